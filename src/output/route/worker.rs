//! The thread that owns queue, voices and devices. Nothing in it waits for anything but its orders, save for the opening of
//! a device (under a second).
//!
//! Where private words may sound is decided here and nowhere else ([`Worker::place_of`]). Once something has changed around the
//! earphone they sound nowhere until the player has confirmed it.

mod cues;
mod devices;
mod silence;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use super::super::espeak::{self, Synthesizer};
use super::super::queue::{Device, Devices, How, Job, Queue, Step, Ticket};
use super::super::settings::{OutputSettings, PrivateVoice, VoiceSettings};
use super::super::sink::RATE;
use super::super::stream::Target;
use super::super::stream::player::Notice;
use super::super::system::{self, SystemVoice};
use super::super::voice::VoiceNews;
use super::outlet::{Due, Outlet, OutletNews, Teller};
use super::{OutputNews, Status};
use crate::config::Speech;
use crate::game::participant::Language;
use crate::game::roles::Seats;
use crate::time::{Stamper, Tick};
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::{Urgency, Utterance};
use cues::Cues;

/// Milliseconds from the end of one announcement to the next one at least: two moves in a row are not one.
const APART: u64 = 400;
/// Milliseconds within which a fleeting phrase has to be begun.
const FLEETING: u64 = 1000;

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

/// What the thread does when its turn comes; told by the handle and by the parts that it owns.
pub(super) type Order = Box<dyn FnOnce(&mut Worker) + Send>;

pub(super) struct Worker {
    settings: OutputSettings,
    status: Arc<Status>,
    sender: Sender<Order>,
    on_event: Box<dyn FnMut(OutputNews) + Send>,
    stamper: Stamper,
    queue: Queue,
    voice: Voice,
    /// Whether the synthesizer itself is open.
    synthesizer: Readiness,
    /// Whether words can be heard: synthesizer and device together.
    speech: Readiness,
    /// What was told before it was known whether there is a voice.
    early: Vec<(Ticket, Utterance)>,
    loudspeaker: Outlet,
    ear: Option<Ear>,
    /// What is to be said on the table once this has been said in the ear.
    check: Option<(Ticket, (Ticket, Utterance))>,
    /// A check that waits until it is known whether there is a voice.
    early_check: Option<[(Ticket, Utterance); 2]>,
    /// Phrases that are to be said until these moments or not at all.
    fleeting: Vec<(Ticket, Tick)>,
    /// Where a public phrase came to its end, and when.
    announced: Option<(Device, Tick)>,
    language: Language,
    cues: Cues,
    /// Of which devices it has been told that they are connected by Bluetooth.
    bluetooth_told: BTreeSet<String>,
    /// Why the loudspeaker is played without the sound server; that has been told.
    avoids_server: Option<SoundTrouble>,
    closed: bool,
}

/// The earphone.
struct Ear {
    outlet: Outlet,
    /// Whether the player relies on its being in their ear.
    trusted: bool,
}

impl Ear {
    fn is_ready(&self) -> bool {
        self.trusted && self.outlet.is_open()
    }
}

impl Worker {
    pub(super) fn new(
        settings: OutputSettings,
        language: Language,
        status: Arc<Status>,
        sender: Sender<Order>,
        on_event: Box<dyn FnMut(OutputNews) + Send>,
    ) -> Worker {
        let target = settings.loudspeaker.clone().map_or(Target::Default, Target::Named);
        Worker {
            loudspeaker: Outlet::new(target, teller(&sender, Device::Loudspeaker), settings.keep_open),
            ear: None,
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
            check: None,
            early_check: None,
            fleeting: Vec::new(),
            announced: None,
            language,
            cues: Cues::default(),
            bluetooth_told: BTreeSet::new(),
            avoids_server: None,
            closed: false,
        }
    }

