//! Every sentence of every language is spoken to its end: all of them into a sink that waits for nothing, some of them through
//! the sound server, recorded.
//!
//! espeak-ng is asked for each segment of a sentence by itself, so that a sentence must be as long as its segments, said alone,
//! with the pauses between them.

use std::collections::{BTreeMap, HashSet};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use annabella::game::message::Message;
use annabella::game::participant::{Language, Style};
use annabella::game::report::MoveReport;
use annabella::output::espeak::{self, Synthesizer};
use annabella::output::queue::Job;
use annabella::output::settings::VoiceSettings;
use annabella::output::sink::{RATE, Sink};
use annabella::words::notice::Notice;
use annabella::words::utterance::Segment;
use annabella::words::{Listener, Words};

use super::driver::Driven;
use super::recorder::Recorder;
use super::world::World;

// One list of all messages and notices: that of the tests of the words, which are run a second time here.
#[path = "../../src/words/render_tests.rs"]
mod sentences;

/// Seconds between two segments of a sentence.
const BETWEEN: f64 = 0.06;
/// By so much two sayings of one segment differ: a part of its length. espeak-ng goes on with the tone in which it left off.
const APART: f64 = 0.04;
/// And by so much (seconds) at each of its ends.
const EDGE: f64 = 0.05;
/// How many of each language are recorded, and how long (seconds) they may be.
const RECORDED: usize = 6;
const SHORT: f64 = 3.5;
const PATIENCE: Duration = Duration::from_secs(30);

/// Tells what was put into it: samples, and at the end nothing.
struct Basket(Sender<Option<Vec<i16>>>);

impl Sink for Basket {
    fn push(&self, _job: Job, samples: &[i16]) -> bool {
        self.0.send(Some(samples.to_vec())).is_ok()
    }

    fn end(&self, _job: Job) {
        self.0.send(None).ok();
    }
}

/// The synthesizer, and how long each segment is by itself.
struct Reader {
    synthesizer: Synthesizer,
    alone: BTreeMap<(Language, String, bool), f64>,
}

impl Reader {
    fn open() -> Reader {
        let (opened, ready) = channel();
        // What it tells later, the list of its voices, is nothing to wait for.
        let tell = move |notice| drop(opened.send(notice));
        let synthesizer = espeak::start(VoiceSettings::default(), tell).expect("a thread");
        let notice = ready.recv_timeout(PATIENCE).expect("espeak-ng answers");
        assert!(matches!(notice, espeak::Notice::Ready), "{notice:?}");
        Reader { synthesizer, alone: BTreeMap::new() }
    }

    /// Seconds of sound until its end is told.
    fn say(&self, segments: &[Segment]) -> f64 {
        let (send, heard) = channel();
        self.synthesizer.say(Job(1), segments.to_vec(), Box::new(Basket(send)));
        let mut samples = 0;
        while let Some(piece) = heard.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no end of {segments:?}")) {
            samples += piece.len();
        }
        f64::from(u32::try_from(samples).expect("a sentence")) / f64::from(RATE)
    }

    fn say_alone(&mut self, segment: &Segment) -> f64 {
        let key = (segment.language, segment.speech().to_owned(), segment.spelled);
        if let Some(seconds) = self.alone.get(&key) {
            return *seconds;
        }
        let seconds = self.say(std::slice::from_ref(segment));
        let has_words = segment.speech().chars().any(char::is_alphanumeric);
        assert!(!has_words || seconds > 0.05, "{segment:?} is not heard: {seconds} s");
        self.alone.insert(key, seconds);
        seconds
    }

    /// A sentence is as long as its parts; its length in seconds.
    fn read(&mut self, sentence: &[Segment]) -> f64 {
        let whole = self.say(sentence);
        let parts: Vec<f64> =
            sentence.iter().map(|segment| self.say_alone(segment)).filter(|seconds| *seconds > 0.0).collect();
        let count = f64::from(u32::try_from(parts.len()).expect("a sentence"));
        let expected = parts.iter().sum::<f64>() + BETWEEN * (count - 1.0);
        let longer = APART * expected + EDGE * count;
        // Less than the shortest part is missing, so that none of several can be.
        let shortest = parts.iter().copied().fold(f64::MAX, f64::min);
        let shorter = if parts.len() > 1 { longer.min(0.8 * shortest) } else { longer };
        let fits = whole < expected + longer && whole > expected - shorter;
        assert!(fits, "{whole} s instead of {expected} s are heard of {sentence:?}: {parts:?}");
        whole
    }
}

/// Everything that can be said to listeners of a language, each once.
fn sentences_in(language: Language) -> Vec<Vec<Segment>> {
    let words = Words::new();
    let mut seen = HashSet::new();
    let mut all = Vec::new();
    for listener in sentences::listeners().filter(|listener| listener.language == language) {
        let messages = sentences::messages().into_iter().map(|message| words.message(&message, &listener));
        let notices = sentences::notices().into_iter().map(|notice| words.notice(&notice, &listener));
        all.extend(messages.chain(notices).filter(|sentence| {
            // Two spellings of one sound are one sentence.
            seen.insert(sentence.iter().map(|part| (part.language, part.speech().to_owned())).collect::<Vec<_>>())
        }));
    }
    all
}

#[test]
fn every_sentence_of_every_language_is_spoken_to_its_end() {
    let mut reader = Reader::open();
    let mut chosen = Vec::new();
    for language in Language::ALL {
        let sentences = sentences_in(language);
        assert!(sentences.len() > 200, "{language:?} has {} sentences", sentences.len());
        let read: Vec<(f64, &Vec<Segment>)> =
            sentences.iter().map(|sentence| (reader.read(sentence), sentence)).collect();
        // Of the short ones, evenly from the whole list; what is spelled is told to the driver in another way.
        let short: Vec<_> =
            read.into_iter().filter(|(seconds, sentence)| *seconds < SHORT && is_plain(sentence)).collect();
        let step = short.len() / RECORDED;
        let picked = short.iter().step_by(step).take(RECORDED);
        chosen.push(picked.map(|(seconds, sentence)| (*seconds, (*sentence).clone())).collect::<Vec<_>>());
    }
    // Two at a time: more sound servers than processors would leave one another no time to play.
    for pair in chosen.chunks(2) {
        thread::scope(|scope| pair.iter().for_each(|sentences| drop(scope.spawn(|| recorded_whole(sentences)))));
    }
}

fn is_plain(sentence: &[Segment]) -> bool {
    sentence.iter().all(|segment| !segment.spelled && !segment.speech().contains(['|', ':', '\n']))
}

/// Through the sound server nothing of it is missing, and it is said once. (A busy machine may leave gaps in it.)
fn recorded_whole(sentences: &[(f64, Vec<Segment>)]) {
    assert!(sentences.len() >= 5);
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    let mut driven = Driven::open(&world, "espeak");
    for (number, (seconds, sentence)) in sentences.iter().enumerate() {
        let parts = sentence.iter().map(|segment| format!("{}:{}", segment.language.code(), segment.speech()));
        let mark = recorder.mark();
        driven.order(&format!("public {}", parts.collect::<Vec<_>>().join("|")));
        driven.wait_for(&format!("event finished {} Spoken", number + 1));
        let heard = recorder.until_silent(mark).length();
        assert!(
            heard > seconds - 0.15 && heard < seconds * 1.5 + 0.5,
            "{heard} s instead of {seconds} s of {sentence:?}"
        );
    }
    assert_eq!(driven.close(), "");
}
