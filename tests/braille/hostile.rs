//! What is spoilt, cut off or foreign: an error, or visibly another game, or the same game with something told of it. It is never a
//! panic, and never the same game in silence.

use std::io::Cursor;

use annabella::game::participant::Language;
use annabella::scoresheet::braille::cell::{Cell, Row};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::page::{Page, PageError, Signs, TextPages};
use annabella::scoresheet::braille::pef::PefPages;
use annabella::scoresheet::braille::reader::{ReadSheet, Sheets};
use annabella::scoresheet::told::What;
use fastrand::Rng;
use proptest::prelude::*;

use crate::braille::games::{SAMPLE, random, sample};
use crate::braille::pages::{brf, layouts, pages_of, pef, read_brf, unicode};

fn read(pages: Vec<Page>, code: Code) -> Result<Vec<ReadSheet>, String> {
    Sheets::new(pages.into_iter().map(Ok), code, false)
        .map(|sheet| sheet.map_err(|error| format!("{error:?}")))
        .collect()
}

/// Whether these are the same games with the same headings, whatever is told of them.
fn are_the_same(games: &[ReadSheet], whole: &[ReadSheet]) -> bool {
    let parts = |games: &[ReadSheet]| -> Vec<_> {
        games.iter().map(|game| (game.sheet.clone(), game.heading.clone())).collect()
    };
    parts(games) == parts(whole) && starts(games) == starts(whole)
}

/// Whether a file that was cut off is refused, or every game in it is told to have no result.
fn is_heard<E>(games: &Result<Vec<ReadSheet>, E>) -> bool {
    let goes_on = |game: &ReadSheet| game.told.iter().any(|told| told.what == What::GoesOn);
    games.as_ref().map_or(true, |games| games.iter().all(goes_on))
}

/// The counts of a position, which make no difference between two that are compared.
fn starts(games: &[ReadSheet]) -> Vec<String> {
    games.iter().map(|game| game.sheet.line.start().fen()).collect()
}

#[test]
fn no_spoilt_cell_leaves_the_same_game_in_silence() {
    let mut rng = Rng::with_seed(5);
    for (seed, code) in (0..).zip(Code::ALL) {
        let layout = &layouts()[seed % 5];
        let sheets = [random(seed as u64 + 40, 20), random(seed as u64 + 50, 8)];
        let pages = pages_of(&brf(code, layout, &sheets), Signs::Ascii);
        let whole = read(pages.clone(), code).expect("two games");
        assert!(whole.iter().all(|game| game.told.is_empty()));
        let (mut errors, mut others, mut told) = (0, 0, 0);
        for _ in 0..200 {
            let mut spoilt = pages.clone();
            let page = rng.usize(..spoilt.len());
            let row = rng.usize(..spoilt[page].rows.len());
            let row = &mut spoilt[page].rows[row];
            // The blanks at the end of a line are cells, too.
            row.resize(layout.page.cols(), Cell::BLANK);
            let at = rng.usize(..row.len());
            let old = row[at];
            while row[at] == old {
                row[at] = Cell::of_dots(rng.u8(..64)).expect("a cell");
            }
            while row.last() == Some(&Cell::BLANK) {
                row.pop();
            }
            match read(spoilt.clone(), code) {
                Err(_) => errors += 1,
                Ok(games) if are_the_same(&games, &whole) => {
                    assert!(
                        games.iter().any(|game| !game.told.is_empty()),
                        "{} {} at {at} of {:?}",
                        code.name(),
                        old.unicode(),
                        spoilt[page]
                    );
                    told += 1;
                }
                Ok(_) => others += 1,
            }
        }
        assert!(errors > 50 && errors + others + told == 200, "{errors} errors, {others} other games, {told} told");
    }
}

#[test]
fn no_cut_file_silently_gives_the_same_game() {
    for (seed, layout) in layouts().iter().enumerate() {
        let sheet = random(seed as u64 + 70, 9);
        let bytes = brf(Code::Of(Language::It), layout, std::slice::from_ref(&sheet));
        let all = bytes.len();
        for length in (0..all).rev().take(300).chain((0..all).step_by(3)) {
            let games = read_brf(&bytes[..length], Code::Of(Language::It));
            assert!(is_heard(&games), "{length} of {} bytes", bytes.len());
        }
        let text = unicode(Code::Of(Language::It), layout, std::slice::from_ref(&sheet));
        for length in (0..text.len()).rev().take(80).chain((0..text.len()).step_by(17)) {
            let pages = TextPages::new(Cursor::new(&text.as_bytes()[..length]), Signs::Unicode, false);
            let games: Result<Vec<_>, _> = Sheets::new(pages, Code::Of(Language::It), false).collect();
            assert!(is_heard(&games), "{length} of {} bytes", text.len());
        }
        let xml = pef(Code::Of(Language::It), layout, &[sheet]);
        let end = xml.trim_end().len();
        for length in (0..end).rev().take(80).chain((0..end).step_by(67)) {
            let pages: Result<Vec<Page>, _> = PefPages::new(Cursor::new(&xml.as_bytes()[..length])).collect();
            assert!(pages.is_err(), "{length} of {end} bytes");
        }
    }
}

#[test]
fn another_code_is_not_taken_for_this_one() {
    let layout = layouts().remove(0);
    for seed in 0..8 {
        let sheet = random(seed + 200, 80);
        if sheet.line.len() < 20 {
            continue;
        }
        let bytes = brf(Code::Intl, &layout, std::slice::from_ref(&sheet));
        for code in [
            Code::Fi,
            Code::Hu,
            Code::Of(Language::De),
            Code::Of(Language::It),
            Code::Of(Language::Es),
            Code::Of(Language::Fr),
        ] {
            let error = read_brf(&bytes, code).expect_err("another code");
            assert!(error.contains("line: "), "{error}");
        }
    }
}

