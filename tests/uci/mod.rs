//! UCI engines: the real ones of Debian, and one that answers wrong in every way.

mod advice;
mod liar;
mod real;
mod review;

use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use annabella::engine::uci::session::{Patience, Session, Wanted};
use annabella::engine::uci::{self, News, UciEngine};
use annabella::engine::{Limits, Reply};
use annabella::game::effect::{EngineQuestion, EngineTask};
use annabella::game::engine_trouble::{CannotPlay, EngineTrouble};
use annabella::game::participant::Strength;
use annabella::rules::position::Position;
use annabella::time::Stamper;

/// Where Debian's packages put them.
pub const STOCKFISH: &str = "/usr/games/stockfish";
pub const FAIRY: &str = "/usr/games/fairy-stockfish";

/// How long anything may take on a busy machine.
const A_LONG_WHILE: Duration = Duration::from_mins(2);

pub fn wanted(program: impl AsRef<Path>) -> Wanted {
    Wanted {
        program: program.as_ref().to_owned(),
        strength: Strength::Full,
        options: String::new(),
        chess960: false,
        patience: Patience { ready: 60_000, answer: 60_000 },
    }
}

pub fn open(program: &str) -> Session {
    Session::open(wanted(program)).unwrap_or_else(|why: CannotPlay| panic!("{program}: {why:?}"))
}

/// A task for whoever is to move.
pub fn task(position: &Position) -> EngineTask {
    EngineTask {
        after: None,
        position: position.clone(),
        side: position.turn(),
        earlier: Vec::new(),
        question: EngineQuestion::Move,
        in_opening: None,
        time: None,
        level: 3,
        seed: 1,
    }
}

/// An engine that plays, and what it tells.
pub struct Playing {
    pub engine: UciEngine,
    news: Receiver<News>,
}

impl Playing {
    pub fn new(session: Session, timed: bool) -> Playing {
        let (send, news) = channel();
        let limits = if timed { Limits::Time { stamper: Stamper::real() } } else { Limits::Nodes };
        let engine = uci::spawn(session, &limits, move |news| drop(send.send(news))).expect("a thread");
        Playing { engine, news }
    }

    /// The next answer, and what went wrong before it.
    pub fn answer(&self) -> (Reply, Vec<EngineTrouble>) {
        let mut troubles = Vec::new();
        loop {
            match self.news.recv_timeout(A_LONG_WHILE).expect("an answer") {
                News::Reply(reply) => return (reply, troubles),
                News::Trouble(trouble) => troubles.push(trouble),
            }
        }
    }

    /// Whether something has been told.
    pub fn has_told(&self) -> bool {
        self.news.try_recv().is_ok()
    }
}

/// Whether there is a process of this number, be it only its remains.
pub fn is_there(id: u32) -> bool {
    Path::new(&format!("/proc/{id}")).exists()
}

pub fn signal(name: &str, id: u32) {
    let sent = Command::new("kill").args(["-s", name, &id.to_string()]).status().expect("kill");
    assert!(sent.success(), "{name} to {id}");
}
