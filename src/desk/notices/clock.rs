//! What a clock alone says.

use crate::desk::lines;
use crate::desk::notices::keys::{does, row};
use crate::game::answer::TimesOf;
use crate::game::participant::TimeWords;
use crate::game::sentence::{Lasting, Sayable, Shown};
use crate::game::standalone_clock::{Answer, Flag, Says, TimeAsked, fell};
use crate::keys::clock_key::ClockKey;
use crate::keys::key::Key;
use crate::rules::position::Color;
use crate::time::TimeOfDay;
use crate::words::answers::shown;
use crate::words::arguments::say;
use crate::words::control;
use crate::words::declare::{Say, messages};
use crate::words::notice::Tell;
use crate::words::parts::time;
use crate::words::phrase::{Voice, together};
use crate::words::utterance::Segment;

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ClockNotice {
        /// What the clock itself says.
        Says(says: Box<Says>) => { says.say(voice) },
        /// The keys to begin with: White's, Black's, those that let a clock run again that was taken up, and the help.
        Greeting { white: Vec<Key>, black: Vec<Key>, resume: Option<Vec<Key>>, help: Vec<Key> } => "timepiece-greeting"(
            white, black, resumed: resume.is_some(), resume: resume.as_deref().unwrap_or_default(), help,
        ),
        /// The words to begin with, where there are no keys.
        GreetingByLines { resumed: bool } => "timepiece-greeting-lines"(resumed),
        /// At the keys: the clock stands, and so nothing was done.
        Stands { pause: Vec<Key> } => "timepiece-stands-keys"(key: pause),
        /// At the keys: the clock runs, and so nothing was done.
        Runs { pause: Vec<Key> } => "timepiece-runs-keys"(key: pause),
        /// At the keys: how long the machine has slept, in milliseconds; the clock stands.
        Slept { millis: u64, pause: Vec<Key> } => "timepiece-slept-keys"(time: Lasting(*millis), key: pause),
        Key { keys: Vec<Key>, action: ClockKey } => { does(voice, keys, action.sentence()) },
        /// A gamepad is there, or is there no longer.
        Pad { name: String, connected: bool } => "timepiece-pad"(name, connected),
        /// The words that can be entered.
        Help => "timepiece-help-lines"(words: lines::clock::usual_ones(voice.listener.language)),
        /// A word may be entered now.
        Word => "timepiece-word",
        /// It was none.
        Unknown { text: String } => "timepiece-unknown"(text),
        TimeOfDay(now: TimeOfDay) => "time-of-day"(hour: now.hour, minute: now.minute),
        /// Asks what is to be left; `now` is what is left at present, in milliseconds.
        AskLeft { side: Color, now: u64 } => "timepiece-ask-left"(side, time: Shown(*now)),
        /// Asks how many moves were completed.
        AskMoves { side: Color, now: u32 } => "timepiece-ask-moves"(side, count: now),
        /// Asks who is on move.
        AskTurn { now: Color } => "timepiece-ask-turn"(side: now),
        NotATime { text: String } => "timepiece-not-a-time"(text),
        NotANumber { text: String } => "timepiece-not-a-number"(text),
        NotASide { text: String } => "timepiece-not-a-side"(text),
        /// Everything was left as it was.
        NothingChanged => "timepiece-nothing-asked",
        /// There is no clock that could be taken up.
        NothingToResume => "timepiece-none",
        /// Another program has it.
        Held { file: String } => "timepiece-held"(file),
        /// Leaving: it can be taken up again.
        Kept => "timepiece-kept",
        ConfirmQuit => "timepiece-confirm-quit",
        /// Another control is set up only before the first press.
        Begun => "timepiece-begun",
    }
}

impl Tell for ClockNotice {
    fn row(&self, voice: Voice<'_>) -> Option<[String; 2]> {
        match self {
            ClockNotice::Key { keys, action } => Some(row(voice, keys, action.sentence())),
            _ => None,
        }
    }

    fn refuses(&self) -> bool {
        matches!(
            self,
            ClockNotice::Unknown { .. }
                | ClockNotice::NotATime { .. }
                | ClockNotice::NotANumber { .. }
                | ClockNotice::NotASide { .. }
                | ClockNotice::Begun
        )
    }
}

impl Say for Says {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        match self {
            Says::SetUp { time } => {
                voice.phrase("timepiece-set-up").with("control", control::sentence(voice.sentences, time)).say()
            }
            Says::Answer(answer) => answered(voice, answer),
            other => say(voice, other.sentences()),
        }
    }
}

fn answered(voice: Voice<'_>, answer: &Answer) -> Vec<Segment> {
    match answer {
        Answer::Time { whose, left, counted, flag } => {
            with_flag(voice, one_time(voice, *whose, *left, *counted), *flag)
        }
        Answer::Both { reading, fallen } => {
            let left = |side| shown(voice, (TimesOf::Sides, side), "left", reading.side(side).left);
            let times = [left(Color::White), left(Color::Black)];
            together(times.into_iter().chain(fell(fallen).map(|fell| say(voice, fell.alone()))))
        }
        Answer::Control { time } => {
            vec![Segment::plain(voice.listener.language, control::sentence(voice.sentences, time))]
        }
        other => say(voice, other.sentences()),
    }
}

/// The time of one side: the time alone, or in a whole sentence for somebody who wants long ones.
fn one_time(voice: Voice<'_>, whose: TimeAsked, left: u64, counted: bool) -> Vec<Segment> {
    if voice.listener.times == TimeWords::Long {
        return in_full(voice, whose, left, counted);
    }
    let kind = match left {
        _ if counted => "counted",
        0 => "none",
        _ => "left",
    };
    let whose = match whose {
        TimeAsked::Own => (TimesOf::Own, Color::White),
        TimeAsked::Other => (TimesOf::Opponent, Color::White),
        TimeAsked::Of(side) => (TimesOf::Sides, side),
    };
    shown(voice, whose, kind, left)
}

/// The time of one side in the words of a game, where it runs down.
fn in_full(voice: Voice<'_>, whose: TimeAsked, left: u64, counted: bool) -> Vec<Segment> {
    if counted {
        let (whose, side) = match whose {
            TimeAsked::Own => ("own", Color::White),
            TimeAsked::Other => ("other", Color::White),
            TimeAsked::Of(side) => ("side", side),
        };
        let phrase = voice.phrase("timepiece-used").choice("whose", whose).with("side", side);
        return phrase.choice("time", time(voice.sentences, left)).say();
    }
    let kind = if left == 0 { "none" } else { "left" };
    match whose {
        TimeAsked::Own if left == 0 => voice.phrase("own-time-none").say(),
        TimeAsked::Own => voice.phrase("own-time").choice("time", time(voice.sentences, left)).say(),
        TimeAsked::Other => {
            let phrase = voice.phrase("time-opponent-long").choice("kind", kind);
            phrase.choice("time", time(voice.sentences, left)).say()
        }
        TimeAsked::Of(side) => voice
            .phrase("time-of-long")
            .choice("kind", kind)
            .with("side", side)
            .choice("time", time(voice.sentences, left))
            .say(),
    }
}

fn with_flag(voice: Voice<'_>, words: Vec<Segment>, flag: Flag) -> Vec<Segment> {
    let flag = match flag {
        Flag::Up => return words,
        Flag::Only => "only",
        Flag::First => "first",
        Flag::Second => "second",
    };
    behind(words, voice.phrase("timepiece-flag-state").choice("flag", flag).say())
}

fn behind(words: Vec<Segment>, sentence: Vec<Segment>) -> Vec<Segment> {
    together([words, sentence])
}
