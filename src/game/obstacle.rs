//! What stands on the board against a move: the one reason that can be pointed at. It is said only to those who may ask what stands
//! on a square.

use super::board::{Board, Change, Standing};
use crate::rules::position::{Bitboard, Color, Rank, Role, Square, attacks};

/// What stands against a move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Obstacle {
    /// A piece of one's own on the square of arrival.
    Own(Standing),
    /// A piece on the way.
    InTheWay(Standing),
    /// This piece gives check, before castling or after the move.
    Check(Standing),
    /// This piece attacks a square over which a king would castle.
    Attacks(Standing, Square),
}

impl Board {
    /// What stands against a move, if it is something on the board.
    pub fn obstacle(&self, change: &Change) -> Option<Obstacle> {
        let (from, to) = (change.lifted.square, change.placed.square);
        if change.rook.is_some() {
            return self.against_castling(change);
        }
        let standing = |square| self.piece_at(square).map(|piece| Standing { square, piece });
        let there = standing(to);
        if let Some(own) = there.filter(|there| there.piece.color == self.turn()) {
            return Some(Obstacle::Own(own));
        }
        let stops_a_pawn = change.lifted.piece.role == Role::Pawn && from.file() == to.file();
        self.in_the_way(change).or(there.filter(|_| stops_a_pawn)).map(Obstacle::InTheWay).or_else(|| {
            let after = self.after(change);
            let king = after.placement().king_of(self.turn())?;
            after.attacker(king, !self.turn()).map(Obstacle::Check)
        })
    }

    /// The first piece between the squares of a move; in castling the first that king or rook would meet.
    pub fn in_the_way(&self, change: &Change) -> Option<Standing> {
        let (from, to) = (change.lifted.square, change.placed.square);
        let mut way = attacks::between(from, to);
        if let Some(rook) = change.rook {
            way |= attacks::between(rook.from, rook.to) | Bitboard::from(to) | Bitboard::from(rook.to);
            way.discard(from);
            way.discard(rook.from);
        }
        let pieces = way & self.placement().occupied();
        let nearest = pieces.into_iter().min_by_key(|square| from.distance(*square))?;
        self.piece_at(nearest).map(|piece| Standing { square: nearest, piece })
    }

    /// A piece on the way, a check, or a square on the way that is attacked (3.8.2.2), no matter which side is to move.
    pub fn against_castling(&self, change: &Change) -> Option<Obstacle> {
        if let Some(piece) = self.in_the_way(change) {
            return Some(Obstacle::InTheWay(piece));
        }
        let (from, to) = (change.lifted.square, change.placed.square);
        let us = change.lifted.piece.color;
        let them = !us;
        if let Some(by) = self.attacker(from, them) {
            return Some(Obstacle::Check(by));
        }
        let home = us.fold_wb(Rank::First, Rank::Eighth);
        let way = (attacks::between(from, to) | Bitboard::from(to)) & Bitboard::from(home);
        let on_the_way =
            way.into_iter().find_map(|square| Some(Obstacle::Attacks(self.attacker(square, them)?, square)));
        // In Chess960 the rook may have stood before the piece that gives check then.
        on_the_way.or_else(|| self.after(change).attacker(to, them).map(Obstacle::Check))
    }

    /// A piece of a side that attacks a square.
    fn attacker(&self, square: Square, by: Color) -> Option<Standing> {
        let occupied = self.placement().occupied();
        let pieces = self.placement().by_color(by).into_iter();
        pieces
            .filter_map(|at| Some(Standing { square: at, piece: self.piece_at(at)? }))
            .find(|standing| attacks::attacks(standing.square, standing.piece, occupied).contains(square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::{CastlingSide, Intent};

    fn obstacle(fen: &str, intent: Intent) -> Option<Obstacle> {
        let board = Board::from_fen(fen).expect("a legal FEN");
        board.obstacle(&board.change(intent).expect("a piece to move"))
    }

    fn step(from: Square, to: Square) -> Intent {
        Intent::Step { from, to, promotion: None }
    }

    #[test]
    fn the_reason_is_a_piece_on_the_board() {
        const CASTLE: Intent = Intent::Castle { side: CastlingSide::KingSide };
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let square = |found: Option<Obstacle>| match found {
            Some(Obstacle::Own(piece)) => ("own", piece.square),
            Some(Obstacle::InTheWay(piece)) => ("way", piece.square),
            Some(Obstacle::Check(piece)) => ("check", piece.square),
            Some(Obstacle::Attacks(piece, _)) => ("attacks", piece.square),
            None => panic!("something stands against it"),
        };
        for (fen, intent, expected) in [
            (start, step(Square::B1, Square::D2), ("own", Square::D2)),
            (start, step(Square::A1, Square::A5), ("way", Square::A2)),
            (start, CASTLE, ("way", Square::F1)),
            ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", step(Square::E4, Square::E5), ("way", Square::E5)),
            ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", step(Square::E2, Square::C3), ("check", Square::E7)),
            ("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", CASTLE, ("check", Square::E7)),
            ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", CASTLE, ("attacks", Square::F8)),
        ] {
            assert_eq!(square(obstacle(fen, intent)), expected, "{fen} {intent:?}");
        }
        assert_eq!(obstacle(start, step(Square::E2, Square::E4)), None);
    }
}
