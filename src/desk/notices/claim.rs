//! Questions of the console about claims, scoresheets and adjournments, as data and in words.

use crate::game::report::MoveReport;
use crate::rules::claims::Ground;
use crate::rules::ending::Outcome;
use crate::rules::quickplay::Basis;
use crate::words::declare::messages;
use crate::words::notice::Tell;

messages! { |voice|
    /// One question.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ClaimNotice {
        AskGround => "ask-claim-ground",
        AskMove => "ask-claim-move",
        MoveUnclear => "claim-move-unclear",
        Confirm { ground: Ground, intended: Option<Box<MoveReport>> } => "confirm-claim"(ground, move: intended),
        ConfirmQuickplay(basis: Basis) => "confirm-quickplay"(basis),
        ConfirmSign(result: Outcome) => "confirm-sign"(result),
        /// Whether the move that was just entered goes into the envelope. It is not said.
        ConfirmSeal => "confirm-seal",
        SealWhat => "seal-what",
        SignWhat => "sign-what",
        SessionWhen => "session-when",
        /// The arbiter's word: with which the envelope was closed, or else a new one.
        AskWord { opens: bool } => "ask-word"(opens),
        /// The new one once more.
        AskWordAgain => "ask-word-again",
        WordsDiffer => "words-differ",
        WordIsCommand => "word-is-command",
    }
}

impl Tell for ClaimNotice {}
