//! The table: the one loop. It alone owns what is played. Inputs come in stamped, effects go out in order, after the facts before them. It
//! knows no voice and no keyboard.

pub mod device;
pub mod gate;
mod helpers;
mod jobs;
pub mod machine;
mod played;
mod saving;
mod time;

use std::collections::VecDeque;
use std::path::PathBuf;
use std::time::Duration;

use crossbeam_channel::{Receiver, Select, Sender};

use crate::desk::notices::desk::DeskNotice;
use crate::game::command::Input;
use crate::game::fact::Source;
use crate::game::roles::Seat;
use crate::game::system_error::SystemError;
use crate::input::{InputEvent, frame};
use crate::journal::thread::{Handle, JournalNews};
use crate::time::{Stamper, Tick};
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;
use device::{Device, DeviceId, Request, Scene};
use gate::{CommitGate, Released};
pub use helpers::{Engines, Opponent};
pub use jobs::JobDone;
use jobs::Jobs;
use machine::{Heard, HelperNews, Helpers, Machine, Taken};
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
    Journal(JournalNews),
    /// The answer of a thread that thinks.
    Helper(HelperNews),
    /// What this job of a device has brought.
    Job(u64, JobDone<N>),
    /// News of a device's own threads.
    Device(DeviceId, N),
}

impl<N> From<InputEvent> for LoopEvent<N> {
    fn from(event: InputEvent) -> LoopEvent<N> {
        LoopEvent::Input(event)
    }
}

/// The queues of the loop.
pub struct Queues<N> {
    /// What people enter at each device, in a queue that makes a program wait which enters more than can be read: those of one cannot
    /// hold up those of another.
    pub inputs: Vec<Receiver<InputEvent>>,
    /// News of the devices and of signals, in a queue that never makes a sender wait.
    pub events: Receiver<LoopEvent<N>>,
    /// News of the threads that serve this machine alone; with it they are gone.
    pub news: Receiver<LoopEvent<N>>,
    /// Into that queue.
    pub own: Sender<LoopEvent<N>>,
}

/// The loop, and what it owns.
pub struct Table<M: Machine, D: Device<M>> {
    scene: Scene<M>,
    devices: Vec<D>,
    gate: CommitGate<M::Effect>,
    journal: Handle<M::Fact>,
    /// Where the journal is, for those who ask.
    file: PathBuf,
    helpers: M::Helpers,
    queues: Queues<D::News>,
    /// Real time, for patience with the disk; the time of the table may be simulated.
    wall: Stamper,
    /// Inputs that were taken already, and come before all others.
    taken: VecDeque<(DeviceId, InputEvent)>,
    sleep: Sleep,
    copies: Copies,
    jobs: Jobs,
    next: Option<D::Next>,
}

impl<M: Machine, D: Device<M>> Table<M, D> {
    /// A table for a machine that has just begun or been taken up; `committed` is what is on disk of it. Each device has a queue of
    /// inputs, in the same order.
    pub fn new(
        [decided, committed]: [M; 2],
        devices: Vec<D>,
        journal: Handle<M::Fact>,
        helpers: M::Helpers,
        stamper: Stamper,
        queues: Queues<D::News>,
    ) -> Table<M, D> {
        Table {
            sleep: Sleep::known(stamper.asleep()),
            gate: CommitGate::new(stamper.is_simulated()),
            scene: Scene { decided, committed, stamper, leaving: false },
            devices,
            file: journal.file(),
            journal,
            helpers,
            queues,
            wall: Stamper::real(),
            taken: VecDeque::new(),
            copies: Copies::default(),
            jobs: Jobs::default(),
            next: None,
        }
    }

    /// Does the first effects, and plays until somebody leaves, puts another machine on the table, or the input ends.
    pub fn run(mut self, first: Vec<M::Effect>) -> Ending<D, D::Next, D::News> {
        self.each(D::look);
        self.carry_out(first);
        self.serve();
        while !self.scene.leaving {
            self.turn();
        }
        self.end()
    }

    /// One turn of the loop: what has arrived, our own threads first, or what is due.
    fn turn(&mut self) {
        self.sleep.has_just_ended &= !self.has_settled();
        let ready =
            self.taken.iter().position(|(from, event)| self.may_enter(*from) && !self.ends_too_soon(*from, event));
        match ready.and_then(|index| self.taken.remove(index)) {
            Some((from, event)) => self.input(from, event),
            None => self.wait(),
        }
        self.each(D::look);
        self.serve();
    }

