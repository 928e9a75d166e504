//! Which sound devices there are, and a word on one of them.

use std::sync::mpsc;
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait};

use super::espeak::{self, Synthesizer};
use super::queue::Job;
use super::settings::VoiceSettings;
use super::sink::{RATE, Sink as _};
use super::stream::player::{Notice, Player};
use super::stream::{Stream, Target};
use super::system;
use super::voice::VoiceNews;
use crate::game::participant::Language;
use crate::sound::rate::converted;
use crate::sound::{MONITOR, NO_SINK, hush, is_sound_card};
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::Segment;

/// How long a word may take to be heard, and a voice to open.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the sound server may take for an answer.
const SERVER_PATIENCE: Duration = Duration::from_secs(2);

/// A sound device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What the sound system calls it; so it is named in settings.
    pub id: String,
    /// What a person would call it.
    pub name: String,
    /// Whether it is the one that is used where none is named.
    pub default: bool,
}

/// Whether devices play or record.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Direction {
    /// They play.
    Output,
    /// They record.
    Input,
}

/// The devices of the sound server; those of ALSA, or of another system, where none can be used, and why one that is there cannot be.
pub fn list(direction: Direction) -> (Vec<Found>, Option<SoundTrouble>) {
    let (mut found, why) = match of_server(direction) {
        Ok(found) => (found, None),
        Err(why) => (of_cpal(direction), Some(why).filter(|why| *why != SoundTrouble::NoDevice)),
    };
    found.retain(|device| device.id != NO_SINK && !device.id.ends_with(MONITOR));
    (found, why)
}

#[cfg(target_os = "linux")]
fn of_server(direction: Direction) -> Result<Vec<Found>, SoundTrouble> {
    use crate::sound::pulse::{Connection, Listed, inputs, outputs};
    let mut connection = Connection::open(SERVER_PATIENCE)?;
    let listed = match direction {
        Direction::Output => outputs(&mut connection)?,
        Direction::Input => inputs(&mut connection)?,
    };
    Ok(listed.into_iter().map(|Listed { id, name, is_default }| Found { id, name, default: is_default }).collect())
}

/// There is none elsewhere.
#[cfg(not(target_os = "linux"))]
fn of_server(_direction: Direction) -> Result<Vec<Found>, SoundTrouble> {
    Err(SoundTrouble::NoDevice)
}

/// ALSA lists every plugin too, among them some that print or swallow everything. Those that lead to a card, and the default
/// one, begin so.
fn is_plugin(host: &cpal::Host, id: &str) -> bool {
    host.id().name() == "ALSA" && id != "default" && !id.starts_with("sysdefault:") && !is_sound_card(id)
}

fn of_cpal(direction: Direction) -> Vec<Found> {
    let _hushed = hush();
    let host = cpal::default_host();
    let (devices, default) = match direction {
        Direction::Output => (host.output_devices(), host.default_output_device()),
        Direction::Input => (host.input_devices(), host.default_input_device()),
    };
    let id_of = |device: &cpal::Device| device.id().ok().map(|id| id.id().to_owned());
    let default = default.as_ref().and_then(id_of);
    let works = |device: &cpal::Device| match direction {
        Direction::Output => device.default_output_config().is_ok(),
        Direction::Input => device.default_input_config().is_ok(),
    };
    let found = devices.into_iter().flatten().filter_map(|device| {
        let id = id_of(&device).filter(|id| !is_plugin(&host, id))?;
        if !works(&device) {
            return None;
        }
        let name = device.description().map_or_else(|_| id.clone(), |about| about.name().to_owned());
        Some(Found { default: Some(&id) == default.as_ref(), id, name })
    });
    found.collect()
}

/// A voice that says a word on any device.
pub struct Herald {
    synthesizer: Synthesizer,
    jobs: u64,
}

impl Herald {
    /// Opens espeak-ng.
    ///
    /// # Errors
    /// Why it cannot be used.
    pub fn open(voice: VoiceSettings) -> Result<Herald, SoundTrouble> {
        let (send, opened) = mpsc::channel();
        let synthesizer = espeak::start(voice, move |news| drop(send.send(news)))?;
        match opened.recv_timeout(PATIENCE) {
            Ok(VoiceNews::Failed(why)) => Err(why),
            Ok(_) => Ok(Herald { synthesizer, jobs: 0 }),
            Err(_) => Err(SoundTrouble::EspeakSilent),
        }
    }

    /// Says a word on the device of this name, and waits until it has been heard.
    ///
    /// # Errors
    /// Why it was not.
    pub fn say(&mut self, device: &str, words: Vec<Segment>) -> Result<(), SoundTrouble> {
        self.heard(device, |herald, job, player| herald.synthesizer.say(job, words, Box::new(player.clone())))
    }

    /// Plays samples on the device of this name, mono at this rate, and waits until they have been heard.
    ///
    /// # Errors
    /// Why they were not.
    pub fn play(&mut self, device: &str, samples: &[i16], rate: u32) -> Result<(), SoundTrouble> {
        let samples = converted(samples, rate, RATE);
        self.heard(device, |_, job, player| {
            // What is longer than the player has room for waits on this thread.
            player.push(job, &samples);
            player.end(job);
        })
    }

    /// Opens the device, lets something be heard on it, and waits until it has been.
    fn heard(&mut self, device: &str, begin: impl FnOnce(&mut Herald, Job, &Player)) -> Result<(), SoundTrouble> {
        self.jobs += 1;
        let job = Job(self.jobs);
        let (send, news) = mpsc::channel();
        let broken = send.clone();
        let player = Player::new(move |notice| {
            // The receiver is gone where the wait has been given up.
            if notice == Notice::Quiet {
                let _gone = send.send(Ok(()));
            }
        });
        player.begin(job);
        let failed = move |why| drop(broken.send(Err(why)));
        let target = Target::Named(device.to_owned());
        let stream = Stream::open(&target, &player, failed)?;
        begin(self, job, &player);
        let heard = news.recv_timeout(PATIENCE).unwrap_or(Err(SoundTrouble::DeviceStuck));
        if heard.is_err() {
            // The threads of a server that hangs never end.
            let _left = super::spawn("discard-device", move || drop(stream));
        }
        heard
    }
}

/// Whether the system's own voice answers.
pub fn system_voice_answers(language: Language) -> bool {
    let (send, opened) = mpsc::channel();
    let started = system::start(VoiceSettings::default(), language, move |notice| drop(send.send(notice)));
    started.is_ok_and(|_voice| {
        loop {
            match opened.recv_timeout(PATIENCE) {
                // What it has learnt while it opened.
                Ok(VoiceNews::Voices(_) | VoiceNews::NoSuchVoice { .. }) => {}
                answer => return answer == Ok(VoiceNews::Ready),
            }
        }
    })
}
