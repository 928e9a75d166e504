//! Sound of any rate at any other, without the whistling that leaving out samples makes.

use std::ops::RangeInclusive;

use rubato::audioadapter_buffers::direct::InterleavedSlice;
use rubato::{Async, FixedAsync, Indexing, Resampler, Resizable as _, SincInterpolationParameters, WindowFunction};

/// Frames that are converted at once: 20 ms of a device at 48 kHz.
const PIECE: usize = 960;
/// Points of the filter for each sample that comes out. It is as long at any rate: fewer points take away what tells *f*, *s* and *h* apart.
const POINTS: u32 = 128;

/// Rates of files and devices, in samples a second. Others are a mistake, and a filter for them could be of any size.
const RATES: RangeInclusive<u32> = 1_000..=768_000;

/// `None`: nothing can be made of such rates.
fn converter(from: u32, to: u32, piece: usize, fixed: FixedAsync) -> Option<Async<f32>> {
    if !RATES.contains(&from) || !RATES.contains(&to) {
        return None;
    }
    let points = POINTS * from.clamp(to, 16 * to) / to;
    let filter = SincInterpolationParameters::new(points as usize, WindowFunction::BlackmanHarris2);
    Async::new_sinc(f64::from(to) / f64::from(from), 1.0, &filter, piece, 1, fixed).ok()
}

/// Converts a mono stream piece by piece, as it arrives.
pub struct ToRate {
    /// `None`: it has the rate already.
    converter: Option<Async<f32>>,
    waiting: Vec<f32>,
}

