//! The machine may have slept: that is told to the game, or to the clock alone, before anything that came later.

use super::Console;
use super::due::{Arrival, Runs};
use crate::game::command::{Happening, Input};
use crate::game::fact::Source;
use crate::input::InputEvent;
use crate::time::Tick;

/// Less sleep (ms) than this is not worth an interruption; it is told with the next one.
const WORTH_TELLING: u64 = 2_000;

/// What is known of the machine's sleep.
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

/// A loop over clocks, which are to stand while the machine sleeps.
pub(super) trait Sleeps: Runs {
    /// What is known of the sleep.
    fn sleep(&mut self) -> &mut Sleep;
    /// An input that waits.
    fn put_back(&mut self) -> &mut Option<InputEvent>;
    /// The machine has slept for so many milliseconds, until now.
    fn slept(&mut self, millis: u64, now: Tick);
    /// Simulated time goes on to a moment; whether anything happened on the way.
    fn pass_time(&mut self, moment: Tick) -> bool;
}

/// For how long (ms) the machine has slept, if that is worth telling.
fn unknown(it: &mut impl Sleeps) -> Option<u64> {
    let asleep = it.inputs().1.asleep();
    let millis = asleep.saturating_sub(it.sleep().known);
    (millis >= WORTH_TELLING).then_some(millis)
}

/// Whatever woke us, or arrived behind that, comes after the sleep: what is left to be done now.
pub(super) fn before(it: &mut impl Sleeps, arrival: Arrival) -> Option<Arrival> {
    match arrival {
        Arrival::Gone => Some(Arrival::Gone),
        Arrival::Input(input) => {
            *it.put_back() = Some(input);
            mind(it);
            if it.sleep().has_just_ended { None } else { it.put_back().take().map(Arrival::Input) }
        }
        other @ (Arrival::Event(_) | Arrival::Nothing) => {
            mind(it);
            Some(other)
        }
    }
}

/// Tells that the machine has slept, if it has. What was entered before that goes first.
fn mind(it: &mut impl Sleeps) {
    let Some(millis) = unknown(it) else { return };
    // We look every second: what was stamped longer ago than the sleep lasted was stamped before it.
    let before = Tick::from_millis(it.inputs().1.now().millis().saturating_sub(millis));
    while let Some(input) = next_input(it) {
        if input.at() > before {
            *it.put_back() = Some(input);
            break;
        }
        it.take(input);
    }
    tell(it);
}

fn next_input(it: &mut impl Sleeps) -> Option<InputEvent> {
    let waiting = it.put_back().take();
    waiting.or_else(|| it.inputs().0.try_recv().ok())
}

/// The same, where nothing can have been entered meanwhile.
fn tell(it: &mut impl Sleeps) {
    let Some(millis) = unknown(it) else { return };
    it.sleep().known += millis;
    let now = it.inputs().1.now();
    it.slept(millis, now);
    it.sleep().has_just_ended = true;
}

/// Simulated time goes on to a moment, the last of it (ms) asleep. Whether anything happened on the way.
pub(super) fn pass_until(it: &mut impl Sleeps, moment: Tick, slept: u64) -> bool {
    if it.pass_time(Tick::from_millis(moment.millis().saturating_sub(slept))) {
        return true;
    }
    let stamper = it.inputs().1;
    stamper.sleep(slept.min(moment.since(stamper.now())));
    tell(it);
    it.sleep().has_just_ended
}

impl Sleeps for Console {
    fn sleep(&mut self) -> &mut Sleep {
        &mut self.sleep
    }

    fn put_back(&mut self) -> &mut Option<InputEvent> {
        &mut self.put_back
    }

    fn slept(&mut self, millis: u64, now: Tick) {
        let what = Happening::Slept { millis };
        let effects = self.game.handle(Input { seat: self.game.owner(), source: Source::Console, at: now, what });
        self.carry_out(effects);
    }

    /// What falls due on the way happens at its own time.
    fn pass_time(&mut self, moment: Tick) -> bool {
        self.warn_until(moment);
        self.resources.stamper.advance_to(moment);
        let due = self.game.deadline().is_some_and(|deadline| deadline <= moment);
        if due {
            self.deadline(moment);
        }
        due
    }
}
