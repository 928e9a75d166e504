//! The device of a clock alone. It shares with that of games what is not a game.

mod asking;
mod keys;
mod warning;

use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use super::steps::Came;
use super::{News, Resources, resources, sounds};
use crate::config::{Key as Setting, Settings};
use crate::desk::clock_keys::ClockKeys;
use crate::desk::entry::Entry;
use crate::desk::keymap::KeyMap;
use crate::desk::levers::Levers;
use crate::desk::lines::quick_setting::{QuickSetting, QuickValue};
use crate::desk::notices::clock::ClockNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::warnings::Warner;
use crate::game::clock::TimeControl;
use crate::game::command::Input;
use crate::game::effect::Cue;
use crate::game::fact::Source;
use crate::game::participant::{Language, TimeWords};
use crate::game::roles::{Seat, Seats};
use crate::game::standalone_clock::{Command, Effect, Happening, Phase, Refusal, Says, StandaloneClock};
use crate::input::InputEvent;
use crate::keys::clock_key::ClockKey;
use crate::output::route::OutputNews;
use crate::rules::position::{ByColor, Color};
use crate::table::device::{self, Device};
use crate::table::machine::Parting;
use crate::time::{Stamper, Tick};
use crate::words::Listener;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use asking::Asking;

/// What the device of a clock sees of its table.
type Scene = device::Scene<StandaloneClock>;

/// What it asks of the table; the next clock is set up by this control.
type Request = device::Request<StandaloneClock, ByColor<TimeControl>, News>;

/// The device of a clock alone.
pub struct ClockConsole {
    owner: Seat,
    levers: Levers,
    warner: Warner,
    entry: Entry,
    /// The open question of each seat: lines of others are words as ever.
    asking: [Option<Asking>; Seat::ALL.len()],
    /// What each seat heard last.
    last: [Option<Arc<Utterance>>; Seat::ALL.len()],
    resources: Resources,
    keys: ClockKeys,
    /// What a key does to a line that is entered.
    line_keys: KeyMap,
    /// Said as soon as the clock's own first words are.
    greeting: Vec<Notice>,
    /// Whether the earphone is to be checked first.
    check_earphone: bool,
    /// A time control is to be put together when the clock has said its first words.
    composes: bool,
    requests: VecDeque<Request>,
}

impl ClockConsole {
    /// The device for a clock that has just been set up or taken up. After its first words the greeting is said; then the
    /// earphone is checked, or a time control put together, if that is wanted.
    pub fn new(
        committed: &StandaloneClock,
        (resources, keys): (Resources, ClockKeys),
        stamper: &Stamper,
        greeting: Vec<Notice>,
        [check_earphone, composes]: [bool; 2],
    ) -> ClockConsole {
        let owner = committed.started().owner;
        let reading = committed.reading(stamper.now());
        let warnings = resources.settings.warnings.clone();
        ClockConsole {
            owner,
            warner: Warner::new(warnings, owner.side().unwrap_or(Color::White), Some(&reading)),
            levers: Levers::default(),
            entry: Entry::new(resources.settings.echo),
            asking: [const { None }; Seat::ALL.len()],
            last: [const { None }; Seat::ALL.len()],
            resources,
            keys,
            line_keys: KeyMap::default(),
            greeting,
            check_earphone,
            composes,
            requests: VecDeque::new(),
        }
    }

    /// What is left for the next clock.
    pub fn left(self) -> (Resources, ClockKeys) {
        (self.resources, self.keys)
    }

    fn command(&mut self, command: Command, seat: Seat, Came { source, at }: Came) {
        self.requests.push_back(Request::Input(Input { seat, source, at, what: Happening::Command(command) }));
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
        let pause = || self.keys.at_the_keyboard(ClockKey::Pause);
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
        let utterance = Arc::new(utterance);
        for seat in utterance.to.iter() {
            self.last[seat.index()] = Some(utterance.clone());
        }
    }

    fn repeat(&mut self, seat: Seat) {
        if let Some(last) = self.last[seat.index()].as_deref().cloned() {
            self.resources.output.tell(&Utterance { to: Seats::only(seat), urgency: Urgency::Urgent, ..last });
        }
    }

    fn turn_voice(&mut self, wanted: Option<bool>) {
        let on = wanted.unwrap_or(!self.resources.output.is_self_voicing());
        self.resources.remember_voice(on);
        if on {
            self.resources.output.set_self_voicing(true);
        }
        self.say(self.owner, &DeskNotice::SelfVoicing { on }.into(), Urgency::Urgent);
        self.resources.output.set_self_voicing(on);
    }

