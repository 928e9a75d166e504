//! The forms of questions in one language, and what a line says by them.
//!
//! Three full stops in a form stand for what is named there: *wer greift ... an*, *last ... moves*. Without them it stands behind.

use super::asked::{Asked, Aspect, Unclear, Whose};
use super::named::{file_of, number, rank_of, whole_square};
use super::sayings::{Saying, Sayings, Table, exact, table};
use crate::game::answer::{Moves, Row};
use crate::game::participant::Language;
use crate::game::question::{Question, Reading};
use crate::rules::position::{Color, Rank, Role, Square};

/// What a key of the file means.
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
    ("move", Question::MoveOf),
    ("moves-from", Question::MovesFrom),
    ("sheet-from", |number| Question::Sheet(Reading::From(number))),
    ("sheet-last", |number| Question::Sheet(Reading::Last(number))),
    ("sheet-times-from", |number| Question::SheetWithTimes(Reading::From(number))),
    ("sheet-times-last", |number| Question::SheetWithTimes(Reading::Last(number))),
];

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

/// The square in examples.
const EXAMPLE_SQUARE: &str = "e4";
/// The number in examples.
const EXAMPLE_NUMBER: &str = "3";

/// A form with a place in it for what is named.
struct Form {
    head: String,
    tail: String,
    written: String,
}

impl Form {
    fn of(saying: &Saying) -> Form {
        let (head, tail) = saying.written.split_once(HOLE).unwrap_or((&saying.written, ""));
        Form { head: super::fold::fold(head), tail: super::fold::fold(tail), written: saying.written.clone() }
    }

    /// What is named in a line of this form; empty where nothing is.
    fn hole<'a>(&self, folded: &'a str) -> Option<&'a str> {
        let mut rest = folded;
        if !self.head.is_empty() {
            rest = rest.strip_prefix(self.head.as_str()).filter(|rest| rest.is_empty() || rest.starts_with(' '))?;
        }
        if !self.tail.is_empty() {
            rest = rest.strip_suffix(self.tail.as_str()).filter(|rest| rest.is_empty() || rest.ends_with(' '))?;
        }
        Some(rest.trim())
    }

    /// The form with something named in it.
    fn example(&self, named: &str) -> String {
        match self.written.split_once(HOLE) {
            Some((head, tail)) => format!("{head}{named}{tail}"),
            None => format!("{} {named}", self.written),
        }
    }
}

const HOLE: &str = "...";

type FormTable<T> = Vec<(T, Vec<Form>)>;

fn forms<T>(table: Table<T>) -> FormTable<T> {
    table.into_iter().map(|(meaning, sayings)| (meaning, sayings.iter().map(Form::of).collect())).collect()
}

/// The meaning whose form fits a line with the least named in it, and what is named.
fn fitting<'a, 'f, T: Copy>(table: &'f FormTable<T>, folded: &'a str) -> Option<(T, &'a str, &'f Form)> {
    let fitting = table
        .iter()
        .flat_map(|(meaning, forms)| forms.iter().filter_map(move |form| Some((*meaning, form.hole(folded)?, form))));
    fitting.min_by_key(|(_, hole, _)| hole.len())
}

/// A row, and how it is named.
#[derive(Copy, Clone)]
enum RowKind {
    Rank,
    File,
}

/// What a question is about, where it names a square or pieces.
enum Target {
    Square(Square),
    Pieces(Option<Whose>, Role),
}

/// The forms of one language.
pub(super) struct Forms {
    plain: Table<Question>,
    of_square: FormTable<Aspect>,
    of_number: FormTable<OfNumber>,
    rows: FormTable<RowKind>,
    ordinals: Vec<Saying>,
    whereabouts: Vec<Saying>,
    roles: Table<Role>,
    sides: Table<Whose>,
    all: Vec<Saying>,
    filler: Vec<Saying>,
    square: Vec<Saying>,
    read: Vec<Saying>,
}

impl Forms {
    pub(super) fn read(sayings: Sayings<'_>) -> Forms {
        Forms {
            plain: table(&PLAIN, sayings),
            of_square: forms(table(&OF_SQUARE, sayings)),
            of_number: forms(table(&OF_NUMBER, sayings)),
            rows: forms(table(&[("rank", RowKind::Rank), ("file", RowKind::File)], sayings)),
            ordinals: sayings("ordinals"),
            whereabouts: sayings("where"),
            roles: table(&ROLES, sayings),
            sides: table(&SIDES, sayings),
            all: sayings("all"),
            filler: sayings("filler"),
            square: sayings("on-square"),
            read: sayings("read"),
        }
    }

