//! What comments of a scoresheet say besides words.

use std::borrow::Cow;

use super::sheet::{NOT_LEGAL, OFFER, RemarkKind, Score, Sheet};
use super::times;

impl Sheet {
    /// Takes in a result that PGN does not have: the last comment, before an end that is no result.
    pub(super) fn take_in_score(&mut self) {
        let Some(last) = self.remarks.last().filter(|last| last.kind == RemarkKind::Comment) else { return };
        let text = last.text.strip_prefix('{').and_then(|text| text.strip_suffix('}'));
        let score = text.and_then(|text| Score::from_text(text.trim())).filter(|score| score.is_beyond_pgn());
        if let (Some(score), Score::Open, true) = (score, self.score, last.after == self.line.len()) {
            self.remarks.pop();
            self.score = score;
        }
    }

    /// Reads illegal moves, a draw offer and clock times from a comment that stands after `after` half-moves; returns the rest of its text.
    pub(super) fn take_in<'a>(&mut self, after: usize, comment: &'a str) -> Option<Cow<'a, str>> {
        if let Some(squares) = comment.strip_prefix(NOT_LEGAL)
            && after == self.line.len()
            && self.not_legal.is_none()
        {
            self.not_legal = Some(squares.split_whitespace().collect::<Vec<_>>().join(" "));
            return None;
        }
        let Some(last) = after.checked_sub(1) else { return Some(comment.into()) };
        if comment == OFFER && !self.mark(last).offer {
            self.mark_mut(last).offer = true;
            return None;
        }
        if !comment.contains("[%") {
            return Some(comment.into());
        }
        let mut mark = self.mark(last);
        let left = times::taken_out(comment, &mut mark);
        *self.mark_mut(last) = mark;
        let left = left.trim();
        (!left.is_empty()).then(|| left.to_owned().into())
    }
}
