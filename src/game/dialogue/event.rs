//! What has happened in the dialogue, as the journal keeps it. Announcements, moves made and completed are facts of every
//! game and stand beside these.

use serde::{Deserialize, Serialize};

use super::duties::Duty;
use super::hands::Missing;
use crate::game::fact::HalfMoveId;
use crate::rules::as_text;
use crate::rules::position::{Color, Intent, Role, Square};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "dialogue", rename_all = "snake_case")]
pub enum DialogueEvent {
    /// A piece was taken out of its aperture.
    Lifted {
        /// Where it stood.
        #[serde(with = "as_text")]
        square: Square,
    },
    /// A piece was touched.
    Touched {
        /// Where it stands.
        #[serde(with = "as_text")]
        square: Square,
    },
    /// The piece in hand was put on a square.
    Placed {
        #[serde(with = "as_text")]
        square: Square,
    },
    /// A captured piece was taken off.
    Removed {
        /// Where it stood.
        #[serde(with = "as_text")]
        square: Square,
    },
    /// A new piece has touched the square of promotion.
    #[serde(rename = "new_man")]
    NewPiece {
        #[serde(with = "as_text")]
        square: Square,
        #[serde(rename = "man", with = "as_text")]
        piece: Role,
    },
    /// Pieces are being set right.
    Adjusting {
        /// On which square; on any, if none is named.
        #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
        square: Option<Square>,
    },
    /// A slip of the tongue was corrected.
    Corrected { half_move: HalfMoveId, intent: Intent, said: String },
    /// The opponent has repeated.
    Repeated {
        half_move: HalfMoveId,
        /// What they understood.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        intent: Option<Intent>,
        /// With which words.
        said: String,
        /// Whether it is what was announced.
        equal: bool,
    },
    /// The move was made on the opponent's board.
    Executed { half_move: HalfMoveId, intent: Intent, equal: bool },
    /// The clock was pressed before the move was made; it did not move (D.2.4).
    PressRefused { missing: Missing },
    /// What was said or placed is not what the touched piece asks for.
    ObligationBroken { intent: Intent },
    /// An assistant has reported that a piece was touched.
    TouchReported {
        #[serde(with = "as_text")]
        square: Square,
    },
    /// A player has complained about a touched piece.
    TouchClaimed {
        /// Whether they still may (4.8).
        admissible: bool,
        /// Whether the clocks stand until the arbiter has decided.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        waits: bool,
        /// Where the piece stood that they say was touched, if they name one.
        #[serde(with = "as_text::option", default, skip_serializing_if = "Option::is_none")]
        square: Option<Square>,
    },
    /// A player has asked their assistant for the time.
    TimeAsked,
    /// The assistant has told it.
    TimeTold {
        /// To which player.
        #[serde(with = "as_text")]
        to: Color,
    },
    /// The assistant has done what an adjournment asks for.
    Formalities,
    /// An assistant did, or tried, what is none of their duties.
    Overstepped {
        /// What it would have been a part of; none for what no assistant does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        duty: Option<Duty>,
    },
    /// The two boards differ; the clocks are stopped.
    Diverged { squares: Vec<String> },
    /// A player has said that the boards differ; the clocks are stopped.
    SaidToDiffer {
        /// Where they do as far as the record knows.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        squares: Vec<String>,
        /// Whether the clocks stood already.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stood: bool,
    },
    /// A player has said that their board shows what is recorded.
    BoardAgrees,
    /// What a scoresheet says of the last half-move.
    SheetRead {
        #[serde(with = "as_text")]
        side: Color,
        /// What stands there.
        intent: Intent,
    },
    /// Both boards show the same again.
    Settled { agreed: usize },
}
