//! The line that a player is typing, as they hear it.
//!
//! A pure machine: a key goes in, what is to be said comes out, and what is to be drawn can be asked for
//! ([`Entry::shown`]). Its cursor
//! stands before a character as a reader counts them (a grapheme cluster of Unicode Standard Annex 29), or at the end.

use std::collections::VecDeque;

use unicode_segmentation::UnicodeSegmentation;

use crate::desk::notices::desk::DeskNotice;
use crate::game::participant::Echo;
use crate::keys::action::Action;
use crate::words::notice::Notice;

/// The longest line, in Unicode scalar values.
pub const LONGEST: usize = 10_000;
/// How many earlier lines are kept.
pub const REMEMBERED: usize = 100;

/// What is to be said after a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryEffect {
    /// A character was typed.
    Echo(char),
    /// A character was typed, in the place of the line that was called back.
    Replaces(char),
    /// A word was completed.
    EchoWord(String),
    /// This was deleted: a character, or the whole line.
    Deleted(String),
    /// The line was entered. The entry is empty again.
    Line(String),
    /// What the cursor has come upon, the line that was called back, or what was pasted.
    ReadBack(String),
    /// There is nothing in the line.
    Empty,
    /// The start or the end of the line, or of the earlier lines; or the line is full, and the character was not taken.
    Edge,
}

impl EntryEffect {
    /// What is said of what was typed; `None` where there are no words for it, or a line was entered.
    pub fn notice(self) -> Option<Notice> {
        let notice = match self {
            EntryEffect::Echo(letter) => DeskNotice::Typed(letter),
            EntryEffect::Replaces(letter) => DeskNotice::Replaces(letter),
            EntryEffect::EchoWord(text) | EntryEffect::ReadBack(text) => DeskNotice::EntryLine(text),
            EntryEffect::Deleted(text) => DeskNotice::Deleted(text),
            EntryEffect::Line(_) | EntryEffect::Empty | EntryEffect::Edge => return None,
        };
        Some(notice.into())
    }
}

/// The entry line of one seat.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    echo: Echo,
    text: String,
    /// In bytes; always a boundary between grapheme clusters.
    cursor: usize,
    /// The newest first.
    earlier: VecDeque<String>,
    /// Which earlier line is shown unchanged, if one is.
    shown_earlier: Option<usize>,
    /// The line was called back and nothing was done with it since: what is typed takes its place, what edits keeps it.
    whole: bool,
    /// What stood here before earlier lines were called back.
    draft: String,
}

impl Entry {
    /// An empty line.
    pub fn new(echo: Echo) -> Entry {
        Entry { echo, ..Entry::default() }
    }

    /// Changes how much is said while typing.
    pub fn set_echo(&mut self, echo: Echo) {
        self.echo = echo;
    }

    /// How much is said while typing.
    pub const fn echo(&self) -> Echo {
        self.echo
    }

    /// The line and the cursor in it, in bytes: always a boundary between grapheme clusters.
    pub fn shown(&self) -> (&str, usize) {
        (&self.text, self.cursor)
    }

    /// Replaces the line with another text, with the cursor after it; returns the previous text.
    pub fn put(&mut self, text: String) -> String {
        self.shown_earlier = None;
        self.whole = false;
        self.cursor = text.len();
        std::mem::replace(&mut self.text, text)
    }

    /// Forgets the line that was entered last: it was a secret.
    pub fn forget_last(&mut self) {
        self.earlier.pop_front();
    }

    /// Empties the line without a word: it was a secret, and something else is asked now.
    pub fn discard(&mut self) {
        self.draft.clear();
        let _secret = self.put(String::new());
    }

    /// Writes a character; one that is none for a line has no effects.
    pub fn write(&mut self, char: char) -> Vec<EntryEffect> {
        if char.is_control() { Vec::new() } else { self.typed(char) }
    }

    /// Does something with the line, if the action is about one.
    pub fn edit(&mut self, action: Action) -> Option<EntryEffect> {
        // To hear it changes nothing.
        let hears = matches!(action, Action::ReadLine | Action::EarlierLine | Action::LaterLine);
        self.whole &= hears || !action.is_about_a_line();
        Some(match action {
            Action::Enter => self.enter(),
            Action::Clear => self.clear(),
            Action::DeleteBefore => self.delete(self.before(), self.cursor),
            Action::DeleteUnder => self.delete(self.cursor, self.after()),
            Action::DeleteWord => self.delete(self.word_before(), self.cursor),
            Action::CharacterLeft => self.step_to(self.before()),
            Action::CharacterRight => self.step_to(self.after()),
            Action::LineStart => self.jump_to(0),
            Action::LineEnd => self.jump_to(self.text.len()),
            Action::EarlierLine => self.call_back(true),
            Action::LaterLine => self.call_back(false),
            Action::ReadLine => read_or_empty(&self.text),
            _ => return None,
        })
    }

    /// Inserts text that was pasted, and reads it back. It is text alone: line ends and tabulators become blanks, control
    /// characters are left out, and nothing is ever entered by it. What the line has no room for is left out, and
    /// [`EntryEffect::Edge`] says so.
    pub fn paste(&mut self, text: &str) -> Vec<EntryEffect> {
        self.whole = false;
        let text = text.replace("\r\n", " ");
        let is_blank = |char: char| char.is_whitespace() && char != '\u{a0}';
        let inserted =
            text.chars().map(|char| if is_blank(char) { ' ' } else { char }).filter(|char| !char.is_control());
        let mut inserted = inserted.peekable();
        let taken: String = inserted.by_ref().take(LONGEST.saturating_sub(self.length())).collect();
        let left_out = inserted.peek().is_some();
        let mut effects = Vec::new();
        if !taken.is_empty() {
            self.insert(&taken);
            effects.push(EntryEffect::ReadBack(taken));
        }
        if left_out {
            effects.push(EntryEffect::Edge);
        }
        effects
    }

