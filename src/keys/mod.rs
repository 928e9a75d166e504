//! Keys, and what they do.

pub mod action;
pub mod clock_key;
pub mod key;
