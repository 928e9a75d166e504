//! Pages that are a board: the opponent's, and the owner's own.

use std::process::Command;

use serde_json::json;

use super::seat::{Browser, Console, invited, last_words};
use crate::support::play::{Play, binary};

#[test]
fn a_page_used_as_board_is_not_asked_for_agreement() {
    let (mut console, mut page) = Console::joined(&["--colour", "white", "--time", "5+3"], "en");
    console.play.enter("e4");
    page.until(|state| state["moves"] == json!([["e4", ""]]));
    page.enter("our boards differ");
    console.play.until("The last recorded move is e4");
    let state = page.until(|state| last_words(state).contains("Black says that the boards differ"));
    assert_eq!(state["owed"], json!([]), "the page shows what is recorded");
    console.play.enter("our boards agree");
    console.play.until("The game goes on");
    page.until(|state| state["black"]["running"] == true);
    page.hears("manual", "To open one, enter manual");
    let state = page.hears("last", "e4");
    assert!(!state["lines"].to_string().contains("Next title"), "no key steps through a page: {state:#}");
    console.play.end();
}

/// Guessing shuts out the device that guesses, and takes no code away; it is asked for by the same word as the opponent's.
#[test]
fn an_own_screen_is_invited_again_after_wrong_codes() {
    let data = tempfile::tempdir().expect("a directory");
    let quiet = ["--opponent", "console", "--screen", "own", "--speech", "off", "--sounds", "off", "--language", "en"];
    let mut command = Command::new(binary());
    let command = command.env("XDG_CONFIG_HOME", data.path()).arg("play").args(quiet);
    let mut play = Play::run(command.arg("--data").arg(data.path()));
    let (host, first) = invited(&play);
    let wrong = if first == "000000" { "000001" } else { "000000" };
    for _ in 0..5 {
        assert!(Browser::knock(&host, wrong, "en").is_err());
    }
    play.until("five wrong codes");
    play.enter("invite");
    let (_, second) = invited(&play);
    assert_eq!(second, first);
    play.enter("qr");
    play.until("screen-code.svg");
    play.end();
}
