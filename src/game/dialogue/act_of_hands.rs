//! What hands do: feel, lift, touch, place, take off, set right.

use std::borrow::Cow;

use super::event::DialogueEvent;
use super::hands::{Missing, is_incomplete};
use super::message::{HandAction, Message as Said};
use super::refusal::Refusal as No;
use crate::game::board::{Board, Change};
use crate::game::effect::Cue;
use crate::game::fact::What;
use crate::game::machine::Game;
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Mode, Seat, Seats, Topic};
use crate::rules::offers::{self, Reply, Standing};
use crate::rules::position::{Color, Illegality, Intent, Role, Square};
use crate::rules::touch;

impl Game {
    /// Feeling a piece is not touching it (D.2.2), and only the player learns what they felt.
    pub(super) fn feel(&self, response: &mut Response<'_>, side: Color, square: Square) -> Result<(), Refusal> {
        if self.flow.is_sighted(side) && self.binds_touched_pieces() {
            return Err(No::NotFelt.into());
        }
        if !self.may_ask(response.by, Topic::Square) {
            return Err(Refusal::NotInThisMode);
        }
        let piece = self.flow.piece_at(side, self.turn(), square);
        response.tell(response.by, Message::OnSquare { square, piece });
        Ok(())
    }

    /// A piece is lifted from its aperture, or touched by a sighted player (D.2.2, 4.3). An opponent's piece is one to be taken.
    pub(super) fn take_piece(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        square: Square,
        lifted: bool,
    ) -> Result<(), Refusal> {
        let piece = self.flow.hands().piece_at(&self.board_in_front_of(side), square);
        let piece = piece.ok_or(Refusal::from(No::NoPieceThere))?;
        if lifted && piece.color != side && !self.flow.hands().adjust(square) {
            return self.remove_captured(response, side, square);
        }
        let (event, what) = if lifted {
            (DialogueEvent::Lifted { square }, HandAction::Lifted)
        } else {
            (DialogueEvent::Touched { square }, HandAction::Touched)
        };
        let adjusts = self.flow.hands().adjust(square);
        self.record(response, None, event);
        self.say(response, Said::Did { action: what, piece: Some(piece), square }, side);
        if !adjusts {
            self.decline_by_touching(response, side);
        }
        Ok(())
    }

    /// Touching a piece with the intention of moving it declines the opponent's offer (9.1.2.1).
    fn decline_by_touching(&mut self, response: &mut Response<'_>, side: Color) {
        let closes = |by| offers::after(Reply::Touch, side, by) == Standing::Closed;
        // At a tournament, whether the touched piece must be moved or not; elsewhere hands may try what they like.
        if self.mode() == Mode::Tournament && self.offer.is_some_and(closes) {
            self.tell_fact(response, Seats::PUBLIC, None, What::Declined);
        }
    }

    pub(super) fn place_piece(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        square: Square,
    ) -> Result<(), Refusal> {
        let (hands, board) = (self.flow.hands(), self.board_in_front_of(side));
        let has_one = hands.hold_a_piece() || hands.new_piece().is_some();
        // A piece that is set right goes back where it was; elsewhere a piece of their own is moved all the same.
        let is_adjusted = hands.adjusted() == Some(square);
        let moves_adjusted = hands.adjusted().filter(|_| !has_one && !is_adjusted);
        let is_own = |from: Square| board.piece_at(from).is_some_and(|piece| piece.color == side);
        if !has_one && !is_adjusted && !moves_adjusted.is_some_and(is_own) {
            return Err(No::NothingInHand.into());
        }
        let mut after = hands.clone();
        after.place(&board, square);
        let said = self.flow.announced().map(|said| said.intent);
        let intent = after.intent(&board, said).filter(|_| !is_adjusted);
        if let Some(intent) = intent {
            self.refuse_illegal(intent)?;
        }
        self.record(response, None, DialogueEvent::Placed { square });
        let piece = self.flow.hands().piece_at(&self.board_in_front_of(side), square);
        self.say(response, Said::Did { action: HandAction::Placed, piece, square }, side);
        if moves_adjusted.is_some() {
            self.decline_by_touching(response, side);
        }
        if let Some(intent) = intent {
            self.watch_obligation(response, side, intent);
        }
        self.make_if_complete(response, side)
    }

    /// Where the console helps, an illegal move is refused with its reason; a promotion may still want its piece.
    pub(super) fn refuse_illegal(&self, intent: Intent) -> Result<(), Refusal> {
        self.check_claims(self.turn(), intent)?;
        if let Some(change) = self.board().change(intent) {
            self.check_bound(&change)?;
        }
        if !self.mode().refuses_illegal_moves() {
            return Ok(());
        }
        let Some(position) = self.board().position() else { return Ok(()) };
        let asked = match intent {
            Intent::Step { from, to, promotion: None } if is_incomplete(self.board(), intent) => {
                Intent::Step { from, to, promotion: Some(Role::Queen) }
            }
            intent => intent,
        };
        match (position.judge(asked), self.board().change(intent)) {
            (Ok(_), _) => Ok(()),
            (Err(why), Some(change)) => Err(self.refuse_as_illegal(change, why)),
            (Err(_), None) => Err(Refusal::NoPieceForThat),
        }
    }

