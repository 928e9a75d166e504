//! Paired screens: pages in browsers that show the game, and the seat of an opponent who plays on one. A seat is a client of the table
//! like any other: its words come as lines, and what is entered there goes to the table as lines.

mod actions;
pub mod export;
mod face;
mod for_arbiter;
mod gate;
mod house;
mod keys;
mod memory;
mod network;
pub mod notice;
mod onlookers;
pub mod pairing;
pub mod picture;
mod places;
mod server;
pub mod shown;
pub mod texts;

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{fs, io};

use tokio::sync::{mpsc, oneshot};

use crate::game::fact::Started;
use crate::game::participant::Language;
use crate::game::screen_event::{Page, Role};
use crate::game::system_error::SystemError;
use crate::words::Words;
pub use actions::Offered;
pub use face::Face;
use house::{Faces, House};
pub use memory::Memory;
use notice::ScreenNotice;
use onlookers::Onlookers;
use pairing::{Admission, Audience, Pairing, Visitor, VisitorId};
pub use server::PULSE;
use shown::Shown;

/// Where the page is, unless something else is there already.
const PORT: u16 = 4960;

/// The picture of the last invitation, beside the games.
const PICTURE: &str = "screen-code.svg";

/// What the console is told of the screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScreenNews {
    /// Somebody came with the right code, and waits for an answer.
    Knocks(Visitor),
    /// After too many wrong codes visitors are refused for a minute.
    Closed {
        /// All visitors are refused; else only those from the address of these codes.
        for_all: bool,
    },
    /// Something has become of the page of a seat.
    Page(Role, Page),
    /// Somebody has sat down at a screen, who is spoken to in this language.
    Sits(Role, Language),
    /// Who sits there is spoken to in this language from now on.
    Speaks(Role, Language),
    /// For a minute no device in the network has opened the page.
    NoVisitor,
    /// An invitation was drawn in this file, or could not be: what the system says.
    Drawn(Result<PathBuf, SystemError>),
    /// What the screens remember was written, or could not be: what the system says.
    Kept(Option<SystemError>),
}

/// What the screens are for.
pub struct Wanted {
    /// Everybody at this machine can see the board.
    pub everybody: bool,
    /// The seats that somebody can have at one.
    pub seats: Vec<Role>,
    /// An arbiter says who may have one.
    pub supervised: bool,
    /// How late spectators see what happens.
    pub late: Duration,
    /// So often a page is asked whether it is still there: [`PULSE`].
    pub pulse: Duration,
    /// Who sits there already, where a game goes on, and with which codes others look on.
    pub came: (Vec<Visitor>, Vec<Admission>),
    /// What is remembered, and where.
    pub memory: (Memory, PathBuf),
    /// Takes a line from a seat; `false`: there are too many. It must not block.
    pub enter: Box<dyn Fn(Role, String) -> bool + Send + Sync>,
    /// Takes news. It must not block.
    pub tell: Box<dyn Fn(ScreenNews) + Send + Sync>,
    /// Makes files of the game for the arbiter.
    pub export: Export,
}

/// Makes a file of the game in the form that is named: its type, and what is in it.
pub type Export = Box<dyn Fn(&str) -> Option<(&'static str, Vec<u8>)> + Send + Sync>;

/// An invitation to a seat, or to the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Where the page is.
    pub address: String,
    /// The six digits that are entered there.
    pub code: String,
}

impl Invitation {
    /// How the future holder of this seat gets to it, in words.
    pub fn notice(self, role: Role) -> ScreenNotice {
        let Invitation { address, code } = self;
        ScreenNotice::Invited { role, address, code }
    }

    /// The address followed by the code, as a camera reads it. What follows `#` is not sent to any server.
    pub fn link(&self) -> String {
        format!("{}#{}", self.address, self.code)
    }
}

/// A file that is to be written.
#[derive(Debug)]
pub enum Errand {
    /// What the screens remember.
    Keep,
    /// The picture of an invitation, which goes with the screens.
    Draw(Invitation),
}

