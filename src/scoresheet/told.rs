//! What is read of a sheet although it is written otherwise, or not at all: it is told, so that nothing spoilt passes unheard.

use super::sheet::{Score, Sheet};
use crate::rules::ending::of_position;
use crate::rules::outcome::Reason;
use crate::rules::position::Color;
use crate::scoresheet::sentences::brailled::Corrected;
use crate::scoresheet::sentences::converting::{BoardShows, Mended};

/// Something that is told of a sheet that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub line: u64,
    /// The number of the move, and whose it is, if it is of one.
    pub half_move: Option<(u32, Color)>,
    pub what: What,
}

/// What is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// No result stands after the moves: it is read as a game that goes on.
    GoesOn,
    /// Braille in lines that stand on no pages, although this was not specified.
    WithoutPages,
    /// Braille whose form feeds are lost: its pages are divided by their numbers.
    WithoutFeeds,
    /// The result stated above the moves differs from the one after them, which counts.
    OtherResult(String),
    /// A word in Braille that can only mean one move, but is written otherwise.
    Corrected(Box<Corrected>),
    /// Something in print that is read although it is written otherwise.
    Mended(Mended),
}

/// The end of the game that the board shows, if it shows one.
fn shown_by_board(sheet: &Sheet) -> Option<(Score, BoardShows)> {
    let (outcome, reason) = of_position(sheet.line.end()).filter(|_| sheet.not_legal.is_none())?;
    let board = match reason {
        Reason::Checkmate => BoardShows::Checkmate,
        Reason::Stalemate => BoardShows::Stalemate,
        _ => BoardShows::DeadPosition,
    };
    Some((Score::of(outcome), board))
}

/// Where nothing says the result, it is what the board shows, if that shows an end.
pub(super) fn take_from_board(sheet: &mut Sheet) -> Option<Mended> {
    let (score, board) = shown_by_board(sheet)?;
    sheet.score = score;
    Some(Mended::OfBoard(board, score.text()))
}

/// That the board shows another end of the game than the result, or an end where that is none: a dead position may not have been seen.
pub fn against_board(sheet: &Sheet) -> Option<Mended> {
    let (shown, board) = shown_by_board(sheet)?;
    // Half a point for one side, or nothing for both, is a ruling, and not what the board shows.
    let contradicts = match sheet.score {
        Score::Won(_) | Score::Drawn => sheet.score != shown,
        Score::Open => !matches!(board, BoardShows::DeadPosition),
        Score::HalfPoint(_) | Score::LostByBoth => false,
    };
    contradicts.then(|| Mended::AgainstBoard(board, sheet.score.text()))
}
