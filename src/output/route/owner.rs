//! The thread that owns queue, voices and devices. Nothing in it waits for anything but its orders, save for the opening of
//! a device (under a second).

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::super::espeak::{self, Synthesizer};
use super::super::queue::{Device, Devices, How, Job, Queue, Step, Ticket};
use super::super::settings::{OutputSettings, PrivateVoice, Speech, VoiceSettings};
use super::super::stream::Stream;
use super::super::stream::player::{self, Player};
use super::super::system::{self, SystemVoice};
use super::super::{cues, lock};
use super::{Event, Status};
use crate::game::effect::Cue;
use crate::game::participant::Language;
use crate::time::{Stamper, Tick};
use crate::words::utterance::Utterance;

/// Milliseconds after which a device that failed or was not there is tried again; twice as many each time.
const AGAIN: u64 = 2000;
/// But not more than these.
const AGAIN_AT_MOST: u64 = 30_000;
/// Milliseconds after which a device that should play and asks for nothing counts as broken: its server hangs, or it was suspended.
const STUCK: u64 = 3000;
/// Milliseconds of nothing after which a device rests.
const IDLE: u64 = 10_000;

/// What the thread is told, by the handle and by the parts that it owns.
pub(super) enum Order {
    Tell {
        ticket: Ticket,
        what: Utterance,
    },
    Cue(Cue),
    Silence,
    Voice(VoiceSettings),
    Close,
    Player(player::Notice),
    Espeak(espeak::Notice),
    System(system::Notice),
    /// The device that was opened as number `era` broke.
    Broke {
        era: u32,
        why: String,
    },
}

/// Where a device stands.
enum Line {
    /// Not open; to be tried at this moment.
    Closed { again: Tick },
    /// Playing; at this moment it may rest, unless something sounds.
    Playing { stream: Stream, rest: Option<Tick> },
    /// Open, asking for no samples.
    Resting(Stream),
    /// Closed by ourselves, because it cannot rest (many ALSA devices cannot); opened again when something is to sound.
    PutAway,
}

/// Where the voice stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Readiness {
    /// It is being opened; what is told waits.
    Opening,
    /// It speaks.
    Ready,
    /// It does not; that has been told.
    Lost,
}

enum Voice {
    None,
    Espeak(Synthesizer),
    System(SystemVoice),
}

pub(super) struct Owner {
    settings: OutputSettings,
    status: Arc<Status>,
    sender: Sender<Order>,
    on_event: Box<dyn FnMut(Event) + Send>,
    stamper: Stamper,
    queue: Queue,
    voice: Voice,
    /// Whether the synthesizer itself is open.
    synthesizer: Readiness,
    /// Whether words can be heard: synthesizer and device together.
    speech: Readiness,
    /// What was told before it was known whether there is a voice.
    early: Vec<(Ticket, Utterance)>,
    player: Player,
    line: Line,
    /// Counts the openings of the device.
    era: u32,
    /// How often in a row it could not be opened.
    misses: u32,
    /// When it is to be looked at whether the device still asks for samples, and how often it had asked before.
    watch: (Tick, u64),
    language: Language,
}

impl Owner {
    pub(super) fn new(
        settings: OutputSettings,
        language: Language,
        status: Arc<Status>,
        sender: Sender<Order>,
        on_event: Box<dyn FnMut(Event) + Send>,
    ) -> Owner {
        let notices = sender.clone();
        let player = Player::new(move |notice| drop(notices.send(Order::Player(notice))));
        Owner {
            settings,
            status,
            sender,
            on_event,
            stamper: Stamper::real(),
            queue: Queue::new(Devices::One),
            voice: Voice::None,
            synthesizer: Readiness::Opening,
            speech: Readiness::Opening,
            early: Vec::new(),
            player,
            line: Line::Closed { again: Tick::START },
            era: 0,
            misses: 0,
            watch: (Tick::START, 0),
            language,
        }
    }

    pub(super) fn run(mut self, orders: &Receiver<Order>) {
        // The voice first: it opens on its own thread while this one opens the device.
        self.start_voice();
        self.open_device();
        loop {
            let order = match self.deadline() {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => orders.recv_timeout(Duration::from_millis(at.since(self.stamper.now()))),
            };
            match order {
                Ok(Order::Close) | Err(RecvTimeoutError::Disconnected) => return,
                Ok(order) => self.take(order),
                Err(RecvTimeoutError::Timeout) => self.due(),
            }
        }
    }

