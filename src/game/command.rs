//! What reaches a game: who did what, when.

use super::advice::Aid;
use super::effect::EngineAnswer;
use super::fact::{HalfMoveId, NameField, Source};
use super::mating::MatingAnswer;
use super::roles::Seat;
use super::ruling::Order;
use super::ruling_fact::Pointed;
use crate::rules::position::{Color, Intent};
use crate::time::Tick;

/// One input, stamped when it arrived: to a game, or to a clock alone.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Input<W = Happening> {
    /// For whom it speaks.
    pub seat: Seat,
    /// By which way it came.
    pub source: Source,
    /// When it arrived.
    pub at: Tick,
    pub what: W,
}

/// What can happen to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// Somebody wants something.
    Command(Command),
    /// The moment of [`super::Game::deadline`] has come.
    Deadline,
    /// The built-in opponent has answered.
    Engine {
        /// The half-move after which it was asked; an answer to an older question is dropped.
        after: Option<HalfMoveId>,
        /// What it says.
        answer: EngineAnswer,
    },
    /// The machine has slept for this many milliseconds, and has woken before this input was stamped.
    Slept { millis: u64 },
    /// Whether a side can still mate was looked into; the answer to an overtaken question is dropped.
    CanMate(MatingAnswer),
}

/// What a seat can want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// A move, already resolved to squares.
    Move {
        /// What is to be done.
        intent: Intent,
        /// The words or letters with which it was entered.
        said: String,
    },
    /// Offers a draw (9.1).
    Offer,
    /// Accepts the open offer.
    Accept,
    /// Declines the open offer.
    Decline,
    /// Resigns (5.1.2).
    Resign,
    /// Takes one's last move back (training).
    TakeBack,
    /// Stops the clocks.
    Pause,
    /// Lets them run again.
    Resume,
    /// Says that one is there.
    Arrive,
    /// Charges the gap to the side whose clock was running (in games of the players' own).
    Charge,
    /// Presses the clock.
    Press,
    /// Does something in the dialogue of Appendix D.
    Dialogue(super::dialogue::Act),
    /// Claims a draw, or decides a claim.
    Claim(super::draws::Act),
    /// Does something about the scoresheet.
    Record(super::recording::Act),
    /// Does something about an adjournment.
    Adjourn(super::adjournment::Act),
    /// The arbiter puts the position after an earlier half-move back on the board (7.5.1); `None`: the start.
    Restore {
        /// The last half-move that stays.
        to: Option<HalfMoveId>,
    },
    /// The arbiter rules.
    Arbiter(Order),
    /// An opponent who played at a screen plays at a real board from now on, and their moves are entered at the console.
    AtBoard,
    /// An opponent at a screen has said whether its page is their board.
    BoardIsPage(bool),
    /// Something has happened at a paired screen.
    Screen(super::screen_event::ScreenEvent),
    /// A player points something out to the arbiter (6.8, A.4.2).
    PointOut(Pointed),
    /// Asks to be shown how a side could still mate, or that it cannot (training).
    WhyMate(Color),
    /// Asks for help, of which the record is told; the help itself is no part of the game.
    Advice(Aid),
    /// Lets an engine help both players from now on, or no longer.
    AllowHelp(bool),
    /// Gives a name for the scoresheet.
    Name {
        field: NameField,
        /// The name; empty takes it away.
        text: String,
    },
}

impl Command {
    /// Whether somebody has entered this and waits for an answer. What a page or an engine reports by itself has none.
    pub(super) const fn is_entered_as_a_line(&self) -> bool {
        !matches!(self, Command::BoardIsPage(_) | Command::Screen(_) | Command::Advice(_))
    }
}
