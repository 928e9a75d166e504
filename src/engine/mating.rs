//! Can this side still mate? The search on threads of its own: a stub that the console holds, and one worker for each kind of
//! question.
//!
//! A search cannot be stopped (`rules::mating`), so a worker never searches itself. It hands the position to a searcher and waits
//! for it or until its patience ends; a search that is not waited for any more ends by itself some seconds later, or with the
//! process. Questions of a fallen flag have a worker and a searcher of their own, which no dead position keeps waiting.
//!
//! Each question has one answer, which names it again: the half-move after which the position stood, and what was asked. The game
//! knows which answers are stale. After [`Mating::rest`] nothing comes for what was asked before it.

use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, after, never, select, unbounded};

use crate::game::fact::HalfMoveId;
use crate::rules::mating::{About, Budget, Unknown, Verdict, decide};
use crate::rules::position::Position;
use crate::time::{Stamper, Tick};

/// Room for the solver's deepest line, in builds without optimisation too; only what is used of it becomes resident.
const STACK: usize = 16 << 20;

/// How many searches for dead positions may run at once, one that is not waited for any more included: it keeps a processor busy.
const DEAD_SEARCHES: usize = 1;
/// The same for flags, where a second question may come after a restoration.
const FLAG_SEARCHES: usize = 2;

#[derive(Clone, Debug)]
pub struct Question {
    /// The half-move after which the position stood.
    pub after: Option<HalfMoveId>,
    /// What is asked.
    pub about: About,
    /// The position, with whose turn it is and the rights to castle and to capture en passant.
    pub position: Position,
}

/// An answer, with the name of its question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The half-move after which it was asked.
    pub after: Option<HalfMoveId>,
    /// What was asked.
    pub about: About,
    /// What came of it.
    pub verdict: Verdict,
}

/// How long an answer is waited for, in milliseconds from the question on, before it is [`Unknown::OutOfTime`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Patience {
    /// For dead positions and explanations.
    pub dead: Option<u64>,
    /// For fallen flags and their like.
    pub flag: Option<u64>,
}

impl Patience {
    /// 2 and 10 seconds.
    pub const USUAL: Patience = Patience { dead: Some(2_000), flag: Some(10_000) };
    /// As long as it takes. A search ends by itself.
    pub const ENDLESS: Patience = Patience { dead: None, flag: None };
}

/// The stub. When it is dropped, nothing more is answered, and a search that is still under way is not waited for.
#[derive(Debug)]
pub struct Mating {
    shared: Arc<Shared>,
    stamper: Stamper,
    dead: Sender<Asked>,
    flag: Sender<Asked>,
}

#[derive(Debug, Default)]
struct Shared {
    /// Grows with every [`Mating::rest`]; what was asked in an earlier round is withdrawn.
    round: AtomicU64,
    /// Held while an answer is sent and while questions are withdrawn, so that neither overtakes the other.
    gate: Mutex<()>,
}

#[derive(Debug)]
struct Asked {
    round: u64,
    at: Tick,
    question: Question,
}

/// Starts the workers. With a simulated clock patience never ends, because the same game must have the same end on every
/// machine; with such a stamper, `patience` is [`Patience::ENDLESS`].
///
/// `send` is called on their threads. It must not wait for the thread that calls [`Mating::rest`] or drops the stub (those wait for
/// a `send` that is under way), and must not call them.
///
/// # Errors
/// The system gives no thread.
pub fn spawn(
    stamper: Stamper,
    patience: Patience,
    budget: Budget,
    send: impl Fn(Answer) + Clone + Send + 'static,
) -> io::Result<Mating> {
    let patience = if stamper.is_simulated() { Patience::ENDLESS } else { patience };
    let shared = Arc::new(Shared::default());
    let worker = |name: &str, patience, most_searches| {
        let (asked, questions) = unbounded();
        let (found, findings) = unbounded();
        let worker = Worker {
            shared: Arc::clone(&shared),
            stamper: stamper.clone(),
            patience,
            most_searches,
            budget,
            send: send.clone(),
            waiting: VecDeque::new(),
            open: Vec::new(),
            searches: 0,
            begun: 0,
            found,
        };
        thread::Builder::new().name(name.to_owned()).spawn(move || worker.run(&questions, &findings))?;
        Ok::<_, io::Error>(asked)
    };
    let dead = worker("mating-dead", patience.dead, DEAD_SEARCHES)?;
    let flag = worker("mating-flag", patience.flag, FLAG_SEARCHES)?;
    Ok(Mating { shared, stamper, dead, flag })
}

