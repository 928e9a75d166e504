//! Pages: what stands where, how wide and how high, and the same game read back from every form.

use std::cell::RefCell;
use std::io::Cursor;

use annabella::game::participant::Language;
use annabella::rules::position::Position;
use annabella::scoresheet::braille::binding::{Binder, Binding, PageEnd};
use annabella::scoresheet::braille::cell::{Cell, Row, show};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::heading::Headings;
use annabella::scoresheet::braille::layout::{DiagramForm, Layout, result_cells};
use annabella::scoresheet::braille::page::{Page, Signs, TextPages};
use annabella::scoresheet::braille::pairs;
use annabella::scoresheet::braille::pef::PefPages;
use annabella::scoresheet::braille::press::Press;
use annabella::scoresheet::braille::reader::{ReadError, ReadSheet, Sheets};
use annabella::scoresheet::braille::size::PageSize;
use annabella::scoresheet::braille::stated;
use annabella::scoresheet::sheet::{Remark, RemarkKind, Sheet};
use fastrand::Rng;

use crate::braille::games::{SAMPLE, random, sample, told};

thread_local! {
    /// The labels of a sheet, read from the catalogue once a test.
    static HEADINGS: RefCell<Headings> = RefCell::new(Headings::new(Language::En).0);
}

fn print(binding: Binding, code: Code, layout: &Layout, sheets: &[Sheet]) -> Vec<u8> {
    HEADINGS.with_borrow_mut(|headings| print_with(headings, binding, code, layout, sheets))
}

fn print_with(headings: &mut Headings, binding: Binding, code: Code, layout: &Layout, sheets: &[Sheet]) -> Vec<u8> {
    let mut press = Press::new(binding, code, layout.clone());
    let mut binder = Binder::new(binding, layout.page, "<a test> & \"more\"").titled("A & B", "en");
    let mut bytes = Vec::new();
    for (index, sheet) in sheets.iter().enumerate() {
        press.print(&headings.lines(sheet, code), sheet);
        // However many games are bound at once, the file is the same.
        if index % 3 != 1 {
            binder.add(press.take(), &mut bytes).expect("written");
        }
    }
    binder.add(press.take(), &mut bytes).expect("written");
    binder.end(&mut bytes).expect("written");
    bytes
}

pub fn brf(code: Code, layout: &Layout, sheets: &[Sheet]) -> Vec<u8> {
    print(Binding::Brf(PageEnd::LineAndFeed), code, layout, sheets)
}

pub fn unicode(code: Code, layout: &Layout, sheets: &[Sheet]) -> String {
    String::from_utf8(print(Binding::Unicode, code, layout, sheets)).expect("UTF-8")
}

/// What stands on a Braille display are the lines of the sheet: those that begin with Black's move, and have offers, too.
#[test]
fn display_pairs_are_the_lines_of_the_page() {
    let layout = Layout { page: PageSize::new(255, 255).expect("a size"), run_on: false, ..Layout::default() };
    let mut black_begins = 0;
    for seed in 0..60 {
        let sheet = random(seed, 60);
        let code = Code::ALL[usize::try_from(seed).expect("a small number") % Code::ALL.len()];
        let text = unicode(code, &layout, std::slice::from_ref(&sheet));
        let of_moves: Vec<&str> = text.lines().map(|line| line.trim_end_matches('\u{2800}')).collect();
        let pairs: Vec<String> = pairs::pairs(&sheet, code).iter().map(|pair| show(pair)).collect();
        let result = of_moves.iter().rposition(|line| *line == show(&result_cells(sheet.score))).expect("the result");
        assert_eq!(of_moves[result - pairs.len()..result], pairs, "{seed} {}", code.name());
        black_begins += usize::from(pairs.first().is_some_and(|pair| pair.contains("\u{2800}⠤")));
    }
    assert!(black_begins > 0);
}

pub fn pef(code: Code, layout: &Layout, sheets: &[Sheet]) -> String {
    String::from_utf8(print(Binding::Pef, code, layout, sheets)).expect("UTF-8")
}

