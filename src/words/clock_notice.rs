//! What a clock alone says.

use super::Listener;
use super::answers::shown;
use super::clock_words;
use super::control;
use super::key::Key;
use super::key_notice::{does, one_of};
use super::parts::{clock_time, side_key, time};
use super::phrase::{Line, Phrase};
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::answer::TimesOf;
use crate::game::participant::TimeWords;
use crate::game::standalone_clock::{Answer, Correction, Flag, Refusal, Says, Whose};
use crate::rules::position::Color;
use crate::time::TimeOfDay;

/// One notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockNotice {
    /// What the clock itself says.
    Says(Box<Says>),
    /// The keys to begin with.
    Greeting {
        /// Those of White's press.
        white: Vec<Key>,
        /// Those of Black's.
        black: Vec<Key>,
        /// Those that let a clock run again that was taken up; `None`: it is a new one.
        resume: Option<Vec<Key>>,
        /// Those that tell all keys.
        help: Vec<Key>,
    },
    /// The words to begin with, where there are no keys.
    GreetingByLines {
        /// The clock was taken up again, and stands.
        resumed: bool,
    },
    /// At the keys: the clock stands, and so nothing was done.
    Stands {
        /// The keys that let it run.
        pause: Vec<Key>,
    },
    /// At the keys: the clock runs, and so nothing was done.
    Runs {
        /// The keys that stop it.
        pause: Vec<Key>,
    },
    /// At the keys: the machine has slept, and the clock stands.
    Slept {
        /// The time that nobody was charged with, in milliseconds.
        millis: u64,
        /// The keys that let it run.
        pause: Vec<Key>,
    },
    /// What a key does.
    Key {
        /// The keys.
        keys: Vec<Key>,
        /// What they do.
        action: ClockKey,
    },
    /// A gamepad is there, or is there no longer.
    Pad {
        /// Its name.
        name: String,
        /// Whether it is there.
        connected: bool,
    },
    /// The words that can be entered.
    Help,
    /// A word may be entered now.
    Word,
    /// It was none.
    Unknown {
        /// What was entered, shortened.
        text: String,
    },
    /// The time of day.
    TimeOfDay(TimeOfDay),
    /// Asks what is to be left.
    AskLeft {
        /// On whose clock.
        side: Color,
        /// What is now, in milliseconds.
        now: u64,
    },
    /// Asks how many moves were completed.
    AskMoves {
        /// By whom.
        side: Color,
        /// What is now.
        now: u32,
    },
    /// Asks who is on move.
    AskTurn {
        /// Who is now.
        now: Color,
    },
    /// The answer was no time.
    NotATime {
        /// What was entered.
        text: String,
    },
    /// The answer was no number of moves.
    NotANumber {
        /// What was entered.
        text: String,
    },
    /// The answer was no side.
    NotASide {
        /// What was entered.
        text: String,
    },
    /// Everything was left as it was.
    NothingChanged,
    /// There is no clock that could be taken up.
    NothingToResume,
    /// Another program has it.
    Held {
        /// The file.
        file: String,
    },
    /// Leaving: it can be taken up again.
    Kept,
    /// Leave?
    ConfirmQuit,
    /// Another control is set up only before the first press.
    Begun,
}

macro_rules! keys {
    ($($variant:ident = $name:literal, $meaning:literal;)*) => {
        /// What a key of the clock alone does. Each is explained by the sentence `timepiece-key-NAME` of the locales.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ClockKey {$(
            #[doc = $meaning]
            $variant,
        )*}

        impl ClockKey {
            /// All of them, in the order in which they are explained.
            pub const ALL: &[ClockKey] = &[$(ClockKey::$variant),*];

            /// The name in files.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(ClockKey::$variant => $name,)*
                }
            }

            const fn sentence(self) -> &'static str {
                match self {
                    $(ClockKey::$variant => concat!("timepiece-key-", $name),)*
                }
            }
        }
    };
}

keys! {
    PressWhite = "press-white", "White has moved.";
    PressBlack = "press-black", "Black has moved.";
    Press = "press", "The side whose time runs has moved.";
    OwnTime = "own-time", "My time.";
    OtherTime = "other-time", "My opponent's time.";
    Clocks = "clocks", "Both times.";
    Moves = "moves", "The number of moves.";
    ToControl = "to-control", "The moves to the time control.";
    Elapsed = "elapsed", "How long the game has lasted.";
    TimeOfDay = "time-of-day", "The time of day.";
    Control = "control", "The time control.";
    Pause = "pause", "Stops the clock, and starts it again.";
    Correct = "correct", "Sets what the clock shows.";
    Compose = "compose", "Puts a time control together.";
    Warnings = "warnings", "Turns the warnings off or on.";
    Power = "power", "Battery and mains.";
    Speech = "speech", "Turns private speech off or on.";
    Repeat = "repeat", "Says the last words again.";
    Silence = "silence", "Silences the voice.";
    Word = "word", "Opens a line for a word.";
    Help = "help", "Tells all keys.";
    Leave = "leave", "Asks whether to leave.";
}

