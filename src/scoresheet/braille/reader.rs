//! Scoresheets in Braille, read back: pages to games.
//!
//! What is evidence is never guessed: every word must be exactly one legal move as the code writes it, with its number; every page
//! its number, and as many lines as the others; every diagram the position that stands. A foreign file that has no pages is read
//! as plain lines.

use std::collections::VecDeque;

use super::cell::{Cell, Row, read_lowered, read_number, show};
use super::code::Code;
use super::diagram;
use super::layout::{COLON, DIAGRAM, result_cells};
use super::page::{Page, PageError};
use super::pairs::{BLACK_BEGINS, OFFER};
use crate::rules::position::line::Line;
use crate::rules::position::{Color, Intent, Position};
use crate::scoresheet::sheet::{OTHER_OFFER, Remark, RemarkKind, Score, Sheet};

/// A scoresheet that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadSheet {
    /// Moves, marks and result; the heading's words are not taken apart.
    pub sheet: Sheet,
    /// The lines of the heading, as they stand.
    pub heading: Vec<Row>,
}

/// A scoresheet that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The pages cannot be read; there is nothing more in this file.
    #[error(transparent)]
    Page(#[from] PageError),
    /// The game cannot be read; the next one may be.
    #[error("line {line}: {}{why}", at(.half_move.as_ref()))]
    Game {
        /// The line.
        line: u64,
        /// The number of the move, and whose it is, if the moves had begun.
        half_move: Option<(u32, Color)>,
        /// What is wrong.
        why: Wrong,
    },
}

fn at(half_move: Option<&(u32, Color)>) -> String {
    half_move.map_or_else(String::new, |(number, mover)| format!("move {number}{}: ", mover.fold_wb("", "...")))
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// A word that is no legal move.
    #[error("{0} is no legal move here in this code")]
    NoMove(String),
    /// Another number than that of the move.
    #[error("the number of the move is expected, and {0} found")]
    Number(String),
    /// A diagram that does not show what stands on the board.
    #[error("the diagram shows another position")]
    Diagram,
    /// A start position that is none.
    #[error("the start position cannot be read")]
    Start,
    /// A page without its number, or with another.
    #[error("the page has not the number {0} at its bottom")]
    PageNumber(u32),
    /// A page with more or fewer lines than the first.
    #[error("the page has not as many lines as the first")]
    PageHeight,
    /// An empty line among the moves.
    #[error("an empty line stands among the moves")]
    EmptyLine,
    /// Something behind the result.
    #[error("something stands behind the result")]
    BehindResult,
    /// No result at the end.
    #[error("the game has no result: it is cut off")]
    NoResult,
    /// The time or the offer has no move to stand behind.
    #[error("{0} stands behind no move")]
    NoMoveBefore(String),
}

impl Wrong {
    /// The word that is wrong, in cells, if it is one.
    #[must_use]
    pub fn word(&self) -> Option<&str> {
        match self {
            Wrong::NoMove(word) | Wrong::Number(word) | Wrong::NoMoveBefore(word) => Some(word),
            _ => None,
        }
    }
}

/// Reads scoresheets, one after another; after one that cannot be read it goes on with the next.
#[derive(Debug)]
pub struct Sheets<P> {
    pages: P,
    code: Code,
    /// Whether there are lines only, and no pages.
    plain: bool,
    height: Option<usize>,
    number: u32,
    /// Lines that were read and not yet used, with their numbers.
    rows: VecDeque<(u64, Row)>,
    line: u64,
    /// What was read of a game that cannot be read to its end.
    unfinished: Option<Sheet>,
    over: bool,
}

/// What is known of a game while it is being read.
struct Reading {
    sheet: Sheet,
    begun: bool,
    /// Whether the number of the coming move has been read.
    numbered: bool,
    /// Words of a diagram.
    diagram: Vec<Row>,
}

/// What stands behind an empty line.
enum Behind {
    /// More of the heading.
    Heading,
    /// What must be moves, or nothing more.
    Moves,
    /// A line with a result in it.
    Result,
}

impl<P: Iterator<Item = Result<Page, PageError>>> Sheets<P> {
    /// Nothing read yet; `plain` says that there are lines only, and no pages.
    pub fn new(pages: P, code: Code, plain: bool) -> Sheets<P> {
        let rows = VecDeque::new();
        Sheets { pages, code, plain, height: None, number: 0, rows, line: 0, unfinished: None, over: false }
    }

    /// The last game as far as it could be read, where that was not to its end.
    pub fn take_unfinished(&mut self) -> Option<Sheet> {
        self.unfinished.take()
    }

