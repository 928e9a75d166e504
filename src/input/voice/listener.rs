//! The thread that listens: microphone, end of speech and recogniser together. It takes orders and sends news; no thread waits for it.
//!
//! While the console itself sounds, what the microphone hears is thrown away, and an utterance that was under way with it: the
//! console's own words are never heard as a move.

mod session;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::endpoint::{FRAME, Frame, Manner, Scorer};
use super::level::{Meter, cut_off};
use super::microphone::{Ear, Microphone};
use super::{Expected, Heard, RATE, Recogniser};
use crate::time::{Stamper, Tick};
use crate::words::trouble::VoiceTrouble;
use crate::words::voice_notice::Quality;
use session::{Purpose, Session};

/// How often samples are taken while a microphone is open.
const POLL: Duration = Duration::from_millis(10);
/// Frames that are kept from before the press: half a second.
const BEFORE_THE_PRESS: usize = RATE as usize / 2 / FRAME;
/// Samples that are thrown away when the console has ended: what the room and the buffers still hold of it.
const ECHO: usize = RATE as usize / 4;
/// Milliseconds without a sample after which a microphone is taken for broken.
const STUCK: u64 = 3_000;
/// Milliseconds after which a microphone that is gone is tried again.
const AGAIN: u64 = 2_000;
/// Number of utterances after which the player is told once, unasked, what is wrong with the sound.
const JUDGED_AFTER: u32 = 3;

/// Whether the console can be heard by the microphone now.
pub type Sounding = Box<dyn Fn() -> bool + Send>;
/// Opens the microphone of a name, or the default one.
pub type OpenEar = Arc<dyn Fn(Option<&str>) -> Result<Box<dyn Ear>, VoiceTrouble> + Send + Sync>;
/// Makes the recogniser, when it is wanted for the first time.
pub type NewRecogniser = Arc<dyn Fn() -> Result<Box<dyn Recogniser>, VoiceTrouble> + Send + Sync>;

/// What is expected, and its number, which comes back with what was heard of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    pub number: u64,
    /// What may be said.
    pub expected: Expected,
}

/// Why nothing more is listened to, for now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// Something was said.
    Said,
    /// Something was said, and its beginning was not heard: it came while the console spoke.
    TooEarly,
    NothingSaid,
    /// The key was pressed again before anything was.
    Pressed,
    /// The console began to speak.
    SpokenOver,
    /// The microphone is lost.
    Lost,
}

/// What the thread tells.
#[derive(Clone, Debug, PartialEq)]
pub enum VoiceNews {
    /// The microphone is open, and the recogniser is there.
    Ready,
    /// From now on what is said counts, until it is closed.
    Opened,
    /// It no longer does.
    Closed(Closed),
    Heard {
        heard: Heard,
        number: u64,
        /// Whether the player had pressed the key for it.
        pressed: bool,
        /// The utterance itself.
        sound: Vec<i16>,
    },
    /// Hands-free, something was heard that had begun while the console spoke.
    Late,
    /// How well the microphone hears: asked for, or the first time that something is wrong.
    Quality(Quality),
    /// The microphone is gone; it is looked for.
    Lost(VoiceTrouble),
    /// It is there again.
    Back,
    /// Nothing is listened to: there is no microphone, or no recogniser.
    Failed(VoiceTrouble),
}

enum Order {
    Listen(Option<String>, Manner),
    Off,
    HandsFree(bool),
    Expect(Box<Expectation>),
    Press,
    Cancel,
    Check,
    Beside(Sounding),
}

/// What the thread works with.
pub struct Parts {
    /// Opens microphones.
    pub open: OpenEar,
    /// Makes the recogniser.
    pub recogniser: NewRecogniser,
    /// Whether the console sounds.
    pub sounding: Sounding,
}

impl Parts {
    /// Real microphones, and this recogniser.
    pub fn with(recogniser: NewRecogniser, sounding: Sounding) -> Parts {
        let open = |name: Option<&str>| Microphone::open(name).map(|ear| Box::new(ear) as Box<dyn Ear>);
        Parts { open: Arc::new(open), recogniser, sounding }
    }
}

/// The handle of the thread. It ends when this is dropped.
#[derive(Clone, Debug)]
pub struct Listener {
    orders: Sender<Order>,
}

