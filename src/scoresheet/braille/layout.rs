//! A scoresheet on pages: the heading, one blank line, the moves, the result.

use super::binding::{Binding, Sheaf};
use super::cell::{Cell, Row, cell, write_number};
use super::code::Code;
use super::diagram;
use super::pairs::{self, has_number, write_half_move};
use super::size::PageSize;
use crate::rules::position::line::Step;
use crate::rules::position::{Color, Position};
use crate::scoresheet::sheet::{Mark, Score, Sheet};

/// Where lines that go on begin: in cell 3.
const RUN_OVER: usize = 2;
/// Where diagrams begin: in cell 7.
pub(super) const DIAGRAM: usize = 6;
/// Where they begin on a page on which a rank has no room there: further in than lines that go on.
const NARROW_DIAGRAM: usize = 3;
/// The longest rank of a diagram.
const RANK: usize = 8;
/// The result of a game that has none.
pub(super) const OPEN: [Cell; 2] = [cell('⠐'), cell('⠔')];
/// Between hours, minutes and seconds.
pub(super) const COLON: Cell = cell('⠒');
const HALF: [Cell; 4] = [Cell::NUMBER, cell('⠁'), cell('⠌'), cell('⠃')];

/// How a position is shown.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum DiagramForm {
    /// As a Forsyth line.
    #[default]
    Forsyth,
    /// Square by square.
    Grid,
}

/// How a scoresheet is laid out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The page.
    pub page: PageSize,
    /// Moves one behind another instead of one pair a line.
    pub run_on: bool,
    /// Whether clock times stand behind the moves.
    pub times: bool,
    /// Behind which moves the position is shown.
    pub diagrams_after: Vec<u32>,
    /// Whether it is shown at the end.
    pub diagram_at_end: bool,
    /// How it is shown.
    pub diagram_form: DiagramForm,
}

impl Layout {
    /// Whether the position after a half-move is shown.
    pub(in crate::scoresheet) fn shows_position(&self, step: &Step, is_last: bool) -> bool {
        let move_is_whole = is_last || step.mover == Color::Black;
        (self.diagram_at_end && is_last) || (move_is_whole && self.diagrams_after.contains(&step.number))
    }
}

/// Where diagrams begin on a page of so many cells.
pub(super) const fn diagram_indent(cols: usize) -> usize {
    if cols < DIAGRAM + RANK { NARROW_DIAGRAM } else { DIAGRAM }
}

