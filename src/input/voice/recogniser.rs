//! The recogniser: `PocketSphinx` says what each sound costs, and our search which phrase costs least.

use super::decision::{Evidence, FAR, THRESHOLDS};
use super::graphs::{AnyMoveGraph, ExpectedGraph, Meaning, any_sounds};
use super::lexicon::{Lexicon, home};
use super::search::{Graph, Heard as Word, Node, Outcome};
use super::sphinx::ffi::{Acoustics, Costs};
use super::sphinx::model::Model;
use super::teach::Tuning;
use super::{Candidate, Expected, Heard, RATE, Recogniser, phrases, sphinx};
use crate::game::participant::{HearStyle, Language};
use crate::notation::{self, Legality};
use crate::rules::position::Intent;
use crate::words::trouble::VoiceTrouble;

/// So many seconds of one utterance are listened to; nobody says a move in more.
pub const LONGEST_SECONDS: u32 = 15;
/// Ways that cost more than the cheapest by this are given up.
const BEAM: i32 = 1800;
/// Where a single word is fitted to its frames, no way is given up.
const NO_BEAM: i32 = 1_000_000;
/// So many phrases are compared, and so many offered.
const COMPARED: usize = 5;
const OFFERED: usize = 3;
/// Shorter sounds are no word.
const FEWEST_FRAMES: usize = 10;
/// The next phrase is so far, where there is none.
const NO_NEXT: i32 = 3000;
/// The unit of costs, in natural logarithms.
const UNIT: f32 = 0.1024;

/// Hears moves and commands.
pub struct PocketSphinx {
    model: Model,
    acoustics: Acoustics,
    tuning: Tuning,
    sounds: Graph,
    vocabulary: Option<Vocabulary>,
    expected: Option<(Expected, ExpectedGraph)>,
    samples: Vec<i16>,
    /// What was made of the first so many samples.
    settled: Option<(usize, Heard)>,
}

/// What does not change from move to move.
struct Vocabulary {
    style: HearStyle,
    language: Language,
    lexicon: Lexicon,
    any_move: AnyMoveGraph,
}

/// A phrase among those that fit best.
struct Ranked<'a> {
    meaning: &'a Meaning,
    phrase: &'a str,
    end: Node,
    cost: i32,
}

impl PocketSphinx {
    /// Opens the library and the acoustic model (about 0.1 s).
    ///
    /// # Errors
    /// When one of them is missing or foreign.
    pub fn open(tuning: Tuning) -> Result<PocketSphinx, VoiceTrouble> {
        let directory = sphinx::model_directory();
        let model = Model::read(&directory)?;
        let acoustics = Acoustics::open(&directory, model.senones(), tuning.warp)?;
        let sounds = any_sounds(&model);
        Ok(PocketSphinx {
            model,
            acoustics,
            tuning,
            sounds,
            vocabulary: None,
            expected: None,
            samples: Vec::new(),
            settled: None,
        })
    }

    /// What was said in these samples.
    pub fn decide(&mut self, samples: &[i16]) -> Heard {
        let (Some((expected, graph)), Some(vocabulary)) = (&self.expected, &self.vocabulary) else {
            return Heard::Nothing;
        };
        let costs = self.acoustics.costs(samples);
        if costs.frames() < FEWEST_FRAMES {
            return Heard::Nothing;
        }
        let scene = Listening {
            model: &self.model,
            lexicon: &vocabulary.lexicon,
            expected,
            graph,
            any_move: &vocabulary.any_move,
            costs: &costs,
            sounds: self.sounds.search(&costs, 0..costs.frames(), BEAM),
        };
        scene.decide()
    }

    fn vocabulary(&mut self, style: HearStyle, language: Language) -> &Vocabulary {
        let is_same = |known: &Vocabulary| known.style == style && known.language == language;
        if !self.vocabulary.as_ref().is_some_and(is_same) {
            let mut lexicon = Lexicon::of(&self.model, style, language);
            if self.tuning.style == Some(style) {
                for (word, ways) in &self.tuning.words {
                    lexicon.say_so(&self.model, word, ways);
                }
            }
            let any_move = AnyMoveGraph::of(&self.model, &lexicon, style);
            self.vocabulary = Some(Vocabulary { style, language, lexicon, any_move });
        }
        self.vocabulary.as_ref().expect("it has just been put there")
    }
}

