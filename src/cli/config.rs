//! `annabella config`: every setting, its value, and who said so; and the flags that `play` shares with it.

use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use etcetera::BaseStrategy as _;

use super::cue_flags::CueFlags;
use crate::config::write::CLOCKS_FILE;
use crate::config::write::{SetError, set_user};
use crate::config::{
    CueChoice, Frozen, Key, Layer, Loaded, Locale, Origin, Problem, Settings, SourceFile, Sources, load,
};
use crate::output::cue_set::{self, CueSet, Unusable};
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// No file of settings has so many bytes; a larger one was put there by mistake, and would take long to read out.
const LARGEST: u64 = 64 << 10;

/// The flags that are settings. They are read as text, so that a wrong one is answered in the same words as in a file.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct SettingFlags {
    /// Against whom: house, console, board.
    #[arg(long, value_name = "WHO")]
    pub opponent: Option<String>,
    /// How strong the built-in opponent plays, 1 to 8.
    #[arg(long, value_name = "1..8")]
    pub level: Option<String>,
    /// With which pieces you play: white, black, random.
    #[arg(long, alias = "color", value_name = "COLOUR")]
    pub colour: Option<String>,
    /// The time of each side: none, 25+5, 90/40+30,30+30, or a name that `annabella clocks` lists; of each its own: white=5 black=4;
    /// armageddon 5 / 4.
    #[arg(long, value_name = "TIME")]
    pub time: Option<String>,
    /// By which rules; `annabella profiles` lists them.
    #[arg(long, value_name = "NAME")]
    pub profile: Option<String>,
    /// tournament, casual, training.
    #[arg(long, value_name = "MODE")]
    pub mode: Option<String>,
    /// en, it, de, es, fr.
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// How moves are announced: fide, fide-local, letters, nato, literate, uci.
    #[arg(long, value_name = "STYLE")]
    pub style: Option<String>,
    /// How squares and moves are said in answers: same, or one of the styles.
    #[arg(long, value_name = "STYLE")]
    pub answer_style: Option<String>,
    /// In which order pieces are given in answers: value, file.
    #[arg(long, value_name = "ORDER")]
    pub order: Option<String>,
    /// How pieces of one kind are given in answers: kind, each.
    #[arg(long, value_name = "HOW")]
    pub grouping: Option<String>,
    /// How empty squares are given in answers: counted, told, skipped.
    #[arg(long, value_name = "HOW")]
    pub empties: Option<String>,
    /// From which side the board is read: own, white.
    #[arg(long, value_name = "SIDE")]
    pub orientation: Option<String>,
    /// What is said at each step over the board: man, square.
    #[arg(long, value_name = "WHAT")]
    pub steps: Option<String>,
    /// How the time on a clock is said: short (nine fifty-five), long.
    #[arg(long, value_name = "HOW")]
    pub time_words: Option<String>,
    /// Of which times you are warned: off, or times such as 5:00 1:00, countdown=10, tick=1, tone, opponent.
    #[arg(long, value_name = "WHICH")]
    pub warnings: Option<String>,
    /// When the first clock begins to run: at-once, or at the arbiter's word.
    #[arg(long, value_name = "at-once|arbiter")]
    pub start: Option<String>,
    /// off: a move that is entered is announced, made and completed at once. full: the clock completes it.
    #[arg(long, value_name = "off|full")]
    pub dialogue: Option<String>,
    /// Whether the arbiter supervises this game in full, which matters in rapid and blitz: full, partial.
    #[arg(long, value_name = "full|partial")]
    pub supervision: Option<String>,
    /// Whether the event has announced Guidelines III (the quickplay finish): yes, no.
    #[arg(long, value_name = "yes|no")]
    pub guidelines: Option<String>,
    /// Whether an arbiter is there at a tournament: yes, no.
    #[arg(long, value_name = "yes|no")]
    pub arbiter: Option<String>,
    /// Whether players write each half-move on their electronic sheet themselves: yes, no.
    #[arg(long, value_name = "yes|no")]
    pub own_sheets: Option<String>,
    /// How late a player may come, in seconds, or profile.
    #[arg(long, value_name = "SECONDS")]
    pub default_time: Option<String>,
    /// What you see: visually-disabled, sighted.
    #[arg(long, value_name = "SIGHT")]
    pub sight: Option<String>,
    /// What you hear: hearing, impaired.
    #[arg(long, value_name = "HEARING")]
    pub hearing: Option<String>,
    /// Whether you have an assistant at the board: yes, no.
    #[arg(long, value_name = "yes|no")]
    pub assistant: Option<String>,
    /// What your opponent sees.
    #[arg(long, value_name = "SIGHT")]
    pub opponent_sight: Option<String>,
    /// What your opponent hears.
    #[arg(long, value_name = "HEARING")]
    pub opponent_hearing: Option<String>,
    /// Whether your opponent has an assistant: yes, no.
    #[arg(long, value_name = "yes|no")]
    pub opponent_assistant: Option<String>,
    /// Who speaks: espeak, system, reader, off.
    #[arg(long, value_name = "WHO")]
    pub speech: Option<String>,
    /// Cues: on, off.
    #[arg(long, value_name = "on|off")]
    pub sounds: Option<String>,
    /// How loud cues are.
    #[arg(long, value_name = "0..100")]
    pub cue_volume: Option<String>,
    /// What becomes of each cue.
    #[command(flatten)]
    pub cues: CueFlags,
    /// The sound device of the public words; `annabella devices` lists them.
    #[arg(long, value_name = "DEVICE")]
    pub loudspeaker: Option<String>,
    /// The sound device of the private words.
    #[arg(long, value_name = "DEVICE")]
    pub earphone: Option<String>,
    /// How fast the voice speaks, in words a minute.
    #[arg(long, value_name = "80..450")]
    pub rate: Option<String>,
    /// How high the voice is.
    #[arg(long, value_name = "0..100")]
    pub pitch: Option<String>,
    /// How loud the voice is.
    #[arg(long, value_name = "0..100")]
    pub volume: Option<String>,
    /// The voice of English words, by its name.
    #[arg(long, value_name = "VOICE")]
    pub voice_en: Option<String>,
    /// The voice of Italian words, by its name.
    #[arg(long, value_name = "VOICE")]
    pub voice_it: Option<String>,
    /// The voice of German words, by its name.
    #[arg(long, value_name = "VOICE")]
    pub voice_de: Option<String>,
    /// The voice of Spanish words, by its name.
    #[arg(long, value_name = "VOICE")]
    pub voice_es: Option<String>,
    /// The voice of French words, by its name.
    #[arg(long, value_name = "VOICE")]
    pub voice_fr: Option<String>,
    /// Whether a sound device is kept open while nothing sounds: on, off.
    #[arg(long, value_name = "on|off")]
    pub keep_open: Option<String>,
    /// How much of what you type is said at once: character, word, none.
    #[arg(long, value_name = "HOW")]
    pub echo: Option<String>,
    /// Which lines the terminal shows: all, public, off.
    #[arg(long, value_name = "WHICH")]
    pub terminal: Option<String>,
    /// Whether what is said stands on a Braille display: auto, off, on.
    #[arg(long, value_name = "auto|off|on")]
    pub display: Option<String>,
    /// How moves stand on a Braille display: cells (those of the code that --braille names), letters.
    #[arg(long, value_name = "HOW")]
    pub display_moves: Option<String>,
    /// In which directory games are kept.
    #[arg(long, value_name = "DIR")]
    pub data: Option<String>,
    /// Who says your moves to the table: console, player.
    #[arg(long, value_name = "WHO")]
    pub announce: Option<String>,
    /// The name of the player of the white pieces.
    #[arg(long, value_name = "NAME")]
    pub white: Option<String>,
    /// The name of the player of the black pieces.
    #[arg(long, value_name = "NAME")]
    pub black: Option<String>,
    /// The event on the scoresheet.
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    /// The round on the scoresheet.
    #[arg(long, value_name = "ROUND")]
    pub round: Option<String>,
    /// The Braille code of moves, on a Braille display and in the sheet of a finished game: language, none (no such sheet), intl, fi, hu, de, it, es, fr, ru.
    #[arg(long, value_name = "CODE")]
    pub braille: Option<String>,
    /// A file of settings and rules that the event gives out.
    #[arg(long, value_name = "FILE")]
    pub event_file: Option<PathBuf>,
}

