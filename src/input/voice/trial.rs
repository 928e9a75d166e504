//! Moves put together from the recorded words of one player: how often they are heard, and from which certainty on, so that what is no
//! move of the position is not taken for one. Each is heard with what was learned from the player's other recordings alone.

use std::collections::BTreeMap;

use fastrand::Rng;

use super::contest::Class;
use super::decision::{CLEAR, Thresholds, clearness, raised};
use super::phrases::Phrases;
use super::recogniser::PocketSphinx;
use super::tuning::Tuning;
use super::{Awaited, Expected, Heard, RATE, Recogniser};
use crate::game::board::Board;
use crate::game::participant::{HearStyle, Language};
use crate::notation::Legality;
use crate::rules::position::{Intent, Position};
use crate::words::trouble::VoiceTrouble;

/// Recordings of each word, at the rate of the recogniser.
pub type Examples = BTreeMap<String, Vec<Vec<i16>>>;

/// Positions in which moves are said with each recording of the words.
pub const POSITIONS: usize = 10;
/// Positions that are tried in search of one in which something can be said with the words that there are.
const LOOKED_AT: usize = 4;
/// From fewer moves nothing is concluded.
pub const ENOUGH: u32 = 20;
/// Where a move may count as certain: so far from where it does for everybody, in halves of the logarithm of the odds.
const STEPS: [i32; 8] = [-4, -3, -2, -1, 0, 1, 2, 3];
/// Which of them is that of everybody.
const USUAL: usize = 4;
/// The least that is chosen: for everybody it mistakes no more than the usual one (`tests/hearing/RESULTS.md`).
const LEAST: usize = 3;
/// A step down is safe where nothing is mistaken this many steps lower.
const MARGIN: usize = 2;
/// Samples kept around a word, and between words: 30 and 60 ms.
const EDGE: usize = RATE as usize * 3 / 100;
const GAP: usize = RATE as usize * 6 / 100;
/// Samples of the room before and after a move: 0.3 s.
const ROOM: usize = RATE as usize * 3 / 10;

/// What came of all moves at one certainty.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Moves that were heard right.
    pub right: u32,
    /// Moves that were among those that would be offered.
    pub asked: u32,
    /// Moves, or what is no move here, that were taken for another move or for a command.
    pub mistaken: u32,
}

/// What the trial has come to.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Chosen {
    /// From this certainty on a move is heard.
    pub certain: f64,
    /// Moves that were said.
    pub moves: u32,
    /// Of them, and of what was said besides.
    pub count: Count,
}

/// What is said.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Kind {
    Legal,
    /// A move that is not legal, but for one word.
    Illegal,
    /// The words of a move in another order.
    Jumble,
}

/// Says moves and what is none, with each recording of the words in turn, to a recogniser that knows the others; `tunings` has what was
/// learned without the first recordings, without the second ones, and so on.
///
/// # Errors
/// When the recogniser is missing.
pub fn run(
    style: HearStyle,
    language: Language,
    tunings: &[Tuning],
    examples: &Examples,
    positions: usize,
) -> Result<Chosen, VoiceTrouble> {
    let mut rng = Rng::with_seed(1);
    let thresholds = STEPS.map(|step| stepped(Thresholds::of(style), step));
    let (mut moves, mut counts) = (0, [Count::default(); STEPS.len()]);
    let room = examples.values().flatten().next().map_or(&[][..], |first| &first[..first.len().min(ROOM)]);
    for (number, tuning) in tunings.iter().enumerate() {
        let mut ear = PocketSphinx::open(tuning.clone())?;
        let said = |word: &str| Some(voiced(examples.get(word)?.get(number)?));
        for _ in 0..positions {
            let Some(scene) = Scene::of(style, &mut rng, &|word| said(word).is_some()) else { continue };
            let (board, legality) = (scene.board.clone(), Legality::Preferred);
            ear.expect(&Expected { board, legality, style, language, awaited: Awaited::Nothing });
            for kind in [Kind::Legal, Kind::Illegal, Kind::Jumble] {
                let words = scene.words(kind, style, &mut rng);
                let parts = words.and_then(|words| words.iter().map(|word| said(word)).collect::<Option<Vec<_>>>());
                let Some(parts) = parts else { continue };
                moves += u32::from(kind == Kind::Legal);
                let heard = ear.decide_at(&joined(&parts, room), thresholds);
                for (count, heard) in counts.iter_mut().zip(&heard) {
                    count.add(kind, heard, scene.phrases.meanings(&scene.legal));
                }
            }
        }
    }
    let at = choose(&counts);
    Ok(Chosen { certain: thresholds[at].certain_move, moves, count: counts[at] })
}

