//! Every sentence of every language is spoken to its end: one in six of them (all, if asked) into a sink that waits for nothing,
//! some of them through the sound server, recorded.
//!
//! espeak-ng is asked for each segment of a sentence by itself, so that a sentence must be as long as its segments, said alone,
//! with the pauses between them.

use std::collections::{BTreeMap, HashSet};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use annabella::game::participant::Language;
use annabella::output::espeak::{self, Synthesizer};
use annabella::output::queue::Job;
use annabella::output::settings::VoiceSettings;
use annabella::output::sink::{RATE, Sink};
use annabella::output::voice::VoiceNews;
use annabella::words::utterance::Segment;
use annabella::words::{Words, samples};

use super::driver::Driven;
use super::recorder::Recorder;
use super::world::{World, missing};

/// Words a minute and pitch: a short, high sentence takes less than half of the work, and a missing word is as large a part of it.
const FAST: u16 = 400;
const HIGH: u8 = 100;
/// Seconds between two segments of a sentence.
const BETWEEN: f64 = 0.06;
/// And between two sentences of one segment.
const WITHIN: f64 = 0.035;
/// No voice says a letter or figure sooner (seconds): a text that takes less has lost some.
const LETTER: f64 = 0.009;
/// By so much two sayings of one segment differ: a part of its length. espeak-ng goes on with the tone in which it left off.
const APART: f64 = 0.04;
/// And by so much (seconds) at each of its ends.
const EDGE: f64 = 0.025;
/// How many of each language are recorded, and how many letters they may have.
const RECORDED: usize = 6;
const SHORT: usize = 40;
/// Of how many sentences one is spoken in a usual run, chosen by its words: whoever rewrites some hears others of them. With
/// `ANNABELLA_ALL_SENTENCES=1` all of them are.
const ONE_IN: u32 = 6;
/// Names the language to the process that reads it.
const LANGUAGE: &str = "ANNABELLA_READ_LANGUAGE";
const PATIENCE: Duration = Duration::from_mins(2);

/// Counts the samples that are put into it, and tells their number at the end.
struct Basket {
    samples: AtomicUsize,
    told: Sender<usize>,
}

impl Sink for Basket {
    fn push(&self, _job: Job, samples: &[i16]) -> bool {
        self.samples.fetch_add(samples.len(), Ordering::Relaxed);
        true
    }

    fn end(&self, _job: Job) {
        self.told.send(self.samples.load(Ordering::Relaxed)).ok();
    }
}

/// The synthesizer, and how long each segment is by itself.
struct Reader {
    synthesizer: Synthesizer,
    alone: BTreeMap<(Language, String, bool), f64>,
}

impl Reader {
    fn open(voice: VoiceSettings) -> Reader {
        let (opened, ready) = channel();
        // What it tells later, the list of its voices, is nothing to wait for.
        let tell = move |notice| drop(opened.send(notice));
        let synthesizer = espeak::start(voice, tell).expect("a thread");
        assert_eq!(ready.recv_timeout(PATIENCE), Ok(VoiceNews::Ready), "espeak-ng answers");
        Reader { synthesizer, alone: BTreeMap::new() }
    }

    /// Seconds of sound until its end is told.
    fn say(&self, segments: &[Segment]) -> f64 {
        let (told, heard) = channel();
        let basket = Basket { samples: AtomicUsize::new(0), told };
        self.synthesizer.say(Job(1), segments.to_vec(), Box::new(basket));
        let samples = heard.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no end of {segments:?}"));
        f64::from(u32::try_from(samples).expect("a sentence")) / f64::from(RATE)
    }

    fn say_alone(&mut self, segment: &Segment) -> f64 {
        let key = (segment.language, segment.speech().to_owned(), segment.spelled);
        if let Some(seconds) = self.alone.get(&key) {
            return *seconds;
        }
        let seconds = self.say(std::slice::from_ref(segment));
        let letters = f64::from(u32::try_from(letters(segment)).expect("a sentence"));
        let least = letters * LETTER;
        assert!(letters == 0.0 || seconds > least.max(0.025), "{segment:?} is not heard whole: {seconds} s");
        self.alone.insert(key, seconds);
        seconds
    }