    /// Brings the lines of the next page; `false` behind the last.
    fn turn_page(&mut self) -> Result<bool, ReadError> {
        let Some(page) = self.pages.next().transpose()? else { return Ok(false) };
        self.line = page.line;
        let height = *self.height.get_or_insert(page.rows.len());
        let mut rows = page.rows;
        if !self.plain {
            if rows.len() != height {
                return Err(self.wrong(None, Wrong::PageHeight));
            }
            self.number += 1;
            let bottom = rows.pop().unwrap_or_default();
            let blank = bottom.iter().take_while(|cell| **cell == Cell::BLANK).count();
            if read_number(&bottom[blank..]) != Some(self.number) {
                self.line = page.line + height.saturating_sub(1) as u64;
                return Err(self.wrong(None, Wrong::PageNumber(self.number)));
            }
        }
        self.rows.extend((page.line..).zip(rows));
        Ok(true)
    }

    fn next_row(&mut self) -> Result<Option<Row>, ReadError> {
        while self.rows.is_empty() {
            if !self.turn_page()? {
                return Ok(None);
            }
        }
        Ok(self.rows.pop_front().map(|(line, row)| {
            self.line = line;
            row
        }))
    }

    fn wrong(&self, reading: Option<&Reading>, why: Wrong) -> ReadError {
        let end = reading.filter(|reading| reading.begun).map(|reading| reading.sheet.line.end());
        ReadError::Game { line: self.line, half_move: end.map(|end| (end.full_moves(), end.turn())), why }
    }

    /// The lines of the heading; those of the moves are still to come. `None` behind the last game.
    fn heading(&mut self) -> Result<Option<Vec<Row>>, ReadError> {
        let mut heading = Vec::new();
        // How many lines stand above the first empty one, if it did not end the heading.
        let mut above = None;
        let mut is_result = false;
        while !is_result {
            match self.next_row()? {
                None if heading.is_empty() => return Ok(None),
                // The last of plain lines may be moves without a heading.
                None if self.plain => break,
                None => return Err(self.wrong(None, Wrong::NoResult)),
                Some(row) if !row.is_empty() => {
                    is_result = above.is_some() && holds_result(&row);
                    heading.push((self.line, row));
                }
                // Among plain lines there may be more empty ones than one.
                Some(_) if self.plain && heading.is_empty() => {}
                Some(_) if self.plain => match self.behind_empty_line()? {
                    Behind::Heading => above = above.or(Some(heading.len())),
                    Behind::Moves => break,
                    Behind::Result => is_result = true,
                },
                Some(_) => break,
            }
        }
        let moves = heading.iter().position(|(_, row)| self.plain && begins_game(self.code, row));
        // Where nothing but a result comes, what stood behind the first empty line was no heading.
        if let Some(from) = moves.or(above.filter(|_| is_result)) {
            for row in heading.drain(from..).rev() {
                self.rows.push_front(row);
            }
        }
        Ok(Some(heading.into_iter().map(|(_, row)| row).collect()))
    }

    fn next_sheet(&mut self) -> Result<Option<ReadSheet>, ReadError> {
        let Some(heading) = self.heading()? else { return Ok(None) };
        let mut reading = Reading { sheet: Sheet::default(), begun: false, numbered: false, diagram: Vec::new() };
        loop {
            let Some(row) = self.next_row()? else {
                return Err(self.wrong(Some(&reading), Wrong::NoResult));
            };
            if row.is_empty() {
                if self.plain {
                    continue;
                }
                return Err(self.wrong(Some(&reading), Wrong::EmptyLine));
            }
            let over = match reading.row(self.code, &row) {
                Ok(over) => over,
                Err(why) => {
                    let error = self.wrong(Some(&reading), why);
                    self.unfinished = reading.begun.then_some(reading.sheet);
                    // Its result may stand in the same line.
                    self.rows.push_front((self.line, row));
                    return Err(error);
                }
            };
            if over {
                self.rest_of_page()?;
                return Ok(Some(ReadSheet { sheet: reading.sheet, heading }));
            }
        }
    }

    /// What stands behind an empty plain line that is not the first one. What begins with a number or a move, or stands as far from the
    /// edge as a position, is no heading, even where no game can be read from it.
    fn behind_empty_line(&mut self) -> Result<Behind, ReadError> {
        let Some(row) = self.next_row()? else { return Ok(Behind::Moves) };
        let indent = row.iter().take_while(|cell| **cell == Cell::BLANK).count();
        let is_moves = words(&row).next().is_some_and(|word| {
            let number = word.first() == Some(&Cell::NUMBER) || read_lowered(word).is_some();
            number || read_move(self.code, &Position::initial(), word).is_some()
        });
        let behind = match words(&row).next() {
            Some(word) if is_result(word) => Behind::Result,
            _ if is_moves || indent >= DIAGRAM => Behind::Moves,
            _ if holds_result(&row) => Behind::Result,
            _ => Behind::Heading,
        };
        self.rows.push_front((self.line, row));
        Ok(behind)
    }

    /// Behind a result the page is empty.
    fn rest_of_page(&mut self) -> Result<(), ReadError> {
        while !self.plain
            && let Some((line, row)) = self.rows.pop_front()
        {
            if !row.is_empty() {
                self.line = line;
                return Err(self.wrong(None, Wrong::BehindResult));
            }
        }
        Ok(())
    }

