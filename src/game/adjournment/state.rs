//! Where an adjournment stands, folded from facts.

use super::envelope::Writing;
use super::event::AdjournmentEvent;
use crate::game::fact::Fact;
use crate::game::machine::{Game, Phase};
use crate::rules::position::{ByColor, Color, Intent};
use crate::time::Tick;

/// How far it has come.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A move is to be sealed; the clock runs.
    Called,
    /// The envelope is closed.
    Closed,
    /// The envelope has been opened, and the sealer is not there yet: play goes on.
    Playing,
    /// The envelope is gone; the sealer states their move.
    Missing,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumption {
    /// When it began.
    pub begun: Tick,
    pub there: ByColor<bool>,
    /// How late each has come, in milliseconds.
    pub late: ByColor<u64>,
}

impl Resumption {
    /// How late a side is, or has come, in milliseconds.
    pub fn lateness(&self, side: Color, now: Tick) -> u64 {
        if *self.there.get(side) { *self.late.get(side) } else { now.since(self.begun) }
    }
}

/// What stands on the envelope (I.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// The players' names.
    pub names: ByColor<String>,
    /// The position before the sealed move, as FEN.
    pub position: String,
    /// The time that each has used, in milliseconds; `None` without a clock.
    pub used: Option<ByColor<u64>>,
    /// Who has sealed.
    pub sealer: Color,
    /// The number of the sealed move.
    pub number: u32,
    /// Whose offer of a draw is open.
    pub offer: Option<Color>,
    /// Date, time and place of the resumption.
    pub resumption: String,
    /// By what the envelope is known again.
    pub code: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjournment {
    pub(super) stage: Stage,
    pub(super) sealer: Color,
    pub(super) lock: String,
    pub(super) early: u64,
    /// What the sealer had used by then, in milliseconds.
    pub(super) used_when_called: u64,
    pub(super) must_seal: Option<Intent>,
    pub(super) envelope: Option<String>,
    pub(super) closed: bool,
    pub(super) place: String,
    pub(super) resumption: Option<Resumption>,
    /// An offer was made when the move was sealed already: making that move does not answer it (I.4).
    pub(super) offered_since: bool,
    pub(super) opening: bool,
    /// What was in the envelope, as long as nothing has come of it.
    pub(super) opened: Option<Writing>,
}

impl Adjournment {
    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Who seals, or has sealed.
    pub fn sealer(&self) -> Color {
        self.sealer
    }

    /// The move that must be sealed, because it was made on the board (I.1.2).
    pub fn must_seal(&self) -> Option<Intent> {
        self.must_seal
    }

    /// Whether the sealer may still change what they have written (I.1.1).
    pub fn may_change(&self) -> bool {
        !self.closed
    }

    /// Whether a reply was sealed after the first envelope was opened, and its own envelope is not closed yet (I.9.3).
    pub fn seals_reply(&self) -> bool {
        self.stage == Stage::Playing && self.is_sealed()
    }

    /// Whether a move lies in the envelope.
    pub fn is_sealed(&self) -> bool {
        self.envelope.is_some()
    }

    /// The resumption, once it has begun.
    pub fn resumption(&self) -> Option<&Resumption> {
        self.resumption.as_ref()
    }

    pub fn absent(&self) -> Vec<Color> {
        let there = |side: &Color| self.resumption.as_ref().is_none_or(|resumption| *resumption.there.get(*side));
        Color::ALL.into_iter().filter(|side| !there(side)).collect()
    }
}

