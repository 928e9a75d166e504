//! What is connected to this machine, line by line.

use super::phrase::Phrase;
use super::sentences::Sentences;
use super::trouble::SoundTrouble;
use super::utterance::Segment;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Equipment {
    /// How many sound outputs there are.
    Outputs(u64),
    /// How many microphones.
    Inputs(u64),
    /// How many gamepads.
    Pads(u64),
    /// A sound output or a microphone.
    Sound {
        /// Its place in the list, from 1.
        number: u64,
        /// What a person calls it.
        name: String,
        /// What the sound system and the settings call it.
        id: String,
        /// What it is used for.
        part: Part,
    },
    /// A sound output that is connected by Bluetooth: its place in the list.
    Bluetooth(u64),
    /// A gamepad.
    Pad {
        /// Its place in the list, from 1.
        number: u64,
        /// Its name.
        name: String,
    },
    /// Whether brltty answers.
    Braille(bool),
    /// Whether espeak-ng can be used.
    Espeak(bool),
    /// Whether the system's own voice answers.
    SystemVoice(bool),
    /// The built-in opponent, and its highest level.
    Opponent(u64),
    /// A word is played on each output now.
    Now,
    /// An output has played its word.
    Spoke(u64),
    /// An output has not.
    Mute {
        /// Which.
        number: u64,
        /// Why.
        why: SoundTrouble,
    },
}

/// What a sound device is used for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Named in the settings for the public words.
    Loudspeaker,
    /// Named in the settings for the private words.
    Earphone,
    /// The default device.
    Default,
    /// Nothing.
    None,
}

/// The words of a line.
pub(super) fn equipment(sentences: &Sentences, line: &Equipment) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let works = |key, works: bool| phrase(key).choice("works", if works { "yes" } else { "no" });
    match line {
        Equipment::Outputs(count) => phrase("devices-outputs").number("count", *count),
        Equipment::Inputs(count) => phrase("devices-inputs").number("count", *count),
        Equipment::Pads(count) => phrase("devices-pads").number("count", *count),
        Equipment::Sound { number, name, id, part } => {
            let item = phrase("devices-sound-item").number("number", *number).text("name", name).text("id", id);
            item.choice("use", part.key())
        }
        Equipment::Bluetooth(number) => phrase("devices-bluetooth").number("number", *number),
        Equipment::Pad { number, name } => phrase("devices-pad-item").number("number", *number).text("name", name),
        Equipment::Braille(answers) => works("devices-braille", *answers),
        Equipment::Espeak(ready) => works("devices-espeak", *ready),
        Equipment::SystemVoice(answers) => works("devices-system", *answers),
        Equipment::Opponent(highest) => phrase("devices-opponent").number("count", *highest),
        Equipment::Now => phrase("devices-now"),
        Equipment::Spoke(number) => phrase("devices-spoke").number("number", *number),
        Equipment::Mute { number, why } => {
            phrase("devices-mute").number("number", *number).text("why", &why.words(sentences))
        }
    }
    .say()
}

impl Part {
    const fn key(self) -> &'static str {
        match self {
            Part::Loudspeaker => "loudspeaker",
            Part::Earphone => "earphone",
            Part::Default => "default",
            Part::None => "none",
        }
    }
}
