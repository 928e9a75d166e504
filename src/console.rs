//! The one loop: it alone owns the game. Inputs come in stamped, effects go out in order, behind the facts before them.

mod asking;
mod braille;
mod commit_gate;
mod due;
mod effects;
mod hand;
mod helping;
mod keys;
mod mating;
mod next;
mod power;
mod saving;
mod saying;
mod sleep;
mod sounds;
pub mod standalone_clock;
mod study;
mod tutorial;
mod warnings;

use std::path::PathBuf;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender};

use crate::answers::{self, Manner};
use crate::config::keeper::{Keeper, NotKept};
use crate::config::{Key, Settings, Speech};
use crate::desk::again::{Again, Moment};
use crate::desk::keyboard::Keyboard;
use crate::desk::levers::Levers;
use crate::desk::pending::Pending;
use crate::desk::quick_settings::QuickSettings;
use crate::desk::speech_history::SpeechHistory;
use crate::desk::step::Step;
use crate::desk::tutorial::Tutorial;
use crate::desk::{self, Desk};
use crate::engine::builtin::{BuiltinEngine, Reply};
use crate::engine::mating::{Answer as MateAnswer, Mating};
use crate::game::Game;
use crate::game::command::{Command, Happening, Input};
use crate::game::effect::{Cue, Effect};
use crate::game::fact::{HalfMoveId, Source};
use crate::game::mating::About;
use crate::game::roles::{Seat, Seats};
use crate::input::{self, InputEvent, frame};
use crate::journal::thread::{BatchId, Handle, JournalNews};
use crate::output::braille_display;
use crate::output::queue::Ticket;
use crate::output::route::{Output, OutputNews};
use crate::rules::mating::About as Searched;
use crate::time::{Stamper, Tick, TimeOfDay};
use crate::view::View;
use crate::words::Words;
use crate::words::clock_notice::ClockNotice;
use crate::words::key_notice::KeyNotice;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use asking::Unheard;
use commit_gate::CommitGate;
use due::Arrival;
use helping::Short;
use next::Another;
pub use next::Ending;
pub use power::Supply;
use sleep::Sleep;
use warnings::Warners;

/// How long (ms) is waited where nothing happens by itself.
const IDLE: u64 = 60_000;

/// No wait ends while the machine sleeps: so soon (ms) after it has woken we notice, where a clock runs.
const LOOK: u64 = 1_000;

/// What can reach the loop.
#[derive(Debug)]
pub enum LoopEvent {
    /// A signal asks for the end, or the window has another size.
    Input(InputEvent),
    /// News of the journal.
    Journal(JournalNews),
    /// The built-in opponent has answered, at this moment.
    BuiltinEngine(Tick, Reply),
    /// Whether a side can still mate has been looked into, at this moment.
    Mating(Tick, MateAnswer),
    /// A copy of the game up to here was written for this seat, or could not be.
    Copied(Seat, BatchId, Result<PathBuf, String>),
    /// A changed setting could not be kept.
    NotKept(NotKept),
    /// News of battery, mains and sleep.
    Power(input::power::News),
    /// News of the voices.
    Output(OutputNews),
    /// News of the Braille display, at this moment.
    Display(Tick, braille_display::DisplayNews),
}

impl From<InputEvent> for LoopEvent {
    fn from(event: InputEvent) -> LoopEvent {
        LoopEvent::Input(event)
    }
}

