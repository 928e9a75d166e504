//! Claims, offers, the quickplay finish, scoresheets and adjournment through the game.

#[path = "../support/mod.rs"]
mod support;

mod adjourned;
mod claimed;
mod dashes;
mod envelopes;
mod random;
mod recorded;
mod table;
mod vectors;