pub fn pages_of(bytes: &[u8], signs: Signs) -> Vec<Page> {
    TextPages::new(Cursor::new(bytes), signs, false).collect::<Result<_, _>>().expect("pages")
}

pub fn read_brf(bytes: &[u8], code: Code) -> Result<Vec<ReadSheet>, String> {
    let pages = TextPages::new(Cursor::new(bytes), Signs::Ascii, false);
    Sheets::new(pages, code, false).map(|sheet| sheet.map_err(|error| format!("{error:?}"))).collect()
}

pub fn layouts() -> Vec<Layout> {
    let size = |text: &str| text.parse::<PageSize>().expect("a size");
    let both = Layout { times: true, diagram_at_end: true, ..Layout::default() };
    vec![
        Layout { page: size("20x10"), run_on: false, ..Layout::default() },
        Layout { page: size("31x28"), run_on: false, times: true, ..Layout::default() },
        Layout { page: size("16x4"), diagrams_after: vec![1, 3, 40, 102], ..both.clone() },
        Layout { page: size("12x4"), diagrams_after: vec![1, 3, 40, 102], ..both.clone() },
        Layout { page: size("18x12"), diagram_form: DiagramForm::Grid, diagrams_after: vec![2, 9], ..both.clone() },
        Layout { page: size("20x9"), diagram_form: DiagramForm::Grid, diagrams_after: vec![2], ..both.clone() },
        Layout { page: size("24x10"), diagrams_after: vec![1, 3, 40, 102], ..both.clone() },
        both,
        Layout::default(),
    ]
}

/// Both players may offer a draw behind one move; each offer has its sign.
#[test]
fn both_offers_behind_one_move_are_there() {
    let mut sheet = sample(SAMPLE[0]);
    sheet.remarks.push(Remark { after: 21, text: "{(=)}".to_owned(), kind: RemarkKind::Comment });
    sheet.mark_mut(20).clock = Some(60_000);
    for layout in layouts() {
        let text = unicode(Code::Intl, &layout, std::slice::from_ref(&sheet));
        assert_eq!(text.matches("⠐⠶").count(), 2, "{text}");
        let back = read_brf(&brf(Code::Intl, &layout, std::slice::from_ref(&sheet)), Code::Intl).expect("a game");
        assert_eq!(told(&back[0].sheet, layout.times), told(&sheet, layout.times));
    }
    let three = unicode(Code::Intl, &Layout::default(), std::slice::from_ref(&sheet)).replacen("⠐⠶", "⠐⠶\u{2800}⠐⠶", 1);
    let pages = TextPages::new(Cursor::new(three.into_bytes()), Signs::Unicode, false);
    assert!(Sheets::new(pages, Code::Intl, false).next().is_some_and(|read| read.is_err()));
    assert!(show(pairs::pairs(&sheet, Code::Intl).last().expect("a pair")).ends_with("⠐⠶\u{2800}⠐⠶"));
}

