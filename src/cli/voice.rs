//! `annabella voice`: teaches the console how one player says the words.

use std::cmp::Ordering;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use clap::{Args, ValueEnum};

use super::config::{SettingFlags, sources, wrong};
use super::play::data_directory;
use crate::config::{self, Frozen, Settings};
use crate::game::participant::HearStyle;
use crate::game::roles::Seat;
use crate::input::voice::course::{Course, Pupil};
use crate::input::voice::decision::Thresholds;
use crate::input::voice::endpoint::{Endpoint, Manner, Part, Scorer};
use crate::input::voice::level::{Meter, cut_off};
use crate::input::voice::lexicon::home;
use crate::input::voice::microphone::{Ear, Microphone};
use crate::input::voice::teach::{self, Lesson, TIMES};
use crate::input::voice::teaching::Teaching;
use crate::input::voice::trial::{Chosen, Examples, POSITIONS};
use crate::input::voice::{RATE, kept, phrases};
use crate::output::devices::{Direction, Herald, list};
use crate::output::settings::OutputSettings;
use crate::output::terminal;
use crate::rules::position::Color;
use crate::words::notice::Notice;
use crate::words::trouble::VoiceTrouble;
use crate::words::utterance::{Segment, text};
use crate::words::voice_notice::VoiceNotice;
use crate::words::{Listener, Words};

/// How often samples are taken.
const POLL: Duration = Duration::from_millis(20);
/// After this many attempts in a row without a sound, about a minute, the dialogue ends: an interruption loses all that was said so far.
const PATIENCE: u32 = 10;
/// The number of samples that are passed over after a word of the console: what the room still holds of it.
const ECHO: usize = RATE as usize / 3;

/// The flags of `voice`.
#[derive(Args, Clone, Debug)]
pub struct VoiceArgs {
    /// What is to be done.
    #[arg(value_enum, default_value_t)]
    pub what: What,
    /// Examples in files.
    #[arg(long, value_name = "DIRECTORY")]
    pub from: Option<PathBuf>,
    #[command(flatten)]
    flags: SettingFlags,
}

/// What is to be done.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum What {
    /// Learn.
    #[default]
    Teach,
    /// Play the examples.
    Play,
    /// Delete everything.
    Forget,
}

/// What all three of them need.
struct Teacher {
    settings: Settings,
    words: Words,
    folder: PathBuf,
    /// A voice and the device on which it speaks, if there is any.
    herald: Option<(Herald, String)>,
}

/// Teaches, plays or forgets.
///
/// # Errors
/// A wrong flag, no microphone, no recogniser, nothing that could be kept.
pub fn run(args: &VoiceArgs) -> Result<Vec<String>, String> {
    let loaded = config::load(&sources(&args.flags, Frozen::default()));
    if let Some(problem) = loaded.problems.iter().find(|problem| problem.layer == config::Layer::Flag) {
        return Err(wrong(problem, loaded.settings.language));
    }
    let settings = loaded.settings;
    let folder = kept::folder(&data_directory(&settings));
    let mut teacher = Teacher { settings, words: Words::new(), folder, herald: None };
    match args.what {
        What::Teach => teacher.teach(args.from.as_ref()),
        What::Play => teacher.play(),
        What::Forget => teacher.forget(),
    }
}

impl Teacher {
    fn style(&self) -> HearStyle {
        self.settings.listening.style
    }

    fn line(&self, line: &Teaching) -> String {
        text(&self.words.teaching(line, self.settings.language))
    }

    /// Prints a line, and says it if there is a voice.
    fn tell(&mut self, line: &Teaching) {
        let segments = self.words.teaching(line, self.settings.language);
        self.put(segments);
    }

    fn put(&mut self, segments: Vec<Segment>) {
        terminal::print(&[text(&segments)]);
        if let Some((herald, device)) = &mut self.herald {
            // What cannot be said stands there.
            let _unsaid = herald.say(device, segments);
        }
    }

