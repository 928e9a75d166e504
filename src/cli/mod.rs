//! The command line: one file a subcommand.

pub mod config;
pub mod profiles;
pub mod say;
