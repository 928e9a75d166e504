//! Decisions: an input comes in, facts are made and applied, effects go out.

use super::adjournment::{self, Stage};
use super::command::{Command, Happening, Input};
use super::dialogue::Act;
use super::draws;
use super::effect::{Cue, Effect};
use super::fact::{Dialogue, RestoreReason, Source, Started, What};
use super::machine::{Game, Phase};
use super::message::{Message, Opponent};
use super::participant::Driver;
use super::recording;
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Mode, Seat, Seats, Topic};
use super::ruling::Ruling;
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
        let mut effects = Vec::new();
        let response = &mut Response { by: started.owner, source: Source::Console, at, effects: &mut effects };
        let mut game = Game::new(started.clone())?;
        let turn = game.turn();
        let timed = game.clock.controls().iter().any(|control| control.at_start() > 0);
        let waits = !game.has_begun();
        let stands = game.waits_for_first_move();
        if !waits && !stands {
            game.clock.start(turn, at);
        }
        let reading = game.clock(at);
        game.record(response, reading, What::Started(Box::new(started)));
        response.tell(game.owner(), game.begins());
        if let Some(reading) = reading {
            let clocks = if stands { TableClock::first_move(&reading).into() } else { Message::Clocks(reading) };
            response.tell(game.owner(), clocks);
        }
        if timed {
            response.tell(game.owner(), TableClock::Class(game.time_class()));
        }
        if game.draw_counts_for_black() {
            response.tell(Seats::PUBLIC, TableClock::Armageddon);
        }
        if game.mode() == Mode::Tournament && game.allows_recorder() {
            let order = Box::new(Ruling::Recorder { allowed: true }.into());
            response.tell(Seats::PUBLIC, Says::Ruled { order, line: None });
        }
        if waits {
            response.tell(Seats::PUBLIC, TableClock::Waits);
        }
        if !game.end_by_position(response) && !waits {
            game.ask_whether_dead(response);
            game.ask_engine(response);
        }
        Ok((game, effects))
    }

    /// Takes a recorded game up again. With a clock its clocks stand until somebody resumes; the time in between is
    /// charged to neither side until it is decided.
    pub fn reopen(&mut self, at: Tick, wall: u64, version: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        let response = &mut Response { by: self.owner(), source: Source::Console, at, effects: &mut effects };
        let gap = self.come_back(at, wall);
        let reading = self.clock(at);
        self.record(response, reading, What::Reopened { wall, version: version.to_owned() });
        if let Some((outcome, reason)) = self.outcome() {
            response.tell(self.owner(), Message::Ended { outcome, reason });
            if let Some(missing) = self.signatures_missing() {
                response.tell(self.owner(), missing);
            }
            return effects;
        }
        let taken_up = match self.envelope().filter(|_| self.is_adjourned()) {
            Some(envelope) => adjournment::Message::Waiting(Box::new(envelope)).into(),
            None => Message::TakenUp {
                turn: self.turn(),
                last: self.last_told(),
                clock: self.clock(at),
                arbiter: self.is_restarted_by_arbiter(),
            },
        };
        response.tell(self.owner(), taken_up);
        // What depends on a mate is asked, or said, below.
        if let Some(waits) = self.waits_for().filter(|_| self.phase == Phase::Stopped && !self.is_adjourned()) {
            response.tell(self.owner(), waits);
        }
        if let Some(gap) = gap {
            self.note_gap(response, gap);
        }
        self.finish_what_was_cut_short(response);
        self.ask_about_mates_again(response);
        if self.phase == Phase::Running {
            self.ask_engine(response);
        }
        effects
    }

    /// A power cut can come between the facts of one input: a move that was made is completed now, and an ending that it
    /// brought is recorded.
    pub(super) fn finish_what_was_cut_short(&mut self, response: &mut Response<'_>) {
        self.finish_opening(response);
        let stopped = self.phase == Phase::Stopped;
        // Where the clock is pressed, a move that was made waits for that.
        let at_once = self.started.dialogue == Dialogue::Off;
        if let Some(last) = self.history.last().filter(|last| at_once && last.completed.is_none()).map(|last| last.id) {
            let ended = self.ending_on_the_board().is_some();
            self.complete(response, last, ended);
            if stopped {
                let reading = self.stop_clock(response);
                self.record(response, reading, What::ClockNoted);
            }
        }
        if self.outcome().is_none() && !self.end_by_position(response) {
            self.finish_dialogue(response);
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
        let response = &mut Response { by: input.seat, source: input.source, at, effects: &mut effects };
        self.let_flag_fall(response, awake_until);
        self.let_default_time_pass(response, awake_until);
        match input.what {
            Happening::Deadline => self.note_clock(response),
            Happening::Slept { millis } => self.wake(response, millis),
            Happening::Engine { after, answer } => self.engine_answered(response, after, answer),
            Happening::CanMate(answer) => self.hear_about_mate(response, &answer),
            Happening::Command(command) => {
                let by_line = command.is_entered_as_a_line();
                let before = response.effects.len();
                if let Err(refusal) = self.command(response, command) {
                    // The cue first: the words wait for its end.
                    response.cue(response.by, Cue::Refusal);
                    response.tell(response.by, refusal.said_to(response.by));
                } else if by_line && response.source == Source::Page && !response.has_told(response.by, before) {
                    // A page has no cues, and what was done may be heard by others alone.
                    response.tell(response.by, Message::Done);
                }
            }
        }
        effects
    }

    pub(super) fn command(&mut self, response: &mut Response<'_>, command: Command) -> Result<(), Refusal> {
        self.check_assistant(response, &command)?;
        let is_move = match &command {
            Command::Dialogue(act) => !matches!(act, Act::Feel { .. }),
            Command::Move { .. } | Command::Press => true,
            _ => false,
        };
        if let Some(by) = self.puts_pieces_back().filter(|_| is_move && self.phase == Phase::Running) {
            return self.wait_for_pieces(response, &command, by);
        }
        match command {
            Command::Name { field, text } => self.give_name(response, field, text),
            Command::AllowHelp(allowed) => self.allow_help(response, allowed),
            // The arbiter can put a position back even when the game has ended by mistake.
            Command::Restore { to } if response.by == Seat::Arbiter => {
                self.history.length_at(to).ok_or(Refusal::NoSuchHalfMove)?;
                self.restore(response, to, RestoreReason::Ruling);
                self.tell_times(response);
                Ok(())
            }
            Command::Restore { .. } => Err(Refusal::ArbiterOnly),
            Command::Arbiter(order) => self.rule(response, &order),
            Command::AtBoard => self.go_to_board(response),
            Command::BoardIsPage(is_page) => {
                self.note_board(response, is_page);
                Ok(())
            }
            Command::Screen(event) => {
                self.note_screen(response, event);
                Ok(())
            }
            Command::WhyMate(side) => self.show_mate(response, side),
            Command::Advice(aid) => self.note_advice(response, aid),
            // The result is signed when the game is over, and a postponed claim can be decided even after the flag (III.5).
            Command::Record(act @ (recording::Act::Sign { .. } | recording::Act::Overrule { .. })) => {
                self.record_act(response, act)
            }
            Command::Claim(act @ draws::Act::Rule { .. }) if self.may_be_drawn_after_the_flag() => {
                self.claim_act(response, act)
            }
            Command::TakeBack if self.outcome().is_some() && self.may_ask(response.by, Topic::TakeBack) => {
                self.take_back_ended(response)
            }
            Command::Resume if self.may_play_on_after_the_flag(response.by) => {
                self.play_on_after_the_flag(response);
                Ok(())
            }
            _ if self.outcome().is_some() => Err(self.game_over(response.by)),
            _ if self.phase == Phase::Undecided => match self.players_agree_about() {
                Some(stake) => self.agree_about(response, stake, &command),
                None => Err(self.what_hangs()),
            },
            Command::Record(act) => self.record_act(response, act),
            Command::Dialogue(act) => {
                self.may_be_played(&act)?;
                self.dialogue_act(response, act)
            }
            // Among players, a player who does not want to go on may resign.
            _ if self.flow.diverged().is_some() && (self.has_arbiter() || !matches!(command, Command::Resign)) => {
                Err(self.boards_wait(response.by))
            }
            // While the arbiter decides about a touched piece the clocks stand, and only a resignation changes anything.
            _ if self.flow.touch_claim().is_some() && !matches!(command, Command::Resign | Command::PointOut(_)) => {
                Err(draws::Refusal::Open.into())
            }
            Command::Adjourn(act) => self.adjourn_act(response, act),
            Command::PointOut(what) => self.point_out(response, what),
            Command::Resign => self.resign(response),
            Command::Claim(_) if self.is_adjourned() => self.waits_for_envelope(),
            Command::Claim(act) => self.claim_act(response, act),
            // A claim is an offer as well, and players may agree before the resumption (9.1.2.3, I.6).
            Command::Accept if self.may_answer_now() => self.accept_draw(response),
            Command::Decline if self.may_answer_now() => self.decline_draw(response),
            Command::Offer if self.is_adjourned() => self.offer_draw(response),
            Command::Move { intent, .. } if self.is_to_be_sealed() => self.move_instead_of_sealing(response, intent),
            Command::Move { intent, said } if self.states_sealed_move() => {
                self.state_sealed_move(response, intent, &said)
            }
            Command::Offer if self.is_to_be_sealed() => self.offer_draw(response),
            _ if self.adjourned.is_some() && self.waits_for_envelope().is_err() => self.waits_for_envelope(),
            _ if self.draws.open().is_some() => Ok(self.draws.nothing_open()?),
            Command::Pause if self.may_call_arbiter(response.by) => self.call_arbiter(response),
            Command::Arrive => self.check_in(response),
            Command::Charge => self.charge(response),
            Command::Resume => self.resume(response),
            _ if !self.has_begun() => Err(Refusal::NotBegun),
            _ if self.phase == Phase::Stopped => Err(self.clocks_stand()),
            Command::Pause => self.pause(response),
            Command::Move { intent, said } => self.make_move(response, intent, &said),
            Command::Offer => self.offer_draw(response),
            Command::Accept => self.accept_draw(response),
            Command::Decline => self.decline_draw(response),
            Command::TakeBack => self.take_back(response),
            Command::Press => self.press(response),
        }
    }

    /// Whether an offer can be answered though the clocks stand: an open claim is one, and so is what was offered since the move
    /// was sealed.
    fn may_answer_now(&self) -> bool {
        self.draws.open().is_some() || self.is_adjourned()
    }

    /// Whether the next move goes into an envelope.
    pub fn is_to_be_sealed(&self) -> bool {
        self.adjournment().is_some_and(|it| it.stage() == Stage::Called)
    }

    fn states_sealed_move(&self) -> bool {
        self.adjournment().is_some_and(|it| it.stage() == Stage::Missing)
    }

    /// The arbiter had postponed their decision, and the flag has fallen since (III.5).
    fn may_be_drawn_after_the_flag(&self) -> bool {
        self.draws.postponed().is_some() && self.outcome().is_some_and(|(_, reason)| reason == Reason::Time)
    }

    /// Whether it is a claim of a draw that the arbiter accepts or rejects, and not a result that depends on a mate.
    pub fn is_draw_to_rule_on(&self) -> bool {
        let waits = self.draws.open().is_some() || self.draws.postponed().is_some();
        match self.phase {
            Phase::Running | Phase::Stopped => waits,
            Phase::Undecided => false,
            Phase::Over { .. } => self.may_be_drawn_after_the_flag(),
        }
    }

    /// Pieces are moved only where play goes on.
    fn may_be_played(&self, act: &Act) -> Result<(), Refusal> {
        if act.moves_pieces() {
            self.waits_for_envelope()?;
            self.draws.nothing_open()?;
            if self.flow.touch_claim().is_some() {
                return Err(draws::Refusal::Open.into());
            }
        }
        Ok(())
    }

    /// Against whom the owner of the console plays.
    pub fn opponent(&self) -> Opponent {
        match self.player(!self.owner_side()).driver {
            Driver::BuiltinEngine { level } => Opponent::BuiltinEngine { level },
            Driver::Board => Opponent::Board,
            Driver::Screen => Opponent::Screen,
            Driver::Uci { strength } => Opponent::Uci { strength },
            Driver::Owner | Driver::Console => Opponent::Console,
        }
    }

    pub(super) fn begins(&self) -> Message {
        let (owner, opponent) = (self.owner_side(), self.opponent());
        let standard = self.started.chess960.is_some() || self.started.start == Position::initial().fen();
        let name = self.player(!owner).name.clone();
        Message::Begins { owner, opponent, name, mode: self.mode(), chess960: self.started.chess960, set_up: !standard }
    }
}
