//! The built-in opponent: a stub that the console holds, and a worker thread that thinks.
//!
//! Nothing comes back for a question that has been withdrawn: a new question withdraws the open one, and so do
//! [`BuiltinEngine::rest`] and dropping the stub.

mod analysis;
pub mod eval;
pub mod levels;
mod order;
pub mod search;
pub mod table;

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use shakmaty::{Chess, Position as _};

use super::asked::Asked;
use super::draw::accepts;
use super::pace;
pub use super::{Limits, Reply};
use crate::game::effect::{EngineAnswer, EngineQuestion, EngineTask};
use crate::game::fact::Source;
use crate::rules::position::intent_of;
use crate::time::Tick;
use eval::Evaluator;
use levels::Level;
use search::{Aim, Meter, Search, Thought, repeatable};
use table::Table;

/// Room for the deepest line with a position at each half-move, in builds without optimisation too; only what is used of it
/// becomes resident.
const STACK: usize = 16 << 20;

/// The search for an answer to an offer of a draw: not deep, since a player does not think long about it.
const DRAW: Aim = Aim { depth: 8, margin: 0 };

/// Nodes for that answer, whatever the level: a weak player, too, knows whether they stand better.
const DRAW_NODES: u64 = 30_000;

/// How long (ms) a level may think without a clock. Its nodes are done long before, unless the machine is very slow.
const USUAL: u64 = 1_500;

