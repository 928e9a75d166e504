//! What words and the other board do: announce, repeat, correct, execute.

use super::event::DialogueEvent;
use super::hands::is_incomplete;
use super::message::Message as Said;
use super::refusal::Refusal as No;
use crate::game::fact::{HalfMoveId, RestoreReason, What};
use crate::game::history::{HalfMove, History};
use crate::game::machine::Game;
use crate::game::participant::Driver;
use crate::game::refusal::Refusal;
use crate::game::report::MoveReport;
use crate::game::response::Response;
use crate::game::roles::Seat;
use crate::rules::position::{Color, Intent};

impl Game {
    /// A complete announcement counts even if it names another move than the one on the board: that is a slip, which can be
    /// corrected until the clock is pressed.
    pub(super) fn announce_by_word(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        intent: Intent,
        said: &str,
    ) -> Result<(), Refusal> {
        let owed =
            self.flow.made().filter(|made| made.mover == side && made.announced.is_none()).map(|made| made.half_move);
        if owed.is_none() && side != self.turn() {
            return Err(if self.flow.waiting().is_some_and(|made| made.mover == side) {
                No::AlreadyAnnounced.into()
            } else {
                Refusal::NotYourTurn
            });
        }
        let board = if owed.is_some() { self.history.before_last() } else { self.board() };
        let change = board.change(intent).ok_or(Refusal::NoPieceForThat)?;
        self.check_promotion(&change)?;
        if owed.is_none() {
            if self.has_announced(intent) {
                return Err(No::AlreadyAnnounced.into());
            }
            self.refuse_illegal(intent)?;
        }
        let incomplete = is_incomplete(board, intent);
        let report = if owed.is_some() { self.history.describe_last(&change) } else { self.history.describe(&change) };
        let half_move = owed.unwrap_or(self.history.next_id());
        let changes = owed.is_none() && self.changes_announcement(intent);
        if changes && !self.is_heard(response.by) {
            return Err(No::ChangedTooOften.into());
        }
        self.record(response, None, What::Announced { half_move, said: said.to_owned(), change });
        if incomplete {
            self.say(response, Said::PromotionPieceMissing, side);
            return Ok(());
        }
        self.announce(response, report);
        if changes {
            self.say_if_total_is_reached(response, response.by);
        }
        if owed.is_none() {
            self.watch_obligation(response, side, intent);
            return self.make_if_complete(response, side);
        }
        self.engine_answers(response);
        Ok(())
    }

    /// Whether this takes the place of what the side to move has announced of the same half-move. A promotion that was announced without
    /// its piece is not changed by saying that.
    fn changes_announcement(&self, intent: Intent) -> bool {
        let incomplete = |intent| is_incomplete(self.board(), intent);
        let before = self.flow.announced().map(|said| said.intent).filter(|_| !self.flow.was_announced_before());
        before.is_some_and(|before| !incomplete(before) || incomplete(intent))
    }

    /// The first slip of a half-move is corrected in any case, further ones up to the total of the seat.
    fn may_correct(&self, response: &Response<'_>, half_move: HalfMoveId) -> Result<bool, Refusal> {
        let again = self.has_corrected(half_move);
        if again && !self.is_heard(response.by) { Err(No::ChangedTooOften.into()) } else { Ok(again) }
    }

    /// Whether the table has heard from the side to move that it makes this move; of a promotion, with its piece.
    pub(in crate::game) fn has_announced(&self, intent: Intent) -> bool {
        self.flow.was_heard_to_announce(intent) && !is_incomplete(self.board(), intent)
    }

    /// The opponent repeats what they have understood; what does not match is said again, and changes no board.
    pub(super) fn repeat(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        intent: Option<Intent>,
        said: &str,
    ) -> Result<(), Refusal> {
        let made = self.flow.made().filter(|made| made.mover == !side && made.announced.is_some());
        let made = made.ok_or(Refusal::from(No::NothingToRepeat))?;
        let (half_move, told) = (made.half_move, made.told());
        let equal = intent == Some(told);
        if equal && made.repeated {
            return Err(No::RepeatedBefore.into());
        }
        let message = match self.report_of(told) {
            Some(report) if equal => Said::Repeated(Box::new(report)),
            _ => Said::Mismatch,
        };
        let event = DialogueEvent::Repeated { half_move, intent, said: said.to_owned(), equal };
        if equal {
            self.record(response, None, event);
            self.say(response, message, side);
        } else {
            self.note_without_change(response, event, message, side);
        }
        self.engine_presses(response);
        Ok(())
    }

