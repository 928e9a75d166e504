//! Whether a microphone hears high sounds. A headset that is used as a telephone gives nothing above 4 kHz, and so takes away what tells
//! *f*, *s* and *h* apart.

use std::f64::consts::TAU;
use std::ops::Range;

/// Samples of which the sounds are taken apart at once: 16 ms.
const WINDOW: u16 = 256;
/// Which of its tones are compared, each of 62.5 Hz: from 1 to 3 kHz, where every microphone hears, and from 4.75 to 7 kHz, where one that
/// is cut off at 4 kHz does not, however gently.
const MIDDLE: Range<u16> = 16..48;
const HIGH: Range<u16> = 76..112;
/// High sounds that are so much weaker than the middle ones are none (as a power): 50 dB.
const NEXT_TO_NOTHING: f64 = 100_000.0;
/// Windows that are softer than the loudest one by more than this, as a power, are no speech: 30 dB.
const SOFT: f64 = 1_000.0;
/// Windows that are listened to before anything is said of it: half a second of speech.
const ENOUGH: u64 = 32;

/// Counts windows of speech with and without high sounds. Of the synthetic voices in a quiet room at most every third is without them, vowels
/// alone included; through the band of a telephone more than every second, however much is cut off.
#[derive(Copy, Clone, Debug, Default)]
pub struct Band {
    windows: u64,
    without: u64,
}

impl Band {
    /// What of an utterance is loud enough to be speech.
    pub fn of_utterance(samples: &[i16]) -> Band {
        let windows = || samples.chunks_exact(usize::from(WINDOW));
        let loudness = |window: &[i16]| window.iter().map(|sample| f64::from(*sample).powi(2)).sum::<f64>();
        let loudest = windows().map(loudness).fold(0.0, f64::max);
        let mut band = Band::default();
        for window in windows().filter(|window| loudness(window) * SOFT > loudest) {
            band.speech(window);
        }
        band
    }

    /// A piece of speech.
    pub fn speech(&mut self, samples: &[i16]) {
        for window in samples.chunks_exact(usize::from(WINDOW)) {
            let faded: Vec<f64> = window.iter().zip(fades()).map(|(sample, fade)| f64::from(*sample) * fade).collect();
            let sum = |tones: Range<u16>| tones.map(|tone| power(&faded, tone)).sum::<f64>();
            self.windows += 1;
            self.without += u64::from(sum(HIGH) * NEXT_TO_NOTHING < sum(MIDDLE));
        }
    }

    /// What another one has counted.
    pub fn add(&mut self, other: &Band) {
        self.windows += other.windows;
        self.without += other.without;
    }

    /// Whether it was speech without high sounds.
    pub fn is_narrow(&self) -> bool {
        self.windows >= ENOUGH && self.without * 2 > self.windows
    }
}

/// How loud each sample of a window counts, so that its edges are no sound of their own (Hann).
fn fades() -> impl Iterator<Item = f64> {
    (0..WINDOW).map(|at| {
        let place = (f64::from(at) + 0.5) / f64::from(WINDOW);
        0.5 - 0.5 * (TAU * place).cos()
    })
}

/// The power of one tone of a window (Goertzel).
fn power(samples: &[f64], tone: u16) -> f64 {
    let turn = 2.0 * (TAU * f64::from(tone) / f64::from(WINDOW)).cos();
    let (last, before) =
        samples.iter().fold((0.0, 0.0), |(last, before), sample| (sample + turn * last - before, last));
    last * last + before * before - turn * last * before
}

#[cfg(test)]
mod tests {
    use super::super::RATE;
    use super::super::sample::{noise, silence, speech, telephone, vowels};
    use super::*;
    use crate::sound::rate::ToRate;

    fn is_narrow(samples: &[i16]) -> bool {
        let mut band = Band::default();
        band.speech(samples);
        band.is_narrow()
    }

    /// As an 8 kHz microphone gives it: every second sample of what it lets through, at our rate again.
    fn by_headset(samples: &[i16]) -> Vec<i16> {
        let few: Vec<f32> = telephone(samples).iter().step_by(2).map(|sample| f32::from(*sample) / 32_768.0).collect();
        let mut converter = ToRate::new(RATE / 2, RATE).expect("a usual rate");
        let mut out = converter.pass(&few);
        out.extend(converter.finish());
        out
    }

    #[test]
    fn speech_without_high_sounds_differs_from_speech_with_few() {
        assert!(is_narrow(&telephone(&speech(2_000))) && is_narrow(&by_headset(&speech(2_000))));
        assert!(is_narrow(&by_headset(&vowels(2_000))));
        for whole in [speech(2_000), vowels(2_000), noise(2_000, 1_000), silence(2_000), vec![0; 32_000], Vec::new()] {
            assert!(!is_narrow(&whole));
        }
        assert!(!is_narrow(&by_headset(&silence(2_000))), "nothing is heard of what is hardly a sound");
        assert!(!is_narrow(&telephone(&speech(400))), "too little to say");
        let mut cut = telephone(&speech(2_000));
        for sample in cut.iter_mut().step_by(8_000) {
            *sample = i16::MAX;
        }
        assert!(is_narrow(&cut), "a click now and then");
        for (said, narrow) in [(telephone(&speech(2_000)), true), (speech(2_000), false), (Vec::new(), false)] {
            let utterance = [silence(2_000), said, silence(2_000)].concat();
            assert_eq!(Band::of_utterance(&utterance).is_narrow(), narrow);
        }
    }

    #[test]
    fn what_is_added_up_apart_counts_together() {
        let mut all = Band::default();
        for (samples, narrow) in
            [(telephone(&speech(400)), false), (telephone(&speech(400)), true), (speech(2_000), false)]
        {
            let mut one = Band::default();
            one.speech(&samples);
            all.add(&one);
            assert_eq!(all.is_narrow(), narrow);
        }
    }
}
