//! Listens to the monitor of the loudspeaker, and knows when each sample was played.
//!
//! A null sink plays by the machine's own clock, so that a sample's number tells its moment: the moments at which pieces of
//! the recording arrived lie on one straight line, and what lies off it is the delay of pipes and threads. The line goes
//! through the middle of the latest pieces. The recorder's own delay, about one piece of 5 ms, is in every moment.

use std::collections::VecDeque;
use std::io::Read;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use crate::world::missing;

/// Samples a second: those of the null sink, so that nothing is resampled on this side.
const RATE: u32 = 48_000;
/// Louder than this (of 32767) is sound; a null sink has no noise.
const AUDIBLE: u16 = 100;
/// Pieces whose arrival is remembered: some seconds.
const PIECES: usize = 600;
/// Longer than anything takes that works.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Listener {
    child: Child,
    tape: Arc<Mutex<Tape>>,
}

struct Tape {
    samples: Vec<i16>,
    /// The moments, after `origin`, that number 0 would have by each of the latest pieces.
    lines: VecDeque<f64>,
    origin: Instant,
}

impl Tape {
    fn take(&mut self, samples: impl Iterator<Item = i16>) {
        let arrived = self.origin.elapsed().as_secs_f64();
        self.samples.extend(samples);
        self.lines.push_back(arrived - seconds(self.samples.len()));
        if self.lines.len() > PIECES {
            self.lines.pop_front();
        }
    }

    /// When number 0 was played, in seconds after `origin`.
    fn line(&self) -> f64 {
        let mut lines: Vec<f64> = self.lines.iter().copied().collect();
        lines.sort_by(f64::total_cmp);
        lines[lines.len() / 2]
    }
}

fn seconds(samples: usize) -> f64 {
    f64::from(u32::try_from(samples).expect("a recording of less than a day")) / f64::from(RATE)
}

/// A place on the recording.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mark(usize);

impl Listener {
    /// In the world in which this process runs.
    pub fn start() -> Listener {
        let mut command = Command::new("parec");
        command.args(["-d", "loudspeaker.monitor", "--raw", "--format=s16le", "--channels=1"]);
        command.args([&format!("--rate={RATE}"), "--latency-msec=5", "--process-time-msec=5"]);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut child = child.unwrap_or_else(|error| missing("parec", "pulseaudio-utils", &error));
        let mut pipe = child.stdout.take().unwrap();
        let empty = Tape { samples: Vec::new(), lines: VecDeque::new(), origin: Instant::now() };
        let tape = Arc::new(Mutex::new(empty));
        let filled = tape.clone();
        thread::spawn(move || {
            let (mut odd, mut buffer) = (Vec::new(), [0; 8192]);
            while let Ok(count @ 1..) = pipe.read(&mut buffer) {
                odd.extend_from_slice(&buffer[..count]);
                let whole = odd.len() / 2 * 2;
                let pairs = odd[..whole].chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
                filled.lock().unwrap_or_else(PoisonError::into_inner).take(pairs);
                odd.drain(..whole);
            }
        });
        let listener = Listener { child, tape };
        // The line needs some pieces.
        while listener.tape().lines.len() < 100 {
            sleep(Duration::from_millis(5));
        }
        listener
    }

    fn tape(&self) -> MutexGuard<'_, Tape> {
        self.tape.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The end of the recording.
    pub fn now(&self) -> Mark {
        Mark(self.tape().samples.len())
    }

    /// How long after a moment a place was played; nothing if it was before.
    pub fn after(&self, mark: Mark, moment: Instant) -> Duration {
        let tape = self.tape();
        let played = tape.line() + seconds(mark.0);
        let moment = moment.saturating_duration_since(tape.origin).as_secs_f64();
        Duration::from_secs_f64((played - moment).max(0.0))
    }

    /// How far off the line the latest pieces lie: 95 of 100 no further than this.
    pub fn jitter(&self) -> Duration {
        let tape = self.tape();
        let line = tape.line();
        let mut apart: Vec<f64> = tape.lines.iter().map(|piece| (piece - line).abs()).collect();
        apart.sort_by(f64::total_cmp);
        Duration::from_secs_f64(apart[(apart.len() - 1) * 95 / 100])
    }

