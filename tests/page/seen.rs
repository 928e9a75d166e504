//! Pages in Chromium: axe-core finds nothing, the tree for screen readers has everything, and the checker of HTML agrees.

use std::fs;
use std::io::Cursor;
use std::sync::Arc;

use annabella::engine::advice::Variation;
use annabella::game::advice::Score;
use annabella::game::board::Board;
use annabella::game::participant::Language;
use annabella::notation::uci;
use annabella::rules::position::{Color, Position};
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::compare::{Wanted, open};
use annabella::scoresheet::pgn;
use annabella::scoresheet::sheet::Sheet;
use annabella::training::report::Form;
use annabella::training::review::{Report, Reviewed};
use annabella::words::Words;

use crate::braille::games::random;
use crate::page::browser::{Browser, check_html};
use crate::page::{SAMPLE, page, whole};

#[test]
fn axe_finds_nothing_on_screen_in_the_dark_or_printed() {
    axe_finds_nothing_in(&[Language::It]);
}

#[test]
#[ignore = "all languages: `.ci/setup test cargo test --test core every_language -- --ignored --nocapture`"]
fn axe_finds_nothing_in_every_language() {
    axe_finds_nothing_in(&Language::ALL);
}

fn axe_finds_nothing_in(languages: &[Language]) {
    let dir = tempfile::tempdir().expect("a directory");
    let mut browser = Browser::start();
    for &language in languages {
        let path = dir.path().join(format!("{}.html", language.code()));
        let rules = ["color-contrast", "document-title", "html-has-lang", "td-headers-attr"];
        let sheets = (whole(SAMPLE, language).into_bytes(), [&rules[..], &["definition-list"]].concat());
        for (page, rules) in [sheets, (report(language), rules.to_vec())] {
            fs::write(&path, page).expect("written");
            for (medium, wishes) in [
                ("screen", vec![("prefers-color-scheme", "light")]),
                ("screen", vec![("prefers-color-scheme", "dark"), ("prefers-contrast", "more")]),
                ("print", vec![]),
            ] {
                browser.see(medium, &wishes);
                browser.open(&path);
                browser.assert_clean(&format!("{language:?} {medium} {wishes:?}"), &rules);
            }
        }
    }
}

/// The report of a review: signs, comments of whole sentences, and better moves as variations.
fn report(language: Language) -> Vec<u8> {
    let pgn = "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let read = open(Cursor::new(pgn.as_bytes().to_vec()), Some("pgn"), &Wanted::default()).expect("a game");
    let game = Reviewed::new(read.sheet);
    let look = |(position, (score, text)): (&Position, (i32, &str))| {
        let first = uci::read(text, &Board::from(position)).expect("a move");
        Some(Variation { score: Score::Centipawns(score), moves: vec![first] })
    };
    let said = [(30, "e2e4"), (60, "e7e5"), (-90, "e2e4"), (3_000, "d8h4")];
    let looks: Vec<Option<Variation>> = game.positions().iter().zip(said).map(look).chain([None]).collect();
    let mistakes = game.mistakes(&looks);
    assert_eq!(mistakes.len(), 2);
    let summary = game.summary(&mistakes, &looks, &Color::ALL);
    Report { game: Arc::new(game), mistakes, summary }.written(Form::Html, &Words::new(), language)
}

#[test]
fn a_broken_page_is_found_out() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("broken.html");
    let good = whole(SAMPLE, Language::En);
    let mut browser = Browser::start();
    for (from, to, rule) in [
        ("<html lang=\"en\">", "<html>", "html-has-lang"),
        ("<html lang=\"en\">", "<html lang=\"english\">", "html-lang-valid"),
        ("<title>Scoresheets: a test</title>", "", "document-title"),
        ("<dl>\n<div><dt>", "<dl>\n<p></p><div><dt>", "definition-list"),
        ("color: CanvasText", "color: #999", "color-contrast"),
        ("<h2 id=\"game-1\">", "<h4 id=\"game-1\">", "heading-order"),
        ("<th scope=\"col\">Black</th>", "<th scope=\"col\"></th>", "empty-table-header"),
        ("content=\"width=device-width, initial-scale=1\"", "content=\"user-scalable=no\"", "meta-viewport"),
    ] {
        let broken = good.replacen(from, to, 1);
        assert_ne!(broken, good, "{from}");
        fs::write(&path, broken).expect("written");
        browser.open(&path);
        let (found, _) = browser.axe();
        assert!(found.iter().any(|found| found.starts_with(rule)), "{rule}: {found:?}");
    }
}

