//! Questions heard in words: *what attacks e4*, *where are my knights*, *cavalli*, *Reihe vier*.
//!
//! The words live in the grammars; here stands what their rules ask.

use crate::desk::lines::unclear::{self, Unclear};
use crate::game::answer::{Pieces, Row};
use crate::game::participant::Language;
use crate::game::question::{Asks, Question, Rule};
use crate::rules::position::{Color, Piece, Rank, Role, Square};
use crate::words::grammar::{Grammar, Line, Match, matches, number, ways};

/// A question as it was said: whose pieces are meant, only the desk can tell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// Whole.
    Question(Question),
    Pieces {
        whose: Option<SideMeant>,
        role: Option<Role>,
    },
    /// Both diagonals through a square.
    Diagonals(Square),
    /// A question about a side: *can Black castle*.
    OfSide {
        rule: &'static str,
        /// Which side; `None`: the asker's.
        whose: Option<SideMeant>,
    },
    /// The same of every piece of a kind, wherever it stands: *what attacks my queen*.
    OfPiece {
        rule: &'static str,
        /// Of which side; `None`: it was not said.
        whose: Option<SideMeant>,
        /// Of which kind.
        role: Role,
    },
}

impl Asked {
    /// What a rule asks by itself, or about this square.
    pub fn by_rule(rule: &str, square: Square) -> Option<Asked> {
        match Rule::of(rule).map(|rule| rule.asks) {
            Some(Asks::Whole(question)) => Some(Asked::Question(question)),
            Some(Asks::OfSquare(question)) => Some(Asked::Question(question(square))),
            Some(Asks::OfNumber(_) | Asks::OfSide(_)) => None,
            None => (rule == DIAGONALS).then_some(Asked::Diagonals(square)),
        }
    }

    /// The questions that it is made of, where no pieces have to be found for it.
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
            Asked::OfSide { rule, whose } => match Rule::of(rule).map(|rule| rule.asks) {
                Some(Asks::OfSide(question)) => vec![question(whose.unwrap_or(SideMeant::Mine).color(asker))],
                _ => Vec::new(),
            },
            Asked::Pieces { whose, role: Some(Role::Pawn) } => {
                vec![Question::Pawns(pieces_of(whose, Some(Role::Pawn), asker).color)]
            }
            Asked::Pieces { whose, role } => vec![Question::Where(pieces_of(whose, role, asker))],
            Asked::OfPiece { whose, role, .. } => vec![Question::Where(pieces_of(whose, Some(role), asker))],
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SideMeant {
    Mine,
    /// Of their opponent.
    Theirs,
    Of(Color),
}

impl SideMeant {
    /// The side that somebody means.
    fn color(self, asker: Color) -> Color {
        match self {
            SideMeant::Mine => asker,
            SideMeant::Theirs => !asker,
            SideMeant::Of(color) => color,
        }
    }
}

/// What a move can be, by the rules that name it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoveIs {
    Legal,
    Check,
    Mate,
}

pub(crate) const MOVE_IS: [(&str, MoveIs); 3] =
    [("is-legal", MoveIs::Legal), ("is-check", MoveIs::Check), ("is-mate", MoveIs::Mate)];

/// What a rule means.
type Keyed<T> = (&'static str, T);

/// Questions that are made of others, or have parts of their own.
const OTHERS: [&str; 4] = [PIECES, DIAGONALS, "on-rank", "on-file"];
const PIECES: &str = "pieces";
const DIAGONALS: &str = "diagonals";

const ROLES: [Keyed<Role>; 6] = [
    ("king", Role::King),
    ("queen", Role::Queen),
    ("rook", Role::Rook),
    ("bishop", Role::Bishop),
    ("knight", Role::Knight),
    ("pawn", Role::Pawn),
];

const SIDES: [Keyed<SideMeant>; 5] = [
    ("mine", SideMeant::Mine),
    ("theirs", SideMeant::Theirs),
    ("they", SideMeant::Theirs),
    ("white", SideMeant::Of(Color::White)),
    ("black", SideMeant::Of(Color::Black)),
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

/// The rank that is named.
pub(crate) fn rank_in(found: &Match<'_>) -> Option<Rank> {
    found.ranks().next().or_else(|| found.named(&ORDINALS))
}

/// Which rank, counted from 1, is named in a line that is a question about it: *rank four*, *fourth rank*.
pub fn rank(line: &str, language: Language) -> Option<u32> {
    let found = matches(&Line::new(line, language), |rule| rule == "on-rank");
    let rank = found.iter().find_map(rank_in)?;
    Some(u32::from(rank) + 1)
}

/// Whether a rule is a question.
pub(crate) fn is_question(rule: &str) -> bool {
    OTHERS.contains(&rule) || Rule::of(rule).is_some()
}

/// Whether it is one in which nothing is named.
pub(crate) fn stands_alone(rule: &str) -> bool {
    Rule::of(rule).is_some_and(|rule| matches!(rule.asks, Asks::Whole(_) | Asks::OfSide(_)))
}

/// What is asked by a line of such a rule.
pub(crate) fn meaning(found: &Match<'_>) -> Option<Asked> {
    let (whose, role) = (found.named(&SIDES), found.named(&ROLES));
    let of_square = |rule| match found.square() {
        Some(square) => Asked::by_rule(rule, square),
        None => role.map(|role| Asked::OfPiece { rule, whose, role }),
    };
    let question = match (Rule::of(found.rule()), found.rule()) {
        (Some(Rule { asks: Asks::Whole(question), .. }), _) => *question,
        (Some(Rule { asks: Asks::OfNumber(question), .. }), _) => {
            question(found.number().filter(|number| *number > 0)?)
        }
        (Some(Rule { asks: Asks::OfSide(_), name, .. }), _) => return Some(Asked::OfSide { rule: name, whose }),
        (Some(Rule { name, .. }), _) => return of_square(name),
        (None, DIAGONALS) => return of_square(DIAGONALS),
        (None, PIECES) => return (role.is_some() || found.has("every-piece")).then_some(Asked::Pieces { whose, role }),
        (None, "on-rank") => Question::Row(Row::Rank(rank_in(found)?)),
        (None, _) => Question::Row(Row::File(found.files().next()?)),
    };
    Some(Asked::Question(question))
}

/// What is missing or wrong in a line that is otherwise a question.
pub(crate) fn unclear(found: &Match<'static>, language: Language) -> Option<Unclear> {
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
pub fn bare_kind(line: &str, language: Language) -> Option<Asked> {
    ways(&Line::new(line, language), &[PIECES]).iter().find_map(meaning)
}

/// Whether a line is the name of a kind in the singular and nothing else: it may be the answer to a question, or the start of a move.
pub(crate) fn is_bare_kind(line: &Line<'_>) -> bool {
    Grammar::for_language(line.language())
        .any(|grammar| ROLES.iter().any(|(rule, _)| grammar.usual(rule).is_some_and(|usual| line.is(usual))))
}

/// The piece of a side that is named.
pub(crate) fn piece_in(found: &Match<'_>, asker: Color) -> Option<Piece> {
    let (whose, role) = (found.named(&SIDES)?, found.named(&ROLES)?);
    Some(role.of(whose.color(asker)))
}

/// The pieces that were asked for.
pub fn pieces_of(whose: Option<SideMeant>, role: Option<Role>, asker: Color) -> Pieces {
    Pieces { color: whose.map(|whose| whose.color(asker)), role }
}

#[cfg(test)]
#[path = "asked_tests.rs"]
mod tests;
