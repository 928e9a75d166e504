//! The half-moves of a game: the line that stands, and what was struck out.

use super::board::{Board, Change};
use super::clock::ClockReading;
use super::fact::HalfMoveId;
use super::report::MoveReport;
use super::roles::Mode;
use crate::rules::position::{ByColor, Color, Illegality, Position};
use crate::rules::repetition::PositionKey;

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
    /// How long its mover thought about it, in milliseconds; `None` without a clock, and while it is only made for the first time.
    pub thought: Option<u64>,
    /// What its mover's clock was given from their half-move before it until it was completed, in milliseconds.
    pub brought: Option<u64>,
    /// How many of the arbiter's rulings about the clocks had been given when it was completed.
    pub rulings: usize,
    /// The board after it.
    pub board: Board,
    /// The legal position that it is, if it is one.
    pub standing: Option<Position>,
    /// What speaks against it; always nothing where what stood before was no legal position.
    pub illegal: Option<Illegality>,
}

impl HalfMove {
    /// Who made it.
    pub fn mover(&self) -> Color {
        self.report.mover
    }
}

/// All half-moves of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    start: Board,
    /// The legal position that the start is, if it is one.
    standing: Option<Position>,
    /// Those of all positions that stand, the start first.
    keys: Vec<PositionKey>,
    live: Vec<HalfMove>,
    struck: Vec<HalfMove>,
    /// Which of those that were struck out are still to be made again at once: from where to where.
    again: (usize, usize),
    next: u32,
    /// What each side has used up to its last half-move, in milliseconds.
    counted: ByColor<u64>,
    /// What it has been given up to then.
    given: ByColor<u64>,
    /// Whether moves are described without a word of judgement.
    unjudged: bool,
}

impl History {
    /// No move yet.
    pub fn new(start: Board, mode: Mode) -> History {
        let unjudged = !mode.refuses_illegal_moves();
        let standing = start.position();
        let keys = vec![key_of(&start, standing.as_ref())];
        History {
            start,
            standing,
            keys,
            live: Vec::new(),
            struck: Vec::new(),
            again: (0, 0),
            next: 1,
            counted: ByColor::default(),
            given: ByColor::default(),
            unjudged,
        }
    }

    /// The legal position that stands on the board, if it is one.
    pub fn position(&self) -> Option<&Position> {
        self.live.last().map_or(self.standing.as_ref(), |last| last.standing.as_ref())
    }

    /// The legal position before the half-move of this index, if it was one.
    pub fn position_before(&self, index: usize) -> Option<&Position> {
        if index == 0 { self.standing.as_ref() } else { self.before(index)?.standing.as_ref() }
    }

    /// By what all positions that stand are compared (9.2.2), the start first.
    pub fn keys(&self) -> &[PositionKey] {
        &self.keys
    }

    /// Whether the last half-move was made on a legal position, and was legal.
    pub fn last_was_legal(&self) -> bool {
        let last = self.live.len().checked_sub(1);
        last.is_none_or(|index| {
            self.position_before(index).is_some() && self.live.get(index).is_some_and(|last| last.illegal.is_none())
        })
    }

    /// Takes away what a side may still castle with (A.4.1), on the board as it stands.
    pub fn forbid_castling(&mut self, side: Color) {
        let board = self.live.last_mut().map_or(&mut self.start, |last| &mut last.board);
        board.forbid_castling(side);
        let standing = board.position();
        let key = key_of(board, standing.as_ref());
        *self.live.last_mut().map_or(&mut self.standing, |last| &mut last.standing) = standing;
        if let Some(last) = self.keys.last_mut() {
            *last = key;
        }
    }

    /// Describes a move on the present board, as the mode of the game allows.
    pub fn describe(&self, change: &Change) -> MoveReport {
        let describe = if self.unjudged { MoveReport::unjudged } else { MoveReport::new };
        describe(self.board(), change)
    }

    /// Describes a move on the board on which the last one was made.
    pub fn describe_last(&self, change: &Change) -> MoveReport {
        let describe = if self.unjudged { MoveReport::unjudged } else { MoveReport::new };
        describe(self.before_last(), change)
    }