impl ClockNotice {
    /// Whether it says that what was entered cannot be done.
    #[must_use]
    pub const fn refuses(&self) -> bool {
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

/// The words of a notice about the clock alone.
pub(super) fn words(sentences: &Sentences, notice: &ClockNotice, listener: Listener) -> Vec<Segment> {
    use ClockNotice as N;
    let phrase = |key| Phrase::new(sentences, key);
    match notice {
        N::Says(says) => self::says(sentences, says, listener),
        N::Greeting { white, black, resume, help } => phrase("timepiece-greeting")
            .insert("white", one_of(sentences, white))
            .insert("black", one_of(sentences, black))
            .choice("resumed", yes_or_no(resume.is_some()))
            .insert("resume", one_of(sentences, resume.as_deref().unwrap_or_default()))
            .insert("help", one_of(sentences, help))
            .say(),
        N::Stands { pause } => phrase("timepiece-stands-keys").insert("key", one_of(sentences, pause)).say(),
        N::Runs { pause } => phrase("timepiece-runs-keys").insert("key", one_of(sentences, pause)).say(),
        N::Slept { millis, pause } => phrase("timepiece-slept-keys")
            .choice("time", time(sentences, *millis))
            .insert("key", one_of(sentences, pause))
            .say(),
        N::Key { keys, action } => does(sentences, keys, action.sentence()),
        N::Help => phrase("timepiece-help-lines").choice("words", clock_words::usual_ones(sentences.language())).say(),
        N::Unknown { text } => phrase("timepiece-unknown").text("text", text).say(),
        N::TimeOfDay(TimeOfDay { hour, minute }) => {
            phrase("time-of-day").number("hour", *hour).number("minute", *minute).say()
        }
        N::AskLeft { side, now } => {
            let now = clock_time(sentences, listener.times, *now, 0);
            phrase("timepiece-ask-left").choice("side", side_key(*side)).choice("time", now).say()
        }
        N::AskMoves { side, now } => {
            phrase("timepiece-ask-moves").choice("side", side_key(*side)).number("count", *now).say()
        }
        N::AskTurn { now } => phrase("timepiece-ask-turn").choice("side", side_key(*now)).say(),
        N::NotATime { text } => phrase("timepiece-not-a-time").text("text", text).say(),
        N::NotANumber { text } => phrase("timepiece-not-a-number").text("text", text).say(),
        N::NotASide { text } => phrase("timepiece-not-a-side").text("text", text).say(),
        N::Held { file } => phrase("timepiece-held").text("file", file).say(),
        N::GreetingByLines { resumed } => {
            phrase("timepiece-greeting-lines").choice("resumed", yes_or_no(*resumed)).say()
        }
        N::Pad { name, connected } => {
            phrase("timepiece-pad").choice("connected", yes_or_no(*connected)).text("name", name).say()
        }
        N::Word => phrase("timepiece-word").say(),
        N::NothingChanged => phrase("timepiece-nothing-asked").say(),
        N::NothingToResume => phrase("timepiece-none").say(),
        N::Kept => phrase("timepiece-kept").say(),
        N::ConfirmQuit => phrase("timepiece-confirm-quit").say(),
        N::Begun => phrase("timepiece-begun").say(),
    }
}

const fn yes_or_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

fn says(sentences: &Sentences, says: &Says, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let left = |millis| clock_time(sentences, listener.times, millis, 0);
    match says {
        Says::SetUp { time } => phrase("timepiece-set-up").choice("control", control::sentence(sentences, time)).say(),
        Says::Paused => phrase("timepiece-paused").say(),
        Says::Resumed { turn } => phrase("timepiece-resumed").choice("side", side_key(*turn)).say(),
        Says::TakenUp { reading, turn, gap, fallen } => {
            let words = phrase("timepiece-taken-up")
                .choice("white", left(reading.white.left))
                .choice("black", left(reading.black.left))
                .choice("side", side_key(*turn))
                .choice("gap", yes_or_no(gap.is_some()))
                .choice("time", time(sentences, gap.unwrap_or(0).saturating_mul(1_000)));
            with_fallen(sentences, words.say(), fallen)
        }
        Says::Slept { millis } => phrase("timepiece-slept").choice("time", time(sentences, *millis)).say(),
        Says::Flag { side, second } => flag(sentences, *side, *second),
        Says::Corrected(correction) => corrected(sentences, *correction, listener),
        Says::Finished => phrase("timepiece-finished").say(),
        Says::Refused(refusal) => refused(sentences, *refusal),
        Says::Answer(answer) => answered(sentences, answer, listener),
    }
}

fn corrected(sentences: &Sentences, correction: Correction, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key).choice("side", side_key(correction.side()));
    match correction {
        Correction::Left { millis, .. } | Correction::Add { millis, .. } | Correction::Take { millis, .. } => {
            phrase("timepiece-left-now").choice("time", clock_time(sentences, listener.times, millis, 0)).say()
        }
        Correction::Moves { moves, .. } => phrase("timepiece-moves-now").number("count", moves).say(),
        Correction::Turn { .. } => phrase("timepiece-turn-now").say(),
    }
}

fn refused(sentences: &Sentences, refusal: Refusal) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    match refusal {
        Refusal::NotRunning { runs } => phrase("timepiece-not-running").choice("side", side_key(runs)).say(),
        Refusal::Stands => phrase("timepiece-stands").say(),
        Refusal::Runs => phrase("timepiece-runs").say(),
        Refusal::NothingToPause => phrase("timepiece-nothing-to-pause").say(),
        Refusal::Over => phrase("timepiece-over").say(),
        Refusal::TooMuch => phrase("refused-ruling-clock-too-high").say(),
    }
}

