//! The system's own voice, by the `tts` crate: speech-dispatcher here. It speaks on the default device and on no other.
//!
//! Its calls may block, so a thread of its own makes them. A daemon that is absent or dies is told once, by
//! [`Notice::Failed`], and tried again until it answers ([`Notice::Ready`]).

mod respell;
mod voices;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use tts::UtteranceId;

use self::voices::{OpenError, Over, Voice};
use super::queue::Job;
use super::settings::VoiceSettings;
use crate::game::participant::Language;
use crate::time::{Stamper, Tick};
use crate::words::utterance::Segment;

/// How long after a failure the system is tried again.
const AGAIN: Duration = Duration::from_secs(3);
/// Milliseconds in which a character is said at the slowest, and those for the daemon to begin and to tell the end: after that it is dead.
const MILLIS_A_CHARACTER: u64 = 300;
const MILLIS_TO_BEGIN: u64 = 8000;
/// Milliseconds after which the system is asked whether it is still there while it says something: it does not tell its death.
const MILLIS_TO_LOOK: u64 = 2000;

/// What the thread tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The system answers.
    Ready,
    /// It does not, and why. What was being said is lost.
    Failed(String),
    /// A job has been said; 0.4 s late, because speech-dispatcher tells it late.
    Ended(Job),
}

enum Order {
    Say {
        job: Job,
        segments: Vec<Segment>,
    },
    Stop(Job),
    Voice(VoiceSettings),
    /// A text has been said, or stopped.
    Over(UtteranceId),
    /// A voice that was asked for, or none.
    Prepared {
        language: Language,
        voice: Option<Voice>,
        era: u32,
    },
    /// The handle is gone.
    Close,
}

/// The thread's handle; dropping it ends the thread.
#[derive(Debug)]
pub struct SystemVoice {
    orders: mpsc::Sender<Order>,
}

impl SystemVoice {
    /// Has a job said.
    pub fn say(&self, job: Job, segments: Vec<Segment>) {
        self.order(Order::Say { job, segments });
    }

    /// Stops a job, if it is being said.
    pub fn stop(&self, job: Job) {
        self.order(Order::Stop(job));
    }

    /// Changes rate, pitch and volume. Other voices are taken up when the system is opened the next time.
    pub fn set_voice(&self, voice: VoiceSettings) {
        self.order(Order::Voice(voice));
    }

    fn order(&self, order: Order) {
        // The thread outlives its handle.
        let _gone = self.orders.send(order);
    }
}

impl Drop for SystemVoice {
    fn drop(&mut self) {
        self.order(Order::Close);
    }
}

/// Starts the thread. `language` is the one most is said in.
///
/// # Errors
/// What the system says when no thread can be started.
pub fn start(
    voice: VoiceSettings,
    language: Language,
    notify: impl Fn(Notice) + Send + 'static,
) -> std::io::Result<SystemVoice> {
    let (sender, orders) = mpsc::channel();
    let mut speaker = Speaker {
        settings: voice,
        language,
        own_language: system_language(),
        voices: BTreeMap::new(),
        asked: BTreeSet::new(),
        now: None,
        era: 0,
        sender: sender.clone(),
        notify: Box::new(notify),
        stamper: Stamper::real(),
    };
    thread::Builder::new().name("system-voice".to_owned()).spawn(move || speaker.run(&orders))?;
    Ok(SystemVoice { orders: sender })
}

/// The language of the voice that the system gives by itself: that of its messages.
fn system_language() -> Language {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let locale = set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
    locale.and_then(|locale| Language::from_code(&locale)).unwrap_or_default()
}

/// The job in hand.
struct Saying {
    job: Job,
    /// The text whose end is the end of the job.
    last: Option<UtteranceId>,
    /// When it is to be over at the latest.
    until: Tick,
}

struct Speaker {
    settings: VoiceSettings,
    language: Language,
    own_language: Language,
    voices: BTreeMap<Language, Voice>,
    asked: BTreeSet<Language>,
    now: Option<Saying>,
    /// Counts the openings: a voice that was prepared on an earlier daemon is of no use.
    era: u32,
    sender: mpsc::Sender<Order>,
    notify: Box<dyn Fn(Notice) + Send>,
    stamper: Stamper,
}

