//! What several test targets share.

#![allow(dead_code)] // Each target uses a part of it.

pub mod headings;
pub mod mount;
pub mod pgn;
pub mod play;
pub mod running;
pub mod table;
pub mod tmux;
