//! Whether everything is on disk, copies elsewhere, and leaving without a loss.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::device::{Device, DeviceId, Job};
use super::jobs::{Copied, JobDone};
use super::machine::{Helpers, Machine, Parting};
use super::{LoopEvent, Queues, Table};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::next::NextNotice;
use crate::game::roles::Seat;
use crate::game::system_error::SystemError;
use crate::input::InputEvent;
use crate::journal::line::Kept;
use crate::journal::thread::{BatchId, Finish, JournalNews, Unsaved, WholeGame};
use crate::time::Stamper;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// How long leaving waits for the journal.
const LAST_SYNC: Duration = Duration::from_secs(5);
/// How long leaving waits for the last words at most: no sentence lasts so long, but a voice may hang.
const LAST_WORDS: Duration = Duration::from_mins(1);
/// How long leaving waits for a reader of the lines.
const LAST_LINES: Duration = Duration::from_secs(5);
/// How often it is looked meanwhile whether a key was pressed.
const A_WHILE: Duration = Duration::from_millis(50);

/// How the loop ended for those who left.
#[derive(Debug, PartialEq, Eq)]
pub enum Farewell {
    /// Everything is on disk, in its own file or in a copy that was asked for.
    Saved,
    /// The last facts are not, and why.
    Unsaved(SystemError),
}

/// How the loop has ended.
pub enum Ending<D, N, E> {
    /// Somebody has left.
    Left(Farewell),
    /// Another machine is to be put on the table; the last one is on disk.
    Next { next: N, devices: Vec<D>, stamper: Stamper, queues: Queues<E> },
}

/// Copies that somebody wants elsewhere, and who wants to know what is saved.
#[derive(Default)]
pub(super) struct Copies {
    /// Who wants to know that everything is saved, as soon as it is.
    asked_saved: Vec<Seat>,
    /// The last copy that was saved elsewhere, and up to where it goes.
    last: Option<(BatchId, PathBuf)>,
    /// Up to here somebody knows that leaving would lose it.
    warned: Option<BatchId>,
}

impl<M: Machine, D: Device<M>> Table<M, D> {
    pub(super) fn journal_news(&mut self, news: JournalNews) {
        let through = match news {
            JournalNews::Written(batch) => batch,
            JournalNews::Trouble { why } => return self.not_saving(why),
            JournalNews::CaughtUp { through, file } => {
                self.file = file;
                through
            }
        };
        let (released, over) = self.gate.written(through);
        self.release(released);
        if over {
            self.say(&DeskNotice::SavingAgain.into(), Urgency::Urgent);
        }
        self.tell_saved();
    }

    pub(super) fn not_saving(&mut self, why: SystemError) {
        let (released, news) = self.gate.give_up();
        if news {
            self.say(&DeskNotice::NotSaving { why }.into(), Urgency::Urgent);
        }
        self.release(released);
        self.tell_saved();
    }

    pub(super) fn save(&mut self, seat: Seat) {
        self.journal.try_again();
        self.copies.asked_saved.push(seat);
        self.tell_saved();
    }

    /// Saves a copy, on a thread, since that disk may be slow as well.
    pub(super) fn copy(&mut self, from: DeviceId, seat: Seat, path: PathBuf) {
        let (game, through) = (self.journal.whole_game(), self.gate.last());
        let copy = move || {
            let copied = game.save(&path).map(|()| path).map_err(|error| SystemError::from(error.why));
            JobDone::Copied((seat, through, copied))
        };
        self.work(from, Job::new(copy));
    }

    /// A copy is there, or is not.
    pub(super) fn copied(&mut self, (seat, through, copied): Copied) {
        let notice = match copied {
            Ok(path) => {
                let file = path.display().to_string();
                self.copies.last = Some((through, path));
                DeskNotice::Saved { file }
            }
            Err(why) => DeskNotice::CopyFailed { why },
        };
        self.say_to(seat, &notice.into(), Urgency::Urgent);
    }

    /// Those who asked whether everything is saved are told once that is known.
    fn tell_saved(&mut self) {
        if self.gate.deadline().is_some() {
            return;
        }
        let notice = Notice::from(match self.trouble() {
            Some(why) => DeskNotice::NotSaving { why },
            // The path is of no use at the board; `save FILE` puts a copy where it is wanted.
            None => DeskNotice::SavedHere,
        });
        for seat in std::mem::take(&mut self.copies.asked_saved) {
            self.say_to(seat, &notice, Urgency::Urgent);
        }
    }

    /// Why everything is in memory only, if it is.
    fn trouble(&self) -> Option<SystemError> {
        let why = || self.journal.trouble().unwrap_or(SystemError::NoAnswer);
        self.gate.is_in_trouble().then(why)
    }

