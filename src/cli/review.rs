//! `annabella review`: a finished game, or one in a file, gone through with its player.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::available_parallelism;

use clap::Args;

use super::compare::open::sheet;
use super::config::sources;
use super::one_of::OneOf;
use super::play::damage_notice::DamageNotice;
use super::play::{PlayArgs, PlayError, data_directory, rebuilt, rival, setup};
use super::train::{Opening, TrainArgs};
use crate::config::{Frozen, Settings, load};
use crate::console::training::Reviewers;
use crate::desk::notices::next::NextNotice;
use crate::game::Game;
use crate::game::participant::{Driver, Language};
use crate::game::roles::{Seat, Topic};
use crate::journal::list::list;
use crate::output::terminal;
use crate::rules::position::Color;
use crate::scoresheet::compare::{Hitch, Wanted};
use crate::scoresheet::sentences::comparing::Comparing;
use crate::scoresheet::sentences::converting::{Converting, Place};
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::told::{Told, What};
use crate::training::notices::review::ReviewNotice;
use crate::training::notices::training::{StoreTrouble, TrainingNotice};
use crate::training::report::Form;
use crate::training::review::Reviewed;
use crate::words::fold::fold;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// Positions of a search for each of the game; doubtful moves get more. Stockfish needs about a third of a second for this many.
const NODES: u64 = 150_000;
/// More engines than this do not look at a game side by side: others want to work on the machine, too.
const MOST_ENGINES: usize = 4;

/// Flags of `annabella review`.
#[derive(Clone, Debug, Default, Args)]
pub struct ReviewArgs {
    /// The game: PGN, text, BRF, Braille in Unicode or PEF; `-` is standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER", requires = "file")]
    game: Option<usize>,
    #[arg(long, value_name = "SIDE", value_parser = side)]
    side: Option<Sides>,
    #[arg(long, value_name = "NOTATION", requires = "file")]
    notation: Option<String>,
    #[arg(long, value_name = "NUMBER", default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    #[arg(long, value_name = "FILE")]
    pgn: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    pub(super) train: TrainArgs,
}

/// Whose mistakes are gone through.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Sides {
    One(Color),
    Both,
}

fn side(name: &str) -> Result<Sides, OneOf> {
    match name {
        "white" => Ok(Sides::One(Color::White)),
        "black" => Ok(Sides::One(Color::Black)),
        "both" => Ok(Sides::Both),
        _ => Err(OneOf::of(["white", "black", "both"])),
    }
}

/// With what a review begins, or the line that says why there is none.
pub(super) fn opening(args: &ReviewArgs) -> Result<Opening, String> {
    let loaded = load(&sources(&args.train.flags, Frozen::default()));
    let telling = Telling { words: Words::new(), language: loaded.settings.language };
    telling.opening(args, &loaded.settings)
}

/// The review of the game that has just been played, whose record is this file.
pub(super) fn of_the_game(record: &Path, settings: &Settings, simulated: bool) -> Result<Opening, PlayError> {
    let telling = Telling { words: Words::new(), language: settings.language };
    let played = telling.last_game(settings, Some(record));
    let opening = played.and_then(|(sheet, sides)| {
        let sides = if sides.is_empty() { Color::ALL.to_vec() } else { sides };
        telling.of(sheet, sides, NODES, Vec::new(), settings, simulated)
    });
    opening.map_err(PlayError::Said)
}

/// Says why a game cannot be reviewed.
struct Telling {
    words: Words,
    language: Language,
}

impl Telling {
    fn notice(&self, notice: impl Into<Notice>) -> String {
        let listener = Listener { language: self.language, ..Listener::default() };
        text(&self.words.notice(&notice.into(), &listener))
    }

    fn review(&self, notice: ReviewNotice) -> String {
        self.notice(TrainingNotice::Review(Box::new(notice)))
    }

    fn opening(&self, args: &ReviewArgs, settings: &Settings) -> Result<Opening, String> {
        let reports = [(&args.pgn, Form::Pgn), (&args.html, Form::Html)];
        let reports: Vec<(PathBuf, Form)> =
            reports.into_iter().filter_map(|(path, form)| Some((path.clone()?, form))).collect();
        for (path, _) in &reports {
            if path.exists() {
                let file = path.display().to_string();
                return Err(self.notice(TrainingNotice::Unusable(StoreTrouble::Exists { file })));
            }
        }
        let (sheet, played) = match &args.file {
            Some(file) => (self.read(file, args)?, Vec::new()),
            None => self.last_game(settings, None)?,
        };
        let sides = match args.side {
            Some(Sides::One(side)) => vec![side],
            Some(Sides::Both) => Color::ALL.to_vec(),
            None if !played.is_empty() => played,
            None => named(&sheet, args.train.player()).map_or_else(|| Color::ALL.to_vec(), |side| vec![side]),
        };
        self.of(sheet, sides, args.nodes, reports, settings, args.train.is_simulated())
    }

