//! What can stand on the table while one trains: a puzzle, an endgame, a line of an opening, a lesson. Each is a machine of its own; the session
//! asks all of them the same questions.

use super::pupil::{Attempt, Pupil};
use super::schedule::{Card, Recall};
use super::step::{Do, Judged};
use super::telling::told;
use crate::game::history::History;
use crate::rules::position::{Color, Intent};
use crate::training::notices::training::{TrainingNotice, Way};

/// When something is entered or heard, and by whom.
#[derive(Copy, Clone, Debug)]
pub struct Moment<'a> {
    /// Who trains.
    pub pupil: &'a Pupil,
    /// What comes next, when nothing stands on the table.
    pub way: Way,
    /// In milliseconds, on the clock of the table; 0 where it is of no account.
    pub at: u64,
    /// In seconds since 1 January 1970, UTC.
    pub now: u64,
}

impl Moment<'_> {
    /// What stands there, told in the order that the pupil has chosen; `again`: it was there before.
    pub fn position(&self, history: &History, again: bool) -> TrainingNotice {
        let board = history.board();
        TrainingNotice::Puzzle {
            told: told(board, self.pupil.telling),
            last: history.last().map(|last| Box::new(last.report.clone())),
            turn: board.turn(),
            again,
        }
    }
}

/// One of them. What came of it is kept by [`Do::Keep`], of which the session takes note.
pub trait Exercise {
    /// Whether it goes on: moves and words are its own.
    fn is_open(&self) -> bool;

    /// Who plays against the program.
    fn solver(&self) -> Color;

    /// Something else comes to the table.
    fn leave(&mut self);

    /// Whether `made` half-moves only set it up: they are told with the position.
    fn sets_up(&self, made: usize) -> bool {
        made <= 1
    }

    /// Whether moves can be taken back.
    fn takes_back(&self) -> bool {
        false
    }

    /// Whether it comes back.
    fn is_again(&self) -> bool {
        false
    }

    /// What can be entered in it, where that differs from what can always be.
    fn help(&self) -> Option<TrainingNotice> {
        None
    }

    /// What is to be done, for a player who comes back to it.
    fn task(&self) -> Option<Do> {
        self.is_open().then(|| Do::Say(TrainingNotice::YourMove { turn: self.solver() }))
    }

    /// The program's next move.
    fn reply(&self, history: &History, lots: &mut fastrand::Rng) -> Option<Intent>;

    /// A move that was entered, while it goes on.
    fn judge(&mut self, intent: Intent, history: &History) -> Judged;

    /// Responds to the half-moves that stand on the table now and may be spoken of.
    fn made(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do>;

    /// The key that goes on; `None`: it lets something else come.
    fn enter(&mut self, _: Moment<'_>) -> Option<Vec<Do>> {
        self.task().map(|task| vec![task])
    }

    /// The word for the same; `None`: it lets something else come.
    fn next(&mut self, _: Moment<'_>) -> Option<Vec<Do>> {
        None
    }

    /// A help, while it goes on, each time a step further.
    fn hint(&mut self, history: &History) -> Vec<Do>;

    /// What would have been right, while it goes on.
    fn solution(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do>;

    /// Somebody leaves it before its end.
    fn stop(&mut self, _: Moment<'_>) -> Vec<Do> {
        self.leave();
        vec![Do::Say(TrainingNotice::Stopped), Do::Say(TrainingNotice::NoPuzzle)]
    }

    /// The same from its beginning; `None`: it has none to go back to.
    fn start_over(&mut self) -> Option<Vec<Do>> {
        None
    }

    /// What is said when its result is kept.
    fn take_outcome(&mut self, moment: Moment<'_>) -> Vec<Do>;
}

/// What came of an endgame, of a lesson or of a move of an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// Its name among the results.
    pub item: String,
    /// Why it came.
    pub way: Way,
    /// Done without help, and without a wrong move or answer.
    pub clean: bool,
    /// How often they were helped.
    pub hints: u32,
    /// How many moves or answers were wrong, or taken back.
    pub mistakes: u32,
    /// How long it took, in milliseconds.
    pub millis: u64,
    /// How well it was known, if it comes back.
    pub recall: Option<Recall>,
}

impl Over {
    /// It is kept. It changes no rating.
    pub fn kept(self, Moment { pupil, now, .. }: Moment<'_>) -> Do {
        let Over { item, way, clean, hints, mistakes, millis, recall } = self;
        let known = || pupil.cards.get(&item).cloned().unwrap_or_else(|| Card::new(&item, now));
        let card = recall.map(|recall| known().after(recall, now));
        let (streak, rating, own) = (0, pupil.rating, None);
        let at = now;
        Do::Keep(Box::new(Attempt { item, way, at, clean, hints, mistakes, millis, streak, rating, card, own }))
    }
}