    /// A slip of the tongue: the announcement becomes the move that stands on the board (D.2.8). A slip of the fingers: the entered
    /// move becomes another one.
    pub(super) fn correct(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        intent: Intent,
        said: &str,
    ) -> Result<(), Refusal> {
        let said = said.to_owned();
        match self.flow.made() {
            Some(made) if made.mover == side && made.completed => Err(No::TooLateToCorrect.into()),
            Some(made) if made.mover == side => {
                if made.announced.is_none() || made.told() == intent {
                    return Err(No::NothingToCorrect.into());
                }
                if made.intent != intent {
                    return self.replace_entered(response, intent, &said);
                }
                let half_move = made.half_move;
                let again = self.may_correct(response, half_move)?;
                self.record(response, None, DialogueEvent::Corrected { half_move, intent, said });
                self.tell_correction(response, side, again, self.report_of(intent));
                self.engine_answers(response);
                Ok(())
            }
            _ if side == self.turn() && self.flow.announced().is_some() => {
                let change = self.board().change(intent).ok_or(Refusal::NoPieceForThat)?;
                self.check_promotion(&change)?;
                if is_incomplete(self.board(), intent) {
                    return Err(No::PromotionPieceMissing.into());
                }
                if self.has_announced(intent) {
                    return Err(No::NothingToCorrect.into());
                }
                self.refuse_illegal(intent)?;
                let report = self.history.describe(&change);
                let half_move = self.history.next_id();
                let again = self.may_correct(response, half_move)?;
                self.record(response, None, DialogueEvent::Corrected { half_move, intent, said });
                self.tell_correction(response, side, again, Some(report));
                self.watch_obligation(response, side, intent);
                self.make_if_complete(response, side)
            }
            _ => Err(No::NothingToCorrect.into()),
        }
    }

    /// A typing slip: the move was entered and not made by hand, and the opponent has neither repeated nor executed it. Another one
    /// takes its place.
    fn replace_entered(&mut self, response: &mut Response<'_>, intent: Intent, said: &str) -> Result<(), Refusal> {
        let made = self.flow.waiting().ok_or(Refusal::from(No::NothingToCorrect))?;
        let (half_move, side) = (made.half_move, made.mover);
        if made.fixed || self.adjourned.is_some() {
            return Err(No::NotTheMoveMade.into());
        }
        // Entering the opponent's moves does not count as repeating them in words.
        let repeated = made.repeated && self.player(side).driver != Driver::Board;
        if repeated || made.executed.is_some() {
            return Err(No::AlreadyRepeated.into());
        }
        let change = self.history.before_last().change(intent).ok_or(Refusal::NoPieceForThat)?;
        self.check_entered(self.history.before_last(), &change)?;
        let report = self.history.describe_last(&change);
        let to = self.history.id_before_last();
        let again = self.may_correct(response, half_move)?;
        self.record(response, None, DialogueEvent::Corrected { half_move, intent, said: said.to_owned() });
        let clock = self.clock(response.at);
        let why = RestoreReason::Corrected;
        self.record(response, None, What::Restored { to, why, again: 1, confirm: false });
        let ending = self.put_on_board(response, change, said);
        if ending.is_none() {
            self.record(response, clock, What::ClockNoted);
        }
        self.tell_correction(response, side, again, Some(report));
        self.follow_made(response, ending);
        Ok(())
    }

    fn tell_correction(&self, response: &mut Response<'_>, side: Color, again: bool, report: Option<MoveReport>) {
        if let Some(report) = report {
            self.say(response, Said::Corrected(Box::new(report)), side);
        }
        self.say(response, Said::Slip { by: side }, side);
        if again {
            self.say_if_total_is_reached(response, response.by);
        }
    }