    /// A sentence is as long as its parts; its length in seconds. What the parts differ by adds up, so that of a long one a few
    /// together are looked at more closely.
    fn read(&mut self, sentence: &[Segment]) -> f64 {
        const FEW: usize = 6;
        let parts = Parts::of(sentence);
        match &parts {
            // Said by itself it is held against its letters.
            Parts { all, .. } if all.len() == 1 => return self.say_alone(&all[0]),
            Parts { all, .. } if all.len() <= FEW => return self.read_together(&parts, 0.8),
            Parts { all, clauses } => all.chunks(FEW).filter(|few| few.len() > 1).for_each(|few| {
                self.read_together(&Parts { all: few.to_vec(), clauses: *clauses }, 0.8);
            }),
        }
        self.read_together(&parts, f64::MAX)
    }

    /// Of several parts less than the shortest may be missing, times a share of it. espeak-ng goes on with the tone and the pace in
    /// which it left off, so that what differs is measured again: what is cut off is so each time.
    fn read_together(&mut self, together: &Parts, share: f64) -> f64 {
        const TIMES: usize = 4;
        let mut told = String::new();
        for _ in 0..TIMES {
            let whole = self.say(&together.as_said());
            let parts: Vec<f64> =
                together.all.iter().map(|part| self.say_alone(part)).filter(|seconds| *seconds > 0.0).collect();
            let count = f64::from(u32::try_from(parts.len()).expect("a sentence"));
            let expected = parts.iter().sum::<f64>() + together.pause() * (count - 1.0).max(0.0);
            let longer = APART * expected + EDGE * count;
            let shortest = parts.iter().copied().fold(f64::MAX, f64::min);
            let shorter = if parts.len() > 1 { longer.min(share * shortest) } else { longer };
            if whole <= expected + longer && whole >= expected - shorter {
                return whole;
            }
            told = format!("{whole} s instead of {expected} s are heard of {:?}: {parts:?}", together.all);
            self.alone.clear();
        }
        panic!("{told}");
    }
}

/// What a sentence is held against: its segments; where it has only one, the sentences that its text consists of.
struct Parts {
    all: Vec<Segment>,
    clauses: bool,
}

impl Parts {
    fn of(sentence: &[Segment]) -> Parts {
        let [only] = sentence else { return Parts { all: sentence.to_vec(), clauses: false } };
        if only.spelled {
            return Parts { all: sentence.to_vec(), clauses: false };
        }
        let mut all = Vec::new();
        let mut rest = only.speech();
        while let Some(end) = end_of_first(rest) {
            all.push(Segment::plain(only.language, &rest[..end]));
            rest = &rest[end + 1..];
        }
        all.push(Segment::plain(only.language, rest));
        Parts { clauses: all.len() > 1, all }
    }

    /// Together, as the synthesizer is given them.
    fn as_said(&self) -> Vec<Segment> {
        if !self.clauses {
            return self.all.clone();
        }
        let texts: Vec<&str> = self.all.iter().map(Segment::speech).collect();
        vec![Segment::plain(self.all[0].language, texts.join(" "))]
    }

    /// Seconds between two parts.
    fn pause(&self) -> f64 {
        if self.clauses { WITHIN } else { BETWEEN }
    }
}

/// Where the first of several sentences ends. A letter with a stop is an initial to espeak-ng, which goes on at once.
fn end_of_first(text: &str) -> Option<usize> {
    let mut ends = text.match_indices(['.', '?', '!']).map(|(at, stop)| at + stop.len());
    ends.find(|end| {
        let goes_on = text[*end..].strip_prefix(' ').and_then(|behind| behind.chars().next());
        let last = text[..*end].rsplit(' ').next().unwrap_or("");
        last.chars().filter(|c| c.is_alphanumeric()).count() > 1 && goes_on.is_some_and(|next| !next.is_lowercase())
    })
}

/// Letters and figures of it.
fn letters(segment: &Segment) -> usize {
    segment.speech().chars().filter(|c| c.is_alphanumeric()).count()
}