    /// The first sound after a mark.
    pub fn sound(&self, mark: Mark) -> Option<Mark> {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Some(place) = self.tape().samples[mark.0..].iter().position(is_audible) {
                return Some(Mark(mark.0 + place));
            }
            sleep(Duration::from_millis(2));
        }
        None
    }

    /// Waits until it has been silent for so long; the place behind the last sound since the mark, if there was any.
    pub fn silence(&self, mark: Mark, length: Duration) -> Option<Mark> {
        let pause = usize::try_from(length.as_millis()).unwrap() * (RATE as usize) / 1000;
        let began = Instant::now();
        loop {
            let tape = self.tape();
            let since = &tape.samples[mark.0..];
            let end = since.iter().rposition(is_audible).map_or(0, |place| place + 1);
            if since.len() >= end + pause {
                return (end > 0).then_some(Mark(mark.0 + end));
            }
            drop(tape);
            assert!(began.elapsed() < 4 * PATIENCE, "it never falls silent");
            sleep(Duration::from_millis(5));
        }
    }

    /// Waits until words are in full flow: sound in each of the last five hundredths of a second.
    pub fn flow(&self) {
        let piece = RATE as usize / 100;
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            let flows = {
                let tape = self.tape();
                let last = &tape.samples[tape.samples.len().saturating_sub(5 * piece)..];
                last.chunks(piece).all(|piece| piece.iter().any(is_audible))
            };
            if flows {
                return;
            }
            sleep(Duration::from_millis(2));
        }
        panic!("nothing is said");
    }

    /// Waits for so much of the recording.
    pub fn more(&self, mark: Mark, length: Duration) {
        let samples = usize::try_from(length.as_millis()).unwrap() * (RATE as usize) / 1000;
        let began = Instant::now();
        while self.tape().samples.len() < mark.0 + samples {
            assert!(began.elapsed() < PATIENCE, "the recording stands still");
            sleep(Duration::from_millis(2));
        }
    }

    /// How a word begins whose first sound is here.
    pub fn opening(&self, from: Mark) -> Opening {
        let tape = self.tape();
        let start = from.0 + Opening::SKIPPED;
        Opening(thinned(&tape.samples[start..(start + Opening::LENGTH).min(tape.samples.len())]))
    }

    /// Where a word begins after a mark, over whatever else is heard, by the likest of its openings; nothing if it is not there.
    pub fn find(&self, openings: &[Opening], mark: Mark) -> Option<Mark> {
        let heard = thinned(&self.tape().samples[mark.0..]);
        let places = openings.iter().filter_map(|opening| opening.best_in(&heard));
        let (place, likeness) = places.max_by(|(_, one), (_, other)| one.total_cmp(other))?;
        let start = (mark.0 + place * Opening::THIN).saturating_sub(Opening::SKIPPED);
        (likeness > Opening::ALIKE).then_some(Mark(start.max(mark.0)))
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as an iterator gives it
fn is_audible(sample: &i16) -> bool {
    sample.unsigned_abs() > AUDIBLE
}

/// The first sound of a word, to be found again among others.
#[derive(Clone)]
pub struct Opening(Vec<f32>);

impl Opening {
    /// Samples of the recording that are compared: a tenth of a second.
    const LENGTH: usize = RATE as usize / 10;
    /// Samples before them, over which the words that were cut off may still fade: 8 ms.
    const SKIPPED: usize = RATE as usize / 125;
    /// One in so many is compared, the mean of its neighbours.
    const THIN: usize = 6;
    /// 1 is the same; two different words of one voice stay far below this, and one word said twice may begin at another moment of
    /// its tone.
    const ALIKE: f32 = 0.6;

    fn best_in(&self, heard: &[f32]) -> Option<(usize, f32)> {
        let length = self.0.len();
        let own = dot(&self.0, &self.0).sqrt();
        let likeness = |window: &[f32]| dot(&self.0, window) / (own * dot(window, window).sqrt()).max(1.0);
        heard
            .windows(length.max(1))
            .enumerate()
            .map(|(place, window)| (place, likeness(window)))
            .max_by(|(_, one), (_, other)| one.total_cmp(other))
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn thinned(samples: &[i16]) -> Vec<f32> {
    let sum = |piece: &[i16]| piece.iter().map(|sample| f32::from(*sample)).sum::<f32>();
    samples.chunks_exact(Opening::THIN).map(sum).collect()
}
