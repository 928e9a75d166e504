//! Vosk: another recogniser, for whoever has its library and a model.
//!
//! It hears a list of phrases, and tells several that fit the sound. Its grammar keeps only neighbouring words together, so a phrase that
//! it tells may be none of the list; what is made of them is in `reading`.

mod ffi;
mod reading;

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::path::Path;

use self::reading::Reading;
use super::contest::Class;
use super::decision::{CLEAR, clearness};
use super::lexicon;
use super::recogniser::LONGEST_SECONDS;
use super::{Expected, Heard, RATE, Recogniser, Unknown, phrases};
use crate::game::participant::{HearStyle, Language};
use crate::rules::position::CastlingSide;
use crate::words::trouble::VoiceTrouble;

/// So many alternatives are looked at.
const ALTERNATIVES: c_int = 20;
/// So many samples are heard at once: 0.1 s.
const PIECE: usize = RATE as usize / 10;
/// What models call a word that they do not know.
const NOISES: [&str; 3] = ["[unk]", "<unk>", "<UNK>"];

/// By which words a model may know one of ours, the likeliest first.
type Spell = Box<dyn Fn(HearStyle, &str) -> Vec<String> + Send>;

/// Hears moves and commands with a model of Vosk's.
pub struct Vosk {
    model: ffi::Model,
    gain: f32,
    spell: Spell,
    vocabulary: Option<Vocabulary>,
    awaiting: Option<(Reading, ffi::Decoder)>,
    samples: Vec<i16>,
    /// So many of them have been heard.
    heard: usize,
    settled: Option<Heard>,
}

/// What does not change from move to move.
struct Vocabulary {
    style: HearStyle,
    language: Language,
    /// Our words, as the model writes them.
    words: BTreeMap<String, String>,
    /// Those that it has not, as they are printed, until somebody has been told.
    unknown: Vec<String>,
}

impl Vosk {
    /// Opens the library and the model in this directory (seconds), for a player who is made so much louder.
    ///
    /// # Errors
    /// When one of them is missing or foreign.
    pub fn open(directory: &Path, gain: f32) -> Result<Vosk, VoiceTrouble> {
        Vosk::spelling(directory, gain, spellings)
    }

    /// The same where the model has other words for ours.
    ///
    /// # Errors
    /// As above.
    pub fn spelling(
        directory: &Path,
        gain: f32,
        spell: impl Fn(HearStyle, &str) -> Vec<String> + Send + 'static,
    ) -> Result<Vosk, VoiceTrouble> {
        Ok(Vosk {
            model: ffi::Model::open(directory)?,
            gain,
            spell: Box::new(spell),
            vocabulary: None,
            awaiting: None,
            samples: Vec::new(),
            heard: 0,
            settled: None,
        })
    }

    fn vocabulary(&mut self, style: HearStyle, language: Language) -> &Vocabulary {
        let known = self.vocabulary.take().filter(|known| known.style == style && known.language == language);
        let (model, spell) = (&self.model, &self.spell);
        self.vocabulary.insert(known.unwrap_or_else(|| {
            let mut vocabulary = Vocabulary { style, language, words: BTreeMap::new(), unknown: Vec::new() };
            for word in words(style, language) {
                match spell(style, &word).into_iter().find(|spelled| model.knows(spelled)) {
                    Some(spelled) => drop(vocabulary.words.insert(word, spelled)),
                    None => vocabulary.unknown.push(phrases::shown(style, &word)),
                }
            }
            vocabulary
        }))
    }

    /// Hears what has not been heard yet, where that is worth it.
    fn go_on(&mut self, least: usize) {
        let Some((_, decoder)) = &mut self.awaiting else { return };
        let new = &self.samples[self.heard..];
        if new.len() >= least && !new.is_empty() {
            decoder.hear(new);
            self.heard = self.samples.len();
        }
    }
}

impl Recogniser for Vosk {
    fn gain(&self) -> f32 {
        self.gain
    }

    fn expect(&mut self, expected: &Expected) {
        if self.awaiting.as_ref().is_some_and(|(known, _)| known.expected == *expected) {
            return;
        }
        let reading = Reading::of(expected, &self.vocabulary(expected.style, expected.language).words);
        let noises: Vec<&str> = NOISES.into_iter().filter(|noise| self.model.knows(noise)).collect();
        #[allow(clippy::cast_precision_loss)] // a rate of sound
        let decoder = self.model.recogniser(&reading.grammar(&noises), RATE as f32, ALTERNATIVES);
        self.awaiting = decoder.map(|decoder| (reading, decoder));
        self.begin();
    }

    fn unknown_words(&mut self) -> Option<Unknown> {
        let words = std::mem::take(&mut self.vocabulary.as_mut()?.unknown);
        let can_move = self.awaiting.as_ref().is_some_and(|(reading, _)| reading.has_moves());
        (!words.is_empty()).then_some(Unknown { words, can_move })
    }

    fn begin(&mut self) {
        if self.heard > 0
            && self.settled.is_none()
            && let Some((_, decoder)) = &mut self.awaiting
        {
            let _forgotten = decoder.result();
        }
        self.samples.clear();
        self.heard = 0;
        self.settled = None;
    }

    fn hear(&mut self, samples: &[i16]) {
        let room = (LONGEST_SECONDS * RATE) as usize - self.samples.len();
        self.samples.extend_from_slice(&samples[..samples.len().min(room)]);
        // Its result was the end for it: it hears all from the beginning.
        if self.settled.take().is_some() {
            self.heard = 0;
        }
        self.go_on(PIECE);
    }

    fn settle(&mut self) -> bool {
        if self.settled.is_none() {
            self.go_on(1);
            self.settled = Some(self.awaiting.as_mut().map_or(Heard::Nothing, |(reading, decoder)| {
                reading.decide(&decoder.result(), clearness(&self.samples) >= CLEAR)
            }));
        }
        self.settled.as_ref().is_some_and(|heard| *heard != Heard::Nothing)
    }

    fn end(&mut self) -> Heard {
        self.settle();
        let heard = self.settled.clone().unwrap_or(Heard::Nothing);
        self.begin();
        heard
    }
}

/// All words that may be said, each once: those of moves, then those of commands.
fn words(style: HearStyle, language: Language) -> Vec<String> {
    let classes = [Class::Piece, Class::File, Class::Rank].into_iter().flat_map(|class| class.words(style));
    let castling = [CastlingSide::KingSide, CastlingSide::QueenSide].map(|side| phrases::castling(style, side));
    let said = [phrases::takes(style)].into_iter().chain(castling);
    let commands = lexicon::commands(language).map(|command| command.words);
    let mut words: Vec<String> = Vec::new();
    for word in classes.chain(said.chain(commands).flat_map(|said| said.split(' ')).map(str::to_owned)) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

/// A word as it is written, and as it is typed.
fn spellings(style: HearStyle, word: &str) -> Vec<String> {
    let shown = phrases::shown(style, word);
    vec![shown.to_lowercase(), shown, word.to_owned()]
}
