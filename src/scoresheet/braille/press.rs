//! A scoresheet on pages: the heading, one blank line, the moves, the result.
//!
//! From the second page of a game on, the line above is its running head, where the page has room for one. No page has the result
//! alone, and no diagram stands on two, if it has room on one with the result that follows it.

use super::analysis::Analysis;
use super::binding::{Binding, Sheaf};
use super::cell::{Cell, Row};
use super::code::Code;
use super::diagram;
use super::head;
use super::layout::{
    DIAGRAM, DiagramForm, Layout, RUN_OVER, analysis_indent, diagram_indent, is_initial, result_cells, write_time,
};
use super::lines::{broken, words};
use super::pairs::{self, has_number, write_half_move};
use crate::rules::position::Position;
use crate::scoresheet::sheet::Sheet;

/// Lays scoresheets out on pages.
#[derive(Debug)]
pub struct Press {
    sheaf: Sheaf,
    code: Code,
    layout: Layout,
    /// The page that is being filled: as many rows as it has without that of its number, of which `used` are done.
    rows: Vec<Row>,
    used: usize,
    /// Where the last line of moves or the last diagram begins on it.
    last: usize,
    /// The page of the game, from 1; none where there is no game.
    page: u32,
    /// The first lines of the heading, and the players in them, for the running heads.
    top: Vec<Row>,
    players: Vec<Row>,
    /// How many diagrams stand on more than one page.
    parted: u64,
    /// The line that is being filled.
    line: Row,
    /// Where it began to be filled, and where lines that it runs over into begin.
    empty: usize,
    indent: usize,
}

impl Press {
    /// Nothing printed yet.
    pub fn new(binding: Binding, code: Code, layout: Layout) -> Press {
        let rows = vec![Row::new(); layout.page.rows() - 1];
        let sheaf = Sheaf::new(binding, layout.page);
        Press {
            sheaf,
            code,
            layout,
            rows,
            used: 0,
            last: 0,
            page: 0,
            top: Vec::new(),
            players: Vec::new(),
            parted: 0,
            line: Row::new(),
            empty: 0,
            indent: RUN_OVER,
        }
    }

    /// Prints a scoresheet; `heading` has one line of cells an entry, of any length.
    pub fn print(&mut self, heading: &[Row], sheet: &Sheet) {
        self.print_with(heading, sheet, &Analysis::default());
    }

    /// The same with what is said between the moves.
    pub fn print_with(&mut self, heading: &[Row], sheet: &Sheet, analysis: &Analysis) {
        self.sheaf.begin_game();
        self.page = 1;
        // The players stand in two of them.
        self.top = heading[..heading.len().min(3)].to_vec();
        for line in heading {
            self.text_line(line);
        }
        self.finish_row(0);
        self.start(sheet);
        self.moves(sheet, analysis);
        self.result(sheet);
        self.finish_page();
        self.page = 0;
        self.sheaf.end_game();
    }

    /// Prints a text: its lines, and which of them are headings, above which a line stays empty. A page begins with it.
    pub fn print_text(&mut self, lines: impl Iterator<Item = (Row, bool)>) {
        self.sheaf.begin_game();
        for (line, is_heading) in lines {
            if is_heading && self.used > 0 {
                // No heading stands last on a page.
                if self.used + 3 > self.rows.len() {
                    self.finish_page();
                } else {
                    self.finish_row(0);
                }
            }
            self.text_line(&line);
        }
        self.finish_page();
        self.sheaf.end_game();
    }

    /// How many diagrams stand on more than one page, of those since it was asked for last.
    pub fn take_parted(&mut self) -> u64 {
        std::mem::take(&mut self.parted)
    }

    fn text_line(&mut self, line: &[Cell]) {
        self.begin_line(0, RUN_OVER);
        words(line).for_each(|word| self.word(word));
        self.end_line();
    }

    /// What was printed since it was asked for last.
    #[must_use]
    pub fn take(&mut self) -> Sheaf {
        self.sheaf.take()
    }

    /// A game that does not begin as games do has its position above the moves.
    fn start(&mut self, sheet: &Sheet) {
        let start = sheet.line.start();
        if is_initial(start) {
            return;
        }
        let [forsyth, state] = [diagram::forsyth(self.code, start.placement()), diagram::state(self.code, start)];
        self.block([self.lines_of(&forsyth), self.lines_of(&state)].concat(), 0);
    }

