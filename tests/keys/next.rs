//! After the end, and before it: another game from the keyboard, in the same program.

use super::pane::Pane;

const QUIT: &str = "You can continue it later";

/// Fool's mate: four half-moves to the end.
fn to_the_end(pane: &Pane) {
    for move_ in ["f3", "e5", "g4"] {
        pane.makes(move_);
    }
    pane.text("Qh4");
    pane.keys(&["enter"]);
    pane.until_told("To play again, enter: new game.");
}

fn journals(pane: &Pane) -> usize {
    let games = std::fs::read_dir(pane.config().parent().unwrap().join("games")).unwrap();
    let names = games.map(|entry| entry.unwrap().path());
    names.filter(|path| path.extension().is_some_and(|extension| extension == "annabella")).count()
}

fn enters(pane: &Pane, line: &str) {
    pane.text(line);
    pane.keys(&["enter"]);
}

#[test]
fn after_the_end_another_game_has_its_own_journal() {
    let pane = Pane::start();
    to_the_end(&pane);
    pane.keys(&["alt-h"]);
    let shown = pane.until_told("You are at the entry line. Type a word, then press Enter.");
    assert_eq!(shown.count("You can still ask. Enter: new game, or quit."), 1, "{shown:?}");
    enters(&pane, "new game");
    let shown = pane.until("the second game", |shown| shown.count("New game.") == 2);
    assert_eq!(shown.count("The scoresheet is saved."), 1, "{shown:?}");
    assert_eq!(shown.count(QUIT), 0, "{shown:?}");
    pane.keys(&["alt-w"]);
    pane.until_told("White to move, move one.");
    pane.makes("d4");
    pane.keys(&["alt-l"]);
    pane.until_told("Move one, White: d4.");
    assert_eq!(journals(&pane), 2);
    enters(&pane, "quit");
    assert_eq!(pane.ended(), "0");
}

/// Rook and pawn against king lead into seven other tables, of which those with four pieces take long to make. One that was made to its end
/// would stand in a file.
#[test]
fn nobody_who_leaves_waits_for_tables_that_are_being_made() {
    let pane = Pane::training();
    enters(&pane, "rook and pawn");
    pane.until_told("The tables for this endgame are being made.");
    let tables = pane.config().parent().unwrap().join(".cache/annabella/endgames");
    pane.until("the first table", |_| tables.join("KQK.dtm").exists());
    // A puzzle comes at once, and so does the end.
    enters(&pane, "rated");
    pane.until_told("to move.");
    enters(&pane, "stop");
    pane.until_told("Left unsolved.");
    enters(&pane, "rook and pawn");
    pane.until("the tables once more", |shown| shown.count("are being made") == 2);
    enters(&pane, "quit");
    assert_eq!(pane.ended(), "0");
    assert!(!tables.join("KRPK.dtm").exists(), "somebody has waited for all of them");
}

/// The engine goes on beside the puzzle; and whoever leaves does not wait until it has seen the whole game.
#[test]
fn nobody_waits_until_a_whole_game_is_looked_at() {
    let found = "Mistakes to look at";
    let pane = Pane::reviewing();
    enters(&pane, "rated");
    let shown = pane.until_told("to move.");
    assert_eq!(shown.count(found), 0, "the puzzle waited for the engine: {shown:?}");
    pane.until_told(found);
    enters(&pane, "quit");
    assert_eq!(pane.ended(), "0");
    let pane = Pane::reviewing();
    enters(&pane, "quit");
    let shown = pane.until_told("Everything is saved. Goodbye.");
    assert_eq!(shown.count(found), 0, "{shown:?}");
    assert_eq!(pane.ended(), "0");
}

#[test]
fn an_unfinished_game_is_left_after_yes_and_can_resume() {
    let pane = Pane::start();
    pane.makes("e4");
    enters(&pane, "new game");
    pane.until_told("Begin a new game? This one is saved. You can continue it later.");
    enters(&pane, "no");
    pane.until_told("Cancelled.");
    pane.keys(&["alt-l"]);
    pane.until_told("Move one, White: e4.");
    enters(&pane, "new game");
    enters(&pane, "yes");
    pane.until_told("The previous game is saved. You can continue it later.");
    pane.until("the second game", |shown| shown.count("New game.") == 2);
    pane.keys(&["alt-l"]);
    pane.until_told("No move has been made yet.");
    assert_eq!(journals(&pane), 2);
}

#[test]
fn a_study_position_is_played_after_a_yes() {
    let pane = Pane::start();
    enters(&pane, "play this");
    pane.until_told("You are in the game.");
    enters(&pane, "fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    enters(&pane, "play this");
    pane.until_told("In this position the game would already be over.");
    enters(&pane, "fen 4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    enters(&pane, "play this");
    pane.until_told("Begin a new game from this position?");
    enters(&pane, "yes");
    pane.until("the second game", |shown| shown.count("New game.") == 2);
    enters(&pane, "a8q");
    pane.until_told("a8, promotes to queen");
    assert_eq!(journals(&pane), 2);
}

#[test]
fn the_level_is_said_and_kept_for_the_next_game() {
    let pane = Pane::with("", &["--opponent", "house", "--opponent-level", "1"]);
    enters(&pane, "level");
    pane.until_told("The built-in opponent plays at level one of fifteen.");
    enters(&pane, "level ninety");
    pane.until_told("Levels go from one, the weakest, to fifteen.");
    enters(&pane, "level 2");
    pane.until_told("From the next game on, the built-in opponent plays at level two.");
    pane.until_kept(&["opponent-level = 2"]);
    enters(&pane, "level");
    pane.until_told("plays at level one of fifteen. In the next game: level two.");
    enters(&pane, "new game");
    enters(&pane, "yes");
    pane.until_told("the built-in opponent, level two");
}

#[test]
fn at_a_tournament_no_other_game_is_begun() {
    let pane = Pane::with("", &["--mode", "tournament", "--opponent", "board", "--terminal", "all"]);
    enters(&pane, "new game");
    pane.until_told("In a tournament, only this game can be played here.");
    pane.keys(&["alt-l"]);
    pane.until_told("No move has been made yet.");
}

/// Nearly every word is a word: what is meant as a name is written in quotes, and the names can be left.
#[test]
fn a_word_is_a_name_only_in_quotes() {
    let pane = Pane::start();
    enters(&pane, "names");
    pane.until_told("Who plays White?");
    for word in ["players", "what is on e4", "new game", "back"] {
        enters(&pane, word);
        pane.until_told(&format!("{word} is also a command."));
    }
    enters(&pane, "\"Moves\"");
    pane.until_told("Who plays Black?");
    enters(&pane, "Ada King");
    pane.until_told("Which event is it?");
    enters(&pane, "no");
    pane.until_told("The names are saved.");
    enters(&pane, "who plays");
    pane.until_told("White: Moves. Black: Ada King.");
}

/// A round has a number, which is a word elsewhere.
#[test]
fn a_number_names_a_round() {
    let pane = Pane::start();
    enters(&pane, "names");
    pane.keys(&["enter", "enter", "enter"]);
    pane.until_told("Which round is it?");
    enters(&pane, "3");
    pane.until_told("The names are saved.");
}
