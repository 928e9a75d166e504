//! Questions heard in words: *what attacks e4*, *where are my knights*, *cavalli*, *Reihe vier*.
//!
//! The forms live in `locales/*/questions.ftl`, a comma between them; those of the listener's language are understood, and the
//! English ones in every language.

use super::named::{file_of, number, rank_of, square};
use super::sayings::{Saying, Sayings, Table, Vocabulary, after, exact, in_every_language, table};
use crate::game::answer::{Men, Moves, Row, View};
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::rules::position::{Color, File, Rank, Role, Square};

/// A question as it was said: whose men are meant, only the desk can tell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Whole.
    Question(Question),
    /// Where men are.
    Men {
        /// Of which side.
        whose: Option<Whose>,
        /// Of which kind.
        role: Option<Role>,
    },
    /// Both diagonals through a square.
    Diagonals(Square),
}

/// Of which side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// Of him who asks.
    Mine,
    /// Of his opponent.
    Theirs,
    /// Of this side.
    Of(Color),
}

/// What became of a line that begins like a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// It is one.
    Asked(Asked),
    /// What follows names no square.
    NoSuchSquare(String),
    /// Nothing follows that could be one.
    SquareMissing,
}

/// What a key of the file means.
type Keyed<T> = (&'static str, T);
/// What a question makes of the square behind it.
type OfSquare = fn(Square) -> Asked;
/// What a question makes of the number behind it.
type OfNumber = fn(u32) -> Question;
/// Questions that stand for themselves.
const PLAIN: [Keyed<Question>; 16] = [
    ("captured", Question::Captured),
    ("material", Question::Material),
    ("board", Question::Board),
    ("pins", Question::Pins),
    ("captures", Question::LegalMoves(Moves::Captures)),
    ("checks", Question::LegalMoves(Moves::Checks)),
    ("opening", Question::Opening),
    ("repetition", Question::Repetition),
    ("quiet", Question::Quiet),
    ("move-number", Question::MoveNumber),
    ("offer", Question::Offer),
    ("result", Question::Result),
    ("players", Question::Players),
    ("rules", Question::Rules),
    ("white-time", Question::TimeOf(Color::White)),
    ("black-time", Question::TimeOf(Color::Black)),
];

/// Questions that need a square.
const OF_SQUARE: [Keyed<OfSquare>; 8] = [
    ("shade", |square| Asked::Question(Question::Shade(square))),
    ("attackers", |square| Asked::Question(Question::Attackers(square))),
    ("defenders", |square| Asked::Question(Question::Defenders(square))),
    ("moves-of", |square| Asked::Question(Question::LegalMoves(Moves::From(square)))),
    ("rays", |square| Asked::Question(Question::View(View::Rays, square))),
    ("knight-view", |square| Asked::Question(Question::View(View::Knight, square))),
    ("king-view", |square| Asked::Question(Question::View(View::King, square))),
    ("diagonals", Asked::Diagonals),
];

/// Questions that need a number.
const OF_NUMBER: [Keyed<OfNumber>; 3] =
    [("last-moves", Question::LastMoves), ("move", Question::MoveOf), ("moves-from", Question::MovesFrom)];

const ROLES: [Keyed<Role>; 6] = [
    ("king", Role::King),
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("pawn", Role::Pawn),
];

const SIDES: [Keyed<Whose>; 4] = [
    ("mine", Whose::Mine),
    ("theirs", Whose::Theirs),
    ("white", Whose::Of(Color::White)),
    ("black", Whose::Of(Color::Black)),
];

/// The forms of one language.
struct Forms {
    plain: Table<Question>,
    of_square: Table<OfSquare>,
    of_number: Table<OfNumber>,
    rank: Vec<Saying>,
    file: Vec<Saying>,
    whereabouts: Vec<Saying>,
    roles: Table<Role>,
    sides: Table<Whose>,
    all: Vec<Saying>,
    filler: Vec<Saying>,
}

static FORMS: Vocabulary<Forms> = Vocabulary::new(in_every_language!("questions.ftl"), Forms::read);

impl Forms {
    fn read(sayings: Sayings<'_>) -> Forms {
        Forms {
            plain: table(&PLAIN, sayings),
            of_square: table(&OF_SQUARE, sayings),
            of_number: table(&OF_NUMBER, sayings),
            rank: sayings("rank"),
            file: sayings("file"),
            whereabouts: sayings("where"),
            roles: table(&ROLES, sayings),
            sides: table(&SIDES, sayings),
            all: sayings("all"),
            filler: sayings("filler"),
        }
    }
}

/// Understands a question, or does not; the line is folded already.
pub(super) fn parse(folded: &str, language: Language) -> Option<Understood> {
    let asked = |asked| Some(Understood::Asked(asked));
    if let Some(question) = FORMS.for_language(language).find_map(|forms| exact(&forms.plain, folded)) {
        return asked(Asked::Question(question));
    }
    if let Some(question) = FORMS.for_language(language).find_map(|forms| numbered(forms, folded, language)) {
        return asked(Asked::Question(question));
    }
    if let Some(men) = FORMS.for_language(language).find_map(|forms| men(forms, folded)) {
        return asked(men);
    }
    let mut unclear = None;
    for forms in FORMS.for_language(language) {
        if let Some(row) = row(forms, folded, language) {
            return asked(Asked::Question(Question::Row(row)));
        }
        if let Some((of_square, rest)) = longest(&forms.of_square, folded) {
            match square(rest, language) {
                Some(square) => return asked(of_square(square)),
                None => unclear = unclear.or(Some(Understood::NoSuchSquare(rest.to_owned()))),
            }
        }
    }
    let begun = |forms: &Forms| exact(&forms.of_square, folded).is_some();
    unclear.or_else(|| FORMS.for_language(language).any(begun).then_some(Understood::SquareMissing))
}

/// The meaning whose form is the longest that the line begins with, and what follows.
fn longest<'a, T: Copy>(table: &[(T, Vec<Saying>)], folded: &'a str) -> Option<(T, &'a str)> {
    let begun = table.iter().filter_map(|(meaning, sayings)| Some((*meaning, after(sayings, folded)?)));
    begun.min_by_key(|(_, rest)| rest.len())
}

