//! The endgames of which there are tables, and where a position stands in its table.
//!
//! Of positions that are mirror images of one another a table has one. With a pawn the board has one mirror, between the files d and e;
//! without pawns eight, and White's king stands in the triangle of a1, d1 and d4.

use super::few::{Few, MOST, key_of};
use crate::rules::position::{Color, File, Piece, Rank, Role, Square};

const KING: Piece = Color::White.king();
const QUEEN: Piece = Color::White.queen();
const ROOK: Piece = Color::White.rook();
const BISHOP: Piece = Color::White.bishop();
const KNIGHT: Piece = Color::White.knight();
const PAWN: Piece = Color::White.pawn();
const BLACK_KING: Piece = Color::Black.king();
const BLACK_ROOK: Piece = Color::Black.rook();

/// Squares of the triangle on which White's king may stand.
const KING_PLACES: u32 = 10;
/// A pawn stands on the files a to d and the ranks two to seven.
const PAWN_PLACES: u32 = 24;
/// The squares of the triangle, by their numbers there.
const TRIANGLE: [Square; KING_PLACES as usize] = [
    Square::A1,
    Square::B1,
    Square::C1,
    Square::D1,
    Square::B2,
    Square::C2,
    Square::D2,
    Square::C3,
    Square::D3,
    Square::D4,
];
/// By the number of a square: its number in the triangle.
const IN_TRIANGLE: [u32; 64] = {
    let mut numbers = [0; 64];
    let mut number = 0;
    while number < KING_PLACES {
        numbers[TRIANGLE[number as usize] as usize] = number;
        number += 1;
    }
    numbers
};

/// The pieces of an endgame, those of the stronger side White's.
#[derive(Debug, PartialEq, Eq)]
pub struct Material {
    /// White's pieces, then Black's, by their English letters.
    pub name: &'static str,
    /// In the order of [`Few`].
    pieces: &'static [Piece],
}

/// All of them; each comes after those into which it leads.
pub const MATERIALS: [Material; 11] = [
    Material { name: "KQK", pieces: &[KING, BLACK_KING, QUEEN] },
    Material { name: "KRK", pieces: &[KING, BLACK_KING, ROOK] },
    Material { name: "KPK", pieces: &[KING, BLACK_KING, PAWN] },
    Material { name: "KBBK", pieces: &[KING, BLACK_KING, BISHOP, BISHOP] },
    Material { name: "KBNK", pieces: &[KING, BLACK_KING, BISHOP, KNIGHT] },
    Material { name: "KQKR", pieces: &[KING, BLACK_KING, QUEEN, BLACK_ROOK] },
    Material { name: "KQRK", pieces: &[KING, BLACK_KING, QUEEN, ROOK] },
    Material { name: "KRRK", pieces: &[KING, BLACK_KING, ROOK, ROOK] },
    Material { name: "KRBK", pieces: &[KING, BLACK_KING, ROOK, BISHOP] },
    Material { name: "KRNK", pieces: &[KING, BLACK_KING, ROOK, KNIGHT] },
    Material { name: "KRPK", pieces: &[KING, BLACK_KING, ROOK, PAWN] },
];

/// The kings alone, and with one bishop or knight: no mate is possible.
const DEAD: [u64; 5] = {
    let kings = key_of(KING) + key_of(BLACK_KING);
    let [bishop, knight] = [Color::Black.bishop(), Color::Black.knight()];
    [kings, kings + key_of(BISHOP), kings + key_of(KNIGHT), kings + key_of(bishop), kings + key_of(knight)]
};

/// Whether neither side can mate with these pieces.
pub(super) fn is_dead(key: u64) -> bool {
    DEAD.contains(&key)
}

