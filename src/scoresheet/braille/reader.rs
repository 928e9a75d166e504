//! Scoresheets in Braille, read back: pages to games.
//!
//! A running head is known by the heading of the first page; one that differs is told as a part of the heading. Pages without running heads
//! are read as well. A foreign file that has no pages is read as plain lines. If the code of the moves was not specified, a game is read in
//! all codes at the same time: if two of them give different games, none is read.

use std::collections::VecDeque;

use super::cell::{Cell, Row, read_lowered};
use super::code::Code;
use super::head::Heads;
use super::layout::{DIAGRAM, RUN_OVER, analysis_indent, diagram_indent};
use super::lines::{indent, whole, words};
use super::page::{Page, PageError};
use super::reading::{self, Reading, holds_result, is_result};
pub use super::reading::{Wrong, read_move};
use super::stated;
use super::turning::{NoPage, Turner};
use crate::rules::position::{Color, Position};
use crate::scoresheet::sentences::converting::Mended;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::told::{Told, What, against_board, take_from_board};

/// A scoresheet that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadSheet {
    /// Moves, marks and result; the heading's words are not taken apart.
    pub sheet: Sheet,
    /// The lines of the heading, each of them whole.
    pub heading: Vec<Row>,
    /// What was read although it is written otherwise.
    pub told: Vec<Told>,
}

/// A scoresheet that cannot be read.
#[derive(Debug)]
pub enum ReadError {
    /// The pages cannot be read; there is nothing more in this file.
    Page(PageError),
    /// The game cannot be read; the next one may be.
    Game {
        line: u64,
        /// The number of the move, and whose it is, if the moves had begun.
        half_move: Option<(u32, Color)>,
        why: Wrong,
    },
}

/// In which code moves are read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// In this one: somebody said so. It gives way where the heading names another, and that reads another game.
    Given(Code),
    /// In the one that the heading names. Where it names none: in this one, if the page is no other game in any other.
    Otherwise(Code),
    /// In the one that the heading names, and in no other.
    AsNamed,
}

impl Asked {
    /// The codes in which a game is read; the first of them counts.
    fn codes(self, named: Option<Code>, is_first_game: bool) -> Vec<Code> {
        match (self, named) {
            (Asked::Given(given), Some(named)) => different([given, named]),
            // If a wrong code was given, this is reported at the first game that is in another one.
            (Asked::Given(given), None) if !is_first_game => vec![given],
            (Asked::Otherwise(_) | Asked::AsNamed, Some(named)) => vec![named],
            (Asked::Given(code) | Asked::Otherwise(code), None) => different([code].into_iter().chain(Code::ALL)),
            (Asked::AsNamed, None) => Vec::new(),
        }
    }
}

/// The codes in which moves are different cells.
fn different(codes: impl IntoIterator<Item = Code>) -> Vec<Code> {
    let mut different: Vec<Code> = Vec::new();
    for code in codes {
        if !different.iter().any(|other| other.has_cells_of(code)) {
            different.push(code);
        }
    }
    different
}

/// A game as it is being read in one code.
struct Attempt {
    reading: Reading,
    state: State,
}

/// How far an attempt is.
enum State {
    GoingOn,
    /// It has its result.
    Over,
    Failed(ReadError),
}

/// Why none of the attempts is the game, and what was read of it in the code that counts.
type Undecided = (ReadError, Option<Box<Reading>>);

/// Whether more of a game can be read in another code than in the first one.
fn goes_further(attempts: &[Attempt]) -> bool {
    let moves = |attempt: &Attempt| attempt.reading.sheet.line.len();
    attempts.iter().skip(1).any(|other| other.reading.is_exact() && moves(other) > attempts.first().map_or(0, moves))
}

/// Reads scoresheets, one after another; after one that cannot be read it goes on with the next.
#[derive(Debug)]
pub struct Sheets<P> {
    pages: Turner<P>,
    asked: Asked,
    /// How many games have been begun.
    games: u64,
    /// Whether there are lines only, and no pages.
    plain: bool,
    /// The running heads of the game.
    heads: Heads,
    /// Lines that were read and not yet used, with their numbers.
    rows: VecDeque<(u64, Row)>,
    line: u64,
    /// What was read of a game that cannot be read to its end.
    unfinished: Option<ReadSheet>,
    /// Whether the last game has been read to its end.
    at_end: bool,
    seen: Seen,
    over: bool,
}

