//! Seats, and what each may hear and ask.

use super::declare::by_name;
use serde::{Deserialize, Serialize};

use super::participant::Sight;
use crate::named::named;
use crate::rules::context::RuleContext;
use crate::rules::flag::{ArbiterCall, Fallen, arbiter_call};
use crate::rules::position::Color;
use crate::rules::profile::Profile;

/// A place at the table. A person, a program or a phone *drives* a seat.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Seat {
    /// A player.
    Side(Color),
    /// The assistant of a player (D.2.10, D.2.11).
    AssistantOf(Color),
    Arbiter,
    /// Somebody who watches.
    Spectator,
}

impl Seat {
    pub const ALL: [Seat; 6] = [
        Seat::Side(Color::White),
        Seat::Side(Color::Black),
        Seat::AssistantOf(Color::White),
        Seat::AssistantOf(Color::Black),
        Seat::Arbiter,
        Seat::Spectator,
    ];

    /// Its place among all seats.
    pub const fn index(self) -> usize {
        match self {
            Seat::Side(Color::White) => 0,
            Seat::Side(Color::Black) => 1,
            Seat::AssistantOf(Color::White) => 2,
            Seat::AssistantOf(Color::Black) => 3,
            Seat::Arbiter => 4,
            Seat::Spectator => 5,
        }
    }

    /// The name in files and at the start of a line: `white`, `assistant black`, `arbiter`.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::Side(Color::White) => "white",
            Seat::Side(Color::Black) => "black",
            Seat::AssistantOf(Color::White) => "assistant white",
            Seat::AssistantOf(Color::Black) => "assistant black",
            Seat::Arbiter => "arbiter",
            Seat::Spectator => "spectator",
        }
    }

    pub fn from_name(name: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| seat.name() == name)
    }

    /// The side of a player's seat.
    pub const fn side(self) -> Option<Color> {
        match self {
            Seat::Side(color) => Some(color),
            _ => None,
        }
    }

    /// The side for which a seat acts: a player's own, or that of the player whom an assistant assists.
    pub const fn acts_for(self) -> Option<Color> {
        match self {
            Seat::Side(color) | Seat::AssistantOf(color) => Some(color),
            Seat::Arbiter | Seat::Spectator => None,
        }
    }

    const fn bit(self) -> u8 {
        1 << self.index()
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> String {
        seat.name().to_owned()
    }
}

impl TryFrom<String> for Seat {
    type Error = String;
    fn try_from(name: String) -> Result<Seat, String> {
        Seat::from_name(&name).ok_or_else(|| format!("`{name}` is no seat"))
    }
}

/// For whom a message is. *Public* words are for the whole table, room included; all others are private.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Everybody, aloud.
    pub const PUBLIC: Seats = Seats(0b11_1111);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(seat.bit())
    }

    /// Both players.
    pub const PLAYERS: Seats = Seats(0b11);

    /// These seats and one more.
    #[must_use]
    pub const fn and(self, seat: Seat) -> Seats {
        Seats(self.0 | seat.bit())
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !seat.bit())
    }

    /// Whether it is for the whole table.
    pub fn is_public(self) -> bool {
        self == Seats::PUBLIC
    }

    /// Whether it is for this seat, among others or alone.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & seat.bit() != 0
    }

    /// Those of these seats that are among `others`; what is public stays so. `None`: there are none.
    pub fn heard_by(self, others: Seats) -> Option<Seats> {
        if self.is_public() {
            return Some(self);
        }
        Some(Seats(self.0 & others.0)).filter(|seats| seats.0 != 0)
    }

    /// The seats, in their order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(move |seat| self.contains(*seat))
    }
}

impl From<Seat> for Seats {
    fn from(seat: Seat) -> Seats {
        Seats::only(seat)
    }
}

named! {
    /// What kind of game it is: the row of the Laws' table of what the console may do for a player.
    #[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Mode {
        /// It never helps.
        Tournament = "tournament",
        /// Illegal moves are refused, questions answered.
        #[default]
        Casual = "casual",
        /// As casual, and moves can be taken back.
        Training = "training",
    }
}

impl Mode {
    /// What the console does for a player in this mode.
    pub const fn row(self) -> &'static ModeRow {
        match self {
            Mode::Tournament => &TOURNAMENT,
            Mode::Casual => &CASUAL,
            Mode::Training => &TRAINING,
        }
    }

    /// Whether an illegal move is refused (otherwise it is made, and the arbiter's business).
    pub const fn refuses_illegal_moves(self) -> bool {
        !matches!(self.row().illegal_entry, IllegalEntry::Recorded)
    }
}