    /// Leaves a game that cannot be read: the next one begins on the page behind the next result.
    fn leave(&mut self) {
        loop {
            while let Some((_, row)) = self.rows.pop_front() {
                if words(&row).last().is_some_and(is_result) {
                    if !self.plain {
                        self.rows.clear();
                    }
                    return;
                }
            }
            match self.turn_page() {
                Ok(true) => {}
                Ok(false) | Err(ReadError::Page(_)) => {
                    self.over = true;
                    return;
                }
                // The page itself is wrong: its lines are left out.
                Err(ReadError::Game { .. }) => self.rows.clear(),
            }
        }
    }
}

/// Whether a game begins with a line, as where plain lines have no heading: with a number and a move that is legal.
fn begins_game(code: Code, row: &[Cell]) -> bool {
    let mut words = words(row);
    let number = words.next().and_then(read_lowered);
    number == Some(1) && words.next().is_some_and(|word| read_move(code, &Position::initial(), word).is_some())
}

impl<P: Iterator<Item = Result<Page, PageError>>> Iterator for Sheets<P> {
    type Item = Result<ReadSheet, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let sheet = self.next_sheet();
        match &sheet {
            Err(ReadError::Page(_)) => self.over = true,
            // The result has been read: what comes next is another game.
            Err(ReadError::Game { why: Wrong::BehindResult, .. }) if !self.plain => self.rows.clear(),
            Err(ReadError::Game { .. }) => self.leave(),
            Ok(_) => {}
        }
        sheet.transpose()
    }
}

fn words(row: &[Cell]) -> impl Iterator<Item = &[Cell]> {
    row.split(|cell| *cell == Cell::BLANK).filter(|word| !word.is_empty())
}

fn is_result(word: &[Cell]) -> bool {
    Score::ALL.into_iter().any(|score| result_cells(score) == word)
}

fn holds_result(row: &[Cell]) -> bool {
    words(row).any(is_result)
}

impl Reading {
    /// Takes in a line; whether the game is at its end.
    fn row(&mut self, code: Code, row: &[Cell]) -> Result<bool, Wrong> {
        let indent = row.iter().take_while(|cell| **cell == Cell::BLANK).count();
        if indent >= DIAGRAM {
            self.diagram.extend(words(row).map(<[Cell]>::to_vec));
            return Ok(false);
        }
        self.finish_diagram(code)?;
        let mut words = words(row);
        while let Some(word) = words.next() {
            if self.word(code, word)? {
                return if words.next().is_some() { Err(Wrong::BehindResult) } else { Ok(true) };
            }
        }
        Ok(false)
    }

    fn finish_diagram(&mut self, code: Code) -> Result<(), Wrong> {
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
        let men = self.sheet.line.end().placement();
        let grid: Vec<Row> = diagram::grid(code, men).into_iter().flatten().filter(|word| !word.is_empty()).collect();
        if rest.is_empty() || rest == diagram::forsyth(code, men) || rest == grid {
            Ok(())
        } else {
            Err(Wrong::Diagram)
        }
    }

    /// Takes in a word; whether it is the result.
    fn word(&mut self, code: Code, word: &[Cell]) -> Result<bool, Wrong> {
        self.begun = true;
        if word == OFFER || is_time(word) {
            if self.numbered || self.sheet.line.is_empty() {
                return Err(Wrong::NoMoveBefore(show(word)));
            }
            let last = self.sheet.line.len() - 1;
            let offers = self.sheet.offers(last);
            let mark = self.sheet.mark_mut(last);
            if word == OFFER && offers == 0 && mark.clock.is_none() {
                mark.offer = true;
            } else if word == OFFER && offers == 1 && mark.clock.is_none() {
                let (after, text) = (last + 1, OTHER_OFFER.to_owned());
                self.sheet.remarks.push(Remark { after, text, kind: RemarkKind::Comment });
            } else if word != OFFER && mark.clock.is_none() {
                mark.clock = Some(read_time(word).ok_or_else(|| Wrong::NoMove(show(word)))?);
            } else {
                return Err(Wrong::NoMoveBefore(show(word)));
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
                return Err(Wrong::Number(show(word)));
            }
            self.numbered = true;
            return Ok(false);
        }
        let no_move = || Wrong::NoMove(show(word));
        let cells = match (end.turn(), first) {
            (Color::Black, true) => word.strip_prefix(&[BLACK_BEGINS]).ok_or_else(no_move)?,
            _ => word,
        };
        let intent = read_move(code, end, cells).ok_or_else(no_move)?;
        self.sheet.line.push(intent).map_err(|_| no_move())?;
        self.numbered = false;
        Ok(false)
    }
}

/// The one legal move that the code writes in these cells.
#[must_use]
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
