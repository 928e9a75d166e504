//! How a table spells: a letter or a figure has the same cells wherever it is, and what stands between two of them (signs of capitals
//! and numbers, stops, brackets) follows from what they are. It is learnt from words that liblouis was asked for, and believed when two
//! words agree.

use rustc_hash::FxHashMap;

use super::cell::{Cell, Row};
use super::louis::IsOdd;

/// Letters below this one are those of languages that are written in Latin ones.
pub(super) const LETTERS: usize = 0x180;
/// No letter has more cells than this, nor has what stands between two of them.
const MOST_CELLS: usize = 8;
/// Longer words are not spelt.
const LONGEST: usize = 64;
/// At most this many ways to divide cells among letters are considered.
const MOST_WAYS: usize = 8;

/// Where a word stands, as the sign that follows it.
pub(super) const BEFORE_OTHERS: char = ' ';
pub(super) const AT_THE_END: char = '\n';

/// A few cells.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Few {
    cells: [Cell; MOST_CELLS],
    count: u8,
}

impl Few {
    fn of(row: &[Cell]) -> Option<Few> {
        let mut few = Few { count: u8::try_from(row.len()).ok()?, ..Few::default() };
        few.cells.get_mut(..row.len())?.copy_from_slice(row);
        Some(few)
    }

    fn cells(&self) -> &[Cell] {
        self.cells.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// All of them at once, and those off again that are none: that is quicker than counting before.
    fn write(&self, row: &mut Row) {
        let length = row.len();
        row.extend_from_slice(&self.cells);
        row.truncate(length + usize::from(self.count));
    }
}

/// The cells of letters and figures, without what stands before them.
pub(super) struct Alphabet {
    cells: Vec<Few>,
    /// Those that nothing else is written like.
    plain: Vec<bool>,
    /// Whether the cells of a word depend on more than its gaps.
    is_odd: IsOdd,
}

impl Alphabet {
    /// Small letters and figures with their cells. A capital has those of its small letter.
    pub(super) fn new(small: &[(Row, char)], figures: &[(Row, char)], is_odd: IsOdd) -> Alphabet {
        let mut alphabet = Alphabet { cells: vec![Few::default(); LETTERS], plain: vec![false; LETTERS], is_odd };
        for (row, sign) in small.iter().chain(figures) {
            let Some(few) = Few::of(row) else { continue };
            let plain = sign.is_ascii();
            for sign in [Some(*sign), upper(*sign)].into_iter().flatten() {
                if let Some(place) = alphabet.cells.get_mut(sign as usize) {
                    *place = few;
                    alphabet.plain[sign as usize] = plain;
                }
            }
        }
        alphabet
    }

    /// Notes that a letter is not written as its small one.
    pub(super) fn leave_out(&mut self, letter: char) {
        if let Some(place) = self.cells.get_mut(letter as usize) {
            *place = Few::default();
        }
    }

    /// Notes that nothing else is written like a letter.
    pub(super) fn set_plain(&mut self, letter: char) {
        for sign in [Some(letter), upper(letter)].into_iter().flatten() {
            if let Some(plain) = self.plain.get_mut(sign as usize) {
                *plain = true;
            }
        }
    }

    /// Whether a word in a text is written otherwise than its gaps say.
    pub(super) fn is_odd(&self, text: &str) -> bool {
        text.split(' ').any(self.is_odd)
    }

