//! The three graphs of a position: all that is expected, any move at all, and any sounds at all.

use std::collections::BTreeMap;

use super::Expected;
use super::lexicon::{self, Lexicon};
use super::phrases::{self, PROMOTIONS, Phrases};
use super::search::{Graph, Node};
use super::sphinx::model::Model;
use crate::game::board::Board;
use crate::game::participant::HearStyle;
use crate::notation::{self, Legality};
use crate::rules::position::{CastlingSide, File, Intent, Rank, Role, Square};

/// What a pause costs, and a noise; what a phone costs where any may follow any. In the unit of the costs of senones.
const SILENCE: i32 = 340;
const NOISE: i32 = 1200;
const PHONE: i32 = 20;
/// What each word costs besides: without it, a piece that was not named is found in the breath before a square.
const WORD: i32 = 100;

/// What the end of a phrase means.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning {
    Moves(Vec<Intent>),
    /// A command or an answer, as it would be typed.
    Line(String),
}

/// All phrases that are expected, each with what it means.
pub fn said_now(expected: &Expected) -> Vec<(String, Meaning)> {
    let phrases = Phrases::of(&expected.board, expected.legality, expected.style);
    let moves = phrases.iter().map(|phrase| (phrase.to_owned(), Meaning::Moves(phrases.meanings(phrase).to_vec())));
    let line = |words: &str| (words.to_owned(), Meaning::Line(words.to_owned()));
    let commands = lexicon::commands(expected.language).map(|command| line(command.words));
    let answers = phrases::answers(expected).into_iter().map(|(phrase, line)| (phrase, Meaning::Line(line)));
    moves.chain(commands).chain(answers).collect()
}

/// The only move that these words say on the bare board, if there is one, and the words as they would be typed. `None`: they are no move.
/// Nothing of it shows what is legal.
pub fn on_the_bare_board(expected: &Expected, words: &str) -> Option<(Option<Intent>, String)> {
    let Expected { board, style, .. } = expected;
    let said = phrases::typed(words);
    match notation::read(&said, board, lexicon::home(*style), Legality::Ignored) {
        notation::Heard::Moves(moves) => {
            let only = if let [intent] = moves[..] { Some(intent) } else { None };
            Some((only, said))
        }
        notation::Heard::NoPieceGoesThere { .. } | notation::Heard::PromotionMissing { .. } => Some((None, said)),
        _ => None,
    }
}

/// A graph whose words are known.
pub struct Words {
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
            self.graph.arc(from, to, Some(number), WORD + way.cost, &model.word(&way.phones));
        }
    }

    fn finish(mut self, model: &Model) -> Words {
        self.graph = self.graph.with_pauses(model, SILENCE, Some(NOISE));
        self
    }
}

/// All that is expected: phrases with common beginnings share these.
pub struct ExpectedGraph {
    pub words: Words,
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
        for (phrase, meaning) in said_now(expected) {
            let end = end_of(&mut words, &phrase);
            ends.push((end, meaning, phrase));
        }
        ExpectedGraph { words: words.finish(model), ends }
    }
}

/// Any move of the pieces of the side to move to any square, legal or not.
pub struct AnyMoveGraph {
    pub words: Words,
    pub ends: Vec<Node>,
}

impl AnyMoveGraph {
    pub fn of(model: &Model, lexicon: &Lexicon, board: &Board, style: HearStyle) -> AnyMoveGraph {
        let mut makes = Maker { model, lexicon, style, words: Words::new(), shared: BTreeMap::new() };
        let own: Vec<(Square, Role)> = board
            .placement()
            .by_color(board.turn())
            .into_iter()
            .filter_map(|square| Some((square, board.piece_at(square)?.role)))
            .collect();
        let pawns = || own.iter().filter(|(_, role)| *role == Role::Pawn).map(|(square, _)| *square);

        // A piece by its name, its square or both, and where it goes.
        let departure = makes.node();
        for (square, role) in &own {
            let square = [phrases::file(style, square.file()), phrases::rank(style, square.rank())];
            let named = [phrases::piece(style, *role)].into_iter().chain(square.clone()).collect::<Vec<_>>();
            makes.chain(&named, departure);
            makes.chain(&square, departure);
        }
        let departure_takes = makes.takes(departure);
        let arrival = makes.node();
        makes.square(&[departure, departure_takes], arrival);
        let piece = makes.node();
        for role in Role::ALL.into_iter().filter(|role| own.iter().any(|(_, own)| own == role)) {
            makes.word(Node::START, piece, &phrases::piece(style, role));
        }
        let piece_takes = makes.takes(piece);
        let short = makes.node();
        makes.square(&[piece, piece_takes], short);
        let mut ends = vec![arrival, short];

        // A pawn by where it goes, or by the file on which it captures.
        if pawns().next().is_some() {
            let to = makes.node();
            makes.square(&[Node::START], to);
            let file = makes.node();
            for each in File::ALL.into_iter().filter(|file| pawns().any(|pawn| pawn.file() == *file)) {
                makes.word(Node::START, file, &phrases::file(style, each));
            }
            let file_takes = makes.takes(file);
            let captured = makes.node();
            makes.square(&[file_takes], captured);
            ends.extend([to, captured]);
        }
        let before_last = board.turn().fold_wb(Rank::Seventh, Rank::Second);
        if pawns().any(|pawn| pawn.rank() == before_last) {
            let promotion = makes.node();
            for role in PROMOTIONS {
                for from in ends.clone() {
                    makes.word(from, promotion, &phrases::piece(style, role));
                }
            }
            ends.push(promotion);
        }
        let castled = makes.node();
        for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
            let said: Vec<String> = phrases::castling(style, side).split(' ').map(str::to_owned).collect();
            makes.chain(&said, castled);
        }
        ends.push(castled);
        AnyMoveGraph { words: makes.words.finish(model), ends }
    }
}