/// What becomes of an illegal move that is entered.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum IllegalEntry {
    /// It is made as entered, and counted when it is completed (7.5).
    Recorded,
    /// It is refused, and why is said.
    Refused,
    /// The same, and the article is named.
    RefusedWithArticle,
}

/// Who lets stopped clocks run again.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Restarter {
    /// The arbiter (6.11.3).
    Arbiter,
    /// Either player.
    Players,
}

/// A row of the table of modes. What may be asked stands in [`may_ask`].
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // independent cells of a table
pub struct ModeRow {
    /// What becomes of an illegal move.
    pub illegal_entry: IllegalEntry,
    /// Whether the cue of a move tells of a check, a capture, a promotion.
    pub telling_cues: bool,
    /// Who lets the clocks run again.
    pub restarter: Restarter,
    /// Whether an ending that is not obvious is explained with its proof.
    pub explains: bool,
    /// Whether the flag is called as the rules say; else it ends the game by itself.
    pub flag_by_the_rules: bool,
}

const TOURNAMENT: ModeRow = ModeRow {
    illegal_entry: IllegalEntry::Recorded,
    telling_cues: false,
    restarter: Restarter::Arbiter,
    explains: false,
    flag_by_the_rules: true,
};

const CASUAL: ModeRow = ModeRow {
    illegal_entry: IllegalEntry::Refused,
    telling_cues: true,
    restarter: Restarter::Players,
    explains: false,
    flag_by_the_rules: false,
};

const TRAINING: ModeRow = ModeRow { illegal_entry: IllegalEntry::RefusedWithArticle, explains: true, ..CASUAL };

/// Which parts of a tournament table the console plays (each is told to the arbiter).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools)] // four independent parts, each there or not
pub struct Parts {
    /// It is the player's board.
    pub board: bool,
    /// It keeps their scoresheet.
    pub sheet: bool,
    pub clock: bool,
    pub assistant: bool,
}

named! {
    /// What can be asked of the console, or done at it beyond the moves themselves: the rows of the permission table.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Topic {
        /// What stands on a square.
        Square,
        /// Whether a square is dark or light.
        Shade,
        /// Where pieces stand.
        Where,
        /// Pawns by files.
        Pawns,
        /// What stands in a row.
        Row,
        /// What is seen from a square.
        View,
        /// Who attacks a square.
        Attackers,
        Defenders,
        /// Who is pinned.
        Pins,
        LegalMoves,
        /// What was taken.
        Captured,
        /// What each side has.
        Material,
        /// The whole board.
        Board,
        /// The last move, or the last few.
        LastMove,
        /// The moves so far: one's own scoresheet.
        Moves,
        /// What was corrected, claimed and ruled.
        Corrections,
        /// The name of the opening.
        Opening,
        /// How often the position has stood on the board.
        Repetition,
        /// How long nothing was taken and no pawn moved.
        Quiet,
        Turn,
        Check,
        /// Which rights to castle are left.
        Castling,
        MoveNumber,
        /// The open offer.
        Offer,
        Result,
        /// Who plays.
        Players,
        Rules,
        /// Both clocks.
        Clocks,
        /// One's own time.
        OwnTime,
        /// The opponent's time.
        OtherTime,
        /// How many moves are left until the time control.
        ToControl,
        /// How long the game has lasted.
        Elapsed,
        TimeOfDay,
        /// A second board, to look back and ahead.
        Explore,
        /// What matters in a position, which piece moves best, and the best move: an engine's hints.
        Hint,
        /// What the opponent threatens.
        Threat,
        /// Who stands better.
        Evaluation,
        /// The best moves of both sides.
        BestLine,
        /// Whether a move is a blunder, before it is made.
        Blunder,
        /// Taking a move back.
        TakeBack,
        /// Whether a side can still mate, with a line or a proof.
        CanMate,
    }
}

impl Topic {
    /// Whether an engine has to think about it.
    pub const fn is_engine_help(self) -> bool {
        matches!(self, Topic::Hint | Topic::Threat | Topic::Evaluation | Topic::BestLine | Topic::Blunder)
    }
}

/// Whether a seat may have an answer. `sight` is that of the player for whom the seat acts, and of no account to the others.
///
/// A tournament allows what Article 8 and Appendix D.2.6, D.2.7 and D.2.10 give the player: their scoresheet, the times and
/// the number of moves on request, their own board where the console *is* their board. Everything else is advice (11.3.1) or the
/// arbiter's (12.6). Spectators see the display, which no claim may rest on (6.12), and ask nothing.
pub fn may_ask(mode: Mode, parts: Parts, seat: Seat, sight: Sight, topic: Topic) -> bool {
    if seat == Seat::Spectator {
        return false;
    }
    match topic {
        Topic::TakeBack | Topic::CanMate => mode == Mode::Training && seat.side().is_some(),
        // A second board and an engine are advice (11.3.1), and only a player has one to look at.
        Topic::Explore | Topic::Hint | Topic::Threat | Topic::Evaluation | Topic::BestLine | Topic::Blunder => {
            mode != Mode::Tournament && seat.side().is_some()
        }
        _ if mode != Mode::Tournament => true,
        _ => in_tournament(parts, seat, sight, topic),
    }
}