    fn get(&self, sign: char) -> Option<&Few> {
        self.cells.get(sign as usize).filter(|few| few.count > 0)
    }
}

/// The capital of a letter, if it is one letter.
pub(super) fn upper(letter: char) -> Option<char> {
    let mut upper = letter.to_uppercase();
    // That of ı is the capital of i.
    let is_its_own = |capital: char| capital != letter && capital.to_lowercase().eq([letter]);
    upper.next().filter(|capital| upper.next().is_none() && is_its_own(*capital))
}

// What stands at one side of a gap.
const START: u64 = 0;
const END: u64 = 1;
const END_BEFORE: u64 = 2;
/// Letters from a to j: figures without their sign.
const EARLY: u64 = 3;
const LATE: u64 = 4;
const FIGURE: u64 = 5;
/// A capital: what follows it, and whether another capital came directly before it, or before signs.
const CAPITAL: u64 = 8;
const BEHIND_CAPITAL: u64 = 7;
const BEHIND_SIGNS: u64 = 14;
const BITS: u32 = 5;
const KINDS: usize = 1 << BITS;
/// The gap is in an address, which some tables write in a way of its own.
const ADDRESS: u64 = 1 << (2 * BITS);
/// Capitals may be one word across a sign: the bits of the sign before the capital on the left, and of the sign after the one on the right.
const LEFT_LINK: u32 = 2 * BITS + 1;
const RIGHT_LINK: u32 = LEFT_LINK + 7;
const SIGNS: u32 = RIGHT_LINK + 7;
/// At most this many signs of seven bits fit into a key.
const MOST_SIGNS: u32 = 5;

/// A letter or a figure of a word: what it is, and which signs stand before it.
#[derive(Copy, Clone, Default)]
struct Item {
    sign: char,
    kind: u64,
    signs: u64,
    /// The signs between a capital and others, before it and after it.
    left: u64,
    right: u64,
}

/// The items of a word, and what follows the last one.
struct Items {
    all: [Item; LONGEST],
    count: usize,
    last: u64,
    address: bool,
}

impl Items {
    fn of(word: &str, behind: char) -> Option<Items> {
        let mut all = Items { all: [Item::default(); LONGEST], count: 0, last: 0, address: false };
        let (mut signs, mut shift, mut before) = (0, 0, '\0');
        // Three words of capitals may have one sign for them all.
        if word.bytes().filter(|byte| *byte == b' ').count() > 1 {
            return None;
        }
        for sign in word.chars() {
            let kind = match sign {
                'a'..='j' => EARLY,
                'k'..='z' => LATE,
                'A'..='Z' => CAPITAL,
                '0'..='9' => FIGURE,
                ' '..='~' => START,
                _ if sign.is_lowercase() => LATE,
                _ if sign.is_uppercase() => CAPITAL,
                _ => return None,
            };
            all.address |=
                sign == '@' || (before == '.' && (EARLY..=LATE).contains(&kind)) || (before == '/' && sign == '/');
            before = sign;
            if kind == START {
                if shift == MOST_SIGNS * 7 {
                    return None;
                }
                signs |= u64::from(u32::from(sign)) << shift;
                shift += 7;
                continue;
            }
            *all.all.get_mut(all.count)? = Item { sign, kind, signs, ..Item::default() };
            all.count += 1;
            (signs, shift) = (0, 0);
        }
        all.last = signs;
        all.address |= word.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("www."));
        all.tell_capitals(if behind == AT_THE_END { END } else { END_BEFORE });
        Some(all)
    }

    /// What a capital is depends on what stands around it.
    fn tell_capitals(&mut self, end: u64) {
        let items = &mut self.all[..self.count];
        // What follows the row of capitals, beginning with its last one.
        let mut mixed = false;
        let mut next = Item { kind: end, signs: self.last, ..Item::default() };
        for at in (0..items.len()).rev() {
            let item = items[at];
            if item.kind == CAPITAL {
                let follows = if has_blank(next.signs) {
                    // A blank ends a word.
                    mixed = false;
                    if next.signs & 127 == BLANK { 4 } else { 2 }
                } else if next.signs != 0 {
                    mixed = false;
                    if next.kind >= CAPITAL { 1 } else { 2 }
                } else {
                    match next.kind {
                        EARLY | LATE => {
                            mixed = true;
                            0
                        }
                        FIGURE => {
                            mixed = false;
                            3
                        }
                        END | END_BEFORE => {
                            mixed = false;
                            4
                        }
                        _ if mixed => 5,
                        _ => 6,
                    }
                };
                if next.kind >= CAPITAL && !has_blank(next.signs) {
                    items[at].right = next.signs & 127;
                }
                let behind = at.checked_sub(1).is_some_and(|before| items[before].kind == CAPITAL);
                let link = match item.signs {
                    0 if behind => BEHIND_CAPITAL,
                    signs if behind && !has_blank(signs) => {
                        items[at].left = signs & 127;
                        BEHIND_SIGNS
                    }
                    _ => 0,
                };
                items[at].kind = CAPITAL + follows + link;
            }
            next = Item { signs: item.signs, ..items[at] };
        }
    }

