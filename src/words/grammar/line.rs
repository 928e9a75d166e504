//! A line as grammars read it: its words without capitals, accents and punctuation, and where each stands.

use std::cell::OnceCell;

use super::slot::{Slot, Value, file_of, number, ordinal, points, rank_of, time_in_figures};
use crate::game::participant::Language;
use crate::notation;
use crate::notation::accents::is_combining;
use crate::rules::position::Square;
use crate::words::fold::fold;

/// No number has more words.
const LONGEST_NUMBER: usize = 6;
/// `1:30:00`, `1/2`, *toren*: what is written together can be compared as several words.
const LONGEST_WRITTEN: usize = 3;

/// Longer lines are not read, in bytes.
const LONGEST: usize = 400;

/// A line of somebody.
pub(crate) struct Line<'a> {
    pub(crate) text: &'a str,
    /// The language of the speaker.
    pub(crate) language: Language,
    pub(crate) words: Vec<Word>,
    /// What each slot can be from each word on; read when it is first looked for.
    slots: Vec<OnceCell<Vec<(usize, Value)>>>,
}

/// A word of a line. What is written as one can be several: `half-move`, `l'arbitre`.
pub(crate) struct Word {
    pub(crate) folded: String,
    /// Where it begins in the line, in bytes.
    start: usize,
    /// Whether it is figures after a sign: `-5`.
    pub(crate) signed: bool,
}

