//! The database of added puzzles: what is written there is found again, and nothing else.

use std::fmt::Write as _;
use std::io::Cursor;

use super::adding::{LeftOut, Progress, Summary, write};
use super::*;
use crate::training::notices::puzzle::{Fault, PuzzleNotice};
use crate::training::puzzle::built_in;

const HEAD: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";
const NOW: u64 = 1_790_000_000;

/// A built-in puzzle as lichess writes it, with this name.
fn line(at: usize, name: &str) -> String {
    let puzzle = built_in()[at].whole().expect("a puzzle");
    let written = puzzle.written();
    let columns: Vec<&str> = written.split('\t').collect();
    let [_, rating, themes, fen, moves] = columns[..] else { panic!("{columns:?}") };
    let themes = themes.replace(',', " ");
    format!("{name},{fen},{moves},{rating},75,90,1000,{themes} short,https://lichess.org/abcdefgh#40,")
}

/// So many built-in puzzles with names of their own.
fn lines(count: usize) -> String {
    (0..count).fold(format!("{HEAD}\n"), |mut text, at| {
        let _ = writeln!(text, "{}", line(at, &format!("{at:05}")));
        text
    })
}

fn read(text: impl AsRef<[u8]> + Send + 'static, folder: &Path) -> Result<Summary, PuzzleNotice> {
    let _old = std::fs::remove_file(folder.join(FILE));
    write(Cursor::new(text), ("set.csv", "set.csv", NOW), &folder.join(FILE), &mut |_| {})
}

fn wish(rating: u32, pieces: usize, seen: &[&str]) -> Wish {
    let seen = seen.iter().map(|name| (*name).to_owned()).collect();
    Wish { rating, near: 100, pieces, lot: 7, theme: None, seen: Arc::new(seen) }
}

#[test]
fn what_a_file_holds_is_found_again_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut told = Vec::new();
    let summary =
        write(Cursor::new(lines(100)), ("a/set.csv", "set.csv", NOW), &folder.path().join(FILE), &mut |progress| {
            told.push(progress);
        });
    assert_eq!(summary, Ok(Summary { count: 100, lines: 101, ..Summary::default() }));
    assert!(matches!(told[..], [Progress::Read { count: 100, .. }, Progress::Arranging]), "{told:?}");
    let added = Added::open(folder.path()).expect("it opens").expect("a database");
    assert_eq!(added.origin(), &Origin { count: 100, file: "set.csv".to_owned(), at: NOW });
    let mut seen: Vec<String> = Vec::new();
    for _ in 0..100 {
        let names: Vec<&str> = seen.iter().map(String::as_str).collect();
        let found = added.find(&wish(1500, 5, &names)).expect("it is read").expect("one more");
        let at: usize = found.id.parse().expect("a number");
        let original = built_in()[at].whole().expect("a puzzle");
        assert_eq!(Puzzle { id: original.id.clone(), ..found.clone() }, original);
        assert!(!seen.contains(&found.id));
        seen.push(found.id);
    }
    let names: Vec<&str> = seen.iter().map(String::as_str).collect();
    assert_eq!(added.find(&wish(1500, 5, &names)), Ok(None));
}

/// Near in difficulty comes before few pieces, and the nearest in difficulty where nothing is near.
#[test]
fn what_is_near_is_found_first() {
    let folder = tempfile::tempdir().expect("a folder");
    read(lines(2_000), folder.path()).expect("written");
    let added = Added::open(folder.path()).expect("it opens").expect("a database");
    let all: Vec<Puzzle> = built_in()[..2_000].iter().map(|listed| listed.whole().expect("a puzzle")).collect();
    for (rating, pieces, lot) in [(700, 4, 0), (1500, 5, 3), (1500, 12, 999), (2200, 9, 150), (1800, 30, u32::MAX)] {
        let found = added.find(&Wish { lot, ..wish(rating, pieces, &[]) }).expect("read").expect("one");
        let near: Vec<&Puzzle> = all.iter().filter(|puzzle| puzzle.rating.abs_diff(rating) <= 100).collect();
        let best = near.iter().map(|puzzle| puzzle.pieces.abs_diff(pieces)).min().expect("some are near");
        assert!(found.rating.abs_diff(rating) <= 100 && found.pieces.abs_diff(pieces) == best, "{found:?}");
    }
    let hardest = all.iter().map(|puzzle| puzzle.rating).max().expect("some");
    let easiest = all.iter().map(|puzzle| puzzle.rating).min().expect("some");
    for (rating, nearest) in [(0, easiest), (3_900, hardest), (u32::MAX - 50, hardest)] {
        let found = added.find(&wish(rating, 5, &[])).expect("read").expect("one");
        assert_eq!(found.rating, nearest);
    }
}

