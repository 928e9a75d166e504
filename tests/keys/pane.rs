//! The program in a terminal of its own, by the names of its keys, and its entry line.

use std::fmt;
use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use annabella::input::decode::ESCAPE_PATIENCE;
use annabella::keys::key::Key;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::support::tmux::Tmux;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// A character that no key map knows: whatever comes of it, comes behind everything that was sent before.
const FENCE: &str = "¤";

/// Two people at one keyboard, with clocks, without a voice and without cues.
const PLAY: [(&str, &str); 8] = [
    ("--opponent", "console"),
    ("--time", "25+5"),
    ("--dialogue", "off"),
    ("--style", "literate"),
    ("--speech", "off"),
    ("--sounds", "off"),
    ("--language", "en"),
    ("--data", "games"),
];

/// What stands on the terminal.
#[derive(Clone, PartialEq, Eq)]
pub struct Shown {
    /// The lines above the one in which the cursor stands.
    pub lines: Vec<String>,
    /// The entry line before the cursor.
    pub before: String,
    /// And behind it.
    pub behind: String,
}

impl Shown {
    /// The entry line, with `|` where the cursor stands.
    pub fn entry(&self) -> String {
        format!("{}|{}", self.before, self.behind)
    }

    /// How many lines there are with this in them.
    pub fn count(&self, part: &str) -> usize {
        self.lines.iter().filter(|line| line.contains(part)).count()
    }

    /// The same without what was told of fences and of a disk that other programs keep busy.
    pub fn without_fences(mut self) -> Shown {
        self.lines.retain(|line| !is_told_of_the_fence(line) && !is_told_of_the_disk(line));
        self
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.lines {
            writeln!(to, "  {line}")?;
        }
        write!(to, "> {}", self.entry())
    }
}

/// What became of a character that means nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Fenced {
    /// It was written into the entry line.
    Written,
    /// It was told that it does nothing.
    Told,
}

/// A terminal in which the program plays.
pub struct Pane(Tmux);

impl Deref for Pane {
    type Target = Tmux;

    fn deref(&self) -> &Tmux {
        &self.0
    }
}

impl Pane {
    /// Two people at one keyboard.
    pub fn start() -> Pane {
        Pane::with("", &[])
    }

    /// The same, with a user's file of keys, and with other flags in the place of the usual ones.
    pub fn with(keys: &str, flags: &[&str]) -> Pane {
        let usual = PLAY.iter().filter(|(name, _)| !flags.contains(name)).flat_map(|(name, value)| [*name, *value]);
        let pane = Pane::at(keys, &[&["play"], usual.collect::<Vec<_>>().as_slice(), flags].concat());
        pane.until_told("Enter your move");
        pane
    }

    /// Somebody who trains.
    pub fn training() -> Pane {
        let pane = Pane::at("", &["train", "--language", "en", "--speech", "off", "--sounds", "off"]);
        pane.until_told("Training with puzzles");
        pane
    }

    /// Somebody whose game is being looked at by the built-in engine.
    pub fn reviewing() -> Pane {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/review/games.pgn");
        let command = ["review", games, "--game", "17", "--nodes", "20000", "--engine", "built-in"];
        let quiet = ["--language", "en", "--speech", "off", "--sounds", "off"];
        let pane = Pane::at("", &[&command[..], &quiet].concat());
        pane.until_told("An engine is looking at it.");
        pane
    }

    fn at(keys: &str, command: &[&str]) -> Pane {
        let folder = tempfile::tempdir().unwrap();
        let (home, config) = (folder.path().to_owned(), folder.path().join("config"));
        fs::create_dir_all(config.join("annabella")).unwrap();
        if !keys.is_empty() {
            fs::write(config.join("annabella/keys.toml"), keys).unwrap();
        }
        // Wide and high enough that no line is broken or scrolled away.
        Pane(Tmux::program(folder, ["400", "200", "0"], |tmux| {
            tmux.arg(binary()).args(command).env("HOME", &home).env("XDG_CONFIG_HOME", config);
            tmux.env("XDG_CACHE_HOME", home.join(".cache"));
        }))
    }

    /// Where the user's files are.
    pub fn config(&self) -> PathBuf {
        self.path("config")
    }

    /// Waits until all of this stands in the file of settings, which is written while the game goes on.
    #[track_caller]
    pub fn until_kept(&self, settings: &[&str]) {
        let file = self.config().join("annabella/config.toml");
        self.until("the settings in the file", |_| {
            std::fs::read_to_string(&file).is_ok_and(|text| settings.iter().all(|setting| text.contains(setting)))
        });
    }

    // --- what is sent ---

    /// Presses keys by the names that they bear in files.
    pub fn keys(&self, keys: &[&str]) {
        let names: Vec<String> = keys.iter().map(|name| tmux_name(Key::from_name(name).unwrap())).collect();
        self.0.keys(&names.iter().map(String::as_str).collect::<Vec<_>>());
        if keys.last() == Some(&"escape") {
            // With another key at its heels it would be Alt and that key.
            sleep(Duration::from_millis(4 * u64::from(ESCAPE_PATIENCE)));
        }
    }

