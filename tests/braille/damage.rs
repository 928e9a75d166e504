//! Three games on pages of Braille of which one place is damaged: no undamaged game may be lost by that, and the fault is named.

use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::convert::form::Manner;
use annabella::scoresheet::convert::source::{InForm, Reading};

use crate::convert::within::{self, Out, bytes, file};

const THREE: &str = "[White \"A, One\"]\n[Black \"B, Two\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n\
    [White \"C, Three\"]\n[Black \"D, Four\"]\n[Result \"0-1\"]\n\n1. d4 d5 2. c4 e6 0-1\n\n\
    [White \"E, Five\"]\n[Black \"F, Six\"]\n[Result \"1-0\"]\n\n1. c4 c5 1-0\n";

fn manner(code: Code, language: Language, page: &str) -> Manner {
    let layout = Layout { page: page.parse().expect("a size"), ..Layout::default() };
    Manner { layout, ..within::manner(code, language) }
}

fn three(page: &str) -> String {
    let manner = manner(Code::Intl, Language::En, page);
    String::from_utf8(bytes(THREE.as_bytes(), InForm::Pgn, "brf", &manner).bytes).expect("ASCII")
}

fn read(brf: &str) -> Out {
    bytes(brf.as_bytes(), InForm::Brf, "pgn", &manner(Code::Intl, Language::En, "40x25"))
}

fn text(out: &Out) -> &str {
    std::str::from_utf8(&out.bytes).expect("UTF-8")
}

#[test]
fn a_damaged_result_costs_no_other_game() {
    for page in ["40x25", "30x12", "14x8"] {
        let whole = three(page);
        for damaged in ["#AB#J", "LA-#J", "#A-#", ""] {
            let out = read(&whole.replacen("#A-#J", damaged, 1));
            assert_eq!((out.tally.games, out.tally.left_out, out.tally.cut_short), (3, 0, 1), "{page} {:?}", out.lines);
            assert_eq!(out.lines.len(), 1, "{page} {damaged} {:?}", out.lines);
            assert!(text(&out).contains("1. e4 e5 2. Nf3 Nc6 *"), "{page} {damaged}");
            assert!(text(&out).contains("1. d4 d5 2. c4 e6 0-1"), "{page} {damaged}");
        }
    }
}

#[test]
fn one_fault_of_a_page_costs_no_game() {
    for page in ["40x25", "30x12"] {
        let whole = three(page);
        let expected = read(&whole);
        let number = |number: &str, damaged: &str| {
            let line = |number: &str| format!("   {number}\r\n");
            whole.replacen(&line(number), &line(damaged), 1)
        };
        let blanks = "\r\n\r\n\r\n";
        for (spoilt, told) in [
            (whole.replacen('\x0c', "", 1), "form feed is missing"),
            (number("#A", "#B"), "does not end with its number, 1"),
            (number("#B", "LB"), "does not end with its number, 2"),
            (number("#C", "#A"), "does not end with its number, 3"),
            (whole.replacen(blanks, &blanks[2..], 1), "more or fewer lines"),
            (whole.replacen(blanks, &format!("{blanks}\r\n"), 1), "more or fewer lines"),
        ] {
            assert_ne!(spoilt, whole);
            let out = read(&spoilt);
            assert_eq!(text(&out), text(&expected), "{page} {told} {:?}", out.lines);
            assert!(out.lines.len() == 1 && out.lines[0].contains(told), "{page} {told} {:?}", out.lines);
            assert!(!out.lines[0].contains("--plain-lines"), "{:?}", out.lines);
        }
    }
}

#[test]
fn a_lost_page_is_told_once() {
    let whole = three("40x25");
    let pages: Vec<&str> = whole.split_inclusive('\x0c').collect();
    let out = read(&[pages[0], pages[2]].concat());
    assert_eq!((out.tally.games, out.lines.len()), (2, 1), "{:?}", out.lines);
    assert!(out.lines[0].contains("does not end with its number, 2"), "{:?}", out.lines);
}

#[test]
fn plain_lines_hold_no_game_of_page_numbers() {
    let whole = three("40x25");
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("in.brf");
    let reading = Reading { form: Some(InForm::Brf), plain: true, ..Reading::default() };
    for spoilt in [whole.replacen('\x0c', "", 1), whole.replacen("   #A\r\n", "   #B\r\n", 1)] {
        std::fs::write(&path, spoilt).expect("written");
        let out = file(&path, "pgn", &manner(Code::Intl, Language::En, "40x25"), &reading, 1);
        assert_eq!((out.tally.games, out.tally.left_out), (3, 0), "{:?}", out.lines);
    }
}

