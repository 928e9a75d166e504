//! Settings: flags over the game's frozen copy over the user's file over the event's file over the defaults.
//!
//! This folder reads texts and decides which layer wins; which files there are, and what the environment says, is handed
//! in by `cli`. Only [`write`] touches a file, for settings on the thread of [`keeper`].

pub mod clocks;
pub mod cues;
mod earlier;
pub mod keeper;
mod keys;
pub mod lines;
mod load;
pub mod write;

use std::collections::BTreeMap;
use std::path::PathBuf;

pub use clocks::{Clocks, Preset};
pub use cues::{CueChoice, CueSettings};
pub use keys::{Choices, Key, SAME_STYLE};
pub use load::{Frozen, Layer, Loaded, Locale, Origin, Problem, SourceFile, Sources, load};

use crate::game::clock::Times;
use crate::game::fact::{Announcer, Dialogue, EventRules};
use crate::game::participant::{
    Echo, Empties, Grouping, HearStyle, Hearing, Language, Order, Orientation, Sight, Steps, Strength, Style, TimeWords,
};
use crate::game::presence::Beginning;
use crate::game::roles::Mode;
use crate::game::warnings::Warnings;
use crate::language::BrailleCode;
use crate::named::named;
use crate::rules::profile::Profile;

/// What Appendix D has to know of a player.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// What they see.
    pub sight: Sight,
    pub hearing: Hearing,
    /// Whether they use an assistant (D.2.10, D.2.11).
    pub assistant: bool,
}

/// How spoken moves are listened to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listening {
    /// The microphone, as the sound system calls it, or `default`; empty: none is listened to at first.
    pub microphone: String,
    /// In which words moves are spoken.
    pub style: HearStyle,
    /// Whether that needs no key.
    pub hands_free: bool,
    /// Whether the voice is in headphones, where no microphone hears it.
    pub headphones: bool,
    /// Whether what is spoken as a move is kept as sound.
    pub keep: bool,
}

/// All settings, each with its value. The file of defaults says something about each; a test holds it to that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // settings that have nothing to do with one another
pub struct Settings {
    /// Against whom.
    pub opponent: Opponent,
    /// How strong the built-in opponent plays, 1 to [`LEVELS`](crate::game::participant::LEVELS).
    pub level: u8,
    /// The UCI engine: the name of its program, or its path; empty: the first that is found.
    pub engine: String,
    /// How strong it plays.
    pub strength: Strength,
    /// Its options, as in `Hash=64; Contempt=0`.
    pub engine_options: String,
    /// Whether the owner is warned of a blunder before it is made, outside tournaments.
    pub blunder_warnings: bool,
    /// With which pieces the owner plays.
    pub colour: ColourChoice,
    /// The time of each side.
    pub time: Times,
    /// Time controls that have a name.
    pub clocks: Clocks,
    /// The rules, resolved, with what the event overrules.
    pub profile: Profile,
    /// Tournament, casual or training.
    pub mode: Mode,
    /// In which language the owner is spoken to.
    pub language: Language,
    /// How moves are announced.
    pub style: Style,
    /// In which style squares and moves are said in answers; `None`: in that of the announcements.
    pub answer_style: Option<Style>,
    /// In which order pieces are given.
    pub order: Order,
    /// How pieces of one kind are said.
    pub grouping: Grouping,
    /// How empty squares in a row are said.
    pub empties: Empties,
    /// From which side the board is read.
    pub orientation: Orientation,
    /// What is said at each step over the board.
    pub steps: Steps,
    /// How the time on a clock is said in private.
    pub time_words: TimeWords,
    /// Of which times the owner is warned.
    pub warnings: Warnings,
    /// When the first clock begins to run.
    pub begins: Beginning,
    /// How a move goes from mouth to clock.
    pub dialogue: Dialogue,
    /// Whether an arbiter supervises the game in full (A.3, B.2).
    pub supervised: bool,
    /// What the event decides and announces beyond its profile.
    pub event_rules: EventRules,
    /// What the owner sees and hears, and whether they have an assistant.
    pub owner: Person,
    /// The same of their opponent.
    pub other: Person,
    /// Who speaks.
    pub speech: Speech,
    /// Whether cues are played.
    pub sounds: bool,
    /// The device of the public words, as the sound system calls it, or empty: the default one.
    pub loudspeaker: String,
    /// The device of the private words, or empty: there is none.
    pub earphone: String,
    /// How spoken moves are listened to.
    pub listening: Listening,
    /// Words a minute, 80 to 450.
    pub rate: u16,
    /// How high the voice is, 0 to 100.
    pub pitch: u8,
    /// How loud the voice is, 0 to 100.
    pub volume: u8,
    /// Voices other than the synthesizer's own for a language, by its names for them.
    pub voices: BTreeMap<Language, String>,
    /// What becomes of each cue, and how loud all of them are.
    pub cues: CueSettings,
    /// Whether a sound device is kept open while nothing sounds.
    pub keep_open: bool,
    /// How much of what the player types is said at once.
    pub echo: Echo,
    /// Which lines the terminal shows.
    pub terminal: Terminal,
    /// Whether what is said stands on a Braille display.
    pub display: Display,
    /// How moves stand on it.
    pub display_moves: DisplayMoves,
    /// Whether a page shows the board.
    pub screen: Screen,
    /// Whether devices in the network can join.
    pub lan: Lan,
    /// How late spectators see a tournament game, in seconds.
    pub spectators_late: u32,
    /// Where games are kept; `None`: the setting is absent, and there is no home directory.
    pub data: Option<PathBuf>,
    /// Who says the owner's moves to the table.
    pub announce: Announcer,
    /// White's name, or empty.
    pub white: String,
    /// Black's name, or empty.
    pub black: String,
    /// The event, or empty.
    pub event: String,
    /// The round, or empty.
    pub round: String,
    /// In which Braille code moves stand on a Braille display, and the sheet of a finished game is written beside its PGN.
    pub braille: Braille,
}

