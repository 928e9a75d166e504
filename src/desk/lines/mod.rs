//! What a line means: the rules of the grammars that are for games, and what each of them says.

pub mod any_command;
pub mod asked;
pub mod claims;
pub mod clock;
pub mod command;
pub mod context;
pub mod courtesy;
pub mod dialogue;
pub mod everyday;
pub mod help;
pub mod letters;
pub mod nearest;
pub mod next_game;
pub mod opening_names;
pub mod permitted_to;
pub mod quick_setting;
pub mod ruling_order;
pub mod study;
pub mod unclear;
pub mod warnings;
pub mod whether;
pub mod which_one;

#[cfg(test)]
mod tests;
