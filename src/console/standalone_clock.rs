//! The loop of a clock alone. It shares with the loop of games what is not a game: the commit gate, the journal's thread, the voices, the
//! last words, and the moments of lines.

mod asking;
mod keys;
mod warning;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::Receiver;

use super::Supply;
use super::commit_gate::{CommitGate, Released};
use super::due::Arrival;
use super::sleep::Sleep;
use super::warnings::Warner;
use super::{Farewell, IDLE, LOOK, LoopEvent, due, saving, sleep, sounds};
use crate::config::keeper::Keeper;
use crate::config::{Key as Setting, Settings, Speech};
use crate::desk::clock_keys::ClockKeys;
use crate::desk::entry::Entry;
use crate::desk::levers::Levers;
use crate::desk::speech_history::SpeechHistory;
use crate::game::clock::TimeControl;
use crate::game::effect::Cue;
use crate::game::fact::{ByColorOf, Source};
use crate::game::participant::TimeWords;
use crate::game::roles::{Seat, Seats};
use crate::game::standalone_clock::{Command, Effect, Fact, Happening, Input, Phase, Refusal, Says, StandaloneClock};
use crate::input::{InputEvent, frame};
use crate::journal::thread::{Finish, Handle, JournalNews, Unsaved};
use crate::output::route::{Output, OutputNews};
use crate::rules::position::Color;
use crate::time::{Stamper, Tick};
use crate::words::clock_notice::{ClockKey, ClockNotice};
use crate::words::key_notice::{KeyNotice, QuickSetting, QuickValue};
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use crate::words::{Listener, Words};
use asking::Asking;

/// All that the loop works with.
pub struct Resources {
    /// Battery and mains.
    pub supply: Supply,
    /// What people enter.
    pub inputs: Receiver<InputEvent>,
    /// News of the voices and of signals.
    pub events: Receiver<LoopEvent>,
    /// News of the journal of this clock alone.
    pub news: Receiver<LoopEvent>,
    /// The journal.
    pub journal: Handle<Fact>,
    /// Voices, cues and lines.
    pub output: Output,
    /// The words of all languages.
    pub words: Arc<Words>,
    /// The time.
    pub stamper: Stamper,
    /// Where the journal is.
    pub file: PathBuf,
    /// Whether lines are read from something that is no terminal.
    pub piped: bool,
    /// What holds for this console.
    pub settings: Settings,
    /// Who keeps a changed setting for the next time; `None`: nobody.
    pub keeper: Option<Keeper>,
    /// Where a control that was put together is saved; `None`: there is no place for it.
    pub clocks_file: Option<PathBuf>,
    /// Which key does what.
    pub keys: ClockKeys,
    /// Whether the earphone is to be checked first.
    pub check_earphone: bool,
    /// The voice that the player has chosen, for when he wants one again.
    pub voice: Speech,
}

/// How the loop has ended.
pub enum Ending {
    /// Somebody has left.
    Left(Farewell),
    /// Another clock is to be set up; this one is put away.
    Another {
        /// By this control.
        time: ByColorOf<TimeControl>,
        /// All that the loop worked with.
        resources: Box<Resources>,
    },
}

/// The console of a clock alone.
pub struct ClockConsole {
    /// The clock as it has been decided.
    clock: StandaloneClock,
    /// The clock as far as its facts are on disk: what anybody may hear of it.
    committed: StandaloneClock,
    commit_gate: CommitGate<Effect>,
    levers: Levers,
    warner: Warner,
    sleep: Sleep,
    entry: Entry,
    /// The open question, and who is asked: lines of others are words as ever.
    asking: Option<(Seat, Asking)>,
    speech_history: SpeechHistory,
    resources: Resources,
    /// Real time, for patience with the disk; the time of the clock may be simulated.
    wall: Stamper,
    /// A line whose moment lets something fall due first.
    put_back: Option<InputEvent>,
    /// Said as soon as the clock's own first words are.
    greeting: Vec<Notice>,
    /// The control of the clock that is to be set up next.
    another: Option<ByColorOf<TimeControl>>,
    /// A time control is to be put together when the clock has said its first words.
    composes: bool,
    leaving: bool,
}

