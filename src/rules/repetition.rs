//! Repetition of a position: when two are the same, how often one has stood, and what follows by itself (9.2, 9.6.1).

use super::outcome::Reason;
use super::position::{Bitboard, Color, Placement, Position, Setup, Square};
use super::profile::{AutoPattern, Claimant, DrawMode, Identity, Repetition};

/// All of a position that decides whether another one is the same. Comparing is exact: it is no hash.
///
/// A game keeps one a half-move, the start position first, so that a completed move is judged without looking at the pieces
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
    pub fn of(position: &Position) -> PositionKey {
        PositionKey {
            placement: position.placement().clone(),
            turn: position.turn(),
            castling: position.castling_rights(),
            en_passant: position.legal_en_passant(),
        }
    }

    /// The key of what stands on a board after an illegal move: pieces, turn and rights, and no capture in passing.
    pub fn of_setup(setup: &Setup) -> PositionKey {
        PositionKey {
            placement: setup.board.clone(),
            turn: setup.turn,
            castling: setup.castling_rights,
            en_passant: None,
        }
    }

    /// Whether it is the same position: the same possible moves (9.2.2, all editions of FIDE), or the same pieces on the
    /// same squares with the same player to move (Article 12.3 of the E.D.I.S.U. rules; friendly games).
    pub fn is_same(&self, other: &PositionKey, identity: Identity) -> bool {
        let pieces = self.turn == other.turn && self.placement == other.placement;
        match identity {
            Identity::PlacementAndTurn => pieces,
            Identity::PossibleMoves => pieces && self.castling == other.castling && self.en_passant == other.en_passant,
        }
    }
}

/// The half-moves after which the position `key` stood; 0 is the start.
pub fn stood_at(keys: &[PositionKey], key: &PositionKey, identity: Identity) -> Vec<usize> {
    keys.iter().enumerate().filter(|(_, each)| each.is_same(key, identity)).map(|(ply, _)| ply).collect()
}

/// The half-moves after which the last position stood, itself included; the arbiter hears them as move numbers.
pub fn occurrences(keys: &[PositionKey], identity: Identity) -> Vec<usize> {
    keys.last().map_or_else(Vec::new, |last| stood_at(keys, last, identity))
}

