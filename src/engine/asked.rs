//! The open question to an opponent. A new question withdraws it, and nothing comes back for one that was withdrawn.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// Which question is open; shared by the thread that asks and the thread that answers.
#[derive(Debug, Default)]
pub struct Asked {
    /// The number of the open question. It grows with every question and with every withdrawal.
    open: AtomicU64,
    /// Held while an answer is sent and while a question is withdrawn, so that neither overtakes the other.
    gate: Mutex<()>,
}

impl Asked {
    /// Withdraws what is open, and gives the number of the next question.
    pub fn withdraw(&self) -> u64 {
        let _gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        self.open.fetch_add(1, Ordering::AcqRel) + 1
    }

    /// Whether the question of this number is open.
    pub fn is_open(&self, number: u64) -> bool {
        self.open.load(Ordering::Acquire) == number
    }

    /// The number of the open question, for a search that looks at it again and again.
    pub const fn open(&self) -> &AtomicU64 {
        &self.open
    }

    /// Sends, unless the question of this number has been withdrawn; a withdrawal waits until this is done.
    pub fn if_open(&self, number: u64, send: impl FnOnce()) {
        let _gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        if self.is_open(number) {
            send();
        }
    }
}
