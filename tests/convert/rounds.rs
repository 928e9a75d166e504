//! PGN to each form and back: the same games, thousands of them.

use annabella::game::participant::Language;
use annabella::notation::written::Notation;
use annabella::rules::position::line::Line;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::convert::form::Manner;
use annabella::scoresheet::convert::source::{InForm, Reading};
use annabella::scoresheet::pgn;
use annabella::scoresheet::sheet::{Mark, Remark, RemarkKind, Score, Sheet};
use fastrand::Rng;

use crate::braille::games::{SAMPLE, random, sample};
use crate::convert::within::{bytes, manner, sheets};

/// What a form other than PGN keeps.
fn kept(sheet: &Sheet, times: bool) -> (String, Line, Vec<Mark>, Score) {
    let mark = |half_move| Mark {
        clock: sheet.mark(half_move).clock.filter(|_| times),
        elapsed: None,
        ..sheet.mark(half_move)
    };
    let marks = (0..sheet.line.len()).map(mark).collect();
    (sheet.line.start().fen(), sheet.line.clone(), marks, sheet.score)
}

pub fn written(sheets: &[Sheet]) -> String {
    sheets.iter().map(pgn::write).collect()
}

#[test]
fn pgn_to_each_form_and_back_is_the_same_game() {
    let mut rng = Rng::with_seed(3);
    let notations: Vec<Notation> = Notation::all().collect();
    for round in 0..40 {
        let games: Vec<Sheet> = (0..60).map(|seed| random(round * 1000 + seed, 30)).collect();
        let code = Code::ALL[rng.usize(..Code::ALL.len())];
        let language = Language::ALL[rng.usize(..Language::ALL.len())];
        let layout = Layout { run_on: rng.bool(), times: rng.bool(), diagram_at_end: rng.bool(), ..Layout::default() };
        let notation = Some(notations[rng.usize(..notations.len())]);
        let manner = Manner { layout, notation, ..manner(code, language) };
        for (name, form) in [
            ("brf", InForm::Brf),
            ("brl", InForm::Brf),
            ("pef", InForm::Pef),
            ("unicode", InForm::Unicode),
            ("text", InForm::Text),
            ("pgn", InForm::Pgn),
        ] {
            let there = bytes(written(&games).as_bytes(), InForm::Pgn, name, &manner);
            // The Italian table has no cells of its own for an umlaut, and that is told.
            let told = "Müller, Gustav becomes Muller, Gustav.";
            let unexpected = there.lines.iter().find(|line| language != Language::It || !line.ends_with(told));
            assert_eq!(unexpected, None, "{name}");
            let back = bytes(&there.bytes, form, "pgn", &manner);
            assert_eq!(back.lines, Vec::<String>::new(), "{name}\n{}", String::from_utf8_lossy(&there.bytes));
            assert_eq!((there.tally.games, back.tally.games), (60, 60));
            let times = manner.layout.times || name == "pgn";
            for (game, again) in games.iter().zip(sheets(&back.bytes)) {
                assert_eq!(kept(&again, times), kept(game, times), "{name} {}", pgn::write(game));
            }
        }
    }
}

#[test]
fn one_form_of_braille_to_another_has_the_same_cells() {
    let games: Vec<Sheet> = (0..30).map(|seed| random(seed, 60)).collect();
    let manner = manner(Code::Hu, Language::De);
    let direct = |form: &str| bytes(written(&games).as_bytes(), InForm::Pgn, form, &manner).bytes;
    let brf = direct("brf");
    for (name, form) in [("pef", InForm::Pef), ("unicode", InForm::Unicode), ("brf", InForm::Brf)] {
        assert!(bytes(&brf, InForm::Brf, name, &manner).bytes == direct(name), "brf to {name}");
        assert!(bytes(&direct(name), form, "brf", &manner).bytes == brf, "{name} to brf");
    }
}

/// Comments, signs, variations, and tags of every kind.
fn annotated(seed: u64) -> Sheet {
    let mut rng = Rng::with_seed(seed);
    let mut sheet = random(seed, 40);
    for after in 0..=sheet.line.len() {
        let texts = [
            ("$14", RemarkKind::Sign),
            ("{ein Wort über [%eval 0.3] {x}", RemarkKind::Comment),
            ("(12. Nf3 {(} $1 (12. Nc3) Nf6)", RemarkKind::Variation),
            ("{}", RemarkKind::Comment),
        ];
        for _ in 0..rng.usize(..3) {
            let (text, kind) = texts[rng.usize(..texts.len())];
            // A sign belongs to a move, and stands before all else; a variation stands in place of one.
            if kind == RemarkKind::Comment || kind == RemarkKind::Variation && after > 0 {
                sheet.remarks.push(Remark { after, text: text.to_owned(), kind });
            }
        }
        if after > 0 && rng.u8(..) < 40 {
            let place = sheet.remarks.iter().position(|remark| remark.after == after).unwrap_or(sheet.remarks.len());
            let (text, kind) = texts[0];
            sheet.remarks.insert(place, Remark { after, text: text.to_owned(), kind });
            sheet.mark_mut(after - 1).elapsed = Some(rng.u32(..7_200_000));
        }
    }
    sheet.tags.push(("Annotator".to_owned(), "a \"quoted\" \\ name, Zoë".to_owned()));
    sheet.tags.push(("TimeControl".to_owned(), "40/5400+30:1800+30".to_owned()));
    sheet.tags.push(("Termination".to_owned(), "time forfeit".to_owned()));
    sheet
}

