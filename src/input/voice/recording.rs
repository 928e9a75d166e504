//! A recording, heard as if it came from the microphone now, after a press of the key: the same end-point detector hands the same
//! utterance to the recogniser. One decision results from it: that of its first utterance.

use super::endpoint::{End, Endpoint, Manner, Part, Scorer};
use super::level::Meter;
use super::utterance::Utterance;
use super::{Heard, RATE, Recogniser};
use crate::time::Stamper;
use crate::words::voice_notice::Quality;

/// Samples of silence that the detector hears first, since it judges badly what it hears first of all: half a second.
const BEFORE: usize = RATE as usize / 2;

/// What came of a recording.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    pub heard: Heard,
    /// How the utterance ended. `None`: the recording ended first.
    pub end: Option<End>,
    /// Milliseconds from the beginning to the utterance, if there is one.
    pub from: Option<u64>,
    /// Milliseconds from the beginning to the end point, or to the end of the recording.
    pub to: u64,
    /// Milliseconds from there to the result, had it been said in real time.
    pub millis: u64,
    /// Whether anything else is said after it, which is not heard.
    pub more: bool,
    /// How well it was recorded.
    pub quality: Quality,
}

/// Hears pieces of sound at [`RATE`], of any length, until nothing is left to find out.
///
/// # Errors
/// The first of theirs.
pub fn hear<E>(
    ear: &mut dyn Recogniser,
    pieces: impl IntoIterator<Item = Result<Vec<i16>, E>>,
    stamper: &Stamper,
) -> Result<Decided, E> {
    let mut playback = Playback::new(ear.gain(), stamper);
    for piece in pieces {
        playback.hear(ear, &piece?);
        if playback.decided.as_ref().is_some_and(|decided| decided.more) {
            break;
        }
    }
    Ok(playback.end(ear))
}

/// A recording that is being heard.
struct Playback<'a> {
    stamper: &'a Stamper,
    scorer: Scorer,
    endpoint: Endpoint,
    utterance: Option<Utterance>,
    /// Samples so far.
    passed: u64,
    /// How much of them lies before the utterance.
    from: Option<u64>,
    decided: Option<Decided>,
    meter: Meter,
    lag: Lag,
}

impl<'a> Playback<'a> {
    fn new(gain: f32, stamper: &'a Stamper) -> Playback<'a> {
        let mut scorer = Scorer::louder(gain);
        let _room = scorer.hear(&[0; BEFORE]);
        Playback {
            stamper,
            scorer,
            // A recording contains speech at some point: silence before it is waited for.
            endpoint: Endpoint::new(Manner::HandsFree),
            utterance: None,
            passed: 0,
            from: None,
            decided: None,
            meter: Meter::default(),
            lag: Lag { began: stamper.now().millis(), behind: 0 },
        }
    }

    fn hear(&mut self, ear: &mut dyn Recogniser, samples: &[i16]) {
        self.passed += samples.len() as u64;
        self.lag.arrives(milliseconds(self.passed), self.stamper.now().millis());
        let frames = self.scorer.hear(samples);
        for part in self.endpoint.hear(&frames, &mut self.meter) {
            match (&mut self.decided, part) {
                (Some(decided), Part::Begins(_)) => decided.more = true,
                (Some(_), _) => {}
                (None, Part::Begins(samples)) => {
                    self.from = Some(milliseconds(self.passed.saturating_sub(samples.len() as u64)));
                    self.utterance = Some(Utterance::begin(ear, samples));
                }
                (None, Part::Ends(end)) => self.decided = Some(self.decide(ear, Some(end))),
                (None, part) => {
                    if let Some(utterance) = &mut self.utterance {
                        utterance.go_on(ear, &part, &mut self.endpoint);
                    }
                }
            }
        }
    }

    fn end(mut self, ear: &mut dyn Recogniser) -> Decided {
        match self.decided.take() {
            Some(decided) => decided,
            None => self.decide(ear, None),
        }
    }

    fn decide(&mut self, ear: &mut dyn Recogniser, end: Option<End>) -> Decided {
        let heard = self.utterance.take().map_or(Heard::Nothing, |utterance| utterance.end(ear).0);
        let to = milliseconds(self.passed);
        let millis = self.lag.behind(to, self.stamper.now().millis());
        let end = if self.from.is_none() { Some(End::Nothing) } else { end };
        Decided { heard, end, from: self.from, to, millis, more: false, quality: self.meter.quality() }
    }
}

/// How far the work would lag the sound, if that came at its own pace and not as fast as it is read.
struct Lag {
    began: u64,
    /// The latest moment of the sound, less the work that was done before it.
    behind: u64,
}

impl Lag {
    /// Sound arrives up to a moment, in milliseconds of the recording.
    fn arrives(&mut self, at: u64, now: u64) {
        self.behind = self.behind.max(at.saturating_sub(now - self.began));
    }

