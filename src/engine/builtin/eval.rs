//! What a position is worth without looking ahead.
//!
//! All numbers are Annabella's own: the tables come from a few lines of arithmetic (how near to the centre, how far
//! advanced), so that each can be read and argued about. A score is in hundredths of a pawn, seen by the side to move.

use shakmaty::{Bitboard, Board, Chess, Color, File, Position as _, Role, Square, attacks};

/// The score of a mate that stands on the board; each half-move of distance makes it one less.
pub const MATE: i32 = 30_000;
/// Scores beyond this are mates.
pub const MATED_WITHIN: i32 = MATE - 1000;

/// A score for the middlegame and one for the endgame; what stands on the board decides how they are mixed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Pair {
    middle: i32,
    end: i32,
}

const fn pair(middle: i32, end: i32) -> Pair {
    Pair { middle, end }
}

impl Pair {
    const fn times(self, factor: i32) -> Pair {
        pair(self.middle * factor, self.end * factor)
    }

    fn add(&mut self, other: Pair) {
        self.middle += other.middle;
        self.end += other.end;
    }

    fn sub(&mut self, other: Pair) {
        self.middle -= other.middle;
        self.end -= other.end;
    }
}

const BISHOP_PAIR: Pair = pair(24, 42);
const DOUBLED: Pair = pair(-9, -18);
const ISOLATED: Pair = pair(-11, -13);
const OPEN_FILE: Pair = pair(24, 8);
const HALF_OPEN_FILE: Pair = pair(11, 5);
const SHIELD: Pair = pair(11, 0);
/// For the side to move.
const TEMPO: i32 = 9;
/// No material counts as much as a mate, not even sixty queens.
const UTMOST: i32 = 20_000;
/// Pieces of the opening position, weighed: a minor 1, a rook 2, a queen 4.
const FULL_PHASE: i32 = 24;

/// What a piece is worth by itself, for exchanges and for the order of moves.
pub const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 315,
        Role::Bishop => 330,
        Role::Rook => 505,
        Role::Queen => 975,
        Role::King => 10_000,
    }
}

/// The tables, made once.
#[derive(Debug)]
pub struct Evaluator {
    /// By role and by square as White sees it: material and place.
    places: Box<[[Pair; 64]; 6]>,
    /// By side and square: where a pawn of the other side would hinder this one.
    ahead: Box<[[Bitboard; 64]; 2]>,
    /// The files beside each file.
    beside: [Bitboard; 8],
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator::new()
    }
}

impl Evaluator {
    /// Makes the tables.
    pub fn new() -> Evaluator {
        let mut beside = [Bitboard::EMPTY; 8];
        for file in File::ALL {
            for step in [-1, 1] {
                if let Some(other) = file.offset(step) {
                    beside[usize::from(file)] |= Bitboard::from_file(other);
                }
            }
        }
        let mut places = Box::new([[Pair::default(); 64]; 6]);
        let mut ahead = Box::new([[Bitboard::EMPTY; 64]; 2]);
        for square in Square::ALL {
            for role in Role::ALL {
                places[role_index(role)][usize::from(square)] = place(role, square);
            }
            let files = Bitboard::from_file(square.file()) | beside[usize::from(square.file())];
            for color in Color::ALL {
                let beyond = Square::ALL.into_iter().filter(|other| match color {
                    Color::White => other.rank() > square.rank(),
                    Color::Black => other.rank() < square.rank(),
                });
                ahead[color_index(color)][usize::from(square)] = files & beyond.collect::<Bitboard>();
            }
        }
        Evaluator { places, ahead, beside }
    }

    /// The score of a position, seen by the side to move.
    pub fn score(&self, chess: &Chess) -> i32 {
        let board = chess.board();
        let mut total = Pair::default();
        for color in Color::ALL {
            let side = self.side(board, color);
            match color {
                Color::White => total.add(side),
                Color::Black => total.sub(side),
            }
        }
        let phase = phase(board);
        let score = realistic(board, (total.middle * phase + total.end * (FULL_PHASE - phase)) / FULL_PHASE);
        (chess.turn().fold_wb(score, -score) + TEMPO).clamp(-UTMOST, UTMOST)
    }

    fn side(&self, board: &Board, color: Color) -> Pair {
        let own = board.by_color(color);
        let mut total = Pair::default();
        for square in own {
            if let Some(role) = board.role_at(square) {
                total.add(self.places[role_index(role)][usize::from(seen_by(square, color))]);
            }
        }
        total.add(self.pawns(board, color));
        total.add(self.pieces(board, color));
        if (own & board.bishops() & Bitboard::LIGHT_SQUARES).any()
            && (own & board.bishops() & Bitboard::DARK_SQUARES).any()
        {
            total.add(BISHOP_PAIR);
        }
        total
    }

