//! Moves: made, completed, announced, taken back.

use super::board::{Board, Change};
use super::effect::Cue;
use super::fact::{Announcer, Dialogue, HalfMoveId, RestoreReason, What};
use super::machine::Game;
use super::message::Message;
use super::participant::Driver;
use super::refusal::Refusal;
use super::report::{Check, MoveReport};
use super::response::Response;
use super::roles::{IllegalEntry, Mode, Seats, Topic};
use crate::rules::ending::{self, Outcome, Reason};
use crate::rules::position::{Color, Illegality, Intent, Rank, Role};

impl Game {
    pub(super) fn make_move(&mut self, response: &mut Response<'_>, intent: Intent, said: &str) -> Result<(), Refusal> {
        let (side, change) = self.change_on_the_board(response, intent)?;
        self.check_entered(self.board(), &change)?;
        self.check_bound(&change)?;

        self.check_claims(side, intent)?;
        self.check_sheet(response, side)?;
        self.before_next_move(response, side)?;
        self.watch_obligation(response, side, intent);
        let report = self.history.describe(&change);
        let is_announced = self.has_announced(intent);
        let ending = self.put_on_board(response, change, said);
        if is_announced {
            self.say_is_made(response, side);
        } else {
            self.announce(response, report);
        }
        self.follow_made(response, ending);
        Ok(())
    }

    /// Whether a move may be entered on a board; outside tournaments only a legal one.
    pub(super) fn check_entered(&self, board: &Board, change: &Change) -> Result<(), Refusal> {
        let (intent, piece) = (change.intent, change.lifted.piece);
        let verdict = match board.position() {
            Some(position) if self.refuses_illegal_moves() => position.judge(intent).map(|_| ()),
            _ => promotion_is_complete(intent, piece.role, piece.color),
        };
        // Where the clock is pressed, a pawn can be left as it is, which is the arbiter's business (7.5.2).
        let verdict = verdict.or_else(|why| if self.may_leave_pawn(why, piece.color) { Ok(()) } else { Err(why) });
        verdict.map_err(|why| self.refuse_as_illegal(change.clone(), why))
    }

    /// A promotion that no pawn has is refused before anybody hears it; what it lacks may still be said.
    pub(super) fn check_promotion(&self, change: &Change) -> Result<(), Refusal> {
        let piece = change.lifted.piece;
        match promotion_is_complete(change.intent, piece.role, piece.color) {
            Err(why @ Illegality::PromotionInvalid) => Err(self.refuse_as_illegal(change.clone(), why)),
            _ => Ok(()),
        }
    }

    /// Records a move as announced, where it was not yet, and made. What is entered at once, and a move that ends the game, is completed
    /// with it: the ending that it brings.
    pub(super) fn put_on_board(
        &mut self,
        response: &mut Response<'_>,
        change: Change,
        said: &str,
    ) -> Option<(Outcome, Reason)> {
        let half_move = self.announced_and_made(response, change, said.to_owned());
        self.note_released(response, half_move);
        let ending = self.ending_on_the_board();
        if self.started.dialogue == Dialogue::Off || ending.is_some() {
            self.complete(response, half_move, ending.is_some());
        }
        ending
    }

    pub(super) fn announced_and_made(
        &mut self,
        response: &mut Response<'_>,
        change: Change,
        said: String,
    ) -> HalfMoveId {
        let half_move = self.history.next_id();
        // The table has heard it when it was announced before, with the words of then.
        let announced = self.flow.announced().filter(|_| self.has_announced(change.intent));
        let words = announced.map(|announced| announced.words.clone());
        if words.is_none() {
            self.record(response, None, What::Announced { half_move, said: said.clone(), change: change.clone() });
        }
        let said = words.unwrap_or(said);
        self.record(response, None, What::Made { half_move, change, said });
        half_move
    }

    /// What follows a move that was entered, once it has been told.
    pub(super) fn follow_made(&mut self, response: &mut Response<'_>, ending: Option<(Outcome, Reason)>) {
        if let Some((outcome, reason)) = ending {
            self.end(response, outcome, reason);
        } else if !self.end_by_illegal_position(response) {
            self.ask_whether_dead(response);
            self.engine_answers(response);
            self.engine_presses(response);
            self.hint_at_claims(response);
            self.ask_engine(response);
        }
    }

    /// The side to move, if the acting seat has the move, and what the move changes on the board, legal or not.
    pub(super) fn change_on_the_board(
        &self,
        response: &Response<'_>,
        intent: Intent,
    ) -> Result<(Color, Change), Refusal> {
        let side = self.acting_mover(response.by)?;
        Ok((side, self.board().change(intent).ok_or(Refusal::NoPieceForThat)?))
    }

    /// An illegal move is refused; the mode says whether the article is named.
    pub(super) fn refuse_as_illegal(&self, change: Change, why: Illegality) -> Refusal {
        let explained = self.mode().row().illegal_entry == IllegalEntry::RefusedWithArticle;
        let obstacle = self.board().obstacle(&change);
        Refusal::Illegal { change: Box::new(change), why, obstacle, explained }
    }

    /// Whether a side has made the last half-move and not pressed for it.
    pub(super) fn has_just_made(&self, side: Color) -> bool {
        side != self.turn() && self.history.made_by(side).is_some()
    }

