//! Facts: what has happened, as the journal keeps it. Replay folds them and never decides again.

use derive_more::From;
use serde::{Deserialize, Serialize};

use super::advice::Aid;
use super::board::Change;
use super::clock::{ClockReading, DrawCounts, TimeControl, Times};
use super::gaps::Gap;
pub use super::half_move::HalfMoveId;
use super::opening::ChosenOpening;
pub use super::participant::NameField;
use super::participant::{Driver, Language, Participant, Style};
use super::presence::Beginning;
use super::roles::{Mode, Parts, Seat};
use super::ruling::Order;
use super::ruling_fact::Irregular;
use crate::named::named;
use crate::rules::as_text;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{ByColor, Color};
use crate::rules::profile::Profile;
use crate::time::Tick;

/// The layout of the facts; a higher one is not read by this version.
pub const SCHEMA: u32 = 1;

/// By which way an input came.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Keys of a terminal.
    Keys,
    /// A line of text (standard input that is no terminal).
    Line,
    /// A page in a browser: a move was shown once more there before it counted, at a tournament.
    Page,
    /// A microphone: what was said there was confirmed before it counted.
    Voice,
    /// The built-in opponent.
    #[serde(rename = "house")]
    BuiltinEngine,
    /// A UCI engine.
    Uci,
    /// The console itself: start, resumption, the clock.
    Console,
}

/// One thing that has happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    pub by: Seat,
    /// By which way.
    pub source: Source,
    /// When, in the run of the program in which it happened.
    pub at: Tick,
    /// What the clock shows from now on; absent where the fact does not touch the clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockReading>,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What can have happened.
#[derive(Clone, Debug, PartialEq, Eq, From, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum What {
    /// The game began. Always the first fact, and only there.
    Started(Box<Started>),
    Announced {
        half_move: HalfMoveId,
        said: String,
        change: Change,
    },
    /// It was made on the board (4.7).
    Made {
        half_move: HalfMoveId,
        change: Change,
        said: String,
    },
    /// It was completed: the clock was pressed (6.2.1).
    Completed {
        half_move: HalfMoveId,
    },
    /// A draw was offered (9.1).
    Offered,
    /// The open offer was declined, by word or by a move.
    Declined,
    /// The clocks were stopped.
    Paused,
    /// They run again.
    Resumed,
    /// What the clock shows, noted from time to time, so that a crash loses little.
    ClockNoted,
    /// The position after an earlier half-move was put back; what came later is struck out, but stays in the log.
    Restored {
        /// The last half-move that stays; `None`: the start position.
        to: Option<HalfMoveId>,
        why: RestoreReason,
        /// How many of the half-moves that are struck out are made again at once by the facts that follow this one, in their order:
        /// this many places of the sheet stay as they were. Older records do not say it.
        #[serde(default, skip_serializing_if = "is_none_at_all")]
        again: u32,
        /// Whether both clocks stop until the arbiter confirms the times. In older records they never do.
        #[serde(default, skip_serializing_if = "is_no")]
        confirm: bool,
    },
    /// Something about draws.
    #[from]
    Claimed(super::draws::DrawEvent),
    /// Something about the scoresheet.
    #[from]
    Recorded(super::recording::RecordingEvent),
    /// Something about an adjournment.
    #[from]
    Adjourned(super::adjournment::AdjournmentEvent),
    /// From now on an engine may help both players, or may not.
    EngineHelp {
        allowed: bool,
    },
    /// A name was given.
    Named {
        field: NameField,
        text: String,
    },
    /// The program was started again and goes on with the game. The time in between is charged to neither side.
    Reopened {
        /// Seconds since 1 January 1970, UTC.
        wall: u64,
        /// The version that goes on.
        version: String,
    },
    /// Time in which play was impossible; it is charged to neither side until it is decided.
    Gap(Gap),
    /// A player says that they are there.
    Arrived {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// The players have charged it to the side whose clock was running.
    Charged {
        #[serde(with = "as_text")]
        side: Color,
        millis: u64,
    },
    /// Something happened in the dialogue of Appendix D.
    #[from]
    Dialogue(super::dialogue::DialogueEvent),
    /// The arbiter has ruled.
    Ruled(Order),
    /// Who played at a screen plays at a real board from now on.
    AtBoard {
        #[serde(with = "as_text")]
        side: Color,
    },
    /// The page of who plays at a screen is their board, or they have a real one beside it.
    BoardIsPage {
        #[serde(with = "as_text")]
        side: Color,
        is_page: bool,
    },
    /// A player was helped.
    Advised {
        #[serde(with = "as_text")]
        side: Color,
        aid: Aid,
    },
    /// Something happened at a paired screen.
    #[from]
    Screen(super::screen_event::ScreenEvent),
    /// Something out of the ordinary, which the game has noted by itself.
    #[from]
    Irregular(Irregular),
    /// The game ended.
    Ended {
        outcome: Outcome,
        reason: Reason,
    },
}

/// Why a position was put back.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RestoreReason {
    /// A move was taken back in training.
    TakenBack,
    /// The arbiter ordered it.
    Ruling,
    /// An illegal move was put right (7.5.1).
    IllegalMove,
    /// The game was over by then: the position was dead (5.2.2).
    DeadPosition,
    /// A move that was entered by mistake is replaced before the press.
    Corrected,
}