    /// A question that stands for itself.
    pub(super) fn plain(&self, folded: &str) -> Option<Asked> {
        exact(&self.plain, folded).map(Asked::Question)
    }

    /// The usual form of a question that stands for itself.
    pub(super) fn usual(&self, question: Question) -> Option<&str> {
        let (_, sayings) = self.plain.iter().find(|(each, _)| *each == question)?;
        sayings.first().map(|saying| saying.written.as_str())
    }

    /// A question with a number in it; *moves from e2* names a square.
    pub(super) fn numbered(&self, folded: &str, language: Language) -> Option<Asked> {
        let (question, hole, _) = fitting(&self.of_number, folded)?;
        let hole = self.without_fillers(hole);
        if let Some(number) = number(hole, language).filter(|number| *number > 0) {
            return Some(Asked::Question(question(number)));
        }
        let from_square = matches!(question(1), Question::MovesFrom(_));
        match self.target(hole, language).filter(|_| from_square)? {
            Target::Square(square) => Some(Asked::Question(Question::LegalMoves(Moves::From(square)))),
            Target::Pieces(whose, role) => Some(Asked::OfPiece { aspect: Aspect::Moves, whose, role }),
        }
    }

    /// `rank 4`, `fourth rank`, `the e file`.
    pub(super) fn row(&self, folded: &str, language: Language) -> Option<Asked> {
        let (kind, hole, form) = fitting(&self.rows, folded)?;
        let row = match kind {
            RowKind::Rank => Row::Rank(self.rank(hole, !form.tail.is_empty(), language)?),
            RowKind::File => Row::File(file_of(hole)?),
        };
        Some(Asked::Question(Question::Row(row)))
    }

    /// A rank by its number or its ordinal; in front of the word *4th* is one, too.
    fn rank(&self, named: &str, in_front: bool, language: Language) -> Option<Rank> {
        let ordinal = self.ordinals.iter().position(|saying| saying.folded == named);
        if let Some(index) = ordinal {
            return Rank::ALL.get(index % Rank::ALL.len()).copied();
        }
        let figure =
            named.chars().next().filter(char::is_ascii_digit).filter(|_| in_front && named.chars().count() <= 4);
        let figure = figure.filter(|_| named.chars().skip(1).all(char::is_alphabetic));
        rank_of(named, language).or_else(|| rank_of(&figure?.to_string(), language))
    }

    /// A question about a square, or about pieces.
    pub(super) fn about_square(&self, folded: &str, language: Language) -> Option<Asked> {
        let fitting = self
            .of_square
            .iter()
            .flat_map(|(aspect, forms)| forms.iter().filter_map(move |form| Some((*aspect, form.hole(folded)?))));
        let understood = fitting.filter_map(|(aspect, hole)| Some((aspect, hole, self.target(hole, language)?)));
        let (aspect, _, target) = understood.min_by_key(|(_, hole, _)| hole.len())?;
        Some(match target {
            Target::Square(square) => Asked::of_square(aspect, square),
            Target::Pieces(whose, role) => Asked::OfPiece { aspect, whose, role },
        })
    }

    /// A square, or pieces: *e4*, *the square e four*, *my knight*, *the knight on f3*.
    fn target(&self, named: &str, language: Language) -> Option<Target> {
        let (mut whose, mut role, mut rest) = (None, None, named);
        loop {
            if let Some(square) = whole_square(rest, language) {
                return Some(Target::Square(square));
            }
            if rest.is_empty() {
                return Some(Target::Pieces(whose, role?));
            }
            if let Some((found, behind)) = leading(&self.roles, rest).filter(|_| role.is_none()) {
                (role, rest) = (Some(found), behind);
            } else if let Some((found, behind)) = leading(&self.sides, rest).filter(|_| whose.is_none()) {
                (whose, rest) = (Some(found), behind);
            } else {
                rest = strip(&self.filler, rest).or_else(|| strip(&self.square, rest))?;
            }
        }
    }

    /// A square behind words that say no more than that something stands there.
    pub(super) fn on_square(&self, named: &str, language: Language) -> Option<Square> {
        let mut rest = named;
        loop {
            if let Some(square) = whole_square(rest, language) {
                return Some(square);
            }
            rest = strip(&self.square, rest).or_else(|| strip(&self.filler, rest))?;
        }
    }

