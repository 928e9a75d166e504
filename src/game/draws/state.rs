//! Where draws stand: what is open, what binds, what was counted and marked; folded from facts.

use super::event::DrawEvent;
use super::packet::Packet;
use super::refusal::Refusal;
use crate::game::fact::{Fact, HalfMoveId, What};
use crate::rules::claims::Claim;
use crate::rules::position::{ByColor, Color, Intent};
use crate::rules::quickplay::{Basis, Decision};

/// A claim or request that waits for the arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Open {
    /// Of a draw by repetition or fifty moves.
    Draw {
        claim: Claim,
        said: String,
    },
    /// Of the quickplay finish.
    Quickplay {
        by: Color,
        basis: Basis,
        concluded: bool,
    },
    Increment {
        by: Color,
    },
}

impl Open {
    pub fn by(&self) -> Color {
        match self {
            Open::Draw { claim, .. } => claim.by,
            Open::Quickplay { by, .. } | Open::Increment { by } => *by,
        }
    }
}

/// An offer as both scoresheets mark it (8.1.1, C.12).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The half-move after which it was made; `None`: before the first, where no sheet has a line for it.
    pub after: Option<HalfMoveId>,
    /// Whose offer.
    pub by: Color,
}

/// Where draws stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    pub(super) open: Option<Open>,
    /// Whose clock the open claim has stopped.
    pub(super) ran: Option<Color>,
    pub(super) bound: Option<(Color, Vec<Intent>)>,
    pub(super) agreed: bool,
    pub(super) postponed: Option<Color>,
    pub(super) packet: Option<Packet>,
    marks: Vec<Mark>,
    offers: ByColor<u32>,
    improper: ByColor<u32>,
    wrong: ByColor<u32>,
}

impl Draws {
    /// The claim or request that waits for the arbiter.
    pub fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    /// That no claim or request is open.
    ///
    /// # Errors
    /// One is open, or has ended the game.
    pub(in crate::game) fn nothing_open(&self) -> Result<(), Refusal> {
        match &self.open {
            None => Ok(()),
            Some(Open::Quickplay { concluded: true, .. }) => Err(Refusal::Concluded),
            Some(_) => Err(Refusal::Open),
        }
    }

    /// The moves of which a side must play one, after a wrong claim (9.5.3).
    pub fn bound(&self, side: Color) -> &[Intent] {
        self.bound.as_ref().filter(|(bound, _)| *bound == side).map_or(&[], |(_, moves)| moves)
    }

    /// Whether the players have agreed and wait for the arbiter's consent.
    pub fn waits_for_consent(&self) -> bool {
        self.agreed
    }

    /// Whose claim of the quickplay finish is postponed: the arbiter may still declare the game drawn, even after the flag.
    pub fn postponed(&self) -> Option<Color> {
        self.postponed
    }

    /// What was handed in where there is no arbiter.
    pub fn packet(&self) -> Option<&Packet> {
        self.packet.as_ref()
    }

    /// All offers, as both sheets mark them.
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// How many draws a side has offered, how many of these at a wrong moment, and how many wrong claims it has made (11.5).
    pub fn counts(&self, side: Color) -> (u32, u32, u32) {
        (*self.offers.get(side), *self.improper.get(side), *self.wrong.get(side))
    }

    /// Folds a fact; `last` is the last half-move that stands after it.
    pub(in crate::game) fn apply(&mut self, fact: &Fact, last: Option<HalfMoveId>) {
        match &fact.what {
            What::Offered => {
                if let Some(by) = fact.by.side() {
                    self.mark(by, last);
                }
            }
            What::Made { .. } => {
                self.bound = None;
                self.agreed = false;
            }
            What::Declined => self.agreed = false,
            What::Restored { .. } | What::Ended { .. } => {
                self.open = None;
                self.bound = None;
                self.agreed = false;
            }
            What::Claimed(event) => self.event(event, last),
            _ => {}
        }
    }

    /// A half-move was made in the place of one that was struck out.
    pub(in crate::game) fn rename(&mut self, struck: HalfMoveId, made: HalfMoveId) {
        for mark in self.marks.iter_mut().filter(|mark| mark.after == Some(struck)) {
            mark.after = Some(made);
        }
    }

    /// What is handed in where there is no arbiter.
    pub(in crate::game) fn hand_in(&mut self, packet: Packet) {
        self.packet = Some(packet);
    }

    fn mark(&mut self, by: Color, after: Option<HalfMoveId>) {
        *self.offers.get_mut(by) += 1;
        self.marks.push(Mark { after, by });
    }

    fn open_with(&mut self, open: Open, ran: Option<Color>, last: Option<HalfMoveId>) {
        self.mark(open.by(), last);
        self.open = Some(open);
        self.ran = ran;
    }

    fn event(&mut self, event: &DrawEvent, last: Option<HalfMoveId>) {
        match event {
            DrawEvent::Improper { side } => *self.improper.get_mut(*side) += 1,
            DrawEvent::Made { claim, said, ran } => {
                self.open_with(Open::Draw { claim: *claim, said: said.clone() }, *ran, last);
            }
            DrawEvent::Judged { claim, correct, bound, .. } => {
                self.open = None;
                if !correct {
                    *self.wrong.get_mut(claim.by) += 1;
                    self.bound = Some((claim.by, bound.clone())).filter(|(_, moves)| !moves.is_empty());
                }
            }
            DrawEvent::Quickplay { side, basis, concluded, ran } => {
                self.open_with(Open::Quickplay { by: *side, basis: *basis, concluded: *concluded }, *ran, last);
            }
            DrawEvent::Decided { side, decision, .. } => {
                self.open = None;
                self.postponed = (*decision == Decision::Postponed).then_some(*side);
            }
            DrawEvent::IncrementAsked { side, ran } => self.open_with(Open::Increment { by: *side }, *ran, last),
            DrawEvent::IncrementDecided { .. } | DrawEvent::Withdrawn => self.open = None,
            DrawEvent::Verified { agrees } => {
                if let Some(packet) = &mut self.packet {
                    packet.verified = Some(*agrees);
                }
            }
            DrawEvent::Agreed { .. } => self.agreed = true,
            DrawEvent::NotConsented => self.agreed = false,
            DrawEvent::Reason { .. } => {}
        }
    }
}