impl<'a> Line<'a> {
    /// A line that is too long has no words.
    pub(crate) fn new(text: &'a str, language: Language) -> Line<'a> {
        let mut words: Vec<Word> = Vec::new();
        let mut sign = false;
        for written in text.split_whitespace().filter(|_| text.len() <= LONGEST) {
            let start = written.as_ptr().addr() - text.as_ptr().addr();
            let (parts, before) = (fold(written), words.len());
            for (index, (part, at)) in parts.split_whitespace().zip(parts_of(written)).enumerate() {
                let is_behind =
                    if index == 0 { sign || begins_with_sign(written) } else { written.contains(['-', '+']) };
                let signed = is_behind && part.bytes().all(|byte| byte.is_ascii_digit());
                // A sign in front belongs to what is written.
                let start = if index == 0 { start } else { start + at };
                words.push(Word { folded: part.to_owned(), start, signed });
            }
            sign = words.len() == before && begins_with_sign(written);
        }
        let slots = vec![OnceCell::new(); words.len() * Slot::ALL.len()];
        Line { text, language, words, slots }
    }

    /// What a slot can be from a word on, with the number of words that it takes.
    pub(crate) fn slot(&self, slot: Slot, from: usize) -> &[(usize, Value)] {
        let cell = self.slots.get(from * Slot::ALL.len() + slot as usize);
        cell.map_or(&[], |cell| cell.get_or_init(|| self.read(slot, from)))
    }

    /// What can be read from a word on, with the number of words that it takes.
    fn read(&self, slot: Slot, from: usize) -> Vec<(usize, Value)> {
        let Some(word) = self.words.get(from) else { return Vec::new() };
        let (folded, language) = (word.folded.as_str(), self.language);
        match slot {
            Slot::Square => {
                let behind = || self.words.get(from + 1).map(|word| word.folded.as_str());
                let whole = folded.parse().ok().map(|square| (1, Value::Square(square)));
                let file = || file_of(folded).or_else(|| notation::spelt_file(folded, language));
                let apart = || Some(Square::from_coords(file()?, rank_of(behind()?, language)?));
                whole.or_else(|| apart().map(|square| (2, Value::Square(square)))).into_iter().collect()
            }
            Slot::Number => (1..=LONGEST_NUMBER.min(self.words.len() - from))
                .filter(|count| !self.words[from..from + count].iter().any(|word| word.signed))
                .filter_map(|count| Some((count, number(&self.folded(from, from + count), language)?)))
                .map(|(count, number)| (count, Value::Number(number)))
                .collect(),
            Slot::Rank => ordinal(folded, language).map(|rank| (1, Value::Rank(rank))).into_iter().collect(),
            Slot::File => file_of(folded).map(|file| (1, Value::File(file))).into_iter().collect(),
            Slot::Time => self.written_as(from, |text| time_in_figures(text).map(Value::Time)),
            Slot::Piece => self.written_as(from, |text| notation::piece(text, language).map(Value::Piece)),
            Slot::Points => self.written_as(from, |text| points(text, language).map(Value::Points)),
            Slot::Move => (1..=self.words.len() - from)
                .map(|count| (count, Value::Move(self.written(from, from + count))))
                .collect(),
            Slot::Text => vec![(self.words.len() - from, Value::Text(self.rest(from)))],
        }
    }

    /// What is read of the words from one on as they are written, without the stop after them.
    fn written_as(&self, from: usize, read: impl Fn(&str) -> Option<Value>) -> Vec<(usize, Value)> {
        let counts = 1..=LONGEST_WRITTEN.min(self.words.len() - from);
        let text = |count: usize| self.written(from, from + count);
        counts
            .filter_map(|count| Some((count, read(text(count).trim_end_matches(|sign: char| ".,;!?".contains(sign)))?)))
            .collect()
    }

    /// The language of the speaker.
    pub(crate) const fn language(&self) -> Language {
        self.language
    }

    /// Whether it says the same words as a text.
    pub(crate) fn is(&self, text: &str) -> bool {
        key(&self.folded(0, self.words.len())) == key(&fold(text))
    }

    /// Some of its words, as they are compared.
    pub(crate) fn folded(&self, from: usize, to: usize) -> String {
        let words = self.words.get(from..to).unwrap_or_default();
        words.iter().map(|word| word.folded.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The same, with the sign in front of figures.
    pub(crate) fn said(&self, from: usize, to: usize) -> String {
        let is_signed = self.words.get(from).is_some_and(|word| word.signed) && from < to;
        if is_signed { self.written(from, to) } else { self.folded(from, to) }
    }

    /// Some of its words as they were written, punctuation with them.
    pub(crate) fn written(&self, from: usize, to: usize) -> String {
        let begins = |word: usize| self.words.get(word).map_or(self.text.len(), |word| word.start);
        self.text.get(begins(from)..begins(to)).unwrap_or_default().trim().to_owned()
    }

    /// The rest of it as it was written.
    pub(crate) fn rest(&self, from: usize) -> String {
        self.written(from, self.words.len())
    }
}

/// Where the parts of what is written as one word begin.
fn parts_of(written: &str) -> impl Iterator<Item = usize> {
    let is_letter = |letter: char| letter.is_alphanumeric() || is_combining(letter);
    let mut inside = false;
    written.char_indices().filter_map(move |(at, letter)| {
        let begins = is_letter(letter) && !inside;
        inside = is_letter(letter);
        begins.then_some(at)
    })
}

fn begins_with_sign(written: &str) -> bool {
    written.starts_with(['-', '+', '\u{2212}'])
}

/// The letters of a word, to compare it with others.
pub(crate) struct Letters {
    pub(crate) word: String,
    pub(crate) count: usize,
    /// Which there are: a bit for each, in some of which several letters meet.
    kinds: u64,
}

impl Letters {
    pub(crate) fn of(word: &str) -> Letters {
        let kinds = word.chars().fold(0, |kinds, letter| kinds | 1 << (u32::from(letter) % u64::BITS));
        Letters { word: word.to_owned(), count: word.chars().count(), kinds }
    }

    /// Slips of the finger from one word to another, if they are few for its length.
    pub(crate) fn slips(&self, other: &Letters) -> Option<usize> {
        let most = self.count.max(other.count) / 3;
        // Each letter too many is a slip, and so is each that the other word lacks: few words have to be compared letter by letter.
        let lacking = |one: u64, other: u64| (one & !other).count_ones() as usize;
        let at_least = self.count.abs_diff(other.count).max(lacking(self.kinds, other.kinds));
        if at_least.max(lacking(other.kinds, self.kinds)) > most {
            return None;
        }
        Some(strsim::damerau_levenshtein(&self.word, &other.word)).filter(|slips| *slips <= most)
    }
}

/// A German word as it is compared: *ae*, *oe* and *ue* stand for letters with two dots, too.
pub(crate) fn key(folded: &str) -> String {
    let mut key = String::with_capacity(folded.len());
    for letter in folded.chars() {
        if letter != 'e' || !key.ends_with(['a', 'o', 'u']) {
            key.push(letter);
        }
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_know_where_they_stand() {
        let line = Line::new(" Übe L’été,  -5 - 7 half-move 1-0", Language::En);
        let words: Vec<(&str, usize, bool)> =
            line.words.iter().map(|word| (word.folded.as_str(), word.start, word.signed)).collect();
        let expected = [
            ("ube", 1, false),
            ("l", 6, false),
            ("ete", 10, false),
            ("5", 18, true),
            ("7", 23, true),
            ("half", 25, false),
            ("move", 30, false),
            ("1", 35, false),
            ("0", 37, true),
        ];
        assert_eq!(words, expected);
        assert_eq!((line.rest(5), line.rest(6)), ("half-move 1-0".to_owned(), "move 1-0".to_owned()));
        assert_eq!(key("zuege"), key("zuge"));
    }
}
