//! The threads that think for a machine: the built-in opponent, and the search whether a side can still mate.

use super::machine::{HelperNews, Helpers, Taken};
use crate::engine::builtin::BuiltinEngine;
use crate::engine::mating::{self, Answer, Mating};
use crate::game::Game;
use crate::game::command::{Happening, Input};
use crate::game::effect::Effect;
use crate::game::fact::{HalfMoveId, Source};
use crate::game::mating::{About, MatingAnswer, MatingTask};
use crate::game::roles::Seat;
use crate::game::standalone_clock::{self, StandaloneClock};
use crate::rules::mating::{About as Searched, Unknown, Verdict};
use crate::time::Tick;

/// Those of a game.
#[derive(Default)]
pub struct Engines {
    opponent: Option<BuiltinEngine>,
    mating: Option<Mating>,
    is_opponent_asked: bool,
    /// What was asked about mates and is not answered yet, as the game and as the worker call it.
    mates_asked: Vec<(Option<HalfMoveId>, About, Searched)>,
}

impl Engines {
    /// The built-in opponent, where it plays; who says whether a side can still mate, where the system gives threads.
    pub fn new(opponent: Option<BuiltinEngine>, mating: Option<Mating>) -> Engines {
        Engines { opponent, mating, ..Engines::default() }
    }

    /// `None` where nobody can be asked.
    fn ask_about_mate(&mut self, task: MatingTask) -> Result<(), MatingAnswer> {
        let about = task.about.searched();
        let Some(mating) = &self.mating else {
            // Without threads nobody decides: the game goes on, or the arbiter rules.
            let verdict = Verdict::unknown(about, Unknown::GaveUp);
            return Err(MatingAnswer { after: task.after, about: task.about, verdict });
        };
        mating.ask(mating::Question { after: task.after, about, position: task.position });
        self.mates_asked.push((task.after, task.about, about));
        Ok(())
    }
}

fn about_mate(game: &Game, at: Tick, answer: MatingAnswer) -> Input {
    Input { seat: game.owner(), source: Source::Console, at, what: Happening::CanMate(answer) }
}

impl Helpers<Game> for Engines {
    fn is_for_them(effect: &Effect) -> bool {
        matches!(effect, Effect::AskEngine(_) | Effect::CanMate(_))
    }

    fn take(&mut self, effect: Effect, game: &Game, now: Tick) -> Taken<Game> {
        match effect {
            Effect::AskEngine(task) => {
                if let Some(opponent) = &self.opponent {
                    opponent.ask(task);
                    self.is_opponent_asked = true;
                }
                Taken::Asked
            }
            Effect::RestEngine => {
                self.rest();
                Taken::Asked
            }
            Effect::CanMate(task) => match self.ask_about_mate(task) {
                Ok(()) => Taken::Asked,
                Err(answer) => Taken::Answered(about_mate(game, now, answer)),
            },
            other => Taken::NotTheirs(other),
        }
    }

    fn answered(&mut self, news: HelperNews, game: &Game) -> Option<Input> {
        match news {
            HelperNews::Engine(at, reply) => {
                self.is_opponent_asked = false;
                let what = Happening::Engine { after: reply.after, answer: reply.answer };
                Some(Input { seat: Seat::Side(!game.owner_side()), source: Source::BuiltinEngine, at, what })
            }
            HelperNews::Mating(at, Answer { after, about, verdict }) => {
                let mut asked = self.mates_asked.iter();
                let index = asked.position(|asked| (asked.0, asked.2) == (after, about))?;
                let (after, about, _) = self.mates_asked.remove(index);
                Some(about_mate(game, at, MatingAnswer { after, about, verdict }))
            }
        }
    }

    fn is_busy(&self) -> bool {
        self.is_opponent_asked || !self.mates_asked.is_empty()
    }

    fn rest(&mut self) {
        if let Some(opponent) = &self.opponent {
            opponent.rest();
        }
        self.is_opponent_asked = false;
    }
}

/// A clock alone has none.
impl Helpers<StandaloneClock> for () {
    fn is_for_them(_: &standalone_clock::Effect) -> bool {
        false
    }

    fn take(&mut self, effect: standalone_clock::Effect, _: &StandaloneClock, _: Tick) -> Taken<StandaloneClock> {
        Taken::NotTheirs(effect)
    }

    fn answered(&mut self, _: HelperNews, _: &StandaloneClock) -> Option<Input<standalone_clock::Happening>> {
        None
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn rest(&mut self) {}
}