    fn take(&mut self, order: Order) {
        match order {
            Order::Tell { ticket, what } => self.tell(ticket, what),
            Order::Cue(cue) => self.cue(cue),
            Order::Silence => self.silence(),
            Order::Voice(voice) => match &self.voice {
                Voice::None => {}
                Voice::Espeak(espeak) => espeak.set_voice(voice),
                Voice::System(system) => system.set_voice(voice),
            },
            Order::Player(player::Notice::Ended(job)) | Order::System(system::Notice::Ended(job)) => {
                let steps = self.queue.ended(Device::Loudspeaker, job);
                self.follow(steps);
            }
            Order::Player(player::Notice::Quiet) => self.quiet(),
            Order::Espeak(espeak::Notice::Ready) | Order::System(system::Notice::Ready) => {
                self.synthesizer = Readiness::Ready;
                self.try_speech();
            }
            Order::Espeak(espeak::Notice::Failed(error)) => self.synthesizer_lost(error.to_string()),
            Order::System(system::Notice::Failed(why)) => self.synthesizer_lost(why),
            Order::Broke { era, why } if era == self.era => self.device_lost(why),
            Order::Broke { .. } | Order::Close => {}
        }
    }

    fn start_voice(&mut self) {
        let sender = self.sender.clone();
        let voice = self.settings.voice.clone();
        let started = match self.settings.speech {
            Speech::Off => Ok(Voice::None),
            Speech::Espeak | Speech::Reader => {
                espeak::start(voice, move |notice| drop(sender.send(Order::Espeak(notice)))).map(Voice::Espeak)
            }
            Speech::System => {
                let notify = move |notice| drop(sender.send(Order::System(notice)));
                system::start(voice, self.language, notify).map(Voice::System)
            }
        };
        match started {
            Ok(Voice::None) => self.speech = Readiness::Lost,
            Ok(voice) => self.voice = voice,
            Err(error) => self.synthesizer_lost(error.to_string()),
        }
    }

    /// Whether our own samples are its sound.
    fn speaks_by_samples(&self) -> bool {
        matches!(self.voice, Voice::Espeak(_))
    }

    fn tell(&mut self, ticket: Ticket, what: Utterance) {
        let private_heard = self.settings.speech != Speech::Reader
            && self.settings.private == PrivateVoice::Shared
            && what.to.iter().any(|seat| self.settings.listeners.contains(seat));
        if !what.to.is_public() && !private_heard {
            return self.finish(ticket, &what, How::Unspoken);
        }
        match self.speech {
            Readiness::Opening => self.early.push((ticket, what)),
            Readiness::Lost => self.finish(ticket, &what, How::Unspoken),
            Readiness::Ready => self.say(ticket, what),
        }
    }

    fn say(&mut self, ticket: Ticket, what: Utterance) {
        let steps = self.queue.tell(ticket, what);
        self.follow(steps);
    }

    fn silence(&mut self) {
        let (public, private) = std::mem::take(&mut self.early).into_iter().partition(|(_, what)| what.to.is_public());
        self.early = public;
        let private: Vec<(Ticket, Utterance)> = private;
        for (ticket, what) in private {
            self.finish(ticket, &what, How::Cut);
        }
        let steps = self.queue.silence();
        self.follow(steps);
    }

    fn follow(&mut self, steps: Vec<Step>) {
        for step in steps {
            match step {
                Step::Stop { job, .. } => match &self.voice {
                    Voice::System(system) => system.stop(job),
                    Voice::Espeak(_) | Voice::None => self.player.stop(job),
                },
                Step::Say { job, what, .. } => self.begin(job, what),
                Step::Over { ticket, to, how } => self.over(ticket, to.is_public(), how),
            }
        }
    }

    fn begin(&mut self, job: Job, what: Utterance) {
        match &self.voice {
            Voice::Espeak(espeak) => {
                self.player.begin(job);
                espeak.say(job, what.segments, Box::new(self.player.clone()));
                self.wake();
            }
            Voice::System(system) => system.say(job, what.segments),
            Voice::None => {}
        }
    }

    fn cue(&mut self, cue: Cue) {
        if !matches!(self.line, Line::Closed { .. }) {
            self.player.cue(cues::samples(cue));
            self.wake();
        }
    }

    fn finish(&mut self, ticket: Ticket, what: &Utterance, how: How) {
        self.over(ticket, what.to.is_public(), how);
    }

    fn over(&mut self, ticket: Ticket, public: bool, how: How) {
        self.status.change(|state| {
            state.open = state.open.saturating_sub(1);
            state.open_public = state.open_public.saturating_sub(u64::from(public));
        });
        (self.on_event)(Event::Finished { ticket, how });
    }

    /// The voice has become usable, if its parts are.
    fn try_speech(&mut self) {
        let device = !self.speaks_by_samples() || !matches!(self.line, Line::Closed { .. });
        if self.synthesizer != Readiness::Ready || !device || self.speech == Readiness::Ready {
            return;
        }
        if self.speech == Readiness::Lost {
            (self.on_event)(Event::SpeechBack);
        }
        self.speech = Readiness::Ready;
        for (ticket, what) in std::mem::take(&mut self.early) {
            self.say(ticket, what);
        }
    }

