//! What a voice tells of itself, be it espeak-ng's or the system's.

use super::queue::Job;
use super::settings::VoiceNames;
use crate::game::participant::Language;
use crate::words::trouble::SoundTrouble;

/// What the thread of a voice tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceNews {
    /// It can speak.
    Ready,
    /// It cannot, and why. What was being said is lost.
    Failed(SoundTrouble),
    /// A job has been said. Of espeak-ng's samples their player tells that.
    Ended(Job),
    Voices(VoiceNames),
    /// The settings name a voice that there is not; told once. The language's own speaks.
    NoSuchVoice {
        language: Language,
        name: String,
    },
}