fn numbered(forms: &Forms, folded: &str, language: Language) -> Option<Question> {
    let (question, rest) = longest(&forms.of_number, folded)?;
    number(rest, language).filter(|number| *number > 0).map(question)
}

/// `rank 4`, `fourth rank` is not understood: the number comes behind.
fn row(forms: &Forms, folded: &str, language: Language) -> Option<Row> {
    let rank = |rest: &str| rank_of(rest, language).map(|rank: Rank| Row::Rank(rank));
    let file = |rest: &str| file_of(rest).map(|file: File| Row::File(file));
    after(&forms.rank, folded).and_then(rank).or_else(|| after(&forms.file, folded).and_then(file))
}

/// `where are my knights`, `cavalli bianchi`, `alle Figuren`: words for a kind and a side, and articles, in any order. A kind alone
/// in the singular is no question: it may be the answer to one, or the start of a move.
fn men(forms: &Forms, folded: &str) -> Option<Asked> {
    let asked_where = after(&forms.whereabouts, folded);
    let mut rest = asked_where.unwrap_or(folded);
    let (mut whose, mut role, mut all) = (None, None, false);
    while !rest.is_empty() {
        if let Some((found, behind)) = leading(&forms.roles, rest).filter(|_| role.is_none()) {
            role = Some(found);
            rest = behind;
        } else if let Some((found, behind)) = leading(&forms.sides, rest).filter(|_| whose.is_none()) {
            whose = Some(found);
            rest = behind;
        } else if let Some(behind) = strip(&forms.all, rest).filter(|_| !all) {
            all = true;
            rest = behind;
        } else {
            rest = strip(&forms.filler, rest)?;
        }
    }
    let singular = |role: Role| {
        let sayings = forms.roles.iter().find(|(each, _)| *each == role).map(|(_, sayings)| sayings);
        sayings.and_then(|sayings| sayings.first()).is_some_and(|saying| saying.folded == folded)
    };
    let clear = asked_where.is_some() || role.is_none_or(|role| !singular(role));
    ((role.is_some() || all) && clear).then_some(Asked::Men { whose, role })
}

fn leading<'a, T: Copy>(table: &[(T, Vec<Saying>)], text: &'a str) -> Option<(T, &'a str)> {
    let begun = table.iter().filter_map(|(meaning, sayings)| Some((*meaning, strip(sayings, text)?)));
    begun.min_by_key(|(_, rest)| rest.len())
}

/// What follows the longest form at the start of a text, if one stands there whole.
fn strip<'a>(sayings: &[Saying], text: &'a str) -> Option<&'a str> {
    let rests = sayings.iter().filter_map(|saying| {
        let rest = text.strip_prefix(saying.folded.as_str())?;
        (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim_start())
    });
    rests.min_by_key(|rest| rest.len())
}

/// A man of a side, named by words in any order: *white king*, *il re nero*.
pub(super) fn man_named(folded: &str, language: Language) -> Option<(Whose, Role)> {
    FORMS.for_language(language).find_map(|forms| match men(forms, folded)? {
        Asked::Men { whose: Some(whose), role: Some(role) } => Some((whose, role)),
        _ => None,
    })
}

/// A side, by one word.
pub(super) fn side_named(folded: &str, language: Language) -> Option<Whose> {
    FORMS.for_language(language).find_map(|forms| exact(&forms.sides, folded))
}

/// The forms of questions that are whole without anything behind them, for those who mistype one.
pub(super) fn written(language: Language) -> impl Iterator<Item = &'static Saying> {
    FORMS.for_language(language).flat_map(|forms| forms.plain.iter().flat_map(|(_, sayings)| sayings))
}

/// The men that were asked for.
#[must_use]
pub fn men_of(whose: Option<Whose>, role: Option<Role>, asker: Color) -> Men {
    let color = whose.map(|whose| match whose {
        Whose::Mine => asker,
        Whose::Theirs => !asker,
        Whose::Of(color) => color,
    });
    Men { color, role }
}

#[cfg(test)]
#[path = "asked_tests.rs"]
mod tests;
