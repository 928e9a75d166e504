//! The table: the one loop. It alone owns what is played. Inputs come in stamped, effects go out in order, behind the facts before
//! them. It knows no voice and no keyboard.

pub mod device;
pub mod gate;
mod helpers;
pub mod machine;
mod saving;
mod time;

use std::path::PathBuf;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, never, select_biased};

use crate::game::command::Input;
use crate::game::fact::Source;
use crate::game::roles::Seat;
use crate::input::{InputEvent, frame};
use crate::journal::thread::{BatchId, Handle, JournalNews};
use crate::time::{Stamper, Tick};
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;
use device::{Device, Request, Scene};
use gate::{CommitGate, Released};
use helpers::Taken;
pub use helpers::{Engines, HelperNews, Helpers};
use machine::Machine;
use saving::Copies;
pub use saving::{Ending, Farewell};
use time::Sleep;

/// How long (ms) is waited where nothing happens by itself.
const IDLE: u64 = 60_000;

/// No wait ends while the machine sleeps: so soon (ms) after it has woken we notice, where a clock runs.
const LOOK: u64 = 1_000;

/// What can reach the loop besides what people enter.
#[derive(Debug)]
pub enum LoopEvent<N> {
    /// A signal asks for the end, or the window has another size.
    Input(InputEvent),
    /// News of the journal.
    Journal(JournalNews),
    /// The answer of a thread that thinks.
    Helper(HelperNews),
    /// A copy of the game up to here was written for this seat, or could not be.
    Copied(Seat, BatchId, Result<PathBuf, String>),
    /// News of the devices' own threads.
    Device(N),
}

impl<N> From<InputEvent> for LoopEvent<N> {
    fn from(event: InputEvent) -> LoopEvent<N> {
        LoopEvent::Input(event)
    }
}

/// The queues of the loop.
pub struct Queues<N> {
    /// What people enter, in a queue that makes a program wait which enters more than can be read.
    pub inputs: Receiver<InputEvent>,
    /// News of the devices and of signals, in a queue in which nobody waits.
    pub events: Receiver<LoopEvent<N>>,
    /// News of the threads that serve this machine alone; with it they are gone.
    pub news: Receiver<LoopEvent<N>>,
    /// Into that queue.
    pub own: Sender<LoopEvent<N>>,
}

/// The loop, and what it owns.
pub struct Table<M: Machine, D: Device<M>> {
    scene: Scene<M>,
    device: D,
    gate: CommitGate<M::Effect>,
    journal: Handle<M::Fact>,
    /// Where the journal is, for those who ask.
    file: PathBuf,
    helpers: M::Helpers,
    queues: Queues<D::News>,
    /// Real time, for patience with the disk; the time of the table may be simulated.
    wall: Stamper,
    /// A line whose moment lets something fall due first.
    put_back: Option<InputEvent>,
    sleep: Sleep,
    copies: Copies,
    next: Option<D::Next>,
}

impl<M: Machine, D: Device<M>> Table<M, D> {
    /// A table for a machine that has just begun or been taken up; `committed` is what is on disk of it.
    #[must_use]
    pub fn new(
        [decided, committed]: [M; 2],
        device: D,
        journal: Handle<M::Fact>,
        helpers: M::Helpers,
        stamper: Stamper,
        queues: Queues<D::News>,
    ) -> Table<M, D> {
        Table {
            sleep: Sleep::known(stamper.asleep()),
            gate: CommitGate::new(stamper.is_simulated()),
            scene: Scene { decided, committed, stamper, leaving: false },
            device,
            file: journal.file(),
            journal,
            helpers,
            queues,
            wall: Stamper::real(),
            put_back: None,
            copies: Copies::default(),
            next: None,
        }
    }

    /// Does the first effects, and plays until somebody leaves, puts another machine on the table, or the input ends.
    pub fn run(mut self, first: Vec<M::Effect>) -> Ending<D, D::Next, D::News> {
        self.device.look(&self.scene);
        self.carry_out(first);
        while !self.scene.leaving {
            self.turn();
        }
        self.end()
    }

    /// One turn of the loop: what has arrived, our own threads first, or what is due.
    fn turn(&mut self) {
        let settled = self.is_settled();
        self.sleep.has_just_ended &= !settled;
        if settled && let Some(event) = self.put_back.take() {
            return self.input(event);
        }
        match self.arrival(settled) {
            Arrival::Event(event) => {
                self.mind_the_sleep();
                self.event(event);
            }
            Arrival::Input(input) => {
                self.put_back = Some(input);
                self.mind_the_sleep();
                if !self.sleep.has_just_ended
                    && let Some(input) = self.put_back.take()
                {
                    self.input(input);
                }
            }
            Arrival::Nothing => {
                self.mind_the_sleep();
                self.nothing_arrived();
            }
            Arrival::Gone => self.scene.leaving = true,
        }
        self.device.look(&self.scene);
        self.serve();
    }

    /// Waits for what arrives next, our own threads first; inputs only where they may be read now.
    fn arrival(&self, settled: bool) -> Arrival<D::News> {
        let Queues { inputs, events, news, .. } = &self.queues;
        let nobody = never();
        let inputs = if settled { inputs } else { &nobody };
        select_biased! {
            recv(events) -> event => event.map_or(Arrival::Gone, Arrival::Event),
            recv(news) -> event => event.map_or(Arrival::Gone, Arrival::Event),
            recv(inputs) -> input => input.map_or(Arrival::Gone, Arrival::Input),
            default(self.patience()) => Arrival::Nothing,
        }
    }

