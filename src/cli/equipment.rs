//! What is connected to this machine, line by line.

use crate::game::declare::names;
use crate::game::participant::Language;
use crate::words::Words;
use crate::words::declare::{Say, messages};
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::Segment;

messages! { |voice|
    /// A line of the list.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Equipment {
        /// The sound server, which is there, cannot be used.
        ServerAvoided(why: SoundTrouble) => "devices-server"(why),
        Outputs(count: u64) => "devices-outputs"(count),
        Inputs(count: u64) => "devices-inputs"(count),
        Pads(count: u64) => "devices-pads"(count),
        /// A sound output or a microphone: its place in the list, from 1, what a person calls it, what the sound system and the
        /// settings do, and what it is used for.
        Sound { number: u64, name: String, id: String, part: Part } => "devices-sound-item"(number, name, id, use: part),
        /// A sound output that is connected by Bluetooth: its place in the list.
        Bluetooth(number: u64) => "devices-bluetooth"(number),
        Pad { number: u64, name: String } => "devices-pad-item"(number, name),
        /// Whether brltty answers.
        Braille(works: bool) => "devices-braille"(works),
        /// Whether espeak-ng can be used.
        Espeak(works: bool) => "devices-espeak"(works),
        /// Whether the system's own voice answers.
        SystemVoice(works: bool) => "devices-system"(works),
        /// The built-in opponent, and its highest level.
        Opponent(count: u64) => "devices-opponent"(count),
        /// A word is played on each output now.
        Now => "devices-now",
        /// An output has played its word.
        Spoke(number: u64) => "devices-spoke"(number),
        /// An output has not.
        Mute { number: u64, why: SoundTrouble } => "devices-mute"(number, why),
    }
}

/// What a sound device is used for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Named in the settings for the public words.
    Loudspeaker,
    /// Named in the settings for the private words.
    Earphone,
    /// Named in the settings for spoken moves.
    Microphone,
    /// The default device.
    Default,
    /// Nothing.
    None,
}

names! {
    Part { Loudspeaker = "loudspeaker", Earphone = "earphone", Microphone = "microphone", Default = "default", None = "none" }
}

impl Words {
    /// What is connected to this machine.
    pub fn equipment(&self, line: &Equipment, language: Language) -> Vec<Segment> {
        line.say(self.sentences(language).into())
    }
}
