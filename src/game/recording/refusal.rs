//! Why something is not done about the scoresheet.

/// Why something is not done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The console writes the sheet; there is nothing to write.
    WrittenByConsole,
    /// Everything is written.
    NothingMissing,
    /// First one's own last move is written (8.1.2).
    WriteFirst,
    /// The sheet must be completed before the next move (8.5).
    CompleteFirst,
    /// The game is not over: there is no result to sign.
    NotOver,
    /// This side has signed.
    Signed,
    /// There is nothing to overrule.
    NothingSigned,
    /// These rules know no such request.
    NotRegulated,
    /// It counts as a distraction (A.3.2, 11.5).
    Distraction,
    LastPeriod,
}
