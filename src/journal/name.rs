//! The names of journals: sorted as text, they stand in the order in which the games were begun.

use std::path::{Path, PathBuf};

use crate::time::Civil;

/// What a journal's file name ends with, after the dot.
pub const EXTENSION: &str = "annabella";

/// A name without its extension, such as `2026-11-21T10-03-07Z-0f3a`.
///
/// `wall` is in seconds since 1 January 1970, UTC; `salt` keeps games apart that begin in the same second.
pub fn stem(wall: u64, salt: u16) -> String {
    format!("{}-{salt:04x}", moment(wall))
}

/// A moment as it stands in names of files, such as `2026-11-21T10-03-07Z`; in seconds since 1 January 1970, UTC.
pub fn moment(wall: u64) -> String {
    let Civil { year, month, day, hour, minute, second } = Civil::of(wall);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}-{minute:02}-{second:02}Z")
}

/// Where a journal of this name is in this directory. A stem that is not one plain file name gives `None`.
pub(super) fn path(dir: &Path, stem: &str) -> Option<PathBuf> {
    let plain = !stem.is_empty() && !stem.starts_with('.') && !stem.contains(['/', '\\', '\0']);
    plain.then(|| dir.join(format!("{stem}.{EXTENSION}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn names_are_the_time_in_utc() {
        assert_eq!(stem(0, 0), "1970-01-01T00-00-00Z-0000");
        assert_eq!(stem(951_782_399, 1), "2000-02-28T23-59-59Z-0001");
        assert_eq!(stem(951_782_400, 1), "2000-02-29T00-00-00Z-0001");
        assert_eq!(stem(1_795_255_387, 0x0f3a), "2026-11-21T10-03-07Z-0f3a");
        assert_eq!(stem(4_107_542_400, 0), "2100-03-01T00-00-00Z-0000");
    }

    #[test]
    fn a_stem_is_one_plain_name() {
        let dir = Path::new("games");
        assert_eq!(path(dir, "a b"), Some(PathBuf::from("games/a b.annabella")));
        for bad in ["", "..", ".hidden", "a/b", "a\\b", "a\0"] {
            assert_eq!(path(dir, bad), None, "{bad:?}");
        }
    }

    proptest! {
        #[test]
        fn a_later_game_sorts_later(earlier in 0..200_000_000_000u64, more in 1..100_000_000u64, salts: (u16, u16)) {
            prop_assert!(stem(earlier, salts.0) < stem(earlier + more, salts.1));
        }

        #[test]
        fn no_second_makes_it_panic(wall: u64, salt: u16) {
            prop_assert!(!stem(wall, salt).is_empty());
        }
    }
}
