//! What is said about listening: the microphone, what was understood, and how well it hears.

use super::notice::Tell;
use super::trouble::VoiceTrouble;
use crate::game::declare::names;
use crate::game::report::MoveReport;
use crate::game::system_error::SystemError;
use crate::keys::key::Key;
use crate::words::declare::messages;

messages! { |voice|
    /// What the program says about listening.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum VoiceNotice {
        /// The microphone is open: the keys before a move.
        On { listen: Vec<Key> } => "voice-on"(listen),
        /// The same where no key is needed.
        OnHandsFree => "voice-on-hands-free",
        /// A move that was heard, read back: it counts when it is confirmed.
        ReadBack(report: Box<MoveReport>) => "voice-read-back"(move: report),
        /// A command that was heard, which counts when it is confirmed.
        Sure { text: String } => "voice-sure"(text),
        /// Somebody at a screen wants to be listened to.
        NotHere => "voice-not-here",
        /// It is off from now on.
        Off => "voice-off",
        /// The key was pressed while it is off.
        NotOn => "voice-not-on",
        /// Nothing can be listened to.
        Failed { why: VoiceTrouble } => "voice-failed"(why),
        /// The microphone is gone.
        Lost { why: VoiceTrouble } => "voice-lost"(why),
        /// It is there again.
        Back => "voice-back",
        /// Nothing was made of what was said.
        NotUnderstood => "voice-not-understood",
        NothingSaid => "voice-nothing-said",
        /// Something was said of which the beginning was not heard.
        TooEarly => "voice-too-early",
        /// The console spoke while the player was to be heard.
        SpokenOver => "voice-spoken-over",
        /// What was said was about a position that is past.
        Past => "voice-past",
        /// Whether a key is needed before each move.
        HandsFree { on: bool } => "voice-hands-free"(on),
        /// Whether spoken moves are kept as sound from now on.
        Keeping { on: bool } => "voice-keeping"(on),
        /// At a tournament it has not been allowed.
        KeepingNotAllowed => "voice-keeping-not-allowed",
        /// What was kept of this game is deleted.
        Deleted { count: usize } => "voice-deleted"(count),
        /// A recording could not be written, or not be deleted.
        NotKept { why: SystemError } => "voice-not-kept"(why),
        /// The player is to say something, by which the microphone is measured.
        Check => "voice-check",
        /// How well it hears.
        Quality(quality: Quality) => "voice-quality"(quality),
    }
}

/// How well a microphone hears.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Quality {
    /// Well.
    Good,
    /// Not a sound comes from it.
    Mute,
    /// The room is heard, but no speech.
    NoSpeech,
    /// Speech is cut off.
    TooLoud,
    /// Speech is faint.
    Faint,
    /// The room is nearly as loud as speech.
    RoomLoud,
    RoomLouder,
    /// High sounds are missing, as on the telephone.
    Telephone,
}

impl Quality {
    /// Whether something can be done about it.
    pub fn is_bad(self) -> bool {
        self != Quality::Good
    }
}

names! {
    Quality {
        Good = "good", Mute = "mute", NoSpeech = "no-speech", TooLoud = "too-loud", Faint = "faint", RoomLoud = "room-loud",
        RoomLouder = "room-louder", Telephone = "telephone",
    }
}

impl Tell for VoiceNotice {}
