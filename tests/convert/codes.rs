//! In which Braille code a page is: it says so itself, or somebody does, or it is the same game in all codes that fit.

use std::fs;
use std::process::Output;

use annabella::game::participant::Language;
use annabella::scoresheet::braille::binding::{Binder, Binding, PageEnd};
use annabella::scoresheet::braille::cell::Row;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::heading::Headings;
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::braille::page::{Signs, TextPages};
use annabella::scoresheet::braille::press::Press;
use annabella::scoresheet::braille::reader::{Asked, ReadSheet, Sheets};
use annabella::scoresheet::braille::stated;
use annabella::scoresheet::sheet::Sheet;

use crate::braille::games::random;
use crate::convert::command::{convert, dir, said};

/// A king's game in Italian, and in Finnish a knight's.
const KINGS: &str = "1. e4 e5 2. Ke2 Ke7 *\n";
/// In the international code a rook's game, and in Finnish a knight's: nothing is captured, no check is given.
const ROOKS: &str = "1. a4 a5 2. Ra3 *\n";

fn run(dir: &tempfile::TempDir, args: &str) -> Output {
    convert().args(args.split_whitespace()).current_dir(dir.path()).output().expect("it runs")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

/// A page whose heading names the code is that code's, whatever else fits.
#[test]
fn a_page_that_names_its_code_is_read_in_it() {
    let dir = dir(&[("kings.pgn", KINGS), ("rooks.pgn", ROOKS)]);
    for code in Code::ALL {
        for (game, moves) in [("kings", "2. Ke2 Ke7 *"), ("rooks", "2. Ra3 *")] {
            for language in ["en", "it", "de", "es", "fr"] {
                for page in ["40x25", "16x9"] {
                    let there = run(
                        &dir,
                        &format!(
                            "{game}.pgn --to brf --braille {} --language {language} --page {page} --force -o page.brf",
                            code.name()
                        ),
                    );
                    assert_eq!(there.status.code(), Some(0), "{:?}", said(&there));
                    let back = run(&dir, "page.brf --to pgn");
                    let what = format!("{} {game} {language} {page}", code.name());
                    assert!(text(&back).contains(moves), "{what}: {} {:?}", text(&back), said(&back));
                }
            }
        }
    }
}

/// No advice leads to another game.
#[test]
fn only_the_named_code_reads_the_game() {
    let dir = dir(&[("kings.pgn", KINGS)]);
    assert_eq!(run(&dir, "kings.pgn --to brf --braille it -o kings.brf").status.code(), Some(0));
    for code in ["fi", "intl", "de"] {
        let wrong = run(&dir, &format!("kings.brf --to pgn --from-braille {code}"));
        assert_eq!((text(&wrong).as_str(), wrong.status.code()), ("", Some(1)), "{code}");
        assert!(said(&wrong)[0].ends_with("Read it with --from-braille it."), "{code}: {:?}", said(&wrong));
    }
}

#[test]
fn an_uncoded_page_of_two_games_is_refused_naming_both() {
    let dir = dir(&[]);
    let page = "⠂⠀⠁⠲⠀⠁⠢\n⠆⠀⠗⠁⠒\n⠐⠔\n";
    fs::write(dir.path().join("page.txt"), page).expect("written");
    let refused = run(&dir, "page.txt --plain-lines --to pgn");
    assert_eq!((text(&refused).as_str(), refused.status.code()), ("", Some(1)));
    assert_eq!(
        said(&refused)[0],
        "page.txt:1: game 1: The page does not name its Braille code. These codes give different games: intl, fi. \
         Choose one with --from-braille."
    );
    for (code, moves) in [("intl", "2. Ra3 *"), ("fi", "2. Na3 *")] {
        let read = run(&dir, &format!("page.txt --plain-lines --to pgn --from-braille {code}"));
        assert!(text(&read).contains(moves), "{code}: {:?}", said(&read));
    }
}

/// A page that is written in another code does not go on naming the old one.
#[test]
fn a_page_in_another_code_names_the_new_one() {
    let dir = dir(&[("kings.pgn", KINGS)]);
    run(&dir, "kings.pgn --to brf --braille it -o it.brf");
    for (code, words) in [("fi", "FINNISH"), ("intl", "INTERNATIONAL"), ("fr", "FRENCH")] {
        let there = run(&dir, &format!("it.brf --to brf --braille {code} --force -o other.brf"));
        assert_eq!(there.status.code(), Some(0), "{:?}", said(&there));
        let page = fs::read_to_string(dir.path().join("other.brf")).expect("it is there");
        assert!(!page.contains("ITALIAN"), "{page}");
        // Where the international code is no other game in any other, it need not be named.
        assert_eq!(page.contains(words), code != "intl", "{page}");
        assert!(text(&run(&dir, "other.brf --to pgn")).contains("2. Ke2 Ke7 *"), "{code}");
    }
}

fn page(code: Code, heading: &[Row], sheet: &Sheet) -> Vec<u8> {
    let layout = Layout::default();
    let binding = Binding::Brf(PageEnd::LineAndFeed);
    let mut press = Press::new(binding, code, layout.clone());
    press.print(heading, sheet);
    let mut binder = Binder::new(binding, layout.page, "");
    let mut bytes = Vec::new();
    binder.add(press.take(), &mut bytes).and_then(|()| binder.end(&mut bytes)).expect("memory");
    bytes
}

fn read(bytes: Vec<u8>, asked: Asked) -> Option<Sheet> {
    let pages = TextPages::new(std::io::Cursor::new(bytes), Signs::Ascii, false);
    let read: Result<Vec<ReadSheet>, _> = Sheets::asked(pages, asked, false).collect();
    read.ok().map(|mut read| read.remove(0).sheet)
}

/// Whatever the settings say, and whether the page names its code or not: no page is silently another game.
#[test]
fn no_page_is_another_game_because_nobody_said_its_code() {
    let (mut same, mut refused) = (0, 0);
    let mut of_language = Language::ALL.map(|language| Headings::new(language).0);
    for seed in 0..400 {
        let sheet = random(seed, if seed % 2 == 0 { 4 } else { 30 });
        let code = Code::ALL[usize::try_from(seed % 8).expect("small")];
        let heading = of_language[usize::try_from(seed % 5).expect("small")].lines(&sheet, code);
        let named = stated::code(&heading);
        assert_eq!(named, stated::must_be(code, &sheet).then_some(code));
        for asked in Code::ALL.map(Asked::Otherwise).into_iter().chain([Asked::AsNamed]) {
            match read(page(code, &[], &sheet), asked) {
                Some(read) => {
                    assert_eq!(read.line, sheet.line, "{} as {asked:?}", code.name());
                    same += 1;
                }
                None => refused += 1,
            }
            if named.is_some() {
                let read = read(page(code, &heading, &sheet), asked).expect("it names its code");
                assert_eq!(read.line, sheet.line, "{} as {asked:?}", code.name());
            }
        }
        // What is written in the international code need not be named, and is read.
        let bytes = page(Code::Intl, &of_language[0].lines(&sheet, Code::Intl), &sheet);
        assert_eq!(read(bytes, Asked::Otherwise(Code::Intl)).expect("a game").line, sheet.line);
    }
    assert!(same > 500 && refused > 500, "{same} {refused}");
}

/// A misprint that another code could make a move of is no reason to name that code.
#[test]
fn a_spoilt_page_is_told_and_no_other_code_advised() {
    let dir = dir(&[]);
    // Nf4 in the international code, which no knight can; in the Finnish one a pawn with its letter.
    let games = "⠂⠀⠑⠲⠀⠑⠢\n⠆⠀⠎⠋⠲⠀⠎⠉⠖\n⠼⠁⠤⠼⠚\n\n⠠⠃\n\n⠂⠀⠑⠲⠀⠙⠢\n⠆⠀⠑⠰⠙⠢\n⠼⠁⠤⠼⠚\n";
    fs::write(dir.path().join("page.txt"), games).expect("written");
    for given in ["", " --from-braille intl"] {
        let read = run(&dir, &format!("page.txt --plain-lines --to pgn{given}"));
        assert_eq!(
            said(&read),
            [
                "page.txt:2: game 1, move 2: ⠎⠋⠲ (sf4) is not a legal move in this Braille code. The nearest legal move is Nf3. The game is kept up to there.",
                "Games kept only up to a fault: 1.",
                "2 games converted."
            ]
        );
        assert!(text(&read).contains("1. e4 d5 2. exd5 1-0"), "{}", text(&read));
    }
}
