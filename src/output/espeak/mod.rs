//! espeak-ng: words to samples, on a thread of its own.
//!
//! The library is opened by that thread when [`start`] is called; what became of it comes back as [`VoiceNews`]. Jobs are done
//! in their order, and one that is no longer wanted (its [`Sink`] says so) is left within 20 ms of sound.

mod catalogue;
pub mod ffi;
mod trim;

use std::collections::BTreeSet;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use self::catalogue::Catalogue;
use self::ffi::{Espeak, Markup, Parameter};
use self::trim::Trimmer;
use super::queue::Job;
use super::settings::VoiceSettings;
use super::sink::{RATE, Sink};
use super::voice::VoiceNews;
use crate::game::participant::Language;
use crate::sound::rate::ToRate;
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::Segment;

/// After this long without a wish to hear anything there is time to look around.
const CALM: Duration = Duration::from_millis(200);

enum Order {
    Say { job: Job, segments: Vec<Segment>, sink: Box<dyn Sink> },
    Voice(VoiceSettings),
}

/// The thread's handle. Dropping it ends the thread after the job in hand.
#[derive(Debug)]
pub struct Synthesizer {
    orders: mpsc::Sender<Order>,
}

impl Synthesizer {
    /// Has a job said into a sink.
    pub fn say(&self, job: Job, segments: Vec<Segment>, sink: Box<dyn Sink>) {
        // A thread that is gone has said so by `VoiceNews::Failed`.
        let _gone = self.orders.send(Order::Say { job, segments, sink });
    }

    /// Changes rate, pitch, volume or names of the voices, from the next job on.
    pub fn set_voice(&self, voice: VoiceSettings) {
        let _gone = self.orders.send(Order::Voice(voice));
    }
}

/// Starts the thread.
///
/// # Errors
/// What the system says when no thread can be started.
pub fn start(
    voice: VoiceSettings,
    mut notify: impl FnMut(VoiceNews) + Send + 'static,
) -> Result<Synthesizer, SoundTrouble> {
    let (sender, orders) = mpsc::channel();
    super::spawn("espeak", move || match open_patiently() {
        Ok(library) => {
            let mut speaker =
                Speaker { library, voice, language: None, catalogue: None, checked: false, unknown: BTreeSet::new() };
            speaker.prepare();
            notify(VoiceNews::Ready);
            speaker.run(&orders, &mut notify);
        }
        Err(error) => notify(VoiceNews::Failed(error)),
    })?;
    Ok(Synthesizer { orders: sender })
}

/// Opens the library; one that was let go a moment ago may still be on its way out, on a thread of its own.
fn open_patiently() -> Result<Espeak, SoundTrouble> {
    const ATTEMPTS: u32 = 150;
    const PAUSE: Duration = Duration::from_millis(20);
    for _ in 1..ATTEMPTS {
        match Espeak::open() {
            Err(SoundTrouble::EspeakInUse) => thread::sleep(PAUSE),
            opened => return opened,
        }
    }
    Espeak::open()
}

struct Speaker {
    library: Espeak,
    voice: VoiceSettings,
    language: Option<Language>,
    /// The voices, once they have been looked for.
    catalogue: Option<Catalogue>,
    /// Whether the names in the settings have been looked up in it.
    checked: bool,
    /// Names that are those of no voice, and have been told.
    unknown: BTreeSet<(Language, String)>,
}

