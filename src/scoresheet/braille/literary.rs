//! Text in the literary Braille of a language, as liblouis has it for the whole line, but asked word by word: names come again and
//! again, and most of those that do not are made of letters that stand beside one another as they did before.

use std::collections::HashMap;

use unicode_normalization::{UnicodeNormalization as _, is_nfc};

use super::cell::{Cell, Row};
use super::louis::Table;
use super::plain::{mark, one_line};

/// So many words are kept of those behind which others stand, and of those at the ends of lines.
const KEPT: usize = 1 << 13;
/// Longer ones (in bytes) are not.
const LONGEST_KEPT: usize = 60;
/// No letter of ours has more cells: the sign of a capital, that of an accent, and its own.
const MOST_CELLS: usize = 8;
/// Letters below this one are those of languages that are written in Latin ones.
const LETTERS: usize = 0x180;
/// Those below this one may have another of them in their place.
const SIGNS: usize = 0x250;

/// Stands beside a word while liblouis is asked about it.
const NEIGHBOUR: &str = "x";

/// Where a word stands, as the sign behind it.
pub(super) const BEFORE_OTHERS: char = ' ';
pub(super) const AT_THE_END: char = '\n';

/// The cells of something, and whether everything in it has some.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    pub(super) row: Row,
    pub(super) whole: bool,
}

/// Translates lines.
pub(super) struct Literary {
    table: Table,
    /// That of the neighbour.
    neighbour: Row,
    /// Words before others, and at ends of lines.
    kept: [HashMap<String, Cells>; 2],
    letters: Letters,
}

impl Literary {
    /// By a table of liblouis; `None` where it cannot even write a letter.
    pub(super) fn new(table: Table) -> Option<Literary> {
        let neighbour = table.translate(NEIGHBOUR)?;
        let kept = [HashMap::new(), HashMap::new()];
        Some(Literary { table, neighbour, kept, letters: Letters::default() })
    }

    /// What stands before the words of a line: the cells up to the blank.
    pub(super) fn label(&self, label: &str) -> Option<Row> {
        let mut row = self.table.translate(&format!("{label} {NEIGHBOUR}"))?;
        self.cut_end(&mut row).then_some(row)
    }

    /// Writes a line all of whose words are known, so that nobody need look whether it is a line of composed letters: no other signs
    /// are known, and no blanks beside one another. Else nothing.
    pub(super) fn known(&self, text: &str, row: &mut Row) -> bool {
        let length = row.len();
        let all = self.known_words(text, row).is_empty();
        if !all {
            row.truncate(length);
        }
        all
    }

