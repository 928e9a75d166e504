//! In which order moves are tried, and what an exchange on one square brings.

use shakmaty::{Bitboard, Chess, Color, Move, MoveList, Position as _, Role, Square, attacks};

use super::eval::worth;
use super::table::short;

/// Deeper than this no line is followed.
pub const MAX_PLY: usize = 96;

/// Moves that have refuted something elsewhere in the tree.
#[derive(Debug)]
pub struct Experience {
    killers: Vec<[Option<Move>; 2]>,
    /// By side, from and to.
    history: Vec<i32>,
}

impl Default for Experience {
    fn default() -> Experience {
        Experience { killers: vec![[None; 2]; MAX_PLY + 1], history: vec![0; 2 * 64 * 64] }
    }
}

impl Experience {
    /// A quiet move has refuted the other side's last one.
    pub fn reward(&mut self, turn: Color, m: Move, ply: usize, depth: i32) {
        if let Some(pair) = self.killers.get_mut(ply)
            && pair[0] != Some(m)
        {
            pair[1] = pair[0];
            pair[0] = Some(m);
        }
        let entry = &mut self.history[place(turn, m)];
        *entry += depth * depth;
        if *entry > 400_000 {
            self.history.iter_mut().for_each(|value| *value /= 2);
        }
    }

    /// A quiet move was tried before the one that refuted.
    pub fn blame(&mut self, turn: Color, m: Move, depth: i32) {
        let entry = &mut self.history[place(turn, m)];
        *entry = (*entry - depth * depth).max(-400_000);
    }

    fn rank(&self, chess: &Chess, m: Move, best: u16, ply: usize) -> i32 {
        if best != 0 && short(m) == best {
            return i32::MAX;
        }
        if let Some(taken) = m.capture() {
            let gain = worth(taken) * 8 - worth(m.role()) / 16 + promoted(m);
            return if exchange(chess, m) >= 0 { 10_000_000 + gain } else { -10_000_000 + gain };
        }
        if m.is_promotion() {
            return if m.promotion() == Some(Role::Queen) { 9_000_000 } else { -9_000_000 };
        }
        match self.killers.get(ply) {
            Some([Some(first), _]) if *first == m => 8_000_000,
            Some([_, Some(second)]) if *second == m => 7_000_000,
            _ => self.history[place(chess.turn(), m)],
        }
    }

    /// Sorts moves, the most promising first.
    pub fn sort(&self, chess: &Chess, moves: MoveList, best: u16, ply: usize) -> Vec<Move> {
        let mut ranked: Vec<(i32, Move)> = moves.into_iter().map(|m| (self.rank(chess, m, best, ply), m)).collect();
        ranked.sort_by_key(|(rank, _)| std::cmp::Reverse(*rank));
        ranked.into_iter().map(|(_, m)| m).collect()
    }
}

fn place(turn: Color, m: Move) -> usize {
    usize::from(short(m) & 0xfff) + turn.fold_wb(0, 64 * 64)
}

fn promoted(m: Move) -> i32 {
    m.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn))
}

/// What a move brings when both sides go on taking on its square with their least piece, and each may stop. Pins are not
/// looked at.
pub fn exchange(chess: &Chess, m: Move) -> i32 {
    let Move::Normal { from, to, role, capture, promotion } = m else { return 0 };
    let board = chess.board();
    let mut occupied = board.occupied().without(from);
    let mut on_square = worth(promotion.unwrap_or(role));
    let mut gains = vec![capture.map_or(0, worth) + promoted(m)];
    let mut turn = !chess.turn();
    while let Some((square, taker)) = least_attacker(chess, to, turn, occupied) {
        let others = board.attacks_to(to, !turn, occupied.without(square)) & occupied;
        if taker == Role::King && others.any() {
            break;
        }
        let before = gains.last().copied().unwrap_or(0);
        gains.push(on_square - before);
        on_square = worth(taker);
        occupied.discard(square);
        turn = !turn;
    }
    // Backwards: a side does not take where it loses by it.
    while gains.len() > 1 {
        let last = gains.pop().unwrap_or(0);
        if let Some(before) = gains.last_mut() {
            *before = -((-*before).max(last));
        }
    }
    gains.first().copied().unwrap_or(0)
}

fn least_attacker(chess: &Chess, to: Square, turn: Color, occupied: Bitboard) -> Option<(Square, Role)> {
    let board = chess.board();
    let attackers = board.attacks_to(to, turn, occupied) & occupied & board.by_color(turn);
    Role::ALL.into_iter().find_map(|role| (attackers & board.by_role(role)).first().map(|square| (square, role)))
}

/// Whether a move gives check at once, by the piece that moves or by one whose line it opens.
pub fn gives_check(chess: &Chess, m: Move) -> bool {
    let Some(king) = chess.board().king_of(!chess.turn()) else { return false };
    let Move::Normal { from, to, role, promotion, .. } = m else {
        let mut after = chess.clone();
        after.play_unchecked(m);
        return after.is_check();
    };
    let occupied = chess.board().occupied().without(from).with(to);
    let piece = promotion.unwrap_or(role).of(chess.turn());
    if attacks::attacks(to, piece, occupied).contains(king) {
        return true;
    }
    let behind = chess.board().attacks_to(king, chess.turn(), occupied) & chess.board().sliders();
    behind.without(from).without(to).any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Position;

    fn brings(fen: &str, from: Square, to: Square) -> i32 {
        let position = Position::from_fen(fen).expect("a legal FEN");
        let moves = position.chess().legal_moves();
        let m = moves.into_iter().find(|m| m.from() == Some(from) && m.to() == to).expect("a legal move");
        exchange(position.chess(), m)
    }

    #[test]
    fn exchanges_are_counted_to_their_end() {
        let (rook, pawn) = (worth(Role::Rook), worth(Role::Pawn));
        for (fen, from, to, expected) in [
            ("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", Square::D1, Square::D5, pawn),
            ("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", Square::D1, Square::D5, pawn - rook),
            ("3rk3/8/8/3r4/8/8/3R4/3RK3 w - - 0 1", Square::D2, Square::D5, rook),
            ("4k3/8/2n5/3p4/8/2N5/8/4K3 w - - 0 1", Square::C3, Square::D5, pawn),
        ] {
            assert_eq!(brings(fen, from, to), expected, "{fen}");
        }
    }

    #[test]
    fn checks_are_seen_before_they_are_played() {
        for fen in [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "4k3/P6P/8/3pP3/8/8/8/R3K2R w KQ d6 0 1",
            "8/8/8/4k3/8/4N3/8/4RK2 w - - 0 1",
        ] {
            let position = Position::from_fen(fen).expect("a legal FEN");
            for m in position.chess().legal_moves() {
                let mut after = position.chess().clone();
                after.play_unchecked(m);
                assert_eq!(gives_check(position.chess(), m), after.is_check(), "{fen} {m}");
            }
        }
    }
}