impl Listener {
    /// Starts the thread, which listens to nothing yet. `tell` is called there and must not block.
    ///
    /// # Errors
    /// The machine has no room for a further thread.
    pub fn start(parts: Parts, tell: impl FnMut(VoiceNews) + Send + 'static) -> Result<Listener, VoiceTrouble> {
        let (orders, received) = mpsc::channel();
        let run = move || Worker::new(parts, Box::new(tell)).run(&received);
        let started = thread::Builder::new().name("listen".to_owned()).spawn(run);
        started.map_err(|error| VoiceTrouble::NoThread { system: error.into() })?;
        Ok(Listener { orders })
    }

    /// Opens the microphone of this name, or the default one.
    pub fn listen(&self, microphone: Option<String>, manner: Manner) {
        self.order(Order::Listen(microphone, manner));
    }

    /// Lets go of the microphone.
    pub fn off(&self) {
        self.order(Order::Off);
    }

    /// Whether every utterance is heard, or only one that follows a press.
    pub fn hands_free(&self, on: bool) {
        self.order(Order::HandsFree(on));
    }

    /// From now on this is expected; an utterance that is under way is still heard as before.
    pub fn expect(&self, expectation: Expectation) {
        self.order(Order::Expect(Box::new(expectation)));
    }

    /// The key was pressed: opens, or closes what is open.
    pub fn press(&self) {
        self.order(Order::Press);
    }

    /// What is being said after a press is not meant: it is forgotten, and the microphone closes.
    pub fn cancel(&self) {
        self.order(Order::Cancel);
    }

    /// The next utterance is only measured.
    pub fn check(&self) {
        self.order(Order::Check);
    }

    /// The console sounds by other devices from now on.
    pub fn beside(&self, sounding: Sounding) {
        self.order(Order::Beside(sounding));
    }

    fn order(&self, order: Order) {
        // The thread ends only after this handle.
        let _gone = self.orders.send(order);
    }
}

/// Where the microphone stands.
enum Line {
    /// It is not wanted.
    Off,
    /// It is being opened on a thread, since that moment.
    Opening(Receiver<Result<Box<dyn Ear>, VoiceTrouble>>, Tick),
    /// It is open; the last samples came at that moment.
    Open(Box<dyn Ear>, Tick),
    /// It is tried again at this moment.
    Gone(Tick),
}

struct Worker {
    parts: Parts,
    tell: Box<dyn FnMut(VoiceNews) + Send>,
    stamper: Stamper,
    recogniser: Option<Box<dyn Recogniser>>,
    line: Line,
    microphone: Option<String>,
    manner: Manner,
    /// Whether it was told that the microphone is lost, or was never there.
    told_lost: bool,
    /// Whether it was open since it was wanted.
    was_open: bool,
    /// Why it is gone, while it is looked for.
    gone: Option<VoiceTrouble>,
    /// What is expected, and whether the recogniser knows it.
    expectation: Option<(Expectation, bool)>,
    session: Option<Session>,
    /// What is to be opened when the console has ended.
    wanted: Option<Purpose>,
    /// Samples to be thrown away.
    deaf: usize,
    before: VecDeque<Frame>,
    /// Frames since the microphone was opened, or the console ended.
    heard_for: usize,
    scorer: Scorer,
    /// Utterances that were judged since the microphone was opened, and whether anything was said of them.
    judged: (u32, bool),
    overall: Meter,
}

impl Worker {
    fn new(parts: Parts, tell: Box<dyn FnMut(VoiceNews) + Send>) -> Worker {
        Worker {
            parts,
            tell,
            stamper: Stamper::real(),
            recogniser: None,
            line: Line::Off,
            microphone: None,
            manner: Manner::Pressed,
            told_lost: false,
            was_open: false,
            gone: None,
            expectation: None,
            session: None,
            wanted: None,
            deaf: 0,
            before: VecDeque::new(),
            heard_for: 0,
            scorer: Scorer::default(),
            judged: (0, false),
            overall: Meter::default(),
        }
    }

