//! What the table asks of those who sit at it, whatever they sit at: a keyboard with its voices, a pipe.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::machine::{Machine, Parting};
use crate::game::command::Input;
use crate::game::fact::Source;
use crate::game::participant::Language;
use crate::game::roles::Seat;
use crate::input::InputEvent;
use crate::time::{Stamper, Tick};
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// A place at the table, in the order in which they are served.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DeviceId(pub usize);

impl DeviceId {
    /// The one at which the program was started: who leaves there ends it.
    pub const LOCAL: DeviceId = DeviceId(0);
}

/// What a device can see of the table.
pub struct Scene<M> {
    pub(super) decided: M,
    pub(super) committed: M,
    pub(super) stamper: Stamper,
    pub(super) leaving: bool,
}

impl<M> Scene<M> {
    /// What is played, as it was decided: entries are read on it, so that they need not wait for the disk.
    pub const fn decided(&self) -> &M {
        &self.decided
    }

    /// What is played, as far as its facts are on disk: what anybody may hear of it.
    pub const fn committed(&self) -> &M {
        &self.committed
    }

    /// The time of the table.
    pub const fn stamper(&self) -> &Stamper {
        &self.stamper
    }

    /// The present moment.
    pub fn now(&self) -> Tick {
        self.stamper.now()
    }

    /// Whether somebody has left, so that nothing more is offered.
    pub const fn is_leaving(&self) -> bool {
        self.leaving
    }
}

/// What takes long, and is done on a thread of its own. It brings news to the device that has asked for it; until then no further line
/// is read from the program that drives that, unless it is done in the background, and no other device waits.
pub struct Job<N> {
    /// When the entry was made on which it decides; a flag that falls later counts as fallen after it.
    pub entered: Option<Tick>,
    /// Lines are answered meanwhile, also those of a program; only the end of the input waits.
    pub in_background: bool,
    pub work: Box<dyn FnOnce() -> N + Send>,
}

impl<N: 'static> Job<N> {
    /// Work that a program waits for, and that decides of nothing that was entered.
    pub fn new(work: impl FnOnce() -> N + Send + 'static) -> Job<N> {
        Job { entered: None, in_background: false, work: Box::new(work) }
    }

    /// The same for what was entered at this moment.
    #[must_use]
    pub fn entered(self, at: Tick) -> Job<N> {
        Job { entered: Some(at), ..self }
    }

    /// The same, with something made of its news.
    pub fn map<T: 'static>(self, make: impl FnOnce(N) -> T + Send + 'static) -> Job<T> {
        let Job { entered, in_background, work } = self;
        Job { entered, in_background, work: Box::new(move || make(work())) }
    }
}

impl<N> fmt::Debug for Job<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").field("entered", &self.entered).finish_non_exhaustive()
    }
}

/// What a device asks of the table.
pub enum Request<M: Machine, N, E> {
    /// Tell the machine that this has happened.
    Input(Input<M::Happening>),
    /// Say this after everything that waits for the disk.
    Behind(Seat, Notice),
    /// Say this to a seat that sits elsewhere.
    Elsewhere(Seat, Notice),
    /// Say to this seat whether everything is on disk.
    Save(Seat),
    /// Save a copy in this file, and say to this seat what came of it.
    Copy(Seat, PathBuf),
    /// Do this on a thread.
    Work(Job<E>),
    /// Leave, unless something would be lost without the players' knowledge.
    WishToLeave,
    /// Leave in any case.
    Leave,
    /// Put another machine on the table, unless this one would be lost.
    Next(N),
}

/// People with what they hear, read and enter. It is called from the loop and never keeps it waiting: what blocks has a thread of
/// its own, and sends its news.
///
/// Whatever it is told may make it ask for something: the table calls [`poll`](Device::poll) until there is nothing more.
pub trait Device<M: Machine> {
    /// News of its own threads.
    type News: Send + 'static;
    /// What the next machine is made from.
    type Next;

    /// Whether a program drives it line by line, each line when everything that the last one has set off is done.
    fn is_piped(&self) -> bool;
    /// Whether so much is unread that nothing more is to be read from a program.
    fn is_behind(&self) -> bool;
    /// In which languages a line may name the seat in front of it.
    fn languages(&self) -> Vec<Language>;
    /// A line of a program or a page, for this seat if one was named; by which way it came, and when.
    fn line(&mut self, text: &str, named: Option<Seat>, came: (Source, Tick), scene: &Scene<M>);
    /// Anything else that people enter.
    fn input(&mut self, input: InputEvent, scene: &Scene<M>);
    /// News of its own threads; `true`: no reader is left there.
    fn news(&mut self, news: Self::News, scene: &Scene<M>) -> bool;
    /// What it asks for next.
    fn poll(&mut self, scene: &Scene<M>) -> Option<Request<M, Self::Next, Self::News>>;
    /// An effect of the machine that is no fact and is for people.
    fn effect(&mut self, effect: &M::Effect, scene: &Scene<M>);
    /// Says to the one who entered a line what is wrong with it.
    fn refuse(&mut self, notice: &Notice);
    /// Says something to a seat, if that sits here.
    fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency);
    /// Facts are on disk that were not: they may be shown.
    fn facts_known(&mut self, scene: &Scene<M>);
    /// They are on disk in this file.
    fn facts_kept(&mut self, _file: &Path, _scene: &Scene<M>) {}
    /// The effects after them are told, if there were any.
    fn released(&mut self, any: bool, scene: &Scene<M>);
    /// Asks whether somebody really wants to leave.
    fn ask_to_leave(&mut self);
    /// This machine leaves the table: long work that is then of no use need not be finished.
    fn cut_short(&mut self) {}
    /// When somebody may have to be warned of the time, if nothing else happens.
    fn next_warning(&self, scene: &Scene<M>) -> Option<Tick>;
    /// Something has happened, or time has passed: warns of the time, and shows what is new.
    fn look(&mut self, scene: &Scene<M>);
    /// Everything is on disk in this file: says so.
    fn part(&mut self, parting: Parting, file: &Path, scene: &Scene<M>);
    /// Waits until everything is said and written, but not longer; whether it is.
    fn wait_until_silent(&self, timeout: Duration) -> bool;
    /// Whether anything is being said.
    fn is_speaking(&self) -> bool;
    /// Ends what is being said to a single person.
    fn silence(&self);
}
