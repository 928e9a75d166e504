//! Which layer wins, key by key, and everything that is wrong on the way.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use toml::de::{DeTable, DeValue};

use super::clocks::Clocks;
use super::earlier;
use super::lines::{self, line_of};
use super::{Key, Opponent, Settings};
use crate::game::clock::Times;
use crate::game::fact::Started;
use crate::game::participant::{Driver, Language};
use crate::game::roles::Mode;
use crate::game::wrong_value::WrongValue;
use crate::rules::position::{ByColor, Color};
use crate::rules::profile::Profile;

const DEFAULTS: &str = include_str!("../../config/defaults.toml");
/// In the defaults: what else holds in a tournament.
const TOURNAMENT: &str = "tournament";
/// In the defaults: what else holds against a program, outside of tournaments.
const AT_HOME: &str = "at-home";
/// In an event's file: what it overrules in the rule profile.
const RULES: &str = "rules";

/// A file of settings that has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Where it lies.
    pub path: PathBuf,
    pub text: String,
}

/// What the environment says about languages: its three variables, as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Locale {
    pub lc_all: Option<String>,
    pub lc_messages: Option<String>,
    pub lang: Option<String>,
}

impl Locale {
    /// The language that it asks for, and by which variable: the first of the three that is set decides (POSIX), even if
    /// it asks for a language that is not there.
    pub fn language(&self) -> Option<(Language, &'static str)> {
        let variables = [("LC_ALL", &self.lc_all), ("LC_MESSAGES", &self.lc_messages), ("LANG", &self.lang)];
        let (name, value) =
            variables.iter().find_map(|(name, value)| Some((*name, value.as_deref().filter(|v| !v.is_empty())?)))?;
        let plain = value.split('@').next().unwrap_or("");
        Language::from_code(plain).map(|language| (language, name))
    }
}

/// What a saved game was played with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Frozen {
    pub values: Vec<Said>,
    /// Its rules, whole.
    pub profile: Option<Profile>,
}

impl Frozen {
    /// The copy that a game carries.
    pub fn of(started: &Started) -> Frozen {
        let side = started.owner.side().unwrap_or(Color::White);
        let (owner, other) = (started.players.get(side), started.players.get(!side));
        let mut values = vec![
            (Key::Colour, side.fold_wb("white", "black").to_owned()),
            (Key::Time, times_of(started).to_string()),
            (Key::Mode, started.mode.name().to_owned()),
            (Key::Language, owner.language.code().to_owned()),
            (Key::Style, owner.style.name().to_owned()),
            (Key::Start, started.begins.name().to_owned()),
            (Key::Dialogue, started.dialogue.name().to_owned()),
            (Key::Sight, owner.sight.name().to_owned()),
            (Key::Hearing, owner.hearing.name().to_owned()),
            (Key::OpponentSight, other.sight.name().to_owned()),
            (Key::OpponentHearing, other.hearing.name().to_owned()),
            (Key::White, started.players.white.name.clone()),
            (Key::Black, started.players.black.name.clone()),
            (Key::Event, started.event.clone()),
            (Key::Round, started.round.clone()),
            (Key::Announce, started.announcer.name().to_owned()),
        ];
        let opponent = match other.driver {
            Driver::BuiltinEngine { level } => {
                values.push((Key::Level, level.to_string()));
                Opponent::BuiltinEngine
            }
            Driver::Uci { strength } => {
                if let Some(engine) = &started.engine {
                    values.push((Key::Engine, engine.program.clone()));
                    values.push((Key::EngineOptions, engine.options.clone()));
                }
                values.push((Key::Strength, super::keys::strength_name(strength)));
                Opponent::Uci
            }
            Driver::Board => Opponent::Board,
            Driver::Screen => Opponent::Screen,
            Driver::Console | Driver::Owner => Opponent::Console,
        };
        values.push((Key::Opponent, opponent.name().to_owned()));
        Frozen { values, profile: Some(started.profile.clone()) }
    }
}

/// Everything that says something about settings.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    /// Flags of the command line.
    pub flags: Vec<Said>,
    /// The copy of the game that goes on, if one does.
    pub frozen: Frozen,
    /// The user's file, if there is one.
    pub user: Option<SourceFile>,
    /// The user's own time controls, if they have any.
    pub clocks: Option<SourceFile>,
    /// The event's file, if one was named.
    pub event: Option<SourceFile>,
    /// What the environment says about languages.
    pub locale: Locale,
    /// Where games are kept if the setting is absent; `None` without a home directory.
    pub data_home: Option<PathBuf>,
    /// What was wrong already, with files that could not be read.
    pub problems: Vec<Problem>,
}

/// A layer in which something can be wrong.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    Flag,
    /// The game's frozen copy.
    Frozen,
    /// The user's file.
    User,
    Event,
}

