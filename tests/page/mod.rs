//! Scoresheets as a page: its structure, what a browser makes of it, and what a screen reader gets.

pub mod browser;
mod manual;
mod markup;
mod seen;

use crate::convert::within;
use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::convert::form::Manner;
use annabella::scoresheet::convert::source::InForm;
use annabella::scoresheet::sentences::converting::Dropped;

/// A file in which everything occurs that a page has a form for.
const SAMPLE: &str = include_str!("sample.pgn");

/// The page of a PGN, with all that is said of it.
fn page(pgn: &str, language: Language, layout: Layout) -> within::Out {
    let manner = Manner { layout, ..within::manner(Code::Intl, language) };
    within::bytes(pgn.as_bytes(), InForm::Pgn, "html", &manner)
}

/// The same as text, where nothing is said of it.
fn whole(pgn: &str, language: Language) -> String {
    let out = page(pgn, language, Layout { diagrams_after: vec![5], diagram_at_end: true, ..Layout::default() });
    assert_eq!((out.lines, out.tally.dropped), (Vec::new(), Dropped::default()));
    String::from_utf8(out.bytes).expect("UTF-8")
}
