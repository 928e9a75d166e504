//! What is played at the table: a game, or the clock alone.

use super::helpers::Engines;
use super::machine::{Machine, Parting};
use crate::game::Game;
use crate::game::command::{Happening, Input};
use crate::game::effect::Effect;
use crate::game::fact::Fact;
use crate::game::roles::Seat;
use crate::game::standalone_clock::{self, Phase, StandaloneClock};
use crate::time::Tick;

impl Machine for Game {
    type Happening = Happening;
    type Fact = Fact;
    type Effect = Effect;
    type Helpers = Engines;

    fn owner(&self) -> Seat {
        self.owner()
    }

    fn handle(&mut self, input: Input) -> Vec<Effect> {
        self.handle(input)
    }

    fn apply(&mut self, fact: &Fact) {
        self.apply(fact);
    }

    fn deadline(&self) -> Option<Tick> {
        self.deadline()
    }

    const DEADLINE: Happening = Happening::Deadline;

    fn slept(millis: u64) -> Happening {
        Happening::Slept { millis }
    }
}

impl Machine for StandaloneClock {
    type Happening = standalone_clock::Happening;
    type Fact = standalone_clock::Fact;
    type Effect = standalone_clock::Effect;
    type Helpers = ();

    fn owner(&self) -> Seat {
        self.started().owner
    }

    fn handle(&mut self, input: Input<standalone_clock::Happening>) -> Vec<standalone_clock::Effect> {
        self.handle(input)
    }

    fn apply(&mut self, fact: &standalone_clock::Fact) {
        self.apply(fact);
    }

    fn deadline(&self) -> Option<Tick> {
        self.deadline()
    }

    const DEADLINE: standalone_clock::Happening = standalone_clock::Happening::Deadline;

    /// Leaving stops the clock first, so that nothing is a gap.
    fn last_happening(&self, parting: Parting) -> Option<standalone_clock::Happening> {
        let command = match (self.phase(), parting) {
            (Phase::Over, _) | (Phase::Waiting | Phase::Paused, Parting::Leaves) => return None,
            (_, Parting::GoesOn) => standalone_clock::Command::Finish,
            (Phase::Running, Parting::Leaves) => standalone_clock::Command::Pause,
        };
        Some(standalone_clock::Happening::Command(command))
    }

    fn slept(millis: u64) -> standalone_clock::Happening {
        standalone_clock::Happening::Slept { millis }
    }
}
