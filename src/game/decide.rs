//! Decisions: an input comes in, facts are made and applied, effects go out.

use super::clock::ClockReading;
use super::command::{Command, Happening, Input};
use super::effect::{Cue, Effect, EngineAnswer, EngineQuestion, EngineTask};
use super::fact::{Announcer, Fact, HalfMoveId, RestoreReason, Source, Started, What};
use super::machine::{Game, NOTE_EVERY, Phase};
use super::message::{Message, Opponent};
use super::participant::Driver;
use super::refusal::Refusal;
use super::report::{Check, MoveReport};
use super::roles::{Mode, Seat, Seats, Topic, may_ask};
use crate::rules::ending::{self, Outcome, Reason};
use crate::rules::position::{Color, FenError, Illegality, Intent, Position, Rank, Role};
use crate::time::Tick;

/// Who did something, by which way and when: what all facts of one input share.
#[derive(Copy, Clone)]
struct Deed {
    by: Seat,
    source: Source,
    at: Tick,
}

impl Game {
    /// Begins a game.
    ///
    /// # Errors
    /// A start position that is none.
    pub fn begin(started: Started, at: Tick) -> Result<(Game, Vec<Effect>), FenError> {
        let deed = Deed { by: started.owner, source: Source::Console, at };
        let mut game = Game::new(started.clone())?;
        let mut effects = Vec::new();
        let turn = game.turn();
        game.clock.start(turn, at);
        let reading = game.clock(at);
        game.record(&mut effects, deed, reading, What::Started(Box::new(started)));
        effects.push(game.tell_owner(game.begins()));
        effects.extend(reading.map(|reading| game.tell_owner(Message::Clocks(reading))));
        if !game.end_by_position(&mut effects, deed) {
            game.ask_house(&mut effects, at);
        }
        Ok((game, effects))
    }

    /// Takes a recorded game up again. With a clock its clocks stand until somebody resumes; the time in between is
    /// charged to nobody.
    pub fn reopen(&mut self, at: Tick, wall: u64, version: &str) -> Vec<Effect> {
        let deed = Deed { by: self.owner(), source: Source::Console, at };
        let mut effects = Vec::new();
        self.clock.set(&ClockReading { running: None, ..self.clock.reading(self.noted) }, at);
        let reading = self.clock(at);
        self.record(&mut effects, deed, reading, What::Reopened { wall, version: version.to_owned() });
        effects.push(self.tell_owner(Message::TakenUp {
            turn: self.turn(),
            last: self.last_report(),
            clock: self.clock(at),
        }));
        self.finish_what_was_cut_short(&mut effects, deed);
        if self.phase == Phase::Running {
            self.ask_house(&mut effects, at);
        }
        effects
    }

    /// A power cut can come between the facts of one input: a move that was made is completed now, and an ending that it
    /// brought is recorded.
    fn finish_what_was_cut_short(&mut self, effects: &mut Vec<Effect>, deed: Deed) {
        let stopped = self.phase == Phase::Stopped;
        if self.history.last().is_some_and(|last| last.completed.is_none()) {
            self.complete(effects, deed);
            if stopped {
                self.clock.stop(deed.at);
                let reading = self.clock(deed.at);
                self.record(effects, deed, reading, What::ClockNoted);
            }
        }
        if self.outcome().is_none() {
            self.end_by_position(effects, deed);
        }
    }

    /// Decides what an input means, applies it and says what is to be done.
    ///
    /// A flag that fell before the input arrived ends the game first: the earlier stamp wins.
    pub fn handle(&mut self, input: Input) -> Vec<Effect> {
        let mut effects = Vec::new();
        // A line that was held back keeps its stamp; no clock runs from a moment before it was last set.
        let at = input.at.max(self.noted);
        self.let_flag_fall(&mut effects, at);
        let deed = Deed { by: input.seat, source: input.source, at };
        match input.what {
            Happening::Deadline => self.note_clock(&mut effects, deed),
            Happening::Engine { after, answer } => self.hear_house(&mut effects, deed, after, answer),
            Happening::Command(command) => {
                if let Err(refusal) = self.command(&mut effects, deed, command) {
                    // The cue first: the words wait for its end.
                    effects.push(Effect::Cue { to: Seats::only(deed.by), cue: Cue::Refusal });
                    effects.push(Effect::Tell { to: Seats::only(deed.by), what: Message::Refused(refusal) });
                }
            }
        }
        effects
    }

