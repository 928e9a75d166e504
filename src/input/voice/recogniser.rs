//! The recogniser: the acoustic model of `PocketSphinx` says what each sound costs, and our search which phrase costs least.

use super::band::Band;
use super::contest::{Class, Lead, Priced, Rivals};
use super::decision::{CHOICES, CLEAR, Evidence, Sound, Thresholds, clearness};
use super::graphs::{AnyMoveGraph, ExpectedGraph, Meaning, Words, any_sounds, on_the_bare_board};
use super::lexicon::Lexicon;
use super::search::{Graph, Heard as Word, Node, Outcome};
use super::sphinx::acoustics::Acoustics;
use super::sphinx::costs::{Costs, UNIT};
use super::sphinx::model::Model;
use super::tuning::Tuning;
use super::{Candidate, Expected, Heard, RATE, Recogniser, confusion, phrases, sphinx};
use crate::game::participant::{HearStyle, Language};
use crate::rules::position::Intent;
use crate::words::trouble::VoiceTrouble;

/// Seconds of one utterance that are listened to; no move takes longer to say.
pub const LONGEST_SECONDS: u32 = 15;
/// Ways that cost more than the cheapest by this are given up.
const BEAM: i32 = 1800;
/// Where a single word is fitted to its frames, no way is given up.
const NO_BEAM: i32 = 1_000_000;
/// At most this many phrases are compared.
const COMPARED: usize = 5;
/// The best phrases are chosen from this many when their words are weighed with each other.
const WEIGHED: usize = 16;
/// Shorter sounds are no word.
const FEWEST_FRAMES: usize = 10;
/// The next phrase is so far, where there is none.
const NO_NEXT: i32 = 3000;

/// Hears moves and commands.
pub struct PocketSphinx {
    model: Model,
    acoustics: Acoustics,
    tuning: Tuning,
    sounds: Graph,
    vocabulary: Option<Vocabulary>,
    expected: Option<Awaiting>,
    samples: Vec<i16>,
    /// A number of samples from the beginning, and what was made of them.
    settled: Option<(usize, Heard)>,
}

/// What does not change from move to move.
struct Vocabulary {
    style: HearStyle,
    language: Language,
    lexicon: Lexicon,
    /// The words of each class.
    classes: [(Class, Vec<String>); 3],
}

/// What changes with each move.
struct Awaiting {
    expected: Expected,
    graph: ExpectedGraph,
    any_move: AnyMoveGraph,
    rivals: Rivals,
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
        let acoustics = Acoustics::open(&directory, &model, tuning.warp)?;
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
        let Some(awaiting) = &self.expected else { return Heard::Nothing };
        let thresholds = self.tuning.thresholds(awaiting.expected.style);
        let [heard] = self.decide_at(samples, [thresholds]);
        heard
    }

    /// The same at each of several thresholds.
    pub fn decide_at<const N: usize>(&mut self, samples: &[i16], thresholds: [Thresholds; N]) -> [Heard; N] {
        let (Some(awaiting), Some(vocabulary)) = (&self.expected, &self.vocabulary) else {
            return thresholds.map(|_| Heard::Nothing);
        };
        let costs = self.acoustics.costs(samples);
        if costs.frames() < FEWEST_FRAMES {
            return thresholds.map(|_| Heard::Nothing);
        }
        let scene = Listening {
            model: &self.model,
            vocabulary,
            awaiting,
            costs: &costs,
            sound: Sound { clearness: clearness(samples), is_narrow: Band::of_utterance(samples).is_narrow() },
            sounds: self.sounds.search(&costs, 0..costs.frames(), BEAM),
        };
        scene.decide_at(thresholds)
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
            let classes = [Class::File, Class::Rank, Class::Piece].map(|class| (class, class.words(style)));
            self.vocabulary = Some(Vocabulary { style, language, lexicon, classes });
        }
        self.vocabulary.as_ref().expect("it has just been put there")
    }
}

impl Recogniser for PocketSphinx {
    fn gain(&self) -> f32 {
        self.tuning.loudness()
    }

