//! The machine may have slept: that is told to the game before anything that came later.

use super::Console;
use crate::game::command::{Happening, Input};
use crate::game::fact::Source;
use crate::time::Tick;

/// Less sleep (ms) than this is not worth an interruption; it is told with the next one.
const WORTH_TELLING: u64 = 2_000;

/// What the game knows of the machine's sleep.
pub(super) struct Sleep {
    /// How long (ms) it has slept in this run.
    known: u64,
    /// It has just woken: what is entered waits until everybody knows.
    pub(super) has_just_ended: bool,
}

impl Sleep {
    pub(super) const fn known(millis: u64) -> Sleep {
        Sleep { known: millis, has_just_ended: false }
    }
}

impl Console {
    /// For how long (ms) the machine has slept, if that is worth telling.
    fn slept(&self) -> Option<u64> {
        let millis = self.gear.stamper.asleep().saturating_sub(self.sleep.known);
        (millis >= WORTH_TELLING).then_some(millis)
    }

    /// Tells the game that the machine has slept, if it has. What was entered before that goes first.
    pub(super) fn mind_sleep(&mut self) {
        let Some(millis) = self.slept() else { return };
        let now = self.gear.stamper.now();
        // We look every second: what was stamped longer ago than the sleep lasted was stamped before it.
        let before = Tick::from_millis(now.millis().saturating_sub(millis));
        while let Some(input) = self.put_back.take().or_else(|| self.gear.inputs.try_recv().ok()) {
            if input.at() > before {
                self.put_back = Some(input);
                break;
            }
            self.input(input);
        }
        self.tell_sleep();
    }

    /// The same, where nothing can have been entered meanwhile.
    pub(super) fn tell_sleep(&mut self) {
        let Some(millis) = self.slept() else { return };
        self.sleep.known += millis;
        let now = self.gear.stamper.now();
        let what = Happening::Slept { millis };
        let effects = self.game.handle(Input { seat: self.game.owner(), source: Source::Console, at: now, what });
        self.carry_out(effects);
        self.sleep.has_just_ended = true;
    }
}
