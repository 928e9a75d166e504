//! The settings, each in one row: its name in files and flags, whose it is, what the flag shows, what it is
//! (for readers of the code: `flags.ftl` tells players), what it can be, and where it stands.

use std::path::PathBuf;
use std::str::FromStr;

use super::{Braille, ColourChoice, Display, DisplayMoves, Lan, Opponent, Screen, Settings, Speech, Terminal};
use crate::game::effect::Cue;
use crate::game::fact::{Announcer, Dialogue};
use crate::game::participant::{
    Echo, Empties, Grouping, HearStyle, Hearing, Language, Order, Orientation, Sight, Steps, Strength, Style, TimeWords,
};
use crate::game::presence::Beginning;
use crate::game::roles::Mode;
use crate::game::wrong_value::WrongValue;
use crate::rules::profile::Profile;

/// Longer than any name on a scoresheet.
const LONGEST_NAME: usize = 120;

/// Longer than a path that anybody types, and than any list of options.
const LONGEST_PATH: usize = 1_000;

/// Beyond any rating at which an engine can be told to play.
const RATINGS: (u16, u16) = (1, 4_000);

/// An engine that is not held down.
const FULL: &str = "full";

/// Whether a setting says how the console speaks and writes. The others belong to a game, and one that goes on has its own.
enum Scope {
    Console,
    Game,
}

/// What is known of a setting.
struct Row {
    name: &'static str,
    scope: Scope,
    shows: &'static str,
    ways: Ways,
}

/// How a setting is read and written.
struct Ways {
    put: fn(&mut Settings, &str) -> Result<(), WrongValue>,
    value: fn(&Settings) -> String,
    choices: fn() -> Choices,
}

/// What a setting can be, where that is a list or has bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choices {
    /// Something else.
    Other,
    Words(Vec<&'static str>),
    /// A number within these bounds, which files have without quotes.
    Numbers(u16, u16),
}

/// A setting of its own kind; one of the words of a type; one of two words; a whole number within bounds; a name.
macro_rules! ways {
    (own ($put:expr, $value:expr $(,)?)) => {
        Ways { put: $put, value: $value, choices: || Choices::Other }
    };
    (one_of $type:ident, $($field:ident).+) => {
        Ways {
            put: |settings, text| {
                let names: Vec<&str> = $type::ALL.iter().map(|each| each.name()).collect();
                let name = one_of(&names, text)?;
                settings.$($field).+ = $type::ALL.iter().copied().find(|each| each.name() == name).unwrap_or($type::ALL[0]);
                Ok(())
            },
            value: |settings| settings.$($field).+.name().to_owned(),
            choices: || Choices::Words($type::ALL.iter().map(|each| each.name()).collect()),
        }
    };
    (yes_or_no $names:ident, $($field:ident).+) => {
        Ways {
            put: |settings, text| {
                settings.$($field).+ = one_of(&[$names(true), $names(false)], text)? == $names(true);
                Ok(())
            },
            value: |settings| $names(settings.$($field).+).to_owned(),
            choices: || Choices::Words(vec![$names(true), $names(false)]),
        }
    };
    (number ($least:literal, $most:literal), $($field:ident).+) => {
        Ways {
            put: |settings, text| {
                settings.$($field).+ = number_of(text, ($least, $most))?;
                Ok(())
            },
            value: |settings| settings.$($field).+.to_string(),
            choices: || Choices::Numbers($least, $most),
        }
    };
    (text $($field:ident).+) => {
        Ways {
            put: |settings, text| {
                settings.$($field).+ = name_of(text)?;
                Ok(())
            },
            value: |settings| settings.$($field).+.clone(),
            choices: || Choices::Other,
        }
    };
}

