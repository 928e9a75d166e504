//! Comments, signs of annotation and variations: as clauses 1.1 to 1.4 of the code of 2015 have them, and back.

use std::io::Cursor;

use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::layout::{DiagramForm, Layout};
use annabella::scoresheet::compare::{Wanted, open};
use annabella::scoresheet::convert::form::Manner;
use annabella::scoresheet::convert::source::InForm;
use annabella::scoresheet::pgn;
use annabella::scoresheet::sentences::converting::Dropped;
use annabella::scoresheet::sheet::{Remark, RemarkKind, Sheet};
use fastrand::Rng;

use crate::braille::games::random;
use crate::braille::pages::read_brf;
use crate::convert::within::{self, bytes};

fn manner(layout: Layout, code: Code) -> Manner {
    Manner { layout: Layout { comments: true, ..layout }, ..within::manner(code, Language::En) }
}

/// The lines of a page without the blanks at their ends and the number of the page.
fn page(pgn: &str, code: Code) -> String {
    let out = bytes(pgn.as_bytes(), InForm::Pgn, "unicode", &manner(Layout::default(), code));
    assert_eq!(out.tally.dropped, Dropped::default());
    let text = String::from_utf8(out.bytes).expect("UTF-8").replace('\u{2800}', " ");
    let lines: Vec<&str> =
        text.lines().map(str::trim_end).filter(|line| !line.is_empty() && !line.ends_with("  ⠼⠁")).collect();
    lines.join("\n")
}

/// The clauses that could be read, each by its own example or by one that it rules.
#[test]
fn the_clauses_of_the_code_that_could_be_read() {
    for (pgn, expected) in [
        // 1.2, 1.3: lowered numbers, a blank behind them, dots 3-6 before Black's move, nothing before White's.
        ("1. e4 (1. Nf3 Nf6) e5 *", "⠂ ⠑⠲\n    ⠂ ⠎⠋⠒ ⠎⠋⠖\n⠂ ⠤⠑⠢ ⠐⠔"),
        ("1. e4 e5 (1... c5 2. Nf3) *", "⠂ ⠑⠲ ⠑⠢\n    ⠂ ⠤⠉⠢ ⠆ ⠎⠋⠒\n⠐⠔"),
        // 1.1: dots 5-6 before a square, and before a move without a number; 1.4: the sign before punctuation.
        ("1. e4 {a1: weak} *", "⠂ ⠑⠲\n    ⠰⠁⠂⠜⠒ ⠺⠑⠁⠅\n⠐⠔"),
        ("1. e4 {after Nf6, equal} *", "⠂ ⠑⠲\n    ⠁⠋⠞⠑⠗ ⠰⠎⠋⠖⠜⠂ ⠑⠟⠥⠁⠇\n⠐⠔"),
        // 1.4: punctuation behind moves of the game, and none before a bracket: that of a variation within another.
        ("1. e4! e5?! 2. Nf3?? *", "⠂ ⠑⠲⠜⠖ ⠑⠢⠜⠦⠖ ⠆ ⠎⠋⠒⠜⠦⠦ ⠐⠔"),
        ("1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) *", "⠂ ⠑⠲\n    ⠂ ⠙⠲ ⠙⠢ ⠐⠣⠂ ⠤⠎⠋⠖ ⠆ ⠉⠲⠐⠜ ⠆ ⠉⠲\n⠐⠔"),
        // What has no punctuation is in words.
        ("1. e4 $13 *", "⠂ ⠑⠲\n    ⠥⠝⠉⠇⠑⠁⠗ ⠏⠕⠎⠊⠞⠊⠕⠝\n⠐⠔"),
        ("{Before it} 1. e4 *", "    ⠠⠃⠑⠋⠕⠗⠑ ⠊⠞\n⠂ ⠑⠲ ⠐⠔"),
    ] {
        assert_eq!(page(&format!("{pgn}\n"), Code::Intl), expected, "{pgn}");
    }
}

