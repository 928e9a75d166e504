//! Scoresheets in plain text: written and read back, and everything that a sheet can have wrong.

use annabella::game::participant::Language;
use annabella::notation::sheet::SheetError;
use annabella::notation::written::Notation;
use annabella::rules::position::Color;
use annabella::scoresheet::pgn;
use annabella::scoresheet::sheet::{Mark, Remark, RemarkKind, Score, Sheet};
use annabella::scoresheet::text::{Sheets, Spoilt, TextError, Wrong};
use proptest::prelude::*;

use super::written;
use crate::braille::games;

fn notation(name: &str) -> Notation {
    Notation::from_name(name).unwrap_or_else(|| panic!("{name}"))
}

fn read(text: &str, given: Option<&str>) -> Vec<Result<Sheet, TextError>> {
    Sheets::new(text.as_bytes(), given.map(notation)).collect()
}

#[track_caller]
fn one(text: &str, given: Option<&str>) -> Sheet {
    let mut sheets = read(text, given);
    assert_eq!(sheets.len(), 1, "{text}");
    sheets.remove(0).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

#[track_caller]
fn spoilt(text: &str, given: Option<&str>) -> Spoilt {
    match read(text, given).into_iter().find_map(Result::err) {
        Some(TextError::Sheet(spoilt)) => *spoilt,
        other => panic!("{text}: {other:?}"),
    }
}

/// What a text tells: a start position stands among its tags, marks that say nothing are left out.
fn told(sheet: &Sheet) -> Sheet {
    let mut told = sheet.clone();
    told.tags.retain(|(name, _)| name != "FEN");
    while told.marks.last().is_some_and(|mark| *mark == Mark::default()) {
        told.marks.pop();
    }
    told
}

#[test]
fn a_whole_sheet() {
    let mut sheet = games::sample(games::SAMPLE[0]);
    for (name, value) in
        [("Black", "Gustav \"G.\" Hector"), ("White", "Anna Bella"), ("Date", "2026.11.??"), ("WhiteElo", "2100")]
    {
        sheet.tags.push((name.to_owned(), value.to_owned()));
    }
    sheet.score = Score::Drawn;
    *sheet.mark_mut(2) = Mark { offer: false, clock: Some(5_371_000), elapsed: Some(29_000) };
    let remark = |after, text: &str, kind| Remark { after, text: text.to_owned(), kind };
    sheet.remarks = vec![
        remark(1, "$1", RemarkKind::Sign),
        remark(11, "{sealed}", RemarkKind::Comment),
        remark(11, "(6. Nf3)", RemarkKind::Variation),
    ];
    insta::assert_snapshot!(written(&sheet, notation("it"), Language::It), @r#"
    Bianco: Anna Bella
    Nero: Gustav "G." Hector
    Data: 2026-11
    Notazione: it
    [WhiteElo "2100"]

    1. e4! e5
    2. Cf3 [1:29:31 +0:00:29] Cf6
    3. d4 exd4
    4. e5 Ce4
    5. Dxd4 d5
    6. exd6 e.p. {sealed} Cxd6
    7. Ag5 Cc6
    8. De3+ Ae7
    9. Cbd2 0-0
    10. 0-0-0 Te8
    11. Rb1 (=)

    Risultato: 1/2-1/2
    "#);
    for (name, moves) in [
        ("de-long", "6. e5xd6 e.p. {sealed} Se4xd6"),
        ("fr-bare", "8. De3 Fe7"),
        ("ru", "11. Крb1 (=)"),
        ("figurines", "9. ♘bd2 0-0"),
        ("black-figurines-bare-long", "8. ♛d4e3 ♝f8e7"),
        ("uci", "10. e1c1 f8e8"),
        ("iccf", "9. 2142 5878"),
    ] {
        let text = written(&sheet, notation(name), Language::De);
        assert!(text.lines().any(|line| line == moves), "{text}");
        let mut back = one(&text, None);
        let mut expected = told(&sheet);
        expected.remarks.pop();
        expected.tags.sort();
        back.tags.sort();
        assert_eq!(back, expected, "{text}");
    }
}

#[test]
fn many_sheets_in_one_file() {
    let mut sheets: Vec<Sheet> = (0..60).map(|seed| games::random(seed, 60)).collect();
    sheets[3] = Sheet::default();
    let languages = Language::ALL.into_iter().cycle();
    let text: String = sheets
        .iter()
        .zip(Notation::all().zip(languages))
        .map(|(sheet, (notation, language))| written(sheet, notation, language))
        .collect();
    let back = read(&text, None);
    assert_eq!(back.len(), Notation::all().count());
    for (back, sheet) in back.into_iter().zip(&sheets) {
        assert_eq!(told(&back.expect("a sheet")), told(sheet));
    }
}

#[test]
fn a_sheet_as_people_write_it() {
    let sample = games::sample(games::SAMPLE[0]);
    for form in games::SAMPLE {
        assert_eq!(one(form, Some("it")).line, sample.line);
        assert!(one(form, Some("it")).mark(20).offer);
    }
}

#[test]
fn forms_that_people_use() {
    for (text, given, half_moves) in [
        ("1 e4 e5 2 Nf3!? Nc6", "en", 4),
        ("1. e4\n1... e5\n2. Nf3 {good (very) \n good} Nc6 ; the rest (of it)\n3. Bb5", "en", 5),
        ("e4 e5 Nf3 1-0", "en", 3),
        ("1. e4 = e5 (=) 2. Nf3 (2. f4 exf4 (2... d5) {x) }) Nc6 ½–½", "en", 4),
        ("1.5254 5755 2.7163", "iccf", 3),
        ("1. e2e4 e7e5", "uci", 2),
        ("1. ♙e4", "figurines", 1),
        ("[Event \"x\"]\n\n1. e4 e5 *", "en", 2),
        ("1. e4 e5 1-0\n{He had\nenough.}\n", "en", 2),
        ("\u{feff}Weiß: A\r\n\r\n1. e4 e5\r\n", "de", 2),
        ("", "en", 0),
    ] {
        let sheets = read(text, Some(given));
        assert!(sheets.len() < 2, "{text}");
        let found = sheets.first().and_then(|sheet| sheet.as_ref().ok()).map_or(0, |sheet| sheet.line.len());
        assert_eq!(found, half_moves, "{text}: {sheets:?}");
    }
    let sheet = one("1. e4 (=) [1:00:00] e5 [+0:01:05] 2. Nf3 {a  b} (x (y)) $14 Nc6?! 1/2", Some("en"));
    assert_eq!(sheet.mark(0), Mark { offer: true, clock: Some(3_600_000), elapsed: None });
    assert_eq!(sheet.mark(1), Mark { offer: false, clock: None, elapsed: Some(65_000) });
    let remarks: Vec<_> = sheet.remarks.iter().map(|remark| (remark.after, remark.text.as_str())).collect();
    assert_eq!(remarks, [(3, "{a b}"), (3, "{(x (y))}"), (3, "$14"), (4, "$6")]);
    assert_eq!(sheet.score, Score::Drawn);
}

#[test]
fn pgn_is_read_as_text() {
    let mut sheets = 0;
    for seed in 100..160 {
        let sheet = games::random(seed, 80);
        let back = one(&pgn::write(&sheet), Some("en"));
        assert_eq!((&back.line, back.score), (&sheet.line, sheet.score));
        for index in 0..sheet.line.len() {
            assert_eq!(back.mark(index), sheet.mark(index), "half-move {index}");
        }
        sheets += 1;
    }
    assert_eq!(sheets, 60);
    let not_legal = "[White \"A\"]\n\n1. e4 { not legal: 1... e7e4 2. d2d4 } *\n";
    assert_eq!(one(not_legal, Some("en")).not_legal.as_deref(), Some("1... e7e4 2. d2d4"));
}

#[test]
fn what_is_wrong_is_named_with_its_place() {
    for (text, given, line, half_move, word, why) in [
        ("1. e4 e5\n2. Cf3 Ced", "it", 2, Some((2, Color::Black)), "Ced", Wrong::Move(SheetError::Syntax)),
        ("1. e4 Nf6", "it", 1, Some((1, Color::Black)), "Nf6", Wrong::Move(SheetError::UnknownLetter)),
        (
            "1. Be4",
            "de",
            1,
            Some((1, Color::White)),
            "Be4",
            Wrong::Move(SheetError::PawnLetter { without: "e4".to_owned() }),
        ),
        ("1. e5", "de", 1, Some((1, Color::White)), "e5", Wrong::Move(SheetError::Illegal)),
        ("1.e4 e5 2.Cf3!?", "en", 1, Some((2, Color::White)), "Cf3", Wrong::Move(SheetError::UnknownLetter)),
        ("1. e4 e5 3. Nf3", "en", 1, Some((2, Color::White)), "3.", Wrong::Number(2)),
        ("1. e4 2. d4", "en", 1, Some((1, Color::Black)), "2.", Wrong::Number(1)),
        ("1... e5", "en", 1, Some((1, Color::White)), "1...", Wrong::Number(1)),
        ("1. e4 --", "en", 1, Some((1, Color::Black)), "--", Wrong::Missing),
        ("1. (=) e4", "en", 1, Some((1, Color::White)), "(=)", Wrong::NoMoveBefore),
        ("[1:00:00] e4", "en", 1, Some((1, Color::White)), "[1:00:00]", Wrong::NoMoveBefore),
        ("1. e4 [1:99:00]", "en", 1, Some((1, Color::Black)), "[1:99:00]", Wrong::Time),
        ("1. e4 e.p.", "en", 1, Some((1, Color::Black)), "e.p.", Wrong::NotEnPassant),
        ("1. e4 {never", "en", 1, Some((1, Color::Black)), "never ", Wrong::OpenEnded),
        ("1. e4 * e5", "en", 1, Some((1, Color::Black)), "e5", Wrong::BehindResult),
        ("White: A\nNotation: xx", "en", 2, None, "xx", Wrong::UnknownNotation),
        ("1. e4\n\nResult: yes", "en", 3, Some((1, Color::Black)), "yes", Wrong::Result),
    ] {
        let found = spoilt(text, Some(given));
        assert_eq!(
            (found.line, found.half_move, found.word.as_str(), &found.why),
            (line, half_move, word, &why),
            "{text}"
        );
    }
    assert_eq!(spoilt("White: A\n\n1. e4", None).why, Wrong::NoNotation);
    assert!(matches!(spoilt("[FEN \"x\"]\n\n1. e4", None).why, Wrong::Start(_)));
    let noise = spoilt("1. e4 e5 2. Cf3 Cf6 3. d4 exd4 4. e5 Ced 5. Dxd4", Some("it"));
    assert_eq!(noise.proposal.as_ref().map(|proposal| proposal.text.as_str()), Some("Ce4"));
    assert_eq!(noise.sheet.line.len(), 7, "nothing is put in its place unasked");
    assert_eq!((noise.line, noise.half_move, noise.word.as_str()), (1, Some((4, Color::Black)), "Ced"));
    assert_eq!(noise.why.to_string(), "it has not the form of a move");
    assert!(matches!(read("1. e4 \u{0}", Some("en"))[0], Err(TextError::Sheet(_))));
    assert_eq!(spoilt("1. e4 \u{ff}", Some("en")).word, "ÿ");
}

/// What is said above the moves in words is kept; what may be a misprint of a move is none of it.
#[test]
fn words_above_the_moves_are_no_moves() {
    let sheet = one("Bianco: A\nal terzo tavolo\n\n1. e4 e5", Some("it"));
    assert_eq!(sheet.line.len(), 2);
    assert_eq!(sheet.remarks.iter().map(|remark| remark.text.as_str()).collect::<Vec<_>>(), ["{al terzo tavolo}"]);
    for text in ["Ced e5", "Bianco: A\n\nCe e5", "0-O", "tavolo3"] {
        assert!(matches!(spoilt(text, Some("it")).why, Wrong::Move(_)), "{text}");
    }
}

/// Moves on a line with words are told, unless the game begins anew behind it: then the words only tell of it.
#[test]
fn moves_among_words_are_never_swallowed() {
    for (text, given, line, word) in [
        ("Bianco: A\nUna partita 1. e4 e5 2. Cf3 1-0", "it", 2, "1. e4 e5 2. Cf3 1-0"),
        ("Good game e4 e5 Nf3\n1-0\n", "en", 1, "e4 e5 Nf3"),
        ("Good game 1. e4 e5\nd4 d5", "en", 1, "1. e4 e5"),
        ("White: Anna 1. e4 e5 2. Nf3", "en", 1, "1. e4 e5 2. Nf3"),
        ("Notation: en\nWhite: A\nMove 1 white e4 black e5\nMove 2 white Nf3\n\nResult: 1-0\n", "en", 3, "e4 black e5"),
        ("White: A\nW: e4, B: e5\nW: Nf3, B: Nc6\n\nResult: 1-0\n", "en", 2, "e4, B: e5"),
        ("Good game 1. e4 e5\n1.\n1-0\n", "en", 1, "e4 e5"),
        ("Moves: 1. Rd1 Kg7\n[FEN \"7k/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n", "en", 1, "1. Rd1 Kg7"),
    ] {
        let found = spoilt(text, Some(given));
        assert_eq!(
            (found.line, found.half_move, found.word.as_str(), found.why),
            (line, None, word, Wrong::AmongWords),
            "{text}"
        );
    }
    assert_eq!(spoilt("Good game 1. e4 e5\n2. Nf3 1-0", Some("en")).why, Wrong::Number(1));
    for text in [
        "Good game 1. e4 e5\n\n1. e4 e5 2. Nf3",
        "Opening: 1. e4 e5\n1. d4 d5 2. c4",
        "at table a3\n\ne4 e5 Nf3",
        "White: A\nTurnier 1 a4 Halle\ne4 e5 Nf3 1-0",
    ] {
        assert_eq!(one(text, Some("en")).line.len(), 3, "{text}");
    }
    // Nobody named the notation of a sheet whose moves all stand singly among words.
    let found = spoilt("Bianco: A\nMossa 1 bianco Cf3 nero Cf6\n\nRisultato: 1-0\n", None);
    assert_eq!((found.line, found.word.as_str(), found.why), (2, "Cf3 nero Cf6", Wrong::AmongWords));
    assert!(one("White: A\nNot played at table 3\n\nResult: 1-0\n", Some("en")).line.is_empty());
    let two = read("Good game 1. e4 e5 1-0\n\nWhite: B\n\n1. d4 *\n", Some("en"));
    assert!(two.len() == 2 && two[0].is_err() && two[1].is_ok(), "{two:?}");
}

/// What is marked as a comment ends where its mark says, and what stands behind it is read; tags may follow it.
#[test]
fn a_comment_above_the_moves_swallows_none() {
    for (text, remarks) in [
        ("{Good game} 1. e4 e5", &["{Good game}"][..]),
        ("  {Good\n1. game\nWhite: A\n}1. e4 e5", &["{Good 1. game White: A}"]),
        ("(quiet) 1. e4 e5", &["{(quiet)}"]),
        ("; quiet: 1. d4\n1. e4 e5", &["{quiet: 1. d4}"]),
        ("{quiet}\nWhite: A\n\n{very} 1. e4 e5", &["{quiet}", "{very}"]),
        ("$13 {quiet} 1. e4 e5", &["$13", "{quiet}"]),
    ] {
        let sheet = one(text, Some("en"));
        assert_eq!(sheet.line.len(), 2, "{text}");
        let found: Vec<&str> = sheet.remarks.iter().map(|remark| remark.text.as_str()).collect();
        assert_eq!(found, remarks, "{text}");
        assert!(sheet.remarks.iter().all(|remark| remark.after == 0), "{text}");
    }
    assert_eq!(spoilt("{Good game 1. e4 e5", Some("en")).why, Wrong::OpenEnded);
    assert_eq!(spoilt("!? 1. e4 e5", Some("en")).why, Wrong::NoMoveBefore);
}

/// `Rd1`: which language it is was said before.
#[test]
fn the_language_is_never_guessed() {
    let start = "[FEN \"7k/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. Rd1";
    let piece = |given| {
        let sheet = one(start, given);
        sheet.line.steps().next().map(|step| step.played.piece)
    };
    assert_ne!(piece(Some("it")), piece(Some("en")));
}

#[test]
fn a_spoilt_sheet_does_not_spoil_the_next() {
    let text = "Notation: en\n\n1. e4 e9 {\n2. Nf3 1-0\n\nNotation: it\n\n1. d4 d5\n\nResult: *\n\nWhite: C\nNotation: en\n\n1. e4 {open\n";
    let sheets = read(text, None);
    assert_eq!(sheets.len(), 3, "{sheets:?}");
    assert!(sheets[0].is_err() && sheets[2].is_err());
    assert_eq!(sheets[1].as_ref().map(|sheet| sheet.line.len()).ok(), Some(2));
    for heading in
        ["Notation: xx\nWhite: A\nResult: *\n", "[FEN \"x\"]\nNotation: de\n", "Notation: xx\nat table 3\nRound: 1-0\n"]
    {
        let text = format!("{heading}\n1. e4 e5\n\nResult: *\n\nWhite: B\nNotation: en\n\n1. Nf3 *\n");
        let sheets = read(&text, None);
        assert_eq!(sheets.len(), 2, "{text}: {sheets:?}");
        assert!(sheets[0].is_err(), "{text}");
        assert_eq!(sheets[1].as_ref().map(|sheet| sheet.line.len()).ok(), Some(1), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_game_comes_back_from_every_notation(seed in any::<u64>(), index in 0_usize..46, language in 0_usize..5) {
        let sheet = games::random(seed, 80);
        let notation = Notation::all().nth(index).expect("there are 46");
        let text = written(&sheet, notation, Language::ALL[language]);
        prop_assert_eq!(told(&one(&text, None)), told(&sheet));
    }
}

proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in "(\\PC|\n){0,200}", index in 0_usize..46) {
        let _sheets = Sheets::new(text.as_bytes(), Notation::all().nth(index)).count();
    }

    #[test]
    fn no_bytes_break_the_reader(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let _sheets = Sheets::new(&bytes[..], Some(notation("en"))).count();
    }

    #[test]
    fn nothing_like_a_sheet_breaks_the_reader(
        pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..60),
        cut in 0_usize..200,
    ) {
        let text = pieces.concat();
        let text: String = text.chars().take(cut).collect();
        for sheet in Sheets::new(text.as_bytes(), None).flatten() {
            prop_assert!(sheet.marks.len() <= sheet.line.len());
        }
    }

    #[test]
    fn any_words_may_stand_above(value in "\\PC{0,40}", comment in "\\PC{0,40}") {
        let mut sheet = games::sample(games::SAMPLE[1]);
        sheet.tags = vec![("White".to_owned(), value.clone()), ("Annotator".to_owned(), value)];
        sheet.remarks = vec![Remark { after: 4, text: format!("{{{}}}", comment.replace(['{', '}'], "")), kind: RemarkKind::Comment }];
        let back = one(&written(&sheet, notation("it"), Language::Fr), None);
        prop_assert_eq!(back.line, sheet.line);
    }
}

/// Pieces of which a text that is nearly a sheet is made.
const PIECES: [&str; 34] = [
    "White: A\n",
    "Notation: en\n",
    "Notazione: it\n",
    "Result: 1-0\n",
    "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n",
    "\n",
    "\n\n",
    "1. ",
    "1... ",
    "2. ",
    "e4 ",
    "e5 ",
    "Nf3 ",
    "Cf3 ",
    "Nc6 ",
    "d4 ",
    "exd4 ",
    "0-0 ",
    "(=) ",
    "= ",
    "e.p. ",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "[1:00:00] ",
    "[%clk 0:00:01]",
    "!?",
    "$5 ",
    "1-0 ",
    "½",
    "é🙂",
];
