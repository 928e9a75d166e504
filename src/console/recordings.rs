//! Recordings of spoken moves, as files beside the record of a game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::in_turn::InTurn;
use crate::disk;
use crate::game::Game;
use crate::input::voice::wav;
use crate::journal::name;
use crate::rules::position::{Color, Intent};
use crate::time::wall_seconds;

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

    /// Takes out what was said last.
    pub(super) fn take_last(&mut self) -> Vec<i16> {
        std::mem::take(&mut self.last)
    }

    /// Writes a spoken move, if the game has taken it; for a thread that may wait.
    pub(super) fn writing(
        &mut self,
        spoken: SpokenMove,
        game: &Game,
    ) -> Option<impl FnOnce() -> io::Result<()> + Send + use<>> {
        let folder = self.folder.clone().filter(|_| spoken.is_taken(game))?;
        Some(self.files.next(move || write(&folder, &spoken)))
    }

    /// Deletes all of the game, and says how many there were; for a thread that may wait.
    pub(super) fn deleting(&mut self) -> Option<impl FnOnce() -> io::Result<usize> + Send + use<>> {
        self.last.clear();
        let folder = self.folder.clone()?;
        Some(self.files.next(move || delete(&folder)))
    }
}

/// A spoken move that the game is about to get.
#[derive(Debug)]
pub(super) struct SpokenMove {
    /// Counted from 1.
    pub(super) half_move: usize,
    pub(super) side: Color,
    pub(super) intent: Intent,
    /// As engines write it.
    pub(super) written: String,
    pub(super) sound: Vec<i16>,
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
