//! The program, or the probe, in a terminal of its own.

use std::fs;
use std::ops::Deref;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use super::probe::{ARGUMENTS, LOG};
use crate::support::tmux::Tmux;

/// A terminal in which the probe or the program runs.
pub struct Terminal(Tmux);

impl Deref for Terminal {
    type Target = Tmux;

    fn deref(&self) -> &Tmux {
        &self.0
    }
}

impl Terminal {
    /// Runs `shell` in a new terminal, `$PROBE` in it standing for the program, and waits until that reads keys.
    pub fn start(shell: &str) -> Terminal {
        let folder = tempfile::tempdir().expect("a folder");
        let log = folder.path().join("log");
        let program = std::env::current_exe().expect("a path");
        let probe = format!("{} {}", program.display(), ARGUMENTS.join(" "));
        let tmux = Tmux::shell(folder, ["80", "24", "2000"], shell, |tmux| {
            tmux.env("PROBE", probe).env(LOG, log);
        });
        let terminal = Terminal(tmux);
        terminal.until("the probe", || {
            let log = terminal.file("log");
            log.starts_with("ready") && log.contains('\n')
        });
        terminal
    }

    /// Runs the program itself, with its games in the directory `games`.
    pub fn play(flags: &[&str]) -> Terminal {
        Terminal::play_in(tempfile::tempdir().expect("a folder"), flags)
    }

    /// The same, in a directory in which there may be games already.
    pub fn play_in(folder: TempDir, flags: &[&str]) -> Terminal {
        Terminal::program_in(folder, "play", flags)
    }

    /// A subcommand of the program, in a directory of its own.
    pub fn program_in(folder: TempDir, subcommand: &str, flags: &[&str]) -> Terminal {
        Terminal::program_under(&[], folder, subcommand, flags)
    }

    /// The same, started by another program.
    pub fn program_under(other: &[String], folder: TempDir, subcommand: &str, flags: &[&str]) -> Terminal {
        Terminal(Tmux::program(folder, ["250", "50", "2000"], |tmux| {
            tmux.args(other).args([env!("CARGO_BIN_EXE_annabella"), subcommand, "--data", "games"]).args(flags);
            tmux.env("XDG_CONFIG_HOME", "config");
        }))
    }

    /// Waits until the program has ended by itself, without a complaint.
    #[track_caller]
    pub fn until_ended(&self) {
        assert_eq!((self.ended().as_str(), self.file("complaints").as_str()), ("0", ""));
    }

    /// Sends the probe a signal.
    pub fn signal(&self, name: &str) {
        let process = self.process().expect("a running program");
        let status = Command::new("kill").args(["-s", name, &process]).status().expect("kill");
        assert!(status.success());
    }

    /// The id of the probe's process, while it runs.
    fn process(&self) -> Option<String> {
        let process = self.file("log").lines().next()?.strip_prefix("ready ")?.to_owned();
        let runs = fs::read_link(format!("/proc/{process}/exe")).ok()?;
        (runs == std::env::current_exe().ok()?).then_some(process)
    }

    /// Ends the probe by its own key, and sees the terminal restored.
    pub fn quit(&self) {
        self.end();
        self.assert_restored();
    }

    /// Ends the probe by its own key.
    pub fn end(&self) {
        self.keys(&["C-q"]);
        self.wait_for("after");
        self.expect_among("over");
    }

    /// All events so far, joined by blanks, are these.
    #[track_caller]
    pub fn expect(&self, events: &str) {
        self.until(events, || self.events().len() >= events.len());
        // A key that came twice would come now.
        sleep(Duration::from_millis(60));
        assert_eq!(self.events(), events);
    }

    /// One of the events is this.
    #[track_caller]
    pub fn expect_among(&self, event: &str) {
        self.until(event, || self.file("log").lines().any(|line| line == event));
    }

    fn events(&self) -> String {
        let log = self.file("log");
        log.lines().skip(1).collect::<Vec<_>>().join(" ")
    }
}