impl ClockConsole {
    /// A console for a clock that has just been set up or taken up; `committed` is what is on disk of it.
    #[must_use]
    pub fn new(clock: StandaloneClock, committed: StandaloneClock, resources: Resources) -> ClockConsole {
        let side = clock.started().owner.side().unwrap_or(Color::White);
        let reading = clock.reading(resources.stamper.now());
        ClockConsole {
            warner: Warner::new(resources.settings.warnings.clone(), side, Some(&reading)),
            sleep: Sleep::known(resources.stamper.asleep()),
            clock,
            committed,
            commit_gate: CommitGate::default(),
            levers: Levers::default(),
            entry: Entry::new(resources.settings.echo),
            asking: None,
            speech_history: SpeechHistory::default(),
            resources,
            wall: Stamper::real(),
            put_back: None,
            greeting: Vec::new(),
            another: None,
            composes: false,
            leaving: false,
        }
    }

    /// Does the first effects, says the greeting behind them, and runs until somebody leaves, sets up another clock, or the input
    /// ends.
    pub fn run(mut self, first: Vec<Effect>, greeting: Vec<Notice>) -> Ending {
        self.greeting = greeting;
        self.carry_out(first);
        while !self.leaving {
            self.turn();
        }
        self.end()
    }

    /// A time control is put together before anything else.
    #[must_use]
    pub fn composing(mut self, now: bool) -> ClockConsole {
        self.composes = now;
        self
    }