    fn shown(&self, word: &str) -> String {
        phrases::shown(self.style(), word)
    }

    /// Asks for a word; a voice of its language says it alone.
    fn ask(&mut self, word: &str) {
        let name = self.shown(word);
        terminal::print(&[self.line(&Teaching::Say { text: name.clone() })]);
        let language = home(self.style());
        if let Some((herald, device)) = &mut self.herald {
            let _unsaid = herald.say(device, vec![Segment::plain(language, name)]);
        }
    }

    /// A voice on the earphone, on the loudspeaker, or on the default device.
    fn open_herald(&mut self) {
        let named = [&self.settings.earphone, &self.settings.loudspeaker].into_iter().find(|name| !name.is_empty());
        let device = named.cloned().or_else(|| {
            let (outputs, _) = list(Direction::Output);
            let usual = outputs.iter().find(|found| found.default).or(outputs.first());
            usual.map(|found| found.id.clone())
        });
        let output = OutputSettings::for_owner(Seat::Side(Color::White)).with_sound_of(&self.settings);
        let speaks = self.settings.speech != config::Speech::Off;
        self.herald = device.filter(|_| speaks).and_then(|device| Some((Herald::open(output.voice).ok()?, device)));
    }

    fn teach(&mut self, from: Option<&PathBuf>) -> Result<Vec<String>, String> {
        let words = teach::words(self.style());
        let course = Course { style: self.style(), language: self.settings.language, positions: POSITIONS };
        let taught = if let Some(folder) = from {
            let kept::Found { examples, unused } = kept::find(folder, self.style(), &words, TIMES);
            if !unused.is_empty() {
                self.tell(&Teaching::NotUsed { files: unused.join(", ") });
            }
            if examples.is_empty() {
                return Err(self.line(&Teaching::NoExamples { folder: folder.display().to_string() }));
            }
            course.learn(&examples, self).map(|lesson| Some((lesson, examples)))
        } else {
            self.open_herald();
            course.run(&words, self)
        };
        let taught = taught.map_err(|why| self.trouble(&why))?;
        let (lesson, examples) = taught.ok_or_else(|| self.line(&Teaching::GivenUp))?;
        let kept = kept::save(&self.folder, &lesson.tuning, &examples);
        kept.map_err(|error| self.line(&Teaching::NotKept { system: error.into() }))?;
        self.report(&lesson, count(examples.len()));
        Ok(Vec::new())
    }

    /// What was achieved.
    fn report(&mut self, lesson: &Lesson, total: u64) {
        for (word, other) in &lesson.mistaken {
            let text = self.shown(word);
            self.tell(&if other.is_empty() {
                Teaching::Unheard { text }
            } else {
                Teaching::Mistaken { text, other: self.shown(other) }
            });
        }
        self.tell(&Teaching::Done { count: count(lesson.heard.len()), total });
        if lesson.tuning.loudness() > 1.0 {
            self.tell(&Teaching::Louder);
        }
        let Some(Chosen { certain, moves, count }) = lesson.trial else { return self.tell(&Teaching::TooFew) };
        let (right, asked, mistaken) = (count.right.into(), count.asked.into(), count.mistaken.into());
        self.tell(&Teaching::Trial { moves: moves.into(), right, asked, mistaken });
        let usual = Thresholds::of(self.style()).certain_move;
        self.tell(&match certain.total_cmp(&usual) {
            Ordering::Less => Teaching::AsksLess,
            Ordering::Equal => Teaching::AsksAsUsual,
            Ordering::Greater => Teaching::AsksMore,
        });
    }

    fn trouble(&self, why: &VoiceTrouble) -> String {
        text(&self.words.voice_trouble(why, self.settings.language))
    }

