//! Moves in the long form, with the square of departure (allowed by Article C.8 since 2014).

use super::letters::Letters;
use super::san::{capture_sign, check_sign, en_passant, noughts};
use crate::game::participant::Language;
use crate::game::report::MoveReport;

/// A move in the long form: `Cg1f3`, `e5xd6 e.p.`, `e7xf8C`, `0-0`.
pub fn write(report: &MoveReport, language: Language) -> String {
    write_with(report, Letters::of(language))
}

/// The same with any letters or figurines.
pub fn write_with(report: &MoveReport, letters: &Letters) -> String {
    let check = check_sign(report.check);
    if let Some(side) = report.change.castling() {
        return format!("{}{check}", noughts(side));
    }
    let promoted = report.change.promotion().map_or("", |role| letters.letter(role));
    format!(
        "{}{}{}{}{promoted}{}{check}",
        letters.prefix(report.piece()),
        report.from(),
        capture_sign(report),
        report.to(),
        en_passant(report)
    )
}
