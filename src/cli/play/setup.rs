//! Settings to the start of a game.

use super::PlayArgs;
use super::rival::Rival;
use crate::answers::{opening_lines, opening_names};
use crate::cli::one_of::OneOf;
use crate::config::{ColourChoice, Opponent, Settings};
use crate::desk::explore;
use crate::desk::lines::opening_names::{WantedOpening, wanted};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::next::NextNotice;
use crate::game::board::Board;
use crate::game::dialogue::pairing::{self, Unplayable};
use crate::game::fact::{EventRules, SCHEMA, Started, Wording};
use crate::game::history::History;
use crate::game::opening::{ChosenOpening, steps};
use crate::game::participant::{Driver, Participant, Style};
use crate::game::roles::{Mode, Parts, Seat};
use crate::rules::odds;
use crate::rules::position::{ByColor, CastlingMode, Color, Position, Role};
use crate::time::wall_seconds;
use crate::words::announce::role_key;
use crate::words::flag_notice::WrongFlag;
use crate::words::notice::Notice;

fn wrong(flag: &str, value: &str) -> Notice {
    let wrong = WrongFlag::Value { flag: flag.to_owned(), value: value.to_owned() };
    DeskNotice::Flag { wrong, game: true }.into()
}

/// What is told of a position given with `--fen` from which no game can begin.
pub fn wrong_position(fen: &str) -> Notice {
    explore::position_of(fen).map_or_else(Notice::from, |_| wrong("--fen", fen))
}

/// Draws a start position of Chess960.
pub const LOT: &str = "lot";

/// How the start position of Chess960 is chosen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum StartChoice {
    Lot,
    Number(u32),
}

/// Reads what follows `--chess960`.
///
/// # Errors
/// Neither `lot` nor a number from 0 to 959.
pub fn start_choice(text: &str) -> Result<StartChoice, String> {
    match text.parse() {
        Ok(number @ 0..=959) => Ok(StartChoice::Number(number)),
        _ if text == LOT => Ok(StartChoice::Lot),
        _ => Err("start positions are numbered from 0 to 959, and `lot` draws one".to_owned()),
    }
}

/// Reads what follows `--odds`.
///
/// # Errors
/// The text names no piece, or the king, without which a game is impossible.
pub fn given(text: &str) -> Result<Role, OneOf> {
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    roles.into_iter().find(|role| role_key(*role) == text).ok_or_else(|| OneOf::of(roles.map(role_key)))
}

/// The seat of the console's owner.
pub fn owner(settings: &Settings, seed: u64) -> Seat {
    Seat::Side(match settings.colour {
        ColourChoice::White => Color::White,
        ColourChoice::Black => Color::Black,
        ColourChoice::Random => Color::from_white(fastrand::Rng::with_seed(seed).bool()),
    })
}

/// Everything from which the game starts.
///
/// # Errors
/// What is told where the start position is none, or what these players need is missing.
pub fn started(args: &PlayArgs, settings: &Settings, seed: u64, engine: Option<&Rival>) -> Result<Started, Notice> {
    let owner = owner(settings, seed);
    let side = owner.side().unwrap_or(Color::White);
    let (start, chess960) = start_position(args, seed, side)?;
    let other = match settings.opponent {
        Opponent::BuiltinEngine => Driver::BuiltinEngine { level: settings.level },
        Opponent::Console => Driver::Console,
        Opponent::Board => Driver::Board,
        Opponent::Screen => Driver::Screen,
        Opponent::Uci => Driver::Uci { strength: settings.strength },
    };
    let engine_name = engine.map(|engine| engine.session.name()).unwrap_or_default();
    let player =
        |colour: Color| participant(settings, if colour == side { Driver::Owner } else { other }, colour, engine_name);
    let started = Started {
        schema: SCHEMA,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        wall: wall_seconds(),
        players: ByColor { white: player(Color::White), black: player(Color::Black) },
        event: settings.event.clone(),
        round: settings.round.clone(),
        start: start.fen(),
        chess960,
        time: settings.time.clone().into(),
        mode: settings.mode,
        begins: settings.begins,
        dialogue: settings.dialogue,
        supervised: settings.supervised,
        event_rules: EventRules { draw: settings.time.draw, ..settings.event_rules },
        announcer: settings.announce,
        parts: Parts {
            board: settings.opponent != Opponent::Board,
            sheet: true,
            clock: !settings.time.is_none(),
            assistant: false,
        },
        owner,
        table: Wording { language: settings.language, style: public_style(settings) },
        profile: settings.profile.clone(),
        engine: engine.map(|engine| engine.chosen.clone()),
        opening: opening(args, settings)?,
        seed,
    };
    let missing = |Unplayable::AssistantMissing| DeskNotice::Flag { wrong: WrongFlag::AssistantMissing, game: true };
    pairing::check(&started).map_err(missing)?;
    Ok(started)
}

