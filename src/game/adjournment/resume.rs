//! The resumption: who is there, who is late, and what the envelope brings (I.7 to I.13).

use super::envelope::{self, CannotOpen, Key, Writing};
use super::event::AdjournmentEvent;
use super::message::Message as Said;
use super::refusal::Refusal as No;
use super::state::{Adjournment, Stage};
use crate::game::clock::ClockReading;
use crate::game::fact::What;
use crate::game::machine::{Game, Phase};
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Seat, Seats};
use crate::game::ruling::Ruling;
use crate::game::ruling_fact::Stake;
use crate::rules::adjournment::{self, Envelope as MayOpen, MissingEnvelope, Moment, Opened, Party, Sealed};
use crate::rules::can_mate::CanMate;
use crate::rules::ending::{Adjudication, Outcome, Reason};
use crate::rules::illegal::Known;
use crate::rules::position::{Color, Intent};
use crate::time::Tick;

/// Which players are too late, by how many milliseconds.
type Late = Vec<(Color, u64)>;

impl Game {
    /// How late a player may come, in milliseconds.
    pub fn resumption_limit(&self) -> u64 {
        u64::from(adjournment::limit_s(self.started.event_rules.default_time_s, self.profile())) * 1000
    }

    fn closed_envelope(&self) -> Result<&Adjournment, Refusal> {
        let not_adjourned = if self.has_arbiter() { No::AdjournFirst } else { No::NotAdjourned };
        let adjourned = self.adjourned.as_ref().ok_or(not_adjourned)?;
        match adjourned.stage {
            Stage::Closed => Ok(adjourned),
            Stage::Called | Stage::Playing if adjourned.is_sealed() => Err(No::CloseFirst.into()),
            Stage::Called => Err(No::SealFirst.into()),
            Stage::Missing => Err(No::AlreadyThere.into()),
            Stage::Playing => Err(not_adjourned.into()),
        }
    }

    pub(super) fn begin_resumption(
        &mut self,
        response: &mut Response<'_>,
        white: bool,
        black: bool,
    ) -> Result<(), Refusal> {
        self.as_arbiter(response)?;
        let adjourned = self.closed_envelope()?;
        if adjourned.resumption.is_some() {
            return Err(No::AlreadyThere.into());
        }
        let sealer = adjourned.sealer;
        let there = |side: Color| side.fold_wb(white, black);
        let absent = self.absent_party(sealer, white, black);
        // The replier's clock runs before the envelope is opened only where they are not there themselves (I.9.2, I.11).
        let waits = absent
            .is_some_and(|absent| !there(!sealer) && adjournment::absence(absent).clock_running == Party::Replier);
        let running = waits.then_some(!sealer).filter(|_| !self.clock.is_none());
        let reading = self.clock(response.at).map(|reading| ClockReading { running, ..reading });
        self.record(response, reading, AdjournmentEvent::Begun { white, black });
        let nobody = !white && !black;
        response.tell(Seats::PUBLIC, Said::Begun { absent: absent.filter(|_| !nobody), nobody, running });
        if absent == Some(Party::Sealer) {
            let options = adjournment::absence(Party::Sealer).options;
            response.tell(Seat::Side(!sealer), Said::Options(options));
        }
        Ok(())
    }

    /// Whose absence counts, by who is there.
    pub(super) fn absent_party(&self, sealer: Color, white: bool, black: bool) -> Option<Party> {
        let there = |side: Color| side.fold_wb(white, black);
        match (there(sealer), there(!sealer)) {
            (true, true) => None,
            (true, false) => Some(Party::Replier),
            (false, true) => Some(Party::Sealer),
            (false, false) => adjournment::both_absent(u32::try_from(self.resumption_limit()).unwrap_or(u32::MAX)),
        }
    }

