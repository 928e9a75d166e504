//! What one seat has in hand.

pub mod entry;
pub mod key;