impl SettingFlags {
    /// Those that were given.
    #[must_use]
    pub fn values(&self) -> Vec<(Key, String)> {
        Key::ALL.iter().filter_map(|key| Some((*key, self.get(*key)?.to_owned()))).collect()
    }

    /// Those that say how the console speaks and writes; the others belong to a game, and one that goes on has its own.
    #[must_use]
    pub fn of_the_console(&self) -> SettingFlags {
        SettingFlags {
            answer_style: self.answer_style.clone(),
            order: self.order.clone(),
            grouping: self.grouping.clone(),
            empties: self.empties.clone(),
            orientation: self.orientation.clone(),
            steps: self.steps.clone(),
            time_words: self.time_words.clone(),
            warnings: self.warnings.clone(),
            speech: self.speech.clone(),
            sounds: self.sounds.clone(),
            cue_volume: self.cue_volume.clone(),
            cues: self.cues.clone(),
            keep_open: self.keep_open.clone(),
            echo: self.echo.clone(),
            loudspeaker: self.loudspeaker.clone(),
            earphone: self.earphone.clone(),
            rate: self.rate.clone(),
            pitch: self.pitch.clone(),
            volume: self.volume.clone(),
            voice_en: self.voice_en.clone(),
            voice_it: self.voice_it.clone(),
            voice_de: self.voice_de.clone(),
            voice_es: self.voice_es.clone(),
            voice_fr: self.voice_fr.clone(),
            terminal: self.terminal.clone(),
            display: self.display.clone(),
            display_moves: self.display_moves.clone(),
            data: self.data.clone(),
            braille: self.braille.clone(),
            event_file: self.event_file.clone(),
            ..SettingFlags::default()
        }
    }