macro_rules! settings {
    (
        settings {$(
            $variant:ident = $name:literal, $scope:ident, $shows:literal, $meaning:literal, $kind:ident $what:tt $(, $($field:ident).+)?;
        )*}
        cues { $($cue:ident = $cue_name:literal;)* }
    ) => {
        /// A setting.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key {$(
            #[doc = $meaning]
            $variant,
        )*
            Voice(Language),
            /// What becomes of a cue.
            Cue(Cue),
        }

        impl Key {
            /// All of them, in the order in which they are listed.
            pub fn all() -> impl Iterator<Item = Key> {
                let voices = Language::ALL.into_iter().map(Key::Voice);
                [$(Key::$variant),*].into_iter().chain(voices).chain([$(Key::Cue(Cue::$cue)),*])
            }

            /// The name in files; with `--` in front, the flag.
            pub const fn name(self) -> &'static str {
                match self {
                    Key::Voice(language) => language.voice_setting(),
                    $(Key::Cue(Cue::$cue) => $cue_name,)*
                    _ => self.row().name,
                }
            }

            /// What is known of it. Voices and cues share a row.
            const fn row(self) -> &'static Row {
                match self {
                    $(Key::$variant => {
                        static ROW: Row = Row {
                            name: $name,
                            scope: Scope::$scope,
                            shows: $shows,
                            ways: ways!($kind $what $(, $($field).+)?),
                        };
                        &ROW
                    })*
                    Key::Voice(_) => &VOICE,
                    Key::Cue(_) => &CUE,
                }
            }
        }
    };
}