/// How often the last position has stood.
pub fn count(keys: &[PositionKey], identity: Identity) -> u32 {
    let count = keys.last().map_or(0, |last| keys.iter().rev().filter(|each| each.is_same(last, identity)).count());
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The draw that the last position brings by itself: by five occurrences (9.6.1), or by three where the house rules say so
/// (`repetition.mode = "auto"`: Article 1 of the E.D.I.S.U. rules).
///
/// 2014 counts five positions that follow one another by alternate moves, each four half-moves after the one before; 2017
/// and later any five; `fide-legacy` and the house rules none.
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
pub fn first_automatic(keys: &[PositionKey], rules: &Repetition) -> Option<usize> {
    (0..keys.len()).find(|ply| keys.get(..=*ply).is_some_and(|line| automatic(line, rules).is_some()))
}

/// Whether the last position has stood often enough for a claim (9.2.2). Where a repetition ends the game by itself, or has
/// just ended it, no claim is possible.
pub fn is_claimable(keys: &[PositionKey], rules: &Repetition) -> bool {
    rules.can_be_claimed() && count(keys, rules.identity) >= rules.count && automatic(keys, rules).is_none()
}

/// Who may claim: the player who has the move (9.2, 9.3), or either (friendly games).
pub fn is_claimant(claimant: Claimant, by: Color, on_move: Color) -> bool {
    match claimant {
        Claimant::SideToMove => by == on_move,
        Claimant::Either => true,
    }
}

/// Number and side of the half-move `ply` (from 1) of a game; `None` for 0, the start.
pub fn move_number(start: &Position, ply: usize) -> Option<(u32, Color)> {
    let before = ply.checked_sub(1)?;
    let half_moves = before + usize::from(start.turn().is_black());
    let number = start.full_moves().saturating_add(u32::try_from(half_moves / 2).unwrap_or(u32::MAX));
    Some((number, if half_moves % 2 == 0 { Color::White } else { Color::Black }))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::profile::Profile;
    use crate::rules::sample::{fen, played, profile, with};

    const THERE_AND_BACK: &str = "g1f3 g8f6 f3g1 f6g8 ";

    fn line(times: usize) -> Vec<PositionKey> {
        played(&Position::initial(), &THERE_AND_BACK.repeat(times)).1
    }

    /// Occurrences, half-move of the draw without a claim, claim by the side to move, claim by the other.
    fn judged(keys: &[PositionKey], name: &str) -> (u32, Option<usize>, bool, bool) {
        let rules = profile(name).repetition;
        let over = first_automatic(keys, &rules);
        let open = over.is_none() && is_claimable(keys, &rules);
        let other = is_claimant(rules.claimant, Color::Black, Color::White);
        (count(keys, rules.identity), over, open, open && other)
    }

    #[test]
    fn the_third_occurrence_can_be_claimed_or_draws_by_itself() {
        for name in Profile::ALL_NAMES {
            assert_eq!(judged(&line(1), name), (2, None, false, false), "{name}");
            let expected = match name {
                "edisu-2024-auto" => (3, Some(8), false, false),
                "casual" => (3, None, true, true),
                _ => (3, None, true, false),
            };
            assert_eq!(judged(&line(2), name), expected, "{name}");
        }
    }

    #[test]
    fn consecutive_fivefold_draws_since_2014_and_any_fivefold_since_2017() {
        let scattered = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3d5 c6d4 d5c3 d4c6 c3b1 c6b8 ".repeat(2);
        let scattered = played(&Position::initial(), &scattered).1;
        for (name, row, apart) in [
            ("fide-2023", Some(16), Some(24)),
            ("fide-2018", Some(16), Some(24)),
            ("fide-2017", Some(16), Some(24)),
            ("fide-2014", Some(16), None),
            ("fide-legacy", None, None),
            ("edisu-2024", None, None),
            ("edisu-2024-auto", Some(8), Some(12)),
            ("casual", None, None),
        ] {
            let rules = profile(name).repetition;
            assert_eq!(first_automatic(&line(4), &rules), row, "{name}");
            assert_eq!(first_automatic(&scattered, &rules), apart, "{name}");
            assert_eq!(occurrences(&scattered, rules.identity), [0, 4, 12, 16, 24]);
        }
        let four = with("fide-2023", "repetition.auto_count = 4").repetition;
        assert_eq!(automatic(&line(3), &four), Some(Reason::FivefoldRepetition));
    }

    #[test]
    fn a_legal_en_passant_capture_makes_another_position() {
        let line = "e2e4 a7a6 e4e5 d7d5 b1c3 b8c6 c3b1 c6b8 b1c3 b8c6 c3b1 c6b8";
        let keys = played(&Position::initial(), line).1;
        assert_eq!(occurrences(&keys, Identity::PossibleMoves), [8, 12]);
        assert_eq!(occurrences(&keys, Identity::PlacementAndTurn), [4, 8, 12]);
        // The black pawn is pinned along its rank: it could never capture, and nothing differs.
        let pinned = fen("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
        let plain = fen("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1");
        assert!(PositionKey::of(&pinned).is_same(&PositionKey::of(&plain), Identity::PossibleMoves));
    }

    #[test]
    fn a_lost_right_to_castle_makes_another_position() {
        let start = fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        let keys = played(&start, "h1h2 a8a7 h2h1 a7a8 h1h2 a8a7 h2h1 a7a8").1;
        assert_eq!(count(&keys, Identity::PossibleMoves), 2);
        assert_eq!(count(&keys, Identity::PlacementAndTurn), 3);
    }

    #[test]
    fn the_same_diagram_with_another_turn_is_another_position() {
        let start = fen("8/8/8/4k3/8/8/8/R3K3 w - - 0 1");
        let keys = played(&start, "a1a2 e5d5 a2a3 d5e5 a3a1 e5d5 a1a2 d5e5 a2a1").1;
        assert_eq!(count(&keys, Identity::PossibleMoves), 2);
        assert_eq!(count(&keys, Identity::PlacementAndTurn), 2);
    }

    #[test]
    fn half_moves_have_numbers() {
        let start = Position::initial();
        let numbers = [0, 1, 2, 3].map(|ply| move_number(&start, ply));
        assert_eq!(numbers, [None, Some((1, Color::White)), Some((1, Color::Black)), Some((2, Color::White))]);
        let black = fen("4k3/8/8/8/8/8/8/4K3 b - - 0 40");
        assert_eq!(move_number(&black, 1), Some((40, Color::Black)));
        assert_eq!(move_number(&black, 2), Some((41, Color::White)));
    }

    #[test]
    fn a_game_without_positions_draws_nothing() {
        assert_eq!(automatic(&[], &profile("fide-2023").repetition), None);
        assert_eq!(count(&[], Identity::PossibleMoves), 0);
        assert!(occurrences(&[], Identity::PossibleMoves).is_empty());
    }

    proptest! {
        /// In random games, two keys are the same exactly if the FENs say so, counters left out; and an occurrence in the
        /// stricter sense is one in the other.
        #[test]
        fn keys_say_what_fens_say(choices in proptest::collection::vec(0usize..1000, 0..120)) {
            let mut position = fen("r3k2r/8/8/3p4/4P3/8/8/R3K2R b KQkq - 0 1");
            let short = |position: &Position| position.fen().split(' ').take(4).collect::<Vec<_>>().join(" ");
            let mut keys = vec![PositionKey::of(&position)];
            let mut fens = vec![short(&position)];
            for choice in choices {
                let legal = position.legal_intents();
                // Few different moves, so that positions come back.
                let Some(next) = legal.get((choice % 3) * legal.len() / 3) else { break };
                position = position.play(*next).expect("a legal move");
                keys.push(PositionKey::of(&position));
                fens.push(short(&position));
                let last = fens.last();
                let same = fens.iter().enumerate().filter(|(_, each)| Some(*each) == last).map(|(ply, _)| ply);
                let strict = occurrences(&keys, Identity::PossibleMoves);
                prop_assert_eq!(&strict, &same.collect::<Vec<_>>());
                let loose = occurrences(&keys, Identity::PlacementAndTurn);
                prop_assert!(strict.iter().all(|ply| loose.contains(ply)));
            }
        }
    }
}