#[test]
fn the_sample_game_on_a_page() {
    let mut sheet = sample(SAMPLE[0]);
    sheet.tags = vec![("White".to_owned(), "Anna Bella".to_owned()), ("Event".to_owned(), "?".to_owned())];
    sheet.mark_mut(0).clock = Some(5_100_000);
    sheet.mark_mut(1).clock = Some(5_107_000);
    let layout = Layout { page: "24x18".parse().expect("a size"), run_on: false, times: true, ..Layout::default() };
    let text = unicode(Code::Intl, &layout, std::slice::from_ref(&sheet));
    let shown = text.replace('\u{2800}', " ");
    insta::assert_snapshot!(shown, @r"
    ⠠⠺⠓⠊⠞⠑⠒ ⠠⠁⠝⠝⠁ ⠠⠃⠑⠇⠇⠁

    ⠂ ⠑⠲ ⠼⠁⠒⠼⠃⠑
      ⠑⠢ ⠼⠁⠒⠼⠃⠑⠒⠼⠚⠛
    ⠆ ⠎⠋⠒ ⠎⠋⠖
    ⠒ ⠙⠲ ⠑⠰⠙⠲
    ⠲ ⠑⠢ ⠎⠑⠲
    ⠢ ⠟⠰⠙⠲ ⠙⠢
    ⠖ ⠑⠰⠙⠖ ⠎⠰⠙⠖
    ⠶ ⠇⠛⠢ ⠎⠉⠖
    ⠦ ⠟⠘⠑⠒ ⠇⠑⠶
    ⠔ ⠎⠃⠙⠆ ⠴⠴
    ⠂⠴ ⠴⠴⠴ ⠗⠑⠦
    ⠂⠂ ⠅⠃⠂ ⠐⠶
    ⠐⠔


                          ⠼⠁
    ");
    let run_on = Layout { diagram_at_end: true, ..Layout::default() };
    let text = unicode(Code::Of(Language::It), &run_on, &[sheet]);
    insta::assert_snapshot!(text.replace('\u{2800}', " ").trim_end_matches(['\n', ' ', '⠼', '⠁']), @r"
    ⠠⠺⠓⠊⠞⠑⠒ ⠠⠁⠝⠝⠁ ⠠⠃⠑⠇⠇⠁
    ⠠⠃⠗⠁⠊⠇⠇⠑ ⠉⠕⠙⠑ ⠕⠋ ⠞⠓⠑ ⠍⠕⠧⠑⠎⠒ ⠏⠗⠕⠧⠊⠎⠊⠕⠝⠁⠇⠂
      ⠺⠊⠞⠓ ⠠⠊⠞⠁⠇⠊⠁⠝ ⠇⠑⠞⠞⠑⠗⠎

    ⠂ ⠑⠲ ⠑⠢ ⠆ ⠉⠋⠒ ⠉⠋⠖ ⠒ ⠙⠲ ⠑⠭⠙⠲ ⠲ ⠑⠢ ⠉⠑⠲
      ⠢ ⠙⠭⠙⠲ ⠙⠢ ⠖ ⠑⠭⠙⠖ ⠉⠑⠲⠭⠙⠖ ⠶ ⠁⠛⠢ ⠉⠉⠖
      ⠦ ⠙⠑⠒⠡ ⠁⠑⠶ ⠔ ⠉⠃⠙⠆ ⠴⠴ ⠂⠴ ⠴⠴⠴ ⠞⠑⠦
      ⠂⠂ ⠗⠃⠂ ⠐⠶
          ⠾⠂⠡⠹⠾⠂⠷⠂ ⠯⠯⠯⠂⠡⠯⠯⠯ ⠆⠩⠩⠲ ⠖⠁⠂ ⠦ ⠲⠙⠉⠆
          ⠏⠏⠏⠉⠂⠏⠏⠏ ⠂⠗⠂⠞⠂⠁⠂⠞
    ⠐⠔
    ");
}

#[test]
fn brf_has_its_bytes_its_width_and_its_height() {
    for (seed, layout) in (100..).zip(layouts()) {
        let sheets: Vec<Sheet> = (0..4).map(|more| random(seed * 10 + more, 150)).collect();
        let bytes = brf(Code::Hu, &layout, &sheets);
        let pages: Vec<&[u8]> = bytes.split(|byte| *byte == b'\x0c').collect();
        let (last, pages) = pages.split_last().expect("a page");
        assert!(last.is_empty(), "a form feed behind the last page");
        for (number, page) in (1..).zip(pages) {
            let text = std::str::from_utf8(page).expect("ASCII");
            let rows: Vec<&str> = text.split_terminator("\r\n").collect();
            assert_eq!(rows.len(), layout.page.rows(), "{layout:?}");
            assert!(text.ends_with("\r\n"));
            for row in &rows {
                assert!(row.len() <= layout.page.cols() && !row.ends_with(' '), "{row:?}");
                assert!(row.bytes().all(|byte| (0x20..0x60).contains(&byte)), "{row:?}");
            }
            let figures: String =
                number.to_string().chars().map(|c| if c == '0' { 'J' } else { (c as u8 + 16) as char }).collect();
            assert_eq!(*rows.last().expect("a last row"), format!("{:>1$}", format!("#{figures}"), layout.page.cols()));
        }
        let bare = print(Binding::Brf(PageEnd::BareFeed), Code::Hu, &layout, &sheets);
        assert_eq!(String::from_utf8(bare.clone()).expect("ASCII").replace('\x0c', "\r\n\x0c").into_bytes(), bytes);
        assert_eq!(pages_of(&bare, Signs::Ascii), pages_of(&bytes, Signs::Ascii));
    }
}

#[test]
fn nothing_is_broken_but_at_blanks() {
    for layout in layouts() {
        let sheet = random(7, 200);
        let wide = Layout {
            page: PageSize::new(255, 255).expect("a size"),
            diagrams_after: Vec::new(),
            diagram_at_end: false,
            ..layout.clone()
        };
        let narrow = Layout { diagrams_after: Vec::new(), diagram_at_end: false, ..layout };
        let words = |layout: &Layout| {
            let text = unicode(Code::Of(Language::De), layout, &[Sheet { tags: Vec::new(), ..sheet.clone() }]);
            let has_heads = layout.page.cols() >= 20 && layout.page.rows() >= 10;
            let pages = text.split('\x0c').enumerate().flat_map(|(page, text)| {
                let rows: Vec<String> = text.lines().map(str::to_owned).collect();
                rows[usize::from(has_heads && page > 0)..rows.len() - 1].to_vec()
            });
            pages
                .flat_map(|row| row.split('\u{2800}').map(str::to_owned).collect::<Vec<_>>())
                .filter(|word| !word.is_empty())
                .collect::<Vec<String>>()
        };
        // The provisional code is named in a heading, whose longest words may be broken on the narrowest page.
        let moves = |words: Vec<String>| words[words.len() - sheet.line.len()..].to_vec();
        assert_eq!(moves(words(&narrow)), moves(words(&wide)), "{:?}", narrow.page);
    }
}

/// Thousands of games: to BRF and back, and the same cells in every form; what was read is written as the same bytes.
#[test]
fn every_game_comes_back_and_is_written_again_unchanged() {
    let layouts = layouts();
    let mut rng = Rng::with_seed(1);
    for seed in 0..1000 {
        let sheet = random(seed, if seed % 20 == 0 { 160 } else { 24 });
        let code = Code::ALL[rng.usize(..Code::ALL.len())];
        let layout = &layouts[rng.usize(..layouts.len())];
        let bytes = brf(code, layout, std::slice::from_ref(&sheet));
        let read =
            read_brf(&bytes, code).unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(&bytes)));
        assert_eq!(read.len(), 1);
        assert_eq!(told(&read[0].sheet, layout.times), told(&sheet, layout.times), "seed {seed}");
        assert_eq!(read[0].sheet.line.start().fen(), sheet.line.start().fen());
        assert_eq!(read[0].sheet.line.end().fen(), sheet.line.end().fen());

        let again = Sheet { tags: sheet.tags.clone(), ..read[0].sheet.clone() };
        assert!(brf(code, layout, &[again]) == bytes, "seed {seed}");
        let lower: Vec<u8> = bytes.to_ascii_lowercase();
        assert_eq!(read_brf(&lower, code), Ok(read.clone()), "either case is read");

        let as_brf = pages_of(&bytes, Signs::Ascii);
        let rows = |pages: &[Page]| pages.iter().map(|page| page.rows.clone()).collect::<Vec<Vec<Row>>>();
        let text = unicode(code, layout, std::slice::from_ref(&sheet));
        assert_eq!(rows(&pages_of(text.as_bytes(), Signs::Unicode)), rows(&as_brf));
        let xml = pef(code, layout, &[sheet]);
        let as_pef: Vec<Page> = PefPages::new(Cursor::new(xml)).collect::<Result<_, _>>().expect("a PEF");
        assert_eq!(rows(&as_pef), rows(&as_brf));
    }
}

