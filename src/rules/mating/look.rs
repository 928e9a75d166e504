//! A plain look at everything that can arise, the shortest lines first: it finds the shortest helpmate, or proves by
//! exhaustion that there is none, within a number of positions.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;

use crate::rules::position::{Color, Intent, Position};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Seen {
    /// The shortest line to mate.
    Mate(Vec<Intent>),
    /// Every position that can arise (with the pieces to mate left), and no mate among them.
    All { positions: usize },
    /// More than could be looked at.
    TooMuch,
}

/// One position on the way: from which it came, and by which move.
struct Step {
    before: usize,
    by: Intent,
}

/// What becomes of a position that was reached for the first time.
pub(super) enum Follow {
    /// It is looked at, too.
    On,
    /// Nothing that follows it is looked at.
    Not,
    /// It could not be found out whether anything that follows it mates.
    Unsure,
    /// These moves lead on to mate.
    Mate(Vec<Intent>),
}

/// Looks for a mate by `winner`, at `most` positions.
pub(super) fn look(start: &Position, winner: Color, most: usize) -> Seen {
    if start.is_checkmate() && start.turn() != winner {
        return Seen::Mate(Vec::new());
    }
    walk(start, winner, most, |_, _| Follow::On)
}

/// Goes through the positions that can arise from `start`, at most `most` of them, as far as `follow` wants to see what comes
/// after each; a mate by `winner` ends it.
pub(super) fn walk(
    start: &Position,
    winner: Color,
    most: usize,
    mut follow: impl FnMut(Intent, &Position) -> Follow,
) -> Seen {
    let mut steps: Vec<Step> = Vec::new();
    let mut known = FxHashSet::from_iter([start.clone()]);
    let mut unsure = false;
    // The start has no step; position n was reached by step n - 1.
    let mut open = VecDeque::from([(start.clone(), 0_usize)]);
    while let Some((now, before)) = open.pop_front() {
        // Pieces never come back.
        if now.has_insufficient_material(winner) {
            continue;
        }
        for (by, next) in now.successors() {
            if !known.insert(next.clone()) {
                continue;
            }
            steps.push(Step { before, by });
            if next.turn() != winner && next.is_checkmate() {
                return Seen::Mate(back(&steps, steps.len()));
            }
            if steps.len() >= most {
                return Seen::TooMuch;
            }
            match follow(by, &next) {
                Follow::On => open.push_back((next, steps.len())),
                Follow::Not => {}
                Follow::Unsure => unsure = true,
                Follow::Mate(rest) => return Seen::Mate([back(&steps, steps.len()), rest].concat()),
            }
        }
    }
    if unsure { Seen::TooMuch } else { Seen::All { positions: known.len() } }
}

fn back(steps: &[Step], mut at: usize) -> Vec<Intent> {
    let mut line = Vec::new();
    while let Some(step) = at.checked_sub(1).and_then(|index| steps.get(index)) {
        line.push(step.by);
        at = step.before;
    }
    line.reverse();
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(fen: &str, winner: Color, most: usize) -> Seen {
        look(&Position::from_fen(fen).expect("a legal FEN"), winner, most)
    }

    #[test]
    fn the_shortest_mate_is_found_only_within_the_budget() {
        let back_rank = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
        assert!(matches!(seen(back_rank, Color::White, 100), Seen::Mate(line) if line.len() == 1));
        assert_eq!(seen(back_rank, Color::Black, 3), Seen::TooMuch);
        let walls = "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1";
        assert_eq!(seen(walls, Color::White, 10_000), Seen::All { positions: 1152 });
        assert_eq!(seen(walls, Color::White, 1_000), Seen::TooMuch);
        let only_capture = "r7/K1k5/8/8/8/8/8/8 w - - 4 3";
        assert_eq!(seen(only_capture, Color::Black, 10), Seen::All { positions: 2 });
    }
}
