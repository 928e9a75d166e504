//! The study board in words: *back*, *to move 12*, *white king e1*, *clear e4*, *empty board*, *fen …*.
//!
//! The words live in the grammars; here stands what their rules mean.

use crate::desk::lines::asked::piece_in;
use crate::desk::lines::unclear::{Unclear, unclear};
use crate::game::participant::Language;
use crate::rules::position::{Bitboard, CastlingSide, Color, Piece, Square, attacks};
use crate::words::grammar::{Grammar, Line, Match, is_said, wanting, ways};

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
        side: Option<Color>,
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
    Put {
        piece: Piece,
        squares: Bitboard,
    },
    /// Takes off what stands there.
    Clear(Bitboard),
    /// Begins a game from this position.
    Play,
}

impl StudyWord {
    /// Whether it leads from the game to the study board; all others mean something there alone.
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
    Word(StudyWord),
    /// A position to be set up.
    Fen(String),
    /// Something is missing or wrong.
    Unclear(Unclear),
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
/// Words that are followed by something.
const OTHERS: [&str; 6] = ["fen", "to-move", "castling-right", "passed", "clear", "put"];
const SIDES: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];
const WINGS: [(&str, CastlingSide); 2] = [("short", CastlingSide::KingSide), ("long", CastlingSide::QueenSide)];

/// Whether a rule is a word of the study board that is used alone.
pub(crate) fn stands_alone(rule: &str) -> bool {
    PLAIN.iter().any(|(name, _)| *name == rule)
}

/// Understands a line about the study board, or does not. `asker`: whose pieces are *mine*.
pub fn parse(line: &str, language: Language, asker: Color) -> Option<Heard> {
    let is_mine = |rule: &str| stands_alone(rule) || OTHERS.contains(&rule);
    let whole = read(line, language, |grammar, line| {
        grammar.matches(line, is_mine).first().and_then(|found| meaning(found, asker))
    });
    let wanted = || wanting(&Line::new(line, language), |rule| OTHERS.contains(&rule), unclear).map(Heard::Unclear);
    whole.or_else(wanted)
}

/// Reads a line by the grammars that count, each with its own word between the ends of a row.
fn read<T>(line: &str, language: Language, meaning: impl Fn(&'static Grammar, &Line<'_>) -> Option<T>) -> Option<T> {
    if line.len() > LONGEST {
        return None;
    }
    Grammar::for_language(language).find_map(|grammar| {
        let text = with_ranges(line, grammar.usual("through").unwrap_or_default());
        meaning(grammar, &Line::new(&text, language))
    })
}

fn meaning(found: &Match<'_>, asker: Color) -> Option<Heard> {
    let side = found.named(&SIDES);
    Some(Heard::Word(match found.rule() {
        "fen" if !found.text().is_empty() => return Some(Heard::Fen(found.text().to_owned())),
        "fen" => StudyWord::Fen,
        "to-move" => StudyWord::To { number: found.number()?, side },
        "castling-right" => StudyWord::Castling { side, wing: found.named(&WINGS) },
        "passed" => StudyWord::Passed(found.square()?),
        "clear" => StudyWord::Clear(squares(found)?),
        "put" => StudyWord::Put { piece: piece_in(found, asker)?, squares: squares(found)? },
        plain => PLAIN.iter().find(|(rule, _)| *rule == plain).map(|(_, word)| *word)?,
    }))
}

/// `white king e1`, as it is said on the study board without any other word.
pub fn parse_pieces(line: &str, language: Language, asker: Color) -> Option<StudyWord> {
    read(line, language, |grammar, line| {
        let found = grammar.by("pieces-on", line)?;
        Some(StudyWord::Put { piece: piece_in(&found, asker)?, squares: squares(&found)? })
    })
}

/// Squares in the order in which they are named: `e4 g5`, `a1-a4`.
pub fn parse_squares(line: &str, language: Language) -> Option<Vec<Square>> {
    read(line, language, |grammar, line| {
        let found = grammar.by("spots", line)?;
        let mut all = Vec::new();
        for ((), spot) in found.split(&[("spot", ())]) {
            let (from, to) = (spot.squares().next()?, spot.squares().last()?);
            all.extend(range(from, to)?);
        }
        Some(all)
    })
}

/// A piece as it is named when it is asked what stands somewhere: *white king*, `K`, or *nothing*.
pub fn parse_piece(line: &str, language: Language, asker: Color) -> Option<Option<Piece>> {
    let mut letters = line.trim().chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(piece) = Piece::from_char(letter)
    {
        return Some(Some(piece));
    }
    if is_said("nothing", line, language) {
        return Some(None);
    }
    let found = ways(&Line::new(line, language), &["named-piece"]);
    found.iter().find_map(|found| piece_in(found, asker)).map(Some)
}

/// `a2-h2` with the word that joins them: a hyphen would be folded away.
fn with_ranges(line: &str, through: &str) -> String {
    let is_file = |letter: &char| ('a'..='h').contains(&letter.to_ascii_lowercase());
    let mut text = String::with_capacity(line.len());
    for (index, letter) in line.char_indices() {
        let behind = || line[index..].chars().skip(1).find(|next| !next.is_whitespace()).filter(is_file);
        let joins = matches!(letter, '-' | '\u{2013}') && text.trim_end().ends_with(|c: char| c.is_ascii_digit());
        if joins && behind().is_some() { text.extend([" ", through, " "]) } else { text.push(letter) }
    }
    text
}

/// The squares from one to another along a rank, a file or a diagonal; `None` if they are on none.
fn range(from: Square, to: Square) -> Option<Bitboard> {
    let (files, ranks) = (from.file().distance(to.file()), from.rank().distance(to.rank()));
    let in_line = files == 0 || ranks == 0 || files == ranks;
    in_line.then(|| attacks::between(from, to) | Bitboard::from(from) | Bitboard::from(to))
}

/// The squares that are named; `None` if two of them are the ends of no row.
fn squares(found: &Match<'_>) -> Option<Bitboard> {
    found.split(&[("spot", ())]).iter().try_fold(Bitboard::EMPTY, |all, ((), spot)| {
        let (from, to) = (spot.squares().next()?, spot.squares().last()?);
        Some(all | range(from, to)?)
    })
}

#[cfg(test)]
#[path = "study_tests.rs"]
mod tests;