    fn pawns(&self, board: &Board, color: Color) -> Pair {
        let own = board.pawns() & board.by_color(color);
        let theirs = board.pawns() & board.by_color(!color);
        let their_king = board.king_of(!color);
        let our_king = board.king_of(color);
        let mut total = Pair::default();
        for square in own {
            let file = square.file();
            let ahead = self.ahead[color_index(color)][usize::from(square)];
            let doubled = (own & ahead & Bitboard::from_file(file)).any();
            if doubled {
                total.add(DOUBLED);
            }
            if (own & self.beside[usize::from(file)]).is_empty() {
                total.add(ISOLATED);
            }
            if !doubled && (theirs & ahead).is_empty() {
                let steps = i32::from(seen_by(square, color).rank()) - 1;
                let mut passed = pair(steps * steps * 2, 8 + steps * steps * 4);
                // In the endgame it matters which king is nearer to its path.
                if let (Some(ours), Some(their)) = (our_king, their_king) {
                    let front = square.offset(color.fold_wb(8, -8)).unwrap_or(square);
                    passed.end += (distance(their, front) * 2 - distance(ours, front)) * steps;
                    if board.occupied().contains(front) {
                        passed.end -= steps * 6;
                    }
                }
                total.add(passed);
            }
        }
        total
    }

    /// How far the pieces reach, and what they aim at near the other king.
    fn pieces(&self, board: &Board, color: Color) -> Pair {
        let own = board.by_color(color);
        let pawns = board.pawns();
        let guarded: Bitboard = pawn_reach(pawns & board.by_color(!color), !color);
        let free = !own & !guarded;
        let zone = board.king_of(!color).map_or(Bitboard::EMPTY, |king| attacks::king_attacks(king).with(king));
        let mut total = Pair::default();
        let (mut attackers, mut weight) = (0, 0);
        for square in own & !pawns & !board.kings() {
            let Some(role) = board.role_at(square) else { continue };
            let reach = board.attacks_from(square);
            let (usual, step, danger) = match role {
                Role::Knight => (4, pair(4, 4), 12),
                Role::Bishop => (6, pair(5, 4), 11),
                Role::Rook => (7, pair(2, 5), 16),
                _ => (13, pair(1, 3), 22),
            };
            total.add(step.times(count(reach & free) - usual));
            let aimed = count(reach & zone);
            if aimed > 0 {
                attackers += 1;
                weight += danger + 3 * aimed;
            }
            if role == Role::Rook {
                let file = Bitboard::from_file(square.file());
                if (file & pawns).is_empty() {
                    total.add(OPEN_FILE);
                } else if (file & pawns & own).is_empty() {
                    total.add(HALF_OPEN_FILE);
                }
            }
        }
        if attackers > 1 {
            // One piece alone gives no mate; each that joins in makes all of them worth more.
            total.middle += weight * (attackers - 1) / 2;
        }
        total.add(shield(board, color, &self.beside));
        total
    }
}

/// Own pawns before the king, where it has gone aside to hide.
fn shield(board: &Board, color: Color, beside: &[Bitboard; 8]) -> Pair {
    let Some(king) = board.king_of(color) else { return Pair::default() };
    let pawns = board.pawns() & board.by_color(color);
    let own_file = Bitboard::from_file(king.file());
    let files = own_file | beside[usize::from(king.file())];
    let near: Bitboard =
        (files & pawns).into_iter().filter(|pawn| (1..=2).contains(&rise(king, *pawn, color))).collect();
    let mut total = SHIELD.times(count(near));
    if (own_file & pawns).is_empty() {
        total.middle -= 22;
    }
    total
}

fn rise(from: Square, to: Square, color: Color) -> i32 {
    (i32::from(to.rank()) - i32::from(from.rank())) * color.fold_wb(1, -1)
}

fn pawn_reach(pawns: Bitboard, color: Color) -> Bitboard {
    pawns.into_iter().map(|pawn| attacks::pawn_attacks(color, pawn)).fold(Bitboard::EMPTY, |all, one| all | one)
}

/// Takes back what cannot be won, and says how to win what can: a bare king is driven to the edge, by both pieces.
fn realistic(board: &Board, score: i32) -> i32 {
    let stronger = if score > 0 { Color::White } else { Color::Black };
    let own = board.by_color(stronger);
    let other = board.by_color(!stronger);
    let mut size = score.abs();
    // Without pawns it takes more than a minor piece to win, and two knights cannot force it.
    let knights_alone = own == own & (board.knights() | board.kings()) && count(own) <= 3;
    let ahead = force(board, stronger) - force(board, !stronger);
    let hopeless = (own & board.pawns()).is_empty() && (ahead < 400 || knights_alone);
    if hopeless {
        size /= 12;
    }
    if !hopeless
        && other == other & board.kings()
        && let (Some(hunter), Some(hunted)) = (board.king_of(stronger), board.king_of(!stronger))
        && force(board, stronger) >= 500
    {
        size += 300 + (3 - centrality(hunted)) * 25 + (7 - distance(hunter, hunted)) * 12;
        size += corner_of_bishop(board, own, hunted);
    }
    if score > 0 { size } else { -size }
}

