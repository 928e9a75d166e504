//! Announcements in the words of the Laws (D.2.1): piece, square of departure, square of arrival, what a pawn becomes.
//!
//! [`read`](super::read()) understands much more. Here it is asked whether an announcement is *complete*, so that the players at
//! the table need not guess: both squares always, the piece unless it is a pawn, and what a pawn becomes.

use super::accents::folded;
use super::phonetic;
use crate::game::board::Board;
use crate::rules::position::{CastlingSide, File, Intent, Rank, Role, Square};

/// What one word of an announcement stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A file: *Anna*.
    File(File),
    /// A rank: *eins*.
    Rank(Rank),
    /// A piece: *Turm*.
    Piece(Role),
}

/// What is missing in an announcement: the first thing, as it would be said.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    Piece,
    From,
    To,
    /// What the pawn becomes (D.2.1: it must be announced).
    Promotion,
}

/// The meaning of one word, in any spelling that has been printed; case and accents are of no account.
pub fn slot(word: &str) -> Option<Slot> {
    let word = folded(word);
    let is = |mut names: Box<dyn Iterator<Item = &'static str>>| names.any(|name| folded(name) == word);
    let file = File::ALL.into_iter().find(|file| is(Box::new(phonetic::file(*file).accepted())));
    let rank = || Rank::ALL.into_iter().find(|rank| is(Box::new(phonetic::rank(*rank).accepted())));
    let piece = || Role::ALL.into_iter().find(|role| is(Box::new(phonetic::piece(*role).accepted())));
    file.map(Slot::File).or_else(|| rank().map(Slot::Rank)).or_else(|| piece().map(Slot::Piece))
}

/// Reads an announcement of the side to move. Words that are none of the Laws' are passed over; whether the move is legal is
/// not asked, nor whether it is the one on the board.
///
/// # Errors
/// What is missing.
pub fn read(said: &str, board: &Board) -> Result<Intent, Missing> {
    if let Some(side) = castling(said) {
        return Ok(Intent::Castle { side });
    }
    let slots: Vec<Slot> = said.split(|sign: char| !sign.is_alphanumeric()).filter_map(slot).collect();
    let piece_before = match slots.first() {
        Some(Slot::Piece(role)) => Some(*role),
        _ => None,
    };
    let piece_behind = match slots.last() {
        Some(Slot::Piece(role)) if slots.len() > 1 => Some(*role),
        _ => None,
    };
    let (from, to) = squares(&slots, board)?;
    let standing = board.piece_at(from).filter(|piece| piece.color == board.turn());
    let role = match (piece_before, standing) {
        (Some(role), _) => role,
        (None, Some(piece)) if piece.role != Role::Pawn => return Err(Missing::Piece),
        (None, _) => Role::Pawn,
    };
    let last_rank = board.turn().fold_wb(Rank::Eighth, Rank::First);
    if role == Role::Pawn && to.rank() == last_rank && piece_behind.is_none() {
        return Err(Missing::Promotion);
    }
    Ok(super::castling::by_king(board, from, to)
        .map_or(Intent::Step { from, to, promotion: piece_behind }, |side| Intent::Castle { side }))
}

/// Both squares; if there is only one, that of departure if an own piece stands there.
fn squares(slots: &[Slot], board: &Board) -> Result<(Square, Square), Missing> {
    let mut pairs = slots.windows(2).filter_map(|pair| match pair {
        [Slot::File(file), Slot::Rank(rank)] => Some(Square::from_coords(*file, *rank)),
        _ => None,
    });
    match (pairs.next(), pairs.next()) {
        (Some(from), Some(to)) => Ok((from, to)),
        (Some(only), None) if board.piece_at(only).is_some_and(|piece| piece.color == board.turn()) => Err(Missing::To),
        _ => Err(Missing::From),
    }
}

fn castling(said: &str) -> Option<CastlingSide> {
    let said = folded(said.trim());
    let sides = [CastlingSide::KingSide, CastlingSide::QueenSide];
    sides.into_iter().find(|side| phonetic::castling(*side).accepted().any(|name| folded(name) == said))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_is_missing_is_told() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let pawn = "6k1/4P3/8/8/8/8/8/4K2R w K - 0 1";
        for (fen, said, expected) in [
            (start, "Springer Gustav eins Felix drei", None),
            (start, "springer gustav EINS, felix drei", None),
            (start, "Eva zwei Eva vier", None),
            (start, "Bauer Eva zwei Eva vier", None),
            (start, "Gustav eins Felix drei", Some(Missing::Piece)),
            (start, "Springer Felix drei", Some(Missing::From)),
            (start, "Springer Gustav eins", Some(Missing::To)),
            (start, "", Some(Missing::From)),
            (start, "ß é Ω", Some(Missing::From)),
            (pawn, "Eva sieben Eva acht", Some(Missing::Promotion)),
            (pawn, "Eva sieben Eva acht Dame", None),
            (pawn, "Kurze Rochade", None),
            (pawn, "Koenig Eva eins Gustav eins", None),
        ] {
            let board = Board::from_fen(fen).expect("a legal FEN");
            assert_eq!(read(said, &board).err(), expected, "{said}");
        }
        let board = Board::from_fen(pawn).expect("a legal FEN");
        let castles = Ok(Intent::Castle { side: CastlingSide::KingSide });
        assert_eq!(read("KÖNIG Eva eins Gustav eins", &board), castles);
    }

    proptest! {
        #[test]
        fn no_words_break_it(said in "\\PC{0,40}") {
            let _heard = read(&said, &Board::default());
            let _slot = slot(&said);
        }
    }
}
