//! Scoresheets from any form to any other: a stream of games is read into sheets, one after another, and written from them.

pub mod form;
pub mod games;
pub mod pgn_in;
pub mod run;
mod scan;
pub mod source;
mod tags;
