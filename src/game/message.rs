//! What a game says, as data. `words` turns it into sentences, in each listener's language.

use derive_more::From;

use super::advice::Aid;
use super::answer::Answer;
use super::clock::ClockReading;
use super::fact::NameField;
use super::participant::Strength;
use super::refusal::Refusal;
use super::report::MoveReport;
use super::roles::Mode;
use super::ruling_says::Says;
use super::table_clock::TableClock;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Piece, Square};

#[derive(Clone, Debug, PartialEq, Eq, From)]
pub enum Message {
    /// The game begins.
    Begins {
        /// The side of the console's owner.
        owner: Color,
        /// Against whom.
        opponent: Opponent,
        /// The opponent's name, or empty.
        name: String,
        /// Tournament, casual or training.
        mode: Mode,
        /// The number of the start position in Chess960.
        chess960: Option<u32>,
        /// Whether the start position is another than the usual one.
        set_up: bool,
    },
    /// A game is taken up again; its clocks stand.
    TakenUp {
        turn: Color,
        last: Option<Box<MoveReport>>,
        clock: Option<ClockReading>,
        arbiter: bool,
    },
    /// A move, for all to hear.
    Announcement(Box<MoveReport>),
    /// A move, read back to the one who entered it.
    ReadBack(Box<MoveReport>),
    /// A draw is offered.
    Offered {
        by: Color,
    },
    /// The offer is declined.
    Declined {
        by: Color,
    },
    /// The game is over.
    Ended {
        outcome: Outcome,
        reason: Reason,
    },
    /// The clocks are stopped.
    Paused,
    /// They run again.
    Resumed {
        turn: Color,
    },
    /// Moves were taken back, or a position was put back.
    Restored {
        last: Option<Box<MoveReport>>,
        turn: Color,
    },
    /// Who played at a screen plays at a real board from now on.
    AtBoard {
        side: Color,
    },
    /// From now on an engine may help both players, or may not.
    EngineHelp {
        allowed: bool,
    },
    /// The opponent was helped by an engine.
    Helped {
        side: Color,
        aid: Aid,
    },
    /// A name was given or taken away.
    Named {
        field: NameField,
        /// The name; empty if it was taken away.
        text: String,
    },
    /// To the one who entered a line at a page: it is done, and nothing else is said of it to them.
    Done,
    /// What is said in the dialogue of Appendix D.
    #[from]
    Dialogue(super::dialogue::Message),
    /// Something about draws.
    #[from]
    Draw(super::draws::Message),
    /// Something about the scoresheet.
    #[from]
    Record(super::recording::Message),
    /// Something about an adjournment.
    #[from]
    Adjourn(super::adjournment::Message),
    #[from]
    TableClock(TableClock),
    /// Something was refused.
    #[from]
    Refused(Refusal),
    /// About a ruling or an irregularity.
    #[from]
    Ruling(Says),
    /// Answer: the last move, if there is one.
    LastMove(Option<Box<MoveReport>>),
    /// Answer: the moves so far.
    Moves(Vec<MoveReport>),
    /// Both times, when the game begins.
    Clocks(ClockReading),
    /// The player's own time, in milliseconds, as their assistant tells it.
    OwnTime(u64),
    /// Answer: what stands on a square.
    OnSquare {
        square: Square,
        piece: Option<Piece>,
    },
    Answer {
        answer: Box<Answer>,
        long: bool,
    },
    /// One of these answers, asked for a second time and said at length.
    AtLength(Box<Message>),
    /// Answer: whose turn it is.
    Turn {
        turn: Color,
        /// The number of the move to be made.
        number: u32,
        /// Whether they are known to be in check.
        check: bool,
    },
}

/// Against whom the owner plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    BuiltinEngine {
        /// 1 to [`LEVELS`](super::participant::LEVELS).
        level: u8,
    },
    /// Somebody at the same keyboard.
    Console,
    /// Somebody at a real board.
    Board,
    /// Somebody at a paired screen.
    Screen,
    /// A UCI engine.
    Uci {
        /// How strong it plays.
        strength: Strength,
    },
}
