//! Opponents that are programs.

pub mod house;