settings! {
    settings {
        Opponent = "opponent", Game, "WHO", "against whom you play", one_of Opponent, opponent;
        Level = "opponent-level", Game, "1..15", "how strong the built-in opponent plays", number (1, 15), level;
        Engine = "engine", Game, "NAME|FILE", "the program of the UCI engine against which you play, and which helps when you ask; built-in: that one helps", own (
            |settings, text| { settings.engine = text_of(text, LONGEST_PATH)?; Ok(()) },
            |settings| settings.engine.clone(),
        );
        Strength = "strength", Game, "full|RATING", "how strong the UCI engine plays", own (
            |settings, text| { settings.strength = strength_of(text)?; Ok(()) },
            |settings| strength_name(settings.strength),
        );
        EngineOptions = "engine-options", Game, "OPTIONS", "options of the UCI engine", own (
            |settings, text| { settings.engine_options = text_of(text, LONGEST_PATH)?; Ok(()) },
            |settings| settings.engine_options.clone(),
        );
        BlunderWarnings = "blunder-warnings", Console, "on|off", "whether you are warned of a blunder before you make it, outside tournaments", yes_or_no on_off, blunder_warnings;
        Colour = "colour", Game, "COLOUR", "with which pieces you play", one_of ColourChoice, colour;
        Time = "time", Game, "TIME", "the time control, or one for each side", own (|settings, text| { settings.time = settings.clocks.resolve(text)?; Ok(()) }, |settings| settings.time.to_string());
        Profile = "profile", Game, "NAME", "the rules of the game", own (|settings, text| { settings.profile = profile_of(text)?; Ok(()) }, |settings| settings.profile.name.clone());
        Mode = "mode", Game, "MODE", "what the console may do for you; at a tournament it never helps", one_of Mode, mode;
        Language = "language", Game, "LANGUAGE", "the language in which you are spoken to", one_of Language, language;
        Style = "style", Game, "STYLE", "how moves are announced", one_of Style, style;
        AnswerStyle = "answer-style", Console, "STYLE", "how squares and moves are said in answers", own (
            |settings, text| { settings.answer_style = answer_style_of(text)?; Ok(()) },
            |settings| settings.answer_style.map_or(SAME_STYLE, Style::name).to_owned(),
        );
        Order = "order", Console, "ORDER", "the order of pieces in answers", one_of Order, order;
        Grouping = "grouping", Console, "HOW", "how pieces of one kind are given in answers", one_of Grouping, grouping;
        Empties = "empties", Console, "HOW", "how empty squares are given in answers", one_of Empties, empties;
        Orientation = "orientation", Console, "SIDE", "from which side the board is read", one_of Orientation, orientation;
        Steps = "steps", Console, "WHAT", "what is said at each step over the board", one_of Steps, steps;
        TimeWords = "time-words", Console, "HOW", "how the time on a clock is said", one_of TimeWords, time_words;
        Warnings = "warnings", Console, "WHICH", "the times at which you are warned", own (|settings, text| { settings.warnings = text.parse()?; Ok(()) }, |settings| settings.warnings.to_string());
        Start = "start", Game, "at-once|arbiter", "when the first clock begins to run: at once, or at the arbiter's word", one_of Beginning, begins;
        Dialogue = "dialogue", Game, "off|full", "how a move is completed", one_of Dialogue, dialogue;
        Supervision = "supervision", Game, "full|partial", "whether the arbiter supervises this game in full, which matters in rapid and blitz", yes_or_no supervision, supervised;
        Guidelines = "guidelines", Game, "yes|no", "whether the event has announced Guidelines III (the quickplay finish)", yes_or_no yes_no, event_rules.guidelines;
        Arbiter = "arbiter", Game, "yes|no", "whether an arbiter is there at a tournament", own (
            |settings, text| { settings.event_rules.arbiter_absent = yes_no(false) == one_of(&["yes", "no"], text)?; Ok(()) },
            |settings| yes_no(!settings.event_rules.arbiter_absent).to_owned(),
        );
        OwnSheets = "own-sheets", Game, "yes|no", "whether players write each half-move on their electronic sheet themselves", yes_or_no yes_no, event_rules.own_sheets;
        PairedScreens = "paired-screens", Game, "yes|no", "whether screens may be used at a tournament", yes_or_no yes_no, event_rules.screens;
        EngineHelp = "engine-help", Game, "yes|no", "whether an engine may help both of two people who play at devices of their own", yes_or_no yes_no, event_rules.engine_help;
        SpeechRecorder = "speech-recorder", Game, "yes|no", "whether spoken moves may be recorded at a tournament", yes_or_no yes_no, event_rules.recorder;
        DefaultTime = "default-time", Game, "SECONDS", "how late a player may arrive, in seconds", own (
            |settings, text| { settings.event_rules.default_time_s = default_time_of(text)?; Ok(()) },
            |settings| settings.event_rules.default_time_s.map_or(AS_PROFILE.to_owned(), |seconds| seconds.to_string()),
        );
        Sight = "sight", Game, "SIGHT", "what you see (Appendix D)", one_of Sight, owner.sight;
        Hearing = "hearing", Game, "HEARING", "what you hear", one_of Hearing, owner.hearing;
        Assistant = "assistant", Game, "yes|no", "whether you have an assistant at the board", yes_or_no yes_no, owner.assistant;
        OpponentSight = "opponent-sight", Game, "SIGHT", "what your opponent sees", one_of Sight, other.sight;
        OpponentHearing = "opponent-hearing", Game, "HEARING", "what your opponent hears", one_of Hearing, other.hearing;
        OpponentAssistant = "opponent-assistant", Game, "yes|no", "whether your opponent has an assistant", yes_or_no yes_no, other.assistant;
        Speech = "speech", Console, "WHO", "who speaks", one_of Speech, speech;
        Sounds = "sounds", Console, "on|off", "whether cues are played", yes_or_no on_off, sounds;
        CueVolume = "cue-volume", Console, "0..100", "how loud cues are", number (0, 100), cues.volume;
        Loudspeaker = "loudspeaker", Console, "DEVICE", "the sound device of the public words", text loudspeaker;
        Earphone = "earphone", Console, "DEVICE", "the sound device of the private words", text earphone;
        Microphone = "microphone", Console, "DEVICE", "the microphone for spoken moves; without one nothing is listened to at first", own (
            |settings, text| { settings.listening.microphone = name_of(text)?; Ok(()) },
            |settings| settings.listening.microphone.clone(),
        );
        HearStyle = "hear-style", Console, "WORDS", "in which words moves are spoken", one_of HearStyle, listening.style;
        HandsFree = "hands-free", Console, "yes|no", "whether moves are spoken without pressing a key", yes_or_no yes_no, listening.hands_free;
        Headphones = "headphones", Console, "yes|no", "whether the microphone cannot hear the voice, which is in headphones", yes_or_no yes_no, listening.headphones;
        KeepSpeech = "keep-speech", Console, "yes|no", "whether your spoken moves are kept as sound", yes_or_no yes_no, listening.keep;
        Rate = "rate", Console, "80..450", "how fast the voice speaks, in words a minute", number (80, 450), rate;
        Pitch = "pitch", Console, "0..100", "how high the voice is", number (0, 100), pitch;
        Volume = "volume", Console, "0..100", "how loud the voice is", number (0, 100), volume;
        KeepOpen = "keep-open", Console, "on|off", "whether a sound device is kept open while nothing sounds", yes_or_no on_off, keep_open;
        Echo = "echo", Console, "HOW", "how much of what you type is said at once", one_of Echo, echo;
        Terminal = "terminal", Console, "WHICH", "which lines the terminal shows", one_of Terminal, terminal;
        Display = "display", Console, "auto|off|on", "whether a Braille display shows what is said", one_of Display, display;
        DisplayMoves = "display-moves", Console, "HOW", "how a Braille display shows moves", one_of DisplayMoves, display_moves;
        Screen = "screen", Console, "off|invited|board|own", "whether there is a page in a browser: for those whom you invite, for everybody at this machine, or your own", one_of Screen, screen;
        Lan = "lan", Console, "ask|yes|no", "whether devices in the network can join on a screen", one_of Lan, lan;
        SpectatorsLate = "spectators-late", Console, "0..7200", "how many seconds late spectators see a tournament game", number (0, 7200), spectators_late;
        Data = "data", Console, "DIRECTORY", "the directory in which games are kept", own (
            |settings, text| { settings.data = Some(directory_of(text)?); Ok(()) },
            |settings| settings.data.as_ref().map(|path| path.display().to_string()).unwrap_or_default(),
        );
        Announce = "announce", Game, "WHO", "who says your moves to the table", one_of Announcer, announce;
        White = "white", Game, "NAME", "the name of the player of the white pieces", text white;
        Black = "black", Game, "NAME", "the name of the player of the black pieces", text black;
        Event = "event", Game, "NAME", "the event on the scoresheet", text event;
        Round = "round", Game, "ROUND", "the round on the scoresheet", text round;
        Braille = "braille", Console, "CODE", "the Braille code of moves, on a display and in the sheet of a finished game", one_of Braille, braille;
    }
    cues {
        Move = "cue-move";
        Capture = "cue-capture";
        Check = "cue-check";
        Castling = "cue-castling";
        Promotion = "cue-promotion";
        Refusal = "cue-refusal";
        Edge = "cue-edge";
        DarkSquare = "cue-dark-square";
        LightSquare = "cue-light-square";
        Offer = "cue-offer";
        LowTime = "cue-low-time";
        Tick = "cue-tick";
        Flag = "cue-flag";
        End = "cue-end";
        YourTurn = "cue-your-turn";
        Confirmed = "cue-confirmed";
        EntryMode = "cue-entry-mode";
        BoardMode = "cue-board-mode";
        NotSaved = "cue-not-saved";
        MicrophoneOpen = "cue-microphone-open";
        MicrophoneClosed = "cue-microphone-closed";
    }
}