/// How plain lines stand in a file.
#[derive(Debug, Default)]
struct Seen {
    /// The moves of the last game stand at the edge.
    at_edge: bool,
    /// Empty lines stand among them: then no game begins with its moves directly after another one.
    blanks: bool,
}

/// Whether two sheets are the same game. What is said between the moves can be read in one code and not in another.
fn is_same(one: &Sheet, other: &Sheet) -> bool {
    one.line == other.line && one.marks == other.marks && one.score == other.score
}

/// What follows an empty line.
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
        Sheets::asked(pages, Asked::Given(code), plain)
    }

    /// The same, in whatever code is asked for.
    pub fn asked(pages: P, asked: Asked, plain: bool) -> Sheets<P> {
        Sheets {
            pages: Turner::new(pages, plain),
            asked,
            games: 0,
            plain,
            heads: Heads::default(),
            rows: VecDeque::new(),
            line: 0,
            unfinished: None,
            at_end: false,
            seen: Seen::default(),
            over: false,
        }
    }

    /// The last game as far as it could be read, where that was not to its end.
    pub fn take_unfinished(&mut self) -> Option<ReadSheet> {
        self.unfinished.take()
    }

    /// Brings the lines of the next page; `false` after the last.
    fn turn_page(&mut self) -> Result<bool, ReadError> {
        let page = self.pages.turn().map_err(|error| match error {
            NoPage::Page(error) => ReadError::Page(error),
            NoPage::Wrong(line, why) => ReadError::Game { line, half_move: None, why },
        })?;
        let Some(Page { line, mut rows }) = page else { return Ok(false) };
        self.line = line;
        if self.pages.cols.is_some_and(|cols| self.heads.turn(&rows, cols)) {
            self.line += 1;
            rows.remove(0);
        }
        self.rows.extend((self.line..).zip(rows));
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

    /// The lines of the heading; those of the moves are still to come. `None` after the last game.
    fn heading(&mut self) -> Result<Option<Vec<Row>>, ReadError> {
        let mut heading = Vec::new();
        // How many lines stand above the first empty one, if it did not end the heading.
        let mut above = None;
        let (mut is_result, mut begun) = (false, None);
        while !is_result {
            match self.next_row()? {
                None if heading.is_empty() => return Ok(None),
                // The last of plain lines may be moves without a heading.
                None if self.plain => break,
                None => return Err(self.wrong(None, Wrong::NoResult)),
                // The empty line between them is lost.
                Some(row) if !self.plain && self.begins_game(&row) => {
                    begun = Some(heading.len());
                    self.rows.push_front((self.line, row));
                    break;
                }
                Some(row) if !row.is_empty() => {
                    is_result = above.is_some() && holds_result(&row);
                    heading.push((self.line, row));
                }
                // Among plain lines there may be more empty ones than one.
                Some(_) if self.plain && heading.is_empty() => {}
                Some(_) if self.plain => {
                    self.seen.blanks = true;
                    match self.behind_empty_line()? {
                        Behind::Heading => above = above.or(Some(heading.len())),
                        Behind::Moves => break,
                        Behind::Result => is_result = true,
                    }
                }
                Some(_) => break,
            }
        }
        let moves = begun.or_else(|| heading.iter().position(|(_, row)| self.plain && self.begins_game(row)));
        // What is said before the first move stands further in.
        let expected = analysis_indent(self.pages.cols.unwrap_or(usize::MAX));
        let said = heading.iter().position(|(_, row)| indent(row) == expected);
        let said = said.filter(|said| !self.plain || above == Some(*said));
        let moves = moves.map(|moves| said.unwrap_or(moves).min(moves));
        // If only a result follows, the text after the first empty line was not part of the heading.
        if let Some(from) = moves.or(above.filter(|_| is_result)) {
            for row in heading.drain(from..).rev() {
                self.rows.push_front(row);
            }
        }
        Ok(Some(whole(heading.into_iter().map(|(_, row)| row), self.pages.cols)))
    }

    fn next_sheet(&mut self) -> Result<Option<ReadSheet>, ReadError> {
        self.heads = if std::mem::take(&mut self.heads.begins_next) { Heads::of_one_page() } else { Heads::default() };
        let Some(mut heading) = self.heading()? else { return Ok(None) };
        let named = stated::code(&heading);
        let codes = self.asked.codes(named, self.games == 0);
        self.games += 1;
        if codes.is_empty() {
            return Err(self.wrong(None, Wrong::NoCode));
        }
        let new = |code| Attempt { reading: Reading::new(code), state: State::GoingOn };
        let mut attempts: Vec<Attempt> = codes.into_iter().map(new).collect();
        let read = self.moves(&mut attempts);
        self.seen.at_edge = self.plain && attempts[0].reading.at_edge();
        let is_sure = named.is_some() || matches!(self.asked, Asked::Given(_)) || !goes_further(&attempts);
        let read = match read {
            Ok(line) => self.decide(named, &mut heading, attempts, line),
            Err(error) => Err((error, attempts.into_iter().next().map(|own| Box::new(own.reading)))),
        };
        heading.append(&mut self.heads.others(&heading));
        let of_pages = std::mem::take(&mut self.pages.told);
        match read {
            Ok(Reading { mut sheet, mut told, line, .. }) => {
                told.splice(0..0, of_pages);
                if let Some(goes_on) = told.iter_mut().find(|told| told.what == What::GoesOn)
                    && let Some(what) = take_from_board(&mut sheet)
                {
                    goes_on.what = What::Mended(what);
                }
                told.extend(against_board(&sheet).map(|what| Told { line, half_move: None, what: What::Mended(what) }));
                Ok(Some(ReadSheet { sheet, heading, told }))
            }
            Err((error, own)) => {
                let own = own.filter(|own| is_sure && own.begun);
                self.unfinished = own.map(|own| {
                    let told = of_pages.into_iter().chain(own.told).collect();
                    ReadSheet { sheet: own.sheet, heading, told }
                });
                Err(error)
            }
        }
    }

    /// Reads lines of moves in all codes at the same time, until one of them has the result, or none can go on; the number of the first.
    fn moves(&mut self, attempts: &mut [Attempt]) -> Result<u64, ReadError> {
        let mut first = None;
        loop {
            let row = if self.is_over_with_page()? { Some(Row::new()) } else { self.next_row()? };
            first = first.or(Some(self.line));
            let is_empty = row.as_ref().is_some_and(Vec::is_empty);
            if is_empty && (self.plain || self.goes_on_overleaf()?) {
                continue;
            }
            let without_moves = if self.heads.begins_next { Wrong::NoResult } else { Wrong::EmptyLine };
            for Attempt { reading, state } in attempts.iter_mut() {
                if !matches!(state, State::GoingOn) {
                    continue;
                }
                reading.line = self.line;
                let read = match &row {
                    None => reading.ends_without_result().map(|()| true),
                    Some(row) if row.is_empty() => Err(without_moves.clone()),
                    Some(row) => reading.row(row, self.pages.cols),
                };
                match read {
                    Ok(false) => {}
                    Ok(true) => *state = State::Over,
                    Err(why) => *state = State::Failed(self.wrong(Some(reading), why)),
                }
            }
            if attempts.iter().any(|attempt| matches!(attempt.state, State::Over)) {
                self.at_end = true;
                self.rest_of_page()?;
                return Ok(first.unwrap_or_default());
            }
            if !attempts.iter().any(|attempt| matches!(attempt.state, State::GoingOn)) {
                // Its result may stand in the same line.
                if let Some(row) = row.filter(|row| !row.is_empty()) {
                    self.rows.push_front((self.line, row));
                }
                return Ok(first.unwrap_or_default());
            }
        }
    }

    /// Turns the page where all of it was read; whether it was the last one of the game.
    fn is_over_with_page(&mut self) -> Result<bool, ReadError> {
        self.heads.begins_next = !self.plain && self.rows.is_empty() && self.turn_page()? && self.is_beginning();
        Ok(self.heads.begins_next)
    }

    /// Whether the lines that are still to be read begin a page of another game: a heading with moves below it, or what stands before them.
    fn is_beginning(&self) -> bool {
        let mut rows = self.rows.iter().map(|(_, row)| row);
        let of_moves = |word: &[Cell]| read_lowered(word).is_some() || is_result(word);
        let is_heading = |row: &Row| indent(row) == 0 && !words(row).next().is_some_and(of_moves);
        let has_moves = || self.rows.iter().any(|(_, row)| self.begins_game(row));
        !self.heads.is_there()
            && rows.next().is_some_and(is_heading)
            && (has_moves() || rows.skip_while(|row| !row.is_empty()).nth(1).is_some_and(|row| indent(row) > 0))
    }

    /// Whether the page is empty from here on, and the next one goes on with the game: with a running head, or with what had no room
    /// here: a diagram, or the line that comes with the result.
    fn goes_on_overleaf(&mut self) -> Result<bool, ReadError> {
        if self.heads.begins_next || self.rows.iter().any(|(_, row)| !row.is_empty()) {
            return Ok(false);
        }
        let line = self.line;
        self.rows.clear();
        let found = self.next_row()?;
        let Some(row) = found else {
            self.line = line;
            return Ok(false);
        };
        let ends = self.rows.iter().any(|(_, row)| words(row).last().is_some_and(is_result));
        self.rows.push_front((self.line, row.clone()));
        self.line = line;
        self.heads.begins_next = self.is_beginning();
        if self.heads.begins_next {
            return Ok(false);
        }
        let goes_on = self.heads.is_there() || ends || indent(&row) >= self.pages.cols.map_or(DIAGRAM, diagram_indent);
        Ok(goes_on)
    }

    /// Which of the games is the one, if any is; `line` is where its moves begin, and `named` the code that the heading names.
    fn decide(
        &self,
        named: Option<Code>,
        heading: &mut Vec<Row>,
        attempts: Vec<Attempt>,
        line: u64,
    ) -> Result<Reading, Undecided> {
        let mut attempts = attempts.into_iter();
        let Some(own) = attempts.next() else { return Err((self.wrong(None, Wrong::NoCode), None)) };
        let is_over = matches!(own.state, State::Over);
        let mut others: Vec<Reading> = Vec::new();
        // What is spoilt in one code is no game in another because something in it could be corrected there, too.
        let any_counts = is_over && !own.reading.is_exact();
        for Attempt { reading, state } in attempts {
            let counts = any_counts || named.is_some() || reading.is_exact();
            let mut known = others.iter().chain(is_over.then_some(&own.reading));
            if matches!(state, State::Over) && counts && !known.any(|known| is_same(&known.sheet, &reading.sheet)) {
                others.push(reading);
            }
        }
        if is_over && named.is_none() && matches!(self.asked, Asked::Given(_)) {
            others.clear();
        }
        // A spoilt line of the heading and the whole game say the same.
        if let (false, true, [other], Asked::Otherwise(_)) = (is_over, named.is_none(), &mut others[..], self.asked)
            && let Some((at, code)) = stated::nearly(heading)
            && code.has_cells_of(other.code)
        {
            heading.remove(at);
            let what = What::Mended(Mended::CodeLine(code.name()));
            other.told.insert(0, Told { line, half_move: None, what });
            return Ok(others.swap_remove(0));
        }
        let Some(other) = others.first() else {
            return match own.state {
                State::Over => Ok(own.reading),
                State::Failed(error) => Err((error, Some(Box::new(own.reading)))),
                State::GoingOn => Err((self.wrong(Some(&own.reading), Wrong::NoResult), Some(Box::new(own.reading)))),
            };
        };
        let is_named = named.is_some_and(|named| named.has_cells_of(other.code));
        let why = if is_named || (!is_over && others.len() == 1) {
            Wrong::OtherCode(other.code.name())
        } else {
            let own = is_over.then_some(&own.reading);
            Wrong::SeveralCodes(own.into_iter().chain(&others).map(|reading| reading.code.name()).collect())
        };
        let (line, half_move) = match own.state {
            State::Failed(ReadError::Game { line, half_move, .. }) => (line, half_move),
            State::Failed(ReadError::Page(_)) | State::Over | State::GoingOn => (line, None),
        };
        Err((ReadError::Game { line, half_move, why }, None))
    }

    /// Whether a game begins with a line, as where plain lines have no heading: with a number and a move that is legal.
    fn begins_game(&self, row: &[Cell]) -> bool {
        let mut words = words(row);
        let number = words.next().and_then(read_lowered);
        number == Some(1) && words.next().is_some_and(|word| self.begins(word))
    }

    /// Whether a word is a legal first move.
    fn begins(&self, word: &[Cell]) -> bool {
        let codes = match self.asked {
            Asked::Given(code) => vec![code],
            Asked::Otherwise(_) | Asked::AsNamed => different(Code::ALL),
        };
        codes.into_iter().any(|code| reading::means_move(code, &Position::initial(), word))
    }

    /// What follows an empty plain line that is not the first one. What begins with a number or a move, or stands as far from the edge as a
    /// position, is no heading, even where no game can be read from it.
    fn behind_empty_line(&mut self) -> Result<Behind, ReadError> {
        let Some(row) = self.next_row()? else { return Ok(Behind::Moves) };
        let indent = indent(&row);
        let is_moves = words(&row).next().is_some_and(|word| {
            let number = word.first() == Some(&Cell::NUMBER) || read_lowered(word).is_some();
            number || self.begins(word)
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

    /// Checks that the page is empty after a result.
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

    /// Whether the next line is one of moves.
    fn goes_on_with_moves(&self) -> bool {
        let next = self.rows.front().and_then(|(_, row)| words(row).next());
        self.seen.blanks && next.is_some_and(|word| read_lowered(word).is_some())
    }

    /// Leaves a game that cannot be read: the next one begins on the page after the next result, or on one that begins as games do.
    fn leave(&mut self) {
        if self.heads.begins_next {
            return;
        }
        // A result may stand in what is said, too.
        let said_from =
            (!self.plain || self.seen.at_edge).then(|| analysis_indent(self.pages.cols.unwrap_or(usize::MAX)));
        let mut is_said = false;
        let mut above: Vec<(u64, Row)> = Vec::new();
        loop {
            while let Some((line, row)) = self.rows.pop_front() {
                let indent = indent(&row);
                is_said = said_from == Some(indent) || (is_said && indent == RUN_OVER);
                // Plain lines have no page on which the next game begins.
                if self.plain
                    && !is_said
                    && above.last().is_some_and(|(_, row)| row.is_empty())
                    && self.begins_game(&row)
                {
                    self.rows.push_front((line, row));
                    below(above).for_each(|row| self.rows.push_front(row));
                    return;
                }
                above.push((line, row.clone()));
                let goes_on = is_said || (self.plain && self.goes_on_with_moves());
                if words(&row).last().is_some_and(is_result) && !goes_on {
                    if !self.plain {
                        self.rows.clear();
                    }
                    return;
                }
            }
            match self.turn_page() {
                Ok(true) => {
                    self.heads.begins_next = !self.plain && self.is_beginning();
                    if self.heads.begins_next {
                        return;
                    }
                }
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

/// Of the lines above a game, from the last on, those that belong to it: the empty ones, and the heading above them. What may be a spoilt
/// result is of the game before.
fn below(above: Vec<(u64, Row)>) -> impl Iterator<Item = (u64, Row)> {
    let is_result = |row: &Row| words(row).count() == 1 && row.contains(&Cell::HYPHEN);
    let of_moves = move |row: &Row| words(row).next().and_then(read_lowered).is_some() || is_result(row);
    let mut in_heading = false;
    above.into_iter().rev().take_while(move |(_, row)| {
        in_heading |= !row.is_empty();
        !(of_moves(row) || in_heading && row.is_empty())
    })
}

impl<P: Iterator<Item = Result<Page, PageError>>> Iterator for Sheets<P> {
    type Item = Result<ReadSheet, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        self.at_end = false;
        let sheet = self.next_sheet();
        match &sheet {
            Err(ReadError::Page(_)) => self.over = true,
            // The result has been read: what comes next is another game.
            Err(ReadError::Game { why: Wrong::BehindResult, .. }) if !self.plain => self.rows.clear(),
            // In one code at least it could be read to its end.
            Err(ReadError::Game { .. }) if self.at_end => {}
            Err(ReadError::Game { .. }) => self.leave(),
            Ok(_) => {}
        }
        sheet.transpose()
    }
}
