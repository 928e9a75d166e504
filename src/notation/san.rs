//! Moves in the short form of the algebraic notation (Articles C.2 to C.13).

use super::letters::{ENGLISH, Letters};
use crate::game::participant::Language;
use crate::game::report::{Check, MoveReport};
use crate::rules::position::line::Played;
use crate::rules::position::{CastlingSide, File, Rank};

/// A move as it stands on a scoresheet, in the letters of a language: `Cbd2`, `exd6 e.p.`, `d8D`, `0-0`, `De3+`.
pub fn write(report: &MoveReport, language: Language) -> String {
    write_with(report, Letters::of(language))
}

/// The same with any letters or figurines.
pub fn write_with(report: &MoveReport, letters: &Letters) -> String {
    if let Some(side) = report.change.castling() {
        return format!("{}{}", noughts(side), check_sign(report.check));
    }
    let promoted = report.change.promotion().map_or("", |role| letters.letter(role));
    format!("{}{promoted}{}{}", body(report, letters), en_passant(report), check_sign(report.check))
}

/// A move as PGN wants it (8.2.3 of the PGN standard): English letters, `O-O`, `d8=Q`, nothing said of *en passant*.
pub fn write_pgn(report: &MoveReport) -> String {
    if let Some(side) = report.change.castling() {
        return format!("{}{}", noughts(side).replace('0', "O"), check_sign(report.check));
    }
    let promoted = report.change.promotion().map_or_else(String::new, |role| format!("={}", ENGLISH.letter(role)));
    format!("{}{promoted}{}", body(report, ENGLISH), check_sign(report.check))
}

/// How much of a legal move is written.
#[derive(Copy, Clone, Debug)]
pub(super) struct Extent {
    /// The square of departure.
    pub long: bool,
    /// The signs that are not needed to play it: captures, checks and mates, *en passant*.
    pub signs: bool,
}

/// The same of a legal move, appended to a text: a file of a hundred thousand games has millions of them.
pub(super) fn append(to: &mut String, played: &Played, letters: &Letters, extent: Extent) {
    if let Some(side) = played.castling {
        to.push_str(noughts(side));
    } else {
        to.push_str(letters.prefix(played.piece));
        let whole = (Some(played.from.file()), Some(played.from.rank()));
        let (file, rank) = if extent.long { whole } else { (played.file, played.rank) };
        to.extend(file.map(File::char));
        to.extend(rank.map(Rank::char));
        if played.capture && extent.signs {
            to.push('x');
        }
        to.extend([played.to.file().char(), played.to.rank().char()]);
        to.push_str(played.promotion.map_or("", |role| letters.letter(role)));
        if played.en_passant && extent.signs {
            to.push_str(EN_PASSANT);
        }
    }
    if extent.signs {
        to.push_str(check_sign(played.threat.into()));
    }
}

/// `0-0` and `0-0-0` (C.13), with noughts as the Laws print it.
pub(super) const fn noughts(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "0-0",
        CastlingSide::QueenSide => "0-0-0",
    }
}

/// `+` and `#` (C.13).
pub(super) const fn check_sign(check: Check) -> &'static str {
    match check {
        Check::None => "",
        Check::Check => "+",
        Check::Mate => "#",
    }
}

/// What is written after a capture *en passant* (C.13).
pub(super) const EN_PASSANT: &str = " e.p.";

/// ` e.p.`, where it is one.
pub(super) fn en_passant(report: &MoveReport) -> &'static str {
    if report.change.is_en_passant() { EN_PASSANT } else { "" }
}

/// `x` (C.9).
pub(super) fn capture_sign(report: &MoveReport) -> &'static str {
    if report.taken().is_some() { "x" } else { "" }
}

/// Piece, what tells it from others (C.10), capture and square of arrival.
fn body(report: &MoveReport, letters: &Letters) -> String {
    let file = report.origin.file.map_or_else(String::new, |file| file.char().to_string());
    let rank = report.origin.rank.map_or_else(String::new, |rank| rank.char().to_string());
    format!("{}{file}{rank}{}{}", letters.prefix(report.piece()), capture_sign(report), report.to())
}
