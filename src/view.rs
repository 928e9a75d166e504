//! What one seat knows of a game: what it was told, whether it was spoken or not, and what it may ask.
//!
//! A view borrows the game. Only where a slip of the tongue hides a move from this seat (D.2.8) does it hold a line of its own.

use std::borrow::Cow;

use crate::game::board::Board;
use crate::game::clock::ClockReading;
use crate::game::command::{Command, Happening, Input};
use crate::game::effect::{Cue, Effect};
use crate::game::fact::{Source, Started};
use crate::game::history::{HalfMove, History};
use crate::game::message::Message;
use crate::game::move_times::MoveTimes;
use crate::game::participant::Participant;
use crate::game::question::Question;
use crate::game::refusal::Refusal;
use crate::game::report::MoveReport;
use crate::game::roles::{Mode, Seat, Topic};
use crate::game::sheet_log::{Note, Says};
use crate::game::{Game, Names, Phase};
use crate::rules::claims::{Basis, Ground};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Illegality};
use crate::time::Tick;

/// A game as one seat knows it.
#[derive(Clone, Debug)]
pub struct View<'a> {
    game: &'a Game,
    seat: Seat,
    line: Cow<'a, History>,
}

impl<'a> View<'a> {
    /// What a seat knows of a game.
    pub fn of(game: &'a Game, seat: Seat) -> View<'a> {
        let line = game.line_as_told(seat).map_or(Cow::Borrowed(game.history()), Cow::Owned);
        let is_hidden = seat == Seat::Spectator && game.mode() == Mode::Tournament && game.outcome().is_none();
        let line = if is_hidden { completed(line) } else { line };
        View { game, seat, line }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    // --- what it may ask ---

    /// Whether this seat may have an answer about this.
    pub fn may_ask(&self, topic: Topic) -> bool {
        self.game.may_ask(self.seat, topic)
    }

    /// What this seat is told where it may have no help of an engine.
    pub fn refuses_help(&self) -> Refusal {
        self.game.refuses_help(self.seat)
    }

    /// Whether it is an assistant who has the duties of Appendix D and no others.
    pub fn is_bound_assistant(&self) -> bool {
        self.game.is_bound_assistant(self.seat)
    }

    /// Whether this is never this seat's to want, because it is an assistant's and none of their duties.
    pub fn is_no_duty(&self, command: &Command) -> bool {
        self.game.is_no_duty(self.seat, command)
    }

    /// Whether the game would refuse a command of this seat now.
    pub fn refuses(&self, command: &Command) -> bool {
        // No later than what happened last: the flag is for the command itself to see.
        let (seat, at, what) = (self.seat, Tick::START, Happening::Command(command.clone()));
        let effects = self.game.clone().handle(Input { seat, source: Source::Line, at, what });
        effects.iter().any(|effect| matches!(effect, Effect::Cue { cue: Cue::Refusal, .. }))
    }

    /// Whether this seat may have the answer to a question.
    pub fn may_have(&self, question: Question) -> bool {
        self.game.may_have(self.seat, question)
    }

    /// Whether the player in this seat can leave a pawn on the last rank as it is and press the clock (7.5.2).
    pub fn may_leave_pawn(&self) -> bool {
        self.seat.side().is_some_and(|side| self.game.may_leave_pawn(Illegality::PromotionMissing, side))
    }

    // --- the moves and the board, as it was told ---

    /// The half-moves that stand.
    pub fn line(&self) -> &History {
        &self.line
    }

    /// What stands on the board.
    pub fn board(&self) -> &Board {
        self.line.board()
    }

    /// A half-move of this line.
    pub fn report(&self, half_move: &HalfMove) -> MoveReport {
        self.game.report_to(self.seat, half_move)
    }

    // --- the scoresheet ---

    /// What stands beside the half-moves, as far as this seat may read it, in the order of the half-moves.
    pub fn notes_in_order(&self) -> impl Iterator<Item = &'a Note> {
        let (seat, over) = (self.seat, self.is_over());
        self.game.sheet_log().in_order().into_iter().filter(move |note| note.is_for(seat, over))
    }

    /// The same in the order in which it happened.
    pub fn notes(&self) -> impl Iterator<Item = &'a Note> {
        let (seat, over) = (self.seat, self.is_over());
        self.game.sheet_log().notes().iter().filter(move |note| note.is_for(seat, over))
    }

