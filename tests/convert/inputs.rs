//! Whatever an arbiter or a player may hand to `annabella convert`: the right result, or one clear line that says what is wrong and where.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crate::convert::command::{convert, dir, names, said};

const GAME: &str = "[Event \"Zoë\"]\n[White \"Núñez\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n";

fn wide(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

fn run(dir: &Path, name: &OsString, args: &[&str]) -> (String, Vec<String>, Option<i32>) {
    let output = convert().arg(name).args(["--to", "pgn"]).args(args).current_dir(dir).output().expect("it runs");
    (String::from_utf8_lossy(&output.stdout).into_owned(), said(&output), output.status.code())
}

#[test]
fn any_letters_and_line_ends_are_read() {
    let dir = dir(&[]);
    let braille = {
        fs::write(dir.path().join("a.pgn"), GAME).expect("written");
        let output = convert().args(["a.pgn", "--to", "unicode"]).current_dir(dir.path()).output().expect("it runs");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let text = "Weiß: Núñez\nNotation: de\n\n1. e4 e5\n2. Sf3 Sc6\n\nResult: 1-0\n";
    let latin: Vec<u8> = GAME.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect();
    // Each line of the sheet, but not of its pages, with an empty one behind it.
    let lines: Vec<&str> = braille.lines().map(|line| line.trim_end_matches('\u{2800}')).collect();
    let apart = lines[..lines.len() - 1].iter().filter(|line| !line.is_empty()).map(|line| format!("{line}\n\n"));
    for (name, bytes, args) in [
        ("latin.pgn", latin, &[][..]),
        ("narrow.pgn", GAME.into(), &[]),
        ("wide.pgn", wide(GAME, u16::to_le_bytes), &[]),
        ("wide.txt", wide(text, u16::to_be_bytes), &[]),
        ("umlaut.txt", wide(&format!("ß: x\n{text}"), u16::to_le_bytes), &[]),
        (
            "cyrillic.txt",
            wide("Белые: А\nNotation: ru\n\n1. e4 e5 2. Кf3 Кc6 1-0\n", u16::to_le_bytes),
            &["--from-notation", "ru"],
        ),
        ("braille.txt", wide(&braille, u16::to_le_bytes), &[]),
        ("mixed.pgn", GAME.replacen('\n', "\r\n", 2).replace("e5 ", "e5\r").into(), &[]),
        ("old.txt", text.replace('\n', "\r").into(), &[]),
        ("dos.txt", text.replace('\n', "\r\n").into(), &[]),
        ("apart.txt", apart.collect::<String>().into(), &["--plain-lines"]),
    ] {
        let name = OsString::from(name);
        fs::write(dir.path().join(&name), bytes).expect("written");
        let (pgn, lines, code) = run(dir.path(), &name, args);
        assert_eq!(code, Some(0), "{name:?}: {lines:?}");
        assert!(pgn.contains("1. e4 e5 2. Nf3 Nc6 1-0"), "{name:?}: {pgn}");
        assert_eq!(lines.last().map(String::as_str), Some("One game converted."), "{name:?}");
    }
}

#[test]
fn what_cannot_be_read_is_one_short_line() {
    let dir = dir(&[]);
    fs::create_dir(dir.path().join("folder.pgn")).expect("a directory");
    symlink("round.pgn", dir.path().join("round.pgn")).expect("a link");
    symlink("nowhere", dir.path().join("astray.pgn")).expect("a link");
    for (name, bytes) in [
        ("empty.pgn", &b""[..]),
        ("empty.txt", b"\n \r\n"),
        ("empty.brf", b""),
        ("empty.pef", b"<?xml version=\"1.0\"?>\n"),
        ("tags.pgn", b"[White \"A\"]\n"),
        ("tags.txt", b"White: A\n"),
        ("words.txt", b"Anna 1. e4 e5 1-0\n"),
        ("picture", b"\xff\xd8\xff\xe0\0\x10JFIF\0\0\xf7\x88"),
        ("page.html", b"<!DOCTYPE html><p>1. e4"),
        ("strange\n\u{ff}.pgn", b"1. e9 *\n"),
    ] {
        fs::write(dir.path().join(name), bytes).expect("written");
    }
    fs::write(dir.path().join("long.pgn"), "x".repeat(1 << 20)).expect("written");
    fs::write(dir.path().join("long.txt"), "1. e4 e5 ".repeat(1 << 18)).expect("written");
    for (name, line) in [
        ("folder.pgn", "folder.pgn cannot be read: "),
        ("round.pgn", "round.pgn cannot be read: "),
        ("astray.pgn", "astray.pgn cannot be read: "),
        ("nowhere.pgn", "nowhere.pgn does not exist."),
        ("empty.pgn", "empty.pgn is empty."),
        ("empty.txt", "empty.txt contains no game."),
        ("empty.brf", "empty.brf is empty."),
        ("/dev/null", "/dev/null is empty."),
        ("empty.pef", "empty.pef:2: This PEF cannot be read."),
        ("tags.pgn", "tags.pgn:1: game 1, move 1: The game is cut off: it has no result at its end."),
        ("tags.txt", "tags.txt:1: game 1, move 1: The game is cut off: it has no result at its end."),
        ("words.txt", "words.txt:1: game 1: The moves 1. e4 e5 1-0 share a line with words."),
        ("picture", "The form of picture is unknown. Name it with --from."),
        ("page.html", "page.html is HTML, which cannot be read. Use the game's PGN or text."),
        ("strange\n\u{ff}.pgn", "strange ÿ.pgn:1: game 1, move 1: e9 cannot be read as a move."),
        ("long.pgn", "long.pgn:1: game 1, move 1: xxxxxxxxxx"),
        ("long.txt", "long.txt:1: The game is impossibly long."),
    ] {
        let (pgn, lines, code) = run(dir.path(), &OsString::from(name), &[]);
        assert_eq!((pgn.as_str(), code, lines.len()), ("", Some(1), 2), "{name}: {lines:?}");
        assert!(lines[0].starts_with(line) && lines[0].chars().count() < 200, "{name}: {lines:?}");
        assert_eq!(lines[1], "0 games converted. One left out.", "{name}");
    }
    let output = convert().args(["empty.pgn", "--to", "brf", "-o", "out.brf"]).current_dir(dir.path()).output();
    assert_eq!(output.expect("it runs").status.code(), Some(1));
    assert!(!names(dir.path()).contains(&"out.brf".to_owned()), "nothing takes no place");
}

/// The record of a game, whole or damaged, is no scoresheet; one lies beside it when the game is over.
#[test]
fn our_own_record_is_named_with_its_pgn() {
    let record = br#"f9f66bb7 {"by":"white","source":"console","at":71,"fact":"started","schema":1}"#;
    let dir = dir(&[("over.pgn", GAME)]);
    for (name, bytes) in [
        ("over.annabella", &record[..]),
        ("OVER.ANNABELLA", record),
        ("open.annabella", b"\0\0\0\n"),
        ("copy.txt", record),
    ] {
        fs::write(dir.path().join(name), bytes).expect("written");
    }
    let open = "Its PGN is written when the game ends. To continue the game, use: annabella play --resume.";
    for (name, then) in
        [("over.annabella", "Use over.pgn."), ("OVER.ANNABELLA", open), ("open.annabella", open), ("copy.txt", open)]
    {
        let line = format!("{name} is Annabella's record of a game. {then}");
        let (pgn, lines, code) = run(dir.path(), &OsString::from(name), &[]);
        assert_eq!((pgn.as_str(), code), ("", Some(1)));
        assert_eq!(lines, [line.as_str(), "0 games converted. One left out."]);
        for command in [&["compare", name, "over.pgn"][..], &["review", name]] {
            let mut annabella = Command::new(env!("CARGO_BIN_EXE_annabella"));
            let output =
                annabella.args(command).current_dir(dir.path()).env("HOME", dir.path()).output().expect("it runs");
            let said = String::from_utf8_lossy(&output.stderr);
            assert!(said.trim_end().ends_with(&line) && said.lines().count() == 1, "{command:?}: {said}");
            assert!(output.stdout.is_empty() && !output.status.success(), "{command:?}");
        }
    }
}

/// Tags say nothing of the letters of the moves, unless the name of the file says that it is PGN.
#[test]
fn text_below_tags_is_read_in_the_named_notation() {
    let german = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Sf3 Sc6 1-0\n";
    let dir = dir(&[("a.txt", german), ("a", german), ("b.txt", GAME)]);
    for (name, args) in [
        ("a.txt", &["--from", "text", "--from-notation", "de"][..]),
        ("a.txt", &["--from-notation", "de"]),
        ("a", &["--from-notation", "de"]),
        ("a.txt", &["--language", "de"]),
        ("b.txt", &[]),
        ("b.txt", &["--from", "pgn", "--language", "de"]),
    ] {
        let (pgn, lines, code) = run(dir.path(), &OsString::from(name), args);
        assert_eq!((code, lines.len()), (Some(0), 1), "{name} {args:?}: {lines:?}");
        assert!(pgn.contains("1. e4 e5 2. Nf3 Nc6 1-0"), "{name} {args:?}: {pgn}");
    }
}

/// It is told; what a heading or a tag says of the end counts.
#[test]
fn a_game_without_a_result_goes_on() {
    let dir = dir(&[
        ("a.pgn", "[Result \"*\"]\n\n1. e4 e5\n2. Nf3\n"),
        ("b.pgn", "[Result \"0-1\"]\n\n1. e4 e5\n2. Nf3\n"),
        ("a.txt", "Result: 1-0\nNotation: en\n\n1. e4 e5\n2. Nf3\n"),
        ("two.txt", "Notation: en\n\n1. e4 e5\n2. Nf3\n\nNotation: en\n\n1. d4 *\n"),
    ]);
    for (name, line, games) in [("a.pgn", 4, "One game"), ("two.txt", 4, "2 games")] {
        let (pgn, lines, code) = run(dir.path(), &OsString::from(name), &["--strict"]);
        let told = "The game has no result at its end. It is read as unfinished.";
        let expected = [format!("{name}:{line}: game 1, move 2...: {told}"), format!("{games} converted.")];
        assert_eq!((code, &lines[..]), (Some(0), &expected[..]), "{name}");
        assert!(pgn.contains("[Result \"*\"]") && pgn.contains("2. Nf3 *"), "{name}: {pgn}");
    }
    for (name, line, result) in [("b.pgn", 4, "0-1"), ("a.txt", 1, "1-0")] {
        let (pgn, lines, code) = run(dir.path(), &OsString::from(name), &["--strict"]);
        let told = format!("{name}:{line}: game 1: No result follows the moves. The {result} above them counts.");
        assert_eq!((code, &lines[0]), (Some(0), &told));
        assert!(pgn.contains(&format!("[Result \"{result}\"]")) && pgn.contains(&format!("2. Nf3 {result}")), "{pgn}");
    }
}

/// A library's English is no part of a sentence in another language.
#[test]
fn errors_are_told_in_the_language_of_the_listener() {
    let dir = dir(&[("king.pgn", "[FEN \"4k3/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. Kd1 *\n")]);
    fs::write(dir.path().join("part.pgn"), "[FEN \"4k3/8 w - - 0 1\"]\n\n1. Kd1 *\n").expect("written");
    fs::create_dir(dir.path().join("folder.pgn")).expect("a directory");
    for (name, language, said) in [
        ("king.pgn", "de", "king.pgn:1: Partie 1: Die Anfangsstellung ist unbrauchbar. Weiß hat keinen König."),
        ("king.pgn", "it", "king.pgn:1: partita 1: La posizione iniziale non si può usare. Il Bianco non ha re."),
        ("part.pgn", "de", "part.pgn:1: Partie 1: Die Anfangsstellung ist unbrauchbar. Das ist keine FEN: sie braucht"),
        ("folder.pgn", "de", "folder.pgn lässt sich nicht lesen: das ist ein Ordner."),
        ("folder.pgn", "fr", "folder.pgn ne peut pas être lu : c'est un dossier."),
    ] {
        let (_, lines, _) = run(dir.path(), &OsString::from(name), &["--language", language]);
        assert!(lines[0].starts_with(said), "{lines:?}");
    }
}

/// As `compare` reads it: by the same reader.
#[test]
fn braille_without_pages_is_read_and_told() {
    let plain = "1 E4 D5\n2 E;D5 Q;D5\n#A-#J\n";
    let dir = dir(&[("a.brf", plain), ("b.txt", "⠂⠀⠑⠲⠀⠙⠢\n⠆⠀⠑⠰⠙⠢⠀⠟⠰⠙⠢\n⠼⠁⠤⠼⠚\n")]);
    for name in ["a.brf", "b.txt"] {
        let (pgn, lines, code) = run(dir.path(), &OsString::from(name), &["--from-braille", "intl"]);
        let told = format!("{name}:1: game 1: The Braille has no pages. It is read as plain lines.");
        assert_eq!((code, &lines[0], lines.len()), (Some(0), &told, 2), "{lines:?}");
        assert!(pgn.contains("1. e4 d5 2. exd5 Qxd5 1-0"), "{pgn}");
        let (_, lines, _) = run(dir.path(), &OsString::from(name), &["--from-braille", "intl", "--plain-lines"]);
        assert_eq!(lines.len(), 1, "{lines:?}");
    }
}
