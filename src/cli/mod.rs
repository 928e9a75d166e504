//! (to be written)

pub mod say;
