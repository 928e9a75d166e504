//! What is spoken as a move, kept as sound beside the game (D.2.7), with its half-move and time in the name of the file.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::resources::InTurn;
use super::steps::Todo;
use super::{Console, News, Request, Scene};
use crate::config::Key as Setting;
use crate::disk;
use crate::game::Game;
use crate::game::command::Command;
use crate::game::dialogue::Act;
use crate::input::voice::wav;
use crate::journal::name;
use crate::notation::uci;
use crate::rules::position::{Color, Intent};
use crate::table::device::Job;
use crate::time::wall_seconds;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;
use crate::words::voice_notice::VoiceNotice;

/// The ending of the folder that has the recordings of one game.
const FOLDER: &str = "spoken";

/// What is kept of a device's speech.
#[derive(Default)]
pub(super) struct KeptSpeech {
    /// The folder of the game.
    folder: Option<PathBuf>,
    /// What was said as a move, and waits for its confirmation.
    last: Vec<i16>,
    /// Files are written and deleted in the order in which that was asked for.
    files: InTurn,
}

impl KeptSpeech {
    /// Recordings lie beside this record of a game.
    pub(super) fn beside(&mut self, record: &Path) {
        *self = KeptSpeech { folder: Some(record.with_extension(FOLDER)), ..KeptSpeech::default() };
    }

    /// This was said as a move.
    pub(super) fn said(&mut self, sound: Vec<i16>) {
        self.last = sound;
    }
}

/// A spoken move that the game is about to get.
#[derive(Debug)]
pub(super) struct SpokenMove {
    /// Counted from 1.
    half_move: usize,
    side: Color,
    intent: Intent,
    /// As engines write it.
    written: String,
    sound: Vec<i16>,
}

impl SpokenMove {
    /// Whether the game has taken it: it is made, or announced.
    fn is_taken(&self, game: &Game) -> bool {
        let made = game.history().live().get(self.half_move - 1);
        let is_made = made.is_some_and(|made| made.report.change.intent == self.intent);
        is_made || game.dialogue().announced().is_some_and(|announced| announced.intent == self.intent)
    }

    fn file(&self) -> String {
        let side = self.side.fold_wb("white", "black");
        format!("{:03}-{side}-{}-{}.wav", self.half_move, self.written, name::moment(wall_seconds()))
    }
}

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
        let sound = std::mem::take(&mut self.resources.listening.kept.last);
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
        let kept = &mut self.resources.listening.kept;
        let folder = kept.folder.clone().filter(|_| spoken.is_taken(scene.decided()))?;
        let work = move || News::Kept(write(&folder, &spoken).err().map(|error| why(&error)));
        Some(Request::Work(Job { entered: None, work: Box::new(kept.files.next(work)) }))
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

    /// Deletes the recordings of this game, behind those that are still being written.
    pub(super) fn delete_recordings(&mut self) -> Option<Request> {
        let kept = &mut self.resources.listening.kept;
        kept.last.clear();
        let folder = kept.folder.clone()?;
        let work = move || {
            let deleted = delete(&folder);
            News::Kept(Some(deleted.map_or_else(|error| why(&error), |count| VoiceNotice::Deleted { count })))
        };
        Some(Request::Work(Job { entered: None, work: Box::new(kept.files.next(work)) }))
    }

    /// What came of writing or deleting.
    pub(super) fn kept_news(&mut self, told: Option<VoiceNotice>) {
        if let Some(notice) = told {
            self.say(self.home(), &Notice::Voice(notice), Urgency::Polite);
        }
    }
}

fn why(error: &io::Error) -> VoiceNotice {
    VoiceNotice::NotKept { why: error.to_string() }
}

fn write(folder: &Path, spoken: &SpokenMove) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    disk::replace(&folder.join(spoken.file()), wav::write(&spoken.sound)?)
}

/// How many recordings there were.
fn delete(folder: &Path) -> io::Result<usize> {
    let recordings = match fs::read_dir(folder) {
        Ok(recordings) => recordings.count(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(error),
    };
    fs::remove_dir_all(folder)?;
    Ok(recordings)
}
