//! Learning how one player says the words: a few examples of each choose among the pronunciations of all accents, the pitch of the voice,
//! and from which certainty on a move is heard.

use std::collections::BTreeMap;

use super::graphs::any_sounds;
use super::lexicon::{Lexicon, Pronunciation};
use super::search::{Graph, Node};
use super::sphinx::acoustics::Acoustics;
use super::sphinx::costs::Costs;
use super::sphinx::model::Model;
use super::trial::{self, Chosen, Examples};
use super::tuning::{MOST_GAIN, Tuning, WARPS};
use super::{level, phrases, sphinx};
use crate::game::participant::{HearStyle, Language};
use crate::rules::position::{CastlingSide, File, Rank, Role};
use crate::words::trouble::VoiceTrouble;

/// So often each word is said.
pub const TIMES: usize = 3;
/// A pronunciation that costs more than the best one by this a frame is none that the player uses.
const NEARLY: i32 = 4;
/// At most this many pronunciations of a word are kept.
const KEPT: usize = 3;
/// What a pause costs, as in the graphs of a position.
const PAUSE: i32 = 340;
const NO_BEAM: i32 = 1_000_000;

/// Speech of this loudness is found well: the square root of the mean power of the loud half of its samples (-24 dB of the loudest).
const GOOD_LOUDNESS: f64 = 2_000.0;
/// Fainter speech is made as loud as that.
const FAINT: f64 = 500.0;
/// By how much somebody is to be made louder: the detector of speech hears nothing in what is very faint.
#[allow(clippy::cast_possible_truncation)] // between 1 and 16
fn gain(examples: &Examples) -> f32 {
    let mut all: Vec<f64> = examples.values().flatten().map(|samples| level::loudness(samples)).collect();
    all.sort_by(f64::total_cmp);
    match all.get(all.len() / 2) {
        Some(usual) if *usual < FAINT && *usual > 0.0 => (GOOD_LOUDNESS / usual).min(f64::from(MOST_GAIN)) as f32,
        _ => 1.0,
    }
}

/// The words that are taught, in the order in which they are asked for.
pub fn words(style: HearStyle) -> Vec<String> {
    let files = File::ALL.into_iter().map(|file| phrases::file(style, file));
    let ranks = Rank::ALL.into_iter().map(|rank| phrases::rank(style, rank));
    let pieces = Role::ALL.into_iter().map(|role| phrases::piece(style, role));
    let castling = [CastlingSide::KingSide, CastlingSide::QueenSide]
        .into_iter()
        .flat_map(|side| phrases::castling(style, side).split(' ').map(str::to_owned));
    let mut words: Vec<String> = Vec::new();
    for word in files.chain(ranks).chain(pieces).chain([phrases::takes(style).to_owned()]).chain(castling) {
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words
}

/// What teaching has come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// What is to be kept.
    pub tuning: Tuning,
    /// The words that are heard right now in most of their examples.
    pub heard: Vec<String>,
    /// The others, each with the word for which it is taken.
    pub mistaken: Vec<(String, String)>,
    /// What came of moves that were put together from the examples. `None`: the words are too few for that.
    pub trial: Option<Chosen>,
}

/// Learns from examples: of each word, some utterances at the rate of the recogniser; then tries what was learned on moves in
/// `positions` positions for each of these. `language` is the player's.
///
/// # Errors
/// When the recogniser is missing.
pub fn learn(
    style: HearStyle,
    language: Language,
    examples: &Examples,
    positions: usize,
) -> Result<Lesson, VoiceTrouble> {
    let directory = sphinx::model_directory();
    let model = Model::read(&directory)?;
    let lexicon = Lexicon::of_all(&model, style);
    let mut best: Option<(Lesson, Vec<Tuning>)> = None;
    for warp in WARPS {
        let mut acoustics = Acoustics::open(&directory, &model, warp)?;
        let costs: BTreeMap<&str, Vec<Costs>> = examples
            .iter()
            .map(|(word, samples)| (word.as_str(), samples.iter().map(|samples| acoustics.costs(samples)).collect()))
            .collect();
        let usual = Tuning { style: Some(style), warp, ..Tuning::default() };
        let lesson = learn_from(&model, &lexicon, usual.clone(), &costs);
        // The usual one stays, unless another is better.
        if best.as_ref().is_none_or(|(best, _)| lesson.heard.len() > best.heard.len()) {
            best = Some((lesson, without_each(&model, &lexicon, &usual, &costs)));
        }
    }
    let Some((mut lesson, without)) = best else {
        return Ok(Lesson { tuning: Tuning::default(), heard: Vec::new(), mistaken: Vec::new(), trial: None });
    };
    let trial = trial::run(style, language, &without, examples, positions)?;
    lesson.trial = Some(trial).filter(|trial| trial.moves >= trial::ENOUGH);
    lesson.tuning.gain = gain(examples);
    lesson.tuning.certain = lesson.trial.map(|trial| trial.certain);
    Ok(lesson)
}

