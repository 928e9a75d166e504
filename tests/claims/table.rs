//! Games of claims, scoresheets and adjournment: each record gives the same game again.

use annabella::game::adjournment::Key;
use annabella::game::fact::Started;
use annabella::rules::profile::Profile;

use crate::support::table;

pub use crate::support::table::{ARBITER, BLACK, Table, WHITE, started};

/// A tournament game under a profile.
pub fn tournament(profile: &str, time: &str) -> Started {
    table::tournament(&Profile::named(profile).expect("a profile"), time)
}

/// The same with a console that is certified as an electronic scoresheet, so that it decides claims itself (8.1.1).
pub fn certified(time: &str) -> Started {
    let mut started = tournament("fide-2023", time);
    started.profile.record.electronic_scoresheet = true;
    started
}

/// A game whose record is looked at after each input.
pub fn set(started: Started) -> Table {
    Table::with(started, |table| table.replayed = true)
}

/// From a FEN, or `startpos`, after these moves in English notation, as far as the game goes; all but the last `made` of them
/// completed.
pub fn after(mut started: Started, fen: &str, moves: &str, made: usize) -> Table {
    if fen != "startpos" {
        fen.clone_into(&mut started.start);
    }
    let mut table = set(started);
    let moves: Vec<&str> = moves.split_whitespace().collect();
    for (index, text) in moves.iter().enumerate() {
        if table.over().is_some() {
            break;
        }
        let intent = table.san(text);
        if index + made < moves.len() {
            table.completes(intent, text)
        } else {
            table.makes(intent, text)
        };
        assert_eq!(table.refusal(), None, "{text}");
    }
    table
}

pub fn word(text: &str) -> Key {
    Key::of(text, "salt of the game")
}
