//! The study board in words: *back*, *to move 12*, *white king e1*, *clear e4*, *empty board*, *fen …*.
//!
//! The forms live in `locales/*/study-words.ftl`, a comma between them, the usual one first; those of the listener's language
//! are understood, and the English ones in every language.

use super::asked::{self, Whose};
use super::fold::fold;
use super::named::{number, square};
use super::sayings::{Saying, Sayings, Vocabulary, after, in_every_language};
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
const FEN: &str = "fen";

/// The forms of one language.
struct Forms {
    plain: Vec<(&'static str, StudyWord, Vec<Saying>)>,
    fen: Vec<Saying>,
    to_move: Vec<Saying>,
    put: Vec<Saying>,
    clear: Vec<Saying>,
    nothing: Vec<Saying>,
    at: Vec<Saying>,
    through: Vec<Saying>,
    castling: Vec<Saying>,
    short: Vec<Saying>,
    long: Vec<Saying>,
    all: Vec<Saying>,
    passed: Vec<Saying>,
}

static FORMS: Vocabulary<Forms> = Vocabulary::new(in_every_language!("study-words.ftl"), Forms::read);

impl Forms {
    fn read(sayings: Sayings<'_>) -> Forms {
        Forms {
            plain: PLAIN.iter().map(|(key, word)| (*key, *word, sayings(key))).collect(),
            fen: sayings(FEN),
            to_move: sayings("to-move"),
            put: sayings("put"),
            clear: sayings("clear"),
            nothing: sayings("nothing"),
            at: sayings("at"),
            through: sayings("through"),
            castling: sayings("castling-right"),
            short: sayings("short"),
            long: sayings("long"),
            all: sayings("all"),
            passed: sayings("passed"),
        }
    }
}

fn is_one_of(sayings: &[Saying], folded: &str) -> bool {
    sayings.iter().any(|saying| saying.folded == folded)
}

/// Understands a line about the study board, or does not. `asker`: whose pieces are *mine*.
#[must_use]
pub fn parse(line: &str, language: Language, asker: Color) -> Option<Heard> {
    if line.len() > LONGEST {
        return None;
    }
    let folded = fold(&with_ranges(line));
    let plain = |forms: &'static Forms| {
        forms.plain.iter().find(|(_, _, sayings)| is_one_of(sayings, &folded)).map(|(_, word, _)| *word)
    };
    if let Some(word) = FORMS.for_language(language).find_map(plain) {
        return Some(Heard::Word(word));
    }
    if let Some(rest) = FORMS.for_language(language).find_map(|forms| behind_fen(forms, line)) {
        return Some(if rest.is_empty() { Heard::Word(StudyWord::Fen) } else { Heard::Fen(rest.to_owned()) });
    }
    if let Some(to) = FORMS.for_language(language).find_map(|forms| to_move(forms, &folded, language)) {
        return Some(Heard::Word(to));
    }
    if let Some(right) = FORMS.for_language(language).find_map(|forms| castling(forms, &folded, language)) {
        return Some(Heard::Word(right));
    }
    if let Some(rest) = FORMS.for_language(language).find_map(|forms| after(&forms.passed, &folded)) {
        return Some(match square(rest, language) {
            Some(square) => Heard::Word(StudyWord::Passed(square)),
            None => Heard::NoSuchSquare(rest.to_owned()),
        });
    }
    if let Some(rest) = FORMS.for_language(language).find_map(|forms| after(&forms.clear, &folded)) {
        return Some(match squares_at_end(rest, language) {
            ("", squares) if squares.any() => Heard::Word(StudyWord::Clear(squares)),
            _ => Heard::NoSuchSquare(rest.to_owned()),
        });
    }
    let rest = FORMS.for_language(language).find_map(|forms| after(&forms.put, &folded))?;
    let (piece, squares) = squares_at_end(rest, language);
    Some(match piece_of(piece, language, asker) {
        _ if squares.is_empty() => Heard::NoSuchSquare(rest.to_owned()),
        Some(piece) => Heard::Word(StudyWord::Put { piece, squares }),
        None => Heard::NoSuchPiece(piece.to_owned()),
    })
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
    if FORMS.for_language(language).any(|forms| is_one_of(&forms.nothing, &folded)) {
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

/// What follows the word for FEN, as it was written.
fn behind_fen<'a>(forms: &Forms, line: &'a str) -> Option<&'a str> {
    let (word, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
    is_one_of(&forms.fen, &fold(word)).then(|| rest.trim())
}

fn to_move(forms: &Forms, folded: &str, language: Language) -> Option<StudyWord> {
    let rest = after(&forms.to_move, folded)?;
    if let Some(number) = number(rest, language) {
        return Some(StudyWord::To { number, side: None });
    }
    let (count, side) = rest.rsplit_once(' ')?;
    let Some(Whose::Of(side)) = asked::side_named(side, language) else { return None };
    Some(StudyWord::To { number: number(count, language)?, side: Some(side) })
}

/// `castling rights white short`: side and wing in any order, what is left out means both.
fn castling(forms: &Forms, folded: &str, language: Language) -> Option<StudyWord> {
    let mut rest = after(&forms.castling, folded)?;
    let (mut side, mut wing, mut all) = (None, None, false);
    while !rest.is_empty() {
        let (word, behind) = rest.split_once(' ').unwrap_or((rest, ""));
        match asked::side_named(word, language) {
            Some(Whose::Of(color)) => side = Some(color),
            _ if is_one_of(&forms.short, word) => wing = Some(CastlingSide::KingSide),
            _ if is_one_of(&forms.long, word) => wing = Some(CastlingSide::QueenSide),
            _ if is_one_of(&forms.all, word) => all = true,
            _ => return None,
        }
        rest = behind;
    }
    (all || side.is_some() || wing.is_some()).then_some(StudyWord::Castling { side, wing })
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

/// What stands before a word for *up to* at the end of a text.
fn before_through(folded: &str, language: Language) -> Option<&str> {
    let sayings = FORMS.for_language(language).flat_map(|forms| &forms.through);
    let before = sayings.filter_map(|saying| folded.strip_suffix(saying.folded.as_str())?.strip_suffix(' '));
    before.min_by_key(|before| before.len())
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
        let start = before_through(rest, language).and_then(|before| square_at_end(before, language));
        if let Some((before, start)) = start {
            // From a square to one that is on no line with it there is nothing that could be meant.
            let Some(between) = range(start, found) else { return (rest, Bitboard::EMPTY) };
            squares |= between;
            rest = before;
        }
        while let Some((before, last)) = rest.rsplit_once(' ')
            && FORMS.for_language(language).any(|forms| is_one_of(&forms.at, last))
        {
            rest = before;
        }
    }
    (rest, squares)
}

/// The forms of words that are whole without anything behind them, for those who mistype one.
pub(super) fn written(language: Language) -> impl Iterator<Item = &'static Saying> {
    FORMS.for_language(language).flat_map(|forms| forms.plain.iter().flat_map(|(_, _, sayings)| sayings))
}

/// The usual form of a word, by its key in the files.
pub(super) fn usual(key: &str, language: Language) -> Option<&'static str> {
    let forms = FORMS.of(language);
    let sayings = match key {
        FEN => &forms.fen,
        key => forms.plain.iter().find(|(of, _, _)| *of == key).map(|(_, _, sayings)| sayings)?,
    };
    sayings.first().map(|saying| saying.written.as_str())
}

#[cfg(test)]
#[path = "study_tests.rs"]
mod tests;
