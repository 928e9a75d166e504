//! Who plays, and how he wants to be spoken to.

use serde::{Deserialize, Serialize};

pub use crate::language::Language;

/// How much of what a player types is said back to him at once.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Echo {
    /// Every character.
    #[default]
    Character,
    /// Every word, when it is complete.
    Word,
    /// Nothing.
    None,
}

impl Echo {
    /// All of them, in the order in which a key goes through them.
    pub const ALL: [Echo; 3] = [Echo::Character, Echo::Word, Echo::None];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Echo::Character => "character",
            Echo::Word => "word",
            Echo::None => "none",
        }
    }

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

/// In which order pieces are said.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// King, queen, rooks, bishops, knights, pawns; each kind by files, from the asker's left.
    #[default]
    Value,
    /// File by file from the asker's left, each from his side on.
    File,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 2] = [Order::Value, Order::File];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Order::Value => "value",
            Order::File => "file",
        }
    }
}

/// How pieces of one kind are said.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Grouping {
    /// *Rooks a1, f1.*
    #[default]
    Kind,
    /// *Rook a1, rook f1.*
    Each,
}

impl Grouping {
    /// All of them.
    pub const ALL: [Grouping; 2] = [Grouping::Kind, Grouping::Each];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Grouping::Kind => "kind",
            Grouping::Each => "each",
        }
    }
}

/// How empty squares in a row are said.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Empties {
    /// *Three empty.*
    #[default]
    Counted,
    /// Each by its name.
    Told,
    /// Not at all.
    Skipped,
}

impl Empties {
    /// All of them.
    pub const ALL: [Empties; 3] = [Empties::Counted, Empties::Told, Empties::Skipped];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Empties::Counted => "counted",
            Empties::Told => "told",
            Empties::Skipped => "skipped",
        }
    }
}

/// From which side the board is read.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// From that of the player's own pieces.
    #[default]
    Own,
    /// Always from White's.
    White,
}

impl Orientation {
    /// All of them.
    pub const ALL: [Orientation; 2] = [Orientation::Own, Orientation::White];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Orientation::Own => "own",
            Orientation::White => "white",
        }
    }
}

/// What is said when the player steps over the board.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Steps {
    /// The piece and the square.
    #[default]
    Piece,
    /// The square alone, behind its cue; what stands there is asked.
    Square,
}

impl Steps {
    /// All of them.
    pub const ALL: [Steps; 2] = [Steps::Piece, Steps::Square];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Steps::Piece => "man",
            Steps::Square => "square",
        }
    }
}

/// How the time on a clock is said.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeWords {
    /// *Nine fifty-five.*
    #[default]
    Short,
    /// *Nine minutes and fifty-five seconds.*
    Long,
}

impl TimeWords {
    /// Both, in the order in which a key goes through them.
    pub const ALL: [TimeWords; 2] = [TimeWords::Short, TimeWords::Long];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            TimeWords::Short => "short",
            TimeWords::Long => "long",
        }
    }
}

/// How a move is announced (`laws.md` 7 of the sources; Appendix D.2.1 for `fide`).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Style {
    /// *Springer Gustav eins Felix drei*: the names of the Laws, never translated.
    #[default]
    Fide,
    /// *Cavallo Gustav eins Felix drei*: the piece in the listener's language, the squares as in `fide`.
    FideLocal,
    /// *N, g 1, f 3*: letters and figures, one by one.
    Letters,
    /// *Knight golf one foxtrot three*.
    Nato,
    /// *Knight f3*, with capture and check.
    Literate,
    /// *g1f3*.
    Uci,
}

impl Style {
    /// All styles.
    pub const ALL: [Style; 6] =
        [Style::Fide, Style::FideLocal, Style::Letters, Style::Nato, Style::Literate, Style::Uci];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Style::Fide => "fide",
            Style::FideLocal => "fide-local",
            Style::Letters => "letters",
            Style::Nato => "nato",
            Style::Literate => "literate",
            Style::Uci => "uci",
        }
    }

    /// The style of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|style| style.name() == name)
    }
}

/// What a player sees.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// Visually disabled (Appendix D).
    VisuallyDisabled,
    /// Sighted.
    #[default]
    Sighted,
}

impl Sight {
    /// Both.
    pub const ALL: [Sight; 2] = [Sight::VisuallyDisabled, Sight::Sighted];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Sight::VisuallyDisabled => "visually-disabled",
            Sight::Sighted => "sighted",
        }
    }
}

/// What a player hears.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hearing {
    /// Hears.
    #[default]
    Hearing,
    /// Hearing-impaired: an assistant is required opposite a visually disabled player (D.2.11).
    Impaired,
}

impl Hearing {
    /// Both.
    pub const ALL: [Hearing; 2] = [Hearing::Hearing, Hearing::Impaired];

    /// The name in flags and files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Hearing::Hearing => "hearing",
            Hearing::Impaired => "impaired",
        }
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
    /// The built-in opponent, at a level from 1 to 8.
    #[serde(rename = "house")]
    BuiltinEngine {
        /// 1 (beginner) to 8.
        level: u8,
    },
}

/// One of the two players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Participant {
    /// The name for the scoresheet; empty where none was given.
    pub name: String,
    /// What he sees.
    pub sight: Sight,
    /// What he hears.
    pub hearing: Hearing,
    /// Whether he uses an assistant (D.2.10, D.2.11).
    #[serde(default)]
    pub assistant: bool,
    /// The language in which he is answered and in whose letters he writes moves.
    pub language: Language,
    /// The style of the announcements that he hears.
    pub style: Style,
    /// Who moves his pieces.
    pub driver: Driver,
}

impl Participant {
    /// Whether the built-in opponent plays for this player.
    #[must_use]
    pub const fn is_engine(&self) -> bool {
        matches!(self.driver, Driver::BuiltinEngine { .. })
    }
}