impl Speaker {
    fn run(&mut self, orders: &mpsc::Receiver<Order>, notify: &mut impl FnMut(VoiceNews)) {
        loop {
            let order = if self.checked {
                orders.recv().map_err(|_| RecvTimeoutError::Disconnected)
            } else {
                orders.recv_timeout(CALM)
            };
            let order = match order {
                Ok(order) => order,
                Err(RecvTimeoutError::Timeout) => {
                    self.look_up(notify);
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            };
            match order {
                Order::Say { job, segments, sink } => self.say(job, &segments, sink.as_ref()),
                Order::Voice(voice) => {
                    self.voice = voice;
                    self.prepare();
                }
            }
        }
    }

    fn prepare(&mut self) {
        self.library.set(Parameter::Rate, i32::from(self.voice.bounded_rate()));
        self.library.set(Parameter::Pitch, i32::from(self.voice.pitch.min(100)));
        self.library.set(Parameter::Volume, i32::from(self.voice.volume.min(100)));
        self.language = None;
        self.checked = false;
    }

    /// Lists the voices, the first time, and looks up those that the settings name. It takes milliseconds, and waits until
    /// nothing is to be said.
    fn look_up(&mut self, notify: &mut impl FnMut(VoiceNews)) {
        self.checked = true;
        if self.catalogue.is_none() {
            let catalogue = Catalogue::of(&self.library);
            notify(VoiceNews::Voices(catalogue.names()));
            self.catalogue = Some(catalogue);
        }
        for (language, name) in self.voice.names.clone() {
            if !self.is_known(&name) && self.unknown.insert((language, name.clone())) {
                notify(VoiceNews::NoSuchVoice { language, name });
            }
        }
        // Looking has changed the voice.
        self.language = None;
    }

    /// Whether the library has a voice of this name. It speaks of a variant that it does not have as of one that it has.
    fn is_known(&self, name: &str) -> bool {
        let has_variant = match (&self.catalogue, name.split_once('+')) {
            (Some(catalogue), Some((_, variant))) => catalogue.has_variant(variant),
            _ => true,
        };
        has_variant && self.library.set_voice(name)
    }

    /// Chooses the voice of a language. Where the named one is missing the language's own is taken, and where that is missing
    /// too, the voice stays as it was: an accent is better than silence.
    fn choose(&mut self, language: Language) {
        if self.language != Some(language) {
            if !self.is_known(self.voice.name(language)) {
                let _accent = self.library.set_voice(language.code());
            }
            self.language = Some(language);
        }
    }

    fn say(&mut self, job: Job, segments: &[Segment], sink: &dyn Sink) {
        let Some(mut converter) = ToRate::new(self.library.rate(), RATE) else { return sink.end(job) };
        let mut trimmer = Trimmer::default();
        let mut wanted = sink.push(job, &[]);
        if !wanted {
            return;
        }
        for segment in segments {
            let (text, markup) = script(segment);
            if text.trim().is_empty() {
                continue;
            }
            self.choose(segment.language);
            trimmer.begin();
            self.library.synthesize(&text, markup, &mut |samples| {
                let samples = trimmer.pass(samples);
                wanted = samples.is_empty() || sink.push(job, &converter.pass_whole(&samples));
                wanted
            });
            if !wanted {
                return;
            }
        }
        sink.push(job, &converter.finish());
        sink.end(job);
    }
}

/// What the library is given for a segment.
fn script(segment: &Segment) -> (String, Markup) {
    let words: String = segment.speech().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if segment.spelled && !words.trim().is_empty() {
        (format!("<say-as interpret-as=\"characters\">{}</say-as>", escaped(&words)), Markup::Ssml)
    } else {
        (words, Markup::Plain)
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    /// Gathers samples; refuses after `limit` of them.
    struct Basket {
        send: mpsc::Sender<Option<Vec<i16>>>,
    }

    impl Sink for Basket {
        fn push(&self, _job: Job, samples: &[i16]) -> bool {
            self.send.send(Some(samples.to_vec())).is_ok()
        }
        fn end(&self, _job: Job) {
            self.send.send(None).ok();
        }
    }

    fn said(segments: Vec<Segment>, synthesizer: &Synthesizer) -> Vec<i16> {
        let (send, receive) = mpsc::channel();
        synthesizer.say(Job(1), segments, Box::new(Basket { send }));
        let mut all = Vec::new();
        while let Some(samples) = receive.recv_timeout(Duration::from_mins(2)).expect("the job ends") {
            all.extend(samples);
        }
        all
    }

    // One test, because the library serves one user at a time.
    #[test]
    fn one_user_speaks_every_language_and_a_second_is_refused() {
        let (send, notices) = mpsc::channel();
        let first = start(VoiceSettings::default(), move |notice| send.send(notice).unwrap()).unwrap();
        let notice = notices.recv_timeout(Duration::from_mins(2)).unwrap();
        assert!(notice == VoiceNews::Ready, "espeak-ng is needed for this test: {notice:?}");
        assert!(matches!(Espeak::open(), Err(SoundTrouble::EspeakInUse)));
        let words = |language| vec![Segment::plain(language, "Gustav eins, Felix drei")];
        let mut lengths = Vec::new();
        for language in Language::ALL {
            let samples = said(words(language), &first);
            let loud = samples.iter().filter(|sample| sample.unsigned_abs() > 1000).count();
            assert!(loud > 2000, "{language:?} is heard: {loud} loud samples of {}", samples.len());
            let lead = samples.iter().position(|sample| sample.unsigned_abs() > 200).unwrap();
            assert!(lead < 600, "{language:?} begins at once, not after {lead} samples");
            lengths.push(samples.len());
        }
        lengths.dedup();
        assert!(lengths.len() > 2, "the voices differ");
        let mixed = said(
            vec![Segment::plain(Language::It, "Cavallo "), Segment::plain(Language::De, "Gustav eins Felix drei")],
            &first,
        );
        assert!(mixed.len() > said(words(Language::De), &first).len());
        let spelled = |spelled| vec![Segment { spelled, ..Segment::plain(Language::En, "world & <b>") }];
        assert!(said(spelled(true), &first).len() > said(spelled(false), &first).len());
        assert!(said(vec![Segment::plain(Language::En, "\0 \u{7}")], &first).is_empty());
        first.set_voice(VoiceSettings { rate: 400, ..VoiceSettings::default() });
        assert!(said(words(Language::De), &first).len() < lengths[2], "faster is shorter");
        drop(first);
        a_voice_that_takes_the_place_of_another_speaks();
    }

    /// The library serves one user in a process: this is a part of the test above, not one beside it.
    fn a_voice_that_takes_the_place_of_another_speaks() {
        for _ in 0..5 {
            let opened = || {
                let (send, notices) = mpsc::channel();
                let voice = start(VoiceSettings::default(), move |notice| drop(send.send(notice))).unwrap();
                (voice, notices)
            };
            let (first, before) = opened();
            assert_eq!(before.recv_timeout(Duration::from_mins(2)), Ok(VoiceNews::Ready));
            // As where a game is taken up again: the second is opened before the first is let go.
            let (_second, after) = opened();
            drop(first);
            assert_eq!(after.recv_timeout(Duration::from_mins(2)), Ok(VoiceNews::Ready));
        }
    }
}
