//! The threads that think for a machine: the program that plays, and the search whether a side can still mate.

use super::machine::{Heard, HelperNews, Helpers, Taken};
use crate::engine::builtin::BuiltinEngine;
use crate::engine::mating::{self, Answer, Mating};
use crate::engine::uci::UciEngine;
use crate::game::Game;
use crate::game::command::{Happening, Input};
use crate::game::effect::{Effect, EngineTask};
use crate::game::engine_trouble::EngineTrouble;
use crate::game::fact::{HalfMoveId, Source};
use crate::game::mating::{About, MatingAnswer, MatingTask};
use crate::game::roles::Seat;
use crate::game::standalone_clock::{self, StandaloneClock};
use crate::rules::mating::{About as Searched, Unknown, Verdict};
use crate::time::Tick;
use crate::words::engine_notice::EngineNotice;
use crate::words::notice::Notice;

/// The program that plays.
pub enum Opponent {
    Builtin(BuiltinEngine),
    Uci(UciEngine),
}

impl Opponent {
    fn ask(&self, task: EngineTask) {
        match self {
            Opponent::Builtin(engine) => engine.ask(task),
            Opponent::Uci(engine) => engine.ask(task),
        }
    }

    fn rest(&self) {
        match self {
            Opponent::Builtin(engine) => engine.rest(),
            Opponent::Uci(engine) => engine.rest(),
        }
    }
}

/// Those of a game.
#[derive(Default)]
pub struct Engines {
    opponent: Option<Opponent>,
    mating: Option<Mating>,
    is_opponent_asked: bool,
    /// What was asked about mates and is not answered yet, as the game and as the worker call it.
    mates_asked: Vec<(Option<HalfMoveId>, About, Searched)>,
}

impl Engines {
    /// The program that plays, if one does; who says whether a side can still mate, where the system gives threads.
    pub fn new(opponent: Option<Opponent>, mating: Option<Mating>) -> Engines {
        Engines { opponent, mating, ..Engines::default() }
    }

    /// Asks the solver about a mate. Without a solver, the error is an answer that leaves the question undecided.
    fn ask_about_mate(&mut self, task: MatingTask) -> Result<(), MatingAnswer> {
        let about = task.about.searched();
        let Some(mating) = &self.mating else {
            // Without threads the question stays undecided: the game goes on, or the arbiter rules.
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

    fn answered(&mut self, news: HelperNews, game: &Game) -> Heard<Game> {
        match news {
            HelperNews::Engine(at, reply) => {
                self.is_opponent_asked = false;
                let what = Happening::Engine { after: reply.after, answer: reply.answer };
                Heard::Input(Input { seat: Seat::Side(!game.owner_side()), source: reply.by, at, what })
            }
            HelperNews::Trouble(trouble) => {
                // If the engine has given up, its answer is no longer awaited.
                self.is_opponent_asked &= !matches!(trouble, EngineTrouble::Abandoned { .. });
                Heard::Notice(Notice::from(EngineNotice::Trouble(trouble)))
            }
            HelperNews::Mating(at, Answer { after, about, verdict }) => {
                let mut asked = self.mates_asked.iter();
                let Some(index) = asked.position(|asked| (asked.0, asked.2) == (after, about)) else {
                    return Heard::Nothing;
                };
                let (after, about, _) = self.mates_asked.remove(index);
                Heard::Input(about_mate(game, at, MatingAnswer { after, about, verdict }))
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

    fn answered(&mut self, _: HelperNews, _: &StandaloneClock) -> Heard<StandaloneClock> {
        Heard::Nothing
    }

    fn is_busy(&self) -> bool {
        false
    }

    fn rest(&mut self) {}
}
