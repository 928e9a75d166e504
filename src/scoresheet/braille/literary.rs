//! Text in the literary Braille of a language, as liblouis has it for the whole line, but asked word by word: names come again and
//! again, and most of those that do not are spelt as others were ([`super::spelling`]).

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use unicode_normalization::{UnicodeNormalization as _, is_nfc};

use super::back::{Inverse, Letters};
use super::cell::{Cell, Row};
use super::louis::{Table, goes_on_small};
use super::plain::{is_one_line, mark, one_line};
use super::spelling::{AT_THE_END, Alphabet, BEFORE_OTHERS, LETTERS, Spelling, upper};
use crate::game::participant::Language;

/// At most this many words are kept of those that are followed by others, and as many of those at the ends of lines.
const KEPT: usize = 1 << 13;
/// Longer ones (in bytes) are not.
const LONGEST_KEPT: usize = 60;
/// Signs below this one may have another of them in their place.
const SIGNS: usize = 0x250;

/// Stands beside a word while liblouis is asked about it.
const NEIGHBOUR: &str = "x";

/// How a line was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Written {
    /// Everything in it has some Braille.
    pub(super) whole: bool,
    /// What can be read from its cells.
    pub(super) back: Back,
}

/// What can be read from cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Back {
    /// The same words.
    Same,
    /// These, which were written in their place.
    Latin(String),
    /// Others, or nothing.
    Other,
}

/// The cells of a word, and whether everything in it has some.
#[derive(Clone, Debug)]
struct Cells {
    row: Row,
    whole: bool,
}

/// What is the same for all who write by one table.
struct Shared {
    neighbour: Row,
    /// Which signs it has.
    has: Vec<bool>,
    alphabet: Alphabet,
    inverse: Inverse,
}

/// Made when the first line is written in a language.
static SHARED: [OnceLock<Option<Shared>>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// Translates lines.
pub(super) struct Literary {
    table: Table,
    shared: &'static Shared,
    /// Words before others, and at ends of lines.
    kept: [HashMap<String, Cells>; 2],
    /// Whether words come back, of those that are not spelt as others.
    back: [HashMap<String, bool>; 2],
    spelling: Spelling,
}

impl Shared {
    fn new(table: &Table) -> Option<Shared> {
        let neighbour = table.translate(NEIGHBOUR)?;
        let signs = (0..SIGNS).filter_map(|sign| char::from_u32(u32::try_from(sign).ok()?));
        let has: Vec<bool> = signs.map(|sign| table.translate(sign.encode_utf8(&mut [0; 4])).is_some()).collect();
        let asking = Asking { table, neighbour: &neighbour, has: &has };
        let small = ('a'..='z').chain('\u{c0}'..'\u{180}').filter(|letter| letter.is_lowercase());
        let small = small.filter(|letter| has[*letter as usize]);
        let small = asking.behind(NEIGHBOUR, small);
        let figures = asking.behind("1", '0'..='9');
        // A ligature may have a sign of capitals for each of its letters.
        let capitals = asking.odd_capitals(&small);
        let mut alphabet = Alphabet::new(&small, &figures, table.is_odd());
        for (_, capital) in &capitals {
            alphabet.leave_out(*capital);
        }
        for letter in asking.odd_letters(&small) {
            [Some(letter), upper(letter)].into_iter().flatten().for_each(|sign| alphabet.leave_out(sign));
        }
        let letters: Vec<char> = small.iter().map(|(_, letter)| *letter).collect();
        let ask = |text: &str| Some(asking.cells(text, AT_THE_END)).filter(|cells| cells.whole).map(|cells| cells.row);
        let inverse = Inverse::of(&ask, Letters { small, figures, capitals });
        for letter in letters.into_iter().filter(|letter| !letter.is_ascii()) {
            if inverse.is_plain(letter) {
                alphabet.set_plain(letter);
            }
        }
        Some(Shared { neighbour, has, alphabet, inverse })
    }

    fn has(&self, sign: char) -> bool {
        sign.is_ascii() || self.has.get(sign as usize).is_some_and(|has| *has)
    }
}

/// Asks liblouis about words.
#[derive(Copy, Clone)]
struct Asking<'a> {
    table: &'a Table,
    neighbour: &'a [Cell],
    /// Which signs the table has.
    has: &'a [bool],
}

