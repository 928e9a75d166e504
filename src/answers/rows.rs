//! What stands in a row, and what is seen from a square.

use super::manner::Chair;
use super::pieces::seen;
use crate::game::answer::{Answer, Row, Seen, View};
use crate::game::board::Board;
use crate::rules::position::Square;

/// Steps to the right and ahead, clockwise, straight ahead first.
const AROUND: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// A knight's leaps, clockwise from straight ahead.
const LEAPS: [(i32, i32); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// The squares of a row and what stands there: from the asker's left, or from their side on.
pub(super) fn row(board: &Board, row: Row, chair: Chair) -> Answer {
    let mut squares: Vec<Square> = Square::ALL.into_iter().filter(|square| lies_in(*square, row)).collect();
    squares.sort_by_key(|square| match row {
        Row::Rank(_) => chair.across(*square),
        Row::File(_) | Row::Rising(_) | Row::Falling(_) => chair.up(*square),
    });
    Answer::Row { row, seen: squares.into_iter().map(|square| seen(board, square)).collect() }
}

fn lies_in(square: Square, row: Row) -> bool {
    let (file, rank) = (square.file().to_u32(), square.rank().to_u32());
    match row {
        Row::Rank(asked) => square.rank() == asked,
        Row::File(asked) => square.file() == asked,
        Row::Rising(through) => file + through.rank().to_u32() == rank + through.file().to_u32(),
        Row::Falling(through) => file + rank == through.file().to_u32() + through.rank().to_u32(),
    }
}

/// What is seen from a square, clockwise as the asker sits.
pub(super) fn view(board: &Board, view: View, from: Square, chair: Chair) -> Answer {
    let near = |steps: [(i32, i32); 8]| {
        let squares = steps.into_iter().filter_map(|(right, ahead)| chair.step(from, right, ahead));
        vec![squares.map(|square| seen(board, square)).collect()]
    };
    let seen_from = match view {
        View::Rays => AROUND.into_iter().map(|direction| ray(board, from, direction, chair)).collect(),
        View::Knight => near(LEAPS),
        View::King => near(AROUND),
    };
    Answer::View { view, from: seen(board, from), seen: seen_from }
}

/// The squares in one direction, as far as the first piece.
fn ray(board: &Board, from: Square, (right, ahead): (i32, i32), chair: Chair) -> Vec<Seen> {
    let mut squares = Vec::new();
    let mut at = from;
    while let Some(next) = chair.step(at, right, ahead) {
        let one = seen(board, next);
        squares.push(one);
        if one.piece.is_some() {
            break;
        }
        at = next;
    }
    squares
}
