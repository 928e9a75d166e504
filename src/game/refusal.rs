//! Why a game does not do what was asked.

use derive_more::From;

use super::board::Change;
use super::obstacle::Obstacle;
use super::roles::Seat;
use super::ruling_refusal::RulingRefusal;
use super::{adjournment, dialogue, draws};
use crate::rules::position::Illegality;

/// A refusal. Each says why, and its words say what to do instead.
#[derive(Clone, Debug, PartialEq, Eq, From)]
pub enum Refusal {
    GameOver,
    /// The same, where time ended a game among friends: it may go on.
    GameOverOnTime,
    /// The arbiter has not started the game.
    NotBegun,
    /// The same, to the arbiter.
    StartFirst,
    /// Something is the arbiter's to decide first, to the arbiter.
    DecideFirst,
    ClocksStopped {
        /// The arbiter alone starts them.
        arbiter: bool,
    },
    NotStopped,
    /// Others have heard this seat pause too often.
    PausedTooOften,
    /// It is the opponent's turn.
    NotYourTurn,
    PlayersOnly,
    ArbiterOnly,
    /// Only the owner of the console can do this.
    OwnerOnly,
    /// No engine helps in a game of two people, unless the host allows it.
    NoEngineHelp {
        /// Whether it is the host who is told this.
        host: bool,
    },
    /// There is no piece of the side to move that could carry this out.
    NoPieceForThat,
    /// The move is not legal (casual and training).
    Illegal {
        /// The move.
        change: Box<Change>,
        /// What speaks against it.
        why: Illegality,
        /// What stands on the board against it.
        obstacle: Option<Obstacle>,
        /// Whether the article is named (training).
        explained: bool,
    },
    /// No draw is on offer.
    NoOffer,
    /// One's own offer cannot be accepted or declined.
    OwnOffer,
    /// One's own offer is still open.
    OfferStands,
    /// Moves are taken back in training alone.
    OnlyInTraining,
    /// There is no move to take back.
    NothingToTakeBack,
    /// The mode does not allow it; the same words for everything (Appendix D, 11.3.1).
    NotInThisMode,
    /// The game is played without a clock.
    NoClock,
    /// With this dialogue a move is completed as it is entered: there is nothing to press.
    NothingToPress,
    /// Why the dialogue of Appendix D does not do it.
    #[from]
    Dialogue(super::dialogue::Refusal),
    /// Something about draws.
    #[from]
    Draw(super::draws::Refusal),
    /// Something about the scoresheet.
    #[from]
    Record(super::recording::Refusal),
    /// Something about an adjournment.
    #[from]
    Adjourn(super::adjournment::Refusal),
    /// No half-move bears this number.
    NoSuchHalfMove,
    /// A ruling or a claim is not possible.
    #[from]
    Ruling(RulingRefusal),
}

impl Refusal {
    /// Whether this seat can never do it, whatever happens.
    pub const fn is_of_the_seat(&self) -> bool {
        matches!(
            self,
            Refusal::PlayersOnly
                | Refusal::ArbiterOnly
                | Refusal::OwnerOnly
                | Refusal::Dialogue(dialogue::Refusal::NotADuty | dialogue::Refusal::NoAssistant(_))
        )
    }

    /// The same as it is said to this seat, which is not told to wait for what it has to do itself.
    #[must_use]
    pub fn said_to(self, seat: Seat) -> Refusal {
        if seat != Seat::Arbiter {
            return self;
        }
        match self {
            Refusal::NotBegun => Refusal::StartFirst,
            Refusal::ClocksStopped { .. } => Refusal::ClocksStopped { arbiter: false },
            Refusal::NotStopped => RulingRefusal::GoesOn.into(),
            Refusal::Adjourn(adjournment::Refusal::Adjourned | adjournment::Refusal::EnvelopeClosed) => {
                adjournment::Refusal::ResumeFirst.into()
            }
            Refusal::Draw(draws::Refusal::Open)
            | Refusal::Dialogue(dialogue::Refusal::Diverged)
            | Refusal::Ruling(RulingRefusal::Hangs(_)) => Refusal::DecideFirst,
            other => other,
        }
    }
}
