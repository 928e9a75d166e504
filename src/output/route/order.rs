//! What the thread that owns voices and devices is told.

use super::super::espeak;
use super::super::queue::{Device, Ticket};
use super::super::settings::VoiceSettings;
use super::super::stream::player::Notice;
use super::super::system;
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::words::utterance::Utterance;

/// What the thread is told, by the handle and by the parts that it owns.
pub(super) enum Order {
    Tell {
        ticket: Ticket,
        what: Utterance,
    },
    Cue {
        to: Seats,
        cue: Cue,
    },
    Silence,
    Voice(VoiceSettings),
    /// Another earphone, or none.
    Earphone(Option<String>),
    /// The player has heard what he should, where he should, or has not.
    Confirm(bool),
    /// The words of the check: the first in the ear, the second on the table.
    Check([(Ticket, Utterance); 2]),
    Close,
    Player(Device, Notice),
    Espeak(espeak::Notice),
    System(system::Notice),
    /// A device that was opened as number `era` broke.
    Broke {
        device: Device,
        era: u32,
        why: String,
    },
}