impl Speaker {
    fn run(&mut self, orders: &mpsc::Receiver<Order>) {
        let mut told = false;
        loop {
            let failed = match self.open() {
                Ok(()) => {
                    told = false;
                    (self.notify)(Notice::Ready);
                    match self.speak(orders) {
                        Some(why) => why,
                        None => return,
                    }
                }
                Err(error) => error.to_string(),
            };
            if !told {
                (self.notify)(Notice::Failed(failed));
            }
            told = true;
            if self.rest(orders) {
                return;
            }
        }
    }

    /// Waits before the next try; true when the handle is gone.
    fn rest(&mut self, orders: &mpsc::Receiver<Order>) -> bool {
        let until = self.stamper.now().after(AGAIN.as_millis().try_into().unwrap_or(0));
        loop {
            let left = until.since(self.stamper.now());
            match orders.recv_timeout(Duration::from_millis(left)) {
                Ok(Order::Close) | Err(RecvTimeoutError::Disconnected) => return true,
                Err(RecvTimeoutError::Timeout) => return false,
                Ok(Order::Voice(settings)) => self.settings = settings,
                // What is ordered now was ordered before the failure was heard of.
                Ok(_) => {}
            }
        }
    }

    /// Opens the main voice; the German one is prepared meanwhile.
    fn open(&mut self) -> Result<(), OpenError> {
        self.era += 1;
        self.voices.clear();
        self.asked = BTreeSet::from([self.language]);
        self.now = None;
        let voice = if self.language == self.own_language && !self.settings.names.contains_key(&self.language) {
            Voice::system(&self.settings, self.over())?
        } else {
            match Voice::of(self.language, &self.settings, self.over()) {
                Err(OpenError::NoVoice(_)) => Voice::system(&self.settings, self.over())?,
                voice => voice?,
            }
        };
        self.voices.insert(self.language, voice);
        self.prepare(Language::De);
        Ok(())
    }

    fn over(&self) -> Over {
        let sender = self.sender.clone();
        Box::new(move |id| {
            let _gone = sender.send(Order::Over(id));
        })
    }

    /// Opens a voice on a thread, once.
    fn prepare(&mut self, language: Language) {
        if !self.asked.insert(language) {
            return;
        }
        let (settings, over, sender, era) = (self.settings.clone(), self.over(), self.sender.clone(), self.era);
        let prepare = move || {
            let voice = Voice::of(language, &settings, over).ok();
            let _gone = sender.send(Order::Prepared { language, voice, era });
        };
        // Without a thread the main voice says it, respelled.
        let _without = thread::Builder::new().name("prepare-voice".to_owned()).spawn(prepare);
    }

    /// Does what is ordered until the system fails (and why) or the handle is gone.
    fn speak(&mut self, orders: &mpsc::Receiver<Order>) -> Option<String> {
        loop {
            let order = match &self.now {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(saying) => {
                    let left = saying.until.since(self.stamper.now());
                    orders.recv_timeout(Duration::from_millis(left.min(MILLIS_TO_LOOK)))
                }
            };
            let done = match order {
                Ok(Order::Close) | Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => self.overdue(),
                Ok(Order::Say { job, segments }) => self.say_or_reopen(job, &segments),
                Ok(Order::Stop(job)) => self.stop(job),
                Ok(Order::Voice(settings)) => {
                    self.settings = settings;
                    self.voices.values_mut().for_each(|voice| voice.adjust(&self.settings));
                    Ok(())
                }
                Ok(Order::Over(id)) => {
                    if let Some(saying) = self.now.take_if(|saying| saying.last == Some(id)) {
                        (self.notify)(Notice::Ended(saying.job));
                    }
                    Ok(())
                }
                Ok(Order::Prepared { language, voice, era }) => {
                    if let Some(voice) = voice.filter(|_| era == self.era) {
                        self.voices.insert(language, voice);
                    }
                    Ok(())
                }
            };
            if let Err(why) = done {
                return Some(why);
            }
        }
    }

