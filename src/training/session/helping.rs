//! A position in words, whole or piece by piece.

use super::Session;
use crate::game::board::Standing;
use crate::game::history::History;
use crate::training::notices::training::{Telling, TrainingNotice};
use crate::training::step::Do;
use crate::training::telling::pieces;

/// Pieces that are dictated, and how many were.
#[derive(Clone, Debug)]
pub(in crate::training) struct Dictation {
    pieces: Vec<Standing>,
    done: usize,
}

impl Session {
    pub(super) fn tell(&mut self, telling: Telling, history: &History) -> Vec<Do> {
        self.pupil.telling = telling;
        let said = Do::Say(TrainingNotice::Telling(telling));
        let position = self.exercises.there().is_open().then(|| Do::Say(self.position(history)));
        [said, Do::KeepTelling(telling)].into_iter().chain(position).collect()
    }

    pub(super) fn position(&self, history: &History) -> TrainingNotice {
        self.moment(0, 0).position(history, self.exercises.there().is_again())
    }

    /// One piece a key from now on.
    pub(super) fn dictate(&mut self, history: &History, keys: bool) -> Vec<Do> {
        let pieces = pieces(history.board());
        let count = pieces.len();
        self.dictation = Some(Dictation { pieces, done: 0 });
        vec![Do::Say(TrainingNotice::DictationBegins { count, keys })]
    }

    /// The next piece that is dictated, or that there are no more.
    pub(super) fn next_piece(&mut self) -> Option<TrainingNotice> {
        let dictation = self.dictation.as_mut()?;
        let piece = dictation.pieces.get(dictation.done).copied();
        dictation.done += 1;
        if piece.is_none() {
            self.dictation = None;
        }
        Some(piece.map_or(TrainingNotice::DictationOver, dictated))
    }

    pub(super) fn dictate_all(&mut self, history: &History) -> Vec<Do> {
        self.dictation = None;
        vec![Do::List(pieces(history.board()).into_iter().map(dictated).collect())]
    }

    /// Those that are left; the piece that was said last is heard again.
    pub(super) fn dictate_rest(&mut self, history: &History) -> Vec<Do> {
        let Some(dictation) = self.dictation.take() else { return self.dictate_all(history) };
        let rest = dictation.pieces.into_iter().skip(dictation.done.saturating_sub(1));
        vec![Do::List(rest.map(dictated).collect())]
    }
}

fn dictated(Standing { piece, square }: Standing) -> TrainingNotice {
    TrainingNotice::Dictated { piece, square }
}
