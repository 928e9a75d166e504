//! Connections to the system's speech, one for each language: changing the voice of one takes seconds.

use std::mem::ManuallyDrop;

use tts::{Tts, UtteranceId};

use super::super::settings::{VoiceNames, VoiceSettings};
use crate::game::participant::Language;

/// Which of the three settings is the rate.
const RATE: usize = 0;

/// One connection, with its voice.
///
/// It is never closed: `tts` ends the process when the daemon speaks of a connection that has been dropped. There are at most five,
/// one for each language, and five more each time that the daemon dies; a change of voices uses those that are left over.
pub(super) struct Voice {
    tts: ManuallyDrop<Tts>,
    /// Rate, pitch and volume as the player has set them in their system; `None` where the system does not tell.
    own: [Option<f32>; 3],
    /// Which of them are not as they have set them.
    changed: [bool; 3],
    /// The rate that is set, in the system's own measure; none where it has none.
    rate: Option<f32>,
}

/// What the system says of a text that it was given: it has been said, or it has been stopped.
pub(super) type Over = Box<dyn Fn(UtteranceId) + Send>;

/// What came of looking for a voice.
pub(super) struct Search {
    /// The voice; without one of the language, the connection is left over.
    pub(super) found: Result<Voice, Voice>,
    /// Whether the name in the settings is that of a voice; true without a name.
    pub(super) is_known: bool,
    /// All voices of our languages.
    pub(super) listed: VoiceNames,
}

impl Voice {
    /// Opens a connection with the voice that the system gives by itself.
    pub(super) fn system(settings: &VoiceSettings, over: Over) -> Result<Voice, tts::Error> {
        let tts = Tts::default()?;
        let own = [tts.get_rate().ok(), tts.get_pitch().ok(), tts.get_volume().ok()];
        let mut voice = Voice { tts: ManuallyDrop::new(tts), own, changed: [false; 3], rate: own[0] };
        let over = std::rc::Rc::new(over);
        // Both are called under a lock of `tts`: they do nothing but send.
        for ends in [Tts::on_utterance_end, Tts::on_utterance_stop] {
            let over = over.clone();
            // A system without notices of the end is waited for by the length of the text.
            let _without = ends(&voice.tts, Some(Box::new(move |id| over(id))));
        }
        voice.adjust(settings);
        Ok(voice)
    }

    /// Looks for a voice of a language. This lists all voices twice: it takes seconds.
    pub(super) fn search(mut self, language: Language, settings: &VoiceSettings) -> Result<Search, tts::Error> {
        let voices = self.tts.voices()?;
        let listed = names(&voices);
        let wanted = settings.names.get(&language);
        let is_wanted = |candidate: &tts::Voice| wanted.is_some_and(|name| candidate.name() == *name);
        let speaks = |candidate: &&tts::Voice| is_wanted(candidate) || language_of(candidate) == Some(language);
        // The named one; else one without a variant, which espeak-ng writes after a plus.
        let best = voices
            .iter()
            .filter(speaks)
            .min_by_key(|candidate| (!is_wanted(candidate), candidate.name().contains('+'), candidate.name().len()));
        let is_known = wanted.is_none() || best.is_some_and(is_wanted);
        let Some(best) = best else { return Ok(Search { found: Err(self), is_known, listed }) };
        self.tts.set_voice(best)?;
        Ok(Search { found: Ok(self), is_known, listed })
    }

    /// Says a text after those before it.
    pub(super) fn speak(&mut self, text: &str) -> Result<Option<UtteranceId>, tts::Error> {
        self.tts.speak(text, false)
    }

    /// Whether anybody is at the other end: its rate is set as it is, which is not heard. (Asked for anything, a connection to a
    /// daemon that is gone never answers.)
    pub(super) fn answers(&mut self) -> bool {
        // A system without rates cannot be asked so.
        self.rate.is_none_or(|rate| self.tts.set_rate(rate).is_ok())
    }

    /// Stops what it is saying, and drops what waits.
    pub(super) fn stop(&mut self) -> Result<(), tts::Error> {
        self.tts.stop().map(drop)
    }

    /// Sets rate, pitch and volume. What stands at our default is left as the player has set it in their system, or given back.
    pub(super) fn adjust(&mut self, settings: &VoiceSettings) {
        let usual = VoiceSettings::default();
        let tts = &self.tts;
        let (slow, fast) = VoiceSettings::RATES;
        let rate = part(settings.bounded_rate(), slow, usual.rate, fast);
        let pitch = part(settings.pitch.min(100).into(), 0, usual.pitch.into(), 100);
        let volume = f32::from(settings.volume.min(100)) / 100.0;
        let wanted = [
            (settings.rate != usual.rate).then(|| at(rate, tts.min_rate(), tts.normal_rate(), tts.max_rate())),
            (settings.pitch != usual.pitch).then(|| at(pitch, tts.min_pitch(), tts.normal_pitch(), tts.max_pitch())),
            (settings.volume != usual.volume)
                .then(|| tts.min_volume() + (tts.max_volume() - tts.min_volume()) * volume),
        ];
        let normal = [tts.normal_rate(), tts.normal_pitch(), tts.normal_volume()];
        let set = [Tts::set_rate, Tts::set_pitch, Tts::set_volume];
        for (which, wanted) in wanted.into_iter().enumerate() {
            let given_back = self.changed[which].then(|| self.own[which].unwrap_or(normal[which]));
            self.changed[which] = wanted.is_some();
            if let Some(value) = wanted.or(given_back) {
                // A system that has no such setting speaks on without it.
                let done = set[which](&mut self.tts, value).is_ok();
                if done && which == RATE {
                    self.rate = Some(value);
                }
            }
        }
    }
}

/// Which of our languages a voice speaks.
fn language_of(voice: &tts::Voice) -> Option<Language> {
    let tag = voice.language();
    Language::ALL.into_iter().find(|language| tag.primary_language().eq_ignore_ascii_case(language.code()))
}

/// The names of all voices of our languages: first those without a variant.
fn names(voices: &[tts::Voice]) -> VoiceNames {
    let mut names = VoiceNames::new();
    for voice in voices {
        if let Some(language) = language_of(voice) {
            names.entry(language).or_default().push(voice.name());
        }
    }
    for names in names.values_mut() {
        names.sort_by_cached_key(|name| (name.contains('+'), name.clone()));
        names.dedup();
    }
    names
}

/// Where a value lies: -1 at `low`, 0 at `middle`, 1 at `high`.
fn part(value: u16, low: u16, middle: u16, high: u16) -> f32 {
    let (value, low, middle, high) = (f32::from(value), f32::from(low), f32::from(middle), f32::from(high));
    if value < middle { (value - middle) / (middle - low) } else { (value - middle) / (high - middle) }
}

/// The value that lies at a part.
fn at(part: f32, low: f32, middle: f32, high: f32) -> f32 {
    if part < 0.0 { middle + (middle - low) * part } else { middle + (high - middle) * part }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_and_the_middle_meet() {
        for (value, expected) in [(80, -100.0), (175, 0.0), (450, 100.0)] {
            let found = at(part(value, 80, 175, 450), -100.0, 0.0, 100.0);
            assert!((found - expected).abs() < 0.01, "{value} words a minute became {found}");
        }
    }
}