    /// The keys of all gaps, that before the first letter first.
    fn keys(&self, behind: char) -> impl Iterator<Item = u64> + '_ {
        let end = if behind == AT_THE_END { END } else { END_BEFORE };
        let items = &self.all[..self.count];
        let address = if self.address { ADDRESS } else { 0 };
        let before = std::iter::once((START, 0)).chain(items.iter().map(|item| (item.kind, item.left)));
        let after = items.iter().map(|item| (item.kind, item.signs, item.right));
        before.zip(after.chain(std::iter::once((end, self.last, 0)))).map(
            move |((before, left), (after, signs, right))| {
                let links = left << LEFT_LINK | right << RIGHT_LINK;
                before | after << BITS | address | links | signs << SIGNS
            },
        )
    }
}

const BLANK: u64 = b' ' as u64;

fn has_blank(signs: u64) -> bool {
    (0..MOST_SIGNS).any(|at| signs >> (at * 7) & 127 == BLANK)
}

/// What is known of a gap.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Known {
    #[default]
    Nothing,
    /// One word had these cells there.
    Once(Few),
    /// So had another one. And whether it is certain that the signs come back from these cells.
    Sure(Few, bool),
    /// Words do not agree.
    Differs,
}

/// The gaps of one table.
pub(super) struct Spelling {
    /// Without signs in them.
    bare: Vec<Known>,
    signs: FxHashMap<u64, Known>,
}

impl Default for Spelling {
    fn default() -> Spelling {
        Spelling { bare: vec![Known::Nothing; KINDS * KINDS], signs: FxHashMap::default() }
    }
}

impl Spelling {
    fn known(&self, key: u64) -> Known {
        match usize::try_from(key).ok().and_then(|key| self.bare.get(key)) {
            Some(known) => *known,
            None => self.signs.get(&key).copied().unwrap_or_default(),
        }
    }

    fn known_mut(&mut self, key: u64) -> &mut Known {
        match usize::try_from(key).ok().filter(|key| *key < self.bare.len()) {
            Some(key) => &mut self.bare[key],
            None => self.signs.entry(key).or_default(),
        }
    }

    /// Writes a word all of whose gaps are known, and says whether it certainly comes back; else nothing.
    pub(super) fn write(&self, alphabet: &Alphabet, word: &str, behind: char, row: &mut Row) -> Option<bool> {
        let items = Items::of(word, behind).filter(|_| !alphabet.is_odd(word))?;
        let length = row.len();
        let mut comes_back = true;
        let mut letters = items.all[..items.count].iter();
        for key in items.keys(behind) {
            let Known::Sure(few, back) = self.known(key) else {
                row.truncate(length);
                return None;
            };
            few.write(row);
            comes_back &= back;
            let Some(item) = letters.next() else { break };
            let Some(few) = alphabet.get(item.sign) else {
                row.truncate(length);
                return None;
            };
            few.write(row);
            comes_back &= alphabet.plain[item.sign as usize];
        }
        Some(comes_back)
    }

