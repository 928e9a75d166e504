//! Which of several unfinished games is to go on: a dialogue by keys.

use std::io::Write as _;
use std::process::{Command, Stdio};

use super::tmux::Terminal;

const FLAGS: [&str; 8] = ["--language", "en", "--speech", "off", "--sounds", "off", "--opponent-level", "2"];

/// A terminal in whose directory two games were begun and left.
fn with_two_games() -> Terminal {
    let folder = tempfile::tempdir().expect("a folder");
    for _ in 0..2 {
        let mut play = Command::new(env!("CARGO_BIN_EXE_annabella"));
        play.args(["play", "--data", "games"]).args(FLAGS).current_dir(folder.path());
        let played = play.env("XDG_CONFIG_HOME", "config").stdin(Stdio::null()).output().expect("it plays");
        assert!(played.status.success(), "{played:?}");
    }
    let terminal = Terminal::play_in(folder, &[&FLAGS[..], &["--resume"]].concat());
    terminal.until_shown("Which game?", 1);
    terminal
}

#[test]
fn the_game_list_can_be_walked_repeated_and_left() {
    let terminal = with_two_games();
    let game = "White against the built-in opponent, level two; no move yet; begun";
    terminal.until_shown(game, 2);
    terminal.keys(&["Enter"]);
    terminal.until_shown("two unfinished games", 2);
    terminal.until_shown("Which game?", 2);
    terminal.keys(&["M-n"]);
    terminal.until_shown("Game two: White", 3);
    terminal.keys(&["M-r"]);
    terminal.until_shown("Which game?", 3);
    terminal.keys(&["M-h"]);
    terminal.until_shown("Next game: Alt n. Previous game: Alt b.", 1);
    // There is neither a game nor a board yet.
    terminal.keys(&["M-w"]);
    terminal.until_shown("Choose a game first: enter its number.", 1);
    terminal.keys(&["Tab"]);
    terminal.until_shown("Next game: ", 2);
    terminal.text("9");
    terminal.keys(&["Enter"]);
    terminal.until_shown("only two choices", 1);
    terminal.until_shown("Which game?", 4);
    terminal.keys(&["C-c"]);
    terminal.until_shown("No game was opened. Goodbye.", 1);
    terminal.until_ended();
}

#[test]
fn the_chosen_game_is_taken_up() {
    let terminal = with_two_games();
    terminal.text("two");
    terminal.keys(&["Enter"]);
    terminal.until_shown("The game continues.", 1);
    terminal.text("e4");
    terminal.keys(&["Enter"]);
    terminal.until_shown("e4", 2);
}

#[test]
fn a_question_before_choosing_a_game_has_one_clear_line() {
    let terminal = with_two_games();
    let clear = "Choose a game first: enter its number.";
    for (times, question) in (1..).zip(["what attacks e4", "where are my knights", "last", "what is on e4", "level"]) {
        terminal.text(question);
        terminal.keys(&["Enter"]);
        terminal.until_shown(clear, times);
    }
    // The games were read once, and none was taken up.
    terminal.until_shown("two unfinished games", 1);
    terminal.text("1");
    terminal.keys(&["Enter"]);
    terminal.until_shown("The game continues.", 1);
}

/// How many games there are in a folder, and what was written when these lines were entered.
fn played(folder: &std::path::Path, flags: &[&str], lines: &str) -> (usize, String) {
    let mut play = Command::new(env!("CARGO_BIN_EXE_annabella"));
    play.args(["play", "--data", "games", "--speech", "off", "--sounds", "off", "--opponent-level", "1"]).args(flags);
    play.current_dir(folder).env("XDG_CONFIG_HOME", "config").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = play.spawn().expect("it plays");
    child.stdin.take().expect("its input").write_all(lines.as_bytes()).expect("it reads");
    let done = child.wait_with_output().expect("it ends");
    assert!(done.status.success(), "{done:?}");
    let games = std::fs::read_dir(folder.join("games")).expect("a directory").filter_map(Result::ok);
    let journals = games.filter(|file| file.path().extension().is_some_and(|end| end == "annabella")).count();
    (journals, String::from_utf8(done.stdout).expect("text"))
}

#[test]
fn another_game_can_be_begun_instead_in_every_language() {
    for (language, words) in [
        ("en", "new game"),
        ("it", "un'altra partita"),
        ("de", "Neue Partie"),
        ("es", "nueva partida"),
        ("fr", "revanche"),
        ("fr", "new game"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let flags = ["--language", language, "--opponent", "console", "--style", "literate"];
        for _ in 0..2 {
            played(folder.path(), &flags, "");
        }
        let (journals, told) = played(folder.path(), &[&flags[..], &["--resume"]].concat(), &format!("{words}\ne4\n"));
        assert_eq!(journals, 3, "{language}: the others stay as they are: {told}");
        assert!(told.contains("public: e4"), "{language}: {told}");
    }
}

/// Who calls for a game is asked whether one that was left is to go on; a game in which nobody has moved is none of these, and
/// through a pipe nobody is asked.
#[test]
fn calling_for_a_game_offers_the_one_that_was_left() {
    for (answer, then) in [("yes", "The game continues. The last move was"), ("no", "New game. You play White")] {
        let folder = tempfile::tempdir().expect("a folder");
        played(folder.path(), &["--language", "en"], "quit\n");
        played(folder.path(), &["--language", "en"], "e4\n");
        let (_, told) = played(folder.path(), &["--language", "en"], "quit\n");
        assert!(!told.contains("unfinished") && told.contains("New game."), "{told}");
        let terminal = Terminal::play_in(folder, &FLAGS);
        terminal.until_shown("There is one unfinished game.", 1);
        terminal.until_shown("Continue it? Enter yes, or new game.", 1);
        terminal.text(answer);
        terminal.keys(&["Enter"]);
        terminal.until_shown(then, 1);
    }
}

#[test]
fn only_the_open_tournament_game_is_offered() {
    let folder = tempfile::tempdir().expect("a folder");
    let flags = ["--language", "en", "--opponent", "console", "--mode", "tournament", "--dialogue", "off"];
    played(folder.path(), &flags, "quit\n");
    let terminal = Terminal::play_in(folder, &FLAGS);
    terminal.until_shown("Continue it? Enter yes, or quit.", 1);
    terminal.text("no");
    terminal.keys(&["Enter"]);
    terminal.until_shown("In a tournament, only this game can be played here.", 1);
    terminal.text("yes");
    terminal.keys(&["Enter"]);
    terminal.until_shown("Private messages are off, so that your opponent cannot hear them", 1);
}

#[test]
fn beside_a_tournament_game_no_other_one_is_begun() {
    let folder = tempfile::tempdir().expect("a folder");
    let flags = ["--language", "en", "--opponent", "console", "--mode", "tournament", "--dialogue", "off"];
    for _ in 0..2 {
        played(folder.path(), &flags, "");
    }
    let (journals, told) = played(folder.path(), &[&flags[..], &["--resume"]].concat(), "new game\n2\n");
    assert_eq!(journals, 2);
    assert!(told.contains("In a tournament, only this game can be played here."), "{told}");
    assert!(told.contains("The game continues."), "{told}");
}
