//! The UCI engine that plays: found on this machine, started, and told how strong to be.

use std::path::PathBuf;

use crate::config::{Opponent, Settings};
use crate::engine::advice::Adviser;
use crate::engine::uci::session::{Patience, Session, Wanted};
use crate::engine::uci::{find, options};
use crate::game::Game;
use crate::game::engine_trouble::CannotPlay;
use crate::game::fact::ChosenEngine;
use crate::game::participant::{Driver, Strength};
use crate::rules::position::{CastlingMode, Color};
use crate::words::engine_notice::EngineNotice;
use crate::words::notice::Notice;

/// An engine that is ready to play.
pub struct Rival {
    /// The conversation with it.
    pub session: Session,
    /// How it is called for the next time.
    pub chosen: ChosenEngine,
}

/// The engine for a new game, if one shall play.
///
/// # Errors
/// What is told where it cannot.
pub fn for_new_game(settings: &Settings, chess960: bool) -> Result<Option<Rival>, Notice> {
    if settings.opponent != Opponent::Uci {
        return Ok(None);
    }
    let (program, path) = found(&settings.engine).map_err(cannot)?;
    let options = settings.engine_options.clone();
    open(ChosenEngine { program, options }, path, settings.strength, chess960).map(Some)
}

/// The engine of a game that goes on, if one plays in it.
///
/// # Errors
/// What is told where it cannot; the game is left as it is.
pub fn for_game(game: &Game) -> Result<Option<Rival>, Notice> {
    let strength = Color::ALL.into_iter().find_map(|side| match game.player(side).driver {
        Driver::Uci { strength } => Some(strength),
        _ => None,
    });
    let (Some(strength), Some(chosen)) = (strength, game.started().engine.clone()) else { return Ok(None) };
    let (_, path) = found(&chosen.program).map_err(cannot)?;
    let chess960 =
        game.history().start().position().is_some_and(|start| start.castling_mode() == CastlingMode::Chess960);
    open(chosen, path, strength, chess960).map(Some)
}

/// In place of an engine's name: the built-in engine gives help, even where another one is installed.
const BUILT_IN: &str = "built-in";

/// Whom players ask for help: the engine that is named, or the first that is found, at full strength; else the built-in one. In simulated
/// time only what was asked for counts, so that a game repeats exactly on every machine.
pub fn adviser(settings: &Settings, simulated: bool) -> Adviser {
    let is_chosen = !settings.engine.is_empty() || settings.opponent == Opponent::Uci;
    if settings.engine == BUILT_IN || (simulated && !is_chosen) {
        return Adviser::builtin();
    }
    let (strength, options) = (Strength::Full, options::without_handicap(&settings.engine_options));
    let wanted = |(_, program)| Wanted { program, strength, options, chess960: false, patience: Patience::USUAL };
    match found(&settings.engine).map(wanted) {
        Err(CannotPlay::NoneFound) => Adviser::builtin(),
        wanted => Adviser::uci(wanted),
    }
}

/// The directories in which programs are looked for.
pub fn places() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    find::places(&std::env::split_paths(&path).collect::<Vec<_>>())
}

/// The engine of a name or a path, and its program; without a name the first that there is.
pub fn found(given: &str) -> Result<(String, PathBuf), CannotPlay> {
    let places = places();
    if given.is_empty() {
        let first = find::all(&places).into_iter().next().ok_or(CannotPlay::NoneFound)?;
        return Ok((first.name, first.path));
    }
    match find::program(given, &places) {
        Some(path) => Ok((given.to_owned(), path)),
        None => Err(CannotPlay::NotFound { program: given.to_owned() }),
    }
}

fn open(chosen: ChosenEngine, program: PathBuf, strength: Strength, chess960: bool) -> Result<Rival, Notice> {
    let wanted = Wanted { program, strength, options: chosen.options.clone(), chess960, patience: Patience::USUAL };
    let session = Session::open(wanted).map_err(cannot)?;
    Ok(Rival { session, chosen })
}

fn cannot(why: CannotPlay) -> Notice {
    Notice::from(EngineNotice::Cannot(why))
}
