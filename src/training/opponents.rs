//! How strong somebody plays against the built-in opponent, by the games played here, and which level is about even for them.

use super::glicko::{Rating, Result};
use crate::game::Game;
use crate::game::fact::{Fact, What};
use crate::game::participant::{Driver, LEVELS};
use crate::rules::outcome::{Outcome, Reason};
use crate::rules::position::{Color, Position};
use crate::words::fold::fold;

/// The rating of the weakest level. It lies where the matches against Stockfish put the middle levels; no level was measured
/// against people.
const WEAKEST: f64 = 300.0;
/// From one level to the next. In matches against one another levels are farther apart than they are for anybody else.
const STEP: f64 = 150.0;
/// How unsure that is.
const DEVIATION: f64 = 60.0;
/// A rating less sure than this proposes no level: about five games.
const SURE: f64 = 160.0;

/// A game that was resigned or agreed drawn before this number of half-moves says nothing.
const FEWEST: usize = 10;

/// How somebody stands against the built-in opponent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Form {
    /// As names are compared. Without a name all games count.
    name: String,
    rating: Rating,
    games: u32,
}

/// Which level is about even for a player, by this number of games.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Even {
    /// From 1 to [`LEVELS`]; `None`: the weakest one wins more than two games of three against them.
    pub level: Option<u8>,
    /// How many games were counted.
    pub games: u32,
}

impl Form {
    /// A player of this name, who has played nothing yet.
    pub fn new(name: &str) -> Form {
        Form { name: fold(name), ..Form::default() }
    }

    /// The form of the owner of these games, which are in the order in which they were played.
    pub fn of<'a>(name: &str, games: impl IntoIterator<Item = &'a Vec<Fact>>) -> Form {
        let mut form = Form::new(name);
        for facts in games {
            // Most games of some people are others'; only these are played through.
            let is_against_levels = facts.first().is_some_and(|first| match &first.what {
                What::Started(started) => {
                    Color::ALL.into_iter().any(|side| is_built_in(started.players.get(side).driver))
                }
                _ => false,
            });
            if let Some(game) = is_against_levels.then(|| Game::replay(facts).ok()).flatten() {
                form.count(&game);
            }
        }
        form
    }

    /// Counts a game, if it says how strong its owner is; whether it does. Games are counted in the order in which they were played.
    pub fn count(&mut self, game: &Game) -> bool {
        let name = fold(&game.player(game.owner_side()).name);
        if !name.is_empty() && !self.name.is_empty() && name != self.name {
            return false;
        }
        let Some(result) = result(game) else { return false };
        self.rating = self.rating.after(&[result]);
        self.games += 1;
        true
    }

    /// The level that is about even; `None` while too little is known.
    pub fn even(&self) -> Option<Even> {
        if self.rating.deviation > SURE {
            return None;
        }
        let nearest = |one: &u8, other: &u8| {
            let away = |level: u8| (rating(level) - self.rating.rating).abs();
            away(*one).total_cmp(&away(*other))
        };
        let is_too_weak = rating(1) - self.rating.rating > STEP;
        let level = (1..=LEVELS).min_by(nearest).filter(|_| !is_too_weak);
        Some(Even { level, games: self.games })
    }
}

fn is_built_in(driver: Driver) -> bool {
    matches!(driver, Driver::BuiltinEngine { .. })
}

fn rating(level: u8) -> f64 {
    WEAKEST + STEP * f64::from(level.saturating_sub(1))
}

/// The result of a whole game without help, odds, or moves taken back.
fn result(game: &Game) -> Option<Result> {
    let side = game.owner_side();
    let (own, other) = (game.player(side).driver, game.player(!side).driver);
    let (Driver::Owner, Driver::BuiltinEngine { level }) = (own, other) else { return None };
    let started = game.started();
    let even_start = started.chess960.is_some() || started.start == Position::initial().fen();
    let even_time = started.time.white == started.time.black;
    let alone = game.times_helped(side) == 0 && game.history().struck().is_empty();
    if !(even_start && even_time && alone) {
        return None;
    }
    let (outcome, reason) = game.outcome()?;
    let was_left = matches!(reason, Reason::Resignation | Reason::Agreement) && game.history().live().len() < FEWEST;
    if was_left {
        return None;
    }
    let score = match outcome {
        Outcome::Won { by } => f64::from(u8::from(by == side)),
        Outcome::Drawn => 0.5,
        Outcome::HalfPoint { .. } | Outcome::LostByBoth | Outcome::Annulled => return None,
    };
    Some(Result { rating: rating(level), deviation: DEVIATION, score })
}
