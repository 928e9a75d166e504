//! Fallen flags: who calls them, and what they mean (6.8, 6.9, A.4, III.3).

use super::effect::Cue;
use super::fact::Source;
use super::machine::{Game, Phase};
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Seat, Seats};
use super::ruling_fact::{Irregular, Pointed, Stake};
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::Says;
use crate::rules::can_mate::CanMate;
use crate::rules::ending::Adjudication;
use crate::rules::flag::{self, ArbiterCall, Fallen, FlagClaim, Flags, Guidelines, Period};
use crate::rules::position::{ByColor, Color};
use crate::rules::profile::QuickplayStatus;
use crate::time::Tick;

impl Game {
    /// The next flag to fall. One that has fallen and was not called does not fall again.
    pub(super) fn next_flag(&self) -> Option<(Color, Tick)> {
        self.clock.flag_at().filter(|(side, _)| !self.arbiter_inbox.fallen.contains(side))
    }

    /// A flag whose time has come falls. Where the console is to call it, it does; else its fall is noted, in its order.
    pub(super) fn let_flag_fall(&mut self, response: &mut Response<'_>, now: Tick) {
        // What was claimed before the flag fell is decided first.
        if self.phase != Phase::Running || self.draws.open().is_some() {
            return;
        }
        let Some((fallen, at)) = self.next_flag().filter(|(_, at)| *at <= now) else { return };
        let response = &mut Response { at, ..response.on_behalf_of(Seat::Side(fallen), Source::Console) };
        let call = flag::arbiter_call(Fallen::One, self.context(), self.profile());
        if !self.mode().row().flag_by_the_rules || call == ArbiterCall::Shall {
            self.call_flag(response, fallen);
            return;
        }
        let reading = self.clock(at);
        self.record(response, reading, Irregular::FlagFell { side: fallen });
        if self.has_arbiter() {
            response.tell(Seat::Arbiter, Says::FlagFell { side: fallen, call: self.arbiter_call() });
        }
    }

    /// What the arbiter may do about the flags that have fallen.
    fn arbiter_call(&self) -> ArbiterCall {
        let fallen = if self.arbiter_inbox.fallen.len() > 1 { Fallen::Both } else { Fallen::One };
        flag::arbiter_call(fallen, self.context(), self.profile())
    }

    fn call_flag(&mut self, response: &mut Response<'_>, fallen: Color) {
        self.hang(response, Stake::Flag { fallen });
        response.cue(Seats::PLAYERS, Cue::Flag);
    }

    /// The arbiter calls what has fallen.
    pub(super) fn may_call_flag(&self) -> Result<(), RulingRefusal> {
        if self.arbiter_inbox.fallen.is_empty() {
            return Err(RulingRefusal::NoFlag);
        }
        if self.arbiter_call() == ArbiterCall::MustNot { Err(RulingRefusal::FlagNotYours) } else { Ok(()) }
    }

    /// See [`Game::may_call_flag`].
    pub(super) fn call_fallen(&mut self, response: &mut Response<'_>) {
        let Some(first) = self.arbiter_inbox.fallen.first().copied() else { return };
        if self.arbiter_inbox.fallen.len() < 2 {
            return self.call_flag(response, first);
        }
        let unknown = ByColor { white: CanMate::Unknown, black: CanMate::Unknown };
        match flag::both(&self.flags(), unknown, self.context(), self.profile()) {
            Adjudication::NeedsArbiter => self.call_flag(response, first),
            both => self.decide_stake(response, both, Stake::Flag { fallen: first }),
        }
    }

    /// Both flags, as they stand.
    fn flags(&self) -> Flags {
        let reading = self.clock.reading(self.noted);
        let left = |side| if self.arbiter_inbox.fallen.contains(&side) { 0 } else { reading.side(side).left };
        let last_period = |side| {
            let periods = self.clock.controls().get(side).periods().len();
            reading.side(side).period + 1 >= periods
        };
        let guidelines = match self.profile().quickplay.status {
            QuickplayStatus::Law => Guidelines::Apply,
            QuickplayStatus::GuidelineIfAnnounced | QuickplayStatus::Off => Guidelines::DoNotApply,
        };
        Flags {
            left_ms: ByColor { white: left(Color::White), black: left(Color::Black) },
            first: self.arbiter_inbox.fallen.first().copied(),
            period: if Color::ALL.into_iter().all(last_period) { Period::Final } else { Period::NonFinal },
            guidelines,
        }
    }

    /// A player claims that the opponent's flag has fallen.
    pub(super) fn claim_flag(&mut self, response: &mut Response<'_>, by: Color) {
        // A player who claims just when their own time ends is judged by the clock as it runs, not by an older display.
        let left = self.clock.reading(response.at);
        let mut flags = self.flags();
        for side in Color::ALL {
            let shown = flags.left_ms.get_mut(side);
            *shown = (*shown).min(left.side(side).left);
        }
        let unknown = ByColor { white: CanMate::Unknown, black: CanMate::Unknown };
        let claim = flag::claim(by, &flags, unknown, self.context(), self.profile());
        let right = matches!(claim, FlagClaim::Succeeds(_));
        let claimed = Irregular::Claimed { what: Pointed::Flag, side: by, right };
        self.record(response, None, claimed);
        match claim {
            FlagClaim::Succeeds(_) => {
                self.hang(response, Stake::FlagClaim { by });
                response.cue(Seats::PLAYERS, Cue::Flag);
            }
            FlagClaim::NoFlag | FlagClaim::OwnFlag(Adjudication::GoesOn) => {
                response.tell(Seats::only(response.by).and(Seat::Arbiter), Says::WrongClaim(Pointed::Flag));
            }
            // A claim that needs time of one's own says nothing about whose flag fell first, and costs its maker nothing.
            FlagClaim::OwnFlag(Adjudication::NeedsArbiter)
                if flags.first == Some(by) && !flag::claimant_needs_time(self.context(), self.profile()) =>
            {
                self.hang(response, Stake::Flag { fallen: by });
            }
            FlagClaim::OwnFlag(both) => {
                self.decide_stake(response, both, Stake::FlagClaim { by });
            }
        }
    }

    /// Why only the arbiter can do anything now.
    pub(super) fn what_hangs(&self) -> Refusal {
        let hangs = self.arbiter_inbox.hanging.map(|hanging| hanging.refusal());
        hangs.unwrap_or(RulingRefusal::NothingHangs).into()
    }
}