    fn synthesizer_lost(&mut self, why: String) {
        self.synthesizer = Readiness::Lost;
        self.speech_lost(why);
    }

    fn speech_lost(&mut self, why: String) {
        if self.speech != Readiness::Lost {
            self.speech = Readiness::Lost;
            (self.on_event)(Event::SpeechLost { why });
        }
        for (ticket, what) in std::mem::take(&mut self.early) {
            self.finish(ticket, &what, How::Unspoken);
        }
        let steps = self.queue.lost(Device::Loudspeaker);
        self.follow(steps);
    }

    fn open_device(&mut self) {
        if !self.speaks_by_samples() && !self.settings.sounds {
            return;
        }
        self.era += 1;
        let (sender, era) = (self.sender.clone(), self.era);
        let failed = move |error: cpal::Error| drop(sender.send(Order::Broke { era, why: error.to_string() }));
        match Stream::open(None, &self.player, failed) {
            Ok(stream) => {
                self.misses = 0;
                self.look_again();
                // Something may have been begun before the device was open: then it rests only after its end.
                let quiet = !lock(&self.status.state).sounding;
                self.line = Line::Playing { stream, rest: quiet.then(|| self.stamper.now().after(IDLE)) };
                self.try_speech();
            }
            Err(error) => self.device_lost(error.to_string()),
        }
    }

    fn device_lost(&mut self, why: String) {
        let delay = AGAIN_AT_MOST.min(AGAIN << self.misses.min(8));
        self.misses += 1;
        let closed = Line::Closed { again: self.stamper.now().after(delay) };
        let broken = std::mem::replace(&mut self.line, closed);
        if let Line::Playing { stream, .. } | Line::Resting(stream) = broken {
            discard(stream);
        }
        self.player.clear();
        self.status.change(|state| state.sounding = false);
        if self.speaks_by_samples() {
            self.speech_lost(why);
        }
    }

    /// Something is about to sound.
    fn wake(&mut self) {
        self.status.change(|state| state.sounding = true);
        let closed = Line::Closed { again: Tick::START };
        self.line = match std::mem::replace(&mut self.line, closed) {
            Line::Playing { stream, rest } => {
                if rest.is_some() {
                    self.look_again();
                }
                Line::Playing { stream, rest: None }
            }
            Line::Resting(stream) => {
                if stream.play().is_err() {
                    // The server may have been started anew meanwhile.
                    discard(stream);
                    return self.open_device();
                }
                self.look_again();
                Line::Playing { stream, rest: None }
            }
            Line::PutAway => return self.open_device(),
            closed @ Line::Closed { .. } => closed,
        };
    }

    /// Nothing sounds any more, unless something was begun since.
    fn quiet(&mut self) {
        if self.speaks_by_samples() && self.queue.is_speaking() {
            return;
        }
        lock(&self.status.state).sounding = false;
        self.status.changed.notify_all();
        if let Line::Playing { rest, .. } = &mut self.line {
            *rest = Some(self.stamper.now().after(IDLE));
        }
    }

    fn look_again(&mut self) {
        self.watch = (self.stamper.now().after(STUCK), self.player.asked());
    }

    fn deadline(&self) -> Option<Tick> {
        match &self.line {
            Line::Closed { again } => (self.speaks_by_samples() || self.settings.sounds).then_some(*again),
            Line::Playing { rest, .. } => Some(rest.unwrap_or(self.watch.0)),
            Line::Resting(_) | Line::PutAway => None,
        }
    }

    fn due(&mut self) {
        let closed = Line::Closed { again: Tick::START };
        match std::mem::replace(&mut self.line, closed) {
            Line::Closed { .. } => self.open_device(),
            Line::Playing { stream, rest: None } => {
                let stuck = self.player.asked() == self.watch.1;
                self.line = Line::Playing { stream, rest: None };
                if stuck {
                    self.device_lost("the sound device takes nothing any more".to_owned());
                } else {
                    self.look_again();
                }
            }
            Line::Playing { stream, rest: Some(_) } => {
                self.line = if stream.pause().is_ok() {
                    Line::Resting(stream)
                } else {
                    // What its closing still complains of is of an earlier era.
                    self.era += 1;
                    discard(stream);
                    Line::PutAway
                };
            }
            quiet @ (Line::Resting(_) | Line::PutAway) => self.line = quiet,
        }
    }
}

/// Drops a stream on a thread of its own: its threads are joined, and those of a server that hangs never end.
fn discard(stream: Stream) {
    // Where no thread can be had the stream goes with the closure, here.
    let _dropped = thread::Builder::new().name("discard-device".to_owned()).spawn(move || drop(stream));
}
