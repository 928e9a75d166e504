//! Effects wait here, in order, until the facts before them are on disk.

use std::collections::VecDeque;
use std::fmt;

use crate::game::effect::Effect;
use crate::game::roles::Seat;
use crate::game::{fact, standalone_clock};
use crate::journal::thread::BatchId;
use crate::time::Tick;
use crate::words::notice::Notice;

/// After this long without an acknowledgement (ms) the game goes on from memory.
const PATIENCE: u64 = 1_000;
/// In simulated time no player waits at a board, and a game repeats exactly, however busy the disk is: only one that is dead is given up.
const PATIENCE_OF_SIMULATED_TIME: u64 = 60_000;

/// Effects of which some are facts to be kept.
pub trait Ordered: fmt::Debug + Sized {
    type Fact: fmt::Debug + Clone;

    /// The fact that it is, or itself.
    ///
    /// # Errors
    /// An effect that is no fact is given back.
    fn into_fact(self) -> Result<Self::Fact, Self>;
}

impl Ordered for Effect {
    type Fact = fact::Fact;

    fn into_fact(self) -> Result<fact::Fact, Effect> {
        match self {
            Effect::Record(fact) => Ok(fact),
            other => Err(other),
        }
    }
}

impl Ordered for standalone_clock::Effect {
    type Fact = standalone_clock::Fact;

    fn into_fact(self) -> Result<standalone_clock::Fact, standalone_clock::Effect> {
        match self {
            standalone_clock::Effect::Record(fact) => Ok(fact),
            other => Err(other),
        }
    }
}

/// What is held back until one batch of facts is on disk.
#[derive(Debug)]
struct Waiting<E: Ordered> {
    batch: BatchId,
    since: Tick,
    held: Released<E>,
}

/// What may be done now.
#[derive(Debug, PartialEq, Eq)]
pub struct Released<E: Ordered = Effect> {
    /// Facts that everybody may know from now on.
    pub facts: Vec<E::Fact>,
    pub effects: Vec<E>,
    /// What the program itself says after them.
    pub notices: Vec<(Seat, Notice)>,
}

impl<E: Ordered> Default for Released<E> {
    fn default() -> Released<E> {
        Released { facts: Vec::new(), effects: Vec::new(), notices: Vec::new() }
    }
}

/// The order between facts and what follows from them.
#[derive(Debug)]
pub struct CommitGate<E: Ordered = Effect> {
    last: u64,
    waiting: VecDeque<Waiting<E>>,
    trouble: bool,
    /// How long it waits for the disk (ms).
    patience: u64,
}

/// What may be done now, and the facts that are to be kept first.
type Entered<E> = (Released<E>, Option<(BatchId, Vec<<E as Ordered>::Fact>)>);

impl<E: Ordered> CommitGate<E> {
    /// A gate at which nothing waits.
    pub fn new(simulated: bool) -> CommitGate<E> {
        let patience = if simulated { PATIENCE_OF_SIMULATED_TIME } else { PATIENCE };
        CommitGate { last: 0, waiting: VecDeque::new(), trouble: false, patience }
    }

    /// Takes the effects of one `handle`; its facts are to be handed to the journal as one batch. What stands before the first fact does
    /// not wait for this batch, but for those before it: a refusal, too, may tell of a fact that has not been announced yet. While nothing
    /// can be saved, everything is released at once.
    pub fn enter(&mut self, effects: Vec<E>, at: Tick) -> Entered<E> {
        let mut before = Vec::new();
        let mut facts = Vec::new();
        let mut behind = Vec::new();
        for effect in effects {
            match effect.into_fact() {
                Ok(fact) => facts.push(fact),
                Err(other) if facts.is_empty() => before.push(other),
                Err(other) => behind.push(other),
            }
        }
        if let Some(last) = self.waiting.back_mut() {
            last.held.effects.append(&mut before);
        }
        if facts.is_empty() {
            return (Released { effects: before, ..Released::default() }, None);
        }
        self.last += 1;
        let batch = BatchId(self.last);
        if self.trouble {
            before.append(&mut behind);
            return (Released { facts: facts.clone(), effects: before, ..Released::default() }, Some((batch, facts)));
        }
        let held = Released { facts: facts.clone(), effects: behind, ..Released::default() };
        self.waiting.push_back(Waiting { batch, since: at, held });
        (Released { effects: before, ..Released::default() }, Some((batch, facts)))
    }

