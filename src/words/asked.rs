//! Questions heard in words: *what attacks e4*, *where are my knights*, *cavalli*, *Reihe vier*.
//!
//! The forms live in `locales/*/questions.ftl`, a comma between them; those of the listener's language are understood, and the
//! English ones in every language.

use super::named::figures_in_words;
use super::question_forms::Forms;
use super::sayings::{Saying, Vocabulary, in_every_language};
use crate::game::answer::{Moves, Pieces, Row, View};
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::rules::position::{Color, Role, Square};

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

/// What became of a line that begins like a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Understood {
    /// It is one.
    Asked(Asked),
    /// Something is missing or wrong in it.
    Unclear(Unclear),
}

/// What is missing or wrong in a line that begins like a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unclear {
    /// What is named is no square.
    NoSuchSquare(String),
    /// No square is named; the question with one in it.
    SquareMissing(String),
    /// What is named is no rank.
    NoSuchRank(String),
    /// No rank is named.
    RankMissing,
    /// What is named is no file.
    NoSuchFile(String),
    /// No file is named.
    FileMissing,
    /// No move can have this number.
    NoSuchNumber(String),
    /// No number is named; the question with one in it.
    NumberMissing(String),
}

static FORMS: Vocabulary<Forms> = Vocabulary::new(in_every_language!("questions.ftl"), Forms::read);

/// Understands a question, or does not; the line is folded already.
pub(super) fn parse(folded: &str, language: Language) -> Option<Understood> {
    if let Some(asked) = asked(folded, language) {
        return Some(Understood::Asked(asked));
    }
    let unclear = FORMS.for_language(language).find_map(|forms| forms.unclear(folded, language));
    unclear.map(Understood::Unclear)
}

fn asked(folded: &str, language: Language) -> Option<Asked> {
    let forms = || FORMS.for_language(language);
    let plain = |text: &str| forms().find_map(|forms| forms.plain(text));
    plain(folded)
        .or_else(|| [language, Language::En].into_iter().find_map(|of| plain(&figures_in_words(folded, of)?)))
        .or_else(|| forms().find_map(|forms| forms.numbered(folded, language)))
        .or_else(|| forms().find_map(|forms| forms.pieces(folded)))
        .or_else(|| forms().find_map(|forms| forms.row(folded, language)))
        .or_else(|| forms().find_map(|forms| forms.about_square(folded, language)))
}

/// Where the pieces of a kind are, by its name alone: where nothing waits for a piece, that is what is asked.
#[must_use]
pub fn bare_kind(line: &str, language: Language) -> Option<Asked> {
    let folded = super::fold::fold(line);
    FORMS.for_language(language).find_map(|forms| forms.any_pieces(&folded))
}

/// A square behind words that say no more than that something stands there.
pub(super) fn on_square(folded: &str, language: Language) -> Option<Square> {
    FORMS.for_language(language).find_map(|forms| forms.on_square(folded, language))
}

/// What stands behind *read* and articles at the start of a line, if anything of that kind stands there.
pub(super) fn behind_reading(folded: &str, language: Language) -> Option<&str> {
    FORMS.for_language(language).find_map(|forms| forms.behind_reading(folded))
}

/// A piece of a side, named by words in any order: *white king*, *il re nero*.
pub(super) fn piece_named(folded: &str, language: Language) -> Option<(Whose, Role)> {
    FORMS.for_language(language).find_map(|forms| match forms.pieces(folded)? {
        Asked::Pieces { whose: Some(whose), role: Some(role) } => Some((whose, role)),
        _ => None,
    })
}

/// A side, by one word.
pub(super) fn side_named(folded: &str, language: Language) -> Option<Whose> {
    FORMS.for_language(language).find_map(|forms| forms.side(folded))
}

/// The forms of questions that are whole without anything behind them, for those who mistype one.
pub(super) fn written(language: Language) -> impl Iterator<Item = &'static Saying> {
    FORMS.of(language).written()
}

/// The usual form of a question that stands for itself.
pub(super) fn usual(question: Question, language: Language) -> Option<&'static str> {
    FORMS.of(language).usual(question)
}

/// All that is written in the forms of a language.
pub(super) fn texts(language: Language) -> impl Iterator<Item = &'static str> {
    FORMS.of(language).texts()
}

/// The pieces that were asked for.
#[must_use]
pub fn pieces_of(whose: Option<Whose>, role: Option<Role>, asker: Color) -> Pieces {
    let color = whose.map(|whose| match whose {
        Whose::Mine => asker,
        Whose::Theirs => !asker,
        Whose::Of(color) => color,
    });
    Pieces { color, role }
}

#[cfg(test)]
#[path = "asked_tests.rs"]
mod tests;