impl Recogniser for PocketSphinx {
    fn expect(&mut self, expected: &Expected) {
        if self.expected.as_ref().is_some_and(|(known, _)| known == expected) {
            return;
        }
        self.vocabulary(expected.style, expected.language);
        let Some(vocabulary) = &self.vocabulary else { return };
        let graph = ExpectedGraph::of(&self.model, &vocabulary.lexicon, expected);
        self.expected = Some((expected.clone(), graph));
        self.settled = None;
    }

    fn begin(&mut self) {
        self.samples.clear();
        self.settled = None;
    }

    fn hear(&mut self, samples: &[i16]) {
        let room = (LONGEST_SECONDS * RATE) as usize - self.samples.len();
        self.samples.extend_from_slice(&samples[..samples.len().min(room)]);
    }

    fn settle(&mut self) {
        let samples = std::mem::take(&mut self.samples);
        if self.settled.as_ref().is_none_or(|(length, _)| *length != samples.len()) {
            self.settled = Some((samples.len(), self.decide(&samples)));
        }
        self.samples = samples;
    }

    fn end(&mut self) -> Heard {
        self.settle();
        self.settled.take().map_or(Heard::Nothing, |(_, heard)| heard)
    }
}

/// One utterance in front of all that it is compared with.
struct Listening<'a> {
    model: &'a Model,
    lexicon: &'a Lexicon,
    expected: &'a Expected,
    graph: &'a ExpectedGraph,
    any_move: &'a AnyMoveGraph,
    costs: &'a Costs,
    /// Any sounds at all, searched.
    sounds: Outcome,
}

