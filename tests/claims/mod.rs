//! Claims, offers, the quickplay finish, scoresheets and adjournment through the game.

mod adjourned;
mod claimed;
mod dashes;
mod random;
mod recorded;
mod table;
