//! The phrases by which the moves of a position are said, each with the moves that it can mean.

use std::collections::BTreeMap;

use super::{Awaited, Expected};
use crate::game::board::Board;
use crate::game::participant::HearStyle;
use crate::notation::Legality;
use crate::notation::letters::Letters;
use crate::notation::phonetic::{self, Spelling};
use crate::rules::position::{CastlingSide, File, Intent, Rank, Role, Square, on_the_lines_of};

/// Stands in front of a letter of plain English, since *a* is a word, too.
const LETTER: &str = "letter-";
/// What a pawn can become (3.7.5).
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

// The words of each style, as the lexicon has them: lower case, without accents.

pub fn piece(style: HearStyle, role: Role) -> String {
    match style {
        HearStyle::Fide => token(phonetic::piece(role).display(Spelling::Ascii)),
        HearStyle::Nato | HearStyle::Plain => ENGLISH_PIECES[role as usize - 1].to_owned(),
    }
}

pub fn file(style: HearStyle, file: File) -> String {
    match style {
        HearStyle::Fide => token(phonetic::file(file).display(Spelling::Ascii)),
        HearStyle::Nato => phonetic::nato(file).to_owned(),
        HearStyle::Plain => format!("{LETTER}{}", file.char()),
    }
}

pub fn rank(style: HearStyle, rank: Rank) -> String {
    match style {
        HearStyle::Fide => token(phonetic::rank(rank).display(Spelling::Ascii)),
        HearStyle::Nato | HearStyle::Plain => ENGLISH_RANKS[rank as usize].to_owned(),
    }
}

/// The word for a capture, which is optional.
pub const fn takes(style: HearStyle) -> &'static str {
    match style {
        HearStyle::Fide => "schlaegt",
        HearStyle::Nato | HearStyle::Plain => "takes",
    }
}

pub const fn castling(style: HearStyle, side: CastlingSide) -> &'static str {
    match (style, side) {
        (HearStyle::Fide, CastlingSide::KingSide) => "kurze rochade",
        (HearStyle::Fide, CastlingSide::QueenSide) => "lange rochade",
        (_, CastlingSide::KingSide) => "castle kingside",
        (_, CastlingSide::QueenSide) => "castle queenside",
    }
}

fn square(style: HearStyle, square: Square) -> String {
    format!("{} {}", file(style, square.file()), rank(style, square.rank()))
}

const ENGLISH_PIECES: [&str; 6] = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const ENGLISH_RANKS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];

fn token(name: &str) -> String {
    name.to_lowercase()
}

/// The answers that are awaited, in the words of the style, and as they would be typed. Yes and no are among the commands.
pub fn answers(expected: &Expected) -> Vec<(String, String)> {
    let style = expected.style;
    match expected.awaited {
        Awaited::Nothing | Awaited::YesOrNo => Vec::new(),
        Awaited::Promotion => {
            let letters = Letters::of(expected.language);
            PROMOTIONS.map(|role| (piece(style, role), letters.letter(role).to_owned())).to_vec()
        }
        Awaited::Number { most } => {
            let numbers = Rank::ALL.into_iter().zip(1..=most);
            numbers.map(|(of, number)| (rank(style, of), number.to_string())).collect()
        }
    }
}

/// The word for a capture as it is written and said by a voice; in the lexicon it is in ASCII, as it may be typed.
const TAKES_SHOWN: &str = "schlägt";

/// A word as it is printed, and given to a voice of its language.
pub fn shown(style: HearStyle, word: &str) -> String {
    if style == HearStyle::Fide && word == takes(style) {
        return TAKES_SHOWN.to_owned();
    }
    let names = File::ALL.map(phonetic::file).into_iter();
    let names = names.chain(Rank::ALL.map(phonetic::rank)).chain(Role::ALL.map(phonetic::piece));
    let name = names.filter(|_| style == HearStyle::Fide).find(|name| token(name.display(Spelling::Ascii)) == word);
    name.map_or_else(|| typed(word), |name| name.speech().to_owned())
}

pub fn typed(phrase: &str) -> String {
    let word = |word| str::strip_prefix(word, LETTER).unwrap_or(word);
    phrase.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Everything that moves are said by in one position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Phrases {
    /// What each phrase can mean, never nothing.
    meanings: BTreeMap<String, Vec<Intent>>,
}

impl Phrases {
    /// All phrases for the side to move: of the legal moves, or of what its pieces reach on the bare board.
    pub fn of(board: &Board, legality: Legality, style: HearStyle) -> Phrases {
        let mut phrases = Phrases::default();
        let moves = expected_moves(board, legality);
        for &intent in &moves {
            for phrase in said_of(board, intent, style) {
                let meanings = phrases.meanings.entry(phrase).or_default();
                if !meanings.contains(&intent) {
                    meanings.push(intent);
                }
            }
        }
        phrases.add_bare_squares(board, &moves, style);
        phrases
    }

    /// A square alone says a pawn's step to it; where no pawn steps there, a pawn's capture, and where no pawn goes there at all, any other
    /// move: it is read back, so that nothing is guessed.
    fn add_bare_squares(&mut self, board: &Board, moves: &[Intent], style: HearStyle) {
        for of_pawn in [true, false] {
            let known: Vec<String> = self.meanings.keys().cloned().collect();
            for intent in moves {
                let Some(to) = goal(board, *intent, of_pawn) else { continue };
                let said = with_promotion(square(style, to), *intent, style);
                if !known.contains(&said) {
                    self.meanings.entry(said).or_default().push(*intent);
                }
            }
        }
    }

    /// What a phrase can mean; nothing, where it is none of them.
    pub fn meanings(&self, phrase: &str) -> &[Intent] {
        self.meanings.get(phrase).map_or(&[], Vec::as_slice)
    }

    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.meanings.keys().map(String::as_str)
    }

    /// Whether nothing can be said.
    pub fn is_empty(&self) -> bool {
        self.meanings.is_empty()
    }
}

