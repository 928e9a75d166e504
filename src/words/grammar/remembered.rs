//! What was found in the lines that were read last. A line passes many readers, each of which wants other rules: it is compared with all of
//! them once.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use super::Grammar;
use super::line::Line;
use super::walk::{How, Match};
use crate::game::participant::Language;

/// Enough for one line: two grammars, whole and with something missing, with and without courtesy.
const MOST: usize = 16;

struct Remembered {
    grammar: &'static Grammar,
    how: How,
    language: Language,
    text: String,
    matches: Rc<[Match<'static>]>,
}

#[cfg(test)]
thread_local! {
    /// How often lines were compared with all rules.
    static LOOKS: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// How often lines were compared with all rules of a grammar, in this thread.
#[cfg(test)]
pub(crate) fn looks() -> usize {
    LOOKS.get()
}

thread_local! {
    static LAST: RefCell<VecDeque<Remembered>> = const { RefCell::new(VecDeque::new()) };
}

/// What a grammar finds in a line; it is looked for if the line is not one of the last.
pub(super) fn found(
    grammar: &'static Grammar,
    line: &Line<'_>,
    how: How,
    look: impl FnOnce() -> Vec<Match<'static>>,
) -> Rc<[Match<'static>]> {
    let is_it = |found: &Remembered| {
        std::ptr::eq(found.grammar, grammar)
            && found.how == how
            && found.language == line.language
            && found.text == line.text
    };
    let known = LAST.with_borrow(|last| last.iter().find(|found| is_it(found)).map(|found| found.matches.clone()));
    known.unwrap_or_else(|| {
        #[cfg(test)]
        LOOKS.set(LOOKS.get() + 1);
        let matches: Rc<[Match<'static>]> = look().into();
        LAST.with_borrow_mut(|last| {
            last.truncate(MOST - 1);
            let (language, text) = (line.language, line.text.to_owned());
            last.push_front(Remembered { grammar, how, language, text, matches: matches.clone() });
        });
        matches
    })
}