/// What voices have in common, and cues; how they are read and written stands in [`Key::put`] and [`Key::value`].
static VOICE: Row = several("VOICE");
static CUE: Row = several("on|off|0..100|FILE");

const fn several(shows: &'static str) -> Row {
    let ways = Ways { put: |_, _| Ok(()), value: |_| String::new(), choices: || Choices::Other };
    Row { name: "", scope: Scope::Console, shows, ways }
}

fn one_of<'a>(names: &[&'a str], text: &str) -> Result<&'a str, WrongValue> {
    let wrong = || WrongValue::OneOf { given: text.to_owned(), names: names.join(", ") };
    names.iter().copied().find(|name| *name == text).ok_or_else(wrong)
}

const fn supervision(full: bool) -> &'static str {
    if full { "full" } else { "partial" }
}

/// The default time of the rules, not one of the event.
const AS_PROFILE: &str = "profile";

fn strength_of(text: &str) -> Result<Strength, WrongValue> {
    if text == FULL { Ok(Strength::Full) } else { number_of(text, RATINGS).map(Strength::Rating) }
}

pub(super) fn strength_name(strength: Strength) -> String {
    match strength {
        Strength::Full => FULL.to_owned(),
        Strength::Rating(rating) => rating.to_string(),
    }
}

/// The range of the default time, in seconds: at most a day.
const LATEST: (u32, u32) = (0, 86_400);

