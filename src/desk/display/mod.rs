//! What stands on a Braille display: a machine of texts, places and keys. Pure; the thread that has the display does what it says.
//!
//! It rests on the last pair of half-moves. A move comes as its pair, and its words when they are asked for. What else is said stands
//! there when it is said, and everything that was said before can be read again, as all pairs of the game can. A text that is longer
//! than the display comes in windows.

mod pairs;
mod windows;

use std::collections::VecDeque;

pub use pairs::pairs;
use windows::{as_words, before, in_cells, last, window, word_at};

use crate::keys::key::Key;

/// How many texts are remembered.
const MEMORY: usize = 500;

/// What a key of the display is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Press {
    /// The window before, or what was there before it.
    Left,
    /// The next window, or what comes after it.
    Right,
    /// The text before: what was said before, or the pair before.
    Older,
    /// The next one.
    Newer,
    /// The first text.
    First,
    Last,
    /// The pair before, whatever is being read.
    PairBefore,
    /// The next pair.
    PairBehind,
    /// To what is being written, to the open question, to the last pair, to the words of its last move: in turn.
    Home,
    /// The routing key of a cell, from 0.
    Cell(usize),
    /// The clock, and away again.
    Clock,
    /// What these keys do.
    Help,
    /// A key of its keyboard.
    Type(Key),
}

/// What the display cannot do by itself.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The clock is to be shown: [`View::show_clock`].
    Clock,
    /// Say what the keys of the display do.
    Help,
    /// A key was typed.
    Type(Key),
}

/// What is to stand on the display.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// No more characters than there are cells.
    pub text: String,
    /// The cell of the cursor, from 0.
    pub cursor: Option<usize>,
}

/// A text that can be read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum What {
    /// The last pair.
    Rest,
    /// An earlier pair, by its index.
    Pair(usize),
    /// What was said, by its number.
    Said(u64),
    /// The open question.
    Question,
    Clock,
    /// What is being written.
    Entry,
}

/// A text and the place in it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Reading {
    what: What,
    start: usize,
}

impl Reading {
    const fn of(what: What) -> Reading {
        Reading { what, start: 0 }
    }
}

/// A Braille display and what can be read on it.
#[derive(Clone, Debug)]
pub struct View {
    cells: usize,
    said: VecDeque<Vec<char>>,
    /// How many were forgotten: the number of the first one that is still there.
    forgotten: u64,
    pairs: Vec<Vec<char>>,
    /// What stands there while there is no pair.
    no_pair: Vec<char>,
    /// Whether the last pair has come or changed, and its move has not been announced yet.
    is_pair_new: bool,
    /// Which words announced the last move of the last pair, by their number.
    announced: Option<u64>,
    question: Option<Vec<char>>,
    clock: Vec<char>,
    entry: Vec<char>,
    /// The character of the entry line that the cursor is on.
    cursor: usize,
    reading: Reading,
    /// What was read before the clock.
    behind_clock: Option<Reading>,
}

impl View {
    /// An empty display with this number of cells.
    pub fn new(cells: usize) -> View {
        View {
            cells,
            said: VecDeque::new(),
            forgotten: 0,
            pairs: Vec::new(),
            no_pair: Vec::new(),
            is_pair_new: false,
            announced: None,
            question: None,
            clock: Vec::new(),
            entry: Vec::new(),
            cursor: 0,
            reading: Reading::of(What::Rest),
            behind_clock: None,
        }
    }

    /// Another display, or another size: the same text, from its beginning.
    pub fn resize(&mut self, cells: usize) {
        if self.cells != cells {
            self.cells = cells;
            self.go(self.reading.what);
        }
    }

    /// Something is said: it stands there at once.
    pub fn tell(&mut self, text: &str) {
        if self.keep(text) {
            self.go_to_newest();
        }
    }

    /// Something is said of the display itself: it can be read, and covers nothing.
    pub fn note(&mut self, text: &str) {
        self.keep(text);
    }

    /// A move is said: its pair stands there at once, and its words can be read. Where no pair has come with it, they stand there.
    pub fn announce(&mut self, text: &str) {
        if !self.is_pair_new || self.pairs.is_empty() {
            return self.tell(text);
        }
        if self.keep(text) {
            self.is_pair_new = false;
            self.announced = self.newest();
            self.go(What::Rest);
        }
    }

    /// Remembers what was said; whether that is anything.
    fn keep(&mut self, text: &str) -> bool {
        let text = as_words(text);
        if text.is_empty() {
            return false;
        }
        // What is said twice in a row is one step back.
        if self.said.back() != Some(&text) {
            if self.said.len() == MEMORY {
                self.said.pop_front();
                self.forgotten += 1;
            }
            self.said.push_back(text);
        }
        true
    }

