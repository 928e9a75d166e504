//! What is said while one trains.

pub mod drill;
pub mod endgame;
pub mod lesson;
pub mod lesson_text;
pub mod opening;
pub mod puzzle;
pub mod review;
pub mod store_trouble;
pub mod training;
