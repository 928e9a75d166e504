//! Who is asked for help: a UCI engine at full strength where there is one, or else the built-in engine. Asking blocks, so that it is
//! done on a thread of its own; no engine is started before somebody asks.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::uci::protocol::{is_chess960, move_of};
use super::uci::session::{Found, NoAnswer, Session, Think, Wanted};
use crate::game::advice::Score;
use crate::game::engine_trouble::{CannotPlay, EngineFailure};
use crate::rules::position::{Intent, Position};

/// How much thinking an answer is worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Effort {
    /// The time in milliseconds, without waiting for an engine that has not started yet or thinks about something else.
    AtOnce(u64),
    Millis(u64),
    /// The number of positions. The built-in engine then has the same answer on every machine.
    Nodes(u64),
}

/// A line of play, and how the side to move stands with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// How it stands.
    pub score: Score,
    /// The moves of both sides; there is at least one.
    pub moves: Vec<Intent>,
}

/// The best line from a position, and how the second-best move stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The best line.
    pub best: Variation,
    /// How the side to move stands with its second-best move; `None` where it has but one.
    pub second: Option<Score>,
}

/// What has gone wrong with the UCI engine; the built-in one answers from then on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It cannot be used.
    Cannot(CannotPlay),
    Failed {
        /// What it calls itself.
        name: String,
        /// What happened.
        why: EngineFailure,
    },
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The best line; `None` where there is no legal move, or no engine.
    pub line: Option<Variation>,
    /// What has gone wrong since the last answer.
    pub trouble: Option<Trouble>,
}

/// Who is asked.
#[derive(Debug)]
pub struct Adviser {
    engine: Arc<Mutex<Engine>>,
    builtin: Mutex<Builtin>,
}

/// The UCI engine.
#[derive(Debug)]
enum Engine {
    None,
    /// It has not been asked yet.
    Waiting(Box<Wanted>),
    /// It runs.
    Running(Box<Running>),
    /// It cannot be used any more, which has not been reported yet.
    Failed(Box<Trouble>),
}

#[derive(Debug)]
struct Running {
    session: Session,
    wanted: Wanted,
}

impl Adviser {
    pub fn builtin() -> Adviser {
        Adviser::of(Engine::None)
    }

    /// This UCI engine, or why it cannot be asked, which is told with the first answer.
    pub fn uci(wanted: Result<Wanted, CannotPlay>) -> Adviser {
        Adviser::of(match wanted {
            Ok(wanted) => Engine::Waiting(Box::new(wanted)),
            Err(why) => Engine::Failed(Box::new(Trouble::Cannot(why))),
        })
    }

    fn of(engine: Engine) -> Adviser {
        Adviser { engine: Arc::new(Mutex::new(engine)), builtin: Mutex::default() }
    }

    /// Whether anybody can answer: a program may have been built without an engine, and the machine may have no other one.
    pub fn is_there(&self) -> bool {
        // An engine that somebody holds is there.
        let is_gone = |engine: MutexGuard<'_, Engine>| matches!(*engine, Engine::None);
        Builtin::EXISTS || !self.engine.try_lock().is_ok_and(is_gone)
    }

    /// The best line from a position. `earlier` are the positions before, the oldest first.
    pub fn ask(&self, position: &Position, earlier: &[Position], effort: Effort) -> Advised {
        self.ask_while((position, earlier, effort), &|| true)
    }

    /// The same, as long as `wanted` says that the answer is wanted; otherwise there is no line.
    pub fn ask_while(
        &self,
        (position, earlier, effort): (&Position, &[Position], Effort),
        wanted: &dyn Fn() -> bool,
    ) -> Advised {
        if !position.has_legal_moves() {
            return Advised { line: None, trouble: None };
        }
        let engine = match effort {
            Effort::AtOnce(_) if Builtin::EXISTS => self.ready(),
            Effort::AtOnce(_) | Effort::Millis(_) | Effort::Nodes(_) => Some(lock(&self.engine)),
        };
        let answer = engine.map_or(Ok(None), |mut engine| engine.found((position, earlier, effort), 1, wanted));
        match answer {
            Ok(Some(found)) => Advised { line: Some(variation(position, &found)), trouble: None },
            answer if !wanted() => Advised { line: None, trouble: answer.err() },
            Ok(None) => Advised { line: self.by_builtin(position, earlier, effort), trouble: None },
            Err(trouble) => Advised { line: self.by_builtin(position, earlier, effort), trouble: Some(trouble) },
        }
    }

    /// The best line from a position beside the second-best move; `None` where neither engine can name both, or where the answer is
    /// not wanted any more.
    pub fn pair(
        &self,
        (position, earlier, nodes): (&Position, &[Position], u64),
        wanted: &dyn Fn() -> bool,
    ) -> (Option<Pair>, Option<Trouble>) {
        let has_others = position.has_several_legal_moves();
        let asked = (position, earlier, Effort::Nodes(nodes));
        let pair = |found: &Found| {
            let (best, second) = (variation(position, found), found.lines.get(1).map(|line| line.score));
            (second.is_some() || !has_others).then_some(Pair { best, second })
        };
        let found = lock(&self.engine).found(asked, 2, wanted);
        match found {
            Ok(Some(found)) => (pair(&found), None),
            found if !wanted() => (None, found.err()),
            Ok(None) => (lock(&self.builtin).pair(position, earlier, nodes), None),
            Err(trouble) => (lock(&self.builtin).pair(position, earlier, nodes), Some(trouble)),
        }
    }