    fn length(&self) -> usize {
        self.text.chars().count()
    }

    fn typed(&mut self, char: char) -> Vec<EntryEffect> {
        if std::mem::take(&mut self.whole) && !char.is_whitespace() {
            self.text.clear();
            self.cursor = 0;
            self.insert(char.encode_utf8(&mut [0; 4]));
            return vec![EntryEffect::Replaces(char)];
        }
        // Fewer bytes than the limit cannot be more characters: the count is needed in very long lines alone.
        if self.text.len() >= LONGEST && self.length() >= LONGEST {
            return vec![EntryEffect::Edge];
        }
        let word = self.text[self.word_before()..self.cursor].trim_end();
        let completed = (char.is_whitespace() && self.text[..self.cursor].ends_with(word) && !word.is_empty())
            .then(|| word.to_owned());
        self.insert(char.encode_utf8(&mut [0; 4]));
        match self.echo {
            Echo::Character => vec![EntryEffect::Echo(char)],
            Echo::Word => completed.map(EntryEffect::EchoWord).into_iter().collect(),
            Echo::None => Vec::new(),
        }
    }

    fn insert(&mut self, text: &str) {
        self.text.insert_str(self.cursor, text);
        self.cursor += text.len();
        self.edited();
    }

    fn delete(&mut self, from: usize, to: usize) -> EntryEffect {
        if from == to {
            return if self.text.is_empty() { EntryEffect::Empty } else { EntryEffect::Edge };
        }
        let deleted = self.text.drain(from..to).collect();
        self.cursor = from;
        self.edited();
        EntryEffect::Deleted(deleted)
    }

    /// After a change: the line is the player's own now, and where two clusters became one, the cursor goes after it.
    fn edited(&mut self) {
        self.shown_earlier = None;
        let cursor = self.cursor;
        let mut starts = self.text.grapheme_indices(true).map(|(start, _)| start);
        self.cursor = starts.find(|start| *start >= cursor).unwrap_or(self.text.len());
    }

    fn clear(&mut self) -> EntryEffect {
        self.shown_earlier = None;
        self.cursor = 0;
        match std::mem::take(&mut self.text) {
            // Who presses this key wants silence, and not to hear that there was nothing to delete.
            nothing if nothing.is_empty() => EntryEffect::Edge,
            text => EntryEffect::Deleted(text),
        }
    }

    fn enter(&mut self) -> EntryEffect {
        self.shown_earlier = None;
        self.cursor = 0;
        self.draft.clear();
        let line = std::mem::take(&mut self.text);
        if line.trim().is_empty() {
            return EntryEffect::Empty;
        }
        if self.earlier.front() != Some(&line) {
            self.earlier.push_front(line.clone());
            self.earlier.truncate(REMEMBERED);
        }
        EntryEffect::Line(line)
    }

    fn before(&self) -> usize {
        let before = &self.text[..self.cursor];
        before.grapheme_indices(true).next_back().map_or(0, |(start, _)| start)
    }

    fn after(&self) -> usize {
        let under = self.text[self.cursor..].graphemes(true).next();
        self.cursor + under.map_or(0, str::len)
    }

    /// Where the word before the cursor begins, blanks between it and the cursor included.
    fn word_before(&self) -> usize {
        let before = self.text[..self.cursor].trim_end();
        let start = before.rfind(char::is_whitespace).unwrap_or(0);
        let blank = before[start..].chars().next().filter(|char| char.is_whitespace());
        let start = start + blank.map_or(0, char::len_utf8);
        // Never into a cluster, not even into one that begins with a blank.
        let mut starts = self.text.grapheme_indices(true).map(|(start, _)| start);
        starts.find(|cluster| *cluster >= start).unwrap_or(self.cursor).min(self.cursor)
    }

    fn step_to(&mut self, to: usize) -> EntryEffect {
        if to == self.cursor && !self.text.is_empty() {
            return EntryEffect::Edge;
        }
        self.jump_to(to)
    }

    fn jump_to(&mut self, to: usize) -> EntryEffect {
        self.cursor = to;
        match self.text[to..].graphemes(true).next() {
            Some(under) => EntryEffect::ReadBack(under.to_owned()),
            None if self.text.is_empty() => EntryEffect::Empty,
            None => EntryEffect::Edge,
        }
    }

    fn call_back(&mut self, older: bool) -> EntryEffect {
        let wanted = match (self.shown_earlier, older) {
            (None, true) => Some(0),
            (Some(index), true) => Some(index + 1),
            (None, false) => return EntryEffect::Edge,
            (Some(index), false) => index.checked_sub(1),
        };
        let text = match wanted {
            Some(index) => match self.earlier.get(index) {
                Some(text) => text.clone(),
                None => return EntryEffect::Edge,
            },
            None => std::mem::take(&mut self.draft),
        };
        let shown = std::mem::replace(&mut self.text, text);
        if self.shown_earlier.is_none() {
            self.draft = shown;
        }
        self.shown_earlier = wanted;
        self.whole = wanted.is_some();
        self.cursor = self.text.len();
        read_or_empty(&self.text)
    }
}

fn read_or_empty(text: &str) -> EntryEffect {
    if text.is_empty() { EntryEffect::Empty } else { EntryEffect::ReadBack(text.to_owned()) }
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
