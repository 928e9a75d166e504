//! Who may say a word: which seats, and at which device. Each row of the commands has one of these in its last column.

use crate::game::refusal::Refusal;
use crate::game::roles::{Mode, Seat};

/// Who may say a word.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum PermittedTo {
    /// Everybody at the table: what a seat may ask or do, the game itself says.
    Everybody,
    /// Each player, for themselves.
    Players,
    /// The person who has the device, alone: how it speaks to them.
    Device,
    /// The owner of the console.
    Owner,
    /// The owner of the console; at a tournament the arbiter.
    Host,
    /// The owner and the arbiter, at the console.
    AtConsole,
    ArbiterAtConsole,
    Arbiter,
}

/// Who says a word, and where.
#[derive(Copy, Clone, Debug)]
pub struct Speaker {
    /// Who says it.
    pub seat: Seat,
    /// Whose device it is.
    pub home: Seat,
    /// Whether it is the console itself, and no page.
    pub at_console: bool,
    /// The owner of the console.
    pub owner: Seat,
    /// What kind of game it is.
    pub mode: Mode,
}

impl PermittedTo {
    /// Why this word is not theirs; `None`: it is.
    pub fn refuses(self, by: Speaker) -> Option<Refusal> {
        let only = |is_theirs: bool, otherwise| (!is_theirs).then_some(otherwise);
        let (is_owner, is_arbiter) = (by.seat == by.owner, by.seat == Seat::Arbiter);
        match self {
            PermittedTo::Everybody => None,
            PermittedTo::Players => only(by.seat.side().is_some(), Refusal::PlayersOnly),
            PermittedTo::Device => only(by.seat == by.home, Refusal::OwnerOnly),
            PermittedTo::Host if by.mode == Mode::Tournament => only(is_arbiter, Refusal::ArbiterOnly),
            PermittedTo::Owner | PermittedTo::Host => only(is_owner, Refusal::OwnerOnly),
            PermittedTo::AtConsole => only(by.at_console && (is_owner || is_arbiter), Refusal::OwnerOnly),
            PermittedTo::ArbiterAtConsole if !by.at_console => Some(Refusal::OwnerOnly),
            PermittedTo::ArbiterAtConsole | PermittedTo::Arbiter => only(is_arbiter, Refusal::ArbiterOnly),
        }
    }
}
