//! Chess960: start positions and castling (Appendix F of 2009, Guidelines II).

use serde::{Deserialize, Serialize};

use super::position::{Bitboard, CastlingSide, Color, File, Intent, Placement, Position, Rank, Role, Square};
use crate::named::named;

/// How many start positions there are.
pub const POSITIONS: u32 = 960;

named! {
    /// What a start position must be (F.2, II.2).
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Constraint {
        /// The king stands between the rooks.
        KingBetweenRooks,
        /// The bishops stand on opposite colours.
        BishopsOppositeColours,
        /// Black stands opposite White.
        BlackMirrorsWhite,
    }
}

impl Constraint {
    /// Whether a placement fulfils it.
    pub fn holds(self, placement: &Placement) -> bool {
        let of = |role| placement.by_role(role) & placement.white();
        match self {
            Constraint::KingBetweenRooks => {
                let rooks = of(Role::Rook);
                let king = of(Role::King).first();
                match (rooks.first(), king, rooks.last()) {
                    (Some(left), Some(king), Some(right)) => left < king && king < right,
                    _ => false,
                }
            }
            Constraint::BishopsOppositeColours => {
                let bishops = of(Role::Bishop);
                (bishops & Bitboard::LIGHT_SQUARES).count() == (bishops & Bitboard::DARK_SQUARES).count()
            }
            Constraint::BlackMirrorsWhite => Role::ALL
                .into_iter()
                .all(|role| (placement.by_role(role) & placement.black()).flip_vertical() == of(role)),
        }
    }
}

/// Where king and rook stand after castling, whatever they came from (F.3.1): as in standard chess.
pub fn castling_squares(color: Color, side: CastlingSide) -> (Square, Square) {
    let rank = color.fold_wb(Rank::First, Rank::Eighth);
    let (king, rook) = match side {
        CastlingSide::KingSide => (File::G, File::F),
        CastlingSide::QueenSide => (File::C, File::D),
    };
    (Square::from_coords(king, rank), Square::from_coords(rook, rank))
}

/// Whether White could castle on their first move from start position `number`; `None` for a number that there is not.
pub fn may_castle_at_once(number: u32) -> Option<bool> {
    let castles = |intent: &Intent| matches!(intent, Intent::Castle { .. });
    Position::chess960(number).map(|position| position.legal_intents().iter().any(castles))
}

/// From how many start positions White could castle on their first move.
pub fn positions_with_castling_at_once() -> usize {
    (0..POSITIONS).filter(|number| may_castle_at_once(*number) == Some(true)).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::{fen, go, square};

    #[test]
    fn all_start_positions_keep_to_the_rules() {
        let mut seen = std::collections::HashSet::new();
        for number in 0..POSITIONS {
            let position = Position::chess960(number).expect("in range");
            assert!(Constraint::ALL.into_iter().all(|each| each.holds(position.placement())), "{number}");
            assert!(seen.insert(position.fen()), "{number} comes twice");
        }
        assert!(Position::chess960(POSITIONS).is_none());
        let standard = Position::chess960(518).expect("in range");
        assert_eq!(standard.placement(), Position::initial().placement());
        let bad = fen("4k3/8/8/8/8/8/8/K1RB1B1R w - - 0 1");
        for constraint in Constraint::ALL {
            assert!(!constraint.holds(bad.placement()), "{constraint:?}");
        }
    }

    #[test]
    fn from_some_white_castles_at_once() {
        assert_eq!(positions_with_castling_at_once(), 162);
        assert_eq!(may_castle_at_once(3), Some(true));
        assert_eq!(may_castle_at_once(518), Some(false));
        assert_eq!(may_castle_at_once(POSITIONS), None);
    }

    #[test]
    fn king_and_rook_arrive_where_they_always_do() {
        for (text, side, king, rook, after) in [
            ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "g1", "f1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"),
            ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "O-O", "g1", "f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
            ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "O-O", "g1", "f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
            ("4k3/8/8/8/8/8/8/6KR w H - 0 1", "O-O", "g1", "f1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
            ("4k3/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", "c1", "d1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"),
        ] {
            let Intent::Castle { side } = go(side) else { panic!("it castles") };
            assert_eq!(castling_squares(Color::White, side), (square(king), square(rook)));
            let castled = fen(text).play(Intent::Castle { side }).expect("legal");
            assert_eq!(castled.fen(), after, "{text}");
        }
        let blocked = fen("4k3/8/8/8/8/8/8/1RNK4 w B - 0 1");
        let why = blocked.judge(go("O-O-O"));
        assert_eq!(why, Err(crate::rules::position::Illegality::CastlingPrevented));
    }
}