    /// A player comes. The one who must reply stops the clock; the envelope is opened next (I.9.2).
    pub(super) fn arrive(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        if response.by != Seat::Side(side) {
            self.as_arbiter(response)?;
        }
        let adjourned = self.adjourned.as_ref().ok_or(No::NotAdjourned)?;
        let resumption = adjourned.resumption.as_ref().ok_or(No::NotBegun)?;
        if *resumption.there.get(side) {
            return Err(No::AlreadyThere.into());
        }
        let late = resumption.lateness(side, response.at);
        let stops = adjourned.stage == Stage::Closed && side != adjourned.sealer;
        if stops {
            self.clock.stop(response.at);
        }
        let reading = self.clock(response.at);
        self.record(response, reading, AdjournmentEvent::Arrived { side, late });
        let too_late = late > self.resumption_limit();
        response.tell(Seats::PUBLIC, Said::Arrived { side, too_late });
        let playing = self.adjourned.as_ref().is_some_and(|it| it.stage == Stage::Playing);
        if too_late && playing {
            let decided = adjournment::late(side, late, self.limit_s(), &goes_on(), self.flag_of(!side, response));
            self.follow_opening(response, decided);
        }
        Ok(())
    }

    fn limit_s(&self) -> u32 {
        u32::try_from(self.resumption_limit() / 1000).unwrap_or(u32::MAX)
    }

    fn flag_of(&self, side: Color, response: &Response<'_>) -> Moment {
        let fallen = self.clock(response.at).is_some_and(|reading| reading.side(side).left == 0);
        if fallen { Moment::After } else { Moment::Before }
    }

    /// Whether it is the key with which the envelope was closed.
    pub fn is_envelope_key(&self, key: &Key) -> bool {
        self.adjourned.as_ref().is_some_and(|adjourned| key.lock().as_ref() == Some(&adjourned.lock))
    }

    /// Whether the envelope could be opened now with the right key.
    pub fn may_open_envelope(&self, at: Tick) -> bool {
        self.outcome().is_none() && self.envelope_to_open(at).is_ok()
    }

    /// The envelope that may be opened, and which players are too late.
    fn envelope_to_open(&self, at: Tick) -> Result<(&Adjournment, Late), Refusal> {
        let adjourned = self.closed_envelope()?;
        let resumption = adjourned.resumption.as_ref().ok_or(No::NotBegun)?;
        let limit = self.resumption_limit();
        let late = Color::ALL.into_iter().filter(|side| resumption.lateness(*side, at) > limit);
        let late: Late = late.map(|side| (side, resumption.lateness(side, at))).collect();
        let there = if *resumption.there.get(!adjourned.sealer) { Moment::After } else { Moment::Before };
        if adjournment::may_open(there) == MayOpen::Closed && late.is_empty() {
            return Err(No::ReplierAbsent.into());
        }
        Ok((adjourned, late))
    }

    /// The arbiter opens the envelope when the player who must reply is there; or when a player has come too late or not at all,
    /// since what was sealed may have ended the game (I.7, I.10).
    pub(super) fn open_envelope(&mut self, response: &mut Response<'_>, key: &Key) -> Result<(), Refusal> {
        self.as_arbiter(response)?;
        let (adjourned, late) = self.envelope_to_open(response.at)?;
        let sealer = adjourned.sealer;
        let paper = adjourned.envelope.as_deref().unwrap_or_default();
        let opened = envelope::open(key, &adjourned.lock, paper);
        let writing = opened.map_err(|why| match why {
            CannotOpen::WrongWord => No::WrongWord,
            CannotOpen::Damaged => No::Damaged,
        })?;
        self.take_out(response, sealer, &writing, &late);
        Ok(())
    }

    /// What lies in the envelope is made on the board, or means nothing (I.8, I.9.1).
    fn take_out(&mut self, response: &mut Response<'_>, sealer: Color, writing: &Writing, late: &[(Color, u64)]) {
        self.record(response, None, AdjournmentEvent::Opened { writing: writing.clone() });
        self.play_what_was_opened(response, sealer, writing, late);
    }

    /// A power cut came between the opening of the envelope and the move in it: what was read to all is made now. The clocks
    /// stay as they are until the game is resumed.
    pub(in crate::game) fn finish_opening(&mut self, response: &mut Response<'_>) {
        let Some(writing) = self.adjourned.as_ref().and_then(|it| it.opened.clone()) else { return };
        self.play_what_was_opened(response, self.turn(), &writing, &[]);
        if self.phase == Phase::Running && !self.clock.is_none() {
            let reading = self.stop_clock(response);
            self.record(response, reading, What::Paused);
        }
    }

