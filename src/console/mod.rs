//! A device at the table: a keyboard with its voices and its display, or a pipe. What people enter there becomes requests to the
//! table; what the table tells becomes words, cues and lines.

mod advice;
mod asking;
mod braille;
mod hand;
mod helping;
mod in_turn;
mod kept_speech;
mod keys;
mod listening;
mod manual;
mod next;
mod power;
mod recordings;
mod resources;
mod saying;
mod screens;
mod sounds;
pub mod standalone_clock;
mod steps;
mod study;
pub mod training;
mod tutorial;
mod warnings;

use std::collections::VecDeque;
use std::time::Duration;

use crate::config::Settings;
use crate::config::keeper::NotKept;
use crate::desk::Desk;
use crate::desk::hashing::Hashed;
use crate::desk::keyboard::Keyboard;
use crate::desk::levers::Levers;
use crate::desk::notices::compose::ComposeNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::pending::Pending;
use crate::desk::quick_settings::QuickSettings;
use crate::desk::tutorial::Tutorial;
use crate::game::Game;
use crate::game::effect::{Cue, Effect};
use crate::game::fact::{Source, Started, Wording};
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::roles::Seat;
use crate::input::voice::listener::VoiceNews;
use crate::input::{self, InputEvent};
use crate::output::braille_display::DisplayNews;
use crate::output::queue::Ticket;
use crate::output::route::OutputNews;
use crate::rules::position::Color;
use crate::screen::ScreenNews;
use crate::table;
use crate::table::device::{self, Device};
use crate::table::machine::Parting;
use crate::time::{Stamper, Tick};
use crate::training::notices::training::StoreTrouble;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;
use crate::words::voice_notice::VoiceNotice;
use advice::{Found, Hint, LookedAt};
use asking::Unheard;

pub use listening::Listening;
pub use next::{Left, Next, fulfil};

pub use resources::Resources;
use screens::AtScreen;
use steps::{Came, Todo};
use training::{Training, TrainingNews};

/// News of the threads of this device.
#[derive(Debug)]
pub enum News {
    /// Of the voices and the lines.
    Output(OutputNews),
    /// Of the Braille display, at this moment.
    Display(Tick, DisplayNews),
    /// Of the microphone, at this moment.
    Voice(Tick, VoiceNews),
    /// Of battery, mains and sleep.
    Power(input::power::News),
    /// A changed setting could not be kept.
    NotKept(NotKept),
    /// The hash for which the lines of this seat wait.
    Hashed(Seat, Hashed),
    /// A time control was saved, or could not be: what is to be said to this seat.
    ControlSaved(Seat, Vec<ComposeNotice>),
    /// What came of writing or deleting recordings of spoken moves, where it is worth saying.
    Kept(Option<VoiceNotice>),
    /// What an engine has found for a player.
    Advised(Seat, Box<Found>),
    /// Whether a move is a blunder that is not made yet.
    LookedAt(Box<LookedAt>),
    /// Of the paired screens, at this moment.
    Screen(Tick, ScreenNews),
    Training(TrainingNews),
    /// Whether training can begin after the game, with its review or without: results of training must be kept on disk.
    MayTrain(bool, Result<(), Box<StoreTrouble>>),
}

/// What can reach a table at which such a device stands.
pub type LoopEvent = table::LoopEvent<News>;

/// What a device of a game sees of its table.
type Scene = device::Scene<Game>;

/// What it asks of it.
type Request = device::Request<Game, Next, News>;

/// The device of a game, with those who sit there.
pub struct Console {
    /// What was agreed before the game: who sits where, and how each is spoken to.
    started: Started,
    desk: Desk,
    keyboard: Keyboard,
    /// The triggers of a pad.
    levers: Levers,
    quick_settings: QuickSettings,
    /// A cue that is to be heard when its name has been said.
    named_cue: Option<(Ticket, Cue)>,
    /// The open question that the keyboard knows of.
    followed: Option<Pending>,
    /// The open question that stands on the Braille display.
    shown_question: Option<Pending>,
    at_screen: AtScreen,
    /// Somebody is learning the keys and the cues.
    tutorial: Option<Tutorial>,
    /// Somebody trains, and the game is a puzzle.
    training: Option<Box<Training>>,
    resources: Resources,
    /// Tells this run apart from all others.
    salt: u128,
    /// Said as soon as the game's own first words are.
    greeting: Vec<Notice>,
    /// Whether a PIN for the arbiter is to be chosen when the game begins.
    choose_pin: bool,
    /// Whether the earphone is to be checked then: at a tournament, where one is named.
    check_earphone: bool,
    unheard: Unheard,
    /// The end was told, and what can come after it.
    is_end_told: bool,
    todo: VecDeque<Todo>,
    /// What came up since, to be done before everything else that is to be done.
    fresh: Vec<Todo>,
    /// Whose lines wait for a hash, and by which line each.
    hashing: Vec<(Seat, Came)>,
    /// What they have entered since.
    held: Vec<Todo>,
    /// The hint that somebody hears step by step.
    hint: Option<Hint>,
    /// While a move is looked at before it is made: the lines that were entered after it, which wait for it.
    behind_look: Option<Vec<Todo>>,
    /// What is to be done when a time control is saved, for each of those.
    behind_saving: VecDeque<Vec<Todo>>,
}

