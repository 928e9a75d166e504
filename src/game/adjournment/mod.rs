//! Adjournment (Guidelines I): a move is sealed, the envelope closed and kept, and opened when the game is resumed.

mod act;
mod decide;
mod envelope;
mod event;
mod logged;
mod message;
mod refusal;
mod resume;
mod state;

pub use act::{Act, Entropy};
pub use envelope::{CannotOpen, Key, Writing};
pub use event::AdjournmentEvent;
pub use message::{Message, Next};
pub use refusal::Refusal;
pub use state::{Adjournment, Envelope, Resumption, Stage};
