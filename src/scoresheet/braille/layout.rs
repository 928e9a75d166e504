//! How a scoresheet stands on pages, and the cells of what is no move: times and results.

use super::cell::{Cell, Row, cell, write_number};
use super::size::PageSize;
use crate::rules::position::line::Step;
use crate::rules::position::{Color, Position};
use crate::scoresheet::sheet::Score;

/// Where lines that go on begin: in cell 3.
pub(super) const RUN_OVER: usize = 2;
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
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // each is a wish of its own
pub struct Layout {
    pub page: PageSize,
    /// Moves one after another, as is usual, instead of one pair a line.
    pub run_on: bool,
    /// Whether clock times stand after the moves.
    pub times: bool,
    /// Whether comments, signs of annotation and variations stand between the moves.
    pub comments: bool,
    /// The numbers of the moves after which the position is shown.
    pub diagrams_after: Vec<u32>,
    /// Whether it is shown at the end.
    pub diagram_at_end: bool,
    /// How it is shown.
    pub diagram_form: DiagramForm,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout {
            page: PageSize::default(),
            run_on: true,
            times: false,
            comments: false,
            diagrams_after: Vec::new(),
            diagram_at_end: false,
            diagram_form: DiagramForm::default(),
        }
    }
}

impl Layout {
    /// Whether the position after a half-move is shown.
    pub(in crate::scoresheet) fn shows_position(&self, step: &Step, is_last: bool) -> bool {
        let move_is_whole = is_last || step.mover == Color::Black;
        (self.diagram_at_end && is_last) || (move_is_whole && self.diagrams_after.contains(&step.number))
    }
}

/// Where a paragraph of analysis begins on a page with `cols` cells a line: in cell 5, where neither moves nor diagrams begin. Its further
/// lines are indented as those of moves are.
pub(super) const fn analysis_indent(cols: usize) -> usize {
    if cols < DIAGRAM + RANK { 1 } else { 4 }
}

/// Where diagrams begin on a page with `cols` cells a line.
pub(super) const fn diagram_indent(cols: usize) -> usize {
    if cols < DIAGRAM + RANK { NARROW_DIAGRAM } else { DIAGRAM }
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