    /// Enters a move and waits until it is announced.
    #[track_caller]
    pub fn makes(&self, text: &str) {
        let before = self.shown().lines.len();
        self.text(text);
        self.keys(&["enter"]);
        // The line that was entered, and what is told of it.
        self.until(text, |shown| shown.lines.len() >= before + 2);
    }

    // --- what is seen ---

    /// What stands there now.
    pub fn shown(&self) -> Shown {
        let text = self.asked(&["capture-pane", "-p", "-N", ";", "display-message", "-p", "#{cursor_x} #{cursor_y}"]);
        let (rows, cursor) = text.trim_end_matches('\n').rsplit_once('\n').unwrap_or_default();
        let mut cursor = cursor.split(' ').map(|number| number.parse::<usize>().unwrap_or_default());
        let (column, row) = (cursor.next().unwrap_or_default(), cursor.next().unwrap_or_default());
        let rows: Vec<&str> = rows.split('\n').collect();
        let lines = rows.iter().take(row).map(|line| line.trim_end().to_owned()).collect();
        let entry = rows.get(row).copied().unwrap_or_default();
        let mut width = 0;
        let split = entry.char_indices().find(|(_, char)| {
            width += char.width().unwrap_or(0);
            width > column
        });
        let (before, behind) = entry.split_at(split.map_or(entry.len(), |(index, _)| index));
        let missing = column.saturating_sub(before.width());
        let before = format!("{before}{}", " ".repeat(missing));
        Shown { lines, before, behind: behind.trim_end().to_owned() }
    }

    /// Waits until this is so; gives what stands there then.
    #[track_caller]
    pub fn until(&self, what: &str, so: impl Fn(&Shown) -> bool) -> Shown {
        let start = Instant::now();
        loop {
            let shown = self.shown();
            if so(&shown) {
                return shown;
            }
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{shown:?}");
            sleep(Duration::from_millis(8));
        }
    }

    /// Waits for a line with this in it.
    #[track_caller]
    pub fn until_told(&self, part: &str) -> Shown {
        self.until(part, |shown| shown.lines.iter().any(|line| line.contains(part)))
    }

    /// Waits for this entry line, `|` in it being the cursor.
    #[track_caller]
    pub fn until_entry(&self, entry: &str) -> Shown {
        self.until(entry, |shown| shown.entry() == entry)
    }

    /// Everything that was sent is done with: what stands there now, before and apart from a character that means nothing.
    #[track_caller]
    pub fn settled(&self) -> (Shown, Fenced) {
        let count = |shown: &Shown| {
            let told = shown.lines.iter().filter(|line| is_told_of_the_fence(line)).count();
            (told, shown.before.matches(FENCE).count())
        };
        let before = count(&self.shown());
        self.text(FENCE);
        let mut shown = self.until("the fence", |shown| count(shown) != before);
        let end = if shown.before.ends_with(FENCE) {
            shown.before.truncate(shown.before.len() - FENCE.len());
            self.keys(&["backspace"]);
            self.until("the fence to go", |now| now.entry() == shown.entry());
            Fenced::Written
        } else {
            Fenced::Told
        };
        (shown.without_fences(), end)
    }
}

fn is_told_of_the_fence(line: &str) -> bool {
    // Or it came where a kind of pieces, a square or a file was waited for.
    let told = ["other character does nothing here", "other character, ", "other character is not a piece letter"];
    let named = ["¤ is not a square", "¤ is not a file"];
    told.iter().any(|told| line.starts_with(told)) || named.iter().any(|named| line.contains(named))
}

fn is_told_of_the_disk(line: &str) -> bool {
    line.starts_with("Warning: the game is not being saved") || line.starts_with("The game is being saved again")
}

/// The program's own file.
pub fn binary() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_annabella"))
}

/// How tmux calls a key.
fn tmux_name(key: Key) -> String {
    match key {
        Key::Char(' ') => "Space".to_owned(),
        Key::Char(';') => "\\;".to_owned(),
        Key::Char(char) => char.to_string(),
        Key::Alt(char) => format!("M-{}", tmux_name(Key::Char(char))),
        Key::Ctrl(char) => format!("C-{}", tmux_name(Key::Char(char))),
        Key::Function(number) => format!("F{number}"),
        named => match named {
            Key::Enter => "Enter",
            Key::Backspace => "BSpace",
            Key::Delete => "DC",
            Key::Tab => "Tab",
            Key::BackTab => "BTab",
            Key::Up => "Up",
            Key::Down => "Down",
            Key::Left => "Left",
            Key::Right => "Right",
            Key::Home => "Home",
            Key::End => "End",
            Key::PageUp => "PPage",
            Key::Insert => "IC",
            Key::PageDown => "NPage",
            _ => "Escape",
        }
        .to_owned(),
    }
}
