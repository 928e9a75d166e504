//! The study board at the console: what is done there is said to its player alone, and nothing of it reaches the journal.

use super::Console;
use crate::desk::again::Again;
use crate::desk::step::{Step, StudyWish};
use crate::game::fact::Source;
use crate::game::roles::Seat;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::study_notice::StudyNotice;
use crate::words::utterance::Urgency;

impl Console {
    /// Does it on what is on disk of the game: nobody sees a move there before it can be heard.
    pub(super) fn study(&mut self, seat: Seat, wish: StudyWish, source: Source, at: Tick) {
        // Another position: the same question is a new one.
        self.asked = Again::default();
        let steps = self.desk.do_study(seat, wish, &self.committed);
        let mut urgency = Urgency::Urgent;
        for step in steps {
            match step {
                // What belongs together is heard to its end.
                Step::Say { seat, notice } => {
                    self.say(seat, &notice, urgency);
                    urgency = Urgency::Polite;
                }
                other => self.step(other, source, at),
            }
        }
        self.mind_the_hand();
    }

    /// What the entry line says when there is nothing on it.
    pub(super) fn empty_entry(&self) -> Notice {
        if self.desk.client(self.game.owner()).is_at_study() {
            Notice::Study(StudyNotice::EntryEmpty)
        } else if self.game.outcome().is_some() {
            Notice::EntryEmptyOver
        } else {
            Notice::EntryEmpty
        }
    }
}