/// King, bishop and knight mate only in a corner of the bishop's colour.
fn corner_of_bishop(board: &Board, own: Bitboard, hunted: Square) -> i32 {
    if count(own) != 3 || (own & board.bishops()).is_empty() || (own & board.knights()).is_empty() {
        return 0;
    }
    let light = (own & board.bishops() & Bitboard::LIGHT_SQUARES).any();
    let corners = if light { [Square::A8, Square::H1] } else { [Square::A1, Square::H8] };
    let nearest = corners.into_iter().map(|corner| distance(corner, hunted)).min().unwrap_or(0);
    (7 - nearest) * 30
}

/// What a side has besides pawns and king.
pub fn force(board: &Board, color: Color) -> i32 {
    [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .map(|role| worth(role) * count(board.by_piece(role.of(color))))
        .sum()
}

fn phase(board: &Board) -> i32 {
    let weighed = count(board.knights() | board.bishops()) + 2 * count(board.rooks()) + 4 * count(board.queens());
    weighed.min(FULL_PHASE)
}

/// Material and place of a White piece.
fn place(role: Role, square: Square) -> Pair {
    let centre = centrality(square);
    let rank = i32::from(square.rank());
    let inner_file = 3 - (2 * i32::from(square.file()) - 7).abs() / 2;
    match role {
        Role::Pawn => pair(86 + (rank - 1) * (2 + inner_file) + centre * 4 * (inner_file / 2), 104 + (rank - 1) * 5),
        Role::Knight => pair(300 + centre * 13 + rank * 3, 290 + centre * 9),
        Role::Bishop => pair(326 + centre * 6 + i32::from(rank > 0) * 7, 315 + centre * 4),
        Role::Rook => pair(474 + inner_file * 4 + i32::from(rank == 6) * 18, 528 + rank * 2),
        Role::Queen => pair(975 + centre * 3, 985 + centre * 8),
        Role::King => pair(-rank * 24 - inner_file * 11 + i32::from(rank == 0) * 14, centre * 16 + rank * 2),
    }
}

/// 0 on the edge, 3 on the four squares in the middle.
fn centrality(square: Square) -> i32 {
    let off = |coordinate: i32| (2 * coordinate - 7).abs() / 2;
    3 - off(i32::from(square.file())).max(off(i32::from(square.rank())))
}

fn distance(one: Square, other: Square) -> i32 {
    let files = (i32::from(one.file()) - i32::from(other.file())).abs();
    let ranks = (i32::from(one.rank()) - i32::from(other.rank())).abs();
    files.max(ranks)
}

fn seen_by(square: Square, color: Color) -> Square {
    color.fold_wb(square, square.flip_vertical())
}

fn role_index(role: Role) -> usize {
    usize::from(role) - 1
}

const fn color_index(color: Color) -> usize {
    match color {
        Color::White => 0,
        Color::Black => 1,
    }
}

fn count(squares: Bitboard) -> i32 {
    i32::try_from(squares.count()).unwrap_or(64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Position;

    fn score(fen: &str) -> i32 {
        Evaluator::new().score(Position::from_fen(fen).expect("a legal FEN").chess())
    }

    #[test]
    fn both_sides_are_judged_alike() {
        for (white, black) in [
            ("4k3/8/8/8/4P3/8/8/R3K3 w - - 0 1", "r3k3/8/8/4p3/8/8/8/4K3 b - - 0 1"),
            (
                "r1bqk2r/pppp1ppp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNBQ1RK1 w - - 0 1",
                "rnbq1rk1/pppp1ppp/8/2b1p3/4P3/2N2N2/PPPP1PPP/R1BQK2R b - - 0 1",
            ),
        ] {
            assert_eq!(score(white), score(black));
        }
    }

    #[test]
    fn the_first_position_is_even_and_a_queen_is_not() {
        assert_eq!(score("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), TEMPO);
        assert!(score("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") > 700);
    }

    #[test]
    fn what_cannot_be_won_is_worth_little() {
        assert!(score("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1").abs() < 60);
        assert!(score("4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1").abs() < 80);
        assert!(score("4k3/8/8/8/8/8/8/R3K3 w - - 0 1") > 500);
    }

    #[test]
    fn no_material_looks_like_a_mate() {
        for fen in [
            "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
            "KQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/6pp/7k w - - 0 1",
        ] {
            assert_eq!(score(fen), UTMOST);
            assert!(score(fen) < MATED_WITHIN);
        }
    }

    #[test]
    fn a_bare_king_is_worse_off_at_the_edge() {
        assert!(score("4k3/8/8/8/8/4K3/8/R7 w - - 0 1") > score("8/8/8/4k3/8/4K3/8/R7 w - - 0 1"));
    }
}