    fn expect(&mut self, expected: &Expected) {
        if self.expected.as_ref().is_some_and(|known| known.expected == *expected) {
            return;
        }
        self.vocabulary(expected.style, expected.language);
        let Some(vocabulary) = &self.vocabulary else { return };
        let lexicon = &vocabulary.lexicon;
        self.expected = Some(Awaiting {
            expected: expected.clone(),
            graph: ExpectedGraph::of(&self.model, lexicon, expected),
            any_move: AnyMoveGraph::of(&self.model, lexicon, &expected.board, expected.style),
            rivals: Rivals::of(&expected.board, &phrases::expected_moves(&expected.board, expected.legality)),
        });
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

    fn settle(&mut self) -> bool {
        let samples = std::mem::take(&mut self.samples);
        if self.settled.as_ref().is_none_or(|(length, _)| *length != samples.len()) {
            self.settled = Some((samples.len(), self.decide(&samples)));
        }
        self.samples = samples;
        self.settled.as_ref().is_some_and(|(_, heard)| *heard != Heard::Nothing)
    }

    fn end(&mut self) -> Heard {
        self.settle();
        self.settled.take().map_or(Heard::Nothing, |(_, heard)| heard)
    }
}

/// One utterance in front of all that it is compared with.
struct Listening<'a> {
    model: &'a Model,
    vocabulary: &'a Vocabulary,
    awaiting: &'a Awaiting,
    costs: &'a Costs,
    sound: Sound,
    /// Any sounds at all, searched.
    sounds: Outcome,
}

/// A way through a graph of words, and what is known of it.
struct Path {
    cost: i32,
    /// Its words, and their frames.
    words: Vec<(String, Word)>,
    frames: usize,
    lead: Lead,
    /// What its worst word costs more than any sounds, a frame of it.
    worst: f64,
    /// The words that are in a class, with their places among all.
    priced: Vec<(usize, Priced)>,
}

