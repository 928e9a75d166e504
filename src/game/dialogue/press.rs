//! The press of the clock in the dialogue.

use super::duties::Duty;
use super::event::Event;
use super::hands::Missing;
use super::message::Message as Said;
use super::refusal::Refusal as No;
use crate::game::deed::Deed;
use crate::game::effect::Effect;
use crate::game::fact::Source;
use crate::game::machine::Game;
use crate::game::refusal::Refusal;
use crate::game::roles::Seat;
use crate::rules::position::Color;
use crate::rules::profile::ClockAfter;

impl Game {
    /// The clock is pressed. A visually disabled player's press is refused before his move is made (D.2.4), whoever presses.
    pub(in crate::game) fn press_in_dialogue(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        if self.flow.diverged().is_some() {
            return Err(No::Diverged.into());
        }
        let side = match deed.by {
            Seat::Side(side) => side,
            Seat::AssistantOf(side) => {
                self.check_duty(effects, deed, side, Some(Duty::KeepScoreAndPress))?;
                side
            }
            Seat::Arbiter | Seat::Spectator => return Err(Refusal::PlayersOnly),
        };
        let Some(half_move) = self.history.made_by(side).map(|made| made.id) else {
            return self.press_without_move(effects, deed, side);
        };
        if let Some(missing) = self.missing_before_press() {
            return self.refuse_press(effects, deed, side, missing);
        }
        self.complete(effects, deed, half_move, false);
        if !self.compare_boards(effects, deed) && !self.end_by_illegal_position(effects, deed) {
            self.ask_house(effects, deed.at);
        }
        Ok(())
    }

    /// Nothing was made that could be completed. For a sighted player the ordinary rules hold (6.2.4, 7.5.3).
    fn press_without_move(&mut self, effects: &mut Vec<Effect>, deed: Deed, side: Color) -> Result<(), Refusal> {
        if side != self.turn() {
            return Err(No::AlreadyPressed.into());
        }
        // The opponent's reply has completed the move; pressing all the same is allowed and changes nothing (6.2.2).
        match self.move_in_hand(side) {
            Err(missing) if !self.flow.is_sighted(side) => self.refuse_press(effects, deed, side, missing),
            _ if self.flow.may_still_press(side) => Ok(()),
            move_in_hand => {
                self.note_press_without_move(effects, deed, side);
                let missing = match move_in_hand {
                    _ if self.flow.hands().are_empty() => Missing::NoMove,
                    Err(missing) => missing,
                    Ok(_) => Missing::NotPlaced,
                };
                Err(No::Press(missing).into())
            }
        }
    }

    fn refuse_press(
        &mut self,
        effects: &mut Vec<Effect>,
        deed: Deed,
        side: Color,
        missing: Missing,
    ) -> Result<(), Refusal> {
        // The opponent has replied without waiting: the press that comes late is allowed (6.2.2).
        if self.flow.may_still_press(side) && self.flow.hands().are_empty() {
            return Ok(());
        }
        self.note_event(effects, deed, Event::PressRefused { missing });
        self.say(effects, Said::PressRefused { by: side, missing }, side);
        Err(No::Press(missing).into())
    }

    /// What the event wants before the press, beyond a move that is made (`vis.clock_after`).
    fn missing_before_press(&self) -> Option<Missing> {
        let made = self.flow.waiting()?;
        let (repeated, executed) = (made.repeated, made.executed == Some(made.told()));
        match self.profile().vis.clock_after {
            ClockAfter::MadeAndRepeated | ClockAfter::MadeRepeatedExecuted if !repeated => Some(Missing::NotRepeated),
            ClockAfter::MadeRepeatedExecuted if !executed => Some(Missing::NotExecuted),
            ClockAfter::Made | ClockAfter::MadeAndRepeated | ClockAfter::MadeRepeatedExecuted => None,
        }
    }

    /// A made move is completed by the opponent's reply, too (6.2.1).
    ///
    /// # Errors
    /// The boards differ then, or the game is over with it (A.4.4).
    pub(in crate::game) fn reply_completes(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        let Some(half_move) = self.flow.waiting().map(|made| made.half_move) else { return Ok(()) };
        self.complete(effects, deed, half_move, false);
        if self.compare_boards(effects, deed) {
            return Err(No::Diverged.into());
        }
        if self.end_by_illegal_position(effects, deed) { Err(Refusal::GameOver) } else { Ok(()) }
    }

    /// The house presses by itself, as soon as it may.
    pub(in crate::game) fn house_presses(&mut self, effects: &mut Vec<Effect>, deed: Deed) {
        let Some(made) = self.flow.waiting().filter(|made| self.house_level(made.mover).is_some()) else { return };
        if self.missing_before_press().is_none() {
            let (half_move, mover) = (made.half_move, made.mover);
            let deed = Deed { by: Seat::Side(mover), source: Source::House, ..deed };
            self.complete(effects, deed, half_move, false);
            if !self.compare_boards(effects, deed) && !self.end_by_illegal_position(effects, deed) {
                self.ask_house(effects, deed.at);
            }
        }
    }
}