    fn without_fillers<'a>(&self, mut rest: &'a str) -> &'a str {
        while let Some(behind) = strip(&self.filler, rest) {
            rest = behind;
        }
        rest
    }

    /// What stands behind *read* and articles at the start of a line, if anything of that kind stands there.
    pub(super) fn behind_reading<'a>(&self, folded: &'a str) -> Option<&'a str> {
        let behind = self.without_fillers(strip(&self.read, folded).unwrap_or(folded));
        (behind.len() < folded.len() && !behind.is_empty()).then_some(behind)
    }

    /// What is missing or wrong in a line that begins like a question.
    pub(super) fn unclear(&self, folded: &str, language: Language) -> Option<Unclear> {
        self.unclear_row(folded).or_else(|| self.unclear_number(folded, language)).or_else(|| {
            let (_, hole, form) = fitting(&self.of_square, folded)?;
            match hole.split(' ').count() {
                _ if hole.is_empty() => Some(Unclear::SquareMissing(form.example(EXAMPLE_SQUARE))),
                1 | 2 => Some(Unclear::NoSuchSquare(hole.to_owned())),
                _ => None,
            }
        })
    }

    fn unclear_row(&self, folded: &str) -> Option<Unclear> {
        let (kind, hole, form) = fitting(&self.rows, folded)?;
        let in_front = !form.tail.is_empty();
        let could_be_one = !in_front || hole.len() == 1;
        match kind {
            RowKind::Rank if hole.is_empty() => Some(Unclear::RankMissing),
            RowKind::File if hole.is_empty() => Some(Unclear::FileMissing),
            _ if !could_be_one || hole.contains(' ') => None,
            RowKind::Rank => Some(Unclear::NoSuchRank(hole.to_owned())),
            RowKind::File => Some(Unclear::NoSuchFile(hole.to_owned())),
        }
    }

    fn unclear_number(&self, folded: &str, language: Language) -> Option<Unclear> {
        let (_, hole, form) = fitting(&self.of_number, folded)?;
        let hole = self.without_fillers(hole);
        if hole.is_empty() {
            return Some(Unclear::NumberMissing(form.example(EXAMPLE_NUMBER)));
        }
        let is_number = number(hole, language).is_some() || hole.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| Unclear::NoSuchNumber(hole.to_owned()))
    }

    /// `where are my knights`, `cavalli bianchi`, `alle Figuren`: words for a kind and a side, and articles, in any order. A kind
    /// alone in the singular is no question: it may be the answer to one, or the start of a move.
    pub(super) fn pieces(&self, folded: &str) -> Option<Asked> {
        let singular = |role: Role| {
            let sayings = self.roles.iter().find(|(each, _)| *each == role).map(|(_, sayings)| sayings);
            sayings.and_then(|sayings| sayings.first()).is_some_and(|saying| saying.folded == folded)
        };
        self.any_pieces(folded)
            .filter(|pieces| !matches!(pieces, Asked::Pieces { whose: None, role: Some(role) } if singular(*role)))
    }

    /// The same, a kind alone included.
    pub(super) fn any_pieces(&self, folded: &str) -> Option<Asked> {
        let mut rest = super::sayings::after(&self.whereabouts, folded).unwrap_or(folded);
        let (mut whose, mut role, mut all) = (None, None, false);
        while !rest.is_empty() {
            if let Some((found, behind)) = leading(&self.roles, rest).filter(|_| role.is_none()) {
                role = Some(found);
                rest = behind;
            } else if let Some((found, behind)) = leading(&self.sides, rest).filter(|_| whose.is_none()) {
                whose = Some(found);
                rest = behind;
            } else if let Some(behind) = strip(&self.all, rest).filter(|_| !all) {
                all = true;
                rest = behind;
            } else {
                rest = strip(&self.filler, rest)?;
            }
        }
        (role.is_some() || all).then_some(Asked::Pieces { whose, role })
    }

    /// A side, by one word.
    pub(super) fn side(&self, folded: &str) -> Option<Whose> {
        exact(&self.sides, folded)
    }

    /// The forms of questions that are whole without anything named in them.
    pub(super) fn written(&self) -> impl Iterator<Item = &Saying> {
        self.plain.iter().flat_map(|(_, sayings)| sayings)
    }

    /// Everything that is written in the forms, for those who mistype a word of it.
    pub(super) fn texts(&self) -> impl Iterator<Item = &str> {
        let whole = self.roles.iter().flat_map(|(_, sayings)| sayings);
        let whole = whole.chain(self.sides.iter().flat_map(|(_, sayings)| sayings)).chain(self.written());
        let lists = [&self.ordinals, &self.whereabouts, &self.all, &self.filler, &self.square, &self.read];
        let whole = whole.chain(lists.into_iter().flatten()).map(|saying| saying.written.as_str());
        let squares = self.of_square.iter().flat_map(|(_, forms)| forms);
        let numbers = self.of_number.iter().flat_map(|(_, forms)| forms);
        let rows = self.rows.iter().flat_map(|(_, forms)| forms);
        whole.chain(squares.chain(numbers).chain(rows).map(|form| form.written.as_str()))
    }
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