/// A setting that cannot be used; what a lower layer says stands in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub layer: Layer,
    /// The file, or the flag.
    pub place: String,
    /// The line, from 1, in a file.
    pub line: Option<usize>,
    /// The key; empty where the line has none.
    pub key: String,
    /// What is wrong, and what would be right.
    pub why: WrongValue,
}

impl Problem {
    pub fn in_file(layer: Layer, file: &SourceFile, line: usize, key: &str, why: impl Into<WrongValue>) -> Problem {
        let place = file.path.display().to_string();
        Problem { layer, place, line: Some(line), key: key.to_owned(), why: why.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)?;
        if let Some(line) = self.line {
            write!(f, " line {line}")?;
        }
        if !self.key.is_empty() && self.layer != Layer::Flag {
            write!(f, ", {}", self.key)?;
        }
        write!(f, ": {}", self.why)
    }
}

/// Which layer has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    Flag,
    /// The game's frozen copy.
    Frozen,
    /// The user's file.
    User {
        /// Where it lies.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// The event's file.
    Event {
        /// Where it lies.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// The machine's locale.
    Locale {
        variable: &'static str,
    },
    Default,
}

/// What came of all layers.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The settings; where one was wrong, with what a lower layer says.
    pub settings: Settings,
    /// For each key, which layer won.
    pub origins: BTreeMap<Key, Origin>,
    /// Everything that was wrong, in the order of the layers.
    pub problems: Vec<Problem>,
}

impl Loaded {
    /// Which layer has won for a key.
    pub fn origin(&self, key: Key) -> &Origin {
        self.origins.get(&key).unwrap_or(&Origin::Default)
    }
}

type Said = (Key, String);

/// The values of a file, with their lines.
type Lines = BTreeMap<Key, (String, usize)>;

/// Puts the layers over one another.
pub fn load(sources: &Sources) -> Loaded {
    let mut loaded =
        Loaded { settings: Settings::default(), origins: BTreeMap::new(), problems: sources.problems.clone() };
    let (clocks, wrong) = Clocks::load(sources.clocks.as_ref());
    loaded.settings.clocks = clocks;
    loaded.problems.extend(wrong);
    let defaults = Defaults::embedded();
    loaded.put_defaults(&defaults.everywhere);
    if let Some((language, variable)) = sources.locale.language() {
        loaded.settings.language = language;
        loaded.origins.insert(Key::Language, Origin::Locale { variable });
    }
    loaded.settings.data.clone_from(&sources.data_home);

    let event = sources.event.as_ref().map(|file| (file, read(file, Layer::Event, &mut loaded.problems)));
    let user = sources.user.as_ref().map(|file| (file, read(file, Layer::User, &mut loaded.problems)));
    let files = [&user, &event].map(|file| file.as_ref().map(|(_, lines)| lines));
    let mode = words_said(sources, files, Key::Mode).find_map(Mode::from_name).unwrap_or(loaded.settings.mode);
    let opponent = words_said(sources, files, Key::Opponent).find_map(Opponent::from_name);
    if mode == Mode::Tournament {
        loaded.put_defaults(&defaults.in_tournament);
    } else if matches!(opponent.unwrap_or(loaded.settings.opponent), Opponent::BuiltinEngine | Opponent::Uci) {
        loaded.put_defaults(&defaults.at_home);
    }
    if let Some((file, lines)) = &event {
        loaded.put_file(Layer::Event, file, lines);
    }
    if let Some((file, lines)) = &user {
        loaded.put_file(Layer::User, file, lines);
    }
    loaded.put_frozen(&sources.frozen);
    for (key, text) in &sources.flags {
        loaded.put(*key, text, Layer::Flag, &format!("--{}", key.name()), None, Origin::Flag);
    }
    if let Some((file, _)) = &event {
        loaded.overrule(file, sources.frozen.profile.is_some());
    }
    loaded
}

