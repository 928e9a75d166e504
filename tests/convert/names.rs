//! Names in a heading come back from our own Braille.

use std::fs;
use std::path::Path;

use annabella::game::participant::Language;
use annabella::scoresheet::compare::{Wanted, open};

use super::command::{convert, dir, said};

const GAME: &str = "[Event \"Open 3.1, FIDE 2026\"]\n[Site \"Reggio Emilia\"]\n[Date \"2026.11.??\"]\n[Round \"4\"]\n\
    [White \"Capablanca, J. R.\"]\n[Black \"Anna-Bella O'Neill\"]\n\n1. e4 e5 2. Nf3 1-0\n";

fn run(dir: &Path, args: &[&str]) -> String {
    let output = convert().args(args).current_dir(dir).output().expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{args:?}: {:?}", said(&output));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn tag(pgn: &str, name: &str) -> Option<String> {
    let start = format!("[{name} \"");
    pgn.lines().find_map(|line| Some(line.strip_prefix(&start)?.strip_suffix("\"]")?.to_owned()))
}

#[test]
fn names_come_back_from_every_form_and_language() {
    let dir = dir(&[("a.pgn", GAME)]);
    let named = ["Event", "Site", "Date", "Round", "White", "Black"];
    for language in Language::ALL {
        for (form, file) in [("brf", "a.brf"), ("pef", "a.pef"), ("unicode", "a.txt")] {
            run(
                dir.path(),
                &["a.pgn", "--to", form, "--language", language.code(), "--page", "20x25", "--force", "-o", file],
            );
            let back = run(dir.path(), &[file, "--to", "pgn", "--language", language.code()]);
            for name in named {
                assert_eq!(tag(&back, name), tag(GAME, name), "{form} {language:?} {name}\n{back}");
            }
            assert!(!back.contains('{'), "{back}");
        }
    }
}

#[test]
fn what_a_language_has_letters_for_comes_back_with_them() {
    for (language, name) in [
        ("de", "Jörg Müßig-Ärmel"),
        ("fr", "Hélène Çà"),
        ("es", "Íñigo Ñandú"),
        ("en", "Šárka Żółć"),
        ("it", "Niccolò, Papà"),
    ] {
        let dir = dir(&[("a.pgn", &format!("[White \"{name}\"]\n\n1. e4 *\n"))]);
        run(dir.path(), &["a.pgn", "--to", "brf", "--language", language, "-o", "a.brf"]);
        let back = run(dir.path(), &["a.brf", "--to", "pgn", "--language", language]);
        let kept = tag(&back, "White").unwrap_or_default();
        // A letter that the table has not got was written as another; which one, nobody can tell from the cells.
        if language != "en" {
            assert_eq!(kept, name, "{back}");
        }
        assert!(!back.contains('{'), "{back}");
    }
}

#[test]
fn a_name_that_cannot_come_back_is_told_once() {
    let game = "[White \"Carlsen,M\"]\n[Black \"Żółć, Zoë\"]\n[Date \"2026.1.2\"]\n\n1. e4 *\n";
    let dir = dir(&[("a.pgn", &format!("{game}\n{game}"))]);
    for (language, expected) in [
        ("en", "a.pgn:1: game 1: Read back from Braille, Żółć, Zoë becomes "),
        ("es", "a.pgn:1: partida 1: Releído del braille, Żółć, Zoë pasa a ser "),
        ("de", "a.pgn:1: Partie 1: Aus der Brailleschrift zurückgelesen, wird Żółć, Zoë zu "),
    ] {
        let args = ["a.pgn", "--to", "brf", "--language", language, "--force", "-o", "a.brf"];
        let output = convert().args(args).current_dir(dir.path()).output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(told.matches("Żółć").count(), 1, "{told}");
        assert!(told.contains(expected), "{told}");
        let back = run(dir.path(), &["a.brf", "--to", "pgn", "--language", language]);
        assert_eq!(tag(&back, "White").as_deref(), Some("Carlsen,M"), "{back}");
        assert_eq!(tag(&back, "Date").as_deref(), Some("2026.1.2"), "{back}");
        assert_ne!(tag(&back, "Black").as_deref(), Some("Żółć, Zoë"), "{back}");
    }
}

#[test]
fn many_names_that_cannot_come_back_are_counted() {
    let games: String =
        (0..7).map(|at| ["[White \"Żółć, Zoë ", &at.to_string(), "\"]\n\n1. e4 *\n\n"].concat()).collect();
    let dir = dir(&[("a.pgn", &games)]);
    let output =
        convert().args(["a.pgn", "--to", "brf", "-o", "a.brf"]).current_dir(dir.path()).output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(told.matches("Read back from Braille").count(), 3, "{told}");
    assert!(told.contains("Further texts above the moves that read back otherwise from Braille: 4."), "{told}");
}

/// Cells that no text of ours becomes stay cells, in a comment.
#[test]
fn what_nobody_can_read_stays_in_cells() {
    let dir = dir(&[("a.txt", "⠿⠿⠸⠿\n\n⠂ ⠑⠲\n⠐⠔\n")]);
    let pgn = run(dir.path(), &["a.txt", "--plain-lines", "--to", "pgn", "--language", "en"]);
    assert!(pgn.contains("{⠿⠿⠸⠿}"), "{pgn}");
}

/// A review says whose game it is, and so does whatever else reads one sheet.
#[test]
fn one_sheet_of_braille_has_its_names() {
    let dir = dir(&[("a.pgn", GAME)]);
    for language in ["en", "de", "fr"] {
        let file = format!("{language}.brf");
        run(dir.path(), &["a.pgn", "--to", "brf", "--language", language, "-o", &file]);
        let from = fs::File::open(dir.path().join(&file)).expect("written");
        let account = open(from, Some("brf"), &Wanted::default()).expect("our own file");
        for name in ["White", "Black", "Event", "Date"] {
            assert_eq!(account.sheet.tag(name).map(str::to_owned), tag(GAME, name), "{language} {name}");
        }
    }
}
