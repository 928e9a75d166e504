//! Pages of all sizes from the smallest on: the game and its heading come back, and each page is one that can be read.

use std::cell::RefCell;

use annabella::game::participant::Language;
use annabella::scoresheet::braille::binding::{Binder, Binding, PageEnd};
use annabella::scoresheet::braille::cell::{Cell, Row};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::heading::{Changed, Headings};
use annabella::scoresheet::braille::layout::{DiagramForm, Layout, result_cells};
use annabella::scoresheet::braille::names::Names;
use annabella::scoresheet::braille::page::{Page, Signs};
use annabella::scoresheet::braille::press::Press;
use annabella::scoresheet::braille::size::PageSize;
use annabella::scoresheet::sentences::heading::HeadingLine;
use annabella::scoresheet::sheet::Sheet;

use crate::braille::games::{random, told};
use crate::braille::pages::{pages_of, read_brf};
use crate::support::headings;

thread_local! {
    static HEADINGS: RefCell<[Headings; 5]> = RefCell::new(Language::ALL.map(|language| Headings::new(language).0));
    static NAMES: RefCell<Names> = RefCell::default();
}

/// Players and events whose words have no room in the line of a small page, or fill it with a hyphen of their own at the end.
const LONG: [(&str, &str); 6] = [
    ("White", "Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine"),
    ("Black", "Saint-Germain-en-Laye-Fourqueux, Jean-Baptiste Emmanuel"),
    ("Event", "Bezirksmannschaftsmeisterschaft - 2026"),
    ("Site", "abcdefghi- abcdefghij- abcdefghijk- abcdefghijkl- a b- c"),
    ("White", "Nepomniachtchi-"),
    ("Black", "Praggnanandhaa Rameshbabu Vaishalinagalakshmi"),
];

fn brf(language: Language, code: Code, layout: &Layout, sheet: &Sheet) -> (Vec<u8>, Vec<Changed>) {
    let binding = Binding::Brf(PageEnd::LineAndFeed);
    let (mut press, mut bytes) = (Press::new(binding, code, layout.clone()), Vec::new());
    let changed = HEADINGS.with_borrow_mut(|all| {
        let at = Language::ALL.iter().position(|other| *other == language).expect("one of them");
        press.print(&all[at].lines(sheet, code), sheet);
        all[at].take_changed()
    });
    let mut binder = Binder::new(binding, layout.page, "");
    binder.add(press.take(), &mut bytes).and_then(|()| binder.end(&mut bytes)).expect("written");
    (bytes, changed)
}

/// Whether a heading was read as it was, or it was told otherwise.
fn comes_back(sheet: &Sheet, heading: &[Row], changed: &[Changed]) {
    let (read, _) = NAMES.with_borrow_mut(|names| names.read(heading));
    for (name, value) in &sheet.tags {
        if sheet.tag(name).is_none() || HeadingLine::of_tag(name, value).is_none() {
            continue;
        }
        let back = read.iter().find(|(tag, _)| tag == name).map(|(_, back)| back);
        assert!(back == Some(value) || changed.iter().any(|one| one.text == *value), "{name} {value:?}: {back:?}");
    }
}

fn words(row: &Row) -> Vec<&[Cell]> {
    row.split(|cell| *cell == Cell::BLANK).filter(|word| !word.is_empty()).collect()
}

/// Where the form has room for it, no page has the result alone, and no diagram stands on two.
fn is_readable(pages: &[Page], layout: &Layout, sheet: &Sheet) {
    let (cols, rows) = (layout.page.cols(), layout.page.rows());
    let has_heads = cols >= 20 && rows >= 10;
    for (number, page) in pages.iter().enumerate() {
        assert!(page.rows.len() == rows && page.rows.iter().all(|row| row.len() <= cols), "{layout:?}");
        let head = usize::from(has_heads && number > 0);
        if head == 1 {
            let head = page.rows[0].iter().position(|cell| *cell == Cell::NUMBER).expect("a number");
            assert!(head > 0 && page.rows[0].len() == cols, "{layout:?}");
            let dash = page.rows[0].windows(3).position(|three| three == [Cell::BLANK, Cell::HYPHEN, Cell::BLANK]);
            let [white, black] = ["White", "Black"].map(|name| sheet.tag(name).is_some());
            assert!(!(white && black) || dash.is_some_and(|dash| dash > 1 && page.rows[0][dash + 3] != Cell::BLANK));
        }
        let body = &page.rows[head..rows - 1];
        assert!(body.iter().any(|row| !row.is_empty()), "an empty page: {layout:?}");
        // Only a diagram of more lines than a page has cannot go over with the result.
        let fits = layout.diagrams_after.is_empty() || rows > 13;
        if number + 1 == pages.len() && number > 0 && fits && !sheet.line.is_empty() {
            let alone = body.iter().flat_map(words).eq([&result_cells(sheet.score)[..]]);
            assert!(!alone, "the result alone: {layout:?} {:?}", pages[number - 1]);
        }
    }
    let is_diagram = |row: &Row| row.len() > 6 && row.starts_with(&[Cell::BLANK; 6]);
    for two in pages.windows(2).filter(|_| cols > 20 && rows > 13) {
        let goes_on = is_diagram(&two[0].rows[rows - 2]) && is_diagram(&two[1].rows[usize::from(has_heads)]);
        assert!(!goes_on, "a diagram on two pages: {layout:?} {two:?}");
    }
}

