//! What is said in the dialogue, as data.

use super::duties::Duty;
use super::flow::State;
use super::hands::Missing;
use super::proposal::Proposal;
use crate::game::report::MoveReport;
use crate::game::roles::Seat;
use crate::rules::position::{Color, Piece, Square};
use crate::rules::touch::Bound;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The opponent's repetition, for all to hear.
    Repeated(Box<MoveReport>),
    /// What was repeated is not what was announced: repeat, please.
    Mismatch,
    /// A slip of the tongue is corrected, for all to hear.
    Corrected(Box<MoveReport>),
    /// Pieces are set right.
    Adjusting { by: Color },
    /// The clocks are stopped, and the arbiter is called. The reason is not announced.
    Stopped,
    /// To the one who did it: a piece was lifted, touched, put down, taken off.
    Did { action: HandAction, piece: Option<Piece>, square: Square },
    /// To the one who did it: the move is executed on their board.
    Executed(Box<MoveReport>),
    /// To the one who announced it: what the pawn becomes must be announced, too.
    PromotionPieceMissing,
    /// To the mover: their move is made.
    YourMoveIsMade,
    /// To the player whose board is wrong: this is the move that stands.
    AdjustYourBoard(Option<Box<MoveReport>>),
    /// To the arbiter: the clock was pressed too early, and did not move.
    PressRefused { by: Color, missing: Missing },
    /// To the arbiter: not what the touched piece asks for.
    ObligationBroken { by: Color },
    /// To the arbiter: a touched piece.
    TouchReported { by: Color, square: Square },
    /// A player claims that the opponent has not moved the piece that was touched (4.3, 4.8).
    TouchClaimed {
        /// Who claims.
        by: Color,
        /// Whether the clocks stand until the arbiter has decided.
        waits: bool,
    },
    /// To the arbiter: the claim that is to be decided, and what the record knows of it.
    TouchToDecide {
        /// Whose claim it is.
        by: Color,
        /// What the opponent is known to have touched, in the order of touching.
        touched: Vec<Square>,
        /// The piece that the claimant has named.
        named: Option<Square>,
    },
    /// The claim may be right, but the move that was made is one that the touched pieces allow (4.3 to 4.5).
    TouchMoveStands { side: Color },
    /// To the players where there is no arbiter: the record shows no touched piece that should have been moved.
    TouchNotRecorded,
    /// The claim was right: what must be done with the piece that was touched.
    TouchBinds { side: Color, bound: Bound },
    /// To the arbiter: a slip of the tongue.
    Slip { by: Color },
    /// To the arbiter: an assistant did what is none of their duties.
    Overstepped { seat: Seat, duty: Option<Duty> },
    /// A player says that the boards differ: the clocks are stopped.
    SaidToDiffer {
        /// Who says so.
        by: Color,
        /// Whether there is an arbiter, who decides.
        arbiter: bool,
    },
    /// To a player where there is no arbiter: what the record shows, which their board is to show.
    RecordSays {
        /// The last half-move, as they were told it.
        last: Option<Box<MoveReport>>,
        /// Whether they may take it back.
        takes_back: bool,
    },
    /// This player's board shows what is recorded; the other's is awaited.
    BoardAgrees { by: Color },
    /// To the arbiter: where the boards differ, as far as the record knows, and how they can be brought together.
    Diverged { squares: Vec<Square>, proposal: Option<Box<Proposal>> },
    /// To the assistant: their player wants to know the time.
    TimeWanted { by: Color },
    /// To the arbiter: the formalities of an adjournment are done.
    Formalities { of: Color },
    /// Answer: where the dialogue stands.
    Standing(Standing),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HandAction {
    /// A piece was lifted.
    Lifted,
    /// A piece was touched.
    Touched,
    /// A piece was put on a square.
    Placed,
    /// A captured piece was taken off.
    Removed,
    /// A new piece was put on the board.
    NewPiece,
}

/// What is to be done next.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Awaited {
    Move,
    /// The piece in hand is to be put down.
    Place,
    /// The captured piece is to be taken off.
    Remove,
    Announce,
    /// The piece that the pawn becomes.
    PromotionPiece,
    /// The repetition.
    Repeat,
    /// The move on the other board.
    Execute,
    /// The press of the clock.
    Press,
    /// That their board shows what is recorded.
    Agree,
    /// The arbiter's decision.
    Arbiter,
}

/// Where the dialogue stands, and who is to do what.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    pub state: State,
    pub awaited: Awaited,
    /// From which side; without meaning if it is awaited from the arbiter.
    pub from: Color,
    /// Whose half-move it is about.
    pub mover: Color,
    /// Whether the one who asks is the one from whom it is awaited.
    pub you: bool,
    /// Whether the one who asks is not told if a piece has been touched.
    pub hides_touches: bool,
}
