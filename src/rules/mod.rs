//! The Laws of Chess as functions of a position or a history.

pub mod adjournment;
pub mod arrival;
pub mod as_text;
pub mod can_mate;
pub mod chess960;
pub mod claims;
pub mod conduct;
pub mod context;
pub mod devices;
pub mod divergence;
pub mod edition;
pub mod ending;
pub mod fifty;
pub mod flag;
pub mod geometry;
pub mod illegal;
pub mod material;
pub mod mating;
pub mod odds;
pub mod offers;
pub mod outcome;
pub mod points;
pub mod position;
pub mod profile;
pub mod quickplay;
pub mod recording;
pub mod repetition;
pub mod set_up;
pub mod setup_errors;
pub mod touch;

#[cfg(test)]
mod legality_tests;
#[cfg(test)]
mod sample;