#[test]
fn many_games_in_one_file() {
    let layout = Layout { page: "20x6".parse().expect("a size"), ..Layout::default() };
    let sheets: Vec<Sheet> = (0..40).map(|seed| random(seed, 60)).collect();
    let read = read_brf(&brf(Code::Fi, &layout, &sheets), Code::Fi).expect("games");
    let lines = |sheet: &Sheet| (sheet.line.clone(), sheet.score);
    assert_eq!(
        read.iter().map(|read| lines(&read.sheet)).collect::<Vec<_>>(),
        sheets.iter().map(lines).collect::<Vec<_>>()
    );
    for (read, sheet) in read.iter().zip(&sheets) {
        // The code is named in any case.
        assert_eq!(stated::code(&read.heading), Some(Code::Fi));
        assert!(stated::without(&read.heading).is_empty() == sheet.tags.is_empty());
    }
    assert_eq!(read_brf(b"", Code::Fi), Ok(Vec::new()));
}

#[test]
fn plain_lines_without_pages_are_read_when_asked_for() {
    let text = "⠠⠁⠝⠝⠁\n\n⠂ ⠑⠲ ⠑⠢\n⠆ ⠎⠋⠒\n⠎⠉⠖ ⠐⠔\n\n\n⠂ ⠙⠲ ⠼⠁⠤⠼⠚";
    let sheets = |plain: bool| {
        let pages = TextPages::new(Cursor::new(text), Signs::Unicode, plain);
        Sheets::new(pages, Code::Intl, plain).collect::<Result<Vec<_>, _>>()
    };
    let read = sheets(true).expect("two games");
    assert_eq!(
        read.iter().map(|read| (read.heading.len(), read.sheet.line.len())).collect::<Vec<_>>(),
        [(1, 4), (0, 1)]
    );
    assert!(sheets(false).is_err());
}