    /// Completes a half-move that was made: the other clock runs (6.2.1), or both stand because it has ended the game.
    pub(super) fn complete(&mut self, response: &mut Response<'_>, half_move: HalfMoveId, ended: bool) {
        if ended {
            self.clock.stop(response.at);
        } else if let Some(side) = self.history.mover_of(half_move) {
            self.clock.complete(side, response.at);
        }
        self.note_completion(response, half_move);
    }

    /// Records that a half-move is completed, with the clock as it shows by now.
    pub(super) fn note_completion(&mut self, response: &mut Response<'_>, half_move: HalfMoveId) {
        let reading = self.clock(response.at);
        self.record(response, reading, What::Completed { half_move });
        self.note_completed(response, half_move);
    }

    /// The clock is pressed: the move that the player has made is completed (6.2.1), even after the reply.
    pub(super) fn press(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if self.started.dialogue == Dialogue::Full {
            return self.press_in_dialogue(response);
        }
        self.acting_side(response.by)?;
        Err(if self.clock.is_none() { Refusal::NoClock } else { Refusal::NothingToPress })
    }

    /// The ending that what stands on the board brings, by itself and by the history of the game (5.1, 5.2, 9.6). A move ends
    /// the game only if it was legal (5.1.1, 5.2.1).
    pub(super) fn ending_on_the_board(&self) -> Option<(Outcome, Reason)> {
        if !self.history.last_was_legal() {
            return None;
        }
        ending::of_completed_move(self.history.position()?, self.history.keys(), &self.started.profile)
    }

    /// Lets the table hear a move, or reads it back to the owner, as it was agreed who speaks.
    pub(super) fn announce(&self, response: &mut Response<'_>, report: MoveReport) {
        let cue = self.cue_of(&report);
        let owner = Seats::only(self.owner());
        let mover = self.player(report.mover).driver;
        match mover {
            Driver::Board => response.tell(owner, Message::ReadBack(Box::new(report))),
            // They speak themselves; what was recorded is read back to them alone.
            Driver::Owner if self.started.announcer == Announcer::Player => {
                response.tell(owner, Message::ReadBack(Box::new(report)));
            }
            Driver::Owner | Driver::Console | Driver::Screen | Driver::BuiltinEngine { .. } | Driver::Uci { .. } => {
                response.tell(Seats::PUBLIC, Message::Announcement(Box::new(report)));
            }
        }
        response.cue(owner, cue);
    }

    /// In a tournament every move sounds the same: the cue must not tell what the player has to see themselves.
    pub(super) fn cue_of(&self, report: &MoveReport) -> Cue {
        if !self.mode().row().telling_cues {
            Cue::Move
        } else if report.check != Check::None {
            Cue::Check
        } else if report.change.castling().is_some() {
            Cue::Castling
        } else if report.change.promotion().is_some() {
            Cue::Promotion
        } else if report.taken().is_some() {
            Cue::Capture
        } else {
            Cue::Move
        }
    }

    pub(super) fn take_back(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let side = self.acting_side(response.by)?;
        if !self.may_ask(response.by, Topic::TakeBack) {
            let tournament = self.mode() == Mode::Tournament;
            return Err(if tournament { Refusal::NotInThisMode } else { Refusal::OnlyInTraining });
        }
        let mut line = self.history.live().iter();
        let own = line.rposition(|half_move| half_move.mover() == side).ok_or(Refusal::NothingToTakeBack)?;
        let to = self.history.before(own).map(|half_move| half_move.id);
        self.restore_with_log(response, to, RestoreReason::TakenBack);
        Ok(())
    }

    /// Takes back what has ended the game: the last move of the player who asks, if a move has ended it; otherwise the ending alone
    /// (a resignation, an agreement, a flag).
    pub(super) fn take_back_ended(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let by_move = self.outcome().is_some_and(|(_, reason)| reason.comes_of_a_move());
        if by_move {
            return self.take_back(response);
        }
        self.restore_with_log(response, self.history.last_id(), RestoreReason::TakenBack);
        Ok(())
    }

    pub(super) fn end_by_position(&mut self, response: &mut Response<'_>) -> bool {
        let ending = self.ending_on_the_board();
        if let Some((outcome, reason)) = ending {
            self.end(response, outcome, reason);
        }
        ending.is_some()
    }

    /// The last half-move as the console's owner was told it.
    pub(super) fn last_told(&self) -> Option<Box<MoveReport>> {
        self.history.last().map(|half_move| Box::new(self.report_to(self.owner(), half_move)))
    }

    pub(super) fn last_report(&self) -> Option<Box<MoveReport>> {
        self.history.last().map(|half_move| Box::new(half_move.report.clone()))
    }
}

/// Where only the arbiter judges legality, a promotion must still be said in full (3.7.5, D.2.1).
fn promotion_is_complete(intent: Intent, piece: Role, side: Color) -> Result<(), Illegality> {
    let Intent::Step { to, promotion, .. } = intent else { return Ok(()) };
    let last_rank = piece == Role::Pawn && to.rank() == side.fold_wb(Rank::Eighth, Rank::First);
    match promotion {
        None if last_rank => Err(Illegality::PromotionMissing),
        Some(Role::King | Role::Pawn) => Err(Illegality::PromotionInvalid),
        Some(_) if !last_rank => Err(Illegality::PromotionInvalid),
        _ => Ok(()),
    }
}
