//! A terminal of one's own: a tmux server on its own socket, ended by that socket.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::probe::{ARGUMENTS, LOG};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);
static COUNT: AtomicU32 = AtomicU32::new(0);

/// A terminal in which the probe runs.
pub struct Terminal {
    socket: String,
    folder: TempDir,
}

impl Terminal {
    /// Runs `shell` in a new terminal, `$PROBE` in it standing for the program, and waits until that reads keys.
    pub fn start(shell: &str) -> Terminal {
        let folder = tempfile::tempdir().expect("a folder");
        let socket = format!("annabella-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::SeqCst));
        let program = std::env::current_exe().expect("a path");
        let probe = format!("{} {}", program.display(), ARGUMENTS.join(" "));
        let terminal = Terminal { socket, folder };
        let log = terminal.path("log");
        terminal.open(&["-x", "80", "-y", "24", "sh", "-c", shell], |tmux| tmux.env("PROBE", probe).env(LOG, log));
        terminal.until(|| terminal.file("log").starts_with("ready") && terminal.file("log").contains('\n'));
        terminal
    }

    /// Runs the program itself, with its games in the directory `games`, and what it complains of in the file `log`.
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
        let socket = format!("annabella-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::SeqCst));
        let terminal = Terminal { socket, folder };
        let around = r#""$@" 2>log; echo $? >code; exec sleep 60"#;
        let wide = ["-x", "250", "-y", "50", "sh", "-c", around, "sh"];
        let program = [env!("CARGO_BIN_EXE_annabella"), subcommand, "--data", "games"];
        let other: Vec<&str> = other.iter().map(String::as_str).collect();
        terminal.open(&[&wide[..], &other, &program, flags].concat(), |tmux| tmux.env("XDG_CONFIG_HOME", "config"));
        terminal
    }

    /// Waits until the program has ended by itself, without a complaint.
    #[track_caller]
    pub fn until_ended(&self) {
        self.wait_for("code");
        assert_eq!((self.file("code").trim(), self.file("log").as_str()), ("0", ""));
    }

    fn open(&self, args: &[&str], further: impl FnOnce(&mut Command) -> &mut Command) {
        let mut tmux = self.tmux();
        tmux.args(["-u", "-f", "/dev/null", "new-session", "-d"]).args(args).current_dir(self.folder.path());
        let started = further(tmux.env("LC_ALL", "C.UTF-8").env_remove("TMUX")).status();
        assert!(started.is_ok_and(|status| status.success()), "these tests need tmux");
    }

    /// A file or directory of its own.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Everything on the terminal, line by line.
    pub fn shown(&self) -> Vec<String> {
        let output = self.tmux().args(["capture-pane", "-p", "-J", "-S", "-"]).output().expect("tmux");
        String::from_utf8_lossy(&output.stdout).lines().map(|line| line.trim_end().to_owned()).collect()
    }

    /// Everything on the terminal, row by row, as it fills its width.
    pub fn rows(&self) -> Vec<String> {
        let output = self.tmux().args(["capture-pane", "-p", "-S", "-"]).output().expect("tmux");
        String::from_utf8_lossy(&output.stdout).lines().map(|row| row.trim_end().to_owned()).collect()
    }

    /// Waits until this stands on the terminal so many times.
    #[track_caller]
    pub fn until_shown(&self, part: &str, times: usize) {
        let start = Instant::now();
        while self.shown().iter().filter(|line| line.contains(part)).count() < times {
            assert!(start.elapsed() < PATIENCE, "no {part} in\n{}", self.shown().join("\n"));
            sleep(Duration::from_millis(15));
        }
    }

    fn tmux(&self) -> Command {
        let mut tmux = Command::new("tmux");
        tmux.args(["-L", &self.socket]);
        tmux
    }

    fn run(&self, args: &[&str]) {
        let status = self.tmux().args(args).status().expect("tmux");
        assert!(status.success(), "tmux {args:?}");
    }

    /// Presses keys by their names.
    pub fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys"], keys].concat());
    }

    /// Types text.
    pub fn text(&self, text: &str) {
        self.run(&["send-keys", "-l", "--", text]);
    }

    /// Pastes text, marked as pasted if the program has asked for that.
    pub fn paste(&self, text: &str) {
        self.run(&["set-buffer", "--", text]);
        self.run(&["paste-buffer", "-p"]);
    }

    /// Gives the window another size.
    pub fn resize(&self, columns: u16, rows: u16) {
        self.run(&["resize-window", "-x", &columns.to_string(), "-y", &rows.to_string()]);
    }

    /// Sends the program a signal.
    pub fn signal(&self, name: &str) {
        let process = self.process().expect("a running program");
        let status = Command::new("kill").args(["-s", name, &process]).status().expect("kill");
        assert!(status.success());
    }

    /// The id of the program's process, while it runs.
    fn process(&self) -> Option<String> {
        let process = self.file("log").lines().next()?.strip_prefix("ready ")?.to_owned();
        let runs = fs::read_link(format!("/proc/{process}/exe")).ok()?;
        (runs == std::env::current_exe().ok()?).then_some(process)
    }

    /// Takes the terminal away.
    pub fn hang_up(&self) {
        self.run(&["kill-server"]);
    }

    /// Ends the program by its own key, and sees the terminal restored.
    pub fn quit(&self) {
        self.end();
        self.assert_restored();
    }

    /// Ends the program by its own key.
    pub fn end(&self) {
        self.keys(&["C-q"]);
        self.wait_for("after");
        self.expect_among("over");
    }

    /// The terminal's modes are those from before the program.
    pub fn assert_restored(&self) {
        let after = self.file("after");
        assert!(after.contains(':'), "{after}");
        assert_eq!(after, self.file("before"));
    }

    /// A file that the shell or the program has written so far.
    pub fn file(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_default()
    }

    /// Waits until a file has been written.
    pub fn wait_for(&self, name: &str) {
        self.until(|| self.file(name).ends_with('\n'));
    }

    /// All events so far, joined by blanks, are these.
    #[track_caller]
    pub fn expect(&self, events: &str) {
        let wanted = events.to_owned();
        let enough = |seen: &str| seen.len() >= wanted.len();
        self.until(|| enough(&self.events()));
        // A key that came twice would come now.
        sleep(Duration::from_millis(60));
        assert_eq!(self.events(), wanted);
    }

    /// One of the events is this.
    #[track_caller]
    pub fn expect_among(&self, event: &str) {
        self.until(|| self.file("log").lines().any(|line| line == event));
    }

    fn events(&self) -> String {
        let log = self.file("log");
        log.lines().skip(1).collect::<Vec<_>>().join(" ")
    }

    #[track_caller]
    fn until(&self, happened: impl Fn() -> bool) {
        let start = Instant::now();
        while !happened() {
            assert!(start.elapsed() < PATIENCE, "in vain; log:\n{}", self.file("log"));
            sleep(Duration::from_millis(15));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // After a hang-up there is no server left to end.
        let _ = self.tmux().arg("kill-server").stderr(Stdio::null()).status();
        // A program that has survived its terminal is a test that has failed: it is not left behind.
        if std::thread::panicking()
            && let Some(process) = self.process()
        {
            let _ = Command::new("kill").args(["-s", "KILL", &process]).stderr(Stdio::null()).status();
        }
    }
}
