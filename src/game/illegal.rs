//! Irregularities: noted when they are completed, told to the arbiter alone, and pointed out (7.5, A.4, B.3).

use super::board::Change;
use super::dialogue;
use super::fact::{Dialogue, HalfMoveId, Source};
use super::machine::{Game, Phase};
use super::putting_right::{is_press, with_queen};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Mode, Seat, Seats};
use super::ruling_fact::{Irregular, Noted, Pointed};
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::Says;
use crate::rules::context::{RuleContext, Supervision};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::illegal::{self, Irregularity, Noticed, Treatment};
use crate::rules::position::{Color, Illegality, Role, Square};
use crate::rules::profile::{BothKingsInCheck, CompletedBy, UnpromotedPawn};

impl Game {
    /// By its time and by who watches it (Appendices A and B).
    pub fn context(&self) -> RuleContext {
        let supervision = if self.started.supervised { Supervision::Full } else { Supervision::Insufficient };
        RuleContext { class: self.time_class(), supervision }
    }

    /// Whether the console does not accept an illegal move: outside tournaments, and where the rules say so.
    pub fn refuses_illegal_moves(&self) -> bool {
        self.mode().refuses_illegal_moves() || self.profile().illegal.completed_by == CompletedBy::Accept
    }

    /// Whether a pawn on the last rank can be left unpromoted and the clock pressed. A visually disabled player's move is made only
    /// when it is announced, and a promotion is announced with its piece (D.2.1, D.2.3).
    pub fn may_leave_pawn(&self, why: Illegality, side: Color) -> bool {
        why == Illegality::PromotionMissing
            && self.flow.is_sighted(side)
            && self.mode() == Mode::Tournament
            && self.started.dialogue == Dialogue::Full
            && self.profile().illegal.unpromoted_pawn != UnpromotedPawn::Incomplete
    }

    /// Touch-move, for the move that replaces an illegal one (7.5.1) and where the arbiter has ruled so (4.3, 4.8). It looks at which piece is moved, not whether the move is
    /// legal, so that it betrays nothing else.
    pub(super) fn check_bound(&self, change: &Change) -> Result<(), Refusal> {
        if let Some(bound) = self.arbiter_inbox.bound_by {
            return if dialogue::fits(bound, change) { Ok(()) } else { Err(dialogue::Refusal::Bound(bound).into()) };
        }
        let pieces = self.bound_pieces();
        if pieces.is_empty() || pieces.contains(&change.lifted.square) {
            return Ok(());
        }
        Err(RulingRefusal::Bound(pieces).into())
    }

    /// Where the pieces stand of which one must be moved.
    pub fn bound_pieces(&self) -> Vec<Square> {
        let mut pieces: Vec<Square> = Vec::new();
        for intent in &self.arbiter_inbox.bound {
            let square = self.board().change(*intent).map(|change| change.lifted.square);
            pieces.extend(square.filter(|square| !pieces.contains(square)));
        }
        pieces
    }

    // --- noting ---

    /// Where the release completes a move (Article 9.1 of the E.D.I.S.U. rules).
    pub(super) fn note_released(&mut self, response: &mut Response<'_>, half_move: HalfMoveId) {
        if self.profile().illegal.completed_by == CompletedBy::Release {
            self.note_half_move(response, half_move);
        }
    }

    /// Where the press completes it (7.5.1).
    pub(super) fn note_completed(&mut self, response: &mut Response<'_>, half_move: HalfMoveId) {
        if self.profile().illegal.completed_by == CompletedBy::Clock {
            self.note_half_move(response, half_move);
        }
    }

    fn note_half_move(&mut self, response: &mut Response<'_>, id: HalfMoveId) {
        if self.mode() != Mode::Tournament || self.refuses_illegal_moves() {
            return;
        }
        let (Some(index), Some(half_move)) = (self.history.index_of(id), self.history.find(id)) else { return };
        let action = illegal::both_kings_in_check(self.context(), self.profile());
        // An arbiter who already waits for this move is not told to wait for another one.
        let waited = action == BothKingsInCheck::WaitThenDraw && self.alarm_before(index);
        let placement = half_move.board.placement();
        let both_kings = illegal::are_both_kings_in_check(placement) && !waited;
        // Under full supervision the pawn is an illegal move like others, and noted as one.
        let pawn_left = illegal::is_pawn_left(placement) && !waited && self.context().is_unsupervised();
        let king_taken = half_move.report.taken() == Some(Role::King);
        let before = self.history.before(index).map(|before| before.id);
        let side = half_move.mover();
        let why = half_move.illegal;
        // A pawn that may not go there is an illegal move, whatever it becomes.
        let unpromoted = why == Some(Illegality::PromotionMissing) && self.may_become_queen(index);
        // No king is ever captured, whatever stood there before (1.4.1).
        if why.is_some() || king_taken {
            let kind = if unpromoted { Irregularity::UnpromotedPawn } else { Irregularity::IllegalMove };
            let report = Some(Box::new(half_move.report.clone()));
            let noted = Noted { kind, side, half_move: Some(id), before, why };
            self.note(response, noted, report);
        }
        let mut tell = |says| response.tell(Seat::Arbiter, says);
        if king_taken {
            tell(Says::KingTaken { by: side });
        }
        if both_kings {
            tell(Says::BothKings(action));
        }
        if pawn_left {
            tell(Says::PawnLeft(action));
        }
    }