    /// The last things that were said, `items` of them, are a list, which is read from its beginning.
    pub fn begin_list(&mut self, items: usize) {
        if let Some(newest) = self.newest() {
            let behind = u64::try_from(items).unwrap_or(u64::MAX).saturating_sub(1);
            self.go(What::Said(newest.saturating_sub(behind).max(self.forgotten)));
        }
    }

    /// The pairs of the game as it stands now; `none` stands there while there is none.
    pub fn set_pairs(&mut self, pairs: &[String], none: &str) {
        let pairs: Vec<Vec<char>> = pairs.iter().map(|pair| as_words(pair)).collect();
        if pairs != self.pairs {
            // What announced the move before, or one that was taken back, are no words for this pair.
            (self.is_pair_new, self.announced) = (true, None);
        }
        self.pairs = pairs;
        self.no_pair = as_words(none);
        match self.reading.what {
            What::Pair(index) if index + 1 >= self.pairs.len() => self.go(What::Rest),
            What::Rest => self.go(What::Rest),
            _ => {}
        }
    }

    /// What is asked and not answered; `None`: nothing is.
    pub fn set_question(&mut self, question: Option<&str>) {
        self.question = question.map(as_words);
        if self.question.is_none() && self.reading.what == What::Question {
            self.go(self.home());
        }
    }

    /// What is being written, with the cursor at this byte of it.
    pub fn write(&mut self, text: &str, cursor: usize) {
        let entry = in_cells(text);
        let cursor = text.char_indices().take_while(|(at, _)| *at < cursor).count();
        let is_news = entry != self.entry || cursor != self.cursor;
        (self.entry, self.cursor) = (entry, cursor);
        if self.entry.is_empty() {
            if self.reading.what == What::Entry {
                self.go(self.home());
            }
        } else if is_news {
            self.go(What::Entry);
        }
    }

    /// The clock as it was asked for.
    pub fn show_clock(&mut self, text: &str) {
        self.clock = as_words(text);
        let behind = self.behind_clock.take().filter(|_| self.reading.what == What::Clock).unwrap_or(self.reading);
        self.go(What::Clock);
        self.behind_clock = Some(behind);
    }

    /// A key of the display.
    pub fn press(&mut self, press: Press) -> Option<Wish> {
        match press {
            Press::Left => self.left(),
            Press::Right => self.right(),
            Press::Older => self.go(self.older(self.reading.what)),
            Press::Newer => self.newer(),
            Press::First => self.go(self.first()),
            Press::Last => match self.reading.what {
                What::Rest | What::Pair(_) => self.go(What::Rest),
                _ => self.go_to_newest(),
            },
            Press::PairBefore => self.go(self.older(self.as_pair())),
            Press::PairBehind => self.go(self.pair_behind(self.as_pair())),
            Press::Home => self.go(self.home()),
            Press::Clock if self.reading.what == What::Clock => self.leave_clock(),
            Press::Clock => return Some(Wish::Clock),
            Press::Cell(cell) => return self.touch(cell),
            Press::Help => return Some(Wish::Help),
            Press::Type(key) => return Some(Wish::Type(key)),
        }
        None
    }

    /// What is to stand on the display now.
    pub fn shown(&self) -> Shown {
        let text = self.text(self.reading.what);
        if self.reading.what == What::Entry {
            // The blank at which a line is cut is written, too.
            let end = text.len().min(self.reading.start.saturating_add(self.cells));
            let cursor = self.cursor.checked_sub(self.reading.start).filter(|cell| *cell < self.cells);
            return Shown { text: text.get(self.reading.start..end).unwrap_or_default().iter().collect(), cursor };
        }
        let (shown, _) = window(text, self.reading.start, self.cells);
        Shown { text: text.get(shown).unwrap_or_default().iter().take(self.cells).collect(), cursor: None }
    }

    fn text(&self, what: What) -> &[char] {
        match what {
            What::Rest => self.pairs.last().unwrap_or(&self.no_pair),
            What::Pair(index) => self.pairs.get(index).map_or(&[], Vec::as_slice),
            What::Said(number) => self.said(number).map_or(&[], Vec::as_slice),
            What::Question => self.question.as_deref().unwrap_or_default(),
            What::Clock => &self.clock,
            What::Entry => &self.entry,
        }
    }

