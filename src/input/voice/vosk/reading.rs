//! What is made of Vosk's alternatives: a move, a question, a refusal.
//!
//! Each comes with the logarithm of its likelihood. They are certain where the best one is expected and no other one that means anything
//! else comes near it. How near is a guess on the safe side: no voices were measured with any model of Vosk's.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::super::contest::Class;
use super::super::decision::CHOICES;
use super::super::graphs::{Meaning, on_the_bare_board, said_now};
use super::super::{Candidate, Expected, Heard, phrases};
use crate::rules::position::Intent;

/// Whatever else is meant comes no nearer than this to what is certain, in natural logarithms: it is less than a third as likely.
const ALONE: f32 = 1.2;
/// What is further behind the best than this is not offered.
const OFFERED: f32 = 3.0;
/// What a phrase costs of which one word was heard otherwise; and how many words it has at least.
const ONE_WORD: f32 = 2.0;
const FEWEST_WORDS: usize = 3;

/// What can be said in one position, and how a model writes it.
pub struct Reading {
    /// What may be said.
    pub expected: Expected,
    /// What each phrase means, and how we write it.
    phrases: BTreeMap<String, (Meaning, String)>,
    /// Words of the model for pieces and squares, and ours.
    words: BTreeMap<String, String>,
    /// The moves that are expected.
    moves: Vec<Intent>,
}

/// A result, as Vosk writes it.
#[derive(Deserialize)]
struct Told {
    #[serde(default)]
    alternatives: Vec<Alternative>,
}

#[derive(Deserialize)]
struct Alternative {
    text: String,
    /// The logarithm of its likelihood.
    confidence: f32,
}

/// What an alternative says.
#[derive(Debug, PartialEq)]
enum Read<'a> {
    Expected(&'a Meaning, &'a str),
    /// A move of these pieces that is not expected.
    Unexpected(Intent, String),
    Neither,
}

impl Read<'_> {
    /// Whether another one means the same; its words may differ.
    fn means(&self, other: &Read<'_>) -> bool {
        match (self, other) {
            (Read::Expected(one, _), Read::Expected(other, _)) => one == other,
            (Read::Unexpected(one, _), Read::Unexpected(other, _)) => one == other,
            _ => false,
        }
    }
}

impl Reading {
    /// Of all that is expected, in the words that the model has for ours; what needs others is left out.
    pub fn of(expected: &Expected, spelled: &BTreeMap<String, String>) -> Reading {
        let in_the_model = |phrase: &str| {
            let words: Option<Vec<&str>> =
                phrase.split(' ').map(|word| spelled.get(word).map(String::as_str)).collect();
            words.map(|words| words.join(" "))
        };
        let mut phrases = BTreeMap::new();
        for (phrase, meaning) in said_now(expected) {
            if let Some(written) = in_the_model(&phrase) {
                phrases.entry(written).or_insert((meaning, phrase));
            }
        }
        let classes = [Class::Piece, Class::File, Class::Rank].into_iter();
        let said = classes.flat_map(|class| class.words(expected.style));
        let said = said.chain([phrases::takes(expected.style).to_owned()]);
        let words = said.filter_map(|word| Some((spelled.get(&word)?.clone(), word))).collect();
        let moves = phrases::expected_moves(&expected.board, expected.legality);
        Reading { expected: expected.clone(), phrases, words, moves }
    }

    /// Whether any move can be said.
    pub fn has_moves(&self) -> bool {
        self.phrases.values().any(|(meaning, _)| matches!(meaning, Meaning::Moves(_)))
    }