    /// Writes the known words at the beginning of a line: those of letters that are known beside one another, each of which has a
    /// small one, are the same wherever they stand, and so is a number behind them all. What is left.
    fn known_words<'a>(&self, text: &'a str, row: &mut Row) -> &'a str {
        let mut rest = text;
        while !rest.is_empty() {
            let (word, behind) = rest.split_at(word_end(rest, 0));
            if !behind.is_empty() && word.starts_with(|sign: char| sign.is_ascii_digit()) {
                break;
            }
            let behind = behind.strip_prefix(' ').unwrap_or(behind);
            let length = row.len();
            if length > 0 {
                row.push(Cell::BLANK);
            }
            if !self.letters.write(word, place_before(behind), row) {
                row.truncate(length);
                break;
            }
            rest = behind;
        }
        rest
    }

    /// Writes a line behind a label: words with single blanks between, composed.
    pub(super) fn line(&mut self, text: &str, row: &mut Row) -> bool {
        let label = row.len();
        let mut rest = self.known_words(text, row);
        if shifts_signs(rest) {
            row.truncate(label);
            rest = text;
        }
        rest.is_empty() || self.units(rest, row)
    }

    fn units(&mut self, text: &str, row: &mut Row) -> bool {
        let known = text.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ');
        let latin = if known { None } else { self.latin(text) };
        let text = latin.as_deref().unwrap_or(text);
        let at_once = shifts_signs(text);
        let mut whole = true;
        let mut rest = text;
        while !rest.is_empty() {
            let end = if at_once { rest.len() } else { unit_end(rest) };
            let (unit, behind) = rest.split_at(end);
            rest = behind.strip_prefix(' ').unwrap_or(behind);
            if !row.is_empty() {
                row.push(Cell::BLANK);
            }
            whole &= self.unit(unit, place_before(rest), row);
        }
        whole
    }

    pub(super) fn unit(&mut self, unit: &str, behind: char, row: &mut Row) -> bool {
        if self.letters.write(unit, behind, row) {
            return true;
        }
        let at_end = usize::from(behind == AT_THE_END);
        if let Some(cells) = self.kept[at_end].get(unit) {
            row.extend_from_slice(&cells.row);
            return cells.whole;
        }
        let asked = self.asked(unit, behind).map(|row| Cells { row, whole: true });
        let cells = asked.unwrap_or_else(|| self.sign_by_sign(unit));
        if cells.whole && is_simple(unit) {
            self.learn(unit, behind, &cells.row);
        }
        row.extend_from_slice(&cells.row);
        let whole = cells.whole;
        if unit.len() <= LONGEST_KEPT {
            let kept = &mut self.kept[at_end];
            if kept.len() >= KEPT {
                kept.clear();
            }
            kept.insert(unit.to_owned(), cells);
        }
        whole
    }

    /// What liblouis makes of it where it stands.
    fn asked(&self, unit: &str, behind: char) -> Option<Row> {
        let end = if behind == AT_THE_END { String::new() } else { format!(" {NEIGHBOUR}") };
        let mut row = self.table.translate(&format!("{NEIGHBOUR} {unit}{end}"))?;
        if behind != AT_THE_END && !self.cut_end(&mut row) {
            return None;
        }
        let start = self.neighbour.len();
        let begins = row.starts_with(&self.neighbour) && row.get(start) == Some(&Cell::BLANK);
        begins.then(|| row.split_off(start + 1))
    }

    fn cut_end(&self, row: &mut Row) -> bool {
        let Some(end) = row.len().checked_sub(self.neighbour.len() + 1) else { return false };
        let ends = row.ends_with(&self.neighbour) && row[end] == Cell::BLANK;
        row.truncate(end);
        ends
    }

    /// What liblouis makes of a word that stands by itself at the end of a line.
    pub(super) fn asked_alone(&self, word: &str) -> Option<Row> {
        self.asked(word, AT_THE_END)
    }

    /// A sign by itself.
    pub(super) fn sign_alone(&self, sign: char) -> Option<Row> {
        let mut cells = Cells { row: Row::new(), whole: true };
        self.sign(sign, &mut cells);
        cells.whole.then_some(cells.row)
    }

    /// Notes which letters of a word stand beside one another without changing.
    fn learn(&mut self, word: &str, behind: char, asked: &[Cell]) {
        let mut before = None;
        for sign in word.chars() {
            let inner = before.is_some_and(|before: char| before != '-') && !sign.is_uppercase();
            if self.letters.cells(sign, inner).is_none() {
                let Some(cells) = self.letter(sign, inner) else { return };
                self.letters.set(sign, inner, &cells);
            }
            before = Some(sign);
        }
        self.letters.learn(word, behind, asked);
    }

    /// The cells of a letter or a figure, at the beginning of a word and within it.
    pub(super) fn letter(&self, sign: char, inner: bool) -> Option<Row> {
        let cut = |text: &str, known: &str| Some((self.asked(text, AT_THE_END)?, self.asked(known, AT_THE_END)?));
        if !inner && sign.is_uppercase() {
            // A capital alone may have another sign than one that begins a word.
            let (mut row, known) = cut(&format!("{sign}{NEIGHBOUR}"), NEIGHBOUR)?;
            row.truncate(row.len().checked_sub(known.len())?);
            return Some(row);
        }
        if sign == '-' {
            let (row, known) = (self.asked(&format!("{NEIGHBOUR}-{NEIGHBOUR}"), AT_THE_END), self.neighbour.len());
            let within = |row: Row| row.get(known..row.len().checked_sub(known)?).map(<[Cell]>::to_vec);
            // The Italian table has no hyphen.
            return row.map_or(Some(vec![Cell::HYPHEN]), within);
        }
        if !inner {
            return self.asked(sign.encode_utf8(&mut [0; 4]), AT_THE_END);
        }
        let first = if sign.is_ascii_digit() { "1" } else { NEIGHBOUR };
        let (mut row, known) = cut(&format!("{first}{sign}"), first)?;
        row.starts_with(&known).then(|| row.split_off(known.len()))
    }

    /// With signs that the table has not got in Latin letters; `None` if it has them all.
    fn latin(&mut self, text: &str) -> Option<String> {
        if text.chars().all(|sign| self.has(sign)) {
            return None;
        }
        let mut latin = String::new();
        for sign in text.chars() {
            match deunicode::deunicode_char(sign) {
                Some(letters) if !self.has(sign) => latin.push_str(letters),
                _ => latin.push(sign),
            }
        }
        Some(one_line(&latin))
    }

    fn has(&mut self, sign: char) -> bool {
        sign.is_ascii() || self.instead(sign) == sign
    }

    /// What is written in the place of a sign: itself where the table has it, or the one Latin letter that stands for it; else NUL.
    fn instead(&mut self, sign: char) -> char {
        let table = &self.table;
        let Some(instead) = self.letters.instead.get_mut(sign as usize) else { return '\0' };
        *instead.get_or_insert_with(|| {
            if table.translate(sign.encode_utf8(&mut [0; 4])).is_some() {
                return sign;
            }
            let mut letters = deunicode::deunicode_char(sign).unwrap_or_default().chars();
            let only = letters.next().filter(|_| letters.next().is_none());
            only.filter(|only| only.is_alphabetic() && only.is_uppercase() == sign.is_uppercase()).unwrap_or_default()
        })
    }

    /// Each run of letters or figures, and each sign, by itself: one bad sign spoils nothing but its own place.
    fn sign_by_sign(&self, unit: &str) -> Cells {
        let mut cells = Cells { row: Row::new(), whole: true };
        let mut run = String::new();
        for sign in unit.chars() {
            if (sign.is_alphanumeric() && (sign as usize) < LETTERS) || sign == ' ' {
                run.push(sign);
                continue;
            }
            self.run(&std::mem::take(&mut run), &mut cells);
            self.sign(sign, &mut cells);
        }
        self.run(&run, &mut cells);
        cells
    }

    fn run(&self, run: &str, cells: &mut Cells) {
        match self.asked(run, AT_THE_END) {
            _ if run.is_empty() => {}
            Some(row) => cells.row.extend(row),
            None => run.chars().for_each(|sign| self.sign(sign, cells)),
        }
    }

    fn sign(&self, sign: char, cells: &mut Cells) {
        if sign == ' ' {
            cells.row.push(Cell::BLANK);
        } else if let Some(row) = self.table.translate(sign.encode_utf8(&mut [0; 4])) {
            cells.row.extend(row);
        } else {
            // A sign of ASCII that the table has not got is that of ASCII Braille.
            let ascii = || u8::try_from(sign).ok().filter(u8::is_ascii_punctuation).and_then(Cell::of_ascii);
            let known = mark(sign).or_else(ascii);
            cells.whole &= known.is_some();
            cells.row.push(known.unwrap_or(Cell::FULL));
        }
    }
}

