//! What a page may do, and whose its browser is.

use serde_json::json;

use super::seat::{Browser, Console, last_words};

/// Browsers keep cookies by host, whatever the port.
#[test]
fn one_browser_has_seats_at_two_consoles_of_one_machine() {
    let (mut first, page) = Console::joined(&["--colour", "white"], "en");
    let (mut second, other) = Console::joined(&["--colour", "white"], "en");
    let name = |cookie: &str| cookie.split('=').next().map(str::to_owned);
    assert_ne!(name(&page.cookie), name(&other.cookie), "one would replace the other");
    let both = format!("{}; {}", other.cookie, page.cookie);
    for (console, page) in [(&mut first, page), (&mut second, other)] {
        let host = page.host.clone();
        drop(page);
        let mut page = Browser { socket: Browser::open(&host, &both), host, cookie: both.clone() };
        page.until(|state| state["phase"] == "game");
        console.play.enter("e4");
        page.until(|state| state["moves"] == json!([["e4", ""]]));
    }
    first.play.end();
    second.play.end();
}

/// What is the owner's is refused at the page, and the opponent's help is off until the host allows it.
#[test]
fn a_page_says_only_what_is_its_own() {
    let (mut console, mut page) = Console::joined(&["--colour", "white"], "en");
    for line in
        ["names", "new game", "opponent board", "level 9", "earphone", "tutorial", "speech off", "sounds off", "quit"]
    {
        page.hears(line, "Only the owner of this console");
        page.hears("nobody knows this", "not understand");
    }
    let file = console.data.path().join("stolen.annabella");
    page.hears(&format!("save {}", file.display()), "Only the owner of this console");
    console.play.enter("e4");
    page.until(|state| state["moves"] == json!([["e4", ""]]));
    for line in ["hint", "threat", "evaluate", "is e5 a blunder", "allow help"] {
        let told = if line == "allow help" { "Only the owner" } else { "Your host can allow it" };
        page.hears(line, told);
    }
    page.hears("what attacks e4", "e4");
    console.play.enter("allow help");
    page.until(|state| last_words(state).contains("may help both players"));
    page.enter("evaluate");
    console.play.until("Black was helped: the evaluation");
    assert!(!file.exists());
    console.play.end();
}
