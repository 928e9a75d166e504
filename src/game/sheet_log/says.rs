//! What notes on a scoresheet say, as data.

use crate::game::adjournment;
use crate::game::advice::Aid;
use crate::game::declare::{messages, names};
use crate::game::dialogue;
use crate::game::draws;
use crate::game::ended::ended;
use crate::game::fact::RestoreReason;
use crate::game::recording;
use crate::game::report::MoveReport;
use crate::game::ruling_says::Says as Ruled;
#[cfg(any(test, debug_assertions))]
use crate::game::samples::first;
use crate::game::sentence::{Argument, Sentence, Template};
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

messages! {
    /// One note.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Says {
        /// A draw was offered.
        Offered { by: Color } => "offered"(side: by),
        /// About a claim, as it was told.
        Claim(message: draws::Message = first::<draws::Message>()) => { message.sentences() },
        /// About the scoresheet, as it was told.
        Record(message: recording::Message = first::<recording::Message>()) => { message.sentences() },
        /// About a ruling or an irregularity, as it was told.
        Ruled(says: Ruled = first::<Ruled>()) => { says.noted() },
        /// About the dialogue, as it was told.
        Spoken(message: dialogue::Message = first::<dialogue::Message>()) => { message.sentences() },
        /// The game was over.
        Ended { outcome: Outcome, reason: Reason } => { ended(*outcome, *reason).alone() },
        /// A slip of the tongue, and what it was corrected to.
        Corrected { by: Color, first: Spoken, then: Spoken } => "sheet-corrected"(side: by, first, then),
        /// The clock was pressed, and this had been announced instead of the move that was made.
        Announced { by: Color, what: Spoken } => "sheet-announced"(side: by, move: what),
        /// The opponent has repeated this.
        Repeated { by: Color, what: Spoken } => "sheet-repeated"(side: by, move: what),
        /// The opponent has made this on their board.
        Executed { by: Color, what: Spoken } => "sheet-executed"(side: by, move: what),
        /// The arbiter has corrected a line.
        Line {
            ruling: Box<Ruled> = first::<Ruled>(),
            /// What stood there: the words, or the move where none were said.
            was: Spoken,
            /// What stands there.
            now: String,
        } => "sheet-line"(ruling: ruling.sentences(), was, now: now.trim()),
        BoardsDiffered(squares: Vec<Square>) => "sheet-boards-differed"(squares),
        /// They agree again.
        BoardsAgree => "sheet-boards-agree",
        /// An irregularity was completed.
        Irregular { kind: Irregularity, side: Color } => "docket-noted"(side, kind),
        /// A flag has fallen, and has not been called.
        FlagFell { side: Color } => "docket-flag"(side),
        /// Half-moves were struck out.
        Struck {
            why: RestoreReason,
            /// Which; none: the position that stood was put back.
            moves: Vec<MoveReport>,
        } => {
            if moves.is_empty() {
                return Sentence::new("sheet-put-back").alone();
            }
            Sentence::new("sheet-struck").with("why", why).with("count", moves.len()).with("moves", moves).alone()
        },
        /// A player need not record for the rest of the period (8.4).
        Relieved { side: Color } => "sheet-relieved"(side),
        /// They must again.
        MustRecord {
            side: Color,
            /// Whether something is missing, so that they complete their sheet first (8.5).
            behind: bool,
        } => "sheet-must-record"(side, behind),
        /// A half-move is missing on a player's own sheet.
        Unwritten {
            side: Color,
            /// Whether they were relieved, so that a dash stands there.
            dash: bool,
        } => "sheet-unwritten-of"(side, dash),
        /// The move was sealed.
        Sealed => "sheet-sealed",
        /// About an adjournment, as it was told.
        Adjourned(message: adjournment::Message = first::<adjournment::Message>()) => { message.sentences() },
        /// A player was helped.
        Advised { side: Color, aid: Aid } => "advice-noted"(side, aid),
    }
}

names! {
    RestoreReason {
        TakenBack = "taken-back", Ruling = "ruling", IllegalMove = "illegal", DeadPosition = "dead",
        // A corrected move has a note of its own.
        Corrected = "ruling",
    }
}

/// The move in the listener's style; the words themselves where they are none.
impl<S: Template> Argument<S> for Spoken {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        match &self.report {
            Some(report) => report.fill(sentence, name),
            None if self.words.trim().is_empty() => Sentence::new("sheet-something").fill(sentence, name),
            None => self.words.fill(sentence, name),
        }
    }
}
