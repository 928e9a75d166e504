//! The press of the clock in the dialogue.

use super::duties::Duty;
use super::event::DialogueEvent;
use super::hands::Missing;
use super::message::Message as Said;
use super::refusal::Refusal as No;
use crate::game::clock::ClockReading;
use crate::game::fact::What;
use crate::game::machine::Game;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::Seat;
use crate::rules::position::Color;
use crate::rules::profile::ClockAfter;

impl Game {
    /// The clock is pressed. For a visually disabled player a press is refused before their move is made (D.2.4), even by their assistant.
    pub(in crate::game) fn press_in_dialogue(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if self.flow.diverged().is_some() {
            return Err(self.boards_wait(response.by));
        }
        let side = match response.by {
            Seat::Side(side) => side,
            Seat::AssistantOf(side) => {
                self.check_duty(response, side, Some(Duty::KeepScoreAndPress))?;
                side
            }
            Seat::Arbiter | Seat::Spectator => return Err(Refusal::PlayersOnly),
        };
        if side == self.turn() && self.history.made_by(side).is_none() {
            self.leave_pawn(response, side)?;
        }
        let Some(half_move) = self.history.made_by(side).map(|made| made.id) else {
            return self.press_without_move(response, side);
        };
        if self.waits_for_press(side) {
            return Err(No::ClockNotRunning.into());
        }
        if let Some(missing) = self.missing_before_press(side) {
            return self.refuse_press(response, side, missing);
        }
        let with_two_hands = self.arbiter_inbox().two_hands() == Some(half_move);
        self.complete(response, half_move, false);
        let differ = self.compare_boards(response);
        if with_two_hands {
            self.count_two_hands(response, side, half_move);
        }
        if !differ && self.outcome().is_none() && !self.end_by_illegal_position(response) {
            self.ask_engine(response);
        }
        Ok(())
    }

    /// Whether the clock of this side stands because the opponent has replied to its move, or moved before it, and not pressed:
    /// the opponent presses first (6.2.2).
    pub fn waits_for_press(&self, side: Color) -> bool {
        self.clock.running() == Some(!side) && self.history.made_by(!side).is_some()
    }

    /// Nothing was made that could be completed (D.2.4, 6.2.4). A key is easily hit: the press is refused and noted, and whether it
    /// was one by 7.5.3 the arbiter says.
    fn press_without_move(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        if side != self.turn() {
            return self.hand_clock_back(response, side);
        }
        let missing = match self.move_in_hand(side) {
            Err(missing) if !self.flow.is_sighted(side) => missing,
            _ if self.flow.hands().are_empty() => Missing::NoMove,
            Err(missing) => missing,
            Ok(_) => Missing::NotPlaced,
        };
        // What stands on the board is a move that is not finished, and the press was too early (D.2.4). An announcement alone moves nothing.
        if !self.flow.hands().have_placed() && self.note_press_without_move(response, side) {
            return Err(No::Press(missing).into());
        }
        self.refuse_press(response, side, missing)
    }

    /// The move is completed already. Where a late press of the opponent has started this side's clock all the same, it is
    /// stopped again (6.2.2).
    fn hand_clock_back(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        let runs = self.clock(response.at).filter(|reading| reading.running == Some(side));
        let reading = runs.ok_or(Refusal::from(No::AlreadyPressed))?;
        let reading = ClockReading { running: Some(!side), ..reading };
        self.record(response, Some(reading), What::ClockNoted);
        Ok(())
    }

    fn refuse_press(&mut self, response: &mut Response<'_>, side: Color, missing: Missing) -> Result<(), Refusal> {
        let message = Said::PressRefused { by: side, missing };
        self.note_without_change(response, DialogueEvent::PressRefused { missing }, message, side);
        Err(No::Press(missing).into())
    }

    /// What the event wants before a side's press, beyond a move that is made (`vis.clock_after`). A reply stands for both.
    fn missing_before_press(&self, side: Color) -> Option<Missing> {
        let made = self.flow.waiting().filter(|made| made.mover == side)?;
        let (repeated, executed) = (made.repeated, made.executed == Some(made.told()));
        match self.profile().vis.clock_after {
            ClockAfter::MadeAndRepeated | ClockAfter::MadeRepeatedExecuted if !repeated => Some(Missing::NotRepeated),
            ClockAfter::MadeRepeatedExecuted if !executed => Some(Missing::NotExecuted),
            ClockAfter::Made | ClockAfter::MadeAndRepeated | ClockAfter::MadeRepeatedExecuted => None,
        }
    }

    /// A side makes its next move. That completes its last one, if it has not pressed for it (6.2.1.2); the opponent's move stays
    /// as it is until the opponent presses.
    ///
    /// # Errors
    /// The boards differ: what a side has on its own board answers another move than the one that was made.
    pub(in crate::game) fn before_next_move(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
    ) -> Result<(), Refusal> {
        if self.flow.waiting().is_some() && self.stop_for_boards(response) {
            return Err(self.boards_wait(response.by));
        }
        if let Some(half_move) = self.history.made_by(side).map(|made| made.id) {
            self.clock.complete_unpressed(side, response.at);
            self.note_completion(response, half_move);
        }
        Ok(())
    }

    /// The built-in opponent presses by itself, as soon as it may.
    pub(in crate::game) fn engine_presses(&mut self, response: &mut Response<'_>) {
        let engine = Color::ALL.into_iter().find(|side| self.is_engine(*side));
        let Some((mover, half_move)) = engine.and_then(|side| Some((side, self.history.made_by(side)?.id))) else {
            return;
        };
        if self.missing_before_press(mover).is_none() && !self.waits_for_press(mover) {
            let response = &mut response.on_behalf_of(Seat::Side(mover), self.engine_source(mover));
            self.complete(response, half_move, false);
            if !self.compare_boards(response) && !self.end_by_illegal_position(response) {
                self.ask_engine(response);
            }
        }
    }
}