    /// Puts a notice after everything that waits; if nothing waits it is returned, to be said now.
    pub fn behind(&mut self, seat: Seat, notice: Notice) -> Option<(Seat, Notice)> {
        match self.waiting.back_mut() {
            Some(last) => {
                last.held.notices.push((seat, notice));
                None
            }
            None => Some((seat, notice)),
        }
    }

    /// The journal has everything up to `batch` on disk. Whether trouble is over by that: nothing is unsaved any more.
    pub fn written(&mut self, batch: BatchId) -> (Released<E>, bool) {
        let count = self.waiting.iter().take_while(|waiting| waiting.batch <= batch).count();
        let over = self.trouble && batch.0 >= self.last;
        self.trouble &= !over;
        (self.release(count), over)
    }

    /// The journal cannot write, or has not answered in time: everything is released. Whether this is news.
    pub fn give_up(&mut self) -> (Released<E>, bool) {
        let news = !std::mem::replace(&mut self.trouble, true);
        (self.release(self.waiting.len()), news)
    }

    /// The last batch that was handed over.
    pub const fn last(&self) -> BatchId {
        BatchId(self.last)
    }

    /// Whether the game goes on from memory.
    pub const fn is_in_trouble(&self) -> bool {
        self.trouble
    }

    /// When patience ends with what waits longest.
    pub fn deadline(&self) -> Option<Tick> {
        self.waiting.front().map(|waiting| waiting.since.after(self.patience))
    }

    /// Whether anything waits for the disk.
    pub fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Whether such an effect will be among what is released.
    pub fn holds(&self, wanted: impl Fn(&E) -> bool) -> bool {
        self.waiting.iter().flat_map(|waiting| &waiting.held.effects).any(wanted)
    }

    fn release(&mut self, count: usize) -> Released<E> {
        let mut released = Released::default();
        for Waiting { held, .. } in self.waiting.drain(..count) {
            released.facts.extend(held.facts);
            released.effects.extend(held.effects);
            released.notices.extend(held.notices);
        }
        released
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fact::{Fact, Source, What};
    use crate::game::message::Message;
    use crate::game::roles::Seats;

    fn fact() -> Effect {
        let what = What::Paused;
        Effect::Record(Fact { by: Seat::Arbiter, source: Source::Line, at: Tick::START, clock: None, what })
    }

    fn tell() -> Effect {
        Effect::Tell { to: Seats::PUBLIC, what: Message::Paused }
    }

    #[test]
    fn what_stands_behind_a_fact_waits_for_it() {
        let mut gate = CommitGate::new(false);
        let (now, batch) = gate.enter(vec![tell(), fact(), tell(), tell()], Tick::START);
        assert_eq!((now.effects.len(), now.facts.len()), (1, 0));
        let (first, _) = batch.expect("facts to save");
        let (now, second) = gate.enter(vec![fact(), tell()], Tick::START);
        assert!(now.effects.is_empty());
        let (released, _) = gate.written(first);
        assert_eq!((released.effects.len(), released.facts.len()), (2, 1));
        assert_eq!(gate.written(second.expect("facts to save").0).0.effects.len(), 1);
        assert_eq!(gate.deadline(), None);
    }

    #[test]
    fn a_refusal_does_not_overtake_a_fact() {
        let mut gate = CommitGate::new(false);
        let (_, batch) = gate.enter(vec![fact(), tell()], Tick::START);
        let (now, none) = gate.enter(vec![tell()], Tick::START);
        assert_eq!((now.effects.len(), none.is_none()), (0, true));
        assert_eq!(gate.written(batch.expect("facts to save").0).0.effects.len(), 2);
        assert_eq!(gate.enter(vec![tell()], Tick::START).0.effects.len(), 1);
    }

    #[test]
    fn trouble_is_news_once_and_ends_when_all_is_saved() {
        let mut gate = CommitGate::new(false);
        let (_, first) = gate.enter(vec![fact(), tell()], Tick::START);
        let (released, news) = gate.give_up();
        assert_eq!((released.effects.len(), news), (1, true));
        assert!(!gate.give_up().1);
        let (now, second) = gate.enter(vec![fact(), tell()], Tick::START);
        assert_eq!((now.effects.len(), now.facts.len()), (1, 1));
        assert!(!gate.written(first.expect("a batch").0).1);
        assert!(gate.written(second.expect("a batch").0).1);
        let (now, _) = gate.enter(vec![fact(), tell()], Tick::START);
        assert!(now.effects.is_empty());
    }
}