impl Listening<'_> {
    fn decide(&self) -> Heard {
        let outcome = self.graph.words.graph.search(self.costs, 0..self.costs.frames(), BEAM);
        let ranked = self.ranked(&outcome);
        let any_move = self.any_move.words.graph.search(self.costs, 0..self.costs.frames(), BEAM);
        let Some(best) = ranked.first() else { return self.unexpected(&any_move).unwrap_or(Heard::Nothing) };
        let path = outcome.path(&self.graph.words.graph, best.end);
        let frames = path.iter().map(|word| word.to - word.from).sum::<usize>().max(FEWEST_FRAMES);
        let evidence = self.evidence(&ranked, &path, frames, &any_move);
        let certainty = evidence.certainty();
        if certainty >= THRESHOLDS.certain {
            return match best.meaning {
                Meaning::Line(line) => Heard::Command { line: line.clone() },
                Meaning::Moves(moves) => match moves.as_slice() {
                    [intent] => Heard::Move(candidate(*intent, best, frames)),
                    several if several.len() <= OFFERED => {
                        Heard::Ask(several.iter().map(|intent| candidate(*intent, best, frames)).collect())
                    }
                    _ => Heard::Nothing,
                },
            };
        }
        if evidence.above_any_move >= THRESHOLDS.unexpected
            && let Some(heard) = self.unexpected(&any_move)
        {
            return heard;
        }
        if certainty >= THRESHOLDS.offered { offer(&ranked, frames) } else { Heard::Nothing }
    }

    /// The phrases that fit best; one that means nothing that a better one does not mean is left out.
    fn ranked(&self, outcome: &Outcome) -> Vec<Ranked<'_>> {
        let ends = self.graph.ends.iter().filter_map(|(end, meaning, phrase)| {
            Some(Ranked { meaning, phrase, end: *end, cost: outcome.cost(*end)? })
        });
        let mut all: Vec<Ranked<'_>> = ends.collect();
        all.sort_by_key(|ranked| ranked.cost);
        let mut kept: Vec<Ranked<'_>> = Vec::new();
        for ranked in all {
            let is_new = match ranked.meaning {
                Meaning::Line(_) => kept.iter().all(|better| better.meaning != ranked.meaning),
                Meaning::Moves(moves) => moves.iter().any(|intent| !kept.iter().any(|better| better.means(*intent))),
            };
            if is_new {
                kept.push(ranked);
            }
            if kept.len() == COMPARED {
                break;
            }
        }
        kept
    }

    fn evidence(&self, ranked: &[Ranked<'_>], path: &[Word], frames: usize, any_move: &Outcome) -> Evidence {
        let cost = ranked.first().map_or(0, |best| best.cost);
        let next = ranked.get(1).map_or(NO_NEXT, |next| next.cost - cost);
        let sounds = self.sounds.cost(Node::START).unwrap_or(cost);
        let any_move = self.any_move.ends.iter().filter_map(|end| any_move.cost(*end)).min().unwrap_or(cost);
        let worst = path.iter().map(|word| self.word_above_sounds(*word)).fold(f64::MIN, f64::max);
        Evidence {
            above_sounds: a_frame(cost - sounds, frames),
            above_any_move: a_frame(cost - any_move, frames),
            above_any_move_in_all: f64::from(cost - any_move) / 100.0,
            before_next: (f64::from(next) / 100.0).min(FAR),
            worst_word: worst,
        }
    }

    /// What a word costs by itself on its frames, less what any sounds cost there, a frame.
    fn word_above_sounds(&self, word: Word) -> f64 {
        let mut alone = Graph::new();
        let end = alone.node();
        for way in self.lexicon.pronunciations(&self.graph.words.words[word.word]) {
            alone.arc(Node::START, end, None, way.cost, &self.model.word(&way.phones));
        }
        let cost = alone.search(self.costs, word.from..word.to, NO_BEAM).cost(end).unwrap_or(NO_NEXT);
        a_frame(cost - self.sounds.cheapest_within(word.from, word.to), word.to - word.from)
    }

    /// A move that fits and is not expected, where that may be said.
    fn unexpected(&self, any_move: &Outcome) -> Option<Heard> {
        if self.expected.legality == Legality::Ignored {
            return None;
        }
        let ends = self.any_move.ends.iter().filter_map(|end| Some((any_move.cost(*end)?, *end)));
        let (cost, end) = ends.min()?;
        let path = any_move.path(&self.any_move.words.graph, end);
        let frames = path.iter().map(|word| word.to - word.from).sum::<usize>().max(FEWEST_FRAMES);
        if a_frame(cost - self.sounds.cost(Node::START)?, frames) > THRESHOLDS.fits {
            return None;
        }
        let words: Vec<&str> = path.iter().map(|word| self.any_move.words.words[word.word].as_str()).collect();
        let said = phrases::typed(&words.join(" "));
        match notation::read(&said, &self.expected.board, home(self.expected.style), Legality::Ignored) {
            notation::Heard::Moves(moves) => match moves.as_slice() {
                [intent] => Some(Heard::Illegal(Candidate { intent: *intent, said, score: score(cost, frames) })),
                _ => None,
            },
            _ => None,
        }
    }
}

impl Ranked<'_> {
    fn means(&self, intent: Intent) -> bool {
        matches!(self.meaning, Meaning::Moves(moves) if moves.contains(&intent))
    }
}

/// The moves that fit best, if there are two or three of them; a command is not offered, but said again.
fn offer(ranked: &[Ranked<'_>], frames: usize) -> Heard {
    let mut offered: Vec<Candidate> = Vec::new();
    for each in ranked {
        let Meaning::Moves(moves) = each.meaning else { return Heard::Nothing };
        for intent in moves {
            if offered.len() < OFFERED && offered.iter().all(|known| known.intent != *intent) {
                offered.push(candidate(*intent, each, frames));
            }
        }
    }
    if offered.is_empty() { Heard::Nothing } else { Heard::Ask(offered) }
}

fn candidate(intent: Intent, ranked: &Ranked<'_>, frames: usize) -> Candidate {
    Candidate { intent, said: phrases::typed(ranked.phrase), score: score(ranked.cost, frames) }
}

#[allow(clippy::cast_precision_loss)] // costs and frames of seconds
fn score(cost: i32, frames: usize) -> f32 {
    -(cost as f32) * UNIT / frames as f32
}

#[allow(clippy::cast_precision_loss)] // frames of seconds
fn a_frame(cost: i32, frames: usize) -> f64 {
    f64::from(cost) / frames.max(1) as f64
}
