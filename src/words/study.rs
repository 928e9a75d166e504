//! The study board in words: *back*, *to move 12*, *white king e1*, *clear e4*, *empty board*, *fen …*.
//!
//! The forms live in `locales/*/study-words.ftl`, a comma between them, the usual one first; those of the listener's language
//! are understood, and the English ones in every language.

use std::sync::OnceLock;

use super::asked::{self, Whose};
use super::fold::fold;
use super::named::{number, square};
use super::sayings::{Saying, after, sayings_of};
use crate::game::participant::Language;
use crate::rules::position::{Bitboard, CastlingSide, Color, Piece, Square};

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
    /// Puts a man on squares.
    Put {
        /// The man.
        man: Piece,
        /// The squares.
        squares: Bitboard,
    },
    /// Takes off what stands there.
    Clear(Bitboard),
    /// Begins a game from this position.
    Play,
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
    /// What follows names no man of a side.
    NoSuchMan(String),
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
    castling: Vec<Saying>,
    short: Vec<Saying>,
    long: Vec<Saying>,
    all: Vec<Saying>,
    passed: Vec<Saying>,
}

impl Forms {
    fn of(language: Language) -> &'static Forms {
        static FORMS: [OnceLock<Forms>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        FORMS[language as usize].get_or_init(|| Forms::read(language))
    }

    fn read(language: Language) -> Forms {
        let text = match language {
            Language::En => include_str!("../../locales/en/study-words.ftl"),
            Language::It => include_str!("../../locales/it/study-words.ftl"),
            Language::De => include_str!("../../locales/de/study-words.ftl"),
            Language::Es => include_str!("../../locales/es/study-words.ftl"),
            Language::Fr => include_str!("../../locales/fr/study-words.ftl"),
        };
        let sayings = sayings_of(text);
        Forms {
            plain: PLAIN.iter().map(|(key, word)| (*key, *word, sayings(key))).collect(),
            fen: sayings(FEN),
            to_move: sayings("to-move"),
            put: sayings("put"),
            clear: sayings("clear"),
            nothing: sayings("nothing"),
            at: sayings("at"),
            castling: sayings("castling-right"),
            short: sayings("short"),
            long: sayings("long"),
            all: sayings("all"),
            passed: sayings("passed"),
        }
    }
}

/// The forms that count for a language: its own first, then the English ones.
fn forms(language: Language) -> impl Iterator<Item = &'static Forms> {
    let english = (language != Language::En).then_some(Language::En);
    [Some(language), english].into_iter().flatten().map(Forms::of)
}

fn is_one_of(sayings: &[Saying], folded: &str) -> bool {
    sayings.iter().any(|saying| saying.folded == folded)
}

/// Understands a line about the study board, or does not. `asker`: whose men are *mine*.
#[must_use]
pub fn parse(line: &str, language: Language, asker: Color) -> Option<Heard> {
    if line.len() > LONGEST {
        return None;
    }
    let folded = fold(line);
    let plain = |forms: &'static Forms| {
        forms.plain.iter().find(|(_, _, sayings)| is_one_of(sayings, &folded)).map(|(_, word, _)| *word)
    };
    if let Some(word) = forms(language).find_map(plain) {
        return Some(Heard::Word(word));
    }
    if let Some(rest) = forms(language).find_map(|forms| behind_fen(forms, line)) {
        return Some(if rest.is_empty() { Heard::Word(StudyWord::Fen) } else { Heard::Fen(rest.to_owned()) });
    }
    if let Some(to) = forms(language).find_map(|forms| to_move(forms, &folded, language)) {
        return Some(Heard::Word(to));
    }
    if let Some(right) = forms(language).find_map(|forms| castling(forms, &folded, language)) {
        return Some(Heard::Word(right));
    }
    if let Some(rest) = forms(language).find_map(|forms| after(&forms.passed, &folded)) {
        return Some(match square(rest, language) {
            Some(square) => Heard::Word(StudyWord::Passed(square)),
            None => Heard::NoSuchSquare(rest.to_owned()),
        });
    }
    if let Some(rest) = forms(language).find_map(|forms| after(&forms.clear, &folded)) {
        return Some(match squares_at_end(rest, language) {
            ("", squares) if squares.any() => Heard::Word(StudyWord::Clear(squares)),
            _ => Heard::NoSuchSquare(rest.to_owned()),
        });
    }
    let rest = forms(language).find_map(|forms| after(&forms.put, &folded))?;
    let (man, squares) = squares_at_end(rest, language);
    Some(match man_of(man, language, asker) {
        _ if squares.is_empty() => Heard::NoSuchSquare(rest.to_owned()),
        Some(man) => Heard::Word(StudyWord::Put { man, squares }),
        None => Heard::NoSuchMan(man.to_owned()),
    })
}

/// `white king e1`, as it is said on the study board without any other word.
#[must_use]
pub fn parse_men(line: &str, language: Language, asker: Color) -> Option<StudyWord> {
    if line.len() > LONGEST {
        return None;
    }
    let folded = fold(line);
    let (man, squares) = squares_at_end(&folded, language);
    let man = man_of(man, language, asker).filter(|_| squares.any())?;
    Some(StudyWord::Put { man, squares })
}

/// A man as he is named when it is asked what stands somewhere: *white king*, `K`, or *nothing*.
#[must_use]
pub fn parse_man(line: &str, language: Language, asker: Color) -> Option<Option<Piece>> {
    let text = line.trim();
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(man) = Piece::from_char(letter)
    {
        return Some(Some(man));
    }
    let folded = fold(line);
    if forms(language).any(|forms| is_one_of(&forms.nothing, &folded)) {
        return Some(None);
    }
    man_of(&folded, language, asker).map(Some)
}

/// A man of a side, named by words in any order.
fn man_of(folded: &str, language: Language, asker: Color) -> Option<Piece> {
    let (whose, role) = asked::man_named(folded, language)?;
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

/// The squares that a text ends with, and what stands before them; words such as *on* between are passed over.
fn squares_at_end(folded: &str, language: Language) -> (&str, Bitboard) {
    let (mut rest, mut squares) = (folded, Bitboard::EMPTY);
    while !rest.is_empty() {
        let (before, last) = rest.rsplit_once(' ').unwrap_or(("", rest));
        let (before_both, both) = match before.rsplit_once(' ') {
            Some((before, file)) => (before, &rest[rest.len() - last.len() - 1 - file.len()..]),
            None => ("", rest),
        };
        if let Ok(found) = last.parse::<Square>() {
            squares.add(found);
            rest = before;
        } else if squares.any() && forms(language).any(|forms| is_one_of(&forms.at, last)) {
            rest = before;
        } else if let Some(found) = square(both, language) {
            squares.add(found);
            rest = before_both;
        } else {
            break;
        }
    }
    (rest, squares)
}

/// The forms of words that are whole without anything behind them, for those who mistype one.
pub(super) fn written(language: Language) -> impl Iterator<Item = &'static Saying> {
    forms(language).flat_map(|forms| forms.plain.iter().flat_map(|(_, _, sayings)| sayings))
}

/// The usual form of a word, by its key in the files.
pub(super) fn usual(key: &str, language: Language) -> Option<&'static str> {
    let forms = Forms::of(language);
    let sayings = match key {
        FEN => &forms.fen,
        key => forms.plain.iter().find(|(of, _, _)| *of == key).map(|(_, _, sayings)| sayings)?,
    };
    sayings.first().map(|saying| saying.written.as_str())
}

#[cfg(test)]
#[path = "study_tests.rs"]
mod tests;
