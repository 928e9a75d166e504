//! What the thread that owns voices and devices is told.

use super::super::cue_set::{CueSet, Unusable};
use super::super::queue::{Device, Ticket};
use super::super::settings::VoiceSettings;
use super::super::stream::bluetooth::Bluetooth;
use super::super::stream::player::Notice;
use super::super::voice::VoiceNews;
use crate::config::CueSettings;
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::words::trouble::SoundTrouble;
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
    /// One cue for the owner alone, on request.
    Sample {
        ticket: Ticket,
        cue: Cue,
    },
    /// Other cues.
    Cues(CueSettings),
    /// Sounds of the player's own have been read, as reading number `era`.
    CuesRead {
        era: u32,
        set: CueSet,
        unusable: Vec<Unusable>,
    },
    /// Cues at all, or none.
    Sounds(bool),
    /// Whether devices are kept open while nothing sounds.
    KeepOpen(bool),
    /// Which outputs are connected by Bluetooth.
    Bluetooth(Bluetooth),
    /// An end of all private speech.
    Silence,
    /// An end of private speech and of announcements, as [`super::super::queue::Queue::skip`] has it.
    Skip,
    Voice(VoiceSettings),
    /// Another earphone, or none.
    Earphone(Option<String>),
    /// The player has heard what he should, where he should, or has not.
    Confirm(bool),
    /// The words of the check: the first in the ear, the second on the table.
    Check([(Ticket, Utterance); 2]),
    Close,
    Player(Device, Notice),
    /// A voice tells something of itself.
    VoiceNews(VoiceNews),
    /// A device that was opened as number `era` broke.
    Broke {
        device: Device,
        era: u32,
        why: SoundTrouble,
    },
}