#[test]
fn two_faults_of_pages_cost_no_game() {
    let whole = three("40x25");
    let number = |text: &str, number: &str, damaged: &str| {
        let line = |number: &str| format!("   {number}\r\n");
        text.replacen(&line(number), &line(damaged), 1)
    };
    let feed = |text: &str, of: usize| {
        let at = text.match_indices('\x0c').nth(of).expect("a form feed").0;
        [&text[..at], &text[at + 1..]].concat()
    };
    let spoilt = whole.replacen("E5", "E!", 1);
    for (spoilt, cut) in [
        (feed(&number(&whole, "#A", "#B"), 0), 0),
        (feed(&number(&whole, "#B", "LB"), 1), 0),
        (number(&whole, "#A", "LA").replacen("\r\n\r\n\r\n", "\r\n\r\n", 1), 0),
        (feed(&spoilt, 0), 1),
        (number(&spoilt, "#B", "LB"), 1),
    ] {
        let out = read(&spoilt);
        assert_eq!((out.tally.games, out.tally.left_out, out.tally.cut_short), (3, 0, cut), "{:?}", out.lines);
        assert_eq!(out.lines.len(), 2, "{:?}", out.lines);
        assert!(!out.lines.iter().any(|line| line.contains("--plain-lines")), "{:?}", out.lines);
        assert!(text(&out).contains("1. d4 d5 2. c4 e6 0-1"), "{}", text(&out));
    }
}

#[test]
fn a_damaged_result_in_plain_lines_costs_no_game() {
    let is_number = |line: &&str| line.starts_with("        ");
    let pages = three("40x25");
    let games =
        pages.split('\x0c').map(|page| page.lines().filter(|line| !is_number(line)).collect::<Vec<_>>().join("\r\n"));
    let games: Vec<String> = games.map(|game| game.trim().to_owned()).filter(|game| !game.is_empty()).collect();
    let reading = Reading { form: Some(InForm::Brf), plain: true, ..Reading::default() };
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("in.brf");
    for apart in ["\r\n", "\r\n\r\n", "\r\n\r\n\r\n"] {
        let whole = games.join(apart) + "\r\n";
        for (of, damaged) in [("#A-#J", "#A-#"), ("#A-#J", "LA-#J"), (" #A-#J", ""), ("#J-#A", "L-#A")] {
            std::fs::write(&path, whole.replacen(of, damaged, 1)).expect("written");
            let out = file(&path, "pgn", &manner(Code::Intl, Language::En, "40x25"), &reading, 1);
            let case = format!("{apart:?} {damaged} {:?}", out.lines);
            assert_eq!((out.tally.games, out.tally.left_out, out.tally.cut_short), (3, 0, 1), "{case}");
            assert_eq!(out.lines.len(), 1, "{case}");
            for part in ["A, One", "C, Three", "E, Five", "2. Nf3 Nc6", "2. c4 e6", "1. c4 c5 1-0"] {
                assert!(text(&out).contains(part), "{case} {part}: {}", text(&out));
            }
        }
    }
}

#[test]
fn a_damaged_line_of_the_code_costs_no_game() {
    let german = manner(Code::Of(Language::De), Language::De, "40x25");
    // The signs of a capture differ from those of other codes.
    let pgn = THREE.replace("2. Nf3 Nc6", "2. Nf3 d5 3. exd5 Qxd5");
    let whole = String::from_utf8(bytes(pgn.as_bytes(), InForm::Pgn, "brf", &german).bytes).expect("ASCII");
    let expected = read(&whole);
    assert_eq!((expected.tally.games, expected.lines.len()), (3, 0), "{:?}", expected.lines);
    let line = whole.to_uppercase().find("SCHRIFT").expect("the line of the code");
    for damaged in ["SCHRIFX", "SCHR,FT"] {
        let mut spoilt = whole.clone();
        spoilt.replace_range(line..line + damaged.len(), damaged);
        let out = read(&spoilt);
        assert_eq!(text(&out), text(&expected), "{:?}", out.lines);
        assert!(out.lines.len() == 1 && out.lines[0].contains("is read in the code de"), "{:?}", out.lines);
    }
    // Without that line nothing but the moves would say it.
    let from = whole[..line].rfind('\n').expect("a line") + 1;
    let to = from + whole[from..].find('\n').expect("a line") + 1;
    let out = read(&[&whole[..from], &whole[to..]].concat());
    assert!(out.lines.iter().any(|line| line.contains("--from-braille de")), "{:?}", out.lines);
}
