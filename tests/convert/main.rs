//! Scoresheets converted: every form to every other and back, bad input, and other programs' eyes on our PGN.

mod bad;
mod command;
#[path = "../braille/games.rs"]
#[allow(dead_code)] // its other half is for the tests of Braille
mod games;
mod heard;
mod inputs;
mod letters;
mod peers;
mod pgn;
mod recorded;
mod rounds;
mod sound_file;
mod within;