/// How many lines of heading and half-moves each game has, or the line of its fault.
fn plain_lines(text: &str) -> Vec<Result<(usize, usize), u64>> {
    let pages = TextPages::new(Cursor::new(text), Signs::Unicode, true);
    let read = Sheets::new(pages, Code::Intl, true).map(|read| match read {
        Ok(read) => Ok((read.heading.len(), read.sheet.line.len())),
        Err(ReadError::Game { line, .. }) => Err(line),
        Err(ReadError::Page(error)) => panic!("{error:?}"),
    });
    read.collect()
}

#[test]
fn moves_between_empty_plain_lines_never_become_a_heading() {
    let good = "⠠⠺⠓⠊⠞⠑⠒ ⠠⠁\n\n⠂ ⠑⠲ ⠑⠢\n⠆ ⠎⠋⠒ ⠎⠉⠖\n⠼⠁⠤⠼⠚\n";
    assert_eq!(plain_lines(good), [Ok((1, 4))]);
    for moves in [
        "⠑⠲ ⠑⠢\n⠎⠋⠒ ⠎⠉⠖\n\n",
        "⠑⠲ ⠑⠢\n\n⠎⠋⠒ ⠎⠉⠖\n",
        "⠼⠁ ⠑⠲ ⠑⠢\n\n⠼⠃ ⠎⠋⠒ ⠎⠉⠖\n\n",
        "⠼⠁ ⠑⠲ ⠑⠢\n⠼⠃ ⠎⠋⠒ ⠎⠉⠖\n",
        // No legal move at the beginning, or something in front of it.
        "⠑⠑ ⠑⠢\n⠎⠋⠒ ⠎⠉⠖\n",
        "⠑⠑ ⠑⠢\n\n⠑⠑ ⠎⠉⠖\n\n",
        "⠎⠕⠊ ⠂ ⠑⠲ ⠑⠢ ",
    ] {
        for heading in ["⠠⠺⠓⠊⠞⠑⠒ ⠠⠁\n\n", "⠠⠺⠓⠊⠞⠑⠒ ⠠⠁\n\n\n"] {
            let line = heading.lines().count() as u64 + 1;
            let text = format!("{heading}{moves}⠼⠁⠤⠼⠚\n\n");
            assert_eq!(plain_lines(&text), [Err(line)], "{text}");
            assert_eq!(plain_lines(&(text.clone() + good)), [Err(line), Ok((1, 4))], "{text}");
        }
    }
    // Headings of several parts, and none.
    for (text, read) in [
        ("⠠⠁\n\n⠠⠃\n\n⠂ ⠙⠲ ⠼⠁⠤⠼⠚\n\n⠠⠉\n\n⠼⠁⠤⠼⠚\n", vec![Ok((2, 1)), Ok((1, 0))]),
        ("⠠⠁\n\n⠠⠃\n⠂ ⠙⠲ ⠼⠁⠤⠼⠚\n", vec![Ok((2, 1))]),
        ("⠠⠁\n⠂ ⠙⠲ ⠼⠁⠤⠼⠚\n\n⠠⠃\n\n⠂ ⠙⠲ ⠼⠁⠤⠼⠚\n", vec![Ok((1, 1)), Ok((1, 1))]),
    ] {
        assert_eq!(plain_lines(text), read, "{text}");
    }
}