impl Asking<'_> {
    /// What liblouis makes of words where they stand.
    fn of(self, unit: &str, behind: char) -> Option<Row> {
        let end = if behind == AT_THE_END { String::new() } else { format!(" {NEIGHBOUR}") };
        // Signs that it has are written wherever they are: it need not be asked whether they are.
        if !unit.chars().all(|sign| self.has.get(sign as usize).is_some_and(|has| *has)) {
            return None;
        }
        let mut row = self.table.translate_known(&format!("{NEIGHBOUR} {unit}{end}"))?;
        if behind != AT_THE_END && !self.cut_end(&mut row) {
            return None;
        }
        let start = self.neighbour.len();
        let begins = row.starts_with(self.neighbour) && row.get(start) == Some(&Cell::BLANK);
        begins.then(|| row.split_off(start + 1))
    }

    fn cut_end(self, row: &mut Row) -> bool {
        let Some(end) = row.len().checked_sub(self.neighbour.len() + 1) else { return false };
        let ends = row.ends_with(self.neighbour) && row[end] == Cell::BLANK;
        row.truncate(end);
        ends
    }

    /// The cells of letters or figures after another one.
    fn behind(self, first: &str, signs: impl Iterator<Item = char>) -> Vec<(Row, char)> {
        let Some(known) = self.of(first, AT_THE_END) else { return Vec::new() };
        let cells =
            |sign: char| self.of(&format!("{first}{sign}"), AT_THE_END)?.strip_prefix(&known[..]).map(<[Cell]>::to_vec);
        signs.filter_map(|sign| Some((cells(sign).filter(|row| !row.is_empty())?, sign))).collect()
    }

    /// Capitals that are not written as the sign of a capital and their small letters.
    fn odd_capitals(self, small: &[(Row, char)]) -> Vec<(Row, char)> {
        let of = |letter: char| {
            let row = self.of(&format!("{letter}xx"), AT_THE_END)?;
            row.strip_suffix(&[self.neighbour, self.neighbour].concat()[..]).map(<[Cell]>::to_vec)
        };
        let Some(usual) = of('X') else { return Vec::new() };
        let sign = usual.strip_suffix(self.neighbour).unwrap_or_default();
        let odd = |(row, letter): &(Row, char)| {
            let capital = upper(*letter).filter(|_| !letter.is_ascii())?;
            let own = of(capital)?;
            (own != [sign, row].concat()).then_some((own, capital))
        };
        small.iter().filter_map(odd).collect()
    }

    /// Letters that do not stand among signs as others do: the French table has some that it takes for signs.
    fn odd_letters(self, small: &[(Row, char)]) -> Vec<char> {
        let of = |letter: char| self.of(&format!("{letter}+{letter}"), AT_THE_END);
        let k = small.iter().find(|(_, letter)| *letter == 'k').map(|(row, _)| &row[..]).unwrap_or_default();
        let usual = of('k').unwrap_or_default();
        let gap = usual.strip_prefix(k).and_then(|rest| rest.strip_suffix(k)).unwrap_or_default();
        let is_odd = |(row, letter): &&(Row, char)| !letter.is_ascii() && of(*letter) != Some([row, gap, row].concat());
        small.iter().filter(is_odd).map(|(_, letter)| *letter).collect()
    }

    /// The cells of words, and whether everything in them has some.
    fn cells(self, unit: &str, behind: char) -> Cells {
        let asked = self.of(unit, behind).map(|row| Cells { row, whole: true });
        asked.unwrap_or_else(|| self.sign_by_sign(unit))
    }

    /// Each run of letters or figures, and each sign, by itself: one bad sign spoils nothing but its own place.
    fn sign_by_sign(self, unit: &str) -> Cells {
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

    fn run(self, run: &str, cells: &mut Cells) {
        if run.is_empty() {
            return;
        }
        match self.of(run, AT_THE_END) {
            Some(row) => cells.row.extend(row),
            None => run.chars().for_each(|sign| self.sign(sign, cells)),
        }
    }

    fn sign(self, sign: char, cells: &mut Cells) {
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

impl Literary {
    /// By the table of a language; `None` where it cannot even write a letter.
    pub(super) fn new(table: Table, language: Language) -> Option<Literary> {
        let at = Language::ALL.iter().position(|other| *other == language)?;
        let shared = SHARED.get(at)?.get_or_init(|| Shared::new(&table)).as_ref()?;
        Some(Literary {
            table,
            shared,
            kept: Default::default(),
            back: Default::default(),
            spelling: Spelling::default(),
        })
    }

    fn asking(&self) -> Asking<'_> {
        Asking { table: &self.table, neighbour: &self.shared.neighbour, has: &self.shared.has }
    }

    /// What stands before the words of a line: the cells up to the blank.
    pub(super) fn label(&self, label: &str) -> Option<Row> {
        let mut row = self.table.translate(&format!("{label} {NEIGHBOUR}"))?;
        self.asking().cut_end(&mut row).then_some(row)
    }

    /// Writes a line after its label.
    pub(super) fn line(&mut self, text: &str, row: &mut Row) -> Written {
        let line = clean(text);
        let latin = if line.is_ascii() { None } else { self.latin(&line) };
        let written = self.clean_line(latin.as_deref().unwrap_or(&line), row);
        match latin {
            Some(latin) if written.back == Back::Same => Written { back: Back::Latin(latin), ..written },
            _ => written,
        }
    }

    /// Words with single blanks between, composed, of signs that the table has.
    fn clean_line(&mut self, text: &str, row: &mut Row) -> Written {
        let (mut whole, mut comes_back) = (true, true);
        for (unit, behind) in Units::of(&self.shared.alphabet, text) {
            if !row.is_empty() {
                row.push(Cell::BLANK);
            }
            let (unit_whole, unit_comes_back) = self.unit(unit, behind, row);
            whole &= unit_whole;
            comes_back &= unit_comes_back;
        }
        Written { whole, back: if comes_back { Back::Same } else { Back::Other } }
    }

    /// Writes a unit: whether everything in it has some Braille, and whether it can be read back.
    fn unit(&mut self, unit: &str, behind: char, row: &mut Row) -> (bool, bool) {
        let start = row.len();
        let spelt = self.spelling.write(&self.shared.alphabet, unit, behind, row);
        if spelt == Some(true) {
            return (true, true);
        }
        let whole = spelt.is_some() || self.otherwise(unit, behind, row);
        let comes_back = whole && self.comes_back(unit, behind, &row[start..]);
        (whole, comes_back)
    }

    /// The cells of a unit, and whether everything in it has some.
    fn cells(&mut self, unit: &str, behind: char, row: &mut Row) -> bool {
        self.spelling.write(&self.shared.alphabet, unit, behind, row).is_some() || self.otherwise(unit, behind, row)
    }

    /// A unit that cannot be spelt yet.
    fn otherwise(&mut self, unit: &str, behind: char, row: &mut Row) -> bool {
        let at_end = usize::from(behind == AT_THE_END);
        if let Some(cells) = self.kept[at_end].get(unit) {
            row.extend_from_slice(&cells.row);
            return cells.whole;
        }
        let cells = self.asking().cells(unit, behind);
        if cells.whole {
            self.spelling.learn(&self.shared.alphabet, unit, behind, &cells.row);
        }
        row.extend_from_slice(&cells.row);
        let whole = cells.whole;
        keep(&mut self.kept[at_end], unit, cells);
        whole
    }

    /// Whether a unit is what is read from its cells.
    fn comes_back(&mut self, unit: &str, behind: char, cells: &[Cell]) -> bool {
        let at_end = usize::from(behind == AT_THE_END);
        if let Some(back) = self.back[at_end].get(unit) {
            return *back;
        }
        let back = self.read_before(cells, behind).is_some_and(|read| read == unit);
        // How these are read depends on more than what stands beside them.
        if back && !unit.contains(['.', '\'', '"', '(', ')', '[', ']']) {
            self.spelling.vouch(unit, behind);
        }
        keep(&mut self.back[at_end], unit, back);
        back
    }

    /// What can be read from the cells of a line.
    pub(super) fn read(&mut self, cells: &[Cell]) -> Option<String> {
        self.read_before(cells, AT_THE_END)
    }

    fn read_before(&mut self, cells: &[Cell], behind: char) -> Option<String> {
        let inverse = &self.shared.inverse;
        let mut becomes = Row::new();
        inverse.line(cells, &mut |text, last, cells| {
            becomes.clear();
            let behind = if last { behind } else { BEFORE_OTHERS };
            Units::of(&self.shared.alphabet, text).all(|(unit, within)| {
                if !becomes.is_empty() {
                    becomes.push(Cell::BLANK);
                }
                self.cells(unit, if within == AT_THE_END { behind } else { within }, &mut becomes)
            }) && becomes == cells
        })
    }

    /// Whether a text has signs that the table has not got.
    pub(super) fn lacks(&self, text: &str) -> bool {
        self.latin(&clean(text)).is_some()
    }

    /// With signs that the table has not got in Latin letters; `None` if it has them all.
    fn latin(&self, text: &str) -> Option<String> {
        if text.chars().all(|sign| self.shared.has(sign)) {
            return None;
        }
        let mut latin = String::new();
        for sign in text.chars() {
            match deunicode::deunicode_char(sign) {
                Some(letters) if !self.shared.has(sign) => latin.push_str(letters),
                _ => latin.push(sign),
            }
        }
        Some(one_line(&latin))
    }
}

/// The parts of a line that are written separately, and what follows each of them.
struct Units<'a> {
    rest: &'a str,
    at_once: bool,
}

