//! Whether the game is on disk, copies elsewhere, and leaving without a loss.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crossbeam_channel::Receiver;

use super::{Console, Farewell, LoopEvent, Resources};
use crate::config::Braille;
use crate::config::keeper::NotKept;
use crate::config::write::{CLOCKS_FILE, save_clock};
use crate::desk::pending::Pending;
use crate::game::clock::Times;
use crate::game::roles::Seat;
use crate::input::InputEvent;
use crate::journal::line::Kept;
use crate::journal::thread::{BatchId, Finish, JournalNews, Unsaved, WholeGame};
use crate::output::route::Output;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::files::SheetError;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::{braille, files, pgn};
use crate::words::compose_notice::ComposeNotice;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// How long leaving waits for the journal.
const LAST_SYNC: Duration = Duration::from_secs(5);
/// How long leaving waits for the last words at most: no sentence lasts so long, but a voice may hang.
const LAST_WORDS: Duration = Duration::from_mins(1);
/// How long it waits for whoever reads the lines.
const LAST_LINES: Duration = Duration::from_secs(5);
/// How often it is looked meanwhile whether a key was pressed.
const A_WHILE: Duration = Duration::from_millis(50);
/// Why nothing could be saved on a disk that says nothing.
pub(super) const SILENT_DISK: &str = "the disk does not answer";
/// What is said of a disk that says nothing.
pub(super) const NO_ANSWER: &str = "no answer within one second";

impl Console {
    pub(super) fn save(&mut self, seat: Seat, elsewhere: Option<PathBuf>) {
        let Some(path) = elsewhere else {
            self.resources.journal.try_again();
            self.asked_saved.push(seat);
            return self.tell_saved();
        };
        // On a thread, since that disk may be slow as well.
        let (game, through, own) =
            (self.resources.journal.whole_game(), self.commit_gate.last(), self.resources.own.clone());
        let copy = move || {
            let copied = game.save(&path).map(|()| path).map_err(|error| error.to_string());
            // The loop has ended: nobody is left to be told.
            let _nobody = own.send(LoopEvent::Copied(seat, through, copied));
        };
        match std::thread::Builder::new().name("copy".to_owned()).spawn(copy) {
            Ok(thread) => self.copying = Some(thread),
            Err(error) => self.copied(seat, through, Err(error.to_string())),
        }
    }

    /// A copy is there, or is not.
    pub(super) fn copied(&mut self, seat: Seat, through: BatchId, copied: Result<PathBuf, String>) {
        self.end_copy();
        let notice = match copied {
            Ok(path) => {
                let file = path.display().to_string();
                self.copy = Some((through, path));
                Notice::Saved { file }
            }
            Err(why) => Notice::CopyFailed { why },
        };
        self.say(seat, &notice, Urgency::Urgent);
    }

    /// Waits for the thread that copies, if there is one: a half copy would pass for a whole one.
    pub(super) fn end_copy(&mut self) {
        if let Some(thread) = self.copying.take() {
            // It would have panicked, which it does not.
            let _ended = thread.join();
        }
    }

    /// Those who asked whether everything is saved are told once that is known.
    pub(super) fn tell_saved(&mut self) {
        if self.commit_gate.deadline().is_some() {
            return;
        }
        let notice = match self.trouble() {
            Some(why) => Notice::NotSaving { why },
            // Where it lies is of use to nobody at the board; `save FILE` puts a copy where it is wanted.
            None => Notice::SavedHere,
        };
        for seat in std::mem::take(&mut self.asked_saved) {
            self.say(seat, &notice, Urgency::Urgent);
        }
    }

    /// Why the game is in memory only, if it is.
    pub(super) fn trouble(&self) -> Option<String> {
        let why = || self.resources.journal.trouble().unwrap_or_else(|| NO_ANSWER.to_owned());
        self.commit_gate.is_in_trouble().then(why)
    }

    /// A copy that lacks nothing of the game, if one was saved.
    pub(super) fn whole_copy(&self) -> Option<&PathBuf> {
        self.copy.as_ref().filter(|(through, _)| *through == self.commit_gate.last()).map(|(_, path)| path)
    }

    /// Who would lose something by leaving is told so first, while a copy can still be saved elsewhere.
    pub(super) fn wish_to_leave(&mut self) {
        match self.trouble() {
            Some(why) if self.whole_copy().is_none() && self.warned != Some(self.commit_gate.last()) => {
                self.warned = Some(self.commit_gate.last());
                self.desk.ask(self.game.owner(), Pending::Quit);
                self.say(self.game.owner(), &Notice::NotSaving { why }, Urgency::Urgent);
                self.say(self.game.owner(), &Notice::ConfirmQuit, Urgency::Polite);
            }
            _ => self.leave(),
        }
    }

    pub(super) fn leave(&mut self) {
        self.leaving = true;
    }

