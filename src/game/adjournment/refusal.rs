//! Why something about an adjournment is not done.

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// A move is to be sealed now, not made.
    ToBeSealed,
    /// The game is adjourned.
    Adjourned,
    /// The same, to the arbiter, who resumes it.
    ResumeFirst,
    NotAdjourned,
    /// The same, to the arbiter, who can adjourn it.
    AdjournFirst,
    /// The player has not written the move yet.
    SealFirst,
    /// A move lies in the envelope, which is still open.
    CloseFirst,
    /// It was already asked for.
    Called,
    /// The envelope is closed: the move can no longer be changed (I.1.1).
    EnvelopeClosed,
    /// No move lies in the envelope yet.
    NothingSealed,
    /// The move that was made on the board must be sealed (I.1.2).
    SealTheMoveMade,
    /// The arbiter's word is too short.
    WordTooShort,
    /// It is another word than the one with which the envelope was closed.
    WrongWord,
    /// What was sealed has been changed since: it counts as missing.
    Damaged,
    /// The resumption has not begun.
    NotBegun,
    /// The player is there.
    AlreadyThere,
    /// The player who must reply is not there (I.7).
    ReplierAbsent,
    /// The move cannot be sealed now: what is on the board is being played, and both are there.
    NothingToSeal,
}
