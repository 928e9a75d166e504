//! Generated sound for tests: what a microphone hears of a voice and of noise.

use std::f32::consts::TAU;

use super::RATE;

fn length(millis: u32) -> u32 {
    RATE * millis / 1000
}

#[allow(clippy::cast_possible_truncation)] // they are small
fn whole(sample: f32) -> i16 {
    sample.clamp(-32_768.0, 32_767.0) as i16
}

/// The quiet of a room: the last bit of the converter.
pub fn silence(millis: u32) -> Vec<i16> {
    noise(millis, 2)
}

/// White noise of this height.
pub fn noise(millis: u32, height: i16) -> Vec<i16> {
    let mut random = fastrand::Rng::with_seed(7);
    (0..length(millis)).map(|_| random.i16(-height..=height)).collect()
}

/// Something like a voice: pulses of a throat whose pitch wavers, through the resonances of vowels, with a hiss in front of each.
pub fn speech(millis: u32) -> Vec<i16> {
    voiced(millis, 2_000.0)
}

/// The same without the hisses: vowels alone.
pub fn vowels(millis: u32) -> Vec<i16> {
    voiced(millis, 0.0)
}

/// What a telephone lets through of it: all below 3.4 kHz, by a filter of 257 points.
#[allow(clippy::cast_precision_loss)] // small numbers
pub fn telephone(samples: &[i16]) -> Vec<i16> {
    const HALF: usize = 128;
    let turn = TAU * 3_400.0 / RATE as f32;
    let weight = |at: usize| {
        let place = at as f32 - HALF as f32;
        let sinc = if at == HALF { turn } else { (turn * place).sin() / place };
        let part = std::f32::consts::PI * place / (HALF + 1) as f32;
        sinc / std::f32::consts::PI * (0.42 + 0.5 * part.cos() + 0.08 * (2.0 * part).cos())
    };
    let filter: Vec<f32> = (0..=2 * HALF).map(weight).collect();
    let sound =
        |at: usize| at.checked_sub(HALF).and_then(|at| samples.get(at)).map_or(0.0, |sample| f32::from(*sample));
    let filtered = |at: usize| filter.iter().enumerate().map(|(back, weight)| weight * sound(at + back)).sum::<f32>();
    (0..samples.len()).map(|at| whole(filtered(at).round())).collect()
}

#[allow(clippy::cast_precision_loss)] // small numbers
fn voiced(millis: u32, hisses: f32) -> Vec<i16> {
    const VOWELS: [[f32; 3]; 5] = [
        [700.0, 1_200.0, 2_500.0],
        [400.0, 2_000.0, 2_600.0],
        [300.0, 2_300.0, 3_000.0],
        [500.0, 900.0, 2_400.0],
        [320.0, 800.0, 2_300.0],
    ];
    /// How broad each resonance is (Hz), and how loud.
    const SHAPES: [(f32, f32); 3] = [(80.0, 1.0), (100.0, 0.6), (140.0, 0.3)];
    const SYLLABLES: u32 = 4;
    let (mut random, rate) = (fastrand::Rng::with_seed(3), RATE as f32);
    let (mut resonances, mut phase, mut throat) = ([[0.0_f32; 2]; 3], 0.0_f32, 0.0_f32);
    let sample = |n: u32| {
        let time = n as f32 / rate;
        phase += (120.0 + 25.0 * (TAU * 2.3 * time).sin()) / rate;
        let pulse = if phase >= 1.0 { 1.0 } else { 0.0 };
        phase = phase.fract();
        throat = 0.9 * throat + pulse;
        let place = (time * SYLLABLES as f32).fract();
        let loudness = (place * 8.0).min((1.0 - place) * 4.0).clamp(0.05, 1.0);
        let vowel = VOWELS[(n * SYLLABLES / RATE) as usize % VOWELS.len()];
        let mut sum = 0.0;
        for ((before, hertz), (breadth, share)) in resonances.iter_mut().zip(vowel).zip(SHAPES) {
            let (radius, angle) = ((-TAU * breadth / 2.0 / rate).exp(), TAU * hertz / rate);
            let driven = (throat - 0.3 * pulse) * 10_000.0 * (1.0 - radius) * share;
            let out = driven + 2.0 * radius * angle.cos() * before[0] - radius * radius * before[1];
            *before = [out, before[0]];
            sum += out;
        }
        let hiss = (random.f32() - 0.5) * if place < 0.15 { hisses } else { hisses / 50.0 };
        whole(sum * loudness + hiss)
    };
    (0..length(millis)).map(sample).collect()
}
