//! The page in Chromium: as a screen reader gets it, and as axe-core judges it.

use std::process::Command;

use annabella::game::participant::Language;
use serde_json::json;

use super::Shown;
use crate::page::browser::Browser;

/// Opens the page and waits until it shows the game.
fn opened(browser: &mut Browser, shown: &Shown) {
    browser.open_at(&shown.screens.own_address());
    browser.run(WAIT);
}

/// Until the board is filled.
const WAIT: &str = "new Promise(done => { const look = () => document.querySelectorAll('[role=gridcell]').length === 64 \
     && document.querySelector('[role=gridcell]').getAttribute('aria-label').includes(',') \
     ? done(true) : setTimeout(look, 20); look(); })";

fn until(browser: &mut Browser, condition: &str) {
    let wait = format!(
        "new Promise(done => {{ const look = () => {condition} ? done(true) : setTimeout(look, 20); look(); }})"
    );
    browser.run(&wait);
}

/// The board in the dark, as axe-core judges it. In the light it is judged in the games of `played.mjs`.
pub(super) fn axe_finds_nothing_in_the_dark(language: Language) {
    let mut browser = Browser::start();
    let mut shown = Shown::in_language(language);
    shown.plays("e2e4 d7d5 e4d5");
    browser.see("screen", &[("prefers-color-scheme", "dark"), ("prefers-contrast", "more")]);
    opened(&mut browser, &shown);
    browser.assert_clean(
        language.code(),
        &["color-contrast", "document-title", "html-has-lang", "aria-required-children"],
    );
}

#[test]
fn axe_finds_nothing_in_german_in_the_dark() {
    axe_finds_nothing_in_the_dark(Language::De);
}

#[test]
fn a_screen_reader_gets_named_cells_and_each_move_once() {
    let mut browser = Browser::start();
    let mut shown = Shown::in_language(Language::De);
    opened(&mut browser, &shown);
    let tree = browser.tree();
    assert!(tree.contains("grid Brett"), "{tree}");
    let cells: usize = tree.lines().map(|line| line.matches("gridcell ").count()).sum();
    assert_eq!(cells, 64, "{tree}");
    assert!(tree.contains("gridcell e2, weißer Bauer") && tree.contains("gridcell e4, leer"), "{tree}");
    assert!(!tree.contains("button ♙") && !tree.contains("img"), "pictures are hidden: {tree}");
    // Every text that the live region has had.
    browser.run(
        "window.heard = []; new MutationObserver(() => { const said = document.querySelector('#said').textContent; \
         if (said) window.heard.push(said); }).observe(document.querySelector('#said'), \
         { childList: true, characterData: true, subtree: true });0",
    );
    browser.run("document.querySelector('[aria-label^=\"e2,\"]').focus();0");
    shown.plays("e2e4");
    until(&mut browser, "window.heard.length > 0");
    shown.show();
    shown.plays("g8f6");
    until(&mut browser, "window.heard.length > 1");
    assert_eq!(browser.run("window.heard"), json!(["e4", "Springer f6"]));
    assert_eq!(browser.run("document.activeElement.getAttribute('aria-label')"), json!("e2, leer"), "the focus stays");
}

#[test]
fn arrows_go_from_square_to_square_and_nothing_is_moved() {
    let mut browser = Browser::start();
    let shown = Shown::in_language(Language::En);
    opened(&mut browser, &shown);
    browser.run("document.querySelector('[aria-label^=\"a1,\"]').focus();0");
    let focused = "document.activeElement.getAttribute('aria-label')";
    for (key, label) in [
        ("ArrowRight", "b1, white knight"),
        ("ArrowUp", "b2, white pawn"),
        ("ArrowLeft", "a2, white pawn"),
        ("ArrowLeft", "a2, white pawn"),
        ("End", "h2, white pawn"),
        ("ArrowDown", "h1, white rook"),
        ("Enter", "h1, white rook"),
    ] {
        for kind in ["keyDown", "keyUp"] {
            browser.ask("Input.dispatchKeyEvent", &json!({ "type": kind, "key": key, "code": key }));
        }
        assert_eq!(browser.run(focused), json!(label), "{key}");
    }
    assert_eq!(browser.run("document.querySelectorAll('[role=gridcell][tabindex=\"0\"]').length"), json!(1));
}

#[test]
fn the_page_is_small() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/src/screen/page");
    let files = std::fs::read_dir(page).expect("the page").flatten();
    let size: u64 = files.map(|file| file.metadata().expect("a file").len()).sum();
    assert!(size < 150_000, "{size} bytes");
}

#[test]
fn the_script_agrees_with_its_types() {
    let root = env!("CARGO_MANIFEST_DIR");
    let mut tsc = Command::new(format!("{root}/target/npm/node_modules/.bin/tsc"));
    tsc.args(["--allowJs", "--checkJs", "--strict", "--noEmit", "--target", "es2022", "--module", "es2022"]);
    tsc.args(["--lib", "es2022,dom", "--types", ""]).arg(format!("{root}/src/screen/page/main.js"));
    let done = tsc.output().expect("tsc; `.ci/setup test true` installs it");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
}
