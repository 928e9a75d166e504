//! `annabella convert` as people and scripts call it: outputs that exist, full disks, names of any bytes, and the end by a signal.

use std::fs;
use std::io::Write as _;
use std::os::unix::ffi::OsStringExt as _;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Output, Stdio};

use annabella::scoresheet::sheet::Sheet;
use tempfile::TempDir;

use crate::braille::games::random;
use crate::convert::rounds::written;

pub const PGN: &str = "[Event \"x\"]\n\n1. e4 e5 2. Nf3 1-0\n";
const BAD: &str = "[Annotator \"y\"]\n\n1. Ke3 *\n";

pub fn convert() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command
        .arg("convert")
        .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-settings"))
        .env("LC_ALL", "C")
        .stdin(Stdio::null());
    command
}

pub fn dir(files: &[(&str, &str)]) -> TempDir {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    for (name, text) in files {
        fs::write(dir.path().join(name), text).expect("written");
    }
    dir
}

pub fn names(dir: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(dir)
        .expect("it is there")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

pub fn said(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stderr).lines().map(str::to_owned).collect()
}

#[test]
fn games_go_to_standard_output_and_words_to_standard_error() {
    let dir = dir(&[("a.pgn", PGN), ("b.pgn", BAD)]);
    let output =
        convert().args(["a.pgn", "b.pgn", "a.pgn", "--to", "text"]).current_dir(dir.path()).output().expect("it runs");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "Event: x\nNotation: en\n\n1. e4 e5\n2. Nf3\n\nResult: 1-0\n\n".repeat(2)
    );
    assert_eq!(
        said(&output),
        ["b.pgn:3: game 1, move 1: Ke3 is not legal here. Possible: e3.", "2 games converted. One left out."]
    );
    assert_eq!(output.status.code(), Some(1));
    let output =
        convert().args(["a.pgn", "--to", "pgn", "--language", "de"]).current_dir(dir.path()).output().expect("it runs");
    assert_eq!((said(&output), output.status.code()), (vec!["Eine Partie umgewandelt.".to_owned()], Some(0)));
}

#[test]
fn what_is_there_is_replaced_only_if_that_is_wanted() {
    let dir = dir(&[("a.pgn", PGN), ("bad.pgn", BAD), ("out.brf", "old")]);
    let run = |args: &[&str]| {
        convert().args(args).args(["--to", "brf", "-o", "out.brf"]).current_dir(dir.path()).output().expect("it runs")
    };
    let out = || fs::read_to_string(dir.path().join("out.brf")).expect("it is there");
    let refused = run(&["a.pgn"]);
    assert_eq!(said(&refused), ["annabella: out.brf already exists. To replace it, use --force."]);
    assert_eq!((refused.status.code(), out().as_str()), (Some(1), "old"));
    // What cannot be converted takes the place of nothing.
    assert_eq!(run(&["bad.pgn", "--force"]).status.code(), Some(1));
    assert_eq!(run(&["a.pgn", "bad.pgn", "a.pgn", "--force", "--strict"]).status.code(), Some(1));
    assert_eq!(run(&["nowhere.pgn", "--force"]).status.code(), Some(1));
    assert_eq!(out(), "old");
    assert_eq!(run(&["a.pgn", "--force"]).status.code(), Some(0));
    assert!(out().contains("\r\n\x0c"));
    assert_eq!(names(dir.path()), ["a.pgn", "bad.pgn", "out.brf"]);
}

#[test]
fn a_file_becomes_itself() {
    let dir = dir(&[("a.pgn", &format!("{PGN}\n{PGN}"))]);
    let output = convert()
        .args(["a.pgn", "--to", "pgn", "-o", "a.pgn", "--force"])
        .current_dir(dir.path())
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{:?}", said(&output));
    assert_eq!(fs::read_to_string(dir.path().join("a.pgn")).expect("it is there").matches("2. Nf3 1-0").count(), 2);
}

#[test]
fn a_full_disk_is_one_line_and_leaves_nothing() {
    let games: Vec<Sheet> = (0..200).map(|seed| random(seed, 60)).collect();
    let dir = dir(&[("many.pgn", &written(&games)), ("old.pef", "old")]);
    for form in ["pef", "pgn", "brf"] {
        let output = convert()
            .args(["many.pgn", "--to", form, "-o", "/dev/full"])
            .current_dir(dir.path())
            .output()
            .expect("it runs");
        let lines = said(&output);
        // On some machines only root may write to that device.
        assert!(lines.len() == 1 && lines[0].starts_with("annabella: /dev/full cannot be written: "), "{lines:?}");
        assert_eq!(output.status.code(), Some(1));
        for out in ["old.pef", "new.pef"] {
            let mut limited = Command::new("sh");
            let line = "ulimit -f 8 && exec \"$0\" convert many.pgn --force --to \"$1\" -o \"$2\"";
            limited
                .args(["-c", line, env!("CARGO_BIN_EXE_annabella"), form, out])
                .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-settings"))
                .env("LC_ALL", "C");
            let output = limited.current_dir(dir.path()).output().expect("a shell");
            let lines = said(&output);
            assert!(
                lines.len() == 1 && lines[0].starts_with(&format!("annabella: {out} cannot be written: ")),
                "{lines:?}"
            );
            assert_eq!(output.status.code(), Some(1));
        }
        assert_eq!(names(dir.path()), ["many.pgn", "old.pef"]);
        assert_eq!(fs::read_to_string(dir.path().join("old.pef")).expect("it is there"), "old");
    }
}

