//! What the table needs to know of what can be played at it.

use crate::engine::Reply;
use crate::engine::mating::Answer;
use crate::game::command::Input;
use crate::game::engine_trouble::EngineTrouble;
use crate::game::roles::Seat;
use crate::journal::line::Kept;
use crate::time::Tick;
use crate::words::notice::Notice;

use super::gate::Ordered;

/// Why a machine leaves the table, for the words at its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Parting {
    /// Somebody leaves.
    Leaves,
    /// Another machine is put on the table.
    GoesOn,
}

/// A machine of which the table owns two copies: as it was decided, and as far as its facts are on disk.
pub trait Machine: Sized {
    type Happening;
    /// What its journal keeps.
    type Fact: Kept;
    /// What follows from an input.
    type Effect: Ordered<Fact = Self::Fact>;
    /// Those who think for it.
    type Helpers: Helpers<Self>;

    /// The seat of the person who has set the table up: told what no other seat is responsible for.
    fn owner(&self) -> Seat;
    /// Decides, and applies what has come of it.
    fn handle(&mut self, input: Input<Self::Happening>) -> Vec<Self::Effect>;
    /// Takes a fact.
    fn apply(&mut self, fact: &Self::Fact);
    /// When something happens by itself.
    fn deadline(&self) -> Option<Tick>;
    /// That moment has come.
    const DEADLINE: Self::Happening;
    /// What is still to happen before it is put away.
    fn last_happening(&self, _: Parting) -> Option<Self::Happening> {
        None
    }

    /// The machine on which the program runs has slept for this many milliseconds.
    fn slept(millis: u64) -> Self::Happening;
}

/// An answer, with the moment at which it was found; or why there is none yet.
#[derive(Debug)]
pub enum HelperNews {
    /// Of the program that plays.
    Engine(Tick, Reply),
    /// It has failed.
    Trouble(EngineTrouble),
    /// Whether a side can still mate.
    Mating(Tick, Answer),
}

/// What became of an effect.
pub enum Taken<M: Machine> {
    /// It was for a helper, and its answer is news.
    Asked,
    /// It was for a helper who is not there; this is the answer.
    Answered(Input<M::Happening>),
    /// It is for people.
    NotTheirs(M::Effect),
}

/// The result of a helper's news.
pub enum Heard<M: Machine> {
    /// The answer is no longer awaited.
    Nothing,
    /// The machine is told.
    Input(Input<M::Happening>),
    /// The owner of the table is told.
    Notice(Notice),
}

/// Those who think for a machine, each on a thread of its own. Every question has one answer.
pub trait Helpers<M: Machine> {
    /// Whether an effect asks one of them.
    fn is_for_them(effect: &M::Effect) -> bool;
    /// Takes an effect that is for them.
    fn take(&mut self, effect: M::Effect, machine: &M, now: Tick) -> Taken<M>;
    /// Turns their news into what the table is to do.
    fn answered(&mut self, news: HelperNews, machine: &M) -> Heard<M>;
    /// Whether an answer is outstanding.
    fn is_busy(&self) -> bool;
    /// No further move is wanted.
    fn rest(&mut self);
}
