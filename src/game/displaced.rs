//! Pieces that a player has displaced: they put them back in their own time (7.4.1).

use super::clock::ClockReading;
use super::command::Command;
use super::effect::Effect;
use super::machine::{Game, Phase};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::Seats;
use super::ruling_fact::Irregular;
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::Says;
use crate::rules::illegal;
use crate::rules::position::Color;

impl Game {
    /// Who puts displaced pieces back while the other side is to move; their clock runs, and they press it when the pieces stand.
    pub fn puts_pieces_back(&self) -> Option<Color> {
        self.arbiter_inbox.displaced
    }

    /// The clock of the player who displaced pieces runs until they stand again. Where it runs already, because they have not pressed
    /// it, nothing but the order itself is to be kept.
    pub(super) fn let_player_put_back(&mut self, response: &mut Response<'_>, by: Color) {
        let displaced = illegal::displaced(by);
        let now = self.clock(response.at);
        let running = match self.phase {
            Phase::Running => now.and_then(|reading| reading.running),
            _ => now.map(|_| self.turn()),
        };
        let presses = running == Some(!displaced.on_time_of);
        if presses {
            let on = (self.phase == Phase::Running).then_some(displaced.on_time_of);
            let reading = now.map(|reading| ClockReading { running: on, ..reading });
            self.record(response, reading, Irregular::Displaced { side: displaced.restores });
            response.push(Effect::RestEngine);
        }
        response.tell(Seats::PUBLIC, Says::PutsBack { by: displaced.restores, presses });
    }

    /// While pieces are put back no moves are made; the clock is pressed by the player who has put them back.
    pub(super) fn wait_for_pieces(
        &mut self,
        response: &mut Response<'_>,
        command: &Command,
        by: Color,
    ) -> Result<(), Refusal> {
        if *command != Command::Press || response.by.acts_for() != Some(by) {
            return Err(RulingRefusal::PiecesDisplaced(by).into());
        }
        self.pieces_are_back(response, by);
        Ok(())
    }

    /// The pieces stand again: the clock of the side to move runs.
    fn pieces_are_back(&mut self, response: &mut Response<'_>, by: Color) {
        let turn = self.turn();
        let reading = self.clock(response.at).map(|reading| ClockReading { running: Some(turn), ..reading });
        self.record(response, reading, Irregular::PutBack { side: by });
        response.tell(Seats::PUBLIC, self.going_on());
        self.ask_engine(response);
    }
}
