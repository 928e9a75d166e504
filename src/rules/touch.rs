//! Touch-move: to what touching and releasing pieces binds (4.2 to 4.8).

use serde::{Deserialize, Serialize};

use super::chess960::castling_squares;
use super::context::RuleContext;
use super::edition::Edition;
use super::position::{Bitboard, CastlingSide, Color, Illegality, Intent, Position, Rank, Role, Square};
use super::profile::{CompletedBy, Profile, SeveralTouched, UnsupervisedWho};

/// Whether a player has touched a piece since the opponent's last move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hands {
    Off,
    /// They have, with the intention of moving or capturing it.
    On,
    /// They have made their move.
    Moved,
}

/// Why adjusting is not allowed just now.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjustRefused {
    /// Only the player on move may (4.2.1).
    NotOnMove,
}

/// Whether a rule is applied by the arbiter themselves.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Applied {
    ByTheArbiter,
    /// Only when a player asks for it.
    OnRequest,
    /// There is no touch-move.
    Never,
}

/// By what a player is bound.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// By nothing: no touched piece can be moved or captured, and any legal move will do (4.5).
    ByNothing,
    /// To move the piece on this square (4.3.1).
    ToMove(#[serde(with = "super::as_text")] Square),
    /// To capture the piece on this square (4.3.2).
    ToCapture(#[serde(with = "super::as_text")] Square),
    /// To capture one piece with the other (4.3.3).
    ToCaptureWith {
        /// Which captures.
        #[serde(with = "super::as_text")]
        own: Square,
        /// Which is captured.
        #[serde(with = "super::as_text")]
        other: Square,
    },
    /// To castle (4.4.1).
    ToCastle(#[serde(with = "super::as_text")] CastlingSide),
}

/// What a player must do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Obligation {
    pub bound: Bound,
    /// The moves of which one must be made; never empty unless the player has no legal move at all.
    pub moves: Vec<Intent>,
}

/// What follows when a piece has been released on a square (4.6, 4.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Release {
    /// The move is made, and cannot be changed any more (4.7.1).
    Made(Intent),
    /// A part of a move has been made that can only go on in one of these ways: the king has been released for castling
    /// (4.7.2), or the pawn on the last rank (4.7.3).
    PartOf(Vec<Intent>),
    /// What was begun is no legal move.
    Illegal(Illegality),
}

/// Whether touch-move is applied in a game.
///
/// A console that accepts only legal moves has none. Without enough arbiters the edition of 2009 applied Article 4 in rapid
/// only on request (A.4); later ones always.
pub fn applied(context: RuleContext, profile: &Profile) -> Applied {
    let on_request = Edition::of(profile) == Edition::Legacy
        && profile.illegal.unsupervised_who.rapid == UnsupervisedWho::OpponentOnly;
    if profile.illegal.completed_by == CompletedBy::Accept {
        Applied::Never
    } else if on_request && context.is_unsupervised() {
        Applied::OnRequest
    } else {
        Applied::ByTheArbiter
    }
}

/// Whether a player may set pieces right: if they are on move, and have said so first (4.2.1; the E.D.I.S.U. rules want the
/// opponent warned, too).
///
/// # Errors
/// Why not.
pub fn may_adjust(by: Color, on_move: Color) -> Result<(), AdjustRefused> {
    if by == on_move { Ok(()) } else { Err(AdjustRefused::NotOnMove) }
}

