//! The manual as a page: nothing for axe-core to find, and headings, lists and tables with names for a screen reader.

use std::fs;
use std::path::Path;

use annabella::cli::manual::{Form, ManualArgs, run};
use annabella::game::participant::Language;
use annabella::manual::pages;

use super::browser::{Browser, check_html};

fn written(topic: &str, language: Language, path: &Path) {
    let topic = topic.split_whitespace().map(str::to_owned).collect();
    let output = Some(path.to_owned());
    run(&ManualArgs { topic, language: Some(language), to: Some(Form::Html), page: None, output }).expect("written");
}

#[test]
fn html_is_clean_in_every_language_and_titles_are_reachable() {
    let dir = tempfile::tempdir().expect("a directory");
    let paths: Vec<_> = Language::ALL.map(|language| dir.path().join(format!("{}.html", language.code()))).into();
    for (language, path) in Language::ALL.into_iter().zip(&paths) {
        written("", language, path);
        let page = fs::read_to_string(path).expect("the page");
        for topic in pages(language) {
            assert!(page.contains(&format!("href=\"#{}\"", topic.topic)), "{language:?}: {}", topic.topic);
            assert!(page.contains(&format!(" id=\"{}\"", topic.topic)), "{language:?}: {}", topic.topic);
        }
    }
    assert_eq!(check_html(&paths.iter().map(AsRef::as_ref).collect::<Vec<_>>()), "");
}

#[test]
fn axe_finds_nothing() {
    axe_finds_nothing_in(&[Language::Es]);
}

#[test]
#[ignore = "all languages: `.ci/setup test cargo test --test core every_language -- --ignored --nocapture`"]
fn axe_finds_nothing_in_every_language() {
    axe_finds_nothing_in(&Language::ALL);
}

fn axe_finds_nothing_in(languages: &[Language]) {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("manual.html");
    let mut browser = Browser::start();
    browser.see("screen", &[]);
    for &language in languages {
        written("", language, &path);
        browser.open(&path);
        let rules = ["color-contrast", "document-title", "html-has-lang", "heading-order", "list", "region"];
        browser.assert_clean(language.code(), &rules);
    }
}

#[test]
fn a_screen_reader_gets_the_cards_headings_and_named_rows() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("card.html");
    written("card", Language::En, &path);
    let mut browser = Browser::start();
    browser.open(&path);
    let tree = browser.tree();
    for line in [
        "RootWebArea Reference card",
        "heading 1 Reference card",
        "heading 2 Questions",
        "row: columnheader enter | columnheader you hear",
        "row: rowheader last | cell the last move",
        "row: columnheader key | columnheader what it does",
        "row: rowheader Alt l | cell the last move.",
    ] {
        assert!(tree.lines().any(|found| found.trim() == line), "{line} is not in\n{tree}");
    }
}