    pub(super) fn run(mut self, orders: &Receiver<Order>) {
        // The voice first: it opens on its own thread while this one opens the devices.
        self.start_voice();
        self.set_cues(&self.settings.cues.clone());
        self.open_loudspeaker();
        self.take_earphone();
        loop {
            let order = match self.deadline() {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(at) => orders.recv_timeout(Duration::from_millis(at.since(self.stamper.now()))),
            };
            match order {
                Err(RecvTimeoutError::Disconnected) => return,
                Ok(order) => order(&mut self),
                Err(RecvTimeoutError::Timeout) => self.due(),
            }
            if self.closed {
                return;
            }
        }
    }

    /// Takes in a phrase.
    pub(super) fn take_in(&mut self, ticket: Ticket, what: Utterance) {
        if what.urgency == Urgency::Fleeting {
            self.fleeting.push((ticket, self.stamper.now().after(FLEETING)));
        }
        self.tell(ticket, what);
    }

    /// Ends the thread.
    pub(super) fn close(&mut self) {
        self.closed = true;
    }

    /// Cues at all, or none.
    pub(super) fn set_sounds(&mut self, on: bool) {
        self.settings.sounds = on;
        self.open_loudspeaker();
        if let Err(why) = self.open_ear() {
            self.private_lost(why, false);
        }
    }

    pub(super) fn set_voice(&mut self, settings: VoiceSettings) {
        match &self.voice {
            Voice::None => {}
            Voice::Espeak(espeak) => espeak.set_voice(settings),
            Voice::System(system) => system.set_voice(settings),
        }
    }

    /// Another earphone, or none.
    pub(super) fn use_earphone(&mut self, name: Option<String>) {
        self.settings.earphone = name;
        self.take_earphone();
    }

    fn outlet_news(&mut self, device: Device, news: OutletNews) {
        match news {
            OutletNews::Player(Notice::Ended(job)) => self.ended(device, job),
            OutletNews::Player(Notice::Quiet) => self.quiet(device),
            OutletNews::Broke { era, why } => {
                if self.outlet(device).is_some_and(|outlet| outlet.is_of(era)) {
                    self.device_lost(device, why);
                }
            }
        }
    }

    fn voice_news(&mut self, news: VoiceNews) {
        match news {
            VoiceNews::Ended(job) => self.ended(Device::Loudspeaker, job),
            VoiceNews::Ready => {
                self.synthesizer = Readiness::Ready;
                self.try_speech();
            }
            VoiceNews::Failed(why) => self.synthesizer_lost(why),
            VoiceNews::Voices(names) => self.status.change(|state| state.voices = names),
            VoiceNews::NoSuchVoice { language, name } => {
                (self.on_event)(OutputNews::NoSuchVoice { language, name });
            }
        }
    }

    fn start_voice(&mut self) {
        let (sender, voice) = (self.sender.clone(), self.settings.voice.clone());
        let notify = move |news| drop(sender.send(Box::new(move |worker| worker.voice_news(news))));
        let started = match self.settings.speech {
            Speech::Off => Ok(Voice::None),
            Speech::Espeak | Speech::Reader => espeak::start(voice, notify).map(Voice::Espeak),
            Speech::System => system::start(voice, self.language, notify).map(Voice::System),
        };
        match started {
            Ok(Voice::None) => self.speech = Readiness::Lost,
            Ok(voice) => self.voice = voice,
            Err(why) => self.synthesizer_lost(why),
        }
    }

    /// Whether our own samples are its sound.
    fn speaks_by_samples(&self) -> bool {
        matches!(self.settings.speech, Speech::Espeak | Speech::Reader)
    }

    fn needs_devices(&self) -> bool {
        self.speaks_by_samples() || self.settings.sounds
    }

    fn outlet(&mut self, device: Device) -> Option<&mut Outlet> {
        match device {
            Device::Loudspeaker => Some(&mut self.loudspeaker),
            Device::Earphone => self.ear.as_mut().map(|ear| &mut ear.outlet),
        }
    }

    // --- words ---

