//! Why the dialogue does not do what was asked.

use super::hands::Missing;
use crate::rules::position::Color;
use crate::rules::touch::Bound;

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// This game is played without the dialogue.
    NoDialogue,
    /// The boards differ: the arbiter decides first.
    Diverged,
    /// The boards differ, and there is no arbiter: a player says first that theirs agrees.
    AgreeFirst,
    /// The boards differ, and there is no arbiter: the opponent has yet to say that theirs agrees.
    AgreementAwaited,
    /// The boards do not differ.
    NotDiverged,
    /// Nothing is to be lifted, touched or taken off there.
    NoPieceThere,
    /// Nothing was lifted that could be put down.
    NothingInHand,
    /// The move was announced already; a slip is corrected.
    AlreadyAnnounced,
    /// Another move was announced for this one so often that others hear no more of it.
    ChangedTooOften,
    /// It was repeated right before, for all to hear.
    RepeatedBefore,
    /// The promotion must be announced with its piece (D.2.1).
    PromotionPieceMissing,
    /// No move of the opponent is there to be repeated.
    NothingToRepeat,
    /// No move of the opponent is there to be executed.
    NothingToExecute,
    /// The move to be executed is another one (where the console helps).
    NotTheAnnouncedMove,
    /// There is no announcement to correct.
    NothingToCorrect,
    /// The correction names another move than the one that was made.
    NotTheMoveMade,
    /// The opponent has repeated or executed the move that was entered: another one cannot take its place.
    AlreadyRepeated,
    /// The move is completed: a slip can no longer be corrected (D.2.8).
    TooLateToCorrect,
    /// The clock is pressed when the move is made.
    Press(Missing),
    /// The player has no move that could be completed: it was pressed already, or the opponent is to move.
    AlreadyPressed,
    /// The opponent has not pressed for the move before, so that the opponent's clock runs, and presses first (6.2.2).
    ClockNotRunning,
    /// That is none of this assistant's duties (D.2.10, D.2.11).
    NotADuty,
    /// This player has no assistant.
    NoAssistant(Color),
    /// Time is told on request only (D.2.10.4).
    NotRequested,
    /// The right to complain was lost by touching a piece (4.8).
    ComplaintTooLate,
    /// It is the opponent's turn, and for what they did before it is too late to claim (4.8).
    ComplaintAfterMove,
    /// Touch-move: this is to be done with the piece that was touched (4.3, 4.4).
    Bound(Bound),
    /// Only a visually disabled player feels their board; a sighted one sees it.
    NotFelt,
    /// What both sheets say is no legal move: the arbiter restores the position before it (7.5.1).
    IllegalOnBothSheets,
}
