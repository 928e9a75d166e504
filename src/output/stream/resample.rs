//! From one sample rate to another, by straight lines between the samples: enough for speech and short cues.

/// Converts a mono stream piece by piece: either by [`Resampler::pass`] or by [`Resampler::fill`].
#[derive(Clone, Debug)]
pub struct Resampler {
    from: u32,
    to: u32,
    /// The source sample before the position.
    previous: i16,
    /// The one after it.
    current: i16,
    /// Where the position lies between them, in parts of `to`.
    phase: u64,
    /// Kept from one [`Resampler::fill`] to the next; with [`Resampler::make_room`] it never grows.
    source: Vec<i16>,
}

impl Resampler {
    /// From one rate to another, in samples a second; a rate of 0 counts as 1.
    pub fn new(from: u32, to: u32) -> Resampler {
        Resampler { from: from.max(1), to: to.max(1), previous: 0, current: 0, phase: 0, source: Vec::new() }
    }

    /// From now on [`Resampler::fill`] of at most so many samples allocates nothing.
    pub fn make_room(&mut self, length: usize) {
        // What is left of the sample before is less than one of ours.
        let (from, to) = (u64::from(self.from), u64::from(self.to));
        let needed = (length as u64 * from).div_ceil(to) + 1;
        self.source.reserve(usize::try_from(needed).unwrap_or(0));
    }

    /// The next piece.
    pub fn pass(&mut self, samples: &[i16]) -> Vec<i16> {
        if self.from == self.to {
            return samples.to_vec();
        }
        let (from, to) = (u64::from(self.from), u64::from(self.to));
        let mut out = Vec::new();
        for &sample in samples {
            self.current = sample;
            while self.phase < to {
                out.push(between(self.previous, self.current, self.phase, to));
                self.phase += from;
            }
            self.phase -= to;
            self.previous = self.current;
        }
        out
    }

    /// Fills `out`, taking from `take` exactly as many samples as that needs.
    pub fn fill(&mut self, out: &mut [i16], take: impl FnOnce(&mut [i16])) {
        if self.from == self.to {
            take(out);
            return;
        }
        let (from, to) = (u64::from(self.from), u64::from(self.to));
        let needed = (self.phase + out.len() as u64 * from) / to;
        self.source.clear();
        self.source.resize(usize::try_from(needed).unwrap_or(0), 0);
        take(&mut self.source);
        let mut next = self.source.iter().copied();
        for slot in out.iter_mut() {
            *slot = between(self.previous, self.current, self.phase, to);
            self.phase += from;
            while self.phase >= to {
                self.phase -= to;
                self.previous = self.current;
                self.current = next.next().unwrap_or(0);
            }
        }
    }
}

fn between(before: i16, after: i16, part: u64, whole: u64) -> i16 {
    let (before, after) = (i64::from(before), i64::from(after));
    let part = i64::try_from(part).unwrap_or(0);
    let whole = i64::try_from(whole).unwrap_or(1).max(1);
    i16::try_from(before + (after - before) * part / whole).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A slow triangle, which straight lines follow closely.
    fn triangle(length: i16) -> Vec<i16> {
        (0..length).map(|n| if n < length / 2 { n * 10 } else { (length - n) * 10 }).collect()
    }

    #[test]
    fn both_ways_of_doubling_give_the_same_shape() {
        let source = triangle(400);
        let mut pushed = Vec::new();
        let mut by_pass = Resampler::new(22_050, 44_100);
        for piece in source.chunks(37) {
            pushed.extend(by_pass.pass(piece));
        }
        assert_eq!(pushed.len(), 800);
        assert_eq!(&pushed[..5], [0, 0, 0, 5, 10]);
        let mut pulled = Vec::new();
        let mut by_fill = Resampler::new(22_050, 44_100);
        let mut rest = source.iter().copied();
        for length in [1, 7, 100, 300, 392] {
            let mut piece = vec![0; length];
            by_fill.fill(&mut piece, |take| take.iter_mut().for_each(|slot| *slot = rest.next().unwrap()));
            pulled.extend(piece);
        }
        assert_eq!(pulled.len(), 800);
        assert_eq!(&pulled[4..], &pushed[2..798], "the pulled one is one source sample behind");
    }

    #[test]
    fn with_room_nothing_is_allocated_later() {
        for to in [8_000_u32, 16_000, 44_100, 48_000, 96_000] {
            let mut resampler = Resampler::new(22_050, to);
            resampler.make_room(1024);
            let room = resampler.source.capacity();
            for length in [1, 1024, 3, 1024, 1023, 1024] {
                resampler.fill(&mut vec![0; length], |_| {});
            }
            assert_eq!(resampler.source.capacity(), room, "{to}");
        }
    }

    #[test]
    fn any_rate_keeps_the_duration_and_the_peak() {
        for to in [8_000_u32, 16_000, 44_100, 48_000, 96_000] {
            let out = Resampler::new(22_050, to).pass(&triangle(2000));
            let expected = 2000.0 * f64::from(to) / 22_050.0;
            assert!((f64::from(u32::try_from(out.len()).unwrap()) - expected).abs() < 2.0, "{to}");
            assert!(out.iter().max().unwrap() > &9900, "{to}");
        }
        assert_eq!(Resampler::new(22_050, 22_050).pass(&[1, 2, 3]), [1, 2, 3]);
    }
}
