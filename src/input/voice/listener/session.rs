//! One listening: from a press to the end of what was said, or hands-free from one utterance to the next.

use super::super::Heard;
use super::super::endpoint::{End, Endpoint, FRAME, Frame, Manner, Part};
use super::super::level::{Meter, loudness};
use super::super::utterance::Utterance;
use super::{BEFORE_THE_PRESS, Closed, JUDGED_AFTER, Line, VoiceNews, Worker};
use crate::words::voice_notice::Quality;

/// For what is listened.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// For a move or a command.
    Hear,
    /// To measure how well the microphone hears.
    Check,
}

/// Frames after what the console said that show whether the player speaks already: 80 ms.
const OPENING: usize = 5;
/// An utterance found within this many frames may have begun before the first of them: 0.2 s. No player answers a cue so soon.
const AT_ONCE: u32 = 12;
/// Its first sounds are at most so much softer than the rest. What a room sounds like is softer.
const AS_LOUD: f64 = 4.0;

/// What is open.
pub(super) struct Session {
    endpoint: Endpoint,
    manner: Manner,
    purpose: Purpose,
    meter: Meter,
    /// What was heard first, where the console had only just ended.
    opening: Option<Vec<i16>>,
    /// What the recogniser is hearing, with the number of what was expected.
    utterance: Option<(Utterance, u64)>,
}

impl Session {
    fn new(manner: Manner, purpose: Purpose, is_behind_us: bool) -> Session {
        let (endpoint, opening) = (Endpoint::new(manner), is_behind_us.then(Vec::new));
        Session { endpoint, manner, purpose, meter: Meter::default(), opening, utterance: None }
    }

    /// Keeps how it began.
    fn open_with(&mut self, frames: &[Frame]) {
        if let Some(opening) = &mut self.opening {
            let missing = OPENING.saturating_sub(opening.len() / FRAME);
            opening.extend(frames.iter().take(missing).flat_map(|frame| &frame.samples));
        }
    }

    /// Whether the first utterance began before it was listened to: then its first words are missing.
    fn is_late(&mut self) -> bool {
        let (Some(opening), Some((utterance, _))) = (self.opening.take(), &self.utterance) else { return false };
        self.endpoint.waited() <= AT_ONCE && loudness(&opening) * AS_LOUD >= loudness(utterance.sound())
    }

    pub(super) fn is_pressed(&self) -> bool {
        self.manner == Manner::Pressed
    }

    /// Counts samples of what was heard that were cut off.
    pub(super) fn cut_off(&mut self, count: u64) {
        self.meter.cut_off(count);
    }

    pub(super) const fn is_speaking(&self) -> bool {
        self.endpoint.is_speaking()
    }
}

impl Worker {
    /// Opens what was asked for, with what was heard just before.
    pub(super) fn open_session(&mut self) {
        if self.deaf > 0 || !matches!(self.line, Line::Open(..)) || (self.parts.sounding)() {
            return;
        }
        let Some(purpose) = self.wanted.take() else { return };
        self.drop_utterance();
        (self.tell)(VoiceNews::Opened);
        let before: Vec<Frame> = self.before.drain(..).collect();
        let session = Session::new(Manner::Pressed, purpose, self.is_behind_us());
        self.go_on(session, &before);
    }

    pub(super) fn begin_hands_free(&mut self) {
        let is_open = matches!(self.line, Line::Open(..));
        if is_open && self.manner == Manner::HandsFree && self.session.is_none() {
            self.session = Some(Session::new(Manner::HandsFree, Purpose::Hear, self.is_behind_us()));
        }
    }

    /// Whether all that was heard since the console ended belongs to what is being opened.
    const fn is_behind_us(&self) -> bool {
        self.heard_for < BEFORE_THE_PRESS
    }

    /// Forgets what is being said.
    pub(super) fn drop_utterance(&mut self) {
        if let Some(session) = self.session.take()
            && let Some((utterance, _)) = session.utterance
            && let Some(recogniser) = &mut self.recogniser
        {
            let _forgotten = utterance.end(recogniser.as_mut());
        }
        self.expect();
    }