impl Game {
    /// The adjournment, if there is one.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjourned.as_ref()
    }

    /// Whether the envelope is closed and nothing is played.
    pub fn is_adjourned(&self) -> bool {
        self.adjourned.as_ref().is_some_and(|it| !matches!(it.stage, Stage::Called | Stage::Playing))
    }

    /// What stands on the envelope; `None` before it is closed.
    pub fn envelope(&self) -> Option<Envelope> {
        let adjourned = self.adjourned.as_ref().filter(|it| it.closed)?;
        let reading = self.clock(self.noted);
        let used = reading.map(|reading| ByColor { white: reading.white.used, black: reading.black.used });
        Some(Envelope {
            names: self.names().players.clone(),
            position: self.board().fen(),
            used,
            sealer: adjourned.sealer,
            number: self.board().move_number(),
            offer: self.offer,
            resumption: adjourned.place.clone(),
            code: adjourned.envelope.as_deref().map(super::envelope::code).unwrap_or_default(),
        })
    }

    /// An offer that is made when the move is sealed already.
    pub(in crate::game) fn note_offer_while_adjourned(&mut self) {
        if let Some(adjourned) = self.adjourned.as_mut().filter(|it| it.closed) {
            adjourned.offered_since = true;
        }
    }

    /// The sealed move is completed, and play goes on. While the sealer is absent, the other one may still seal their reply.
    pub(in crate::game) fn go_on_after_adjournment(&mut self) {
        let Some(adjourned) = &mut self.adjourned else { return };
        if adjourned.stage == Stage::Playing {
            if adjourned.opening {
                self.phase = Phase::Running;
            }
            adjourned.opening = false;
            if adjourned.absent().is_empty() {
                self.adjourned = None;
            }
        }
    }

    /// Folds an event of an adjournment.
    pub(in crate::game) fn apply_adjournment(&mut self, event: &AdjournmentEvent, fact: &Fact) {
        let at = fact.at;
        let runs = fact.clock.is_some_and(|reading| reading.running.is_some());
        match event {
            AdjournmentEvent::Closed { .. }
            | AdjournmentEvent::Begun { .. }
            | AdjournmentEvent::Arrived { .. }
            | AdjournmentEvent::Missing => {
                let playing = self.adjourned.as_ref().is_some_and(|it| it.stage == Stage::Playing);
                let playing = playing && matches!(event, AdjournmentEvent::Arrived { .. });
                if !playing {
                    self.phase = if runs { Phase::Running } else { Phase::Stopped };
                }
            }
            _ => {}
        }
        match event {
            AdjournmentEvent::Session { ends } => self.session_ends = Some(*ends),
            AdjournmentEvent::Called { lock, early } => {
                let used = self.clock(at).map_or(0, |reading| reading.side(self.turn()).used);
                self.adjourned = Some(Adjournment {
                    stage: Stage::Called,
                    sealer: self.turn(),
                    lock: lock.clone(),
                    early: *early,
                    used_when_called: used,
                    must_seal: None,
                    envelope: None,
                    closed: false,
                    place: String::new(),
                    resumption: None,
                    offered_since: false,
                    opening: false,
                    opened: None,
                });
            }
            _ => {
                let turn = self.turn();
                // Who moves a piece has touched it, which rejects the opponent's offer (9.1.2.1), that of a claim too.
                if matches!(event, AdjournmentEvent::MadeOnBoard { .. }) {
                    self.offer = self.offer.filter(|by| *by == turn);
                }
                if let Some(adjourned) = &mut self.adjourned {
                    adjourned.event(event, turn, at);
                }
            }
        }
    }
}

impl Adjournment {
    /// Whether the sealed move is being made.
    pub(in crate::game) fn is_opening(&self) -> bool {
        self.opening
    }

    /// What lay in the envelope is no move that could be made.
    pub(in crate::game) fn nothing_is_opened(&mut self) {
        self.opening = false;
        self.opened = None;
    }

    /// The sealed move stands on the board.
    pub(in crate::game) fn is_made(&mut self) {
        self.opened = None;
    }

    /// A position is put back. After the envelope was opened the absent player is still absent (I.9, I.10), but a reply that was
    /// sealed meanwhile belongs to no position any more. Whether the adjournment goes on.
    pub(in crate::game) fn outlasts_restoration(&mut self) -> bool {
        self.nothing_is_opened();
        self.envelope = None;
        self.stage == Stage::Playing && !self.absent().is_empty()
    }

    /// Whether making the move that was sealed leaves an offer open (I.4).
    pub(in crate::game) fn keeps_offer(&self) -> bool {
        self.opening && self.offered_since
    }

    /// The program was started again: the resumption begins anew.
    pub(in crate::game) fn reopened(&mut self) {
        if self.stage == Stage::Closed {
            self.resumption = None;
        }
    }

    fn event(&mut self, event: &AdjournmentEvent, turn: Color, at: Tick) {
        match event {
            AdjournmentEvent::Session { .. } | AdjournmentEvent::Called { .. } => {}
            AdjournmentEvent::MadeOnBoard { intent } => self.must_seal = Some(*intent),
            AdjournmentEvent::Sealed { envelope } => {
                self.sealer = turn;
                self.envelope = Some(envelope.clone());
            }
            AdjournmentEvent::Closed { resumption } => {
                self.stage = Stage::Closed;
                self.closed = true;
                self.offered_since = false;
                resumption.clone_into(&mut self.place);
            }
            AdjournmentEvent::Begun { white, black } => {
                let there = ByColor { white: *white, black: *black };
                self.resumption = Some(Resumption { begun: at, there, late: ByColor::default() });
            }
            AdjournmentEvent::Arrived { side, late } => {
                if let Some(resumption) = &mut self.resumption {
                    *resumption.there.get_mut(*side) = true;
                    *resumption.late.get_mut(*side) = *late;
                }
            }
            AdjournmentEvent::Opened { writing } => {
                self.opened = Some(writing.clone());
                self.stage = Stage::Playing;
                self.opening = true;
                self.closed = false;
                self.envelope = None;
                self.must_seal = None;
            }
            AdjournmentEvent::Missing => self.stage = Stage::Missing,
        }
    }
}
