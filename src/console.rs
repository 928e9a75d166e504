//! The one loop: it alone owns the game. Inputs come in stamped, effects go out in order, behind the facts before them.

mod ledger;
mod said;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use crate::answers;
use crate::desk::entry::{Entry, EntryEffect};
use crate::desk::pending::Pending;
use crate::desk::{self, Desk, Step};
use crate::engine::house::{House, Reply};
use crate::game::Game;
use crate::game::command::{Command, Happening, Input, Source};
use crate::game::effect::Effect;
use crate::game::fact::Fact;
use crate::game::message::Message;
use crate::game::participant::Driver;
use crate::game::roles::{Seat, Seats};
use crate::input::{self, frame};
use crate::journal::thread::{Event as Saved, Finish, Handle, Unsaved};
use crate::output::route::{Event as Sounded, Output};
use crate::rules::position::Color;
use crate::rules::profile::Spelling;
use crate::time::{Stamper, Tick};
use crate::words::notice::Notice;
use crate::words::utterance::{Segment, Urgency, Utterance};
use crate::words::{Listener, Words};
use ledger::{Ledger, Released};
use said::Said;

/// How long (ms) a line from a pipe waits for what the line before it set off, before it is read all the same. A person at
/// the keys never waits.
const SETTLE: u64 = 300;
/// How long (ms) leaving waits for the journal.
const LAST_SYNC: Duration = Duration::from_secs(5);
/// How long leaving waits for the last public words.
const LAST_WORDS: Duration = Duration::from_secs(10);

/// What can reach the loop.
#[derive(Debug)]
pub enum Event {
    /// A line or a key.
    Input(input::Event),
    /// News of the journal.
    Journal(Saved),
    /// The built-in opponent has answered.
    House(Reply),
    /// News of the voices.
    Output(Sounded),
}

impl From<input::Event> for Event {
    fn from(event: input::Event) -> Event {
        Event::Input(event)
    }
}

/// All that the loop works with.
pub struct Equipment {
    /// What has arrived.
    pub events: Receiver<Event>,
    /// The journal of this game.
    pub journal: Handle,
    /// Voices, cues and lines.
    pub output: Output,
    /// The words of all languages.
    pub words: Arc<Words>,
    /// The built-in opponent, where it plays.
    pub house: Option<House>,
    /// The time of the game.
    pub stamper: Stamper,
    /// Where the journal is, for those who ask.
    pub file: PathBuf,
    /// Whether lines are read from something that is no terminal.
    pub piped: bool,
}

/// How the loop ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Farewell {
    /// Everything is on disk.
    Saved,
    /// The last facts are not, and why.
    Unsaved(String),
}

/// The console.
pub struct Console {
    /// The game as it has been decided.
    game: Game,
    /// The game as far as its facts are on disk: what anybody may hear of it.
    heard: Game,
    ledger: Ledger,
    desk: Desk,
    entry: Entry,
    said: Said,
    gear: Equipment,
    /// Real time, for patience with the disk; the time of the game may be simulated.
    wall: Stamper,
    held: VecDeque<input::Event>,
    house_asked: bool,
    /// Said as soon as the game's own first words are.
    greeting: Vec<Notice>,
    leaving: bool,
}

impl Console {
    /// A console for a game that has just begun or been taken up; `heard` is what is on disk of it.
    #[must_use]
    pub fn new(game: Game, heard: Game, gear: Equipment) -> Console {
        Console {
            game,
            heard,
            ledger: Ledger::default(),
            desk: Desk::default(),
            entry: Entry::default(),
            said: Said::default(),
            gear,
            wall: Stamper::real(),
            held: VecDeque::new(),
            house_asked: false,
            greeting: Vec::new(),
            leaving: false,
        }
    }

    /// Does the first effects, says the greeting behind them, and plays until somebody leaves or the input ends.
    pub fn run(mut self, first: Vec<Effect>, greeting: Vec<Notice>) -> Farewell {
        self.greeting = greeting;
        self.carry_out(first);
        while !self.leaving {
            self.turn();
        }
        self.farewell()
    }

    /// One turn of the loop: what was held, what has arrived, or what is due.
    fn turn(&mut self) {
        if self.is_settled()
            && let Some(event) = self.held.pop_front()
        {
            return self.input(event);
        }
        match self.gear.events.recv_timeout(self.patience()) {
            Ok(event) => self.event(event),
            Err(RecvTimeoutError::Timeout) => self.nothing_arrived(),
            Err(RecvTimeoutError::Disconnected) => self.leaving = true,
        }
    }