    /// Says times short or in full from now on.
    fn choose_times(&mut self, seat: Seat, words: TimeWords) {
        self.resources.settings.time_words = words;
        self.resources.remember(Setting::TimeWords, words.name());
        let (setting, value) = (QuickSetting::TimeWords, QuickValue::Choice(words.name()));
        self.reply(seat, &Notice::from(KeyNotice::QuickSetting { setting, value }));
    }
}

impl Device<StandaloneClock> for ClockConsole {
    type News = News;
    type Next = ByColor<TimeControl>;

    fn is_piped(&self) -> bool {
        self.resources.piped
    }

    fn is_behind(&self) -> bool {
        self.resources.output.is_behind()
    }

    fn languages(&self) -> Vec<Language> {
        vec![self.resources.settings.language]
    }

    fn line(&mut self, text: &str, named: Option<Seat>, (source, at): (Source, Tick), scene: &Scene) {
        self.read_line(text, named.unwrap_or(self.owner), Came { source, at }, scene);
    }

    fn input(&mut self, event: InputEvent, scene: &Scene) {
        match event {
            InputEvent::Key { at, key } => self.key(key, at, scene),
            InputEvent::Paste { text, .. } => self.paste(&text),
            InputEvent::Resize { .. } => self.draw_entry(),
            InputEvent::Pad { name, connected, .. } => {
                let (notice, urgency) = resources::pad_notice(name, connected);
                self.say(self.owner, &notice, urgency);
            }
            // The table reads lines itself, and ends by itself.
            InputEvent::Line { .. } | InputEvent::Page { .. } | InputEvent::End { .. } => {}
        }
    }

    fn news(&mut self, news: News, _: &Scene) -> bool {
        let told = match news {
            News::Output(OutputNews::LinesGone) => return self.resources.piped,
            News::Output(news) => sounds::notice_of(news),
            News::Power(news) => self.resources.supply.hear(news).map(|notice| (notice, Urgency::Polite)),
            News::NotKept(setting) => Some((resources::not_kept(setting), Urgency::Polite)),
            News::ControlSaved(seat, notices) => {
                self.say_all(seat, notices);
                None
            }
            // A clock has no Braille display, no microphone, no screens, no engine and no training, and asks for no secret.
            News::Display(..)
            | News::Voice(..)
            | News::Kept(_)
            | News::Hashed(..)
            | News::Advised(..)
            | News::LookedAt(_)
            | News::Screen(..)
            | News::Training(..)
            | News::MayTrain(..) => None,
        };
        if let Some((notice, urgency)) = told {
            self.say(self.owner, &notice, urgency);
        }
        false
    }

    fn poll(&mut self, _: &Scene) -> Option<Request> {
        self.requests.pop_front()
    }

    fn facts_known(&mut self, _: &Scene) {}

    fn effect(&mut self, effect: &Effect, _: &Scene) {
        match effect {
            Effect::Tell { to, what } => self.tell(*to, what.clone()),
            Effect::Cue { to, cue } => self.resources.output.cue(*to, *cue),
            // The table hands facts out separately.
            Effect::Record(_) => {}
        }
    }

    fn refuse(&mut self, notice: &Notice) {
        self.reply(self.owner, notice);
    }

    fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        self.say(seat, notice, urgency);
    }

    fn released(&mut self, spoken: bool, scene: &Scene) {
        if !spoken {
            return;
        }
        for notice in std::mem::take(&mut self.greeting) {
            self.say(self.owner, &notice, Urgency::Polite);
        }
        if std::mem::take(&mut self.check_earphone) {
            self.check_earphone();
        }
        if std::mem::take(&mut self.composes) {
            self.begin_to_compose(self.owner, scene);
        }
    }

    fn ask_to_leave(&mut self) {
        self.ask_to_quit();
    }

    fn next_warning(&self, scene: &Scene) -> Option<Tick> {
        self.warning_due(scene)
    }

    fn look(&mut self, scene: &Scene) {
        self.warn(scene);
    }

    fn part(&mut self, parting: Parting, _: &Path, scene: &Scene) {
        let notice = match (parting, scene.decided().phase()) {
            (Parting::GoesOn, _) => return,
            (Parting::Leaves, Phase::Over) => DeskNotice::GoodbyeOver.into(),
            (Parting::Leaves, _) => Notice::from(ClockNotice::Kept),
        };
        self.say(self.owner, &notice, Urgency::Polite);
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
