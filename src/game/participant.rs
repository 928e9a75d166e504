//! Who plays, and how they want to be spoken to.

use super::declare::{by_name, names};
use super::sentence::{Argument, Sentence, Template, Value};
use serde::{Deserialize, Serialize};

pub use crate::language::Language;
use crate::named::named;
use crate::rules::position::Color;

named! {
    /// How much of what a player types is said back to them at once.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Echo {
        #[default]
        Character = "character",
        /// Every word, when it is complete.
        Word = "word",
        /// Nothing.
        None = "none",
    }

    /// In which order pieces are said.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Order {
        /// King, queen, rooks, bishops, knights, pawns; each kind by files, from the asker's left.
        #[default]
        Value = "value",
        /// File by file from the asker's left, each from their side on.
        File = "file",
    }

    /// How pieces of one kind are said.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Grouping {
        /// *Rooks a1, f1.*
        #[default]
        Kind = "kind",
        /// *Rook a1, rook f1.*
        Each = "each",
    }

    /// How empty squares in a row are said.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Empties {
        /// *Three empty.*
        #[default]
        Counted = "counted",
        /// Each by its name.
        Told = "told",
        Skipped = "skipped",
    }

    /// From which side the board is read.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Orientation {
        /// From that of the player's own pieces.
        #[default]
        Own = "own",
        /// Always from White's.
        White = "white",
        /// Always from Black's.
        Black = "black",
    }

    /// What is said when the player steps over the board.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Steps {
        /// The piece and the square.
        #[default]
        Piece = "piece",
        /// The square alone, after its cue; what stands there is said on request.
        Square = "square",
    }

    /// How the time on a clock is said.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum TimeWords {
        /// *Nine fifty-five.*
        #[default]
        Short = "short",
        /// *Nine minutes and fifty-five seconds.*
        Long = "long",
    }

    /// How a move is announced (`laws.md` 7 of the sources; Appendix D.2.1 for `fide`).
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Style {
        /// *Springer Gustav eins Felix drei*: the names of the Laws, never translated.
        #[default]
        Fide = "fide",
        /// *Cavallo Gustav eins Felix drei*: the piece in the listener's language, the squares as in `fide`.
        FideLocal = "fide-local",
        /// *N, g 1, f 3*: letters and figures, one by one.
        Letters = "letters",
        /// *Knight golf one foxtrot three*.
        Nato = "nato",
        /// *Knight f3*, with capture and check.
        Literate = "literate",
        /// *g1f3*.
        Uci = "uci",
    }

    /// In which words a player speaks moves to the microphone.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub enum HearStyle {
        /// *Springer Gustav eins Felix drei*: the names of the Laws.
        #[default]
        Fide = "fide",
        /// *Knight golf one foxtrot three*.
        Nato = "nato",
        /// *Knight g one f three*: plain English.
        Plain = "plain",
    }

    /// What a player sees.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Sight {
        /// Visually disabled (Appendix D).
        VisuallyDisabled = "visually-disabled",
        #[default]
        Sighted = "sighted",
    }

    /// What a player hears.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Hearing {
        #[default]
        Hearing = "hearing",
        /// Hearing-impaired: an assistant is required opposite a visually disabled player (D.2.11).
        Impaired = "impaired",
    }
}

impl Echo {
    /// The next one, round and round.
    #[must_use]
    pub const fn next(self) -> Echo {
        match self {
            Echo::Character => Echo::Word,
            Echo::Word => Echo::None,
            Echo::None => Echo::Character,
        }
    }
}

impl Orientation {
    /// From which side the board is read by somebody who plays this one.
    pub const fn side(self, own: Color) -> Color {
        match self {
            Orientation::Own => own,
            Orientation::White => Color::White,
            Orientation::Black => Color::Black,
        }
    }

    /// The other side than now, as the same player calls it: their own is theirs whichever they play next.
    #[must_use]
    pub fn turned(self, own: Color) -> Orientation {
        match !self.side(own) {
            side if side == own => Orientation::Own,
            Color::White => Orientation::White,
            Color::Black => Orientation::Black,
        }
    }
}

/// How many levels the built-in opponent has: 1 is the weakest.
pub const LEVELS: u8 = 15;

/// What the eight levels of earlier versions, by their number, come nearest to; a number that none of them had is the nearest one.
pub const fn level_of_eight(level: u8) -> u8 {
    match level {
        0 | 1 => 5,
        2 => 6,
        3 => 7,
        4 => 8,
        5 => 9,
        6 => 10,
        7 => 12,
        _ => LEVELS,
    }
}