    /// Whether the next line may be read. Lines from a pipe are read one after another, so that each finds what the one
    /// before it set off; somebody at the keys never waits.
    fn is_settled(&self) -> bool {
        if !self.gear.piped {
            return true;
        }
        let saved = self.ledger.waiting_for(self.wall.now()).is_none_or(|waiting| waiting >= SETTLE);
        saved && !self.house_asked
    }

    /// How long to wait for an event: until the soonest of what happens by itself.
    fn patience(&self) -> Duration {
        const IDLE: u64 = 60_000;
        let now = self.wall.now();
        let journal = self.ledger.deadline().map(|deadline| deadline.since(now));
        let settle = (!self.held.is_empty())
            .then(|| self.ledger.waiting_for(now).map(|waiting| SETTLE.saturating_sub(waiting)))
            .flatten();
        let clock = (!self.gear.stamper.is_simulated())
            .then(|| self.game.deadline().map(|deadline| deadline.since(self.gear.stamper.now())))
            .flatten();
        let soonest = [journal, settle, clock].into_iter().flatten().min().unwrap_or(IDLE);
        Duration::from_millis(soonest)
    }

    /// Nothing has come: the disk may be too slow, or a flag has fallen. Whatever arrived in the meantime goes first,
    /// in the order of its stamps.
    fn nothing_arrived(&mut self) {
        if self.ledger.deadline().is_some_and(|deadline| deadline <= self.wall.now()) {
            self.not_saving("no answer within one second");
        }
        while let Ok(event) = self.gear.events.try_recv() {
            self.event(event);
        }
        let now = self.gear.stamper.now();
        if !self.gear.stamper.is_simulated() && self.game.deadline().is_some_and(|deadline| deadline <= now) {
            self.deadline(now);
        }
    }

    fn deadline(&mut self, at: Tick) {
        let what = Happening::Deadline;
        let effects = self.game.handle(Input { seat: self.game.owner(), source: Source::Console, at, what });
        self.carry_out(effects);
    }

    fn event(&mut self, event: Event) {
        match event {
            Event::Input(event) => {
                if self.held.is_empty() && self.is_settled() {
                    self.input(event);
                } else {
                    self.held.push_back(event);
                }
            }
            Event::Journal(news) => self.journal(news),
            Event::House(reply) => self.house(reply),
            Event::Output(Sounded::SpeechLost { why }) => {
                self.say(self.game.owner(), &Notice::SpeechMissing { why }, Urgency::Polite);
            }
            Event::Output(Sounded::SpeechBack) => {
                self.say(self.game.owner(), &Notice::SpeechBack, Urgency::Polite);
            }
            Event::Output(Sounded::Finished { .. } | Sounded::PrivateLost { .. } | Sounded::PrivateBack) => {}
        }
    }

    fn journal(&mut self, news: Saved) {
        match news {
            Saved::Written(batch) => {
                let (released, over) = self.ledger.written(batch);
                self.release(released);
                if over {
                    self.say(self.game.owner(), &Notice::SavingAgain, Urgency::Urgent);
                }
            }
            Saved::Trouble { why } => self.not_saving(&why),
            Saved::CaughtUp { through, file } => {
                self.gear.file = file;
                self.journal(Saved::Written(through));
            }
        }
    }

    fn house(&mut self, reply: Reply) {
        self.house_asked = false;
        let seat = Seat::Side(!self.game.owner_side());
        let what = Happening::Engine { after: reply.after, answer: reply.answer };
        let at = self.gear.stamper.now();
        let effects = self.game.handle(Input { seat, source: Source::House, at, what });
        self.carry_out(effects);
    }

    // --- input ---

    fn input(&mut self, event: input::Event) {
        match event {
            input::Event::Line { at, text } => match text {
                Ok(text) => self.framed_line(&text, at),
                Err(_) => self.say(self.game.owner(), &Notice::NotText, Urgency::Urgent),
            },
            input::Event::Key { at, key } => self.key(key, at),
            input::Event::Paste { text, .. } => {
                self.gear.output.silence();
                self.entry.paste(&text);
                self.draw_entry();
            }
            input::Event::Resize { .. } => self.draw_entry(),
            input::Event::End { .. } => self.leave(),
        }
    }

    /// A line with its moment and its seat in front of it.
    fn framed_line(&mut self, text: &str, arrived: Tick) {
        let owner = self.game.owner();
        let Ok(frame) = frame::parse(text) else {
            return self.say(owner, &Notice::WrongMoment, Urgency::Urgent);
        };
        let at = match frame.at {
            None if self.gear.stamper.is_simulated() => self.gear.stamper.now(),
            None => arrived,
            Some(moment) if self.gear.stamper.is_simulated() && moment >= self.gear.stamper.now() => {
                if self.pass_time(moment) {
                    // What fell due on the way is heard before the line is read.
                    return self.held.push_front(input::Event::Line { at: arrived, text: Ok(text.to_owned()) });
                }
                moment
            }
            Some(_) => return self.say(owner, &Notice::WrongMoment, Urgency::Urgent),
        };
        let rest = frame.rest.to_owned();
        self.line(&rest, frame.seat, Source::Line, at);
    }