    fn of(
        &self,
        sheet: Sheet,
        sides: Vec<Color>,
        nodes: u64,
        reports: Vec<(PathBuf, Form)>,
        settings: &Settings,
        simulated: bool,
    ) -> Result<Opening, String> {
        if sheet.line.is_empty() {
            return Err(self.notice(NextNotice::NothingToReview));
        }
        let engines = available_parallelism().map_or(1, usize::from).min(MOST_ENGINES);
        let adviser = || Arc::new(rival::adviser(settings, simulated));
        let reviewers = Reviewers { advisers: std::iter::repeat_with(adviser).take(engines).collect(), reports };
        Ok(Opening { game: Reviewed::new(sheet), sides, nodes, reviewers })
    }

    /// The game of a file; a fault after its last good move is told.
    fn read(&self, file: &Path, args: &ReviewArgs) -> Result<Sheet, String> {
        let otherwise = Some(self.language.into());
        let wanted = Wanted { notation: args.notation.clone(), otherwise, game: args.game, plain: false };
        let listener = Listener { language: self.language, ..Listener::default() };
        let tell = |line: &Comparing<'_>| self.words.comparing(line, &listener);
        let account = sheet(file, &wanted, ["--notation", "--game"], &tell)?;
        for Told { line, half_move, what } in &account.told {
            if let What::Mended(what) = what {
                let place = Place { file: file.display().to_string(), line: *line, game: None, half_move: *half_move };
                terminal::complain(&self.words.converting(&Converting::Mended(place, what.clone()), self.language));
            }
        }
        if let Some(Hitch { line, word, .. }) = account.hitch {
            let (file, reviewed) = (file.display().to_string(), !account.sheet.line.is_empty());
            let told = self.review(ReviewNotice::ReadTo { file, line, word, reviewed });
            if !reviewed {
                return Err(told);
            }
            terminal::complain(&told);
        }
        Ok(account.sheet)
    }

    /// The last finished game at this console, or the one of this file, and the sides that people played.
    fn last_game(&self, settings: &Settings, file: Option<&Path>) -> Result<(Sheet, Vec<Color>), String> {
        let data = data_directory(settings);
        let listing = list(&data);
        let (games, unreadable) = listing.map(|listing| (listing.games, listing.unreadable)).unwrap_or_default();
        let games = games.into_iter().filter(|listed| file.is_none_or(|file| listed.path == file));
        let games = games.filter_map(|listed| Some((Game::replay(&listed.reading.facts).ok()?, listed.path)));
        // Of a game that has just been played the record is whole.
        let instead = if file.is_none() { setup::started(&PlayArgs::default(), settings, 0, None).ok() } else { None };
        let rebuilt = instead.map(|instead| rebuilt::all(rebuilt::spoilt(unreadable), &instead).0).unwrap_or_default();
        let is_rebuilt = |path: &Path| rebuilt.iter().any(|rebuilt| rebuilt.path == path);
        let others = rebuilt.iter().map(|rebuilt| (rebuilt.game.clone(), rebuilt.path.clone()));
        let games = games.chain(others);
        let finished = games.filter(|(game, _)| game.outcome().is_some() && !game.history().live().is_empty());
        let last = finished.max_by(|(_, one), (_, other)| one.file_name().cmp(&other.file_name()));
        let (game, path) = last.ok_or_else(|| self.review(ReviewNotice::NoGame))?;
        if !game.may_ask(Seat::Side(game.owner_side()), Topic::BestLine) {
            return Err(self.notice(NextNotice::ReviewNotReleased));
        }
        if is_rebuilt(&path) {
            terminal::complain(&self.notice(DamageNotice::Read { file: path.display().to_string() }));
        }
        let is_own = |side: &Color| matches!(game.player(*side).driver, Driver::Owner | Driver::Console);
        let own = Color::ALL.into_iter().filter(is_own).collect();
        Ok((Sheet::of(&game), own))
    }
}

/// The side of a player of this name.
fn named(sheet: &Sheet, player: &str) -> Option<Color> {
    let player = fold(player);
    let is_named = |tag| sheet.tag(tag).is_some_and(|name| !player.is_empty() && fold(name).contains(&player));
    match (is_named("White"), is_named("Black")) {
        (true, false) => Some(Color::White),
        (false, true) => Some(Color::Black),
        _ => None,
    }
}