/// What the layers say of a key on which other defaults depend, the highest layer first.
fn words_said<'a>(sources: &'a Sources, files: [Option<&'a Lines>; 2], key: Key) -> impl Iterator<Item = &'a str> {
    let said =
        move |values: &'a [Said]| values.iter().rev().filter(move |(of, _)| *of == key).map(|(_, text)| text.as_str());
    let written = files.into_iter().flatten().filter_map(move |lines| Some(lines.get(&key)?.0.as_str()));
    said(&sources.flags).chain(said(&sources.frozen.values)).chain(written)
}

impl Loaded {
    fn put_defaults(&mut self, values: &[Said]) {
        for (key, text) in values {
            // A test holds the embedded file to what the keys can be.
            let _ = key.put(&mut self.settings, text);
            self.origins.insert(*key, Origin::Default);
        }
    }

    fn put(&mut self, key: Key, text: &str, layer: Layer, place: &str, line: Option<usize>, origin: Origin) {
        match key.put(&mut self.settings, text) {
            Ok(()) => {
                self.origins.insert(key, origin);
            }
            Err(why) => {
                let (place, key) = (place.to_owned(), key.name().to_owned());
                self.problems.push(Problem { layer, place, line, key, why });
            }
        }
    }

    fn put_file(&mut self, layer: Layer, file: &SourceFile, lines: &Lines) {
        let place = file.path.display().to_string();
        for (key, (text, line)) in lines {
            if *key == Key::Data && !Path::new(text).is_absolute() {
                let why = WrongValue::NoWholePath { given: text.clone() };
                self.problems.push(Problem::in_file(layer, file, *line, key.name(), why));
                continue;
            }
            let path = file.path.clone();
            let origin = match layer {
                Layer::Event => Origin::Event { path, line: *line },
                _ => Origin::User { path, line: *line },
            };
            self.put(*key, text, layer, &place, Some(*line), origin);
        }
    }

    fn put_frozen(&mut self, frozen: &Frozen) {
        for (key, text) in &frozen.values {
            self.put(*key, text, Layer::Frozen, "saved game", None, Origin::Frozen);
        }
        if let Some(profile) = &frozen.profile {
            self.settings.profile = profile.clone();
            self.origins.insert(Key::Profile, Origin::Frozen);
        }
    }

    /// The event's own rules over the profile; not over that of a game which has begun.
    fn overrule(&mut self, file: &SourceFile, begun: bool) {
        if begun {
            return;
        }
        let place = file.path.display().to_string();
        match self.settings.profile.with_overrides_in(&file.text, &place, RULES) {
            Ok(profile) => self.settings.profile = profile,
            Err(errors) => {
                // What is no TOML has been told already.
                let told = errors.0.into_iter().filter(|error| !error.key.is_empty());
                self.problems.extend(told.map(|error| Problem {
                    layer: Layer::Event,
                    place: error.file,
                    line: error.line,
                    key: error.key,
                    why: WrongValue::Other(error.why),
                }));
            }
        }
    }
}

/// What both sides of a game had.
fn times_of(started: &Started) -> Times {
    let ByColor { white, black } = started.time.clone();
    Times { white, black, draw: started.event_rules.draw }
}

/// The embedded defaults.
struct Defaults {
    everywhere: Vec<Said>,
    in_tournament: Vec<Said>,
    at_home: Vec<Said>,
}

impl Defaults {
    fn embedded() -> Defaults {
        let (table, _) = DeTable::parse_recoverable(DEFAULTS);
        let values = |table: &DeTable<'_>| {
            table
                .iter()
                .filter_map(|(key, value)| Some((Key::from_name(key.get_ref())?, text_of(value.get_ref())?)))
                .collect()
        };
        let table = table.into_inner();
        let section = |name: &str| {
            let section = table.get(name).and_then(|value| value.get_ref().as_table());
            section.map(values).unwrap_or_default()
        };
        Defaults { everywhere: values(&table), in_tournament: section(TOURNAMENT), at_home: section(AT_HOME) }
    }
}

/// A value as text: `rate = 300` and `rate = "300"` are the same.
fn text_of(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::String(text) => Some(text.clone().into_owned()),
        DeValue::Integer(number) => Some(number.to_string()),
        DeValue::Boolean(on) => Some(if *on { "on" } else { "off" }.to_owned()),
        _ => None,
    }
}

/// The values of a file. A line that is no TOML costs only itself, as far as that can be told.
fn read(file: &SourceFile, layer: Layer, problems: &mut Vec<Problem>) -> Lines {
    let mut not_toml =
        |line: usize, key: &str, why: WrongValue| problems.push(Problem::in_file(layer, file, line, key, why));
    let (table, broken) = lines::read(&file.text, "opponent-level = 3", &mut not_toml);
    let mut values = Lines::new();
    let mut wrong = Vec::new();
    for (key, value) in table.get_ref() {
        let (name, line) = (key.get_ref(), line_of(&file.text, key.span().start));
        if broken.contains(&line) || (layer == Layer::Event && name == RULES) {
            continue;
        }
        let text = text_of(value.get_ref());
        let line_of_value = line_of(&file.text, value.span().start);
        if let Some((key, text)) = text.as_ref().and_then(|text| earlier::carried_over(name, text)) {
            // The name of today wins, wherever it stands.
            values.entry(key).or_insert((text, line_of_value));
            continue;
        }
        match (Key::from_name(name), text) {
            (None, _) => wrong.push(Problem::in_file(layer, file, line, name, Key::unknown(name))),
            (Some(_), None) => wrong.push(Problem::in_file(layer, file, line, name, WrongValue::NoText)),
            (Some(key), Some(text)) => {
                values.insert(key, (text, line_of_value));
            }
        }
    }
    wrong.sort_by_key(|problem| problem.line);
    problems.extend(wrong);
    values
}
