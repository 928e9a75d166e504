//! Comments, signs of annotation and variations in Braille: what the *Braille Chess Code and Layout* of 2015 calls analysis.
//!
//! Of that code only the beginning could be read, its clauses 1.1 to 1.4. From them are: dots 5-6 before a square or a move that stands in
//! words without a number (1.1); in a series of moves a blank after the number, and dots 3-6 before the first move if it is Black's (1.2);
//! lowered numbers (1.3); the sign that parts a move from punctuation after it, but not from a bracket (1.4). What is missing: the
//! abbreviations for signs of annotation (its chapter 2), and where analysis stands on a page (its chapter 4). Paragraphs from cell 5 on,
//! signs that have no punctuation in words, and the brackets of Unified English Braille in all codes (those of variations, and braces
//! around words within one) are our own choice.

use super::cell::{Cell, Row, cell};
use super::code::{Code, write_square};
use super::heading::Headings;
use super::lines::words;
use super::pairs::{APART, CLOSE, MARKS, OFFER, OPEN, SAID, SAID_END, write_half_move};
use super::reading;
use crate::game::participant::Language;
use crate::notation::sheet;
use crate::rules::position::{Position, Square};
use crate::scoresheet::convert::pgn_in::PgnIn;
use crate::scoresheet::page::signs;
use crate::scoresheet::sentences::converting::Dropped;
use crate::scoresheet::sentences::page::PageText;
use crate::scoresheet::sheet::{OTHER_OFFER, Remark, RemarkKind, Sheet};
use crate::words::Words;

/// Before a square or a move in words: dots 5-6.
const IN_WORDS: Cell = cell('⠰');
const PUNCTUATION: [(char, Cell); 6] =
    [('.', cell('⠲')), (',', cell('⠂')), (';', cell('⠆')), (':', cell('⠒')), ('!', cell('⠖')), ('?', cell('⠦'))];
/// Variations within variations are read so deep.
const DEEPEST: usize = 8;

/// What stands after half-moves.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// Signs directly after a move, by the number of half-moves up to it.
    marks: Vec<(usize, &'static [Cell])>,
    /// Paragraphs, in their order.
    pub(super) paragraphs: Vec<(usize, Row)>,
    /// The numbers of half-moves after which a variation stands that is read back as a comment.
    pub unread: Vec<usize>,
}

impl Analysis {
    /// The cells added to the half-move with this 1-based number.
    pub(super) fn mark(&self, after: usize) -> impl Iterator<Item = Cell> + use<> {
        let place = self.marks.binary_search_by_key(&after, |(at, _)| *at);
        let mark: &'static [Cell] = place.map_or(&[], |at| self.marks[at].1);
        let apart = (!mark.is_empty()).then_some(APART);
        apart.into_iter().chain(mark.iter().copied())
    }
}

/// Writes analysis.
pub struct Analyst {
    words: Words,
    language: Language,
    code: Code,
    pgn: PgnIn,
}

/// A row of words, written one after another.
#[derive(Default)]
struct Line(Row);

impl Line {
    fn word(&mut self, cells: &[Cell]) {
        if !self.0.is_empty() && !self.0.ends_with(&OPEN) && !cells.is_empty() {
            self.0.push(Cell::BLANK);
        }
        self.0.extend_from_slice(cells);
    }
}

impl Analyst {
    pub fn new(language: Language, code: Code) -> Analyst {
        Analyst { words: Words::new(), language, code, pgn: PgnIn::default() }
    }

    /// All that is said of a game between its moves. What cannot be written is counted.
    pub fn of(&mut self, headings: &mut Headings, sheet: &Sheet, dropped: &mut Dropped) -> Analysis {
        let mut analysis = Analysis::default();
        let mut remarks = sheet.remarks.iter().peekable();
        let mut steps = sheet.line.steps();
        let (mut index, last) = (0, sheet.line.len());
        let mut step = None;
        loop {
            let before = step.as_ref().map(|_| steps.before());
            while let Some(remark) = remarks.next_if(|remark| remark.after <= index || index == last) {
                let is_offer = index > 0 && remark.text == OTHER_OFFER && sheet.offers(index - 1) > 1;
                if !is_offer {
                    self.remark(headings, &mut analysis, index, (remark, before, steps.position()), dropped);
                }
            }
            step = steps.next();
            if step.is_none() {
                return analysis;
            }
            index += 1;
        }
    }

    fn remark(
        &mut self,
        headings: &mut Headings,
        analysis: &mut Analysis,
        after: usize,
        (remark, before, position): (&Remark, Option<&Position>, &Position),
        dropped: &mut Dropped,
    ) {
        let mut line = Line::default();
        match remark.kind {
            RemarkKind::Sign => match mark(&remark.text) {
                Some(mark) if after > 0 && !analysis.marks.iter().any(|(at, _)| *at == after) => {
                    analysis.marks.push((after, mark));
                    return;
                }
                _ => match self.sign_in_words(&remark.text) {
                    Some(words) => line.word(&headings.text(&words)),
                    None => dropped.signs += 1,
                },
            },
            RemarkKind::Comment => self.text(headings, &mut line, &remark.text, position),
            RemarkKind::Variation => {
                let mut lost = Dropped::default();
                let written = before
                    .is_some_and(|before| self.variation(headings, &mut line, &remark.text, before, 0, &mut lost));
                if written {
                    dropped.add(&lost);
                    let words: Vec<&[Cell]> = words(&line.0).collect();
                    let back = before.and_then(|before| reading::variation(self.code, before.clone(), &words));
                    analysis.unread.extend(back.is_none().then_some(after));
                } else {
                    line = Line::default();
                    dropped.variations += 1;
                }
            }
        }
        if !line.0.is_empty() {
            analysis.paragraphs.push((after, line.0));
        }
    }