/// A text as it is translated: letters composed with their accents.
pub(super) fn composed(text: &str) -> std::borrow::Cow<'_, str> {
    // Nothing is composed of the letters before U+0300.
    let plain = text.bytes().all(|byte| byte < 0xcc);
    if plain || is_nfc(text) { text.into() } else { text.nfc().collect::<String>().into() }
}

/// Whether the German table, and perhaps others, writes signs in this line otherwise because of letters before them: it takes
/// accents from capitals, and counts on with the old places.
fn shifts_signs(text: &str) -> bool {
    let capital = |sign: char| sign.is_uppercase();
    !text.is_ascii()
        && text
            .chars()
            .zip(text.chars().skip(1))
            .any(|(one, two)| capital(one) && capital(two) && !(one.is_ascii() && two.is_ascii()))
}

/// How long the words at the beginning are that are written otherwise together than alone: capitals may share a sign, and figures too.
fn unit_end(text: &str) -> usize {
    let mut end = word_end(text, 0);
    let mut start = 0;
    while end < text.len() {
        let next = word_end(text, end + 1);
        let (before, behind) = (&text[start..end], &text[end + 1..next]);
        let sign_behind_figure = before.ends_with(|sign: char| sign.is_ascii_digit())
            && !behind.starts_with(|sign: char| sign.is_alphanumeric());
        if !(sign_behind_figure || (is_without_small(before) && is_without_small(behind))) {
            break;
        }
        (start, end) = (end + 1, next);
    }
    end
}

/// Where a word stands before a text.
const fn place_before(text: &str) -> char {
    if text.is_empty() { AT_THE_END } else { BEFORE_OTHERS }
}

fn word_end(text: &str, from: usize) -> usize {
    memchr::memchr(b' ', &text.as_bytes()[from..]).map_or(text.len(), |at| from + at)
}

fn is_without_small(word: &str) -> bool {
    !word.chars().any(char::is_lowercase)
}

