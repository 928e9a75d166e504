//! Connections to the system's speech, one for each language: changing the voice of one takes seconds.

use std::mem::ManuallyDrop;

use thiserror::Error;
use tts::{Tts, UtteranceId};

use super::super::settings::VoiceSettings;
use crate::game::participant::Language;

/// Why there is no voice.
#[derive(Debug, Error)]
pub enum OpenError {
    /// The daemon is absent, or does not answer.
    #[error("the system's speech does not answer: {0}")]
    Absent(tts::Error),
    /// It has no voice of the language.
    #[error("the system's speech has no voice for {0}")]
    NoVoice(&'static str),
}

/// One connection, with its voice.
///
/// It is never closed: `tts` ends the process when the daemon speaks of a connection that has been dropped. There are at most five,
/// and five more each time that the daemon dies.
pub(super) struct Voice {
    tts: ManuallyDrop<Tts>,
    /// The rate that is set, in the system's own measure; none where it has none.
    rate: Option<f32>,
}

/// What the system says of a text that it was given: it has been said, or it has been stopped.
pub(super) type Over = Box<dyn Fn(UtteranceId) + Send>;

impl Voice {
    /// Opens a connection with the voice that the system gives by itself.
    pub(super) fn system(settings: &VoiceSettings, over: Over) -> Result<Voice, OpenError> {
        let tts = Tts::default().map_err(OpenError::Absent)?;
        let rate = tts.get_rate().ok();
        let mut voice = Voice { tts: ManuallyDrop::new(tts), rate };
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

    /// Opens a connection with a voice of a language. This lists all voices twice: it takes seconds.
    pub(super) fn of(language: Language, settings: &VoiceSettings, over: Over) -> Result<Voice, OpenError> {
        let mut voice = Voice::system(settings, over)?;
        let voices = voice.tts.voices().map_err(OpenError::Absent)?;
        let wanted = settings.names.get(&language);
        let speaks = |candidate: &&tts::Voice| {
            wanted.is_some_and(|name| candidate.name() == *name)
                || candidate.language().primary_language().eq_ignore_ascii_case(language.code())
        };
        // The named one; else one without a variant, which espeak-ng writes behind a plus.
        let best = voices.iter().filter(speaks).min_by_key(|candidate| {
            (
                wanted.is_none_or(|name| candidate.name() != *name),
                candidate.name().contains('+'),
                candidate.name().len(),
            )
        });
        let best = best.ok_or(OpenError::NoVoice(language.code()))?.clone();
        voice.tts.set_voice(&best).map_err(OpenError::Absent)?;
        Ok(voice)
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

    /// Sets rate, pitch and volume. What stands at our default is left as the player has set it in his system.
    pub(super) fn adjust(&mut self, settings: &VoiceSettings) {
        let usual = VoiceSettings::default();
        let tts = &mut self.tts;
        // A system that has no such setting speaks on without it.
        if settings.rate != usual.rate {
            let (slow, fast) = VoiceSettings::RATES;
            let part = part(settings.bounded_rate(), slow, usual.rate, fast);
            let rate = at(part, tts.min_rate(), tts.normal_rate(), tts.max_rate());
            if tts.set_rate(rate).is_ok() {
                self.rate = Some(rate);
            }
        }
        if settings.pitch != usual.pitch {
            let part = part(settings.pitch.min(100).into(), 0, usual.pitch.into(), 100);
            let pitch = at(part, tts.min_pitch(), tts.normal_pitch(), tts.max_pitch());
            let _unsupported = tts.set_pitch(pitch).is_err();
        }
        if settings.volume != usual.volume {
            let part = f32::from(settings.volume.min(100)) / 100.0;
            let volume = tts.min_volume() + (tts.max_volume() - tts.min_volume()) * part;
            let _unsupported = tts.set_volume(volume).is_err();
        }
    }
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
