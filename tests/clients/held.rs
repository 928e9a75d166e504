//! A console whose jobs take as long as a test wants.

use std::path::Path;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use annabella::console::{Console, News, Next};
use annabella::game::Game;
use annabella::game::effect::Effect;
use annabella::game::fact::Source;
use annabella::game::participant::Language;
use annabella::game::roles::Seat;
use annabella::input::InputEvent;
use annabella::table::device::{self, Device, Job, Request};
use annabella::table::machine::Parting;
use annabella::time::Tick;
use annabella::words::notice::Notice;
use annabella::words::utterance::Urgency;

use super::PATIENCE;

/// What keeps the jobs of all devices waiting, as long as it is shut.
#[derive(Clone, Default)]
pub struct Barrier(Arc<(Mutex<AtBarrier>, Condvar)>);

#[derive(Default)]
struct AtBarrier {
    shut: bool,
    arrived: usize,
}

impl Barrier {
    pub fn set(&self, shut: bool) {
        self.0.0.lock().unwrap().shut = shut;
        self.0.1.notify_all();
    }

    fn pass(&self) {
        let mut at = self.0.0.lock().unwrap();
        at.arrived += 1;
        self.0.1.notify_all();
        drop(self.0.1.wait_while(at, |at| at.shut).unwrap());
    }

    /// Waits for a job.
    pub fn until_one_arrives(&self) {
        let (_at, late) =
            self.0.1.wait_timeout_while(self.0.0.lock().unwrap(), PATIENCE, |at| at.arrived == 0).unwrap();
        assert!(!late.timed_out(), "no job");
    }
}

/// A console whose jobs take as long as a test wants.
pub struct Held {
    pub console: Console,
    pub barrier: Barrier,
}

type Scene = device::Scene<Game>;

impl Device<Game> for Held {
    type News = News;
    type Next = Next;

    fn poll(&mut self, scene: &Scene) -> Option<Request<Game, Next, News>> {
        Some(match self.console.poll(scene)? {
            Request::Work(Job { entered, in_background, work }) => {
                let barrier = self.barrier.clone();
                let held = move || {
                    barrier.pass();
                    work()
                };
                Request::Work(Job { entered, in_background, work: Box::new(held) })
            }
            request => request,
        })
    }

    fn is_piped(&self) -> bool {
        self.console.is_piped()
    }

    fn is_behind(&self) -> bool {
        self.console.is_behind()
    }

    fn languages(&self) -> Vec<Language> {
        self.console.languages()
    }

    fn line(&mut self, text: &str, named: Option<Seat>, came: (Source, Tick), scene: &Scene) {
        self.console.line(text, named, came, scene);
    }

    fn input(&mut self, input: InputEvent, scene: &Scene) {
        self.console.input(input, scene);
    }

    fn news(&mut self, news: News, scene: &Scene) -> bool {
        self.console.news(news, scene)
    }

    fn effect(&mut self, effect: &Effect, scene: &Scene) {
        self.console.effect(effect, scene);
    }

    fn refuse(&mut self, notice: &Notice) {
        self.console.refuse(notice);
    }

    fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        Device::say(&mut self.console, seat, notice, urgency);
    }

    fn facts_known(&mut self, scene: &Scene) {
        self.console.facts_known(scene);
    }

    fn released(&mut self, any: bool, scene: &Scene) {
        self.console.released(any, scene);
    }

    fn ask_to_leave(&mut self) {
        self.console.ask_to_leave();
    }

    fn next_warning(&self, scene: &Scene) -> Option<Tick> {
        self.console.next_warning(scene)
    }

    fn look(&mut self, scene: &Scene) {
        self.console.look(scene);
    }

    fn part(&mut self, parting: Parting, file: &Path, scene: &Scene) {
        self.console.part(parting, file, scene);
    }

    fn wait_until_silent(&self, timeout: Duration) -> bool {
        self.console.wait_until_silent(timeout)
    }

    fn is_speaking(&self) -> bool {
        self.console.is_speaking()
    }

    fn silence(&self) {
        self.console.silence();
    }
}