    /// Where words may sound, and whether they can now; `None`: nowhere, they stay text.
    ///
    /// Private ones sound on the earphone alone where one is named, and only by our own samples: the system's voice cannot be
    /// sent there. Beside a screen reader they are the reader's.
    fn place_of(&self, to: Seats) -> Option<Readiness> {
        if to.is_public() {
            return Some(self.speech);
        }
        let heard = to.iter().any(|seat| self.settings.listeners.contains(seat));
        if !heard || self.settings.speech == Speech::Reader {
            return None;
        }
        if self.settings.earphone.is_none() {
            return (self.settings.private == PrivateVoice::Shared).then_some(self.speech);
        }
        let ear = self.ear.as_ref().filter(|ear| ear.is_ready())?;
        (self.settings.speech == Speech::Espeak && ear.is_ready()).then_some(self.synthesizer)
    }

    fn tell(&mut self, ticket: Ticket, what: Utterance) {
        match self.place_of(what.to) {
            None | Some(Readiness::Lost) => self.finish(ticket, &what, How::Unspoken),
            Some(Readiness::Opening) => self.early.push((ticket, what)),
            Some(Readiness::Ready) => self.say(ticket, what),
        }
    }

    fn say(&mut self, ticket: Ticket, what: Utterance) {
        let steps = self.queue.tell(ticket, what);
        self.follow(steps);
    }

    fn ended(&mut self, device: Device, job: Job) {
        if self.queue.is_public(device, job) {
            self.announced = Some((device, self.stamper.now()));
        }
        let steps = self.queue.ended(device, job);
        self.follow(steps);
    }

    fn follow(&mut self, steps: Vec<Step>) {
        for step in steps {
            match step {
                Step::Stop { device, job } => {
                    if let Voice::System(system) = &self.voice {
                        system.stop(job);
                    } else if let Some(outlet) = self.outlet(device) {
                        outlet.player().stop(job);
                    }
                }
                Step::Say { device, job, what } => self.begin(device, job, what),
                Step::Over { ticket, to, how } => self.over(ticket, to.is_public(), how),
            }
        }
    }

    fn begin(&mut self, device: Device, job: Job, what: Utterance) {
        match &self.voice {
            Voice::Espeak(espeak) => {
                let outlet = match device {
                    Device::Loudspeaker => Some(&mut self.loudspeaker),
                    Device::Earphone => self.ear.as_mut().map(|ear| &mut ear.outlet),
                };
                let Some(outlet) = outlet else { return };
                let player = outlet.player().clone();
                let begun = outlet.begin(job);
                let since = self.announced.filter(|(place, _)| *place == device && what.to.is_public());
                let since = since.map_or(APART, |(_, ended)| self.stamper.now().since(ended));
                player.pause(job, samples_of(APART.saturating_sub(since)));
                espeak.say(job, what.segments, Box::new(player));
                self.woken(device, begun);
            }
            Voice::System(system) => system.say(job, what.segments),
            Voice::None => {}
        }
    }

    fn woken(&mut self, device: Device, done: Result<(), SoundTrouble>) {
        self.mark(false);
        self.tell_sounding();
        if let Err(why) = done {
            // Later, by an order: what is being followed now is to come to its end first.
            let era = self.outlet(device).map_or(0, |outlet| outlet.era());
            teller(&self.sender, device)(OutletNews::Broke { era, why });
        }
    }

    fn finish(&mut self, ticket: Ticket, what: &Utterance, how: How) {
        self.over(ticket, what.to.is_public(), how);
    }

    fn over(&mut self, ticket: Ticket, public: bool, how: How) {
        self.fleeting.retain(|(each, _)| *each != ticket);
        self.status.change(|state| {
            state.open = state.open.saturating_sub(1);
            state.open_public = state.open_public.saturating_sub(u64::from(public));
        });
        (self.on_event)(OutputNews::Finished { ticket, how });
        if let Some((_, (ticket, what))) = self.check.take_if(|(first, _)| *first == ticket) {
            self.tell(ticket, what);
        }
    }

    // --- voices and the loudspeaker ---

