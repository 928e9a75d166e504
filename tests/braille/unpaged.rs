//! Braille whose pages are not whole any more: without form feeds, without numbers, cut off or spoilt.

use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::convert::form::Manner;
use annabella::scoresheet::convert::source::InForm;

use crate::convert::within::{self, Out, bytes};

const SAID: &str = "[Event \"Open\"]\n[White \"Rossi, Mario\"]\n[Black \"Bianchi, Ugo\"]\n[Result \"1-0\"]\n\n\
    {Before it} 1. e4 {as 4... c5 shows, 1-0} (1. d4 d5 2. c4) 1... e5 2. Nf3 {this goes on for a long while and runs over its \
    line, and it ends with a result 1-0} (2. Bc4 Bc5 3. c3 Nf6 4. d4 exd4 5. cxd4 Bb4+ 6. Nc3 Nxe4 7. Nge2 Bxc3) 2... Nc6 1-0\n\n\
    [Event \"Open\"]\n[White \"Neri, Aldo\"]\n[Black \"Verdi, Ivo\"]\n[Result \"0-1\"]\n\n1. d4 d5 (1... Nf6) 2. c4 e6 0-1\n";

fn manner(page: &str) -> Manner {
    let layout = Layout { comments: true, page: page.parse().expect("a size"), ..Layout::default() };
    Manner { layout, ..within::manner(Code::Intl, Language::En) }
}

fn brf(pgn: &str, page: &str) -> String {
    String::from_utf8(bytes(pgn.as_bytes(), InForm::Pgn, "brf", &manner(page)).bytes).expect("ASCII")
}

fn pgn(brf: &str) -> Out {
    bytes(brf.as_bytes(), InForm::Brf, "pgn", &manner("40x25"))
}

/// Lines without those that hold nothing but the number of a page.
fn without_numbers(brf: &str) -> String {
    let is_number = |line: &str| line.starts_with("   ") && line.trim().starts_with('#') && !line.contains('-');
    brf.lines().filter(|line| !is_number(line)).flat_map(|line| [line, "\r\n"]).collect()
}

#[test]
fn pages_without_form_feeds_are_divided_by_their_numbers() {
    for page in ["40x25", "40x10", "31x8", "20x12", "12x6"] {
        let whole = brf(SAID, page);
        let expected = pgn(&whole);
        assert_eq!((expected.lines.len(), expected.tally.games), (0, 2), "{page}");
        let without_feeds = whole.replace('\x0c', "");
        let mut fewer_blanks = without_feeds.clone();
        while fewer_blanks.contains("\r\n\r\n\r\n") {
            fewer_blanks = fewer_blanks.replace("\r\n\r\n\r\n", "\r\n\r\n");
        }
        for text in [without_feeds, fewer_blanks] {
            let out = pgn(&text);
            assert_eq!(String::from_utf8_lossy(&out.bytes), String::from_utf8_lossy(&expected.bytes), "{page}\n{text}");
            assert!(out.lines.len() == 1 && out.lines[0].contains("form feeds are missing"), "{page} {:?}", out.lines);
        }
    }
}

#[test]
fn lost_empty_lines_cost_no_game() {
    let whole = brf(SAID, "60x40");
    let lines = whole.replace('\x0c', "");
    let without: String = lines.lines().filter(|line| !line.is_empty()).flat_map(|line| [line, "\r\n"]).collect();
    let out = pgn(&without);
    assert_eq!(String::from_utf8_lossy(&out.bytes), String::from_utf8_lossy(&pgn(&whole).bytes));
}

#[test]
fn plain_lines_keep_what_is_said_between_the_moves() {
    let whole = brf(SAID, "60x40");
    let out = pgn(&without_numbers(&whole.replace('\x0c', "")));
    assert_eq!(String::from_utf8_lossy(&out.bytes), String::from_utf8_lossy(&pgn(&whole).bytes));
    assert!(out.lines.len() == 1 && out.lines[0].contains("no pages"), "{:?}", out.lines);
}

#[test]
fn lost_blanks_give_one_line_and_no_extra_game() {
    let stripped = |text: &str| text.lines().flat_map(|line| [line.trim_start(), "\r\n"]).collect::<String>();
    let whole = brf(SAID, "40x25").replace('\x0c', "");
    let out = pgn(&stripped(&whole));
    assert_eq!((out.tally.games, out.lines.len()), (0, 1), "{:?}", out.lines);
    assert!(out.lines[0].contains("Copy the original file"), "{:?}", out.lines);
    // Without numbers nothing shows that anything is missing: both games are kept up to what cannot be read.
    let out = pgn(&stripped(&without_numbers(&brf(SAID, "60x40").replace('\x0c', ""))));
    let text = String::from_utf8(out.bytes).expect("UTF-8");
    assert_eq!((out.tally.games, text.matches("[White ").count()), (2, 2), "{text}");
    assert!(!text.contains("[White \"?\"]"), "{text}");
}

#[test]
fn spoilt_braille_is_kept_up_to_the_fault() {
    let whole =
        brf("[White \"Anna\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n[White \"Bella\"]\n\n1. d4 d5 *\n", "40x25");
    let out = pgn(&whole.replace("3 LB5", "3 LB7"));
    let text = String::from_utf8(out.bytes).expect("UTF-8");
    assert!(text.contains("[White \"Anna\"]") && text.contains("1. e4 e5 2. Nf3 Nc6 *"), "{text}");
    assert!(text.contains("[White \"Bella\"]") && text.contains("1. d4 d5 *"), "{text}");
    assert_eq!((out.tally.games, out.tally.cut_short, out.tally.left_out), (2, 1, 0), "{:?}", out.lines);
    let line = &out.lines[0];
    assert!(line.starts_with("in:3: game 1, move 3: ") && line.ends_with("The game is kept up to there."), "{line}");
    // A result in what is said ends no game, and the next one is there.
    let said = brf(SAID, "40x25").replace("2 SF3", "2 SF5");
    for text in [&said, &said.replace('\x0c', ""), &without_numbers(&said.replace('\x0c', ""))] {
        let out = pgn(text);
        assert_eq!((out.tally.games, out.tally.cut_short, out.tally.left_out), (2, 1, 0), "{text}\n{:?}", out.lines);
    }
    // A page that cannot be read: its game is kept, and what is behind it is told to be lost.
    let out = pgn(&whole.replacen("3 LB5", "3 \u{1}B5", 1));
    assert_eq!((out.tally.games, out.tally.left_out), (0, 1), "{:?}", out.lines);
    let long = brf(SAID, "40x6");
    let cut = long.match_indices('\x0c').nth(2).expect("pages").0;
    let out = pgn(&long[..cut - 10]);
    assert_eq!((out.tally.cut_short, out.tally.left_out), (1, 0), "{:?}", out.lines);
    assert!(out.lines.last().expect("told").contains("cut off within a page"), "{:?}", out.lines);
}
