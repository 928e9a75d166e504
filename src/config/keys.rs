//! The keys, and what each can be.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use super::{Braille, ColourChoice, Display, DisplayMoves, Opponent, Settings, Speech, Terminal};
use crate::game::effect::Cue;
use crate::game::fact::{Announcer, Dialogue};
use crate::game::participant::{
    Echo, Empties, Grouping, Hearing, Language, Order, Orientation, Sight, Steps, Style, TimeWords,
};
use crate::game::presence::Beginning;
use crate::game::roles::Mode;
use crate::game::warnings::WarningsError;
use crate::rules::profile::Profile;

/// Longer than any name on a scoresheet.
const LONGEST_NAME: usize = 120;

macro_rules! keys {
    (
        settings { $($variant:ident = $name:literal, $meaning:literal;)* }
        cues { $($cue:ident = $cue_name:literal, $cue_meaning:literal;)* }
    ) => {
        /// A setting.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Key {$(
            #[doc = $meaning]
            $variant,
        )*
            /// What becomes of a cue.
            Cue(Cue),
        }

        impl Key {
            /// All of them, in the order in which they are listed.
            pub const ALL: &[Key] = &[$(Key::$variant,)* $(Key::Cue(Cue::$cue),)*];

            /// The name in files; with `--` in front, the flag.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Key::$variant => $name,)*
                    $(Key::Cue(Cue::$cue) => $cue_name,)*
                }
            }

            /// What it says, in one line.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self {
                    $(Key::$variant => $meaning,)*
                    $(Key::Cue(Cue::$cue) => $cue_meaning,)*
                }
            }
        }
    };
}