impl Count {
    fn add(&mut self, kind: Kind, heard: &Heard, meant: &[Intent]) {
        match heard {
            Heard::Move(one) if kind == Kind::Legal && meant.contains(&one.intent) => self.right += 1,
            Heard::Move(_) | Heard::Command { .. } => self.mistaken += 1,
            Heard::Ask(several) if kind == Kind::Legal => {
                self.asked += u32::from(several.iter().any(|one| meant.contains(&one.intent)));
            }
            Heard::Ask(_) | Heard::Illegal { .. } | Heard::Nothing => {}
        }
    }
}

/// The usual thresholds, with that of moves a step away.
fn stepped(usual: Thresholds, step: i32) -> Thresholds {
    if step == 0 {
        return usual;
    }
    Thresholds { certain_move: raised(usual.certain_move, 0.5 * f64::from(step)), ..usual }
}

/// The lowest certainty from the usual one on at which least is mistaken: asking more often is of no use where as much is mistaken
/// with it. Lower than usual only where nothing is mistaken for some way further down, since so few moves do not show what is rare.
fn choose(counts: &[Count; STEPS.len()]) -> usize {
    let mistaken = |at: &usize| counts[*at].mistaken;
    // The first of several that are alike.
    let higher = (USUAL..STEPS.len()).min_by_key(mistaken).unwrap_or(USUAL);
    if higher > USUAL {
        return higher;
    }
    let lower =
        |at: &usize| (at - MARGIN..=USUAL).all(|at| mistaken(&at) == 0) && counts[*at].right > counts[USUAL].right;
    (LEAST..USUAL).find(lower).unwrap_or(USUAL)
}

/// A position, and a move that is said in it.
struct Scene {
    board: Board,
    phrases: Phrases,
    legal: String,
}

impl Scene {
    /// One in which a move can be said with these words.
    fn of(style: HearStyle, rng: &mut Rng, known: &dyn Fn(&str) -> bool) -> Option<Scene> {
        for _ in 0..LOOKED_AT {
            let Ok(board) = Board::from_fen(&position(rng).fen()) else { continue };
            let phrases = Phrases::of(&board, Legality::Preferred, style);
            // In full, as the Laws have it: from and to.
            let is_full = |phrase: &&str| phrase.split(' ').count() >= 4 && phrases.meanings(phrase).len() == 1;
            let can_be_said = |phrase: &&str| phrase.split(' ').all(known);
            let all: Vec<&str> = phrases.iter().filter(is_full).filter(can_be_said).collect();
            if let Some(legal) = rng.choice(all) {
                let legal = legal.to_owned();
                return Some(Scene { board, phrases, legal });
            }
        }
        None
    }

    /// The words of something of this kind.
    fn words(&self, kind: Kind, style: HearStyle, rng: &mut Rng) -> Option<Vec<String>> {
        let mut words: Vec<String> = self.legal.split(' ').map(str::to_owned).collect();
        let is_none = |words: &[String]| self.phrases.meanings(&words.join(" ")).is_empty();
        match kind {
            Kind::Legal => Some(words),
            Kind::Illegal => {
                let classes = [Class::File, Class::Rank].map(|class| class.words(style));
                (0..20).find_map(|_| {
                    let at = words.len() - 1 - rng.usize(0..2);
                    let mut other = words.clone();
                    let class = classes.iter().find(|class| class.contains(&words[at]))?;
                    other[at].clone_from(rng.choice(class)?);
                    is_none(&other).then_some(other)
                })
            }
            Kind::Jumble => (0..20).find_map(|_| {
                rng.shuffle(&mut words);
                is_none(&words).then(|| words.clone())
            }),
        }
    }
}

/// After some half-moves by lot.
fn position(rng: &mut Rng) -> Position {
    let mut position = Position::initial();
    for _ in 0..rng.usize(0..60) {
        let Some(intent) = rng.choice(position.legal_intents()) else { break };
        let Ok(next) = position.clone().play(intent) else { break };
        if !next.has_legal_moves() {
            break;
        }
        position = next;
    }
    position
}

