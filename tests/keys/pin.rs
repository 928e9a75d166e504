//! The arbiter's PIN at the keys: it is drawn nowhere, told nowhere, kept nowhere, and opens what it locks.

use std::fs;
use std::path::{Path, PathBuf};

use super::pane::{Pane, Shown};

const PIN: &str = "93827164";
const WRONG: &str = "85274961";

fn at_a_tournament() -> Pane {
    let flags = ["--mode", "tournament", "--start", "at-once", "--terminal", "all", "--arbiter-pin"];
    let pane = Pane::with("", &flags);
    pane.until_told("Arbiter, enter a new PIN");
    pane
}

/// Whatever was typed is done with, since a question by key has been answered; no part of it stands there.
#[track_caller]
fn is_not_drawn(pane: &Pane, secret: &str) -> Shown {
    // Asked again, the same question is answered at more length; in an adjournment it is answered by what comes next.
    const ANSWERS: [&str; 6] = [
        " to move, move ",
        " turn to make move ",
        " still seal the next move",
        "is in the envelope",
        "The game is adjourned.",
        "To open the envelope",
    ];
    let answered = |shown: &Shown| ANSWERS.iter().map(|answer| shown.count(answer)).sum::<usize>();
    let before = answered(&pane.shown());
    pane.keys(&["alt-w"]);
    let shown = pane.until("the answer", |shown| answered(shown) > before);
    is_nowhere(pane, &shown, secret);
    shown
}

