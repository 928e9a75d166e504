//! A Braille display, through brltty: what is said to its reader stands on it, and its keys come from it.
//!
//! A thread of its own has the connection and the [`View`]. The console hands it texts and goes on; pans and steps are done on the thread.
//! When brltty or the display goes away, that is told once, and the thread tries quietly until it is back.

mod ffi;
mod keycodes;
pub mod notice;

use std::io::{self, PipeReader, PipeWriter, Read, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, TryRecvError};
use std::thread;

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use self::ffi::{Connection, Gone};
use crate::desk::display::{Press, Shown, View, Wish};
use crate::keys::key::Key;
use crate::words::trouble::DisplayTrouble;

/// How often (s) it is asked how many cells there are; that brltty or the display goes is noticed at once.
const LOOK: i64 = 2;
/// The longest wait (s) before another try to connect; the first ones come sooner. A player who had a display waits for it with the
/// fingers on it.
const LONGEST_WAIT: i64 = 10;
const LONGEST_WAIT_IF_LOST: i64 = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DisplayNews {
    /// It does not work. Told once, until it is back.
    Lost { why: DisplayTrouble },
    /// It works again.
    Back,
    /// Its reader wants the clock: [`Display::show_clock`].
    Clock,
    /// Its reader wants to know what its keys do.
    Help,
    /// A key of its keyboard.
    Key(Key),
}

/// Whether somebody counts on the display.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Where there is one: that there is none is no news.
    IfThere,
    /// In any case: that there is none is told.
    Surely,
}

/// What is done with what stands on the display.
type Order = Box<dyn FnOnce(&mut View) + Send>;

/// A Braille display. It is let go when this is dropped.
#[derive(Debug)]
pub struct Display {
    orders: mpsc::Sender<Order>,
    bell: Bell,
}

/// Wakes the thread: at most one byte at a time lies in the pipe, so that ringing never waits.
#[derive(Debug)]
struct Bell {
    rung: Arc<AtomicBool>,
    rope: PipeWriter,
}

impl Bell {
    fn ring(&self) {
        if !self.rung.swap(true, Ordering::SeqCst) {
            // The thread has ended: there is none to wake.
            let _nobody = (&self.rope).write_all(b"!");
        }
    }
}

impl Display {
    /// Begins to look for a display. `on_event` is called on its thread and must not block.
    ///
    /// # Errors
    /// What the system says when there can be no thread.
    pub fn open(wanted: Wanted, on_event: impl FnMut(DisplayNews) + Send + 'static) -> io::Result<Display> {
        let (sender, orders) = mpsc::channel();
        let (heard, rope) = io::pipe()?;
        let rung = Arc::new(AtomicBool::new(false));
        let reader = Reader {
            view: View::new(0),
            orders,
            heard,
            rung: rung.clone(),
            told: wanted == Wanted::IfThere,
            on_event: Box::new(on_event),
        };
        thread::Builder::new().name("braille".to_owned()).spawn(move || reader.run())?;
        Ok(Display { orders: sender, bell: Bell { rung, rope } })
    }

    /// Something is said: it stands on the display at once.
    pub fn tell(&self, text: &str) {
        let text = text.to_owned();
        self.order(move |view| view.tell(&text));
    }

    /// Something is said of the display itself: it covers nothing that is read there.
    pub fn note(&self, text: &str) {
        let text = text.to_owned();
        self.order(move |view| view.note(&text));
    }

    /// A move is said: its pair stands there at once, and the words when they are asked for.
    pub fn announce(&self, text: &str) {
        let text = text.to_owned();
        self.order(move |view| view.announce(&text));
    }

    /// The last `items` things that were said are a list, which is read from its beginning.
    pub fn begin_list(&self, items: usize) {
        self.order(move |view| view.begin_list(items));
    }

    /// The pairs of the game as it stands now; `none` stands there while there is none.
    pub fn set_pairs(&self, pairs: Vec<String>, none: String) {
        self.order(move |view| view.set_pairs(&pairs, &none));
    }

    /// What is asked and not answered.
    pub fn set_question(&self, question: Option<String>) {
        self.order(move |view| view.set_question(question.as_deref()));
    }

    /// What is being written, with the cursor at this byte of it.
    pub fn draw_entry(&self, text: &str, cursor: usize) {
        let text = text.to_owned();
        self.order(move |view| view.write(&text, cursor));
    }

    /// The clock, as it was asked for.
    pub fn show_clock(&self, text: String) {
        self.order(move |view| view.show_clock(&text));
    }

    fn order(&self, order: impl FnOnce(&mut View) + Send + 'static) {
        // Without a library there is no display, and no thread.
        if self.orders.send(Box::new(order)).is_ok() {
            self.bell.ring();
        }
    }
}

