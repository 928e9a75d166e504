//! The scoresheet in Braille: codes of moves, pages, and the files for embossers and displays, out and in.

pub mod analysis;
mod back;
pub mod binding;
pub mod cell;
pub mod code;
pub mod diagram;
mod head;
pub mod heading;
pub mod layout;
mod lines;
mod literary;
mod loosely;
pub mod louis;
pub mod names;
pub mod page;
pub mod paging;
pub mod pairs;
pub mod pef;
mod plain;
pub mod press;
pub mod reader;
mod reading;
pub mod size;
mod spelling;
pub mod stated;
mod turning;

use binding::{Binder, Binding, PageEnd};
use code::Code;
use heading::Headings;
use layout::Layout;
use press::Press;

use super::sheet::Sheet;
use crate::game::participant::Language;

/// One scoresheet as a BRF of pages of the usual size, as it is kept of a game that is over.
pub fn one(sheet: &Sheet, code: Code, language: Language) -> Vec<u8> {
    let (binding, layout) = (Binding::Brf(PageEnd::LineAndFeed), Layout::default());
    let mut binder = Binder::new(binding, layout.page, "");
    let mut press = Press::new(binding, code, layout);
    // What hinders liblouis costs no move: names are then in letters and numbers alone.
    let (mut headings, _trouble) = Headings::new(language);
    press.print(&headings.lines(sheet, code), sheet);
    let mut brf = Vec::new();
    let written = binder.add(press.take(), &mut brf).and_then(|()| binder.end(&mut brf));
    debug_assert!(written.is_ok(), "writing to memory cannot fail");
    brf
}
