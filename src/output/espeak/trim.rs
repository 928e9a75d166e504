//! Cuts the silence with which espeak-ng begins each text, and shortens that between two segments.

/// Quieter than this (of 32767) is silence at the edge of a text.
const SILENCE: u16 = 60;
/// Samples kept before the first sound, so that a soft consonant is not clipped: 1 ms.
const MARGIN: usize = 22;
/// The pause between two segments of a sentence: 60 ms.
const PAUSE: usize = 1323;

/// Passes the samples of a sentence through, segment by segment.
///
/// Silence is held back until sound follows it: what is held at the end of the sentence is never let out, so that the end of
/// the samples is the end of the speech.
#[derive(Debug, Default)]
pub(super) struct Trimmer {
    /// Silent samples not let out yet.
    held: Vec<i16>,
    /// Whether this segment has sounded.
    sounding: bool,
    /// Whether an earlier segment has.
    spoken: bool,
}

impl Trimmer {
    /// A segment begins.
    pub(super) fn begin(&mut self) {
        self.spoken |= self.sounding;
        self.sounding = false;
        self.held.clear();
    }

    /// Takes samples, gives those to be played.
    pub(super) fn pass(&mut self, samples: &[i16]) -> Vec<i16> {
        let is_sound = |sample: &i16| sample.unsigned_abs() > SILENCE;
        let Some(last) = samples.iter().rposition(is_sound) else {
            self.held.extend_from_slice(samples);
            return Vec::new();
        };
        self.held.extend_from_slice(&samples[..=last]);
        let mut out = Vec::new();
        if !self.sounding {
            let first = self.held.iter().position(is_sound).unwrap_or(0);
            self.held.drain(..first.saturating_sub(MARGIN));
            if self.spoken {
                out.resize(PAUSE, 0);
            }
            self.sounding = true;
        }
        out.append(&mut self.held);
        self.held.extend_from_slice(&samples[last + 1..]);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn silence_before_and_after_is_cut_and_within_is_kept() {
        let mut trimmer = Trimmer::default();
        trimmer.begin();
        assert!(trimmer.pass(&[0; 500]).is_empty());
        let out = trimmer.pass(&[0, 5000, 0, 0]);
        assert_eq!(out.len(), MARGIN + 1);
        assert_eq!(out.last(), Some(&5000));
        assert_eq!(trimmer.pass(&[0, 0, 700]), [0, 0, 0, 0, 700]);
        assert!(trimmer.pass(&[0; 2000]).is_empty());
        trimmer.begin();
        let second = trimmer.pass(&[900]);
        assert_eq!(second.len(), PAUSE + 1);
    }
}