/// What was said comes back: signs as signs, words and variations in their cells, as headings do. The game is the same.
#[test]
fn games_with_analysis_are_read_and_written_again_unchanged() {
    let (layouts, mut words) = (crate::braille::pages::layouts(), 0);
    for seed in 0..160_u64 {
        let mut sheet = random(seed, 60);
        let code = Code::ALL[usize::try_from(seed).expect("small") % Code::ALL.len()];
        let layout = Layout {
            diagram_form: DiagramForm::Forsyth,
            ..layouts[usize::try_from(seed).expect("small") % layouts.len()].clone()
        };
        for after in 1..=sheet.line.len() {
            let remark = |text: &str, kind| Remark { after, text: text.to_owned(), kind };
            if after % 3 == 0 {
                sheet.remarks.push(remark(&format!("${}", after % 6 + 1), RemarkKind::Sign));
            }
            if after % 5 == 0 {
                let long =
                    "a comment of many words that runs over its line, with e4, f5 and 1-0 in it ".repeat(after % 4 + 1);
                sheet.remarks.push(remark(&format!("{{{}}}", long.trim()), RemarkKind::Comment));
                words += 1;
            }
        }
        let manner = manner(layout, code);
        let there = bytes(pgn::write(&sheet).as_bytes(), InForm::Pgn, "brf", &manner);
        assert_eq!(there.lines, Vec::<String>::new());
        let back = bytes(&there.bytes, InForm::Brf, "pgn", &manner);
        assert_eq!(back.lines, Vec::<String>::new(), "{seed}\n{}", String::from_utf8_lossy(&there.bytes));
        let again = within::sheets(&back.bytes).remove(0);
        assert_eq!((&again.line, again.score), (&sheet.line, sheet.score), "{seed}");
        let signs = |sheet: &Sheet| -> Vec<_> {
            let signs = sheet.remarks.iter().filter(|remark| remark.kind == RemarkKind::Sign);
            signs.map(|remark| (remark.after, remark.text.clone())).collect()
        };
        assert_eq!(signs(&again), signs(&sheet), "{seed}");
        let comments = |sheet: &Sheet| -> Vec<usize> {
            let said =
                sheet.remarks.iter().filter(|remark| remark.text.len() > 5 && remark.kind == RemarkKind::Comment);
            said.map(|remark| remark.after).collect()
        };
        assert_eq!(comments(&again), comments(&sheet), "{seed}");
        // From Braille to Braille not a cell changes.
        let twice = bytes(&there.bytes, InForm::Brf, "brf", &manner);
        assert_eq!(String::from_utf8_lossy(&twice.bytes), String::from_utf8_lossy(&there.bytes), "{seed}");
    }
    assert!(words > 300, "{words}");
}

/// Variations come back as variations, so that they can be written in another code or in print.
#[test]
fn variations_come_back_as_moves_and_go_into_another_code() {
    for pgn in [
        "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 *",
        "1. e4 (1. d4 d5 (1... Nf6 2. c4 $2) 2. c4) 1... e5 *",
        "1. e4 (1. d4 d5 2. c4 (2. Nf3 Nf6 (2... c5) 3. c4) 2... e6 $1 3. Nc3) 1... e5 *",
        "1. e4 (1. d4 d5) (1. c4 e5 (1... c5) (1... Nf6)) (1. Nf3) 1... e5 *",
        "1. e4 e5 $1 (1... c5 2. Nf3 (=) d6) (1... e6 $6 (=)) 2. Nf3 *",
    ] {
        let there = bytes(format!("{pgn}\n").as_bytes(), InForm::Pgn, "brf", &manner(Layout::default(), Code::Intl));
        let back = bytes(&there.bytes, InForm::Brf, "pgn", &manner(Layout::default(), Code::Intl));
        let text = String::from_utf8(back.bytes.clone()).expect("UTF-8").replace('\n', " ");
        assert!(text.contains(pgn), "{pgn}: {text}");
        let over = bytes(&back.bytes, InForm::Pgn, "brf", &manner(Layout::default(), Code::Fi));
        let direct = bytes(format!("{pgn}\n").as_bytes(), InForm::Pgn, "brf", &manner(Layout::default(), Code::Fi));
        assert_eq!(String::from_utf8_lossy(&over.bytes), String::from_utf8_lossy(&direct.bytes));
    }
}

