//! The dialogue of Appendix D by keys: who has made a move presses, and Alt-H says what is awaited.

use std::fs;

use annabella::game::dialogue::DialogueEvent;
use annabella::game::fact::{Fact, What};
use annabella::journal::file;
use annabella::journal::name::EXTENSION;

use super::pane::Pane;

/// Asks for help until it says this: a press says nothing, and nobody is told of it before it is on disk.
#[track_caller]
fn awaits(pane: &Pane, told: &str) {
    pane.until(told, |shown| {
        pane.keys(&["alt-h"]);
        shown.count(told) > 0
    });
}

#[test]
fn the_clock_and_help_keys_know_the_dialogue() {
    let pane = Pane::with("", &["--dialogue", "full"]);
    awaits(&pane, "Nothing has been touched. It is your move.");
    pane.makes("e4");
    awaits(&pane, "White's move is made. Now press the clock.");
    pane.keys(&["alt-p"]);
    awaits(&pane, "Black is to move.");
    pane.makes("e5");
    pane.makes("repeat e5");
    awaits(&pane, "Black's move is made and repeated. Black must press the clock.");
}

/// All that the journal of the only game holds.
fn facts(pane: &Pane) -> Vec<Fact> {
    let games = pane.config().parent().unwrap().join("games");
    let mut files = fs::read_dir(games).unwrap().map(|entry| entry.unwrap().path());
    let journal = files.find(|path| path.extension().is_some_and(|extension| extension == EXTENSION)).unwrap();
    file::read(&journal).unwrap().facts
}

#[test]
fn ten_thousand_presses_of_a_broken_keyboard_count_once() {
    let pane = Pane::with("", &["--dialogue", "full"]);
    pane.makes("e4");
    pane.bytes(&b"\x1bp".repeat(10_000));
    awaits(&pane, "Black is to move.");
    pane.settled();
    let facts = facts(&pane);
    let count = |is_it: fn(&What) -> bool| facts.iter().filter(|fact| is_it(&fact.what)).count();
    assert_eq!(count(|what| matches!(what, What::Completed { .. })), 1);
    assert_eq!(
        count(|what| matches!(what, What::Irregular(_) | What::Dialogue(DialogueEvent::PressRefused { .. }))),
        0
    );
    pane.makes("e5");
    pane.makes("repeat e5");
    awaits(&pane, "Black's move is made and repeated. Black must press the clock.");
}
