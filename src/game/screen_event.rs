//! What happens at paired screens, as a game records it.

use super::declare::names;
use serde::{Deserialize, Serialize};

use super::roles::Seat;
use crate::named::named;
use crate::rules::position::Color;

named! {
    /// Whose place a paired screen is.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Role {
        /// The opponent of the console's owner.
        #[default]
        Opponent = "opponent",
        /// The owner, who has a large board there.
        Own = "own",
        /// The owner's assistant.
        Assistant = "assistant",
        Arbiter = "arbiter",
    }
}

impl Role {
    /// The seat at the table, where the console's owner plays this side.
    pub const fn seat(self, own: Color) -> Seat {
        match self {
            Role::Opponent => Seat::Side(own.other()),
            Role::Own => Seat::Side(own),
            Role::Assistant => Seat::AssistantOf(own),
            Role::Arbiter => Seat::Arbiter,
        }
    }

    /// Whose place this seat has.
    pub fn of(seat: Seat, own: Color) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.seat(own) == seat)
    }
}

named! {
    /// What has become of the page of who sits at a screen.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Page {
        /// Something else is in front of it.
        Left = "left",
        /// It is in front again.
        Returned = "returned",
        /// It is not connected.
        Lost = "lost",
        /// It is connected again.
        Back = "back",
    }
}

/// What happens at a screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "screen", rename_all = "snake_case")]
pub enum ScreenEvent {
    /// Somebody has come with the code of a seat, and waits for the arbiter.
    Asked {
        /// Which browser, in this run of the program.
        visitor: u32,
        seat: Seat,
        /// The name that was given, or nothing.
        name: String,
    },
    /// The page of a seat is left, or in front again.
    Page { seat: Seat, page: Page },
}

/// Somebody who waits for the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asking {
    pub visitor: u32,
    pub seat: Seat,
    pub name: String,
}

names! {
    // A player's own screen has no other person at it, and the arbiter's is admitted without asking a player.
    Role { Opponent = "opponent", Own = "own", Assistant = "assistant", Arbiter = "arbiter" }
}
