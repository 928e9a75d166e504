//! A terminal of its own: a tmux server on its own socket, in a directory that goes with it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);
/// How long a program may go on that has lost its terminal.
const LAST_WORDS: Duration = Duration::from_secs(20);
const A_MOMENT: Duration = Duration::from_millis(10);

/// What a shell does around the program: the terminal's modes before and after, the program's process, its exit code. Keys that are
/// still on their way when the program ends reach the shell: none of them may end or stop it, and until then none is kept from the
/// program.
const AROUND: &str = "stty ixon; trap : INT QUIT TSTP; stty -g >before; sh -c 'echo $$ >pid; exec \"$@\"' sh \"$@\" 2>complaints; \
    code=$?; trap '' INT QUIT TSTP; echo $code >code; stty -g >after; exec sleep 600";

/// A terminal in which something runs.
pub struct Tmux {
    folder: TempDir,
}

impl Tmux {
    /// A program in a terminal of so many columns and rows, which keeps so many rows more; `further` names the program and its
    /// arguments, and its environment.
    pub fn program(folder: TempDir, size: [&str; 3], further: impl FnOnce(&mut Command)) -> Tmux {
        Tmux::shell(folder, size, AROUND, further)
    }

    /// A line of shell, `further` being its arguments and its environment.
    pub fn shell(folder: TempDir, size: [&str; 3], shell: &str, further: impl FnOnce(&mut Command)) -> Tmux {
        let [columns, rows, kept] = size;
        let terminal = Tmux { folder };
        let mut tmux = terminal.tmux();
        tmux.args(["-u", "-f", "/dev/null", "set-option", "-g", "history-limit", kept, ";"]);
        tmux.args(["set-option", "-s", "escape-time", "0", ";"]);
        tmux.args(["new-session", "-d", "-x", columns, "-y", rows, "sh", "-c", shell, "sh"]);
        tmux.current_dir(terminal.folder.path());
        // What programs and their libraries leave among temporary files goes with the terminal.
        for place in ["TMPDIR", "XDG_RUNTIME_DIR"] {
            tmux.env(place, terminal.folder.path());
        }
        further(tmux.env("LC_ALL", "C.UTF-8").env_remove("TMUX"));
        let started = tmux.status();
        assert!(started.is_ok_and(|status| status.success()), "this test needs the package tmux");
        terminal
    }

    fn tmux(&self) -> Command {
        let mut tmux = Command::new("tmux");
        tmux.arg("-S").arg(self.path("tmux"));
        tmux
    }

    fn run(&self, args: &[&str]) {
        let status = self.tmux().args(args).status().expect("tmux");
        assert!(status.success(), "tmux {args:?}");
    }

    /// A file or directory of its own.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A file that the shell or the program has written so far.
    pub fn file(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_default()
    }

    // --- what is sent ---

    /// Presses keys by the names that they bear in tmux.
    pub fn keys(&self, keys: &[&str]) {
        self.run(&[&["send-keys"], keys].concat());
    }

    /// Types text.
    pub fn text(&self, text: &str) {
        for piece in text.chars().collect::<Vec<_>>().chunks(1000) {
            self.run(&["send-keys", "-l", "--", &piece.iter().collect::<String>()]);
        }
    }

    /// Pastes text as a terminal does that was asked to mark it.
    pub fn paste(&self, text: &str) {
        self.send(text.as_bytes(), "-p");
    }

    /// Sends bytes to the program as they are, and all of them at once.
    pub fn bytes(&self, bytes: &[u8]) {
        // Line ends stay as they are.
        self.send(bytes, "-r");
    }

    fn send(&self, bytes: &[u8], how: &str) {
        if bytes.is_empty() {
            return;
        }
        fs::write(self.path("sent"), bytes).expect("a file");
        self.run(&["load-buffer", &self.path("sent").display().to_string(), ";", "paste-buffer", how]);
    }

