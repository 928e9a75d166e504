//! The system's own voice, by the `tts` crate: speech-dispatcher here. It speaks on the default device and on no other.
//!
//! Its calls may block, so a thread of its own makes them. A daemon that is absent or dies is told once, by
//! [`VoiceNews::Failed`], and tried again until it answers ([`VoiceNews::Ready`]).

mod voices;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use tts::UtteranceId;

use self::voices::{Over, Search, Voice};
use super::queue::Job;
use super::settings::VoiceSettings;
use super::voice::VoiceNews;
use crate::game::participant::Language;
use crate::notation::phonetic;
use crate::time::{Stamper, Tick};
use crate::words::pronounce::respelled;
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::Segment;

/// How long after a failure the system is tried again.
const AGAIN: Duration = Duration::from_secs(3);
/// Milliseconds in which a character is said at the slowest, and those for the daemon to begin and to tell the end: after that it is dead.
const MILLIS_A_CHARACTER: u64 = 300;
const MILLIS_TO_BEGIN: u64 = 8000;
/// Milliseconds that a job waits for a voice that has just been chosen.
const MILLIS_FOR_A_VOICE: u64 = 6000;
/// Milliseconds after which the system is asked whether it is still there while it says something: it does not tell its death.
const MILLIS_TO_LOOK: u64 = 2000;

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
        /// By which name it was looked for.
        name: Option<String>,
        search: Option<Search>,
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

    /// Changes rate, pitch, volume and voices, from the next job on. A job that needs another voice waits for it, because the
    /// system takes seconds to find one, but not longer than six.
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
    notify: impl Fn(VoiceNews) + Send + 'static,
) -> Result<SystemVoice, SoundTrouble> {
    let (sender, orders) = mpsc::channel();
    let mut speaker = Speaker {
        settings: voice,
        language,
        own_language: system_language(),
        voices: BTreeMap::new(),
        asked: BTreeSet::new(),
        now: None,
        changing: BTreeSet::new(),
        waiting: None,
        found: Vec::new(),
        spare: Vec::new(),
        unknown: BTreeSet::new(),
        era: 0,
        sender: sender.clone(),
        notify: Box::new(notify),
        stamper: Stamper::real(),
    };
    super::spawn("system-voice", move || speaker.run(&orders))?;
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
    /// Languages whose voice the player has changed, and whose new one is being looked for.
    changing: BTreeSet<Language>,
    /// A job that waits for such a voice, at most until then.
    waiting: Option<(Job, Vec<Segment>, Tick)>,
    /// Voices that take the place of others when nothing is being said.
    found: Vec<(Language, Voice)>,
    /// Connections that others have taken the place of.
    spare: Vec<Voice>,
    /// Names that are those of no voice, and have been told.
    unknown: BTreeSet<(Language, String)>,
    /// Counts the openings: a voice that was prepared on an earlier daemon is of no use.
    era: u32,
    sender: mpsc::Sender<Order>,
    notify: Box<dyn Fn(VoiceNews) + Send>,
    stamper: Stamper,
}