    /// The last move is made on the opponent's board. Hands are not prevented from making another one there; that shows
    /// when the boards are compared.
    pub(super) fn execute(&mut self, response: &mut Response<'_>, side: Color, intent: Intent) -> Result<(), Refusal> {
        let made = self.flow.made().filter(|made| made.mover == !side);
        let made = made.ok_or(Refusal::from(No::NothingToExecute))?;
        let (half_move, told) = (made.half_move, made.told());
        let report = self.report_of(intent).ok_or(Refusal::NoPieceForThat)?;
        self.check_promotion(&report.change)?;
        let equal = intent == told;
        if !equal && self.mode().refuses_illegal_moves() {
            return Err(No::NotTheAnnouncedMove.into());
        }
        self.record(response, None, DialogueEvent::Executed { half_move, intent, equal });
        self.say(response, Said::Executed(Box::new(report)), side);
        if self.compare_boards(response) {
            return Ok(());
        }
        self.engine_presses(response);
        Ok(())
    }

    /// A move described on the board on which the last one was made.
    pub(in crate::game) fn report_of(&self, intent: Intent) -> Option<MoveReport> {
        let change = self.history.before_last().change(intent)?;
        Some(self.history.describe_last(&change))
    }

    /// A half-move as somebody may read it while the game is played: after a slip of the tongue only the arbiter knows what was made,
    /// and everybody else what was told (D.2.8, D.2.9).
    pub fn report_to(&self, seat: Seat, half_move: &HalfMove) -> MoveReport {
        let made = half_move.report.change.intent;
        let slip = self.flow.made().filter(|last| {
            // Where another line is read, its half-moves may bear the same names.
            last.is_slip()
                && last.half_move == half_move.id
                && last.intent == made
                && self.history.last_id() == Some(last.half_move)
        });
        let hides = seat != Seat::Arbiter && self.outcome().is_none();
        let told = slip.filter(|_| hides).and_then(|last| self.report_of(last.told()));
        told.unwrap_or_else(|| half_move.report.clone())
    }

    /// The line as the opponent of one who made a slip of the tongue knows it while the game is played: with the move that they were told.
    /// `None` for everybody else, and where they have made the other move on their board themselves.
    pub fn line_as_told(&self, seat: Seat) -> Option<History> {
        let side = seat.acts_for().filter(|_| self.outcome().is_none())?;
        let slip = self.flow.slip_hidden_from(side, &self.history)?;
        let change = self.history.before_last().change(slip.told())?;
        let mut line = self.history.until(self.history.live().len().saturating_sub(1));
        line.made(slip.half_move, &change, slip.announced.as_ref().map_or("", |said| said.words.as_str()));
        Some(line)
    }

    /// What a power cut has kept the console and the built-in engine from doing at the table.
    pub(in crate::game) fn finish_dialogue(&mut self, response: &mut Response<'_>) {
        if self.flow.diverged().is_none() && !self.compare_boards(response) {
            self.engine_answers(response);
            self.engine_presses(response);
        }
    }

    /// A player who enters the opponent's moves at this console repeats them by that; the built-in engine repeats and executes itself.
    pub(in crate::game) fn engine_answers(&mut self, response: &mut Response<'_>) {
        let Some(made) = self.flow.waiting().filter(|made| !made.repeated && made.announced.is_some()) else { return };
        let (half_move, intent, mover) = (made.half_move, made.told(), made.mover);
        let repeated = DialogueEvent::Repeated { half_move, intent: Some(intent), said: String::new(), equal: true };
        if self.player(mover).driver == Driver::Board {
            let response = &mut response.on_behalf_of(Seat::Side(!mover), response.source);
            self.record(response, None, repeated);
        } else if self.is_engine(!mover) {
            let response = &mut response.on_behalf_of(Seat::Side(!mover), self.engine_source(!mover));
            self.record(response, None, repeated);
            if let Some(report) = self.report_of(intent) {
                self.say(response, Said::Repeated(Box::new(report)), !mover);
            }
            self.record(response, None, DialogueEvent::Executed { half_move, intent, equal: true });
        }
    }
}
