//! Moves in the numeric notation of correspondence chess (ICCF): `5254` is e2-e4, `57841` a promotion to a queen.

use super::uci;
use crate::game::board::{Board, Change};
use crate::rules::position::{CastlingMode, File, Intent, Rank, Role, Square};

/// What a pawn becomes, by the fifth figure.
const PROMOTIONS: [(char, Role); 4] = [('1', Role::Queen), ('2', Role::Rook), ('3', Role::Bishop), ('4', Role::Knight)];

/// A move: file and rank of both squares as figures. Castling is the king's move, in Chess960 onto its own rook.
pub fn write(change: &Change, mode: CastlingMode) -> String {
    let mut text = String::with_capacity(5);
    // Files are figures as ranks are.
    for square in [change.lifted.square, uci::arrival(change, mode)] {
        text.extend([Rank::ALL[usize::from(square.file())].char(), square.rank().char()]);
    }
    let promotion = change.promotion();
    text.extend(PROMOTIONS.iter().find(|(_, role)| promotion == Some(*role)).map(|(figure, _)| *figure));
    text
}

/// Reads a move of the side to move. `None` for a text of another form, or where no own piece stands on the first square;
/// whether the move is legal is not asked.
pub fn read(text: &str, board: &Board) -> Option<Intent> {
    let mut signs = text.chars();
    let (from, to) = (square(&mut signs)?, square(&mut signs)?);
    let promotion = match signs.next() {
        None => None,
        Some(figure) => Some(PROMOTIONS.iter().find(|(its, _)| *its == figure)?.1),
    };
    signs.next().is_none().then(|| uci::between(board, from, to, promotion)).flatten()
}

fn square(signs: &mut impl Iterator<Item = char>) -> Option<Square> {
    let file = File::ALL[usize::from(Rank::from_char(signs.next()?)?)];
    Some(Square::from_coords(file, Rank::from_char(signs.next()?)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_figures() {
        for (fen, text, uci_text) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "5254", "e2e4"),
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "7163", "g1f3"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "5171", "e1g1"),
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "5131", "e1c1"),
            ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "57581", "e7e8q"),
            ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "57582", "e7e8r"),
            ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "57583", "e7e8b"),
            ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "57584", "e7e8n"),
        ] {
            let board = Board::from_fen(fen).expect("a legal FEN");
            let intent = read(text, &board).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(uci::read(uci_text, &board), Some(intent), "{text}");
            let change = board.change(intent).expect("a piece");
            assert_eq!(write(&change, board.castling_mode()), text);
        }
        for text in ["", "525", "5255a", "52545", "525411", "5054", "5294", "e2e4", "5354", "٥٢٥٤"] {
            assert_eq!(read(text, &Board::default()), None, "{text}");
        }
    }
}
