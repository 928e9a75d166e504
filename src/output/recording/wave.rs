//! WAV of 16-bit samples, one channel, with marks: a chunk of cue points, and a list of their labels.
//!
//! Written as a stream: what is not known before the end (sizes, marks) is put in at the end, and sizes of nothing stand there until
//! then, so that no reader takes a file that was broken off for a whole one. The crate `hound` writes neither cue points nor labels,
//! and what it would save is a header of 44 bytes.

use std::io::{self, Seek, SeekFrom, Write};

/// Bytes before the first sample.
const HEADER: u32 = 44;
/// Bytes of a cue point.
const POINT: u64 = 24;

/// A place in a recording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How many samples stand before it.
    pub at: u32,
    /// What begins there.
    pub label: String,
}

impl Mark {
    /// Bytes of its label in the file, the sign at its end and what makes it even included, without the head.
    fn label_bytes(&self) -> u64 {
        4 + self.label.len() as u64 + 1
    }
}

/// Why no more can be recorded.
#[derive(Debug, thiserror::Error)]
pub enum WaveError {
    /// What the system says.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The sizes of such a file have 32 bits.
    #[error("no WAV is that long")]
    TooLong,
}

/// A recording that grows.
#[derive(Debug)]
pub struct Wave<W> {
    to: W,
    rate: u32,
    samples: u32,
    marks: Vec<Mark>,
    /// Bytes of the marks after the samples.
    behind: u64,
}

/// How many seconds one file can hold, at `rate` samples a second.
pub fn longest(rate: u32) -> u64 {
    u64::from(u32::MAX) / 2 / u64::from(rate.max(1))
}

impl<W: Write + Seek> Wave<W> {
    /// Begins, with `rate` samples a second.
    ///
    /// # Errors
    /// What the system says.
    pub fn begin(mut to: W, rate: u32) -> io::Result<Wave<W>> {
        let (a_second, bytes) = (rate.to_le_bytes(), rate.saturating_mul(2).to_le_bytes());
        let begins = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0";
        to.write_all(&[&begins[..], &a_second, &bytes, b"\x02\0\x10\0data\0\0\0\0"].concat())?;
        // The heads of the chunk of points and of the list of labels.
        Ok(Wave { to, rate, samples: 0, marks: Vec::new(), behind: 12 + 12 })
    }

    /// Marks what comes next. A label is one line.
    pub fn mark(&mut self, label: &str) {
        let label = label.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        let mark = Mark { at: self.samples, label };
        self.behind += POINT + 8 + even(mark.label_bytes());
        self.marks.push(mark);
    }

    /// Adds samples.
    ///
    /// # Errors
    /// [`WaveError`]; nothing of the recording can be used any more.
    pub fn add(&mut self, samples: &[i16]) -> Result<(), WaveError> {
        let count = u32::try_from(samples.len()).map_err(|_| WaveError::TooLong)?;
        let after = self.samples.checked_add(count).ok_or(WaveError::TooLong)?;
        if u64::from(HEADER) + u64::from(after) * 2 + self.behind > u64::from(u32::MAX) {
            return Err(WaveError::TooLong);
        }
        self.samples = after;
        for sample in samples {
            self.to.write_all(&sample.to_le_bytes())?;
        }
        Ok(())
    }

    /// Adds silence of this many milliseconds.
    ///
    /// # Errors
    /// As [`Wave::add`].
    pub fn rest(&mut self, millis: u32) -> Result<(), WaveError> {
        let mut left = usize::try_from(u64::from(self.rate) * u64::from(millis) / 1000).unwrap_or(0);
        while left > 0 {
            let some = left.min(1024);
            self.add(&[0; 1024][..some])?;
            left -= some;
        }
        Ok(())
    }

    /// Puts in the marks and the sizes. What was written to comes back, and the marks.
    ///
    /// # Errors
    /// As [`Wave::add`].
    pub fn end(mut self) -> Result<(W, Vec<Mark>), WaveError> {
        let size = |bytes: u64| u32::try_from(bytes).map_err(|_| WaveError::TooLong);
        let data = u64::from(self.samples) * 2;
        let mut all = u64::from(HEADER) - 8 + data;
        if !self.marks.is_empty() {
            all += self.behind;
            self.points(size)?;
            self.labels(size)?;
        }
        self.to.seek(SeekFrom::Start(4))?;
        self.to.write_all(&size(all)?.to_le_bytes())?;
        self.to.seek(SeekFrom::Start(u64::from(HEADER) - 4))?;
        self.to.write_all(&size(data)?.to_le_bytes())?;
        self.to.flush()?;
        Ok((self.to, self.marks))
    }

    fn points(&mut self, size: impl Fn(u64) -> Result<u32, WaveError>) -> Result<(), WaveError> {
        let count = self.marks.len() as u64;
        let (length, points) = (size(4 + POINT * count)?.to_le_bytes(), size(count)?.to_le_bytes());
        self.to.write_all(&[&b"cue "[..], &length, &points].concat())?;
        for (number, mark) in (1_u32..).zip(&self.marks) {
            // Its name, and its place in the order of play, which here is that of the samples.
            let (name, at) = (&number.to_le_bytes()[..], &mark.at.to_le_bytes()[..]);
            // In which chunk, and where chunk and block begin in a file that has several: here both do at 0.
            self.to.write_all(&[name, at, b"data\0\0\0\0\0\0\0\0", at].concat())?;
        }
        Ok(())
    }

