//! Decisions: an input comes in, facts are made and applied, effects go out.

use super::adjournment::{self, Stage};
use super::clock::{Clock, ClockReading};
use super::command::{Command, Happening, Input};
use super::dialogue::{self, Act};
use super::draws;
use super::effect::{Cue, Effect};
use super::fact::{Dialogue, HalfMoveId, RestoreReason, Source, Started, What};
use super::machine::{Game, Phase};
use super::message::{Message, Opponent};
use super::participant::Driver;
use super::provenance::Provenance;
use super::recording;
use super::refusal::Refusal;
use super::roles::{Seat, Seats, Topic};
use super::ruling_says::Says;
use super::table_clock::TableClock;
use crate::rules::ending::Reason;
use crate::rules::position::{FenError, Position};
use crate::time::Tick;

impl Game {
    /// Begins a game.
    ///
    /// # Errors
    /// A start position that is none.
    pub fn begin(started: Started, at: Tick) -> Result<(Game, Vec<Effect>), FenError> {
        let provenance = Provenance { by: started.owner, source: Source::Console, at };
        let mut game = Game::new(started.clone())?;
        let mut effects = Vec::new();
        let turn = game.turn();
        let timed = game.clock.controls().iter().any(|control| control.at_start() > 0);
        let waits = !game.has_begun();
        let stands = game.waits_for_first_move();
        if !waits && !stands {
            game.clock.start(turn, at);
        }
        let reading = game.clock(at);
        game.record(&mut effects, provenance, reading, What::Started(Box::new(started)));
        effects.push(game.tell_owner(game.begins()));
        let clocks = |reading| {
            if stands { Message::TableClock(TableClock::first_move(&reading)) } else { Message::Clocks(reading) }
        };
        effects.extend(reading.map(|reading| game.tell_owner(clocks(reading))));
        if timed {
            effects.push(game.tell_owner(Message::TableClock(TableClock::Class(game.time_class()))));
        }
        if game.draw_counts_for_black() {
            effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::TableClock(TableClock::Armageddon) });
        }
        if waits {
            effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::TableClock(TableClock::Waits) });
        }
        if !game.end_by_position(&mut effects, provenance) && !waits {
            game.ask_whether_dead(&mut effects);
            game.ask_engine(&mut effects, at);
        }
        Ok((game, effects))
    }

    /// Takes a recorded game up again. With a clock its clocks stand until somebody resumes; the time in between is
    /// charged to nobody until it is decided.
    pub fn reopen(&mut self, at: Tick, wall: u64, version: &str) -> Vec<Effect> {
        let provenance = Provenance { by: self.owner(), source: Source::Console, at };
        let mut effects = Vec::new();
        let gap = self.come_back(at, wall);
        let reading = self.clock(at);
        self.record(&mut effects, provenance, reading, What::Reopened { wall, version: version.to_owned() });
        effects.push(self.tell_owner(match self.envelope().filter(|_| self.is_adjourned()) {
            Some(envelope) => Message::Adjourn(adjournment::Message::Waiting(Box::new(envelope))),
            None => Message::TakenUp { turn: self.turn(), last: self.last_told(), clock: self.clock(at) },
        }));
        if let Some(gap) = gap {
            self.note_gap(&mut effects, provenance, gap);
        }
        self.finish_what_was_cut_short(&mut effects, provenance);
        self.ask_about_mates_again(&mut effects);
        if self.phase == Phase::Running {
            self.ask_engine(&mut effects, at);
        }
        effects
    }

    /// A power cut can come between the facts of one input: a move that was made is completed now, and an ending that it
    /// brought is recorded.
    pub(super) fn finish_what_was_cut_short(&mut self, effects: &mut Vec<Effect>, provenance: Provenance) {
        self.finish_opening(effects, provenance);
        let stopped = self.phase == Phase::Stopped;
        // Where the clock is pressed, a move that was made waits for that.
        let at_once = self.started.dialogue == Dialogue::Off;
        if let Some(last) = self.history.last().filter(|last| at_once && last.completed.is_none()).map(|last| last.id) {
            let ended = self.ending_on_the_board().is_some();
            self.complete(effects, provenance, last, ended);
            if stopped {
                self.clock.stop(provenance.at);
                let reading = self.clock(provenance.at);
                self.record(effects, provenance, reading, What::ClockNoted);
            }
        }
        if self.outcome().is_none() && !self.end_by_position(effects, provenance) {
            self.finish_dialogue(effects, provenance);
        }
    }

    /// Decides what an input means, applies it and says what is to be done.
    ///
    /// A flag that fell before the input arrived ends the game first: the earlier stamp wins.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        // A line that was held back keeps its stamp; no clock runs from a moment before it was last set.
        let at = input.at.max(self.noted);
        let awake_until = match input.what {
            Happening::Slept { millis } => Tick::from_millis(at.millis().saturating_sub(millis)),
            _ => at,
        };
        self.let_flag_fall(&mut effects, awake_until);
        let provenance = Provenance { by: input.seat, source: input.source, at };
        self.let_default_time_pass(
            &mut effects,
            Provenance { source: Source::Console, by: Seat::Arbiter, at: awake_until },
        );
        match input.what {
            Happening::Deadline => self.note_clock(&mut effects, provenance),
            Happening::Slept { millis } => self.wake(&mut effects, provenance, millis),
            Happening::Engine { after, answer } => self.engine_answered(&mut effects, provenance, after, answer),
            Happening::CanMate(answer) => self.hear_about_mate(&mut effects, provenance, &answer),
            Happening::Command(command) => {
                if let Err(refusal) = self.command(&mut effects, provenance, command) {
                    // The cue first: the words wait for its end.
                    effects.push(Effect::Cue { to: Seats::only(provenance.by), cue: Cue::Refusal });
                    effects.push(Effect::Tell { to: Seats::only(provenance.by), what: Message::Refused(refusal) });
                }
            }
        }
        effects
    }

    pub(super) fn command(
        &mut self,
        effects: &mut Vec<Effect>,
        provenance: Provenance,
        command: Command,
    ) -> Result<(), Refusal> {
        let is_move = match &command {
            Command::Dialogue(act) => !matches!(act, Act::Feel { .. }),
            Command::Move { .. } | Command::Press => true,
            _ => false,
        };
        if let Some(by) = self.puts_pieces_back().filter(|_| is_move && self.phase == Phase::Running) {
            return self.wait_for_pieces(effects, provenance, &command, by);
        }
        match command {
            Command::Name { .. } if provenance.by == Seat::Spectator => Err(Refusal::PlayersOnly),
            Command::Name { field, text } => {
                self.record(effects, provenance, None, What::Named { field, text: text.clone() });
                effects.push(Effect::Tell { to: Seats::only(provenance.by), what: Message::Named { field, text } });
                Ok(())
            }
            // The arbiter can put a position back even when the game has ended by mistake.
            Command::Restore { to } if provenance.by == Seat::Arbiter => {
                self.history.length_at(to).ok_or(Refusal::NoSuchHalfMove)?;
                self.restore(effects, provenance, to, RestoreReason::Ruling);
                Ok(())
            }
            Command::Restore { .. } => Err(Refusal::ArbiterOnly),
            Command::Arbiter(order) => self.rule(effects, provenance, &order),
            Command::WhyMate(side) => self.show_mate(effects, provenance, side),
            // The result is signed when the game is over, and a postponed claim can be decided even after the flag (III.5).
            Command::Record(act @ (recording::Act::Sign { .. } | recording::Act::Overrule { .. })) => {
                self.record_act(effects, provenance, act)
            }
            Command::Claim(act @ draws::Act::Rule { .. }) if self.may_be_drawn_after_the_flag() => {
                self.claim_act(effects, provenance, act)
            }
            Command::TakeBack if self.outcome().is_some() && self.may_ask(provenance.by, Topic::TakeBack) => {
                self.take_back_ended(effects, provenance)
            }
            _ if self.outcome().is_some() => Err(Refusal::GameOver),
            _ if self.phase == Phase::Undecided => match self.players_agree_about() {
                Some(stake) => self.agree_about(effects, provenance, stake, &command),
                None => Err(self.what_hangs()),
            },
            Command::Record(act) => self.record_act(effects, provenance, act),
            Command::Dialogue(act) => {
                self.may_be_played(&act)?;
                self.dialogue_act(effects, provenance, act)
            }
            _ if self.flow.diverged().is_some() => Err(dialogue::Refusal::Diverged.into()),
            // While the arbiter decides about a touched piece the clocks stand, and only a resignation changes anything.
            _ if self.flow.touch_claim().is_some() && !matches!(command, Command::Resign | Command::PointOut(_)) => {
                Err(draws::Refusal::Open.into())
            }
            Command::Offer
            | Command::Accept
            | Command::Decline
            | Command::Resign
            | Command::TakeBack
            | Command::Claim(_)
            | Command::Adjourn(_)
                if self.is_overstepped_by(provenance.by) =>
            {
                self.overstep(effects, provenance, None);
                Err(dialogue::Refusal::NotADuty.into())
            }
            Command::Adjourn(act) => self.adjourn_act(effects, provenance, act),
            Command::PointOut(what) => self.point_out(effects, provenance, what),
            Command::Resign => self.resign(effects, provenance),
            Command::Claim(_) if self.is_adjourned() => self.waits_for_envelope(),
            Command::Claim(act) => self.claim_act(effects, provenance, act),
            // Whoever has claimed has offered, and players may agree before the resumption (9.1.2.3, I.6).
            Command::Accept if self.may_answer_now() => self.accept_draw(effects, provenance),
            Command::Decline if self.may_answer_now() => self.decline_draw(effects, provenance),
            Command::Offer if self.is_adjourned() => self.offer_draw(effects, provenance),
            Command::Move { intent, .. } if self.is_to_be_sealed() => {
                self.move_instead_of_sealing(effects, provenance, intent)
            }
            Command::Move { intent, said } if self.states_sealed_move() => {
                self.state_sealed_move(effects, provenance, intent, &said)
            }
            Command::Offer if self.is_to_be_sealed() => self.offer_draw(effects, provenance),
            _ if self.adjourned.is_some() && self.waits_for_envelope().is_err() => self.waits_for_envelope(),
            _ if self.draws.open().is_some() => Ok(self.draws.nothing_open()?),
            Command::Arrive => self.check_in(effects, provenance),
            Command::Charge => self.charge(effects, provenance),
            Command::Resume => self.resume(effects, provenance),
            _ if !self.has_begun() => Err(Refusal::NotBegun),
            _ if self.phase == Phase::Stopped => Err(Refusal::ClocksStopped),
            Command::Pause => self.pause(effects, provenance),
            Command::Move { intent, said } => self.make_move(effects, provenance, intent, &said),
            Command::Offer => self.offer_draw(effects, provenance),
            Command::Accept => self.accept_draw(effects, provenance),
            Command::Decline => self.decline_draw(effects, provenance),
            Command::TakeBack => self.take_back(effects, provenance),
            Command::Press => self.press(effects, provenance),
        }
    }

    /// Whether an offer can be answered though the clocks stand: an open claim is one, and so is what was offered since the move
    /// was sealed.
    fn may_answer_now(&self) -> bool {
        self.draws.open().is_some() || self.is_adjourned()
    }

    pub(super) fn is_to_be_sealed(&self) -> bool {
        self.adjournment().is_some_and(|it| it.stage() == Stage::Called)
    }

    fn states_sealed_move(&self) -> bool {
        self.adjournment().is_some_and(|it| it.stage() == Stage::Missing)
    }

    /// The arbiter had postponed his decision, and the flag has fallen since (III.5).
    fn may_be_drawn_after_the_flag(&self) -> bool {
        self.draws.postponed().is_some() && self.outcome().is_some_and(|(_, reason)| reason == Reason::Time)
    }

    /// Whether it is a claim of a draw that the arbiter accepts or rejects, and not what hangs on a mate.
    pub(super) fn is_draw_to_rule_on(&self) -> bool {
        let waits = self.draws.open().is_some() || self.draws.postponed().is_some();
        match self.phase {
            Phase::Running | Phase::Stopped => waits,
            Phase::Undecided => false,
            Phase::Over { .. } => self.may_be_drawn_after_the_flag(),
        }
    }

    /// Pieces are moved only where play goes on.
    fn may_be_played(&self, act: &Act) -> Result<(), Refusal> {
        match act {
            Act::Lift { .. }
            | Act::Touch { .. }
            | Act::Place { .. }
            | Act::RemoveCaptured { .. }
            | Act::NewPiece { .. } => {
                self.waits_for_envelope()?;
                self.draws.nothing_open()?;
                if self.flow.touch_claim().is_some() { Err(draws::Refusal::Open.into()) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// In the dialogue an assistant has his duties, and nothing else (D.2.10).
    fn is_overstepped_by(&self, seat: Seat) -> bool {
        self.started.dialogue == Dialogue::Full && matches!(seat, Seat::AssistantOf(_))
    }

    /// Puts an earlier position back. The arbiter decides about the times (7.1); proposed are those that were logged then, with
    /// what he has ruled since: time that he has given or taken, or a time that he has set.
    pub(super) fn restore(
        &mut self,
        effects: &mut Vec<Effect>,
        provenance: Provenance,
        to: Option<HalfMoveId>,
        why: RestoreReason,
    ) {
        let index = self.history.length_at(to).unwrap_or(0);
        let logged = index.checked_sub(1).and_then(|last| self.history.live().get(last));
        let then = match logged {
            Some(half_move) => half_move.completed.flatten(),
            None => Some(Clock::new(self.clock.controls().clone()).reading(provenance.at)),
        };
        let turn = logged.map_or(self.history.start(), |half_move| &half_move.board).turn();
        let stands = self.phase == Phase::Stopped || self.stands_until_move(index);
        let running = (!stands).then_some(turn);
        let now = self.clock(provenance.at);
        let mut reading = now.zip(then).map(|(now, then)| ClockReading { running, ..now.put_back(&then) });
        let since = logged.map_or(0, |half_move| half_move.rulings);
        let ruled = reading.as_mut().is_some_and(|reading| self.clock_rulings.redo(since, reading));
        self.record(effects, provenance, reading, What::Restored { to, why, again: 0 });
        effects.push(Effect::Tell {
            to: Seats::PUBLIC,
            what: Message::Restored { last: self.last_report(), turn: self.turn() },
        });
        if let Some(reading) = reading.filter(|_| matches!(why, RestoreReason::Ruling | RestoreReason::IllegalMove)) {
            let what = Message::Ruling(Says::TimesProposed { reading, ruled });
            effects.push(Effect::Tell { to: Seats::PLAYERS.and(Seat::Arbiter), what });
        }
        if self.phase == Phase::Running {
            self.ask_engine(effects, provenance.at);
        }
    }

    /// Against whom the owner of the console plays.
    #[must_use]
    pub fn opponent(&self) -> Opponent {
        match self.player(!self.owner_side()).driver {
            Driver::BuiltinEngine { level } => Opponent::BuiltinEngine { level },
            Driver::Board => Opponent::Board,
            Driver::Owner | Driver::Console => Opponent::Console,
        }
    }

    pub(super) fn begins(&self) -> Message {
        let (owner, opponent) = (self.owner_side(), self.opponent());
        let standard = self.started.chess960.is_some() || self.started.start == Position::initial().fen();
        Message::Begins { owner, opponent, mode: self.mode(), chess960: self.started.chess960, set_up: !standard }
    }
}
