//! One game as a state machine: it takes inputs and time as data and returns response.
//!
//! Nothing in here reads a clock, opens a file, starts a thread or draws a random number. [`Game::handle`] decides and
//! applies; [`Game::apply`] alone folds a fact into the state, so that a journal is replayed by a `for` loop that never
//! decides again.

pub mod adjournment;
pub mod advice;
pub mod answer;
pub mod arbiter_inbox;
pub mod board;
pub mod clock;
pub mod command;
pub(crate) mod declare;
pub mod dialogue;
pub mod draws;
pub mod effect;
pub(crate) mod ended;
pub mod engine_trouble;
pub mod fact;
pub mod gaps;
pub mod half_move;
pub mod history;
pub mod mating;
pub mod message;
pub mod move_times;
pub mod obstacle;
pub mod opening;
pub mod paired_screens;
pub mod participant;
pub mod presence;
pub mod question;
pub mod recording;
pub mod refusal;
pub mod report;
pub mod roles;
pub mod ruling;
pub mod ruling_fact;
pub mod ruling_refusal;
pub mod ruling_says;
#[cfg(any(test, debug_assertions))]
pub(crate) mod samples;
pub mod screen_event;
pub mod sentence;
pub mod sheet_log;
pub mod slow_hash;
pub mod standalone_clock;
pub mod system_error;
pub mod table_clock;
pub mod warnings;
pub mod wrong_value;

mod agreed;
mod aloud;
mod among_players;
mod arguments;
mod arrivals;
mod assistants;
mod attendance;
mod calls;
mod clock_rulings;
mod clocks;
mod decide;
mod displaced;
mod engine_player;
mod flag;
mod gap_charges;
mod helped;
mod illegal;
mod machine;
mod made_again;
mod mating_stake;
mod moves;
mod naming;
mod putting_right;
mod response;
mod restoration;
mod ruling_orders;
mod screen_rulings;
mod told;
mod waits;

pub use machine::{Game, Names, Phase, ReplayError};