impl<'a> Units<'a> {
    fn of(alphabet: &Alphabet, text: &'a str) -> Units<'a> {
        Units { rest: text, at_once: alphabet.is_odd(text) || shifts_signs(text) }
    }
}

impl<'a> Iterator for Units<'a> {
    type Item = (&'a str, char);

    fn next(&mut self) -> Option<(&'a str, char)> {
        if self.rest.is_empty() {
            return None;
        }
        let end = if self.at_once { self.rest.len() } else { unit_end(self.rest) };
        let (unit, behind) = self.rest.split_at(end);
        self.rest = behind.strip_prefix(' ').unwrap_or(behind);
        Some((unit, if self.rest.is_empty() { AT_THE_END } else { BEFORE_OTHERS }))
    }
}

fn keep<T>(kept: &mut HashMap<String, T>, unit: &str, what: T) {
    if unit.len() <= LONGEST_KEPT {
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(unit.to_owned(), what);
    }
}

/// A text as one line, its letters composed with their accents.
pub(super) fn clean(text: &str) -> Cow<'_, str> {
    let text = composed(text);
    if is_one_line(&text) { text } else { one_line(&text).into() }
}

/// A text as it is translated: letters composed with their accents.
pub(super) fn composed(text: &str) -> Cow<'_, str> {
    // Nothing is composed of the letters before U+0300.
    let plain = text.bytes().all(|byte| byte < 0xcc);
    if plain || is_nfc(text) { text.into() } else { text.nfc().collect::<String>().into() }
}

/// Whether the German table, and perhaps others, writes signs in this line otherwise because of letters before them: it takes
/// accents from capitals, writes where capitals end within a word, and counts on with the old places.
fn shifts_signs(text: &str) -> bool {
    let capital = |sign: char| sign.is_uppercase();
    if text.contains(" -") && text.split(' ').any(goes_on_small) {
        return true;
    }
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
        let behind_figure = before.ends_with(|sign: char| sign.is_ascii_digit())
            && !behind.starts_with(|sign: char| sign.is_alphabetic());
        if !(behind_figure || (is_without_small(before) && is_without_small(behind))) {
            break;
        }
        (start, end) = (end + 1, next);
    }
    end
}

fn word_end(text: &str, from: usize) -> usize {
    memchr::memchr(b' ', &text.as_bytes()[from..]).map_or(text.len(), |at| from + at)
}

fn is_without_small(word: &str) -> bool {
    !word.chars().any(char::is_lowercase)
}
