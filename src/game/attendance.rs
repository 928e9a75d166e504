//! Who is there, and whether the game has begun: what is folded from the facts.

use super::fact::{Fact, What};
use super::ruling::Ruling;
use super::ruling_fact::Irregular;
use crate::rules::position::ByColor;

/// Who is there, folded from the facts. A player is absent only if the arbiter has said so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Attendance {
    pub(super) absent: ByColor<bool>,
    /// Who has left the playing venue.
    pub(super) away: ByColor<bool>,
    /// Who was not there when the game began.
    pub(super) late: ByColor<bool>,
    /// Of whom the arbiter knows that the default time is over.
    pub(super) told: ByColor<bool>,
    /// How much time had passed on the clock when the game began; `None`: it has not.
    pub(super) begun: Option<u64>,
}

impl Attendance {
    pub(super) fn new(waits: bool) -> Attendance {
        Attendance { begun: (!waits).then_some(0), ..Attendance::default() }
    }

    pub(super) fn apply(&mut self, fact: &Fact) {
        match &fact.what {
            What::Resumed if self.begun.is_none() => {
                self.begun = Some(fact.clock.map_or(0, |clock| clock.elapsed()));
                self.late = self.absent;
            }
            What::Arrived { side } => *self.absent.get_mut(*side) = false,
            What::Irregular(Irregular::DefaultTime { side }) => *self.told.get_mut(*side) = true,
            What::Ruled(order) => match order.what {
                Ruling::Presence { side, here } => {
                    *self.absent.get_mut(side) = !here;
                    *self.late.get_mut(side) |= !here && self.begun.is_some();
                }
                Ruling::Venue { side, left } => *self.away.get_mut(side) = left,
                _ => {}
            },
            _ => {}
        }
    }
}