/// Everything that can be said to listeners of a language, each once.
fn sentences_in(language: Language) -> Vec<Vec<Segment>> {
    let words = Words::new();
    let mut seen = HashSet::new();
    let mut all = Vec::new();
    for listener in samples::listeners().filter(|listener| listener.language == language) {
        let messages = samples::messages().into_iter().map(|message| words.message(&message, &listener));
        let notices = annabella::catalogue::notices().into_iter().map(|notice| words.notice(&notice, &listener));
        all.extend(messages.chain(notices).filter(|sentence| {
            // Two spellings of one sound are one sentence.
            seen.insert(sentence.iter().map(|part| (part.language, part.speech().to_owned())).collect::<Vec<_>>())
        }));
    }
    all
}

/// The library speaks in one voice in a process: each language has a process of its own, as many at once as there are processors,
/// and gives way to the tests that play in real time.
#[test]
fn sentences_of_every_language_are_spoken_to_their_end() {
    let left = Mutex::new(Language::ALL.into_iter());
    let next = || left.lock().expect("no test has died with it").next();
    let at_once = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| std::iter::from_fn(next).for_each(read_elsewhere));
        }
    });
}

fn read_elsewhere(language: Language) {
    let mut command = Command::new("nice");
    command.args(["-n", "5"]).arg(std::env::current_exe().expect("this program"));
    command.args(["--exact", "everything::one_language", "--ignored", "--nocapture", "--test-threads=1"]);
    let done = command.env(LANGUAGE, language.code()).stdin(Stdio::null()).output();
    let done = done.unwrap_or_else(|error| missing("nice", "coreutils", &error));
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(
        done.status.success() && told.contains("1 passed"),
        "{language:?}: {told}{}",
        String::from_utf8_lossy(&done.stderr)
    );
}

#[test]
#[ignore = "the test of all languages runs it, in a process of its own"]
fn one_language() {
    let code = std::env::var(LANGUAGE).expect("run by the test of all languages alone");
    let language = Language::from_code(&code).expect("a language");
    let mut sentences = sentences_in(language);
    assert!(sentences.len() > 200, "{language:?} has {} sentences", sentences.len());
    if std::env::var_os("ANNABELLA_ALL_SENTENCES").is_none() {
        let sum =
            |sentence: &[Segment]| crc32fast::hash(sentence.iter().map(Segment::speech).collect::<String>().as_bytes());
        sentences.retain(|sentence| sum(sentence) % ONE_IN == 0);
    }
    let mut reader = Reader::open(VoiceSettings { rate: FAST, pitch: HIGH, ..VoiceSettings::default() });
    for sentence in &sentences {
        reader.read(sentence);
    }
}

/// Short ones, evenly from the whole list of each language.
#[test]
fn some_sentences_of_every_language_are_heard_to_their_end() {
    let world = World::with_loudspeaker();
    for language in Language::ALL {
        world.plug(language.code());
    }
    let reader = Reader::open(VoiceSettings::default());
    let chosen = Language::ALL.map(|language| {
        let length = |sentence: &[Segment]| sentence.iter().map(letters).sum::<usize>();
        let mut sentences = sentences_in(language);
        sentences.retain(|sentence| is_plain(sentence) && length(sentence) < SHORT);
        let picked = sentences.iter().step_by(sentences.len() / RECORDED).take(RECORDED);
        let told: Vec<_> = picked.map(|sentence| (reader.say(sentence), sentence.clone())).collect();
        (language, told)
    });
    // Beside one another in one sound server: several would leave one another no time to play.
    let world = &world;
    thread::scope(|scope| {
        for (language, sentences) in &chosen {
            scope.spawn(|| recorded_whole(world, language.code(), sentences));
        }
    });
}

/// What is spelled is told to the driver in another way.
fn is_plain(sentence: &[Segment]) -> bool {
    sentence.iter().all(|segment| !segment.spelled && !segment.speech().contains(['|', ':', '\n']))
}

/// Through the sound server nothing of it is missing, and it is said once. (A busy machine may leave gaps in it.)
fn recorded_whole(world: &World, device: &str, sentences: &[(f64, Vec<Segment>)]) {
    assert!(sentences.len() >= 5);
    let recorder = Recorder::of(world, device);
    let mut driven = Driven::open(world, &format!("espeak table={device}"));
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
