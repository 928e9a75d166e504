//! The program in a real terminal: a tmux server on its own socket, ended by that socket.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::hardship::play::{PATIENCE, QUIET, binary};

static COUNT: AtomicU32 = AtomicU32::new(0);

/// What a shell does around the program: the terminal's modes before and after, the program's process, its exit code. Keys that are
/// still on their way when the program ends reach the shell: none of them may end or stop it, and until then none is kept from the
/// program.
const AROUND: &str = "trap : INT QUIT TSTP; stty -g >before; sh -c 'echo $$ >pid; exec \"$@\"' sh \"$@\" 2>complaints; code=$?; \
    trap '' INT QUIT TSTP; echo $code >code; stty -g >after; exec sleep 600";

/// A terminal in which the program plays.
pub struct Pane {
    socket: String,
    folder: TempDir,
}

impl Pane {
    /// Two people at one keyboard; `before` is a command in front of the program.
    pub fn start(before: &[&str]) -> Pane {
        let folder = tempfile::tempdir().unwrap();
        let socket = format!("annabella-hardship-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::SeqCst));
        let pane = Pane { socket, folder };
        let mut tmux = pane.tmux();
        tmux.args(["-u", "-f", "/dev/null", "new-session", "-d", "-x", "200", "-y", "50", "sh", "-c", AROUND, "sh"]);
        tmux.args(before).arg(binary()).args(QUIET).arg(pane.data());
        tmux.current_dir(pane.folder.path()).env("LC_ALL", "C.UTF-8").env("XDG_CONFIG_HOME", "/proc/nonexistent");
        let started = tmux.env_remove("TMUX").status();
        assert!(started.is_ok_and(|status| status.success()), "this test needs the package tmux");
        pane.until_shown("Enter your move");
        pane
    }

    /// Where its games are.
    pub fn data(&self) -> std::path::PathBuf {
        self.folder.path().join("games")
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

    /// Sends the terminal's bytes as they are.
    pub fn bytes(&self, bytes: &[u8]) {
        for piece in bytes.chunks(200) {
            let codes: Vec<String> = piece.iter().map(|byte| format!("{byte:02x}")).collect();
            let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
            self.run(&[&["send-keys", "-H"], &codes[..]].concat());
        }
    }

    /// Types text.
    pub fn text(&self, text: &str) {
        self.run(&["send-keys", "-l", "--", text]);
    }

    /// Sends the program a signal.
    pub fn signal(&self, name: &str) {
        assert!(self.is_sent(name), "kill -s {name}");
    }

    /// Sends it a signal, or finds that it is leaving by itself just now.
    #[track_caller]
    pub fn signal_unless_it_leaves(&self, name: &str) {
        if !self.is_sent(name) {
            self.until("its exit code", || !self.file("code").is_empty());
        }
    }

    fn is_sent(&self, signal: &str) -> bool {
        let status = Command::new("kill").args(["-s", signal, self.file("pid").trim()]).status();
        status.is_ok_and(|status| status.success())
    }

    /// Takes the terminal away.
    pub fn hang_up(&self) {
        self.run(&["kill-server"]);
    }

    /// Everything on the terminal, line by line.
    pub fn shown(&self) -> Vec<String> {
        let output = self.tmux().args(["capture-pane", "-p", "-J", "-S", "-"]).output().expect("tmux");
        String::from_utf8_lossy(&output.stdout).lines().map(|line| line.trim_end().to_owned()).collect()
    }

    /// Waits until this stands on the terminal; gives all of it.
    #[track_caller]
    pub fn until_shown(&self, part: &str) -> Vec<String> {
        let mut shown = Vec::new();
        self.until(part, || {
            shown = self.shown();
            shown.iter().any(|line| line.contains(part))
        });
        shown
    }

    /// Waits for the end of the program; its exit code. The terminal is as it was before.
    #[track_caller]
    pub fn ended(&self) -> String {
        self.until("the end", || self.file("after").ends_with('\n'));
        assert_eq!(self.file("after"), self.file("before"), "the terminal is not restored");
        let complaints = self.file("complaints");
        assert!(!complaints.contains("panicked"), "{complaints}");
        self.file("code").trim().to_owned()
    }

    /// Waits until the program's process is gone.
    #[track_caller]
    pub fn gone(&self) {
        let process = Path::new("/proc").join(self.file("pid").trim());
        let runs = || fs::read_link(process.join("exe")).is_ok_and(|path| path == Path::new(binary()));
        self.until("the end of the process", || !runs());
    }

    /// A file in its directory.
    pub fn file(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).unwrap_or_default()
    }

    #[track_caller]
    fn until(&self, what: &str, mut happened: impl FnMut() -> bool) {
        let start = Instant::now();
        while !happened() {
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{}", self.shown().join("\n"));
            sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Pane {
    fn drop(&mut self) {
        // After a hang-up there is no server left to end. The program goes with its terminal.
        let _ = self.tmux().arg("kill-server").stderr(Stdio::null()).status();
    }
}
