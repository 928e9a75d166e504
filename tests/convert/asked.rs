//! What `annabella convert` is asked for, and what it tells of a file: numbers, signs that nobody sees, flags, one game of many.

use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::process::Stdio;

use super::command::{PGN, convert, dir, names, said};

fn run(dir: &Path, args: &[&str]) -> (String, Vec<String>, Option<i32>) {
    let output = convert().args(args).current_dir(dir).output().expect("it runs");
    (String::from_utf8_lossy(&output.stdout).into_owned(), said(&output), output.status.code())
}

#[test]
fn a_wrong_move_number_is_told_and_the_moves_count() {
    let dir = dir(&[
        ("a.pgn", "[White \"A\"]\n\n1. e4 e5\n3. Nf3 *\n"),
        ("b.pgn", "1. e4 1... e5 2. Nf3 (3. x) 2... Nc6 *\n"),
        ("c.pgn", "1. e4 2... e5 *\n"),
    ]);
    let (pgn, lines, code) = run(dir.path(), &["a.pgn", "b.pgn", "c.pgn", "--to", "pgn"]);
    assert_eq!(
        lines,
        [
            "a.pgn:4: game 1: The move number is 3., but this is move 2. The moves count.",
            "b.pgn:1: game 1, move 2: x cannot be read as a move. That is in a variation.",
            "c.pgn:1: game 1: The move number is 2..., but this is move 1. The moves count.",
            "3 games converted."
        ]
    );
    assert!(pgn.contains("2. Nf3") && code == Some(0), "{pgn}");
}

#[test]
fn signs_that_nobody_sees_are_named() {
    for (text, ends) in [
        ("1. e\u{200b}4 *", "It contains a sign without width, U+200B."),
        ("1. e4 e5 2. N\0f3 *", "It contains the sign NUL, U+0000."),
        ("1. \u{435}4 *", "It contains a letter that only looks like e, U+0435."),
        ("1. e\u{ff14} *", "It contains a letter that only looks like 4, U+FF14."),
    ] {
        let dir = dir(&[("a.pgn", text)]);
        let (_, lines, code) = run(dir.path(), &["a.pgn", "--to", "pgn"]);
        assert!(lines[0].contains(ends) && code == Some(1), "{text:?}: {lines:?}");
    }
}

#[test]
fn one_game_of_many_can_be_asked_for() {
    let games: Vec<_> = (1..=200).map(|game| format!("[Round \"{game}\"]\n\n1. e4 e5 *\n\n")).collect();
    let games = games.concat();
    let dir = dir(&[("many.pgn", &games), ("bad.pgn", &format!("{PGN}\n1. e9 *\n\n{PGN}"))]);
    for game in ["1", "100", "200"] {
        let (pgn, lines, code) = run(dir.path(), &["many.pgn", "--game", game, "--to", "pgn"]);
        assert_eq!((lines, code), (vec!["One game converted.".to_owned()], Some(0)));
        assert!(pgn.contains(&format!("[Round \"{game}\"]")) && pgn.matches("e4 e5").count() == 1, "{pgn}");
    }
    let (_, lines, code) = run(dir.path(), &["many.pgn", "--game", "201", "--to", "pgn"]);
    assert_eq!(lines[0], "many.pgn has no game 201: it holds 200 games.");
    assert_eq!(code, Some(1));
    // What is wrong with other games is not told.
    let (_, lines, code) = run(dir.path(), &["bad.pgn", "--game", "3", "--to", "pgn"]);
    assert_eq!((lines, code), (vec!["One game converted.".to_owned()], Some(0)));
    assert_eq!(run(dir.path(), &["bad.pgn", "--game", "2", "--to", "pgn"]).2, Some(1));
    // Braille, too.
    assert_eq!(run(dir.path(), &["many.pgn", "--to", "brf", "-o", "many.brf"]).2, Some(0));
    let (pgn, lines, code) = run(dir.path(), &["many.brf", "--game", "150", "--to", "pgn"]);
    assert_eq!((lines.len(), code, pgn.matches("e4 e5").count()), (1, Some(0), 1), "{lines:?}");
}

#[test]
fn a_flag_that_changes_nothing_is_an_error() {
    let dir = dir(&[("a.pgn", PGN)]);
    for (args, flag) in [
        (&["--to", "pgn", "--page", "30x20"][..], "--page"),
        (&["--to", "text", "--pairs"], "--pairs"),
        (&["--to", "pgn", "--times"], "--times"),
        (&["--to", "text", "--diagrams", "end"], "--diagrams"),
        (&["--to", "html", "--grid", "--diagrams", "end"], "--grid"),
        (&["--to", "pef", "--bare-ff"], "--bare-ff"),
        (&["--to", "brf", "--plain-lines"], "--plain-lines"),
        (&["--to", "brf", "--notation", "de"], "--notation"),
        (&["--to", "brf", "--from-notation", "de"], "--from-notation"),
        (&["--to", "brf", "--from-braille", "fi"], "--from-braille"),
        (&["--to", "text", "--braille", "fi"], "--braille"),
        (&["--to", "brf", "--style", "nato"], "--style"),
        (&["--to", "brf", "--rate", "200"], "--rate"),
    ] {
        let (out, lines, code) = run(dir.path(), &[&["a.pgn"][..], args].concat());
        let line = format!("annabella: {flag} has no effect here. Leave it out.");
        assert_eq!((out.as_str(), lines, code), ("", vec![line], Some(1)), "{args:?}");
    }
    for (args, line) in [
        (&["--grid"][..], "annabella: --grid needs --diagrams."),
        (&["--grid", "--diagrams", "end", "--page", "12x25"], "annabella: --grid needs --page 16x25."),
    ] {
        let (_, lines, code) = run(dir.path(), &[&["a.pgn", "--to", "brf"][..], args].concat());
        assert_eq!((lines, code), (vec![line.to_owned()], Some(1)), "{args:?}");
    }
}