    /// Whether the pawn that was moved by this half-move could have been promoted by it.
    fn may_become_queen(&self, index: usize) -> bool {
        let left = self.history.live().get(index).map(|left| left.report.change.intent);
        let before = self.history.position_before(index);
        before.zip(left.and_then(with_queen)).is_some_and(|(before, promoted)| before.judge(promoted).is_ok())
    }

    /// Whether the half-move before this one left both kings in check, or a pawn on the last rank.
    fn alarm_before(&self, index: usize) -> bool {
        self.history.before(index).is_some_and(|before| {
            let seen = before.board.placement();
            illegal::are_both_kings_in_check(seen) || illegal::is_pawn_left(seen)
        })
    }

    /// The arbiter has waited until the next move was completed, and an illegal position stands there still: a draw (A.4.4).
    /// Whether it has ended so.
    pub(super) fn end_by_illegal_position(&mut self, response: &mut Response<'_>) -> bool {
        if self.mode() != Mode::Tournament || self.refuses_illegal_moves() || self.outcome().is_some() {
            return false;
        }
        let [.., seen, now] = self.history.live() else { return false };
        let completed = now.completed.is_some();
        let (context, profile) = (self.context(), self.profile());
        let standing = now.standing.as_ref();
        if !completed || !illegal::is_drawn_after_waiting(seen.board.placement(), standing, context, profile) {
            return false;
        }
        let response = &mut response.on_behalf_of(Seat::Arbiter, Source::Console);
        self.end(response, Outcome::Drawn, Reason::IllegalPosition);
        true
    }

    fn note(&mut self, response: &mut Response<'_>, noted: Noted, report: Option<Box<super::report::MoveReport>>) {
        self.record(response, None, Irregular::Noted(noted));
        let counts = matches!(illegal::treatment(noted.kind, self.profile()), Treatment::Illegal(_));
        let nth = counts.then(|| self.arbiter_inbox.counted(noted.side).saturating_add(1));
        response.tell(Seat::Arbiter, Says::Noted { noted, report, nth });
    }

    /// The clock was pressed without a move (7.5.3). Only one that is on move can offend so, and once a move. Whether that lies
    /// before the arbiter.
    pub(super) fn note_press_without_move(&mut self, response: &mut Response<'_>, side: Color) -> bool {
        let kind = Irregularity::PressWithoutMove;
        let means_nothing = illegal::treatment(kind, self.profile()) == Treatment::Nothing;
        if self.mode() != Mode::Tournament || side != self.turn() || self.phase != Phase::Running || means_nothing {
            return false;
        }
        let noted = Noted { kind, side, half_move: None, before: self.history.last_id(), why: None };
        if !self.arbiter_inbox.noted.contains(&noted) {
            self.note(response, noted, None);
        }
        true
    }

    // --- pointing out ---

    /// A player points something out.
    pub(super) fn point_out(&mut self, response: &mut Response<'_>, what: Pointed) -> Result<(), Refusal> {
        let by = self.acting_side(response.by)?;
        match what {
            Pointed::Flag => self.claim_flag(response, by),
            Pointed::Illegal => self.claim_illegal(response, by),
        }
        Ok(())
    }

    fn claim_illegal(&mut self, response: &mut Response<'_>, by: Color) {
        let found = self.noted_of(Some(!by), Noticed::ByTheOpponent);
        let has_pressed =
            self.arbiter_inbox.noted.iter().any(|noted| noted.side != by && is_press(noted) && self.is_recent(noted));
        let right = found.is_ok() || has_pressed;
        // What lies before the arbiter is said once; wrong claims up to the total of the seat. A right claim never counts.
        let is_heard = match found {
            Ok(_) => true,
            Err(_) if has_pressed => !self.arbiter_inbox.is_pointed_out(by),
            Err(_) => self.is_heard(response.by),
        };
        let to = if is_heard { Seats::only(response.by).and(Seat::Arbiter) } else { Seats::only(response.by) };
        if is_heard {
            self.record(response, None, Irregular::Claimed { what: Pointed::Illegal, side: by, right });
        }
        match found {
            Ok(act) => self.put_right(response, act),
            Err(_) if has_pressed => {
                response.tell(to, Says::PressToRule { side: !by });
            }
            // What was to be put right may have been, and waits for its times.
            Err(_) if self.arbiter_inbox.times.is_some() => {
                response.tell(to, Says::TimesOpen);
            }
            Err(why) => {
                let says = if why == RulingRefusal::Stands { Says::Stands } else { Says::WrongClaim(Pointed::Illegal) };
                response.tell(to, says);
                if is_heard {
                    self.say_if_total_is_reached(response, response.by);
                }
            }
        }
    }

    /// Whether there is one that the arbiter can still put right.
    pub fn has_irregularity(&self) -> bool {
        self.noted_of(None, Noticed::ByTheArbiter).is_ok()
    }
}