    /// Simulated time goes on to `moment`; what falls due on the way happens at its own time. Whether anything did.
    fn pass_time(&mut self, moment: Tick) -> bool {
        self.gear.stamper.advance_to(moment);
        let due = self.game.deadline().is_some_and(|deadline| deadline <= moment);
        if due {
            self.deadline(moment);
        }
        due
    }

    fn line(&mut self, text: &str, named: Option<Seat>, source: Source, at: Tick) {
        for step in self.desk.line(text, named, &self.game) {
            self.step(step, source, at);
        }
    }

    fn step(&mut self, step: Step, source: Source, at: Tick) {
        match step {
            Step::Command { seat, command } => self.command(seat, command, source, at),
            Step::Ask { seat, question } => {
                let message = answers::answer(&self.heard, seat, question, at);
                self.tell(Seats::only(seat), &message, Urgency::Urgent);
            }
            Step::Say { seat, notice } => {
                let urgency = if matches!(notice, Notice::Help(_)) { Urgency::Polite } else { Urgency::Urgent };
                self.say(seat, &notice, urgency);
            }
            Step::Repeat { seat } => {
                if let Some(last) = self.said.last_to(seat) {
                    let again = Utterance { to: Seats::only(seat), urgency: Urgency::Urgent, ..last };
                    self.gear.output.tell(&again);
                }
            }
            Step::Save { seat, elsewhere } => self.save(seat, elsewhere),
            Step::Speech { wanted } => {
                let on = self.gear.output.self_voicing(wanted);
                self.say(self.game.owner(), &Notice::SelfVoicing { on }, Urgency::Urgent);
            }
            Step::Leave => self.leave(),
        }
    }

    fn command(&mut self, seat: Seat, command: Command, source: Source, at: Tick) {
        let effects = self.game.handle(Input { seat, source, at, what: Happening::Command(command) });
        self.carry_out(effects);
    }

    fn save(&mut self, seat: Seat, elsewhere: Option<PathBuf>) {
        let notice = match elsewhere {
            None => Notice::Saved { file: self.gear.file.display().to_string() },
            Some(path) => match self.gear.journal.save_elsewhere(&path) {
                Ok(()) => Notice::Saved { file: path.display().to_string() },
                Err(error) => Notice::NotSaving { why: error.to_string() },
            },
        };
        self.say(seat, &notice, Urgency::Urgent);
    }

    // --- keys ---

    fn key(&mut self, key: input::Key, at: Tick) {
        self.gear.output.silence();
        match key {
            input::Key::Ctrl('c' | 'd') => {
                self.desk.ask(self.game.owner(), Pending::Quit);
                self.say(self.game.owner(), &Notice::ConfirmQuit, Urgency::Urgent);
            }
            input::Key::Ctrl('z') => {}
            input::Key::Alt(letter) => self.shortcut(letter, at),
            key => {
                for effect in self.entry.key(key) {
                    self.entry_effect(effect, at);
                }
            }
        }
        self.draw_entry();
    }

    fn shortcut(&mut self, letter: char, at: Tick) {
        let seat = self.game.owner();
        if let Some(step) = desk::shortcut(letter, seat) {
            for step in step {
                self.step(step, Source::Keys, at);
            }
        }
    }

    fn entry_effect(&mut self, effect: EntryEffect, at: Tick) {
        let owner = self.game.owner();
        let notice = match effect {
            EntryEffect::Line(text) => {
                return self.line(&text, None, Source::Keys, at);
            }
            EntryEffect::Echo(letter) => Notice::Typed(letter),
            EntryEffect::EchoWord(text) | EntryEffect::ReadBack(text) => Notice::EntryLine(text),
            EntryEffect::Deleted(text) => Notice::Deleted(text),
            EntryEffect::Empty | EntryEffect::Edge => Notice::EntryEmpty,
        };
        // What is typed is spoken, not printed: it stands on the entry line.
        let segments = self.gear.words.notice(&notice, &self.listener(owner));
        self.gear.output.speak(&Utterance { to: Seats::only(owner), urgency: Urgency::Urgent, segments });
    }

    fn draw_entry(&mut self) {
        let (text, cursor) = self.entry.shown();
        self.gear.output.draw_entry(text, cursor);
    }