#[test]
fn a_screen_reader_gets_headings_lists_and_tables_with_names() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("page.html");
    fs::write(&path, whole(SAMPLE, Language::En)).expect("written");
    let mut browser = Browser::start();
    browser.open(&path);
    let tree = browser.tree();
    assert_eq!(tree, include_str!("tree.txt"));
}

/// A telephone, or a window whose reader has enlarged everything four times. In every language, since words have other lengths.
#[test]
fn nothing_is_wider_than_a_window_of_320_pixels() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("page.html");
    let mut browser = Browser::start();
    let size = serde_json::json!({ "width": 320, "height": 640, "deviceScaleFactor": 1, "mobile": false });
    browser.ask("Emulation.setDeviceMetricsOverride", &size);
    let timed = SAMPLE.replace("2. Nf3", "2. Nf3 {[%clk 1:29:31] [%emt 0:00:12]}");
    for language in Language::ALL {
        for pgn in [SAMPLE, &timed] {
            fs::write(&path, whole(pgn, language)).expect("written");
            browser.open(&path);
            let wider = browser.run(
                "const width = document.documentElement.clientWidth;
                 const heard = one => one.closest('.heard');
                 const wide = one => one.getBoundingClientRect().right > width || one.scrollWidth > width;
                 [width > 300 && width <= 320, ...[...document.querySelectorAll('html, html *')]
                     .filter(one => wide(one) && !heard(one)).map(one => one.outerHTML.slice(0, 80))]",
            );
            assert_eq!(wider, serde_json::json!([true]), "{language:?}");
        }
    }
}

/// What a browser prints into a PDF has the structure of the page, where it can: headings, lists and tables for a screen reader.
#[test]
fn a_printed_pdf_is_tagged_and_has_title_and_language() {
    let dir = tempfile::tempdir().expect("a directory");
    let (path, pdf) = (dir.path().join("page.html"), dir.path().join("page.pdf"));
    let game = "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. e4 {[%clk 1:00:00]} e5 {[%clk 1:00:00]} *\n";
    fs::write(&path, whole(game, Language::De)).expect("written");
    let mut browser = Browser::start();
    browser.open(&path);
    fs::write(&pdf, browser.print()).expect("written");
    let text = String::from_utf8_lossy(&fs::read(&pdf).expect("a PDF")).into_owned();
    for part in ["/StructTreeRoot", "/Marked true", "/Lang (de)", "/S /H1", "/S /H2", "/S /Table", "/S /TH", "/S /TD"] {
        assert!(text.contains(part), "{part}");
    }
    assert!(text.contains("/Title (Ada - Bo)"), "the title is the players");
}

/// How each language calls the column of numbers, the table of moves, the sides, check and mate.
const WORDS: [(Language, &str, [&str; 5], [&str; 6]); 5] = [
    (Language::En, "Move", ["Moves of game", "White", "Black", "check", "mate"], ["P", "N", "B", "R", "Q", "K"]),
    (
        Language::It,
        "Mossa",
        ["Mosse della partita", "Bianco", "Nero", "scacco", "scacco matto"],
        ["P", "C", "A", "T", "D", "R"],
    ),
    (
        Language::De,
        "Zug",
        ["Züge der Partie", "Weiß", "Schwarz", "Schach", "Schachmatt"],
        ["B", "S", "L", "T", "D", "K"],
    ),
    (
        Language::Es,
        "Jugada",
        ["Jugadas de la partida", "Blancas", "Negras", "jaque", "jaque mate"],
        ["P", "C", "A", "T", "D", "R"],
    ),
    (
        Language::Fr,
        "Coup",
        ["Coups de la partie", "Blancs", "Noirs", "échec", "échec et mat"],
        ["P", "C", "F", "T", "D", "R"],
    ),
];