#[test]
fn games_and_headings_come_back_from_pages_of_every_size() {
    let mut made = headings::Headings::new(12);
    let mut seed = 0;
    for cols in 12..=40 {
        for rows in 4..=30 {
            seed += 1;
            let at = usize::try_from(seed).expect("a small number");
            let language = Language::ALL[at % 5];
            let code = Code::ALL[at % Code::ALL.len()];
            let mut sheet = random(seed, 90);
            sheet.tags = made.heading().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
            for (name, value) in LONG.iter().skip(at % 3).step_by(1 + at % 2) {
                sheet.tags.retain(|(other, _)| other != name);
                sheet.tags.push(((*name).to_owned(), (*value).to_owned()));
            }
            let grid = cols >= 16 && at.is_multiple_of(4);
            let layout = Layout {
                page: PageSize::new(cols, rows).expect("a size"),
                run_on: !at.is_multiple_of(3),
                times: at.is_multiple_of(5),
                diagrams_after: if at.is_multiple_of(2) { vec![3, 14, 102] } else { Vec::new() },
                diagram_form: if grid { DiagramForm::Grid } else { DiagramForm::Forsyth },
                ..Layout::default()
            };
            let (bytes, changed) = brf(language, code, &layout, &sheet);
            let text = || String::from_utf8_lossy(&bytes).into_owned();
            is_readable(&pages_of(&bytes, Signs::Ascii), &layout, &sheet);
            let read = read_brf(&bytes, code).unwrap_or_else(|error| panic!("{error} {layout:?}\n{}", text()));
            assert_eq!(read.len(), 1, "{layout:?}");
            assert_eq!(told(&read[0].sheet, layout.times), told(&sheet, layout.times), "{layout:?}\n{}", text());
            comes_back(&sheet, &read[0].heading, &changed);
        }
    }
}

/// The running heads of a game in ASCII Braille, in which a comma is the sign of a capital.
fn head(white: &str, black: &str, cols: usize) -> String {
    let mut sheet = (0..200).map(|seed| random(seed, 170)).find(|sheet| sheet.line.len() >= 150).expect("one of them");
    sheet.tags = [("White", white), ("Black", black)].map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
    let layout = Layout { page: PageSize::new(cols, 10).expect("a size"), ..Layout::default() };
    let (bytes, _) = brf(Language::En, Code::Intl, &layout, &sheet);
    let read = read_brf(&bytes, Code::Intl).expect("a game");
    assert_eq!(read[0].heading.len(), 2, "the running head is no part of the heading");
    let second = pages_of(&bytes, Signs::Ascii).swap_remove(1).rows.swap_remove(0);
    second.iter().map(|cell| char::from(cell.ascii())).collect()
}

#[test]
fn the_running_head_has_both_players_on_any_page() {
    let (white, black) = ("Nepomniachtchi, Ian", "Vachier-Lagrave, Maxime");
    for (white, black, cols, expected) in [
        (white, black, 60, ",NEPOMNIACHTCHI1 ,IAN - ,VACHIER-,LAGRAVE1 ,MAXIME        #B"),
        (white, black, 40, ",NEPOMNIACHTCHI - ,VACHIER-,LAGRAVE   #B"),
        (white, black, 31, ",NEPOMNIACHT - ,VACHIER-,LA  #B"),
        (white, black, 20, ",NEPOM - ,VACHI   #B"),
        ("Anna Bella", "Gustav Cesar", 40, ",ANNA ,BELLA - ,GUSTAV ,CESAR         #B"),
        ("Anna Bella", "Gustav Cesar", 24, ",BELLA - ,CESAR       #B"),
        // What one leaves, the other has.
        ("Li, Di", white, 20, ",LI - ,NEPOMNIAC  #B"),
        (white, "Li, Di", 20, ",NEPOMNIAC - ,LI  #B"),
        // A version or a country is no surname, and none ends with the sign of a capital.
        ("Stockfish 16.1 (POP)", "Komodo Dragon 3", 28, ",STOCKFISH - ,DRAGON      #B"),
        ("Aberde-Xu", "Aberde-Xu", 26, ",ABERDE - ,ABERDE       #B"),
    ] {
        assert_eq!(head(white, black, cols), expected, "{white} {black} {cols}");
    }
}