    /// What stands on the board now.
    pub fn board(&self) -> &Board {
        self.live.last().map_or(&self.start, |half_move| &half_move.board)
    }

    /// What stood on the board before the last half-move; without one, the start.
    pub fn before_last(&self) -> &Board {
        self.before(self.live.len().saturating_sub(1)).map_or(&self.start, |half_move| &half_move.board)
    }

    /// What stood on the board before the half-move of this index.
    pub fn board_before(&self, index: usize) -> Option<&Board> {
        if index == 0 { Some(&self.start) } else { self.before(index).map(|before| &before.board) }
    }

    /// What stood on the board before the first move.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// The half-moves of the line that stands.
    pub fn live(&self) -> &[HalfMove] {
        &self.live
    }

    /// The half-moves that were struck out, in the order in which that happened.
    pub fn struck(&self) -> &[HalfMove] {
        &self.struck
    }

    /// The last half-move that stands.
    pub fn last(&self) -> Option<&HalfMove> {
        self.live.last()
    }

    /// The name of the last half-move that stands.
    pub fn last_id(&self) -> Option<HalfMoveId> {
        self.last().map(|half_move| half_move.id)
    }

    /// The half-move of an id, where it stands.
    pub fn find(&self, id: HalfMoveId) -> Option<&HalfMove> {
        self.live.iter().rev().find(|half_move| half_move.id == id)
    }

    pub fn id_before_last(&self) -> Option<HalfMoveId> {
        self.before(self.live.len().saturating_sub(1)).map(|half_move| half_move.id)
    }

    fn find_mut(&mut self, id: HalfMoveId) -> Option<&mut HalfMove> {
        self.live.iter_mut().rev().find(|half_move| half_move.id == id)
    }

    /// The 0-based index of a half-move in the line that stands; `None` if it is not part of it.
    pub fn index_of(&self, id: HalfMoveId) -> Option<usize> {
        self.live.iter().rposition(|half_move| half_move.id == id)
    }

    /// The last of the first `index` half-moves: the one before the half-move at this 0-based index.
    pub fn before(&self, index: usize) -> Option<&HalfMove> {
        self.live.get(index.checked_sub(1)?)
    }

    /// The half-move that a side has made and not yet completed.
    pub fn made_by(&self, side: Color) -> Option<&HalfMove> {
        self.live.iter().rev().take(2).find(|half_move| half_move.mover() == side && half_move.completed.is_none())
    }

    /// Who made a half-move of the line that stands.
    pub fn mover_of(&self, id: HalfMoveId) -> Option<Color> {
        self.find(id).map(HalfMove::mover)
    }

    /// The number of a half-move in the line that stands, from 1.
    pub fn number_of(&self, id: HalfMoveId) -> Option<u32> {
        u32::try_from(self.index_of(id)? + 1).ok()
    }

    /// The name that the next half-move will bear.
    pub fn next_id(&self) -> HalfMoveId {
        HalfMoveId(self.next)
    }

    /// The half-move that was struck out and is made again next.
    pub fn made_again(&self) -> Option<&HalfMove> {
        let (next, end) = self.again;
        self.struck.get(next..end)?.first()
    }

    /// Whether a half-move was struck out and is still to be made again.
    pub fn comes_again(&self, id: HalfMoveId) -> bool {
        let (next, end) = self.again;
        self.struck.get(next..end).is_some_and(|due| due.iter().any(|half_move| half_move.id == id))
    }

    /// On how many lines of a sheet something stands: those of the half-moves that stand, and of those that are still to be made
    /// again.
    pub fn lines(&self) -> usize {
        let (next, end) = self.again;
        self.live.len() + (end - next)
    }

    /// What was still to be made again, or to be completed again, is not: the power went in between.
    pub fn leave_struck(&mut self) {
        if self.made_again().is_some() {
            self.again = (0, 0);
        }
        if let Some(half_move) = self.live.last_mut().filter(|last| last.completed.is_none()) {
            half_move.thought = None;
            half_move.brought = None;
        }
    }

