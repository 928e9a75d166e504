//! Key scripts: the program in a real terminal, and what the pane shows after each key.
//!
//! No voice and no cue is to be had here: what a key does has to stand on the terminal, where a Braille display reads it.

// clippy.toml allows it in test functions only; here the helpers are the tests' own.
#![allow(clippy::unwrap_used)]

mod asking;
mod bytes;
mod dialogue;
mod hand;
mod keystrokes;
mod map;
mod next;
mod own;
mod pane;
mod pastes;
mod pin;
mod script;
mod typing;
mod window;
