//! The moves as numbered pairs, each as long as it is: what stands in the lines of pages, and on a Braille display.

use super::cell::{Cell, Row, cell, write_lowered};
use super::code::Code;
use crate::rules::position::line::Step;
use crate::rules::position::{Color, Position};
use crate::scoresheet::sheet::Sheet;

/// Before the first move where that is Black's.
pub(super) const BLACK_BEGINS: Cell = cell('⠤');
/// A draw offer: `(=)`.
pub(super) const OFFER: [Cell; 2] = [cell('⠐'), cell('⠶')];

/// Between a move and the punctuation after it.
pub(super) const APART: Cell = cell('⠜');
/// Around a variation within another.
pub(super) const OPEN: [Cell; 2] = [cell('⠐'), cell('⠣')];
pub(super) const CLOSE: [Cell; 2] = [cell('⠐'), cell('⠜')];
/// Around words within a variation: no comment has braces in it.
pub(super) const SAID: [Cell; 2] = [cell('⠸'), cell('⠣')];
pub(super) const SAID_END: [Cell; 2] = [cell('⠸'), cell('⠜')];
/// The signs of annotation that are punctuation, by their numbers from 1 on: `!`, `?`, `!!`, `??`, `!?`, `?!`.
pub(super) const MARKS: [&[Cell]; 6] = {
    const GOOD: Cell = cell('⠖');
    const BAD: Cell = cell('⠦');
    [&[GOOD], &[BAD], &[GOOD, GOOD], &[BAD, BAD], &[GOOD, BAD], &[BAD, GOOD]]
};

/// Whether a number stands in front of a half-move.
pub(super) fn has_number(step: &Step, is_first: bool) -> bool {
    step.mover == Color::White || is_first
}

/// Writes a half-move that is made on `before`, with its number where it has one. `is_first` also holds for the first one after analysis.
pub(super) fn write_half_move(row: &mut Row, code: Code, before: &Position, step: &Step, is_first: bool) {
    if has_number(step, is_first) {
        write_lowered(row, step.number);
        row.push(Cell::BLANK);
    }
    if is_first && step.mover == Color::Black {
        row.push(BLACK_BEGINS);
    }
    code.write(row, before, &step.played);
}

/// The numbered pairs of a sheet with their draw offers.
pub fn pairs(sheet: &Sheet, code: Code) -> Vec<Row> {
    let mut pairs: Vec<Row> = Vec::new();
    let mut steps = sheet.line.steps();
    let mut index = 0;
    while let Some(step) = steps.next() {
        if has_number(&step, index == 0) {
            pairs.push(Row::new());
        }
        if let Some(pair) = pairs.last_mut() {
            if !pair.is_empty() {
                pair.push(Cell::BLANK);
            }
            write_half_move(pair, code, steps.before(), &step, index == 0);
            for _ in 0..sheet.offers(index) {
                pair.push(Cell::BLANK);
                pair.extend(OFFER);
            }
        }
        index += 1;
    }
    pairs
}