keys! {
    settings {
        Opponent = "opponent", "against whom: the built-in opponent, a person at this keyboard, or a real board";
        Level = "level", "how strong the built-in opponent plays, 1 to 8";
        Colour = "colour", "with which men you play";
        Time = "time", "the time of each side";
        Profile = "profile", "by which rules";
        Mode = "mode", "tournament (the console never helps), casual, or training";
        Language = "language", "in which language you are spoken to";
        Style = "style", "how moves are announced";
        AnswerStyle = "answer-style", "how squares and moves are said in answers";
        Order = "order", "in which order men are given in answers";
        Grouping = "grouping", "how men of one kind are given in answers";
        Empties = "empties", "how empty squares are given in answers";
        Orientation = "orientation", "from which side the board is read";
        Steps = "steps", "what is said at each step over the board";
        TimeWords = "time-words", "how the time on a clock is said: short (nine fifty-five), long";
        Warnings = "warnings", "of which times you are warned";
        Start = "start", "when the first clock begins to run: at-once, or at the arbiter's word";
        Dialogue = "dialogue", "how a move goes from mouth to clock";
        Supervision = "supervision", "whether the arbiter supervises this game in full, which matters in rapid and blitz";
        Guidelines = "guidelines", "whether the event has announced Guidelines III (the quickplay finish), yes or no";
        Arbiter = "arbiter", "whether an arbiter is there at a tournament, yes or no";
        OwnSheets = "own-sheets", "whether players write each half-move on their electronic sheet themselves, yes or no";
        DefaultTime = "default-time", "how late a player may come, in seconds, or profile";
        Sight = "sight", "what you see: visually-disabled or sighted (Appendix D)";
        Hearing = "hearing", "what you hear: hearing or impaired";
        Assistant = "assistant", "whether you have an assistant at the board, yes or no";
        OpponentSight = "opponent-sight", "what your opponent sees";
        OpponentHearing = "opponent-hearing", "what your opponent hears";
        OpponentAssistant = "opponent-assistant", "whether your opponent has an assistant";
        Speech = "speech", "who speaks";
        Sounds = "sounds", "whether cues are played";
        CueVolume = "cue-volume", "how loud cues are, 0 to 100";
        Loudspeaker = "loudspeaker", "the sound device of the public words; `annabella devices` lists them";
        Earphone = "earphone", "the sound device of the private words";
        Rate = "rate", "how fast the voice speaks, in words a minute, 80 to 450";
        Pitch = "pitch", "how high the voice is, 0 to 100";
        Volume = "volume", "how loud the voice is, 0 to 100";
        VoiceEn = "voice-en", "the voice of English words, by its name";
        VoiceIt = "voice-it", "the voice of Italian words, by its name";
        VoiceDe = "voice-de", "the voice of German words, by its name";
        VoiceEs = "voice-es", "the voice of Spanish words, by its name";
        VoiceFr = "voice-fr", "the voice of French words, by its name";
        KeepOpen = "keep-open", "whether a sound device is kept open while nothing sounds";
        Echo = "echo", "how much of what you type is said at once";
        Terminal = "terminal", "which lines the terminal shows";
        Display = "display", "whether what is said stands on a Braille display: auto, off, on";
        DisplayMoves = "display-moves", "how moves stand on a Braille display: cells, letters";
        Data = "data", "in which directory games are kept";
        Announce = "announce", "who says your moves to the table";
        White = "white", "the name of the player of the white men";
        Black = "black", "the name of the player of the black men";
        Event = "event", "the event on the scoresheet";
        Round = "round", "the round on the scoresheet";
        Braille = "braille", "the Braille code of moves, on a Braille display and in the sheet of a finished game; none: no such sheet";
    }
    cues {
        Move = "cue-move", "the cue of a move";
        Capture = "cue-capture", "the cue of a capture";
        Check = "cue-check", "the cue of check";
        Castling = "cue-castling", "the cue of castling";
        Promotion = "cue-promotion", "the cue of a promotion";
        Refusal = "cue-refusal", "the cue of what is refused";
        Edge = "cue-edge", "the cue of the edge of the board and the end of a list";
        DarkSquare = "cue-dark-square", "the cue of a dark square";
        LightSquare = "cue-light-square", "the cue of a light square";
        Offer = "cue-offer", "the cue of an offer";
        LowTime = "cue-low-time", "the cue of little time left";
        Tick = "cue-tick", "the cue of a tick of the clock";
        Flag = "cue-flag", "the cue of a fallen flag";
        End = "cue-end", "the cue of the end of the game";
        YourTurn = "cue-your-turn", "the cue of your turn";
        Confirmed = "cue-confirmed", "the cue of what is confirmed";
        EntryMode = "cue-entry-mode", "the cue of the mode in which keys are text";
        BoardMode = "cue-board-mode", "the cue of the mode in which keys are steps on the board";
        NotSaved = "cue-not-saved", "the cue of a game that is not being saved";
    }
}

fn one_of<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, text: &str) -> Result<T, String> {
    all.iter().copied().find(|each| name(*each) == text).ok_or_else(|| {
        let names: Vec<&str> = all.iter().map(|each| name(*each)).collect();
        format!("`{text}` is wrong here; right would be one of {}", names.join(", "))
    })
}

const ANNOUNCERS: &[Announcer] = &[Announcer::Console, Announcer::Player];

const fn announcer_name(announcer: Announcer) -> &'static str {
    match announcer {
        Announcer::Console => "console",
        Announcer::Player => "player",
    }
}

const fn supervision(full: bool) -> &'static str {
    if full { "full" } else { "partial" }
}

/// The default time of the rules, not one of the event.
const AS_PROFILE: &str = "profile";

/// So late nobody comes: a day.
const LATEST: Bounds<u32> = (0, 86_400);

fn default_time_of(text: &str) -> Result<Option<u32>, String> {
    if text == AS_PROFILE { Ok(None) } else { number_of(text, LATEST).map(Some) }
}

const fn yes_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

const fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

