//! A conversation with one engine: who it is, what it is told before a game, one question after another.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use crossbeam_channel::RecvTimeoutError;

use super::options::{self, ratings};
use super::process::Process;
use super::protocol::{self, Info, Offered, Said};
use crate::game::engine_trouble::{CannotPlay, EngineFailure};
use crate::game::participant::Strength;
use crate::rules::position::{Intent, Position};
use crate::time::{Stamper, Tick};

/// More options than an engine has.
const MOST_OPTIONS: usize = 500;

/// More lines of play at once than a player asks for.
const MOST_LINES: usize = 10;

/// So often (ms) a search looks whether its question has been withdrawn.
const LOOK: u64 = 20;

/// An engine, and what it shall be.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub program: PathBuf,
    /// How strong it plays.
    pub strength: Strength,
    /// Options, as in `Hash=64; Contempt=0`.
    pub options: String,
    /// Whether it plays Chess960.
    pub chess960: bool,
    /// How long it is waited for.
    pub patience: Patience,
}

/// How long (ms) an engine is waited for.
#[derive(Copy, Clone, Debug)]
pub struct Patience {
    /// Until it has told all about itself, and until it is ready.
    pub ready: u64,
    /// Until it answers, beyond the time that it was given to think.
    pub answer: u64,
}

impl Patience {
    /// Engines load files of a hundred megabytes from slow disks.
    pub const USUAL: Patience = Patience { ready: 10_000, answer: 4_000 };
}

/// How long an engine thinks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Think {
    Millis(u64),
    /// The number of positions, however long they take.
    Nodes(u64),
}

/// How long (ms) a number of positions may take, where time is not what limits the thinking.
const NODES_TAKE: u64 = 30_000;

/// What an engine has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its move.
    pub best: Intent,
    /// The lines that it told last, the best first.
    pub lines: Vec<Info>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// It is not wanted any more.
    Withdrawn,
    /// The engine has failed, and is of no use as it is.
    Failed(EngineFailure),
}

impl From<EngineFailure> for NoAnswer {
    fn from(failure: EngineFailure) -> NoAnswer {
        NoAnswer::Failed(failure)
    }
}

/// A running engine. Dropping it ends the engine.
#[derive(Debug)]
pub struct Session {
    /// `None` after a failure, until it is started again.
    process: Option<Process>,
    wanted: Wanted,
    name: String,
    offered: Vec<Offered>,
    settings: Vec<String>,
    clock: Stamper,
}

impl Session {
    /// Starts an engine, asks what it is, and tells it what it shall be.
    ///
    /// # Errors
    /// Why it cannot play.
    pub fn open(wanted: Wanted) -> Result<Session, CannotPlay> {
        let shown = wanted.program.display().to_string();
        let not_started = |error: io::Error| CannotPlay::NotStarted { program: shown.clone(), why: error.into() };
        let no_engine = |why| CannotPlay::NoEngine { program: shown.clone(), why };
        let process = Process::start(&wanted.program).map_err(not_started)?;
        let (name, offered, settings) = (String::new(), Vec::new(), Vec::new());
        let mut session = Session { process: Some(process), wanted, name, offered, settings, clock: Stamper::real() };
        session.introduce().map_err(no_engine)?;
        if session.name.is_empty() {
            let stem = session.wanted.program.file_stem().unwrap_or_default();
            session.name = stem.to_string_lossy().into_owned();
        }
        let Wanted { strength, chess960, options, .. } = &session.wanted;
        session.settings = options::settings(&session.name, &session.offered, *strength, *chess960, options)?;
        session.prepare().map_err(no_engine)?;
        Ok(session)
    }

    /// Starts the same engine again, in a process of its own, and tells it the same.
    ///
    /// # Errors
    /// It does not come back.
    pub fn start_again(&mut self) -> Result<(), EngineFailure> {
        self.process = None;
        self.process = Some(Process::start(&self.wanted.program).map_err(|_| EngineFailure::Ended)?);
        let done = self.introduce().and_then(|()| self.prepare());
        if done.is_err() {
            self.process = None;
        }
        done
    }

    /// Whether it runs, as far as anybody knows.
    pub const fn is_running(&self) -> bool {
        self.process.is_some()
    }

