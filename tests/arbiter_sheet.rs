//! The arbiter's sheet says in every language what the code decides by and what the profile has.

use std::fs;
use std::process::Command;

use annabella::cli::manual::{Form, ManualArgs, run};
use annabella::game::participant::Language;
use annabella::manual::{Block, Page, Span, page};
use annabella::rules::ending::Reason;
use annabella::rules::profile::{KEYS, Profile, TimeClass};

const PROFILE: &str = "fide-2023";

/// The tables of the sheet, in their order.
struct Tables {
    facts: Rows,
    decides: Rows,
    notes: Rows,
    refuses: Rows,
    penalties: Rows,
}

type Rows = Vec<[String; 2]>;

fn sheet(language: Language) -> &'static Page {
    page(language, "arbiter-sheet").expect("the sheet")
}

fn text(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

fn tables(language: Language) -> Tables {
    let mut tables = sheet(language).blocks.iter().filter_map(|block| match block {
        Block::Table { rows, .. } => {
            Some(rows.iter().map(|row| row.each_ref().map(|cell| text(cell))).collect::<Rows>())
        }
        _ => None,
    });
    let mut next = || tables.next().expect("a table");
    Tables { facts: next(), decides: next(), notes: next(), refuses: next(), penalties: next() }
}

fn articles(row: &[String; 2]) -> Vec<&str> {
    row[0].split(", ").collect()
}

/// The rules that a row names.
fn keys(row: &[String; 2]) -> Vec<&'static str> {
    let words = row[1].split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_' || sign == '.'));
    let dotted = words.map(|word| word.trim_matches('.')).filter(|word| word.contains('.'));
    let known = |word| KEYS.iter().find(|key| key.name == word).map(|key| key.name);
    dotted.map(|word| known(word).unwrap_or_else(|| panic!("{row:?}: there is no rule {word}"))).collect()
}

fn figures(text: &str) -> Vec<u32> {
    let figures = text.split(|sign: char| !sign.is_ascii_digit()).filter(|figures| !figures.is_empty());
    figures.map(|figures| figures.parse().expect("figures")).collect()
}

#[test]
fn every_rule_stands_at_its_article_in_every_language() {
    let listed = |language| {
        let Tables { decides, notes, refuses, .. } = tables(language);
        let row = |row: &[String; 2]| {
            for key in keys(row) {
                let of = KEYS.iter().find(|each| each.name == key).expect("a rule").article;
                let fits = of.split(", ").any(|article| articles(row).contains(&article));
                assert!(fits, "{language:?}: {key} is of {of}: {row:?}");
            }
            (row[0].clone(), keys(row))
        };
        [decides, notes, refuses].map(|table| table.iter().map(row).collect::<Vec<_>>())
    };
    let english = listed(Language::En);
    assert!(english.iter().flatten().filter(|(_, keys)| !keys.is_empty()).count() > 15);
    for language in Language::ALL {
        assert_eq!(listed(language), english, "{language:?}");
    }
}

#[test]
fn whatever_ends_a_game_is_decided_or_noted() {
    let Tables { decides, notes, .. } = tables(Language::En);
    let named = |rows: &Rows, reason: Reason| rows.iter().any(|row| articles(row).contains(&reason.article()));
    for reason in [
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::InsufficientMaterial,
        Reason::DeadPosition,
        Reason::Resignation,
        Reason::ResignationWithoutMatingMaterial,
        Reason::Agreement,
        Reason::Time,
        Reason::TimeWithoutMate,
        Reason::FivefoldRepetition,
        Reason::SeventyFiveMoves,
    ] {
        assert!(named(&decides, reason) && !named(&notes, reason), "{reason:?}");
    }
    for reason in [Reason::IllegalMoves, Reason::IllegalMovesWithoutMatingMaterial, Reason::Device] {
        assert!(named(&notes, reason) && !named(&decides, reason), "{reason:?}");
    }
    // Claims stand at the rule that hands them to the arbiter.
    assert!(!Profile::named(PROFILE).expect("the profile").record.electronic_scoresheet);
    let claims = notes.iter().find(|row| keys(row).contains(&"record.electronic_scoresheet")).expect("claims");
    for reason in [Reason::Repetition, Reason::FiftyMoves] {
        assert!(claims[1].contains(reason.article()), "{reason:?}");
    }
}

