//! The three graphs of a position: all that is expected, any move at all, and any sounds at all.

use std::collections::BTreeMap;

use super::Expected;
use super::lexicon::{self, Lexicon};
use super::phrases::{self, Phrases};
use super::search::{Graph, Node};
use super::sphinx::model::Model;
use crate::game::participant::HearStyle;
use crate::rules::position::{CastlingSide, File, Intent, Rank, Role};

/// What a pause costs, and a noise; what a phone costs where any may follow any. In the unit of the costs of senones.
const SILENCE: i32 = 340;
const NOISE: i32 = 1200;
const PHONE: i32 = 20;

/// What the end of a phrase means.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    /// One of these moves.
    Moves(Vec<Intent>),
    /// A command or an answer, as it would be typed.
    Line(String),
}

/// A graph whose words are known.
pub struct Words {
    /// The graph.
    pub graph: Graph,
    /// Its words, by their numbers.
    pub words: Vec<String>,
}

impl Words {
    fn new() -> Words {
        Words { graph: Graph::new(), words: Vec::new() }
    }

    /// A word between two nodes, in each pronunciation.
    fn word(&mut self, model: &Model, lexicon: &Lexicon, from: Node, to: Node, word: &str) {
        let number = self.words.len();
        self.words.push(word.to_owned());
        for way in lexicon.pronunciations(word) {
            self.graph.arc(from, to, Some(number), way.cost, &model.word(&way.phones));
        }
    }

    fn finish(mut self, model: &Model) -> Words {
        self.graph = self.graph.with_pauses(model, SILENCE, Some(NOISE));
        self
    }
}

/// All that is expected: phrases with common beginnings share these.
pub struct ExpectedGraph {
    /// The graph and its words.
    pub words: Words,
    /// What each end means, with its words.
    pub ends: Vec<(Node, Meaning, String)>,
}

impl ExpectedGraph {
    /// For what may be said now.
    pub fn of(model: &Model, lexicon: &Lexicon, expected: &Expected) -> ExpectedGraph {
        let mut words = Words::new();
        let mut ends = Vec::new();
        let mut nodes: BTreeMap<(Node, String), Node> = BTreeMap::new();
        let mut end_of = |words: &mut Words, phrase: &str| {
            phrase.split(' ').fold(Node::START, |from, word| {
                *nodes.entry((from, word.to_owned())).or_insert_with(|| {
                    let to = words.graph.node();
                    words.word(model, lexicon, from, to, word);
                    to
                })
            })
        };
        let phrases = Phrases::of(&expected.board, expected.legality, expected.style);
        for phrase in phrases.iter() {
            let end = end_of(&mut words, phrase);
            ends.push((end, Meaning::Moves(phrases.meanings(phrase).to_vec()), phrase.to_owned()));
        }
        for command in lexicon::commands(expected.language) {
            let end = end_of(&mut words, command.words);
            ends.push((end, Meaning::Line(command.words.to_owned()), command.words.to_owned()));
        }
        for (phrase, line) in phrases::answers(expected) {
            let end = end_of(&mut words, &phrase);
            ends.push((end, Meaning::Line(line), phrase));
        }
        ExpectedGraph { words: words.finish(model), ends }
    }
}

/// Any move, whatever stands on the board.
pub struct AnyMoveGraph {
    /// The graph and its words.
    pub words: Words,
    /// Where a move can end.
    pub ends: Vec<Node>,
}

impl AnyMoveGraph {
    /// In these words.
    pub fn of(model: &Model, lexicon: &Lexicon, style: HearStyle) -> AnyMoveGraph {
        let mut words = Words::new();
        let square = |words: &mut Words, from: &[Node]| {
            let (file, rank) = (words.graph.node(), words.graph.node());
            for from in from {
                for each in File::ALL {
                    words.word(model, lexicon, *from, file, &phrases::file(style, each));
                }
            }
            for each in Rank::ALL {
                words.word(model, lexicon, file, rank, &phrases::rank(style, each));
            }
            rank
        };
        // The piece, the square of departure, the word for a capture: each may be left out.
        let piece = words.graph.node();
        for role in Role::ALL {
            words.word(model, lexicon, Node::START, piece, &phrases::piece(style, role));
        }
        let take = |words: &mut Words, from: &[Node]| {
            let taken = words.graph.node();
            for from in from {
                words.word(model, lexicon, *from, taken, phrases::takes(style));
            }
            taken
        };
        let departure = square(&mut words, &[Node::START, piece]);
        let captures = take(&mut words, &[departure]);
        let captures_at_once = take(&mut words, &[piece]);
        let arrival = square(&mut words, &[departure, captures, captures_at_once]);
        let promotion = words.graph.node();
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for from in [departure, arrival] {
                words.word(model, lexicon, from, promotion, &phrases::piece(style, role));
            }
        }
        let castled = words.graph.node();
        for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
            let mut from = Node::START;
            let said: Vec<&str> = phrases::castling(style, side).split(' ').collect();
            for (at, word) in said.iter().enumerate() {
                let to = if at + 1 == said.len() { castled } else { words.graph.node() };
                words.word(model, lexicon, from, to, word);
                from = to;
            }
        }
        AnyMoveGraph { words: words.finish(model), ends: vec![departure, arrival, promotion, castled] }
    }
}

/// Any sounds, one phone after the other: what does not fit a phrase clearly better than these fit is none.
pub fn any_sounds(model: &Model) -> Graph {
    let mut graph = Graph::new();
    for phone in model.spoken() {
        graph.arc(Node::START, Node::START, None, PHONE, &model.alone(phone));
    }
    graph.with_pauses(model, SILENCE, Some(NOISE))
}