/// All that the loop works with.
pub struct Resources {
    /// Battery and mains.
    pub supply: Supply,
    /// What people enter, in a queue that makes a program wait which enters more than can be read.
    pub inputs: Receiver<InputEvent>,
    /// News of the voices and of signals, in a queue in which nobody waits.
    pub events: Receiver<LoopEvent>,
    /// News of the threads that serve this game alone; with the game they are gone.
    pub news: Receiver<LoopEvent>,
    /// Into that queue.
    pub own: Sender<LoopEvent>,
    /// The journal of this game.
    pub journal: Handle,
    /// Voices, cues and lines.
    pub output: Output,
    /// The words of all languages.
    pub words: Arc<Words>,
    /// The built-in opponent, where it plays.
    pub engine: Option<BuiltinEngine>,
    /// Who says whether a side can still mate; `None` where the system gives no threads.
    pub mating: Option<Mating>,
    /// Whether a PIN for the arbiter is to be chosen when the game begins.
    pub choose_pin: bool,
    /// Tells this run apart from all others.
    pub salt: u128,
    /// The time of the game.
    pub stamper: Stamper,
    /// Where the journal is, for those who ask.
    pub file: PathBuf,
    /// Whether lines are read from something that is no terminal.
    pub piped: bool,
    /// What holds for this console when it is opened.
    pub settings: Settings,
    /// Who keeps a changed setting for the next time; `None`: nobody.
    pub keeper: Option<Keeper>,
    /// Where a time control that was put together is saved; `None`: there is no place for it.
    pub clocks_file: Option<PathBuf>,
    /// Whether the earphone is to be checked when the game begins: at a tournament, where one is named.
    pub check_earphone: bool,
    /// The voice that the player has chosen, for when he wants one again.
    pub voice: Speech,
}

/// How the loop ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Farewell {
    /// Everything is on disk, in its own file or in a copy that was asked for.
    Saved,
    /// The last facts are not, and why.
    Unsaved(String),
}

/// The console.
pub struct Console {
    /// The game as it has been decided.
    game: Game,
    /// The game as far as its facts are on disk: what anybody may hear of it.
    committed: Game,
    commit_gate: CommitGate,
    desk: Desk,
    keyboard: Keyboard,
    /// The triggers of a pad.
    levers: Levers,
    warners: Warners,
    quick_settings: QuickSettings,
    /// What holds for this console now.
    settings: Settings,
    /// A cue that is to be heard when its name has been said.
    named_cue: Option<(Ticket, Cue)>,
    /// What was asked last, by whom, and when.
    asked: Again,
    speech_history: SpeechHistory,
    /// The open question that the keyboard knows of.
    followed: Option<Pending>,
    /// The open question that stands on the Braille display.
    shown_question: Option<Pending>,
    /// What was last answered shortly, and is told whole when it is asked for again.
    told_short: Option<Short>,
    /// Somebody is learning the keys and the cues.
    tutorial: Option<Tutorial>,
    resources: Resources,
    /// Real time, for patience with the disk; the time of the game may be simulated.
    wall: Stamper,
    /// A line whose moment lets something fall due first.
    put_back: Option<InputEvent>,
    sleep: Sleep,
    engine_asked: bool,
    /// What was asked about mates and is not answered yet, as the game and as the worker call it.
    mates_asked: Vec<(Option<HalfMoveId>, About, Searched)>,
    /// Said as soon as the game's own first words are.
    greeting: Vec<Notice>,
    unheard: Unheard,
    /// Who wants to know that everything is saved, as soon as it is.
    asked_saved: Vec<Seat>,
    /// A copy is being written: the next line from a pipe waits for it.
    copying: Option<JoinHandle<()>>,
    /// The last copy that was saved elsewhere, and up to where it goes.
    copy: Option<(BatchId, PathBuf)>,
    /// Up to here somebody knows that leaving would lose it.
    warned: Option<BatchId>,
    leaving: bool,
    /// What the next game begins from, if one is wished for.
    another: Option<Another>,
}

impl Console {
    /// A console for a game that has just begun or been taken up; `committed` is what is on disk of it.
    #[must_use]
    pub fn new(game: Game, committed: Game, keyboard: Keyboard, resources: Resources) -> Console {
        let checks_earphone = resources.check_earphone;
        let warners = Warners::new(&resources.settings.warnings, &committed, resources.stamper.now());
        Console {
            warners,
            quick_settings: QuickSettings::default(),
            settings: resources.settings.clone(),
            named_cue: None,
            asked: Again::default(),
            game,
            committed,
            commit_gate: CommitGate::default(),
            desk: Desk::in_simulated_time(resources.stamper.is_simulated()),
            keyboard,
            levers: Levers::default(),
            speech_history: SpeechHistory::default(),
            followed: None,
            shown_question: None,
            told_short: None,
            tutorial: None,
            sleep: Sleep::known(resources.stamper.asleep()),
            resources,
            wall: Stamper::real(),
            put_back: None,
            engine_asked: false,
            mates_asked: Vec::new(),
            greeting: Vec::new(),
            unheard: Unheard::until_checked(checks_earphone),
            asked_saved: Vec::new(),
            copying: None,
            copy: None,
            warned: None,
            leaving: false,
            another: None,
        }
    }