/// What is remembered, and the file for it.
#[derive(Debug)]
struct Remembered {
    memory: Mutex<Memory>,
    /// Where it is kept; who writes holds it.
    data: Mutex<PathBuf>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The pages and their server, which has a thread of its own. Dropping it ends both.
pub struct Screens {
    house: Arc<House>,
    /// Where this machine's own browser finds the page.
    address: SocketAddr,
    /// Devices in the network may join.
    is_network_open: bool,
    /// Something else was at the port that the page had before.
    has_moved: bool,
    places: mpsc::UnboundedSender<server::Door>,
    memory: Arc<Remembered>,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Screens {
    /// Serves the page on this machine alone.
    ///
    /// # Errors
    /// The system gives no port or no thread.
    pub fn open(words: Arc<Words>, wanted: Wanted) -> io::Result<Screens> {
        let Wanted { everybody, seats, supervised, late, pulse, came, memory: (memory, data), enter, tell, export } =
            wanted;
        // Pages of a game that goes on look for it where it was.
        let before = memory.port().filter(|_| !(came.0.is_empty() && came.1.is_empty()));
        let faces = Faces {
            onlookers: Onlookers::new(late, !seats.is_empty()),
            shows_here: everybody,
            seats: seats.into_iter().map(|role| (role, Face::new(false))).collect(),
        };
        let pairing = Pairing::with(came, supervised);
        let local = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let listener = local(before.unwrap_or(PORT)).or_else(|_| local(PORT)).or_else(|_| local(0))?;
        let address = listener.local_addr()?;
        let house = Arc::new(House::new(words, address.port(), faces, pairing, (enter, tell), export));
        let has_moved = before.is_some_and(|before| before != address.port());
        house.called(format!("localhost:{}", address.port()));
        house.called(address.to_string());
        let (places, to_serve) = mpsc::unbounded_channel();
        serve_at(&places, listener, false)?;
        let (end, ended) = oneshot::channel();
        // Everything else of it lives on that thread.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
        let own = Arc::clone(&house);
        let serve = move || {
            runtime.block_on(async {
                tokio::select! {
                    () = server::serve(own, to_serve, pulse) => {}
                    _ended = ended => {}
                }
            });
        };
        let thread = thread::Builder::new().name("screens".to_owned()).spawn(serve)?;
        let memory = Arc::new(Remembered { memory: Mutex::new(memory), data: Mutex::new(data) });
        Ok(Screens {
            house,
            address,
            is_network_open: false,
            has_moved,
            places,
            memory,
            end: Some(end),
            thread: Some(thread),
        })
    }

    /// Where the browser of this machine finds it.
    pub fn own_address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Where others find it: what it was called last.
    pub fn address(&self) -> String {
        self.house.address().unwrap_or_else(|| self.own_address())
    }

    /// Lets devices in the network join, too; whether there is one.
    ///
    /// # Errors
    /// The system gives no port.
    pub fn open_network(&mut self) -> io::Result<bool> {
        if self.is_network_open {
            return Ok(true);
        }
        let Some(own) = network::own_address() else { return Ok(false) };
        let bind = |port| TcpListener::bind((own, port));
        let listener = bind(self.address.port()).or_else(|_| bind(0))?;
        let address = listener.local_addr()?;
        self.house.called(address.to_string());
        serve_at(&self.places, listener, true)?;
        self.is_network_open = true;
        Ok(true)
    }

    /// Whether devices in this network may join, as was said before.
    pub fn knows_network(&self) -> bool {
        network::name().is_some_and(|name| lock(&self.memory.memory).knows(&name))
    }

    /// Whether this machine is in a network.
    pub fn has_network(&self) -> bool {
        network::own_address().is_some()
    }

    /// Devices in this network may join from now on, in later games, too.
    pub fn learn_network(&self) {
        if let Some(name) = network::name() {
            lock(&self.memory.memory).learn(name);
        }
    }

    /// All who have a seat or look on now do so at this game; returns whether that is to be written. If there are none, those of another
    /// game stay remembered unless `emptied`.
    pub fn come_to(&self, game: &Started, emptied: bool) -> bool {
        let seated: Vec<Visitor> =
            Role::ALL.into_iter().filter_map(|role| self.seated(role)).map(|(visitor, _)| visitor).collect();
        let came = (seated, self.house.audiences());
        let is_any = !(came.0.is_empty() && came.1.is_empty());
        (emptied || is_any) && lock(&self.memory.memory).come(game, self.address.port(), came)
    }

    /// Writes a file, on the thread that calls it.
    pub fn errand(&self, errand: &Errand) -> Box<dyn FnOnce() -> ScreenNews + Send> {
        let memory = Arc::clone(&self.memory);
        match errand {
            Errand::Keep => Box::new(move || {
                let data = lock(&memory.data);
                // The newest state, regardless of what was written before.
                let newest = lock(&memory.memory).clone();
                ScreenNews::Kept(newest.keep(&data).err().map(SystemError::from))
            }),
            Errand::Draw(invitation) => {
                let picture = picture::svg(&invitation.link()).unwrap_or_default();
                Box::new(move || {
                    let data = lock(&memory.data);
                    let file = data.join(PICTURE);
                    let drawn = memory::keep_private(&data, &file, picture.as_bytes());
                    ScreenNews::Drawn(drawn.map(|()| file).map_err(SystemError::from))
                })
            }
        }
    }

    /// The game stands so, for those who look on.
    pub fn show_onlookers(&self, shown: &Shown) {
        self.house.show_onlookers(shown);
    }

    /// The game stood so as long ago as spectators see it late: a game goes on.
    pub fn show_spectators(&self, shown: Shown) {
        self.house.show_spectators(shown);
    }

    /// What somebody sees in this seat, where there is such a seat.
    pub fn face(&self, role: Role) -> Option<&Face> {
        self.house.face(role)
    }

    /// Whether there may be screens, besides the arbiter's own; whether that is new. Where there may not, all others are sent away.
    pub fn allow(&self, allowed: bool) -> bool {
        self.house.allow(allowed)
    }

    /// Whether there may be screens, besides the arbiter's own.
    pub fn is_allowed(&self) -> bool {
        self.house.is_allowed()
    }

    /// The code that can be used now for a seat, or a new one. `None`: there is no such seat, or not now, or the system gives no random
    /// numbers.
    pub fn invite(&self, role: Role) -> Option<Invitation> {
        self.house.invite(role)
    }

    /// For how long all visitors are refused after too many wrong codes, if they are.
    pub fn closed_for(&self) -> Option<Duration> {
        self.house.closed_for()
    }

    /// The code for those who look on, which can be used again and again. `None`: looking on is not allowed, or the system gives no random
    /// numbers.
    pub fn invite_audience(&self, audience: Audience) -> Option<Invitation> {
        self.house.invite_audience(audience)
    }

    /// The invitation that was given last, as long as its code can be used; never the arbiter's.
    pub fn invited(&self) -> Option<Invitation> {
        self.house.invited()
    }

    /// Whether pages that were open before find the page no longer where it was.
    pub const fn has_moved(&self) -> bool {
        self.has_moved
    }

    /// Those who wait for an answer.
    pub fn waiting(&self) -> Vec<Visitor> {
        self.house.waiting()
    }

    /// Lets somebody in who waits, or does not. `None`: they wait no longer.
    pub fn answer(&self, id: VisitorId, admitted: bool) -> Option<Visitor> {
        self.house.answer(id, admitted)
    }

    /// Takes a seat from who has it.
    pub fn dismiss(&self, role: Role) -> Option<Visitor> {
        self.house.dismiss(role)
    }

    /// Who has a seat, and whether they are there.
    pub fn seated(&self, role: Role) -> Option<(Visitor, bool)> {
        self.house.seated(role)
    }
}

fn serve_at(places: &mpsc::UnboundedSender<server::Door>, listener: TcpListener, outside: bool) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    // The thread takes it as long as the screens are there.
    let _taken = places.send(server::Door { listener, outside });
    Ok(())
}

impl Drop for Screens {
    fn drop(&mut self) {
        // Most games have none.
        let _missing = fs::remove_file(lock(&self.memory.data).join(PICTURE));
        if let Some(end) = self.end.take() {
            // It may have ended by itself.
            let _ended = end.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _panicked = thread.join();
        }
    }
}
