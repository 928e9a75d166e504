//! Touch-move: to what touching and releasing men binds (4.2 to 4.8).

use serde::{Deserialize, Serialize};

use super::edition::Edition;
use super::position::{CastlingSide, Color, Illegality, Intent, Position, Role, Square};
use super::profile::{CompletedBy, Profile, UnsupervisedWho};
use super::regime::Regime;

/// How a man came to be touched.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contact {
    /// On purpose; since 2017 every contact counts as such that is not clearly an accident (4.2.2).
    Deliberate,
    /// By accident.
    Accidental,
    /// To set the man right, after having said so (4.2.1).
    Adjusting,
}

/// Why nobody may adjust just now.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjustRefused {
    /// Only the player on move may (4.2.1).
    NotOnMove,
}

/// Whether a rule is applied by the arbiter himself.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Applied {
    /// He does.
    ByTheArbiter,
    /// Only when a player asks for it.
    OnRequest,
    /// There is no touch-move.
    Never,
}

/// By what a player is bound.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// By nothing: no touched man can be moved or captured, and any legal move will do (4.5).
    ByNothing,
    /// To move the man on this square (4.3.1).
    ToMove(#[serde(with = "super::as_text")] Square),
    /// To capture the man on this square (4.3.2).
    ToCapture(#[serde(with = "super::as_text")] Square),
    /// To capture one man with the other (4.3.3).
    ToCaptureWith {
        /// Which captures.
        #[serde(with = "super::as_text")]
        own: Square,
        /// Which is captured.
        #[serde(with = "super::as_text")]
        other: Square,
    },
    /// To castle (4.4.1).
    ToCastle(#[serde(with = "super::as_text")] CastlingSide),
}

/// What a player must do.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Obligation {
    /// By what.
    pub bound: Bound,
    /// The moves of which one must be made; never empty unless the player has no legal move at all.
    pub moves: Vec<Intent>,
}

/// What follows when a man has been released on a square (4.6, 4.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Release {
    /// The move is made, and cannot be changed any more (4.7.1).
    Made(Intent),
    /// A part of a move has been made that can only go on in one of these ways: the king has been released for castling
    /// (4.7.2), or the pawn on the last rank (4.7.3).
    PartOf(Vec<Intent>),
    /// What was begun is no legal move.
    Illegal(Illegality),
}

/// Whether touch-move is applied in a game.
///
/// A console that accepts only legal moves has none. Without enough arbiters the edition of 2009 applied Article 4 in rapid
/// only on request (A.4); later ones always.
#[must_use]
pub fn applied(regime: Regime, profile: &Profile) -> Applied {
    let on_request = Edition::of(profile) == Edition::Legacy
        && profile.illegal.unsupervised_who.rapid == UnsupervisedWho::OpponentOnly;
    if profile.illegal.completed_by == CompletedBy::Accept {
        Applied::Never
    } else if on_request && regime.is_unsupervised() {
        Applied::OnRequest
    } else {
        Applied::ByTheArbiter
    }
}

/// Whether a player may set men right: if he is on move, and has said so first (4.2.1; the E.D.I.S.U. rules want the
/// opponent warned, too).
///
/// # Errors
/// Why not.
pub fn may_adjust(by: Color, on_move: Color) -> Result<(), AdjustRefused> {
    if by == on_move { Ok(()) } else { Err(AdjustRefused::NotOnMove) }
}

/// Whether a contact binds: one on purpose by the player on move (4.3).
#[must_use]
pub fn binds(contact: Contact, by: Color, on_move: Color) -> bool {
    by == on_move && contact == Contact::Deliberate
}

/// To what the side to move is bound by the men that it has touched, in the order of touching (where nobody knows the
/// order: its own man first, 4.3.3). The editions agree.
#[must_use]
pub fn obligation(position: &Position, touched: &[Square]) -> Obligation {
    let _ = (position, touched);
    todo!()
}

/// The men that somebody touches who makes a move in one go, legal or not: the man, and what it captures; in castling king
/// and rook.
#[must_use]
pub fn touched_by(position: &Position, intent: Intent) -> Vec<Square> {
    let _ = (position, intent);
    todo!()
}

/// What follows when the side to move has released a man. `promotion` is the new man if it has touched the square (4.4.4):
/// then the choice is final.
#[must_use]
pub fn released(position: &Position, from: Square, to: Square, promotion: Option<Role>) -> Release {
    let _ = (position, from, to, promotion);
    todo!()
}

/// Whether a player may still complain that the opponent has broken 4.1 to 4.7: not after he has touched a man himself with
/// the intention of moving or capturing it (4.8).
#[must_use]
pub fn may_complain(claimant_has_touched: bool) -> bool {
    !claimant_has_touched
}
