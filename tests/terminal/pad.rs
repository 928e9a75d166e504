//! Gamepads, as the kernel shows them: umockdev gives the program a pad with two triggers that give way, and plays what is pressed on it.

use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use tempfile::TempDir;

use super::clock::until_moves;
use super::tmux::Terminal;

/// What the pad is to udev, and what it answers about itself.
const DEVICE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/terminal/pad/pad.umockdev");
const ANSWERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/terminal/pad/pad.ioctl");
const NODE: &str = "/dev/input/event77";

/// Codes of the kernel (linux/input-event-codes.h): a trigger is an axis on this pad.
const EV_SYN: u16 = 0;
const EV_KEY: u16 = 1;
const EV_ABS: u16 = 3;
const LEFT_TRIGGER: u16 = 2;
const RIGHT_TRIGGER: u16 = 5;
const SOUTH: u16 = 0x130;

/// What is pressed on the pad.
struct Pad(File);

impl Pad {
    /// A pad, and a program that has it. The pipe stays open on both sides, so that nobody waits for the other.
    fn with(subcommand: &str, flags: &[&str]) -> (Pad, Terminal) {
        let folder: TempDir = tempfile::tempdir().expect("a folder");
        let script = folder.path().join("script");
        let made = Command::new("mkfifo").arg(&script).status().expect("mkfifo");
        assert!(made.success());
        let pipe = OpenOptions::new().read(true).write(true).open(&script).expect("the pipe");
        let terminal = Terminal::program_under(&under(&script), folder, subcommand, flags);
        (Pad(pipe), terminal)
    }

    /// The trigger goes all the way and back, so many times.
    fn pull(&mut self, trigger: u16, times: usize) {
        for _ in 0..times {
            self.send(EV_ABS, trigger, 255);
            self.send(EV_ABS, trigger, 0);
        }
    }

    fn press(&mut self, button: u16) {
        self.send(EV_KEY, button, 1);
        self.send(EV_KEY, button, 0);
    }

    /// One event and the end of its report, as the lines of umockdev have them.
    fn send(&mut self, kind: u16, code: u16, value: i32) {
        let mut line = b"r 0 ".to_vec();
        for (kind, code, value) in [(kind, code, value), (EV_SYN, 0, 0)] {
            let mut event = vec![0; 16];
            event.extend_from_slice(&kind.to_ne_bytes());
            event.extend_from_slice(&code.to_ne_bytes());
            event.extend_from_slice(&value.to_ne_bytes());
            for byte in event {
                match byte {
                    b'^' => line.extend_from_slice(b"^`"),
                    0..=32 => line.extend_from_slice(&[b'^', byte + 64]),
                    other => line.push(other),
                }
            }
        }
        line.push(b'\n');
        self.0.write_all(&line).expect("the pipe");
    }
}

/// The program that gives another one the pad.
fn under(script: &Path) -> Vec<String> {
    let script = script.to_str().expect("a plain path");
    let flags =
        ["umockdev-run", "-d", DEVICE, "-i", &format!("{NODE}={ANSWERS}"), "-s", &format!("{NODE}={script}"), "--"];
    flags.map(str::to_owned).to_vec()
}

/// A pad that has been told of is one whose presses are heard.
const THERE: &str = "Gamepad connected: Xbox 360 Controller.";
const QUIET: [&str; 6] = ["--speech", "off", "--sounds", "off", "--language", "en"];

#[test]
fn triggers_are_the_levers_of_the_clock_alone() {
    let (mut pad, terminal) = Pad::with("clock", &[&QUIET[..], &["--time", "10+0"]].concat());
    terminal.until_shown(THERE, 1);
    pad.press(SOUTH);
    terminal.until_shown("does nothing here", 1);
    pad.pull(RIGHT_TRIGGER, 1);
    terminal.until_shown("White's time is running.", 1);
    // Whoever pulls again and again presses once, and never for the other side.
    pad.pull(LEFT_TRIGGER, 60);
    until_moves(&terminal, "White has completed one move, Black zero moves. Black to move.");
    // A trigger that comes twice within 300 milliseconds was pressed once.
    sleep(Duration::from_millis(400));
    pad.pull(RIGHT_TRIGGER, 60);
    until_moves(&terminal, "White has completed one move, Black one move. White to move.");
    assert!(!terminal.shown().iter().any(|line| line.contains("two moves")), "{:?}", terminal.shown());
}

#[test]
fn triggers_press_the_clock_of_a_game() {
    let flags = ["--opponent", "console", "--dialogue", "full", "--style", "literate", "--time", "90+0"];
    let (mut pad, terminal) = Pad::with("play", &[&QUIET[..], &flags].concat());
    terminal.until_shown(THERE, 1);
    // It is White's move: a press of Black's is none.
    pad.pull(RIGHT_TRIGGER, 1);
    enter(&terminal, "e4");
    pad.press(SOUTH);
    until_said(&terminal, "whose clock is running", "White's clock is running.");
    pad.pull(LEFT_TRIGGER, 1);
    until_said(&terminal, "whose clock is running", "Black's clock is running.");
    sleep(Duration::from_millis(400));
    enter(&terminal, "e5");
    pad.pull(RIGHT_TRIGGER, 1);
    until_said(&terminal, "moves", "one: e4, e5.");
}

fn enter(terminal: &Terminal, line: &str) {
    terminal.text(line);
    terminal.keys(&["Enter"]);
}

/// What is on disk is told: it is asked for until it is.
#[track_caller]
fn until_said(terminal: &Terminal, question: &str, answer: &str) {
    for _ in 0..100 {
        enter(terminal, question);
        sleep(Duration::from_millis(150));
        if terminal.shown().iter().any(|line| line.contains(answer)) {
            return;
        }
    }
    terminal.until_shown(answer, 1);
}