    /// Waits for what arrives next, or falls due. What was entered is read in the next turn, after a sleep that comes before it.
    fn wait(&mut self) {
        match self.arrival() {
            Arrival::Event(event) => {
                self.mind_the_sleep();
                self.event(event);
            }
            Arrival::Input(from, input) => {
                self.taken.push_back((from, input));
                self.mind_the_sleep();
            }
            Arrival::Nothing => {
                self.mind_the_sleep();
                self.nothing_arrived();
            }
            Arrival::Gone => self.scene.leaving = true,
        }
    }

    /// Lets each device do something, in their order.
    fn each(&mut self, act: impl Fn(&mut D, &Scene<M>)) {
        for device in &mut self.devices {
            act(device, &self.scene);
        }
    }

    /// Waits for what arrives next, our own threads first; inputs only where they may be read now.
    fn arrival(&self) -> Arrival<D::News> {
        let Queues { inputs, events, news, .. } = &self.queues;
        let mut select = Select::new_biased();
        let own = [events, news].map(|queue| (select.recv(queue), queue));
        let open = (0..).map(DeviceId).zip(inputs).filter(|(from, _)| self.may_enter(*from) && !self.has_ended(*from));
        let open: Vec<_> = open.map(|(from, queue)| (select.recv(queue), from, queue)).collect();
        let Ok(arrived) = select.select_timeout(self.patience()) else { return Arrival::Nothing };
        if let Some((_, queue)) = own.into_iter().find(|(index, _)| *index == arrived.index()) {
            return arrived.recv(queue).map_or(Arrival::Gone, Arrival::Event);
        }
        match open.into_iter().find(|(index, ..)| *index == arrived.index()) {
            Some((_, from, queue)) => arrived.recv(queue).map_or(Arrival::Gone, |input| Arrival::Input(from, input)),
            None => Arrival::Nothing,
        }
    }

    /// Whether what was entered at a device may be read. Lines from a pipe are read one after another, so that each finds what the one
    /// before it set off; somebody at the keys never waits.
    fn may_enter(&self, from: DeviceId) -> bool {
        let device = &self.devices[from.0];
        (!device.is_piped() && !self.sleep.has_just_ended)
            || (self.has_settled() && !self.jobs.is_waiting(from) && !device.is_behind())
    }

    /// Whether the input of a device ends while something is still done for it: that is waited for.
    fn ends_too_soon(&self, from: DeviceId, event: &InputEvent) -> bool {
        matches!(event, InputEvent::End { .. }) && self.devices[from.0].is_piped() && self.jobs.any_for(from)
    }

    /// Whether nothing more comes from a device; what is left of it is taken already.
    fn has_ended(&self, from: DeviceId) -> bool {
        self.taken.iter().any(|(device, event)| *device == from && matches!(event, InputEvent::End { .. }))
    }

    /// Whether everything is done that the last line has set off.
    fn has_settled(&self) -> bool {
        !self.gate.is_waiting() && !self.helpers.is_busy() && !self.gate.holds(M::Helpers::is_for_them)
    }

    /// How long to wait for an event: until the soonest of what happens by itself.
    fn patience(&self) -> Duration {
        let journal = self.gate.deadline().map(|deadline| deadline.since(self.wall.now()));
        let own = (!self.scene.stamper.is_simulated()).then(|| {
            let now = self.scene.now();
            let clock = self.due().map(|deadline| deadline.since(now).min(LOOK));
            let warning = self.next_warning().map(|due| due.since(now));
            clock.into_iter().chain(warning).min()
        });
        Duration::from_millis([journal, own.flatten()].into_iter().flatten().min().unwrap_or(IDLE))
    }

    /// Nothing has come: the disk may be too slow, or a flag may have fallen.
    fn nothing_arrived(&mut self) {
        if self.gate.deadline().is_some_and(|deadline| deadline <= self.wall.now()) {
            self.not_saving(SystemError::NoAnswer);
        }
        self.catch_up();
    }

    fn event(&mut self, event: LoopEvent<D::News>) {
        match event {
            LoopEvent::Input(event) => self.input(DeviceId::LOCAL, event),
            LoopEvent::Journal(news) => self.journal_news(news),
            LoopEvent::Helper(news) => match self.helpers.answered(news, &self.scene.decided) {
                Heard::Nothing => {}
                Heard::Input(input) => self.handle(input),
                Heard::Notice(notice) => self.say(&notice, Urgency::Polite),
            },
            LoopEvent::Job(id, done) => self.job_done(id, done),
            LoopEvent::Device(from, news) => self.device_news(from, news),
        }
        self.serve();
    }

