//! What is heard and read: adapters between utterances, cues and real devices.
//!
//! [`route`] owns the rest and is what the console talks to. [`queue`] decides the order and the manners, and touches no
//! device. [`espeak`] makes samples, [`stream`] plays them, [`recording`] writes them into a file, [`system`] hands words to
//! the system's own voice, [`terminal`] writes lines, [`braille_display`] has the Braille display, [`cues`] are the short
//! sounds, [`cue_set`] as the player wants them, [`voice`] is what voices tell, [`devices`] lists what is there.

pub mod braille_display;
pub mod cue_set;
pub mod cues;
pub mod devices;
pub mod espeak;
pub mod queue;
pub mod recording;
pub mod route;
pub mod settings;
pub mod sink;
pub mod stream;
pub mod system;
pub mod terminal;
pub mod voice;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::words::trouble::SoundTrouble;

/// Locks, and goes on where another thread died with the lock: none of the states kept so in `output` can be left half changed
/// in a way that matters more than silence would.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a thread that is never joined.
fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<(), SoundTrouble> {
    let started = thread::Builder::new().name(name.to_owned()).spawn(run);
    started.map(drop).map_err(|error| SoundTrouble::NoThread { system: error.into() })
}
