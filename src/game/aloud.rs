//! What a seat makes others hear without changing anything: wrong repetitions, an announcement that is changed again and again, presses
//! before the move is made, a page that is left and in front again, a game among friends that is paused again and again. Each seat has a total of them, which grows with the game,
//! so that neither ears nor record can be filled with them. It is no bound for moves, presses that count, claims and calls for the arbiter.

use super::dialogue::{DialogueEvent, Flow};
use super::fact::{Fact, What};
use super::half_move::HalfMoveId;
use super::history::History;
use super::roles::Seat;
use super::ruling_fact::{Irregular, Pointed};
use super::screen_event::{Page, ScreenEvent};

/// The total before the first move. Each half-move that was made adds one.
const AT_FIRST: usize = 20;

/// How often each seat has been heard so, folded from the facts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Aloud {
    heard: [usize; Seat::ALL.len()],
    /// The place in the line of the half-move that was corrected last.
    corrected: Option<usize>,
}

impl Aloud {
    /// Whether others still hear what this seat does without changing anything, in a game of this many half-moves.
    pub(super) fn is_within_total(&self, seat: Seat, half_moves: usize) -> bool {
        let total = AT_FIRST.saturating_add(half_moves);
        self.heard.get(seat.index()).is_none_or(|heard| *heard < total)
    }

    /// Whether a half-move has been corrected before. The first slip of each is corrected in any case (D.2.8).
    pub(super) fn has_corrected(&self, half_move: HalfMoveId, history: &History) -> bool {
        self.corrected == Some(place_of(half_move, history))
    }

    /// Folds one fact; `flow` has not been told of it yet. A pause where there is an arbiter is a call for them and does not count.
    pub(super) fn apply(&mut self, fact: &Fact, flow: &Flow, history: &History, has_arbiter: bool) {
        let seat = match &fact.what {
            What::Paused => (!has_arbiter).then_some(fact.by),
            What::Announced { half_move, .. } => flow.has_announcement(*half_move).then_some(fact.by),
            What::Dialogue(DialogueEvent::Corrected { half_move, .. }) => {
                let again = self.has_corrected(*half_move, history);
                self.corrected = Some(place_of(*half_move, history));
                again.then_some(fact.by)
            }
            What::Dialogue(DialogueEvent::Repeated { half_move, equal, .. }) => {
                let again = flow.made().is_some_and(|made| made.half_move == *half_move && made.repeated);
                (!equal || again).then_some(fact.by)
            }
            What::Dialogue(
                DialogueEvent::Adjusting { .. }
                | DialogueEvent::PressRefused { .. }
                | DialogueEvent::Overstepped { .. }
                | DialogueEvent::Formalities,
            )
            | What::Irregular(Irregular::Claimed { what: Pointed::Illegal, right: false, .. }) => Some(fact.by),
            What::Dialogue(DialogueEvent::TimeAsked) => {
                fact.by.acts_for().filter(|side| flow.has_asked_time(*side)).map(|_| fact.by)
            }
            What::Screen(ScreenEvent::Page { seat, page: Page::Left | Page::Returned }) => Some(*seat),
            _ => None,
        };
        if let Some(heard) = seat.and_then(|seat| self.heard.get_mut(seat.index())) {
            *heard += 1;
        }
    }
}

/// A move that replaces another one has a name of its own, but its place.
fn place_of(half_move: HalfMoveId, history: &History) -> usize {
    history.index_of(half_move).unwrap_or(history.live().len())
}