    fn device_news(&mut self, from: DeviceId, news: D::News) {
        // A device of the game before may be gone.
        let Some(device) = self.devices.get_mut(from.0) else { return };
        let has_gone = device.news(news, &self.scene);
        self.scene.leaving |= has_gone && from == DeviceId::LOCAL;
    }

    // --- input ---

    fn input(&mut self, from: DeviceId, event: InputEvent) {
        match event {
            InputEvent::Line { at, text: Ok(text) } => self.framed_line(from, Source::Line, &text, at),
            InputEvent::Page { at, text } => self.framed_line(from, Source::Page, &text, at),
            InputEvent::Line { text: Err(_), .. } => self.devices[from.0].refuse(&DeskNotice::NotText.into()),
            InputEvent::End { .. } => self.scene.leaving |= from == DeviceId::LOCAL,
            other => self.devices[from.0].input(other, &self.scene),
        }
        self.serve();
    }

    /// A line with its moment and its seat in front of it.
    fn framed_line(&mut self, from: DeviceId, source: Source, text: &str, arrived: Tick) {
        let read = frame::parse(text, &self.devices[from.0].languages()).ok();
        let moment = read.and_then(|frame| Some((frame, self.moment(frame.at, arrived)?)));
        let Some((frame, at)) = moment else {
            return self.devices[from.0].refuse(&DeskNotice::WrongMoment.into());
        };
        if frame.at.is_some() && self.pass_until(at, frame.slept) {
            // What fell due on the way is heard before the line is read.
            let text = text.to_owned();
            let again = match source {
                Source::Page => InputEvent::Page { at: arrived, text },
                _ => InputEvent::Line { at: arrived, text: Ok(text) },
            };
            self.taken.push_front((from, again));
            return;
        }
        // A line that has nothing but its moment only lets time pass.
        if frame.at.is_none() || !frame.rest.trim().is_empty() {
            self.devices[from.0].line(frame.rest, frame.seat, (source, at), &self.scene);
        }
    }

    /// Does what the devices ask for, until none asks for anything more.
    fn serve(&mut self) {
        while let Some((from, request)) = self.next_request() {
            match request {
                Request::Input(input) => self.handle(input),
                Request::Behind(seat, notice) => {
                    if let Some((seat, notice)) = self.gate.behind(seat, notice) {
                        self.devices[from.0].say(seat, &notice, Urgency::Polite);
                    }
                }
                Request::Elsewhere(seat, notice) => self.say_to(seat, &notice, Urgency::Urgent),
                Request::Save(seat) => self.save(seat),
                Request::Copy(seat, path) => self.copy(from, seat, path),
                Request::Work(job) => self.work(from, job.map(JobDone::News)),
                Request::WishToLeave => self.wish_to_leave(),
                Request::Leave => self.scene.leaving = true,
                Request::Next(next) => self.put_next(next),
            }
        }
    }

    fn next_request(&mut self) -> Option<(DeviceId, Asked<M, D>)> {
        let mut devices = (0..).map(DeviceId).zip(&mut self.devices);
        devices.find_map(|(from, device)| Some((from, device.poll(&self.scene)?)))
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
            self.each(D::facts_known);
            for device in &mut self.devices {
                device.facts_kept(&self.file, &self.scene);
            }
        }
        let spoken = !effects.is_empty();
        for effect in effects {
            match self.helpers.take(effect, &self.scene.decided, self.scene.now()) {
                Taken::Asked => {}
                Taken::Answered(input) => self.handle(input),
                Taken::NotTheirs(effect) => self.each(|device, scene| device.effect(&effect, scene)),
            }
        }
        for (seat, notice) in notices {
            self.say_to(seat, &notice, Urgency::Polite);
        }
        self.each(|device, scene| device.released(spoken, scene));
    }

    /// Says something to the person who has set the table up.
    fn say(&mut self, notice: &Notice, urgency: Urgency) {
        self.say_to(self.scene.decided.owner(), notice, urgency);
    }

    fn say_to(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        self.each(|device, _| device.say(seat, notice, urgency));
    }

    /// When somebody may have to be warned of the time, if nothing else happens.
    fn next_warning(&self) -> Option<Tick> {
        self.devices.iter().filter_map(|device| device.next_warning(&self.scene)).min()
    }
}

type Asked<M, D> = Request<M, <D as Device<M>>::Next, <D as Device<M>>::News>;

enum Arrival<N> {
    /// News of our own threads.
    Event(LoopEvent<N>),
    /// What somebody has entered.
    Input(DeviceId, InputEvent),
    /// Nothing, for as long as was waited.
    Nothing,
    /// No sender is left.
    Gone,
}