/// Lays scoresheets out on pages.
#[derive(Debug)]
pub struct Press {
    sheaf: Sheaf,
    code: Code,
    layout: Layout,
    /// The page that is being filled: as many rows as it has without that of its number, of which `used` are done.
    rows: Vec<Row>,
    used: usize,
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
        Press { sheaf, code, layout, rows, used: 0, line: Row::new(), empty: 0, indent: RUN_OVER }
    }

    /// Prints a scoresheet; `heading` has one line of cells an entry, of any length.
    pub fn print(&mut self, heading: &[Row], sheet: &Sheet) {
        self.sheaf.begin_game();
        for line in heading {
            self.text_line(line);
        }
        self.finish_row(0);
        self.start(sheet);
        self.moves(sheet);
        self.result(sheet.score);
        self.finish_page();
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

    fn text_line(&mut self, line: &[Cell]) {
        self.begin_line(0, RUN_OVER);
        for word in line.split(|cell| *cell == Cell::BLANK).filter(|word| !word.is_empty()) {
            self.word(word);
        }
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
        let forsyth = diagram::forsyth(self.code, start.placement());
        self.words_from(self.diagram_indent(), &forsyth);
        let state = diagram::state(self.code, start);
        self.words_from(self.diagram_indent(), &state);
    }

    fn diagram_indent(&self) -> usize {
        diagram_indent(self.layout.page.cols())
    }

    fn words_from(&mut self, indent: usize, words: &[Row]) {
        self.begin_line(indent, indent);
        for word in words {
            self.word(word);
        }
        self.end_line();
    }

    fn moves(&mut self, sheet: &Sheet) {
        let mut unit = Row::new();
        let mut steps = sheet.line.steps();
        let last = sheet.line.len();
        self.begin_line(0, RUN_OVER);
        let mut index = 0;
        while let Some(step) = steps.next() {
            unit.clear();
            let numbered = has_number(&step, index == 0);
            if numbered && !self.layout.run_on {
                self.end_line();
                self.begin_line(0, RUN_OVER);
            }
            write_half_move(&mut unit, self.code, steps.before(), &step, index == 0);
            self.unit(&unit);
            for _ in 0..sheet.offers(index) {
                self.word(&pairs::OFFER);
            }
            self.time(sheet.mark(index), &mut unit);
            index += 1;
            if self.layout.shows_position(&step, index == last) {
                self.end_line();
                self.diagram(steps.position());
                self.begin_line(0, RUN_OVER);
            }
        }
        if !self.layout.run_on {
            self.end_line();
            self.begin_line(0, RUN_OVER);
        }
    }

    fn time(&mut self, mark: Mark, unit: &mut Row) {
        if let Some(millis) = mark.clock.filter(|_| self.layout.times) {
            unit.clear();
            write_time(unit, millis / 1000);
            if unit.len() + RUN_OVER > self.layout.page.cols() {
                self.end_line();
                self.begin_line(0, RUN_OVER);
            }
            self.word(unit);
        }
    }

    fn diagram(&mut self, position: &Position) {
        match self.layout.diagram_form {
            DiagramForm::Forsyth => {
                self.words_from(self.diagram_indent(), &diagram::forsyth(self.code, position.placement()));
            }
            DiagramForm::Grid => {
                let grid = diagram::grid(self.code, position.placement());
                // Fingers find the squares of a file below one another: the board stands on one page, where it has room on any.
                if self.used + grid.len() > self.rows.len() && grid.len() <= self.rows.len() {
                    self.finish_page();
                }
                for [rank, squares] in grid {
                    self.begin_line(DIAGRAM, DIAGRAM);
                    // The files stand below the squares.
                    self.line.extend(rank.first().copied().or(Some(Cell::BLANK)));
                    self.line.push(Cell::BLANK);
                    self.line.extend(squares);
                    self.end_line();
                }
            }
        }
    }

    fn result(&mut self, score: Score) {
        self.word(&result_cells(score));
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
            let gap = usize::from(self.line.len() > self.empty);
            if self.line.len() + gap + rest.len() <= cols {
                self.line.resize(self.line.len() + gap, Cell::BLANK);
                self.line.extend_from_slice(rest);
                return;
            }
            if gap == 0 {
                let (now, later) = rest.split_at(cols - self.line.len());
                self.line.extend_from_slice(now);
                rest = later;
            }
            let indent = self.indent;
            self.finish_line();
            self.line.resize(indent, Cell::BLANK);
            self.empty = indent;
        }
    }

    /// Keeps the number with White's move; only one of many figures goes without on a narrow page.
    fn unit(&mut self, unit: &[Cell]) {
        if unit.len() + RUN_OVER <= self.layout.page.cols() {
            self.word(unit);
            return;
        }
        unit.split(|cell| *cell == Cell::BLANK).for_each(|word| self.word(word));
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
            self.finish_page();
        }
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

    /// Fills the page up.
    fn finish_page(&mut self) {
        for row in &mut self.rows[self.used..] {
            row.clear();
        }
        self.used = 0;
        self.sheaf.page(&self.rows);
    }
}

/// Whether a game begins as games do, all counts included.
pub(in crate::scoresheet) fn is_initial(start: &Position) -> bool {
    let initial = Position::initial();
    let counts = |position: &Position| (position.quiet_half_moves(), position.full_moves());
    *start == initial && counts(start) == counts(&initial)
}

/// A time: `1:25`, or `1:25:07` where the seconds are not none.
pub(super) fn write_time(row: &mut Row, seconds: u32) {
    write_number(row, seconds / 3600);
    for (part, wanted) in [(seconds / 60 % 60, true), (seconds % 60, !seconds.is_multiple_of(60))] {
        if wanted {
            row.extend([COLON, Cell::NUMBER]);
            let mut figures = Row::new();
            write_number(&mut figures, 100 + part);
            row.extend_from_slice(&figures[2..]);
        }
    }
}

/// The cells of a result.
pub fn result_cells(score: Score) -> Row {
    const ONE: [Cell; 2] = [Cell::NUMBER, cell('⠁')];
    const NOUGHT: [Cell; 2] = [Cell::NUMBER, cell('⠚')];
    let (white, black): (&[Cell], &[Cell]) = match score {
        Score::Won(Color::White) => (&ONE, &NOUGHT),
        Score::Won(Color::Black) => (&NOUGHT, &ONE),
        Score::Drawn => (&HALF, &HALF),
        Score::HalfPoint(Color::White) => (&HALF, &NOUGHT),
        Score::HalfPoint(Color::Black) => (&NOUGHT, &HALF),
        Score::LostByBoth => (&NOUGHT, &NOUGHT),
        Score::Open => return OPEN.to_vec(),
    };
    [white, &[Cell::HYPHEN], black].concat()
}