/// The table of moves as a screen reader has it, worked out from PGN and not from what writes pages.
fn table(game: usize, sheet: &Sheet, words: &[&str; 5], letters: &[&str; 6], number: &str) -> Vec<String> {
    let heads = format!("row: columnheader {number} | columnheader {} | columnheader {}", words[1], words[2]);
    let mut lines = vec![format!("table {} {game}", words[0]), heads];
    let mut cells: Vec<(u32, [String; 2])> = Vec::new();
    let mut steps = sheet.line.steps();
    while let Some(step) = steps.next() {
        let mut san = String::new();
        step.write_pgn(&mut san);
        let passes = step.played.piece == annabella::rules::position::Role::Pawn
            && step.played.capture
            && steps.before().placement().piece_at(step.played.to).is_none();
        let mut said = String::new();
        for sign in san.chars() {
            match sign {
                'O' => said.push('0'),
                '=' => {}
                '+' => said.extend([" ", words[3]]),
                '#' => said.extend([" ", words[4]]),
                _ => match "PNBRQK".find(sign) {
                    Some(piece) => said.push_str(letters[piece]),
                    None => said.push(sign),
                },
            }
        }
        if passes {
            let end = said.find(' ').unwrap_or(said.len());
            said.insert_str(end, " e.p.");
        }
        if step.mover == Color::White || cells.is_empty() {
            cells.push((step.number, Default::default()));
        }
        let (_, pair) = cells.last_mut().expect("a row");
        pair[usize::from(step.mover == Color::Black)] = said;
    }
    let cell = |said: &String| format!("cell {said}").trim_end().to_owned();
    let row = |(number, [white, black]): &(u32, [String; 2])| {
        format!("row: rowheader {number} | {} | {}", cell(white), cell(black))
    };
    lines.extend(cells.iter().map(row));
    lines
}

#[test]
fn every_language_gives_each_move_a_cell_with_its_headers() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("games.html");
    let mut games: Vec<Sheet> = (0..14).map(|seed| random(seed, 30)).filter(|game| !game.line.is_empty()).collect();
    for game in &mut games {
        game.marks.clear();
    }
    let text: String = games.iter().map(pgn::write).collect();
    let mut browser = Browser::start();
    for (language, column, words, letters) in WORDS {
        fs::write(&path, whole(&text, language)).expect("written");
        browser.open(&path);
        let tree = browser.tree();
        let mut found = Vec::new();
        let mut of_moves = false;
        for line in tree.lines().map(str::trim) {
            if !line.starts_with("row:") {
                of_moves = line.starts_with(&format!("table {}", words[0]));
            }
            found.extend(of_moves.then_some(line));
        }
        let expected: Vec<String> =
            (1..).zip(&games).flat_map(|(number, game)| table(number, game, &words, &letters, column)).collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

#[test]
fn the_html_checker_is_silent_but_would_report_faults() {
    let dir = tempfile::tempdir().expect("a directory");
    let mut paths = Vec::new();
    for language in Language::ALL {
        let path = dir.path().join(format!("{}.html", language.code()));
        fs::write(&path, whole(SAMPLE, language)).expect("written");
        paths.push(path);
    }
    let empty = dir.path().join("empty.html");
    // Of a file without a game nothing is said but that.
    fs::write(&empty, page("", Language::En, Layout::default()).bytes).expect("written");
    paths.push(empty);
    // The page of the screens, too: starting the checker takes longer than checking.
    paths.push(concat!(env!("CARGO_MANIFEST_DIR"), "/src/screen/page/index.html").into());
    let paths: Vec<&std::path::Path> = paths.iter().map(std::path::PathBuf::as_path).collect();
    assert_eq!(check_html(&paths), "");
    let broken = dir.path().join("broken.html");
    fs::write(&broken, whole(SAMPLE, Language::En).replacen("</td>", "</tr>", 1)).expect("written");
    assert!(check_html(&[&broken]).contains("error: "));
}