    /// A job is not over yet. If it should be: a system that tells no ends has said it, any other has died.
    fn overdue(&mut self) -> Result<(), String> {
        if self.now.as_ref().is_some_and(|saying| saying.until > self.stamper.now()) {
            let answers = self.voices.values_mut().all(Voice::answers);
            return if answers { Ok(()) } else { Err("the system's speech is gone".to_owned()) };
        }
        match self.now.take() {
            Some(Saying { job, last: None, .. }) => {
                (self.notify)(Notice::Ended(job));
                Ok(())
            }
            _ => Err("the system's speech does not come to an end".to_owned()),
        }
    }

    /// The daemon may have been started anew while nothing was said: that is tried once before it counts as a failure.
    fn say_or_reopen(&mut self, job: Job, segments: &[Segment]) -> Result<(), String> {
        if self.say(job, segments).is_ok() {
            return Ok(());
        }
        self.open().map_err(|error| error.to_string())?;
        self.say(job, segments).map_err(|error| error.to_string())
    }

    fn say(&mut self, job: Job, segments: &[Segment]) -> Result<(), tts::Error> {
        let languages: BTreeSet<Language> = segments.iter().map(|segment| segment.language).collect();
        for language in languages {
            self.prepare(language);
        }
        let has = |language| self.voices.contains_key(&language);
        let parts = parts(segments, self.language, has);
        let mut last = None;
        let mut characters = 0;
        for (language, text) in parts {
            characters += text.chars().count() as u64;
            if let Some(voice) = self.voices.get_mut(&language) {
                last = voice.speak(&text)?;
            }
        }
        if characters == 0 {
            (self.notify)(Notice::Ended(job));
            return Ok(());
        }
        let until = self.stamper.now().after(MILLIS_TO_BEGIN + characters * MILLIS_A_CHARACTER);
        self.now = Some(Saying { job, last, until });
        Ok(())
    }

    fn stop(&mut self, job: Job) -> Result<(), String> {
        if self.now.take_if(|saying| saying.job == job).is_some() {
            for voice in self.voices.values_mut() {
                voice.stop().map_err(|error| error.to_string())?;
            }
        }
        Ok(())
    }
}

/// What each voice is given, in order. Runs of one voice are put together; what has no voice of its own is said by the main
/// one, German words respelled for it.
fn parts(segments: &[Segment], main: Language, has: impl Fn(Language) -> bool) -> Vec<(Language, String)> {
    let mut parts: Vec<(Language, String)> = Vec::new();
    for segment in segments {
        let text = plain(segment);
        let (language, text) = match segment.language {
            language if has(language) => (language, text),
            Language::De => (main, respell::respelled(&text, main)),
            _ => (main, text),
        };
        match parts.last_mut() {
            Some((before, words)) if *before == language => words.push_str(&text),
            _ => parts.push((language, text)),
        }
    }
    parts.retain(|(_, text)| text.chars().any(char::is_alphanumeric));
    parts
}

/// The words without control characters: a NUL would end the process.
fn plain(segment: &Segment) -> String {
    let words = segment.speech().chars().map(|c| if c.is_control() { ' ' } else { c });
    if segment.spelled {
        words.filter(|c| !c.is_whitespace()).flat_map(|c| [c, ',', ' ']).collect()
    } else {
        words.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn announcement() -> Vec<Segment> {
        vec![
            Segment::plain(Language::It, "Cavallo "),
            Segment::plain(Language::De, "Gustav eins "),
            Segment { spoken: Some("Felix \0drei".to_owned()), ..Segment::plain(Language::De, "Felix 3") },
        ]
    }

    #[test]
    fn each_language_has_its_voice() {
        let found = parts(&announcement(), Language::It, |_| true);
        let expected = [(Language::It, "Cavallo "), (Language::De, "Gustav eins Felix  drei")];
        assert_eq!(found, expected.map(|(language, text)| (language, text.to_owned())));
    }

    #[test]
    fn without_a_german_voice_the_whole_is_one_respelled_text() {
        let found = parts(&announcement(), Language::It, |language| language == Language::It);
        assert_eq!(found, [(Language::It, "Cavallo gustaf ains felix  drai".to_owned())]);
    }

    #[test]
    fn what_is_spelled_is_said_letter_by_letter() {
        let segment = Segment { spelled: true, ..Segment::plain(Language::En, "e 4") };
        assert_eq!(plain(&segment), "e, 4, ");
        assert!(parts(&[Segment::plain(Language::En, "\0 ...")], Language::En, |_| true).is_empty());
    }
}
