//! Games as recordings: what stands in the files, who reads them, and what is left when something goes wrong.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use annabella::game::board::Board;
use annabella::game::participant::{Language, Style};
use annabella::game::report::MoveReport;
use annabella::notation::written::Notation;
use annabella::scoresheet::sheet::{OFFER, Score, Sheet};
use fastrand::Rng;

use crate::braille::games::random;
use crate::convert::command::{PGN, convert, dir, endless, names, said};
use crate::convert::rounds::written;
use crate::convert::sound_file::{RATE, SoundFile};

/// The labels of a game: its names, its half-moves, its result.
pub fn labels(sheet: &Sheet, language: Language, number: Option<usize>) -> Vec<String> {
    let name = |tag| sheet.tag(tag).unwrap_or("?");
    let number = number.map(|number| format!(" ({number})")).unwrap_or_default();
    let mut labels = vec![format!("{} – {}{number}", name("White"), name("Black"))];
    let mut steps = sheet.line.steps();
    while let Some(step) = steps.next() {
        let board = Board::from(steps.before());
        let change = board.change(step.intent()).expect("a legal move");
        let written = Notation::from(language).write(&MoveReport::new(&board, &change));
        let offer = if sheet.mark(labels.len() - 1).offer { format!(" {OFFER}") } else { String::new() };
        labels.push(format!("{}{} {written}{offer}", step.number, step.mover.fold_wb(".", "...")));
    }
    labels.push(sheet.score.text().to_owned());
    labels
}

/// A recording of a file `in.pgn`, beside it.
pub fn record(dir: &Path, args: &[&str]) -> Output {
    convert().args(["in.pgn", "--to", "wav", "-o", "out.wav"]).args(args).current_dir(dir).output().expect("it runs")
}

#[test]
fn every_half_move_of_any_games_is_marked_and_listed() {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/python/bin/python");
    let script = "import sys, wave\n\
                  w = wave.open(sys.argv[1])\n\
                  print(w.getnchannels(), w.getsampwidth(), w.getframerate(), w.getnframes())";
    let mut rng = Rng::with_seed(7);
    for round in 0..15 {
        let games: Vec<Sheet> = (0..rng.u64(1..4)).map(|seed| random(round * 100 + seed, 25)).collect();
        let language = Language::ALL[rng.usize(..Language::ALL.len())];
        let style = Style::ALL[rng.usize(..Style::ALL.len())];
        let dir = dir(&[("in.pgn", &written(&games))]);
        let mut args = vec!["--rate", "450", "--language", language.code(), "--style", style.name()];
        args.extend(rng.bool().then_some("--times"));
        let output = record(dir.path(), &args);
        assert_eq!(output.status.code(), Some(0), "{:?}", said(&output));
        assert_eq!(names(dir.path()), ["in.pgn", "out.lrc", "out.wav"]);

        let file = SoundFile::read(&dir.path().join("out.wav"));
        let number = |index| (games.len() > 1).then_some(index + 1);
        let labelled = games.iter().enumerate().flat_map(|(index, game)| labels(game, language, number(index)));
        assert_eq!(file.marks.iter().map(|(_, label)| label.clone()).collect::<Vec<_>>(), labelled.collect::<Vec<_>>());
        assert_eq!(file.marks[0].0, 0);
        assert!(file.marks.windows(2).all(|two| two[0].0 < two[1].0), "marks rise");
        for ((at, label), section) in file.marks.iter().zip(file.sections()) {
            let loud = |sample: &i16| sample.unsigned_abs() > 500;
            let behind = section.iter().rev().position(loud);
            // A game of which nothing is known is a moment of silence.
            if let Some(behind) = behind {
                let first = section.iter().position(loud).expect("it sounds");
                assert!(first < RATE / 10, "{label} at {at} begins at once, not after {first} samples");
                assert!(behind > RATE / 2 && behind < RATE * 3, "{label} is parted from the next by {behind}");
            } else {
                assert!(label.starts_with("? – ?"), "{label} is heard");
            }
        }
        let list = fs::read_to_string(dir.path().join("out.lrc")).expect("a list");
        assert_eq!(list.lines().count(), file.marks.len());
        for (line, (at, label)) in list.lines().zip(&file.marks) {
            let (time, text) = line.strip_prefix('[').and_then(|line| line.split_once(']')).expect("a time");
            let (minutes, seconds) = time.split_once(':').expect("minutes and seconds");
            let (minutes, seconds): (f64, f64) = (minutes.parse().expect("minutes"), seconds.parse().expect("seconds"));
            #[allow(clippy::cast_precision_loss)] // minutes of sound
            let away = minutes * 60.0 + seconds - *at as f64 / RATE as f64;
            assert!(away.abs() < 0.001 && text == label, "{line}");
        }
        let read = Command::new(&python).args(["-c", script]).arg(dir.path().join("out.wav")).output();
        let read = read.unwrap_or_else(|error| panic!("{}: {error}; `.ci/setup test true` makes it", python.display()));
        let expected = format!("1 2 {RATE} {}\n", file.samples.len());
        assert_eq!(String::from_utf8_lossy(&read.stdout), expected, "{}", String::from_utf8_lossy(&read.stderr));
    }
}