/// Behind comments and signs, and with them inside, they come back as well: in every language, on any page, with words in their cells.
#[test]
fn variations_beside_words_come_back_as_moves() {
    let pgn = "1. e4 {(best) by test} (1. d4 {Queen's (old) [see 3.] game} 1... d5 $1 $18 (1... Nf6 {Indian} 2. c4 {x}) \
               2. c4 {y)}) {and} (1. c4 $14) 1... e5 $14 (1... c5 {Sicilian} 2. Nf3 $22) $10 (1... e6) 2. Nf3 *\n";
    // Letters, signs and figures in words become cells.
    let shape = |text: &str| {
        let (mut shape, mut in_words) = (String::new(), false);
        for sign in text.chars() {
            in_words = if in_words { sign != '}' } else { sign == '{' };
            shape.extend((!in_words).then_some(sign));
        }
        shape.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    for language in Language::ALL {
        for size in ["12x4", "14x5", "31x8", "40x25"] {
            let layout = Layout { page: size.parse().expect("a size"), ..Layout::default() };
            let manner = Manner { language, ..manner(layout, Code::Intl) };
            let there = bytes(pgn.as_bytes(), InForm::Pgn, "brf", &manner);
            assert_eq!(there.lines, Vec::<String>::new(), "{language:?} {size}");
            let back = bytes(&there.bytes, InForm::Brf, "pgn", &manner);
            assert_eq!(back.lines, Vec::<String>::new(), "{language:?} {size}");
            let text = String::from_utf8(back.bytes).expect("UTF-8");
            let moves = shape(text.split_once("\n\n").expect("moves").1);
            let expected = "1. e4 } (1. d4 } 1... d5 $1 } (1... Nf6 } 2. c4 }) 2. c4 }) } (1. c4 }) 1... e5 } \
                            (1... c5 } 2. Nf3 }) } (1... e6) 2. Nf3 *";
            assert_eq!(moves, expected, "{language:?} {size}\n{text}");
        }
    }
}

/// Where a variation is not read back as one, that is told by game and move.
#[test]
fn variations_that_do_not_come_back_are_told() {
    let cells = "1. e4 e5 (1... c5 {⠸⠜ ⠁} 2. Nf3) *\n";
    let there = bytes(cells.as_bytes(), InForm::Pgn, "brf", &manner(Layout::default(), Code::Intl));
    assert_eq!(there.lines, ["in:1: game 1, move 1...: A variation here reads back from Braille as a comment."]);
}

/// Words that look like moves, numbers, results or offers, and one that is longer than a line.
const MISLEADING: &str = "{12 Nf3 1-0 #1 ⠂⠆ ⠑⠲ 8/8 (=)} 1. e4 {1-0} e5 {a ⠼⠁⠤⠼⠚} 2. Nf3 {1. e4 e5} \
                          (2. f4 exf4 {1/2-1/2 Donaudampfschifffahrtsgesellschaft-}) Nc6 $6 {} {last word*} 1-0\n";

#[test]
fn sheets_with_analysis_are_compared_as_games_on_any_page() {
    let long: String = "⠙⠕⠝⠁⠥⠙⠁⠍⠏⠋⠎⠉⠓⠊⠋⠋⠋⠁⠓⠗⠞⠎⠛⠑⠎⠑⠇⠇⠎⠉⠓⠁⠋⠞⠤".to_owned();
    for size in ["12x4", "13x9", "14x5", "20x10", "40x25"] {
        for (form, extension) in [("brf", "brf"), ("unicode", "txt"), ("pef", "pef")] {
            let manner = manner(Layout { page: size.parse().expect("a size"), ..Layout::default() }, Code::Intl);
            let there = bytes(MISLEADING.as_bytes(), InForm::Pgn, form, &manner);
            let account = open(Cursor::new(there.bytes.clone()), Some(extension), &Wanted::default());
            let account = account.unwrap_or_else(|error| panic!("{size} {form}: {error:?}"));
            assert!(account.hitch.is_none() && account.told.is_empty(), "{size} {form}: {:?}", account.told);
            assert_eq!((account.sheet.line.len(), account.sheet.score.text()), (4, "1-0"), "{size} {form}");
            let back = bytes(&there.bytes, InForm::of(form).expect("a form"), "pgn", &manner);
            assert_eq!((back.lines, back.tally.games), (Vec::new(), 1), "{size} {form}");
            let text = String::from_utf8(back.bytes).expect("UTF-8");
            assert!(text.contains(&long), "{size} {form}: {text}");
        }
    }
}

/// As without analysis: what is spoilt is refused, another sheet, or told.
#[test]
fn no_spoilt_cell_of_analysis_passes_in_silence() {
    let pgn = "[White \"Anna\"]\n\n1. e4! {best by test, e5 or c5: equal} e5 (1... c5 2. Nf3 {open} d6) 2. Nf3 $14 Nc6 3. Bb5?! a6 *\n";
    let there = bytes(pgn.as_bytes(), InForm::Pgn, "brf", &manner(Layout::default(), Code::Intl));
    let whole = read_brf(&there.bytes, Code::Intl).expect("a game");
    assert!(whole[0].told.is_empty() && whole[0].sheet.remarks.len() == 5, "{:?}", whole[0].sheet.remarks);
    let mut rng = Rng::with_seed(9);
    let (mut refused, mut other) = (0, 0);
    for _ in 0..600 {
        let mut spoilt = there.bytes.clone();
        let at = rng.usize(..spoilt.iter().position(|byte| *byte == b'#').expect("the number of the page"));
        if spoilt[at].is_ascii_control() {
            continue;
        }
        let old = spoilt[at];
        while spoilt[at] == old {
            spoilt[at] = rng.u8(0x20..0x60);
        }
        match read_brf(&spoilt, Code::Intl) {
            Err(_) => refused += 1,
            Ok(games) => {
                let text = String::from_utf8_lossy(&spoilt).into_owned();
                // Blanks at the end of a line, and of them only what is invisible, say nothing.
                assert!(games != whole, "{at}: {text}");
                other += 1;
            }
        }
    }
    assert!(refused > 50 && other > 50, "{refused} {other}");
}

/// Without the flag nothing of it is written, and all of it is counted.
#[test]
fn analysis_stands_there_only_when_asked_for() {
    let plain = within::manner(Code::Intl, Language::En);
    let out = bytes(b"1. e4! {good} (1. d4) *\n", InForm::Pgn, "unicode", &plain);
    assert_eq!(out.tally.dropped, Dropped { comments: 1, signs: 1, variations: 1, ..Dropped::default() });
    // What cannot be read as moves is counted in any case.
    let out = bytes(b"1. e4 (1. Ne5) $99 *\n", InForm::Pgn, "unicode", &manner(Layout::default(), Code::Intl));
    assert_eq!(out.tally.dropped, Dropped { signs: 1, variations: 1, ..Dropped::default() });
}