    /// Words as lines that begin where diagrams do.
    fn lines_of(&self, words: &[Row]) -> Vec<Row> {
        let cols = self.layout.page.cols();
        let indent = diagram_indent(cols);
        let mut lines: Vec<Row> = Vec::new();
        for word in words {
            for part in word.chunks(cols - indent) {
                match lines.last_mut() {
                    Some(line) if line.len() + 1 + part.len() <= cols => {
                        line.push(Cell::BLANK);
                        line.extend_from_slice(part);
                    }
                    _ => lines.push([&vec![Cell::BLANK; indent], part].concat()),
                }
            }
        }
        lines
    }

    /// Writes lines that stay on one page together with the given number of lines that follow, if a page has room for all.
    fn block(&mut self, lines: Vec<Row>, behind: usize) {
        self.end_line();
        let above = usize::from(self.has_heads());
        // Above a result the running head may be left out.
        let fits = lines.len() + above.max(behind) <= self.rows.len();
        let has_room = self.used + lines.len() + behind <= self.rows.len();
        if fits && !has_room && self.has_lines(self.used) {
            self.turn_page();
        }
        let (from, page) = (self.used, self.page);
        for line in lines {
            self.line = line;
            self.finish_line();
        }
        self.line.clear();
        // Where it has room on no page, its last line alone is what comes before a result.
        if self.page > page {
            self.parted += 1;
        } else if from < self.used {
            self.last = from;
        }
    }

    fn moves(&mut self, sheet: &Sheet, analysis: &Analysis) {
        let mut unit = Row::new();
        let mut steps = sheet.line.steps();
        let last = sheet.line.len();
        let mut paragraphs = &analysis.paragraphs[..];
        self.paragraphs(&mut paragraphs, 0);
        self.begin_line(0, RUN_OVER);
        let mut index = 0;
        // The next move after analysis has its number, also if it is Black's.
        let mut begins = true;
        while let Some(step) = steps.next() {
            unit.clear();
            let numbered = has_number(&step, begins);
            if numbered && !self.layout.run_on {
                self.end_line();
                self.begin_line(0, RUN_OVER);
            }
            write_half_move(&mut unit, self.code, steps.before(), &step, begins);
            unit.extend(analysis.mark(index + 1));
            let after = self.after_move(sheet, index);
            self.unit(&mut unit, &after);
            index += 1;
            if self.layout.shows_position(&step, index == last) {
                self.end_line();
                self.diagram(steps.position(), usize::from(index == last));
                self.begin_line(0, RUN_OVER);
            }
            begins = self.paragraphs(&mut paragraphs, index);
        }
        if !self.layout.run_on {
            self.end_line();
            self.begin_line(0, RUN_OVER);
        }
    }

    /// Writes what is said after `after` half-moves; returns whether there is anything.
    fn paragraphs(&mut self, paragraphs: &mut &[(usize, Row)], after: usize) -> bool {
        let indent = analysis_indent(self.layout.page.cols());
        let mut any = false;
        while let Some(((at, said), rest)) = paragraphs.split_first()
            && *at == after
        {
            self.begin_line(indent, RUN_OVER);
            words(said).for_each(|word| self.word(word));
            self.begin_line(0, RUN_OVER);
            *paragraphs = rest;
            any = true;
        }
        any
    }

    /// The words that stand after a half-move: draw offers, and the time.
    fn after_move(&self, sheet: &Sheet, index: usize) -> Row {
        let mut words = Row::new();
        for _ in 0..sheet.offers(index) {
            words.push(Cell::BLANK);
            words.extend(pairs::OFFER);
        }
        if let Some(millis) = sheet.mark(index).clock.filter(|_| self.layout.times) {
            words.push(Cell::BLANK);
            write_time(&mut words, millis / 1000);
        }
        words
    }

    fn diagram(&mut self, position: &Position, behind: usize) {
        let pieces = position.placement();
        let lines = match self.layout.diagram_form {
            DiagramForm::Forsyth => self.lines_of(&diagram::forsyth(self.code, pieces)),
            DiagramForm::Grid => {
                // The files stand below the squares.
                let line = |[rank, squares]: [Row; 2]| {
                    let mut line = vec![Cell::BLANK; DIAGRAM];
                    line.extend(rank.first().copied().or(Some(Cell::BLANK)));
                    line.push(Cell::BLANK);
                    line.extend(squares);
                    line
                };
                diagram::grid(self.code, pieces).into_iter().map(line).collect()
            }
        };
        self.block(lines, behind);
    }