    /// Adds a half-move that has been made. What is made again took as long as before.
    pub fn made(&mut self, id: HalfMoveId, change: &Change, said: &str) {
        let report = self.describe(change);
        let illegal = self.position().and_then(|before| before.judge(change.intent).err());
        let board = self.board().after(change);
        let standing = board.position();
        self.keys.push(key_of(&board, standing.as_ref()));
        self.next = self.next.max(id.0.saturating_add(1));
        let said = said.to_owned();
        let again = self.made_again();
        let (thought, brought) = (again.and_then(|struck| struck.thought), again.and_then(|struck| struck.brought));
        let (completed, rulings) = (None, 0);
        if self.made_again().is_some() {
            self.again.0 += 1;
        }
        self.live.push(HalfMove { id, report, said, completed, thought, brought, rulings, board, standing, illegal });
    }

    /// A half-move that stands was announced, or its announcement corrected, after it had been made.
    pub fn said(&mut self, id: HalfMoveId, words: &str) {
        if let Some(half_move) = self.find_mut(id) {
            words.clone_into(&mut half_move.said);
        }
    }

    /// Whether a half-move that is made again had been completed before it was struck out: it needs no press now.
    pub fn is_completed_again(&self, id: HalfMoveId) -> bool {
        self.find(id).is_some_and(|made| made.completed.is_none() && made.thought.is_some())
    }

    /// Notes that a half-move is completed, what the clock showed, and how many rulings that had seen.
    pub fn completed(&mut self, id: HalfMoveId, clock: Option<ClockReading>, rulings: usize) {
        if let Some(half_move) = self.live.iter_mut().rev().find(|half_move| half_move.id == id) {
            half_move.completed = Some(clock);
            half_move.rulings = rulings;
            if let Some(clock) = clock {
                let shown = clock.side(half_move.mover());
                let counted = std::mem::replace(self.counted.get_mut(half_move.mover()), shown.used);
                let given = std::mem::replace(self.given.get_mut(half_move.mover()), shown.given);
                half_move.thought.get_or_insert(shown.used.saturating_sub(counted));
                half_move.brought.get_or_insert(shown.given.saturating_sub(given));
            }
        }
    }

    /// What was thought and given until now belongs to no half-move that is still to come.
    pub fn count_anew(&mut self, clock: &ClockReading) {
        self.counted = ByColor { white: clock.white.used, black: clock.black.used };
        self.given = ByColor { white: clock.white.given, black: clock.black.given };
    }

    /// The same line, ended after this many half-moves; what was struck out is not in it.
    #[must_use]
    pub fn until(&self, half_moves: usize) -> History {
        let live = self.live.iter().take(half_moves).cloned().collect();
        let keys = self.keys.iter().take(half_moves.saturating_add(1)).cloned().collect();
        let (start, standing) = (self.start.clone(), self.standing.clone());
        History { start, standing, keys, live, struck: Vec::new(), again: (0, 0), ..*self }
    }

    /// How many half-moves stay when the position after `to` is put back; `None` if no such half-move stands.
    pub fn length_at(&self, to: Option<HalfMoveId>) -> Option<usize> {
        match to {
            None => Some(0),
            Some(id) => self.index_of(id).map(|index| index + 1),
        }
    }

    /// Strikes out everything after `to`; the first `again` of it are made again next. Unknown half-moves change nothing.
    pub fn restore(&mut self, to: Option<HalfMoveId>, again: usize) {
        if let Some(length) = self.length_at(to) {
            let first = self.struck.len();
            self.struck.extend(self.live.drain(length..));
            self.again = (first, self.struck.len().min(first.saturating_add(again)));
            self.keys.truncate(length + 1);
        }
    }

    /// The legal positions that stood on the board before the present one, oldest first.
    pub fn earlier_positions(&self) -> Vec<Position> {
        let standing = std::iter::once(&self.standing).chain(self.live.iter().map(|half_move| &half_move.standing));
        standing.take(self.live.len()).flatten().cloned().collect()
    }
}

fn key_of(board: &Board, standing: Option<&Position>) -> PositionKey {
    standing.map_or_else(|| board.key(), PositionKey::of)
}