    /// Milliseconds from a moment of the recording until the work is done that was begun before.
    fn behind(&self, moment: u64, now: u64) -> u64 {
        (self.behind + (now - self.began)).saturating_sub(moment)
    }
}

const fn milliseconds(samples: u64) -> u64 {
    samples * 1000 / RATE as u64
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::super::sample::{silence, speech};
    use super::super::{Expected, Heard};
    use super::*;

    /// Takes the time that it says, and hears always the same.
    struct Slow<'a> {
        stamper: &'a Stamper,
        settles: u64,
        puzzled: bool,
        heard: usize,
    }

    impl Recogniser for Slow<'_> {
        fn expect(&mut self, _: &Expected) {}
        fn begin(&mut self) {
            self.heard = 0;
        }
        fn hear(&mut self, samples: &[i16]) {
            self.heard += samples.len();
        }
        fn settle(&mut self) -> bool {
            self.stamper.advance_to(self.stamper.now().after(self.settles));
            !self.puzzled
        }
        fn end(&mut self) -> Heard {
            Heard::Command { line: "repeat".to_owned() }
        }
    }

    fn decided(samples: &[i16], settles: u64) -> (Decided, usize) {
        by(samples, settles, false)
    }

    fn by(samples: &[i16], settles: u64, puzzled: bool) -> (Decided, usize) {
        let stamper = Stamper::simulated();
        let mut ear = Slow { stamper: &stamper, settles, puzzled, heard: 0 };
        let pieces = samples.chunks(160).map(|piece| Ok::<_, Infallible>(piece.to_vec()));
        let Ok(decided) = hear(&mut ear, pieces, &stamper);
        (decided, ear.heard)
    }

    #[test]
    fn the_first_utterance_decides_without_the_silence_around_it() {
        let said = [silence(8_000), speech(1_000), silence(5_000)].concat();
        let (decided, heard) = decided(&said, 0);
        let from = decided.from.expect("an utterance");
        assert!((7_500..8_100).contains(&from) && (9_000..10_000).contains(&decided.to), "{decided:?}");
        assert!(heard < RATE as usize * 2, "{heard}");
        assert_eq!((decided.end, decided.more), (Some(End::Silence), false));
    }

    #[test]
    fn what_is_said_behind_it_is_not_heard_but_told() {
        let (one, heard) = decided(&[silence(300), speech(700), silence(600)].concat(), 0);
        let (two, still) = decided(&[silence(300), speech(700), silence(900), speech(900), silence(600)].concat(), 0);
        assert!(!one.more && two.more && heard == still, "{one:?} {two:?}");
    }

    #[test]
    fn cut_off_and_endless_utterances_are_still_heard() {
        let (cut, _) = decided(&[silence(300), speech(700)].concat(), 0);
        assert_eq!((cut.end, cut.heard != Heard::Nothing), (None, true));
        let (endless, heard) = decided(&speech(20_000), 0);
        assert_eq!(endless.end, Some(End::TooLong));
        assert!((5_900..6_800).contains(&endless.to) && heard < RATE as usize * 7, "{endless:?}");
        for empty in [silence(9_000), Vec::new()] {
            let (nothing, _) = decided(&empty, 0);
            assert_eq!((nothing.heard, nothing.end, nothing.from), (Heard::Nothing, Some(End::Nothing), None));
        }
    }

    #[test]
    fn work_done_while_awaiting_the_end_costs_nothing_later() {
        let said = [silence(300), speech(700), silence(900)].concat();
        let (quick, _) = decided(&said, 100);
        let (slow, _) = decided(&said, 1_000);
        assert_eq!(quick.millis, 0, "{quick:?}");
        assert!((700..1_000).contains(&slow.millis), "{slow:?}");
    }
    #[test]
    fn a_pause_in_an_unfinished_move_is_waited_out() {
        let said = [silence(300), speech(500), silence(500), speech(500), silence(1_500)].concat();
        let (understood, part) = by(&said, 0, false);
        let (puzzled, whole) = by(&said, 0, true);
        assert!(understood.more && !puzzled.more, "{understood:?} {puzzled:?}");
        assert!(part < RATE as usize * 11 / 10 && whole > RATE as usize * 15 / 10, "{part} {whole}");
    }
}
