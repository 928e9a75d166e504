//! One game as a state machine: it takes inputs and time as data and returns effects.
//!
//! Nothing in here reads a clock, opens a file, starts a thread or draws a random number. [`Game::handle`] decides and
//! applies; [`Game::apply`] alone folds a fact into the state, so that a journal is replayed by a `for` loop that never
//! decides again.

pub mod answer;
pub mod board;
pub mod clock;
pub mod command;
pub mod dialogue;
pub mod effect;
pub mod fact;
pub mod half_move;
pub mod history;
pub mod mating;
pub mod message;
pub mod participant;
pub mod question;
pub mod refusal;
pub mod report;
pub mod roles;
pub mod ruling;
pub mod ruling_docket;
pub mod ruling_fact;
pub mod ruling_refusal;
pub mod ruling_says;
pub mod timepiece;

mod clock_rulings;
mod clocks;
mod decide;
mod deed;
mod draws;
mod flag;
mod house;
mod illegal;
mod machine;
mod mating_stake;
mod moves;
mod ruling_orders;

pub use machine::{Game, Names, Phase, ReplayError};