    /// Whether the next line may be read. Lines from a pipe are read one after another, so that each finds what the one before it
    /// set off; somebody at the keys never waits.
    fn is_settled(&self) -> bool {
        if !self.device.is_piped() && !self.sleep.has_just_ended {
            return true;
        }
        !self.gate.is_waiting()
            && !self.device.is_behind()
            && !self.copies.is_copying()
            && !self.helpers.is_busy()
            && !self.gate.holds(M::Helpers::is_for_them)
    }

    /// How long to wait for an event: until the soonest of what happens by itself.
    fn patience(&self) -> Duration {
        let journal = self.gate.deadline().map(|deadline| deadline.since(self.wall.now()));
        let own = (!self.scene.stamper.is_simulated()).then(|| {
            let now = self.scene.now();
            let clock = self.scene.decided.deadline().map(|deadline| deadline.since(now).min(LOOK));
            let warning = self.device.next_warning(&self.scene).map(|due| due.since(now));
            clock.into_iter().chain(warning).min()
        });
        Duration::from_millis([journal, own.flatten()].into_iter().flatten().min().unwrap_or(IDLE))
    }

    /// Nothing has come: the disk may be too slow, or a flag may have fallen.
    fn nothing_arrived(&mut self) {
        if self.gate.deadline().is_some_and(|deadline| deadline <= self.wall.now()) {
            self.not_saving(saving::NO_ANSWER);
        }
        self.catch_up();
    }

    fn event(&mut self, event: LoopEvent<D::News>) {
        match event {
            LoopEvent::Input(event) => self.input(event),
            LoopEvent::Journal(news) => self.journal_news(news),
            LoopEvent::Helper(news) => {
                if let Some(input) = self.helpers.answered(news, &self.scene.decided) {
                    self.handle(input);
                }
            }
            LoopEvent::Copied(seat, through, copied) => self.copied(seat, through, copied),
            LoopEvent::Device(news) => self.scene.leaving |= self.device.news(news, &self.scene),
        }
        self.serve();
    }

    // --- input ---

    fn input(&mut self, event: InputEvent) {
        match event {
            InputEvent::Line { at, text: Ok(text) } => self.framed_line(&text, at),
            InputEvent::Line { text: Err(_), .. } => self.say(&Notice::NotText, Urgency::Urgent),
            InputEvent::End { .. } => self.scene.leaving = true,
            other => self.device.input(other, &self.scene),
        }
        self.serve();
    }

    /// A line with its moment and its seat in front of it.
    fn framed_line(&mut self, text: &str, arrived: Tick) {
        let read = frame::parse(text, &self.device.languages(&self.scene)).ok();
        let moment = read.and_then(|frame| Some((frame, self.moment(frame.at, arrived)?)));
        let Some((frame, at)) = moment else {
            return self.say(&Notice::WrongMoment, Urgency::Urgent);
        };
        if frame.at.is_some() && self.pass_until(at, frame.slept) {
            // What fell due on the way is heard before the line is read.
            self.put_back = Some(InputEvent::Line { at: arrived, text: Ok(text.to_owned()) });
            return;
        }
        // A line that has nothing but its moment only lets time pass.
        if frame.at.is_none() || !frame.rest.trim().is_empty() {
            self.device.line(frame.rest, frame.seat, at, &self.scene);
        }
    }

    /// Does what the device asks for, until it asks for nothing more.
    fn serve(&mut self) {
        while let Some(request) = self.device.poll(&self.scene) {
            match request {
                Request::Input(input) => self.handle(input),
                Request::Behind(seat, notice) => {
                    if let Some((seat, notice)) = self.gate.behind(seat, notice) {
                        self.device.say(seat, &notice, Urgency::Polite);
                    }
                }
                Request::Save(seat) => self.save(seat),
                Request::Copy(seat, path) => self.copy(seat, path),
                Request::WishToLeave => self.wish_to_leave(),
                Request::Leave => self.scene.leaving = true,
                Request::Next(next) => self.put_next(next),
            }
        }
    }

    // --- decisions and what follows from them ---

    /// By the table itself, at this moment.
    fn happens(&mut self, what: M::Happening, at: Tick) {
        let seat = self.scene.decided.owner();
        self.handle(Input { seat, source: Source::Console, at, what });
    }

    fn handle(&mut self, input: Input<M::Happening>) {
        let effects = self.scene.decided.handle(input);
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<M::Effect>) {
        let (released, batch) = self.gate.enter(effects, self.wall.now());
        if let Some((batch, facts)) = batch {
            self.journal.append(batch, facts);
        }
        self.release(released);
    }

    /// From now on facts may be known, and what waited for them is done.
    fn release(&mut self, released: Released<M::Effect>) {
        let Released { facts, effects, notices } = released;
        for fact in &facts {
            self.scene.committed.apply(fact);
        }
        if !facts.is_empty() {
            self.device.facts_known(&self.scene);
        }
        let spoken = !effects.is_empty();
        for effect in effects {
            match self.helpers.take(effect, &self.scene.decided, self.scene.now()) {
                Taken::Asked => {}
                Taken::Answered(input) => self.handle(input),
                Taken::NotTheirs(effect) => self.device.effect(effect, &self.scene),
            }
        }
        for (seat, notice) in notices {
            self.device.say(seat, &notice, Urgency::Polite);
        }
        self.device.released(spoken, &self.scene);
    }

    /// Says something to whoever has set the table up.
    fn say(&mut self, notice: &Notice, urgency: Urgency) {
        let owner = self.scene.decided.owner();
        self.device.say(owner, notice, urgency);
    }
}

/// What has arrived.
enum Arrival<N> {
    /// News of our own threads.
    Event(LoopEvent<N>),
    /// What somebody has entered.
    Input(InputEvent),
    /// Nothing, for as long as was waited.
    Nothing,
    /// Nobody is left who could send anything.
    Gone,
}