    /// Notes what stands in the gaps of a word that liblouis wrote so.
    pub(super) fn learn(&mut self, alphabet: &Alphabet, word: &str, behind: char, asked: &[Cell]) {
        let Some(items) = Items::of(word, behind).filter(|_| !alphabet.is_odd(word)) else { return };
        let letters: Option<Vec<&[Cell]>> =
            items.all[..items.count].iter().map(|item| alphabet.get(item.sign).map(Few::cells)).collect();
        let Some(letters) = letters else { return };
        let keys: Vec<u64> = items.keys(behind).collect();
        let known: Vec<Known> = keys.iter().map(|key| self.known(*key)).collect();
        let mut ways = Ways { letters: &letters, known: &known, found: Vec::new(), steps: 0 };
        ways.divide(asked, &mut Vec::new());
        let [gaps] = &ways.found[..] else {
            // What is known may be wrong: then nothing of this word fits.
            if ways.found.is_empty() {
                self.doubt(&letters, &keys, &known, asked);
            }
            return;
        };
        for (key, gap) in keys.iter().zip(gaps) {
            let known = self.known_mut(*key);
            *known = match (*known, Few::of(gap)) {
                (Known::Nothing, Some(few)) => Known::Once(few),
                (Known::Once(few) | Known::Sure(few, false), Some(same)) if few == same => Known::Sure(few, false),
                (known @ Known::Sure(few, true), Some(same)) if few == same => known,
                _ => Known::Differs,
            };
        }
    }

    /// A word has other cells than its gaps had elsewhere: those of them that differ depend on more than their sides.
    fn doubt(&mut self, letters: &[&[Cell]], keys: &[u64], known: &[Known], asked: &[Cell]) {
        let unknown = vec![Known::Nothing; known.len()];
        let mut ways = Ways { letters, known: &unknown, found: Vec::new(), steps: 0 };
        ways.divide(asked, &mut Vec::new());
        let differs = |known: &Known, gap: Option<&&[Cell]>| match known {
            Known::Once(few) | Known::Sure(few, _) => gap.is_some_and(|gap| few.cells() != *gap),
            Known::Nothing | Known::Differs => false,
        };
        for (at, key) in keys.iter().enumerate() {
            // A word that cannot be divided at all has cells of its own.
            if !ways.found.is_empty() && ways.found.iter().all(|gaps| differs(&known[at], gaps.get(at))) {
                *self.known_mut(*key) = Known::Differs;
            }
        }
    }

    /// Notes that the gaps of a word come back from their cells, as the word did.
    pub(super) fn vouch(&mut self, word: &str, behind: char) {
        let Some(items) = Items::of(word, behind) else { return };
        let keys: Vec<u64> = items.keys(behind).collect();
        for key in keys {
            if let Known::Sure(_, back) = self.known_mut(key) {
                *back = true;
            }
        }
    }
}

/// Divides the cells of a word among its letters and the gaps between them.
struct Ways<'a> {
    letters: &'a [&'a [Cell]],
    known: &'a [Known],
    found: Vec<Vec<&'a [Cell]>>,
    steps: usize,
}

impl<'a> Ways<'a> {
    fn divide(&mut self, rest: &'a [Cell], gaps: &mut Vec<&'a [Cell]>) {
        self.steps += 1;
        if self.found.len() > MOST_WAYS || self.steps > 4_000 {
            // Nothing of it is certain.
            self.found.resize(2, Vec::new());
            return;
        }
        let at = gaps.len();
        let fits = |gap: &[Cell]| match &self.known[at] {
            Known::Once(few) | Known::Sure(few, _) => few.cells() == gap,
            Known::Nothing | Known::Differs => gap.len() <= MOST_CELLS,
        };
        let Some(letter) = self.letters.get(at) else {
            if fits(rest) {
                let mut all = gaps.clone();
                all.push(rest);
                self.found.push(all);
            }
            return;
        };
        for length in 0..=rest.len().min(MOST_CELLS) {
            let (gap, behind) = rest.split_at(length);
            let Some(behind) = behind.strip_prefix(*letter) else { continue };
            if matches!(&self.known[at], Known::Once(few) | Known::Sure(few, _) if few.cells() != gap) {
                continue;
            }
            gaps.push(gap);
            self.divide(behind, gaps);
            gaps.pop();
        }
    }
}