    // --- effects ---

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let (released, batch) = self.ledger.enter(effects, self.wall.now());
        if let Some((batch, facts)) = batch {
            self.gear.journal.append(batch, facts);
        }
        self.release(released);
    }

    fn release(&mut self, released: Released) {
        for fact in &released.facts {
            self.let_know(fact);
        }
        let spoken = !released.effects.is_empty();
        for effect in released.effects {
            self.effect(effect);
        }
        if spoken {
            for notice in std::mem::take(&mut self.greeting) {
                self.say(self.game.owner(), &notice, Urgency::Polite);
            }
        }
    }

    /// From now on a fact may be known: questions are answered with it.
    fn let_know(&mut self, fact: &Fact) {
        self.heard.apply(fact);
    }

    fn effect(&mut self, effect: Effect) {
        match effect {
            // The ledger hands facts out separately.
            Effect::Record(fact) => self.let_know(&fact),
            Effect::Tell { to, what } => {
                let urgency = match what {
                    Message::Begins { .. } | Message::TakenUp { .. } => Urgency::Polite,
                    _ if to.is_public() => Urgency::Polite,
                    _ => Urgency::Urgent,
                };
                self.tell(to, &what, urgency);
            }
            Effect::Cue { to, cue } => self.gear.output.cue(to, cue),
            Effect::AskEngine(task) => {
                if let Some(house) = &self.gear.house {
                    house.ask(task);
                    self.house_asked = true;
                }
            }
            Effect::RestEngine => {
                if let Some(house) = &self.gear.house {
                    house.rest();
                }
                self.house_asked = false;
            }
        }
    }

    fn not_saving(&mut self, why: &str) {
        let (released, news) = self.ledger.give_up();
        if news {
            self.say(self.game.owner(), &Notice::NotSaving { why: why.to_owned() }, Urgency::Urgent);
        }
        self.release(released);
    }

    // --- saying ---

    fn tell(&mut self, to: Seats, message: &Message, urgency: Urgency) {
        if to.is_public() {
            let listener = self.table_listener();
            let segments = self.gear.words.message(message, &listener);
            return self.utter(to, urgency, segments);
        }
        for seat in to.iter().filter(|seat| self.is_somebody(*seat)).collect::<Vec<_>>() {
            let segments = self.gear.words.message(message, &self.listener(seat));
            self.utter(Seats::only(seat), urgency, segments);
        }
    }

    fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        let segments = self.gear.words.notice(notice, &self.listener(seat));
        self.utter(Seats::only(seat), urgency, segments);
    }

    fn utter(&mut self, to: Seats, urgency: Urgency, segments: Vec<Segment>) {
        let utterance = Utterance { to, urgency, segments };
        self.gear.output.tell(&utterance);
        self.said.keep(utterance);
        if !self.gear.piped {
            self.draw_entry();
        }
    }

    /// A side that the house plays hears nothing.
    fn is_somebody(&self, seat: Seat) -> bool {
        !seat.side().is_some_and(|side: Color| matches!(self.game.player(side).driver, Driver::House { .. }))
    }

    fn listener(&self, seat: Seat) -> Listener {
        let style = match seat {
            Seat::Side(side) | Seat::AssistantOf(side) => self.game.player(side).style,
            Seat::Arbiter | Seat::Spectator => self.game.started().table.style,
        };
        Listener { language: desk::language_of(&self.game, seat), style, umlaut: self.umlaut() }
    }

    fn table_listener(&self) -> Listener {
        let table = self.game.started().table;
        Listener { language: table.language, style: table.style, umlaut: self.umlaut() }
    }

    fn umlaut(&self) -> bool {
        self.game.started().profile.vis.spelling == Spelling::Umlaut
    }

    // --- leaving ---

    fn leave(&mut self) {
        self.leaving = true;
    }

    fn farewell(mut self) -> Farewell {
        if let Some(house) = &self.gear.house {
            house.rest();
        }
        let finish = self.gear.journal.finish(LAST_SYNC);
        while let Ok(event) = self.gear.events.try_recv() {
            if let Event::Journal(_) = event {
                self.event(event);
            }
        }
        let owner = self.game.owner();
        let farewell = match finish {
            Finish::Saved { .. } => {
                let over = self.game.outcome().is_some();
                let notice = if over { Notice::GoodbyeOver } else { Notice::GoodbyeResumable };
                self.say(owner, &notice, Urgency::Polite);
                Farewell::Saved
            }
            Finish::Unsaved(Unsaved { why, .. }) => {
                let why = why.unwrap_or_else(|| "the disk does not answer".to_owned());
                let (released, _) = self.ledger.give_up();
                self.release(released);
                self.say(owner, &Notice::GoodbyeUnsaved { why: why.clone() }, Urgency::Urgent);
                Farewell::Unsaved(why)
            }
        };
        self.gear.output.wait(LAST_WORDS);
        farewell
    }
}
