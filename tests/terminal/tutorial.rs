//! The whole tutorial through a real terminal, by the keys that its words name.

use annabella::game::Game;
use annabella::game::fact::{Fact, What};
use annabella::journal::file;

use super::tmux::Terminal;

/// What is waited for, and the keys that are pressed then, by their names in tmux.
const COURSE: &[(&str, &[&str])] = &[
    ("Press any key.", &["x"]),
    ("Press Control s.", &["C-s"]),
    ("Type e5, without sending it.", &["e", "5"]),
    ("Press Backspace.", &["BSpace"]),
    ("Now type a four, for e4.", &["4"]),
    ("Alt i reads the whole line.", &["M-i"]),
    ("Press arrow left.", &["Left"]),
    ("Press Enter.", &["Enter"]),
    ("Press arrow up.", &["Up"]),
    ("deletes the whole line.", &["C-u"]),
    ("enter knight f3.", &["knight", "Space", "f", "3", "Enter"]),
    ("Enter the same move as g1f3.", &["g1f3", "Enter"]),
    ("Enter e takes d5, or exd5.", &["exd5", "Enter"]),
    ("Enter castle kingside, or 0-0.", &["O-O", "Enter"]),
    ("Enter e8 queen, or e8Q.", &["e8Q", "Enter"]),
    ("changes to the board", &["Tab"]),
    ("to go back to the entry line.", &["Tab"]),
    ("Alt l says the last move.", &["M-l"]),
    ("Alt w says whose turn it is.", &["M-w"]),
    ("First press Tab to go to the board.", &["Tab"]),
    ("Press t.", &["t"]),
    ("Press l.", &["l"]),
    ("a bright cue a light one. Press arrow up.", &["Up"]),
    ("press arrow right.", &["Right"]),
    // The first step leaves the square on the right, the second comes upon the edge.
    ("Press arrow left until you hear it.", &["Left", "Left"]),
    ("o repeats what is here.", &["o"]),
    ("n goes to the next knight, Shift n to the previous one.", &["n"]),
    ("Enter picks up your piece here.", &["Enter"]),
    ("Escape puts the piece back.", &["Escape"]),
    ("Alt r repeats my last words.", &["M-r"]),
    ("Page Up goes back through what was said.", &["PPage"]),
    // What was said is not an order when it is heard again.
    ("Said before: Page Up goes back", &["PPage"]),
    ("Page Down goes forward again.", &["NPage"]),
    ("Alt j opens the list of all keys", &["Tab", "keys", "Enter", "Tab"]),
    ("Next key: Alt n", &["M-j"]),
    ("Next key: Alt n", &["M-n"]),
    ("Alt b goes to the previous item.", &["M-b"]),
    ("Alt s spells what you heard last.", &["M-s"]),
    ("Alt a announces the last move to everybody again", &["M-a"]),
    ("Alt g chooses a setting", &["M-g"]),
    ("plus turns it up.", &["+"]),
    ("hyphen turns it down again.", &["-"]),
    ("Alt k starts the key help", &["M-k"]),
    ("Press any key to hear what it does.", &["p"]),
    ("Alt k ends the key help. Press it now.", &["M-k"]),
    ("h says what you can do now.", &["h"]),
    ("one: a move was made.", &["M-n"]),
    ("two: a piece was captured.", &["M-r"]),
];

/// How many other sentences of the course have the form of an answer.
const ABOUT_SQUARES: usize = 1;

#[test]
fn the_tutorial_is_walked_by_keys_without_changing_the_game() {
    let terminal = Terminal::play(&["--opponent", "console", "--speech", "off", "--language", "en", "--style", "uci"]);
    terminal.until_shown("To learn the keys, enter: tutorial", 1);
    terminal.text("e4");
    terminal.keys(&["Enter"]);
    terminal.until_shown("e2e4", 1);
    terminal.text("tutorial");
    terminal.keys(&["Enter"]);
    for (words, keys) in COURSE {
        terminal.until_shown(words, 1);
        terminal.keys(keys);
    }
    terminal.until_shown("two: a piece was captured.", 2);
    // The list that was asked for twice was not read out.
    assert!(!terminal.shown().iter().any(|line| line.contains("stops my voice; in a tournament")));
    terminal.keys(&["M-n"; 20]);
    // The cue that is asked for cannot be seen: a wrong answer is told, and the question stays.
    terminal.until_shown("First press Tab or i to go to the entry line.", 1);
    terminal.keys(&["Tab"]);
    terminal.until_shown("Was it one, a move", 1);
    let is_right = |line: &&String| line.starts_with("Right. A ");
    let mut answers = 0;
    for question in 1..=3 {
        for number in ["1", "2", "3"] {
            terminal.keys(&["M-r", number, "Enter"]);
            answers += 1;
            // Each answer is told in a sentence of this form.
            terminal.until_shown(". A ", ABOUT_SQUARES + answers);
            if terminal.shown().iter().filter(is_right).count() == question {
                break;
            }
        }
    }
    terminal.until_shown("That was the tutorial", 1);
    // What is entered behind it goes to the game again.
    terminal.text("e5");
    terminal.keys(&["Enter"]);
    terminal.until_shown("e7e5", 1);
    terminal.keys(&["C-c"]);
    terminal.until_shown("Leave?", 1);
    terminal.text("yes");
    terminal.keys(&["Enter"]);
    terminal.until_ended();
    let journal = std::fs::read_dir(terminal.path("games")).expect("games").flatten().next().expect("a journal");
    let facts = file::open(&journal.path()).expect("a readable journal").facts;
    let game = Game::replay(&facts).expect("a game");
    // Nothing but the beginning and two moves: what was entered in between is nowhere.
    let is_of_a_move =
        |fact: &&Fact| matches!(fact.what, What::Announced { .. } | What::Made { .. } | What::Completed { .. });
    let of_moves = facts.iter().filter(is_of_a_move).count();
    assert_eq!((game.history().live().len(), facts.len()), (2, 1 + of_moves), "{facts:?}");
}