    /// Waits until the game is on disk, and says what has become of it; `parting` are the words behind a game that is over, and
    /// behind one that is not.
    pub(super) fn put_away(&mut self, parting: [Option<Notice>; 2]) -> Farewell {
        if let Some(engine) = &self.resources.engine {
            engine.rest();
        }
        self.end_copy();
        let finish = self.resources.journal.finish(patience(self.resources.journal.trouble().as_deref()));
        let owner = self.game.owner();
        match finish {
            Finish::Saved { file } => {
                self.resources.file = file;
                self.journal(JournalNews::Written(self.commit_gate.last()));
                let over = self.game.outcome().is_some();
                if over {
                    self.keep_sheet();
                }
                let [behind_the_end, resumable] = parting;
                if let Some(notice) = if over { behind_the_end } else { resumable } {
                    self.say(owner, &notice, Urgency::Polite);
                }
                Farewell::Saved
            }
            Finish::Unsaved(Unsaved { why, game, .. }) => {
                let why = why.unwrap_or_else(|| SILENT_DISK.to_owned());
                let (released, _) = self.commit_gate.give_up();
                self.release(released);
                if let Some(copy) = self.whole_copy() {
                    let file = copy.display().to_string();
                    self.say(owner, &Notice::Saved { file }, Urgency::Polite);
                    Farewell::Saved
                } else {
                    let (notice, farewell) = save_anywhere(&game, &self.resources.file, why);
                    self.say(owner, &notice, Urgency::Urgent);
                    farewell
                }
            }
        }
    }

    pub(super) fn farewell(&mut self) -> Farewell {
        let farewell = self.put_away([Some(Notice::GoodbyeOver), Some(Notice::GoodbyeResumable)]);
        self.speak_to_the_end();
        farewell
    }

    /// The last words are said to their end, however long they are, unless a key stops them.
    pub(super) fn speak_to_the_end(&self) {
        let Resources { output, events, inputs, piped, .. } = &self.resources;
        speak_to_the_end(output, events, inputs, *piped);
    }

    /// The scoresheet of a finished game, beside its journal, for everybody else's programs.
    fn keep_sheet(&mut self) {
        let sheet = Sheet::of(&self.game);
        let pgn = self.resources.file.with_extension("pgn");
        let kept =
            files::write(&pgn, pgn::write(&sheet)).map(|()| Notice::SheetKept { file: pgn.display().to_string() });
        self.tell_kept(kept);
        let language = self.settings.language;
        if self.settings.braille == Braille::None {
            return;
        }
        let code = Code::chosen(self.settings.braille.name(), language);
        let brf = self.resources.file.with_extension("brf");
        let written = files::write(&brf, braille::one(&sheet, code, language));
        self.tell_kept(written.map(|()| Notice::BrailleKept { file: brf.display().to_string() }));
    }

    fn tell_kept(&mut self, kept: Result<Notice, SheetError>) {
        let notice = kept.unwrap_or_else(|error| Notice::SheetLost { why: error.to_string() });
        self.say(self.game.owner(), &notice, Urgency::Polite);
    }
}

/// The last words are said to their end, however long they are, unless a key stops them.
pub(super) fn speak_to_the_end(
    output: &Output,
    events: &Receiver<LoopEvent>,
    inputs: &Receiver<InputEvent>,
    piped: bool,
) {
    let mut waited = Duration::ZERO;
    while !output.wait_until_silent(A_WHILE) {
        waited += A_WHILE;
        // What nobody reads is not waited for as long as what is spoken.
        let patience = if output.speaking() { LAST_WORDS } else { LAST_LINES };
        if waited >= patience {
            return;
        }
        let end = |event: &LoopEvent| matches!(event, LoopEvent::Input(InputEvent::End { .. }));
        if !piped && events.try_iter().any(|event| end(&event)) {
            return;
        }
        let key = |event: &InputEvent| matches!(event, InputEvent::Key { .. });
        if inputs.try_iter().any(|event| key(&event)) {
            output.silence();
        }
    }
}

/// How long leaving waits for the journal. A disk that is known not to work is not waited for.
pub(super) fn patience(trouble: Option<&str>) -> Duration {
    if trouble.is_some() { Duration::ZERO } else { LAST_SYNC }
}

/// The last resort where a disk has failed: the directory for temporary files.
pub(super) fn save_anywhere<F: Kept>(whole: &WholeGame<F>, file: &Path, why: String) -> (Notice, Farewell) {
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    match whole.save_in(&std::env::temp_dir(), &stem) {
        Ok(path) => (Notice::Saved { file: path.display().to_string() }, Farewell::Saved),
        Err(_) => (Notice::GoodbyeUnsaved { why: why.clone() }, Farewell::Unsaved(why)),
    }
}

/// Saves a time control among the user's own; what is to be said of that.
pub(super) fn save_control(file: Option<&Path>, name: &str, time: &Times) -> ComposeNotice {
    let Some(file) = file else {
        return ComposeNotice::NotSaved { why: format!("there is no home directory for {CLOCKS_FILE}") };
    };
    match save_clock(file, name, time) {
        Ok(()) => ComposeNotice::Saved { text: name.to_owned() },
        Err(error) => ComposeNotice::NotSaved { why: error.to_string() },
    }
}

/// That a changed setting could not be kept.
pub(super) fn not_kept(NotKept { place, key, why }: &NotKept) -> Notice {
    Notice::BadSetting {
        place: place.display().to_string(),
        line: None,
        key: key.name().to_owned(),
        why: why.to_string(),
    }
}