macro_rules! words {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),* $(,)? })*) => {$(
        named! {
            $(#[$about])*
            #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
            pub enum $name { $($(#[$doc])* $variant = $text),* }
        }

        impl Default for $name {
            fn default() -> $name {
                $name::ALL[0]
            }
        }
    )*};
}

words! {
    /// Against whom the owner plays.
    Opponent {
        /// The built-in opponent.
        BuiltinEngine = "house",
        /// A second person at this keyboard.
        Console = "console",
        /// Somebody at a real board, whose moves the owner enters.
        Board = "board",
        /// Somebody at a paired screen.
        Screen = "screen",
        /// A UCI engine.
        Uci = "uci",
    }
    /// With which pieces the owner plays.
    ColourChoice {
        /// The white ones.
        White = "white",
        /// The black ones.
        Black = "black",
        /// By lot.
        Random = "random",
    }
    /// Who speaks.
    Speech {
        /// No voice: everything is written.
        Off = "off",
        /// libespeak-ng, through the sound device.
        Espeak = "espeak",
        /// The system's own voice.
        System = "system",
        /// The player's screen reader speaks the private lines, Annabella only the public ones.
        Reader = "reader",
    }
    /// Whether what is said stands on a Braille display.
    Display {
        /// Where there is one and somebody sits at the terminal.
        Auto = "auto",
        Off = "off",
        /// Yes; that there is none is told.
        On = "on",
    }
    /// Whether a page in the browser of this machine shows the board.
    Screen {
        Off = "off",
        Invited = "invited",
        /// The board and the clocks, to look at.
        Board = "board",
        /// A large board for the player, who can play on it, too.
        Own = "own",
    }
    /// Whether devices in the network can join.
    Lan {
        /// Where it was not said for this network before, it is asked.
        Ask = "ask",
        Yes = "yes",
        No = "no",
    }
    /// How moves stand on a Braille display.
    DisplayMoves {
        /// In the cells of the Braille code.
        Cells = "cells",
        /// In the letters of the player's language.
        Letters = "letters",
    }
    /// Which lines the terminal shows.
    Terminal {
        All = "all",
        /// Those for the whole table.
        Public = "public",
        /// None.
        Off = "off",
    }
}

impl Speech {
    /// The voice of our own: beside a screen reader it only waits until it is wanted.
    #[must_use]
    pub const fn own(self) -> Speech {
        match self {
            Speech::Reader => Speech::Espeak,
            voice => voice,
        }
    }
}

/// The Braille code of scoresheets.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Braille {
    /// That of the owner's language.
    #[default]
    Language,
    /// No sheet in Braille.
    None,
    Code(BrailleCode),
}

impl Braille {
    pub const ALL: [Braille; BrailleCode::ALL.len() + 2] = {
        let mut all = [Braille::Language; BrailleCode::ALL.len() + 2];
        all[1] = Braille::None;
        let mut at = 0;
        while at < BrailleCode::ALL.len() {
            all[at + 2] = Braille::Code(BrailleCode::ALL[at]);
            at += 1;
        }
        all
    };

    /// The word in flags and files.
    pub const fn name(self) -> &'static str {
        match self {
            Braille::Language => "language",
            Braille::None => "none",
            Braille::Code(code) => code.name(),
        }
    }
}
