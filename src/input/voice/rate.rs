//! Sound of any rate at that of the recogniser, without the whistling that leaving out samples makes.

use rubato::audioadapter_buffers::direct::InterleavedSlice;
use rubato::{Async, FixedAsync, Indexing, Resampler, SincInterpolationParameters, WindowFunction};

use super::RATE;

/// Frames that are converted at once: 20 ms of a device at 48 kHz.
const PIECE: usize = 960;
/// Points of the filter for each sample that comes out. It is as long at any rate: fewer points take away what tells *f*, *s* and *h* apart.
const POINTS: u32 = 128;

/// Converts a mono stream piece by piece.
pub struct ToRate {
    /// `None`: it has our rate already.
    converter: Option<Async<f32>>,
    waiting: Vec<f32>,
}

impl ToRate {
    /// From so many samples a second. `None`: nothing can be made of such a rate.
    pub fn new(from: u32) -> Option<ToRate> {
        if from == RATE {
            return Some(ToRate { converter: None, waiting: Vec::new() });
        }
        let points = POINTS * from.clamp(RATE, 16 * RATE) / RATE;
        let filter = SincInterpolationParameters::new(points as usize, WindowFunction::BlackmanHarris2);
        let ratio = f64::from(RATE) / f64::from(from.max(1));
        let converter = Async::new_sinc(ratio, 1.0, &filter, PIECE, 1, FixedAsync::Input).ok()?;
        Some(ToRate { converter: Some(converter), waiting: Vec::new() })
    }

    /// The next piece, samples between -1 and 1. What does not fill a step waits for the next one.
    pub fn pass(&mut self, samples: &[f32]) -> Vec<i16> {
        let Some(converter) = &mut self.converter else { return samples.iter().copied().map(whole).collect() };
        self.waiting.extend_from_slice(samples);
        let mut out = Vec::new();
        let mut taken = 0;
        while self.waiting.len() - taken >= converter.input_frames_next() {
            taken += step(converter, &self.waiting[taken..], None, &mut out);
        }
        self.waiting.drain(..taken);
        out
    }

    /// What is left at the end of a stream.
    pub fn finish(mut self) -> Vec<i16> {
        let mut out = Vec::new();
        if let Some(converter) = &mut self.converter {
            let indexing = Indexing::new().partial_len(self.waiting.len());
            step(converter, &self.waiting, Some(&indexing), &mut out);
        }
        out
    }
}

/// One step of the converter: how many frames it has taken.
fn step(converter: &mut Async<f32>, samples: &[f32], indexing: Option<&Indexing>, out: &mut Vec<i16>) -> usize {
    let Ok(input) = InterleavedSlice::new(samples, 1, samples.len()) else { return samples.len() };
    match converter.process(&input, indexing) {
        Ok(frames) => {
            out.extend(frames.take_data().into_iter().map(whole));
            samples.len().min(converter.input_frames_next())
        }
        Err(_) => samples.len(),
    }
}

/// A sample of 16 bits; what is louder than that is cut off.
#[allow(clippy::cast_possible_truncation)] // it is brought within bounds
fn whole(sample: f32) -> i16 {
    (sample * 32_768.0).clamp(-32_768.0, 32_767.0) as i16
}

#[cfg(test)]
mod tests {
    use std::f32::consts::TAU;

    use proptest::prelude::*;

    use super::*;

    #[allow(clippy::cast_precision_loss)] // small numbers
    fn tone(hertz: f32, rate: u32, seconds: f32) -> Vec<f32> {
        let count = (0..).take_while(|n| (*n as f32) < rate as f32 * seconds);
        count.map(|n| 0.5 * (TAU * hertz * n as f32 / rate as f32).sin()).collect()
    }

    fn converted(samples: &[f32], rate: u32, piece: usize) -> Vec<i16> {
        let mut converter = ToRate::new(rate).expect("a usual rate");
        let mut out: Vec<i16> = samples.chunks(piece).flat_map(|piece| converter.pass(piece)).collect();
        out.extend(converter.finish());
        out
    }

    fn loudest(samples: &[i16]) -> u16 {
        // Behind the filter's own beginning and before its end.
        samples[800..samples.len() - 1600].iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0)
    }

    #[test]
    fn what_can_be_heard_stays_and_what_cannot_does_not_come_back_as_a_whistle() {
        for rate in [8_000, 11_025, 22_050, 44_100, 48_000, 96_000] {
            let heard = loudest(&converted(&tone(1_000.0, rate, 1.0), rate, 441));
            assert!((15_500..17_200).contains(&heard), "1 kHz at {rate}: {heard}");
        }
        for rate in [22_050, 44_100, 48_000, 96_000] {
            let hiss = loudest(&converted(&tone(6_800.0, rate, 1.0), rate, 441));
            assert!(hiss > 15_000, "6.8 kHz, as high as the model hears, at {rate}: {hiss}");
        }
        for rate in [44_100, 48_000] {
            let whistle = loudest(&converted(&tone(12_000.0, rate, 1.0), rate, 441));
            assert!(whistle < 50, "12 kHz at {rate}: {whistle}");
        }
    }

    proptest! {
        #[test]
        fn any_rate_and_any_pieces_are_taken(rate in 0..400_000_u32, sizes in proptest::collection::vec(0..3_000_usize, 0..5)) {
            if let Some(mut converter) = ToRate::new(rate) {
                for size in sizes {
                    let _converted = converter.pass(&vec![f32::MAX; size]);
                }
                let _rest = converter.finish();
            }
        }
    }
}