#[test]
fn names_of_files_may_hold_any_bytes() {
    let dir = dir(&[("ok.pgn", PGN)]);
    let strange = std::ffi::OsString::from_vec(b"\xff\n\x1b[2J {$x} \"x.pgn".to_vec());
    fs::write(dir.path().join(&strange), BAD).expect("written");
    let mut command = convert();
    command.arg(&strange).args(["ok.pgn", "--to", "pgn", "-o"]).arg({
        let mut out = strange.clone();
        out.push(".out");
        out
    });
    let output = command.current_dir(dir.path()).output().expect("it runs");
    let lines = said(&output);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].contains("{$x} \"x.pgn:3: game 1, move 1: ") && !lines[0].contains('\x1b'), "{lines:?}");
    let mut written = strange;
    written.push(".out");
    assert!(fs::read_to_string(dir.path().join(written)).expect("it is there").contains("2. Nf3 1-0"));
}

#[test]
fn standard_input_is_looked_at_and_may_be_named() {
    let run = |from: &[u8], args: &[&str]| {
        let mut child = convert()
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        child.stdin.take().expect("its input").write_all(from).expect("it reads");
        child.wait_with_output().expect("it ends")
    };
    let brf = run(PGN.as_bytes(), &["-", "--to", "brf"]);
    assert_eq!(brf.status.code(), Some(0), "{:?}", said(&brf));
    let unknown = run(b",:ITE3 ,ANNA", &["-", "--to", "pgn"]);
    assert_eq!(said(&unknown)[0], "The form of - is unknown. Name it with --from.");
    // The end of its page shows what it is.
    let shown = run(&brf.stdout, &["-", "--to", "pgn"]);
    let pgn = run(&brf.stdout, &["-", "--to", "pgn", "--from", "brf"]);
    assert_eq!(shown.stdout, pgn.stdout);
    assert!(String::from_utf8_lossy(&pgn.stdout).contains("1. e4 e5 2. Nf3 1-0"), "{:?}", said(&pgn));
    let wrong = run(b"", &["-", "--to", "doc"]);
    assert!(
        said(&wrong)[0].contains("Choose one of these: brf, brl, html, pef, unicode, pgn, text, wav"),
        "{:?}",
        said(&wrong)
    );
}

/// Converts many games from its input, which stays open, so that it never ends by itself.
pub fn endless(dir: &Path, args: &[&str]) -> (Child, ChildStdin) {
    let mut child = convert()
        .arg("-")
        .args(args)
        .current_dir(dir)
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut stdin = child.stdin.take().expect("its input");
    stdin.write_all(PGN.repeat(20_000).as_bytes()).expect("it reads");
    (child, stdin)
}

#[test]
fn a_signal_leaves_nothing_behind() {
    let dir = dir(&[]);
    let (child, stdin) = endless(dir.path(), &["--to", "brf", "-o", "out.brf"]);
    // It has begun to write when its file is there.
    while names(dir.path()).is_empty() {
        std::thread::yield_now();
    }
    let killed = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill");
    assert!(killed.success());
    let output = child.wait_with_output().expect("it ends");
    drop(stdin);
    assert_eq!(output.status.code(), Some(128 + 15));
    assert_eq!(said(&output).last().map(String::as_str), Some("annabella: Interrupted. Nothing was written."));
    assert_eq!(names(dir.path()), Vec::<String>::new());
}

#[test]
fn plain_text_is_read_and_written_in_different_notations() {
    let dir = dir(&[("a.pgn", PGN), ("bare.txt", "1. e4 e5 2. Sf3\n1-0\n")]);
    let run = |args: &[&str]| {
        let output = convert().args(args).current_dir(dir.path()).output().expect("it runs");
        (String::from_utf8_lossy(&output.stdout).into_owned(), said(&output), output.status.code())
    };
    for (notation, moves) in [
        ("figurines", "2. ♘f3"),
        ("ru-long", "2. Кg1f3"),
        ("iccf", "1. 5254 5755\n2. 7163"),
        ("nl", "2. Pf3"),
        ("uci", "2. g1f3"),
    ] {
        let (text, ..) = run(&["a.pgn", "--to", "text", "--notation", notation]);
        assert!(text.contains(moves) && text.contains(&format!("Notation: {notation}\n")), "{text}");
        std::fs::write(dir.path().join("back.txt"), &text).expect("a file");
        let (pgn, ..) = run(&["back.txt", "--to", "pgn"]);
        assert!(pgn.contains("1. e4 e5 2. Nf3 1-0"), "{pgn}");
    }
    let (pgn, ..) = run(&["bare.txt", "--to", "pgn", "--from-notation", "de"]);
    assert!(pgn.contains("1. e4 e5 2. Nf3 1-0"), "{pgn}");
    let (pgn, lines, code) = run(&["bare.txt", "--to", "pgn", "--language", "en"]);
    assert!(lines[0].starts_with("bare.txt:1: game 1: The moves are read in the notation de"), "{lines:?}");
    assert!(pgn.contains("1. e4 e5 2. Nf3 1-0") && code == Some(0), "{pgn}");
    let (_, lines, _) = run(&["a.pgn", "--to", "text", "--notation", "klingon"]);
    assert!(lines[0].contains("Choose one of these: en, en-bare, en-long, "), "{lines:?}");
}