/// The table for tournaments.
fn in_tournament(parts: Parts, seat: Seat, sight: Sight, topic: Topic) -> bool {
    let (player, arbiter) = (seat.side().is_some(), seat == Seat::Arbiter);
    // Keeping score, and telling times and the number of moves, are among the duties of an assistant of a visually disabled
    // player alone (D.2.10.3, D.2.10.4); that of a sighted one moves the pieces and announces.
    let keeps = !matches!(seat, Seat::AssistantOf(_)) || sight == Sight::VisuallyDisabled;
    match topic {
        // Said to everybody, printed on the pairing list, or hanging on the wall of the hall.
        Topic::Shade | Topic::Result | Topic::Players | Topic::Rules | Topic::Offer | Topic::TimeOfDay => true,
        // A player's own board, where the console is their board; an assistant is not asked what they see (D.2.10).
        Topic::Square | Topic::Where | Topic::Pawns | Topic::Row | Topic::View | Topic::Board | Topic::Turn => {
            arbiter || (player && parts.board)
        }
        // Their scoresheet, and what was corrected on it (8.1, D.2.7, D.2.8).
        Topic::Moves | Topic::LastMove | Topic::Corrections => arbiter || (keeps && parts.sheet),
        // The talking clock says times and the number of moves on request (D.2.6.1, D.2.10.4).
        Topic::Clocks | Topic::OwnTime | Topic::OtherTime | Topic::ToControl | Topic::Elapsed => {
            arbiter || (keeps && parts.clock)
        }
        Topic::MoveNumber => arbiter || (keeps && (parts.clock || parts.sheet)),
        // Advice (11.3.1): the arbiter alone may ask.
        Topic::Attackers
        | Topic::Defenders
        | Topic::Pins
        | Topic::LegalMoves
        | Topic::Captured
        | Topic::Material
        | Topic::Opening
        | Topic::Check
        | Topic::Castling => arbiter,
        // A claimant has to know it themselves (9.2, 9.3): the arbiter gives no hint (11.12), nor does anyone else. An engine helps neither
        // the players nor the arbiter (11.3.1).
        Topic::Repetition
        | Topic::Quiet
        | Topic::Explore
        | Topic::Hint
        | Topic::Threat
        | Topic::Evaluation
        | Topic::BestLine
        | Topic::Blunder
        | Topic::TakeBack
        | Topic::CanMate => false,
    }
}

/// On what occasion a player might be told something without having asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// The opponent has completed their move.
    OpponentPressed,
    /// They have made their move and not pressed the clock.
    ClockNotPressed,
    /// The position has stood often enough for a claim.
    Repetition,
    /// Enough moves without capture or pawn move were made for a claim.
    FiftyMoves,
    /// Little time is left.
    LowTime,
    /// A flag has fallen.
    FlagFell,
}

/// Whether a player is told unasked.
///
/// At a tournament a player is not told that the opponent has moved or that a clock was not pressed (12.6), that they could
/// claim (11.12), or how their time runs. A fallen flag is called where the arbiter may call it (6.8).
pub fn is_told_unasked(mode: Mode, context: RuleContext, profile: &Profile, occasion: Occasion) -> bool {
    match occasion {
        // The announcement of the move was heard; who presses when concerns the players alone.
        Occasion::OpponentPressed | Occasion::ClockNotPressed => false,
        Occasion::Repetition | Occasion::FiftyMoves => mode != Mode::Tournament && profile.claim.hints_to_players,
        // Times at which a player has chosen to be warned are no such occasion: they have asked for them.
        Occasion::LowTime => mode != Mode::Tournament,
        Occasion::FlagFell => {
            mode != Mode::Tournament || arbiter_call(Fallen::One, context, profile) != ArbiterCall::MustNot
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_words_stay_private_and_public_ones_public() {
        let black = Seats::only(Seat::Side(Color::Black));
        assert_eq!(Seats::PLAYERS.heard_by(black), Some(black));
        assert_eq!(Seats::PLAYERS.heard_by(Seats::only(Seat::Arbiter)), None);
        assert_eq!(Seats::PUBLIC.heard_by(black), Some(Seats::PUBLIC));
        assert_eq!(Seats::PLAYERS.heard_by(Seats::PUBLIC), Some(Seats::PLAYERS));
    }
}

by_name! { Mode }
