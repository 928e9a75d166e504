//! The study board in words: *back*, *to move 12*, *white king e1*, *clear e4*, *empty board*, *fen …*.
//!
//! The words live in the grammars; here stands what their rules mean.

use super::asked::{self, Whose};
use super::fold::fold;
use super::grammar::{Line, Match, is_said, leading, matches, square_at_end as square};
use crate::game::participant::Language;
use crate::rules::position::{Bitboard, CastlingSide, Color, Piece, Square, attacks};

/// What can be done with the study board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum StudyWord {
    /// Goes to it.
    Enter,
    /// Goes back to the game.
    Leave,
    /// The start of the line.
    First,
    /// One half-move back.
    Back,
    /// One half-move on.
    Forward,
    /// The end of the line.
    Last,
    /// After a move.
    To {
        /// Its number.
        number: u32,
        /// Whose; `None`: the first of this number.
        side: Option<Color>,
    },
    /// Back to the game's moves, where they were left.
    Main,
    /// What is shown, and what is wrong with it.
    Where,
    /// How a position is set up.
    SetUp,
    /// Nothing on the board.
    Empty,
    /// The start position.
    Start,
    /// Who is to move.
    Turn(Color),
    /// A right to castle; `None` of both sides, or on both sides of the board.
    Castling {
        /// Whose.
        side: Option<Color>,
        /// Where.
        wing: Option<CastlingSide>,
    },
    /// No rights to castle.
    NoCastling,
    /// A pawn has just passed this square.
    Passed(Square),
    /// None has.
    NothingPassed,
    /// Says the FEN of the board one is on.
    Fen,
    /// Puts a piece on squares.
    Put {
        /// The piece.
        piece: Piece,
        /// The squares.
        squares: Bitboard,
    },
    /// Takes off what stands there.
    Clear(Bitboard),
    /// Begins a game from this position.
    Play,
}

impl StudyWord {
    /// Whether it leads from the game to the study board; all others mean something there alone.
    #[must_use]
    pub const fn leads_there(self) -> bool {
        matches!(
            self,
            StudyWord::Enter
                | StudyWord::Leave
                | StudyWord::First
                | StudyWord::Back
                | StudyWord::To { .. }
                | StudyWord::Where
                | StudyWord::SetUp
                | StudyWord::Fen
                | StudyWord::Play
        )
    }
}

/// What a line was understood as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A word.
    Word(StudyWord),
    /// A position to be set up.
    Fen(String),
    /// What follows names no square.
    NoSuchSquare(String),
    /// What follows names no piece of a side.
    NoSuchPiece(String),
}

/// A FEN is longer than any other line.
const LONGEST: usize = 200;

/// Words that stand for themselves.
const PLAIN: [(&str, StudyWord); 16] = [
    ("study", StudyWord::Enter),
    ("return", StudyWord::Leave),
    ("first", StudyWord::First),
    ("back", StudyWord::Back),
    ("forward", StudyWord::Forward),
    ("end", StudyWord::Last),
    ("main", StudyWord::Main),
    ("where-am-i", StudyWord::Where),
    ("set-up", StudyWord::SetUp),
    ("empty-board", StudyWord::Empty),
    ("start-position", StudyWord::Start),
    ("white-to-move", StudyWord::Turn(Color::White)),
    ("black-to-move", StudyWord::Turn(Color::Black)),
    ("no-castling", StudyWord::NoCastling),
    ("nothing-passed", StudyWord::NothingPassed),
    ("play-this", StudyWord::Play),
];
/// Words with something behind them.
const OTHERS: [&str; 5] = ["to-move", "castling-right", "passed", "clear", "put"];
const SIDES: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];
const WINGS: [(&str, CastlingSide); 2] = [("short", CastlingSide::KingSide), ("long", CastlingSide::QueenSide)];

/// Whether a rule is a word of the study board with nothing behind it.
pub(super) fn stands_alone(rule: &str) -> bool {
    PLAIN.iter().any(|(name, _)| *name == rule)
}

/// Understands a line about the study board, or does not. `asker`: whose pieces are *mine*.
#[must_use]
pub fn parse(line: &str, language: Language, asker: Color) -> Option<Heard> {
    if line.len() > LONGEST {
        return None;
    }
    if let Some(((), fen)) = leading(line, language, &[("fen", ())]) {
        return Some(if fen.is_empty() { Heard::Word(StudyWord::Fen) } else { Heard::Fen(fen) });
    }
    let text = with_ranges(line);
    let said = Line::new(&text, language);
    let is_mine = |rule: &str| stands_alone(rule) || OTHERS.contains(&rule);
    matches(&said, is_mine).iter().find_map(|found| meaning(found, language, asker))
}