    /// Does the first effects, says the greeting behind them, and plays until somebody leaves, begins another game, or the input
    /// ends.
    pub fn run(mut self, first: Vec<Effect>, greeting: Vec<Notice>) -> Ending {
        self.greeting = greeting;
        self.show_pairs();
        self.carry_out(first);
        while !self.leaving {
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
        let own = [&self.resources.events, &self.resources.news];
        let arrival = due::arrival(own, settled.then_some(&self.resources.inputs), self.patience());
        match sleep::before(self, arrival) {
            Some(Arrival::Event(event)) => self.event(event),
            Some(Arrival::Input(input)) => self.input(input),
            Some(Arrival::Nothing) => self.nothing_arrived(),
            Some(Arrival::Gone) => self.leaving = true,
            None => {}
        }
        self.warn();
        self.show_question();
    }

    /// Whether the next line may be read. Lines from a pipe are read one after another, so that each finds what the one
    /// before it set off; somebody at the keys never waits.
    fn is_settled(&self) -> bool {
        if !self.resources.piped && !self.sleep.has_just_ended {
            return true;
        }
        !self.commit_gate.is_waiting()
            && !self.resources.output.is_behind()
            && self.copying.is_none()
            && !self.engine_asked
            && self.mates_asked.is_empty()
            && !self.commit_gate.will_ask_engine()
    }

    /// How long to wait for an event: until the soonest of what happens by itself.
    fn patience(&self) -> Duration {
        let now = self.wall.now();
        let journal = self.commit_gate.deadline().map(|deadline| deadline.since(now));
        let clock = (!self.resources.stamper.is_simulated())
            .then(|| self.game.deadline().map(|deadline| deadline.since(self.resources.stamper.now())))
            .flatten();
        let look = clock.map(|_| LOOK);
        let warning = self.next_warning().filter(|_| !self.resources.stamper.is_simulated());
        let warning = warning.map(|due| due.since(self.resources.stamper.now()));
        let soonest = [journal, clock, look, warning].into_iter().flatten().min().unwrap_or(IDLE);
        Duration::from_millis(soonest)
    }

    /// Nothing has come: the disk may be too slow, or a flag may have fallen.
    fn nothing_arrived(&mut self) {
        if self.commit_gate.deadline().is_some_and(|deadline| deadline <= self.wall.now()) {
            self.not_saving(saving::NO_ANSWER);
        }
        due::catch_up(self);
    }

    fn deadline(&mut self, at: Tick) {
        let what = Happening::Deadline;
        let effects = self.game.handle(Input { seat: self.game.owner(), source: Source::Console, at, what });
        self.carry_out(effects);
    }

    fn event(&mut self, event: LoopEvent) {
        match event {
            LoopEvent::Input(event) => self.input(event),
            LoopEvent::Journal(news) => self.journal(news),
            LoopEvent::BuiltinEngine(at, reply) => self.engine_answered(at, reply),
            LoopEvent::Mating(at, answer) => self.mate_answered(at, answer),
            LoopEvent::Power(news) => self.power_news(news),
            LoopEvent::NotKept(setting) => self.say(self.game.owner(), &saving::not_kept(&setting), Urgency::Polite),
            LoopEvent::Copied(seat, through, copied) => self.copied(seat, through, copied),
            // Who drives the console through pipes and reads no more is gone; at a terminal there is still the voice.
            LoopEvent::Output(OutputNews::LinesGone) => self.leaving |= self.resources.piped,
            // Whatever ends a wait lets the loop look whether the next line may be read.
            LoopEvent::Output(OutputNews::LinesCaughtUp) => {}
            LoopEvent::Output(OutputNews::Finished { ticket, how }) => self.finished(ticket, how),
            LoopEvent::Output(news) => self.sound_news(news),
            LoopEvent::Display(at, event) => self.display(event, at),
        }
    }

    fn journal(&mut self, news: JournalNews) {
        match news {
            JournalNews::Written(batch) => {
                let (released, over) = self.commit_gate.written(batch);
                self.release(released);
                if over {
                    self.say(self.game.owner(), &Notice::SavingAgain, Urgency::Urgent);
                }
                self.tell_saved();
            }
            JournalNews::Trouble { why } => self.not_saving(&why),
            JournalNews::CaughtUp { through, file } => {
                self.resources.file = file;
                self.journal(JournalNews::Written(through));
            }
        }
    }

    fn engine_answered(&mut self, at: Tick, reply: Reply) {
        self.engine_asked = false;
        let seat = Seat::Side(!self.game.owner_side());
        let what = Happening::Engine { after: reply.after, answer: reply.answer };
        let effects = self.game.handle(Input { seat, source: Source::BuiltinEngine, at, what });
        self.carry_out(effects);
    }

    // --- input ---

    fn input(&mut self, event: InputEvent) {
        match event {
            InputEvent::Line { at, text } => match text {
                Ok(text) => self.framed_line(&text, at),
                Err(_) => self.say(self.game.owner(), &Notice::NotText, Urgency::Urgent),
            },
            InputEvent::Key { at, key } => self.key(key, at),
            InputEvent::Paste { at, text } => self.paste(&text, at),
            InputEvent::Resize { .. } => self.draw_entry(),
            InputEvent::Pad { name, connected, .. } => {
                let urgency = if connected { Urgency::Polite } else { Urgency::Urgent };
                self.say(self.game.owner(), &Notice::from(ClockNotice::Pad { name, connected }), urgency);
            }
            InputEvent::End { .. } => self.leave(),
        }
    }

    /// A line with its moment and its seat in front of it.
    fn framed_line(&mut self, text: &str, arrived: Tick) {
        let owner = self.game.owner();
        let Ok(frame) = frame::parse(text, &desk::languages_at(&self.game)) else {
            return self.say(owner, &Notice::WrongMoment, Urgency::Urgent);
        };
        let Some(at) = due::moment(frame.at, arrived, &self.resources.stamper) else {
            return self.say(owner, &Notice::WrongMoment, Urgency::Urgent);
        };
        if frame.at.is_some() && sleep::pass_until(self, at, frame.slept) {
            // What fell due on the way is heard before the line is read.
            self.put_back = Some(InputEvent::Line { at: arrived, text: Ok(text.to_owned()) });
            return;
        }
        // A line that has nothing but its moment only lets time pass.
        if frame.at.is_none() || !frame.rest.trim().is_empty() {
            self.line(frame.rest, frame.seat, Source::Line, at);
        }
    }

    fn line(&mut self, text: &str, named: Option<Seat>, source: Source, at: Tick) {
        if self.is_for_the_tutorial(named) && !self.desk.is_asking() {
            return self.tutored_line(text, source, at);
        }
        self.asked.begin();
        let mut commanded = false;
        self.desk.set_scene(at, self.resources.piped, self.resources.salt);
        for step in self.desk.line(text, named, &self.game) {
            match step {
                // What is learned never reaches the game.
                Step::Command { .. } if self.is_for_the_tutorial(named) => {}
                // What is asked behind a command is said behind what the command does.
                Step::Say { seat, notice } if commanded => {
                    if let Some((seat, notice)) = self.commit_gate.behind(seat, notice) {
                        self.say(seat, &notice, Urgency::Polite);
                    }
                }
                step => {
                    commanded |= matches!(step, Step::Command { .. });
                    self.step(step, source, at);
                }
            }
        }
    }

    fn step(&mut self, step: Step, source: Source, at: Tick) {
        match step {
            Step::Command { seat, command } => self.command(seat, command, source, at),
            Step::Ask { seat, question } => {
                // Whoever asks the same again wants to hear more.
                let view = View::of(&self.committed, seat);
                let line = self.desk.client(seat).line(&view);
                let long = self.asked.is_again(seat, question, Moment::of(&view, line), at);
                let Settings { order, orientation, .. } = self.settings;
                let time_of_day = Some(TimeOfDay::now(&self.resources.stamper));
                let manner = Manner { order, orientation, long, time_of_day };
                let message = answers::answer_from(&view, line, question, manner, at);
                self.tell(Seats::only(seat), &message, Urgency::Urgent);
            }
            Step::Study { seat, wish } => self.study(seat, wish, source, at),
            Step::Edge { seat } => self.resources.output.cue(Seats::only(seat), Cue::Edge),
            Step::Tell { seat, message } => {
                self.resources.output.cue(Seats::only(seat), Cue::Refusal);
                self.tell(Seats::only(seat), &message, Urgency::Urgent);
            }
            Step::Say { seat, notice } => self.reply(seat, &notice),
            Step::Help { seat } => self.help(seat),
            Step::HelpOn { seat, topic } => self.help_on(topic, seat),
            Step::QuickSetting { setting, change, .. } => self.set_by_word(setting, change),
            Step::Harder { seat, up } => {
                let level = u32::from(self.settings.level);
                self.level(seat, Some(if up { level + 1 } else { level.saturating_sub(1) }));
            }
            Step::Power { seat } => self.tell_power(seat),
            Step::KeyList => self.list_keys(),
            Step::RepeatPublicly { seat } => match self.speech_history.announcement() {
                Some(announcement) => self.utter(Utterance { urgency: Urgency::Polite, ..announcement }),
                None => self.say(seat, &Notice::Keys(KeyNotice::NothingAnnounced), Urgency::Urgent),
            },
            Step::Repeat { seat } => {
                if let Some(last) = self.speech_history.last_to(seat) {
                    let to = Seats::only(seat.unwrap_or(self.game.owner()));
                    let again = Utterance { to, urgency: Urgency::Urgent, ..last };
                    self.resources.output.tell(&again);
                }
            }
            Step::Save { seat, elsewhere } => self.save(seat, elsewhere),
            Step::Cues { seat } => self.list_cues(seat),
            Step::Cue { seat, cue, loudness } => self.one_cue(seat, cue, loudness),
            Step::Sounds { on } => self.set_sounds(on),
            Step::Speech { wanted } => {
                let on = wanted.unwrap_or(!self.resources.output.is_self_voicing());
                self.turn_voice(on);
            }
            Step::CheckEarphone => self.check_earphone(),
            Step::Earphone { heard } => {
                self.unheard.stop();
                self.resources.output.confirm_private(heard);
                if !heard {
                    self.say(self.game.owner(), &Notice::Dropped, Urgency::Urgent);
                }
            }
            Step::Tutorial => self.begin_tutorial(at),
            Step::Leave => self.wish_to_leave(),
            Step::Warnings { seat, wish } => self.warnings(seat, wish),
            Step::Level { seat, wanted } => self.level(seat, wanted),
            Step::Control { seat, time, name, at_once } => self.use_control(seat, *time, name.as_deref(), at_once),
            Step::NewGame { start, wish } => self.begin_another(start, wish),
        }
    }

    /// What is said of a line; the cue of a refusal first, and the words wait for its end.
    fn reply(&mut self, seat: Seat, notice: &Notice) {
        if notice.refuses() {
            self.resources.output.cue(Seats::only(seat), Cue::Refusal);
        }
        self.say(seat, notice, Urgency::Urgent);
    }

    fn command(&mut self, seat: Seat, command: Command, source: Source, at: Tick) {
        if source == Source::Keys && self.tutorial.is_some() {
            return;
        }
        let effects = self.game.handle(Input { seat, source, at, what: Happening::Command(command) });
        self.carry_out(effects);
    }

    /// Keeps a setting for the next time.
    fn remember(&mut self, key: Key, value: &str) {
        if let Some(keeper) = &self.resources.keeper {
            keeper.keep(key, value);
        }
    }
}

impl due::Runs for Console {
    fn deadline(&self) -> Option<Tick> {
        self.game.deadline()
    }

    fn fall_due(&mut self, at: Tick) {
        self.deadline(at);
    }

    fn take(&mut self, event: InputEvent) {
        self.input(event);
    }

    fn inputs(&self) -> (&Receiver<InputEvent>, &Stamper) {
        (&self.resources.inputs, &self.resources.stamper)
    }
}