    fn owner(&self) -> Seat {
        self.clock.started().owner
    }

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
    }

    /// Lines from a pipe are read one after another; somebody at the keys never waits.
    fn is_settled(&self) -> bool {
        (!self.resources.piped && !self.sleep.has_just_ended)
            || (!self.commit_gate.is_waiting() && !self.resources.output.is_behind())
    }

    fn patience(&self) -> Duration {
        let (wall, now) = (self.wall.now(), self.resources.stamper.now());
        let journal = self.commit_gate.deadline().map(|deadline| deadline.since(wall));
        let look = (self.clock.phase() == Phase::Running).then(|| now.after(LOOK));
        let own = [self.clock.deadline(), self.next_warning(), look];
        let own = own.into_iter().flatten().map(|deadline| deadline.since(now)).min();
        let own = own.filter(|_| !self.resources.stamper.is_simulated());
        Duration::from_millis([journal, own].into_iter().flatten().min().unwrap_or(IDLE))
    }

    fn nothing_arrived(&mut self) {
        if self.commit_gate.deadline().is_some_and(|deadline| deadline <= self.wall.now()) {
            self.not_saving(saving::NO_ANSWER);
        }
        due::catch_up(self);
    }

    fn event(&mut self, event: LoopEvent) {
        match event {
            LoopEvent::Input(event) => self.input(event),
            LoopEvent::Journal(JournalNews::Written(batch)) => {
                let (released, over) = self.commit_gate.written(batch);
                self.release(released);
                if over {
                    self.say(self.owner(), &Notice::SavingAgain, Urgency::Urgent);
                }
            }
            LoopEvent::Journal(JournalNews::Trouble { why }) => self.not_saving(&why),
            LoopEvent::Journal(JournalNews::CaughtUp { through, file }) => {
                self.resources.file = file;
                self.event(LoopEvent::Journal(JournalNews::Written(through)));
            }
            LoopEvent::Power(news) => {
                if let Some(notice) = self.resources.supply.hear(news) {
                    self.say(self.owner(), &Notice::Power(notice), Urgency::Polite);
                }
            }
            LoopEvent::NotKept(setting) => self.say(self.owner(), &saving::not_kept(&setting), Urgency::Polite),
            LoopEvent::Output(OutputNews::LinesGone) => self.leaving |= self.resources.piped,
            // There is neither opponent nor board nor Braille display, and no list that the voice is followed through.
            LoopEvent::Output(OutputNews::Finished { .. } | OutputNews::LinesCaughtUp)
            | LoopEvent::BuiltinEngine(..)
            | LoopEvent::Mating(..)
            | LoopEvent::Copied(..)
            | LoopEvent::Display(..) => {}
            LoopEvent::Output(news) => {
                if let Some((notice, urgency)) = sounds::notice_of(news) {
                    self.say(self.owner(), &notice, urgency);
                }
            }
        }
    }

    fn input(&mut self, event: InputEvent) {
        match event {
            InputEvent::Line { at, text: Ok(text) } => self.framed_line(&text, at),
            InputEvent::Line { text: Err(_), .. } => self.say(self.owner(), &Notice::NotText, Urgency::Urgent),
            InputEvent::Key { at, key } => self.key(key, at),
            InputEvent::Paste { text, .. } => self.paste(&text),
            InputEvent::Resize { .. } => self.draw_entry(),
            InputEvent::Pad { name, connected, .. } => {
                let urgency = if connected { Urgency::Polite } else { Urgency::Urgent };
                self.say(self.owner(), &Notice::from(ClockNotice::Pad { name, connected }), urgency);
            }
            InputEvent::End { .. } => self.leaving = true,
        }
    }

    /// A line with its moment and its seat in front of it.
    fn framed_line(&mut self, text: &str, arrived: Tick) {
        let read = frame::parse(text, &[self.resources.settings.language]).ok();
        let moment = read.and_then(|frame| Some((frame, due::moment(frame.at, arrived, &self.resources.stamper)?)));
        let Some((frame, at)) = moment else {
            return self.reply(self.owner(), &Notice::WrongMoment);
        };
        if frame.at.is_some() && sleep::pass_until(self, at, frame.slept) {
            // What fell due on the way is heard before the line is read.
            self.put_back = Some(InputEvent::Line { at: arrived, text: Ok(text.to_owned()) });
            return;
        }
        let seat = frame.seat.unwrap_or(self.owner());
        if frame.at.is_none() || !frame.rest.is_empty() {
            self.line(frame.rest, seat, Source::Line, at);
        }
    }

    fn command(&mut self, what: Happening, seat: Seat, source: Source, at: Tick) {
        let effects = self.clock.handle(Input { seat, source, at, what });
        self.carry_out(effects);
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        let (released, batch) = self.commit_gate.enter(effects, self.wall.now());
        if let Some((batch, facts)) = batch {
            self.resources.journal.append(batch, facts);
        }
        self.release(released);
    }

    fn release(&mut self, released: Released<Effect>) {
        for fact in &released.facts {
            self.committed.apply(fact);
        }
        let spoken = !released.effects.is_empty();
        for effect in released.effects {
            match effect {
                // The commit gate hands facts out separately.
                Effect::Record(fact) => self.committed.apply(&fact),
                Effect::Tell { to, what } => self.tell(to, what),
                Effect::Cue { to, cue } => self.resources.output.cue(to, cue),
            }
        }
        for (seat, notice) in released.notices {
            self.say(seat, &notice, Urgency::Polite);
        }
        if spoken {
            for notice in std::mem::take(&mut self.greeting) {
                self.say(self.owner(), &notice, Urgency::Polite);
            }
            self.ask_at_the_start();
            if std::mem::take(&mut self.composes) {
                self.begin_to_compose(self.owner());
            }
        }
    }

    fn not_saving(&mut self, why: &str) {
        let (released, news) = self.commit_gate.give_up();
        if news {
            self.say(self.owner(), &Notice::NotSaving { why: why.to_owned() }, Urgency::Urgent);
        }
        self.release(released);
    }

    // --- saying ---

    fn listener(&self) -> Listener {
        let Settings { language, style, time_words: times, .. } = self.resources.settings;
        Listener { language, style, times, ..Listener::default() }
    }

    fn tell(&mut self, to: Seats, what: Says) {
        let urgency = if to.is_public() { Urgency::Polite } else { Urgency::Urgent };
        let notice = Notice::from(self.with_keys(what));
        // What both players hear says times in full, as at the table of a game.
        let own = self.listener();
        let listener = if to.is_public() { Listener { times: TimeWords::Long, ..own } } else { own };
        let segments = self.resources.words.notice(&notice, &listener);
        self.utter(Utterance { to, urgency, segments });
    }

    /// At the keys it is keys, and not words, that are told as the way to go on.
    fn with_keys(&self, what: Says) -> ClockNotice {
        let pause = || self.resources.keys.at_the_keyboard(ClockKey::Pause);
        match what {
            Says::Refused(Refusal::Stands) if !self.resources.piped => ClockNotice::Stands { pause: pause() },
            Says::Refused(Refusal::Runs) if !self.resources.piped => ClockNotice::Runs { pause: pause() },
            Says::Slept { millis } if !self.resources.piped => ClockNotice::Slept { millis, pause: pause() },
            what => ClockNotice::Says(Box::new(what)),
        }
    }

    fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        let segments = self.resources.words.notice(notice, &self.listener());
        self.utter(Utterance { to: Seats::only(seat), urgency, segments });
    }

    /// What is said of a line; the cue of a refusal first.
    fn reply(&mut self, seat: Seat, notice: &Notice) {
        if notice.refuses() {
            self.resources.output.cue(Seats::only(seat), Cue::Refusal);
        }
        self.say(seat, notice, Urgency::Urgent);
    }

    fn utter(&mut self, utterance: Utterance) {
        self.resources.output.tell(&utterance);
        self.speech_history.keep(utterance);
    }

    fn repeat(&mut self, seat: Seat) {
        if let Some(last) = self.speech_history.last_to(Some(seat)) {
            self.resources.output.tell(&Utterance { to: Seats::only(seat), urgency: Urgency::Urgent, ..last });
        }
    }

    fn turn_voice(&mut self, wanted: Option<bool>) {
        let on = wanted.unwrap_or(!self.resources.output.is_self_voicing());
        let voice = if on { self.resources.voice } else { Speech::Reader };
        self.remember(Setting::Speech, voice.name());
        if on {
            self.resources.output.set_self_voicing(true);
        }
        self.say(self.owner(), &Notice::SelfVoicing { on }, Urgency::Urgent);
        self.resources.output.set_self_voicing(on);
    }

    /// Says times short or in full from now on.
    fn choose_times(&mut self, seat: Seat, words: TimeWords) {
        self.resources.settings.time_words = words;
        self.remember(Setting::TimeWords, words.name());
        let (setting, value) = (QuickSetting::TimeWords, QuickValue::Choice(words.name()));
        self.reply(seat, &Notice::Keys(KeyNotice::QuickSetting { setting, value }));
    }

    /// Keeps a setting for the next time.
    fn remember(&mut self, key: Setting, value: &str) {
        if let Some(keeper) = &self.resources.keeper {
            keeper.keep(key, value);
        }
    }

    // --- the end ---

    /// Leaving stops the clock first, so that nothing is a gap.
    fn end(mut self) -> Ending {
        let at = self.resources.stamper.now();
        let last = match self.clock.phase() {
            Phase::Over => None,
            _ if self.another.is_some() => Some(Command::Finish),
            Phase::Running => Some(Command::Pause),
            Phase::Waiting | Phase::Paused => None,
        };
        if let Some(command) = last {
            self.command(Happening::Command(command), self.owner(), Source::Console, at);
        }
        let farewell = self.put_away();
        match (self.another.take(), farewell) {
            (Some(time), Farewell::Saved) => Ending::Another { time, resources: Box::new(self.resources) },
            (_, farewell) => {
                let Resources { output, events, inputs, piped, .. } = &self.resources;
                saving::speak_to_the_end(output, events, inputs, *piped);
                Ending::Left(farewell)
            }
        }
    }

    /// Waits until the clock is on disk, and says what has become of it.
    fn put_away(&mut self) -> Farewell {
        match self.resources.journal.finish(saving::patience(self.resources.journal.trouble().as_deref())) {
            Finish::Saved { file } => {
                self.resources.file = file;
                self.event(LoopEvent::Journal(JournalNews::Written(self.commit_gate.last())));
                if self.another.is_none() {
                    let over = self.clock.phase() == Phase::Over;
                    let resumable = Notice::from(ClockNotice::Kept);
                    self.say(self.owner(), &if over { Notice::GoodbyeOver } else { resumable }, Urgency::Polite);
                }
                Farewell::Saved
            }
            Finish::Unsaved(Unsaved { why, game, .. }) => {
                let why = why.unwrap_or_else(|| saving::SILENT_DISK.to_owned());
                let (released, _) = self.commit_gate.give_up();
                self.release(released);
                let (notice, farewell) = saving::save_anywhere(&game, &self.resources.file, why);
                self.say(self.owner(), &notice, Urgency::Urgent);
                farewell
            }
        }
    }
}

impl due::Runs for ClockConsole {
    fn deadline(&self) -> Option<Tick> {
        self.clock.deadline()
    }

    fn fall_due(&mut self, at: Tick) {
        self.command(Happening::Deadline, self.owner(), Source::Console, at);
    }

    fn take(&mut self, event: InputEvent) {
        self.input(event);
    }

    fn inputs(&self) -> (&Receiver<InputEvent>, &Stamper) {
        (&self.resources.inputs, &self.resources.stamper)
    }
}
