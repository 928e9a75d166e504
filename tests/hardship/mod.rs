//! The program through hardship: killed, stalled, without a disk, misconfigured, fed with rubbish, called twice, cut off.
//!
//! All of it is the real binary, with real pipes, terminals and file systems. What is missing fails the test.

// clippy.toml allows it in test functions only; here the helpers are the tests' own.
#![allow(clippy::unwrap_used)]

mod bytes;
mod damaged;
mod disk;
mod ends;
mod killed;
mod pane;
mod same;
mod settings;
mod stalled;
mod two;
