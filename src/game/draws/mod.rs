//! Draws that are offered, agreed or claimed: by repetition, by fifty moves, in the quickplay finish (9.1 to 9.5, III).

mod act;
mod claims;
mod event;
mod fold;
mod message;
mod offers;
mod packet;
mod quickplay;
mod refusal;
mod state;

pub use act::Act;
pub use event::DrawEvent;
pub use message::{Evidence, Message, WaitsFor};
pub use packet::Packet;
pub use refusal::Refusal;
pub use state::{Draws, Mark, Open};
