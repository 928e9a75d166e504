//! `annabella config`: every setting, its value, and who said so; and the flags that `play` shares with it.

use std::ffi::OsStr;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io, slice};

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, ArgMatches, FromArgMatches, value_parser};
use etcetera::BaseStrategy as _;

use crate::config::write::{CLOCKS_FILE, set_user};
use crate::config::{
    Choices, CueChoice, Frozen, Key, Layer, Loaded, Locale, Origin, Problem, Settings, SourceFile, Sources, load,
};
use crate::desk::notices::desk::DeskNotice;
use crate::game::participant::Language;
use crate::game::wrong_value::WrongValue;
use crate::output::cue_set::{self, CueSet, Unusable};
use crate::words::flag_notice::WrongFlag;
use crate::words::flags::FlagTexts;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// The largest file of settings, in bytes; a larger one was put there by mistake, and would take long to read out.
const LARGEST: u64 = 64 << 10;

/// The flags that are settings, one for each. They are read as text, so that a wrong one is answered in the same words as in a file.
#[derive(Clone, Debug, Default)]
pub struct SettingFlags {
    /// Those that were given, in the order of the settings.
    pub values: Vec<(Key, String)>,
    /// A file of settings and rules that the event gives out.
    pub event_file: Option<PathBuf>,
}

impl SettingFlags {
    /// Those that say how the console speaks and writes; the others belong to a game, and one that goes on has its own.
    #[must_use]
    pub fn of_the_console(&self) -> SettingFlags {
        let values = self.values.iter().filter(|(key, _)| key.is_of_the_console()).cloned().collect();
        SettingFlags { values, event_file: self.event_file.clone() }
    }

    /// What a line that could not be read says of the language and the voice.
    pub fn made_out(line: &[String]) -> SettingFlags {
        let given = [Key::Language, Key::Speech].map(|key| Some((key, value_of(&format!("--{}", key.name()), line)?)));
        SettingFlags { values: given.into_iter().flatten().collect(), event_file: None }
    }

    /// Whether a setting was given.
    pub fn has(&self, key: Key) -> bool {
        self.values.iter().any(|(given, _)| *given == key)
    }
}

/// The value of a flag: `--speech off` or `--speech=off`.
fn value_of(flag: &str, line: &[String]) -> Option<String> {
    let behind = line.iter().zip(line.iter().skip(1)).find(|(name, _)| *name == flag).map(|(_, value)| value.clone());
    behind.or_else(|| line.iter().find_map(|word| Some(word.strip_prefix(flag)?.strip_prefix('=')?.to_owned())))
}

pub(super) const EVENT_FILE: &str = "event-file";

/// The flags of settings that `-h` lists; `--help` lists all.
const FIRST: [Key; 11] = [
    Key::Opponent,
    Key::Level,
    Key::Colour,
    Key::Time,
    Key::Profile,
    Key::Mode,
    Key::Language,
    Key::Style,
    Key::Speech,
    Key::Loudspeaker,
    Key::Rate,
];

/// Takes any text for a setting. A shell offers the words that it can be.
#[derive(Clone)]
struct Offered(Key);

impl TypedValueParser for Offered {
    type Value = String;

    fn parse_ref(&self, command: &clap::Command, flag: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, flag, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue>>> {
        match self.0.choices() {
            Choices::Words(words) => Some(Box::new(words.into_iter().map(PossibleValue::new))),
            Choices::Numbers(..) | Choices::Other => None,
        }
    }
}

impl FromArgMatches for SettingFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<SettingFlags, clap::Error> {
        let given = |key: Key| Some((key, matches.get_one::<String>(key.name())?.clone()));
        let event_file = matches.get_one::<PathBuf>(EVENT_FILE).cloned();
        Ok(SettingFlags { values: Key::all().filter_map(given).collect(), event_file })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = SettingFlags::from_arg_matches(matches)?;
        Ok(())
    }
}

impl clap::Args for SettingFlags {
    fn augment_args(command: clap::Command) -> clap::Command {
        let flag = |key: Key| {
            let flag = Arg::new(key.name()).long(key.name()).value_name(key.shows()).value_parser(Offered(key));
            let flag = flag.hide_short_help(!FIRST.contains(&key));
            if key == Key::Colour { flag.alias("color") } else { flag }
        };
        let event_file = Arg::new(EVENT_FILE).long(EVENT_FILE).value_name("FILE").value_parser(value_parser!(PathBuf));
        command.args(Key::all().map(flag)).arg(event_file)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        SettingFlags::augment_args(command)
    }
}

