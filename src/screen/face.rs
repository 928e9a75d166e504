//! What one place at the table looks at: the whole of what it may know, and the last words that were said to it.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard};

use serde::Serialize;
use tokio::sync::watch;

use super::lock;
use super::shown::Shown;

/// At most this many of the last words are kept for somebody who comes or comes back.
const MOST_LINES: usize = 40;

/// What a browser is sent that sees no game: the form for a code.
pub(super) const DOOR: &str = r#"{"phase":"door"}"#;
/// What is sent to somebody for whom there is nothing to see yet.
pub(super) const WAITING: &str = r#"{"phase":"waiting"}"#;

/// What is in front of words to the whole table, and of words to one seat: as lines to a program begin.
const PUBLIC: &str = "public: ";
const PRIVATE: &str = "private: ";

/// What one place looks at. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Face(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    now: Mutex<Now>,
    to_pages: watch::Sender<Arc<str>>,
}

#[derive(Debug)]
struct Now {
    shown: Option<Shown>,
    lines: VecDeque<Line>,
    next: u64,
    /// The numbers of lines begin anew with each run of the program.
    run: u32,
    /// People who look here can go to the door with a code.
    door: bool,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Line {
    id: u64,
    text: String,
    /// To the whole table.
    public: bool,
}

/// As the page's script reads it.
#[derive(Serialize)]
struct Sent<'a> {
    phase: &'static str,
    run: u32,
    door: bool,
    lines: &'a VecDeque<Line>,
    #[serde(flatten)]
    shown: &'a Shown,
}

impl Face {
    /// A place that sees nothing yet.
    pub(super) fn new(door: bool) -> Face {
        let now = Now { shown: None, lines: VecDeque::new(), next: 0, run: fastrand::u32(..), door };
        let (to_pages, _) = watch::channel(Arc::from(DOOR));
        Face(Arc::new(Inner { now: Mutex::new(now), to_pages }))
    }

    /// Shows this from now on, without waiting: a slow reader sees the newest state only.
    pub fn show(&self, shown: Shown) {
        let mut now = self.now();
        if now.shown.as_ref() != Some(&shown) {
            now.shown = Some(shown);
            self.send(&now);
        }
    }

    /// Somebody else looks here from now on: what was said before was not for them, and what is shown is not in their language.
    pub(super) fn forget(&self) {
        let mut now = self.now();
        now.lines.clear();
        now.shown = None;
        self.0.to_pages.send_replace(WAITING.into());
    }

    /// Takes lines as a program would read them, and shows their words.
    pub fn writer(&self) -> impl Write + Send + 'static {
        Lines { face: self.clone(), begun: Vec::new() }
    }

    pub(super) fn watch(&self) -> watch::Receiver<Arc<str>> {
        self.0.to_pages.subscribe()
    }

    fn tell(&self, text: &str, public: bool) {
        let mut now = self.now();
        let line = Line { id: now.next, text: text.to_owned(), public };
        now.next += 1;
        now.lines.push_back(line);
        if now.lines.len() > MOST_LINES {
            now.lines.pop_front();
        }
        self.send(&now);
    }

    fn send(&self, now: &Now) {
        let Now { shown: Some(shown), lines, run, door, .. } = now else { return };
        // It is text, numbers and lists.
        let Ok(text) = serde_json::to_string(&Sent { phase: "game", run: *run, door: *door, lines, shown }) else {
            return;
        };
        self.0.to_pages.send_replace(text.into());
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        lock(&self.0.now)
    }
}

/// Lines on their way to a face.
struct Lines {
    face: Face,
    /// What has come of the next one.
    begun: Vec<u8>,
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.begun.extend(bytes);
        while let Some(end) = self.begun.iter().position(|byte| *byte == b'\n') {
            let line: Vec<u8> = self.begun.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line);
            let line = line.trim_end();
            // What is for another seat at the same device has that in front of it, and is not for this page.
            match (line.strip_prefix(PUBLIC), line.strip_prefix(PRIVATE)) {
                (Some(text), _) => self.face.tell(text, true),
                (None, Some(text)) => self.face.tell(text, false),
                (None, None) => {}
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
