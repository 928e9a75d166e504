//! The whole tutorial through a real terminal, by the keys that its words name.

use annabella::game::Game;
use annabella::game::fact::{Fact, What};
use annabella::journal::file;

use super::tmux::Terminal;

/// What is waited for, and the keys that are pressed then, by their names in tmux.
const COURSE: &[(&str, &[&str])] = &[
    ("Press any key.", &["x"]),
    ("Press Control s.", &["C-s"]),
    ("Write e5, without sending it.", &["e", "5"]),
    ("Press Backspace.", &["BSpace"]),
    ("so that the line is e4.", &["4"]),
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
    ("to come back to the entry line.", &["Tab"]),
    ("Alt l says the last move.", &["M-l"]),
    ("Alt w says whose turn it is.", &["M-w"]),
    ("This is done at the board: press Tab first.", &["Tab"]),
    ("Press t.", &["t"]),
    ("Press l.", &["l"]),
    ("a bright one a light square. Press arrow up.", &["Up"]),
    ("press arrow right.", &["Right"]),
    // The first step leaves the square on the right, the second comes upon the edge.
    ("Press arrow left until you hear it.", &["Left", "Left"]),
    ("o says again what stands here.", &["o"]),
    ("n goes to the next knight, Shift n to the one before.", &["n"]),
    ("Enter picks up your piece under the cursor.", &["Enter"]),
    ("Escape puts the piece back.", &["Escape"]),
    ("Alt r repeats my last words.", &["M-r"]),
    ("Page Up goes back through what was said.", &["PPage"]),
    // What was said is not an order when it is heard again.
    ("Said before: Page Up goes back", &["PPage"]),
    ("Page Down comes forward again.", &["NPage"]),
    ("Alt j opens the list of all keys", &["Tab", "keys", "Enter", "Tab"]),
    ("Alt n goes from one to the next", &["M-j"]),
    ("Alt n goes from one to the next", &["M-n"]),
    ("Alt b goes to the item before.", &["M-b"]),
    ("Alt s spells what you heard last.", &["M-s"]),
    ("Alt a says it aloud once more", &["M-a"]),
    ("Alt g chooses what is changed", &["M-g"]),
    ("plus makes it more.", &["+"]),
    ("hyphen makes it less again.", &["-"]),
    ("Alt k begins the key help", &["M-k"]),
    ("Press any key to hear what it does.", &["p"]),
    ("Alt k ends the key help; press it now.", &["M-k"]),
    ("h says what you can do now.", &["h"]),
    ("one: a move was made.", &["M-n"]),
    ("two: a man was taken.", &["M-r"]),
];

/// How many other sentences of the course have the form of an answer.
const ABOUT_SQUARES: usize = 1;

#[test]
fn the_tutorial_is_gone_through_by_its_keys_and_the_game_is_what_it_was() {
    let terminal = Terminal::play(&["--opponent", "console", "--speech", "off", "--language", "en", "--style", "uci"]);
    terminal.until_shown("tutorial to learn the keys", 1);
    terminal.text("e4");
    terminal.keys(&["Enter"]);
    terminal.until_shown("e2e4", 1);
    terminal.text("tutorial");
    terminal.keys(&["Enter"]);
    for (words, keys) in COURSE {
        terminal.until_shown(words, 1);
        terminal.keys(keys);
    }
    terminal.until_shown("two: a man was taken.", 2);
    // The list that was asked for twice was not read out.
    assert!(!terminal.shown().iter().any(|line| line.contains("stops my voice; at a tournament")));
    terminal.keys(&["M-n"; 18]);
    // The cue that is asked for cannot be seen: a wrong answer is told, and the question stays.
    terminal.until_shown("This is done at the entry line: press Tab or i first.", 1);
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
