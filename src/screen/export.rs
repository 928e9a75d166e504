//! Files of a game for the arbiter's own device.

use std::fs;
use std::path::Path;

use crate::game::Game;
use crate::journal::file;
use crate::scoresheet::pgn;
use crate::scoresheet::sheet::Sheet;

/// The game in this file, in the form that is named: its type and what is in it. `journal`: everything that is recorded; `pgn`: the
/// scoresheet, with what the arbiter knows.
pub fn export(journal: &Path, form: &str) -> Option<(&'static str, Vec<u8>)> {
    match form {
        "journal" => Some(("text/plain; charset=utf-8", fs::read(journal).ok()?)),
        "pgn" => {
            let game = Game::replay(&file::read(journal).ok()?.facts).ok()?;
            Some(("application/vnd.chess-pgn", pgn::write(&Sheet::of(&game)).into_bytes()))
        }
        _ => None,
    }
}