    /// A copy that lacks nothing, if one was saved.
    fn whole_copy(&self) -> Option<&PathBuf> {
        self.copies.last.as_ref().filter(|(through, _)| *through == self.gate.last()).map(|(_, path)| path)
    }

    /// What would be lost by leaving now, and why.
    fn loss(&self) -> Option<SystemError> {
        self.trouble().filter(|_| self.whole_copy().is_none())
    }

    // --- leaving ---

    /// Who would lose something by leaving is told so first, while a copy can still be saved elsewhere.
    pub(super) fn wish_to_leave(&mut self) {
        match self.loss() {
            Some(why) if self.copies.warned != Some(self.gate.last()) => {
                self.copies.warned = Some(self.gate.last());
                self.say(&DeskNotice::NotSaving { why }.into(), Urgency::Urgent);
                self.each(|device, _| device.ask_to_leave());
            }
            _ => self.scene.leaving = true,
        }
    }

    /// Ends the loop for another machine, unless this one would be lost.
    pub(super) fn put_next(&mut self, next: D::Next) {
        if let Some(why) = self.loss() {
            self.say(&DeskNotice::NotSaving { why }.into(), Urgency::Urgent);
            return self.say(&Notice::from(NextNotice::Waits), Urgency::Polite);
        }
        self.next = Some(next);
        self.scene.leaving = true;
    }

    /// What comes when the loop has ended.
    pub(super) fn end(mut self) -> Ending<D, D::Next, D::News> {
        let next = self.next.take();
        for device in &mut self.devices {
            device.cut_short();
        }
        self.finish_jobs();
        let parting = if next.is_some() { Parting::GoesOn } else { Parting::Leaves };
        if let Some(what) = self.scene.decided.last_happening(parting) {
            self.happens(what, self.scene.now());
        }
        match (self.put_away(parting), next) {
            (Farewell::Saved, Some(next)) => {
                let Table { devices, queues, scene, .. } = self;
                Ending::Next { next, devices, stamper: scene.stamper, queues }
            }
            (farewell, _) => {
                self.speak_to_the_end();
                Ending::Left(farewell)
            }
        }
    }

    /// Waits until everything is on disk, and says what has become of it.
    fn put_away(&mut self, parting: Parting) -> Farewell {
        self.helpers.rest();
        match self.journal.finish(patience(self.journal.trouble())) {
            Finish::Saved { file } => {
                self.file = file;
                self.journal_news(JournalNews::Written(self.gate.last()));
                for device in &mut self.devices {
                    device.part(parting, &self.file, &self.scene);
                }
                Farewell::Saved
            }
            Finish::Unsaved(Unsaved { why, game, .. }) => {
                let why = why.unwrap_or(SystemError::NoAnswer);
                let (released, _) = self.gate.give_up();
                self.release(released);
                if let Some(copy) = self.whole_copy() {
                    let file = copy.display().to_string();
                    self.say(&DeskNotice::Saved { file }.into(), Urgency::Polite);
                    return Farewell::Saved;
                }
                let (notice, farewell) = save_anywhere(&game, &self.file, why);
                self.say(&notice, Urgency::Urgent);
                farewell
            }
        }
    }

    /// The last words are said to their end, however long they are, unless a key stops them.
    fn speak_to_the_end(&self) {
        for (device, inputs) in self.devices.iter().zip(&self.queues.inputs) {
            let mut waited = Duration::ZERO;
            while !device.wait_until_silent(A_WHILE) {
                waited += A_WHILE;
                // Unread lines are not waited for as long as what is spoken.
                let patience = if device.is_speaking() { LAST_WORDS } else { LAST_LINES };
                let end = |event: &LoopEvent<_>| matches!(event, LoopEvent::Input(InputEvent::End { .. }));
                if waited >= patience || (!device.is_piped() && self.queues.events.try_iter().any(|event| end(&event)))
                {
                    break;
                }
                if inputs.try_iter().any(|event| matches!(event, InputEvent::Key { .. })) {
                    device.silence();
                }
            }
        }
    }
}

/// How long leaving waits for the journal. A disk that is known not to work is not waited for.
fn patience(trouble: Option<SystemError>) -> Duration {
    if trouble.is_some() { Duration::ZERO } else { LAST_SYNC }
}

/// The last resort where a disk has failed: the directory for temporary files.
fn save_anywhere<F: Kept>(whole: &WholeGame<F>, file: &Path, why: SystemError) -> (Notice, Farewell) {
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    match whole.save_in(&std::env::temp_dir(), &stem) {
        Ok(path) => (DeskNotice::Saved { file: path.display().to_string() }.into(), Farewell::Saved),
        Err(_) => (DeskNotice::GoodbyeUnsaved { why }.into(), Farewell::Unsaved(why)),
    }
}
