//! What the arbiter has ruled about the clocks, so that a position that is put back does not undo it (7.1).

use super::clock::ClockReading;
use super::fact::What;
use super::ruling::Ruling;
use super::ruling_fact::Irregular;
use crate::rules::position::Color;

/// One ruling about one clock, in milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Change {
    /// It shows this.
    Set(u64),
    /// More, or less.
    By(i64),
}

/// All of them, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ClockRulings(Vec<(Color, Change)>);

impl ClockRulings {
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Notes what a fact has changed, if it is a ruling: `before` is what the clock would show without it.
    pub(super) fn note(&mut self, what: &What, before: &ClockReading, after: &ClockReading) {
        match what {
            What::Ruled(order) => match order.what {
                Ruling::SetClock { side, millis } => return self.0.push((side, Change::Set(millis))),
                // A restoration gives these, and what is put back later has its own.
                Ruling::Times { .. } => return,
                _ => {}
            },
            What::Irregular(Irregular::Bonus { .. }) => {}
            _ => return,
        }
        for side in Color::ALL {
            let more = after.side(side).adjusted.saturating_sub(before.side(side).adjusted);
            if more != 0 {
                self.0.push((side, Change::By(more)));
            }
        }
    }

    /// Makes the rulings after the first `since` of them again.
    pub(super) fn redo(&self, since: usize, reading: &mut ClockReading) {
        for (side, change) in self.0.get(since..).unwrap_or_default() {
            let shown = reading.side_mut(*side);
            match *change {
                Change::Set(left) => shown.set_left(left),
                Change::By(more) => shown.adjust(more),
            }
        }
    }
}
