//! A few pieces on a board, and how they move: little enough to be looked at some hundred million times. There is no castling in an
//! endgame, and one pawn alone is never captured en passant.

use crate::rules::position::{Bitboard, Color, Piece, Placement, Rank, Role, Square, attacks};

/// At most this many pieces, the kings included.
pub const MOST: usize = 4;

const LAST_RANKS: Bitboard = Bitboard::BACKRANKS;
const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Pieces and whose turn it is. White's king is the first, Black's the second.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Few {
    pieces: [(Piece, Square); MOST],
    count: usize,
    turn: Color,
}

/// Which moves are meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Moves {
    /// Those that lead to other pieces: captures and promotions.
    Converting,
    /// All others.
    Keeping,
}

impl Few {
    /// These pieces, the kings first; what is too many is left out.
    pub(super) fn new(pieces: &[(Piece, Square)], turn: Color) -> Few {
        let mut few = Few { pieces: [(Color::White.king(), Square::A1); MOST], count: pieces.len().min(MOST), turn };
        for (place, piece) in few.pieces.iter_mut().zip(pieces) {
            *place = *piece;
        }
        few
    }

    /// What stands on a board, if that is little enough.
    pub fn on(placement: &Placement, turn: Color) -> Option<Few> {
        let kings = Color::ALL.map(|side| placement.king_of(side));
        let [Some(white), Some(black)] = kings else { return None };
        let mut pieces = vec![(Color::White.king(), white), (Color::Black.king(), black)];
        let others = Color::ALL
            .into_iter()
            .flat_map(|side| PROMOTED.into_iter().chain([Role::Pawn]).map(move |role| role.of(side)));
        for piece in others {
            pieces.extend(placement.by_piece(piece).into_iter().map(|square| (piece, square)));
        }
        (pieces.len() <= MOST).then(|| Few::new(&pieces, turn))
    }

    pub fn pieces(&self) -> &[(Piece, Square)] {
        &self.pieces[..self.count]
    }

    pub const fn turn(&self) -> Color {
        self.turn
    }

    fn pieces_mut(&mut self) -> &mut [(Piece, Square)] {
        &mut self.pieces[..self.count]
    }

    pub(super) fn occupied(&self) -> Bitboard {
        self.pieces().iter().fold(Bitboard::EMPTY, |all, (_, square)| all.with(*square))
    }

    fn of(&self, side: Color) -> Bitboard {
        let own = self.pieces().iter().filter(|(piece, _)| piece.color == side);
        own.fold(Bitboard::EMPTY, |all, (_, square)| all.with(*square))
    }

    /// Whether a side's king is attacked.
    pub(super) fn is_check(&self, side: Color) -> bool {
        let (occupied, king) = (self.occupied(), self.pieces[side.fold_wb(0, 1)].1);
        let mut others = self.pieces().iter().filter(|(piece, _)| piece.color != side);
        others.any(|(piece, square)| attacks::attacks(*square, *piece, occupied).contains(king))
    }

    /// The same with colours changed and the board turned round.
    pub(super) fn of_other_colour(mut self) -> Few {
        for (piece, square) in self.pieces_mut() {
            *piece = piece.role.of(!piece.color);
            *square = square.flip_vertical();
        }
        self.pieces.swap(0, 1);
        self.turn = !self.turn;
        self
    }

    /// The same in the order of [`Few::on`]: after the kings White's pieces, then Black's, the stronger ones first.
    pub(super) fn in_order(mut self) -> Few {
        let count = self.count.max(2);
        self.pieces[2..count]
            .sort_unstable_by_key(|(piece, _)| (piece.color == Color::Black, std::cmp::Reverse(piece.role)));
        self
    }

    /// Which pieces these are, as a number: how many of each, four bits a kind.
    pub(super) fn key(&self) -> u64 {
        self.pieces().iter().fold(0, |key, (piece, _)| key + key_of(*piece))
    }

    /// Shows what follows legal moves, until something is found there; whether it was. The side that is not to move must not be in check.
    pub(super) fn find_after(&self, moves: Moves, mut is_found: impl FnMut(&Few) -> bool) -> bool {
        let (occupied, own) = (self.occupied(), self.of(self.turn));
        for index in 0..self.count {
            let (piece, from) = self.pieces[index];
            if piece.color != self.turn {
                continue;
            }
            let is_pawn = piece.role == Role::Pawn;
            let reached = if is_pawn {
                pawn_moves(piece.color, from, occupied)
            } else {
                attacks::attacks(from, piece, occupied) & !own
            };
            let converting = if is_pawn { occupied | LAST_RANKS } else { occupied };
            let reached = if moves == Moves::Converting { reached & converting } else { reached & !converting };
            for to in reached {
                let mut after = self.moved(index, to);
                if after.is_check(self.turn) {
                    continue;
                }
                if !is_pawn || !LAST_RANKS.contains(to) {
                    if is_found(&after) {
                        return true;
                    }
                    continue;
                }
                let pawn = after.pieces().iter().position(|(_, square)| *square == to).unwrap_or(index);
                for role in PROMOTED {
                    after.pieces[pawn].0 = role.of(piece.color);
                    if is_found(&after) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Shows from where moves that keep all pieces may have led here. Whether these are positions is not asked.
    pub(super) fn each_before(&self, mut show: impl FnMut(&Few)) {
        let occupied = self.occupied();
        for index in 0..self.count {
            let (piece, to) = self.pieces[index];
            if piece.color == self.turn {
                continue;
            }
            let origins = match piece.role {
                Role::Pawn => pawn_origins(piece.color, to, occupied),
                _ => attacks::attacks(to, piece, occupied) & !occupied,
            };
            for from in origins {
                let mut before = *self;
                before.pieces[index].1 = from;
                before.turn = piece.color;
                show(&before);
            }
        }
    }

    /// A piece stands elsewhere; what stood there is gone.
    fn moved(&self, index: usize, to: Square) -> Few {
        let mut after = *self;
        after.turn = !self.turn;
        after.pieces[index].1 = to;
        let taken = (2..self.count).find(|other| *other != index && self.pieces[*other].1 == to);
        if let Some(taken) = taken {
            after.pieces.copy_within(taken + 1..self.count, taken);
            after.count -= 1;
        }
        after
    }
}

/// What a piece adds to a key.
pub(super) const fn key_of(piece: Piece) -> u64 {
    let side = match piece.color {
        Color::White => 0,
        Color::Black => 6,
    };
    1 << (4 * (piece.role as u32 - 1 + side))
}

fn pawn_moves(side: Color, from: Square, occupied: Bitboard) -> Bitboard {
    let captures = attacks::pawn_attacks(side, from) & occupied;
    let ahead = |square: Square| square.offset(side.fold_wb(8, -8)).filter(|square| !occupied.contains(*square));
    let once = ahead(from);
    let twice = once.filter(|_| from.rank() == side.fold_wb(Rank::Second, Rank::Seventh)).and_then(ahead);
    once.into_iter().chain(twice).fold(captures, Bitboard::with)
}

fn pawn_origins(side: Color, to: Square, occupied: Bitboard) -> Bitboard {
    let behind = |square: Square| square.offset(side.fold_wb(-8, 8)).filter(|square| !occupied.contains(*square));
    let once = behind(to).filter(|square| !LAST_RANKS.contains(*square));
    let twice = once.filter(|_| to.rank() == side.fold_wb(Rank::Fourth, Rank::Fifth)).and_then(behind);
    once.into_iter().chain(twice).fold(Bitboard::EMPTY, Bitboard::with)
}