/// What `annabella config` takes.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ConfigArgs {
    /// A setting to write into the user's file, and its value.
    #[arg(long, num_args = 2, value_names = ["KEY", "VALUE"], allow_hyphen_values = true)]
    pub set: Option<Vec<String>>,
    /// Settings, to see what they would change.
    #[command(flatten)]
    pub flags: SettingFlags,
}

/// Where the user's file lies; `None` without a home directory.
pub fn user_file() -> Option<PathBuf> {
    etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join("annabella").join("config.toml"))
}

/// Where the user's own time controls lie; `None` without a home directory.
pub fn user_clocks() -> Option<PathBuf> {
    user_file().map(|file| file.with_file_name(CLOCKS_FILE))
}

/// Everything that says something about settings: the flags given, the files read, the environment asked.
pub fn sources(flags: &SettingFlags, frozen: Frozen) -> Sources {
    let mut problems = Vec::new();
    let user = user_file().and_then(|path| read(&path, Layer::User, &mut problems));
    let clocks = user_clocks().and_then(|path| read(&path, Layer::User, &mut problems));
    let event = flags.event_file.as_ref().and_then(|path| read(path, Layer::Event, &mut problems));
    let variable = |name: &str| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    Sources {
        flags: flags.values.clone(),
        frozen,
        user,
        clocks,
        event,
        locale: Locale { lc_all: variable("LC_ALL"), lc_messages: variable("LC_MESSAGES"), lang: variable("LANG") },
        data_home: etcetera::choose_base_strategy().ok().map(|base| base.data_dir().join("annabella")),
        problems,
    }
}