impl Speaker {
    fn run(&mut self, orders: &mpsc::Receiver<Order>) {
        let mut told = false;
        loop {
            let failed = match self.open() {
                Ok(()) => {
                    told = false;
                    (self.notify)(VoiceNews::Ready);
                    match self.speak(orders) {
                        Some(why) => why,
                        None => return,
                    }
                }
                Err(error) => absent(error),
            };
            if !told {
                (self.notify)(VoiceNews::Failed(failed));
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
    fn open(&mut self) -> Result<(), tts::Error> {
        self.era += 1;
        self.voices.clear();
        self.asked = BTreeSet::from([self.language]);
        self.now = None;
        self.waiting = None;
        self.changing.clear();
        self.found.clear();
        self.spare.clear();
        let main = Voice::system(&self.settings, self.over())?;
        let is_own = self.language == self.own_language && !self.settings.names.contains_key(&self.language);
        let voice = if is_own {
            main
        } else {
            let search = main.search(self.language, &self.settings)?;
            self.tell_search(self.language, &search);
            search.found.unwrap_or_else(|without| without)
        };
        self.voices.insert(self.language, voice);
        // Where the main voice is the German one, another is looked for all the same: only so the voices become known.
        self.prepare(if self.language == phonetic::LANGUAGE { Language::default() } else { phonetic::LANGUAGE });
        Ok(())
    }

    /// Tells what was learnt while a voice was looked for.
    fn tell_search(&mut self, language: Language, search: &Search) {
        (self.notify)(VoiceNews::Voices(search.listed.clone()));
        let name = self.settings.names.get(&language).filter(|_| !search.is_known).cloned();
        if let Some(name) = name.filter(|name| self.unknown.insert((language, name.clone()))) {
            (self.notify)(VoiceNews::NoSuchVoice { language, name });
        }
    }

    fn change(&mut self, settings: VoiceSettings) {
        let before = std::mem::replace(&mut self.settings, settings);
        self.voices.values_mut().for_each(|voice| voice.adjust(&self.settings));
        for language in Language::ALL {
            if before.names.get(&language) != self.settings.names.get(&language) && self.asked.contains(&language) {
                self.changing.insert(language);
                self.look_for(language);
            }
        }
    }

    /// A voice has been looked for, by this name.
    fn prepared(&mut self, language: Language, name: Option<&String>, search: Option<Search>) {
        if self.settings.names.get(&language) != name {
            // The player has changed their mind, and another is being looked for.
            self.spare.extend(search.map(|search| search.found.unwrap_or_else(|without| without)));
            return;
        }
        self.changing.remove(&language);
        let Some(search) = search else { return };
        self.tell_search(language, &search);
        match search.found {
            Ok(mut voice) => {
                voice.adjust(&self.settings);
                self.found.push((language, voice));
            }
            Err(without) => self.spare.push(without),
        }
    }

    /// Takes up what was found meanwhile. Nothing is being said: a voice that speaks must be there to be stopped.
    fn take_found(&mut self) {
        for (language, voice) in std::mem::take(&mut self.found) {
            self.spare.extend(self.voices.insert(language, voice));
        }
    }

    fn over(&self) -> Over {
        let sender = self.sender.clone();
        Box::new(move |id| {
            let _gone = sender.send(Order::Over(id));
        })
    }

    /// Opens a voice on a thread, once.
    fn prepare(&mut self, language: Language) {
        if self.asked.insert(language) {
            self.look_for(language);
        }
    }

    fn look_for(&mut self, language: Language) {
        let (settings, over, sender, era) = (self.settings.clone(), self.over(), self.sender.clone(), self.era);
        let spare = self.spare.pop();
        let prepare = move || {
            let voice = spare.map_or_else(|| Voice::system(&settings, over), Ok);
            let search = voice.and_then(|voice| voice.search(language, &settings)).ok();
            let name = settings.names.get(&language).cloned();
            let _gone = sender.send(Order::Prepared { language, name, search, era });
        };
        // Without a thread the main voice says it, respelled.
        let _without = super::spawn("prepare-voice", prepare);
    }

    /// Does what is ordered until the system fails (and why) or the handle is gone.
    fn speak(&mut self, orders: &mpsc::Receiver<Order>) -> Option<SoundTrouble> {
        loop {
            let until = self.waiting.as_ref().map(|(_, _, until)| *until).or(self.now.as_ref().map(|now| now.until));
            let order = match until {
                None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(until) => {
                    let left = until.since(self.stamper.now());
                    orders.recv_timeout(Duration::from_millis(left.min(MILLIS_TO_LOOK)))
                }
            };
            let done = match order {
                Ok(Order::Close) | Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => self.overdue(),
                Ok(Order::Say { job, segments }) => self.say_or_wait(job, segments),
                Ok(Order::Stop(job)) => self.stop(job),
                Ok(Order::Voice(settings)) => {
                    self.change(settings);
                    Ok(())
                }
                Ok(Order::Over(id)) => {
                    if let Some(saying) = self.now.take_if(|saying| saying.last == Some(id)) {
                        (self.notify)(VoiceNews::Ended(saying.job));
                    }
                    Ok(())
                }
                Ok(Order::Prepared { language, name, search, era }) if era == self.era => {
                    self.prepared(language, name.as_ref(), search);
                    self.wait_no_longer()
                }
                Ok(Order::Prepared { .. }) => Ok(()),
            };
            if let Err(why) = done {
                return Some(why);
            }
        }
    }

    /// A job is not over yet. If it should be: a system that tells no ends has said it, any other has died.
    fn overdue(&mut self) -> Result<(), SoundTrouble> {
        if let Some((_, _, until)) = &self.waiting {
            if *until > self.stamper.now() {
                return Ok(());
            }
            // It is said by the voices that there are.
            self.changing.clear();
            return self.wait_no_longer();
        }
        if self.now.as_ref().is_some_and(|saying| saying.until > self.stamper.now()) {
            let answers = self.voices.values_mut().all(Voice::answers);
            return if answers { Ok(()) } else { Err(SoundTrouble::SystemGone) };
        }
        match self.now.take() {
            Some(Saying { job, last: None, .. }) => {
                (self.notify)(VoiceNews::Ended(job));
                Ok(())
            }
            _ => Err(SoundTrouble::SystemEndless),
        }
    }

    fn say_or_wait(&mut self, job: Job, segments: Vec<Segment>) -> Result<(), SoundTrouble> {
        let until = self.stamper.now().after(MILLIS_FOR_A_VOICE);
        self.waiting = Some((job, segments, until));
        self.wait_no_longer()
    }

    /// Says the job that waits, if its voices are there.
    fn wait_no_longer(&mut self) -> Result<(), SoundTrouble> {
        let needs = |segments: &[Segment]| segments.iter().any(|segment| self.changing.contains(&segment.language));
        match self.waiting.take_if(|(_, segments, _)| !needs(segments)) {
            Some((job, segments, _)) => self.say_or_reopen(job, &segments),
            None => Ok(()),
        }
    }

    /// The daemon may have been started anew while nothing was said: that is tried once before it counts as a failure.
    fn say_or_reopen(&mut self, job: Job, segments: &[Segment]) -> Result<(), SoundTrouble> {
        if self.say(job, segments).is_ok() {
            return Ok(());
        }
        self.open().map_err(absent)?;
        self.say(job, segments).map_err(refused)
    }

    fn say(&mut self, job: Job, segments: &[Segment]) -> Result<(), tts::Error> {
        self.take_found();
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
            (self.notify)(VoiceNews::Ended(job));
            return Ok(());
        }
        let until = self.stamper.now().after(MILLIS_TO_BEGIN + characters * MILLIS_A_CHARACTER);
        self.now = Some(Saying { job, last, until });
        Ok(())
    }

    fn stop(&mut self, job: Job) -> Result<(), SoundTrouble> {
        self.waiting.take_if(|(waiting, _, _)| *waiting == job);
        if self.now.take_if(|saying| saying.job == job).is_some() {
            for voice in self.voices.values_mut() {
                voice.stop().map_err(refused)?;
            }
        }
        Ok(())
    }
}

#[allow(clippy::needless_pass_by_value)] // for map_err
fn refused(error: tts::Error) -> SoundTrouble {
    SoundTrouble::SystemRefuses { system: error.into() }
}

#[allow(clippy::needless_pass_by_value)] // for map_err
fn absent(error: tts::Error) -> SoundTrouble {
    SoundTrouble::SystemAbsent { system: error.into() }
}

/// What each voice is given, in order. Runs of one voice are put together; what has no voice of its own is said by the main
/// one, German words respelled for it.
fn parts(segments: &[Segment], main: Language, has: impl Fn(Language) -> bool) -> Vec<(Language, String)> {
    let mut parts: Vec<(Language, String)> = Vec::new();
    for segment in segments {
        let text = plain(segment);
        let (language, text) = match segment.language {
            language if has(language) => (language, text),
            // Only for a voice that has to say a whole sentence by itself; where there is a German voice, it says these words.
            phonetic::LANGUAGE => (main, respelled(&text, &main.words().german).unwrap_or(text)),
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
