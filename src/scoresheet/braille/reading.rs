//! One game in Braille, read in one code: lines of words to moves, marks and a result.
//!
//! What is evidence is never guessed: every word must be one legal move, with its number, and every diagram the position that stands.
//! A word that is not written as the code has it is read only where it can mean one move, and that is told.

use super::cell::{Cell, Row, read_lowered, read_number, show};
use super::code::Code;
use super::diagram;
use super::layout::{COLON, DIAGRAM, RUN_OVER, analysis_indent, diagram_indent, is_initial, result_cells};
use super::lines::{indent, is_broken, join, words};
use super::loosely;
use super::pairs::{self, APART, BLACK_BEGINS, CLOSE, MARKS, OFFER, OPEN, SAID, SAID_END};
use crate::rules::position::line::Line;
use crate::rules::position::{Color, Intent, Position};
use crate::scoresheet::sentences::brailled::Unread;
use crate::scoresheet::sheet::{self, OTHER_OFFER, Remark, RemarkKind, Score, Sheet};
use crate::scoresheet::told::{Told, What};

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// A word that is no legal move.
    #[error("{} is no legal move here in this code", .0.shown())]
    NoMove(Box<Unread>),
    /// Another number than that of the move.
    #[error("the number of the move is expected, and {} found", .0.shown())]
    Number(Box<Unread>),
    /// A diagram that does not show what stands on the board.
    #[error("the diagram shows another position")]
    Diagram,
    /// A start position that is none.
    #[error("the start position cannot be read")]
    Start,
    /// A page without its number, or with another.
    #[error("the page has not the number {0} at its bottom")]
    PageNumber(u32),
    /// An empty line among the moves.
    #[error("an empty line stands among the moves")]
    EmptyLine,
    /// Something after the result.
    #[error("something stands behind the result")]
    BehindResult,
    /// No result at the end.
    #[error("the game has no result: it is cut off")]
    NoResult,
    /// A time or an offer without a move before it.
    #[error("{} stands behind no move", .0.shown())]
    NoMoveBefore(Box<Unread>),
    /// The code was not specified, and the page does not name it either.
    #[error("nobody said in which Braille code the moves are")]
    NoCode,
    /// In this code the whole game can be read, but not in the one that was asked for; or the heading names this one.
    #[error("it can be read in the Braille code {0}")]
    OtherCode(&'static str),
    /// In each of these codes it can be read, as another game.
    #[error("it can be read as different games in the Braille codes {}", .0.join(", "))]
    SeveralCodes(Vec<&'static str>),
}

impl Wrong {
    /// The word that is wrong, if it is one.
    pub fn word(&self) -> Option<&Unread> {
        match self {
            Wrong::NoMove(word) | Wrong::Number(word) | Wrong::NoMoveBefore(word) => Some(word),
            _ => None,
        }
    }
}

/// What is known of a game while it is being read.
pub(super) struct Reading {
    pub(super) code: Code,
    pub(super) sheet: Sheet,
    pub(super) begun: bool,
    /// The line that is being read.
    pub(super) line: u64,
    /// What was read although it is written otherwise.
    pub(super) told: Vec<Told>,
    /// Whether the number of the coming move has been read.
    numbered: bool,
    /// Whether that number stood before Black's move, after analysis.
    renumbered: bool,
    /// Words of a diagram.
    diagram: Vec<Row>,
    analysis: Paragraph,
}

/// A paragraph of analysis.
#[derive(Default)]
struct Paragraph {
    cells: Row,
    /// Whether the last line of it ended within a word.
    within_word: bool,
    /// Whether moves stand at the edge, so that what is further in is none.
    at_edge: bool,
}

pub(super) fn is_result(word: &[Cell]) -> bool {
    Score::ALL.into_iter().any(|score| result_cells(score) == word)
}

pub(super) fn holds_result(row: &[Cell]) -> bool {
    words(row).any(is_result)
}

/// What a game that was written in one code is in another, if it can be read in that: as far as moves and start position go.
pub(super) fn in_another(from: Code, sheet: &Sheet, to: Code) -> Option<Sheet> {
    let mut reading = Reading::new(to);
    let start = sheet.line.start();
    if !is_initial(start) {
        reading.diagram = [diagram::forsyth(from, start.placement()), diagram::state(from, start)].concat();
        reading.finish_diagram().ok()?;
    }
    for pair in pairs::pairs(sheet, from) {
        reading.row(&pair, None).ok()?;
    }
    reading.is_exact().then_some(reading.sheet)
}

impl Reading {
    pub(super) fn new(code: Code) -> Reading {
        Reading {
            code,
            sheet: Sheet::default(),
            begun: false,
            line: 0,
            told: Vec::new(),
            numbered: false,
            renumbered: false,
            diagram: Vec::new(),
            analysis: Paragraph::default(),
        }
    }

    /// Takes in a line of a page with `cols` cells a line; returns whether the game is at its end.
    pub(super) fn row(&mut self, row: &[Cell], cols: Option<usize>) -> Result<bool, Wrong> {
        let indent = indent(row);
        if indent >= cols.map_or(DIAGRAM, diagram_indent) {
            self.diagram.extend(words(row).map(<[Cell]>::to_vec));
            return Ok(false);
        }
        self.finish_diagram()?;
        let begins_analysis = self.begins_analysis(row, cols);
        if begins_analysis || (indent == RUN_OVER && !self.analysis.cells.is_empty()) {
            if begins_analysis {
                self.finish_analysis();
            }
            let Paragraph { cells, within_word, .. } = &mut self.analysis;
            join(cells, row, std::mem::replace(within_word, is_broken(row, cols)));
            return Ok(false);
        }
        self.finish_analysis();
        self.analysis.at_edge |= indent == 0;
        let mut words = words(row);
        while let Some(word) = words.next() {
            if self.word(word)? {
                return if words.next().is_some() { Err(Wrong::BehindResult) } else { Ok(true) };
            }
        }
        Ok(false)
    }

    /// Whether moves stand at the edge.
    pub(super) const fn at_edge(&self) -> bool {
        self.analysis.at_edge
    }

    /// Whether a line begins a paragraph of analysis. Where there are no pages, all moves may stand so far in: then it is none.
    fn begins_analysis(&self, row: &[Cell], cols: Option<usize>) -> bool {
        let expected = analysis_indent(cols.unwrap_or(usize::MAX));
        let has_number = || words(row).next().and_then(read_lowered).is_some();
        indent(row) == expected && (cols.is_some() || self.at_edge() || (!self.begun && !has_number()))
    }

    /// Ends a game that has no result: it goes on, if it has any moves.
    pub(super) fn ends_without_result(&mut self) -> Result<(), Wrong> {
        self.finish_diagram()?;
        self.finish_analysis();
        if self.sheet.line.is_empty() {
            return Err(Wrong::NoResult);
        }
        self.tell(What::GoesOn);
        Ok(())
    }

    /// Whether every word is as the code writes it.
    pub(super) fn is_exact(&self) -> bool {
        self.told.iter().all(|told| told.what == What::GoesOn)
    }

    fn tell(&mut self, what: What) {
        let end = self.sheet.line.end();
        self.told.push(Told { line: self.line, half_move: Some((end.full_moves(), end.turn())), what });
    }

    /// A word that cannot be read, where a move is to come.
    fn unread(&self, word: &[Cell]) -> Unread {
        loosely::unread(self.code, self.sheet.line.end(), word)
    }

    /// The same where no move was expected.
    fn strange(&self, word: &[Cell]) -> Unread {
        Unread { cells: show(word), text: loosely::as_text(self.code, word), nearest: Vec::new() }
    }

    /// Moves in place of the last one are a variation. What cells mean in words is not certain: they stand in a comment, as they are.
    fn finish_analysis(&mut self) {
        let cells = std::mem::take(&mut self.analysis.cells);
        if cells.is_empty() {
            return;
        }
        let all: Vec<&[Cell]> = words(&cells).collect();
        let (text, kind) = match before_last(&self.sheet.line).and_then(|before| variation(self.code, before, &all)) {
            Some(moves) => (format!("({moves})"), RemarkKind::Variation),
            None => (format!("{{{}}}", show(&cells)), RemarkKind::Comment),
        };
        self.sheet.remarks.push(Remark { after: self.sheet.line.len(), text, kind });
    }

    fn finish_diagram(&mut self) -> Result<(), Wrong> {
        let code = self.code;
        let words = std::mem::take(&mut self.diagram);
        if words.is_empty() {
            return Ok(());
        }
        let mut rest = &words[..];
        if !self.begun {
            let (start, taken) = diagram::read_start(code, rest).ok_or(Wrong::Start)?;
            self.sheet.line = Line::new(start);
            rest = &rest[taken..];
        }
        let pieces = self.sheet.line.end().placement();
        let grid: Vec<Row> =
            diagram::grid(code, pieces).into_iter().flatten().filter(|word| !word.is_empty()).collect();
        if rest.is_empty() || rest == diagram::forsyth(code, pieces) || rest == grid {
            Ok(())
        } else {
            Err(Wrong::Diagram)
        }
    }

    /// Takes in a word; whether it is the result.
    fn word(&mut self, word: &[Cell]) -> Result<bool, Wrong> {
        self.begun = true;
        if word == OFFER || is_time(word) {
            if self.numbered || self.sheet.line.is_empty() {
                return Err(Wrong::NoMoveBefore(Box::new(self.strange(word))));
            }
            let last = self.sheet.line.len() - 1;
            let time = Box::new(self.strange(word));
            let offers = self.sheet.offers(last);
            let mark = self.sheet.mark_mut(last);
            if word == OFFER && offers == 0 && mark.clock.is_none() {
                mark.offer = true;
            } else if word == OFFER && offers == 1 && mark.clock.is_none() {
                let (after, text) = (last + 1, OTHER_OFFER.to_owned());
                self.sheet.remarks.push(Remark { after, text, kind: RemarkKind::Comment });
            } else if word != OFFER && mark.clock.is_none() {
                mark.clock = Some(read_time(word).ok_or(Wrong::NoMove(time))?);
            } else {
                return Err(Wrong::NoMoveBefore(time));
            }
            return Ok(false);
        }
        if !self.numbered
            && let Some(score) = Score::ALL.into_iter().find(|score| result_cells(*score) == word)
        {
            self.sheet.score = score;
            return Ok(true);
        }
        let end = self.sheet.line.end();
        let first = self.sheet.line.is_empty();
        if (end.turn() == Color::White || first) && !self.numbered {
            if read_lowered(word) != Some(end.full_moves()) {
                return Err(Wrong::Number(Box::new(self.strange(word))));
            }
            self.numbered = true;
            return Ok(false);
        }
        if end.turn() == Color::Black && !self.numbered && read_lowered(word) == Some(end.full_moves()) {
            (self.numbered, self.renumbered) = (true, true);
            return Ok(false);
        }
        let (word, mark) = without_mark(word);
        let cells = if end.turn() == Color::Black && (first || self.renumbered) {
            word.strip_prefix(&[BLACK_BEGINS]).ok_or_else(|| Wrong::NoMove(Box::new(self.strange(word))))?
        } else {
            word
        };
        let intent = if let Some(intent) = read_move(self.code, end, cells) {
            intent
        } else {
            let read = loosely::read(self.code, end, cells);
            let (intent, corrected) = read.ok_or_else(|| Wrong::NoMove(Box::new(self.unread(cells))))?;
            self.tell(What::Corrected(Box::new(corrected)));
            intent
        };
        let pushed = self.sheet.line.push(intent);
        pushed.map_err(|_| Wrong::NoMove(Box::new(self.strange(word))))?;
        (self.numbered, self.renumbered) = (false, false);
        if let Some(number) = mark {
            let (after, text) = (self.sheet.line.len(), format!("${number}"));
            self.sheet.remarks.push(Remark { after, text, kind: RemarkKind::Sign });
        }
        Ok(false)
    }
}

/// What stood on the board before the last move.
fn before_last(line: &Line) -> Option<Position> {
    let mut steps = line.steps();
    while steps.next().is_some() {}
    (!line.is_empty()).then(|| steps.before().clone())
}

/// Moves from a position on as PGN has them, with variations and comments in brackets; `None` where it is not all of it moves as the code
/// writes them.
pub(super) fn variation(code: Code, from: Position, words: &[&[Cell]]) -> Option<String> {
    let mut reading = Reading::new(code);
    reading.sheet.line = Line::new(from);
    let (mut text, mut number_due) = (String::new(), true);
    let mut rest = words;
    while let Some((word, behind)) = rest.split_first() {
        if !text.is_empty() && !reading.numbered {
            text.push(' ');
        }
        if word.starts_with(&SAID) {
            let (inner, behind) = bracketed(rest, &SAID, &SAID_END)?;
            text.extend(["{", &show(&inner.join(&Cell::BLANK)), "}"]);
            (rest, number_due) = (behind, true);
            continue;
        }
        if word.starts_with(&OPEN) {
            let (inner, behind) = bracketed(rest, &OPEN, &CLOSE)?;
            let nested = variation(code, before_last(&reading.sheet.line)?, &inner)?;
            text.extend(["(", &nested, ")"]);
            (rest, number_due) = (behind, true);
            continue;
        }
        rest = behind;
        if *word == OFFER && !reading.numbered && !reading.sheet.line.is_empty() {
            text.push_str(sheet::OFFER);
            continue;
        }
        let (made, marked) = (reading.sheet.line.len(), reading.sheet.remarks.len());
        if reading.word(word).ok()? || !reading.is_exact() {
            return None;
        }
        if reading.sheet.line.len() == made {
            // A number, which belongs to the move after it; a time has no place here.
            if !reading.numbered {
                return None;
            }
            continue;
        }
        let step = reading.sheet.line.steps().last()?;
        if step.mover == Color::White || number_due {
            text.push_str(&step.number.to_string());
            text.push_str(step.mover.fold_wb(". ", "... "));
        }
        step.write_pgn(&mut text);
        number_due = false;
        for sign in &reading.sheet.remarks[marked..] {
            text.extend([" ", &sign.text]);
        }
    }
    (!reading.sheet.line.is_empty() && !reading.numbered).then_some(text)
}

/// The words in brackets, and those after them.
type Bracketed<'a, 'b> = (Vec<&'b [Cell]>, &'a [&'b [Cell]]);

/// The words up to the one that closes what the first of them opens, without these two brackets; and the words after it. Brackets within
/// comments do not count.
fn bracketed<'a, 'b>(words: &'a [&'b [Cell]], open: &[Cell], close: &[Cell]) -> Option<Bracketed<'a, 'b>> {
    let (mut depth, mut said) = (0, false);
    let end = words.iter().position(|word| {
        let mut rest = *word;
        while let Some(inner) = rest.strip_prefix(&OPEN).filter(|_| !said) {
            (depth, rest) = (depth + 1, inner);
        }
        let mut closed = 0;
        said |= rest.starts_with(&SAID);
        while let Some(inner) = rest.strip_suffix(&CLOSE) {
            (closed, rest) = (closed + 1, inner);
        }
        said &= !rest.ends_with(&SAID_END);
        depth -= if said { 0 } else { closed };
        !said && depth <= 0
    })?;
    let (inner, behind) = words.split_at(end + 1);
    let mut inner = inner.to_vec();
    inner[0] = inner[0].strip_prefix(open)?;
    let last = inner.last_mut()?;
    *last = last.strip_suffix(close)?;
    Some((inner, behind))
}

/// A word without the sign of annotation at its end, and the number of that sign.
fn without_mark(word: &[Cell]) -> (&[Cell], Option<usize>) {
    let Some(apart) = word.iter().rposition(|cell| *cell == APART) else { return (word, None) };
    let (bare, sign) = (&word[..apart], &word[apart + 1..]);
    match MARKS.iter().position(|mark| *mark == sign) {
        Some(index) => (bare, Some(index + 1)),
        None => (word, None),
    }
}

/// Whether a word means one legal move, as the code writes it or otherwise.
pub(super) fn means_move(code: Code, position: &Position, word: &[Cell]) -> bool {
    read_move(code, position, word).is_some() || loosely::read(code, position, word).is_some()
}

/// The one legal move that the code writes in these cells.
pub fn read_move(code: Code, position: &Position, cells: &[Cell]) -> Option<Intent> {
    let in_print = code.in_print(cells);
    let cells = in_print.as_deref().unwrap_or(cells);
    let to = Code::arrival(cells);
    let mut written = Row::new();
    position.legal_intents().into_iter().find(|intent| {
        let arrives = match intent {
            Intent::Step { to: its, .. } => to == Some(*its),
            Intent::Castle { .. } => to.is_none(),
        };
        if !arrives {
            return false;
        }
        written.clear();
        position.describe(*intent).is_some_and(|played| {
            code.write(&mut written, position, &played);
            written == cells
        })
    })
}

fn is_time(word: &[Cell]) -> bool {
    word.first() == Some(&Cell::NUMBER) && word.contains(&COLON)
}

/// A time as it is written, in milliseconds: `1:25`, or `1:25:07`.
fn read_time(word: &[Cell]) -> Option<u32> {
    let mut parts = word.split(|cell| *cell == COLON);
    let hours = read_number(parts.next()?)?;
    let sixtieth = |part: &[Cell]| -> Option<u32> {
        let [Cell::NUMBER, tens, units] = part else { return None };
        let figure = |cell: Cell| read_number(&[Cell::NUMBER, cell]);
        Some(figure(*tens)? * 10 + figure(*units)?).filter(|number| *number < 60)
    };
    let minutes = sixtieth(parts.next()?)?;
    // Full minutes are written without seconds.
    let seconds = match parts.next() {
        None => 0,
        Some(part) => sixtieth(part).filter(|seconds| *seconds > 0)?,
    };
    let time = hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?.checked_mul(1000)?;
    parts.next().is_none().then_some(time)
}
