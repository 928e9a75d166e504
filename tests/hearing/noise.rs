//! What else a microphone hears: the room, noise, other people, a telephone.

use fastrand::Rng;

/// Samples a second.
const RATE: f64 = 16_000.0;

/// What is between mouth and microphone.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Room {
    /// A quiet room.
    Clean,
    /// White noise, so many decibels below the voice.
    White(u8),
    /// Other people.
    Babble(u8),
    /// A band from 300 to 3,400 Hz, as telephones and some headsets have.
    Telephone,
}

impl Room {
    pub fn label(self) -> String {
        match self {
            Room::Clean => "clean".to_owned(),
            Room::White(decibels) => format!("white noise {decibels} dB"),
            Room::Babble(decibels) => format!("babble {decibels} dB"),
            Room::Telephone => "telephone band".to_owned(),
        }
    }
}

fn loudness(samples: &[f64]) -> f64 {
    (samples.iter().map(|sample| sample * sample).sum::<f64>() / samples.len().max(1) as f64).sqrt()
}

/// The voice without what is silent before and behind it.
fn trimmed(samples: &[i16]) -> Vec<f64> {
    let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
    let is_heard = |sample: &i16| u32::from(sample.unsigned_abs()) * 100 > u32::from(loudest);
    let (Some(first), Some(last)) = (samples.iter().position(is_heard), samples.iter().rposition(is_heard)) else {
        return Vec::new();
    };
    samples[first..=last].iter().map(|sample| f64::from(*sample)).collect()
}

/// A voice in a room: somewhat louder or softer, with a little silence around it, and what else is heard.
pub fn in_room(samples: &[i16], room: Room, others: &[Vec<i16>], rng: &mut Rng) -> Vec<i16> {
    let voice = trimmed(samples);
    let level = 10_f64.powf(-(16.0 + 16.0 * rng.f64()) / 20.0) * 32_768.0 / loudness(&voice).max(1.0);
    let silence = |rng: &mut Rng| vec![0.0; (RATE * (0.3 + 0.1 * rng.f64())) as usize];
    let mut heard = silence(rng);
    heard.extend(voice.iter().map(|sample| sample * level));
    heard.extend(silence(rng));
    let power = loudness(&voice) * level;
    let floor = 10_f64.powf(-(60.0 + 15.0 * rng.f64()) / 20.0) * 32_768.0;
    let noise = |rng: &mut Rng| (0..12).map(|_| rng.f64()).sum::<f64>() - 6.0;
    for sample in &mut heard {
        *sample += floor * noise(rng);
    }
    match room {
        Room::Clean => {}
        Room::White(decibels) => {
            let by = power * 10_f64.powf(-f64::from(decibels) / 20.0);
            for sample in &mut heard {
                *sample += by * noise(rng);
            }
        }
        Room::Babble(decibels) => {
            let mut crowd = vec![0.0; heard.len()];
            for _ in 0..8 {
                let Some(other) = rng.choice(others).map(|other| trimmed(other)).filter(|other| !other.is_empty())
                else {
                    continue;
                };
                let (shift, size) = (rng.usize(0..other.len()), loudness(&other));
                for (at, sample) in crowd.iter_mut().enumerate() {
                    *sample += other[(at + shift) % other.len()] / size;
                }
            }
            let by = power * 10_f64.powf(-f64::from(decibels) / 20.0) / loudness(&crowd).max(1e-9);
            for (sample, other) in heard.iter_mut().zip(crowd) {
                *sample += by * other;
            }
        }
        Room::Telephone => heard = band(&heard, 300.0, 3_400.0),
    }
    heard.into_iter().map(|sample| sample.clamp(-32_768.0, 32_767.0) as i16).collect()
}

/// A band of frequencies, by a windowed filter of 257 points.
fn band(samples: &[f64], low: f64, high: f64) -> Vec<f64> {
    const HALF: i32 = 128;
    let sinc = |at: f64, hertz: f64| {
        let turn = std::f64::consts::TAU * hertz / RATE;
        if at == 0.0 { turn } else { (turn * at).sin() / at }
    };
    let filter: Vec<f64> = (-HALF..=HALF)
        .map(|at| {
            let at = f64::from(at);
            let window = 0.54 + 0.46 * (std::f64::consts::PI * at / f64::from(HALF)).cos();
            window * (sinc(at, high) - sinc(at, low)) / std::f64::consts::PI
        })
        .collect();
    let half = HALF as usize;
    let at = |index: usize| samples.get(index.wrapping_sub(half)).copied().unwrap_or(0.0);
    (0..samples.len()).map(|n| filter.iter().enumerate().map(|(k, weight)| weight * at(n + k)).sum()).collect()
}

/// Sounds that nobody speaks: silence, white noise, a tone.
pub fn nothing(kind: usize, rng: &mut Rng) -> Vec<i16> {
    let (hertz, loud) = (200.0 + 1_800.0 * rng.f64(), 3_000.0);
    let sample = |at: usize, rng: &mut Rng| {
        let noise = (0..12).map(|_| rng.f64()).sum::<f64>() - 6.0;
        match kind % 3 {
            0 => 30.0 * noise,
            1 => loud / 3.0 * noise,
            _ => loud * (std::f64::consts::TAU * hertz * at as f64 / RATE).sin() + 10.0 * noise,
        }
    };
    (0..32_000).map(|at| sample(at, rng) as i16).collect()
}