#[test]
fn pgn_to_pgn_keeps_everything() {
    let manner = manner(Code::Intl, Language::En);
    for seed in 0..1500 {
        let sheet = annotated(seed);
        let text = pgn::write(&sheet);
        let out = bytes(text.as_bytes(), InForm::Pgn, "pgn", &manner);
        let unexpected = out.lines.iter().find(|line| !line.contains("variation"));
        assert_eq!(unexpected, None, "{text}");
        assert_eq!(String::from_utf8(out.bytes).expect("UTF-8"), text);
        let read = sheets(text.as_bytes()).remove(0);
        assert_eq!((&read.line, &read.score, &read.remarks), (&sheet.line, &sheet.score, &sheet.remarks), "{text}");
        assert_eq!(kept(&read, true), kept(&sheet, true));
        for (name, value) in &sheet.tags {
            assert!(read.tags.contains(&(name.clone(), value.clone())), "{name} {text}");
        }
    }
}

#[test]
fn games_that_have_been_played_come_back_too() {
    let list = include_str!("../latency/games.txt");
    let games: Vec<String> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let (names, moves) = line.split_once(": ").expect("where, and the moves");
            format!("[Event \"{names}\"]\n\n{moves} *\n\n")
        })
        .collect();
    assert!(games.len() >= 6);
    let mut all = games.concat();
    all.push_str(&written(&[sample(SAMPLE[0])]));
    let before = sheets(all.as_bytes());
    for code in Code::ALL {
        let manner = manner(code, Language::It);
        for (name, form) in [("brf", InForm::Brf), ("pef", InForm::Pef), ("text", InForm::Text)] {
            let there = bytes(all.as_bytes(), InForm::Pgn, name, &manner);
            let back = sheets(&bytes(&there.bytes, form, "pgn", &manner).bytes);
            assert_eq!(back.len(), before.len());
            for (game, again) in before.iter().zip(&back) {
                assert_eq!(kept(again, false), kept(game, false));
            }
        }
    }
}

#[test]
fn however_many_threads_the_file_is_the_same() {
    let games: Vec<Sheet> = (0..3000).map(|seed| random(seed, 16)).collect();
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("many.pgn");
    std::fs::write(&path, written(&games)).expect("written");
    let manner = manner(Code::Fi, Language::Es);
    for form in ["brf", "pef", "unicode", "pgn", "text", "html"] {
        let out = |threads| crate::convert::within::file(&path, form, &manner, &Reading::default(), threads);
        let (one, five) = (out(1), out(5));
        assert_eq!((one.tally.games, &one.tally), (3000, &five.tally));
        assert!(one.bytes == five.bytes, "{form}");
    }
}