/// To what the side to move is bound by the pieces that it has touched, in the order of touching (where the order is not
/// known: its own piece first, 4.3.3). The editions of the Laws agree; Article 8 of the E.D.I.S.U. rules knows the first piece alone.
pub fn obligation(position: &Position, touched: &[Square], profile: &Profile) -> Obligation {
    let choice = Choice::new(position);
    if profile.illegal.several_touched == SeveralTouched::First {
        return touched.iter().find_map(|square| choice.with(*square, &[])).unwrap_or_else(|| choice.free());
    }
    let pieces = position.placement();
    let mut own = touched.iter().copied().filter(|square| pieces.color_at(*square) == Some(position.turn()));
    let mut others = touched.iter().copied().filter(|square| pieces.color_at(*square) == Some(!position.turn()));
    let (first, second, other) = (own.next(), own.next(), others.next());
    if let (Some(king), Some(rook)) = (first, second)
        && let Some(castling) = choice.castling(king, rook)
    {
        return castling;
    }
    if let (Some(own), Some(other)) = (first, other) {
        let moves = choice.captures_with(own, other);
        if !moves.is_empty() {
            return Obligation { bound: Bound::ToCaptureWith { own, other }, moves };
        }
    }
    let bound = touched.iter().enumerate().find_map(|(index, square)| {
        let before = touched.get(..index).unwrap_or(&[]);
        choice.with(*square, before)
    });
    bound.unwrap_or_else(|| choice.free())
}

/// The pieces that somebody touches who makes a move in one go, legal or not: the piece, and what it captures; in castling king
/// and rook.
pub fn touched_by(position: &Position, intent: Intent) -> Vec<Square> {
    let pieces = position.placement();
    let side = position.turn();
    match intent {
        Intent::Step { from, to, .. } => {
            let captured = captured_by(position, from, to);
            std::iter::once(from).chain(captured).collect()
        }
        Intent::Castle { side: wing } => {
            let back = Bitboard::from_rank(side.fold_wb(Rank::First, Rank::Eighth));
            let king = pieces.king_of(side);
            let rooks = pieces.by_piece(Role::Rook.of(side)) & back;
            let corner = match wing {
                CastlingSide::KingSide => rooks.last(),
                CastlingSide::QueenSide => rooks.first(),
            };
            let rook = position.castling_rook(wing).or(corner);
            king.into_iter().chain(rook).collect()
        }
    }
}

/// What follows when the side to move has released a piece. `promotion` is the new piece if it has touched the square (4.4.4):
/// then the choice is final.
pub fn released(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Release {
    let step = Intent::Step { from, to, promotion };
    match position.judge(step) {
        Ok(_) => Release::Made(step),
        Err(Illegality::PromotionMissing) => {
            let choice = Choice::new(position);
            let here = choice.legal.iter().copied().filter(|each| is_step(*each, from, to)).collect::<Vec<_>>();
            // A pawn that may not even go there is an illegal move, whatever it becomes.
            if here.is_empty() { Release::Illegal(Illegality::LeavesKingInCheck) } else { Release::PartOf(here) }
        }
        Err(why) => match castling_begun(position, from, to) {
            Some(side) => Release::PartOf(Choice::new(position).after_king_released(from, side)),
            None => Release::Illegal(why),
        },
    }
}

/// The wing to which the king has been released for castling: on its castling square, by a step of two or more.
fn castling_begun(position: &Position, from: Square, to: Square) -> Option<CastlingSide> {
    let us = position.turn();
    let is_king = position.placement().king_of(us) == Some(from);
    let wide = from.rank() == to.rank() && from.file().distance(to.file()) >= 2;
    let home = from.rank() == us.fold_wb(Rank::First, Rank::Eighth);
    let wing = CastlingSide::ALL.into_iter().find(|side| castling_squares(us, *side).0 == to);
    wing.filter(|_| is_king && wide && home)
}

pub(super) fn is_step(intent: Intent, start: Square, end: Square) -> bool {
    matches!(intent, Intent::Step { from, to, .. } if from == start && to == end)
}

/// The square of the piece that a step captures, if it captures one.
fn captured_by(position: &Position, from: Square, to: Square) -> Option<Square> {
    let pieces = position.placement();
    let enemy = |square: Square| pieces.color_at(square) == Some(!position.turn());
    if enemy(to) {
        return Some(to);
    }
    let beside = Square::from_coords(to.file(), from.rank());
    let passing = pieces.role_at(from) == Some(Role::Pawn) && position.legal_en_passant() == Some(to);
    (passing && from.file() != to.file() && enemy(beside)).then_some(beside)
}

/// The legal moves, to choose from.
struct Choice<'a> {
    position: &'a Position,
    legal: Vec<Intent>,
}

