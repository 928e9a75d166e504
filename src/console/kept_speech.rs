//! What is spoken as a move, kept as sound beside the game (D.2.7), with its half-move and time in the name of the file.

use std::io;
use std::path::Path;

use super::recordings::SpokenMove;
use super::steps::Todo;
use super::{Console, News, Request, Scene};
use crate::config::Key as Setting;
use crate::game::command::Command;
use crate::game::dialogue::Act;
use crate::notation::uci;
use crate::table::device::Job;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;
use crate::words::voice_notice::VoiceNotice;

impl Console {
    /// The recordings of the game that begins lie beside its record.
    pub fn keep_speech_beside(&mut self, record: &Path) {
        self.resources.listening.kept.beside(record);
    }

    fn keeps_speech(&self, scene: &Scene) -> bool {
        self.resources.settings.listening.keep && scene.decided().allows_recorder()
    }

    /// Remembers what was said with a command that makes or announces a move, until the game has taken it.
    pub(super) fn keep_behind(&mut self, command: &Command, scene: &Scene) {
        let (Command::Move { intent, .. } | Command::Dialogue(Act::Announce { intent, .. })) = command else { return };
        let sound = self.resources.listening.kept.take_last();
        let (game, intent) = (scene.decided(), *intent);
        if sound.is_empty() || !self.keeps_speech(scene) {
            return;
        }
        let Some(change) = game.board().change(intent) else { return };
        let written = uci::write(&change, game.board().castling_mode());
        let half_move = game.history().live().len() + 1;
        self.then(Todo::Keep(SpokenMove { half_move, side: game.turn(), intent, written, sound }));
    }

    /// Writes a spoken move that the game has taken.
    pub(super) fn keep_spoken(&mut self, spoken: SpokenMove, scene: &Scene) -> Option<Request> {
        let write = self.resources.listening.kept.writing(spoken, scene.decided())?;
        let work = move || News::Kept(write().err().map(|error| why(&error)));
        Some(Request::Work(Job::new(work)))
    }

    /// Turns it on or off, and says so.
    pub(super) fn switch_keeping(&mut self, on: bool, scene: &Scene) -> VoiceNotice {
        if on && !scene.decided().allows_recorder() {
            return VoiceNotice::KeepingNotAllowed;
        }
        self.resources.settings.listening.keep = on;
        self.resources.remember(Setting::KeepSpeech, &Setting::KeepSpeech.value(&self.resources.settings));
        VoiceNotice::Keeping { on }
    }

    /// What is said when the microphone opens: that spoken moves are kept.
    pub(super) fn told_of_keeping(&self, scene: &Scene) -> Option<VoiceNotice> {
        self.keeps_speech(scene).then_some(VoiceNotice::Keeping { on: true })
    }

    /// Deletes the recordings of this game, after those that are still being written.
    pub(super) fn delete_recordings(&mut self) -> Option<Request> {
        let delete = self.resources.listening.kept.deleting()?;
        let told = move || delete().map_or_else(|error| why(&error), |count| VoiceNotice::Deleted { count });
        Some(Request::Work(Job::new(move || News::Kept(Some(told())))))
    }

    /// What came of writing or deleting.
    pub(super) fn kept_news(&mut self, told: Option<VoiceNotice>) {
        if let Some(notice) = told {
            self.say(self.home(), &Notice::from(notice), Urgency::Polite);
        }
    }
}

fn why(error: &io::Error) -> VoiceNotice {
    VoiceNotice::NotKept { why: error.into() }
}
