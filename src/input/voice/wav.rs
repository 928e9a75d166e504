//! Speech out of WAV files, and into them.

use std::fs;
use std::io::{self, BufReader, Cursor, Read};
use std::path::Path;

use hound::{SampleFormat, WavReader, WavSpec, WavWriter};

use super::RATE;
use super::recogniser::LONGEST_SECONDS;
use crate::sound::rate::ToRate;

/// Why a file is no speech to us.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WavError {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// It is no WAV file, or not a whole one.
    #[error("it is no WAV file, or not a whole one")]
    NotWav,
    /// Its samples are not of 16 bits, or it has two channels or more.
    #[error("channels: {channels}, bits: {bits}; save it with one channel of 16 bits")]
    OtherFormat {
        channels: u16,
        /// Bits of a sample.
        bits: u16,
    },
    /// Its rate cannot be brought to ours.
    #[error("{0} samples a second are too few or too many; save it with 16,000")]
    OddRate(u32),
    /// It lasts longer than anybody needs to say a move.
    #[error("it lasts longer than {LONGEST_SECONDS} seconds; cut it to one move a file")]
    TooLong,
}

/// Rates that microphones and telephones have, in samples a second.
const RATES: std::ops::RangeInclusive<u32> = 8_000..=192_000;

/// Frames of a file that are read at once, a second: 10 ms, as a microphone gives them.
const PIECES: u32 = 100;

/// A file that is read piece by piece, so that one of any length needs no memory.
pub struct Recording<R: Read> {
    reader: WavReader<R>,
    /// `None` after the last piece.
    converter: Option<ToRate>,
    rate: u32,
}

/// A file on the disk.
pub type File = Recording<BufReader<fs::File>>;

/// Opens a file.
///
/// # Errors
/// Why it is no speech to us.
pub fn open(path: &Path) -> Result<File, WavError> {
    let file = fs::File::open(path).map_err(|error| WavError::Unreadable(error.to_string()))?;
    Recording::of(BufReader::new(file))
}

impl<R: Read> Recording<R> {
    /// Out of anything.
    ///
    /// # Errors
    /// Why it is no speech to us.
    pub fn of(from: R) -> Result<Recording<R>, WavError> {
        let reader = WavReader::new(from).map_err(|_| WavError::NotWav)?;
        let spec = reader.spec();
        if spec.channels != 1 || spec.bits_per_sample != 16 || spec.sample_format != SampleFormat::Int {
            return Err(WavError::OtherFormat { channels: spec.channels, bits: spec.bits_per_sample });
        }
        if !RATES.contains(&spec.sample_rate) {
            return Err(WavError::OddRate(spec.sample_rate));
        }
        let converter = Some(ToRate::new(spec.sample_rate, RATE).ok_or(WavError::OddRate(spec.sample_rate))?);
        Ok(Recording { reader, converter, rate: spec.sample_rate })
    }

    /// How long it is, in milliseconds, as its head says.
    pub fn length(&self) -> u64 {
        u64::from(self.reader.duration()) * 1000 / u64::from(self.rate)
    }
}

impl<R: Read> Iterator for Recording<R> {
    type Item = Result<Vec<i16>, WavError>;

    /// About 10 ms at our rate.
    fn next(&mut self) -> Option<Result<Vec<i16>, WavError>> {
        let converter = self.converter.as_mut()?;
        let count = (self.rate / PIECES) as usize;
        let samples: Result<Vec<i16>, _> = self.reader.samples::<i16>().take(count).collect();
        let Ok(samples) = samples else {
            self.converter = None;
            return Some(Err(WavError::NotWav));
        };
        if samples.is_empty() {
            return self.converter.take().map(|converter| Ok(converter.finish()));
        }
        if self.rate == RATE {
            return Some(Ok(samples));
        }
        let samples: Vec<f32> = samples.into_iter().map(|sample| f32::from(sample) / 32_768.0).collect();
        Some(Ok(converter.pass(&samples)))
    }
}

/// Reads a whole file, at our rate: an utterance.
///
/// # Errors
/// Why it is no speech to us.
pub fn read(path: &Path) -> Result<Vec<i16>, WavError> {
    whole(open(path)?)
}