impl ToRate {
    /// From one rate to another, in samples a second. `None`: nothing can be made of such rates.
    pub fn new(from: u32, to: u32) -> Option<ToRate> {
        let converter = if from == to { None } else { Some(converter(from, to, PIECE, FixedAsync::Input)?) };
        Some(ToRate { converter, waiting: Vec::new() })
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

    /// The same of samples of 16 bits.
    pub fn pass_whole(&mut self, samples: &[i16]) -> Vec<i16> {
        match self.converter {
            Some(_) => self.pass(&samples.iter().copied().map(part).collect::<Vec<_>>()),
            None => samples.to_vec(),
        }
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

/// A whole sound at another rate. Nothing is left of one whose rate cannot be converted.
pub fn converted(samples: &[i16], from: u32, to: u32) -> Vec<i16> {
    if from == to {
        return samples.to_vec();
    }
    let source: Vec<f32> = samples.iter().copied().map(part).collect();
    let (Some(mut converter), Ok(input)) =
        (converter(from, to, PIECE, FixedAsync::Input), InterleavedSlice::new(&source, 1, source.len()))
    else {
        return Vec::new();
    };
    let made = converter.process_all(&input, source.len(), None);
    made.map_or_else(|_| Vec::new(), |made| made.take_data().into_iter().map(whole).collect())
}

/// Makes as many samples as a device asks for, from as many as that needs. In its callback nothing is allocated.
pub struct OnDemand {
    /// `None`: the device has the rate already, or one of which nothing can be made.
    converter: Option<Async<f32>>,
    taken: Vec<i16>,
    source: Vec<f32>,
    made: Vec<f32>,
}

impl OnDemand {
    /// From one rate to another, in samples a second; at most `longest` samples at once.
    pub fn new(from: u32, to: u32, longest: usize) -> OnDemand {
        let converter = if from == to { None } else { converter(from, to, longest.max(1), FixedAsync::Output) };
        let needed = converter.as_ref().map_or(0, Resampler::input_frames_max);
        OnDemand { converter, taken: vec![0; needed], source: vec![0.0; needed], made: vec![0.0; longest] }
    }

    /// Fills `out`, taking from `take` exactly as many samples as that needs.
    pub fn fill(&mut self, out: &mut [i16], take: impl FnOnce(&mut [i16])) {
        let Some(converter) = &mut self.converter else { return take(out) };
        out.fill(0);
        if converter.set_chunk_size(out.len()).is_err() {
            return;
        }
        let needed = converter.input_frames_next();
        let (Some(taken), Some(source), Some(made)) =
            (self.taken.get_mut(..needed), self.source.get_mut(..needed), self.made.get_mut(..out.len()))
        else {
            return;
        };
        take(taken);
        for (sample, taken) in source.iter_mut().zip(taken) {
            *sample = part(*taken);
        }
        let length = made.len();
        let (Ok(input), Ok(mut output)) =
            (InterleavedSlice::new(&*source, 1, needed), InterleavedSlice::new_mut(&mut *made, 1, length))
        else {
            return;
        };
        if converter.process_into_buffer(&input, &mut output, None).is_ok() {
            for (slot, sample) in out.iter_mut().zip(made) {
                *slot = whole(*sample);
            }
        }
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

/// A sample of 16 bits as one between -1 and 1.
fn part(sample: i16) -> f32 {
    f32::from(sample) / 32_768.0
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

    fn heard(samples: &[f32], rate: u32, piece: usize) -> Vec<i16> {
        let mut converter = ToRate::new(rate, 16_000).expect("a usual rate");
        let mut out: Vec<i16> = samples.chunks(piece).flat_map(|piece| converter.pass(piece)).collect();
        out.extend(converter.finish());
        out
    }

    fn loudest(samples: &[i16]) -> u16 {
        // Behind the filter's own beginning and before its end.
        samples[800..samples.len() - 1600].iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0)
    }

    #[test]
    fn resampling_keeps_audible_tones_and_folds_none_back() {
        for rate in [8_000, 11_025, 22_050, 44_100, 48_000, 96_000] {
            let heard = loudest(&heard(&tone(1_000.0, rate, 1.0), rate, 441));
            assert!((15_500..17_200).contains(&heard), "1 kHz at {rate}: {heard}");
        }
        for rate in [22_050, 44_100, 48_000, 96_000] {
            let hiss = loudest(&heard(&tone(6_800.0, rate, 1.0), rate, 441));
            assert!(hiss > 15_000, "6.8 kHz, as high as the model hears, at {rate}: {hiss}");
        }
        for rate in [44_100, 48_000] {
            let whistle = loudest(&heard(&tone(12_000.0, rate, 1.0), rate, 441));
            assert!(whistle < 50, "12 kHz at {rate}: {whistle}");
        }
    }

    /// A slow triangle, of which no filter takes anything away.
    fn triangle(length: i16) -> Vec<i16> {
        (0..length).map(|n| if n < length / 2 { n * 10 } else { (length - n) * 10 }).collect()
    }

    #[test]
    fn whole_sounds_keep_duration_and_peak() {
        for to in [8_000_u32, 16_000, 44_100, 48_000, 96_000] {
            let out = converted(&triangle(2000), 22_050, to);
            let expected = 2000.0 * f64::from(to) / 22_050.0;
            let length = f64::from(u32::try_from(out.len()).expect("a short sound"));
            assert!((length - expected).abs() < 0.01 * f64::from(to), "{to}: {length}");
            assert!(out.iter().max().expect("samples") > &9800, "{to}");
        }
        assert_eq!(converted(&[1, 2, 3], 22_050, 22_050), [1, 2, 3]);
    }

    #[test]
    fn devices_get_what_they_ask_for() {
        for to in [8_000_u32, 16_000, 22_050, 44_100, 48_000, 96_000] {
            let mut source = tone(440.0, 22_050, 2.0).into_iter().map(whole);
            let mut on_demand = OnDemand::new(22_050, to, 1024);
            let (mut made, mut taken) = (Vec::new(), 0);
            for length in [1, 1024, 3, 1024, 1023, 1024, 17, 1024, 1024, 1024] {
                let mut out = vec![0; length];
                on_demand.fill(&mut out, |samples| {
                    taken += samples.len();
                    samples.fill_with(|| source.next().unwrap_or(0));
                });
                made.extend(out);
            }
            let wanted = made.len() * 22_050 / to as usize;
            assert!(taken.abs_diff(wanted) < 1200, "{to}: {taken} for {wanted}");
            let loud = made[2000..].iter().map(|sample| sample.unsigned_abs()).max().expect("samples");
            assert!((15_500..17_200).contains(&loud), "{to}: {loud}");
        }
    }

    proptest! {
        #[test]
        fn devices_of_any_rate_are_filled(rate in 0..400_000_u32, sizes in proptest::collection::vec(0..1_500_usize, 0..5)) {
            let mut on_demand = OnDemand::new(22_050, rate, 1024);
            for size in sizes {
                on_demand.fill(&mut vec![0; size], |samples| samples.fill(i16::MAX));
            }
        }

        #[test]
        fn any_rate_and_any_pieces_are_taken(rate in 0..400_000_u32, sizes in proptest::collection::vec(0..3_000_usize, 0..5)) {
            if let Some(mut converter) = ToRate::new(rate, 16_000) {
                for size in sizes {
                    let _converted = converter.pass(&vec![f32::MAX; size]);
                }
                let _rest = converter.finish();
            }
        }
    }
}
