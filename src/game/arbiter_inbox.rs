//! What lies before the arbiter, folded from the facts.

use super::dialogue::DialogueEvent;
use super::fact::What;
use super::gaps::Gap;
use super::half_move::HalfMoveId;
use super::history::History;
use super::ruling::{Lock, Ruling};
use super::ruling_fact::{Irregular, Noted, Pointed, Stake};
use super::ruling_refusal::RulingRefusal;
use crate::rules::can_mate::CanMate;
use crate::rules::position::{ByColor, Color, Intent};
use crate::rules::profile::Points;
use crate::rules::touch::Bound;

/// Why play does not go on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Hanging {
    /// What is to be decided.
    pub stake: Stake,
    /// The last half-move.
    pub after: Option<HalfMoveId>,
    /// Whether only the arbiter can decide it; else an answer is awaited.
    pub for_arbiter: bool,
    /// Whether the winner can mate, where the rules give a result and the arbiter only confirms it.
    pub proposed: Option<CanMate>,
    /// Where the players must agree: who has said that they want to play on.
    pub plays_on: Option<Color>,
}

impl Hanging {
    /// Why nothing else can be done until it is decided.
    pub(super) const fn refusal(&self) -> RulingRefusal {
        if self.for_arbiter { RulingRefusal::Hangs(self.stake) } else { RulingRefusal::Searching }
    }
}

/// The times of a position that was put back, until the arbiter confirms them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TimesToConfirm {
    /// Whether the clocks run again once they are confirmed.
    pub(super) runs: bool,
    /// Whether it is said that the times of the log can be had, too.
    pub(super) says_log: bool,
    /// What is in them for an opponent's illegal move, in milliseconds.
    pub(super) included: ByColor<u64>,
}

/// What lies before the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArbiterInbox {
    pub(super) noted: Vec<Noted>,
    pub(super) counted: ByColor<u32>,
    /// Who has pointed out what is noted of their opponent.
    pointed_out: ByColor<bool>,
    /// The half-moves that have been counted as illegal.
    counted_half_moves: Vec<HalfMoveId>,
    pub(super) times: Option<TimesToConfirm>,
    pub(super) fallen: Vec<Color>,
    pub(super) hanging: Option<Hanging>,
    pub(super) bound: Vec<Intent>,
    /// The half-move that was made with two hands, and for which the clock was not pressed yet.
    pub(super) two_hands: Option<HalfMoveId>,
    /// What a touched piece asks for, by the arbiter's ruling.
    pub(super) bound_by: Option<Bound>,
    /// Who puts pieces back while the other side is to move.
    pub(super) displaced: Option<Color>,
    pub(super) corrections: Vec<(HalfMoveId, String)>,
    pub(super) points: Option<(Points, Points)>,
    pub(super) lock: Option<Lock>,
    pub(super) gap: Option<Gap>,
    /// The game is over, and the arbiter has closed it without further signatures.
    closed: bool,
}

impl ArbiterInbox {
    /// Irregularities that were noted and not dealt with.
    pub fn noted(&self) -> &[Noted] {
        &self.noted
    }

    /// Whether a side has pointed out everything that is noted of its opponent.
    pub(super) fn is_pointed_out(&self, by: Color) -> bool {
        *self.pointed_out.get(by)
    }

    /// How many completed illegal moves of a side were counted.
    pub fn counted(&self, side: Color) -> u32 {
        *self.counted.get(side)
    }

    /// Whether a half-move has been counted as illegal, for any of its faults.
    pub(super) fn has_counted(&self, half_move: HalfMoveId) -> bool {
        self.counted_half_moves.contains(&half_move)
    }

    /// The flags that fell and were not called, in their order.
    pub fn fallen(&self) -> &[Color] {
        &self.fallen
    }

    /// What is to be decided before anybody plays on.
    pub fn hanging(&self) -> Option<Hanging> {
        self.hanging
    }

    /// The moves of which one must be made next (7.5.1); empty: any.
    pub fn bound(&self) -> &[Intent] {
        &self.bound
    }

    /// The half-move of which the arbiter has seen two hands, if it counts only when the clock is pressed (7.5.4).
    pub fn two_hands(&self) -> Option<HalfMoveId> {
        self.two_hands
    }

    /// What the arbiter has corrected on the scoresheet.
    pub fn corrections(&self) -> &[(HalfMoveId, String)] {
        &self.corrections
    }

    /// The points that were awarded in place of those of the result, White's first.
    pub fn points(&self) -> Option<(Points, Points)> {
        self.points
    }

    /// Whether the arbiter has closed the game without further signatures.
    pub(super) const fn is_closed(&self) -> bool {
        self.closed
    }

    /// What the arbiter's PIN is checked with.
    pub fn lock(&self) -> Option<&Lock> {
        self.lock.as_ref()
    }

    /// Forgets what was noted of half-moves that are no more. What was noted between two of them stays where they are made again.
    pub(super) fn forget_struck(&mut self, history: &History) {
        let stands = |id: HalfMoveId| history.length_at(Some(id)).is_some();
        self.two_hands = self.two_hands.filter(|id| stands(*id) || history.comes_again(*id));
        let is_there = |noted: &Noted| noted.half_move.is_none_or(stands);
        self.noted
            .retain(|noted| is_there(noted) && noted.before.is_none_or(|id| stands(id) || history.comes_again(id)));
    }