    fn command(&mut self, effects: &mut Vec<Effect>, deed: Deed, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Name { .. } if deed.by == Seat::Spectator => Err(Refusal::PlayersOnly),
            Command::Name { field, text } => {
                self.record(effects, deed, None, What::Named { field, text: text.clone() });
                effects.push(Effect::Tell { to: Seats::only(deed.by), what: Message::Named { field, text } });
                Ok(())
            }
            // The arbiter can put a position back even when the game has ended by mistake.
            Command::Restore { to } if deed.by == Seat::Arbiter => {
                self.history.length_at(to).ok_or(Refusal::NoSuchHalfMove)?;
                self.restore(effects, deed, to, RestoreReason::Ruling);
                Ok(())
            }
            Command::Restore { .. } => Err(Refusal::ArbiterOnly),
            _ if self.outcome().is_some() => Err(Refusal::GameOver),
            Command::Resume => self.resume(effects, deed),
            Command::Resign => self.resign(effects, deed),
            _ if self.phase == Phase::Stopped => Err(Refusal::ClocksStopped),
            Command::Pause => self.pause(effects, deed),
            Command::Move { intent, said } => self.make_move(effects, deed, intent, &said),
            Command::Offer => self.offer_draw(effects, deed),
            Command::Accept => {
                self.answerable_offer(deed)?;
                self.end(effects, deed, Outcome::Drawn, Reason::Agreement);
                Ok(())
            }
            Command::Decline => {
                let by = self.answerable_offer(deed)?;
                self.record(effects, deed, None, What::Declined);
                effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Declined { by } });
                Ok(())
            }
            Command::TakeBack => self.take_back(effects, deed),
            Command::Press if self.clock.is_none() => Err(Refusal::NoClock),
            Command::Press => Err(Refusal::NothingToPress),
        }
    }

    // --- moves ---

    fn make_move(&mut self, effects: &mut Vec<Effect>, deed: Deed, intent: Intent, said: &str) -> Result<(), Refusal> {
        let side = self.acting_side(deed.by)?;
        if side != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        let board = self.board();
        let change = board.change(intent).ok_or(Refusal::NoManForThat)?;
        let verdict = match board.position() {
            Some(position) if self.mode().refuses_illegal_moves() => position.judge(intent).map(|_| ()),
            _ => promotion_is_complete(intent, change.lifted.man.role, side),
        };
        if let Err(why) = verdict {
            return Err(Refusal::Illegal { change: Box::new(change), why });
        }

        let report = self.history.describe(&change);
        let half_move = self.history.next_id();
        let said = said.to_owned();
        let announced = What::Announced { half_move, said: said.clone(), change: change.clone() };
        self.record(effects, deed, None, announced);
        self.record(effects, deed, None, What::Made { half_move, change, said });
        let ended = self.complete(effects, deed);
        self.announce(effects, report);
        match ended {
            Some((outcome, reason)) => self.end(effects, deed, outcome, reason),
            None => self.ask_house(effects, deed.at),
        }
        Ok(())
    }

    /// Completes the half-move that was made last: it ends the game by itself, or the other clock runs (6.2.1).
    fn complete(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Option<(Outcome, Reason)> {
        let last = self.history.last()?;
        let (half_move, side) = (last.id, last.mover());
        let ending = self.ending_on_the_board();
        if ending.is_some() {
            self.clock.stop(deed.at);
        } else {
            self.clock.complete(side, deed.at);
        }
        let reading = self.clock(deed.at);
        self.record(effects, deed, reading, What::Completed { half_move });
        ending
    }

    /// The ending that what stands on the board brings. A move ends the game only if it was legal (5.1.1, 5.2.1).
    fn ending_on_the_board(&self) -> Option<(Outcome, Reason)> {
        let legal = self.history.last().is_none_or(|last| {
            let before = self.history.before_last().position();
            before.is_some_and(|position| position.judge(last.report.change.intent).is_ok())
        });
        if !legal {
            return None;
        }
        ending::of_position(&self.board().position()?)
    }

    /// Lets the table hear a move, or reads it back to the owner, as it was agreed who speaks.
    fn announce(&self, effects: &mut Vec<Effect>, report: MoveReport) {
        let cue = self.cue_of(&report);
        let owner = Seats::only(self.owner());
        let mover = self.player(report.mover).driver;
        match mover {
            Driver::Board => effects.push(Effect::Tell { to: owner, what: Message::ReadBack(Box::new(report)) }),
            // He speaks himself; what was recorded is read back to him alone.
            Driver::Owner if self.started.announcer == Announcer::Player => {
                effects.push(Effect::Tell { to: owner, what: Message::ReadBack(Box::new(report)) });
            }
            Driver::Owner | Driver::Console | Driver::House { .. } => {
                effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Announcement(Box::new(report)) });
            }
        }
        effects.push(Effect::Cue { to: owner, cue });
    }

    /// In a tournament every move sounds the same: the cue must not tell what the player has to see himself.
    fn cue_of(&self, report: &MoveReport) -> Cue {
        if self.mode() == Mode::Tournament {
            Cue::Move
        } else if report.check != Check::None {
            Cue::Check
        } else if report.change.castling().is_some() {
            Cue::Castling
        } else if report.change.promotion().is_some() {
            Cue::Promotion
        } else if report.taken().is_some() {
            Cue::Capture
        } else {
            Cue::Move
        }
    }

    fn take_back(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        let side = self.acting_side(deed.by)?;
        if !may_ask(self.mode(), self.started.parts, deed.by, Topic::TakeBack) {
            return Err(Refusal::OnlyInTraining);
        }
        let line = self.history.live();
        let own = line.iter().rposition(|half_move| half_move.mover() == side).ok_or(Refusal::NothingToTakeBack)?;
        let to = own.checked_sub(1).and_then(|before| line.get(before)).map(|half_move| half_move.id);
        self.restore(effects, deed, to, RestoreReason::TakenBack);
        Ok(())
    }

    /// Puts an earlier position back, with the times that were logged then.
    fn restore(&mut self, effects: &mut Vec<Effect>, deed: Deed, to: Option<HalfMoveId>, why: RestoreReason) {
        let index = self.history.length_at(to).unwrap_or(0);
        let logged = index.checked_sub(1).and_then(|last| self.history.live().get(last));
        let reading = match logged {
            Some(half_move) => half_move.completed.flatten(),
            None => Some(super::clock::Clock::new(self.clock.controls().clone()).reading(deed.at)),
        };
        let turn = logged.map_or(self.history.start(), |half_move| &half_move.board).turn();
        let running = (self.phase != Phase::Stopped).then_some(turn);
        let reading = reading.filter(|_| !self.clock.is_none()).map(|reading| ClockReading { running, ..reading });
        self.record(effects, deed, reading, What::Restored { to, why });
        effects.push(Effect::Tell {
            to: Seats::PUBLIC,
            what: Message::Restored { last: self.last_report(), turn: self.turn() },
        });
        if self.phase == Phase::Running {
            self.ask_house(effects, deed.at);
        }
    }

    // --- offers, resignation, clocks ---

    fn offer_draw(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        let by = self.acting_side(deed.by)?;
        if self.offer == Some(by) {
            return Err(Refusal::OfferStands);
        }
        // Offering back what the opponent offers is accepting it.
        if self.offer == Some(!by) {
            self.end(effects, deed, Outcome::Drawn, Reason::Agreement);
            return Ok(());
        }
        let deed = Deed { by: Seat::Side(by), ..deed };
        self.record(effects, deed, None, What::Offered);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Offered { by } });
        effects.push(Effect::Cue { to: Seats::PLAYERS, cue: Cue::Offer });
        self.ask_house(effects, deed.at);
        Ok(())
    }

    /// The side that may answer the open offer: never the one that made it.
    fn answerable_offer(&self, deed: Deed) -> Result<Color, Refusal> {
        let side = self.acting_side(deed.by)?;
        match self.offer {
            None => Err(Refusal::NoOffer),
            Some(by) if by == side => Err(Refusal::OwnOffer),
            Some(_) => Ok(side),
        }
    }

    fn resign(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        let side = self.acting_side(deed.by)?;
        self.end(effects, deed, Outcome::Won { by: !side }, Reason::Resignation);
        Ok(())
    }

    fn pause(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        if deed.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        self.clock.stop(deed.at);
        let reading = self.clock(deed.at);
        self.record(effects, deed, reading, What::Paused);
        effects.push(Effect::RestEngine);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Paused });
        Ok(())
    }

    /// In a tournament only the arbiter lets the clocks run again (6.11).
    fn resume(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> Result<(), Refusal> {
        if self.phase != Phase::Stopped {
            return Err(Refusal::NotStopped);
        }
        if deed.by == Seat::Spectator {
            return Err(Refusal::PlayersOnly);
        }
        if self.mode() == Mode::Tournament && deed.by != Seat::Arbiter {
            return Err(Refusal::ArbiterOnly);
        }
        let turn = self.turn();
        self.clock.start(turn, deed.at);
        let reading = self.clock(deed.at);
        self.record(effects, deed, reading, What::Resumed);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Resumed { turn } });
        self.ask_house(effects, deed.at);
        Ok(())
    }

    fn let_flag_fall(&mut self, effects: &mut Vec<Effect>, now: Tick) {
        if self.phase != Phase::Running {
            return;
        }
        let Some((fallen, at)) = self.clock.flag_at().filter(|(_, at)| *at <= now) else { return };
        let (outcome, reason) = ending::of_flag(fallen, self.board().position().as_ref());
        self.end(effects, Deed { by: Seat::Side(fallen), source: Source::Console, at }, outcome, reason);
        effects.push(Effect::Cue { to: Seats::PLAYERS, cue: Cue::Flag });
    }

    fn note_clock(&mut self, effects: &mut Vec<Effect>, deed: Deed) {
        let due = self.noted.after(NOTE_EVERY) <= deed.at;
        if self.phase == Phase::Running && self.clock.flag_at().is_some() && due {
            let reading = self.clock(deed.at);
            self.record(effects, deed, reading, What::ClockNoted);
        }
    }

    // --- the built-in opponent ---

    /// An answer to a question that has been overtaken is dropped.
    fn hear_house(&mut self, effects: &mut Vec<Effect>, deed: Deed, after: Option<HalfMoveId>, answer: EngineAnswer) {
        let Some(side) = deed.by.side().filter(|side| self.house_level(*side).is_some()) else { return };
        if after != self.history.last_id() || self.phase != Phase::Running {
            return;
        }
        let open_offer = self.offer == Some(!side);
        match answer {
            EngineAnswer::Move(intent) if self.turn() == side => {
                // The house never breaks the Laws; should it, the game waits for a correct answer instead of lying.
                let _ = self.make_move(effects, deed, intent, "");
            }
            EngineAnswer::Accept if open_offer => self.end(effects, deed, Outcome::Drawn, Reason::Agreement),
            EngineAnswer::Decline if open_offer => {
                self.record(effects, deed, None, What::Declined);
                effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Declined { by: side } });
                self.ask_house(effects, deed.at);
            }
            EngineAnswer::Move(_) | EngineAnswer::Accept | EngineAnswer::Decline => {}
        }
    }

    /// Asks the house for what is open to it: an answer to an offer, or its move; otherwise it rests.
    fn ask_house(&self, effects: &mut Vec<Effect>, at: Tick) {
        let offered_to_house = self.offer.map(|by| !by).filter(|side| self.house_level(*side).is_some());
        match offered_to_house {
            Some(house) => self.ask_house_about(effects, at, house, EngineQuestion::Draw),
            None => self.ask_house_about(effects, at, self.turn(), EngineQuestion::Move),
        }
    }

    fn ask_house_about(&self, effects: &mut Vec<Effect>, at: Tick, side: Color, question: EngineQuestion) {
        if !Color::ALL.into_iter().any(|side| self.house_level(side).is_some()) {
            return;
        }
        match (self.house_level(side), self.board().position()) {
            (Some(level), Some(position)) => effects.push(Effect::AskEngine(EngineTask {
                after: self.history.last_id(),
                side,
                position,
                earlier: self.history.earlier_positions(),
                question,
                time: self.clock(at).map(|reading| (reading.side(side).left, self.increment_of(side, &reading))),
                level,
                seed: self.started.seed,
            })),
            _ => effects.push(Effect::RestEngine),
        }
    }

    fn increment_of(&self, side: Color, reading: &ClockReading) -> u64 {
        let periods = self.clock.controls().get(side).periods();
        periods.get(reading.side(side).period).map_or(0, |period| period.increment)
    }

    // --- endings and facts ---

    fn end_by_position(&mut self, effects: &mut Vec<Effect>, deed: Deed) -> bool {
        let ending = self.ending_on_the_board();
        if let Some((outcome, reason)) = ending {
            self.end(effects, deed, outcome, reason);
        }
        ending.is_some()
    }

    fn end(&mut self, effects: &mut Vec<Effect>, deed: Deed, outcome: Outcome, reason: Reason) {
        self.clock.stop(deed.at);
        let reading = self.clock(deed.at);
        self.record(effects, deed, reading, What::Ended { outcome, reason });
        effects.push(Effect::RestEngine);
        effects.push(Effect::Tell { to: Seats::PUBLIC, what: Message::Ended { outcome, reason } });
        effects.push(Effect::Cue { to: Seats::PLAYERS, cue: Cue::End });
    }

    /// The side for which a seat may act. An assistant acts only where the game has one.
    fn acting_side(&self, seat: Seat) -> Result<Color, Refusal> {
        let assists = matches!(seat, Seat::AssistantOf(_));
        seat.acts_for().filter(|_| !assists || self.started.parts.assistant).ok_or(Refusal::PlayersOnly)
    }

    fn record(&mut self, effects: &mut Vec<Effect>, deed: Deed, clock: Option<ClockReading>, what: What) {
        let fact = Fact { by: deed.by, source: deed.source, at: deed.at, clock, what };
        self.apply(&fact);
        effects.push(Effect::Record(fact));
    }

    fn tell_owner(&self, what: Message) -> Effect {
        Effect::Tell { to: Seats::only(self.owner()), what }
    }

    fn last_report(&self) -> Option<Box<MoveReport>> {
        self.history.last().map(|half_move| Box::new(half_move.report.clone()))
    }

    /// Against whom the owner of the console plays.
    #[must_use]
    pub fn opponent(&self) -> Opponent {
        match self.player(!self.owner_side()).driver {
            Driver::House { level } => Opponent::House { level },
            Driver::Board => Opponent::Board,
            Driver::Owner | Driver::Console => Opponent::Console,
        }
    }

    fn begins(&self) -> Message {
        let (owner, opponent) = (self.owner_side(), self.opponent());
        let standard = self.started.chess960.is_some() || self.started.start == Position::initial().fen();
        Message::Begins { owner, opponent, mode: self.mode(), chess960: self.started.chess960, set_up: !standard }
    }
}

/// Where legality is nobody's business but the arbiter's, a promotion must still be said in full (3.7.5, D.2.1).
fn promotion_is_complete(intent: Intent, man: Role, side: Color) -> Result<(), Illegality> {
    let Intent::Step { to, promotion, .. } = intent else { return Ok(()) };
    let last_rank = man == Role::Pawn && to.rank() == side.fold_wb(Rank::Eighth, Rank::First);
    match promotion {
        None if last_rank => Err(Illegality::PromotionMissing),
        Some(Role::King | Role::Pawn) => Err(Illegality::PromotionInvalid),
        Some(_) if !last_rank => Err(Illegality::PromotionInvalid),
        _ => Ok(()),
    }
}