#[test]
fn a_fault_in_plain_lines_is_told_with_its_line() {
    for (empty, text) in [(1, "⠂ ⠑⠲ ⠑⠑"), (3, "⠂ ⠑⠲ ⠑⠑"), (2, "⠂ ⠑⠲ ⠑⠢\n⠆ ⠎⠋⠒ ⠎⠉⠉\n⠒ ⠃⠖")]
    {
        let text = format!("{text}{}⠆ ⠎⠋⠒ ⠎⠉⠖\n⠼⠁⠤⠼⠚\n", "\n".repeat(empty + 1));
        let line = if empty == 2 { 2 } else { 1 };
        assert_eq!(plain_lines(&text), [Err(line)], "{text}");
    }
}

/// The nine lines of a board stand on one page, wherever the moves before it end; what is empty above them is no fault of the page.
#[test]
fn a_board_square_by_square_stands_on_one_page() {
    let mut moved = 0;
    let is_plain = |sheet: &Sheet| *sheet.line.start() == Position::initial() && sheet.line.len() > 48;
    let sheet = (0..100).map(|seed| random(seed, 60)).find(is_plain).expect("one of them");
    for last in 1..24 {
        let layout = Layout {
            page: "20x12".parse().expect("a size"),
            run_on: false,
            diagram_form: DiagramForm::Grid,
            diagrams_after: vec![last],
            ..Layout::default()
        };
        let bytes = brf(Code::Intl, &layout, std::slice::from_ref(&sheet));
        let pages = pages_of(&bytes, Signs::Ascii);
        let in_grid = |row: &Row| row.len() > 6 && row[..6].iter().all(|cell| *cell == Cell::BLANK) && row.len() < 20;
        let of_pages: Vec<usize> =
            pages.iter().map(|page| page.rows.iter().filter(|row| in_grid(row)).count()).collect();
        assert_eq!(of_pages.iter().filter(|rows| **rows > 0).collect::<Vec<_>>(), [&9], "{last}: {of_pages:?}");
        moved += usize::from(pages.iter().rev().skip(1).any(|page| page.rows[page.rows.len() - 2].is_empty()));
        let back = read_brf(&bytes, Code::Intl).expect("a game");
        assert_eq!(told(&back[0].sheet, false), told(&sheet, false), "{last}");
    }
    assert!(moved > 3, "{moved}");
}

/// A display of twelve cells has room for every line.
#[test]
fn a_page_of_twelve_cells_breaks_no_move() {
    for (seed, code) in (0..).zip(Code::ALL) {
        let sheet = random(seed, 120);
        for run_on in [false, true] {
            let layout =
                Layout { page: "12x10".parse().expect("a size"), run_on, diagram_at_end: true, ..Layout::default() };
            let bytes = brf(code, &layout, std::slice::from_ref(&sheet));
            let back = read_brf(&bytes, code).expect("a game");
            assert_eq!(told(&back[0].sheet, false), told(&sheet, false), "{seed}");
        }
    }
}

