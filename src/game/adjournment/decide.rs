//! Sealing: called for, written, changed, closed (I.1, I.2).

use super::act::{Act, Entropy};
use super::envelope::{self, Key, Writing};
use super::event::AdjournmentEvent;
use super::message::{Message as Said, Next};
use super::refusal::Refusal as No;
use super::state::{Adjournment, Stage};
use crate::game::clock::ClockReading;
use crate::game::effect::Effect;
use crate::game::machine::Game;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Seat, Seats};
use crate::rules::adjournment::{self, Sealed};
use crate::rules::position::{Color, Intent};
use crate::time::Tick;

/// The most that is kept of what is written for one move, in characters.
const LONGEST_WRITING: usize = 60;

impl Game {
    pub(in crate::game) fn adjourn_act(&mut self, response: &mut Response<'_>, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Session { ends_in } => self.announce_session(response, ends_in),
            Act::Call { key } => self.call_for_sealing(response, &key),
            Act::Seal { writing, entropy } => self.seal(response, &writing, entropy),
            Act::Close { resumption } => self.close_envelope(response, resumption),
            Act::Begin { white, black } => self.begin_resumption(response, white, black),
            Act::Arrive { side } => self.arrive(response, side),
            Act::Open { key } => self.open_envelope(response, &key),
            Act::Missing { position } => self.miss_envelope(response, position),
        }
    }

    /// The arbiter, where there is one; otherwise the players are their own.
    pub(super) fn as_arbiter(&self, response: &Response<'_>) -> Result<(), Refusal> {
        match response.by {
            Seat::Arbiter => Ok(()),
            Seat::Side(_) if !self.has_arbiter() => Ok(()),
            Seat::Spectator => Err(Refusal::PlayersOnly),
            Seat::Side(_) | Seat::AssistantOf(_) => Err(Refusal::ArbiterOnly),
        }
    }

    fn announce_session(&mut self, response: &mut Response<'_>, ends_in: u64) -> Result<(), Refusal> {
        self.as_arbiter(response)?;
        let ends = response.at.after(ends_in);
        self.record(response, None, AdjournmentEvent::Session { ends });
        response.tell(Seats::PUBLIC, Said::Session { ends_in });
        Ok(())
    }

    /// The arbiter asks for it when the session ends. The player on move may adjourn before: then they count as having sealed at
    /// the nominal end (I.1.3).
    fn call_for_sealing(&mut self, response: &mut Response<'_>, key: &Key) -> Result<(), Refusal> {
        let by = self.turn();
        if self.has_arbiter() {
            if response.by != Seat::Arbiter {
                return Err(Refusal::ArbiterOnly);
            }
        } else if self.acting_side(response.by)? != by {
            return Err(Refusal::NotYourTurn);
        }
        if self.adjourned.as_ref().is_some_and(|it| it.stage != Stage::Playing) {
            return Err(No::Called.into());
        }
        if self.has_arbiter() && key.is_too_short() {
            return Err(No::WordTooShort.into());
        }
        self.draws.nothing_open()?;
        let early = self.session_ends.map_or(0, |ends| ends.since(response.at));
        let lock = key.lock().ok_or(No::WordTooShort)?;
        self.record(response, None, AdjournmentEvent::Called { lock, early });
        response.push(Effect::RestEngine);
        response.tell(Seats::PUBLIC, Said::ToSeal { by });
        Ok(())
    }

    /// What keeps two games with the same word apart.
    pub fn envelope_salt(&self) -> String {
        format!("{:016x}", self.started.seed)
    }

    /// A move that is entered after that must be the sealed one, and is not made (I.1.2).
    pub(in crate::game) fn move_instead_of_sealing(
        &mut self,
        response: &mut Response<'_>,
        intent: Intent,
    ) -> Result<(), Refusal> {
        let side = self.acting_mover(response.by)?;
        let adjourned = self.adjourned.as_ref().ok_or(No::NotAdjourned)?;
        if adjourned.must_seal.is_some() || adjourned.is_sealed() {
            return Err(No::ToBeSealed.into());
        }
        self.check_claims(side, intent)?;
        let change = self.board().change(intent).ok_or(Refusal::NoPieceForThat)?;
        let report = self.history.describe(&change);
        self.record(response, None, AdjournmentEvent::MadeOnBoard { intent });
        response.tell(Seats::PUBLIC, Said::MadeOnBoard(Box::new(report)));
        Ok(())
    }

    /// Whether this side can put a move into the envelope now, or another one instead.
    pub fn may_seal(&self, side: Color) -> bool {
        self.why_not_seal(side).is_none()
    }

    /// Why this side cannot.
    pub fn why_not_seal(&self, side: Color) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        if side != self.turn() {
            return Some(Refusal::NotYourTurn);
        }
        self.sealing(side).err().map(Refusal::from)
    }

    fn sealing(&self, side: Color) -> Result<&Adjournment, No> {
        let adjourned = self.adjourned.as_ref().ok_or(No::NotAdjourned)?;
        match adjourned.stage {
            Stage::Called => Ok(adjourned),
            // The sealer of the first envelope is absent: the reply may be sealed in a fresh one (I.9.3).
            Stage::Playing if adjourned.absent().contains(&!side) => Ok(adjourned),
            Stage::Playing => Err(No::NothingToSeal),
            Stage::Closed | Stage::Missing => Err(No::EnvelopeClosed),
        }
    }

    /// What was written is announced to no seat, not even to the one who wrote it.
    fn seal(&mut self, response: &mut Response<'_>, writing: &Writing, entropy: Entropy) -> Result<(), Refusal> {
        let side = self.acting_mover(response.by)?;
        let adjourned = self.sealing(side)?;
        let wanted = adjourned.must_seal;
        let bound = self.draws.bound(side);
        let other = |intent: Intent| {
            wanted.is_some_and(|wanted| wanted != intent) || (!bound.is_empty() && !bound.contains(&intent))
        };
        let fits = match writing.meaning {
            Sealed::Legal(intent) => !other(intent),
            // An illegal move that was made on the board is what they have to seal.
            Sealed::Illegal | Sealed::Ambiguous | Sealed::Unreadable => true,
        };
        if !fits {
            return Err(No::SealTheMoveMade.into());
        }
        let said = writing.said.chars().take(LONGEST_WRITING).collect();
        let writing = Writing { said, meaning: writing.meaning };
        let envelope = envelope::seal(&adjourned.lock, &writing, entropy.0).ok_or(No::Damaged)?;
        self.record(response, None, AdjournmentEvent::Sealed { envelope });
        response.tell(response.by, Said::InEnvelope);
        Ok(())
    }

    /// Only when the envelope is closed the clocks are stopped (I.1.1).
    fn close_envelope(&mut self, response: &mut Response<'_>, resumption: String) -> Result<(), Refusal> {
        let adjourned = self.adjourned.as_ref().ok_or(No::NotAdjourned)?;
        let sealer = self.turn();
        if response.by != Seat::Arbiter && self.acting_side(response.by)? != sealer {
            return Err(Refusal::NotYourTurn);
        }
        if !adjourned.may_change() || !matches!(adjourned.stage, Stage::Called | Stage::Playing) {
            return Err(No::EnvelopeClosed.into());
        }
        if !adjourned.is_sealed() {
            return Err(No::NothingSealed.into());
        }
        // A claim that was made meanwhile is decided first: it may be the end of the game.
        self.draws.nothing_open()?;
        let reply = adjourned.stage == Stage::Playing;
        self.clock.stop(response.at);
        let reading = self.clock(response.at).map(|reading| {
            let early = if reply { 0 } else { self.early_when_closed(&reading, response.at) };
            with_early(reading, sealer, early)
        });
        // A reply that was sealed starts the clock of the player who is not there (I.9.3).
        let running = reply.then_some(!sealer).filter(|_| !self.clock.is_none());
        let reading = reading.map(|reading| ClockReading { running, ..reading });
        self.record(response, reading, AdjournmentEvent::Closed { resumption });
        let Some(envelope) = self.envelope() else { return Ok(()) };
        response.tell(Seats::PUBLIC, Said::Closed { by: sealer, running, code: envelope.code.clone() });
        response.tell(self.players_and_arbiter(), Said::Envelope(Box::new(envelope)));
        Ok(())
    }

    /// How many milliseconds before the nominal end of the session the envelope is closed, if the player adjourned early. Until
    /// then the clock has counted the time itself. When the program was started again, the end is no longer known in its time:
    /// then the thinking time since the call is taken off.
    fn early_when_closed(&self, now: &ClockReading, at: Tick) -> u64 {
        let Some(adjourned) = self.adjourned.as_ref() else { return 0 };
        let thought = || now.side(adjourned.sealer).used.saturating_sub(adjourned.used_when_called);
        match self.session_ends {
            _ if adjourned.early == 0 => 0,
            Some(ends) => ends.since(at),
            None => adjourned.early.saturating_sub(thought()),
        }
    }

    /// What comes next in an adjournment, for the arbiter who asks what is pending.
    pub fn adjournment_waits(&self) -> Option<Said> {
        let adjourned = self.adjourned.as_ref().filter(|_| self.outcome().is_none())?;
        let next = match adjourned.stage {
            Stage::Called | Stage::Playing if adjourned.is_sealed() => Next::Close,
            Stage::Called => Next::Seal,
            Stage::Closed if adjourned.resumption.is_none() => Next::Begin,
            Stage::Closed => Next::Open,
            Stage::Missing => Next::State,
            Stage::Playing => return None,
        };
        Some(Said::Waits { by: self.turn(), next })
    }

    /// Whether a command must wait for the envelope.
    pub(in crate::game) fn waits_for_envelope(&self) -> Result<(), Refusal> {
        match self.adjourned.as_ref().map(|it| it.stage) {
            None | Some(Stage::Playing) => Ok(()),
            Some(Stage::Called) => Err(No::ToBeSealed.into()),
            Some(_) => Err(No::Adjourned.into()),
        }
    }
}

/// The time of a player who adjourns before the session ends (I.1.3).
fn with_early(mut reading: ClockReading, sealer: Color, early: u64) -> ClockReading {
    let side = reading.side_mut(sealer);
    let left = adjournment::recorded_ms(side.left, early);
    let taken = side.left - left;
    side.left = left;
    side.used += taken;
    reading
}
