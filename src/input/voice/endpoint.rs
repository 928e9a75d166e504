//! Where an utterance begins and ends in what a microphone hears. Pure: time is counted in samples, at [`RATE`](super::RATE).

use std::collections::VecDeque;

use earshot::Detector;

use super::level::Meter;

/// Samples that are judged at once: 16 ms.
pub const FRAME: usize = 256;
/// From this score on a frame is speech.
const BEGINS: f32 = 0.55;
/// Below this score a frame of an utterance is silence. Between the two it goes on as it was.
const LASTS: f32 = 0.35;
/// Frames of speech that begin an utterance: a cough at the table is shorter.
const ENOUGH: u32 = 4;
/// Frames of silence that end it: 0.3 s.
const SILENCE: u32 = 19;
/// Frames of silence that end it where nothing was understood before them: 0.6 s. A player who thinks in mid-move pauses longer than
/// one who has ended.
const LONG_SILENCE: u32 = 38;
/// Frames of silence that may be its end: 0.13 s.
const PAUSE: u32 = 8;
/// The longest utterance, and the longest wait for one, in frames: 6 s.
pub const LONGEST: u32 = 375;
/// Samples that belong to an utterance before it is known to be one: 0.3 s.
const BEFORE: usize = 4_800;

/// Who opens the microphone.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// A key: for one utterance, and not for ever.
    #[default]
    Pressed,
    /// Nothing: it is open, and every utterance is heard.
    HandsFree,
}

/// Why an utterance ended, or none began.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// Silence followed.
    Silence,
    /// It lasted too long.
    TooLong,
    /// Nothing was said.
    Nothing,
}

/// A part of what was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// An utterance has begun; with what came shortly before.
    Begins(Vec<i16>),
    GoesOn(Vec<i16>),
    /// It may have ended. The silence that follows is told only if it goes on.
    Pauses,
    /// It has ended. Nothing more is listened to if a key was pressed for it.
    Ends(End),
}

/// What a frame brings, judged by its score alone.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Change {
    Begins,
    Ends(End),
}

/// Two thresholds, so that an utterance does not fall apart where a score wavers.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Hysteresis {
    manner: Manner,
    speaking: bool,
    /// Frames of speech before an utterance; too few are forgotten.
    voiced: u32,
    /// Frames of silence in a row.
    silent: u32,
    /// Frames since it was opened, or since the utterance began.
    lasted: u32,
    /// Hands-free: something lasted too long. Before it ends nothing begins.
    overlong: bool,
    /// What was said before this silence is nothing that is expected.
    unfinished: bool,
    /// Frames that came before the last utterance was found.
    waited: u32,
}

impl Hysteresis {
    fn take(&mut self, score: f32) -> Option<Change> {
        self.lasted = self.lasted.saturating_add(1);
        self.silent = if score < LASTS { self.silent.saturating_add(1) } else { 0 };
        self.unfinished &= self.silent > 0;
        if self.speaking { self.in_speech() } else { self.before_speech(score) }
    }

    fn in_speech(&mut self) -> Option<Change> {
        let enough = if self.unfinished { LONG_SILENCE } else { SILENCE };
        let end = if self.silent >= enough {
            End::Silence
        } else if self.lasted >= LONGEST {
            self.overlong = true;
            End::TooLong
        } else {
            return None;
        };
        self.speaking = false;
        (self.voiced, self.lasted) = (0, 0);
        Some(Change::Ends(end))
    }

    fn before_speech(&mut self, score: f32) -> Option<Change> {
        if self.overlong {
            self.overlong = self.silent < SILENCE;
            return None;
        }
        if score >= BEGINS {
            self.voiced += 1;
        } else if score < LASTS {
            self.voiced = self.voiced.saturating_sub(1);
        }
        if self.voiced >= ENOUGH {
            self.speaking = true;
            (self.waited, self.lasted) = (self.lasted, 0);
            return Some(Change::Begins);
        }
        (self.manner == Manner::Pressed && self.lasted >= LONGEST).then(|| {
            self.lasted = 0;
            Change::Ends(End::Nothing)
        })
    }
}

/// Samples that were judged at once.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub samples: Vec<i16>,
    /// How much they are like speech, from 0 to 1.
    pub score: f32,
}

/// Takes the constant offset away, cuts samples into frames and judges each. It needs to have heard a moment of the room before it judges
/// well, so it goes on listening whether anybody is heard or not.
#[derive(Default)]
pub struct Scorer {
    detector: Box<Detector>,
    offset: Offset,
    /// What does not fill a frame yet.
    rest: Vec<i16>,
}

