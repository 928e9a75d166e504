//! The subcommands, one file each.

pub mod config;
pub mod profiles;
