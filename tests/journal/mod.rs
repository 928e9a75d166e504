//! The journal on real files: cut, spoilt, held by another, full, stalled, deleted, killed.

// clippy.toml allows it in test functions only; here the helpers are the tests' own.
#![allow(clippy::unwrap_used)]

mod appender;
mod away;
mod full;
mod killed;
mod opening;
mod sample;
mod spoilt;
mod stalled;
