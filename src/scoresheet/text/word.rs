//! The words of a text sheet: numbers, moves, signs, results.

use super::ending::in_words;
use crate::notation::sheet::SheetError;
use crate::rules::position::Color;
use crate::rules::position::mended::NoStart;
use crate::scoresheet::glyphs;
use crate::scoresheet::sheet::Score;

/// What is wrong with a sheet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// A word that is no move here.
    #[error("{0}")]
    Move(SheetError),
    /// A dash in the place of a move: it is to be filled in first (8.5).
    #[error("a dash stands where a move should be")]
    Missing,
    /// Another number than that of the move.
    #[error("the number {0} is expected")]
    Number(u32),
    /// Something that belongs to a move, and there is none.
    #[error("it stands behind no move")]
    NoMoveBefore,
    /// `e.p.` after another move.
    #[error("the move before it takes nothing en passant")]
    NotEnPassant,
    /// Something in brackets that is no time.
    #[error("it is no time")]
    Time,
    /// A start position that is none.
    #[error("the start position cannot be used")]
    Start(NoStart),
    /// A notation that is none.
    #[error("there is no such notation")]
    UnknownNotation,
    /// The notation of the moves was not specified, and it is never guessed.
    #[error("nobody said in which notation the moves are written")]
    NoNotation,
    /// A result that is none.
    #[error("it is no result")]
    Result,
    /// There is none: the sheet is cut off.
    #[error("there is no result")]
    NoResult,
    /// Something after the result.
    #[error("it stands behind the result")]
    BehindResult,
    /// A comment or a variation has no end.
    #[error("a comment or a variation has no end")]
    OpenEnded,
    /// Moves among words, and the game does not begin anew after them.
    #[error("moves stand among words")]
    AmongWords,
    /// No game is so long.
    #[error("no game is so long")]
    TooLong,
}

/// The number of a move in front of a word: the number, whether it is marked as Black's, and the rest of the word.
pub(super) fn number(word: &str, bare_to: usize) -> Option<(u32, bool, &str)> {
    let figures = word.bytes().take_while(u8::is_ascii_digit).count();
    let (figures, rest) = word.split_at_checked(figures)?;
    let number = figures.parse().ok()?;
    let behind = rest.trim_start_matches(['.', '…']);
    let dots = &rest[..rest.len() - behind.len()];
    // Many sheets in Spanish have `1.-`, and others `1)`.
    let one_dash = behind.strip_prefix(['-', '–']).filter(|behind| !behind.starts_with(['-', '–']));
    let behind = one_dash.filter(|_| !dots.is_empty()).unwrap_or(behind);
    let (dots, behind) = match behind.strip_prefix(')') {
        Some(behind) if dots.is_empty() => (")", behind),
        _ => (dots, behind),
    };
    match dots {
        // Bare figures: a move in figures has four or five.
        "" if rest.is_empty() && figures.len() <= bare_to => Some((number, false, "")),
        "" => None,
        "." | ")" => Some((number, false, behind)),
        _ => Some((number, true, behind)),
    }
}

/// The result that a word is. `0-0` is castling, and a result only where a label says so.
pub(super) fn result(word: &str) -> Option<Score> {
    Score::read(word)
}

/// The result that a label has, and how it came about, if that follows: `1-0 (time)`.
pub(super) fn labelled_result(text: &str) -> Option<(Score, &str)> {
    if let Some(score) = Score::of_tag(text) {
        return Some((score, ""));
    }
    let (first, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text.trim(), ""));
    if let Some(score) = Score::of_tag(first) {
        return Some((score, rest.trim().trim_matches(['(', ')'])));
    }
    if let Some(score) = in_words(text, None) {
        return Some((score, if rest.is_empty() { "" } else { text.trim() }));
    }
    let score = in_words(first, None).filter(|score| *score == Score::Drawn)?;
    Some((score, rest.trim().trim_matches(['(', ')'])))
}

/// Whether it stands where a move could not be written down (8.4).
pub(in crate::scoresheet) fn is_dash(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|sign| matches!(sign, '-' | '–' | '—' | '_'))
}

const SIGNS: [(&str, &str); 6] = [("!", "$1"), ("?", "$2"), ("!!", "$3"), ("??", "$4"), ("!?", "$5"), ("?!", "$6")];

/// The number of a sign of annotation.
pub(in crate::scoresheet) fn sign_number(sign: &str) -> Option<&'static str> {
    SIGNS.into_iter().find(|(text, _)| *text == sign).map(|(_, number)| number)
}

/// A sign of annotation as it stands directly after a move, if it has such a form.
pub(super) fn glued(sign: &str) -> Option<&'static str> {
    SIGNS.into_iter().find(|(_, number)| *number == sign).map(|(text, _)| text)
}

/// A word without the sign of annotation at its end, and the sign's number.
pub(super) fn without_sign(word: &str) -> (&str, Option<&'static str>) {
    if let Some(number) = glyphs::number(word).filter(|_| !word.starts_with(char::is_alphabetic)) {
        return ("", Some(number));
    }
    let bare = word.trim_end_matches(['!', '?']);
    if let Some(number) = sign_number(&word[bare.len()..]) {
        return (bare, Some(number));
    }
    // Letters may be of the move.
    match glyphs::without_sign(word).filter(|(_, sign)| !sign.ends_with(char::is_alphabetic)) {
        Some((bare, sign)) => (bare, glyphs::number(sign)),
        None => (word, None),
    }
}

/// Which half-move is to come: its number, and whose it is.
pub(super) type HalfMove = (u32, Color);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_from_moves() {
        for (word, expected) in [
            ("1.", Some((1, false, ""))),
            ("12...", Some((12, true, ""))),
            ("3…", Some((3, true, ""))),
            ("1.e4", Some((1, false, "e4"))),
            ("1.5254", Some((1, false, "5254"))),
            ("7", Some((7, false, ""))),
            ("7.-", Some((7, false, ""))),
            ("7.-e4", Some((7, false, "e4"))),
            ("7)e4", Some((7, false, "e4"))),
            ("7.--", Some((7, false, "--"))),
            ("7-", None),
            ("5254", None),
            ("0-0", None),
            ("e4", None),
            ("", None),
            ("99999999999.", None),
        ] {
            assert_eq!(number(word, 3), expected, "{word}");
        }
    }

    #[test]
    fn results_in_all_their_signs() {
        for (word, expected) in [
            ("1-0", Some(Score::Won(Color::White))),
            ("0–1", Some(Score::Won(Color::Black))),
            ("½-½", Some(Score::Drawn)),
            ("½", Some(Score::Drawn)),
            ("1/2–1/2", Some(Score::Drawn)),
            ("*", Some(Score::Open)),
            ("0-0", None),
            ("1", None),
        ] {
            assert_eq!(result(word), expected, "{word}");
        }
    }

    #[test]
    fn signs_of_annotation_come_off() {
        assert_eq!(without_sign("e4!?"), ("e4", Some("$5")));
        assert_eq!(without_sign("e4"), ("e4", None));
        assert_eq!(without_sign("e4!!!"), ("e4!!!", None));
        assert_eq!(without_sign("??"), ("", Some("$4")));
    }
}