    fn by_builtin(&self, position: &Position, earlier: &[Position], effort: Effort) -> Option<Variation> {
        lock(&self.builtin).line(position, earlier, effort)
    }

    /// The engine, if it can answer at once; one that has not started yet is started, for the next question.
    fn ready(&self) -> Option<MutexGuard<'_, Engine>> {
        // The thread that holds it starts it, or asks it something.
        let engine = self.engine.try_lock().ok()?;
        if matches!(*engine, Engine::Waiting(_)) {
            drop(engine);
            let engine = Arc::clone(&self.engine);
            // Without a thread it is started by the next question that waits for it.
            let _started = thread::Builder::new().name("adviser".to_owned()).spawn(move || lock(&engine).start(None));
            return None;
        }
        Some(engine)
    }
}

/// A thread that panicked while holding it has left nothing half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Engine {
    /// Starts it where it does not run as it is wanted; `chess960`: for such a position, or not; `None`: for any.
    fn start(&mut self, chess960: Option<bool>) {
        let wanted = match self {
            Engine::Waiting(wanted) => (**wanted).clone(),
            Engine::Running(running) if chess960.is_some_and(|is| is != running.wanted.chess960) => {
                running.wanted.clone()
            }
            Engine::None | Engine::Running(_) | Engine::Failed(_) => return,
        };
        let wanted = Wanted { chess960: chess960.unwrap_or(wanted.chess960), ..wanted };
        *self = match Session::open(wanted.clone()) {
            Ok(session) => Engine::Running(Box::new(Running { session, wanted })),
            Err(why) => Engine::Failed(Box::new(Trouble::Cannot(why))),
        };
    }

    /// What it says of a position that follows `earlier`, with this many lines; `Ok(None)`: there is none.
    fn found(
        &mut self,
        (position, earlier, effort): (&Position, &[Position], Effort),
        lines: usize,
        wanted: &dyn Fn() -> bool,
    ) -> Result<Option<Found>, Trouble> {
        self.start(Some(is_chess960(position)));
        let running = match self {
            Engine::Running(running) => running,
            Engine::None | Engine::Waiting(_) => return Ok(None),
            Engine::Failed(trouble) => {
                let trouble = (**trouble).clone();
                *self = Engine::None;
                return Err(trouble);
            }
        };
        let think = match effort {
            Effort::AtOnce(millis) | Effort::Millis(millis) => Think::Millis(millis),
            Effort::Nodes(nodes) => Think::Nodes(nodes),
        };
        match running.session.think(position, earlier, (think, lines), wanted) {
            Ok(found) => Ok(Some(found)),
            Err(NoAnswer::Withdrawn) => Ok(None),
            Err(NoAnswer::Failed(why)) => {
                let name = running.session.name().to_owned();
                *self = Engine::None;
                Err(Trouble::Failed { name, why })
            }
        }
    }
}

/// The line of an engine, as far as its moves are legal.
fn variation(position: &Position, found: &Found) -> Variation {
    let mut moves = Vec::new();
    let mut now = position.clone();
    let told = found.lines.first();
    for text in told.iter().flat_map(|line| &line.moves) {
        let Some(intent) = move_of(text, &now) else { break };
        let Ok(next) = now.play(intent) else { break };
        moves.push(intent);
        now = next;
    }
    // An engine that has told no line has told a move all the same. A line that begins otherwise is the last one that was thought to its
    // end, and its score is its own.
    if moves.is_empty() {
        moves.push(found.best);
    }
    Variation { score: told.map_or(Score::Centipawns(0), |line| line.score), moves }
}

#[cfg(feature = "engine")]
#[derive(Debug, Default)]
struct Builtin(Option<Box<super::builtin::Mind>>);

#[cfg(feature = "engine")]
impl Builtin {
    const EXISTS: bool = true;

    fn line(&mut self, position: &Position, earlier: &[Position], effort: Effort) -> Option<Variation> {
        let mind = self.0.get_or_insert_with(|| Box::new(super::builtin::Mind::new(super::Limits::Nodes)));
        super::builtin::with_room(|| mind.line(position, earlier, effort))
    }

    fn pair(&mut self, position: &Position, earlier: &[Position], nodes: u64) -> Option<Pair> {
        let mind = self.0.get_or_insert_with(|| Box::new(super::builtin::Mind::new(super::Limits::Nodes)));
        super::builtin::with_room(|| mind.pair(position, earlier, nodes))
    }
}

/// In a program that was built without it.
#[cfg(not(feature = "engine"))]
#[derive(Debug, Default)]
struct Builtin;

#[cfg(not(feature = "engine"))]
impl Builtin {
    const EXISTS: bool = false;

    #[allow(clippy::unused_self)] // the same as with the engine
    fn line(&mut self, _: &Position, _: &[Position], _: Effort) -> Option<Variation> {
        None
    }

    #[allow(clippy::unused_self)] // the same as with the engine
    fn pair(&mut self, _: &Position, _: &[Position], _: u64) -> Option<Pair> {
        None
    }
}
