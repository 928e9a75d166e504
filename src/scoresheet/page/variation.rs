//! Variations: their moves in the notation of the page, as the game itself has them.

use super::hand::{Hand, between, comment};
use super::markup;
use crate::rules::position::{Color, Position};
use crate::scoresheet::sentences::converting::Dropped;
use crate::scoresheet::sheet::{Remark, RemarkKind, Sheet};

/// Variations within variations are read so deep; what lies deeper stands as it is.
const DEEPEST: usize = 8;

impl Hand<'_> {
    /// Writes a variation, `(12. Nf3 Nf6)`, in place of the last move on `before`. What cannot be read as moves stands as it is.
    pub(super) fn variation(&mut self, to: &mut String, text: &str, before: Option<&Position>, dropped: &mut Dropped) {
        self.within(to, between(text, '(', ')'), before, 0, dropped);
    }

    fn within(&mut self, to: &mut String, inner: &str, before: Option<&Position>, depth: usize, dropped: &mut Dropped) {
        let read = before.filter(|_| depth < DEEPEST).and_then(|before| self.read(inner, before));
        let Some(sheet) = read else {
            markup::isolated(to, inner);
            return;
        };
        let mut remarks = sheet.remarks.iter().peekable();
        let mut first = true;
        while let Some(remark) = remarks.next_if(|remark| remark.after == 0) {
            self.aside(to, remark, None, depth, dropped, &mut first);
        }
        let mut steps = sheet.line.steps();
        let (mut index, mut number_due) = (0, true);
        while let Some(step) = steps.next() {
            blank(to, &mut first);
            if step.mover == Color::White || number_due {
                to.push_str(&step.number.to_string());
                to.push_str(step.mover.fold_wb(". ", "... "));
            }
            self.written(to, &step, steps.before());
            index += 1;
            let mark = sheet.mark(index - 1);
            if mark.offer {
                self.offer(to);
            }
            // A time has no column here.
            dropped.times += u64::from(mark.clock.is_some()) + u64::from(mark.elapsed.is_some());
            number_due = false;
            while let Some(remark) = remarks.next_if(|remark| remark.after <= index) {
                number_due |= remark.kind != RemarkKind::Sign;
                self.aside(to, remark, Some(steps.before()), depth, dropped, &mut first);
            }
        }
    }

    fn aside(
        &mut self,
        to: &mut String,
        remark: &Remark,
        before: Option<&Position>,
        depth: usize,
        dropped: &mut Dropped,
        first: &mut bool,
    ) {
        if remark.kind == RemarkKind::Sign {
            self.sign(to, &remark.text);
            return;
        }
        blank(to, first);
        match remark.kind {
            RemarkKind::Sign => {}
            RemarkKind::Comment => {
                to.push('[');
                markup::isolated(to, comment(&remark.text));
                to.push(']');
            }
            RemarkKind::Variation => {
                to.push('(');
                self.within(to, between(&remark.text, '(', ')'), before, depth + 1, dropped);
                to.push(')');
            }
        }
    }

    /// The moves of a variation, if all of it is moves.
    fn read(&mut self, inner: &str, before: &Position) -> Option<Sheet> {
        let game = format!("[FEN \"{}\"]\n\n{inner}\n*\n", before.fen());
        let sheet = self.pgn.read(&game).ok()?.sheet;
        sheet.not_legal.is_none().then_some(sheet)
    }
}

fn blank(to: &mut String, first: &mut bool) {
    if !std::mem::take(first) {
        to.push(' ');
    }
}
