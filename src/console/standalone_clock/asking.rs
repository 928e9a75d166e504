//! What is asked and answered line by line: words, leaving, setting the clock, putting a control together, the earphone.

use super::{Came, ClockConsole, ClockKey, Request, Scene};
use crate::desk::compose::{Compose, Turn as Composed};
use crate::desk::lines::clock::{ClockWord, parse};
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::lines::nearest::nearest_for_clock;
use crate::desk::notices::clock::ClockNotice;
use crate::desk::notices::compose::ComposeNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::warning::WarningNotice;
use crate::desk::set_clock::{SetClock, Turn as Set};
use crate::desk::step::WarningsWish;
use crate::game::effect::Cue;
use crate::game::fact::Source;
use crate::game::roles::{Seat, Seats};
use crate::game::standalone_clock::{Ask, Command, Phase, Refusal, Says};
use crate::time::{Tick, TimeOfDay};
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// An open question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asking {
    Word,
    /// Whether this line was meant.
    Meant(String),
    /// Whether to leave.
    Quit,
    /// Whether the word was heard in the ear alone.
    Earphone,
    /// What the clock is to show.
    Set(SetClock),
    /// A time control.
    Compose(Compose),
}

impl ClockConsole {
    /// A line: the answer to what this seat is asked, or a word.
    pub(super) fn read_line(&mut self, text: &str, seat: Seat, came: Came, scene: &Scene) {
        match self.asking[seat.index()].take() {
            None | Some(Asking::Word) => self.word(text, seat, came, scene),
            Some(Asking::Meant(meant)) => self.answer_meant(&meant, text, seat, came, scene),
            Some(Asking::Quit) => self.answer_quit(text, seat, came, scene),
            Some(Asking::Earphone) => self.answer_earphone(text, seat),
            Some(Asking::Set(dialogue)) => self.answer_set(dialogue, text, seat, came, scene),
            Some(Asking::Compose(compose)) => self.answer_compose(compose, text, seat, came, scene),
        }
    }

    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        self.asking[seat.index()].is_some()
    }

    fn put(&mut self, seat: Seat, question: Asking) {
        self.asking[seat.index()] = Some(question);
    }

    fn understood(&self, text: &str) -> Option<ClockWord> {
        parse(text, self.resources.settings.language)
    }

    fn notice(&mut self, seat: Seat, notice: ClockNotice) {
        self.reply(seat, &Notice::from(notice));
    }

    fn word(&mut self, text: &str, seat: Seat, came: Came, scene: &Scene) {
        if text.trim().is_empty() {
            return;
        }
        match self.understood(text) {
            Some(ClockWord::Command(command)) => self.wish(command, seat, came),
            Some(ClockWord::Ask(ask)) => self.ask(ask, seat, came.at, scene),
            Some(ClockWord::TimeOfDay) => self.time_of_day(seat, scene),
            Some(ClockWord::Correct) => self.begin_to_set(seat, came.at, scene),
            Some(ClockWord::Compose) => self.begin_to_compose(seat, scene),
            Some(ClockWord::Warnings(wanted)) => {
                self.warnings(seat, wanted.map_or(WarningsWish::Tell, WarningsWish::Switch), scene);
            }
            Some(ClockWord::Power) => self.tell_power(seat),
            Some(ClockWord::Times(words)) => self.choose_times(seat, words),
            Some(ClockWord::Speech(wanted)) => self.turn_voice(wanted),
            Some(ClockWord::Repeat) => self.repeat(seat),
            Some(ClockWord::Help) => self.help(seat),
            // A program that reads no further has left by closing its end.
            Some(ClockWord::Quit) if self.resources.piped => self.requests.push_back(Request::Leave),
            Some(ClockWord::Quit) => self.ask_to_quit(),
            Some(ClockWord::Yes | ClockWord::No) => self.reply(seat, &DeskNotice::NothingAsked.into()),
            None => match command::parse(text, self.resources.settings.language) {
                Some(Heard::Warnings(wished)) => self.warnings(seat, WarningsWish::Choose(wished), scene),
                Some(Heard::WrongWarnings { text }) => {
                    self.reply(seat, &Notice::from(WarningNotice::Wrong { text }));
                }
                _ => self.unknown(text, seat),
            },
        }
    }

    /// A line that is none; the one that is near to it can be confirmed.
    fn unknown(&mut self, text: &str, seat: Seat) {
        let nearest = nearest_for_clock(text, self.resources.settings.language);
        let text = crate::desk::shortened(text);
        if let [only] = nearest.as_slice() {
            self.put(seat, Asking::Meant(only.clone()));
        }
        let notice = if nearest.is_empty() {
            Notice::from(ClockNotice::Unknown { text })
        } else {
            DeskNotice::Unknown { text, nearest }.into()
        };
        self.reply(seat, &notice);
    }

    fn answer_meant(&mut self, meant: &str, text: &str, seat: Seat, came: Came, scene: &Scene) {
        match command::yes_or_no(text, self.resources.settings.language) {
            Some(Word::Yes) => self.word(meant, seat, came, scene),
            Some(_) => self.reply(seat, &DeskNotice::Dropped.into()),
            None => self.word(text, seat, came, scene),
        }
    }

    /// A press without a side, entered for a player's seat, is a press of that player's clock.
    pub(super) fn wish(&mut self, command: Command, seat: Seat, came: Came) {
        let command = match (command, seat) {
            (Command::Press(None), Seat::Side(side)) if came.source == Source::Line && seat != self.owner => {
                Command::Press(Some(side))
            }
            (command, _) => command,
        };
        // A press counts as the press of the side that it is for, regardless of who made it.
        let seat = match command {
            Command::Press(Some(side)) => Seat::Side(side),
            _ => seat,
        };
        self.command(command, seat, came);
    }

    pub(super) fn ask(&mut self, ask: Ask, seat: Seat, at: Tick, scene: &Scene) {
        let answer = scene.committed().answer(ask, seat, at);
        self.tell(Seats::only(seat), Says::Answer(answer));
    }

    pub(super) fn tell_power(&mut self, seat: Seat) {
        let state = self.resources.supply.state();
        self.reply(seat, &state);
    }

    pub(super) fn time_of_day(&mut self, seat: Seat, scene: &Scene) {
        let now = TimeOfDay::now(scene.stamper());
        self.notice(seat, ClockNotice::TimeOfDay(now));
    }

    pub(super) fn help(&mut self, seat: Seat) {
        if self.resources.piped {
            return self.notice(seat, ClockNotice::Help);
        }
        for action in ClockKey::ALL.iter().copied() {
            let keys = self.keys.keys(action);
            let notice = Notice::from(ClockNotice::Key { keys, action });
            self.say(seat, &notice, Urgency::Polite);
        }
    }

    pub(super) fn ask_to_quit(&mut self) {
        self.put(self.owner, Asking::Quit);
        self.notice(self.owner, ClockNotice::ConfirmQuit);
    }

    pub(super) fn ask_for_word(&mut self) {
        self.put(self.owner, Asking::Word);
        self.notice(self.owner, ClockNotice::Word);
    }

    fn answer_quit(&mut self, text: &str, seat: Seat, came: Came, scene: &Scene) {
        match self.understood(text) {
            Some(ClockWord::Yes | ClockWord::Quit) => self.requests.push_back(Request::WishToLeave),
            Some(ClockWord::No) => self.reply(seat, &DeskNotice::Dropped.into()),
            _ => self.word(text, seat, came, scene),
        }
    }

    // --- the earphone ---

    /// In a tournament a word in the ear and one on the table, and whether each was heard where it belongs.
    pub(super) fn check_earphone(&mut self) {
        let listener = self.listener();
        self.resources.check_devices(self.owner, [&listener, &listener]);
        self.put(self.owner, Asking::Earphone);
        self.say(self.owner, &DeskNotice::AskEarphone.into(), Urgency::Polite);
    }

    fn answer_earphone(&mut self, text: &str, seat: Seat) {
        match self.understood(text) {
            Some(ClockWord::Yes) => self.resources.output.confirm_private(true),
            Some(ClockWord::No) => {
                self.resources.output.confirm_private(false);
                self.reply(seat, &DeskNotice::Dropped.into());
            }
            _ => {
                self.put(seat, Asking::Earphone);
                self.reply(seat, &DeskNotice::AnswerFirst(DeskNotice::AskEarphone.into()).into());
            }
        }
    }

    // --- setting the clock ---

    pub(super) fn begin_to_set(&mut self, seat: Seat, at: Tick, scene: &Scene) {
        if scene.decided().phase() == Phase::Running {
            self.resources.output.cue(Seats::only(seat), Cue::Refusal);
            return self.tell(Seats::only(seat), Says::Refused(Refusal::Runs));
        }
        let dialogue = SetClock::new(scene.decided().reading(at), scene.decided().turn());
        self.notice(seat, dialogue.question());
        self.put(seat, Asking::Set(dialogue));
    }

    /// What changes nothing may come between a question and its answer.
    fn is_aside(&self, text: &str) -> bool {
        matches!(self.understood(text), Some(ClockWord::Ask(_) | ClockWord::TimeOfDay | ClockWord::Repeat))
    }

    fn answer_set(&mut self, mut dialogue: SetClock, text: &str, seat: Seat, came: Came, scene: &Scene) {
        if self.is_aside(text) {
            self.put(seat, Asking::Set(dialogue));
            return self.word(text, seat, came, scene);
        }
        if matches!(self.understood(text), Some(ClockWord::No | ClockWord::Quit)) {
            return self.notice(seat, ClockNotice::NothingChanged);
        }
        match dialogue.line(text, self.resources.settings.language) {
            Set::Asks { wrong, question } => {
                self.put(seat, Asking::Set(dialogue));
                if let Some(wrong) = wrong {
                    self.notice(seat, wrong);
                }
                self.say(seat, &Notice::from(question), Urgency::Polite);
            }
            Set::Done(corrections) if corrections.is_empty() => self.notice(seat, ClockNotice::NothingChanged),
            Set::Done(corrections) => {
                for correction in corrections {
                    self.command(Command::Correct(correction), seat, came);
                }
            }
        }
    }

    // --- putting a control together ---

    pub(super) fn begin_to_compose(&mut self, seat: Seat, scene: &Scene) {
        if !matches!(scene.decided().phase(), Phase::Waiting | Phase::Over) {
            return self.notice(seat, ClockNotice::Begun);
        }
        let compose = Compose::for_a_clock();
        self.say_all(seat, compose.begin());
        self.put(seat, Asking::Compose(compose));
    }

    pub(super) fn say_all(&mut self, seat: Seat, notices: Vec<ComposeNotice>) {
        for notice in notices {
            let notice = Notice::from(notice);
            if notice.refuses() {
                self.resources.output.cue(Seats::only(seat), Cue::Refusal);
            }
            self.say(seat, &notice, Urgency::Polite);
        }
    }

    fn answer_compose(&mut self, mut compose: Compose, text: &str, seat: Seat, came: Came, scene: &Scene) {
        if !compose.asks_name() && self.is_aside(text) {
            self.put(seat, Asking::Compose(compose));
            return self.word(text, seat, came, scene);
        }
        match compose.line(text, self.resources.settings.language) {
            Composed::Asks(notices) => {
                self.put(seat, Asking::Compose(compose));
                self.say_all(seat, notices);
            }
            Composed::Dropped => self.say_all(seat, vec![ComposeNotice::Dropped]),
            Composed::Done { time, name } => {
                let job = self.resources.save_control(seat, (name, time.clone()), ComposeNotice::Used);
                self.requests.push_back(Request::Work(job));
                self.requests.push_back(Request::Next(time.into()));
            }
        }
    }
}
