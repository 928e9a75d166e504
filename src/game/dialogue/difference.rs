//! Two boards that differ (D.2.9): seen when a half-move is completed, decided by both sheets, confirmed by the arbiter.

use super::event::DialogueEvent;
use super::message::Message as Said;
use super::proposal::Proposal;
use super::refusal::Refusal as No;
use crate::game::effect::Effect;
use crate::game::fact::{RestoreReason, What};
use crate::game::machine::Game;
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Mode, Seats};
use crate::rules::divergence::{self, Decision, IllegalOnBothSheets};
use crate::rules::position::{ByColor, Color, Intent, Square};

impl Game {
    /// Compares the boards behind a completed half-move. Whether they differ.
    pub(super) fn compare_boards(&mut self, response: &mut Response<'_>) -> bool {
        self.flow.made().is_some_and(|made| made.completed) && self.stop_for_boards(response)
    }

    /// Compares the boards behind the last half-move. Where they differ, the clocks are stopped and the arbiter alone is told why.
    /// Whether they do.
    pub(super) fn stop_for_boards(&mut self, response: &mut Response<'_>) -> bool {
        let Some(made) = self.flow.made() else { return false };
        // What was not executed yet will be what was announced.
        let elsewhere = made.executed.unwrap_or(made.told());
        if elsewhere == made.intent {
            return false;
        }
        let before = self.history.before_last();
        let Some(change) = before.change(elsewhere) else { return false };
        let (here, there) = (self.board(), before.after(&change));
        let differ: Vec<Square> =
            Square::ALL.into_iter().filter(|one| here.piece_at(*one) != there.piece_at(*one)).collect();
        let mover = made.mover;
        let reading = self.stop_clock(response);
        let squares = differ.iter().map(ToString::to_string).collect();
        self.record(response, reading, DialogueEvent::Diverged { squares });
        response.push(Effect::RestEngine);
        let proposal = self.proposal().ok().map(Box::new);
        self.say(response, Said::Diverged { squares: differ, proposal }, mover);
        if self.mode() == Mode::Tournament {
            self.say(response, Said::Stopped, mover);
        } else {
            response.tell(Seats::PUBLIC, Message::Paused);
        }
        true
    }

    /// What the arbiter has to decide in the dialogue: how two boards are brought together, or a claim about a touched piece.
    pub(in crate::game) fn dialogue_to_decide(&self) -> Option<Box<Said>> {
        if let Some(squares) = self.flow.diverged() {
            let proposal = self.proposal().ok().map(Box::new);
            return Some(Box::new(Said::Diverged { squares: squares.to_vec(), proposal }));
        }
        let by = self.flow.touch_claim()?;
        Some(Box::new(self.touch_to_decide(by)))
    }

    /// What both scoresheets say of boards that differ.
    ///
    /// # Errors
    /// A move on which both sheets agree and that is not legal.
    pub fn proposal(&self) -> Result<Proposal, IllegalOnBothSheets> {
        let sheets = ByColor::new_with(|side| self.flow.sheet(side).to_vec());
        let boards = ByColor::new_with(|side| self.line_on_board(side));
        let start = self.history.start().position().unwrap_or_else(crate::rules::position::Position::initial);
        let resolution = divergence::resolve(&start, &boards, &sheets)?;
        let last = self.history.before(resolution.last_agreed);
        let clock = last.and_then(|half_move| half_move.completed.flatten());
        Ok(Proposal { resolution, clock })
    }

    fn line_on_board(&self, side: Color) -> Vec<Intent> {
        let mut line: Vec<Intent> = self.history.live().iter().map(|one| one.report.change.intent).collect();
        if let (Some(made), Some(last)) = (self.flow.made().filter(|made| made.mover != side), line.last_mut()) {
            *last = made.executed.unwrap_or(made.told());
        }
        line
    }

    /// The arbiter enters what a sheet says, where it says something else than was heard.
    pub(super) fn read_sheet(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        intent: Intent,
    ) -> Result<(), Refusal> {
        let Some(squares) = self.flow.diverged().map(<[Square]>::to_vec) else { return Err(No::NotDiverged.into()) };
        self.history.before_last().change(intent).ok_or(Refusal::NoPieceForThat)?;
        self.record(response, None, DialogueEvent::SheetRead { side, intent });
        let proposal = self.proposal().ok().map(Box::new);
        self.say(response, Said::Diverged { squares, proposal }, side);
        Ok(())
    }

    /// The arbiter confirms: equal sheets, and who executed wrongly adjusts their board; different ones, and the moves are
    /// retraced to the last agreement, with the times that were logged there.
    pub(super) fn settle_boards(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if self.flow.diverged().is_none() {
            return Err(No::NotDiverged.into());
        }
        let Proposal { resolution, .. } = self.proposal().map_err(|_| Refusal::from(No::IllegalOnBothSheets))?;
        let agreed = resolution.last_agreed;
        let unpressed = self.flow.waiting().map(|made| made.mover);
        let mut runs = self.turn();
        match resolution.decision {
            Decision::Retrace => {
                let to = self.history.before(agreed).map(|one| one.id);
                self.record(response, None, DialogueEvent::Settled { agreed });
                self.restore(response, to, RestoreReason::Ruling);
                runs = self.turn();
            }
            Decision::AdjustBoard => {
                let adjust = resolution.adjust;
                runs = unpressed.unwrap_or(runs);
                self.follow_the_sheets(response);
                self.record(response, None, DialogueEvent::Settled { agreed });
                for side in adjust {
                    self.say(response, Said::AdjustYourBoard(self.last_report()), side);
                }
            }
        }
        let turn = self.turn();
        self.clock.start(runs, response.at);
        let reading = self.clock(response.at);
        self.record(response, reading, What::Resumed);
        response.tell(Seats::PUBLIC, Message::Resumed { turn });
        self.ask_engine(response);
        Ok(())
    }

    /// Both sheets have another last move than the mover's board: the game goes on with what was written.
    fn follow_the_sheets(&mut self, response: &mut Response<'_>) {
        let white = self.flow.sheet(Color::White);
        let black = self.flow.sheet(Color::Black);
        let sheet = if white.len() >= black.len() { white } else { black };
        let Some(last) = self.history.last().map(|last| (last.id, last.report.change.intent)) else { return };
        let Some(written) = sheet.get(self.history.live().len().saturating_sub(1)).copied() else { return };
        let Some(change) = self.history.before_last().change(written).filter(|_| written != last.1) else { return };
        let to = self.history.id_before_last();
        let completed = self.flow.waiting().is_none();
        let reading = self.clock(response.at);
        let said = self.written_as(last.0).unwrap_or_default().to_owned();
        self.record(response, reading, What::Restored { to, why: RestoreReason::Ruling, again: 1 });
        let half_move = self.history.next_id();
        self.record(response, None, What::Made { half_move, change, said });
        if completed {
            self.record(response, reading, What::Completed { half_move });
        }
    }
}
