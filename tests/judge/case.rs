//! What an adapter sees of a vector, and the values that stand in it.

use annabella::game::board::Board;
use annabella::game::participant::Language;
use annabella::notation::uci;
use annabella::rules::as_text::Text;
use annabella::rules::context::{RuleContext, Supervision};
use annabella::rules::position::{ByColor, CastlingMode, Color, Intent, Position, Role};
use annabella::rules::profile::{Profile, TimeClass};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::memory::Memory;
use super::table::Laid;
use super::vector::Fields;
use super::wrong::Wrong;

/// One question: what is given, what is done, and by which rules.
#[derive(Copy, Clone, Debug)]
pub(super) struct Case<'a> {
    pub given: &'a Value,
    pub action: &'a Value,
    pub profile: &'a Profile,
    /// Searches that have been made for this or another case.
    pub memory: &'a Memory,
    /// Whether the record of each table must give the same game again, after each input.
    pub replayed: bool,
}

/// What an adapter answers.
pub(super) type Decision = Result<Fields, Wrong>;

/// An adapter.
pub(super) type Adapter = fn(&Case<'_>) -> Decision;

impl Case<'_> {
    /// A table for a tournament game under these rules.
    pub fn lay(&self) -> Laid {
        Laid::new(self.profile, self.replayed)
    }

    /// The situation.
    pub fn given<T: DeserializeOwned>(&self) -> Result<T, Wrong> {
        read("given", self.given)
    }

    /// What is done in it.
    pub fn action<T: DeserializeOwned>(&self) -> Result<T, Wrong> {
        if self.action.is_null() {
            return Err(Wrong::at("action", "it is missing"));
        }
        read("action", self.action)
    }
}

fn read<T: DeserializeOwned>(part: &str, value: &Value) -> Result<T, Wrong> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let field = if path == "." { part.to_owned() } else { format!("{part}.{path}") };
        Wrong::at(field, error.inner())
    })
}

/// The fields of an answer.
pub(super) fn fields(value: Value) -> Fields {
    match value {
        Value::Object(fields) => fields,
        _ => Fields::new(),
    }
}

/// A start position: a FEN, or `startpos`.
#[derive(Clone, Debug)]
pub(super) struct Start(pub Position);

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Start, D::Error> {
        let text = String::deserialize(from)?;
        match text.as_str() {
            "startpos" => Ok(Start(Position::initial())),
            fen => Position::from_fen(fen).map(Start).map_err(D::Error::custom),
        }
    }
}

impl Start {
    /// The same pieces with the castling of Chess960, if that is wanted.
    pub fn in_mode(self, chess960: bool) -> Position {
        let Start(position) = self;
        if !chess960 || position.castling_mode() == CastlingMode::Chess960 {
            return position;
        }
        Position::from_setup(position.to_setup(), CastlingMode::Chess960).unwrap_or(position)
    }
}

/// A position and nothing else.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnePosition {
    pub fen: Start,
}

/// A game, from its start.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    pub start_fen: Start,
    pub moves: String,
}

/// A square or a colour, by its short name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Named<T>(pub T);

impl<'de, T: Text> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Named<T>, D::Error> {
        let text = String::deserialize(from)?;
        let wrong = || D::Error::custom(format!("`{text}` is not {}", T::EXPECTED));
        T::from_text(&text).map(Named).ok_or_else(wrong)
    }
}

/// A piece by its English name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(remote = "Role", rename_all = "snake_case")]
pub(super) enum PieceName {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// The English name of a piece.
pub(super) const fn piece_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The name of a side.
pub(super) fn side_name(side: Color) -> String {
    side.to_text()
}

/// Seconds, perhaps with a fraction, kept in whole milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Seconds(pub u64);

/// No clock shows more.
const LONGEST_SECONDS: f64 = 7.0 * 86_400.0;

impl<'de> Deserialize<'de> for Seconds {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // within the bounds that were looked at
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seconds, D::Error> {
        let seconds = f64::deserialize(from)?;
        if (0.0..=LONGEST_SECONDS).contains(&seconds) {
            Ok(Seconds((seconds * 1000.0).round() as u64))
        } else {
            Err(D::Error::custom(format!("{seconds} is no time on a clock; right would be 0 to a week, in seconds")))
        }
    }
}

/// Milliseconds as the seconds of the format.
pub(super) fn seconds(millis: u64) -> Value {
    if millis.is_multiple_of(1000) {
        json!(millis / 1000)
    } else {
        json!(std::time::Duration::from_millis(millis).as_secs_f64())
    }
}

/// A kind of game by its time.
pub(super) const fn class_name(class: TimeClass) -> &'static str {
    match class {
        TimeClass::Standard => "standard",
        TimeClass::Rapid => "rapid",
        TimeClass::Blitz => "blitz",
    }
}

/// Reads a move in UCI; whether it is legal is not asked. A pawn may become what no pawn becomes.
pub(super) fn uci_move(field: &str, text: &str, board: &Board) -> Result<Intent, Wrong> {
    let to_no_piece = || {
        let never = [('k', Role::King), ('p', Role::Pawn)];
        let (letter, role) = never.into_iter().find(|(letter, _)| text.ends_with(*letter))?;
        match uci::read(text.strip_suffix(letter)?, board)? {
            Intent::Step { from, to, promotion: None } => Some(Intent::Step { from, to, promotion: Some(role) }),
            Intent::Step { .. } | Intent::Castle { .. } => None,
        }
    };
    uci::read(text, board)
        .or_else(to_no_piece)
        .ok_or_else(|| Wrong::at(field, format!("`{text}` is no move of the side to move, as in e2e4 or e7e8q")))
}

/// A move in UCI, as the position castles.
pub(super) fn uci_text(board: &Board, intent: Intent) -> String {
    board.change(intent).map_or_else(String::new, |change| uci::write(&change, board.castling_mode()))
}

/// Moves in UCI, in the order of their squares.
pub(super) fn uci_texts(board: &Board, intents: &[Intent]) -> Value {
    let mut texts: Vec<String> = intents.iter().map(|intent| uci_text(board, *intent)).collect();
    texts.sort();
    json!(texts)
}

/// A language by its code.
#[derive(Copy, Clone, Debug)]
pub(super) struct Locale(pub Language);

impl<'de> Deserialize<'de> for Locale {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Locale, D::Error> {
        let code = String::deserialize(from)?;
        let language = Language::ALL.into_iter().find(|language| language.code() == code);
        let known = || Language::ALL.map(Language::code).join(", ");
        language.map(Locale).ok_or_else(|| D::Error::custom(format!("`{code}` is none of {}", known())))
    }
}

/// Kind of game and supervision together.
pub(super) const fn context(class: TimeClass, full_supervision: bool) -> RuleContext {
    let supervision = if full_supervision { Supervision::Full } else { Supervision::Insufficient };
    RuleContext { class, supervision }
}

/// White's and Black's.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Both<T> {
    pub white: T,
    pub black: T,
}

impl<T> Both<T> {
    /// As the rules want it.
    pub fn map<U>(self, of: impl Fn(T) -> U) -> ByColor<U> {
        ByColor { white: of(self.white), black: of(self.black) }
    }
}

/// Both times in milliseconds.
pub(super) fn times(both: Both<Seconds>) -> ByColor<u64> {
    both.map(|Seconds(millis)| millis)
}