/// The first bytes of a file, and one more than asked for if there are more.
fn read_at_most(path: &Path, count: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    fs::File::open(path)?.take(count + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads a file of settings. The user need not have one; an event's file was named, so it must be there.
pub(crate) fn read(path: &Path, layer: Layer, problems: &mut Vec<Problem>) -> Option<SourceFile> {
    let mut problem = |line: Option<usize>, why: WrongValue| {
        problems.push(Problem { layer, place: path.display().to_string(), line, key: String::new(), why });
    };
    let bytes = match read_at_most(path, LARGEST) {
        Ok(bytes) if bytes.len() as u64 > LARGEST => {
            problem(None, WrongValue::FileTooLarge { most: LARGEST >> 10 });
            return None;
        }
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound && layer == Layer::User => return None,
        Err(error) => {
            problem(None, WrongValue::Unreadable(error.into()));
            return None;
        }
    };
    // What stands before the first mark of replacement is as it was in the file, so its line is right.
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if let Err(error) = std::str::from_utf8(&bytes) {
        let good = text.get(..error.valid_up_to()).unwrap_or_default();
        problem(Some(1 + good.matches('\n').count()), WrongValue::NoUtf8);
    }
    Some(SourceFile { path: path.to_owned(), text })
}

/// The lines to print.
///
/// # Errors
/// With `--set`: a wrong key or value, or a file that cannot be written. Listing always succeeds; what is wrong in the files
/// is part of the list.
pub fn run(args: &ConfigArgs) -> Result<Vec<String>, String> {
    if let Some([name, value]) = args.set.as_deref() {
        return set(name, value);
    }
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let mut lines = unusable_sounds(&loaded.settings);
    lines.extend(listing(&loaded, user_file().as_deref()));
    Ok(lines)
}

/// The list: what is wrong, then every setting with its value, the layer that won and its meaning, then the user's file.
pub fn listing(loaded: &Loaded, user_file: Option<&Path>) -> Vec<String> {
    let texts = FlagTexts::of(loaded.settings.language);
    let said = |name: &str, with: &[(&'static str, &str)]| texts.text("listing", name, with).unwrap_or_default();
    let mut lines: Vec<String> =
        loaded.problems.iter().map(|problem| wrong(problem, loaded.settings.language)).collect();
    let line = |names: &str, key: Key, meaning: &str| {
        let value = key.value(&loaded.settings);
        let value = if value.is_empty() { said("nothing", &[]) } else { value };
        let origin = origin(loaded.origin(key), &texts);
        said("line", &[("names", names), ("value", &value), ("origin", &origin), ("meaning", meaning)])
    };
    // Cues without a setting are one line: eighteen equal lines would be tiresome to hear.
    let usual = |key: &Key| matches!(key, Key::Cue(_)) && *loaded.origin(*key) == Origin::Default;
    let meaning = |key: Key| {
        let text = texts.text("settings", key.name(), &[]).unwrap_or_default();
        explanation(&texts, &text, &key.choices())
    };
    lines.extend(Key::all().filter(|key| !usual(key)).map(|key| line(key.name(), key, &meaning(key))));
    let quiet: Vec<Key> = Key::all().filter(usual).collect();
    if let Some(first) = quiet.first() {
        let names: Vec<&str> = quiet.iter().map(|key| key.name()).collect();
        lines.push(line(&names.join(", "), *first, &said("cues", &[])));
    }
    lines.push(match user_file {
        Some(path) => said("file", &[("path", &path.display().to_string())]),
        None => said("no-file", &[]),
    });
    lines
}

/// At most this many mistakes in the settings are said before a game; of further ones, how many there are.
const MISTAKES_SAID: usize = 5;

/// What is wrong with settings.
pub(super) fn bad_settings(problems: &[Problem]) -> Vec<Notice> {
    let notice = |problem: &Problem| {
        let Problem { place, line, key, why, .. } = problem.clone();
        DeskNotice::BadSetting { place, line, key, why: Box::new(why) }.into()
    };
    let mut notices: Vec<Notice> = problems.iter().take(MISTAKES_SAID).map(notice).collect();
    if let Some(count @ 1..) = problems.len().checked_sub(MISTAKES_SAID) {
        notices.push(DeskNotice::MoreBadSettings { count }.into());
    }
    notices
}

/// That a flag cannot have its value; `game`: one was to be begun.
pub fn bad_flag(problem: &Problem, game: bool) -> Notice {
    DeskNotice::Flag { wrong: WrongFlag::Setting { flag: problem.place.clone(), why: problem.why.clone() }, game }
        .into()
}

/// What is wrong with a setting, as players are told.
pub(super) fn wrong(problem: &Problem, language: Language) -> String {
    let notice = match (problem.layer, &bad_settings(slice::from_ref(problem))[..]) {
        (Layer::User | Layer::Event, [notice]) => notice.clone(),
        _ => bad_flag(problem, false),
    };
    text(&Words::new().notice(&notice, &Listener { language, ..Listener::default() }))
}

/// What a setting says, and what it can be.
pub(super) fn explanation(texts: &FlagTexts, text: &str, choices: &Choices) -> String {
    let filled = |name, with: &[(&'static str, &str)]| texts.text("common", name, with).unwrap_or_default();
    match choices {
        Choices::Words(names) if !names.is_empty() => {
            filled("choices", &[("text", text), ("names", &names.join(", "))])
        }
        Choices::Numbers(least, most) => {
            filled("range", &[("text", text), ("least", &least.to_string()), ("most", &most.to_string())])
        }
        Choices::Words(_) | Choices::Other => text.to_owned(),
    }
}

/// Which layer has won.
fn origin(origin: &Origin, texts: &FlagTexts) -> String {
    let said = |name: &str, with: &[(&'static str, &str)]| texts.text("listing", name, with).unwrap_or_default();
    let file = |name: &str, path: &Path, line: usize| {
        said(name, &[("path", &path.display().to_string()), ("line", &line.to_string())])
    };
    match origin {
        Origin::Flag => said("flag", &[]),
        Origin::Frozen => said("saved-game", &[]),
        Origin::User { path, line } => file("user-file", path, *line),
        Origin::Event { path, line } => file("event-file", path, *line),
        Origin::Locale { variable } => said("locale", &[("variable", variable)]),
        Origin::Default => said("default", &[]),
    }
}

fn set(name: &str, value: &str) -> Result<Vec<String>, String> {
    let language = load(&sources(&SettingFlags::default(), Frozen::default())).settings.language;
    let texts = FlagTexts::of(language);
    let said = |name: &str, with: &[(&'static str, &str)]| texts.text("listing", name, with).unwrap_or_default();
    let key = Key::from_name(name).ok_or_else(|| Key::unknown(name).to_string())?;
    let path = user_file().ok_or_else(|| said("no-home", &[]))?;
    if let Key::Cue(cue) = key
        && let Ok(CueChoice { file: Some(file), .. }) = value.parse()
        && let Err(why) = cue_set::read_file(&file)
    {
        return Err(unusable(Unusable { cue, file, why }, language));
    }
    set_user(&path, key, value).map_err(|error| error.to_string())?;
    Ok(vec![said("written", &[("name", name), ("value", value), ("path", &path.display().to_string())])])
}

/// The player's own sounds that cannot be cues.
fn unusable_sounds(settings: &Settings) -> Vec<String> {
    let (_, wrong) = CueSet::load(&settings.cues);
    wrong.into_iter().map(|wrong| unusable(wrong, settings.language)).collect()
}

fn unusable(wrong: Unusable, language: Language) -> String {
    let notice = DeskNotice::CueUnusable { cue: wrong.cue, file: wrong.file.display().to_string(), why: wrong.why };
    text(&Words::new().notice(&notice.into(), &Listener { language, ..Listener::default() }))
}
