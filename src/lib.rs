//! Annabella, a talking chess console for blind and partially sighted players.
//!
//! ARCHITECTURE.md says how the parts stand to each other and why. In one line: input threads stamp what arrives,
//! [`words`] and [`notation`] read it, [`game`] decides and returns effects, [`journal`] makes the facts durable, and only
//! then [`output`] lets anybody hear of them.

pub mod disk;
pub mod keys;
pub mod language;
pub mod library;
mod named;
pub mod sound;
pub mod time;

pub mod rules;

pub mod game;

pub mod notation;

pub mod words;

pub mod scoresheet;
pub mod screen;

pub mod manual;

pub mod journal;

pub mod engine;

pub mod view;

pub mod answers;

pub mod desk;

pub mod training;

pub mod input;

pub mod output;

pub mod table;

pub mod config;

pub mod console;

pub mod cli;

#[cfg(any(test, debug_assertions))]
#[doc(hidden)]
pub mod catalogue;