    /// What it calls itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of its process, if it runs.
    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }

    /// What it can be told.
    pub fn offered(&self) -> &[Offered] {
        &self.offered
    }

    /// The lowest and the highest rating at which it can be told to play.
    pub fn ratings(&self) -> Option<(i64, i64)> {
        ratings(&self.offered)
    }

    /// Tells it that a new game begins.
    ///
    /// # Errors
    /// It does not answer.
    pub fn new_game(&mut self) -> Result<(), EngineFailure> {
        self.tell("ucinewgame").and_then(|()| self.sync()).map_err(|failure| self.fails(failure))
    }

    /// Asks for its move, and for `lines` lines where it can think about several. `earlier` are the positions before, the oldest first.
    ///
    /// # Errors
    /// It has failed, or `is_open` says no: the answer is not wanted any more.
    pub fn think(
        &mut self,
        position: &Position,
        earlier: &[Position],
        (think, lines): (Think, usize),
        is_open: &dyn Fn() -> bool,
    ) -> Result<Found, NoAnswer> {
        let found = self.ask(position, earlier, (think, lines.clamp(1, MOST_LINES)), is_open);
        if let Err(NoAnswer::Failed(_)) = found {
            self.process = None;
        }
        found
    }

    fn ask(
        &mut self,
        position: &Position,
        earlier: &[Position],
        (think, lines): (Think, usize),
        is_open: &dyn Fn() -> bool,
    ) -> Result<Found, NoAnswer> {
        if options::find(&self.offered, "MultiPV").is_some() {
            self.tell(&format!("setoption name MultiPV value {lines}"))?;
        }
        // After this no answer to an earlier question arrives.
        self.sync()?;
        self.tell(&protocol::position(position, earlier))?;
        let takes = match think {
            Think::Millis(millis) => {
                self.tell(&format!("go movetime {millis}"))?;
                millis
            }
            Think::Nodes(nodes) => {
                self.tell(&format!("go nodes {nodes}"))?;
                NODES_TAKE
            }
        };
        let until = self.clock.now().after(takes.saturating_add(self.wanted.patience.answer));
        let mut told: Vec<Info> = Vec::new();
        loop {
            if !is_open() {
                self.stop()?;
                return Err(NoAnswer::Withdrawn);
            }
            match self.next(until, LOOK)? {
                Some(Said::Best(text)) => {
                    let best = best_of(&text, position)?;
                    return Ok(Found { best, lines: told });
                }
                Some(Said::Info(info)) => note(&mut told, info, lines),
                _ => {}
            }
        }
    }

    /// Ends its thinking, whatever has come of it.
    fn stop(&mut self) -> Result<(), EngineFailure> {
        self.tell("stop")?;
        let until = self.clock.now().after(self.wanted.patience.answer);
        loop {
            if let Some(Said::Best(_)) = self.next(until, u64::MAX)? {
                return Ok(());
            }
        }
    }

    /// Hears all about it.
    fn introduce(&mut self) -> Result<(), EngineFailure> {
        self.tell("uci")?;
        self.offered.clear();
        let until = self.clock.now().after(self.wanted.patience.ready);
        loop {
            match self.next(until, u64::MAX)? {
                Some(Said::UciOk) => return Ok(()),
                Some(Said::Name(name)) => self.name = name,
                Some(Said::Option(option)) if self.offered.len() < MOST_OPTIONS => self.offered.push(option),
                _ => {}
            }
        }
    }

    fn prepare(&mut self) -> Result<(), EngineFailure> {
        for line in self.settings.clone() {
            self.tell(&line)?;
        }
        self.tell("ucinewgame")?;
        self.sync()
    }

    /// Waits until it has done all that it was told.
    fn sync(&mut self) -> Result<(), EngineFailure> {
        self.tell("isready")?;
        let until = self.clock.now().after(self.wanted.patience.ready);
        loop {
            if let Some(Said::ReadyOk) = self.next(until, u64::MAX)? {
                return Ok(());
            }
        }
    }

    fn tell(&mut self, line: &str) -> Result<(), EngineFailure> {
        let process = self.process.as_mut().ok_or(EngineFailure::Ended)?;
        process.tell(line).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => EngineFailure::Silent,
            _ => EngineFailure::Ended,
        })
    }

    /// What it says next; `None` where it has said nothing for `pause` milliseconds.
    fn next(&self, until: Tick, pause: u64) -> Result<Option<Said>, EngineFailure> {
        let process = self.process.as_ref().ok_or(EngineFailure::Ended)?;
        let left = until.since(self.clock.now());
        // However much it says, its time is up.
        if left == 0 {
            return Err(EngineFailure::Silent);
        }
        match process.said().recv_timeout(Duration::from_millis(left.min(pause))) {
            Ok(said) => Ok(Some(said)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(EngineFailure::Ended),
        }
    }

    fn fails(&mut self, failure: EngineFailure) -> EngineFailure {
        self.process = None;
        failure
    }
}

fn best_of(text: &str, position: &Position) -> Result<Intent, EngineFailure> {
    let wrong = || {
        let text = text.to_owned();
        if protocol::is_move(&text) { EngineFailure::Illegal { text } } else { EngineFailure::Wrong { text } }
    };
    protocol::move_of(text, position).ok_or_else(wrong)
}

/// Of each line the newest.
fn note(told: &mut Vec<Info>, info: Info, most: usize) {
    if !(1..=most).contains(&info.rank) {
        return;
    }
    told.retain(|old| old.rank != info.rank);
    let place = told.partition_point(|old| old.rank < info.rank);
    told.insert(place, info);
}
