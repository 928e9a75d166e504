//! What the program that plays is asked, and what becomes of its answers.

use super::effect::{Effect, EngineAnswer, EngineQuestion, EngineTask};
use super::fact::HalfMoveId;
use super::machine::{Game, Phase};
use super::participant::Driver;
use super::response::Response;
use crate::rules::position::Color;

impl Game {
    /// Whether no player but the built-in opponent has made a move yet.
    pub fn is_untouched(&self) -> bool {
        let mut half_moves = self.history.live().iter().chain(self.history.struck());
        half_moves.all(|half_move| self.is_engine(half_move.mover()))
    }

    /// An answer to a question that has been overtaken is dropped.
    pub(super) fn engine_answered(
        &mut self,
        response: &mut Response<'_>,
        after: Option<HalfMoveId>,
        answer: EngineAnswer,
    ) {
        let Some(side) = response.by.side().filter(|side| self.is_engine(*side)) else { return };
        if after != self.history.last_id() || self.phase != Phase::Running {
            return;
        }
        let open_offer = self.offer == Some(!side);
        match answer {
            EngineAnswer::Move(intent) if self.turn() == side => {
                // The built-in engine never breaks the Laws; should it, the game waits for a correct answer instead of lying.
                let _ = self.make_move(response, intent, "");
            }
            // What it may not agree to yet, it declines.
            EngineAnswer::Accept if open_offer && self.agree(response, side).is_ok() => {}
            EngineAnswer::Accept | EngineAnswer::Decline if open_offer => {
                self.decline(response);
                self.ask_engine(response);
            }
            EngineAnswer::Move(_) | EngineAnswer::Accept | EngineAnswer::Decline => {}
        }
    }

    /// Asks the built-in engine for what is open to it: an answer to an offer, or its move; otherwise it rests.
    pub(super) fn ask_engine(&self, response: &mut Response<'_>) {
        let offered_to_engine = self.offer.map(|by| !by).filter(|side| self.is_engine(*side));
        match offered_to_engine {
            Some(engine) => self.ask_engine_about(response, engine, EngineQuestion::Draw),
            // Its time does not run before the move that was made is completed.
            None if self.history.made_by(!self.turn()).is_some() => response.push(Effect::RestEngine),
            None => self.ask_engine_about(response, self.turn(), EngineQuestion::Move),
        }
    }

    pub(super) fn ask_engine_about(&self, response: &mut Response<'_>, side: Color, question: EngineQuestion) {
        if !Color::ALL.into_iter().any(|side| self.is_engine(side)) {
            return;
        }
        let level = match self.player(side).driver {
            Driver::BuiltinEngine { level } => Some(level),
            Driver::Uci { strength } => Some(strength.nearest_level()),
            Driver::Owner | Driver::Console | Driver::Board | Driver::Screen => None,
        };
        match (level, self.board().position()) {
            (Some(level), Some(position)) => response.push(Effect::AskEngine(EngineTask {
                after: self.history.last_id(),
                side,
                position,
                earlier: self.history.earlier_positions(),
                question,
                in_opening: self.started.opening.as_ref().and_then(|opening| opening.next(self.board())),
                time: self
                    .clock(response.at)
                    .map(|reading| (reading.side(side).left, self.increment_of(side, &reading))),
                level,
                seed: self.started.seed,
            })),
            _ => response.push(Effect::RestEngine),
        }
    }
}