#[track_caller]
fn is_nowhere(pane: &Pane, shown: &Shown, secret: &str) {
    // Three of its characters in a row are no accident.
    for part in secret.as_bytes().windows(3).map(|part| std::str::from_utf8(part).unwrap()) {
        assert!(shown.lines.iter().all(|line| !line.contains(part)), "{part}: {shown:?}");
        assert!(!shown.entry().contains(part), "{part}: {shown:?}");
    }
    for file in files(&pane.config().join("..")) {
        let kept = String::from_utf8_lossy(&fs::read(&file).unwrap_or_default()).into_owned();
        // The file by which a test sends bytes is its own.
        let own = file.file_name().is_some_and(|name| name == "sent");
        assert!(own || !kept.contains(secret), "{}", file.display());
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn choose(pane: &Pane) {
    pane.text(PIN);
    is_not_drawn(pane, PIN);
    pane.keys(&["enter"]);
    pane.until_told("Enter the new PIN again.");
    pane.text(PIN);
    is_not_drawn(pane, PIN);
    pane.keys(&["enter"]);
    pane.until_told("The arbiter's PIN is set.");
}

#[test]
fn a_pin_is_set_asked_for_and_seen_by_nobody() {
    let pane = at_a_tournament();
    // Too short a one is asked for again, and is not shown either.
    pane.text("938");
    pane.keys(&["enter"]);
    is_nowhere(&pane, &pane.until_told("A PIN is at least four figures"), PIN);
    choose(&pane);
    pane.makes("e4");
    pane.text("arbiter: add black 2:00");
    pane.keys(&["enter"]);
    pane.until_told("Arbiter, enter the PIN.");
    pane.text(PIN);
    pane.keys(&["left", "backspace", "right", "4", "home", "end"]);
    pane.keys(&["backspace"]);
    pane.text("7");
    // All of that was typed over: only what stands there in the end counts.
    pane.keys(&["ctrl-u"]);
    pane.text(PIN);
    pane.keys(&["enter"]);
    let shown = pane.until_told("The arbiter gives Black");
    is_nowhere(&pane, &shown, PIN);

    // Neither among what was said, nor among what was entered.
    for _ in 0..12 {
        pane.keys(&["page-up"]);
    }
    for _ in 0..6 {
        pane.keys(&["up"]);
        let (shown, _) = pane.settled();
        is_nowhere(&pane, &shown, PIN);
    }
}

#[test]
fn a_wrong_pin_waits_and_opens_nothing() {
    let pane = at_a_tournament();
    choose(&pane);
    pane.text("arbiter: annul");
    pane.keys(&["enter"]);
    pane.until_told("Arbiter, enter the PIN.");
    pane.text(WRONG);
    is_not_drawn(&pane, WRONG);
    pane.keys(&["enter"]);
    pane.until_told("That PIN is wrong. Try again in");
    // Whoever tried is told first, then everybody.
    let shown = pane.until_told("A wrong arbiter PIN was entered");
    is_nowhere(&pane, &shown, WRONG);
    assert_eq!(shown.count("A wrong arbiter PIN was entered"), 1, "{shown:?}");
    // At once, the next try is not even read.
    pane.text("arbiter: annul");
    pane.keys(&["enter"]);
    let shown = pane.until("a word about the wait", |shown| {
        shown.count("before the next try.") + shown.count("Arbiter, enter the PIN.") > 1
    });
    assert_eq!(shown.count("before the next try."), 1, "{shown:?}");
    // The game goes on meanwhile.
    pane.makes("e4");
    let shown = pane.shown();
    assert_eq!(shown.count("annuls the game"), 0, "{shown:?}");
    is_nowhere(&pane, &shown, WRONG);
}

#[test]
fn figures_after_a_wrong_pin_are_neither_shown_nor_kept() {
    const FIGURES: &str = "48159623";
    let pane = at_a_tournament();
    choose(&pane);
    pane.text("arbiter: annul");
    pane.keys(&["enter"]);
    pane.until_told("Arbiter, enter the PIN.");
    pane.text(WRONG);
    pane.keys(&["enter"]);
    pane.until_told("A wrong arbiter PIN was entered");
    // Nobody is asked for it now.
    pane.text(FIGURES);
    is_not_drawn(&pane, FIGURES);
    pane.keys(&["enter"]);
    // It came too soon, or was tried.
    let shown = pane.until("an answer", |shown| shown.count("before the next try.") + shown.count("number two") > 0);
    is_nowhere(&pane, &shown, FIGURES);
    pane.keys(&["up"]);
    let (shown, _) = pane.settled();
    is_nowhere(&pane, &shown, FIGURES);
}

#[test]
fn a_partly_typed_pin_is_gone_at_the_next_question() {
    let pane = at_a_tournament();
    pane.text(PIN);
    pane.keys(&["ctrl-c"]);
    let shown = pane.until("the question whether to leave", |shown| shown.count("leave") + shown.count("Leave") > 0);
    is_nowhere(&pane, &shown, PIN);
    pane.text("no");
    pane.keys(&["enter"]);
    // The question that was there before is still there.
    pane.paste(PIN);
    is_not_drawn(&pane, PIN);
    pane.keys(&["enter"]);
    pane.until_told("Enter the new PIN again.");
    pane.paste(PIN);
    pane.keys(&["enter"]);
    let shown = pane.until_told("The arbiter's PIN is set.");
    is_nowhere(&pane, &shown, PIN);
}

/// The arbiter's orders about claims and envelopes, behind their PIN. The word that opens the envelope is theirs alone.
#[test]
fn the_arbiter_adjourns_with_a_word_that_nobody_sees() {
    const WORD: &str = "v7uj4m";
    let pane = at_a_tournament();
    choose(&pane);
    pane.makes("e4");
    let says = |line: &str, told: &str| {
        pane.text(line);
        pane.keys(&["enter"]);
        pane.until_told(told)
    };
    let unseen = |secret: &str, told: &str| {
        pane.text(secret);
        is_not_drawn(&pane, secret);
        pane.keys(&["enter"]);
        is_nowhere(&pane, &pane.until_told(told), secret);
    };
    says("arbiter", "Arbiter, enter the PIN.");
    unseen(PIN, "enter your orders one by one");
    says("session ends in 30", "The playing session ends in");
    says("adjourn", "Arbiter, enter a password of at least four letters.");
    unseen(WORD, "Enter the password again.");
    unseen(WORD, "Black seals the next move");
    // The arbiter still has the floor.
    says("consent", "The players have not agreed a draw.");
    says("done", "The arbiter has finished.");
    says("seal e5", "Your move is in the envelope.");
    says("arbiter: close envelope Sunday", "Arbiter, enter the PIN.");
    unseen(PIN, "Black's envelope is closed");
    says("arbiter: begin resumption", "Arbiter, enter the PIN.");
    unseen(PIN, "The envelope can be opened.");
    says("arbiter: open envelope", "Arbiter, enter the PIN.");
    unseen(PIN, "Arbiter, enter the envelope's password.");
    unseen("k3wq9b", "That is not the envelope's password.");
    // The next try waits for two seconds.
    std::thread::sleep(std::time::Duration::from_secs(3));
    // Who looks back in what was entered finds neither the word nor the sealed move.
    unseen(WORD, "Black's sealed move is");
    for _ in 0..8 {
        pane.keys(&["up"]);
        let (shown, _) = pane.settled();
        assert!(!shown.entry().contains("seal") && !shown.entry().contains(WORD), "{shown:?}");
    }
}
