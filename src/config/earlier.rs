//! Names that settings had in earlier versions, and that the files of users may still have.

use super::Key;
use crate::game::participant::level_of_eight;

/// The level of the built-in opponent, when it had eight.
const LEVEL: &str = "level";

/// The name that a setting had.
pub(super) fn name(key: Key) -> Option<&'static str> {
    (key == Key::Level).then_some(LEVEL)
}

/// The setting of an earlier name, with its value of today; a value that no earlier version had stays as it is.
pub(super) fn carried_over(name: &str, text: &str) -> Option<(Key, String)> {
    let level = |text: &str| match text.parse() {
        Ok(level @ 1..=8) => level_of_eight(level).to_string(),
        _ => text.to_owned(),
    };
    (name == LEVEL).then(|| (Key::Level, level(text)))
}
