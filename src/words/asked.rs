//! Questions heard in words: *what attacks e4*, *where are my knights*, *cavalli*, *Reihe vier*.
//!
//! The words live in the grammars; here stands what their rules ask.

use super::grammar::{Grammar, Line, Match, number, ways};
use super::unclear::{self, Unclear};
use crate::game::answer::{Moves, Pieces, Row, View};
use crate::game::participant::Language;
use crate::game::question::{Question, Reading};
use crate::rules::position::{Color, Piece, Rank, Role, Square};

/// A question as it was said: whose pieces are meant, only the desk can tell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Whole.
    Question(Question),
    /// Where pieces are.
    Pieces {
        /// Of which side.
        whose: Option<Whose>,
        /// Of which kind.
        role: Option<Role>,
    },
    /// Both diagonals through a square.
    Diagonals(Square),
    /// The same of every piece of a kind, wherever it stands: *what attacks my queen*.
    OfPiece {
        /// What.
        aspect: Aspect,
        /// Of which side; `None`: it was not said.
        whose: Option<Whose>,
        /// Of which kind.
        role: Role,
    },
}

impl Asked {
    /// What is asked about a square.
    #[must_use]
    pub const fn of_square(aspect: Aspect, square: Square) -> Asked {
        Asked::Question(match aspect {
            Aspect::Shade => Question::Shade(square),
            Aspect::Attackers => Question::Attackers(square),
            Aspect::Defenders => Question::Defenders(square),
            Aspect::Moves => Question::LegalMoves(Moves::From(square)),
            Aspect::Rays => Question::View(View::Rays, square),
            Aspect::KnightView => Question::View(View::Knight, square),
            Aspect::KingView => Question::View(View::King, square),
            Aspect::Diagonals => return Asked::Diagonals(square),
        })
    }

    /// What a key of the board asks whose action is called like a question.
    #[must_use]
    pub fn by_key(name: &str, square: Square) -> Option<Asked> {
        let about = |aspect| Asked::of_square(aspect, square);
        of(&PLAIN, name).map(Asked::Question).or_else(|| of(&OF_SQUARE, name).map(about))
    }

    /// The questions that it is made of, where no pieces have to be found for it.
    #[must_use]
    pub fn questions(self, asker: Color) -> Vec<Question> {
        match self {
            Asked::Question(question) => vec![question],
            Asked::Diagonals(square) => {
                // Of a corner one diagonal is the corner itself.
                let (falls, rises) = ([Square::A1, Square::H8], [Square::A8, Square::H1]);
                let rising = (!rises.contains(&square)).then_some(Question::Row(Row::Rising(square)));
                let falling = (!falls.contains(&square)).then_some(Question::Row(Row::Falling(square)));
                rising.into_iter().chain(falling).collect()
            }
            Asked::Pieces { whose, role: Some(Role::Pawn) } => {
                vec![Question::Pawns(pieces_of(whose, Some(Role::Pawn), asker).color)]
            }
            Asked::Pieces { whose, role } => vec![Question::Where(pieces_of(whose, role, asker))],
            Asked::OfPiece { whose, role, .. } => vec![Question::Where(pieces_of(whose, Some(role), asker))],
        }
    }
}

/// What can be asked about a square, or about the piece on it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Aspect {
    /// Whether it is dark or light.
    Shade,
    /// Who attacks it.
    Attackers,
    /// Who defends it.
    Defenders,
    /// The legal moves from it.
    Moves,
    /// What is seen from it along lines.
    Rays,
    /// What a knight there would see.
    KnightView,
    /// What a king there would see.
    KingView,
    /// Both diagonals through it.
    Diagonals,
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

impl Whose {
    /// The side that somebody means.
    fn color(self, asker: Color) -> Color {
        match self {
            Whose::Mine => asker,
            Whose::Theirs => !asker,
            Whose::Of(color) => color,
        }
    }
}