#[test]
fn after_a_bad_game_the_next_one_is_read() {
    let layout = &layouts()[3];
    let sheets = [sample(SAMPLE[0]), random(83, 40), random(86, 40)];
    let mut pages = pages_of(&brf(Code::Intl, layout, &sheets), Signs::Ascii);
    let number = |row: &Row| row.first() == Some(&Cell::of_unicode('⠂').expect("a cell"));
    let bad =
        pages.iter_mut().flat_map(|page| &mut page.rows).find(|row| number(row) && row.len() > 3).expect("a move");
    *bad.last_mut().expect("a cell") = Cell::of_unicode('⠿').expect("a cell");
    let read: Vec<_> = Sheets::new(pages.into_iter().map(Ok), Code::Intl, false).collect();
    assert_eq!(read.len(), 3);
    let error = format!("{:?}", read[0].as_ref().expect_err("a bad move"));
    assert!(error.contains("NoMove("), "{error}");
    for (read, sheet) in read.iter().zip(&sheets).skip(1) {
        assert_eq!(read.as_ref().expect("a game").sheet.line, sheet.line);
    }
}

fn pef_error(xml: &str) -> String {
    let pages: Result<Vec<Page>, PageError> = PefPages::new(Cursor::new(xml)).collect();
    format!("{:?}", pages.expect_err("no PEF"))
}

#[test]
fn bombs_and_foreign_xml_are_refused() {
    let good = pef(Code::Intl, &layouts()[0], &[random(3, 20)]);
    let entities: String = (1..20)
        .flat_map(|n: u32| {
            let before = n - 1;
            ["<!ENTITY a".to_owned(), format!("{n} \"&a{before};&a{before};\">")]
        })
        .collect();
    let bomb = good.replacen("<pef", &format!("<!DOCTYPE pef [<!ENTITY a0 \"⠁\">{entities}]><pef"), 1);
    assert!(pef_error(&bomb.replacen("<row>", "<row>&a19;", 1)).contains("DocumentType"));
    assert!(pef_error(&good.replacen("<row>", "<row>&a19;", 1)).contains("NoBraille"));
    assert!(
        pef_error(&format!("<pef xmlns=\"{}\"><head>{}", "http://www.daisy.org/ns/2008/pef", "<a>".repeat(100_000)))
            .contains("TooDeep")
    );
    assert!(
        pef_error(&format!("{}{}", good.split("<row>").next().expect("a head"), "x".repeat(10_000_000)))
            .contains("line: ")
    );
    assert!(pef_error(&format!("<pef a=\"{}", "x".repeat(10_000_000))).contains("Endless"));
    assert!(pef_error("<html/>").contains("Element(\"html\")"));
    assert!(pef_error(&good.replacen("2008/pef", "2018/pef", 1)).contains("Namespace"));
    assert!(pef_error(&good.replacen("<row>", "<row>a", 1)).contains("what: \"'a'\""));
    assert!(pef_error(&good.replacen("<row>", "<row>⣿", 1)).contains("NotBraille"));
    assert!(pef_error(&good.replacen("<page>", "<page>⠁", 1)).contains("BetweenRows"));
    assert!(pef_error(&good.replacen("<page>", "<page><b/>", 1)).contains("Element(\"b\")"));
    assert!(pef_error("").contains("Empty"));
    let reference = good.replacen("<row>", "<row>&#x2801;", 1);
    assert!(PefPages::new(Cursor::new(reference)).all(|page| page.is_ok()));
}

#[test]
fn endless_lines_and_pages_are_refused() {
    for bytes in [vec![b'A'; 1 << 20], b"A\r\n".repeat(1 << 16)] {
        let mut pages = TextPages::new(Cursor::new(bytes), Signs::Ascii, false);
        assert!(matches!(pages.next(), Some(Err(PageError::TooLarge { .. }))));
        assert!(pages.next().is_none());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn nothing_makes_the_readers_panic(bytes in prop::collection::vec(any::<u8>(), 0..400), braille in "[\u{2800}-\u{283f} \n\u{c}]{0,200}") {
        for plain in [false, true] {
            for signs in [Signs::Ascii, Signs::Unicode] {
                for text in [&bytes[..], braille.as_bytes()] {
                    let pages = TextPages::new(Cursor::new(text), signs, plain);
                    let _games: Vec<_> = Sheets::new(pages, Code::Hu, plain).collect();
                }
            }
        }
        let _pages: Result<Vec<_>, _> = PefPages::new(Cursor::new(&bytes)).collect();
    }

    #[test]
    fn nothing_within_a_file_makes_the_readers_panic(seed in 0..50_u64, at in any::<prop::sample::Index>(), with in any::<u8>()) {
        let sheet = [random(seed, 30)];
        let layout = &layouts()[2];
        let mut bytes = brf(Code::Of(Language::Fr), layout, &sheet);
        let place = at.index(bytes.len());
        bytes[place] = with;
        let _games = read_brf(&bytes, Code::Of(Language::Fr));
        let mut xml = pef(Code::Of(Language::Fr), layout, &sheet).into_bytes();
        let place = at.index(xml.len());
        xml[place] = with;
        let pages: Vec<_> = PefPages::new(Cursor::new(&xml)).collect();
        let _games: Vec<_> = Sheets::new(pages.into_iter(), Code::Of(Language::Fr), false).collect();
    }
}