fn name_of(text: &str) -> Result<String, String> {
    if text.chars().count() > LONGEST_NAME {
        return Err(format!("this is too long; right would be at most {LONGEST_NAME} characters"));
    }
    if text.chars().any(char::is_control) {
        return Err("right would be one line without tabs or other control characters".to_owned());
    }
    Ok(text.trim().to_owned())
}

fn profile_of(text: &str) -> Result<Profile, String> {
    Profile::named(text)
        .ok_or_else(|| format!("there are no rules `{text}`; right would be one of {}", Profile::ALL_NAMES.join(", ")))
}

/// The style of answers where it is that of the announcements.
pub const SAME_STYLE: &str = "same";

fn answer_style_of(text: &str) -> Result<Option<Style>, String> {
    let ways = [None].into_iter().chain(Style::ALL.map(Some)).collect::<Vec<_>>();
    one_of(&ways, |style| style.map_or(SAME_STYLE, Style::name), text)
}

fn level_of(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(level @ 1..=8) => Ok(level),
        _ => Err(format!("`{text}` is wrong here; right would be a whole number from 1 to 8")),
    }
}

/// Bounds of a number, both allowed.
type Bounds<T> = (T, T);
const RATES: Bounds<u16> = (80, 450);
const PERCENT: Bounds<u8> = (0, 100);

fn number_of<T: FromStr + PartialOrd + fmt::Display>(text: &str, (least, most): Bounds<T>) -> Result<T, String> {
    match text.parse() {
        Ok(number) if least <= number && number <= most => Ok(number),
        _ => Err(format!("`{text}` is wrong here; right would be a whole number from {least} to {most}")),
    }
}

/// Without a name it is the synthesizer's own voice of the language.
fn set_voice(settings: &mut Settings, language: Language, text: &str) -> Result<(), String> {
    let name = name_of(text)?;
    if name.is_empty() {
        settings.voices.remove(&language);
    } else {
        settings.voices.insert(language, name);
    }
    Ok(())
}

fn voice(settings: &Settings, language: Language) -> String {
    settings.voices.get(&language).cloned().unwrap_or_default()
}

