//! `keystrokes.md`: what it says of the keys is what the key map says.

use annabella::desk::keymap::KeyMap;
use annabella::keys::action::{Action, KeyMode};
use annabella::keys::key::Key;

const TABLE: &str = include_str!("keystrokes.md");

/// The cells of the rows that begin with a number.
fn rows() -> Vec<Vec<&'static str>> {
    let cells = |line: &'static str| line.trim_matches('|').split(" | ").map(str::trim).collect::<Vec<_>>();
    TABLE.lines().map(cells).filter(|row| row[0].parse::<usize>().is_ok()).collect()
}

#[test]
fn the_twenty_questions_have_the_keys_in_the_table() {
    let map = KeyMap::default();
    let rows = rows();
    assert_eq!(rows.len(), 20);
    for (number, row) in (1_usize..).zip(&rows) {
        let action = Action::from_name(row[2]).expect("an action");
        let keys: Vec<Key> =
            row[3].split(' ').map(|name| Key::from_name(name.trim_matches('`')).expect("a key")).collect();
        assert_eq!((row[0].parse(), row[4].parse()), (Ok(number), Ok(keys.len())), "{row:?}");
        assert!(map.keys(KeyMode::Board, action).contains(&keys[0]), "{row:?}");
        // What waits for a kind is followed by the key of one.
        for key in &keys[1..] {
            assert!(map.keys(KeyMode::Board, Action::NextKnight).contains(key), "{row:?}");
        }
    }
    let of_one_key = rows.iter().filter(|row| row[4] == "1").count();
    assert_eq!(of_one_key, 19);
}

/// Where lichess answers with a key, ours is never more.
#[test]
fn no_answer_needs_more_keys_than_beside_it() {
    for row in rows() {
        if let Ok(theirs) = row[6].parse::<usize>() {
            assert!(row[4].parse::<usize>().expect("a number") <= theirs, "{row:?}");
        }
    }
}

#[test]
fn the_keys_that_are_called_compatible_mean_what_is_said() {
    let map = KeyMap::default();
    let means = |key: &str, action: Action| {
        assert_eq!(map.action(KeyMode::Board, Key::from_name(key).expect("a key")), Some(action), "{key}");
    };
    for (key, next, previous) in [
        ("k", Action::NextKing, Action::PreviousKing),
        ("q", Action::NextQueen, Action::PreviousQueen),
        ("r", Action::NextRook, Action::PreviousRook),
        ("b", Action::NextBishop, Action::PreviousBishop),
        ("n", Action::NextKnight, Action::PreviousKnight),
        ("p", Action::NextPawn, Action::PreviousPawn),
    ] {
        means(key, next);
        means(&format!("shift-{key}"), previous);
    }
    for rank in 1..=8 {
        means(&rank.to_string(), Action::GoRank);
    }
    for sign in "!@#$%^&*".chars() {
        means(&sign.to_string(), Action::GoFileNumber);
    }
    for (key, action) in [("i", Action::SwitchMode), ("f", Action::Flip), ("enter", Action::PickUp)] {
        means(key, action);
    }
}
