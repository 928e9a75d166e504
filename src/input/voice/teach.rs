//! Learning how one player says the words: a few examples of each choose among the pronunciations of all accents, and the pitch of
//! the voice.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::graphs::any_sounds;
use super::lexicon::{Lexicon, Pronunciation};
use super::search::{Graph, Node};
use super::sphinx::ffi::{Acoustics, Costs};
use super::sphinx::model::Model;
use super::{phrases, sphinx};
use crate::game::participant::HearStyle;
use crate::rules::position::{CastlingSide, File, Rank, Role};
use crate::words::trouble::VoiceTrouble;

/// So often each word is said.
pub const TIMES: usize = 3;
/// How much higher or lower a voice may be than usual; the first is that of somebody unknown.
const WARPS: [f32; 4] = [1.0, 0.87, 1.15, 1.3];
/// A pronunciation that costs more than the best one by this a frame is none that the player uses.
const NEARLY: i32 = 4;
/// So many pronunciations of a word are kept.
const KEPT: usize = 3;
/// What a pause costs, as in the graphs of a position.
const PAUSE: i32 = 340;
const NO_BEAM: i32 = 1_000_000;

/// What is known of one player's voice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tuning {
    /// In which words they were taught; `None`: nothing was.
    #[serde(with = "style_name")]
    pub style: Option<HearStyle>,
    /// How they say each word: the phones of each way.
    pub words: BTreeMap<String, Vec<String>>,
    /// How much higher than usual their voice is.
    pub warp: f32,
}

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { style: None, words: BTreeMap::new(), warp: WARPS[0] }
    }
}

/// The style by its name.
mod style_name {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::game::participant::HearStyle;

    #[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)] // serde wants it so
    pub fn serialize<S: Serializer>(style: &Option<HearStyle>, to: S) -> Result<S::Ok, S::Error> {
        style.map(HearStyle::name).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<HearStyle>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        Ok(name.and_then(|name| HearStyle::from_name(&name)))
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
}

/// Learns from examples: of each word, some utterances at the rate of the recogniser.
///
/// # Errors
/// When the recogniser is missing.
pub fn learn(style: HearStyle, examples: &BTreeMap<String, Vec<Vec<i16>>>) -> Result<Lesson, VoiceTrouble> {
    let directory = sphinx::model_directory();
    let model = Model::read(&directory)?;
    let lexicon = Lexicon::of_all(&model, style);
    let mut best: Option<Lesson> = None;
    for warp in WARPS {
        let mut acoustics = Acoustics::open(&directory, model.senones(), warp)?;
        let costs: BTreeMap<&str, Vec<Costs>> = examples
            .iter()
            .map(|(word, samples)| (word.as_str(), samples.iter().map(|samples| acoustics.costs(samples)).collect()))
            .collect();
        let lesson = learn_from(&model, &lexicon, style, warp, &costs);
        // The usual one stays, unless another is better.
        if best.as_ref().is_none_or(|best| lesson.heard.len() > best.heard.len()) {
            best = Some(lesson);
        }
    }
    Ok(best.unwrap_or(Lesson { tuning: Tuning::default(), heard: Vec::new(), mistaken: Vec::new() }))
}

fn learn_from(
    model: &Model,
    lexicon: &Lexicon,
    style: HearStyle,
    warp: f32,
    examples: &BTreeMap<&str, Vec<Costs>>,
) -> Lesson {
    let mut own = lexicon.clone();
    let mut tuning = Tuning { style: Some(style), warp, ..Tuning::default() };
    for (word, costs) in examples {
        let used = used(model, lexicon.pronunciations(word), costs);
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
    Lesson { tuning, heard, mistaken }
}

/// The pronunciations that a player uses: those that fit one of the examples best, and those that fit nearly as well.
fn used(model: &Model, ways: &[Pronunciation], examples: &[Costs]) -> Vec<String> {
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
