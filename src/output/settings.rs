//! How one console speaks and writes.

use std::collections::BTreeMap;

pub use crate::config::Speech;
use crate::config::{CueSettings, Settings, Terminal};
use crate::game::participant::Language;
use crate::game::roles::{Seat, Seats};

/// All that [`super::route::Output::open`] wants to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputSettings {
    /// Which voice speaks.
    pub speech: Speech,
    /// Its rate, pitch and loudness.
    pub voice: VoiceSettings,
    /// Whether the short sounds are played.
    pub sounds: bool,
    /// Whom the terminal shows.
    pub terminal: Terminal,
    /// The form of the terminal's lines.
    pub form: LineForm,
    /// Whose console it is.
    pub owner: Seat,
    /// The seats whose private words this console speaks: the owner's, and the other player's too where both sit at it.
    pub listeners: Seats,
    /// The seats whose words stand on the Braille display: the owner's alone, whose fingers are on it.
    pub fingers: Seats,
    /// Where private words may sound.
    pub private: PrivateVoice,
    /// The device of the public words, as the sound system calls it (`annabella devices` lists them); `None`: the default one.
    pub loudspeaker: Option<String>,
    /// The device of the private words; `None`: there is no second device.
    pub earphone: Option<String>,
    /// What becomes of each cue.
    pub cues: CueSettings,
    /// Whether devices play silence while there is nothing to hear, instead of resting: after a rest headphones that are
    /// connected by Bluetooth swallow the first word.
    pub keep_open: bool,
}

impl OutputSettings {
    /// The defaults of a casual game for the owner of the console.
    pub fn for_owner(owner: Seat) -> OutputSettings {
        OutputSettings {
            speech: Speech::Espeak,
            voice: VoiceSettings::default(),
            sounds: true,
            terminal: Terminal::All,
            form: LineForm::Terminal,
            owner,
            listeners: Seats::only(owner),
            fingers: Seats::only(owner),
            private: PrivateVoice::Shared,
            loudspeaker: None,
            earphone: None,
            cues: CueSettings::default(),
            keep_open: false,
        }
    }

    /// With the devices, the voice and the cues of the player's settings.
    #[must_use]
    pub fn with_sound_of(self, settings: &Settings) -> OutputSettings {
        let device = |name: &str| (!name.is_empty()).then(|| name.to_owned());
        OutputSettings {
            loudspeaker: device(&settings.loudspeaker),
            earphone: device(&settings.earphone),
            cues: settings.cues.clone(),
            keep_open: settings.keep_open,
            voice: VoiceSettings::of(settings),
            ..self
        }
    }
}

/// How far private words are trusted to reach one pair of ears alone.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum PrivateVoice {
    /// Casual and training games: on the earphone from the beginning, and without one on the loudspeaker after the public words.
    #[default]
    Shared,
    /// Tournaments: on the earphone once the player has confirmed it, and without one nowhere, because the whole table would
    /// hear them: they stay text. Cues sound as the private words do.
    Unspoken,
}

/// The form of the terminal's lines.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum LineForm {
    /// For a person: the words alone, of those who sit at this console.
    #[default]
    Terminal,
    /// For a program: each line begins with whom it is for, and no seat is left out.
    BlackBox,
}

/// How a voice sounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VoiceSettings {
    /// Words a minute, 80 to 450.
    pub rate: u16,
    /// 0 to 100; 50 is the voice's own.
    pub pitch: u8,
    /// 0 to 100.
    pub volume: u8,
    /// Voices other than the synthesizer's own for a language, by its names for them.
    pub names: BTreeMap<Language, String>,
}

impl VoiceSettings {
    /// The voice that the player's settings ask for.
    pub fn of(settings: &Settings) -> VoiceSettings {
        VoiceSettings {
            rate: settings.rate,
            pitch: settings.pitch,
            volume: settings.volume,
            names: settings.voices.clone(),
        }
    }

    /// The slowest and the fastest rate.
    pub const RATES: (u16, u16) = (80, 450);

    /// The rate, within the bounds.
    pub fn bounded_rate(&self) -> u16 {
        self.rate.clamp(Self::RATES.0, Self::RATES.1)
    }

    /// What the synthesizer calls the voice of a language.
    pub fn name(&self, language: Language) -> &str {
        self.names.get(&language).map_or(language.code(), String::as_str)
    }
}

/// The voices that a synthesizer has for each language, by the names that settings use.
pub type VoiceNames = BTreeMap<Language, Vec<String>>;

impl Default for VoiceSettings {
    fn default() -> VoiceSettings {
        VoiceSettings { rate: 175, pitch: 50, volume: 100, names: BTreeMap::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::{Key, Sources, load};
    use crate::rules::position::Color;

    #[test]
    fn devices_and_voices_follow_settings_and_wrong_ones_are_refused() {
        let said = [
            (Key::Earphone, "earphone"),
            (Key::Rate, "451"),
            (Key::Pitch, "0"),
            (Key::Volume, "101"),
            (Key::Voice(Language::De), "de+f3"),
            (Key::Voice(Language::It), ""),
        ];
        let flags = said.map(|(key, text)| (key, text.to_owned())).to_vec();
        let loaded = load(&Sources { flags, ..Sources::default() });
        let refused: Vec<&str> = loaded.problems.iter().map(|problem| problem.key.as_str()).collect();
        assert_eq!(refused, ["rate", "volume"]);
        let output = OutputSettings::for_owner(Seat::Side(Color::Black)).with_sound_of(&loaded.settings);
        assert_eq!((output.loudspeaker, output.earphone.as_deref()), (None, Some("earphone")));
        assert_eq!((output.voice.rate, output.voice.pitch, output.voice.volume), (175, 0, 100));
        assert_eq!((output.voice.name(Language::De), output.voice.name(Language::It)), ("de+f3", "it"));
    }
}
