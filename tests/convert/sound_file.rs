//! Recordings as any reader of RIFF sees them: chunks, samples, cue points and their labels.

use std::path::Path;

/// What the header promises.
pub const RATE: usize = 22_050;

/// A recording, taken apart.
pub struct SoundFile {
    pub samples: Vec<i16>,
    /// Where something is marked, in samples, and its label; in the order of the file.
    pub marks: Vec<(usize, String)>,
}

fn number(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
}

/// Names and contents of chunks, which fill the bytes to the last one.
fn chunks(bytes: &[u8]) -> Vec<(&[u8], &[u8])> {
    let (mut chunks, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let length = number(bytes, at + 4);
        chunks.push((&bytes[at..at + 4], &bytes[at + 8..at + 8 + length]));
        at += 8 + length + length % 2;
    }
    assert_eq!(at, bytes.len(), "sizes are right");
    chunks
}

pub fn samples(bytes: &[u8]) -> Vec<i16> {
    bytes.chunks_exact(2).map(|two| i16::from_le_bytes([two[0], two[1]])).collect()
}

impl SoundFile {
    pub fn read(path: &Path) -> SoundFile {
        let bytes = std::fs::read(path).expect("a recording");
        let [(b"RIFF", all)] = chunks(&bytes)[..] else { panic!("it is one RIFF") };
        assert_eq!(&all[..4], b"WAVE");
        let parts = chunks(&all[4..]);
        let part = |name: &[u8]| {
            let found: Vec<&[u8]> = parts.iter().filter(|(of, _)| *of == name).map(|(_, content)| *content).collect();
            assert!(found.len() < 2, "only one chunk of a kind");
            found.first().copied()
        };
        let format = part(b"fmt ").expect("a format");
        assert_eq!(format[..4], [1, 0, 1, 0], "PCM, one channel");
        assert_eq!((number(format, 4), number(format, 8), &format[12..]), (RATE, RATE * 2, &[2, 0, 16, 0][..]));
        let samples = samples(part(b"data").expect("samples"));
        let points = part(b"cue ").unwrap_or_default();
        let labels = part(b"LIST").map(|list| chunks(&list[4..])).unwrap_or_default();
        let mut marks = Vec::new();
        for point in points.get(4..).unwrap_or_default().chunks_exact(24) {
            assert_eq!(&point[8..12], b"data");
            let own = |(name, label): &&(&[u8], &[u8])| *name == b"labl" && label[..4] == point[..4];
            let label = labels.iter().find(own).expect("each point has a label").1;
            let text = label[4..].strip_suffix(b"\0").expect("a label ends in a zero");
            marks.push((number(point, 20), String::from_utf8(text.to_vec()).expect("UTF-8")));
        }
        assert!(points.is_empty() || number(points, 0) == marks.len());
        assert_eq!(labels.len(), marks.len());
        SoundFile { samples, marks }
    }

    /// What sounds from each mark to the next one.
    pub fn sections(&self) -> Vec<&[i16]> {
        let ends = self.marks.iter().skip(1).map(|(at, _)| *at).chain([self.samples.len()]);
        self.marks.iter().zip(ends).map(|((from, _), to)| &self.samples[*from..to]).collect()
    }
}