/// A journal of an earlier version counts eight levels, under another name.
mod level_in_a_journal {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Default, Serialize, Deserialize)]
    #[serde(default)]
    struct Written {
        #[serde(skip_serializing_if = "Option::is_none")]
        even_level: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        level: Option<u8>,
    }

    #[allow(clippy::trivially_copy_pass_by_ref)] // serde asks so
    pub fn serialize<S: Serializer>(level: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        Written { even_level: Some(*level), level: None }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        let Written { even_level, level } = Written::deserialize(deserializer)?;
        let carried_over = level.map(super::level_of_eight);
        even_level.or(carried_over).ok_or_else(|| Error::missing_field("even_level"))
    }
}

/// Who moves the pieces of a side.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Driver {
    /// The owner of this console.
    Owner,
    /// A second person at the same keyboard.
    Console,
    /// A person at a real board, whose moves the owner enters.
    Board,
    /// A person at a paired screen.
    Screen,
    /// The built-in opponent.
    #[serde(rename = "house", with = "level_in_a_journal")]
    BuiltinEngine {
        /// 1 (beginner) to [`LEVELS`].
        level: u8,
    },
    /// A chess engine of this machine, over the Universal Chess Interface.
    Uci {
        /// How strong it was told to play.
        strength: Strength,
    },
}

/// How strong a UCI engine is told to play.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Strength {
    /// As strong as it can.
    #[default]
    Full,
    /// At about this rating, as the engine itself counts ratings.
    Rating(u16),
}

impl Strength {
    /// The level of the built-in opponent that comes nearest: it plays on where an engine fails again and again. Only level 8 was matched
    /// with a rating (`tests/strength/RESULTS.md`); the others are placed by their steps from there.
    pub const fn nearest_level(self) -> u8 {
        match self {
            Strength::Rating(0..900) => 5,
            Strength::Rating(900..1100) => 6,
            Strength::Rating(1100..1250) => 7,
            Strength::Rating(1250..1400) => 8,
            Strength::Rating(1400..1520) => 9,
            Strength::Rating(1520..1650) => 10,
            Strength::Rating(1650..1800) => 11,
            Strength::Rating(1800..1950) => 12,
            Strength::Rating(1950..2050) => 13,
            Strength::Rating(2050..2200) => 14,
            Strength::Full | Strength::Rating(_) => LEVELS,
        }
    }
}

/// One of the two players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Participant {
    /// The name for the scoresheet; empty where none was given.
    pub name: String,
    /// What they see.
    pub sight: Sight,
    pub hearing: Hearing,
    /// Whether they use an assistant (D.2.10, D.2.11).
    #[serde(default)]
    pub assistant: bool,
    /// The language in which they are answered and in whose letters they write moves.
    pub language: Language,
    /// The style of the announcements that they hear.
    pub style: Style,
    /// Who moves their pieces.
    pub driver: Driver,
}

impl Participant {
    /// Whether a program plays for this player.
    pub const fn is_engine(&self) -> bool {
        matches!(self.driver, Driver::BuiltinEngine { .. } | Driver::Uci { .. })
    }
}

named! {
    /// A name on the scoresheet.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum NameField {
        /// The player of the white pieces.
        White,
        /// The player of the black pieces.
        Black,
        Event,
        Round,
    }
}

by_name! { Echo }

impl Strength {
    /// How strong an engine plays, as part of a sentence.
    pub fn sentence(self) -> Sentence {
        Sentence::new("engine-strength").with("rating", self)
    }
}

/// A rating, 0 for full strength, and what players of that rating are called.
impl<S: Template> Argument<S> for Strength {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        let (rating, class) = match *self {
            Strength::Full => (0, "full"),
            Strength::Rating(rating) => (rating, class(rating)),
        };
        sentence.value(name, Value::Number(rating.into())).value("class", Value::Variant(class))
    }
}

/// As clubs speak of their players.
const fn class(rating: u16) -> &'static str {
    match rating {
        0..1000 => "beginner",
        1000..1400 => "casual",
        1400..1800 => "club",
        1800..2200 => "strong",
        2200..2500 => "master",
        _ => "grandmaster",
    }
}

names! { NameField { White = "white", Black = "black", Event = "event", Round = "round" } }

/// A name was given or taken away.
pub(super) fn named(field: NameField, text: &str) -> Sentence {
    let key = if text.trim().is_empty() { "name-removed" } else { "named" };
    Sentence::new(key).with("field", field).with("text", text)
}