#[test]
fn a_reader_that_has_enough_is_no_fault() {
    let dir = dir(&[("many.pgn", &format!("{PGN}\n").repeat(2_000))]);
    for form in ["pgn", "brf"] {
        let mut child = convert()
            .args(["many.pgn", "--to", form])
            .current_dir(dir.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        let mut some = [0; 64];
        child.stdout.take().expect("its output").read_exact(&mut some).expect("some of it");
        let output = child.wait_with_output().expect("it ends");
        assert_eq!((said(&output), output.status.code()), (vec![], Some(0)), "{form}");
    }
}

/// No process has so high a number.
const NOBODY: u32 = 1 << 30;

#[test]
fn the_next_run_removes_what_a_killed_one_left() {
    let dir = dir(&[("a.pgn", PGN)]);
    let ours = std::process::id();
    let left = |name: &str| fs::write(dir.path().join(name), "half").expect("written");
    let others = [
        format!(".b.brf.{NOBODY}.new"),
        format!(".k.brf.{NOBODY}.old"),
        format!(".k.brf.{ours}.new"),
        ".k.brf.x.new".to_owned(),
    ];
    for name in &others {
        left(name);
    }
    left(&format!(".k.brf.{NOBODY}.new"));
    // Somebody whose processes we do not see may still be writing this one.
    let held = format!(".k.brf.{}.new", NOBODY + 1);
    left(&held);
    let holder = fs::File::open(dir.path().join(&held)).expect("there");
    holder.lock().expect("a lock");
    assert_eq!(run(dir.path(), &["a.pgn", "--to", "brf", "-o", "k.brf"]).2, Some(0));
    let mut expected: Vec<String> = others.into_iter().chain([held, "a.pgn".to_owned(), "k.brf".to_owned()]).collect();
    expected.sort();
    assert_eq!(names(dir.path()), expected);
}

#[test]
fn a_pef_says_its_title_and_its_language() {
    // The second name has its accents as signs of their own, as some systems keep names of files.
    let one = "[White \"Łukasz Müller\"]\n[Black \"Jose\u{301} <2>\"]\n[Event \"Coupe\tété\"]\n\n1. e4 *\n\n";
    let dir = dir(&[
        ("one.pgn", one),
        ("Te\u{302}te <1>.pgn", &one.repeat(2)),
        ("white.pgn", "[White \"A\"]\n\n1. e4 *\n"),
        ("event.pgn", "[Event \"Open\"]\n[Black \"?\"]\n\n1. e4 *\n"),
        ("Nobody.pgn", "1. e4 *\n"),
    ]);
    let title = |args: &[&str]| {
        let (pef, ..) = run(dir.path(), &[args, &["--to", "pef", "--language", "it"]].concat());
        for part in ["<dc:language>it</dc:language>", "<dc:identifier>annabella</dc:identifier>"] {
            assert!(pef.contains(part), "{part}: {pef}");
        }
        let title = pef.split_once("<dc:title>").and_then(|(_, behind)| behind.split_once("</dc:title>"));
        title.map(|(title, _)| title.to_owned())
    };
    for (args, expected) in [
        (&["one.pgn"][..], "Łukasz Müller - José &lt;2&gt;, Coupe été"),
        (&["Te\u{302}te <1>.pgn"], "Tête &lt;1&gt;"),
        (&["Te\u{302}te <1>.pgn", "--game", "2"], "Łukasz Müller - José &lt;2&gt;, Coupe été"),
        (&["one.pgn", "white.pgn"], "one"),
        (&["white.pgn"], "A - ?"),
        (&["event.pgn"], "Open"),
        (&["Nobody.pgn"], "Nobody"),
    ] {
        assert_eq!(title(args).as_deref(), Some(expected), "{args:?}");
    }
    // From Braille, too.
    run(dir.path(), &["one.pgn", "--to", "brf", "--language", "it", "-o", "back.brf"]);
    assert_eq!(title(&["white.pgn", "back.brf"]).as_deref(), Some("white"));
    run(dir.path(), &["white.pgn", "--to", "brf", "-o", "back.brf", "--force"]);
    assert_eq!(title(&["back.brf"]).as_deref(), Some("A - ?"));
}