    fn labels(&mut self, size: impl Fn(u64) -> Result<u32, WaveError>) -> Result<(), WaveError> {
        let all: u64 = self.marks.iter().map(|mark| 8 + even(mark.label_bytes())).sum();
        self.to.write_all(&[&b"LIST"[..], &size(4 + all)?.to_le_bytes(), b"adtl"].concat())?;
        for (number, mark) in (1_u32..).zip(&self.marks) {
            let (length, name) = (size(mark.label_bytes())?.to_le_bytes(), number.to_le_bytes());
            // A chunk ends at an even place; the byte that sees to it does not count.
            let end: &[u8] = if mark.label_bytes() % 2 == 0 { b"\0" } else { b"\0\0" };
            self.to.write_all(&[&b"labl"[..], &length, &name, mark.label.as_bytes(), end].concat())?;
        }
        Ok(())
    }
}

const fn even(bytes: u64) -> u64 {
    bytes + bytes % 2
}

/// The marks as a text: `[12:03.450]7... Nf6`, one line each. These are timed lines as players show words to music (LRC), for which
/// there is no limit of tracks as on a compact disc (a cue sheet has 99), and which a person can read.
pub fn list(marks: &[Mark], rate: u32) -> String {
    let line = |mark: &Mark| {
        let millis = u64::from(mark.at) * 1000 / u64::from(rate.max(1));
        let (minutes, seconds, millis) = (millis / 60_000, millis / 1000 % 60, millis % 1000);
        format!("[{minutes:02}:{seconds:02}.{millis:03}]{}\n", mark.label)
    };
    marks.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use proptest::prelude::*;

    use super::*;

    fn number(bytes: &[u8], at: usize) -> usize {
        u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
    }

    /// The chunks of a file, which are all of it.
    fn chunks(file: &[u8]) -> Vec<([u8; 4], &[u8])> {
        let mut chunks = Vec::new();
        let mut at = 0;
        while at < file.len() {
            let (name, length) = (file[at..at + 4].try_into().expect("a name"), number(file, at + 4));
            chunks.push((name, &file[at + 8..at + 8 + length]));
            at += 8 + length + length % 2;
        }
        assert_eq!(at, file.len(), "nothing stands behind the last one");
        chunks
    }

    proptest! {
        #[test]
        fn sizes_marks_and_samples_are_what_was_put_in(
            parts in prop::collection::vec((".{0,12}", prop::collection::vec(any::<i16>(), 1..40)), 0..12)
        ) {
            let mut wave = Wave::begin(Cursor::new(Vec::new()), 22_050).expect("memory");
            let (mut samples, mut marks) = (Vec::new(), Vec::new());
            for (label, part) in &parts {
                wave.mark(label);
                let label: String = label.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
                marks.push(Mark { at: u32::try_from(samples.len()).expect("few"), label });
                wave.add(part).expect("memory");
                samples.extend_from_slice(part);
            }
            let (file, given) = wave.end().expect("memory");
            prop_assert_eq!(&given, &marks);
            let file = file.into_inner();
            let riff = chunks(&file);
            prop_assert_eq!((riff.len(), &riff[0].0, &riff[0].1[..4]), (1, b"RIFF", &b"WAVE"[..]));
            let inside = chunks(&riff[0].1[4..]);
            let data: Vec<u8> = samples.iter().flat_map(|sample| sample.to_le_bytes()).collect();
            prop_assert_eq!(inside[1], (*b"data", &data[..]));
            prop_assert_eq!(number(inside[0].1, 4), 22_050);
            prop_assert_eq!(inside.len(), if marks.is_empty() { 2 } else { 4 });
            if !marks.is_empty() {
                prop_assert_eq!((inside[2].0, inside[3].0, &inside[3].1[..4]), (*b"cue ", *b"LIST", &b"adtl"[..]));
                prop_assert_eq!(number(inside[2].1, 0), marks.len());
                let labels = chunks(&inside[3].1[4..]);
                prop_assert_eq!(labels.len(), marks.len());
                for (index, (mark, (name, label))) in marks.iter().zip(labels).enumerate() {
                    let point = &inside[2].1[4 + 24 * index..][..24];
                    let at = mark.at as usize;
                    prop_assert_eq!((number(point, 0), number(point, 4), number(point, 20)), (index + 1, at, at));
                    prop_assert_eq!(&point[8..20], b"data\0\0\0\0\0\0\0\0");
                    prop_assert_eq!((name, number(label, 0)), (*b"labl", index + 1));
                    let text = format!("{}\0", mark.label);
                    prop_assert_eq!(&label[4..], text.as_bytes());
                }
            }
        }
    }

    #[test]
    fn marks_are_listed_with_their_times() {
        let mark = |at, label: &str| Mark { at, label: label.to_owned() };
        let marks =
            [mark(0, "Ada – Zoë"), mark(11_025, "1. e4"), mark(22_050 * 61 + 22, "1... Nf6"), mark(u32::MAX, "1-0")];
        let expected = "[00:00.000]Ada – Zoë\n[00:00.500]1. e4\n[01:01.000]1... Nf6\n[3246:23.097]1-0\n";
        assert_eq!(list(&marks, 22_050), expected);
    }

    /// A file that counts what it is given and keeps nothing.
    struct Nothing;

    impl Write for Nothing {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    impl Seek for Nothing {
        fn seek(&mut self, _to: SeekFrom) -> io::Result<u64> {
            Ok(0)
        }
    }

    #[test]
    fn an_overlong_recording_is_refused_before_its_sizes_overflow() {
        let mut wave = Wave { samples: u32::MAX / 2 - 200, ..Wave::begin(Nothing, 22_050).expect("nothing") };
        wave.mark(&"x".repeat(100));
        wave.add(&[0; 50]).expect("there is room");
        assert!(matches!(wave.add(&[0; 100]), Err(WaveError::TooLong)));
        wave.end().expect("what was refused has not been counted");
        assert_eq!(longest(22_050) / 3600, 27);
    }
}
