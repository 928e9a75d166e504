//! What is handed in of a claim in the quickplay finish that no arbiter has heard.

use crate::game::clock::ClockReading;
use crate::game::sentence::{Fen, Lasting, Sentence};
use crate::rules::position::Color;
use crate::rules::quickplay::{Basis, Paper};

/// What is handed in where no arbiter has heard the claim (III.6); they decide later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packet {
    /// Whose claim.
    pub by: Color,
    /// On what it rests.
    pub basis: Basis,
    /// The final position, as FEN.
    pub fen: String,
    /// What both clocks show.
    pub clock: Option<ClockReading>,
    /// What belongs to it.
    pub papers: Vec<Paper>,
    /// Whether the opponent has found the position right; `None`: they have not looked yet.
    pub verified: Option<bool>,
}

impl Packet {
    pub(super) fn sentence(&self) -> Sentence {
        let left = |side| self.clock.as_ref().map(|clock| Lasting(clock.side(side).left));
        Sentence::new("claim-packet")
            .with("position", Fen(&self.fen))
            .with("timed", self.clock.is_some())
            .with("white", left(Color::White))
            .with("black", left(Color::Black))
            .with("sheet", self.papers.contains(&Paper::Scoresheet))
    }
}
