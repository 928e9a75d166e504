//! The keys of a terminal.
//!
//! While a [`Session`] lives, the terminal is in raw mode: Ctrl-C, Ctrl-Z and Ctrl-\ are keys, nothing is echoed, and a line
//! that is written must end with `\r\n`. It also marks pasted text as pasted.
//!
//! The session restores the terminal when it is dropped, and when the thread that opened it panics (then before the message
//! of the panic is printed). A panic of another thread leaves the terminal alone, because the game goes on. Leave the
//! program by returning from `main`: `std::process::exit` drops nothing.

use crossbeam_channel::{SendError, Sender};
use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, PipeReader, PipeWriter, Read, Write};
use std::os::fd::AsFd;
use std::panic;
use std::sync::{Mutex, Once, PoisonError};
use std::thread::{self, ThreadId};

use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
use rustix::event::{PollFd, PollFlags, Timespec, poll};

use super::decode::{Decoded, Decoder};
use super::{InputEvent, signals};
use crate::time::{Stamper, Tick};

/// The thread whose session has the terminal in raw mode.
static OWNER: Mutex<Option<ThreadId>> = Mutex::new(None);
static HOOK: Once = Once::new();

/// A terminal in raw mode whose keys arrive as [`InputEvent`]s.
#[derive(Debug)]
pub struct Session {
    /// First, so that no key is taken from the program that reads the terminal next.
    _stop: PipeWriter,
    _signals: signals::Watch,
    _raw: Raw,
}

impl Session {
    /// Puts the terminal on standard input into raw mode and begins to read it.
    ///
    /// # Errors
    /// When standard input is no terminal, when this program has a session already, or when the terminal or a thread is
    /// refused. The terminal is left as it was.
    pub fn open<T: From<InputEvent> + Send + 'static>(
        stamper: &Stamper,
        keys: &Sender<InputEvent>,
        urgent: &Sender<T>,
    ) -> io::Result<Session> {
        let raw = Raw::enter()?;
        let keyboard = File::from(io::stdin().as_fd().try_clone_to_owned()?);
        let (stopped, stop) = io::pipe()?;
        let signals = signals::watch(stamper.clone(), urgent.clone())?;
        let reader = Reader {
            keyboard,
            stopped,
            sender: keys.clone(),
            stamper: stamper.clone(),
            decoder: Decoder::new(),
            arrived: stamper.now(),
        };
        thread::Builder::new().name("keys".to_owned()).spawn(move || reader.run())?;
        Ok(Session { _stop: stop, _signals: signals, _raw: raw })
    }
}

/// Raw mode and marked pastes, until it is dropped.
#[derive(Debug)]
struct Raw(());

impl Raw {
    fn enter() -> io::Result<Raw> {
        if !io::stdin().is_terminal() {
            return Err(io::Error::new(ErrorKind::Unsupported, "standard input is no terminal"));
        }
        let mut owner = OWNER.lock().unwrap_or_else(PoisonError::into_inner);
        if owner.is_some() {
            return Err(io::Error::new(ErrorKind::ResourceBusy, "the terminal is being read already"));
        }
        HOOK.call_once(restore_before_a_panic_is_told);
        enable_raw_mode()?;
        *owner = Some(thread::current().id());
        // A terminal that does not know the mode ignores it; then pastes arrive as keys.
        let _ = screen().and_then(|mut screen| execute!(screen, EnableBracketedPaste));
        Ok(Raw(()))
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        restore();
    }
}

/// Puts the terminal back, if that has not been done yet.
fn restore() {
    let mut owner = OWNER.lock().unwrap_or_else(PoisonError::into_inner);
    if owner.take().is_some() {
        // If the terminal is gone there is nothing to restore, and nowhere to report it.
        let _ = screen().and_then(|mut screen| execute!(screen, DisableBracketedPaste));
        let _ = disable_raw_mode();
    }
}

/// Where to write what is meant for the terminal alone: standard output may be a file.
fn screen() -> io::Result<impl Write> {
    File::options().write(true).open("/dev/tty").or_else(|missing| {
        let output = io::stdout();
        if output.is_terminal() { output.as_fd().try_clone_to_owned().map(File::from) } else { Err(missing) }
    })
}

fn restore_before_a_panic_is_told() {
    let told = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        // If the lock is held, this very thread may hold it; then dropping the session has to do.
        let owner = OWNER.try_lock().ok().and_then(|owner| *owner);
        if owner.is_some_and(|owner| cfg!(panic = "abort") || owner == thread::current().id()) {
            restore();
        }
        told(panic);
    }));
}

/// The thread that reads the keyboard.
struct Reader {
    keyboard: File,
    /// Its other end is closed when the session ends.
    stopped: PipeReader,
    sender: Sender<InputEvent>,
    stamper: Stamper,
    decoder: Decoder,
    /// When the last bytes came.
    arrived: Tick,
}

/// What woke the reader.
enum Woken {
    Bytes,
    Silence,
    Stopped,
}

impl Reader {
    fn run(mut self) {
        let mut buffer = vec![0; 4096];
        loop {
            let decoded = match self.wait() {
                Ok(Woken::Stopped) => return,
                Ok(Woken::Silence) => self.decoder.give_up(),
                Ok(Woken::Bytes) => match self.keyboard.read(&mut buffer) {
                    Ok(0) => break,
                    Ok(length) => {
                        self.arrived = self.stamper.now();
                        self.decoder.feed(&buffer[..length])
                    }
                    Err(error) if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => continue,
                    Err(_) => break,
                },
                Err(_) => break,
            };
            if self.send(decoded).is_err() {
                return;
            }
        }
        let open = self.decoder.give_up();
        let end = InputEvent::End { at: self.stamper.now() };
        // An error here means that the receiver is gone.
        let _ = self.send(open).and_then(|()| self.sender.send(end));
    }

    /// Waits for bytes, for as long as the decoder is ready to wait, or for the end of the session.
    fn wait(&self) -> io::Result<Woken> {
        let patience = self
            .decoder
            .patience()
            .map(|millis| Timespec { tv_sec: i64::from(millis / 1000), tv_nsec: i64::from(millis % 1000) * 1_000_000 });
        loop {
            let mut watched = [PollFd::new(&self.stopped, PollFlags::IN), PollFd::new(&self.keyboard, PollFlags::IN)];
            match poll(&mut watched, patience.as_ref()) {
                Err(rustix::io::Errno::INTR) => {}
                Err(error) => return Err(error.into()),
                Ok(0) => return Ok(Woken::Silence),
                Ok(_) if !watched[0].revents().is_empty() => return Ok(Woken::Stopped),
                // A terminal that went away is readable as well: the read says so.
                Ok(_) => return Ok(Woken::Bytes),
            }
        }
    }

    fn send(&self, decoded: Vec<Decoded>) -> Result<(), SendError<InputEvent>> {
        let at = self.arrived;
        decoded.into_iter().try_for_each(|decoded| {
            let event = match decoded {
                Decoded::Key(key) => InputEvent::Key { at, key },
                Decoded::Paste(text) => InputEvent::Paste { at, text },
            };
            self.sender.send(event)
        })
    }
}
