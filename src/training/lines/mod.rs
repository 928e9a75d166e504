//! What lines mean to somebody who trains.

pub mod drill;
pub mod endgame;
pub mod lesson;
pub mod opening;
pub mod theme;
pub mod training;
