//! Irregularities: what counts as an illegal move, what it costs, and who may point it out until when (7.4, 7.5, A.4, B.3).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::position::{Color, Intent, Placement, Position, Square};
use super::profile::{
    BothKingsInCheck, CompletedBy, PressWithoutMove, Profile, TwoHands, UnpromotedPawn, Unrestorable, UnsupervisedWho,
    UnsupervisedWindow,
};
use super::regime::Regime;
use super::touch;

/// What a player has done wrong.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Irregularity {
    /// A move that is not legal, completed (7.5.1).
    IllegalMove,
    /// A pawn left on the last rank, and the clock pressed (7.5.2).
    UnpromotedPawn,
    /// The clock pressed without a move (7.5.3).
    PressWithoutMove,
    /// One move made with both hands, and the clock pressed (7.5.4).
    TwoHands,
    /// The clock pressed with the hand that did not move (6.2.3).
    OtherHandPressed,
}

/// What is done about the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// The position before it is put back, and the player moves again (7.5.1).
    Restore,
    /// The pawn becomes a queen, and the opponent is to move (7.5.2).
    BecomesQueen,
    /// Nothing: no move has been made, and the player is still to make one (7.5.3).
    StillToMove,
    /// Nothing: the move stands (7.5.4).
    MoveStands,
}

/// How an irregularity is looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Treatment {
    /// As a completed illegal move, which is counted and has its [`Consequence`].
    Illegal(Remedy),
    /// Not as an illegal move, but the arbiter may punish it (12.9).
    ArbiterMayPenalise,
    /// The move is not complete: the player says what the pawn becomes (Article 7d of the E.D.I.S.U. rules).
    NotComplete,
    /// The console does not accept it, and nothing has happened.
    Refused,
    /// It means nothing.
    Nothing,
}

/// What the n-th completed illegal move of a player costs (7.5.5; table 2.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consequence {
    /// The game goes on; the opponent gets so many seconds (none in house rules that only restore).
    Continue {
        /// Seconds for the opponent.
        opponent_bonus_s: u32,
    },
    /// The player loses.
    Loss,
    /// It is a draw: the opponent cannot mate by any series of legal moves.
    Draw,
    /// It would be a loss, but whether the opponent can mate is not known.
    NeedsArbiter,
    /// The console does not accept illegal moves, so that there is none to count.
    Refused,
}

/// Who notices an illegal move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    /// The arbiter.
    ByTheArbiter,
    /// The opponent, who claims it.
    ByTheOpponent,
    /// Both players, who agree to put it right (A.4.2, B.3.3).
    ByAgreement,
}

/// What the opponent has done since.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Since {
    /// He has not made his move.
    NotMoved,
    /// He has.
    Moved,
}

/// Whether an illegal move is put right.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correctable {
    /// It is, with its consequence.
    Yes,
    /// It is, because the players agree; nobody is punished.
    WithoutPenalty,
    /// Only the opponent may point it out here.
    OnlyByTheOpponent,
    /// It stands: the opponent has made his next move.
    Stands,
}

/// Whether the position before an irregularity is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// It is.
    Yes,
    /// It is not.
    No,
}

/// From where a game goes on after an irregularity.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Restoration {
    /// From the position before it.
    PositionBefore,
    /// From the last position that can be identified (7.5.1).
    LastIdentifiable,
    /// From the start: the game is annulled (Article 9 of the E.D.I.S.U. rules).
    Annul,
}

/// Who puts displaced men back, and on whose time (7.4.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Displaced {
    /// Who.
    #[serde(with = "super::as_text")]
    pub restores: Color,
    /// On whose time.
    #[serde(with = "super::as_text")]
    pub on_time_of: Color,
}

/// How an irregularity is looked at.
///
/// A pawn left unpromoted becomes a queen since 2014, and is replayed in `fide-legacy`; a press without a move and two hands
/// are illegal moves since 2017.
#[must_use]
pub fn treatment(irregularity: Irregularity, profile: &Profile) -> Treatment {
    let rules = &profile.illegal;
    match irregularity {
        Irregularity::IllegalMove if rules.completed_by == CompletedBy::Accept => Treatment::Refused,
        Irregularity::IllegalMove => Treatment::Illegal(Remedy::Restore),
        Irregularity::UnpromotedPawn => match rules.unpromoted_pawn {
            UnpromotedPawn::BecomesQueen => Treatment::Illegal(Remedy::BecomesQueen),
            UnpromotedPawn::Replay => Treatment::Illegal(Remedy::Restore),
            UnpromotedPawn::Incomplete => Treatment::NotComplete,
        },
        Irregularity::PressWithoutMove => match rules.press_without_move {
            PressWithoutMove::IllegalMove => Treatment::Illegal(Remedy::StillToMove),
            PressWithoutMove::ClockMisuse => Treatment::ArbiterMayPenalise,
            PressWithoutMove::Ignore => Treatment::Nothing,
        },
        Irregularity::TwoHands => match rules.two_hands {
            TwoHands::IllegalMove => Treatment::Illegal(Remedy::MoveStands),
            TwoHands::Warning => Treatment::ArbiterMayPenalise,
            TwoHands::Ignore => Treatment::Nothing,
        },
        // Only moving with two hands has ever been an illegal move.
        Irregularity::OtherHandPressed if profile.clock.used => Treatment::ArbiterMayPenalise,
        Irregularity::OtherHandPressed => Treatment::Nothing,
    }
}