    fn get(&self, key: Key) -> Option<&str> {
        let flag = match key {
            Key::Opponent => &self.opponent,
            Key::Level => &self.level,
            Key::Colour => &self.colour,
            Key::Time => &self.time,
            Key::Profile => &self.profile,
            Key::Mode => &self.mode,
            Key::Language => &self.language,
            Key::Style => &self.style,
            Key::AnswerStyle => &self.answer_style,
            Key::Order => &self.order,
            Key::Grouping => &self.grouping,
            Key::Empties => &self.empties,
            Key::Orientation => &self.orientation,
            Key::Steps => &self.steps,
            Key::TimeWords => &self.time_words,
            Key::Warnings => &self.warnings,
            Key::Start => &self.start,
            Key::Dialogue => &self.dialogue,
            Key::Supervision => &self.supervision,
            Key::Guidelines => &self.guidelines,
            Key::Arbiter => &self.arbiter,
            Key::OwnSheets => &self.own_sheets,
            Key::DefaultTime => &self.default_time,
            Key::Sight => &self.sight,
            Key::Hearing => &self.hearing,
            Key::Assistant => &self.assistant,
            Key::OpponentSight => &self.opponent_sight,
            Key::OpponentHearing => &self.opponent_hearing,
            Key::OpponentAssistant => &self.opponent_assistant,
            Key::Speech => &self.speech,
            Key::Sounds => &self.sounds,
            Key::CueVolume => &self.cue_volume,
            Key::Cue(cue) => return self.cues.get(cue),
            Key::Loudspeaker => &self.loudspeaker,
            Key::Earphone => &self.earphone,
            Key::Rate => &self.rate,
            Key::Pitch => &self.pitch,
            Key::Volume => &self.volume,
            Key::VoiceEn => &self.voice_en,
            Key::VoiceIt => &self.voice_it,
            Key::VoiceDe => &self.voice_de,
            Key::VoiceEs => &self.voice_es,
            Key::VoiceFr => &self.voice_fr,
            Key::KeepOpen => &self.keep_open,
            Key::Echo => &self.echo,
            Key::Terminal => &self.terminal,
            Key::Display => &self.display,
            Key::DisplayMoves => &self.display_moves,
            Key::Data => &self.data,
            Key::Announce => &self.announce,
            Key::White => &self.white,
            Key::Black => &self.black,
            Key::Event => &self.event,
            Key::Round => &self.round,
            Key::Braille => &self.braille,
        };
        flag.as_deref()
    }
}

/// What `annabella config` takes.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ConfigArgs {
    /// Writes one setting into your file.
    #[arg(long, num_args = 2, value_names = ["KEY", "VALUE"], allow_hyphen_values = true)]
    pub set: Option<Vec<String>>,
    /// Flags, to see what they would change.
    #[command(flatten)]
    pub flags: SettingFlags,
}

