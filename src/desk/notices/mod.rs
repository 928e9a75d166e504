//! What the desk says.

pub mod advice;
pub mod claim;
pub mod clock;
pub mod compose;
pub mod cue;
pub mod desk;
pub mod hand;
pub mod keys;
pub mod manual;
pub mod next;
pub mod ruling;
pub mod study;
pub mod tutorial;
pub mod warning;
