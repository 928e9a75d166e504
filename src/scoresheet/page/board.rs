//! A position: as a table with the names of files and ranks, and as lists of pieces.

use super::markup::{self, element, filled};
use super::phrases::Phrases;
use crate::notation::letters::{Alphabet, Letters};
use crate::rules::position::{Color, File, Position, Rank, Role, Square};
use crate::scoresheet::sentences::page::PageText;

/// In which order pieces are listed.
const LISTED: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Which position it is: that before the first move, or that after a move of this number.
#[derive(Copy, Clone, Debug)]
pub(super) enum Which {
    Start,
    After(u32),
}

/// Shows a position.
pub(super) fn board(to: &mut String, phrases: &Phrases, letters: &Letters, which: Which, position: &Position) {
    let pieces = position.placement();
    let (words, number) = match which {
        Which::Start => (phrases.get(PageText::Start(position.turn())), None),
        Which::After(number) => (phrases.get(PageText::Position(position.turn())), Some(number)),
    };
    to.push_str("<table class=\"board\">\n");
    element(to, "caption", |to| filled(to, words, |to, _| to.extend(number.map(|number| number.to_string()))));
    to.push_str("\n<thead><tr><td class=\"corner\"></td>");
    for file in File::ALL {
        element(to, "th scope=\"col\"", |to| to.push(file.char()));
    }
    to.push_str("</tr></thead>\n<tbody>\n");
    for rank in Rank::ALL.into_iter().rev() {
        element(to, "tr", |to| {
            element(to, "th scope=\"row\"", |to| to.push(rank.char()));
            for file in File::ALL {
                let square = Square::from_coords(file, rank);
                element(to, if square.is_dark() { "td class=\"dark\"" } else { "td" }, |to| {
                    if let Some(piece) = pieces.piece_at(square) {
                        let figurines = piece.color.fold_wb(Alphabet::WhiteFigurines, Alphabet::BlackFigurines);
                        markup::sign(to, figurines.letters().letter(piece.role), phrases.get(PageText::Piece(piece)));
                    }
                });
            }
        });
        to.push('\n');
    }
    to.push_str("</tbody>\n</table>\n");
    for side in Color::ALL {
        element(to, "p", |to| {
            filled(to, phrases.get(PageText::Pieces(side)), |to, _| list(to, letters, position, side));
        });
        to.push('\n');
    }
}

/// `Kg1, Rf1, a2, b2`
fn list(to: &mut String, letters: &Letters, position: &Position, side: Color) {
    let pieces = position.placement();
    let mut between = "";
    for role in LISTED {
        for square in pieces.by_piece(role.of(side)) {
            to.push_str(between);
            to.push_str(letters.prefix(role));
            to.push(square.file().char());
            to.push(square.rank().char());
            between = ", ";
        }
    }
}
