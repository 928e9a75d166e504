//! The language of the key scripts: one row a key.
//!
//! ```text
//! entry  character-left  left  "Nf3"  Nf|3
//! ```
//! The mode, what the key does, the key by its name in files, what is pressed before it (`"text"` is typed, `<e4>` is a move
//! that is entered and announced, `-` is nothing), and what the pane shows then: lines, parted by ` / `, `...` for the rest of
//! a line or for further lines; the entry line with `|` for its cursor, where it has changed; `nothing`.

use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use std::thread::sleep;
use std::time::{Duration, Instant};

use annabella::keys::action::{Action, KeyMode};
use annabella::keys::key::Key;

use super::pane::{Fenced, Pane, Shown};

/// So long a move may be on its way to the disk.
const FOR_THE_DISK: Duration = Duration::from_mins(1);

/// One row.
#[derive(Clone, Debug)]
pub struct Row {
    pub mode: KeyMode,
    pub action: Action,
    pub key: String,
    before: Vec<Sent>,
    shows: Vec<Shows>,
    /// As it stands in the file.
    text: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Sent {
    Key(String),
    Text(String),
    Move(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Shows {
    Line(String),
    Entry(String),
}

/// Reads a table; `#` begins a remark.
pub fn read(table: &str) -> Vec<Row> {
    let rows = table.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| row(line).unwrap_or_else(|| panic!("no row: {line}"))).collect()
}

fn row(line: &str) -> Option<Row> {
    let mut columns = line.split("  ").map(str::trim).filter(|column| !column.is_empty());
    let mode = columns.next()?;
    let mode = KeyMode::ALL.into_iter().find(|each| each.name() == mode)?;
    let action = Action::from_name(columns.next()?)?;
    let key = columns.next()?.to_owned();
    let before = columns.next()?;
    let before = before.split(' ').filter(|word| *word != "-").map(sent).collect();
    let shows = columns.next()?;
    let shows = shows.split(" / ").filter(|part| *part != "nothing").map(shown).collect();
    columns.next().is_none().then(|| Row { mode, action, key, before, shows, text: line.to_owned() })
}

fn sent(word: &str) -> Sent {
    let within = |open, close| word.strip_prefix(open).and_then(|rest| rest.strip_suffix(close)).map(str::to_owned);
    within('"', '"').map(Sent::Text).or(within('<', '>').map(Sent::Move)).unwrap_or(Sent::Key(word.to_owned()))
}

fn shown(part: &str) -> Shows {
    match part {
        entry if entry.contains('|') => Shows::Entry(entry.to_owned()),
        line => Shows::Line(line.to_owned()),
    }
}

impl Row {
    /// What is bound here.
    pub fn binding(&self) -> (KeyMode, Action, String) {
        (self.mode, self.action, Key::from_name(&self.key).expect("a key").name())
    }

    /// Presses the key in a game of its own. What is wrong, if anything is.
    pub fn play(&self, starts: &Starts) -> Result<(), String> {
        // The end of a script is found by a key of our own, which would come between the two: so they are two games.
        let (before, _) = starts.of(self.mode, &self.before);
        // What is typed takes the place of a line that was called back: our own key must not.
        let is_called_back = matches!(self.action, Action::EarlierLine | Action::LaterLine);
        let keep = is_called_back.then(|| Sent::Key("end".to_owned()));
        let pane = played(self.mode, self.before.iter().chain([&Sent::Key(self.key.clone())]).chain(&keep));
        let (after, end) = pane.settled();
        // What a key sets off may wait for the disk, and be shown behind the answer to a later key.
        let mut compared = self.compare(&before, &after);
        let start = Instant::now();
        while compared.is_err() && start.elapsed() < FOR_THE_DISK {
            sleep(Duration::from_millis(50));
            compared = self.compare(&before, &pane.shown().without_fences());
        }
        compared?;
        let at_board = end == Fenced::Told;
        if self.action == Action::SwitchMode && at_board == (self.mode == KeyMode::Board) {
            return Err(format!("{}\nthe mode has not changed", self.text));
        }
        Ok(())
    }

    fn compare(&self, before: &Shown, after: &Shown) -> Result<(), String> {
        let mut wanted: Vec<&str> = Vec::new();
        let mut entry = before.entry();
        for shows in &self.shows {
            match shows {
                Shows::Line(line) => wanted.push(line),
                Shows::Entry(text) => entry.clone_from(text),
            }
        }
        let new = after.lines.get(before.lines.len()..).unwrap_or_default();
        let further = wanted.pop_if(|last| *last == "...").is_some();
        let enough = if further { new.len() > wanted.len() } else { new.len() == wanted.len() };
        let fits = enough && new.iter().zip(&wanted).all(|(line, wanted)| fits(line, wanted));
        if fits && after.entry() == entry {
            return Ok(());
        }
        Err(format!("{}\nnew lines: {new:#?}\nentry line: {}\n", self.text, after.entry()))
    }
}

/// Where rows begin; most begin alike.
#[derive(Default)]
pub struct Starts(Mutex<HashMap<Start, (Shown, Fenced)>>);

/// The mode, and what is pressed before the key.
type Start = (KeyMode, Vec<Sent>);

impl Starts {
    fn of(&self, mode: KeyMode, before: &[Sent]) -> (Shown, Fenced) {
        let place = (mode, before.to_vec());
        if let Some(known) = self.0.lock().unwrap().get(&place) {
            return known.clone();
        }
        let start = played(mode, before).settled();
        self.0.lock().unwrap().insert(place, start.clone());
        start
    }
}

/// A game in which this was sent.
fn played<'a>(mode: KeyMode, sent: impl IntoIterator<Item = &'a Sent>) -> Pane {
    let pane = Pane::start();
    if mode == KeyMode::Board {
        pane.keys(&["tab"]);
    }
    for sent in sent {
        match sent {
            Sent::Key(name) => pane.keys(&[name]),
            Sent::Text(text) => pane.text(text),
            Sent::Move(text) => pane.makes(text),
        }
    }
    pane
}

fn fits(line: &str, wanted: &str) -> bool {
    wanted.strip_suffix("...").map_or(line == wanted, |start| line.starts_with(start))
}

/// What all rows bind.
pub fn bindings(rows: &[Row]) -> BTreeSet<(KeyMode, Action, String)> {
    rows.iter().map(Row::binding).collect()
}
