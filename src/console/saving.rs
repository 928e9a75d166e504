//! Whether the game is on disk, copies elsewhere, and leaving without a loss.

use std::path::PathBuf;
use std::sync::mpsc::sync_channel;
use std::time::Duration;

use super::{Console, Farewell};
use crate::desk::pending::Pending;
use crate::game::roles::Seat;
use crate::journal::thread::{Event as Saved, Finish, Unsaved};
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// How long leaving waits for the journal.
const LAST_SYNC: Duration = Duration::from_secs(5);
/// How long leaving waits for the last public words.
const LAST_WORDS: Duration = Duration::from_secs(10);
/// What is said of a disk that says nothing.
pub(super) const NO_ANSWER: &str = "no answer within one second";

impl Console {
    pub(super) fn save(&mut self, seat: Seat, elsewhere: Option<PathBuf>) {
        let Some(path) = elsewhere else {
            self.gear.journal.try_again();
            self.asked_saved.push(seat);
            return self.tell_saved();
        };
        let notice = match self.gear.journal.save_elsewhere(&path) {
            Ok(()) => {
                let file = path.display().to_string();
                self.copied = Some((self.ledger.last(), path));
                Notice::Saved { file }
            }
            Err(error) => Notice::NotSaving { why: error.to_string() },
        };
        self.say(seat, &notice, Urgency::Urgent);
    }

    /// Those who asked whether everything is saved are told once that is known.
    pub(super) fn tell_saved(&mut self) {
        if self.ledger.deadline().is_some() {
            return;
        }
        let notice = match self.trouble() {
            Some(why) => Notice::NotSaving { why },
            None => Notice::Saved { file: self.gear.file.display().to_string() },
        };
        for seat in std::mem::take(&mut self.asked_saved) {
            self.say(seat, &notice, Urgency::Urgent);
        }
    }

    /// Why the game is in memory only, if it is.
    fn trouble(&self) -> Option<String> {
        let why = || self.gear.journal.trouble().unwrap_or_else(|| NO_ANSWER.to_owned());
        self.ledger.is_in_trouble().then(why)
    }

    /// A copy that lacks nothing of the game, if one was saved.
    fn whole_copy(&self) -> Option<&PathBuf> {
        self.copied.as_ref().filter(|(through, _)| *through == self.ledger.last()).map(|(_, path)| path)
    }

    /// Who would lose something by leaving is told so first, while a copy can still be saved elsewhere.
    pub(super) fn wish_to_leave(&mut self) {
        match self.trouble() {
            Some(why) if self.whole_copy().is_none() && self.warned != Some(self.ledger.last()) => {
                self.warned = Some(self.ledger.last());
                self.desk.ask(self.game.owner(), Pending::Quit);
                self.say(self.game.owner(), &Notice::GoodbyeUnsaved { why }, Urgency::Urgent);
            }
            _ => self.leave(),
        }
    }

    pub(super) fn leave(&mut self) {
        self.leaving = true;
    }

    pub(super) fn farewell(mut self) -> Farewell {
        if let Some(house) = &self.gear.house {
            house.rest();
        }
        // From now on nothing is read: the journal must not wait for room behind lines that nobody will hear.
        drop(std::mem::replace(&mut self.gear.events, sync_channel(1).1));
        let finish = self.gear.journal.finish(LAST_SYNC);
        let owner = self.game.owner();
        let farewell = match finish {
            Finish::Saved { file } => {
                self.gear.file = file;
                self.journal(Saved::Written(self.ledger.last()));
                let over = self.game.outcome().is_some();
                let notice = if over { Notice::GoodbyeOver } else { Notice::GoodbyeResumable };
                self.say(owner, &notice, Urgency::Polite);
                Farewell::Saved
            }
            Finish::Unsaved(Unsaved { why, .. }) => {
                let why = why.unwrap_or_else(|| "the disk does not answer".to_owned());
                let (released, _) = self.ledger.give_up();
                self.release(released);
                if let Some(copy) = self.whole_copy() {
                    let file = copy.display().to_string();
                    self.say(owner, &Notice::Saved { file }, Urgency::Polite);
                    Farewell::Saved
                } else {
                    self.say(owner, &Notice::GoodbyeUnsaved { why: why.clone() }, Urgency::Urgent);
                    Farewell::Unsaved(why)
                }
            }
        };
        self.gear.output.wait(LAST_WORDS);
        farewell
    }
}