/// The built-in opponent's thread could not be started; there is no opponent.
#[derive(Debug, thiserror::Error)]
#[error("the built-in opponent cannot start: {0}")]
pub struct CannotStart(#[from] std::io::Error);

/// The stub. Dropping it withdraws what is open and ends the thread.
#[derive(Debug)]
pub struct BuiltinEngine {
    asked: Arc<Asked>,
    limits: Limits,
    questions: Option<Sender<Question>>,
    worker: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Question {
    number: u64,
    asked: Option<Tick>,
    task: EngineTask,
}

/// Starts the opponent.
///
/// `send` is called on its thread. It must not wait for the thread that calls [`BuiltinEngine::ask`] or [`BuiltinEngine::rest`] (those
/// wait for a `send` that is under way), and must not call them.
///
/// # Errors
/// The system gives no thread.
pub fn spawn(limits: Limits, send: impl FnMut(Reply) + Send + 'static) -> Result<BuiltinEngine, CannotStart> {
    let limits = match limits {
        Limits::Time { stamper } if stamper.is_simulated() => Limits::Nodes,
        other => other,
    };
    let shared = Arc::new(Asked::default());
    let (questions, inbox) = mpsc::channel();
    let mind = Mind::new(limits.clone());
    let for_worker = Arc::clone(&shared);
    let worker = thread::Builder::new()
        .name("engine".to_owned())
        .stack_size(STACK)
        .spawn(move || own(mind, &for_worker, &inbox, send))?;
    Ok(BuiltinEngine { asked: shared, limits, questions: Some(questions), worker: Some(worker) })
}

impl BuiltinEngine {
    /// Asks. A question that is still open is withdrawn; there is at most one reply, and none where there is no legal move.
    pub fn ask(&self, task: EngineTask) {
        let number = self.asked.withdraw();
        let asked = match &self.limits {
            Limits::Time { stamper } => Some(stamper.now()),
            Limits::Nodes => None,
        };
        if let Some(questions) = &self.questions {
            // The worker lives as long as the stub; if `send` has panicked there, no answer can come.
            let _worker_is_gone = questions.send(Question { number, asked, task });
        }
    }

    /// Withdraws the open question. When this returns, no reply to it will come any more.
    pub fn rest(&self) {
        self.asked.withdraw();
    }
}

impl Drop for BuiltinEngine {
    fn drop(&mut self) {
        self.rest();
        self.questions = None;
        if let Some(worker) = self.worker.take() {
            // A panic in `send` has been reported where it happened.
            let _send_panicked = worker.join();
        }
    }
}

fn own(mut mind: Mind, shared: &Asked, inbox: &Receiver<Question>, mut send: impl FnMut(Reply)) {
    while let Ok(Question { number, asked, task }) = inbox.recv() {
        if let Some(answer) = mind.answer_while(&task, asked, Some((shared.open(), number))) {
            shared.if_open(number, || send(Reply { after: task.after, answer, by: Source::BuiltinEngine }));
        }
    }
}

/// Searches on a thread that has room for the deepest line, and waits for it; `None` where the system gives no thread.
pub fn with_room<T: Send>(search: impl FnOnce() -> Option<T> + Send) -> Option<T> {
    thread::scope(|scope| {
        let builder = thread::Builder::new().name("advice".to_owned()).stack_size(STACK);
        let searching = builder.spawn_scoped(scope, search).ok()?;
        // A panic has been reported where it happened.
        searching.join().ok().flatten()
    })
}

/// What thinks, without a thread: for measurements, and for callers that can wait.
#[derive(Debug)]
pub struct Mind {
    limits: Limits,
    table: Table,
    evaluator: Evaluator,
}

impl Mind {
    /// A mind with nothing in it.
    pub fn new(limits: Limits) -> Mind {
        Mind { limits, table: Table::new(), evaluator: Evaluator::new() }
    }

    /// Answers a task; `None` where there is no legal move to make.
    pub fn answer(&mut self, task: &EngineTask) -> Option<EngineAnswer> {
        let asked = match &self.limits {
            Limits::Time { stamper } => Some(stamper.now()),
            Limits::Nodes => None,
        };
        self.answer_while(task, asked, None)
    }

    /// The move that some other strength than that of a level would make; `None` where there is no legal move.
    pub fn choose_as(&mut self, level: Level, task: &EngineTask) -> Option<crate::rules::position::Intent> {
        self.choose(task.position.chess(), level, task, None, None)
    }

    /// As [`Mind::answer`], while this question is open.
    pub fn answer_while(
        &mut self,
        task: &EngineTask,
        asked: Option<Tick>,
        open: Option<(&AtomicU64, u64)>,
    ) -> Option<EngineAnswer> {
        if let Some(known) = task.known() {
            return Some(known);
        }
        let chess = task.position.chess();
        match task.question {
            EngineQuestion::Move => {
                self.choose(chess, levels::level(task.level), task, asked, open).map(EngineAnswer::Move)
            }
            EngineQuestion::Draw => {
                let thought = self.think(chess, task, DRAW, Meter::nodes(DRAW_NODES), open);
                let score = thought.moves.first().map_or_else(|| self.evaluator.score(chess), |(_, score)| *score);
                let ours = if chess.turn() == task.side { score } else { -score };
                Some(if accepts(chess, ours) { EngineAnswer::Accept } else { EngineAnswer::Decline })
            }
        }
    }

    fn choose(
        &mut self,
        chess: &Chess,
        level: Level,
        task: &EngineTask,
        asked: Option<Tick>,
        open: Option<(&AtomicU64, u64)>,
    ) -> Option<crate::rules::position::Intent> {
        let legal = chess.legal_moves();
        if legal.len() < 2 {
            return legal.first().copied().map(intent_of);
        }
        let limits = self.limits.clone();
        let meter = meter(&limits, level, task.time, asked);
        let thought = self.think(chess, task, level.aim(chess), meter, open);
        let half_move = task.after.map_or(0, |id| u64::from(id.0) + 1);
        let mut luck = levels::luck(task.seed, half_move);
        level.choose(chess, &thought, &mut luck).map(|(m, _)| intent_of(m))
    }

    fn think(
        &mut self,
        chess: &Chess,
        task: &EngineTask,
        aim: Aim,
        meter: Meter<'_>,
        open: Option<(&AtomicU64, u64)>,
    ) -> Thought {
        let earlier = repeatable(chess, task.earlier.iter().map(crate::rules::position::Position::chess));
        let meter = match open {
            Some((open, number)) => meter.while_open(open, number),
            None => meter,
        };
        Search::new(&mut self.table, &self.evaluator, meter, earlier).think(chess, aim)
    }
}

fn meter(limits: &Limits, level: Level, time: Option<(u64, u64)>, asked: Option<Tick>) -> Meter<'_> {
    match limits {
        Limits::Nodes => Meter::nodes(level.nodes),
        Limits::Time { stamper } => {
            let asked = asked.unwrap_or_else(|| stamper.now());
            Meter::nodes(level.nodes).until(stamper, asked.after(pace::allotted(time, USUAL)))
        }
    }
}