named! {
    /// Whether the console speaks the moves of its owner to the table, or they do it themselves.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Announcer {
        #[default]
        Console = "console",
        /// The player speaks themselves; the console only records.
        Player = "player",
    }
}

named! {
    /// How a move goes from mouth to clock.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Dialogue {
        /// A move that is entered is announced, made and completed at once.
        #[default]
        Off = "off",
        /// A move is announced and made, and completed when the clock is pressed (Appendix D.2.1 to D.2.4).
        Full = "full",
    }
}

/// All that a game starts from; with the facts after it, it says everything about the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Started {
    /// The layout of the facts, [`SCHEMA`].
    pub schema: u32,
    /// The version of the program.
    pub version: String,
    /// Seconds since 1 January 1970, UTC.
    pub wall: u64,
    #[serde(with = "BySide")]
    pub players: ByColor<Participant>,
    /// The event, or nothing.
    pub event: String,
    /// The round, or nothing.
    pub round: String,
    /// The start position, as FEN.
    pub start: String,
    /// Its number in Chess960, if it was chosen by number or by lot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chess960: Option<u32>,
    /// The time control of each side.
    #[serde(with = "BySide")]
    pub time: ByColor<TimeControl>,
    /// Tournament, casual or training.
    pub mode: Mode,
    /// When the clock of the first player begins to run.
    #[serde(default)]
    pub begins: Beginning,
    /// How a move is announced and completed.
    pub dialogue: Dialogue,
    /// Whether an arbiter supervises this game in full, so that the Competition Rules hold (A.3, B.2).
    #[serde(default = "supervised")]
    pub supervised: bool,
    /// What the event has decided and announced.
    #[serde(default)]
    pub event_rules: EventRules,
    /// Who speaks the owner's moves to the table.
    pub announcer: Announcer,
    /// Which parts the console plays.
    pub parts: Parts,
    /// The seat of the console's owner.
    pub owner: Seat,
    /// The language of public announcements, and their style.
    pub table: Wording,
    /// The rule profile, whole: a later edit of its file must not change an old result.
    pub profile: Profile,
    /// The UCI engine that plays, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<ChosenEngine>,
    /// The opening for which an engine plays, if one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opening: Option<ChosenOpening>,
    /// The seed of everything that was drawn by lot.
    pub seed: u64,
}

/// A UCI engine, as the settings name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChosenEngine {
    /// The name of its program, or its path.
    pub program: String,
    /// Its options, as in `Hash=64; Contempt=0`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub options: String,
}

impl Started {
    /// In which language and style a seat is spoken to.
    pub fn wording_of(&self, seat: Seat) -> Wording {
        match seat.acts_for() {
            Some(side) => {
                let player = self.players.get(side);
                Wording { language: player.language, style: player.style }
            }
            None => self.table,
        }
    }

    /// Whether two people play at the console, each for themselves.
    pub fn has_two_players_at_the_console(&self) -> bool {
        Color::ALL.into_iter().any(|side| self.players.get(side).driver == Driver::Console)
    }
}

/// What an event decides and announces that is no key of a profile.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
#[allow(clippy::struct_excessive_bools)] // each is announced or not, by itself
pub struct EventRules {
    /// Guidelines III hold: games without increment, the quickplay finish included (III.2.1).
    pub guidelines: bool,
    /// No arbiter is there: claims in the quickplay finish are decided later (III.6).
    pub arbiter_absent: bool,
    /// The players keep their own electronic sheets, and write each half-move themselves.
    pub own_sheets: bool,
    /// Somebody may play or look on at a paired screen.
    pub screens: bool,
    /// What players say as a move may be kept as sound (D.2.7).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub recorder: bool,
    /// An engine may help both of two people who play at devices of their own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub engine_help: bool,
    /// How late a player may come, in seconds (6.7, I.10); `None`: as the profile says.
    pub default_time_s: Option<u32>,
    /// For whom a draw counts.
    #[serde(skip_serializing_if = "DrawCounts::is_usual")]
    pub draw: DrawCounts,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over so
const fn is_none_at_all(count: &u32) -> bool {
    *count == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde hands it over so
const fn is_no(answer: &bool) -> bool {
    !*answer
}

/// Records that do not say it are of games that were supervised.
const fn supervised() -> bool {
    true
}

/// In which language and style somebody is spoken to, or the whole table.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wording {
    pub language: Language,
    /// The style of announcements.
    pub style: Style,
}

/// One value for each side, as files have it (for `#[serde(with = "BySide")]`).
#[derive(Serialize, Deserialize)]
#[serde(remote = "ByColor")]
pub(super) struct BySide<T> {
    white: T,
    black: T,
}

impl From<Times> for ByColor<TimeControl> {
    fn from(Times { white, black, .. }: Times) -> ByColor<TimeControl> {
        ByColor { white, black }
    }
}

impl From<ByColor<TimeControl>> for Times {
    fn from(ByColor { white, black }: ByColor<TimeControl>) -> Times {
        Times { white, black, draw: DrawCounts::default() }
    }
}