/// What is asked when a game begins.
#[derive(Copy, Clone, Debug, Default)]
pub struct FirstQuestions {
    /// Whether a PIN for the arbiter is to be chosen.
    pub choose_pin: bool,
    /// Whether the earphone is to be checked: at a tournament, where one is named.
    pub check_earphone: bool,
    /// Whether devices in the network may join.
    pub ask_network: bool,
}

impl Console {
    /// The device for a game that has just begun or been taken up; `committed` is what is on disk of it. After its first
    /// words the greeting is said, and the first questions are asked.
    pub fn new(
        committed: &Game,
        Left { keyboard, speech_history, resources }: Left,
        stamper: &Stamper,
        greeting: Vec<Notice>,
        FirstQuestions { choose_pin, check_earphone, ask_network }: FirstQuestions,
    ) -> Console {
        let mut desk = Desk::new(committed.started()).in_simulated_time(stamper.is_simulated());
        desk.client_mut(desk.home()).speech_history = speech_history;
        desk.watch(&resources.settings.warnings, committed.clock(stamper.now()).as_ref());
        resources.show_onlookers(committed, stamper.now());
        let mut console = Console {
            started: committed.started().clone(),
            desk,
            keyboard,
            levers: Levers::default(),
            quick_settings: QuickSettings::default(),
            named_cue: None,
            followed: None,
            shown_question: None,
            at_screen: AtScreen::asking(ask_network),
            tutorial: None,
            training: None,
            resources,
            salt: fastrand::u128(..),
            greeting,
            choose_pin,
            check_earphone,
            unheard: Unheard::until_checked(check_earphone),
            is_end_told: committed.outcome().is_some(),
            todo: VecDeque::new(),
            fresh: Vec::new(),
            hashing: Vec::new(),
            held: Vec::new(),
            hint: None,
            behind_look: None,
            behind_saving: VecDeque::new(),
        };
        console.listen_at_the_start();
        console
    }

    /// The device of one person alone, who speaks and is spoken to in no other seat, and as the settings of the device say.
    #[must_use]
    pub fn of(self, seat: Seat, committed: &Game, now: Tick) -> Console {
        let Settings { language, style, ref warnings, .. } = self.resources.settings;
        let mut desk = self.desk.of_one(seat, Wording { language, style });
        desk.watch(warnings, committed.clock(now).as_ref());
        Console { desk, ..self }
    }

    /// The same device without somebody who sits at another one.
    #[must_use]
    pub fn without(self, seat: Seat) -> Console {
        Console { desk: self.desk.without(seat), ..self }
    }

    /// The same device as a screen, where only the one who came with its code enters anything; `is_taken`: somebody sits there already.
    #[must_use]
    pub fn at_screen(mut self, is_taken: bool) -> Console {
        self.at_screen.is_taken = is_taken;
        Console { desk: self.desk.unlocked(), ..self }
    }

    /// Whose device it is: what no line says otherwise is said by them, and to them.
    const fn home(&self) -> Seat {
        self.desk.home()
    }

    fn home_side(&self) -> Color {
        self.home().side().unwrap_or(Color::White)
    }

    /// Whether the owner of the console sits here, who alone ends a game.
    const fn is_owners(&self) -> bool {
        self.desk.seats().contains(self.started.owner)
    }

    /// Whether it is a page in a browser, which has keys and a board of its own.
    const fn is_at_page(&self) -> bool {
        self.resources.face.is_some() && !self.is_owners()
    }
}

impl Device<Game> for Console {
    type News = News;
    type Next = Next;

    fn is_piped(&self) -> bool {
        self.resources.piped
    }

    fn is_behind(&self) -> bool {
        self.resources.output.is_behind()
    }

    fn languages(&self) -> Vec<Language> {
        self.desk.languages()
    }

    fn line(&mut self, text: &str, named: Option<Seat>, (source, at): (Source, Tick), scene: &Scene) {
        self.read_line(text, named, Came { source, at }, scene);
    }

    fn input(&mut self, event: InputEvent, _: &Scene) {
        match event {
            InputEvent::Key { at, key } => self.key(key, at),
            InputEvent::Paste { at, text } => self.paste(&text, at),
            InputEvent::Resize { .. } => self.draw_entry(),
            InputEvent::Pad { name, connected, .. } => {
                let (notice, urgency) = resources::pad_notice(name, connected);
                self.say(self.home(), &notice, urgency);
            }
            // The table reads lines itself, and ends by itself.
            InputEvent::Line { .. } | InputEvent::Page { .. } | InputEvent::End { .. } => {}
        }
    }

