//! What was said, so that it can be said again.

use std::collections::VecDeque;

use crate::game::roles::Seat;
use crate::words::utterance::Utterance;

/// How many utterances are remembered.
const MEMORY: usize = 500;

/// A history of utterances, the oldest forgotten first.
#[derive(Debug, Default)]
pub struct Said {
    utterances: VecDeque<Utterance>,
}

impl Said {
    /// Remembers one.
    pub fn keep(&mut self, utterance: Utterance) {
        if self.utterances.len() == MEMORY {
            self.utterances.pop_front();
        }
        self.utterances.push_back(utterance);
    }

    /// The last one that a seat could hear; without a seat, the last one at all.
    #[must_use]
    pub fn last_to(&self, seat: Option<Seat>) -> Option<Utterance> {
        let heard = |utterance: &&Utterance| seat.is_none_or(|seat| utterance.to.contains(seat));
        self.utterances.iter().rev().find(heard).cloned()
    }
}