/// A long game with a heading, and the pages on which it stands.
fn long_game(layout: &Layout, half_moves: usize, last: Option<u32>) -> (Sheet, Vec<Page>) {
    let is_plain = |sheet: &Sheet| *sheet.line.start() == Position::initial() && sheet.line.len() >= 150;
    let mut sheet = (0..200).map(|seed| random(seed, 170)).find(is_plain).expect("one of them");
    let mut line = annabella::rules::position::line::Line::new(Position::initial());
    sheet.line.steps().take(half_moves).for_each(|step| line.push(step.intent()).expect("a legal move"));
    sheet.line = line;
    sheet.marks.clear();
    sheet.tags = [("White", "Anna Bella"), ("Black", "Gustav Cesar"), ("Event", "Open")]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .to_vec();
    let layout = Layout { diagrams_after: last.into_iter().collect(), ..layout.clone() };
    let bytes = brf(Code::Intl, &layout, std::slice::from_ref(&sheet));
    let back =
        read_brf(&bytes, Code::Intl).unwrap_or_else(|error| panic!("{error}\n{}", String::from_utf8_lossy(&bytes)));
    assert_eq!(told(&back[0].sheet, false), told(&sheet, false));
    let is_head = |row: &Row| row.contains(&Cell::HYPHEN);
    assert!(!back[0].heading.iter().any(is_head), "the running head is no part of the heading");
    (sheet, pages_of(&bytes, Signs::Ascii))
}

#[test]
fn players_and_page_stand_above_all_pages_but_the_first() {
    let layout = Layout { page: "31x10".parse().expect("a size"), ..Layout::default() };
    let (_, pages) = long_game(&layout, 150, None);
    assert!(pages.len() > 2);
    let heads: Vec<String> = pages.iter().map(|page| show(&page.rows[0]).replace('\u{2800}', " ")).collect();
    assert_eq!(heads[0], "⠠⠺⠓⠊⠞⠑⠒ ⠠⠁⠝⠝⠁ ⠠⠃⠑⠇⠇⠁");
    assert_eq!(heads[1], "⠠⠃⠑⠇⠇⠁ ⠤ ⠠⠉⠑⠎⠁⠗              ⠼⠃");
    assert_eq!(heads[2], "⠠⠃⠑⠇⠇⠁ ⠤ ⠠⠉⠑⠎⠁⠗              ⠼⠉");
    // The page is full of moves.
    let filled = pages[1].rows[1..9].iter().filter(|row| row.len() > 24).count();
    assert_eq!(filled, 8, "{:?}", pages[1].rows);
}

#[test]
fn no_page_holds_only_the_result_or_splits_a_diagram() {
    let mut pulled = 0;
    for page in ["20x10", "31x12", "40x25"] {
        for run_on in [true, false] {
            let layout = Layout { page: page.parse().expect("a size"), run_on, ..Layout::default() };
            for half_moves in 40..110 {
                let (sheet, pages) = long_game(&layout, half_moves, Some(u32::try_from(half_moves).expect("few") / 3));
                let last = pages.last().expect("a page");
                let head = usize::from(pages.len() > 1);
                let words =
                    last.rows[head..last.rows.len() - 1].iter().flat_map(|row| row.split(|cell| *cell == Cell::BLANK));
                assert!(words.filter(|word| !word.is_empty()).count() > 1, "{half_moves} {last:?}");
                let in_diagram = |row: &&Row| row.starts_with(&[Cell::BLANK; 6]) && row.get(6) != Some(&Cell::BLANK);
                let of_pages = pages.iter().map(|page| page.rows.iter().filter(in_diagram).count());
                assert_eq!(of_pages.filter(|rows| *rows > 0).count(), 1, "{half_moves}");
                let ends_early = |page: &Page| page.rows[page.rows.len() - 2].is_empty();
                pulled += usize::from(pages.len() > 1 && pages[..pages.len() - 1].iter().any(ends_early));
                assert!(sheet.line.len() == half_moves);
            }
        }
    }
    assert!(pulled > 20, "{pulled}");
}

/// Where a diagram fills a page, its running head goes, so that the result stands with it.
#[test]
fn the_result_stands_with_a_diagram_that_fills_the_page() {
    for page in ["20x11", "31x11", "40x11"] {
        for half_moves in 60..90 {
            let layout = Layout {
                page: page.parse().expect("a size"),
                diagram_form: DiagramForm::Grid,
                diagram_at_end: true,
                ..Layout::default()
            };
            let (_, pages) = long_game(&layout, half_moves, None);
            let filled = pages.last().expect("a page").rows.iter().filter(|row| !row.is_empty()).count();
            assert!(filled > 3, "{page} {half_moves}");
        }
    }
}

