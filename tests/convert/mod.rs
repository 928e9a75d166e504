//! Scoresheets converted: every form to every other and back, bad input, and other programs' eyes on our PGN.

mod asked;
mod bad;
mod codes;
mod command;
mod foreign;
mod heard;
mod inputs;
mod letters;
mod names;
mod peers;
mod pgn;
mod recorded;
mod rounds;
mod sound_file;
pub mod within;