    /// The result. Where it would stand alone on a page, what stands before it comes along.
    fn result(&mut self, sheet: &Sheet) {
        let cells = result_cells(sheet.score);
        self.word(&cells);
        let is_alone = self.line.get(self.empty..) == Some(&cells[..]) && self.used == self.rows.len();
        if is_alone && !sheet.line.is_empty() && self.has_lines(self.last) {
            let before: Vec<Row> = self.rows[self.last..].iter_mut().map(std::mem::take).collect();
            self.used = self.last;
            self.turn_page();
            for row in before {
                self.rows[self.used] = row;
                self.used += 1;
            }
        } else if is_alone && self.last == 1 && self.page > 1 && self.has_heads() {
            // Without its running head the page has room for both.
            self.rows[0].clear();
            self.rows.rotate_left(1);
            self.used -= 1;
        }
        self.end_line();
    }

    fn begin_line(&mut self, indent: usize, run_over: usize) {
        self.end_line();
        self.line.resize(indent, Cell::BLANK);
        (self.empty, self.indent) = (indent, run_over);
    }

    /// Puts a word into the line, or into the next where it has no room; one that is longer than a line is broken.
    fn word(&mut self, word: &[Cell]) {
        let cols = self.layout.page.cols();
        let mut rest = word;
        loop {
            let is_first = self.line.len() == self.empty;
            if !is_first && self.line.len() + 1 + rest.len() <= cols {
                self.line.push(Cell::BLANK);
                self.line.extend_from_slice(rest);
                return;
            }
            if is_first {
                let Some((now, later)) = broken(rest, cols - self.line.len()) else {
                    self.line.extend_from_slice(rest);
                    return;
                };
                self.line.extend_from_slice(now);
                self.line.push(Cell::HYPHEN);
                rest = later;
            }
            let indent = self.indent;
            self.finish_line();
            self.line.resize(indent, Cell::BLANK);
            self.empty = indent;
        }
    }

    /// Keeps the number with White's move, and offers and times with their move; only on a narrow page are they parted.
    fn unit(&mut self, unit: &mut Row, after: &[Cell]) {
        let room = self.layout.page.cols() - RUN_OVER;
        if unit.len() + after.len() <= room {
            unit.extend_from_slice(after);
            return self.word(unit);
        }
        let parts = if unit.len() <= room { vec![&unit[..]] } else { words(unit).collect() };
        for part in parts.into_iter().chain(words(after)) {
            if part.len() > room {
                self.end_line();
                self.begin_line(0, RUN_OVER);
            }
            self.word(part);
        }
    }

    /// Ends the line, if there is something in it.
    fn end_line(&mut self) {
        if self.line.len() > self.empty {
            self.finish_line();
        }
        self.line.clear();
        self.empty = 0;
    }

    fn finish_line(&mut self) {
        if self.used >= self.rows.len() {
            self.turn_page();
        }
        self.last = self.used;
        // The lines of a page are used again for the next one.
        self.rows[self.used].clear();
        std::mem::swap(&mut self.rows[self.used], &mut self.line);
        self.used += 1;
    }

    fn finish_row(&mut self, indent: usize) {
        self.finish_line();
        self.line.clear();
        self.empty = indent;
    }

    /// Whether anything but the running head stands on the page above a line.
    fn has_lines(&self, line: usize) -> bool {
        let head = usize::from(self.page > 1 && self.has_heads());
        self.rows.get(head..line).is_some_and(|rows| rows.iter().any(|row| !row.is_empty()))
    }

    /// Whether there is a running head above further pages.
    fn has_heads(&self) -> bool {
        self.page > 0 && head::has_room(self.layout.page.cols(), self.layout.page.rows())
    }

    /// Fills the page up and begins another one of the same game.
    fn turn_page(&mut self) {
        self.finish_page();
        if self.page == 1 {
            self.players = head::players(&self.top);
        }
        self.page += 1;
        if self.has_heads() {
            self.rows[0] = head::row(&self.players, self.page, self.layout.page.cols());
            self.used = 1;
        }
    }

    /// Fills the page up.
    fn finish_page(&mut self) {
        for row in &mut self.rows[self.used..] {
            row.clear();
        }
        self.used = 0;
        self.sheaf.page(&self.rows);
    }
}