/// The moves that are expected. Without legality nothing of it shows which of them are legal, so a pawn may reach the last rank without
/// a word of what it becomes, which is asked.
pub fn expected_moves(board: &Board, legality: Legality) -> Vec<Intent> {
    match (legality, board.position()) {
        (Legality::Preferred, Some(position)) => position.legal_intents(),
        _ => reached(board),
    }
}

/// What the pieces of the side to move reach on the bare board, pins and checks ignored.
fn reached(board: &Board) -> Vec<Intent> {
    let mut moves = Vec::new();
    for from in board.placement().by_color(board.turn()) {
        let Some(piece) = board.piece_at(from) else { continue };
        let goes = |to: &Square| on_the_lines_of(piece, from, *to) && board.way_is_free(piece, from, *to);
        for to in Square::ALL.into_iter().filter(goes) {
            if piece.role == Role::Pawn && is_last_rank(board, to) {
                moves.extend(PROMOTIONS.map(|role| Intent::Step { from, to, promotion: Some(role) }));
            }
            moves.push(Intent::Step { from, to, promotion: None });
        }
    }
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        let intent = Intent::Castle { side };
        if board.change(intent).is_some_and(|change| board.in_the_way(&change).is_none()) {
            moves.push(intent);
        }
    }
    moves
}

fn is_last_rank(board: &Board, square: Square) -> bool {
    square.rank() == board.turn().fold_wb(Rank::Eighth, Rank::First)
}

/// Where a step of a pawn, or of another piece, leads.
fn goal(board: &Board, intent: Intent, of_pawn: bool) -> Option<Square> {
    let Intent::Step { from, to, .. } = intent else { return None };
    board.piece_at(from).filter(|piece| (piece.role == Role::Pawn) == of_pawn).map(|_| to)
}

/// The ways to say one move: in full, as the Laws have it (D.2.1), and short.
fn said_of(board: &Board, intent: Intent, style: HearStyle) -> Vec<String> {
    let (from, to) = match intent {
        Intent::Step { from, to, .. } => (from, to),
        Intent::Castle { side } => {
            let mut said = vec![castling(style, side).to_owned()];
            // The king's own squares, where he goes further than any other move of his.
            if let Some(change) = board.change(intent) {
                let (from, to) = (change.lifted.square, change.placed.square);
                if (i32::from(from.file()) - i32::from(to.file())).abs() == 2 {
                    said.push(format!("{} {} {}", piece(style, Role::King), square(style, from), square(style, to)));
                }
            }
            return said;
        }
    };
    let Some(standing) = board.piece_at(from) else { return Vec::new() };
    let captures = board.change(intent).is_some_and(|change| change.removed.is_some());
    let (name, origin, goal) = (piece(style, standing.role), square(style, from), square(style, to));
    let takes = takes(style);
    let mut said = vec![format!("{origin} {goal}"), format!("{name} {origin} {goal}"), format!("{name} {goal}")];
    if captures {
        said.extend([
            format!("{origin} {takes} {goal}"),
            format!("{name} {origin} {takes} {goal}"),
            format!("{name} {takes} {goal}"),
        ]);
    }
    if standing.role == Role::Pawn {
        if captures {
            said.push(format!("{} {takes} {goal}", file(style, from.file())));
        } else {
            said.push(goal);
        }
    }
    said.into_iter().map(|phrase| with_promotion(phrase, intent, style)).collect()
}

