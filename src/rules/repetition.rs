//! Repetition of a position: when two are the same, how often one has stood, and what follows by itself (9.2, 9.6.1).

use super::ending::Reason;
use super::position::{Bitboard, Color, Placement, Position, Setup, Square};
use super::profile::{AutoPattern, Claimant, DrawMode, Identity, Repetition};

/// All of a position that decides whether another one is the same. Comparing is exact: it is no hash.
///
/// A game keeps one a half-move, the start position first, so that a completed move is judged without looking at the men
/// of earlier positions again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey {
    placement: Placement,
    turn: Color,
    castling: Bitboard,
    /// Only where the capture is legal (9.2.2).
    en_passant: Option<Square>,
}

impl PositionKey {
    /// The key of a legal position.
    #[must_use]
    pub fn of(position: &Position) -> PositionKey {
        PositionKey {
            placement: position.placement().clone(),
            turn: position.turn(),
            castling: position.castling_rights(),
            en_passant: position.legal_en_passant(),
        }
    }

    /// The key of what stands on a board after an illegal move: men, turn and rights, and no capture in passing.
    #[must_use]
    pub fn of_setup(setup: &Setup) -> PositionKey {
        PositionKey {
            placement: setup.board.clone(),
            turn: setup.turn,
            castling: setup.castling_rights,
            en_passant: None,
        }
    }

    /// Whether it is the same position: the same possible moves (9.2.2, all editions of FIDE), or the same men on the
    /// same squares with the same player to move (Article 12.3 of the E.D.I.S.U. rules; friendly games).
    #[must_use]
    pub fn is_same(&self, other: &PositionKey, identity: Identity) -> bool {
        let men = self.turn == other.turn && self.placement == other.placement;
        match identity {
            Identity::PlacementAndTurn => men,
            Identity::PossibleMoves => men && self.castling == other.castling && self.en_passant == other.en_passant,
        }
    }
}

/// The half-moves after which the position `key` stood; 0 is the start.
pub fn stood_at(keys: &[PositionKey], key: &PositionKey, identity: Identity) -> Vec<usize> {
    keys.iter().enumerate().filter(|(_, each)| each.is_same(key, identity)).map(|(ply, _)| ply).collect()
}

/// The half-moves after which the last position stood, itself included; the arbiter hears them as move numbers.
#[must_use]
pub fn occurrences(keys: &[PositionKey], identity: Identity) -> Vec<usize> {
    keys.last().map_or_else(Vec::new, |last| stood_at(keys, last, identity))
}

/// How often the last position has stood.
#[must_use]
pub fn count(keys: &[PositionKey], identity: Identity) -> u32 {
    let count = keys.last().map_or(0, |last| keys.iter().rev().filter(|each| each.is_same(last, identity)).count());
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The draw that the last position brings by itself: by five occurrences (9.6.1), or by three where the house rules say so
/// (`repetition.mode = "auto"`: Article 1 of the E.D.I.S.U. rules).
///
/// 2014 counts five positions that follow one another by alternate moves, each four half-moves after the one before; 2017
/// and later any five; `fide-legacy` and the house rules none.
#[must_use]
pub fn automatic(keys: &[PositionKey], rules: &Repetition) -> Option<Reason> {
    let last = keys.last()?;
    let auto_count = rules.auto_count.number();
    if rules.mode != DrawMode::Auto && auto_count.is_none() {
        return None;
    }
    let stood = count(keys, rules.identity);
    if rules.mode == DrawMode::Auto && stood >= rules.count {
        return Some(Reason::RepetitionByItself);
    }
    let reached = auto_count.is_some_and(|wanted| {
        stood >= wanted
            && match rules.auto_pattern {
                AutoPattern::Any => true,
                AutoPattern::AlternateConsecutive => {
                    let fourth = keys.iter().rev().step_by(4);
                    let row = fourth.take_while(|each| each.is_same(last, rules.identity)).count();
                    u32::try_from(row).unwrap_or(u32::MAX) >= wanted
                }
            }
    });
    reached.then_some(Reason::FivefoldRepetition)
}

/// The half-move after which the game was first drawn by repetition without a claim.
#[must_use]
pub fn first_automatic(keys: &[PositionKey], rules: &Repetition) -> Option<usize> {
    (0..keys.len()).find(|ply| keys.get(..=*ply).is_some_and(|line| automatic(line, rules).is_some()))
}

/// Whether the last position has stood often enough for a claim (9.2.2). Where a repetition ends the game by itself, or has
/// just ended it, nobody can claim.
#[must_use]
pub fn is_claimable(keys: &[PositionKey], rules: &Repetition) -> bool {
    rules.can_be_claimed() && count(keys, rules.identity) >= rules.count && automatic(keys, rules).is_none()
}

/// Who may claim: the player who has the move (9.2, 9.3), or either (friendly games).
#[must_use]
pub fn is_claimant(claimant: Claimant, by: Color, on_move: Color) -> bool {
    match claimant {
        Claimant::SideToMove => by == on_move,
        Claimant::Either => true,
    }
}

/// Number and side of the half-move `ply` (from 1) of a game; `None` for 0, the start.
#[must_use]
pub fn move_number(start: &Position, ply: usize) -> Option<(u32, Color)> {
    let before = ply.checked_sub(1)?;
    let half_moves = before + usize::from(start.turn().is_black());
    let number = start.full_moves().saturating_add(u32::try_from(half_moves / 2).unwrap_or(u32::MAX));
    Some((number, if half_moves % 2 == 0 { Color::White } else { Color::Black }))
}