    /// Gives the window another size.
    pub fn resize(&self, columns: u16, rows: u16) {
        self.run(&["resize-window", "-x", &columns.to_string(), "-y", &rows.to_string()]);
    }

    /// Takes the terminal away.
    pub fn hang_up(&self) {
        self.run(&["kill-server"]);
    }

    /// Sends the program a signal, if it still runs.
    pub fn signal(&self, name: &str) -> bool {
        let status = Command::new("kill").args(["-s", name, self.file("pid").trim()]).status();
        status.is_ok_and(|status| status.success())
    }

    // --- what is seen ---

    /// What tmux answers.
    pub fn asked(&self, args: &[&str]) -> String {
        let output = self.tmux().args(args).output().expect("tmux");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Everything on the terminal, line by line.
    pub fn shown(&self) -> Vec<String> {
        self.captured(&["-J"])
    }

    /// Everything on the terminal, row by row, as it fills its width.
    pub fn rows(&self) -> Vec<String> {
        self.captured(&[])
    }

    fn captured(&self, how: &[&str]) -> Vec<String> {
        let text = self.asked(&[&["capture-pane", "-p", "-S", "-"], how].concat());
        text.lines().map(|line| line.trim_end().to_owned()).collect()
    }

    /// Waits until this stands on the terminal so many times; gives all that stands there.
    #[track_caller]
    pub fn until_shown(&self, part: &str, times: usize) -> Vec<String> {
        let mut shown = Vec::new();
        self.until(part, || {
            shown = self.shown();
            shown.iter().filter(|line| line.contains(part)).count() >= times
        });
        shown
    }

    /// Waits until this is so.
    #[track_caller]
    pub fn until(&self, what: &str, mut so: impl FnMut() -> bool) {
        let start = Instant::now();
        while !so() {
            let seen = || format!("{}\n{}", self.shown().join("\n"), self.file("log"));
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{}", seen());
            sleep(A_MOMENT);
        }
    }

    /// Waits until a file has been written.
    #[track_caller]
    pub fn wait_for(&self, name: &str) {
        self.until(name, || self.file(name).ends_with('\n'));
    }

    /// The terminal's modes are those from before the program.
    #[track_caller]
    pub fn assert_restored(&self) {
        let after = self.file("after");
        assert!(after.contains(':'), "{after}");
        assert_eq!(after, self.file("before"), "the terminal is not restored");
    }

    /// Waits for the end of the program; its exit code. The terminal is as it was before.
    #[track_caller]
    pub fn ended(&self) -> String {
        self.wait_for("after");
        self.assert_restored();
        let complaints = self.file("complaints");
        assert!(!complaints.contains("panicked"), "{complaints}");
        self.file("code").trim().to_owned()
    }
}

impl Drop for Tmux {
    fn drop(&mut self) {
        // After a hang-up there is no server left to end. The program goes with its terminal.
        let _ = self.tmux().arg("kill-server").stderr(Stdio::null()).status();
        // The folder goes next. Whoever still wrote in it would make it anew, or save a game elsewhere.
        let start = Instant::now();
        loop {
            let left = processes_in(self.folder.path());
            if left.is_empty() || start.elapsed() > 2 * LAST_WORDS {
                return;
            }
            // What has survived its terminal is not left behind.
            if start.elapsed() > LAST_WORDS {
                let _ = Command::new("kill").args(["-s", "KILL"]).args(left).stderr(Stdio::null()).status();
            }
            sleep(A_MOMENT);
        }
    }
}

/// The processes that work in a directory or below it.
fn processes_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let is_there = |process: &PathBuf| fs::read_link(process.join("cwd")).is_ok_and(|place| place.starts_with(folder));
    let number = |process: PathBuf| process.file_name().map(|number| number.to_string_lossy().into_owned());
    entries.map(|entry| entry.path()).filter(is_there).filter_map(number).collect()
}