#[test]
fn a_recording_bears_its_games_name_and_replaces_nothing_unasked() {
    let dir = dir(&[("in.pgn", PGN), ("list.lrc", "old")]);
    let run = |args: &[&str]| convert().args(args).current_dir(dir.path()).output().expect("it runs");
    let output = run(&["in.pgn", "--to", "wav"]);
    let told = ["One game converted.", "The recording is in.wav. Its moves and their times are in in.lrc."];
    assert_eq!((said(&output), output.status.code()), (told.map(str::to_owned).to_vec(), Some(0)));
    let before = fs::read(dir.path().join("in.wav")).expect("a recording");
    for (out, there) in [("in.wav", "in.wav"), ("list.wav", "list.lrc")] {
        let output = run(&["in.pgn", "--to", "wav", "-o", out]);
        assert_eq!(said(&output), [format!("annabella: {there} already exists. To replace it, use --force.")]);
        assert_eq!(output.status.code(), Some(1));
    }
    assert_eq!(run(&["in.pgn", "--to", "wav", "-o", "list.wav", "--force"]).status.code(), Some(0));
    assert_eq!(fs::read(dir.path().join("list.wav")).expect("a recording"), before, "the same game is the same sound");
    assert_eq!(names(dir.path()), ["in.lrc", "in.pgn", "in.wav", "list.lrc", "list.wav"]);
}

#[test]
fn names_may_have_any_letters_and_unspeakable_ones_are_counted() {
    let dir = dir(&[
        (
            "in.pgn",
            "[White \"Ånna Čech <b> & \u{1b}[2J\"]\n[Black \"棋手\"]\n[Site \"https://x.example\"]\n\n\
             1. e4 {good} e5 {(=)} *\n",
        ),
        ("cells.txt", "⠿⠿⠸⠿\n\n⠂ ⠑⠲\n⠐⠔\n"),
    ]);
    let output = record(dir.path(), &[]);
    assert_eq!(
        said(&output)[..3],
        ["Comments that this form cannot hold: 1.", "Tags that this form cannot hold: 1.", "One game converted."]
    );
    let list = fs::read_to_string(dir.path().join("out.lrc")).expect("a list");
    assert!(list.starts_with("[00:00.000]Ånna Čech <b> &  [2J – 棋手\n"), "{list:?}");
    let labels: Vec<String> =
        SoundFile::read(&dir.path().join("out.wav")).marks.into_iter().map(|mark| mark.1).collect();
    assert_eq!(labels[1..], ["1. e4", "1... e5 (=)", Score::Open.text()]);
    let cells = ["cells.txt", "--plain-lines", "--to", "wav"];
    let output = convert().args(cells).current_dir(dir.path()).output().expect("it runs");
    assert!(said(&output)[0].starts_with("Lines in Braille above the moves, which cannot be spoken: "), "{output:?}");
    assert_eq!(SoundFile::read(&dir.path().join("cells.wav")).marks.len(), 3);
}