/// `annabella config` could not do it.
#[derive(Debug, thiserror::Error)]
pub enum ConfigFailure {
    /// No such setting.
    #[error("{0}")]
    Key(String),
    /// It could not be written.
    #[error(transparent)]
    Set(#[from] SetError),
    /// The sound cannot be a cue.
    #[error("{0}")]
    Sound(String),
    /// There is nowhere to write it.
    #[error("there is no home directory, so there is no file of yours to write to; set HOME or XDG_CONFIG_HOME")]
    NoHome,
}

/// Where the user's file lies; `None` without a home directory.
#[must_use]
pub fn user_file() -> Option<PathBuf> {
    etcetera::choose_base_strategy().ok().map(|base| base.config_dir().join("annabella").join("config.toml"))
}

/// Where the user's own time controls lie; `None` without a home directory.
#[must_use]
pub fn user_clocks() -> Option<PathBuf> {
    user_file().map(|file| file.with_file_name(CLOCKS_FILE))
}

/// Everything that says something about settings: the flags given, the files read, the environment asked.
#[must_use]
pub fn sources(flags: &SettingFlags, frozen: Frozen) -> Sources {
    let mut problems = Vec::new();
    let user = user_file().and_then(|path| read(&path, Layer::User, &mut problems));
    let clocks = user_clocks().and_then(|path| read(&path, Layer::User, &mut problems));
    let event = flags.event_file.as_ref().and_then(|path| read(path, Layer::Event, &mut problems));
    let variable = |name: &str| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
    Sources {
        flags: flags.values(),
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
pub(super) fn read(path: &Path, layer: Layer, problems: &mut Vec<Problem>) -> Option<SourceFile> {
    let mut problem = |line: Option<usize>, why: String| {
        problems.push(Problem { layer, place: path.display().to_string(), line, key: String::new(), why, time: None });
    };
    let bytes = match read_at_most(path, LARGEST) {
        Ok(bytes) if bytes.len() as u64 > LARGEST => {
            problem(None, format!("the file is too large for settings: more than {} kilobytes", LARGEST >> 10));
            return None;
        }
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound && layer == Layer::User => return None,
        Err(error) => {
            problem(None, format!("the file cannot be read: {error}"));
            return None;
        }
    };
    // What stands before the first mark of replacement is as it was in the file, so its line is right.
    let text = String::from_utf8_lossy(&bytes).into_owned();
    if let Err(error) = std::str::from_utf8(&bytes) {
        let good = text.get(..error.valid_up_to()).unwrap_or_default();
        problem(Some(1 + good.matches('\n').count()), "this is no UTF-8 text; save the file as UTF-8".to_owned());
    }
    Some(SourceFile { path: path.to_owned(), text })
}

/// The lines to print.
///
/// # Errors
/// With `--set`: a wrong key or value, or a file that cannot be written. Listing always succeeds; what is wrong in the files
/// is part of the list.
pub fn run(args: &ConfigArgs) -> Result<Vec<String>, ConfigFailure> {
    if let Some([name, value]) = args.set.as_deref() {
        return set(name, value);
    }
    let loaded = load(&sources(&args.flags, Frozen::default()));
    let mut lines = unusable_sounds(&loaded.settings);
    lines.extend(listing(&loaded, user_file().as_deref()));
    Ok(lines)
}

/// The list: what is wrong, then every setting with its value, the layer that won and its meaning, then the user's file.
#[must_use]
pub fn listing(loaded: &Loaded, user_file: Option<&Path>) -> Vec<String> {
    let mut lines: Vec<String> = loaded.problems.iter().map(|problem| format!("Wrong: {problem}.")).collect();
    let line = |names: &str, key: Key, meaning: &str| {
        let value = key.value(&loaded.settings);
        let value = if value.is_empty() { "nothing" } else { &value };
        format!("{names} = {value}. From: {}. {}.", loaded.origin(key), sentence(meaning))
    };
    // Cues of which nobody has said anything are one line: nobody wants to hear eighteen times the same.
    let usual = |key: &Key| matches!(key, Key::Cue(_)) && *loaded.origin(*key) == Origin::Default;
    lines.extend(Key::ALL.iter().filter(|key| !usual(key)).map(|key| line(key.name(), *key, key.meaning())));
    let quiet: Vec<Key> = Key::ALL.iter().copied().filter(usual).collect();
    if let Some(first) = quiet.first() {
        let names: Vec<&str> = quiet.iter().map(|key| key.name()).collect();
        lines.push(line(&names.join(", "), *first, "what becomes of these cues"));
    }
    lines.push(match user_file {
        Some(path) => format!("Your file: {}.", path.display()),
        None => "There is no home directory, so there is no file of yours.".to_owned(),
    });
    lines
}

fn set(name: &str, value: &str) -> Result<Vec<String>, ConfigFailure> {
    let key = Key::from_name(name).ok_or_else(|| ConfigFailure::Key(Key::unknown(name)))?;
    let path = user_file().ok_or(ConfigFailure::NoHome)?;
    if let Key::Cue(cue) = key
        && let Ok(CueChoice { file: Some(file), .. }) = value.parse()
        && let Err(why) = cue_set::read_file(&file)
    {
        return Err(ConfigFailure::Sound(unusable(Unusable { cue, file, why })));
    }
    set_user(&path, key, value)?;
    Ok(vec![format!("{name} = {value} is written to {}.", path.display())])
}

/// The player's own sounds that cannot be cues.
fn unusable_sounds(settings: &Settings) -> Vec<String> {
    let (_, wrong) = CueSet::load(&settings.cues);
    wrong.into_iter().map(|wrong| format!("Wrong: {}", unusable(wrong))).collect()
}

fn unusable(wrong: Unusable) -> String {
    let notice = Notice::CueUnusable { cue: wrong.cue, file: wrong.file.display().to_string(), why: wrong.why };
    text(&Words::new().notice(&notice, &Listener::default()))
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
