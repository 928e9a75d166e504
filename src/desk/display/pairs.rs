//! The moves of a game as pairs of half-moves, in the letters of a language.

use crate::game::history::History;
use crate::game::participant::Language;
use crate::notation::san;
use crate::rules::position::Color;

/// Instead of White's half-move, where the first one was Black's.
const NOT_MADE: &str = "-";

/// `12 e4 e5`, `13 Nf3`; `12 - e5`, where Black moved first.
#[must_use]
pub fn pairs(history: &History, language: Language) -> Vec<String> {
    let mut pairs: Vec<String> = Vec::new();
    let mut open = None;
    for half_move in history.live() {
        let report = &half_move.report;
        let written = san::write(report, language);
        match (report.mover, pairs.last_mut()) {
            (Color::Black, Some(pair)) if open == Some(report.number) => {
                pair.push(' ');
                pair.push_str(&written);
            }
            (Color::Black, _) => pairs.push(format!("{} {NOT_MADE} {written}", report.number)),
            (Color::White, _) => pairs.push(format!("{} {written}", report.number)),
        }
        open = (report.mover == Color::White).then_some(report.number);
    }
    pairs
}
