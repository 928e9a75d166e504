//! Opponents that are UCI engines: a stub that the console holds, and a worker thread that asks the engine, starts it again when it fails,
//! and lets the built-in opponent answer in its place when that does not help.

pub mod find;
pub mod options;
pub mod process;
pub mod protocol;
pub mod session;

use std::io;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use super::asked::Asked;
use super::{Limits, Reply, draw, pace};
use crate::game::effect::{EngineAnswer, EngineQuestion, EngineTask};
use crate::game::engine_trouble::{EngineFailure, EngineTrouble};
use crate::game::fact::Source;
use protocol::Score;
use session::{Found, NoAnswer, Session, Think};

/// How long (ms) an engine thinks about a move where there is no clock.
const USUAL_THINK: u64 = 1_000;

/// How long it thinks about an offer of a draw.
const ABOUT_A_DRAW: u64 = 500;

/// What it looks at where time stands still.
const NODES: u64 = 20_000;

/// So often an engine may fail with one question.
const ATTEMPTS: u32 = 3;

/// Better than any score without a mate, in hundredths of a pawn.
const MATE: i32 = 30_000;

/// News of the worker.
#[derive(Debug)]
pub enum News {
    /// An answer.
    Reply(Reply),
    /// What has gone wrong.
    Trouble(EngineTrouble),
}

/// The stub. Dropping it withdraws what is open, and ends the engine.
#[derive(Debug)]
pub struct UciEngine {
    asked: Arc<Asked>,
    questions: Option<Sender<(u64, EngineTask)>>,
    worker: Option<JoinHandle<()>>,
}

/// Lets an engine play. `send` is called on its thread, and may neither wait for the thread that asks nor ask.
///
/// # Errors
/// The system gives no thread.
pub fn spawn(session: Session, limits: &Limits, send: impl FnMut(News) + Send + 'static) -> io::Result<UciEngine> {
    let timed = matches!(limits, Limits::Time { stamper } if !stamper.is_simulated());
    let asked = Arc::new(Asked::default());
    let (questions, inbox) = mpsc::channel();
    let worker =
        Worker { session, timed, asked: Arc::clone(&asked), given_up: false, substitute: Substitute::default(), send };
    let worker = thread::Builder::new().name("uci".to_owned()).stack_size(STACK).spawn(move || worker.run(&inbox))?;
    Ok(UciEngine { asked, questions: Some(questions), worker: Some(worker) })
}

/// The built-in opponent, who may have to play on, needs that much.
const STACK: usize = 16 << 20;

impl UciEngine {
    /// Asks. A question that is still open is withdrawn; there is at most one reply.
    pub fn ask(&self, task: EngineTask) {
        let number = self.asked.withdraw();
        if let Some(questions) = &self.questions {
            // The worker lives as long as the stub.
            let _worker_is_gone = questions.send((number, task));
        }
    }

    /// Withdraws the open question. When this returns, no reply to it will come any more.
    pub fn rest(&self) {
        self.asked.withdraw();
    }
}

impl Drop for UciEngine {
    fn drop(&mut self) {
        self.rest();
        self.questions = None;
        if let Some(worker) = self.worker.take() {
            // A panic in `send` has been reported where it happened.
            let _send_panicked = worker.join();
        }
    }
}

struct Worker<S> {
    session: Session,
    timed: bool,
    asked: Arc<Asked>,
    /// The engine has failed too often, and is not started again.
    given_up: bool,
    substitute: Substitute,
    send: S,
}

impl<S: FnMut(News)> Worker<S> {
    fn run(mut self, inbox: &Receiver<(u64, EngineTask)>) {
        while let Ok((number, task)) = inbox.recv() {
            if let Some((answer, by)) = self.answer(number, &task) {
                let reply = Reply { after: task.after, answer, by };
                let (asked, send) = (Arc::clone(&self.asked), &mut self.send);
                asked.if_open(number, || send(News::Reply(reply)));
            }
        }
    }

    /// The answer, and which engine gives it; `None` where it is not wanted any more, or there is none.
    fn answer(&mut self, number: u64, task: &EngineTask) -> Option<(EngineAnswer, Source)> {
        if let Some(known) = task.known() {
            return Some((known, Source::Uci));
        }
        for attempt in 1..=ATTEMPTS {
            if self.given_up {
                break;
            }
            match self.attempt(number, task) {
                Ok(answer) => return Some((answer, Source::Uci)),
                Err(NoAnswer::Withdrawn) => return None,
                Err(NoAnswer::Failed(why)) => self.tell_failure(why, attempt == ATTEMPTS, task.level),
            }
        }
        let asked = Arc::clone(&self.asked);
        self.substitute.answer(task, &asked, number).map(|answer| (answer, Source::BuiltinEngine))
    }

    fn attempt(&mut self, number: u64, task: &EngineTask) -> Result<EngineAnswer, NoAnswer> {
        if !self.session.is_running() {
            self.session.start_again()?;
        }
        let asked = Arc::clone(&self.asked);
        let is_open = move || asked.is_open(number);
        let think = match (self.timed, task.question) {
            (false, _) => Think::Nodes(NODES),
            (true, EngineQuestion::Move) => Think::Millis(pace::allotted(task.time, USUAL_THINK)),
            (true, EngineQuestion::Draw) => Think::Millis(ABOUT_A_DRAW),
        };
        // What it shall think of as a repetition, it has to know.
        let found = self.session.think(&task.position, &task.earlier, (think, 1), &is_open)?;
        Ok(match task.question {
            EngineQuestion::Move => EngineAnswer::Move(found.best),
            EngineQuestion::Draw if accepts(task, &found) => EngineAnswer::Accept,
            EngineQuestion::Draw => EngineAnswer::Decline,
        })
    }

    fn tell_failure(&mut self, why: EngineFailure, last: bool, level: u8) {
        let name = self.session.name().to_owned();
        self.given_up = last;
        let trouble = match (last, Substitute::EXISTS) {
            (false, _) => EngineTrouble::StartedAgain { name, why },
            (true, true) => EngineTrouble::Replaced { name, why, level },
            (true, false) => EngineTrouble::Abandoned { name, why },
        };
        (self.send)(News::Trouble(trouble));
    }
}

/// Whether it takes a draw, by what it has found; an engine that tells no score takes none.
fn accepts(task: &EngineTask, found: &Found) -> bool {
    let Some(line) = found.lines.first() else { return false };
    let score = match line.score {
        Score::Centipawns(score) => score,
        Score::Mate(moves) if moves > 0 => MATE,
        Score::Mate(_) => -MATE,
    };
    let ours = if task.position.turn() == task.side { score } else { score.saturating_neg() };
    draw::accepts(task.position.chess(), ours)
}

/// The built-in opponent, who plays on where an engine does not.
#[derive(Default)]
struct Substitute {
    #[cfg(feature = "engine")]
    mind: Option<Box<super::builtin::Mind>>,
}

#[cfg(feature = "engine")]
impl Substitute {
    const EXISTS: bool = true;

    fn answer(&mut self, task: &EngineTask, asked: &Asked, number: u64) -> Option<EngineAnswer> {
        let mind = self.mind.get_or_insert_with(|| Box::new(super::builtin::Mind::new(Limits::Nodes)));
        mind.answer_while(task, None, Some((asked.open(), number)))
    }
}

#[cfg(not(feature = "engine"))]
impl Substitute {
    const EXISTS: bool = false;

    #[allow(clippy::unused_self)] // the same as with the engine
    fn answer(&mut self, _task: &EngineTask, _asked: &Asked, _number: u64) -> Option<EngineAnswer> {
        None
    }
}
