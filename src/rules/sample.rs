//! Short ways to write moves, positions and profiles in the tests of the rules.

use super::position::{CastlingSide, Intent, Position, Role, Square};
use super::profile::Profile;
use super::repetition::PositionKey;

/// A move: `e2e4`, `e7e8q`, `O-O`, `O-O-O`.
pub(super) fn go(text: &str) -> Intent {
    match text {
        "O-O" => Intent::Castle { side: CastlingSide::KingSide },
        "O-O-O" => Intent::Castle { side: CastlingSide::QueenSide },
        _ => Intent::Step {
            from: square(&text[0..2]),
            to: square(&text[2..4]),
            promotion: text.chars().nth(4).and_then(Role::from_char),
        },
    }
}

/// Moves, with spaces between.
pub(super) fn moves(text: &str) -> Vec<Intent> {
    text.split_whitespace().map(go).collect()
}

pub(super) fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

pub(super) fn fen(text: &str) -> Position {
    Position::from_fen(text).expect("a legal FEN")
}

/// The last position of a game, and the keys of all.
pub(super) fn played(start: &Position, line: &str) -> (Position, Vec<PositionKey>) {
    let mut keys = vec![PositionKey::of(start)];
    let last = moves(line).into_iter().fold(start.clone(), |position, intent| {
        let next = position.play(intent).expect("a legal move");
        keys.push(PositionKey::of(&next));
        next
    });
    (last, keys)
}

pub(super) fn profile(name: &str) -> Profile {
    Profile::named(name).expect("an embedded profile")
}

/// That of the Laws in force with something overruled.
pub(super) fn with(name: &str, rules: &str) -> Profile {
    profile(name).with_overrides(rules, "event.toml").expect("right overrides")
}

/// Moves as a sorted list, to compare.
pub(super) fn sorted(mut moves: Vec<Intent>) -> Vec<String> {
    let mut texts: Vec<String> = moves.drain(..).map(|intent| format!("{intent:?}")).collect();
    texts.sort();
    texts
}