impl Mating {
    /// Asks. Questions of one kind are searched in their order.
    pub fn ask(&self, question: Question) {
        let worker = match question.about {
            About::Dead | About::Why(_) => &self.dead,
            About::CanMate(_) => &self.flag,
        };
        let round = self.shared.round.load(Ordering::Acquire);
        // A worker lives as long as the stub; if `send` has panicked there, no answer can come.
        let _worker_is_gone = worker.send(Asked { round, at: self.stamper.now(), question });
    }

    /// Withdraws what is open. When this returns, no answer to it will come any more.
    pub fn rest(&self) {
        let _gate = self.shared.gate.lock().unwrap_or_else(PoisonError::into_inner);
        self.shared.round.fetch_add(1, Ordering::AcqRel);
    }
}

impl Drop for Mating {
    fn drop(&mut self) {
        // The workers see that their questions have ended. They are not joined: a program that ends waits for no search.
        self.rest();
    }
}

/// Has the questions of one kind, and never searches itself.
struct Worker<S> {
    shared: Arc<Shared>,
    stamper: Stamper,
    patience: Option<u64>,
    most_searches: usize,
    budget: Budget,
    send: S,
    /// Not yet begun.
    waiting: VecDeque<Asked>,
    /// Under way, each with the number of its search.
    open: Vec<(u64, Asked)>,
    /// Searches under way, those that are not waited for any more included.
    searches: usize,
    begun: u64,
    /// It holds a sender of its own, so that the channel of findings never ends.
    found: Sender<Found>,
}

/// The number of a search, and what came of it.
type Found = (u64, Verdict);

impl<S: Fn(Answer)> Worker<S> {
    fn run(mut self, questions: &Receiver<Asked>, findings: &Receiver<Found>) {
        loop {
            self.begin();
            let open = self.open.iter().map(|(_, asked)| asked);
            let soonest = self.waiting.iter().chain(open).map(|asked| asked.at).min();
            let late = match (self.patience, soonest) {
                (Some(patience), Some(at)) => {
                    after(Duration::from_millis(at.after(patience).since(self.stamper.now())))
                }
                _ => never(),
            };
            select! {
                recv(questions) -> asked => match asked {
                    Ok(asked) => self.waiting.push_back(asked),
                    Err(_) => return,
                },
                recv(findings) -> found => if let Ok((number, verdict)) = found {
                    self.found(number, verdict);
                },
                recv(late) -> _ => self.give_up_the_late(),
            }
        }
    }

    fn found(&mut self, number: u64, verdict: Verdict) {
        self.searches -= 1;
        if let Some(place) = self.open.iter().position(|(open, _)| *open == number) {
            let (_, asked) = self.open.swap_remove(place);
            self.answer(&asked, verdict);
        }
    }

    /// Begins what may be begun.
    fn begin(&mut self) {
        let round = self.shared.round.load(Ordering::Acquire);
        self.waiting.retain(|asked| asked.round == round);
        while self.searches < self.most_searches
            && let Some(asked) = self.waiting.pop_front()
        {
            self.begun += 1;
            let (number, budget, found) = (self.begun, self.budget, self.found.clone());
            let question = asked.question.clone();
            let searcher = thread::Builder::new().name("mating".to_owned()).stack_size(STACK).spawn(move || {
                let verdict = catch_unwind(AssertUnwindSafe(|| decide(&question.position, question.about, budget)));
                let verdict = verdict.unwrap_or_else(|_| Verdict::unknown(question.about, Unknown::GaveUp));
                // The worker may have gone with its stub.
                let _nobody_asks_any_more = found.send((number, verdict));
            });
            if searcher.is_ok() {
                self.searches += 1;
                self.open.push((number, asked));
            } else {
                self.answer(&asked, Verdict::unknown(asked.question.about, Unknown::GaveUp));
            }
        }
    }

    fn give_up_the_late(&mut self) {
        let Some(patience) = self.patience else { return };
        let now = self.stamper.now();
        let is_late = |asked: &Asked| asked.at.after(patience) <= now;
        let mut late: Vec<Asked> =
            self.open.extract_if(.., |(_, asked)| is_late(asked)).map(|(_, asked)| asked).collect();
        while self.waiting.front().is_some_and(is_late) {
            late.extend(self.waiting.pop_front());
        }
        for asked in &late {
            self.answer(asked, Verdict::unknown(asked.question.about, Unknown::OutOfTime));
        }
    }

    fn answer(&self, asked: &Asked, verdict: Verdict) {
        let _gate = self.shared.gate.lock().unwrap_or_else(PoisonError::into_inner);
        if self.shared.round.load(Ordering::Acquire) == asked.round {
            let Question { after, about, .. } = asked.question;
            (self.send)(Answer { after, about, verdict });
        }
    }
}
