//! Paired screens: pages in browsers that show the game, and the seat of an opponent who plays on one. A seat is a client of the table
//! like any other: its words come as lines, and what is entered there goes to the table as lines.

mod actions;
mod face;
mod house;
mod memory;
mod network;
pub mod pairing;
pub mod picture;
mod server;
pub mod shown;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use tokio::sync::{mpsc, oneshot};

use crate::game::fact::Started;
use crate::game::participant::Language;
use crate::words::Words;
use crate::words::screen_notice::ScreenNotice;
pub use actions::Offered;
pub use face::Face;
use house::{Faces, House};
pub use memory::Memory;
use pairing::{Pairing, Role, Visitor, VisitorId};

/// Where the page is, unless something else is there already.
const PORT: u16 = 4960;

/// What the console is told of the screens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScreenNews {
    /// Somebody came with the right code, and waits for an answer.
    Knocks(Visitor),
    /// After too many wrong codes nobody is let in for a minute.
    Closed,
    /// The opponent's screen is away.
    Gone,
    /// It is back.
    Back,
    /// Somebody has sat down at it, who is spoken to in this language.
    Sits(Language),
    /// Who sits at it is spoken to in this language from now on.
    Speaks(Language),
    /// For a minute nobody in the network has opened the page.
    NoVisitor,
    /// What the screens remember was written, or could not be: what the system says.
    Kept(Option<String>),
}

/// What the screens are for.
pub struct Wanted {
    /// Everybody at this machine can see the board.
    pub everybody: bool,
    /// The opponent plays on one.
    pub opponent: bool,
    /// The owner of the console has a large board on one.
    pub own: bool,
    /// Who sits there already, where a game goes on.
    pub seated: Option<Visitor>,
    /// What is remembered, and where.
    pub memory: (Memory, PathBuf),
    /// Takes a line from a seat; `false`: there are too many. It must not block.
    pub enter: Box<dyn Fn(Role, String) -> bool + Send + Sync>,
    /// Takes news. It must not block.
    pub tell: Box<dyn Fn(ScreenNews) + Send + Sync>,
}

/// An invitation to a seat, or to the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Where the page is.
    pub address: String,
    /// The six digits that are entered there.
    pub code: String,
}

impl Invitation {
    /// How whoever is to have this seat comes to it, in words.
    pub fn notice(self, role: Role) -> ScreenNotice {
        let Invitation { address, code } = self;
        match role {
            Role::Opponent => ScreenNotice::Invited { address, code },
            Role::Own => ScreenNotice::Own { address, code },
        }
    }

    /// The address with the code behind it, as a camera reads it. What stands behind `#` is not sent to any server.
    pub fn link(&self) -> String {
        format!("{}#{}", self.address, self.code)
    }
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
        let Wanted { everybody, opponent, own, seated, memory: (memory, data), enter, tell } = wanted;
        // Pages of a game that goes on look for it where it was.
        let before = memory.port().filter(|_| seated.is_some());
        let faces = Faces {
            everybody: Face::new(opponent || own),
            shows_here: everybody,
            opponent: opponent.then(|| Face::new(false)),
            own: own.then(|| Face::new(false)),
        };
        let house = Arc::new(House::new(words, faces, Pairing::with(seated), enter, tell));
        let local = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let listener = local(before.unwrap_or(PORT)).or_else(|_| local(PORT)).or_else(|_| local(0))?;
        let address = listener.local_addr()?;
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
                    () = server::serve(own, to_serve) => {}
                    _ended = ended => {}
                }
            });
        };
        let thread = thread::Builder::new().name("screens".to_owned()).spawn(serve)?;
        let memory = Arc::new(Remembered { memory: Mutex::new(memory), data: Mutex::new(data) });
        Ok(Screens { house, address, is_network_open: false, places, memory, end: Some(end), thread: Some(thread) })
    }

    /// Where the browser of this machine finds it.
    pub fn own_address(&self) -> String {
        format!("http://{}/", self.address)
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

    /// Whoever has the seat now has it at this game; whether that is to be written. Where nobody has it, another game's stays remembered.
    pub fn sit_at(&self, game: &Started) -> bool {
        let seated = self.seated().map(|(visitor, _)| visitor);
        seated.is_some() && lock(&self.memory.memory).sit(game, self.address.port(), seated)
    }

    /// Nobody has it when the game goes on; whether that is to be written.
    pub fn stand_up(&self, game: &Started) -> bool {
        lock(&self.memory.memory).sit(game, self.address.port(), None)
    }

    /// Writes what is remembered, on whichever thread calls it; what the system says where it cannot.
    pub fn keep(&self) -> impl FnOnce() -> Option<String> + Send + 'static {
        let memory = Arc::clone(&self.memory);
        move || {
            let data = lock(&memory.data);
            // The newest, whoever wrote before.
            let newest = lock(&memory.memory).clone();
            newest.keep(&data).err().map(|why| why.to_string())
        }
    }

    /// What everybody sees, where everybody sees anything.
    pub fn everybody(&self) -> Option<&Face> {
        self.house.everybody()
    }

    /// What somebody sees in this seat, where there is such a seat.
    pub fn face(&self, role: Role) -> Option<&Face> {
        self.house.face(role)
    }

    /// The code that can be used now for a seat, or a new one. `None`: there is no such seat, or the system gives no random numbers.
    pub fn invite(&self, role: Role) -> Option<Invitation> {
        self.house.invite(role)
    }

    /// The code for spectators, which can be used again and again. `None`: the system gives no random numbers.
    pub fn invite_room(&self) -> Option<Invitation> {
        self.house.invite_room()
    }

    /// Lets somebody in who waits, or does not. `None`: they wait no longer.
    pub fn answer(&self, id: VisitorId, admitted: bool) -> Option<Visitor> {
        self.house.answer(id, admitted)
    }

    /// Takes the seat from who has it.
    pub fn dismiss(&self) -> Option<Visitor> {
        self.house.dismiss()
    }

    /// Who has the opponent's seat, and whether they are there.
    pub fn seated(&self) -> Option<(Visitor, bool)> {
        self.house.seated()
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
        if let Some(end) = self.end.take() {
            // It may have ended by itself.
            let _ended = end.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _panicked = thread.join();
        }
    }
}
