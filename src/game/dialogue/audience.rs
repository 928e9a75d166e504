//! Who may hear what of the dialogue (6.6 of the sources; D.2, 11.12, 12.6): one table for all messages.

use super::message::Message;
use crate::game::roles::{Seat, Seats};
use crate::rules::position::Color;

/// A kind of information.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Info {
    /// Announcement, repetition, correction, *I adjust*, a claim about a touched piece, the clocks are stopped.
    Aloud,
    /// What a player does on their own board.
    OwnBoard(Color),
    /// What the arbiter alone is told: presses that were refused, broken obligations, slips, where the boards differ.
    Arbiter,
    /// What the assistant of a player is told.
    Assistant(Color),
}

impl Info {
    /// Of which kind a message is; `actor` is the side that it is about.
    pub const fn of(message: &Message, actor: Color) -> Info {
        match message {
            Message::Repeated(_)
            | Message::Mismatch
            | Message::Corrected(_)
            | Message::Adjusting { .. }
            | Message::TouchClaimed { .. }
            | Message::TouchBinds { .. }
            | Message::TouchMoveStands { .. }
            | Message::TouchNotRecorded
            | Message::SaidToDiffer { .. }
            | Message::BoardAgrees { .. }
            | Message::Stopped => Info::Aloud,
            Message::Did { .. }
            | Message::Executed(_)
            | Message::PromotionPieceMissing
            | Message::YourMoveIsMade
            | Message::AdjustYourBoard(_)
            | Message::RecordSays { .. }
            | Message::Standing(_) => Info::OwnBoard(actor),
            Message::PressRefused { .. }
            | Message::ObligationBroken { .. }
            | Message::TouchReported { .. }
            | Message::TouchToDecide { .. }
            | Message::Slip { .. }
            | Message::Overstepped { .. }
            | Message::Diverged { .. }
            | Message::Formalities { .. } => Info::Arbiter,
            Message::TimeWanted { .. } => Info::Assistant(actor),
        }
    }

    /// Who hears it without asking.
    pub const fn audience(self) -> Seats {
        match self {
            Info::Aloud => Seats::PUBLIC,
            Info::OwnBoard(side) => Seats::only(Seat::Side(side)),
            Info::Arbiter => Seats::only(Seat::Arbiter),
            Info::Assistant(side) => Seats::only(Seat::AssistantOf(side)),
        }
    }
}