/// The thread.
struct Reader {
    view: View,
    orders: mpsc::Receiver<Order>,
    /// Readable when there are orders, or when the console lets the display go.
    heard: PipeReader,
    rung: Arc<AtomicBool>,
    /// That there is no display has been told, or is no news.
    told: bool,
    on_event: Box<dyn FnMut(DisplayNews) + Send>,
}

/// Why the display is not served any more.
enum Over {
    /// The console has let it go.
    LetGo,
    /// It does not work.
    Lost(DisplayTrouble),
}

impl From<Gone> for Over {
    fn from(Gone: Gone) -> Over {
        Over::Lost(DisplayTrouble::NoBrltty)
    }
}

impl Reader {
    fn run(mut self) {
        let mut wait = 1;
        let mut was_lost = false;
        loop {
            let why = match Connection::open() {
                Ok(connection) => {
                    wait = 1;
                    if std::mem::take(&mut was_lost) {
                        (self.on_event)(DisplayNews::Back);
                    }
                    // A player who has had a display is told again when it is lost.
                    self.told = false;
                    match self.serve(connection) {
                        Over::LetGo => return,
                        Over::Lost(why) => why,
                    }
                }
                Err(why) => why,
            };
            let never = matches!(why, DisplayTrouble::NoLibrary { .. } | DisplayTrouble::ForeignLibrary { .. });
            if !std::mem::replace(&mut self.told, true) {
                was_lost = true;
                (self.on_event)(DisplayNews::Lost { why });
            }
            if never || self.wait(wait).is_err() {
                return;
            }
            wait = (wait + 1).min(if was_lost { LONGEST_WAIT_IF_LOST } else { LONGEST_WAIT });
        }
    }

    /// Shows what is to be shown, until the display is gone.
    fn serve(&mut self, mut connection: Connection) -> Over {
        match self.keep_serving(&mut connection) {
            Err(over) => over,
            Ok(never) => match never {},
        }
    }

    fn keep_serving(&mut self, connection: &mut Connection) -> Result<std::convert::Infallible, Over> {
        let mut cells = 0;
        let mut shown: Option<Shown> = None;
        let mut look = true;
        loop {
            if look {
                let now = connection.cells()?;
                if now == 0 {
                    return Err(Over::Lost(DisplayTrouble::NoDisplay));
                }
                if now != cells {
                    cells = now;
                    self.view.resize(cells);
                    shown = None;
                }
            }
            // Keys may have come in with the answers to what was sent.
            while let Some(code) = connection.key()? {
                if let Some(press) = keycodes::press(code) {
                    self.press(press);
                }
            }
            if !connection.is_there() {
                return Err(Over::Lost(DisplayTrouble::Unplugged));
            }
            self.take_orders()?;
            let next = self.view.shown();
            if shown.as_ref() != Some(&next) {
                connection.write(&next.text, cells, next.cursor)?;
                shown = Some(next);
            }
            look = self.watch(Some(connection), LOOK)?;
        }
    }

    /// Waits until the display or the console wants something, or for this many seconds; whether they have passed.
    fn watch(&mut self, connection: Option<&Connection>, seconds: i64) -> Result<bool, Over> {
        let patience = Timespec { tv_sec: seconds, tv_nsec: 0 };
        let rung = {
            let mut watched = vec![PollFd::new(&self.heard, PollFlags::IN)];
            let file = connection.map(Connection::file);
            watched.extend(file.as_ref().map(|file| PollFd::new(file, PollFlags::IN)));
            match poll(&mut watched, Some(&patience)) {
                Ok(0) => return Ok(true),
                Err(rustix::io::Errno::INTR) => return Ok(false),
                Err(_) => return Err(Over::LetGo),
                Ok(_) => watched.first().is_some_and(|bell| !bell.revents().is_empty()),
            }
        };
        if rung {
            let mut bytes = [0; 16];
            // Nothing to read: the other end is closed.
            if self.heard.read(&mut bytes).unwrap_or(0) == 0 {
                return Err(Over::LetGo);
            }
            // From now on another order rings again.
            self.rung.store(false, Ordering::SeqCst);
        }
        Ok(false)
    }

    /// Waits this many seconds with no display; an error when the console has let it go.
    fn wait(&mut self, seconds: i64) -> Result<(), Over> {
        // What is told meanwhile is a reason to try at once.
        self.watch(None, seconds)?;
        self.take_orders()
    }

    fn press(&mut self, press: Press) {
        let event = match self.view.press(press) {
            None => return,
            Some(Wish::Clock) => DisplayNews::Clock,
            Some(Wish::Help) => DisplayNews::Help,
            Some(Wish::Type(key)) => DisplayNews::Key(key),
        };
        (self.on_event)(event);
    }

    fn take_orders(&mut self) -> Result<(), Over> {
        loop {
            match self.orders.try_recv() {
                Ok(order) => order(&mut self.view),
                Err(TryRecvError::Empty) => return Ok(()),
                Err(TryRecvError::Disconnected) => return Err(Over::LetGo),
            }
        }
    }
}