    fn sign_in_words(&self, text: &str) -> Option<String> {
        let (_, sign, side) = signs::of_number(text)?;
        Some(self.words.page(&PageText::Sign(sign, side), self.language))
    }

    /// A comment: words in the Braille of the language, moves and squares among them in the code.
    fn text(&mut self, headings: &mut Headings, line: &mut Line, comment: &str, position: &Position) {
        let inner = comment.strip_prefix('{').unwrap_or(comment);
        let inner = inner.strip_suffix('}').unwrap_or(inner);
        let mut plain: Vec<&str> = Vec::new();
        let mut flush = |line: &mut Line, plain: &mut Vec<&str>| {
            if !plain.is_empty() {
                line.word(&headings.text(&plain.join(" ")));
                plain.clear();
            }
        };
        for word in inner.split_whitespace() {
            let cells: Option<Row> = word.chars().map(Cell::of_unicode).collect();
            let Some(cells) = cells.or_else(|| self.in_words(word, position)) else {
                plain.push(word);
                continue;
            };
            flush(line, &mut plain);
            line.word(&cells);
        }
        flush(line, &mut plain);
    }

    /// A move that is legal now, or a square, with the sign that parts it from the punctuation after it.
    fn in_words(&self, word: &str, position: &Position) -> Option<Row> {
        let name = word.trim_end_matches(|sign| PUNCTUATION.iter().any(|(known, _)| *known == sign));
        let mut row = vec![IN_WORDS];
        if let Ok(square) = name.parse::<Square>() {
            write_square(&mut row, square);
        } else {
            let intent = sheet::read(name, position, Language::En).ok()?;
            self.code.write(&mut row, position, &position.describe(intent)?);
        }
        if name.len() < word.len() {
            row.push(APART);
            row.extend(word[name.len()..].chars().filter_map(punctuation));
        }
        Some(row)
    }

    /// A variation in place of the last move on `before`; `false` where it cannot be read as moves.
    fn variation(
        &mut self,
        headings: &mut Headings,
        line: &mut Line,
        text: &str,
        before: &Position,
        depth: usize,
        dropped: &mut Dropped,
    ) -> bool {
        let inner = text.strip_prefix('(').unwrap_or(text);
        let inner = inner.strip_suffix(')').unwrap_or(inner);
        let game = format!("[FEN \"{}\"]\n\n{inner}\n*\n", before.fen());
        let read = self.pgn.read(&game).ok().filter(|read| depth < DEEPEST && read.sheet.not_legal.is_none());
        let Some(sheet) = read.map(|read| read.sheet) else { return false };
        let mut remarks = sheet.remarks.iter().peekable();
        let mut steps = sheet.line.steps();
        let (mut index, mut number_due) = (0, true);
        let mut unit = Row::new();
        loop {
            while let Some(remark) = remarks.next_if(|remark| remark.after <= index) {
                number_due = true;
                if remark.kind == RemarkKind::Variation {
                    let mut nested = Line::default();
                    let before = steps.before().clone();
                    if index > 0 && self.variation(headings, &mut nested, &remark.text, &before, depth + 1, dropped) {
                        line.word(&[&OPEN[..], &nested.0, &CLOSE].concat());
                    } else {
                        dropped.variations += 1;
                    }
                    continue;
                }
                let mut said = Line::default();
                match self.sign_in_words(&remark.text) {
                    _ if remark.kind == RemarkKind::Comment => {
                        self.text(headings, &mut said, &remark.text, steps.position());
                    }
                    Some(words) => said.word(&headings.text(&words)),
                    None => dropped.signs += 1,
                }
                if !said.0.is_empty() {
                    line.word(&[&SAID[..], &said.0, &SAID_END].concat());
                }
            }
            let Some(step) = steps.next() else { return index > 0 };
            index += 1;
            unit.clear();
            write_half_move(&mut unit, self.code, steps.before(), &step, number_due);
            line.word(&unit);
            let next = remarks.peek().filter(|remark| remark.after == index && remark.kind == RemarkKind::Sign);
            if let Some(mark) = next.and_then(|remark| mark(&remark.text)) {
                line.0.extend([&[APART][..], mark].concat());
                remarks.next();
            }
            let mark = sheet.mark(index - 1);
            if mark.offer {
                line.word(&OFFER);
            }
            dropped.times += u64::from(mark.clock.is_some()) + u64::from(mark.elapsed.is_some());
            number_due = false;
        }
    }
}

fn punctuation(sign: char) -> Option<Cell> {
    PUNCTUATION.into_iter().find(|(known, _)| *known == sign).map(|(_, cell)| cell)
}

/// The cells of a sign of annotation that is punctuation: `$1` to `$6`.
fn mark(text: &str) -> Option<&'static [Cell]> {
    let number: usize = text.strip_prefix('$')?.parse().ok()?;
    MARKS.get(number.checked_sub(1)?).copied()
}
