//! Games and training in turn at one console, until somebody leaves.

use std::path::Path;
use std::process::ExitCode;

use super::play::another::{Evening, Night};
use super::play::screens::SeatScreens;
use super::play::{self, PlayArgs, PlayError};
use super::review::{self, ReviewArgs};
use super::train::{self, Behind, Opening, TrainArgs, TrainCommand, Trained};
use crate::output::terminal;
use crate::table::Farewell;

/// What is lost where it cannot be saved.
const MOVES: &str = "the last moves";
const RESULTS: &str = "the last results";

/// How a sitting ends, and what was kept last.
type Ended = (Result<Farewell, PlayError>, &'static str);

/// Begins with a game. The exit code is 0 unless nothing could be played, or the last moves or results could not be saved.
#[must_use]
pub fn play(args: &PlayArgs) -> ExitCode {
    let (done, what) = match play::play(args) {
        Err(error) => (Err(error), MOVES),
        Ok(None) => (Ok(Farewell::Saved), MOVES),
        Ok(Some((night, at_work))) => {
            let done = on(night, &TrainArgs::behind(args));
            drop(at_work);
            done
        }
    };
    super::ended(done, what)
}

/// Begins with training. The exit code is 0 unless training was impossible, or the last results or moves could not be saved.
#[must_use]
pub fn train(command: &TrainCommand) -> ExitCode {
    begin_with_training(&command.args, command.lesson.as_deref(), None)
}

/// Begins with the review of a game. The exit code is 0 unless there was nothing to review, or the last results or moves could not be saved.
#[must_use]
pub fn review(args: &ReviewArgs) -> ExitCode {
    match review::opening(args) {
        Ok(opening) => begin_with_training(&args.train, None, Some(opening)),
        Err(why) => {
            terminal::complain(&why);
            ExitCode::FAILURE
        }
    }
}

fn begin_with_training(args: &TrainArgs, lesson: Option<&Path>, opening: Option<Opening>) -> ExitCode {
    let (done, what) = match train::train(args, lesson, opening) {
        Err(error) => (Err(error), RESULTS),
        Ok((Trained::Left(farewell), _)) => (Ok(farewell), RESULTS),
        Ok((Trained::Game { game, lasting, to_console }, at_work)) => {
            let playing = args.of_games();
            let seed = args.seed();
            let evening = Evening { args: &playing, seed, to_console, screens: SeatScreens::default() };
            let done = match evening.goes_on(game, *lasting) {
                Ok(night) => on(night, args),
                Err(error) => (Err(error), MOVES),
            };
            drop(at_work);
            done
        }
    };
    super::ended(done, what)
}

/// Runs everything that follows the last game.
fn on(mut night: Night<'_>, training: &TrainArgs) -> Ended {
    loop {
        let (record, own, mut lasting, evening) = match night {
            Night::Left(farewell) => return (Ok(farewell), MOVES),
            Night::Train { record, own, lasting, evening } => (record, own, lasting, evening),
        };
        // What the screens of the game show stays until the next one begins.
        let resources = &mut lasting.left.resources;
        let (screens, face) = (resources.screens.take(), resources.face.take());
        let opening = record.map(|record| review::of_the_game(&record, &resources.settings, training.is_simulated()));
        let trained = opening.transpose().and_then(|opening| {
            let behind = Behind { lasting: *lasting, own, to_console: evening.to_console.clone() };
            train::go_on(training, opening, behind)
        });
        night = match trained {
            Err(error) => return (Err(error), RESULTS),
            Ok(Trained::Left(farewell)) => return (Ok(farewell), RESULTS),
            Ok(Trained::Game { game, mut lasting, .. }) => {
                let resources = &mut lasting.left.resources;
                (resources.screens, resources.face) = (screens, face);
                match evening.goes_on(game, *lasting) {
                    Ok(night) => night,
                    Err(error) => return (Err(error), MOVES),
                }
            }
        };
    }
}
