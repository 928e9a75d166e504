//! Why the dialogue does not do what was asked.

use super::hands::Missing;
use crate::game::declare::messages;
use crate::game::sentence::Sentence;
use crate::rules::position::Color;
use crate::rules::touch::Bound;

messages! {
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Refusal {
        /// This game is played without the dialogue.
        NoDialogue => "dialogue-no-dialogue",
        /// The boards differ: the arbiter decides first.
        Diverged => "dialogue-diverged-wait",
        /// The boards differ, and there is no arbiter: a player says first that theirs agrees.
        AgreeFirst => "dialogue-agree-first",
        /// The boards differ, and there is no arbiter: the opponent has yet to say that theirs agrees.
        AgreementAwaited => "dialogue-agreement-awaited",
        /// The boards do not differ.
        NotDiverged => "dialogue-not-diverged",
        /// Nothing is to be lifted, touched or taken off there.
        NoPieceThere => "dialogue-no-piece-there",
        /// Nothing was lifted that could be put down.
        NothingInHand => "dialogue-nothing-in-hand",
        /// The move was announced already; a slip is corrected.
        AlreadyAnnounced => "dialogue-already-announced",
        /// Another move was announced for this one so often that others hear no more of it.
        ChangedTooOften => "dialogue-changed-too-often",
        /// It was repeated right before, for all to hear.
        RepeatedBefore => "dialogue-repeated-before",
        /// The promotion must be announced with its piece (D.2.1).
        PromotionPieceMissing => "dialogue-promotion-missing",
        /// No move of the opponent is there to be repeated.
        NothingToRepeat => "dialogue-nothing-to-repeat",
        /// No move of the opponent is there to be executed.
        NothingToExecute => "dialogue-nothing-to-execute",
        /// The move to be executed is another one (where the console helps).
        NotTheAnnouncedMove => "dialogue-not-the-announced-move",
        /// There is no announcement to correct.
        NothingToCorrect => "dialogue-nothing-to-correct",
        /// The correction names another move than the one that was made.
        NotTheMoveMade => "dialogue-not-the-move-made",
        /// The opponent has repeated or executed the move that was entered: another one cannot take its place.
        AlreadyRepeated => "dialogue-already-repeated",
        /// The move is completed: a slip can no longer be corrected (D.2.8).
        TooLateToCorrect => "dialogue-too-late-to-correct",
        /// The clock is pressed when the move is made.
        Press(missing: Missing) => { Sentence::new(press_key(*missing)).alone() },
        /// The player has no move that could be completed: it was pressed already, or the opponent is to move.
        AlreadyPressed => "dialogue-already-pressed",
        /// The opponent has not pressed for the move before, so that the opponent's clock runs, and presses first (6.2.2).
        ClockNotRunning => "dialogue-clock-not-running",
        /// That is none of this assistant's duties (D.2.10, D.2.11).
        NotADuty => "dialogue-not-a-duty",
        /// This player has no assistant.
        NoAssistant(side: Color) => "dialogue-no-assistant"(side),
        /// Time is told on request only (D.2.10.4).
        NotRequested => "dialogue-not-requested",
        /// The right to complain was lost by touching a piece (4.8).
        ComplaintTooLate => "dialogue-complaint-too-late",
        /// It is the opponent's turn, and for what they did before it is too late to claim (4.8).
        ComplaintAfterMove => "dialogue-complaint-after-move",
        /// Touch-move: this is to be done with the piece that was touched (4.3, 4.4).
        Bound(bound: Bound) => "dialogue-bound"(bound),
        /// Only a visually disabled player feels their board; a sighted one sees it.
        NotFelt => "dialogue-not-felt",
        /// What both sheets say is no legal move: the arbiter restores the position before it (7.5.1).
        IllegalOnBothSheets => "dialogue-illegal-on-sheets",
    }
}

const fn press_key(missing: Missing) -> &'static str {
    match missing {
        Missing::CapturedPieceNotRemoved => "dialogue-press-captured",
        Missing::NotPlaced => "dialogue-press-not-placed",
        Missing::NotAnnounced => "dialogue-press-not-announced",
        Missing::PromotionPieceMissing => "dialogue-press-promotion",
        Missing::NotRepeated => "dialogue-press-not-repeated",
        Missing::NotExecuted => "dialogue-press-not-executed",
        Missing::NoMove => "dialogue-press-no-move",
    }
}