    fn news(&mut self, news: News, scene: &Scene) -> bool {
        match news {
            News::Power(news) => {
                if let Some(notice) = self.resources.supply.hear(news) {
                    self.say(self.home(), &notice, Urgency::Polite);
                }
            }
            News::NotKept(setting) => self.say(self.home(), &resources::not_kept(setting), Urgency::Polite),
            News::Hashed(seat, hashed) => self.hashed(seat, hashed, scene),
            News::ControlSaved(seat, notices) => self.control_saved(seat, notices),
            News::Kept(told) => self.kept_news(told),
            News::Advised(seat, found) => self.advised(seat, *found, scene),
            News::LookedAt(looked_at) => self.looked_at(*looked_at),
            News::Screen(at, news) => self.screen_news(news, at, scene),
            News::Voice(at, news) => self.voice_news(news, at, scene),
            // Who drives the console through pipes and reads no more is gone; at a terminal there is still the voice.
            News::Output(OutputNews::LinesGone) => return self.resources.piped,
            // Whatever ends a wait lets the loop look whether the next line may be read.
            News::Output(OutputNews::LinesCaughtUp) => {}
            News::Output(OutputNews::Finished { ticket, how }) => self.finished(ticket, how),
            News::Output(news) => self.sound_news(news),
            News::Display(at, event) => self.display(event, at, scene),
            News::Training(news) => self.training_news(news, scene),
            News::MayTrain(review, may) => self.train_or_not(review, may),
        }
        false
    }

    fn poll(&mut self, scene: &Scene) -> Option<Request> {
        self.next_request(scene).or_else(|| self.opponents_reply(scene))
    }

    fn facts_known(&mut self, scene: &Scene) {
        self.show_pairs(scene);
        self.resources.show_onlookers(scene.committed(), scene.now());
        // After the words of the ruling.
        self.then(Todo::MindTheRecord);
        self.at_screen.is_shown = false;
    }

    fn facts_kept(&mut self, file: &std::path::Path, scene: &Scene) {
        self.keep_result(file, scene.committed());
    }

    fn effect(&mut self, effect: &Effect, scene: &Scene) {
        if self.is_told_by_the_session(effect, scene) {
            return;
        }
        match effect {
            Effect::Tell { to, what } => {
                let urgency = match what {
                    Message::Begins { .. } | Message::TakenUp { .. } => Urgency::Polite,
                    _ if to.is_public() => Urgency::Polite,
                    _ => Urgency::Urgent,
                };
                self.tell(*to, what, urgency);
            }
            Effect::Cue { to, cue } => {
                if let Some(here) = to.heard_by(self.desk.seats()) {
                    self.resources.output.cue(here, *cue);
                }
            }
            // Those are the table's own affair.
            Effect::Record(_) | Effect::AskEngine(_) | Effect::RestEngine | Effect::CanMate(_) => {}
        }
    }

    fn refuse(&mut self, notice: &Notice) {
        self.say(self.home(), notice, Urgency::Urgent);
    }

    fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        if self.desk.seats().contains(seat) {
            self.say(seat, notice, urgency);
        }
    }

    fn released(&mut self, spoken: bool, scene: &Scene) {
        if scene.committed().outcome().is_some() && !std::mem::replace(&mut self.is_end_told, true) {
            // Who sits elsewhere begins no game, and who trains goes on with the next puzzle.
            if self.is_owners() && self.training.is_none() {
                self.offer_another(scene);
            }
        }
        self.mind_the_hand(scene);
        self.end_tutorial_in_time(scene);
        self.mind_the_puzzle(scene);
        if spoken {
            for notice in std::mem::take(&mut self.greeting) {
                self.greet(&notice);
            }
            self.ask_at_the_start(scene);
        }
    }

    fn ask_to_leave(&mut self) {
        if !self.is_owners() {
            return;
        }
        self.desk.ask(self.home(), Pending::Quit);
        self.say(self.home(), &DeskNotice::ConfirmQuit.into(), Urgency::Polite);
    }

    fn cut_short(&mut self) {
        self.cut_training_short();
    }

    fn next_warning(&self, scene: &Scene) -> Option<Tick> {
        self.warning_due(scene).into_iter().chain(self.round_ends()).min()
    }

    fn look(&mut self, scene: &Scene) {
        self.warn(scene);
        self.mind_the_round(scene.now());
        self.show_face(scene);
        self.show_question(scene);
        self.expect(scene);
    }

    fn part(&mut self, parting: Parting, file: &std::path::Path, scene: &Scene) {
        if self.training.is_none() {
            self.say_parting(parting, file, scene.decided());
        } else if parting == Parting::Leaves {
            self.part_from_training();
        }
    }

    fn wait_until_silent(&self, timeout: Duration) -> bool {
        self.resources.output.wait_until_silent(timeout)
    }

    fn is_speaking(&self) -> bool {
        self.resources.output.speaking()
    }

    fn silence(&self) {
        self.resources.output.silence();
    }
}