    fn said(&self, number: u64) -> Option<&Vec<char>> {
        self.said.get(usize::try_from(number.checked_sub(self.forgotten)?).ok()?)
    }

    fn newest(&self) -> Option<u64> {
        (self.forgotten + self.said.len() as u64).checked_sub(1).filter(|_| !self.said.is_empty())
    }

    fn go(&mut self, what: What) {
        let start = match what {
            // The cursor is always under the fingers.
            What::Entry => (self.cursor + 1).saturating_sub(self.cells.max(1)),
            _ => 0,
        };
        self.reading = Reading { what, start };
        self.behind_clock = None;
    }

    fn go_to_newest(&mut self) {
        if let Some(newest) = self.newest() {
            self.go(What::Said(newest));
        }
    }

    fn left(&mut self) {
        let Reading { what, start } = self.reading;
        if let Some(start) = before(self.text(what), start, self.cells) {
            self.reading.start = start;
            return;
        }
        let before = match what {
            What::Rest => self.newest().map_or(what, What::Said),
            _ => self.older(what),
        };
        if before != what {
            self.go(before);
            self.reading.start = last(self.text(before), self.cells);
        }
    }

    fn right(&mut self) {
        let Reading { what, start } = self.reading;
        let text = self.text(what);
        let (_, next) = window(text, start, self.cells);
        if next < text.len() {
            self.reading.start = next;
        } else {
            self.newer();
        }
    }

    /// What was there before; at the first one, that again.
    fn older(&self, what: What) -> What {
        match what {
            What::Rest => self.pairs.len().checked_sub(2).map_or(what, What::Pair),
            What::Pair(index) => What::Pair(index.saturating_sub(1)),
            What::Said(number) => What::Said(number.saturating_sub(1).max(self.forgotten)),
            What::Question | What::Clock | What::Entry => self.newest().map_or(What::Rest, What::Said),
        }
    }

    fn newer(&mut self) {
        match self.reading.what {
            What::Rest => {}
            pair @ What::Pair(_) => self.go(self.pair_behind(pair)),
            What::Said(number) if self.newest().is_some_and(|newest| number < newest) => {
                // It may have been forgotten meanwhile.
                self.go(What::Said((number + 1).max(self.forgotten)));
            }
            What::Clock => self.leave_clock(),
            What::Said(_) | What::Question | What::Entry => self.go(self.home()),
        }
    }

    fn first(&self) -> What {
        match self.reading.what {
            What::Rest | What::Pair(_) if self.pairs.len() < 2 => What::Rest,
            What::Rest | What::Pair(_) => What::Pair(0),
            _ if self.said.is_empty() => What::Rest,
            _ => What::Said(self.forgotten),
        }
    }

    /// The pair from which one steps to others.
    fn as_pair(&self) -> What {
        match self.reading.what {
            pair @ What::Pair(_) => pair,
            _ => What::Rest,
        }
    }

    fn pair_behind(&self, pair: What) -> What {
        match pair {
            What::Pair(index) if index + 2 < self.pairs.len() => What::Pair(index + 1),
            _ => What::Rest,
        }
    }

    /// Where the home key leads: from each of these places to the next one that has something to show.
    fn home(&self) -> What {
        let entry = (!self.entry.is_empty()).then_some(What::Entry);
        let question = self.question.as_ref().map(|_| What::Question);
        let words = self.announced.filter(|number| self.said(*number).is_some()).map(What::Said);
        let places: Vec<What> = [entry, question, Some(What::Rest), words].into_iter().flatten().collect();
        let here = places.iter().position(|place| *place == self.reading.what);
        let next = here.map_or(0, |here| (here + 1) % places.len());
        places.get(next).copied().unwrap_or(What::Rest)
    }

    /// Routing keys: on a pair they bring the clock, on the clock they take it away, in words they begin the window anew.
    fn touch(&mut self, cell: usize) -> Option<Wish> {
        match self.reading.what {
            What::Rest | What::Pair(_) => return Some(Wish::Clock),
            What::Clock => self.leave_clock(),
            What::Said(_) | What::Question => {
                let text = self.text(self.reading.what);
                let (shown, _) = window(text, self.reading.start, self.cells);
                let place = self.reading.start.saturating_add(cell);
                if let Some(start) = word_at(text, place).filter(|_| shown.contains(&place)) {
                    self.reading.start = start.max(self.reading.start);
                }
            }
            What::Entry => {}
        }
        None
    }

    fn leave_clock(&mut self) {
        self.reading = self.behind_clock.take().unwrap_or(Reading::of(What::Rest));
    }
}

#[cfg(test)]
mod tests;