impl Choice<'_> {
    fn new(position: &Position) -> Choice<'_> {
        Choice { position, legal: position.legal_intents() }
    }

    fn free(&self) -> Obligation {
        Obligation { bound: Bound::ByNothing, moves: self.legal.clone() }
    }

    /// King first, then a rook on the same rank: castling on that side, or, if that is illegal, another move of the king,
    /// or, if they have none, any move (4.4.1, 4.4.3). `None` if it is not that.
    fn castling(&self, king: Square, rook: Square) -> Option<Obligation> {
        let pieces = self.position.placement();
        let us = self.position.turn();
        let back = us.fold_wb(Rank::First, Rank::Eighth);
        let at_home = king.rank() == back && rook.rank() == back;
        if !at_home || pieces.role_at(king) != Some(Role::King) || pieces.role_at(rook) != Some(Role::Rook) {
            return None;
        }
        let wing = CastlingSide::ALL.into_iter().find(|side| self.position.castling_rook(*side) == Some(rook));
        let castle = wing.map(|side| (side, Intent::Castle { side }));
        Some(match castle.filter(|(_, castle)| self.legal.contains(castle)) {
            Some((side, castle)) => Obligation { bound: Bound::ToCastle(side), moves: vec![castle] },
            None => self.with(king, &[rook]).unwrap_or_else(|| self.free()),
        })
    }

    /// The king has been released for castling: that, or, if it is illegal, another move of the king, or any (4.7.2).
    fn after_king_released(&self, king: Square, side: CastlingSide) -> Vec<Intent> {
        let castle = Intent::Castle { side };
        if self.legal.contains(&castle) {
            return vec![castle];
        }
        self.with(king, &[]).unwrap_or_else(|| self.free()).moves
    }

    /// To what the piece on one square binds, if it can be moved or captured. A rook that was touched before the king cannot
    /// castle with it (4.4.2).
    fn with(&self, square: Square, touched_before: &[Square]) -> Option<Obligation> {
        let (bound, moves) = if self.position.placement().color_at(square) == Some(self.position.turn()) {
            (Bound::ToMove(square), self.moves_of(square, touched_before))
        } else {
            let captures = |intent: &Intent| self.captured(*intent) == Some(square);
            (Bound::ToCapture(square), self.legal.iter().copied().filter(captures).collect())
        };
        (!moves.is_empty()).then_some(Obligation { bound, moves })
    }

    fn moves_of(&self, piece: Square, touched_before: &[Square]) -> Vec<Intent> {
        let is_king = self.position.placement().role_at(piece) == Some(Role::King);
        let moves = self.legal.iter().copied().filter(|intent| match intent {
            Intent::Step { from, .. } => *from == piece,
            Intent::Castle { side } => {
                let rook = self.position.castling_rook(*side);
                is_king && !rook.is_some_and(|rook| touched_before.contains(&rook))
            }
        });
        moves.collect()
    }

    fn captures_with(&self, own: Square, other: Square) -> Vec<Intent> {
        let with = |intent: &Intent| {
            matches!(intent, Intent::Step { from, .. } if *from == own) && self.captured(*intent) == Some(other)
        };
        self.legal.iter().copied().filter(with).collect()
    }

    fn captured(&self, intent: Intent) -> Option<Square> {
        match intent {
            Intent::Step { from, to, .. } => captured_by(self.position, from, to),
            Intent::Castle { .. } => None,
        }
    }
}