/// What the `nth` (from 1) completed illegal move of a player costs, `opponent` being whether the opponent can mate.
///
/// The bonus follows the game's own class always; which one loses follows the class only without full supervision: the
/// first in unsupervised rapid and blitz of 2014 and 2017, the third in standard chess before, else the second.
#[must_use]
pub fn consequence(nth: u32, opponent: CanMate, regime: Regime, profile: &Profile) -> Consequence {
    let rules = &profile.illegal;
    if rules.completed_by == CompletedBy::Accept {
        return Consequence::Refused;
    }
    if !rules.loses_at.of(regime.entry()).is_reached(nth) {
        return Consequence::Continue { opponent_bonus_s: *rules.bonus_s.of(regime.class) };
    }
    match opponent {
        _ if !rules.draw_if_opponent_cannot_mate => Consequence::Loss,
        CanMate::Yes => Consequence::Loss,
        CanMate::No => Consequence::Draw,
        CanMate::Unknown => Consequence::NeedsArbiter,
    }
}

/// Whether an illegal move is still put right, and who may have it so.
///
/// With full supervision, and in standard chess, always (7.5.1: if it is found during the game). Without it, before the
/// opponent has made his next move: by arbiter or opponent since 2014, by the opponent alone before; then only if the
/// players agree (A.4.2).
#[must_use]
pub fn correctable(noticed: Noticed, since: Since, regime: Regime, profile: &Profile) -> Correctable {
    let late = regime.is_unsupervised()
        && since == Since::Moved
        && profile.illegal.unsupervised_window == UnsupervisedWindow::BeforeOpponentMoves;
    let opponent_only = regime.is_unsupervised()
        && match regime.class {
            super::profile::TimeClass::Blitz => profile.illegal.unsupervised_who.blitz,
            _ => profile.illegal.unsupervised_who.rapid,
        } == UnsupervisedWho::OpponentOnly;
    match noticed {
        Noticed::ByAgreement if late => Correctable::WithoutPenalty,
        _ if late => Correctable::Stands,
        Noticed::ByTheArbiter if opponent_only => Correctable::OnlyByTheOpponent,
        _ => Correctable::Yes,
    }
}

/// From where the game goes on.
#[must_use]
pub fn restoration(before: Known, profile: &Profile) -> Restoration {
    match (before, profile.illegal.unrestorable) {
        (Known::Yes, _) => Restoration::PositionBefore,
        (Known::No, Unrestorable::LastIdentifiable) => Restoration::LastIdentifiable,
        (Known::No, Unrestorable::Annul) => Restoration::Annul,
    }
}

/// The moves of which one must replace an illegal move, in the position before it: touch-move applies (7.5.1 with 4.3 and
/// 4.7). Where it does not, all legal ones.
#[must_use]
pub fn replacement(before: &Position, illegal: Intent, profile: &Profile) -> Vec<Intent> {
    let legal = before.legal_intents();
    if !profile.illegal.replacement_touch_move {
        return legal;
    }
    if let Intent::Step { from, to, .. } = illegal {
        // A pawn that was left on its last square stays bound to it: released there, it was part of a legal move.
        let on_square: Vec<Intent> = legal.into_iter().filter(|each| is_step(*each, from, to)).collect();
        if !on_square.is_empty() {
            return on_square;
        }
    }
    touch::obligation(before, &touch::touched_by(before, illegal)).moves
}

fn is_step(intent: Intent, start: Square, end: Square) -> bool {
    matches!(intent, Intent::Step { from, to, .. } if from == start && to == end)
}

/// What the arbiter does about both kings in check, or a pawn on the last rank, where he has not seen how it came (A.4.4).
///
/// With full supervision he puts it right at once (7.5.1). Without it he waited since 2014 until the next move was
/// completed, and declared a draw if it still stood; before, he intervened.
#[must_use]
pub fn both_kings_in_check(regime: Regime, profile: &Profile) -> BothKingsInCheck {
    if regime.is_unsupervised() {
        profile.illegal.both_kings_in_check_unsupervised
    } else {
        BothKingsInCheck::ArbiterIntervenes
    }
}

/// Whether both kings stand in check: no legal move brings that about.
#[must_use]
pub fn are_both_kings_in_check(placement: &Placement) -> bool {
    Color::ALL.into_iter().all(|side| {
        placement.king_of(side).is_some_and(|king| placement.attacks_to(king, !side, placement.occupied()).any())
    })
}

/// Who puts men back that he has displaced: he himself, on his own time (7.4.1); if he presses instead, the opponent may
/// press at once.
#[must_use]
pub fn displaced(by: Color) -> Displaced {
    Displaced { restores: by, on_time_of: by }
}