/// The same, out of anything.
///
/// # Errors
/// As [`read`].
pub fn read_from(from: impl Read) -> Result<Vec<i16>, WavError> {
    whole(Recording::of(from)?)
}

fn whole<R: Read>(recording: Recording<R>) -> Result<Vec<i16>, WavError> {
    if recording.length() >= u64::from(LONGEST_SECONDS) * 1000 {
        return Err(WavError::TooLong);
    }
    let mut all = Vec::new();
    for piece in recording {
        all.extend(piece?);
    }
    Ok(all)
}

/// The bytes of a file, at our rate.
///
/// # Errors
/// More samples than a file can hold.
pub fn write(samples: &[i16]) -> io::Result<Vec<u8>> {
    let spec = WavSpec { channels: 1, sample_rate: RATE, bits_per_sample: 16, sample_format: SampleFormat::Int };
    let mut bytes = Cursor::new(Vec::new());
    let mut writer = WavWriter::new(&mut bytes, spec).map_err(io::Error::other)?;
    for sample in samples {
        writer.write_sample(*sample).map_err(io::Error::other)?;
    }
    writer.finalize().map_err(io::Error::other)?;
    Ok(bytes.into_inner())
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use hound::{WavSpec, WavWriter};
    use proptest::prelude::*;

    use super::*;

    fn file(spec: WavSpec, samples: &[i16]) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let mut writer = WavWriter::new(&mut bytes, spec).expect("a header");
        for sample in samples {
            writer.write_sample(*sample).expect("a sample");
        }
        writer.finalize().expect("a whole file");
        bytes.into_inner()
    }

    fn spec(channels: u16, sample_rate: u32, bits_per_sample: u16) -> WavSpec {
        WavSpec { channels, sample_rate, bits_per_sample, sample_format: SampleFormat::Int }
    }

    #[test]
    fn files_of_another_rate_are_converted_to_ours() {
        let samples: Vec<i16> = (0..16_000).map(|n| (n % 100) * 100).collect();
        assert_eq!(read_from(Cursor::new(file(spec(1, 16_000, 16), &samples))), Ok(samples.clone()));
        for rate in [8_000, 44_100, 48_000] {
            let length = read_from(Cursor::new(file(spec(1, rate, 16), &samples))).map(|heard| heard.len());
            let wanted = samples.len() * 16_000 / usize::try_from(rate).expect("small");
            assert!(
                length.as_ref().is_ok_and(|length| length.abs_diff(wanted) < 2_000),
                "{rate}: {length:?}, not {wanted}"
            );
        }
    }

    #[test]
    fn what_is_no_speech_to_us_is_told() {
        let second = vec![0_i16; 16_000];
        for (bytes, why) in [
            (file(spec(2, 16_000, 16), &second), WavError::OtherFormat { channels: 2, bits: 16 }),
            (file(spec(1, 16_000, 8), &second), WavError::OtherFormat { channels: 1, bits: 8 }),
            (file(spec(1, 100, 16), &second), WavError::OddRate(100)),
            (file(spec(1, 16_000, 16), &vec![0; 16_000 * 31]), WavError::TooLong),
            (b"no WAV at all, \xC3\xA9".to_vec(), WavError::NotWav),
            (file(spec(1, 16_000, 16), &second)[..1000].to_vec(), WavError::NotWav),
            (Vec::new(), WavError::NotWav),
        ] {
            assert_eq!(read_from(Cursor::new(bytes)), Err(why));
        }
        assert!(matches!(read(Path::new("/nowhere/é.wav")), Err(WavError::Unreadable(_))));
    }

    proptest! {
        #[test]
        fn no_bytes_break_it(mut bytes in proptest::collection::vec(any::<u8>(), 0..200), at in 0..44_usize) {
            let _read = read_from(Cursor::new(bytes.clone()));
            // A true header with one piece of it spoilt.
            let mut whole = file(spec(1, 16_000, 16), &[0; 100]);
            bytes.truncate(whole.len() - at);
            whole.splice(at..at + bytes.len(), bytes);
            let _read = read_from(Cursor::new(whole));
        }
    }
}