/// Whether a player may still complain that the opponent has broken 4.1 to 4.7: not after they have touched a piece themselves with
/// the intention of moving or capturing it (4.8).
pub fn may_complain(hands: Hands) -> bool {
    hands == Hands::Off
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::context::Supervision;
    use crate::rules::profile::TimeClass;
    use crate::rules::sample::{fen, go, moves, profile, sorted, square};

    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    fn bound(position: &Position, touched: &str) -> Obligation {
        let touched: Vec<Square> = touched.split_whitespace().map(square).collect();
        obligation(position, &touched, &profile("fide-2023"))
    }

    fn must(position: &Position, touched: &str, expected: &str) {
        assert_eq!(sorted(bound(position, touched).moves), sorted(moves(expected)), "{touched}");
    }

    #[test]
    fn only_the_player_on_move_may_adjust() {
        assert_eq!(may_adjust(Color::Black, Color::White), Err(AdjustRefused::NotOnMove));
        assert_eq!(may_adjust(Color::White, Color::White), Ok(()));
        assert!(may_complain(Hands::Off) && !may_complain(Hands::On) && !may_complain(Hands::Moved));
    }

    #[test]
    fn the_first_piece_that_can_be_moved_must_be_moved() {
        let start = Position::initial();
        must(&start, "g1", "g1f3 g1h3");
        must(&start, "f1 e2", "e2e3 e2e4");
        assert_eq!(bound(&start, "f1").moves.len(), 20);
        assert_eq!(bound(&start, "f1").bound, Bound::ByNothing);
        assert_eq!(bound(&start, "").moves.len(), 20);
        assert_eq!(bound(&start, "e4 d5").moves.len(), 20, "no piece stands there");
    }

    #[test]
    fn the_first_piece_that_can_be_captured_must_be_captured() {
        let position = fen("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        must(&position, "d5", "e4d5");
        must(&position, "a7 d5", "e4d5");
        let passing = fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        must(&passing, "d5", "e5d6");
        let promotion = fen("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        must(&promotion, "b8", "a7b8q a7b8r a7b8b a7b8n");
    }

    #[test]
    fn touching_both_colours_forces_the_capture_or_the_first_touched() {
        let position = fen("4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1");
        must(&position, "d1 d5", "d1d5");
        must(&position, "d5 e4", "e4d5");
        assert_eq!(bound(&position, "e4 d5").bound, Bound::ToCaptureWith { own: square("e4"), other: square("d5") });
        // The king cannot take the pawn: the first touched piece that can be moved or captured counts.
        must(&position, "d5 e1", "e4d5 d1d5");
        must(&position, "e1 d5", "e1d2 e1e2 e1f1 e1f2");
    }

    #[test]
    fn king_then_rook_castles_and_rook_then_king_does_not() {
        let position = fen(CASTLING);
        must(&position, "e1 h1", "O-O");
        must(&position, "e1 a1", "O-O-O");
        must(&position, "h1 e1", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
        must(&position, "e1", "e1d1 e1d2 e1e2 e1f1 e1f2 O-O O-O-O");
        // f1 is attacked: the king must do something else, castling on the other side included.
        let attacked = fen("r3k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1");
        must(&attacked, "e1 h1", "e1d1 e1f2 O-O-O");
        // The king cannot move at all: any move, not one of the rook.
        let shut = fen("3qkr2/8/8/8/8/8/4P3/4K2R w K - 0 1");
        assert_eq!(bound(&shut, "e1 h1").bound, Bound::ByNothing);
        // A rook that cannot move, and then the king: not castling with it (4.4.2).
        let buried = fen("4k3/8/8/8/8/8/P7/RN2K2R w KQ - 0 1");
        must(&buried, "a1 e1", "e1d1 e1d2 e1e2 e1f1 e1f2 O-O");
    }

    #[test]
    fn by_the_edisu_rules_the_first_piece_alone_binds() {
        let laws = profile("edisu-2024");
        let must = |position: &Position, touched: &str, expected: &str| {
            let squares: Vec<Square> = touched.split_whitespace().map(square).collect();
            assert_eq!(sorted(obligation(position, &squares, &laws).moves), sorted(moves(expected)), "{touched}");
        };
        let position = fen("4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1");
        must(&position, "e4 d5", "e4e5 e4d5");
        must(&position, "d5 e4", "e4d5 d1d5");
        let castling = fen(CASTLING);
        must(&castling, "e1 h1", "e1d1 e1d2 e1e2 e1f1 e1f2 O-O O-O-O");
        must(&castling, "h1 e1", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8");
    }

    #[test]
    fn a_released_piece_has_moved() {
        let start = Position::initial();
        let at = |position: &Position, from: &str, to: &str| released(position, square(from), square(to), None);
        assert_eq!(at(&start, "g1", "h3"), Release::Made(go("g1h3")));
        assert_eq!(at(&start, "g1", "g3"), Release::Illegal(Illegality::NotAMoveOfThatPiece));
        let position = fen(CASTLING);
        assert_eq!(at(&position, "e1", "g1"), Release::PartOf(vec![go("O-O")]));
        assert_eq!(at(&position, "e1", "c1"), Release::PartOf(vec![go("O-O-O")]));
        assert_eq!(at(&position, "e1", "f1"), Release::Made(go("e1f1")));
        let attacked = fen("r3k3/8/8/8/8/8/5r2/R3K2R w KQ - 0 1");
        assert_eq!(at(&attacked, "e1", "g1"), Release::PartOf(moves("e1d1 e1f2 O-O-O")));
    }

    #[test]
    fn a_promotion_is_final_once_the_piece_touches_the_square() {
        let position = fen("8/4P2k/8/8/8/8/8/4K3 w - - 0 1");
        let (from, to) = (square("e7"), square("e8"));
        assert_eq!(released(&position, from, to, Some(Role::Rook)), Release::Made(go("e7e8r")));
        let Release::PartOf(open) = released(&position, from, to, None) else { panic!("the choice is open") };
        assert_eq!(sorted(open), sorted(moves("e7e8q e7e8r e7e8b e7e8n")));
        let pinned = fen("8/r3P2K/8/8/8/8/8/4k3 w - - 0 1");
        assert!(matches!(released(&pinned, from, to, None), Release::Illegal(Illegality::LeavesKingInCheck)));
    }

    #[test]
    fn touch_move_is_on_request_in_unsupervised_rapid_of_2009() {
        let rapid = RuleContext { class: TimeClass::Rapid, supervision: Supervision::Insufficient };
        let watched = RuleContext { supervision: Supervision::Full, ..rapid };
        assert_eq!(applied(rapid, &profile("fide-legacy")), Applied::OnRequest);
        assert_eq!(applied(watched, &profile("fide-legacy")), Applied::ByTheArbiter);
        assert_eq!(applied(rapid, &profile("fide-2014")), Applied::ByTheArbiter);
        assert_eq!(applied(watched, &profile("casual")), Applied::Never);
    }

    proptest! {
        /// Whatever was touched: the moves are legal, and there is one unless there is none at all.
        #[test]
        fn an_obligation_can_be_met(
            number in 0u32..960,
            choices in proptest::collection::vec(0usize..1000, 0..60),
            touched in proptest::collection::vec(0u32..64, 0..6),
        ) {
            let mut position = Position::chess960(number).expect("in range");
            for choice in choices {
                let legal = position.legal_intents();
                let Some(next) = legal.get(choice % legal.len().max(1)) else { break };
                position = position.play(*next).expect("a legal move");
            }
            let touched: Vec<Square> = touched.into_iter().map(Square::new).collect();
            let legal = position.legal_intents();
            let bound = obligation(&position, &touched, &profile("fide-2023")).moves;
            prop_assert_eq!(bound.is_empty(), legal.is_empty());
            prop_assert!(bound.iter().all(|intent| legal.contains(intent)));
        }

        /// Who makes a legal move in one go is not bound to another one, castling with the rook first aside.
        #[test]
        fn a_legal_move_fulfils_what_it_touches(choices in proptest::collection::vec(0usize..1000, 0..80)) {
            let (mut position, laws) = (Position::initial(), profile("fide-2023"));
            for choice in choices {
                let legal = position.legal_intents();
                let Some(next) = legal.get(choice % legal.len().max(1)) else { break };
                let bound = obligation(&position, &touched_by(&position, *next), &laws);
                prop_assert!(bound.moves.contains(next), "{:?} {:?}", next, bound);
                position = position.play(*next).expect("a legal move");
            }
        }
    }
}
