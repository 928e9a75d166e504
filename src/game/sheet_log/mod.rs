//! What stands on a scoresheet beside the moves (8.1, 8.4, 8.7), folded from the facts: what was announced otherwise or corrected,
//! offers and claims, irregularities, what the arbiter has ruled and what was struck out, who was relieved of recording, and who has
//! signed. No command leads here: a later ruling is added after an earlier one, and nothing is ever taken out.

mod fold;
pub mod says;

pub use says::{Says, Spoken};

use super::half_move::HalfMoveId;
use super::roles::{Seat, Seats};
use crate::named::named;
use crate::rules::position::{ByColor, Color};

named! {
    /// What kind of note it is.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Kind {
        /// An offer of a draw.
        Offer = "offer",
        /// A claim or a request, and what became of it.
        Claim = "claim",
        /// Something else was announced, repeated or executed than stands on the sheet.
        Announced = "announced",
        /// A slip of the tongue was corrected (D.2.8).
        Corrected = "corrected",
        /// The two boards differed, or agree again (D.2.9).
        Boards = "boards",
        /// An irregularity (7.5, 8.1, 9.1, 11.5).
        Irregular = "irregular",
        /// What the arbiter has ruled.
        Ruling = "ruling",
        Struck = "struck out",
        /// Who need not record, or must again (8.4, 8.5).
        Recording = "recording",
        /// A sealed move (I.4).
        Sealed = "sealed",
        /// The rest of an adjournment, which has papers of its own (I.3).
        Adjournment = "adjournment",
        /// What happened at a paired screen.
        Screen = "screen",
        /// With what a player was helped.
        Help = "help",
        /// A player has approved the result (8.7).
        Signed = "signed",
        Result = "result",
    }
}

impl Kind {
    /// Whether it belongs to the log of corrections.
    pub const fn is_correction(self) -> bool {
        !matches!(self, Kind::Offer | Kind::Recording | Kind::Help | Kind::Sealed | Kind::Signed | Kind::Result)
            && self.is_on_sheet()
    }

    /// Whether it stands on a scoresheet, and not in the arbiter's log alone.
    pub const fn is_on_sheet(self) -> bool {
        !matches!(self, Kind::Adjournment | Kind::Screen)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub kind: Kind,
    /// After how many half-moves of the line that stands.
    pub after: usize,
    /// The half-move after which it was made, struck out since or not, or the one that was made in its place; `None`: none was
    /// made yet.
    pub half_move: Option<HalfMoveId>,
    /// When, in seconds since 1 January 1970, UTC.
    pub wall: u64,
    /// Who may read it while the game is played.
    pub to: Seats,
    pub says: Says,
    /// What those read in its place who were told something else: after a slip of the tongue everybody but the arbiter (D.2.8).
    pub told: Option<Says>,
}

impl Note {
    /// Whether somebody may read it: afterwards everybody, while the game is played whom it was told. An assistant keeps their player's
    /// sheet (D.2.10.3).
    pub fn is_for(&self, seat: Seat, over: bool) -> bool {
        if !self.kind.is_on_sheet() {
            return seat == Seat::Arbiter;
        }
        let player = seat.acts_for().map(Seat::Side);
        over || seat == Seat::Arbiter || self.to.contains(seat) || player.is_some_and(|seat| self.to.contains(seat))
    }

    /// What it says to somebody who may read it: afterwards what happened, while the game is played what they were told.
    pub fn says_to(&self, seat: Seat, over: bool) -> &Says {
        let told = self.told.as_ref().filter(|_| !over && seat != Seat::Arbiter);
        told.unwrap_or(&self.says)
    }
}

/// What stands on the scoresheet beside the moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetLog {
    notes: Vec<Note>,
    /// Which half-moves, from 1, a side was relieved of recording.
    relieved: ByColor<Vec<usize>>,
}

impl SheetLog {
    /// All notes, in the order in which they were made.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The same in the order of the sheet: each after the half-move to which it belongs.
    pub fn in_order(&self) -> Vec<&Note> {
        let mut notes: Vec<&Note> = self.notes.iter().collect();
        notes.sort_by_key(|note| note.after);
        notes
    }

    /// Whether a side was relieved of recording a half-move, counted from 1 (8.4): it was not due yet when they were.
    pub fn is_relieved(&self, side: Color, half_move: usize) -> bool {
        self.relieved.get(side).contains(&half_move)
    }
}