/// At a tournament the table hears the names of the Laws, whatever the owner prefers (D.2.1).
fn public_style(settings: &Settings) -> Style {
    if settings.mode == Mode::Tournament { Style::Fide } else { settings.style }
}

fn participant(settings: &Settings, driver: Driver, colour: Color, engine: &str) -> Participant {
    let given = colour.fold_wb(&settings.white, &settings.black);
    let name = match driver {
        Driver::BuiltinEngine { .. } if given.is_empty() => "Annabella",
        Driver::Uci { .. } if given.is_empty() => engine,
        _ => given,
    };
    let person = if driver == Driver::Owner { settings.owner } else { settings.other };
    Participant {
        name: name.to_owned(),
        sight: person.sight,
        hearing: person.hearing,
        assistant: person.assistant,
        language: settings.language,
        style: settings.style,
        driver,
    }
}

/// Whether the game is one of Chess960.
///
/// # Errors
/// What is told where the start position is none.
pub fn is_chess960(args: &PlayArgs, seed: u64) -> Result<bool, Notice> {
    let (start, number) = start_position(args, seed, Color::White)?;
    Ok(number.is_some() || start.castling_mode() == CastlingMode::Chess960)
}

/// The opening for which the engine plays.
fn opening(args: &PlayArgs, settings: &Settings) -> Result<Option<ChosenOpening>, Notice> {
    let Some(name) = &args.opening else { return Ok(None) };
    if !matches!(settings.opponent, Opponent::BuiltinEngine | Opponent::Uci) {
        return Err(Notice::from(NextNotice::OpeningOfAnEngine));
    }
    match wanted(name, settings.language) {
        WantedOpening::Unknown { near } => Err(Notice::from(NextNotice::NoSuchOpening { near })),
        WantedOpening::Known(name) => {
            let lines = opening_lines(name).map(str::to_owned).collect();
            Ok(Some(ChosenOpening { name: name.to_owned(), lines }))
        }
    }
}

/// What is told of a game that has begun: how it differs from others.
pub fn notices(started: &Started) -> Vec<Notice> {
    let odds = || {
        let other = !started.owner.side()?;
        let piece = odds::given(&started.start, other)?;
        Some(NextNotice::Odds { piece, square: odds::square(piece, other) })
    };
    let opening = started.opening.as_ref().and_then(|chosen| {
        let name = opening_names().find(|name| *name == chosen.name)?;
        let line = chosen.lines.first()?;
        let mut history = History::new(Board::default(), started.mode);
        let mut moves = Vec::new();
        for (board, intent) in steps(line) {
            let change = board.change(intent)?;
            moves.push(history.describe(&change));
            history.made(history.next_id(), &change, "");
        }
        Some(NextNotice::Opening { name, moves })
    });
    opening.or_else(odds).map(Notice::from).into_iter().collect()
}

fn start_position(args: &PlayArgs, seed: u64, owner: Color) -> Result<(Position, Option<u32>), Notice> {
    if let Some(role) = args.odds {
        let position = odds::position(role, !owner).ok_or_else(|| wrong("--odds", role_key(role)))?;
        return Ok((position, None));
    }
    match (&args.fen, args.chess960) {
        (Some(fen), _) => Ok((Position::from_fen(fen).map_err(|_| wrong_position(fen))?, None)),
        (None, None) => Ok((Position::initial(), None)),
        (None, Some(choice)) => {
            let number = match choice {
                StartChoice::Number(number) => number,
                StartChoice::Lot => fastrand::Rng::with_seed(seed).u32(0..960),
            };
            let position = Position::chess960(number).ok_or_else(|| wrong("--chess960", &number.to_string()))?;
            Ok((position, Some(number)))
        }
    }
}
