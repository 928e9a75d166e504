//! The moves as a table: one pair a row, times in columns where there are several; a single one stands with what is said of its pair. What is said of a pair has a row of its own below it, as wide
//! as the table: a column of words would leave no room for large letters.

use super::hand::{Hand, comment};
use super::markup::{self, element};
use crate::rules::position::{ByColor, Color, Position};
use crate::scoresheet::sentences::converting::Dropped;
use crate::scoresheet::sentences::page::PageText;
use crate::scoresheet::sheet::{Mark, Remark, RemarkKind, Sheet};
use crate::scoresheet::times;

/// Which columns a table has besides numbers and moves.
#[derive(Copy, Clone, Debug)]
struct Columns {
    clock: bool,
    thought: bool,
}

impl Columns {
    fn of(sheet: &Sheet) -> Columns {
        let several = |is_there: fn(&&Mark) -> bool| sheet.marks.iter().filter(is_there).nth(1).is_some();
        Columns { clock: several(|mark| mark.clock.is_some()), thought: several(|mark| mark.elapsed.is_some()) }
    }

    /// How many a move takes, with its times.
    fn of_a_side(self) -> usize {
        1 + usize::from(self.clock) + usize::from(self.thought)
    }
}

/// One row being filled.
#[derive(Default)]
struct Row {
    number: u32,
    /// Move and times, as cells.
    cells: ByColor<Option<String>>,
    remarks: String,
}

/// Whether a remark says something: signs stand after the moves themselves, and an empty comment says nothing.
fn says_something(remark: &Remark) -> bool {
    match remark.kind {
        RemarkKind::Sign => false,
        RemarkKind::Comment => !comment(&remark.text).is_empty(),
        RemarkKind::Variation => true,
    }
}

impl Hand<'_> {
    /// The table, and before it what is said before the first move.
    pub fn moves(&mut self, to: &mut String, sheet: &Sheet, dropped: &mut Dropped) {
        let no_table = sheet.line.is_empty();
        for remark in sheet.remarks.iter().filter(|remark| remark.after == 0 || no_table) {
            match remark.kind {
                // A sign without a move before it.
                RemarkKind::Sign => {
                    element(to, "p", |to| self.sign(to, &remark.text));
                    to.push('\n');
                }
                _ => self.remark(to, remark, None, "", dropped),
            }
        }
        if !no_table {
            self.table(to, sheet, dropped);
        }
        if let Some(squares) = &sheet.not_legal {
            element(to, "p", |to| {
                markup::filled(to, self.phrases.get(PageText::NotLegal), |to, _| markup::isolated(to, squares));
            });
            to.push('\n');
        }
    }

    fn table(&mut self, to: &mut String, sheet: &Sheet, dropped: &mut Dropped) {
        let columns = Columns::of(sheet);
        self.head(to, columns);
        let mut row = Row::default();
        let mut steps = sheet.line.steps();
        let mut remarks = sheet.remarks.iter().filter(|remark| remark.after > 0).peekable();
        let (mut index, last) = (0, sheet.line.len());
        while let Some(step) = steps.next() {
            let mark = sheet.mark(index);
            index += 1;
            row.number = step.number;
            let mut cell = "<td>".to_owned();
            let bare = self.written(&mut cell, &step, steps.before());
            let here: Vec<&Remark> =
                std::iter::from_fn(|| remarks.next_if(|remark| remark.after <= index || index == last)).collect();
            for sign in here.iter().filter(|remark| remark.kind == RemarkKind::Sign) {
                self.sign(&mut cell, &sign.text);
            }
            if mark.offer {
                self.offer(&mut cell);
            }
            for remark in here.into_iter().filter(|remark| remark.kind != RemarkKind::Sign) {
                self.remark(&mut row.remarks, remark, Some(steps.before()), &bare, dropped);
            }
            cell.push_str("</td>");
            let of_move = [
                (columns.clock, mark.clock, PageText::Clock(step.mover)),
                (columns.thought, mark.elapsed, PageText::Thought(step.mover)),
            ];
            for (has_column, time, name) in of_move {
                if has_column {
                    element(&mut cell, "td", |cell| cell.extend(time.map(times::written)));
                } else if let Some(time) = time {
                    self.only_time(&mut row.remarks, &bare, name, time);
                }
            }
            *row.cells.get_mut(step.mover) = Some(cell);
            if step.mover == Color::Black || index == last {
                std::mem::take(&mut row).write(to, columns);
            }
        }
        to.push_str("</tbody>\n</table>\n");
    }

    fn head(&self, to: &mut String, columns: Columns) {
        let column = |to: &mut String, name: &str| element(to, "th scope=\"col\"", |to| to.push_str(name));
        let timed = if columns.clock || columns.thought { " timed" } else { "" };
        to.extend(["<table class=\"moves", timed, "\">\n"]);
        element(to, "caption", |to| to.push_str(self.phrases.get(PageText::Moves)));
        to.push_str("\n<thead><tr>");
        column(to, self.phrases.get(PageText::Move));
        for side in Color::ALL {
            column(to, self.phrases.side.get(side));
            if columns.clock {
                column(to, self.phrases.get(PageText::Clock(side)));
            }
            if columns.thought {
                column(to, self.phrases.get(PageText::Thought(side)));
            }
        }
        to.push_str("</tr></thead>\n<tbody>\n");
    }

    /// The only time of its kind in a game.
    fn only_time(&self, to: &mut String, after: &str, name: PageText<'static>, time: u32) {
        element(to, "p", |to| {
            element(to, "b", |to| to.push_str(after));
            to.extend([" ", self.phrases.get(name), " ", &times::written(time)]);
        });
        to.push('\n');
    }

    /// A comment or a variation, after a move (as that stands on the page) or before all of them.
    fn remark(
        &mut self,
        to: &mut String,
        remark: &Remark,
        before: Option<&Position>,
        after: &str,
        dropped: &mut Dropped,
    ) {
        if !says_something(remark) {
            return;
        }
        element(to, "p", |to| {
            if !after.is_empty() {
                element(to, "b", |to| to.push_str(after));
                to.push(' ');
            }
            if remark.kind == RemarkKind::Comment {
                markup::isolated(to, comment(&remark.text));
            } else {
                let words = self.phrases.get(PageText::Variation);
                markup::filled(to, words, |to, _| self.variation(to, &remark.text, before, dropped));
            }
        });
        to.push('\n');
    }
}

impl Row {
    /// The pair, and in a row below it what is said of it: the number belongs to both.
    fn write(self, to: &mut String, columns: Columns) {
        let header =
            if self.remarks.is_empty() { "<tr><th scope=\"row\">" } else { "<tr><th scope=\"row\" rowspan=\"2\">" };
        to.extend([header, &self.number.to_string(), "</th>"]);
        for side in Color::ALL {
            match self.cells.get(side) {
                Some(cells) => to.push_str(cells),
                // White's, where Black began; or Black's, where White moved last.
                None => to.push_str(&"<td></td>".repeat(columns.of_a_side())),
            }
        }
        to.push_str("</tr>\n");
        if !self.remarks.is_empty() {
            let width = (2 * columns.of_a_side()).to_string();
            to.extend(["<tr><td class=\"remarks\" colspan=\"", &width, "\">\n", &self.remarks, "</td></tr>\n"]);
        }
    }
}
