//! What the player stops: private words by any key, announcements by one key except at a tournament.

use super::Worker;
use crate::output::queue::{How, Ticket};
use crate::words::utterance::Utterance;

impl Worker {
    pub(in super::super) fn silence(&mut self) {
        self.end_early(|what| !what.to.is_public());
        let steps = self.queue.silence();
        self.follow(steps);
    }

    pub(in super::super) fn skip(&mut self) {
        self.end_early(Utterance::is_skipped_unbegun);
        let steps = self.queue.skip();
        self.follow(steps);
    }

    /// Drops what waits for the voice to be opened.
    fn end_early(&mut self, unwanted: impl Fn(&Utterance) -> bool) {
        let (dropped, kept) = std::mem::take(&mut self.early).into_iter().partition(|(_, what)| unwanted(what));
        self.early = kept;
        let dropped: Vec<(Ticket, Utterance)> = dropped;
        for (ticket, what) in dropped {
            self.finish(ticket, &what, How::Cut);
        }
    }
}