impl Listening<'_> {
    fn decide_at<const N: usize>(&self, thresholds: [Thresholds; N]) -> [Heard; N] {
        let (graph, any_move) = (&self.awaiting.graph.words, &self.awaiting.any_move);
        let outcome = graph.graph.search(self.costs, 0..self.costs.frames(), BEAM);
        let any = any_move.words.graph.search(self.costs, 0..self.costs.frames(), BEAM);
        let ranked = self.ranked(&outcome);
        let best = ranked.first().and_then(|best| self.path(graph, &outcome, best.end));
        let (Some(path), Some(any)) = (best, self.any_move(&any)) else { return thresholds.map(|_| Heard::Nothing) };
        let evidence = self.evidence(&ranked, &path, &any);
        thresholds.map(|at| self.verdict(&ranked, &path, &any, &evidence, at))
    }

    /// What is made of the evidence.
    fn verdict(&self, ranked: &[Ranked<'_>], best: &Path, any: &Path, evidence: &Evidence, at: Thresholds) -> Heard {
        let (certainty, frames) = (evidence.certainty(), best.frames);
        if self.sound.clearness < CLEAR {
            return if certainty >= at.offered { offer(ranked, frames) } else { Heard::Nothing };
        }
        match ranked.first().map(|best| (best, best.meaning)) {
            _ if !evidence.fits() => {}
            Some((ranked, Meaning::Line(line))) if self.is_said(ranked.phrase, evidence, at) => {
                return Heard::Command { line: line.clone() };
            }
            Some((ranked, Meaning::Moves(moves))) if certainty >= at.certain(best.lacking(), self.sound) => {
                return match moves.as_slice() {
                    [intent] => Heard::Move(candidate(*intent, ranked, frames)),
                    several => ask(several.iter().map(|intent| candidate(*intent, ranked, frames)).collect()),
                };
            }
            _ => {}
        }
        let unexpected = (evidence.unexpected() >= at.not_expected).then(|| self.unexpected(any)).flatten();
        match unexpected {
            Some(heard) => heard,
            // Some move always fits best, whatever is said in the room: offering it would name a move that the player has not said.
            None if certainty >= at.offered && evidence.fits() => offer(ranked, frames),
            None => Heard::Nothing,
        }
    }

    /// Whether this command or answer was said.
    fn is_said(&self, phrase: &str, evidence: &Evidence, at: Thresholds) -> bool {
        let is_answer = || phrases::answers(&self.awaiting.expected).iter().any(|(answer, _)| answer == phrase);
        evidence.certainty() >= at.command && (evidence.fits_as_a_command() || is_answer())
    }

    /// The cheapest way to an end. `None`: no way leads there.
    fn path(&self, words: &Words, outcome: &Outcome, end: Node) -> Option<Path> {
        let cost = outcome.cost(end)?;
        let heard: Vec<(String, Word)> =
            outcome.path(&words.graph, end).into_iter().map(|word| (words.words[word.word].clone(), word)).collect();
        let above = heard.iter().map(|(text, word)| self.word_above_sounds(text, *word));
        let worst = above.fold(f64::MIN, f64::max);
        let priced = heard.iter().enumerate().filter_map(|(at, (text, word))| Some((at, self.priced(text, *word)?)));
        let priced: Vec<(usize, Priced)> = priced.collect();
        Some(Path {
            // Words weighed with each other say which phrase is the best one.
            cost: cost + whole(priced.iter().map(|(_, word)| word.weighing()).sum()),
            frames: heard.iter().map(|(_, word)| word.to - word.from).sum::<usize>().max(FEWEST_FRAMES),
            lead: self.lead(&priced),
            worst,
            words: heard,
            priced,
        })
    }

    fn lead(&self, priced: &[(usize, Priced)]) -> Lead {
        let words: Vec<&Priced> = priced.iter().map(|(_, word)| word).collect();
        self.awaiting.rivals.lead(&words)
    }

    /// The best move of all.
    fn any_move(&self, outcome: &Outcome) -> Option<Path> {
        let AnyMoveGraph { words, ends } = &self.awaiting.any_move;
        let ends = ends.iter().filter_map(|end| Some((outcome.cost(*end)?, *end)));
        let mut path = self.path(words, outcome, ends.min()?.1)?;
        // On the same frames other words may be likelier.
        let words: Vec<&Priced> = path.priced.iter().map(|(_, word)| word).collect();
        let likeliest = self.awaiting.rivals.likeliest(&words);
        for ((at, word), place) in path.priced.iter_mut().zip(likeliest) {
            path.cost += whole(word.costs[place] - word.costs[word.place]);
            path.words[*at].0.clone_from(&word.class.words(self.vocabulary.style)[place]);
            word.place = place;
        }
        path.lead = self.lead(&path.priced);
        Some(path)
    }

    /// What each word of the class of this one costs on its frames. `None`: it is in none.
    fn priced(&self, text: &str, word: Word) -> Option<Priced> {
        let (class, words) =
            self.vocabulary.classes.iter().find(|(_, words)| words.iter().any(|known| known == text))?;
        let place = words.iter().position(|known| known == text)?;
        let cost = |each: &String| f64::from(self.word_alone(each, word).unwrap_or(NO_BEAM));
        let alone: Vec<f64> = words.iter().map(cost).collect();
        let costs = confusion::weighed(self.vocabulary.style, *class, &alone);
        Some(Priced { class: *class, place, alone, costs })
    }

    /// The phrases that fit best; one that means nothing that a better one does not mean is left out.
    fn ranked(&self, outcome: &Outcome) -> Vec<Ranked<'_>> {
        let ends = self.awaiting.graph.ends.iter().filter_map(|(end, meaning, phrase)| {
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
            if kept.len() == WEIGHED {
                break;
            }
        }
        for ranked in &mut kept {
            let path = self.path(&self.awaiting.graph.words, outcome, ranked.end);
            ranked.cost = path.map_or(ranked.cost, |path| path.cost);
        }
        kept.sort_by_key(|ranked| ranked.cost);
        kept.truncate(COMPARED);
        kept
    }

    fn evidence(&self, ranked: &[Ranked<'_>], best: &Path, any: &Path) -> Evidence {
        let next = ranked.get(1).map_or(NO_NEXT, |next| next.cost - best.cost);
        let sounds = self.sounds.cost(Node::START).unwrap_or(best.cost);
        Evidence {
            above_sounds: a_frame(best.cost - sounds, best.frames),
            above_any_move: f64::from(best.cost - any.cost) / 100.0,
            before_next: f64::from(next) / 100.0,
            worst_word: best.worst,
            before_expected: best.lead.expected,
            before_unexpected: best.lead.unexpected,
            same_words: self.core(best) == self.core(any),
            any_above_sounds: a_frame(any.cost - sounds, any.frames),
            any_worst_word: any.worst,
            any_before_expected: any.lead.expected,
            any_before_unexpected: any.lead.unexpected,
        }
    }

    /// The words without that for a capture, which means nothing of its own.
    fn core<'a>(&self, path: &'a Path) -> Vec<&'a str> {
        let takes = phrases::takes(self.awaiting.expected.style);
        path.words.iter().map(|(word, _)| word.as_str()).filter(|word| *word != takes).collect()
    }

    /// What a word costs by itself on these frames.
    fn word_alone(&self, text: &str, frames: Word) -> Option<i32> {
        let mut alone = Graph::new();
        let end = alone.node();
        for way in self.vocabulary.lexicon.pronunciations(text) {
            alone.arc(Node::START, end, None, way.cost, &self.model.word(&way.phones));
        }
        alone.search(self.costs, frames.from..frames.to, NO_BEAM).cost(end)
    }

    /// The same, less what any sounds cost there, a frame.
    fn word_above_sounds(&self, text: &str, frames: Word) -> f64 {
        let cost = self.word_alone(text, frames).unwrap_or(NO_BEAM);
        a_frame(cost - self.sounds.cheapest_within(frames.from, frames.to), frames.to - frames.from)
    }

    /// The best move of all, which is not expected, where that may be said.
    fn unexpected(&self, any: &Path) -> Option<Heard> {
        let words: Vec<&str> = any.words.iter().map(|(word, _)| word.as_str()).collect();
        let (intent, said) = on_the_bare_board(&self.awaiting.expected, &words.join(" "))?;
        Some(Heard::Illegal { intent, said })
    }
}