    /// The list of phrases for Vosk. The words of all pieces and squares are in it, so that a move that is not expected need not be taken for
    /// one that is; a second recogniser would hear no better, since the list keeps only neighbouring words together. So are its words for
    /// what it does not know.
    pub fn grammar(&self, noises: &[&str]) -> String {
        let used: BTreeSet<&str> = self.phrases.keys().flat_map(|phrase| phrase.split(' ')).collect();
        let words = self.words.keys().map(String::as_str).filter(|word| !used.contains(word));
        let phrases: Vec<&str> =
            self.phrases.keys().map(String::as_str).chain(words).chain(noises.iter().copied()).collect();
        serde_json::Value::from(phrases).to_string()
    }

    /// What is made of a result; nothing is certain where noise is loud.
    pub fn decide(&self, told: &str, is_clear: bool) -> Heard {
        let alternatives = ranked(told);
        let reads: Vec<(f32, Read<'_>)> =
            alternatives.iter().map(|(behind, text)| (*behind, self.read(text))).collect();
        let Some((_, best)) = reads.first() else { return Heard::Nothing };
        let is_alone = reads.iter().skip(1).all(|(behind, read)| *behind >= ALONE || read.means(best));
        match best {
            Read::Expected(Meaning::Line(line), _) if is_clear && is_alone => {
                return Heard::Command { line: line.clone() };
            }
            Read::Expected(Meaning::Moves(moves), said) if is_clear && is_alone => {
                if let [intent] = moves.as_slice() {
                    return Heard::Move(candidate(*intent, said, 0.0));
                }
            }
            Read::Unexpected(intent, said) if is_clear && is_alone => {
                return Heard::Illegal { intent: Some(*intent), said: said.clone() };
            }
            _ => {}
        }
        let heard_otherwise = alternatives.first().map_or("", |(_, text)| text.as_str());
        self.offer(&reads, heard_otherwise)
    }

    fn read(&self, text: &str) -> Read<'_> {
        if let Some((meaning, said)) = self.phrases.get(text) {
            return Read::Expected(meaning, said);
        }
        self.unexpected(text).map_or(Read::Neither, |(intent, said)| Read::Unexpected(intent, said))
    }

    /// The move that these words say on the bare board, where that may be said and is not expected.
    /// Words that say no single move come too often out of a list of phrases where an expected move was said.
    fn unexpected(&self, text: &str) -> Option<(Intent, String)> {
        let words: Option<Vec<&str>> = text.split(' ').map(|word| self.words.get(word).map(String::as_str)).collect();
        let (intent, said) = on_the_bare_board(&self.expected, &words?.join(" "))?;
        intent.filter(|intent| !self.moves.contains(intent)).map(|intent| (intent, said))
    }

