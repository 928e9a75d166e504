//! What notes on a scoresheet say, as data.

use crate::game::adjournment;
use crate::game::advice::Aid;
use crate::game::dialogue;
use crate::game::draws;
use crate::game::fact::RestoreReason;
use crate::game::recording;
use crate::game::report::MoveReport;
use crate::game::ruling_says::Says as Ruled;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::illegal::Irregularity;
use crate::rules::position::{Color, Square};

/// A move that was said or made, and is not the one on the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    /// With which words or letters.
    pub words: String,
    /// What it is; `None` where it is no move on that board.
    pub report: Option<Box<MoveReport>>,
}

/// One note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Says {
    /// A draw was offered.
    Offered {
        by: Color,
    },
    /// About a claim, as it was told.
    Claim(draws::Message),
    /// About the scoresheet, as it was told.
    Record(recording::Message),
    /// About a ruling or an irregularity, as it was told.
    Ruled(Ruled),
    /// About the dialogue, as it was told.
    Spoken(dialogue::Message),
    /// The game was over.
    Ended {
        outcome: Outcome,
        reason: Reason,
    },
    /// A slip of the tongue, and what it was corrected to.
    Corrected {
        by: Color,
        first: Spoken,
        then: Spoken,
    },
    /// The clock was pressed, and this had been announced instead of the move that was made.
    Announced {
        by: Color,
        what: Spoken,
    },
    /// The opponent has repeated this.
    Repeated {
        by: Color,
        what: Spoken,
    },
    /// The opponent has made this on their board.
    Executed {
        by: Color,
        what: Spoken,
    },
    /// The arbiter has corrected a line.
    Line {
        ruling: Box<Ruled>,
        /// What stood there: the words, or the move where none were said.
        was: Spoken,
        /// What stands there.
        now: String,
    },
    BoardsDiffered(Vec<Square>),
    /// They agree again.
    BoardsAgree,
    /// An irregularity was completed.
    Irregular {
        kind: Irregularity,
        side: Color,
    },
    /// A flag has fallen, and has not been called.
    FlagFell {
        side: Color,
    },
    /// Half-moves were struck out.
    Struck {
        why: RestoreReason,
        /// Which; none: the position that stood was put back.
        moves: Vec<MoveReport>,
    },
    /// A player need not record for the rest of the period (8.4).
    Relieved {
        side: Color,
    },
    /// They must again.
    MustRecord {
        side: Color,
        /// Whether something is missing, so that they complete their sheet first (8.5).
        behind: bool,
    },
    /// A half-move is missing on a player's own sheet.
    Unwritten {
        side: Color,
        /// Whether they were relieved, so that a dash stands there.
        dash: bool,
    },
    /// The move was sealed.
    Sealed,
    /// About an adjournment, as it was told.
    Adjourned(adjournment::Message),
    /// A player was helped.
    Advised {
        side: Color,
        aid: Aid,
    },
}
