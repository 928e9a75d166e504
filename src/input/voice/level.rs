//! How well a microphone hears: loudness of speech and room, and what is wrong with it.

use super::band::Band;
use crate::words::voice_notice::Quality;

/// From this loudness on a sample counts as cut off.
const CUT: u16 = 32_600;
/// Speech is too loud if more than one sample in this many is cut off.
const CUT_AT_MOST: u64 = 200;
/// Speech that is not this much louder than the room (as a power) is hard to hear: 10 dB.
const OVER_THE_ROOM: f64 = 10.0;
/// Fainter speech (mean power of samples of 16 bits) is hard to hear: -50 dB of the loudest.
const FAINT: f64 = 10_000.0;

/// How many of these samples, as they came from the microphone, are as loud as it can tell.
pub fn cut_off(samples: &[i16]) -> u64 {
    samples.iter().filter(|sample| sample.unsigned_abs() >= CUT).count() as u64
}

/// How loud the louder half of some samples is: the square root of its mean power.
#[allow(clippy::cast_precision_loss)] // samples of seconds
pub fn loudness(samples: &[i16]) -> f64 {
    let mut heights: Vec<u16> = samples.iter().map(|sample| sample.unsigned_abs()).collect();
    heights.sort_unstable();
    let louder = &heights[heights.len() / 2..];
    (louder.iter().map(|height| f64::from(*height).powi(2)).sum::<f64>() / louder.len().max(1) as f64).sqrt()
}

/// Sums of samples.
#[derive(Copy, Clone, Debug, Default)]
struct Sum {
    count: u64,
    total: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, samples: &[i16]) {
        for sample in samples.iter().copied().map(f64::from) {
            self.total += sample;
            self.squares += sample * sample;
        }
        self.count += samples.len() as u64;
    }

    fn join(&mut self, other: &Sum) {
        self.count += other.count;
        self.total += other.total;
        self.squares += other.squares;
    }

    /// Mean power around the mean, so that a constant offset is not taken for noise.
    #[allow(clippy::cast_precision_loss)] // far fewer samples than a float can count
    fn power(&self) -> f64 {
        if self.count == 0 {
            return 0.0;
        }
        let count = self.count as f64;
        (self.squares / count - (self.total / count).powi(2)).max(0.0)
    }
}

/// Adds up what was heard.
#[derive(Copy, Clone, Debug, Default)]
pub struct Meter {
    speech: Sum,
    room: Sum,
    cut: u64,
    anything: bool,
    band: Band,
}

impl Meter {
    /// A piece of speech.
    pub fn speech(&mut self, samples: &[i16]) {
        self.speech.add(samples);
        self.band.speech(samples);
        self.anything = true;
    }

    /// Counts samples that came from the microphone at its greatest loudness: what was louder was cut off.
    pub fn cut_off(&mut self, count: u64) {
        self.cut += count;
    }

    /// A piece of what is heard between.
    pub fn room(&mut self, samples: &[i16]) {
        self.room.add(samples);
        self.anything |= samples.iter().any(|sample| *sample != 0);
    }

    /// What another one has added up.
    pub fn add(&mut self, other: &Meter) {
        self.speech.join(&other.speech);
        self.room.join(&other.room);
        self.cut += other.cut;
        self.band.add(&other.band);
        self.anything |= other.anything;
    }

    /// What is to be said of it.
    pub fn quality(&self) -> Quality {
        let (speech, room) = (self.speech.power(), self.room.power());
        if !self.anything {
            Quality::Mute
        } else if self.speech.count == 0 {
            Quality::NoSpeech
        } else if self.cut * CUT_AT_MOST > self.speech.count {
            Quality::TooLoud
        } else if room > speech {
            Quality::RoomLouder
        } else if room * OVER_THE_ROOM > speech {
            Quality::RoomLoud
        } else if speech < FAINT {
            Quality::Faint
        } else if self.band.is_narrow() {
            Quality::Telephone
        } else {
            Quality::Good
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square wave, whose power is the square of its height.
    fn wave(height: i16) -> Vec<i16> {
        (0..1600).map(|n| if n / 8 % 2 == 0 { height } else { -height }).collect()
    }

    fn heard(speech: &[i16], room: &[i16]) -> Quality {
        let mut meter = Meter::default();
        meter.speech(speech);
        meter.cut_off(cut_off(speech));
        meter.room(room);
        meter.quality()
    }

    #[test]
    fn speech_is_judged_beside_the_room() {
        assert_eq!(heard(&wave(3_000), &wave(100)), Quality::Good);
        assert_eq!(heard(&wave(3_000), &wave(1_500)), Quality::RoomLoud);
        assert_eq!(heard(&wave(3_000), &wave(4_000)), Quality::RoomLouder);
        assert_eq!(heard(&wave(60), &wave(2)), Quality::Faint);
        assert_eq!(heard(&wave(32_767), &wave(100)), Quality::TooLoud);
    }

    #[test]
    fn a_constant_offset_is_no_noise() {
        let offset = |samples: Vec<i16>| samples.into_iter().map(|sample| sample + 6_000).collect::<Vec<_>>();
        assert_eq!(heard(&offset(wave(3_000)), &offset(wave(100))), Quality::Good);
    }

    #[test]
    fn a_mute_microphone_is_told_from_a_silent_player() {
        let mut meter = Meter::default();
        meter.room(&[0; 1600]);
        assert_eq!(meter.quality(), Quality::Mute);
        meter.room(&wave(20));
        assert_eq!(meter.quality(), Quality::NoSpeech);
    }
}
