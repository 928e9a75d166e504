//! The short sounds, by additive synthesis: each is a few notes, each note a few sine partials that swell and die away.

use std::f64::consts::TAU;

/// Samples a second.
pub const RATE: u32 = 22_050;
/// The loudest sample of each cue: 17 dB below full, softer than speech.
const PEAK: f64 = 4600.0;

/// One note.
struct Note {
    /// When it begins, in seconds.
    at: f64,
    /// How long it is heard, in seconds.
    lasts: f64,
    /// Hertz at its beginning and at its end.
    pitch: (f64, f64),
    /// Its partials: the multiple of the pitch, and how strong.
    timbre: &'static [(f64, f64)],
    strength: f64,
}

/// Soft, like a flute.
const ROUND: &[(f64, f64)] = &[(1.0, 1.0), (2.0, 0.15)];
/// A struck wooden bar.
const WOOD: &[(f64, f64)] = &[(1.0, 1.0), (3.93, 0.35), (9.5, 0.08)];
/// A small bell.
const BELL: &[(f64, f64)] = &[(1.0, 1.0), (2.76, 0.4), (5.4, 0.2)];
/// Reedy, for what wants attention.
const REED: &[(f64, f64)] = &[(1.0, 1.0), (3.0, 0.4), (5.0, 0.2), (7.0, 0.1)];
/// A knock on something soft: nothing but its lowest tones.
const DULL: &[(f64, f64)] = &[(1.0, 1.0), (1.5, 0.25)];
/// Thin and clear.
const BRIGHT: &[(f64, f64)] = &[(1.0, 1.0), (2.3, 0.3), (3.1, 0.15)];
/// A plucked string.
const STRING: &[(f64, f64)] = &[(1.0, 1.0), (2.0, 0.5), (3.0, 0.3), (4.0, 0.15)];

const fn note(at: f64, lasts: f64, pitch: f64, timbre: &'static [(f64, f64)]) -> Note {
    Note { at, lasts, pitch: (pitch, pitch), timbre, strength: 1.0 }
}

const fn slide(at: f64, lasts: f64, from: f64, to: f64, timbre: &'static [(f64, f64)]) -> Note {
    Note { at, lasts, pitch: (from, to), timbre, strength: 1.0 }
}

/// The notes of each cue, by its name.
fn score(name: &str) -> Option<Vec<Note>> {
    Some(match name {
        "move" => vec![note(0.0, 0.09, 520.0, WOOD)],
        "capture" => vec![note(0.0, 0.08, 520.0, WOOD), note(0.055, 0.11, 330.0, WOOD)],
        "check" => vec![note(0.0, 0.1, 880.0, BELL), note(0.08, 0.16, 1175.0, BELL)],
        "castling" => vec![note(0.0, 0.08, 390.0, WOOD), note(0.07, 0.08, 520.0, WOOD), note(0.14, 0.08, 390.0, WOOD)],
        "promotion" => vec![note(0.0, 0.1, 523.0, BELL), note(0.07, 0.1, 659.0, BELL), note(0.14, 0.14, 784.0, BELL)],
        "refusal" => vec![slide(0.0, 0.2, 230.0, 165.0, REED)],
        "edge" => vec![slide(0.0, 0.11, 150.0, 85.0, DULL)],
        "dark-square" => vec![note(0.0, 0.055, 210.0, DULL)],
        "light-square" => vec![note(0.0, 0.05, 2100.0, BRIGHT)],
        "offer" => vec![slide(0.0, 0.22, 440.0, 660.0, ROUND)],
        "low-time" => vec![note(0.0, 0.045, 1500.0, WOOD), note(0.15, 0.045, 1500.0, WOOD)],
        "tick" => vec![note(0.0, 0.05, 1000.0, WOOD)],
        "flag" => vec![note(0.0, 0.09, 740.0, REED), note(0.1, 0.09, 740.0, REED), note(0.2, 0.09, 740.0, REED)],
        "end" => vec![note(0.0, 0.12, 660.0, ROUND), note(0.09, 0.19, 330.0, ROUND)],
        "your-turn" => vec![note(0.0, 0.09, 660.0, ROUND), note(0.08, 0.12, 990.0, ROUND)],
        "confirmed" => vec![note(0.0, 0.12, 1320.0, ROUND)],
        "entry-mode" => vec![note(0.0, 0.07, 390.0, STRING), note(0.06, 0.09, 690.0, STRING)],
        "board-mode" => vec![note(0.0, 0.07, 690.0, STRING), note(0.06, 0.09, 390.0, STRING)],
        "not-saved" => vec![slide(0.0, 0.13, 500.0, 400.0, REED), slide(0.14, 0.14, 400.0, 250.0, REED)],
        "microphone-open" => vec![slide(0.0, 0.1, 620.0, 1240.0, ROUND)],
        "microphone-closed" => vec![slide(0.0, 0.1, 1240.0, 620.0, ROUND)],
        _ => return None,
    })
}

/// The WAV file of a cue: mono, 16 bits.
pub fn wave(name: &str) -> Option<Vec<u8>> {
    Some(file(&samples(&score(name)?)))
}

fn samples(notes: &[Note]) -> Vec<i16> {
    let seconds = notes.iter().map(|note| note.at + note.lasts).fold(0.0, f64::max);
    let mut mix = vec![0.0; index(seconds)];
    for note in notes {
        let mut phase = 0.0;
        for (step, slot) in mix.iter_mut().skip(index(note.at)).take(index(note.lasts)).enumerate() {
            let part = step as f64 / (note.lasts * f64::from(RATE));
            phase += (note.pitch.0 + (note.pitch.1 - note.pitch.0) * part) / f64::from(RATE);
            let wave: f64 = note.timbre.iter().map(|(multiple, strong)| strong * (TAU * phase * multiple).sin()).sum();
            *slot += note.strength * envelope(part * note.lasts, note.lasts) * wave;
        }
    }
    let peak = mix.iter().fold(0.0_f64, |peak, value| peak.max(value.abs()));
    mix.iter().map(|value| (value / peak * PEAK).round() as i16).collect()
}

/// Swells in 4 ms, dies away, and reaches nothing at the end.
fn envelope(time: f64, lasts: f64) -> f64 {
    let swell = (time / 0.004).min(1.0);
    let left = 1.0 - time / lasts;
    swell * left * left
}

fn index(seconds: f64) -> usize {
    (seconds * f64::from(RATE)).round() as usize
}

/// A WAV file: mono, 16 bits.
pub fn file(samples: &[i16]) -> Vec<u8> {
    let data: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
    let length = data.len() as u32;
    let mut file = Vec::new();
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * 2).to_le_bytes());
    file.extend(2_u16.to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    file.extend(data);
    file
}
