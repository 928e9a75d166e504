//! Words as a file of sound: espeak-ng's samples one phrase after another, with marks.

pub mod recital;
pub mod sentences;
pub mod wave;

use std::io::{self, Seek, Write};
use std::sync::mpsc;

use crossbeam_channel::{Sender, bounded};

use self::wave::{Mark, Wave, WaveError};
use super::espeak::{self, Synthesizer};
use super::queue::Job;
use super::settings::VoiceSettings;
use super::sink::{RATE, Sink};
use super::voice::VoiceNews;
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::Segment;

/// At most this many pieces of 20 ms are on their way from the voice to the file.
const ON_THE_WAY: usize = 64;

/// A voice that is not heard, but recorded.
#[derive(Debug)]
pub struct Voice {
    synthesizer: Synthesizer,
    phrases: u64,
}

impl Voice {
    /// Opens it.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open(settings: VoiceSettings) -> Result<Voice, SoundTrouble> {
        let (send, notices) = mpsc::channel();
        let synthesizer = espeak::start(settings, move |notice| {
            // Notices after the first are about a choice of voices, which a recording does not make.
            let _nobody = send.send(notice);
        })?;
        match notices.recv() {
            Ok(VoiceNews::Failed(why)) => Err(why),
            _ => Ok(Voice { synthesizer, phrases: 0 }),
        }
    }

    /// Says a phrase, calling `take` with each piece of its samples, at [`RATE`].
    ///
    /// # Errors
    /// That of `take`, after which nothing more is said; or that the voice has died.
    fn say(
        &mut self,
        segments: Vec<Segment>,
        mut take: impl FnMut(&[i16]) -> Result<(), WaveError>,
    ) -> Result<(), RecordError> {
        self.phrases += 1;
        let (pieces, to_write) = bounded(ON_THE_WAY);
        self.synthesizer.say(Job(self.phrases), segments, Box::new(Basket(pieces)));
        for piece in to_write {
            match piece {
                Some(samples) => take(&samples)?,
                None => return Ok(()),
            }
        }
        Err(RecordError::VoiceGone)
    }
}

/// Why no more can be recorded.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// The file.
    #[error(transparent)]
    Wave(#[from] WaveError),
    /// The synthesizer's thread ended before a phrase did.
    #[error("the synthesizer does not answer any more")]
    VoiceGone,
}

/// Hands pieces on, `None` after the last, and waits until each is taken.
struct Basket(Sender<Option<Vec<i16>>>);

impl Sink for Basket {
    fn push(&self, _job: Job, samples: &[i16]) -> bool {
        // An empty piece asks whether the receiver still listens: one that has stopped says so at the next piece.
        samples.is_empty() || self.0.send(Some(samples.to_vec())).is_ok()
    }

    fn end(&self, _job: Job) {
        // The receiver is gone where the file has failed.
        let _nobody = self.0.send(None);
    }
}

/// A recording that grows, phrase by phrase.
#[derive(Debug)]
pub struct Recorder<W> {
    voice: Voice,
    wave: Wave<W>,
}

impl<W: Write + Seek> Recorder<W> {
    /// Begins a recording.
    ///
    /// # Errors
    /// What the system says.
    pub fn begin(voice: Voice, to: W) -> io::Result<Recorder<W>> {
        Ok(Recorder { voice, wave: Wave::begin(to, RATE)? })
    }

    /// Says a phrase, with silence of `rest` milliseconds after it.
    ///
    /// # Errors
    /// [`RecordError`]; nothing of the recording can be used any more.
    pub fn say(&mut self, segments: Vec<Segment>, rest: u32) -> Result<(), RecordError> {
        let wave = &mut self.wave;
        self.voice.say(segments, |samples| wave.add(samples))?;
        Ok(wave.rest(rest)?)
    }

    /// Marks what is said next.
    pub fn mark(&mut self, label: &str) {
        self.wave.mark(label);
    }

    /// The recording is over. What it was written to comes back, and its marks.
    ///
    /// # Errors
    /// [`WaveError`].
    pub fn end(self) -> Result<(W, Vec<Mark>), WaveError> {
        self.wave.end()
    }
}
