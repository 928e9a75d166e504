//! The end of a sheet: its result, above the moves or after them, in figures or in words; and what stands between the moves.

use super::{MOST_TAGS, Reading, Stage, WrongWord};
use crate::notation::written::Notation;
use crate::rules::position::Color;
use crate::scoresheet::sentences::converting::Mended;
use crate::scoresheet::sheet::{RemarkKind, Score};
use crate::scoresheet::text::ending::{in_words, is_reason, with_result};
use crate::scoresheet::text::times;
use crate::scoresheet::text::word::{self, Wrong};
use crate::scoresheet::told::{Told, What};

/// What words in place of a move said of the end.
#[derive(Default)]
pub(super) enum InWords {
    #[default]
    Nothing,
    /// The result: one in figures may follow.
    Result,
    /// How the game ended, if its result follows.
    Reason(String),
}

impl Reading {
    /// Words that say how the game ended, if a result follows them at once.
    pub(super) fn take_reason(&mut self) -> Option<String> {
        match std::mem::take(&mut self.in_words) {
            InWords::Reason(words) => Some(words),
            other => {
                self.in_words = other;
                None
            }
        }
    }

    fn is_ended_in_words(&self) -> bool {
        matches!(self.in_words, InWords::Result)
    }

    /// Whether a line after the end repeats how the game ended: in words, or in figures after words.
    pub(super) fn says_end_again(&self, text: &str) -> bool {
        match with_result(text) {
            Some((words, _)) => self.is_ended_in_words() && (words.is_empty() || is_reason(words)),
            None => !self.behind_blank && in_words(text, Some(self.sheet.line.end())).is_some(),
        }
    }

    /// The result after the moves: it takes precedence over one above them.
    pub(super) fn ends(&mut self, score: Score) {
        let other =
            self.claimed.take().filter(|(_, text)| !text.trim_matches('?').is_empty() && self.sheet.score != score);
        let told = other.map(|(line, text)| Told { line, half_move: None, what: What::OtherResult(text) });
        self.told.extend(told);
        (self.sheet.score, self.stage) = (score, Stage::All);
    }

    /// Whether the game was not played: there is a result above the moves, no moves, and an empty line at the end.
    pub(super) fn is_walkover(&self) -> bool {
        self.behind_blank && self.claimed.is_some() && self.sheet.score != Score::Open && !self.sheet.tags.is_empty()
    }

    /// If no result stands after the moves, the one above them counts, if there is one.
    pub(super) fn tell_claimed(&mut self) -> bool {
        let counts = self.sheet.score != Score::Open && (!self.sheet.line.is_empty() || self.is_walkover());
        let claimed = self.claimed.take().filter(|_| counts);
        let told = claimed.map(|(line, text)| Told { line, half_move: None, what: What::Mended(Mended::Result(text)) });
        let is_told = told.is_some();
        self.told.extend(told);
        is_told
    }

    /// Whether a word stands between the moves and is none of them: a dash between those of one number, a time without brackets, or the
    /// result in front of all.
    pub(super) fn stands_between(&mut self, word: &str, behind: &str) -> Result<bool, WrongWord> {
        let (made, end) = (self.sheet.line.len(), self.sheet.line.end());
        if self.stage == Stage::All {
            return Ok(false);
        }
        if let Some(score) = word::result(word).filter(|_| made == 0)
            && behind.trim_start().starts_with(|sign: char| sign.is_ascii_digit())
        {
            (self.sheet.score, self.claimed) = (score, Some((self.line, word.to_owned())));
            return Ok(true);
        }
        if made > 0 && times::is_one(word) {
            let mut mark = self.sheet.mark(made - 1);
            if times::read(word, &mut mark).is_some() {
                *self.sheet.mark_mut(made - 1) = mark;
            } else {
                self.remark(RemarkKind::Comment, word)?;
            }
            return Ok(true);
        }
        let next = behind.split_whitespace().next().unwrap_or_default();
        let is_move = |notation: Notation| notation.read(word::without_sign(next).0, end).is_ok();
        let answers = end.turn() == Color::Black && made == self.numbered + 1;
        Ok(word::is_dash(word) && answers && self.notation().is_some_and(is_move))
    }

    /// Whether the rest of a line, which is no move, says how the game ended.
    pub(super) fn ends_in_words(&mut self, text: &str, wrong: &Wrong) -> bool {
        let text = text.trim();
        let is_behind = matches!(wrong, Wrong::BehindResult);
        if is_behind && is_reason(text) {
            self.termination(text);
            return true;
        }
        if self.sheet.line.is_empty() {
            return false;
        }
        if let Some((words, score)) = with_result(text)
            && (self.is_ended_in_words() || !is_behind)
            && (is_reason(words) || (is_behind && words.is_empty()))
        {
            self.ends_for(words, score);
            return true;
        }
        if let Some(score) = in_words(text, Some(self.sheet.line.end())).filter(|_| !is_behind) {
            self.tell(Mended::ReadAs(text.to_owned(), score.text().to_owned()));
            self.ends_for(text, score);
            self.in_words = InWords::Result;
            return true;
        }
        if !is_behind && is_reason(text) {
            self.in_words = InWords::Reason(text.to_owned());
        }
        false
    }

    /// The result, and the words that say how it came about. What was read from words before gives way to it.
    pub(super) fn ends_for(&mut self, words: &str, score: Score) {
        let is_of_words = |told: &mut Told| matches!(told.what, What::Mended(Mended::ReadAs(..)));
        if matches!(std::mem::take(&mut self.in_words), InWords::Result) {
            self.told.pop_if(is_of_words);
        }
        self.ends(score);
        self.termination(words);
    }

    fn termination(&mut self, words: &str) {
        let known = words.is_empty() || self.sheet.tags.iter().any(|(name, _)| name == "Termination");
        if !known && self.sheet.tags.len() < MOST_TAGS {
            self.sheet.tags.push(("Termination".to_owned(), words.to_owned()));
        }
    }
}
