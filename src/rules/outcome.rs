//! How a game can end, and by which article.

use serde::{Deserialize, Serialize};

use super::as_text;
use super::position::Color;

/// Who has won, if anybody.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// One side has won.
    Won {
        /// The winner.
        #[serde(with = "as_text")]
        by: Color,
    },
    /// Neither side has won.
    Drawn,
    /// One side has lost, and the other one gets only what a draw brings (12.3.2 in 2009).
    HalfPoint {
        /// Who gets it.
        #[serde(with = "as_text")]
        to: Color,
    },
    /// Both have lost: both are guilty (11.8).
    LostByBoth,
    /// The game does not count, and another one is played (7.2.1, 7.3).
    Annulled,
}

impl Outcome {
    /// The result as it stands on a scoresheet: `1-0`, `1/2-1/2`, `0-1/2` or `0-0`; `*` where the game does not count.
    pub fn score(self) -> &'static str {
        match self {
            Outcome::Won { by } => by.fold_wb("1-0", "0-1"),
            Outcome::Drawn => "1/2-1/2",
            Outcome::HalfPoint { to } => to.fold_wb("1/2-0", "0-1/2"),
            Outcome::LostByBoth => "0-0",
            Outcome::Annulled => "*",
        }
    }
}

/// By what a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// 5.1.1
    Checkmate,
    /// 5.1.2
    Resignation,
    /// 5.1.2 since 2023: the opponent of the player who resigned cannot mate.
    ResignationWithoutMatingMaterial,
    /// 5.2.1
    Stalemate,
    /// 5.2.2: neither side has the pieces to mate with, or the house rules name these pieces.
    InsufficientMaterial,
    /// 5.2.2: no series of legal moves leads to mate (9.7 in 2014).
    DeadPosition,
    /// 5.2.3, 9.1
    Agreement,
    /// 9.2: claimed.
    Repetition,
    /// 9.3: claimed.
    FiftyMoves,
    /// 9.6.1: five occurrences, without a claim.
    FivefoldRepetition,
    /// 9.6.2: seventy-five moves, without a claim.
    SeventyFiveMoves,
    /// Three occurrences that end the game without a claim (Article 1 of the E.D.I.S.U. rules).
    RepetitionByItself,
    /// Fifty moves that end the game without a claim (friendly games; Article 1 of the E.D.I.S.U. rules).
    FiftyMovesByThemselves,
    /// 6.9
    Time,
    /// 6.9: the flag fell, but the opponent cannot mate.
    TimeWithoutMatingMaterial,
    /// 6.9: the flag fell, and the opponent has the pieces to mate, but no series of legal moves leads there.
    TimeWithoutMate,
    /// III.3.1, A.4: both flags have fallen.
    BothFlags,
    /// 6.7: not there at the default time.
    Forfeit,
    /// 7.5.5: the illegal move that loses the game.
    IllegalMoves,
    /// 7.5.5: the illegal move that would lose the game, but the opponent cannot mate.
    IllegalMovesWithoutMatingMaterial,
    /// A.4.4: both kings in check, or a pawn on the last rank, and the next move completed.
    IllegalPosition,
    /// 10.2 until 2014, III.5: the opponent cannot win by normal means, or does not try.
    QuickplayFinish,
    /// I.8: the sealed move had no true meaning.
    SealedMove,
    /// I.8: the sealed move had no true meaning, but the opponent cannot mate.
    SealedMoveWithoutMatingMaterial,
    /// I.10: late at the resumption.
    LateAtResumption,
    /// 11.3.2: a telephone.
    Device,
    /// 11.7: a player refuses to obey the Laws.
    Refusal,
    /// 11.8: both are guilty.
    BothGuilty,
    /// 12.9: the arbiter's penalty.
    Penalty,
    /// 12: what the arbiter has ruled.
    Arbiter,
    /// 8.7: what both have signed, whatever stands on the board.
    SignedResult,
}

impl Reason {
    /// Whether the ending is the arbiter's own.
    pub const fn is_ruled(self) -> bool {
        matches!(self, Reason::Arbiter | Reason::Penalty | Reason::Device | Reason::Refusal | Reason::BothGuilty)
    }

    /// Whether somebody has lost for breaking a rule, or would have.
    pub const fn is_for_an_infraction(self) -> bool {
        matches!(
            self,
            Reason::IllegalMoves
                | Reason::IllegalMovesWithoutMatingMaterial
                | Reason::Device
                | Reason::Refusal
                | Reason::BothGuilty
                | Reason::Penalty
        )
    }

    /// Whether a flag has ended the game.
    pub const fn comes_of_a_flag(self) -> bool {
        matches!(self, Reason::Time | Reason::TimeWithoutMatingMaterial | Reason::TimeWithoutMate)
    }

    /// Whether a move has ended the game by itself, without a player's word or a flag.
    pub const fn comes_of_a_move(self) -> bool {
        matches!(
            self,
            Reason::Checkmate
                | Reason::Stalemate
                | Reason::InsufficientMaterial
                | Reason::DeadPosition
                | Reason::FivefoldRepetition
                | Reason::SeventyFiveMoves
                | Reason::RepetitionByItself
                | Reason::FiftyMovesByThemselves
                | Reason::IllegalMoves
                | Reason::IllegalMovesWithoutMatingMaterial
                | Reason::IllegalPosition
        )
    }

    /// The article of the Laws in force that it comes from; an older one where the present Laws have none.
    pub fn article(self) -> &'static str {
        match self {
            Reason::Checkmate => "5.1.1",
            Reason::Resignation | Reason::ResignationWithoutMatingMaterial => "5.1.2",
            Reason::Stalemate => "5.2.1",
            Reason::InsufficientMaterial | Reason::DeadPosition => "5.2.2",
            Reason::Agreement => "5.2.3",
            Reason::Repetition | Reason::RepetitionByItself => "9.2",
            Reason::FiftyMoves | Reason::FiftyMovesByThemselves => "9.3",
            Reason::FivefoldRepetition => "9.6.1",
            Reason::SeventyFiveMoves => "9.6.2",
            Reason::Time | Reason::TimeWithoutMatingMaterial | Reason::TimeWithoutMate => "6.9",
            Reason::BothFlags => "III.3.1",
            Reason::Forfeit => "6.7.1",
            Reason::IllegalMoves | Reason::IllegalMovesWithoutMatingMaterial => "7.5.5",
            Reason::IllegalPosition => "A.4.4",
            Reason::QuickplayFinish => "III.5",
            Reason::SealedMove | Reason::SealedMoveWithoutMatingMaterial => "I.8",
            Reason::LateAtResumption => "I.10",
            Reason::Device => "11.3.2",
            Reason::Refusal => "11.7",
            Reason::BothGuilty => "11.8",
            Reason::Penalty => "12.9",
            Reason::Arbiter => "12",
            Reason::SignedResult => "8.7",
        }
    }
}

/// What becomes of a game by a rule.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Adjudication {
    Ends(Outcome, Reason),
    GoesOn,
    /// The rule does not say, or it is not known whether a side can still mate: the arbiter decides.
    NeedsArbiter,
}
