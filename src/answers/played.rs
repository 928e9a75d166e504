//! The moves so far, by their numbers.

use crate::game::answer::{Answer, Unanswerable};
use crate::game::history::History;
use crate::game::report::MoveReport;

/// The last moves: so many numbers, with the half-moves of both sides.
pub(super) fn last(history: &History, count: u32) -> Answer {
    let end = history.last().map_or(0, |half_move| half_move.report.number);
    Answer::Played(reports(history, |number| end - number.min(end) < count))
}

/// The move of one number.
pub(super) fn of(history: &History, asked: u32) -> Answer {
    numbered(asked, reports(history, |number| number == asked))
}

/// All moves from a number on.
pub(super) fn from(history: &History, asked: u32) -> Answer {
    numbered(asked, reports(history, |number| number >= asked))
}

/// All moves.
pub(super) fn all(history: &History) -> Vec<MoveReport> {
    reports(history, |_| true)
}

/// The last move, if there is one.
pub(super) fn last_one(history: &History) -> Option<Box<MoveReport>> {
    history.last().map(|half_move| Box::new(half_move.report.clone()))
}

fn reports(history: &History, wanted: impl Fn(u32) -> bool) -> Vec<MoveReport> {
    let reports = history.live().iter().map(|half_move| &half_move.report);
    reports.filter(|report| wanted(report.number)).cloned().collect()
}

fn numbered(asked: u32, reports: Vec<MoveReport>) -> Answer {
    if reports.is_empty() { Answer::Unanswerable(Unanswerable::NoSuchMove(asked)) } else { Answer::Played(reports) }
}