    /// The voice has become usable, if its parts are.
    fn try_speech(&mut self) {
        let device = !self.speaks_by_samples() || self.loudspeaker.is_open();
        if self.synthesizer == Readiness::Ready && device && self.speech != Readiness::Ready {
            if self.speech == Readiness::Lost {
                (self.on_event)(OutputNews::SpeechBack);
            }
            self.speech = Readiness::Ready;
        }
        self.try_early();
    }

    fn try_early(&mut self) {
        for (ticket, what) in std::mem::take(&mut self.early) {
            self.tell(ticket, what);
        }
        if let Some(words) = self.early_check.take() {
            self.check(words);
        }
    }

    fn synthesizer_lost(&mut self, why: SoundTrouble) {
        self.synthesizer = Readiness::Lost;
        self.speech_lost(why);
        let steps = self.queue.lost(Device::Earphone);
        self.follow(steps);
    }

    fn speech_lost(&mut self, why: SoundTrouble) {
        if self.speech != Readiness::Lost {
            self.speech = Readiness::Lost;
            (self.on_event)(OutputNews::SpeechLost { why });
        }
        self.try_early();
        let steps = self.queue.lost(Device::Loudspeaker);
        self.follow(steps);
    }

    fn open_loudspeaker(&mut self) {
        if !self.needs_devices() {
            return;
        }
        match self.loudspeaker.open() {
            Ok(()) => {
                self.tell_avoided();
                self.try_speech();
            }
            Err(why) => self.device_lost(Device::Loudspeaker, why),
        }
    }

    fn device_lost(&mut self, device: Device, why: SoundTrouble) {
        if device == Device::Earphone {
            return self.private_lost(why, false);
        }
        self.loudspeaker.close(true);
        self.tell_sounding();
        if self.speaks_by_samples() {
            self.speech_lost(why);
        }
    }

    /// Nothing sounds any more, unless something was begun since.
    fn quiet(&mut self, device: Device) {
        if self.speaks_by_samples() && self.queue.is_speaking_on(device) {
            return;
        }
        if let Some(outlet) = self.outlet(device) {
            outlet.quiet();
        }
        self.tell_sounding();
    }

    // --- the earphone ---

    /// Takes the earphone that the settings name. In a tournament it is not relied on before it has been confirmed.
    fn take_earphone(&mut self) {
        let steps = self.queue.lost(Device::Earphone);
        if let Some(mut ear) = self.ear.take() {
            ear.outlet.close(false);
        }
        let one_device = self.settings.earphone.is_some() && self.settings.earphone == self.settings.loudspeaker;
        if one_device {
            self.settings.earphone = None;
        }
        let target = self.settings.earphone.clone().map(Target::Private);
        self.queue.set_devices(if target.is_some() { Devices::Two } else { Devices::One });
        self.ear = target.map(|target| {
            let outlet = Outlet::new(target, teller(&self.sender, Device::Earphone), self.settings.keep_open);
            Ear { outlet, trusted: self.settings.private == PrivateVoice::Shared }
        });
        self.follow(steps);
        if let Err(why) = self.open_ear() {
            self.private_lost(why, false);
        }
        self.try_early();
        self.tell_sounding();
    }

    /// Opens the earphone, if one is named and there is something that could sound in it.
    fn open_ear(&mut self) -> Result<(), SoundTrouble> {
        let needed = self.needs_devices();
        match &mut self.ear {
            Some(_) if self.settings.speech == Speech::System => Err(SoundTrouble::SystemNotInEar),
            Some(ear) if needed => ear.outlet.open(),
            _ => Ok(()),
        }
    }

    /// Private words sound nowhere from now on. The reason is told if they were to sound in the ear until now, or if the player
    /// has just asked for it.
    fn private_lost(&mut self, why: SoundTrouble, has_asked: bool) {
        let relied = self.shut_ear();
        if relied || has_asked {
            (self.on_event)(OutputNews::PrivateLost { why, relied });
        }
        self.drop_private();
    }

    /// No further sample goes into the ear; whether it was relied on.
    fn shut_ear(&mut self) -> bool {
        let Some(ear) = &mut self.ear else { return false };
        ear.outlet.close(false);
        std::mem::replace(&mut ear.trusted, false)
    }