impl Key {
    /// The key of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Key> {
        Key::ALL.iter().copied().find(|key| key.name() == name)
    }

    /// What to say of a name that is no key.
    #[must_use]
    pub fn unknown(name: &str) -> String {
        let nearest = Key::ALL.iter().map(|key| (strsim::damerau_levenshtein(key.name(), name), key.name())).min();
        match nearest {
            Some((0..=2, nearest)) => format!("there is no setting `{name}`; perhaps {nearest}"),
            _ => format!("there is no setting `{name}`; `annabella config` lists them all"),
        }
    }

    /// Puts the value that a text names into its place.
    ///
    /// # Errors
    /// What is wrong with the text, and what would be right; the settings are left as they were.
    pub fn put(self, settings: &mut Settings, text: &str) -> Result<(), String> {
        match self {
            Key::Opponent => settings.opponent = one_of(Opponent::ALL, Opponent::name, text)?,
            Key::Level => settings.level = level_of(text)?,
            Key::Colour => settings.colour = one_of(ColourChoice::ALL, ColourChoice::name, text)?,
            Key::Time => settings.time = settings.clocks.resolve(text)?,
            Key::Profile => settings.profile = profile_of(text)?,
            Key::Mode => settings.mode = one_of(&Mode::ALL, Mode::name, text)?,
            Key::Language => settings.language = one_of(&Language::ALL, Language::code, text)?,
            Key::Style => settings.style = one_of(&Style::ALL, Style::name, text)?,
            Key::AnswerStyle => settings.answer_style = answer_style_of(text)?,
            Key::Order => settings.order = one_of(&Order::ALL, Order::name, text)?,
            Key::Grouping => settings.grouping = one_of(&Grouping::ALL, Grouping::name, text)?,
            Key::Empties => settings.empties = one_of(&Empties::ALL, Empties::name, text)?,
            Key::Orientation => settings.orientation = one_of(&Orientation::ALL, Orientation::name, text)?,
            Key::Steps => settings.steps = one_of(&Steps::ALL, Steps::name, text)?,
            Key::TimeWords => settings.time_words = one_of(&TimeWords::ALL, TimeWords::name, text)?,
            Key::Warnings => settings.warnings = text.parse().map_err(|error: WarningsError| error.to_string())?,
            Key::Start => settings.begins = one_of(&Beginning::ALL, Beginning::name, text)?,
            Key::Dialogue => settings.dialogue = one_of(&Dialogue::ALL, Dialogue::name, text)?,
            Key::Supervision => settings.supervised = one_of(&[true, false], supervision, text)?,
            Key::Guidelines => settings.event_rules.guidelines = one_of(&[true, false], yes_no, text)?,
            Key::Arbiter => settings.event_rules.arbiter_absent = !one_of(&[true, false], yes_no, text)?,
            Key::OwnSheets => settings.event_rules.own_sheets = one_of(&[true, false], yes_no, text)?,
            Key::DefaultTime => settings.event_rules.default_time_s = default_time_of(text)?,
            Key::Sight => settings.owner.sight = one_of(&Sight::ALL, Sight::name, text)?,
            Key::Hearing => settings.owner.hearing = one_of(&Hearing::ALL, Hearing::name, text)?,
            Key::Assistant => settings.owner.assistant = one_of(&[true, false], yes_no, text)?,
            Key::OpponentSight => settings.other.sight = one_of(&Sight::ALL, Sight::name, text)?,
            Key::OpponentHearing => settings.other.hearing = one_of(&Hearing::ALL, Hearing::name, text)?,
            Key::OpponentAssistant => settings.other.assistant = one_of(&[true, false], yes_no, text)?,
            Key::Speech => settings.speech = one_of(Speech::ALL, Speech::name, text)?,
            Key::Sounds => settings.sounds = one_of(&[true, false], on_off, text)?,
            Key::CueVolume => settings.cues.volume = number_of(text, PERCENT)?,
            Key::Loudspeaker => settings.loudspeaker = name_of(text)?,
            Key::Earphone => settings.earphone = name_of(text)?,
            Key::Rate => settings.rate = number_of(text, RATES)?,
            Key::Echo => settings.echo = one_of(&Echo::ALL, Echo::name, text)?,
            Key::Pitch => settings.pitch = number_of(text, PERCENT)?,
            Key::Volume => settings.volume = number_of(text, PERCENT)?,
            Key::VoiceEn => set_voice(settings, Language::En, text)?,
            Key::VoiceIt => set_voice(settings, Language::It, text)?,
            Key::VoiceDe => set_voice(settings, Language::De, text)?,
            Key::VoiceEs => set_voice(settings, Language::Es, text)?,
            Key::VoiceFr => set_voice(settings, Language::Fr, text)?,
            Key::KeepOpen => settings.keep_open = one_of(&[true, false], on_off, text)?,
            Key::Terminal => settings.terminal = one_of(Terminal::ALL, Terminal::name, text)?,
            Key::Display => settings.display = one_of(Display::ALL, Display::name, text)?,
            Key::DisplayMoves => settings.display_moves = one_of(DisplayMoves::ALL, DisplayMoves::name, text)?,
            Key::Data if text.is_empty() => return Err("right would be a directory".to_owned()),
            Key::Data => settings.data = Some(PathBuf::from(text)),
            Key::Announce => settings.announce = one_of(ANNOUNCERS, announcer_name, text)?,
            Key::White => settings.white = name_of(text)?,
            Key::Black => settings.black = name_of(text)?,
            Key::Event => settings.event = name_of(text)?,
            Key::Round => settings.round = name_of(text)?,
            Key::Braille => settings.braille = one_of(Braille::ALL, Braille::name, text)?,
            Key::Cue(cue) => drop(settings.cues.each.insert(cue, text.parse()?)),
        }
        Ok(())
    }

    /// The value as its text, such that [`Key::put`] reads it again. An absent directory is an empty text.
    #[must_use]
    pub fn value(self, settings: &Settings) -> String {
        match self {
            Key::Opponent => settings.opponent.name().to_owned(),
            Key::Level => settings.level.to_string(),
            Key::Colour => settings.colour.name().to_owned(),
            Key::Time => settings.time.to_string(),
            Key::Profile => settings.profile.name.clone(),
            Key::Mode => settings.mode.name().to_owned(),
            Key::Language => settings.language.code().to_owned(),
            Key::Style => settings.style.name().to_owned(),
            Key::AnswerStyle => settings.answer_style.map_or(SAME_STYLE, Style::name).to_owned(),
            Key::Order => settings.order.name().to_owned(),
            Key::Grouping => settings.grouping.name().to_owned(),
            Key::Empties => settings.empties.name().to_owned(),
            Key::Orientation => settings.orientation.name().to_owned(),
            Key::Steps => settings.steps.name().to_owned(),
            Key::TimeWords => settings.time_words.name().to_owned(),
            Key::Warnings => settings.warnings.to_string(),
            Key::Start => settings.begins.name().to_owned(),
            Key::Dialogue => settings.dialogue.name().to_owned(),
            Key::Supervision => supervision(settings.supervised).to_owned(),
            Key::Guidelines => yes_no(settings.event_rules.guidelines).to_owned(),
            Key::Arbiter => yes_no(!settings.event_rules.arbiter_absent).to_owned(),
            Key::OwnSheets => yes_no(settings.event_rules.own_sheets).to_owned(),
            Key::DefaultTime => {
                settings.event_rules.default_time_s.map_or(AS_PROFILE.to_owned(), |seconds| seconds.to_string())
            }
            Key::Sight => settings.owner.sight.name().to_owned(),
            Key::Hearing => settings.owner.hearing.name().to_owned(),
            Key::Assistant => yes_no(settings.owner.assistant).to_owned(),
            Key::OpponentSight => settings.other.sight.name().to_owned(),
            Key::OpponentHearing => settings.other.hearing.name().to_owned(),
            Key::OpponentAssistant => yes_no(settings.other.assistant).to_owned(),
            Key::Speech => settings.speech.name().to_owned(),
            Key::Sounds => on_off(settings.sounds).to_owned(),
            Key::CueVolume => settings.cues.volume.to_string(),
            Key::Loudspeaker => settings.loudspeaker.clone(),
            Key::Earphone => settings.earphone.clone(),
            Key::Rate => settings.rate.to_string(),
            Key::Echo => settings.echo.name().to_owned(),
            Key::Pitch => settings.pitch.to_string(),
            Key::Volume => settings.volume.to_string(),
            Key::VoiceEn => voice(settings, Language::En),
            Key::VoiceIt => voice(settings, Language::It),
            Key::VoiceDe => voice(settings, Language::De),
            Key::VoiceEs => voice(settings, Language::Es),
            Key::VoiceFr => voice(settings, Language::Fr),
            Key::KeepOpen => on_off(settings.keep_open).to_owned(),
            Key::Terminal => settings.terminal.name().to_owned(),
            Key::Display => settings.display.name().to_owned(),
            Key::DisplayMoves => settings.display_moves.name().to_owned(),
            Key::Data => settings.data.as_ref().map(|path| path.display().to_string()).unwrap_or_default(),
            Key::Announce => announcer_name(settings.announce).to_owned(),
            Key::White => settings.white.clone(),
            Key::Black => settings.black.clone(),
            Key::Event => settings.event.clone(),
            Key::Round => settings.round.clone(),
            Key::Braille => settings.braille.name().to_owned(),
            Key::Cue(cue) => settings.cues.of(cue).to_string(),
        }
    }
}