#[test]
fn penalties_of_each_class_are_those_of_the_profile() {
    let rules = Profile::named(PROFILE).expect("the profile");
    for language in Language::ALL {
        let rows = tables(language).penalties;
        assert_eq!(rows.len(), 3, "{language:?}");
        let classes = [TimeClass::Standard, TimeClass::Rapid, TimeClass::Blitz];
        let bounds = [rules.clock.rapid_under_min, rules.clock.rapid_over_min, rules.clock.rapid_over_min];
        for ((row, class), bound) in rows.iter().zip(classes).zip(bounds) {
            let loses = rules.illegal.loses_at.of(class).number().expect("one that loses");
            let seconds = [*rules.illegal.bonus_s.of(class), *rules.claim.wrong_bonus_s.of(class)];
            assert_eq!(figures(&row[0]), [bound], "{language:?}");
            assert_eq!(figures(&row[1]), [seconds[0] / 60, loses, seconds[1] / 60], "{language:?}: {class:?}");
            assert_eq!(seconds.map(|each| each % 60), [0, 0]);
        }
    }
}

#[test]
fn version_profile_and_edition_are_those_of_the_program() {
    let rules = Profile::named(PROFILE).expect("the profile");
    for language in Language::ALL {
        let facts = tables(language).facts;
        let says = |at: usize, what: &str| assert!(facts[at][1].contains(what), "{language:?}: {what}");
        says(0, env!("CARGO_PKG_VERSION"));
        says(1, PROFILE);
        says(2, "2023");
        let lines = |block: &Block| matches!(block, Block::Lines { lines, .. } if lines[0].starts_with("sha256sum "));
        assert!(sheet(language).blocks.iter().any(lines), "{language:?}");
    }
    assert_eq!(tables(Language::En).facts[2][1], rules.title);
}

#[test]
fn what_was_tested_is_not_more_than_there_is() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let read = |name: &str| fs::read_to_string(format!("{folder}/{name}")).expect(name);
    let vectors = |name: &str| {
        let value: serde_json::Value = serde_json::from_str(&read(name)).expect("JSON");
        value["vectors"].as_array().expect("vectors").len()
    };
    let is_rule = |line: &&str| {
        line.strip_prefix("| ").is_some_and(|rule| rule.starts_with(|sign: char| sign.is_ascii_uppercase()))
    };
    let rules = read("laws/LAWS.md").lines().filter(is_rule).count();
    let scripts = fs::read_dir(format!("{folder}/games")).expect("games").flatten();
    let games = scripts.filter(|entry| entry.path().extension().is_some_and(|is| is == "txt")).count();
    let there = [rules, vectors("laws/vectors.json") + vectors("laws/more.json"), games];
    for language in Language::ALL {
        let Some(Block::List { items, .. }) = sheet(language).blocks.last() else { panic!("{language:?}: no list") };
        let said = figures(&text(&items[0]));
        for (said, there) in said.iter().zip(there) {
            let said = *said as usize;
            assert!(said <= there && there < 2 * said, "{language:?}: {said} of {there}");
        }
    }
}

#[test]
fn the_sheet_is_one_page_of_paper() {
    let dir = tempfile::tempdir().expect("a directory");
    for language in Language::ALL {
        let (html, pdf) = (dir.path().join("sheet.html"), dir.path().join("sheet.pdf"));
        let topic = vec!["arbiter-sheet".to_owned()];
        let output = Some(html.clone());
        run(&ManualArgs { topic, language: Some(language), to: Some(Form::Html), page: None, output }).expect("a page");
        let mut command = Command::new("chromium-headless-shell");
        command.args(["--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]);
        command.arg(format!("--user-data-dir={}", dir.path().join("profile").display()));
        command.arg(format!("--print-to-pdf={}", pdf.display())).arg(&html);
        let printed = command.output().expect("Chromium; `.ci/setup test true` installs it");
        assert!(printed.status.success(), "{}", String::from_utf8_lossy(&printed.stderr));
        let pdf = fs::read(&pdf).expect("a PDF");
        let pages = pdf.windows(12).filter(|bytes| *bytes == b"/Type /Page\n").count();
        assert_eq!(pages, 1, "{language:?}");
    }
}