    fn drop_private(&mut self) {
        let steps = self.queue.lost(Device::Earphone);
        self.follow(steps);
        self.tell_sounding();
        self.try_early();
    }

    pub(super) fn confirm(&mut self, heard: bool) {
        if !heard {
            self.shut_ear();
            self.drop_private();
            return;
        }
        let opened = match &self.ear {
            // On one device there is nothing to confirm, unless private words need an earphone.
            None if self.settings.private == PrivateVoice::Shared => return,
            None => Err(SoundTrouble::NoEarphone),
            Some(_) => self.open_ear(),
        };
        match (opened, &mut self.ear) {
            (Ok(()), Some(ear)) => {
                if !std::mem::replace(&mut ear.trusted, true) {
                    (self.on_event)(OutputNews::PrivateBack);
                }
            }
            (Err(why), _) => self.private_lost(why, true),
            (Ok(()), None) => {}
        }
    }

    /// The words of the check are said into the earphone even before it has been confirmed: for that they are there.
    pub(super) fn check(&mut self, words: [(Ticket, Utterance); 2]) {
        if self.synthesizer == Readiness::Opening && self.settings.speech != Speech::Off {
            if let Some(earlier) = self.early_check.replace(words) {
                for (ticket, what) in earlier {
                    self.finish(ticket, &what, How::Cut);
                }
            }
            return;
        }
        self.look_for_bluetooth();
        let [(ticket, in_ear), table] = words;
        let opened = self.open_ear();
        if let Some((_, (earlier, what))) = self.check.replace((ticket, table)) {
            self.finish(earlier, &what, How::Cut);
        }
        let tests_ear = self.ear.is_some() && self.settings.speech == Speech::Espeak;
        match opened {
            Ok(()) if tests_ear && self.synthesizer == Readiness::Ready => self.say(ticket, in_ear),
            Ok(()) => self.tell(ticket, in_ear),
            Err(why) => {
                self.private_lost(why, true);
                self.finish(ticket, &in_ear, How::Unspoken);
            }
        }
    }

    // --- time ---

    fn deadline(&self) -> Option<Tick> {
        let ear = self.ear.as_ref().and_then(|ear| ear.outlet.deadline());
        let fleeting = self.fleeting.iter().map(|(_, until)| *until).min();
        [self.loudspeaker.deadline(), ear, fleeting].into_iter().flatten().min()
    }

    fn due(&mut self) {
        let now = self.stamper.now();
        self.withdraw_fleeting(now);
        match self.loudspeaker.due(now) {
            Due::Nothing => {}
            Due::Open => self.open_loudspeaker(),
            Due::Broken(why) => self.device_lost(Device::Loudspeaker, why),
        }
        if let Some(Due::Broken(why)) = self.ear.as_mut().map(|ear| ear.outlet.due(now)) {
            self.private_lost(why, false);
        }
    }

    /// What was to be said at once and could not is not said any more.
    fn withdraw_fleeting(&mut self, now: Tick) {
        let (past, fleeting) = std::mem::take(&mut self.fleeting).into_iter().partition(|(_, until)| *until <= now);
        self.fleeting = fleeting;
        let past: Vec<(Ticket, Tick)> = past;
        for (ticket, _) in past {
            if let Some(place) = self.early.iter().position(|(early, _)| *early == ticket) {
                let (_, what) = self.early.remove(place);
                self.finish(ticket, &what, How::Cut);
            }
            let steps = self.queue.withdraw(ticket);
            self.follow(steps);
        }
    }
}

/// Hands on what a device tells.
fn teller(sender: &Sender<Order>, device: Device) -> Teller {
    let sender = sender.clone();
    Arc::new(move |news| drop(sender.send(Box::new(move |worker| worker.outlet_news(device, news)))))
}

fn samples_of(milliseconds: u64) -> usize {
    usize::try_from(milliseconds).unwrap_or(0) * RATE as usize / 1000
}