#[test]
fn a_theme_is_counted_and_found() {
    let folder = tempfile::tempdir().expect("a folder");
    read(lines(600), folder.path()).expect("written");
    let added = Added::open(folder.path()).expect("it opens").expect("a database");
    let all: Vec<Puzzle> = built_in()[..600].iter().map(|listed| listed.whole().expect("a puzzle")).collect();
    let counts = added.counted().expect("counted");
    for theme in Theme::ALL {
        let count = all.iter().filter(|puzzle| puzzle.themes.contains(&theme)).count() as u64;
        assert_eq!(counts.get(&theme).copied().unwrap_or(0), count, "{theme:?}");
        let found = added.find(&Wish { theme: Some(theme), ..wish(1500, 5, &[]) }).expect("read");
        assert_eq!(found.is_some(), count > 0, "{theme:?}");
        assert!(found.is_none_or(|found| found.themes.contains(&theme)), "{theme:?}");
    }
    let rare = all.iter().filter(|puzzle| puzzle.themes.contains(&Theme::Skewer)).map(|puzzle| puzzle.rating);
    let (lowest, highest) = (rare.clone().min().expect("some"), rare.max().expect("some"));
    for (rating, nearest) in [(0, lowest), (4_000, highest)] {
        let wish = Wish { theme: Some(Theme::Skewer), near: 1, ..wish(rating, 5, &[]) };
        assert_eq!(added.find(&wish).expect("read").expect("one").rating, nearest);
    }
}

#[test]
fn each_kind_of_wrong_line_is_counted_with_its_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = line(0, "aaaaa");
    let wrong = [
        good.replace("aaaaa", "größe"),
        good.replacen(',', ";", 20),
        good.replace("aaaaa", "bbbbb").replace("8/8/8/1PK5", "8/8/8/1PKK4"),
        good.replace("aaaaa", "ccccc").replace("g3h2", "g3h5"),
        good.replace("aaaaa", "ddddd").replace(" b7b8q", ""),
        good.replace("aaaaa", "eeeee").replace(",459,", ",4590,"),
        good.clone(),
        good.replace("aaaaa", "fffff").replace(",459,", ",leicht,"),
    ];
    let text = format!("{HEAD}\r\n{good}\r\n\r\n{}\r\n", wrong.join("\r\n"));
    let mut bytes = text.into_bytes();
    bytes.extend(b"\xFF\xFE\n");
    let summary = read(bytes, folder.path()).expect("one puzzle is good");
    assert_eq!((summary.count, summary.lines), (1, 12));
    let found: Vec<LeftOut> = summary.left_out.into_values().collect();
    let expected = [
        (Fault::Columns, 1, 5),
        (Fault::Length, 1, 8),
        (Fault::Move, 1, 7),
        (Fault::Name, 1, 4),
        (Fault::Position, 1, 6),
        (Fault::Rating, 2, 9),
        (Fault::Text, 1, 12),
        (Fault::Twice, 1, 10),
    ];
    assert_eq!(found, expected.map(|(fault, count, first)| LeftOut { fault, count, first }));
}

#[test]
fn a_file_of_another_kind_is_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = || "set.csv".to_owned();
    let none = Err(PuzzleNotice::NoPuzzles { file: file() });
    for text in ["", "\n\n\n", "Dear aunt,\nthis is a letter.\n", HEAD, &format!("{HEAD}\nx\n")] {
        assert_eq!(read(text.to_owned(), folder.path()), none, "{text:?}");
    }
    // A picture, and a text whose only line has no end.
    let picture: Vec<u8> =
        (0..1_000_000_u32).map(|at| u8::try_from(at.wrapping_mul(2_654_435_761) >> 24).unwrap_or(0)).collect();
    assert_eq!(read(picture, folder.path()), none);
    assert_eq!(read("e4".repeat(1_000_000), folder.path()), none);
    let column = lines(3).replace("Moves", "Zuege");
    assert_eq!(read(column, folder.path()), Err(PuzzleNotice::NoColumn { file: file(), column: "Moves".to_owned() }));
    // One endless line in the middle.
    let text = format!("{}{}\n", lines(2_000), "x".repeat(1_000_000));
    let told = read(text, folder.path());
    assert!(matches!(told, Err(PuzzleNotice::EndlessLine { line, .. }) if line > 1_000), "{told:?}");
}