    pub(super) fn remove_captured(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        square: Square,
    ) -> Result<(), Refusal> {
        let piece = self.board_in_front_of(side).piece_at(square).filter(|piece| piece.color != side);
        let piece = piece.ok_or(Refusal::from(No::NoPieceThere))?;
        self.record(response, None, DialogueEvent::Removed { square });
        self.say(response, Said::Did { action: HandAction::Removed, piece: Some(piece), square }, side);
        self.decline_by_touching(response, side);
        self.make_if_complete(response, side)
    }

    pub(super) fn put_new_piece(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        square: Square,
        piece: Role,
    ) -> Result<(), Refusal> {
        if self.flow.hands().are_empty() || matches!(piece, Role::King | Role::Pawn) {
            return Err(No::NothingInHand.into());
        }
        self.record(response, None, DialogueEvent::NewPiece { square, piece });
        self.say(response, Said::Did { action: HandAction::NewPiece, piece: Some(piece.of(side)), square }, side);
        // Where the pawn stands on its square already, the new piece takes its place; otherwise it goes there with it.
        self.make_if_complete(response, side)
    }

    /// *J'adoube*: only the player on move may say so (4.2.1).
    pub(super) fn adjust(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        square: Option<Square>,
    ) -> Result<(), Refusal> {
        touch::may_adjust(side, self.turn()).map_err(|_| Refusal::NotYourTurn)?;
        let is_heard = self.is_heard(response.by);
        self.record(response, None, DialogueEvent::Adjusting { square });
        self.say_within_total(response, is_heard, Said::Adjusting { by: side }, side);
        Ok(())
    }

    /// What is placed or announced is not what the touched piece asks for: the arbiter alone is told.
    pub(in crate::game) fn watch_obligation(&mut self, response: &mut Response<'_>, side: Color, intent: Intent) {
        // Whom the arbiter has bound is not told again what was touched before.
        let touched = self.flow.touched_now();
        if !self.binds_touched_pieces() || touched.is_empty() || !self.arbiter_inbox().bound().is_empty() {
            return;
        }
        let Some(position) = self.board().position() else { return };
        let allowed = touch::obligation(&position, &touched, self.profile()).moves;
        let without_piece = |intent: &Intent| match *intent {
            Intent::Step { from, to, .. } => Intent::Step { from, to, promotion: None },
            castle @ Intent::Castle { .. } => castle,
        };
        if !allowed.iter().any(|one| without_piece(one) == without_piece(&intent)) {
            self.record(response, None, DialogueEvent::ObligationBroken { intent });
            self.say(response, Said::ObligationBroken { by: side }, side);
        }
    }

    /// The board on which a side's hands move pieces: after a slip of the tongue with the move that it was told (D.2.8). What it makes
    /// there completes that move, and the boards are found to differ before it is recorded.
    fn board_in_front_of(&self, side: Color) -> Cow<'_, Board> {
        self.flow.board_as_told(side, &self.history).map_or(Cow::Borrowed(self.board()), Cow::Owned)
    }

    /// The move that the mover's hands and words have made.
    pub(super) fn move_in_hand(&self, side: Color) -> Result<Change, Missing> {
        let said = self.flow.announced().map(|said| said.intent);
        self.flow.hands().made(&self.board_in_front_of(side), said, self.flow.is_sighted(side))
    }

    /// Records the move as made as soon as nothing of it is missing (D.2.3, 4.7).
    pub(super) fn make_if_complete(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        match self.move_in_hand(side) {
            Ok(change) => self.make_in_hand(response, side, change),
            Err(_) => Ok(()),
        }
    }

    /// The clock is pressed while a pawn stands on the last rank: the move is made so (7.5.2).
    pub(super) fn leave_pawn(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        let said = self.flow.announced().map(|said| said.intent);
        let board = self.board_in_front_of(side);
        let may_leave = self.may_leave_pawn(Illegality::PromotionMissing, side);
        match self.flow.hands().pawn_left(&board, said).filter(|_| may_leave) {
            Some(change) => self.make_in_hand(response, side, change),
            None => Ok(()),
        }
    }

    /// The mover hears that what they have announced is made.
    pub(in crate::game) fn say_is_made(&self, response: &mut Response<'_>, side: Color) {
        self.say(response, Said::YourMoveIsMade, side);
        response.cue(Seat::Side(side), Cue::Confirmed);
    }

    fn make_in_hand(&mut self, response: &mut Response<'_>, side: Color, change: Change) -> Result<(), Refusal> {
        self.before_next_move(response, side)?;
        let half_move = self.history.next_id();
        let said = self.flow.announced().map(|said| said.words.clone()).unwrap_or_default();
        self.record(response, None, What::Made { half_move, change, said });
        self.note_released(response, half_move);
        self.say_is_made(response, side);
        if let Some((outcome, reason)) = self.ending_on_the_board() {
            self.complete(response, half_move, true);
            self.end(response, outcome, reason);
            return Ok(());
        }
        self.ask_whether_dead(response);
        self.engine_answers(response);
        self.engine_presses(response);
        self.ask_engine(response);
        Ok(())
    }
}
