//! The program in a real terminal.

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use crate::support::play::{QUIET, binary};
use crate::support::tmux::Tmux;

/// A terminal in which the program plays.
pub struct Pane(Tmux);

impl Deref for Pane {
    type Target = Tmux;

    fn deref(&self) -> &Tmux {
        &self.0
    }
}

impl Pane {
    /// Two people at one keyboard; `before` is a command in front of the program.
    pub fn start(before: &[&str]) -> Pane {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("games");
        let pane = Pane(Tmux::program(folder, ["200", "50", "20000"], |tmux| {
            tmux.args(before).arg(binary()).args(QUIET).arg(data).env("XDG_CONFIG_HOME", "/proc/nonexistent");
        }));
        pane.until_shown("Enter your move", 1);
        pane
    }

    /// Where its games are.
    pub fn data(&self) -> PathBuf {
        self.path("games")
    }

    /// Sends the program a signal.
    pub fn signal(&self, name: &str) {
        assert!(self.0.signal(name), "kill -s {name}");
    }

    /// Sends it a signal, or finds that it is leaving by itself just now.
    #[track_caller]
    pub fn signal_unless_it_leaves(&self, name: &str) {
        if !self.0.signal(name) {
            self.until("its exit code", || !self.file("code").is_empty());
        }
    }

    /// Waits until the program's process is gone.
    #[track_caller]
    pub fn gone(&self) {
        let process = Path::new("/proc").join(self.file("pid").trim());
        let runs = || fs::read_link(process.join("exe")).is_ok_and(|path| path == Path::new(binary()));
        self.until("the end of the process", || !runs());
    }
}
