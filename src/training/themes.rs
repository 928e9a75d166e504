//! What a line is about, as far as its moves alone say it.

use crate::answers::advice::worth;
use crate::rules::position::{Bitboard, Color, Intent, Placement, Position, Rank, Role, Square, attacks};
use crate::training::notices::training::Theme;

/// The themes of a line whose first move is made by who solves it. What cannot be seen in the moves (how quiet one is, what it clears) is
/// left out: a hint that names a theme shall be true.
pub fn of(start: &Position, line: &[Intent]) -> Vec<Theme> {
    let mut themes: Vec<Theme> = ending(start.placement()).into_iter().collect();
    let mut now = start.clone();
    let mut solved = 0;
    for (number, intent) in line.iter().enumerate() {
        let Ok(after) = now.clone().play(*intent) else { break };
        if number.is_multiple_of(2) {
            solved += 1;
            let is_last = number + 1 == line.len();
            themes.extend(of_a_move(*intent, &now, &after, is_last));
        }
        now = after;
    }
    if now.is_checkmate() {
        themes.extend(of_a_mate(&now, solved));
    }
    themes.sort_unstable_by_key(|theme| theme.name());
    themes.dedup();
    themes
}

/// Which ending it is: kings, pawns and pieces of one kind.
fn ending(board: &Placement) -> Option<Theme> {
    let others = board.occupied() & !board.kings() & !board.pawns();
    let kinds = [
        (board.knights(), Theme::KnightEndgame),
        (board.bishops(), Theme::BishopEndgame),
        (board.rooks(), Theme::RookEndgame),
        (board.queens(), Theme::QueenEndgame),
    ];
    if others.is_empty() {
        return Some(Theme::PawnEndgame);
    }
    kinds.into_iter().find(|(pieces, _)| *pieces == others).map(|(_, theme)| theme)
}

fn of_a_move(intent: Intent, before: &Position, after: &Position, is_last: bool) -> Vec<Theme> {
    let Intent::Step { from, to, promotion } = intent else { return Vec::new() };
    let mut themes = Vec::new();
    if let Some(role) = promotion {
        themes.push(Theme::Promotion);
        if role != Role::Queen {
            themes.push(Theme::UnderPromotion);
        }
    }
    let stood = before.placement();
    if stood.role_at(from) == Some(Role::Pawn) && from.file() != to.file() && stood.role_at(to).is_none() {
        themes.push(Theme::EnPassant);
    }
    if checkers(after).count() > 1 {
        themes.push(Theme::DoubleCheck);
    }
    if !is_last && is_fork(to, after) {
        themes.push(Theme::Fork);
    }
    themes
}

/// The pieces that give check to who is to move.
fn checkers(position: &Position) -> Bitboard {
    let (board, side) = (position.placement(), position.turn());
    let king = board.king_of(side);
    king.map_or(Bitboard::EMPTY, |king| board.attacks_to(king, !side, board.occupied()))
}

/// Whether the piece that has come here attacks several pieces that cannot stay, and cannot be taken for less itself.
fn is_fork(here: Square, after: &Position) -> bool {
    let (board, own) = (after.placement(), !after.turn());
    let Some(role) = board.role_at(here) else { return false };
    let takers = board.attacks_to(here, !own, board.occupied());
    let is_alone_here = is_alone(board, here, own);
    let is_cheaper = |taker: Role| taker != Role::King && worth(taker) < worth(role);
    let is_lost = |taker: Square| is_alone_here || board.role_at(taker).is_some_and(is_cheaper);
    if role == Role::King || takers.into_iter().any(is_lost) {
        return false;
    }
    let cannot_stay = |square: &Square| {
        let Some(attacked) = board.role_at(*square).filter(|attacked| *attacked != Role::Pawn) else { return false };
        let is_dearer = attacked == Role::King || worth(attacked) > worth(role);
        is_dearer || is_alone(board, *square, !own) && !takers.contains(*square)
    };
    (board.attacks_from(here) & board.by_color(!own)).into_iter().filter(cannot_stay).count() > 1
}

/// Whether no piece of its own side would take back there.
fn is_alone(board: &Placement, square: Square, own: Color) -> bool {
    board.attacks_to(square, own, board.occupied()).is_empty()
}

fn of_a_mate(mated: &Position, moves: u32) -> Vec<Theme> {
    let names = [Theme::MateInOne, Theme::MateInTwo, Theme::MateInThree, Theme::MateInFour, Theme::MateInFive];
    let by_length = moves.checked_sub(1).and_then(|place| names.get(usize::try_from(place).ok()?));
    let mut themes: Vec<Theme> = by_length.copied().into_iter().collect();
    let (board, own) = (mated.placement(), mated.turn());
    let Some(king) = board.king_of(own) else { return themes };
    let (around, checkers) = (attacks::king_attacks(king), checkers(mated));
    if (checkers & board.knights()) == checkers && (around & !board.by_color(own)).is_empty() {
        themes.push(Theme::SmotheredMate);
    }
    let home = own.fold_wb(Rank::First, Rank::Eighth);
    let in_front = around & Bitboard::from(own.fold_wb(Rank::Second, Rank::Seventh));
    let along = checkers & Bitboard::from(home) & (board.rooks() | board.queens());
    if king.rank() == home && along.any() && (in_front & !board.by_color(own)).is_empty() {
        themes.push(Theme::BackRankMate);
    }
    themes
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::training::puzzle::built_in;

    /// What is found in the built-in puzzles is what their source says of them. It names a rook ending only where no other piece comes in, and a mate
    /// on the back rank only where nothing else matters; so of four that are found, three at least are named there.
    #[test]
    fn themes_are_those_of_the_built_in_puzzles() {
        let (mut found, mut missed): (BTreeMap<&str, [u32; 2]>, BTreeMap<&str, u32>) = Default::default();
        for listed in built_in() {
            let puzzle = listed.whole().expect("a puzzle");
            let start = puzzle.history(puzzle.sets_up).board().position().expect("a position");
            let ours = of(&start, &puzzle.line[puzzle.sets_up..]);
            for theme in &ours {
                found.entry(theme.name()).or_default()[usize::from(puzzle.themes.contains(theme))] += 1;
            }
            for theme in puzzle.themes.iter().filter(|theme| !ours.contains(theme)) {
                *missed.entry(theme.name()).or_default() += 1;
            }
        }
        assert_eq!(found.len(), 17, "{found:?}");
        for (name, [wrong, right]) in &found {
            let is_exact = !["backRankMate", "bishopEndgame", "fork", "knightEndgame", "queenEndgame", "rookEndgame"]
                .contains(name);
            assert!(if is_exact { *wrong == 0 } else { wrong * 3 <= *right }, "{name}: {right} right, {wrong} wrong");
            assert!(missed.get(name).is_none_or(|missed| missed * 20 <= *right), "{name}: {missed:?}");
        }
    }

    #[test]
    fn a_line_has_no_themes_after_an_unplayable_move() {
        let start = Position::from_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1").expect("a position");
        let rook_to = |to| Intent::Step { from: Square::E1, to, promotion: None };
        let (mate, nowhere) = (rook_to(Square::E8), rook_to(Square::D3));
        assert_eq!(of(&start, &[mate]), [Theme::BackRankMate, Theme::MateInOne, Theme::RookEndgame]);
        assert_eq!(of(&start, &[nowhere, mate]), [Theme::RookEndgame]);
        assert_eq!(of(&start, &[]), [Theme::RookEndgame]);
    }
}