fn answered(sentences: &Sentences, answer: &Answer, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let count = |moves: u32| Phrase::new(sentences, "timepiece-count").number("count", moves).words();
    match answer {
        Answer::Time { whose, left, counted, flag } => {
            with_flag(sentences, one_time(sentences, *whose, *left, *counted, listener), *flag)
        }
        Answer::Both { reading, fallen } => {
            let left = |side| shown(sentences, (TimesOf::Sides, side), "left", reading.side(side).left, listener);
            with_fallen(sentences, behind(left(Color::White), left(Color::Black)), fallen)
        }
        Answer::Running { running } => {
            phrase("clock-running").choice("running", running.map_or("none", side_key)).say()
        }
        Answer::Moves { white, black, turn } => phrase("timepiece-moves")
            .choice("white", count(*white))
            .choice("black", count(*black))
            .choice("side", side_key(*turn))
            .say(),
        Answer::ToControl { moves } => phrase("timepiece-to-control")
            .choice("comes", yes_or_no(moves.is_some()))
            .number("count", moves.unwrap_or(0))
            .say(),
        Answer::Elapsed { millis, stood } => phrase("timepiece-elapsed")
            .choice("time", time(sentences, *millis))
            .choice("stood", yes_or_no(*stood > 0))
            .choice("paused", time(sentences, *stood))
            .say(),
        Answer::Control { time } => {
            let mut line = Line::default();
            line.push(Segment::plain(sentences.language(), control::sentence(sentences, time)));
            line.into_segments()
        }
    }
}

/// The time of one side: the time alone, or in a whole sentence for somebody who wants long ones.
fn one_time(sentences: &Sentences, whose: Whose, left: u64, counted: bool, listener: Listener) -> Vec<Segment> {
    if listener.times == TimeWords::Long {
        return in_full(sentences, whose, left, counted);
    }
    let kind = match left {
        _ if counted => "counted",
        0 => "none",
        _ => "left",
    };
    let whose = match whose {
        Whose::Own => (TimesOf::Own, Color::White),
        Whose::Other => (TimesOf::Opponent, Color::White),
        Whose::Of(side) => (TimesOf::Sides, side),
    };
    shown(sentences, whose, kind, left, listener)
}

/// The time of one side in the words of a game, where it runs down.
fn in_full(sentences: &Sentences, whose: Whose, left: u64, counted: bool) -> Vec<Segment> {
    if counted {
        let (whose, side) = match whose {
            Whose::Own => ("own", Color::White),
            Whose::Other => ("other", Color::White),
            Whose::Of(side) => ("side", side),
        };
        let phrase = Phrase::new(sentences, "timepiece-used").choice("whose", whose).choice("side", side_key(side));
        return phrase.choice("time", time(sentences, left)).say();
    }
    let kind = if left == 0 { "none" } else { "left" };
    match whose {
        Whose::Own if left == 0 => Phrase::new(sentences, "own-time-none").say(),
        Whose::Own => Phrase::new(sentences, "own-time").choice("time", time(sentences, left)).say(),
        Whose::Other => {
            let phrase = Phrase::new(sentences, "time-opponent-long").choice("kind", kind);
            phrase.choice("time", time(sentences, left)).say()
        }
        Whose::Of(side) => Phrase::new(sentences, "time-of-long")
            .choice("kind", kind)
            .choice("side", side_key(side))
            .choice("time", time(sentences, left))
            .say(),
    }
}

fn with_flag(sentences: &Sentences, words: Vec<Segment>, flag: Flag) -> Vec<Segment> {
    let flag = match flag {
        Flag::Up => return words,
        Flag::Only => "only",
        Flag::First => "first",
        Flag::Second => "second",
    };
    behind(words, Phrase::new(sentences, "timepiece-flag-state").choice("flag", flag).say())
}

fn flag(sentences: &Sentences, side: Color, second: bool) -> Vec<Segment> {
    let phrase = Phrase::new(sentences, "timepiece-flag").choice("side", side_key(side));
    phrase.choice("second", yes_or_no(second)).say()
}

fn with_fallen(sentences: &Sentences, words: Vec<Segment>, fallen: &[Color]) -> Vec<Segment> {
    match fallen {
        [] => words,
        [only] => behind(words, flag(sentences, *only, false)),
        [first, ..] => {
            behind(words, Phrase::new(sentences, "timepiece-fell-first").choice("side", side_key(*first)).say())
        }
    }
}

fn behind(words: Vec<Segment>, sentence: Vec<Segment>) -> Vec<Segment> {
    let mut line = Line::default();
    line.sentence(words);
    line.sentence(sentence);
    line.into_segments()
}
