//! Claims, offers, the quickplay finish, scoresheets and adjournment through the game.

mod adjourned;
mod claimed;
mod dashes;
mod envelopes;
mod random;
mod recorded;
mod table;
mod vectors;