fn meaning(found: &Match<'_>, language: Language, asker: Color) -> Option<Heard> {
    let (side, text) = (found.named(&SIDES), fold(found.text()));
    Some(Heard::Word(match found.rule() {
        "to-move" => StudyWord::To { number: found.number()?, side },
        "castling-right" => StudyWord::Castling { side, wing: found.named(&WINGS) },
        "passed" => match found.square() {
            Some(square) => StudyWord::Passed(square),
            None => return Some(Heard::NoSuchSquare(text)),
        },
        "clear" => match squares_at_end(&text, language) {
            ("", squares) if squares.any() => StudyWord::Clear(squares),
            _ => return Some(Heard::NoSuchSquare(text)),
        },
        "put" => {
            let (piece, squares) = squares_at_end(&text, language);
            match piece_of(piece, language, asker) {
                _ if squares.is_empty() => return Some(Heard::NoSuchSquare(text)),
                Some(piece) => StudyWord::Put { piece, squares },
                None => return Some(Heard::NoSuchPiece(piece.to_owned())),
            }
        }
        plain => PLAIN.iter().find(|(rule, _)| *rule == plain).map(|(_, word)| *word)?,
    }))
}

/// `white king e1`, as it is said on the study board without any other word.
#[must_use]
pub fn parse_pieces(line: &str, language: Language, asker: Color) -> Option<StudyWord> {
    if line.len() > LONGEST {
        return None;
    }
    let folded = fold(&with_ranges(line));
    let (piece, squares) = squares_at_end(&folded, language);
    let piece = piece_of(piece, language, asker).filter(|_| squares.any())?;
    Some(StudyWord::Put { piece, squares })
}

/// A piece as it is named when it is asked what stands somewhere: *white king*, `K`, or *nothing*.
#[must_use]
pub fn parse_piece(line: &str, language: Language, asker: Color) -> Option<Option<Piece>> {
    let text = line.trim();
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(piece) = Piece::from_char(letter)
    {
        return Some(Some(piece));
    }
    let folded = fold(line);
    if is_said("nothing", line, language) {
        return Some(None);
    }
    piece_of(&folded, language, asker).map(Some)
}

/// A piece of a side, named by words in any order.
fn piece_of(folded: &str, language: Language, asker: Color) -> Option<Piece> {
    let (whose, role) = asked::piece_named(folded, language)?;
    Some(role.of(match whose {
        Whose::Mine => asker,
        Whose::Theirs => !asker,
        Whose::Of(color) => color,
    }))
}

/// `a2-h2` with the word that joins them: a hyphen would be folded away.
fn with_ranges(line: &str) -> String {
    let is_file = |letter: &char| ('a'..='h').contains(&letter.to_ascii_lowercase());
    let mut text = String::with_capacity(line.len());
    for (index, letter) in line.char_indices() {
        let behind = || line[index..].chars().skip(1).find(|next| !next.is_whitespace()).filter(is_file);
        let joins = matches!(letter, '-' | '\u{2013}') && text.trim_end().ends_with(|c: char| c.is_ascii_digit());
        if joins && behind().is_some() { text.push_str(" to ") } else { text.push(letter) }
    }
    text
}

/// The squares from one to another along a rank, a file or a diagonal; `None` if they are on none.
fn range(from: Square, to: Square) -> Option<Bitboard> {
    let (files, ranks) = (from.file().distance(to.file()), from.rank().distance(to.rank()));
    let in_line = files == 0 || ranks == 0 || files == ranks;
    in_line.then(|| attacks::between(from, to) | Bitboard::from(from) | Bitboard::from(to))
}

/// What stands before a word of a rule at the end of a text, of two words at most.
fn without_end<'a>(rule: &str, folded: &'a str, language: Language) -> Option<&'a str> {
    let blanks = folded.rmatch_indices(' ').map(|(at, _)| at).take(2).collect::<Vec<_>>();
    let longest = blanks.into_iter().rev().find(|at| is_said(rule, &folded[*at..], language));
    longest.map(|at| folded[..at].trim_end())
}

/// The square that a text ends with, and what stands before it.
fn square_at_end(folded: &str, language: Language) -> Option<(&str, Square)> {
    let (before, last) = folded.rsplit_once(' ').unwrap_or(("", folded));
    if let Ok(square) = last.parse() {
        return Some((before, square));
    }
    let start = before.rfind(' ').map_or(0, |blank| blank + 1);
    Some((folded[..start].trim_end(), square(&folded[start..], language)?))
}

/// The squares that a text ends with, and what stands before them; words such as *on* between are passed over.
fn squares_at_end(folded: &str, language: Language) -> (&str, Bitboard) {
    let (mut rest, mut squares) = (folded, Bitboard::EMPTY);
    while let Some((before, found)) = square_at_end(rest, language) {
        squares.add(found);
        rest = before;
        let start = without_end("through", rest, language).and_then(|before| square_at_end(before, language));
        if let Some((before, start)) = start {
            // From a square to one that is on no line with it there is nothing that could be meant.
            let Some(between) = range(start, found) else { return (rest, Bitboard::EMPTY) };
            squares |= between;
            rest = before;
        }
        while let Some(before) = without_end("at", rest, language) {
            rest = before;
        }
    }
    (rest, squares)
}

#[cfg(test)]
#[path = "study_tests.rs"]
mod tests;