    /// The moves among the alternatives; or those that differ from the best one by a single word, if there are no more than can be offered. A
    /// command is not offered, but said again.
    fn offer(&self, reads: &[(f32, Read<'_>)], best: &str) -> Heard {
        let mut likely: Vec<(f32, &Meaning, &str)> = Vec::new();
        for (behind, read) in reads.iter().filter(|(behind, _)| *behind <= OFFERED) {
            match read {
                Read::Expected(Meaning::Line(_), _) => return Heard::Nothing,
                Read::Expected(meaning, said) => likely.push((*behind, meaning, said)),
                Read::Unexpected(..) | Read::Neither => {}
            }
        }
        if likely.is_empty() {
            let near = self.phrases.iter().filter(|(written, _)| differ_in_one(written, best));
            likely.extend(near.map(|(_, (meaning, said))| (ONE_WORD, meaning, said.as_str())));
        }
        let mut offered: Vec<Candidate> = Vec::new();
        for (behind, meaning, said) in likely {
            let Meaning::Moves(moves) = meaning else { continue };
            for intent in moves {
                if offered.iter().all(|known| known.intent != *intent) {
                    offered.push(candidate(*intent, said, behind));
                }
            }
        }
        if offered.is_empty() || offered.len() > CHOICES { Heard::Nothing } else { Heard::Ask(offered) }
    }
}

fn candidate(intent: Intent, said: &str, behind: f32) -> Candidate {
    Candidate { intent, said: phrases::typed(said), score: 0.0 - behind }
}

/// The alternatives that are told, the likeliest first, with how far each is behind it. One that says nothing is one, too.
fn ranked(told: &str) -> Vec<(f32, String)> {
    let Ok(Told { mut alternatives }) = serde_json::from_str(told) else { return Vec::new() };
    alternatives.retain(|alternative| alternative.confidence.is_finite());
    alternatives.sort_by(|one, other| other.confidence.total_cmp(&one.confidence));
    let best = alternatives.first().map_or(0.0, |best| best.confidence);
    alternatives.into_iter().map(|alternative| (best - alternative.confidence, alternative.text)).collect()
}

/// Whether one word more, less, or another one makes a phrase of what was heard; both must have some words.
fn differ_in_one(phrase: &str, heard: &str) -> bool {
    let (phrase, heard): (Vec<&str>, Vec<&str>) = (phrase.split(' ').collect(), heard.split(' ').collect());
    if phrase.len() < FEWEST_WORDS || phrase.len().abs_diff(heard.len()) > 1 {
        return false;
    }
    let alike = |(one, other): &(&&str, &&str)| one == other;
    let before = phrase.iter().zip(&heard).take_while(alike).count();
    let room = phrase.len().min(heard.len()) - before;
    let behind = phrase.iter().rev().zip(heard.iter().rev()).take(room).take_while(alike).count();
    phrase.len().max(heard.len()) - before - behind <= 1
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::super::words;
    use super::*;
    use crate::game::board::Board;
    use crate::game::participant::{HearStyle, Language};
    use crate::input::voice::Awaited;
    use crate::notation::Legality;
    use crate::rules::position::{Position, Square};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// The knight is pinned.
    const PINNED: &str = "4k3/8/8/8/8/8/8/r5NK w - - 0 1";

    fn expected(fen: &str, legality: Legality, style: HearStyle) -> Expected {
        let board = Board::from_fen(fen).expect("a legal FEN");
        Expected { board, legality, style, language: Language::De, awaited: Awaited::Nothing }
    }

    /// A reading by a model that knows our words as they are, but for these.
    fn reading(expected: &Expected, without: &[&str]) -> Reading {
        let known =
            words(expected.style, expected.language).into_iter().filter(|word| !without.contains(&word.as_str()));
        Reading::of(expected, &known.map(|word| (word.clone(), word)).collect())
    }

    fn fide(fen: &str) -> Reading {
        reading(&expected(fen, Legality::Preferred, HearStyle::Fide), &[])
    }

    fn told(alternatives: &[(&str, f32)]) -> String {
        let one = |(text, confidence): &(&str, f32)| json!({ "text": text, "confidence": confidence });
        json!({ "alternatives": alternatives.iter().map(one).collect::<Vec<_>>() }).to_string()
    }

    fn step(from: Square, to: Square) -> Intent {
        Intent::Step { from, to, promotion: None }
    }

    fn offered(heard: Heard) -> Vec<Intent> {
        match heard {
            Heard::Ask(several) => several.into_iter().map(|candidate| candidate.intent).collect(),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_move_is_certain_where_nothing_else_comes_near() {
        let reading = fide(START);
        let knight =
            Candidate { intent: step(Square::G1, Square::F3), said: "springer felix drei".to_owned(), score: 0.0 };
        for others in [
            &[][..],
            &[("springer hector drei", 158.0)],
            // The same move in other words, and in the wrong order.
            &[("springer gustav eins felix drei", 159.9), ("[unk]", 150.0)],
        ] {
            let all: Vec<(&str, f32)> = others.iter().copied().chain([("springer felix drei", 160.0)]).collect();
            assert_eq!(reading.decide(&told(&all), true), Heard::Move(knight.clone()), "{all:?}");
        }
        assert_eq!(offered(reading.decide(&told(&[("springer felix drei", 160.0)]), false)), [knight.intent], "noise");
    }

    #[test]
    fn two_likely_moves_are_asked_about_the_likelier_first() {
        let alternatives = [("springer felix drei", 100.0), ("springer hector drei", 100.5), ("dame david eins", 99.0)];
        let heard = fide(START).decide(&told(&alternatives), true);
        assert_eq!(offered(heard), [step(Square::G1, Square::H3), step(Square::G1, Square::F3)]);
        let both = fide("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1").decide(&told(&[("springer david zwei", 9.0)]), true);
        assert_eq!(offered(both).len(), 2);
    }

    #[test]
    fn one_wrong_word_is_asked_about_where_it_leaves_few_moves() {
        let reading = fide(START);
        for heard in
            ["springer gustav vier felix drei", "vier springer gustav eins felix drei", "springer eins felix drei"]
        {
            let heard = reading.decide(&told(&[(heard, 1.0)]), true);
            assert_eq!(offered(heard), [step(Square::G1, Square::F3)]);
        }
        // Any knight's move; and phrases too short to leave a word out.
        for heard in ["springer [unk] drei", "[unk]", "felix", "drei", "[unk] [unk] [unk]", ""] {
            assert_eq!(reading.decide(&told(&[(heard, 1.0)]), true), Heard::Nothing, "{heard}");
        }
    }

    #[test]
    fn a_move_that_is_not_legal_is_named_but_not_where_legality_is_hidden() {
        let said = told(&[("springer gustav eins felix drei", 5.0), ("koenig hector eins hector zwei", 3.0)]);
        match fide(PINNED).decide(&said, true) {
            Heard::Illegal { intent, .. } => assert_eq!(intent, Some(step(Square::G1, Square::F3))),
            other => panic!("{other:?}"),
        }
        // A legal one is nearly as likely, and is all that can be meant.
        let near = told(&[("springer gustav eins felix drei", 5.0), ("koenig hector eins hector zwei", 4.5)]);
        assert_eq!(offered(fide(PINNED).decide(&near, true)), [step(Square::H1, Square::H2)]);
        let bare = reading(&expected(PINNED, Legality::Ignored, HearStyle::Fide), &[]);
        assert!(matches!(bare.decide(&said, true), Heard::Move(_)));
    }

    #[test]
    fn a_command_is_certain_or_said_again() {
        let reading = fide(START);
        let line = || Heard::Command { line: "bitte wiederholen".to_owned() };
        assert_eq!(reading.decide(&told(&[("bitte wiederholen", 7.0)]), true), line());
        let near = told(&[("bitte wiederholen", 7.0), ("springer felix drei", 6.5)]);
        assert_eq!(
            (reading.decide(&near, true), reading.decide(&told(&[("jawohl", 7.0)]), false)),
            (Heard::Nothing, Heard::Nothing)
        );
    }

    #[test]
    fn phrases_are_left_out_for_which_a_word_is_missing() {
        let style = HearStyle::Fide;
        let expected = expected(START, Legality::Preferred, style);
        let list = |without: &[&str]| -> Vec<String> {
            serde_json::from_str(&reading(&expected, without).grammar(&["[unk]"])).expect("a list")
        };
        let (all, fewer) = (list(&[]), list(&["felix"]));
        assert!(
            all.contains(&"[unk]".to_owned())
                && all.contains(&"jawohl".to_owned())
                && all.contains(&"sieben".to_owned())
        );
        assert!(all.iter().any(|phrase| phrase.contains("felix")) && fewer.len() < all.len());
        assert!(
            !fewer.iter().any(|phrase| phrase.contains("felix")) && fewer.contains(&"springer hector drei".to_owned())
        );
        let ranks = Class::Rank.words(style);
        let ranks: Vec<&str> = ranks.iter().map(String::as_str).collect();
        assert!(reading(&expected, &["felix"]).has_moves() && !reading(&expected, &ranks).has_moves());
    }

    #[test]
    fn what_is_no_result_is_nothing() {
        for told in ["", "null", "{}", "[1]", r#"{"text": "eva vier"}"#, r#"{"alternatives": [{"text": "eva vier"}]}"#]
        {
            assert_eq!(fide(START).decide(told, true), Heard::Nothing, "{told}");
        }
    }

    fn texts() -> impl Strategy<Value = String> {
        let known = words(HearStyle::Fide, Language::De);
        let word = prop_oneof![8 => proptest::sample::select(known), 1 => "\\PC{0,6}", 1 => Just("[unk]".to_owned())];
        proptest::collection::vec(word, 0..7).prop_map(|words| words.join(" "))
    }

    proptest! {
        /// Whatever is told, a move is heard only where its own words were told as the best, and no other comes near.
        #[test]
        fn a_move_is_never_made_up(
            moves in proptest::collection::vec(0..400_usize, 0..40),
            mut told in proptest::collection::vec((texts(), -300.0..300.0_f32), 0..6),
            is_clear: bool,
            said_at in 0..4000_usize,
        ) {
            let mut board = Board::default();
            for number in moves {
                let Some(position) = board.position().filter(Position::has_legal_moves) else { break };
                let legal = position.legal_intents();
                board = board.after(&board.change(legal[number % legal.len()]).expect("a legal move"));
            }
            let expected = Expected { board, ..expected(START, Legality::Preferred, HearStyle::Fide) };
            let reading = reading(&expected, &[]);
            // One of them may well be a phrase.
            let phrases: Vec<&String> = reading.phrases.keys().collect();
            told.push((phrases[said_at % phrases.len()].clone(), 299.0));
            let all: Vec<(&str, f32)> = told.iter().map(|(text, confidence)| (text.as_str(), *confidence)).collect();
            let heard = reading.decide(&super::tests::told(&all), is_clear);
            let legal = phrases::expected_moves(&expected.board, Legality::Preferred);
            match heard {
                Heard::Move(candidate) => {
                    let best = all.iter().max_by(|one, other| one.1.total_cmp(&other.1)).expect("one");
                    prop_assert!(is_clear && legal.contains(&candidate.intent));
                    prop_assert_eq!(&candidate.said, best.0);
                    prop_assert_eq!(&reading.phrases[best.0].0, &Meaning::Moves(vec![candidate.intent]));
                }
                Heard::Ask(several) => {
                    prop_assert!((1..=CHOICES).contains(&several.len()));
                    prop_assert!(several.iter().all(|candidate| legal.contains(&candidate.intent)));
                }
                Heard::Illegal { intent, .. } => {
                    prop_assert!(is_clear && intent.is_none_or(|intent| !legal.contains(&intent)));
                }
                Heard::Command { line } => prop_assert!(is_clear && all.iter().any(|(text, _)| *text == line)),
                Heard::Nothing => {}
            }
        }

        #[test]
        fn any_text_is_taken_for_a_result(told in "\\PC*") {
            let _heard = fide(PINNED).decide(&told, true);
        }

        /// One word is changed, put in or taken out.
        #[test]
        fn one_word_makes_the_difference(phrase in proptest::collection::vec("[a-zäöü]{1,4}", 3..7), at in 0..7_usize, word in "[A-Z]{2}") {
            let at = at % phrase.len();
            let whole = phrase.join(" ");
            let (mut other, mut more, mut fewer) = (phrase.clone(), phrase.clone(), phrase.clone());
            other[at].clone_from(&word);
            more.insert(at, word.clone());
            fewer.remove(at);
            for changed in [&phrase, &other, &more, &fewer] {
                prop_assert!(differ_in_one(&whole, &changed.join(" ")), "{:?}", changed);
            }
            let twice = [&other[..], &[word]].concat();
            prop_assert!(!differ_in_one(&whole, &twice.join(" ")), "{:?}", twice);
        }
    }
}