    pub(super) fn go_on(&mut self, mut session: Session, frames: &[Frame]) {
        session.open_with(frames);
        let parts = session.endpoint.hear(frames, &mut session.meter);
        for part in parts {
            match part {
                Part::Begins(samples) => self.begin(&mut session, samples),
                Part::GoesOn(_) | Part::Pauses => {
                    if let (Some((utterance, _)), Some(recogniser)) = (&mut session.utterance, &mut self.recogniser) {
                        utterance.go_on(recogniser.as_mut(), &part, &mut session.endpoint);
                    }
                }
                Part::Ends(end) => {
                    if session.is_pressed() {
                        return self.end_pressed(session, end);
                    }
                    self.end_hands_free(&mut session, end);
                }
            }
        }
        self.session = Some(session);
    }

    fn begin(&mut self, session: &mut Session, samples: Vec<i16>) {
        if session.purpose == Purpose::Check {
            return;
        }
        if let (Some(recogniser), Some((expectation, true))) = (&mut self.recogniser, &self.expectation) {
            session.utterance = Some((Utterance::begin(recogniser.as_mut(), samples), expectation.number));
        }
    }

    pub(super) fn cancel(&mut self) {
        self.wanted = None;
        if self.session.as_ref().is_some_and(Session::is_pressed) {
            self.drop_utterance();
            (self.tell)(VoiceNews::Closed(Closed::Pressed));
            self.begin_hands_free();
        }
    }

    /// What came of the utterance.
    fn result(&mut self, session: &mut Session) -> Option<VoiceNews> {
        let (utterance, number) = session.utterance.take()?;
        let (heard, sound) = utterance.end(self.recogniser.as_mut()?.as_mut());
        Some(VoiceNews::Heard { heard, number, pressed: session.is_pressed(), sound })
    }

    fn end_pressed(&mut self, mut session: Session, end: End) {
        let is_late = session.is_late();
        let closed = match end {
            End::Nothing => Closed::NothingSaid,
            End::Silence | End::TooLong if is_late => Closed::TooEarly,
            End::Silence | End::TooLong => Closed::Said,
        };
        (self.tell)(VoiceNews::Closed(closed));
        let result = self.result(&mut session).filter(|_| closed != Closed::TooEarly);
        match session.purpose {
            Purpose::Check => (self.tell)(VoiceNews::Quality(session.meter.quality())),
            Purpose::Hear => {
                if let Some(heard) = result {
                    (self.tell)(heard);
                }
                self.judge(&session.meter);
            }
        }
        self.expect();
        self.begin_hands_free();
    }

    /// In the room much may be said that is not for us: where nothing was understood nothing is told.
    fn end_hands_free(&mut self, session: &mut Session, end: End) {
        let is_late = session.is_late();
        let result = self.result(session);
        let is_something = |news: &VoiceNews| !matches!(news, VoiceNews::Heard { heard: Heard::Nothing, .. });
        if let Some(heard) = result.filter(|news| end == End::Silence && is_something(news)) {
            (self.tell)(if is_late { VoiceNews::Late } else { heard });
            self.judge(&session.meter);
        }
        session.meter = Meter::default();
        self.expect();
    }

    /// The key was pressed again: what was said so far is heard.
    pub(super) fn close_early(&mut self, session: Session) {
        if session.is_speaking() {
            return self.end_pressed(session, End::Silence);
        }
        (self.tell)(VoiceNews::Closed(Closed::Pressed));
        self.begin_hands_free();
    }

    /// Once, and unasked: what is wrong with the sound.
    fn judge(&mut self, meter: &Meter) {
        let quality = meter.quality();
        // There is nothing to wait for where not a single sample says anything.
        if quality == Quality::Mute {
            if !std::mem::replace(&mut self.judged.1, true) {
                (self.tell)(VoiceNews::Quality(quality));
            }
            return;
        }
        self.overall.add(meter);
        self.judged.0 += 1;
        if self.judged.0 >= JUDGED_AFTER && !self.judged.1 {
            let quality = self.overall.quality();
            if quality.is_bad() {
                self.judged.1 = true;
                (self.tell)(VoiceNews::Quality(quality));
            }
            self.judged.0 = 0;
            self.overall = Meter::default();
        }
    }
}
