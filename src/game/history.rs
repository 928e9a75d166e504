//! The half-moves of a game: the line that stands, and what was struck out.

use super::board::{Board, Change};
use super::clock::ClockReading;
use super::fact::HalfMoveId;
use super::report::MoveReport;
use super::roles::Mode;
use crate::rules::position::{Color, Position};

/// One half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HalfMove {
    /// Its name, never used again.
    pub id: HalfMoveId,
    /// What it is, described on the board on which it was made.
    pub report: MoveReport,
    /// With which words or letters it was announced.
    pub said: String,
    /// What the clock showed when it was completed; `None` while it is only made.
    pub completed: Option<Option<ClockReading>>,
    /// The board after it.
    pub board: Board,
}

impl HalfMove {
    /// Who made it.
    #[must_use]
    pub fn mover(&self) -> Color {
        self.report.mover
    }
}

/// All half-moves of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    start: Board,
    live: Vec<HalfMove>,
    struck: Vec<HalfMove>,
    next: u32,
    /// Whether moves are described without a word of judgement.
    unjudged: bool,
}

impl History {
    /// No move yet.
    #[must_use]
    pub fn new(start: Board, mode: Mode) -> History {
        let unjudged = !mode.refuses_illegal_moves();
        History { start, live: Vec::new(), struck: Vec::new(), next: 1, unjudged }
    }

    /// Describes a move on the present board, as the mode of the game allows.
    #[must_use]
    pub fn describe(&self, change: &Change) -> MoveReport {
        let describe = if self.unjudged { MoveReport::unjudged } else { MoveReport::new };
        describe(self.board(), change)
    }

    /// Describes a move on the board on which the last one was made.
    #[must_use]
    pub fn describe_last(&self, change: &Change) -> MoveReport {
        let describe = if self.unjudged { MoveReport::unjudged } else { MoveReport::new };
        describe(self.before_last(), change)
    }

    /// What stands on the board now.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.live.last().map_or(&self.start, |half_move| &half_move.board)
    }

    /// What stood on the board before the last half-move; without one, the start.
    #[must_use]
    pub fn before_last(&self) -> &Board {
        let before = self.live.len().checked_sub(2).and_then(|index| self.live.get(index));
        before.map_or(&self.start, |half_move| &half_move.board)
    }

    /// What stood on the board before the first move.
    #[must_use]
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The half-moves of the line that stands.
    #[must_use]
    pub fn live(&self) -> &[HalfMove] {
        &self.live
    }

    /// The half-moves that were struck out, in the order in which that happened.
    #[must_use]
    pub fn struck(&self) -> &[HalfMove] {
        &self.struck
    }

    /// The last half-move that stands.
    #[must_use]
    pub fn last(&self) -> Option<&HalfMove> {
        self.live.last()
    }

    /// The name of the last half-move that stands.
    #[must_use]
    pub fn last_id(&self) -> Option<HalfMoveId> {
        self.last().map(|half_move| half_move.id)
    }

    /// The half-move that a side has made and not yet completed.
    #[must_use]
    pub fn made_by(&self, side: Color) -> Option<&HalfMove> {
        self.live.iter().rev().take(2).find(|half_move| half_move.mover() == side && half_move.completed.is_none())
    }

    /// Who made a half-move of the line that stands.
    #[must_use]
    pub fn mover_of(&self, id: HalfMoveId) -> Option<Color> {
        self.live.iter().rev().find(|half_move| half_move.id == id).map(HalfMove::mover)
    }

    /// The name that the next half-move will bear.
    #[must_use]
    pub fn next_id(&self) -> HalfMoveId {
        HalfMoveId(self.next)
    }

    /// Adds a half-move that has been made.
    pub fn made(&mut self, id: HalfMoveId, change: &Change, said: &str) {
        let report = self.describe(change);
        let board = self.board().after(change);
        self.next = self.next.max(id.0.saturating_add(1));
        self.live.push(HalfMove { id, report, said: said.to_owned(), completed: None, board });
    }

    /// Notes that a half-move is completed, and what the clock showed.
    pub fn completed(&mut self, id: HalfMoveId, clock: Option<ClockReading>) {
        if let Some(half_move) = self.live.iter_mut().rev().find(|half_move| half_move.id == id) {
            half_move.completed = Some(clock);
        }
    }

    /// The same line, ended after so many half-moves; what was struck out is not in it.
    #[must_use]
    pub fn until(&self, half_moves: usize) -> History {
        let live = self.live.iter().take(half_moves).cloned().collect();
        History { start: self.start.clone(), live, struck: Vec::new(), ..*self }
    }

    /// How many half-moves stay when the position after `to` is put back; `None` if no such half-move stands.
    #[must_use]
    pub fn length_at(&self, to: Option<HalfMoveId>) -> Option<usize> {
        match to {
            None => Some(0),
            Some(id) => self.live.iter().position(|half_move| half_move.id == id).map(|index| index + 1),
        }
    }

    /// Strikes out everything after `to`. Unknown half-moves change nothing.
    pub fn restore(&mut self, to: Option<HalfMoveId>) {
        if let Some(length) = self.length_at(to) {
            self.struck.extend(self.live.drain(length..));
        }
    }

    /// The legal positions that stood on the board before the present one, oldest first.
    #[must_use]
    pub fn earlier_positions(&self) -> Vec<Position> {
        let boards = std::iter::once(&self.start).chain(self.live.iter().map(|half_move| &half_move.board));
        boards.take(self.live.len()).filter_map(Board::position).collect()
    }
}