/// A recording without the silence before and after the word.
fn voiced(samples: &[i16]) -> &[i16] {
    let loudest = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
    let is_heard = |sample: &i16| u32::from(sample.unsigned_abs()) * 30 > u32::from(loudest);
    let (Some(first), Some(last)) = (samples.iter().position(is_heard), samples.iter().rposition(is_heard)) else {
        return samples;
    };
    &samples[first.saturating_sub(EDGE)..(last + EDGE).min(samples.len())]
}

/// Words one after another, with the room around them.
fn joined(words: &[&[i16]], room: &[i16]) -> Vec<i16> {
    // A recording that begins with its word has no room in front of it.
    let is_room = clearness(room) < CLEAR && !room.is_empty();
    let quiet = |length: usize| -> Vec<i16> {
        let sample = |at: usize| if is_room { room[at % room.len()] } else { i16::from(at.is_multiple_of(7)) };
        (0..length).map(sample).collect()
    };
    let mut all = quiet(ROOM);
    for word in words {
        all.extend_from_slice(word);
        all.extend(quiet(GAP));
    }
    all.extend(quiet(ROOM));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(mistaken: [u32; 8], right: [u32; 8]) -> [Count; 8] {
        std::array::from_fn(|at| Count { right: right[at], asked: 0, mistaken: mistaken[at] })
    }

    #[test]
    fn mistakes_raise_the_threshold_and_little_evidence_hardly_lowers_it() {
        let right = [30, 29, 28, 27, 25, 22, 20, 10];
        for (mistaken, step) in [
            // Nothing is mistaken anywhere: as low as is allowed.
            ([0; 8], -1),
            // Some is, far down: a step up from there is not enough.
            ([1, 0, 0, 0, 0, 0, 0, 0], -1),
            ([2, 1, 0, 0, 0, 0, 0, 0], 0),
            ([2, 1, 1, 1, 0, 0, 0, 0], 0),
            // At the usual one, too: up.
            ([3, 2, 1, 1, 1, 0, 0, 0], 1),
            ([3, 2, 2, 2, 2, 1, 1, 1], 1),
            // What is mistaken at every certainty is no reason to ask more often.
            ([3, 3, 3, 3, 2, 2, 2, 2], 0),
            ([3, 3, 3, 3, 2, 2, 1, 0], 3),
        ] {
            assert_eq!(STEPS[choose(&counts(mistaken, right))], step, "{mistaken:?}");
        }
        // Where nothing would be gained, all stays as it is.
        assert_eq!(choose(&counts([0; 8], [20; 8])), USUAL);
        for style in HearStyle::ALL {
            let steps = STEPS.map(|step| stepped(Thresholds::of(style), step).certain_move);
            assert!(steps.is_sorted() && steps[USUAL].total_cmp(&Thresholds::of(style).certain_move).is_eq());
            let tuning = Tuning { style: Some(style), certain: Some(steps[7]), ..Tuning::default() };
            assert!(tuning.thresholds(style).certain_move > steps[6], "what is chosen is kept: {steps:?}");
        }
    }

    #[test]
    fn illegal_and_jumbled_words_mean_nothing_and_joining_adds_room() {
        let mut rng = Rng::with_seed(5);
        for _ in 0..20 {
            let scene = Scene::of(HearStyle::Fide, &mut rng, &|_| true).expect("a position");
            assert_eq!(scene.phrases.meanings(&scene.legal).len(), 1);
            for kind in [Kind::Illegal, Kind::Jumble] {
                let Some(words) = scene.words(kind, HearStyle::Fide, &mut rng) else { continue };
                assert!(scene.phrases.meanings(&words.join(" ")).is_empty(), "{words:?}");
                assert_eq!(words.len(), scene.legal.split(' ').count());
            }
        }
        assert!(Scene::of(HearStyle::Fide, &mut rng, &|_| false).is_none());
        let word = [vec![0; 4_000], vec![9_000, -9_000, 100, 9_000], vec![0; 4_000]].concat();
        assert_eq!(voiced(&word).len(), 2 * EDGE + 3);
        let all = joined(&[voiced(&word), voiced(&word)], &[]);
        assert_eq!(all.len(), 2 * ROOM + 2 * GAP + 2 * (2 * EDGE + 3));
    }
}