    fn run(mut self, orders: &Receiver<Order>) {
        loop {
            let order = match self.patience() {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(patience) => orders.recv_timeout(patience),
            };
            match order {
                Ok(order) => self.order(order),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.look();
        }
    }

    fn patience(&self) -> Option<Duration> {
        match &self.line {
            Line::Off => None,
            Line::Opening(..) | Line::Open(..) => Some(POLL),
            Line::Gone(again) => Some(Duration::from_millis(again.since(self.stamper.now()))),
        }
    }

    fn order(&mut self, order: Order) {
        match order {
            Order::Listen(microphone, manner) => self.listen(microphone, manner),
            Order::Off => self.let_go(),
            Order::HandsFree(on) => {
                self.manner = if on { Manner::HandsFree } else { Manner::Pressed };
                self.drop_utterance();
                self.begin_hands_free();
            }
            Order::Expect(expectation) => {
                self.expectation = Some((*expectation, false));
                self.expect();
            }
            Order::Press => self.press(),
            Order::Cancel => self.cancel(),
            Order::Check => self.wanted = Some(Purpose::Check),
            Order::Beside(sounding) => self.parts.sounding = sounding,
        }
    }

    // --- the microphone ---

    fn listen(&mut self, microphone: Option<String>, manner: Manner) {
        self.manner = manner;
        if self.microphone == microphone && self.still_gone() {
            return;
        }
        self.let_go();
        if self.recogniser.is_none() {
            match (self.parts.recogniser)() {
                Ok(recogniser) => self.recogniser = Some(recogniser),
                Err(why) => return (self.tell)(VoiceNews::Failed(why)),
            }
        }
        self.microphone = microphone;
        (self.told_lost, self.was_open) = (false, false);
        (self.judged, self.overall) = ((0, false), Meter::default());
        self.expect();
        self.open();
    }

    fn let_go(&mut self) {
        (self.line, self.gone) = (Line::Off, None);
        self.drop_utterance();
        self.wanted = None;
        self.before.clear();
    }

    fn open(&mut self) {
        let (send, answer) = mpsc::channel();
        let (open, name) = (self.parts.open.clone(), self.microphone.clone());
        let work = move || drop(send.send(open(name.as_deref())));
        match thread::Builder::new().name("open-microphone".to_owned()).spawn(work) {
            Ok(_) => self.line = Line::Opening(answer, self.stamper.now()),
            Err(error) => self.lost(VoiceTrouble::NoThread { system: error.into() }),
        }
    }

    /// Looks what has come.
    fn look(&mut self) {
        let now = self.stamper.now();
        match std::mem::replace(&mut self.line, Line::Off) {
            Line::Off => {}
            Line::Opening(answer, since) => match answer.try_recv() {
                Ok(Ok(ear)) => self.opened(ear, now),
                Ok(Err(why)) => self.lost(why),
                Err(mpsc::TryRecvError::Disconnected) => self.lost(VoiceTrouble::MicrophoneStuck),
                // A sound server that hangs: it is told, and the answer is still waited for.
                Err(mpsc::TryRecvError::Empty) => {
                    if now.since(since) > STUCK {
                        self.tell_lost(VoiceTrouble::MicrophoneStuck);
                    }
                    self.line = Line::Opening(answer, since);
                }
            },
            Line::Open(mut ear, heard_at) => {
                let mut samples = Vec::new();
                let taken = ear.take(&mut samples);
                let heard_at = if samples.is_empty() { heard_at } else { now };
                self.line = Line::Open(ear, heard_at);
                self.hear(&samples);
                match taken {
                    Err(why) => self.lost(why),
                    Ok(()) if now.since(heard_at) > STUCK => self.lost(VoiceTrouble::MicrophoneStuck),
                    Ok(()) => {}
                }
            }
            Line::Gone(again) if again <= now => self.open(),
            gone @ Line::Gone(_) => self.line = gone,
        }
    }

    fn opened(&mut self, ear: Box<dyn Ear>, now: Tick) {
        (self.line, self.gone, self.heard_for) = (Line::Open(ear, now), None, 0);
        let news = if std::mem::replace(&mut self.was_open, true) {
            self.told_lost.then_some(VoiceNews::Back)
        } else {
            Some(VoiceNews::Ready)
        };
        self.told_lost = false;
        if self.wanted.is_some() && news.is_some() {
            // The announcement that the microphone is open would at once close what was asked for before: that opens afterwards.
            self.deaf = ECHO;
        }
        self.scorer = Scorer::louder(self.recogniser.as_ref().map_or(1.0, |recogniser| recogniser.gain()));
        if let Some(news) = news {
            (self.tell)(news);
        }
        self.begin_hands_free();
    }

    /// The microphone is gone, or was not there: the utterance with it, and it is tried again.
    fn lost(&mut self, why: VoiceTrouble) {
        // One that gives way to another, as the default one does, is there again at once.
        let is_first = matches!(self.line, Line::Open(..));
        let was_waited_for = self.session.as_ref().is_some_and(Session::is_pressed) || self.wanted.take().is_some();
        self.drop_utterance();
        self.before.clear();
        if was_waited_for {
            (self.tell)(VoiceNews::Closed(Closed::Lost));
        }
        let is_change = matches!(why, VoiceTrouble::MicrophoneGone { .. }) && self.microphone.is_none();
        if is_first && is_change {
            return self.open();
        }
        self.told_lost &= !was_waited_for;
        self.tell_lost(why.clone());
        if !matches!(self.line, Line::Off) || self.was_open {
            self.line = Line::Gone(self.stamper.now().after(AGAIN));
            self.gone = Some(why);
        }
    }

    /// Whether it is being looked for: then a player who asks for it is told once more.
    fn still_gone(&mut self) -> bool {
        let Some(why) = self.gone.clone() else { return false };
        self.told_lost = false;
        self.tell_lost(why);
        true
    }

    /// One that was never there is not looked for: the player asks for it again.
    fn tell_lost(&mut self, why: VoiceTrouble) {
        if !std::mem::replace(&mut self.told_lost, true) {
            let news = if self.was_open { VoiceNews::Lost(why) } else { VoiceNews::Failed(why) };
            (self.tell)(news);
        }
    }

    // --- what is heard ---

    fn expect(&mut self) {
        if self.session.as_ref().is_some_and(Session::is_speaking) {
            return;
        }
        let (Some(recogniser), Some((expectation, known))) = (&mut self.recogniser, &mut self.expectation) else {
            return;
        };
        if !std::mem::replace(known, true) {
            recogniser.expect(&expectation.expected);
        }
    }

    fn press(&mut self) {
        match self.line {
            Line::Off => return,
            // A player who presses now is told that nothing is listening.
            Line::Gone(_) => {
                (self.tell)(VoiceNews::Closed(Closed::Lost));
                self.still_gone();
                return;
            }
            Line::Opening(..) | Line::Open(..) => {}
        }
        if self.wanted.take().is_some() {
            return (self.tell)(VoiceNews::Closed(Closed::Pressed));
        }
        match self.session.take() {
            Some(session) if session.is_pressed() => self.close_early(session),
            session => {
                self.session = session;
                self.drop_utterance();
                self.wanted = Some(Purpose::Hear);
                self.open_session();
            }
        }
    }

    fn hear(&mut self, samples: &[i16]) {
        let cut = cut_off(samples);
        let frames = self.scorer.hear(samples);
        if (self.parts.sounding)() {
            self.deaf = ECHO;
        }
        if self.deaf > 0 {
            self.deaf = self.deaf.saturating_sub(samples.len());
            return self.turn_deaf();
        }
        self.open_session();
        self.heard_for = self.heard_for.saturating_add(frames.len());
        match self.session.take() {
            None => {
                self.before.extend(frames);
                let surplus = self.before.len().saturating_sub(BEFORE_THE_PRESS);
                self.before.drain(..surplus);
            }
            Some(mut session) => {
                session.cut_off(cut);
                self.go_on(session, &frames);
            }
        }
    }

    /// The console sounds: what was being said is not heard.
    fn turn_deaf(&mut self) {
        self.before.clear();
        self.heard_for = 0;
        let was_pressed = self.session.as_ref().is_some_and(Session::is_pressed);
        self.drop_utterance();
        if was_pressed {
            (self.tell)(VoiceNews::Closed(Closed::SpokenOver));
        }
        self.begin_hands_free();
    }
}

#[cfg(test)]
#[path = "listener_tests.rs"]
mod tests;
