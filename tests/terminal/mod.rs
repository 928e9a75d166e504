//! The keyboard through a real terminal: tmux sends the keys, and a program inside it writes down what arrived.

mod choose;
mod clock;
mod narrow;
mod pad;
mod probe;
mod tmux;
mod tutorial;

use std::io::Write;
use std::process::{Command, Stdio};

use tmux::Terminal;

/// What a shell does around the program: the terminal's modes before and after, then what is typed when it has ended.
const AROUND: &str = "stty -g >before; $PROBE; stty -g >after; cat -v >typed; echo >closed; exec sleep 60";

/// The same, but the terminal is nobody's: when it goes away, no signal tells.
const NOBODYS: &str = "exec setsid --wait $PROBE";

#[test]
fn every_key_arrives_once_and_in_order() {
    let terminal = Terminal::start(AROUND);
    terminal.text("Sf3 O-O ;~");
    terminal.keys(&["Up", "Down", "Left", "Right", "Home", "End", "PPage", "NPage", "DC", "BTab", "Tab"]);
    terminal.keys(&["Enter", "BSpace", "F1", "F5", "F12", "M-l", "M-K", "C-r", "C-Space", "S-Up", "C-Left"]);
    terminal.expect(
        "Char('S') Char('f') Char('3') Char(' ') Char('O') Char('-') Char('O') Char(' ') Char(';') Char('~') \
         Up Down Left Right Home End PageUp PageDown Delete BackTab Tab \
         Enter Backspace Function(1) Function(5) Function(12) Alt('l') Alt('K') Ctrl('r') Ctrl(' ') Up Left",
    );
    terminal.quit();
}

#[test]
fn umlauts_and_dead_keys_arrive_as_they_were_meant() {
    let terminal = Terminal::start(AROUND);
    terminal.text("äÖß ñ€");
    terminal.text("e\u{301}");
    terminal.keys(&["M-ä"]);
    terminal.expect("Char('ä') Char('Ö') Char('ß') Char(' ') Char('ñ') Char('€') Char('e') Char('\\u{301}') Alt('ä')");
    terminal.quit();
}

#[test]
fn control_c_and_control_z_are_keys_and_stop_nothing() {
    let terminal = Terminal::start(AROUND);
    terminal.keys(&["C-c", "C-z", "C-\\", "C-s", "C-d", "x"]);
    terminal.expect("Ctrl('c') Ctrl('z') Ctrl('\\\\') Ctrl('s') Ctrl('d') Char('x')");
    terminal.quit();
}

#[test]
fn escape_arrives_alone_and_before_what_follows_it() {
    let terminal = Terminal::start(AROUND);
    terminal.keys(&["Escape"]);
    terminal.expect("Escape");
    terminal.keys(&["a", "Escape", "Up", "b"]);
    terminal.expect("Escape Char('a') Escape Up Char('b')");
    terminal.quit();
}

#[test]
fn a_fast_typist_loses_nothing() {
    let terminal = Terminal::start(AROUND);
    let text: String = ('a'..='z').cycle().take(3000).collect();
    for part in text.as_bytes().chunks(500) {
        terminal.text(std::str::from_utf8(part).expect("letters"));
    }
    let expected: Vec<String> = text.chars().map(|char| format!("{char:?}")).collect();
    terminal.expect(&expected.iter().map(|char| format!("Char({char})")).collect::<Vec<_>>().join(" "));
    terminal.quit();
}

#[test]
fn pasted_text_is_one_event_while_the_program_runs() {
    let terminal = Terminal::start(AROUND);
    terminal.paste("Läufer f3\nyes\n");
    terminal.keys(&["Enter"]);
    terminal.expect("Paste(\"Läufer f3\\ryes\\r\") Enter");
    terminal.end();
    terminal.paste("plain\n");
    terminal.keys(&["C-d"]);
    terminal.wait_for("closed");
    assert_eq!(terminal.file("typed"), "plain\n", "the terminal must mark pastes no longer");
}

#[test]
fn a_resize_is_told() {
    let terminal = Terminal::start(AROUND);
    terminal.resize(101, 37);
    terminal.keys(&["x"]);
    terminal.expect_among("Resize(101,37)");
    terminal.expect_among("Char('x')");
    terminal.quit();
}

#[test]
fn a_request_to_end_is_obeyed_and_restores_the_terminal() {
    for signal in ["TERM", "HUP", "INT"] {
        let terminal = Terminal::start(AROUND);
        terminal.keys(&["x"]);
        terminal.expect("Char('x')");
        terminal.signal(signal);
        terminal.wait_for("after");
        terminal.expect("Char('x') End over");
        terminal.assert_restored();
    }
}

#[test]
fn a_panic_restores_the_terminal() {
    for key in ["C-p", "C-o"] {
        let terminal = Terminal::start(AROUND);
        terminal.keys(&["x", key]);
        terminal.wait_for("after");
        terminal.expect("Char('x')");
        terminal.assert_restored();
    }
}

#[test]
fn a_terminal_that_goes_away_is_the_end() {
    for shell in [AROUND, NOBODYS] {
        let terminal = Terminal::start(shell);
        terminal.keys(&["x"]);
        terminal.expect("Char('x')");
        terminal.hang_up();
        terminal.expect_among("End");
        terminal.expect_among("over");
    }
}

#[test]
fn standard_input_that_is_no_terminal_is_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let mut program = Command::new(std::env::current_exe().expect("a path"));
    program.args(probe::ARGUMENTS).env(probe::LOG, &log).stdin(Stdio::piped()).stdout(Stdio::null());
    let mut running = program.spawn().expect("it starts");
    let mut input = running.stdin.take().expect("a pipe");
    input.write_all(b"Nf3\r\nL\xc3\xa4ufer f3\n\xff\x1b[A\n\x03 no end").expect("written");
    drop(input);
    assert!(running.wait().is_ok_and(|status| status.success()));
    let log = std::fs::read_to_string(log).expect("a log");
    let expected = [
        r#"Line(Ok("Nf3"))"#,
        r#"Line(Ok("Läufer f3"))"#,
        "Line(Err(Encoding { at: 0 }))",
        "Line(Err(Control { at: 0 }))",
        "End",
        "over",
    ];
    assert_eq!(log.lines().skip(1).collect::<Vec<_>>(), expected);
}
