//! Why something about an adjournment is not done.

use crate::game::declare::messages;
messages! {
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Refusal {
        /// A move is to be sealed now, not made.
        ToBeSealed => "refused-adjourn"(why: "to-be-sealed"),
        /// The game is adjourned.
        Adjourned => "refused-adjourn"(why: "adjourned"),
        /// The same, to the arbiter, who resumes it.
        ResumeFirst => "adjourn-waiting",
        NotAdjourned => "refused-adjourn"(why: "not-adjourned"),
        /// The same, to the arbiter, who can adjourn it.
        AdjournFirst => "refused-adjourn"(why: "adjourn-first"),
        /// The player has not written the move yet.
        SealFirst => "refused-adjourn"(why: "seal-first"),
        /// A move lies in the envelope, which is still open.
        CloseFirst => "refused-adjourn"(why: "close-first"),
        /// It was already asked for.
        Called => "refused-adjourn"(why: "called"),
        /// The envelope is closed: the move can no longer be changed (I.1.1).
        EnvelopeClosed => "refused-adjourn"(why: "closed"),
        /// No move lies in the envelope yet.
        NothingSealed => "refused-adjourn"(why: "nothing-sealed"),
        /// The move that was made on the board must be sealed (I.1.2).
        SealTheMoveMade => "refused-adjourn"(why: "move-made"),
        /// The arbiter's word is too short.
        WordTooShort => "refused-adjourn"(why: "word-too-short"),
        /// It is another word than the one with which the envelope was closed.
        WrongWord => "refused-adjourn"(why: "wrong-word"),
        /// What was sealed has been changed since: it counts as missing.
        Damaged => "refused-adjourn"(why: "damaged"),
        /// The resumption has not begun.
        NotBegun => "refused-adjourn"(why: "not-begun"),
        /// The player is there.
        AlreadyThere => "refused-adjourn"(why: "there"),
        /// The player who must reply is not there (I.7).
        ReplierAbsent => "refused-adjourn"(why: "replier-absent"),
        /// The move cannot be sealed now: what is on the board is being played, and both are there.
        NothingToSeal => "refused-adjourn"(why: "nothing-to-seal"),
    }
}
