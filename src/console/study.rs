//! The study board at the console: what is done there is said to its player alone, and nothing of it reaches the journal.

use super::steps::{Came, Todo};
use super::{Console, Scene};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::study::StudyNotice;
use crate::desk::step::{Step, StudyWish};
use crate::game::roles::Seat;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

impl Console {
    /// Does it on what is on disk of the game: a move is not seen there before it can be heard.
    pub(super) fn study(&mut self, seat: Seat, wish: StudyWish, came: Came, scene: &Scene) {
        // Another position: the same question is a new one.
        self.desk.client_mut(seat).again.forget();
        let steps = self.desk.do_study(seat, wish, scene.committed());
        let mut urgency = Urgency::Urgent;
        for step in steps {
            match step {
                // What belongs together is heard to its end.
                Step::Say { seat, notice } => {
                    self.say(seat, &notice, urgency);
                    urgency = Urgency::Polite;
                }
                other => self.then(Todo::Step(other, came)),
            }
        }
        self.then(Todo::MindTheHand);
    }

    /// What the entry line says when there is nothing on it.
    pub(super) fn empty_entry(&self, scene: &Scene) -> Notice {
        if self.desk.client(self.home()).is_at_study() {
            Notice::from(StudyNotice::EntryEmpty)
        } else if scene.decided().outcome().is_some() {
            DeskNotice::EntryEmptyOver.into()
        } else {
            DeskNotice::EntryEmpty.into()
        }
    }
}