fn default_time_of(text: &str) -> Result<Option<u32>, WrongValue> {
    if text == AS_PROFILE { Ok(None) } else { number_of(text, LATEST).map(Some) }
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn name_of(text: &str) -> Result<String, WrongValue> {
    text_of(text, LONGEST_NAME)
}

fn text_of(text: &str, most: usize) -> Result<String, WrongValue> {
    if text.chars().count() > most {
        return Err(WrongValue::TooLong { most: most as u64 });
    }
    if text.chars().any(char::is_control) {
        return Err(WrongValue::NotOneLine);
    }
    Ok(text.trim().to_owned())
}

fn profile_of(text: &str) -> Result<Profile, WrongValue> {
    let wrong = || WrongValue::NoRules { given: text.to_owned(), names: Profile::ALL_NAMES.join(", ") };
    Profile::named(text).ok_or_else(wrong)
}

/// The style of answers where it is that of the announcements.
pub const SAME_STYLE: &str = "same";

fn answer_style_of(text: &str) -> Result<Option<Style>, WrongValue> {
    let names: Vec<&str> = [SAME_STYLE].into_iter().chain(Style::ALL.map(Style::name)).collect();
    let name = one_of(&names, text)?;
    Ok(Style::from_name(name))
}

fn directory_of(text: &str) -> Result<PathBuf, WrongValue> {
    if text.is_empty() { Err(WrongValue::NoDirectory) } else { Ok(PathBuf::from(text)) }
}

fn number_of<T>(text: &str, (least, most): (T, T)) -> Result<T, WrongValue>
where
    T: FromStr + PartialOrd + Into<u64>,
{
    match text.parse() {
        Ok(number) if least <= number && number <= most => Ok(number),
        _ => Err(WrongValue::Number { given: text.to_owned(), least: least.into(), most: most.into() }),
    }
}

/// Without a name it is the synthesizer's own voice of the language.
fn set_voice(settings: &mut Settings, language: Language, text: &str) -> Result<(), WrongValue> {
    let name = name_of(text)?;
    if name.is_empty() {
        settings.voices.remove(&language);
    } else {
        settings.voices.insert(language, name);
    }
    Ok(())
}

impl Key {
    pub fn from_name(name: &str) -> Option<Key> {
        Key::all().find(|key| key.name() == name)
    }

    /// What to say of a name that is no key.
    pub fn unknown(name: &str) -> WrongValue {
        let nearest = Key::all().map(|key| (strsim::damerau_levenshtein(key.name(), name), key.name())).min();
        let near = nearest.filter(|(distance, _)| *distance <= 2).map(|(_, near)| near);
        WrongValue::NoSetting { given: name.to_owned(), near }
    }

    /// What its flag shows in the place of a value.
    pub const fn shows(self) -> &'static str {
        self.row().shows
    }

    /// Whether it says how the console speaks and writes. The others belong to a game, and one that goes on has its own.
    pub const fn is_of_the_console(self) -> bool {
        matches!(self.row().scope, Scope::Console)
    }

    pub fn choices(self) -> Choices {
        (self.row().ways.choices)()
    }

    /// Puts the value that a text names into its place.
    ///
    /// # Errors
    /// What is wrong with the text, and what would be right; the settings are left as they were.
    pub fn put(self, settings: &mut Settings, text: &str) -> Result<(), WrongValue> {
        match self {
            Key::Voice(language) => set_voice(settings, language, text),
            Key::Cue(cue) => text.parse().map(|choice| drop(settings.cues.each.insert(cue, choice))),
            _ => (self.row().ways.put)(settings, text),
        }
    }

    /// The value as its text, such that [`Key::put`] reads it again. An absent directory is an empty text.
    pub fn value(self, settings: &Settings) -> String {
        match self {
            Key::Voice(language) => settings.voices.get(&language).cloned().unwrap_or_default(),
            Key::Cue(cue) => settings.cues.of(cue).to_string(),
            _ => (self.row().ways.value)(settings),
        }
    }
}
