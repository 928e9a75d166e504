//! Listens to what a device plays, and measures it.

use std::thread;
use std::time::{Duration, Instant};

use super::world::{Tape, World};

/// Samples a second.
const RATE: usize = 16_000;
/// Louder than this (of 32767) is sound; there is no noise.
const HEARD: u16 = 100;

/// A listener at a device.
pub struct Recorder {
    tape: Tape,
}

impl Recorder {
    /// Listens to the loudspeaker.
    pub fn start(world: &World) -> Recorder {
        Recorder::of(world, "loudspeaker")
    }

    /// Listens to a device.
    pub fn of(world: &World, device: &str) -> Recorder {
        Recorder::at(world.tape(device))
    }

    /// Listens to what is on this tape, once there is anything.
    pub fn at(tape: Tape) -> Recorder {
        let recorder = Recorder { tape };
        recorder.wait_until("the recording runs", |heard| !heard.is_empty());
        recorder
    }

    /// Where the recording stands: a mark for [`Recorder::since`].
    pub fn mark(&self) -> usize {
        self.tape.samples().len()
    }

    /// What was played since a mark.
    pub fn since(&self, mark: usize) -> Heard {
        Heard(self.tape.samples()[mark..].to_vec())
    }

    /// What was played since a mark, once it has been silent for a second.
    pub fn until_silent(&self, mark: usize) -> Heard {
        self.wait_until("it is silent again", |all| {
            all.len() >= mark + RATE && all[all.len() - RATE..].iter().all(|sample| sample.unsigned_abs() <= HEARD)
        });
        self.since(mark)
    }

    /// Waits until something is played after a mark.
    pub fn until_sound(&self, mark: usize) {
        self.wait_until("something is heard", |all| all[mark..].iter().any(|sample| sample.unsigned_abs() > HEARD));
    }

    /// Waits until so many seconds of sound were played after a mark, whatever gaps a busy machine makes between them.
    pub fn until_heard(&self, mark: usize, seconds: f64) {
        self.wait_until("enough is heard", |all| Heard(all[mark..].to_vec()).seconds() > seconds);
    }

    fn wait_until(&self, what: &str, done: impl Fn(&[i16]) -> bool) {
        let began = Instant::now();
        while !done(&self.tape.samples()) {
            assert!(began.elapsed() < Duration::from_mins(2), "waited in vain until {what}");
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// A piece of a recording.
pub struct Heard(Vec<i16>);

impl Heard {
    /// Samples that sound. Gaps, which a busy machine makes, change nothing.
    pub fn samples(&self) -> usize {
        self.0.iter().filter(|sample| sample.unsigned_abs() > HEARD).count()
    }

    /// Seconds in which something sounds, counted in pieces of 10 ms.
    pub fn seconds(&self) -> f64 {
        let pieces = self.0.chunks(RATE / 100).filter(|piece| piece.iter().any(|sample| sample.unsigned_abs() > HEARD));
        f64::from(u32::try_from(pieces.count()).expect("a short recording")) / 100.0
    }

    /// How different two recordings are by ear: how much of the strength of their tones (in bands, over the whole recording) lies
    /// elsewhere, from 0 to 2.
    pub fn differs_from(&self, other: &Heard) -> f64 {
        self.colour().iter().zip(other.colour()).map(|(one, other)| (one - other).abs()).sum()
    }

    /// The share of each band of tones, from 80 Hz to 6 kHz in steps of a sixth of an octave.
    fn colour(&self) -> Vec<f64> {
        let samples: Vec<f64> = self.0.iter().map(|sample| f64::from(*sample)).collect();
        let rate = f64::from(u32::try_from(RATE).expect("a small number"));
        let strength = |band: i32| {
            let step = std::f64::consts::TAU * 80.0 * 2.0_f64.powf(f64::from(band) / 6.0) / rate;
            let pieces = samples.chunks_exact(RATE / 20).map(|piece| {
                let (mut before, mut last) = (0.0, 0.0);
                for sample in piece {
                    (before, last) = (last, sample + 2.0 * step.cos() * last - before);
                }
                before * before + last * last - 2.0 * step.cos() * before * last
            });
            pieces.sum::<f64>().sqrt()
        };
        let strengths: Vec<f64> = (0..37).map(strength).collect();
        let whole: f64 = strengths.iter().sum();
        strengths.iter().map(|strength| strength / whole.max(1.0)).collect()
    }

    /// So many seconds from the first sound on.
    pub fn first(&self, seconds: f64) -> Heard {
        let start = self.0.iter().position(|sample| sample.unsigned_abs() > HEARD).unwrap_or(0);
        let end =
            (start..self.0.len()).find(|at| f64::from(u32::try_from(at - start).unwrap_or(0)) >= seconds * 16_000.0);
        Heard(self.0[start..end.unwrap_or(self.0.len())].to_vec())
    }

    /// Seconds from the first sound to the last.
    pub fn length(&self) -> f64 {
        let is_sound = |sample: &i16| sample.unsigned_abs() > HEARD;
        let first = self.0.iter().position(is_sound).unwrap_or(0);
        let end = self.0.iter().rposition(is_sound).map_or(0, |last| last + 1);
        f64::from(u32::try_from(end - first.min(end)).expect("a short recording")) / 16_000.0
    }

    /// How alike the loudness of both runs in the first 0.3 s of sound: 1 is the same.
    pub fn begins_like(&self, other: &Heard) -> f64 {
        let (one, two) = (self.opening(), other.opening());
        let product = |one: &[f64], two: &[f64]| one.iter().zip(two).map(|(one, two)| one * two).sum::<f64>();
        product(&one, &two) / (product(&one, &one) * product(&two, &two)).sqrt()
    }

    /// The loudness of the first 30 pieces of 10 ms, above its mean.
    fn opening(&self) -> Vec<f64> {
        let start = self.0.iter().position(|sample| sample.unsigned_abs() > HEARD).unwrap_or(0);
        let peak = |piece: &[i16]| piece.iter().map(|sample| f64::from(sample.unsigned_abs())).fold(0.0, f64::max);
        let pieces: Vec<f64> = self.0[start..].chunks(RATE / 100).take(30).map(peak).collect();
        let mean = pieces.iter().sum::<f64>() / 30.0;
        pieces.iter().map(|piece| piece - mean).collect()
    }

    /// The loudest sample.
    pub fn peak(&self) -> u16 {
        self.0.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0)
    }
}
