//! The moves so far, by their numbers, as far as the one who asks may know them.

use super::manner::Chair;
use super::pieces::seen;
use crate::game::answer::{Answer, Unanswerable};
use crate::game::history::{HalfMove, History};
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Square};
use crate::view::View;

/// A line of moves, and who reads it.
#[derive(Clone, Copy)]
pub(super) struct Played<'a> {
    pub view: &'a View<'a>,
    pub history: &'a History,
}

impl Played<'_> {
    /// The last `count` move numbers, with the half-moves of both sides.
    pub(super) fn last(self, count: u32) -> Answer {
        let end = self.history.last().map_or(0, |half_move| half_move.report.number);
        Answer::Played(self.reports(|number| end - number.min(end) < count))
    }

    /// The move of one number.
    pub(super) fn of(self, asked: u32) -> Answer {
        numbered(asked, self.reports(|number| number == asked))
    }

    /// All moves from a number on.
    pub(super) fn from(self, asked: u32) -> Answer {
        numbered(asked, self.reports(|number| number >= asked))
    }

    /// All moves.
    pub(super) fn all(self) -> Vec<MoveReport> {
        self.reports(|_| true)
    }

    /// The moves of one side.
    pub(super) fn by(self, side: Color) -> Vec<MoveReport> {
        self.all().into_iter().filter(|report| report.mover == side).collect()
    }

    /// The last move, if there is one.
    pub(super) fn last_one(self) -> Option<Box<MoveReport>> {
        self.history.last().map(|half_move| Box::new(self.view.report(half_move)))
    }

    /// What looks otherwise than before the last half-move of the asker's opponent; for who acts for no side, before the last one.
    pub(super) fn changed(self, chair: Chair) -> Answer {
        let (live, board) = (self.history.live(), self.history.board());
        let by =
            self.view.seat().acts_for().map_or_else(|| live.last().map_or(board.turn(), HalfMove::mover), |own| !own);
        let last = live.iter().rposition(|half_move| half_move.mover() == by);
        let seen = last.and_then(|index| self.history.board_before(index)).map(|before| {
            let mut squares = Square::ALL.to_vec();
            squares.retain(|square| before.piece_at(*square) != board.piece_at(*square));
            squares.sort_by_key(|square| (chair.across(*square), chair.up(*square)));
            squares.into_iter().map(|square| seen(board, square)).collect()
        });
        Answer::Changed { by, seen }
    }

    fn reports(self, wanted: impl Fn(u32) -> bool) -> Vec<MoveReport> {
        let wanted = self.history.live().iter().filter(|half_move| wanted(half_move.report.number));
        wanted.map(|half_move| self.view.report(half_move)).collect()
    }
}

fn numbered(asked: u32, reports: Vec<MoveReport>) -> Answer {
    if reports.is_empty() { Answer::Unanswerable(Unanswerable::NoSuchMove(asked)) } else { Answer::Played(reports) }
}