/// Whether a word is made of figures alone, or of small letters, perhaps behind a capital, in parts with a hyphen between, perhaps
/// with a comma or a stop at its end: the table writes its signs one behind another, or its rules about them see two at a time.
fn is_simple(word: &str) -> bool {
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        return !word.is_empty();
    }
    let letters = word.strip_suffix([',', '.']).unwrap_or(word);
    letters.split('-').all(|part| {
        let small = part.strip_prefix(char::is_uppercase).unwrap_or(part);
        !small.is_empty() && small.chars().all(|sign| sign.is_lowercase() && (sign as usize) < LETTERS)
    }) && word.chars().all(|sign| (sign as usize) < LETTERS)
}

/// What is known of letters and figures.
struct Letters {
    /// Their cells at the beginning of a word, and within it.
    cells: [Vec<Known>; 2],
    /// Whether two signs have stood beside one another, each with its own cells; one bit for each pair. A capital has only stood at the
    /// beginning of a word or of a part of it.
    beside: Vec<u64>,
    /// What is written in the place of each sign beyond ASCII, as far as that has been asked for.
    instead: Vec<Option<char>>,
}

/// The cells of a letter or a figure; none, if it is not known.
#[derive(Copy, Clone)]
struct Known {
    cells: [Cell; MOST_CELLS],
    count: usize,
}

impl Default for Letters {
    fn default() -> Letters {
        let none = || vec![Known { cells: [Cell::BLANK; MOST_CELLS], count: 0 }; LETTERS];
        let beside = vec![0; (LETTERS * LETTERS).div_ceil(64)];
        Letters { cells: [none(), none()], beside, instead: vec![None; SIGNS] }
    }
}

impl Known {
    /// All of them at once, and those off again that are none: that is quicker than counting before.
    fn write(&self, row: &mut Row) {
        let length = row.len();
        row.extend_from_slice(&self.cells);
        row.truncate(length + self.count);
    }
}

impl Letters {
    fn cells(&self, sign: char, inner: bool) -> Option<&Known> {
        self.cells[usize::from(inner)].get(sign as usize).filter(|known| known.count > 0)
    }

    /// What is written in the place of a sign; NUL, which nobody has learnt, where that is not known.
    fn instead(&self, sign: char) -> char {
        if sign.is_ascii() {
            return sign;
        }
        self.instead.get(sign as usize).copied().flatten().unwrap_or_default()
    }

    fn set(&mut self, sign: char, inner: bool, cells: &[Cell]) {
        if let Some(known) = self.cells[usize::from(inner)].get_mut(sign as usize)
            && let Some(place) = known.cells.get_mut(..cells.len())
        {
            place.copy_from_slice(cells);
            known.count = cells.len();
        }
    }

    /// Writes a word all of whose neighbours are known, and so a simple one; else nothing.
    fn write(&self, word: &str, behind: char, row: &mut Row) -> bool {
        let length = row.len();
        let mut before = BEFORE_OTHERS;
        for sign in word.chars() {
            let begins = matches!(before, BEFORE_OTHERS | '-');
            let sign = self.instead(sign);
            let known = self.cells(sign, !begins).filter(|_| self.is_beside((before, sign)));
            let Some(known) = known else {
                row.truncate(length);
                return false;
            };
            known.write(row);
            before = sign;
        }
        let all = self.is_beside((before, behind));
        if !all {
            row.truncate(length);
        }
        all
    }

    fn spell(&self, word: &str, row: &mut Row) -> bool {
        let mut inner = false;
        word.chars().all(|sign| {
            let known = self.cells(sign, inner && !sign.is_uppercase());
            inner = sign != '-';
            known.map(|known| known.write(row)).is_some()
        })
    }

    /// Notes the neighbours in a word, if it is made of the cells of its letters.
    fn learn(&mut self, word: &str, behind: char, asked: &[Cell]) {
        let mut spelled = Row::new();
        if self.spell(word, &mut spelled) && spelled == asked {
            let pairs: Vec<_> = Self::pairs(word, behind).collect();
            for pair in pairs {
                let at = place(pair);
                if let Some(bits) = self.beside.get_mut(at / 64) {
                    *bits |= 1 << (at % 64);
                }
            }
        }
    }

    fn is_beside(&self, pair: (char, char)) -> bool {
        let at = place(pair);
        self.beside.get(at / 64).is_some_and(|bits| bits & (1 << (at % 64)) != 0)
    }

    fn pairs(word: &str, behind: char) -> impl Iterator<Item = (char, char)> {
        let before = std::iter::once(BEFORE_OTHERS).chain(word.chars());
        before.zip(word.chars().chain(std::iter::once(behind)))
    }
}

fn place((one, two): (char, char)) -> usize {
    one as usize * LETTERS + two as usize
}
