//! Starting positions as files have them: what a FEN says beside the pieces may be wrong, and then counts for nothing.

use std::borrow::Cow;

use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup as _, PositionError, PositionErrorKinds, Setup, Square};

use super::{FenField, Position, read_fen};
use crate::rules::set_up::{self, Fault};

/// What of a FEN was wrong, and is left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FenFault {
    /// Rights to castle that no king and rook have.
    Castling,
    /// A square of a capture in passing that follows no double step.
    EnPassant,
    /// A field that cannot be read, or something after the last one.
    Fields,
}

/// Why no game can start from a FEN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStart {
    /// This part of it cannot be read.
    Unreadable(FenField),
    /// What is wrong with the pieces.
    Impossible(Vec<Fault>),
}

/// Reads a FEN; where it describes no legal position as it stands, without what is wrong beside the pieces.
///
/// # Errors
/// What is wrong with the pieces themselves.
pub fn from_fen(fen: &str) -> Result<(Position, Vec<FenFault>), NoStart> {
    if let Ok(position) = Position::from_fen(fen) {
        return Ok((position, Vec::new()));
    }
    let mut faults = Vec::new();
    let plain = fields(fen);
    if !plain.split(' ').eq(fen.split_whitespace()) {
        faults.push(FenFault::Fields);
    }
    let (mut setup, _) = read_fen(&plain).map_err(NoStart::Unreadable)?;
    let wrong = wrong_fields(&setup);
    if wrong.contains(PositionErrorKinds::INVALID_EP_SQUARE) {
        faults.push(FenFault::EnPassant);
        setup.ep_square = None;
    }
    if wrong.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
        faults.push(FenFault::Castling);
        setup.castling_rights = true_rights(&setup);
    }
    let mode = CastlingMode::detect(&setup);
    match Position::from_setup(setup.clone(), mode) {
        Ok(position) => Ok((position, faults)),
        Err(_) => Err(NoStart::Impossible(set_up::faults(&setup, mode))),
    }
}

fn wrong_fields(setup: &Setup) -> PositionErrorKinds {
    match Chess::from_setup(setup.clone(), CastlingMode::detect(setup)) {
        Ok(_) => PositionErrorKinds::empty(),
        Err(error) => error.kinds(),
    }
}

/// The rights that a king and a rook on their squares have.
fn true_rights(setup: &Setup) -> shakmaty::Bitboard {
    let mode = CastlingMode::detect(setup);
    let position = Chess::from_setup(setup.clone(), mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check);
    position.map_or_else(
        |_| shakmaty::Bitboard::EMPTY,
        |chess| shakmaty::Position::to_setup(&chess, EnPassantMode::Always).castling_rights,
    )
}

/// The six fields, each as it must be written; one that cannot be read is the usual one.
fn fields(fen: &str) -> String {
    let plain: Cow<'_, str> = fen.replace(['–', '—', '−'], "-").into();
    let mut words = plain.split_whitespace();
    let board = words.next().unwrap_or_default();
    let turn =
        words.next().map(|turn| turn.trim_matches(|sign: char| !sign.is_ascii_alphabetic()).to_ascii_lowercase());
    let turn = if turn.is_some_and(|turn| turn.starts_with(['b', 's', 'n'])) { "b" } else { "w" };
    let castling: String = words
        .next()
        .into_iter()
        .flat_map(str::chars)
        .filter(|sign| matches!(sign, 'K' | 'Q' | 'k' | 'q' | 'A'..='H' | 'a'..='h'))
        .collect();
    let castling = if castling.is_empty() { "-" } else { &castling };
    let passed = words.next().and_then(|text| text.parse::<Square>().ok());
    let passed = passed.map_or_else(|| "-".to_owned(), |square| square.to_string());
    let mut number = |otherwise: u32| {
        let text = words.next().unwrap_or_default();
        let figures: String = text.chars().take_while(char::is_ascii_digit).collect();
        figures.parse::<u32>().unwrap_or(otherwise)
    };
    let (quiet, full) = (number(0), number(1));
    format!("{board} {turn} {castling} {passed} {quiet} {full}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_beside_the_pieces_are_left_out_and_named() {
        use FenFault::{Castling, EnPassant, Fields};
        let bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        for (fen, expected, faults) in [
            (bare, bare, &[][..]),
            ("4k3/8/8/8/8/8/8/4K3 w", bare, &[]),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1;", bare, &[Fields]),
            ("4k3/8/8/8/8/8/8/4K3 W – x - -", bare, &[Fields]),
            ("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1", bare, &[Castling]),
            ("4k3/8/8/8/8/8/8/4K3 w - e3 0 1", bare, &[EnPassant]),
            ("4k3/8/8/8/8/8/8/4K2R w KQkq e3 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", &[EnPassant, Castling]),
            ("r3k3/8/8/8/8/8/8/4K2R b KQkq - 3 9 x", "r3k3/8/8/8/8/8/8/4K2R b Kq - 3 9", &[Fields, Castling]),
        ] {
            let (position, found) = from_fen(fen).expect(fen);
            assert_eq!((position.fen().as_str(), &found[..]), (expected, faults), "{fen}");
        }
    }

    #[test]
    fn what_is_wrong_with_the_pieces_is_named() {
        use shakmaty::Color::{Black, White};
        let none = vec![Fault::NoKing(White), Fault::NoKing(Black)];
        for (fen, why) in [
            ("", NoStart::Unreadable(FenField::Pieces)),
            ("x", NoStart::Unreadable(FenField::Pieces)),
            ("4k3/8/8 w KQkq - 0 1", NoStart::Unreadable(FenField::Pieces)),
            ("8/8/8/8/8/8/8/8 w - - 0 1", NoStart::Impossible(none)),
            ("4k3/8/8/8/8/8/8/8 w KQkq e3 0 1", NoStart::Impossible(vec![Fault::NoKing(White)])),
            ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", NoStart::Impossible(vec![Fault::CouldBeTaken(Black)])),
        ] {
            assert_eq!(from_fen(fen).err(), Some(why), "{fen}");
        }
    }
}