    /// Plays all examples, each after its word.
    fn play(&mut self) -> Result<Vec<String>, String> {
        let words = teach::words(self.style());
        let examples = kept::find(&self.folder, self.style(), &words, TIMES).examples;
        if examples.is_empty() {
            return Err(self.line(&Teaching::NothingKept));
        }
        self.open_herald();
        let Some((mut herald, device)) = self.herald.take() else {
            let names = examples.iter().map(|(word, all)| format!("{}: {}", self.shown(word), all.len()));
            return Ok([self.folder.display().to_string()].into_iter().chain(names).collect());
        };
        for (word, all) in examples {
            let name = self.shown(&word);
            terminal::print(std::slice::from_ref(&name));
            let said = herald.say(&device, vec![Segment::plain(home(self.style()), name)]);
            let played = all.iter().try_for_each(|samples| herald.play(&device, samples, RATE));
            said.and(played).map_err(|why| text(&self.words.sound_trouble(&why, self.settings.language)))?;
        }
        Ok(Vec::new())
    }

    fn forget(&self) -> Result<Vec<String>, String> {
        match kept::forget(&self.folder) {
            Ok(true) => Ok(vec![self.line(&Teaching::Forgotten)]),
            Ok(false) => Ok(vec![self.line(&Teaching::NothingKept)]),
            Err(error) => Err(format!("{}: {error}", self.folder.display())),
        }
    }
}

impl Pupil for Teacher {
    /// Asks for each word some times, and listens.
    fn say(&mut self, words: &[String]) -> Result<Option<Examples>, VoiceTrouble> {
        let name =
            Some(self.settings.listening.microphone.clone()).filter(|name| !["", "default"].contains(&name.as_str()));
        let mut microphone = Microphone::open(name.as_deref())?;
        let mut examples = Examples::new();
        let mut meter = Meter::default();
        for word in words {
            self.ask(word);
            let all = examples.entry(word.clone()).or_default();
            let mut in_vain = 0;
            while all.len() < TIMES {
                if let Some(samples) = utterance(&mut microphone, &mut meter)? {
                    all.push(samples);
                    in_vain = 0;
                    self.tell(&Teaching::Heard { number: count(all.len()), times: count(TIMES) });
                    continue;
                }
                in_vain += 1;
                if in_vain == PATIENCE {
                    return Ok(None);
                }
                self.tell(&Teaching::NothingHeard);
                self.ask(word);
            }
        }
        if meter.quality().is_bad() {
            let listener = Listener { language: self.settings.language, ..Listener::default() };
            let notice = Notice::from(VoiceNotice::Quality(meter.quality()));
            let segments = self.words.notice(&notice, &listener);
            self.put(segments);
        }
        Ok(Some(examples))
    }

    fn told(&mut self, line: &Teaching) {
        self.tell(line);
    }
}

/// One utterance; `None`: nothing was said for a while.
fn utterance(microphone: &mut Microphone, meter: &mut Meter) -> Result<Option<Vec<i16>>, VoiceTrouble> {
    let (mut scorer, mut endpoint) = (Scorer::default(), Endpoint::new(Manner::Pressed));
    let (mut samples, mut heard, mut passed) = (Vec::new(), Vec::new(), 0);
    // What came while the console spoke.
    microphone.take(&mut samples)?;
    loop {
        samples.clear();
        microphone.take(&mut samples)?;
        let skipped = samples.len().min(ECHO - passed);
        passed += skipped;
        meter.cut_off(cut_off(&samples[skipped..]));
        for part in endpoint.hear(&scorer.hear(&samples[skipped..]), meter) {
            match part {
                Part::Begins(begin) => heard = begin,
                Part::GoesOn(more) => heard.extend(more),
                Part::Pauses => {}
                Part::Ends(_) => return Ok(Some(heard).filter(|heard| !heard.is_empty())),
            }
        }
        thread::sleep(POLL);
    }
}

fn count(length: usize) -> u64 {
    u64::try_from(length).unwrap_or(u64::MAX)
}
