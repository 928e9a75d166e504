//! Games with the dialogue of Appendix D.

use annabella::game::dialogue::{Message as Said, State};
use annabella::game::fact::{Dialogue, Started};
use annabella::game::message::Message;
use annabella::game::participant::Sight;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::rules::position::{Color, Intent};
use annabella::rules::profile::ClockAfter;

use crate::support::table::{Mates, started};

pub use crate::support::table::{BLACK, Table, WHITE, step};

pub const HELPER: Seat = Seat::AssistantOf(Color::White);

/// A tournament game of a visually disabled White with an assistant, and a sighted Black.
pub fn tournament() -> Started {
    let mut started = started(Mode::Tournament, "90");
    started.dialogue = Dialogue::Full;
    started.players.black.sight = Sight::Sighted;
    started.players.white.assistant = true;
    started
}

/// A table with both boards. Whatever is done takes a second.
pub fn set(started: Started) -> Table {
    Table::with(started, |table| (table.mates, table.pace) = (Mates::Waited, 1_000))
}

pub fn state(table: &Table) -> State {
    table.game.dialogue().state(table.game.turn())
}

/// To whom such words of the dialogue were said.
pub fn heard(table: &Table, wanted: impl Fn(&Said) -> bool) -> Option<Seats> {
    table.heard(|to, message| match message {
        Message::Dialogue(said) if wanted(said) => Some(to),
        _ => None,
    })
}

pub fn uci(intent: Intent) -> String {
    match intent {
        Intent::Step { from, to, promotion } => {
            format!("{from}{to}{}", promotion.map(|role| role.char().to_string()).unwrap_or_default())
        }
        Intent::Castle { side } => format!("{side:?}"),
    }
}

pub fn clock_after(name: &str) -> ClockAfter {
    match name {
        "made" => ClockAfter::Made,
        "made_and_repeated" => ClockAfter::MadeAndRepeated,
        _ => ClockAfter::MadeRepeatedExecuted,
    }
}