impl Scorer {
    /// One for somebody who is made louder by so much.
    pub fn louder(gain: f32) -> Scorer {
        Scorer { offset: Offset { gain, ..Offset::default() }, ..Scorer::default() }
    }

    /// Hears a piece.
    pub fn hear(&mut self, samples: &[i16]) -> Vec<Frame> {
        self.rest.extend(self.offset.take_away(samples));
        let whole = self.rest.len() / FRAME * FRAME;
        let samples: Vec<i16> = self.rest.drain(..whole).collect();
        let judge = |samples: &[i16]| Frame { samples: samples.to_vec(), score: self.detector.predict_i16(samples) };
        samples.chunks_exact(FRAME).map(judge).collect()
    }
}

/// A constant offset, which some sound cards have: it is taken away with all below 10 Hz.
#[derive(Copy, Clone, Debug)]
struct Offset {
    heard: f32,
    given: f32,
    /// By how much the rest is made louder.
    gain: f32,
}

impl Default for Offset {
    fn default() -> Offset {
        Offset { heard: 0.0, given: 0.0, gain: 1.0 }
    }
}

impl Offset {
    #[allow(clippy::cast_possible_truncation)] // it is brought within bounds
    fn take_away(&mut self, samples: &[i16]) -> Vec<i16> {
        let clean = samples.iter().map(|sample| {
            let heard = f32::from(*sample);
            self.given = heard - self.heard + 0.995 * self.given;
            self.heard = heard;
            (self.gain * self.given).round().clamp(-32_768.0, 32_767.0) as i16
        });
        clean.collect()
    }
}

/// Finds utterances in frames.
pub struct Endpoint {
    hysteresis: Hysteresis,
    before: VecDeque<i16>,
    /// The silence after what may have been the end.
    behind: Vec<i16>,
}

impl Endpoint {
    /// Hears nothing yet.
    pub fn new(manner: Manner) -> Endpoint {
        let hysteresis = Hysteresis { manner, ..Hysteresis::default() };
        Endpoint { hysteresis, before: VecDeque::with_capacity(BEFORE + FRAME), behind: Vec::new() }
    }

    /// How many frames came before the last utterance was found, those included by which it was.
    pub const fn waited(&self) -> u32 {
        self.hysteresis.waited
    }

    /// Whether an utterance has begun that has not ended.
    pub const fn is_speaking(&self) -> bool {
        self.hysteresis.speaking
    }

    /// The pause that was told is rather one in the middle: its end is waited for longer.
    pub const fn wait_for_more(&mut self) {
        self.hysteresis.unfinished = self.hysteresis.speaking;
    }

    /// Hears frames; the meter is told which of them were speech.
    pub fn hear<'a>(&mut self, frames: impl IntoIterator<Item = &'a Frame>, meter: &mut Meter) -> Vec<Part> {
        let mut parts = Vec::new();
        for frame in frames {
            self.frame(frame, meter, &mut parts);
        }
        parts
    }

    fn frame(&mut self, frame: &Frame, meter: &mut Meter, parts: &mut Vec<Part>) {
        let (samples, score) = (&frame.samples, frame.score);
        let change = self.hysteresis.take(score);
        if self.hysteresis.speaking && score >= BEGINS {
            meter.speech(samples);
        } else if !self.hysteresis.speaking && score < LASTS {
            meter.room(samples);
        }
        match change {
            None if self.hysteresis.speaking => {
                self.behind.extend(samples);
                if self.hysteresis.silent <= PAUSE {
                    let heard = std::mem::take(&mut self.behind);
                    match parts.last_mut() {
                        Some(Part::Begins(before) | Part::GoesOn(before)) => before.extend(heard),
                        _ => parts.push(Part::GoesOn(heard)),
                    }
                }
                if self.hysteresis.silent == PAUSE {
                    parts.push(Part::Pauses);
                }
            }
            None => {
                self.before.extend(samples);
                let surplus = self.before.len().saturating_sub(BEFORE);
                self.before.drain(..surplus);
            }
            Some(Change::Begins) => {
                let heard = self.before.drain(..).chain(samples.iter().copied()).collect();
                parts.push(Part::Begins(heard));
            }
            Some(Change::Ends(end)) => {
                self.before.clear();
                self.behind.clear();
                parts.push(Part::Ends(end));
            }
        }
    }
}

#[cfg(test)]
#[path = "endpoint_tests.rs"]
mod tests;