    /// What a note says to this seat.
    pub fn says(&self, note: &Note) -> Says {
        note.says_to(self.seat, self.is_over()).clone()
    }

    /// What a side has not written of a half-move; whether it has put a dash there.
    pub fn unwritten(&self, side: Color, half_move: usize) -> Option<bool> {
        self.game.unwritten(side, half_move)
    }

    /// What the mover's clock showed after a half-move, and what it took, where this seat may be told.
    pub fn times_of(&self, half_move: &HalfMove) -> Option<MoveTimes> {
        let topic = match self.seat.acts_for() {
            Some(own) if own == half_move.mover() => Topic::OwnTime,
            Some(_) => Topic::OtherTime,
            None => Topic::Clocks,
        };
        self.game.times_of(half_move).filter(|_| self.may_ask(topic))
    }

    // --- what everybody at the table knows ---

    /// What was agreed before the game.
    pub fn started(&self) -> &'a Started {
        self.game.started()
    }

    pub fn player(&self, side: Color) -> &'a Participant {
        self.game.player(side)
    }

    /// The seat of the console's owner.
    pub fn owner(&self) -> Seat {
        self.game.owner()
    }

    /// The side of the console's owner; White where the owner plays neither.
    pub fn owner_side(&self) -> Color {
        self.game.owner_side()
    }

    /// The names on the scoresheet.
    pub fn names(&self) -> &'a Names {
        self.game.names()
    }

    /// Tournament, casual or training.
    pub fn mode(&self) -> Mode {
        self.game.mode()
    }

    /// Whether it is played, stands, or is over.
    pub fn phase(&self) -> Phase {
        self.game.phase()
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<(Outcome, Reason)> {
        self.game.outcome()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// What this seat is told that tries to move in a game that is over.
    pub fn game_over(&self) -> Refusal {
        self.game.game_over(self.seat)
    }

    /// Which side is to move.
    pub fn turn(&self) -> Color {
        self.game.turn()
    }

    /// Whose draw offer is open.
    pub fn offer(&self) -> Option<Color> {
        self.game.offer()
    }

    /// Whether no move has been made at this keyboard yet.
    pub fn is_untouched(&self) -> bool {
        self.game.is_untouched()
    }

    /// What it waits for while no move is allowed.
    pub fn waits_for(&self) -> Option<Message> {
        self.game.waits_for()
    }

    /// Whether the clock runs once the first move is made.
    pub fn waits_for_first_move(&self) -> bool {
        self.phase() == Phase::Running && self.game.waits_for_first_move()
    }

    /// The result that both players sign.
    pub fn result_to_sign(&self) -> Option<Outcome> {
        self.game.result_to_sign()
    }

    /// Whether players are told what can be claimed.
    pub fn hints_at_claims(&self) -> bool {
        self.game.hints_at_claims()
    }

    /// What a side can claim, where that is told.
    pub fn claimable(&self, by: Color) -> Option<Ground> {
        if self.hints_at_claims() { self.game.claimable(by) } else { None }
    }

    /// On what evidence claims are decided.
    pub fn basis_of_claims(&self) -> Basis {
        self.game.basis_of_claims()
    }

    /// What the clock shows at `at`; `None` in a game without a clock.
    pub fn clock(&self, at: Tick) -> Option<ClockReading> {
        self.game.clock(at)
    }
}

/// The line without what is made at its end and not completed: at a tournament the room does not see a move that may still be
/// corrected.
fn completed(line: Cow<'_, History>) -> Cow<'_, History> {
    let open = line.live().iter().rev().take_while(|half_move| half_move.completed.is_none()).count();
    if open == 0 { line } else { Cow::Owned(line.until(line.live().len() - open)) }
}
