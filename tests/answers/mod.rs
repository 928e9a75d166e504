//! What a player may ask, and what they are answered: beside another program's computation, by the permission table, and on
//! boards that no game has.

mod compare;
mod hardy;
mod jumps;
mod made_again;
mod offered;
mod python;
mod questions;
mod random_sheets;
mod sample;
mod sheet;
mod sheet_times;
mod silent;
mod slips;
mod study;
mod table;
mod words;