impl Path {
    /// How many words a move lacks to name both squares; castling, which names none, lacks none.
    fn lacking(&self) -> u8 {
        match self.priced.len() {
            2 => 2,
            3 => 1,
            _ => 0,
        }
    }
}

impl Ranked<'_> {
    fn means(&self, intent: Intent) -> bool {
        matches!(self.meaning, Meaning::Moves(moves) if moves.contains(&intent))
    }
}

/// The moves that fit best; nothing where a command fits best, which is said again.
fn offer(ranked: &[Ranked<'_>], frames: usize) -> Heard {
    let mut offered: Vec<Candidate> = Vec::new();
    if matches!(ranked.first(), Some(Ranked { meaning: Meaning::Line(_), .. })) {
        return Heard::Nothing;
    }
    for each in ranked {
        let Meaning::Moves(moves) = each.meaning else { continue };
        for intent in moves {
            if offered.len() < CHOICES && offered.iter().all(|known| known.intent != *intent) {
                offered.push(candidate(*intent, each, frames));
            }
        }
    }
    ask(offered)
}

/// A question, where there are two or three moves to choose from; one alone would be read back as if it were certain.
fn ask(candidates: Vec<Candidate>) -> Heard {
    if (2..=CHOICES).contains(&candidates.len()) { Heard::Ask(candidates) } else { Heard::Nothing }
}

fn candidate(intent: Intent, ranked: &Ranked<'_>, frames: usize) -> Candidate {
    Candidate { intent, said: phrases::typed(ranked.phrase), score: score(ranked.cost, frames) }
}

#[allow(clippy::cast_precision_loss)] // costs and frames of seconds
fn score(cost: i32, frames: usize) -> f32 {
    -(cost as f32) * UNIT / frames as f32
}

#[allow(clippy::cast_possible_truncation)] // some thousands
fn whole(cost: f64) -> i32 {
    cost.round() as i32
}

#[allow(clippy::cast_precision_loss)] // frames of seconds
fn a_frame(cost: i32, frames: usize) -> f64 {
    f64::from(cost) / frames.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Square;

    #[test]
    fn moves_are_offered_past_commands_unless_a_command_fits_best() {
        let step = |to| Meaning::Moves(vec![Intent::Step { from: Square::E2, to, promotion: None }]);
        let (near, far, line) = (step(Square::E3), step(Square::E4), Meaning::Line("uhr".to_owned()));
        let offered = |meanings: &[&Meaning]| {
            let ranked: Vec<Ranked<'_>> = meanings
                .iter()
                .map(|meaning| Ranked { meaning, phrase: "eva drei", end: Node::START, cost: 100 })
                .collect();
            match offer(&ranked, 50) {
                Heard::Ask(several) => several.len(),
                _ => 0,
            }
        };
        assert_eq!(offered(&[&near, &line, &far]), 2);
        assert_eq!(offered(&[&near, &near, &line]), 0);
        assert_eq!(offered(&[&line, &near, &far]), 0);
    }
}