#[test]
fn what_cannot_be_recorded_is_one_line_and_leaves_nothing() {
    let dir = dir(&[("in.pgn", PGN), ("bad.pgn", "1. e5 *\n"), ("old.wav", "old"), ("old.lrc", "older")]);
    fs::create_dir(dir.path().join("folder.lrc")).expect("a directory");
    let made = Command::new("mkfifo").arg(dir.path().join("pipe.lrc")).status().expect("mkfifo");
    assert!(made.success());
    for name in ["round.lrc", "round.wav"] {
        std::os::unix::fs::symlink(name, dir.path().join(name)).expect("a link to itself");
    }
    let library = dir.path().join("libespeak-ng.so.1");
    fs::write(&library, "this is no library").expect("a file");
    let needs_file = "annabella: A recording needs a file. Name it with -o, for example -o game.wav.";
    for (args, line) in [
        (&["in.pgn", "-o", "-"][..], needs_file),
        (&["-"], needs_file),
        (&["in.pgn", "-o", "/dev/full"], needs_file),
        (&["in.pgn", "-o", "folder.wav"], "annabella: folder.lrc cannot be written: it is a folder."),
        (
            &["in.pgn", "-o", "pipe.wav"],
            "annabella: pipe.lrc is a device or a pipe, and cannot hold the list of moves. ",
        ),
        (&["in.pgn", "-o", "pipe.wav", "--force"], "annabella: pipe.lrc is a device or a pipe"),
        (&["in.pgn", "-o", "round.wav", "--force"], "annabella: round.wav cannot be written: "),
        (&["in.pgn", "-o", "nowhere/a.wav"], "annabella: nowhere/a.wav cannot be written: "),
        (&["in.pgn", "--rate", "900"], "annabella: --rate: 900 is wrong here; "),
        (&["in.pgn", "--style", "loud"], "annabella: --style: loud is wrong here; "),
        (&["bad.pgn", "-o", "old.wav", "--force"], "bad.pgn:1: game 1, move 1: e5 is not legal here."),
    ] {
        let output = convert().args(args).args(["--to", "wav"]).current_dir(dir.path()).output().expect("it runs");
        assert!(said(&output)[0].starts_with(line), "{args:?}: {:?}", said(&output));
        assert_eq!(output.status.code(), Some(1));
    }
    let mute =
        convert().args(["in.pgn", "--to", "wav"]).env("LD_LIBRARY_PATH", dir.path()).current_dir(dir.path()).output();
    let mute = mute.expect("it runs");
    let lines = said(&mute);
    let start = "annabella: There is no voice for a recording: espeak-ng is not installed";
    assert!(lines.len() == 1 && lines[0].starts_with(start), "{lines:?}");
    assert_eq!(mute.status.code(), Some(1));

    let limited = "ulimit -f 64 && exec \"$0\" convert in.pgn in.pgn in.pgn --to wav --force -o \"$1\"";
    for out in ["old.wav", "new.wav"] {
        let mut shell = Command::new("sh");
        shell.args(["-c", limited, env!("CARGO_BIN_EXE_annabella"), out]);
        let full = shell
            .env("XDG_CONFIG_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/no-settings"))
            .env("LC_ALL", "C")
            .current_dir(dir.path())
            .output();
        let full = full.expect("a shell");
        // Sound libraries that wanted a file of their own may have complained, too.
        let lines: Vec<String> = said(&full).into_iter().filter(|line| !line.contains("ftruncate")).collect();
        assert!(
            lines.len() == 1 && lines[0].starts_with(&format!("annabella: {out} cannot be written: ")),
            "{lines:?}"
        );
        assert_eq!(full.status.code(), Some(1));
    }
    let left = [
        "bad.pgn",
        "folder.lrc",
        "in.pgn",
        "libespeak-ng.so.1",
        "old.lrc",
        "old.wav",
        "pipe.lrc",
        "round.lrc",
        "round.wav",
    ];
    assert_eq!(names(dir.path()), left);
    assert_eq!(fs::read_to_string(dir.path().join("old.wav")).expect("it is there"), "old");
    assert_eq!(fs::read_to_string(dir.path().join("old.lrc")).expect("it is there"), "older");
}

#[test]
fn who_ends_it_finds_nothing_that_looks_whole() {
    for (signal, code) in [("-TERM", Some(128 + 15)), ("-KILL", None)] {
        let dir = dir(&[]);
        let (child, stdin) = endless(dir.path(), &["--to", "wav", "-o", "out.wav"]);
        // It has begun to speak when there is more than a header.
        let is_speaking = |name: &String| {
            name.contains(".wav") && fs::metadata(dir.path().join(name)).is_ok_and(|file| file.len() > 500_000)
        };
        while !names(dir.path()).iter().any(is_speaking) {
            std::thread::yield_now();
        }
        let sent = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
        let output = child.wait_with_output().expect("it ends");
        drop(stdin);
        assert_eq!(output.status.code(), code);
        let left = names(dir.path());
        assert!(left.iter().all(|name| name.starts_with(".out.")), "{left:?}");
        if code.is_some() {
            assert_eq!(left, Vec::<String>::new());
            assert_eq!(said(&output).last().map(String::as_str), Some("annabella: Interrupted. Nothing was written."));
        } else {
            let rest = left.iter().find(|name| name.contains(".wav")).expect("what was written so far");
            let rest = fs::read(dir.path().join(rest)).expect("it is there");
            assert_eq!((&rest[4..8], &rest[40..44]), (&[0; 4][..], &[0; 4][..]), "sizes come last");
        }
    }
}

/// The list is empty until the recording is whole; so a signal that comes when it is not meets the two just as they take their places.
#[test]
fn a_late_signal_leaves_both_files_old_or_both_new() {
    for _ in 0..6 {
        let dir = dir(&[("in.pgn", PGN), ("out.wav", "old"), ("out.lrc", "old")]);
        let mut command = convert();
        command.args(["in.pgn", "--to", "wav", "--force", "-o", "out.wav"]).current_dir(dir.path());
        let mut child = command.stderr(std::process::Stdio::piped()).spawn().expect("it runs");
        let marks = dir.path().join(format!(".out.lrc.{}.new", child.id()));
        while child.try_wait().expect("a child").is_none() && fs::metadata(&marks).map_or(0, |file| file.len()) == 0 {
            std::thread::yield_now();
        }
        let _too_late_perhaps = Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
        let output = child.wait_with_output().expect("it ends");
        let is_old = |name| fs::read(dir.path().join(name)).expect("it is there") == b"old";
        let interrupted = output.status.code() != Some(0);
        assert_eq!((is_old("out.wav"), is_old("out.lrc")), (interrupted, interrupted), "{:?}", said(&output));
        let last = said(&output).pop().expect("a line");
        assert_eq!(last == "annabella: Interrupted. Nothing was written.", interrupted, "{last}");
        assert_eq!(names(dir.path()), ["in.pgn", "out.lrc", "out.wav"]);
    }
}