/// Where a page has no room for a diagram and the result, the diagram is divided, so that the result stands with the end of it.
#[test]
fn no_small_page_has_the_result_alone() {
    let mut parted = 0;
    for page in ["12x8", "14x8", "20x5", "31x4"] {
        for half_moves in 40..110 {
            let layout = Layout { page: page.parse().expect("a size"), diagram_at_end: true, ..Layout::default() };
            let (_, pages) = long_game(&layout, half_moves, None);
            let filled = pages.last().expect("a page").rows.iter().filter(|row| !row.is_empty()).count();
            assert!(filled > 2, "{page} {half_moves}");
            let indent = if page.starts_with("12") { 3 } else { 6 };
            let in_diagram = |row: &&Row| row.len() > indent && row[..indent].iter().all(|cell| *cell == Cell::BLANK);
            let rows_of = |page: &Page| page.rows[..page.rows.len() - 1].iter().filter(in_diagram).count();
            parted += usize::from(pages.iter().filter(|page| rows_of(page) > 0).count() > 1);
        }
    }
    assert!(parted > 20, "{parted}");
}

/// Files as they were written before there were running heads: a pair a line, the number of the page alone.
#[test]
fn pages_without_running_heads_are_read_as_before() {
    let (sheet, pages) = long_game(&Layout { page: "20x12".parse().expect("a size"), ..Layout::default() }, 90, None);
    let heading = pages[0].rows.iter().position(Vec::is_empty).expect("an empty line");
    let mut rows: Vec<Row> = pages[0].rows[..=heading].to_vec();
    rows.extend(pairs::pairs(&sheet, Code::Intl));
    rows.push(result_cells(sheet.score));
    let mut old = Vec::new();
    for (number, part) in (1..).zip(rows.chunks(11)) {
        let mut rows = part.to_vec();
        rows.resize(11, Row::new());
        let figures: Vec<Cell> = show(&[Cell::NUMBER])
            .chars()
            .chain(
                number
                    .to_string()
                    .bytes()
                    .map(|figure| ['⠚', '⠁', '⠃', '⠉', '⠙', '⠑', '⠋', '⠛', '⠓', '⠊'][usize::from(figure - b'0')]),
            )
            .map(|sign| Cell::of_unicode(sign).expect("a cell"))
            .collect();
        rows.push([vec![Cell::BLANK; 20 - figures.len()], figures].concat());
        old.push(Ok(Page { line: 1, rows }));
    }
    let read: Vec<ReadSheet> =
        Sheets::new(old.into_iter(), Code::Intl, false).map(|read| read.expect("a game")).collect();
    assert_eq!((read.len(), told(&read[0].sheet, false)), (1, told(&sheet, false)));
}

/// A running head with other names belongs to another game, or is spoilt: the names are told with the heading.
#[test]
fn other_names_in_a_running_head_are_not_passed_over() {
    let layout = Layout { page: "31x10".parse().expect("a size"), ..Layout::default() };
    let (_, mut pages) = long_game(&layout, 150, None);
    pages[1].rows[0][1] = Cell::of_unicode('⠉').expect("a cell");
    let read = Sheets::new(pages.into_iter().map(Ok), Code::Intl, false).next().expect("a game").expect("read");
    assert_eq!(read.heading.len(), 4);
    assert!(show(&read.heading[3]).starts_with("⠠⠉⠑⠇⠇⠁"));
}

#[test]
fn sizes_have_limits() {
    for text in ["40x25", "12x4", "255X255", "31x28"] {
        assert!(text.parse::<PageSize>().is_ok(), "{text}");
    }
    for text in
        ["", "x", "40", "11x25", "40x3", "256x10", "40x256", "-40x25", "40x25x2", "é", "99999999999999999999x25"]
    {
        let error = text.parse::<PageSize>().expect_err(text);
        assert!(error.to_string().contains("40x25"), "{error}");
    }
}
