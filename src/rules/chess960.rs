//! Chess960: start positions and castling (Appendix F of 2009, Guidelines II).

use serde::{Deserialize, Serialize};

use super::position::{Bitboard, CastlingSide, Color, File, Intent, Placement, Position, Rank, Role, Square};

/// How many start positions there are.
pub const POSITIONS: u32 = 960;
/// The number of the standard one.
pub const STANDARD: u32 = 518;

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

impl Constraint {
    /// All of them.
    pub const ALL: [Constraint; 3] =
        [Constraint::KingBetweenRooks, Constraint::BishopsOppositeColours, Constraint::BlackMirrorsWhite];

    /// Whether a placement fulfils it.
    #[must_use]
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
#[must_use]
pub fn castling_squares(color: Color, side: CastlingSide) -> (Square, Square) {
    let rank = color.fold_wb(Rank::First, Rank::Eighth);
    let (king, rook) = match side {
        CastlingSide::KingSide => (File::G, File::F),
        CastlingSide::QueenSide => (File::C, File::D),
    };
    (Square::from_coords(king, rank), Square::from_coords(rook, rank))
}

/// Whether White could castle on his first move from start position `number`; `None` for a number that there is not.
#[must_use]
pub fn may_castle_at_once(number: u32) -> Option<bool> {
    let castles = |intent: &Intent| matches!(intent, Intent::Castle { .. });
    Position::chess960(number).map(|position| position.legal_intents().iter().any(castles))
}

/// From how many start positions White could castle on his first move.
#[must_use]
pub fn positions_with_castling_at_once() -> usize {
    (0..POSITIONS).filter(|number| may_castle_at_once(*number) == Some(true)).count()
}
