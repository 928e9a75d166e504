//! The library from outside: the Laws, the game, its record, words and files.
//!
//! One program for all of it, since each test program is compiled and linked anew. `cargo test --test core laws::` runs a part.

mod announced;
mod answer_words;
mod answers;
mod architecture;
mod braille;
mod circles;
mod claims;
mod clients;
mod clock;
mod compare;
mod config;
mod convert;
mod dialogue;
mod drills;
mod endgames;
mod engine;
mod first_steps;
mod flags;
mod game;
mod hear;
mod help;
mod journal;
mod judge;
mod laws;
mod lessons;
mod locales;
mod long;
mod mating;
mod meanings;
mod opponents;
mod package;
mod page;
mod phrases;
mod profiles;
mod puzzles;
mod quoted;
mod rulings;
mod scoresheet;
mod screen;
mod spoken;
mod support;
mod terms;
mod uci;
mod undecided;