#[test]
fn columns_are_found_by_name_or_in_lichess_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let puzzle = built_in()[7].whole().expect("a puzzle");
    let good = line(7, "Zz9");
    let columns: Vec<&str> = good.split(',').collect();
    let turned = format!(
        "\u{feff}Rating,\"Moves\",Themes,FEN,PuzzleId\n{},\"{}\",{},{},Zz9\n",
        columns[3], columns[2], columns[7], columns[1]
    );
    // The last line has no end; and nobody needs the columns behind the rating.
    for text in [turned, good.clone(), format!("{}\n", columns[..4].join(","))] {
        let has_themes = text.contains("short");
        assert_eq!(read(text, folder.path()).map(|summary| summary.count), Ok(1));
        let added = Added::open(folder.path()).expect("it opens").expect("a database");
        let found = added.find(&wish(1500, 5, &[])).expect("read").expect("one");
        assert_eq!((found.id.as_str(), &found.line, &found.fen), ("Zz9", &puzzle.line, &puzzle.fen));
        assert_eq!(found.themes == puzzle.themes, has_themes);
    }
}

#[test]
fn damaged_newer_and_foreign_databases_are_distinguished_and_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(FILE);
    let trouble = || Added::open(folder.path()).map(|_| ()).expect_err("trouble");
    assert!(Added::open(folder.path()).expect("nothing is there").is_none());
    read(lines(500), folder.path()).expect("written");
    let whole = std::fs::read(&file).expect("bytes");
    Connection::open(&file).expect("it opens").pragma_update(None, "user_version", 99).expect("set");
    assert!(matches!(trouble(), StoreTrouble::Newer { .. }));
    Connection::open(&file).expect("it opens").pragma_update(None, "application_id", 1).expect("set");
    assert!(matches!(trouble(), StoreTrouble::Damaged { .. }));
    std::fs::write(&file, "Dear aunt,").expect("written");
    assert!(matches!(trouble(), StoreTrouble::Damaged { .. }));
    assert_eq!(std::fs::read_to_string(&file).expect("text"), "Dear aunt,");
    // Half of it is gone: it opens, and whoever looks is told.
    std::fs::write(&file, &whole[..whole.len() / 2]).expect("written");
    if let Ok(Some(added)) = Added::open(folder.path()) {
        let errors = (3..=32).filter(|pieces| added.find(&wish(1500, *pieces, &[])).is_err()).count();
        assert!(errors > 0);
    }
}

/// What somebody has changed by hand is passed over.
#[test]
fn a_row_that_is_no_puzzle_is_passed_over() {
    let folder = tempfile::tempdir().expect("a folder");
    read(lines(20), folder.path()).expect("written");
    let db = Connection::open(folder.path().join(FILE)).expect("it opens");
    db.execute("UPDATE puzzle SET moves = 'e2e4 Löß' WHERE id <> ?1", [number("00013")]).expect("changed");
    db.execute("UPDATE puzzle SET id = 0 WHERE id = ?1", [number("00001")]).expect("changed");
    drop(db);
    let added = Added::open(folder.path()).expect("it opens").expect("a database");
    assert_eq!(added.find(&wish(1500, 5, &[])).expect("read").expect("one").id, "00013");
    assert_eq!(added.find(&wish(1500, 5, &["00013"])), Ok(None));
}

proptest::proptest! {
    #![proptest_config(proptest::test_runner::Config::with_cases(80))]

    #[test]
    fn every_name_has_its_own_number_in_order(one in "[0-9A-Za-z]{1,10}", other in "[0-9A-Za-z]{1,10}") {
        let numbers = (number(&one).expect("a number"), number(&other).expect("a number"));
        proptest::prop_assert_eq!((name(numbers.0), name(numbers.1)), (one.clone(), other.clone()));
        if one.len() == other.len() {
            proptest::prop_assert_eq!(one.cmp(&other), numbers.0.cmp(&numbers.1));
        }
    }

    #[test]
    fn what_is_no_name_has_no_number(text in "\\PC{0,14}") {
        let is_name = (1..=10).contains(&text.len()) && text.bytes().all(|sign| sign.is_ascii_alphanumeric());
        proptest::prop_assert_eq!(number(&text).is_some(), is_name);
    }

    #[test]
    fn no_file_breaks_the_reader(text in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..400), words in "(\\PC|[,\"\r\n]){0,200}") {
        let folder = tempfile::tempdir().expect("a folder");
        let _whatever = read(text, folder.path());
        let _neither = read(format!("{HEAD}\n{words}\n{}\n", line(3, "abc")), folder.path());
    }
}