    /// A half-move was made in the place of one that was struck out.
    pub(super) fn rename(&mut self, struck: HalfMoveId, made: HalfMoveId) {
        for noted in self.noted.iter_mut().filter(|noted| noted.before == Some(struck)) {
            noted.before = Some(made);
        }
        if self.two_hands == Some(struck) {
            self.two_hands = Some(made);
        }
        if self.has_counted(struck) {
            self.counted_half_moves.push(made);
        }
    }

    /// Folds a fact. `history` has already been told of it.
    pub(super) fn apply(&mut self, what: &What, history: &History) {
        match what {
            What::Made { .. } => self.free(),
            What::Completed { half_move } => self.two_hands = self.two_hands.filter(|made| made != half_move),
            // What the player says of their half-move later stands in the place of what was corrected before.
            What::Announced { half_move, .. } | What::Dialogue(DialogueEvent::Corrected { half_move, .. }) => {
                self.corrections.retain(|(corrected, _)| corrected != half_move);
            }
            What::Restored { .. } => {
                self.forget_struck(history);
                self.free();
                self.hanging = None;
                self.displaced = None;
                self.closed = false;
            }
            What::Gap(gap) => self.gap = Some(*gap),
            What::Charged { .. } => self.gap = None,
            What::Resumed => {
                self.gap = None;
                self.hanging = None;
                self.times = None;
            }
            What::Ended { .. } => {
                self.gap = None;
                self.hanging = None;
                self.times = None;
                self.points = None;
                self.free();
                self.displaced = None;
            }
            What::Ruled(order) => {
                if let Ruling::TwoHands { side } = order.what {
                    self.two_hands = history.made_by(side).map(|made| made.id);
                }
                self.rule(&order.what);
            }
            What::Irregular(irregular) => self.note(irregular),
            _ => {}
        }
    }

    fn free(&mut self) {
        self.bound.clear();
        self.bound_by = None;
    }

    fn rule(&mut self, ruling: &Ruling) {
        if let Some(times) = &mut self.times {
            let changes = matches!(ruling, Ruling::AddTime { .. } | Ruling::TakeTime { .. } | Ruling::SetClock { .. });
            times.says_log &= !changes;
            if let Ruling::SetClock { side, .. } = ruling {
                *times.included.get_mut(*side) = 0;
            }
        }
        match ruling {
            Ruling::AddTime { side, .. } | Ruling::SetClock { side, .. } => self.fallen.retain(|fallen| fallen != side),
            Ruling::Times { .. } => {
                self.fallen.clear();
                self.times = None;
            }
            Ruling::CorrectSheet { half_move, said } => {
                self.corrections.retain(|(corrected, _)| corrected != half_move);
                self.corrections.push((*half_move, said.clone()));
            }
            Ruling::Points { white, black } => self.points = Some((*white, *black)),
            Ruling::Charge { .. } => self.gap = None,
            Ruling::GoOn | Ruling::Claim { accepted: false } => {
                self.hanging = None;
                self.displaced = None;
            }
            Ruling::Close => self.closed = true,
            Ruling::Pin { lock } => self.lock = Some(lock.clone()),
            _ => {}
        }
    }

    fn note(&mut self, irregular: &Irregular) {
        match irregular {
            Irregular::Noted(noted) => {
                *self.pointed_out.get_mut(!noted.side) = false;
                self.noted.push(*noted);
            }
            Irregular::Claimed { what: Pointed::Illegal, side, right: true } => {
                *self.pointed_out.get_mut(*side) = true;
            }
            Irregular::Counted { noted, nth, .. } => {
                *self.counted.get_mut(noted.side) = *nth;
                self.noted.retain(|each| !each.is_same_act(noted));
                self.counted_half_moves.extend(noted.half_move);
            }
            Irregular::Dismissed(noted) => self.noted.retain(|each| each != noted),
            Irregular::Bonus { side, millis } => {
                self.times.iter_mut().for_each(|times| *times.included.get_mut(*side) += millis);
            }
            Irregular::Bound { moves, touch } => {
                self.bound.clone_from(moves);
                self.bound_by = *touch;
            }
            Irregular::FlagFell { side } => {
                self.fallen.retain(|fallen| fallen != side);
                self.fallen.push(*side);
            }
            Irregular::Asked { stake, after } => {
                self.hanging =
                    Some(Hanging { stake: *stake, after: *after, for_arbiter: false, proposed: None, plays_on: None });
            }
            Irregular::LeftToArbiter { stake, proposed } => {
                let after = self.hanging.and_then(|hanging| hanging.after);
                self.hanging =
                    Some(Hanging { stake: *stake, after, for_arbiter: true, proposed: *proposed, plays_on: None });
            }
            Irregular::PlaysOn { side } => self.hanging.iter_mut().for_each(|hanging| hanging.plays_on = Some(*side)),
            Irregular::Awarded { white, black } => self.points = Some((*white, *black)),
            Irregular::Displaced { side } => self.displaced = Some(*side),
            Irregular::PutBack { .. } => self.displaced = None,
            Irregular::Claimed { .. }
            | Irregular::DefaultTime { .. }
            | Irregular::Answered { .. }
            | Irregular::CastlingLost { .. } => {}
        }
    }
}