/// A phrase with what the pawn becomes, if it becomes something.
fn with_promotion(phrase: String, intent: Intent, style: HearStyle) -> String {
    match intent {
        Intent::Step { promotion: Some(role), .. } => format!("{phrase} {}", piece(style, role)),
        Intent::Step { promotion: None, .. } | Intent::Castle { .. } => phrase,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::input::voice::lexicon::home;
    use crate::notation;
    use crate::rules::position::Position;

    fn phrases(fen: &str, legality: Legality, style: HearStyle) -> Phrases {
        Phrases::of(&Board::from_fen(fen).expect("a legal FEN"), legality, style)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_move_is_said_in_full_and_short() {
        let step = |from, to| Intent::Step { from, to, promotion: None };
        for (style, said, intent) in [
            (HearStyle::Fide, "springer gustav eins felix drei", step(Square::G1, Square::F3)),
            (HearStyle::Fide, "springer felix drei", step(Square::G1, Square::F3)),
            (HearStyle::Fide, "gustav eins felix drei", step(Square::G1, Square::F3)),
            (HearStyle::Fide, "eva zwei eva vier", step(Square::E2, Square::E4)),
            (HearStyle::Fide, "bauer eva zwei eva vier", step(Square::E2, Square::E4)),
            (HearStyle::Fide, "eva vier", step(Square::E2, Square::E4)),
            (HearStyle::Fide, "felix drei", step(Square::F2, Square::F3)),
            (HearStyle::Nato, "knight golf one foxtrot three", step(Square::G1, Square::F3)),
            (HearStyle::Plain, "letter-e four", step(Square::E2, Square::E4)),
        ] {
            assert_eq!(phrases(START, Legality::Preferred, style).meanings(said), [intent], "{said}");
        }
        assert!(phrases(START, Legality::Preferred, HearStyle::Fide).meanings("felix drei eva vier").is_empty());
    }

    #[test]
    fn words_are_shown_as_they_are_written() {
        for (word, written) in [("schlaegt", "schlägt"), ("fuenf", "fünf"), ("koenig", "König"), ("rochade", "rochade")]
        {
            assert_eq!(shown(HearStyle::Fide, word), written);
        }
        assert_eq!(shown(HearStyle::Plain, "letter-e"), "e");
    }

    #[test]
    fn what_is_short_may_mean_several_moves() {
        let knights = phrases("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", Legality::Preferred, HearStyle::Fide);
        assert_eq!(knights.meanings("springer david zwei").len(), 2);
        assert_eq!(knights.meanings("springer bella eins david zwei").len(), 1);
        assert_eq!(knights.meanings("david zwei").len(), 3, "both knights and the king");
    }

    #[test]
    fn a_square_alone_says_the_pawn_move_to_it() {
        let step = |from, to| Intent::Step { from, to, promotion: None };
        // e4 takes d5 or goes on to e5, and the knight reaches both.
        let fen = "4k3/8/8/3p4/4P3/2N3N1/8/4K3 w - - 0 1";
        let phrases = phrases(fen, Legality::Preferred, HearStyle::Fide);
        assert_eq!(phrases.meanings("david fuenf"), [step(Square::E4, Square::D5)]);
        assert_eq!(phrases.meanings("eva fuenf"), [step(Square::E4, Square::E5)]);
        assert_eq!(phrases.meanings("felix fuenf"), [step(Square::G3, Square::F5)]);
    }

    #[test]
    fn the_bare_board_ignores_pins_checks_and_rights() {
        // The knight is pinned, and the king may not castle through check.
        let pinned = "4k3/4r3/8/8/8/4N3/8/R3K2R w Q - 0 1";
        let legal = phrases(pinned, Legality::Preferred, HearStyle::Fide);
        let bare = phrases(pinned, Legality::Ignored, HearStyle::Fide);
        for said in ["springer eva drei felix fuenf", "kurze rochade"] {
            assert!(legal.meanings(said).is_empty(), "{said}");
            assert_eq!(bare.meanings(said).len(), 1, "{said}");
        }
        assert!(bare.meanings("turm anna eins felix eins").is_empty(), "the king stands in between");
    }

    #[test]
    fn promotion_names_its_piece_unless_legality_is_hidden() {
        let fen = "3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1";
        let legal = phrases(fen, Legality::Preferred, HearStyle::Fide);
        assert_eq!(legal.meanings("david acht springer").len(), 1);
        assert_eq!(legal.meanings("eva sieben schlaegt david acht springer").len(), 1);
        assert!(legal.meanings("eva acht").is_empty());
        assert_eq!(phrases(fen, Legality::Ignored, HearStyle::Fide).meanings("eva acht").len(), 1);
    }

    proptest! {
        // Some hundred phrases each.
        #![proptest_config(ProptestConfig::with_cases(8))]

        /// What is heard is a line that could have been typed, with the same meaning.
        #[test]
        fn every_phrase_can_be_typed(moves in proptest::collection::vec(0..400_usize, 0..60)) {
            let mut board = Board::default();
            for number in moves {
                let Some(position) = board.position().filter(Position::has_legal_moves) else { break };
                let legal = position.legal_intents();
                board = board.after(&board.change(legal[number % legal.len()]).expect("a legal move"));
            }
            for style in HearStyle::ALL {
                for (said, meant) in Phrases::of(&board, Legality::Preferred, style).meanings {
                    // A square alone is a pawn's move when it is typed.
                    if said.split(' ').count() == 2 && meant.iter().all(|intent| goal(&board, *intent, false).is_some()) {
                        continue;
                    }
                    let typed = typed(&said);
                    match notation::read(&typed, &board, home(style), Legality::Preferred) {
                        notation::Heard::Moves(moves) => {
                            prop_assert!(meant.iter().all(|intent| moves.contains(intent)), "{}: {:?} {:?}", typed, moves, meant);
                        }
                        other => prop_assert!(false, "{}: {:?} instead of {:?}", typed, other, meant),
                    }
                }
            }
        }
    }
}
