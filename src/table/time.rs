//! The time of the table: what falls due, the moments of lines, and the sleep of the machine, which is told before anything that
//! came later.

use super::Table;
use super::device::{Device, DeviceId};
use super::machine::Machine;
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

impl<M: Machine, D: Device<M>> Table<M, D> {
    /// Lets everything happen that is due. Whatever was entered before that moment goes first, even if it would have to wait
    /// otherwise: an earlier stamp wins. Simulated time does nothing by itself.
    pub(super) fn catch_up(&mut self) {
        if self.scene.stamper.is_simulated() {
            return;
        }
        while let Some(due) = self.due().filter(|due| *due <= self.scene.now()) {
            match self.next_input() {
                Some((from, input)) if input.at() < due => self.input(from, input),
                Some((from, input)) => {
                    self.happens(M::DEADLINE, due);
                    self.input(from, input);
                }
                None => self.happens(M::DEADLINE, self.scene.now()),
            }
        }
    }

    /// When something happens by itself. What was entered before that comes first, so it waits for the hash of that.
    pub(super) fn due(&self) -> Option<Tick> {
        self.scene.decided.deadline().filter(|due| !self.jobs.come_before(*due))
    }

    /// The moment of a line: that in front of it where time is simulated, and otherwise that of its arrival. `None`: a moment that
    /// is past, or where time is not simulated.
    pub(super) fn moment(&self, named: Option<Tick>, arrived: Tick) -> Option<Tick> {
        let stamper = &self.scene.stamper;
        match named {
            None if stamper.is_simulated() => Some(stamper.now()),
            None => Some(arrived),
            Some(moment) => (stamper.is_simulated() && moment >= stamper.now()).then_some(moment),
        }
    }

    /// Simulated time goes on to a moment, the last of it (ms) asleep. Whether anything happened on the way.
    pub(super) fn pass_until(&mut self, moment: Tick, slept: u64) -> bool {
        if self.pass_awake(Tick::from_millis(moment.millis().saturating_sub(slept))) {
            return true;
        }
        let stamper = &self.scene.stamper;
        stamper.sleep(slept.min(moment.since(stamper.now())));
        self.tell_the_sleep();
        self.sleep.has_just_ended
    }

    /// What falls due on the way happens at its own time, and warnings are given at theirs.
    fn pass_awake(&mut self, moment: Tick) -> bool {
        while let Some(due) = self.next_warning().filter(|due| *due <= moment) {
            self.scene.stamper.advance_to(due);
            self.each(D::look);
        }
        self.scene.stamper.advance_to(moment);
        let due = self.scene.decided.deadline().is_some_and(|deadline| deadline <= moment);
        if due {
            self.happens(M::DEADLINE, moment);
        }
        due
    }

    // --- sleep ---

    /// For how long (ms) the machine has slept, if that is worth telling.
    fn unknown_sleep(&self) -> Option<u64> {
        let millis = self.scene.stamper.asleep().saturating_sub(self.sleep.known);
        (millis >= WORTH_TELLING).then_some(millis)
    }

    /// Tells that the machine has slept, if it has. What was entered before that goes first; the input that woke us, and what arrived after
    /// it, come after the sleep.
    pub(super) fn mind_the_sleep(&mut self) {
        let Some(millis) = self.unknown_sleep() else { return };
        // We look every second: what was stamped longer ago than the sleep lasted was stamped before it.
        let before = Tick::from_millis(self.scene.now().millis().saturating_sub(millis));
        while let Some((from, input)) = self.next_input() {
            if input.at() > before {
                self.taken.push_front((from, input));
                break;
            }
            self.input(from, input);
        }
        self.tell_the_sleep();
    }

    /// What was entered first of all that waits.
    fn next_input(&mut self) -> Option<(DeviceId, InputEvent)> {
        let queues = (0..).map(DeviceId).zip(&self.queues.inputs);
        let missing = queues.filter(|(from, _)| self.taken.iter().all(|(other, _)| other != from));
        let arrived: Vec<_> = missing.filter_map(|(from, queue)| Some((from, queue.try_recv().ok()?))).collect();
        self.taken.extend(arrived);
        let first = (0..self.taken.len()).min_by_key(|index| self.taken[*index].1.at())?;
        self.taken.remove(first)
    }

    /// The same, where nothing can have been entered meanwhile.
    fn tell_the_sleep(&mut self) {
        let Some(millis) = self.unknown_sleep() else { return };
        self.sleep.known += millis;
        self.happens(M::slept(millis), self.scene.now());
        self.sleep.has_just_ended = true;
    }
}
