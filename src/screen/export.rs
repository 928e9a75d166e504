//! Files of a game for the arbiter's own device.

use std::fs;
use std::path::Path;

use crate::game::Game;
use crate::game::participant::Language;
use crate::journal::file;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::{pgn, text};
use crate::words::Words;

/// The game in this file, in the form that is named: its type and what is in it. `journal`: everything that is recorded; `pgn`: the
/// scoresheet, as anybody may have it; `notes`: the scoresheet with what the arbiter knows, as text in this language.
pub fn export(journal: &Path, form: &str, words: &Words, language: Language) -> Option<(&'static str, Vec<u8>)> {
    const TEXT: &str = "text/plain; charset=utf-8";
    let game = || Game::replay(&file::read(journal).ok()?.facts).ok();
    match form {
        "journal" => Some((TEXT, fs::read(journal).ok()?)),
        "pgn" => Some(("application/vnd.chess-pgn", pgn::write(&Sheet::of(&game()?)).into_bytes())),
        "notes" => {
            let sheet = Sheet::for_arbiter(&game()?);
            Some((TEXT, text::write(&sheet, language.into(), words, language).into_bytes()))
        }
        _ => None,
    }
}