/// Puts words between nodes.
struct Maker<'a> {
    model: &'a Model,
    lexicon: &'a Lexicon,
    style: HearStyle,
    words: Words,
    /// Nodes within chains of words that begin alike, and ends that have been reached.
    shared: BTreeMap<(Node, String), Node>,
}

impl Maker<'_> {
    fn node(&mut self) -> Node {
        self.words.graph.node()
    }

    fn word(&mut self, from: Node, to: Node, word: &str) {
        self.words.word(self.model, self.lexicon, from, to, word);
    }

    /// Words from the start to a node; what begins alike is shared.
    fn chain(&mut self, words: &[String], end: Node) {
        let mut from = Node::START;
        for (at, word) in words.iter().enumerate() {
            let is_last = at + 1 == words.len();
            // The last word has a place of its own among what is shared.
            let key = (from, if is_last { format!("{word} {}", end.0) } else { word.clone() });
            if let Some(known) = self.shared.get(&key) {
                from = *known;
                continue;
            }
            let to = if is_last { end } else { self.node() };
            self.word(from, to, word);
            self.shared.insert(key, to);
            from = to;
        }
    }

    /// The word for a capture.
    fn takes(&mut self, from: Node) -> Node {
        let to = self.node();
        self.word(from, to, phrases::takes(self.style));
        to
    }

    fn square(&mut self, from: &[Node], end: Node) {
        let between = self.node();
        for from in from {
            for file in File::ALL {
                self.word(*from, between, &phrases::file(self.style, file));
            }
        }
        for rank in Rank::ALL {
            self.word(between, end, &phrases::rank(self.style, rank));
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::participant::Language;
    use crate::input::voice::Awaited;

    #[test]
    fn an_unexpected_move_is_told_from_no_move() {
        let expected = Expected {
            board: Board::from_fen("8/4P2k/8/8/8/8/7N/r5RK w - - 0 1").expect("a legal FEN"),
            legality: Legality::Preferred,
            style: HearStyle::Fide,
            language: Language::De,
            awaited: Awaited::Nothing,
        };
        let knight = Intent::Step { from: Square::H2, to: Square::F3, promotion: None };
        for (words, said) in [
            ("springer felix drei", Some(Some(knight))),
            ("springer anna acht", Some(None)),
            ("eva acht", Some(None)),
            ("acht eva", None),
        ] {
            let said = said.map(|only| (only, words.to_owned()));
            assert_eq!(on_the_bare_board(&expected, words), said, "{words}");
        }
    }

    /// As an announcement has it at a tournament, in every style: with both squares, whether any piece can go there or not.
    #[test]
    fn naming_both_squares_says_any_move_legal_or_not() {
        let board = Board::default();
        for style in HearStyle::ALL {
            let expected = Expected {
                board: board.clone(),
                legality: Legality::Ignored,
                style,
                language: Language::De,
                awaited: Awaited::Nothing,
            };
            for from in board.placement().by_color(board.turn()) {
                let role = board.piece_at(from).expect("a piece").role;
                for to in Square::ALL.into_iter().filter(|to| *to != from && to.rank() != Rank::Eighth) {
                    let square = |square: Square| {
                        format!("{} {}", phrases::file(style, square.file()), phrases::rank(style, square.rank()))
                    };
                    let both = format!("{} {}", square(from), square(to));
                    for words in [both.clone(), format!("{} {both}", phrases::piece(style, role))] {
                        let intent = Intent::Step { from, to, promotion: None };
                        let said = on_the_bare_board(&expected, &words);
                        // A king that goes two squares castles.
                        let castles = |intent| matches!(intent, Some(Intent::Castle { .. }));
                        assert!(
                            said.as_ref().is_some_and(|(only, _)| *only == Some(intent) || castles(*only)),
                            "{words}: {said:?}"
                        );
                    }
                }
            }
        }
    }
}