    fn play_what_was_opened(
        &mut self,
        response: &mut Response<'_>,
        sealer: Color,
        writing: &Writing,
        late: &[(Color, u64)],
    ) {
        let before = self.board().position();
        let opened = before.map(|before| {
            // Whether the opponent can mate is asked only where it matters: after a move that means nothing.
            let opponent = CanMate::Unknown;
            adjournment::opened(&before, self.history.keys(), writing.meaning, opponent, self.profile())
        });
        let made = opened.filter(|opened| opened.position.is_some());
        let (Sealed::Legal(intent), Some(opened)) = (writing.meaning, made) else {
            response.tell(Seats::PUBLIC, Said::BadMove { by: sealer, said: writing.said.clone() });
            return self.hang(response, Stake::SealedMove { by: sealer });
        };
        let decided = late.iter().fold(opened.result, |decided, (side, late)| match decided {
            ended @ Adjudication::Ends(..) => ended,
            _ => adjournment::late(*side, *late, self.limit_s(), &opened, self.flag_of(!*side, response)),
        });
        let ends = matches!(decided, Adjudication::Ends(..));
        self.make_sealed_move(response, intent, &writing.said, ends);
        self.follow_opening(response, decided);
    }

    fn make_sealed_move(&mut self, response: &mut Response<'_>, intent: Intent, said: &str, ends: bool) {
        let by = self.turn();
        let Some(change) = self.board().change(intent) else { return };
        let report = self.history.describe(&change);
        let response = &mut response.on_behalf_of(Seat::Side(by), response.source);
        let half_move = self.announced_and_made(response, change, said.to_owned());
        self.complete(response, half_move, ends);
        response.tell(Seats::PUBLIC, Said::Opened(Box::new(report)));
    }

    fn follow_opening(&mut self, response: &mut Response<'_>, decided: Adjudication) {
        if let Adjudication::Ends(outcome, reason) = decided {
            return self.end(response, outcome, reason);
        }
        self.ask_whether_dead(response);
        self.hint_at_claims(response);
        self.ask_engine(response);
    }

    /// The envelope is gone. Where the position is gone as well, the game is annulled, and a new one played (I.12).
    pub(super) fn miss_envelope(&mut self, response: &mut Response<'_>, position: Known) -> Result<(), Refusal> {
        self.as_arbiter(response)?;
        let sealer = self.closed_envelope()?.sealer;
        if adjournment::envelope_missing(position) == MissingEnvelope::AnnulAndNewGame {
            if self.has_arbiter() {
                return self.rule(&mut response.on_behalf_of(Seat::Arbiter, response.source), &Ruling::Annul.into());
            }
            // There is no arbiter to rule: the Guidelines say so.
            self.end(response, Outcome::Annulled, Reason::Arbiter);
            return Ok(());
        }
        let reading = self.stop_clock(response);
        self.record(response, reading, AdjournmentEvent::Missing);
        response.tell(Seats::PUBLIC, Said::StateMove { by: sealer });
        Ok(())
    }

    /// Without an envelope the sealer makes the move that they say they have sealed (I.12).
    pub(in crate::game) fn state_sealed_move(
        &mut self,
        response: &mut Response<'_>,
        intent: Intent,
        said: &str,
    ) -> Result<(), Refusal> {
        let (side, change) = self.change_on_the_board(response, intent)?;
        let legal = self.board().position().map(|position| position.judge(intent).map(|_| ()));
        if let Some(Err(why)) = legal.filter(|_| self.mode().refuses_illegal_moves()) {
            return Err(self.refuse_as_illegal(change, why));
        }
        let writing = Writing { said: said.to_owned(), meaning: Sealed::Legal(intent) };
        self.take_out(response, side, &writing, &[]);
        Ok(())
    }
}

/// As if an envelope had been opened whose move does not end the game.
fn goes_on() -> Opened {
    Opened { result: Adjudication::GoesOn, position: None, clock_started: None }
}
