//! Why something is not done about the scoresheet.

use crate::game::declare::messages;
messages! {
    /// Why something is not done.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Refusal {
        /// The console writes the sheet; there is nothing to write.
        WrittenByConsole => "refused-record"(why: "by-console"),
        /// Everything is written.
        NothingMissing => "refused-record"(why: "nothing-missing"),
        /// First one's own last move is written (8.1.2).
        WriteFirst => "refused-record"(why: "write-first"),
        /// The sheet must be completed before the next move (8.5).
        CompleteFirst => "refused-record"(why: "complete-first"),
        /// The game is not over: there is no result to sign.
        NotOver => "refused-record"(why: "not-over"),
        /// This side has signed.
        Signed => "refused-record"(why: "signed"),
        /// There is nothing to overrule.
        NothingSigned => "refused-record"(why: "nothing-signed"),
        /// These rules know no such request.
        NotRegulated => "refused-record"(why: "not-regulated"),
        /// It counts as a distraction (A.3.2, 11.5).
        Distraction => "refused-record"(why: "distraction"),
        LastPeriod => "refused-record"(why: "last-period"),
    }
}
