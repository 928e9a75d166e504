//! The program as people use it: through pipes, terminals, Braille displays and the machine's own troubles.
//!
//! `cargo test --test program keys::` runs a part.

mod added_puzzles;
mod display;
mod hardship;
mod keys;
mod power;
mod pseudo;
mod scripts;
mod standalone_clock;
mod support;
mod terminal;
mod training;
mod uci_opponent;