#[test]
fn plain_text_reads_as_a_person_writes_it() {
    let game = sample(SAMPLE[0]);
    let text = "Bianco: Anna Bella\nNero: Müller, Gustav\nData: 2026-11\nal terzo tavolo\n\n1. e4 e5 2. Cf3 Cf6\n3.d4 ed4 4.e5 Ce4\n5.Dd4 d5 6.exd6 \
                e.p. Cxd6 7.Ag5 Cc6 8.De3+ Ae7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=)\n*\n";
    let out = bytes(text.as_bytes(), InForm::Text, "text", &manner(Code::Of(Language::It), Language::It));
    assert_eq!(out.lines, Vec::<String>::new());
    insta::assert_snapshot!(String::from_utf8_lossy(&out.bytes), @r"
    Bianco: Anna Bella
    Nero: Müller, Gustav
    Data: 2026-11
    Notazione: it

    {al terzo tavolo}
    1. e4 e5
    2. Cf3 Cf6
    3. d4 exd4
    4. e5 Ce4
    5. Dxd4 d5
    6. exd6 e.p. Cxd6
    7. Ag5 Cc6
    8. De3+ Ae7
    9. Cbd2 0-0
    10. 0-0-0 Te8
    11. Rb1 (=)

    Risultato: *
    ");
    let cut = text.trim_end_matches("*\n");
    let out = bytes(cut.as_bytes(), InForm::Text, "text", &manner(Code::Of(Language::It), Language::It));
    assert_eq!(out.lines, ["in:8: game 1, move 11...: The game has no result at its end. It is read as unfinished."]);
    let out = bytes(text.as_bytes(), InForm::Text, "pgn", &manner(Code::Of(Language::It), Language::It));
    let read = sheets(&out.bytes).remove(0);
    assert_eq!(kept(&read, false), kept(&game, false));
    assert_eq!((read.tag("Black"), read.tag("Date")), (Some("Müller, Gustav"), Some("2026.11.??")));
}

/// A comment that runs over lines, with all that could be taken for something else where a line begins.
pub fn long_comment(rng: &mut Rng) -> String {
    const WORDS: [&str; 14] = [
        "Good", "game", "12.", "1.", "Nf3", "1-0", "White:", "Result:", "[Site", "\"x\"]", "$1", "Zoë;", "[Event",
        "%1.",
    ];
    let words: Vec<&str> = (0..rng.usize(1..80)).map(|_| WORDS[rng.usize(..WORDS.len())]).collect();
    format!("{{{}}}", words.join(" "))
}

#[test]
fn remarks_come_back_from_plain_text() {
    let mut rng = Rng::with_seed(8);
    let manner = manner(Code::Intl, Language::En);
    let signs = ["$1", "$2", "$3", "$14", "$6"];
    let games: Vec<Sheet> = (0..200)
        .map(|seed| {
            let mut sheet = random(seed, 30);
            for after in 0..=sheet.line.len() {
                // Signs stand before all else.
                for _ in 0..rng.usize(..4) {
                    let text = signs[rng.usize(..signs.len())].to_owned();
                    sheet.remarks.push(Remark { after, text, kind: RemarkKind::Sign });
                }
                if after == 0 || rng.bool() {
                    for _ in 0..=rng.usize(..2) {
                        let text = long_comment(&mut rng);
                        sheet.remarks.push(Remark { after, text, kind: RemarkKind::Comment });
                    }
                }
            }
            sheet
        })
        .collect();
    let there = bytes(written(&games).as_bytes(), InForm::Pgn, "text", &manner);
    assert_eq!((there.lines, there.tally.games), (Vec::<String>::new(), 200));
    let text = String::from_utf8(there.bytes).expect("UTF-8");
    assert!(text.lines().any(|line| line.starts_with("    12. ")), "figures begin a line of a comment");
    let back = bytes(text.as_bytes(), InForm::Text, "pgn", &manner);
    assert_eq!((back.lines, back.tally.games), (Vec::<String>::new(), 200));
    for (game, again) in games.iter().zip(sheets(&back.bytes)) {
        assert_eq!((&again.line, &again.remarks), (&game.line, &game.remarks));
    }
}

#[test]
fn of_several_signs_the_first_stands_behind_its_move() {
    let pgn = "1. e4 $1 $2 e5 $3 $1 $14 2. Nf3 $14 $1 *";
    let out = bytes(pgn.as_bytes(), InForm::Pgn, "text", &manner(Code::Intl, Language::En));
    insta::assert_snapshot!(String::from_utf8_lossy(&out.bytes), @r"
    Notation: en

    1. e4! $2 e5!! $1 $14
    2. Nf3 $14 $1

    Result: *
    ");
}

/// A file of our own is known by its name, whatever stands above the moves.
#[test]
fn a_text_without_names_is_no_pgn() {
    let dir = tempfile::tempdir().expect("a directory");
    let path = dir.path().join("a.txt");
    let pgn = "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Rd1 Kg7 1-0\n";
    let manner = manner(Code::Intl, Language::It);
    std::fs::write(&path, bytes(pgn.as_bytes(), InForm::Pgn, "text", &manner).bytes).expect("written");
    let back = crate::convert::within::file(&path, "pgn", &manner, &Reading::default(), 1);
    assert_eq!((back.lines, back.tally.games), (Vec::<String>::new(), 1));
    assert_eq!(sheets(&back.bytes)[0].line, sheets(pgn.as_bytes())[0].line);
}

#[test]
fn each_tag_has_its_own_value_or_is_counted() {
    let pgn = "[White \"Anna\"]\n[White \"Berta\"]\n[Black \"?\"]\n[Annotator \"Carla\"]\n[Annotator \"?\"]\n[Annotator \"Dora\"]\n\n1. e4 *\n";
    let out = bytes(pgn.as_bytes(), InForm::Pgn, "text", &manner(Code::Intl, Language::En));
    assert_eq!(out.tally.dropped.tags, 1);
    insta::assert_snapshot!(String::from_utf8_lossy(&out.bytes), @r#"
    White: Anna
    Notation: en
    [Annotator "Carla"]
    [Annotator "Dora"]

    1. e4

    Result: *
    "#);
}
