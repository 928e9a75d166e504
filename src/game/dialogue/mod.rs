//! The dialogue of Appendix D (E in the edition of 2009): a move is announced, repeated, executed on the other board, and
//! only then, as the event has chosen, may the clock be pressed.
//!
//! [`Flow`] is where a half-move stands, folded from the facts; [`Act`] is what a seat can do. There are two boards, one for
//! each player, of which the console may be one, both or neither. Where it is not the player's board, entering a move stands
//! for lifting, placing and announcing.

mod act;
mod act_of_hands;
mod act_of_words;
pub mod audience;
mod boards;
mod decide;
mod difference;
pub mod duties;
mod event;
mod flow;
mod hands;
mod message;
pub mod pairing;
mod press;
mod proposal;
mod refusal;
mod touch_claim;

pub use act::Act;
pub use difference::Difference;
pub use event::DialogueEvent;
pub use flow::{Flow, Made, Said, State};
pub use hands::Missing;
pub use message::{Awaited, HandAction, Message, Standing};
pub use proposal::Proposal;
pub use refusal::Refusal;
pub(in crate::game) use touch_claim::fits;