/// What would be learned without the first example of each word, without the second one, and so on. A word that has no other is said as
/// everybody says it.
fn without_each(
    model: &Model,
    lexicon: &Lexicon,
    usual: &Tuning,
    examples: &BTreeMap<&str, Vec<Costs>>,
) -> Vec<Tuning> {
    let without = |left_out: usize| {
        let mut tuning = usual.clone();
        for (word, costs) in examples {
            let others: Vec<&Costs> =
                costs.iter().enumerate().filter(|(number, _)| *number != left_out).map(|(_, costs)| costs).collect();
            let used = used(model, lexicon.pronunciations(word), &others);
            if !used.is_empty() {
                tuning.words.insert((*word).to_owned(), used);
            }
        }
        tuning
    };
    (0..TIMES).map(without).collect()
}

fn learn_from(model: &Model, lexicon: &Lexicon, mut tuning: Tuning, examples: &BTreeMap<&str, Vec<Costs>>) -> Lesson {
    let mut own = lexicon.clone();
    for (word, costs) in examples {
        let used = used(model, lexicon.pronunciations(word), &costs.iter().collect::<Vec<_>>());
        if !used.is_empty() {
            own.say_so(model, word, &used);
            tuning.words.insert((*word).to_owned(), used);
        }
    }
    let (mut heard, mut mistaken) = (Vec::new(), Vec::new());
    for (word, costs) in examples {
        let taken: Vec<&str> =
            costs.iter().filter_map(|costs| taken_for(model, &own, examples.keys(), costs)).collect();
        let right = taken.iter().filter(|taken| *taken == word).count();
        match taken.iter().find(|taken| *taken != word) {
            Some(other) if right * 2 <= costs.len() => mistaken.push(((*word).to_owned(), (*other).to_owned())),
            None if taken.is_empty() => mistaken.push(((*word).to_owned(), String::new())),
            _ => heard.push((*word).to_owned()),
        }
    }
    Lesson { tuning, heard, mistaken, trial: None }
}

/// The pronunciations that a player uses: those that fit one of the examples best, and those that fit nearly as well.
fn used(model: &Model, ways: &[Pronunciation], examples: &[&Costs]) -> Vec<String> {
    let mut counted: Vec<(usize, i32, String)> = ways.iter().map(|way| (0, 0, model.written(&way.phones))).collect();
    for example in examples {
        let frames = i32::try_from(example.frames()).unwrap_or(i32::MAX);
        let costs: Vec<Option<i32>> = ways.iter().map(|way| alone(model, &[way], example)).collect();
        let Some(best) = costs.iter().flatten().min().copied() else { continue };
        for (at, cost) in costs.iter().enumerate() {
            let above = cost.map_or(i32::MAX, |cost| cost - best);
            counted[at].0 += usize::from(above <= NEARLY.saturating_mul(frames) / 2);
            counted[at].1 = counted[at].1.saturating_add(above);
        }
    }
    counted.retain(|(times, ..)| *times > 0);
    counted.sort_by_key(|(times, above, _)| (usize::MAX - times, *above));
    counted.into_iter().take(KEPT).map(|(.., phones)| phones).collect()
}

/// What it costs to say a word, in one of these ways, in all of an utterance but its pauses.
fn alone(model: &Model, ways: &[&Pronunciation], costs: &Costs) -> Option<i32> {
    let mut graph = Graph::new();
    let end = graph.node();
    for way in ways {
        graph.arc(Node::START, end, None, 0, &model.word(&way.phones));
    }
    graph.with_pauses(model, PAUSE, None).search(costs, 0..costs.frames(), NO_BEAM).cost(end)
}

/// For which word an utterance is taken; `None`: it fits none, or is no sound.
fn taken_for<'a>(
    model: &Model,
    lexicon: &Lexicon,
    words: impl Iterator<Item = &'a &'a str>,
    costs: &Costs,
) -> Option<&'a str> {
    let sounds = any_sounds(model).search(costs, 0..costs.frames(), NO_BEAM).cost(Node::START)?;
    let fits = |cost: i32| i64::from(cost - sounds) <= 40 * i64::try_from(costs.frames()).unwrap_or(i64::MAX);
    let priced = words.filter_map(|word| {
        let ways: Vec<&Pronunciation> = lexicon.pronunciations(word).iter().collect();
        Some((alone(model, &ways, costs)?, *word))
    });
    priced.min().filter(|(cost, _)| fits(*cost)).map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faint_speech_is_made_louder_and_other_speech_is_not() {
        let wave = |height: i16| (0..8_000).map(|at| if at / 40 % 2 == 0 { height } else { -height }).collect();
        let of = |height: i16| gain(&Examples::from([("anna".to_owned(), vec![wave(height); 3])]));
        assert!((of(3_000) - 1.0).abs() < 1e-6 && (of(200) - 10.0).abs() < 0.1 && (of(20) - MOST_GAIN).abs() < 1e-6);
        assert!((gain(&Examples::new()) - 1.0).abs() < 1e-6);
    }
}
