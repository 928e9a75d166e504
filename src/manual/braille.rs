//! Pages of the manual in Braille, in the uncontracted code of their language.

use super::{KeyRow, Page, Said};
use crate::game::participant::Language;
use crate::scoresheet::braille::binding::{Binder, Binding, PageEnd};
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::braille::heading::Headings;
use crate::scoresheet::braille::layout::Layout;
use crate::scoresheet::braille::louis::LouisTrouble;
use crate::scoresheet::braille::press::Press;
use crate::scoresheet::braille::size::PageSize;

/// Pages as a BRF; and what hinders liblouis, if anything does: the cells are then letters, capitals and numbers alone.
/// `key` says a key and what it does; `None` where it has no key.
pub fn brf(
    pages: &[&Page],
    language: Language,
    size: PageSize,
    key: &dyn Fn(KeyRow) -> Option<String>,
) -> (Vec<u8>, Option<LouisTrouble>) {
    let binding = Binding::Brf(PageEnd::LineAndFeed);
    let mut press = Press::new(binding, Code::default(), Layout { page: size, ..Layout::default() });
    let (mut words, trouble) = Headings::new(language);
    let mut binder = Binder::new(binding, size, "");
    let mut brf = Vec::new();
    for page in pages {
        let lines = page.lines().into_iter().filter_map(|line| {
            let text = match line.said {
                Said::Words(text) => text,
                Said::Key(row) => key(row)?,
            };
            Some((words.text(&text), line.is_heading))
        });
        press.print_text(lines);
        let written = binder.add(press.take(), &mut brf);
        debug_assert!(written.is_ok(), "writing to memory cannot fail");
    }
    let written = binder.end(&mut brf);
    debug_assert!(written.is_ok(), "writing to memory cannot fail");
    (brf, trouble)
}