/// What a rule means.
type Keyed<T> = (&'static str, T);
/// What a question makes of the number that is named in it.
type OfNumber = fn(u32) -> Question;

/// Questions that stand for themselves.
const PLAIN: [Keyed<Question>; 28] = [
    ("captured", Question::Captured),
    ("material", Question::Material),
    ("board", Question::Board),
    ("pins", Question::Pins),
    ("captures", Question::LegalMoves(Moves::Captures)),
    ("checks", Question::LegalMoves(Moves::Checks)),
    ("legal-moves", Question::LegalMoves(Moves::All)),
    ("sheet", Question::Sheet(Reading::Whole)),
    ("sheet-back", Question::Sheet(Reading::Backwards)),
    ("sheet-times", Question::SheetWithTimes(Reading::Whole)),
    ("sheet-times-back", Question::SheetWithTimes(Reading::Backwards)),
    ("corrections", Question::Corrections),
    ("opening", Question::Opening),
    ("repetition", Question::Repetition),
    ("quiet", Question::Quiet),
    ("move-number", Question::MoveNumber),
    ("offer", Question::Offer),
    ("result", Question::Result),
    ("players", Question::Players),
    ("rules", Question::Rules),
    ("running-clock", Question::Running),
    ("white-time", Question::TimeOf(Color::White)),
    ("black-time", Question::TimeOf(Color::Black)),
    ("check", Question::Check),
    ("castling", Question::Castling),
    ("to-control", Question::ToControl),
    ("elapsed", Question::Elapsed),
    ("time-of-day", Question::TimeOfDay),
];

/// Questions that need a square, or a piece.
const OF_SQUARE: [Keyed<Aspect>; 8] = [
    ("shade", Aspect::Shade),
    ("attackers", Aspect::Attackers),
    ("defenders", Aspect::Defenders),
    ("moves-of", Aspect::Moves),
    ("rays", Aspect::Rays),
    ("knight-view", Aspect::KnightView),
    ("king-view", Aspect::KingView),
    ("diagonals", Aspect::Diagonals),
];

/// Questions that need a number.
const OF_NUMBER: [Keyed<OfNumber>; 7] = [
    ("last-moves", Question::LastMoves),
    ("move-of", Question::MoveOf),
    ("moves-from", Question::MovesFrom),
    ("sheet-from", |number| Question::Sheet(Reading::From(number))),
    ("sheet-last", |number| Question::Sheet(Reading::Last(number))),
    ("sheet-times-from", |number| Question::SheetWithTimes(Reading::From(number))),
    ("sheet-times-last", |number| Question::SheetWithTimes(Reading::Last(number))),
];

/// Questions with parts of their own.
const OTHERS: [&str; 3] = [PIECES, "on-rank", "on-file"];
const PIECES: &str = "pieces";

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

const ORDINALS: [Keyed<Rank>; 8] = [
    ("rank-1", Rank::First),
    ("rank-2", Rank::Second),
    ("rank-3", Rank::Third),
    ("rank-4", Rank::Fourth),
    ("rank-5", Rank::Fifth),
    ("rank-6", Rank::Sixth),
    ("rank-7", Rank::Seventh),
    ("rank-8", Rank::Eighth),
];

fn of<T: Copy>(keyed: &[Keyed<T>], rule: &str) -> Option<T> {
    keyed.iter().find(|(name, _)| *name == rule).map(|(_, meaning)| *meaning)
}

/// Whether a rule is a question.
pub(super) fn is_question(rule: &str) -> bool {
    OTHERS.contains(&rule)
        || of(&PLAIN, rule).is_some()
        || of(&OF_SQUARE, rule).is_some()
        || of(&OF_NUMBER, rule).is_some()
}

/// Whether it is one in which nothing is named.
pub(super) fn stands_alone(rule: &str) -> bool {
    of(&PLAIN, rule).is_some()
}

/// What is asked by a line of such a rule.
pub(super) fn meaning(found: &Match<'_>) -> Option<Asked> {
    let name = found.rule();
    if let Some(question) = of(&PLAIN, name) {
        return Some(Asked::Question(question));
    }
    if let Some(question) = of(&OF_NUMBER, name) {
        return found.number().filter(|number| *number > 0).map(|number| Asked::Question(question(number)));
    }
    let (whose, role) = (found.named(&SIDES), found.named(&ROLES));
    if let Some(aspect) = of(&OF_SQUARE, name) {
        return match found.square() {
            Some(square) => Some(Asked::of_square(aspect, square)),
            None => role.map(|role| Asked::OfPiece { aspect, whose, role }),
        };
    }
    let row = match name {
        PIECES => return (role.is_some() || found.has("every-piece")).then_some(Asked::Pieces { whose, role }),
        "on-rank" => Row::Rank(found.ranks().next().or_else(|| found.named(&ORDINALS))?),
        _ => Row::File(found.files().next()?),
    };
    Some(Asked::Question(Question::Row(row)))
}

/// What is missing or wrong in a line that is otherwise a question.
pub(super) fn unclear(found: &Match<'static>, language: Language) -> Option<Unclear> {
    let wanting = found.wanting()?;
    let said = &wanting.said;
    // In front of *rank* one letter or figure may be a slip, any word not; where a number is wanted, something else is none.
    let is_slip = match wanting.what {
        "rank" | "file" => !said.contains(' ') && (!wanting.leads || said.chars().count() == 1),
        "number" => said.bytes().all(|byte| byte.is_ascii_digit()) || number(said, language).is_some(),
        _ => true,
    };
    (said.is_empty() || is_slip).then(|| unclear::unclear(found)).flatten()
}

/// Where the pieces of a kind are, by its name alone: where nothing waits for a piece, that is what is asked.
#[must_use]
pub fn bare_kind(line: &str, language: Language) -> Option<Asked> {
    ways(&Line::new(line, language), &[PIECES]).iter().find_map(meaning)
}

/// Whether a line is the name of a kind in the singular and nothing else: it may be the answer to a question, or the start of a move.
pub(super) fn is_bare_kind(line: &Line<'_>) -> bool {
    Grammar::for_language(line.language())
        .any(|grammar| ROLES.iter().any(|(rule, _)| grammar.usual(rule).is_some_and(|usual| line.is(usual))))
}

/// The piece of a side that is named.
pub(super) fn piece_in(found: &Match<'_>, asker: Color) -> Option<Piece> {
    let (whose, role) = (found.named(&SIDES)?, found.named(&ROLES)?);
    Some(role.of(whose.color(asker)))
}

/// The pieces that were asked for.
#[must_use]
pub fn pieces_of(whose: Option<Whose>, role: Option<Role>, asker: Color) -> Pieces {
    Pieces { color: whose.map(|whose| whose.color(asker)), role }
}

#[cfg(test)]
#[path = "asked_tests.rs"]
mod tests;