impl Material {
    pub fn named(name: &str) -> Option<&'static Material> {
        MATERIALS.iter().find(|material| material.name == name)
    }

    /// Its pieces, the kings first.
    pub const fn pieces(&self) -> &'static [Piece] {
        self.pieces
    }

    /// Its place among all of them.
    pub(super) fn number(&self) -> usize {
        MATERIALS.iter().position(|material| material == self).unwrap_or(0)
    }

    pub(super) const fn key(&self) -> u64 {
        let (mut key, mut index) = (0, 0);
        while index < self.pieces.len() {
            key += key_of(self.pieces[index]);
            index += 1;
        }
        key
    }

    /// Those into which captures and promotions lead, and those into which these lead, the smallest first.
    pub fn leads_into(&self) -> Vec<&'static Material> {
        let mut found: Vec<u64> = vec![self.key()];
        // A table comes after those into which it leads, so that one pass from the end finds all.
        let all = MATERIALS[..self.number()].iter().rev().filter(|material| {
            let is_led_into =
                found.iter().any(|key| leads(*key, material.key()) || leads(*key, mirrored(material.key())));
            if is_led_into {
                found.push(material.key());
            }
            is_led_into
        });
        let mut all: Vec<&Material> = all.collect();
        all.reverse();
        all
    }

    /// Whether there is a pawn, which comes after all other pieces.
    fn has_pawn(&self) -> bool {
        self.pieces.last().is_some_and(|piece| piece.role == Role::Pawn)
    }

    /// On how many squares the piece stands by which mirror images are told apart: the pawn, or White's king.
    fn leaders(&self) -> u32 {
        if self.has_pawn() { PAWN_PLACES } else { KING_PLACES }
    }

    /// How many places a table has.
    pub(super) fn size(&self) -> u32 {
        self.pieces[1..].iter().fold(2 * self.leaders(), |size, _| size * 64)
    }

    /// The place of a position with these pieces, in their order.
    pub(super) fn place(&self, few: &Few) -> u32 {
        let mut squares = [Square::A1; MOST];
        for (square, (_, at)) in squares.iter_mut().zip(few.pieces()) {
            *square = *at;
        }
        let squares = &mut squares[..self.pieces.len()];
        let leader = if self.has_pawn() { squares[squares.len() - 1] } else { squares[0] };
        if leader.file() > File::D {
            mirror(squares, Square::flip_horizontal);
        }
        if self.has_pawn() {
            return self.place_of(squares, few.turn());
        }
        if leader.rank() > Rank::Fourth {
            mirror(squares, Square::flip_vertical);
        }
        let (file, rank) = (squares[0].file() as u32, squares[0].rank() as u32);
        if file < rank {
            mirror(squares, Square::flip_diagonal);
        }
        let place = self.place_of(squares, few.turn());
        if file != rank {
            return place;
        }
        // With the king on the diagonal both images have a place: the first one counts.
        mirror(squares, Square::flip_diagonal);
        place.min(self.place_of(squares, few.turn()))
    }

    /// The place of squares whose leader stands where it should.
    fn place_of(&self, squares: &mut [Square], turn: Color) -> u32 {
        if let [.., one, other] = self.pieces
            && one == other
        {
            squares[2..].sort_unstable();
        }
        let (number, others) = match squares {
            [others @ .., pawn] if self.has_pawn() => (4 * (pawn.rank() as u32 - 1) + pawn.file() as u32, &*others),
            [king, others @ ..] => (IN_TRIANGLE[king.to_usize()], &*others),
            [] => return 0,
        };
        let place = turn.fold_wb(0, self.leaders()) + number;
        others.iter().fold(place, |place, square| 64 * place + square.to_u32())
    }

    /// What stands in a place, if that is a position: two pieces may stand on one square, the side that is not to move be in check, or it
    /// be the mirror image of the one that counts.
    pub(super) fn at(&self, place: u32) -> Option<Few> {
        let few = self.standing_at(place);
        let is_position = few.occupied().count() == self.pieces.len() && !few.is_check(!few.turn());
        (is_position && self.place(&few) == place).then_some(few)
    }

    /// What stands in a place, position or not.
    pub(super) fn standing_at(&self, place: u32) -> Few {
        let mut pieces = [(KING, Square::A1); MOST];
        for (place, piece) in pieces.iter_mut().zip(self.pieces) {
            place.0 = *piece;
        }
        let pieces = &mut pieces[..self.pieces.len()];
        let (leader, others) =
            if self.has_pawn() { (pieces.len() - 1, 0..pieces.len() - 1) } else { (0, 1..pieces.len()) };
        let mut rest = place;
        for (_, square) in pieces[others].iter_mut().rev() {
            *square = Square::new(rest % 64);
            rest /= 64;
        }
        let number = rest % self.leaders();
        pieces[leader].1 = if self.has_pawn() {
            Square::from_coords(File::new(number % 4), Rank::new(number / 4 + 1))
        } else {
            TRIANGLE[number as usize]
        };
        Few::new(pieces, if rest < self.leaders() { Color::White } else { Color::Black })
    }
}

fn mirror(squares: &mut [Square], by: fn(Square) -> Square) {
    for square in squares {
        *square = by(*square);
    }
}

/// Whether one move may lead from pieces to others.
fn leads(from: u64, to: u64) -> bool {
    let sides = Color::ALL.into_iter();
    let pieces = || sides.clone().flat_map(|side| Role::ALL.into_iter().map(move |role| role.of(side)));
    let has = |key: u64, piece: Piece| (key / key_of(piece)) & 0xf > 0;
    let captures = |key: u64| {
        pieces().filter(move |piece| piece.role != Role::King && has(key, *piece)).map(move |piece| key - key_of(piece))
    };
    let promotions = |key: u64| {
        let pawns = Color::ALL.into_iter().map(Color::pawn).filter(move |pawn| has(key, *pawn));
        pawns.flat_map(move |pawn| {
            let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            roles.map(|role| key - key_of(pawn) + key_of(role.of(pawn.color)))
        })
    };
    captures(from).chain(promotions(from)).any(|key| key == to)
        || promotions(from).flat_map(captures).any(|key| key == to)
}

/// The key with colours changed.
pub(super) const fn mirrored(key: u64) -> u64 {
    (key >> 24 | key << 24) & 0xffff_ffff_ffff
}
