//! Two sheets compared: what is found follows from what was put there, whatever form and language each is in.

use std::ffi::OsStr;
use std::io::Cursor;
use std::path::Path;

use annabella::game::board::Board;
use annabella::game::participant::Language;
use annabella::notation::uci;
use annabella::notation::written::Notation;
use annabella::rules::divergence::{self, Decision};
use annabella::rules::position::line::Line;
use annabella::rules::position::{ByColor, Color, Intent, Position};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::compare::{
    Account, Both, Comparison, Entry, Finding, OpenError, StartsDiffer, Wanted, Which, Why, compare, open,
};
use annabella::scoresheet::pgn;
use annabella::scoresheet::sentences::converting::Mended;
use annabella::scoresheet::sheet::{Score, Sheet};
use annabella::scoresheet::text::Wrong;
use annabella::scoresheet::told::{Told, What};
use proptest::prelude::*;

use super::written;
use crate::braille::{games, pages};

fn opened(bytes: &[u8], name: &str, notation: Option<&str>, game: Option<usize>) -> Result<Account, OpenError> {
    let wanted = Wanted { notation: notation.map(str::to_owned), game, ..Wanted::default() };
    let extension = Path::new(name).extension().and_then(OsStr::to_str);
    open(Cursor::new(bytes.to_vec()), extension, &wanted)
}

fn account(bytes: &[u8], name: &str, notation: Option<&str>) -> Account {
    opened(bytes, name, notation, None).unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

fn text(moves: &str, notation: &str) -> Account {
    account(moves.as_bytes(), "sheet.txt", Some(notation))
}

fn compared(first: Account, second: Account) -> Comparison {
    compare(&Both { first, second }).expect("the same start")
}

fn sheet_of(line: &Line) -> Account {
    Account { sheet: Sheet { line: line.clone(), ..Sheet::default() }, ..Account::default() }
}

/// One sheet in every form that can be read.
fn every_form(sheet: &Sheet) -> Vec<Account> {
    let layout = Layout { times: true, ..Layout::default() };
    let sheets = std::slice::from_ref(sheet);
    let mut accounts = vec![
        account(pgn::write(sheet).as_bytes(), "a.pgn", None),
        account(&pages::brf(Code::Intl, &layout, sheets), "a.brf", Some("intl")),
        account(pages::unicode(Code::Of(Language::It), &layout, sheets).as_bytes(), "a.txt", Some("it")),
        account(pages::pef(Code::Of(Language::De), &layout, sheets).as_bytes(), "a", Some("de")),
    ];
    for (name, language) in
        [("it", Language::De), ("ru-long", Language::Fr), ("figurines-bare", Language::En), ("iccf", Language::Es)]
    {
        let notation = Notation::from_name(name).expect("a notation");
        accounts.push(account(written(sheet, notation, language).as_bytes(), "a.txt", None));
    }
    accounts
}

#[test]
fn one_game_is_the_same_in_every_form() {
    for seed in 0..12 {
        let sheet = games::random(seed, 60);
        let accounts = every_form(&sheet);
        for second in &accounts[1..] {
            let found = compared(accounts[0].clone(), second.clone());
            assert_eq!((found.finding, found.agreed), (Finding::Same, sheet.line.len()));
            assert_eq!(found.position, *sheet.line.end());
            assert_eq!(found.says.first, found.says.second);
            assert!(found.agree() && found.says.first.next.is_none());
        }
    }
}

#[test]
fn the_last_agreement_and_what_was_logged_there() {
    let first = text("1. e4 [1:29:00] e5 [1:28:30] 2. Nf3 [1:27:00] Nc6 [1:20:00] 3. Bb5 a6 1-0", "en");
    let second = text("1. e4 [1:29:01] e5 2. Cf3 Cf6 3. Cc3 ½", "it");
    let found = compared(first, second);
    assert_eq!((found.finding, found.agreed, found.decision), (Finding::Different, 3, Decision::Retrace));
    assert_eq!(found.position.fen(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    let last = found.last.as_ref().map(|report| (report.number, report.mover, report.to().to_string()));
    assert_eq!(last, Some((2, Color::White, "f3".to_owned())));
    assert_eq!(found.says.first.clocks, ByColor { white: Some(5_220_000), black: Some(5_310_000) });
    assert_eq!(found.says.second.clocks, ByColor { white: None, black: None }, "White's second move has no time");
    let next =
        |which| found.says.get(which).next.as_ref().and_then(Entry::report).map(|report| report.from().to_string());
    assert_eq!((next(Which::First).as_deref(), next(Which::Second).as_deref()), (Some("b8"), Some("g8")));
    assert_eq!((found.says.first.score.text(), found.says.second.score.text()), ("1-0", "1/2-1/2"));
}

#[test]
fn a_sheet_that_is_shorter() {
    let whole = || text("1. e4 e5 2. Nf3 Nc6", "en");
    for (moves, finding, agreed) in [
        ("1. e4 e5 2. Cf3 Cc6", Finding::Same, 4),
        ("1. e4 e5 2. Cf3", Finding::LastIsMissing(Which::Second), 4),
        ("1. e4 e5", Finding::Shorter(Which::Second), 2),
        ("", Finding::Shorter(Which::Second), 0),
    ] {
        let moves = format!("Notazione: it\n\n{moves}");
        let found = compared(whole(), account(moves.as_bytes(), "b", None));
        assert_eq!((found.finding, found.agreed), (finding, agreed), "{moves}");
        assert_eq!(found.says.first.next.is_some(), agreed < 4);
        let turned = compared(account(moves.as_bytes(), "b", None), whole());
        let swapped = match finding {
            Finding::Shorter(which) => Finding::Shorter(which.other()),
            Finding::LastIsMissing(which) => Finding::LastIsMissing(which.other()),
            other => other,
        };
        assert_eq!((turned.finding, turned.agreed), (swapped, agreed), "{moves}");
    }
}

#[test]
fn a_move_that_is_not_legal() {
    let both = |one: (&str, &str), other: (&str, &str)| compared(text(one.0, one.1), text(other.0, other.1));
    // The same illegal move on both, in two languages.
    let found = both(("1. e4 e5 2. Ng1g3 Nc6", "en"), ("1. e4 e5 2. Sg1-g3 Sc6", "de"));
    assert_eq!((found.finding, found.agreed), (Finding::IllegalOnBoth, 2));
    assert_eq!(found.position.full_moves(), 2);
    let found = both(("1. e4 e5 2. Ke4", "en"), ("1. e4 e5 2. Re4", "it"));
    assert_eq!((found.finding, found.agreed), (Finding::IllegalOnBoth, 2), "the king is the only one");
    // Another one on each; one and a legal move; one and nothing.
    for (second, finding) in [
        ("1. e4 e5 2. Sg1g4", Finding::Different),
        ("1. e4 e5 2. Sf3", Finding::Different),
        ("1. e4 e5", Finding::Shorter(Which::Second)),
        ("1. e4 e5 2. ???", Finding::Different),
    ] {
        let found = both(("1. e4 e5 2. Ng1g3", "en"), (second, "de"));
        assert_eq!((found.finding, found.agreed), (finding, 2), "{second}");
        assert!(matches!(found.says.first.next, Some(Entry::Hitch(_))), "{second}");
        assert!(!found.agree());
    }
    // Words that nobody can read are no agreement, unless they are the same.
    assert_eq!(both(("1. e4 Nx", "en"), ("1. e4 Sx", "de")).finding, Finding::Different);
    assert_eq!(both(("1. e4 Nx", "en"), ("1. e4 Nx", "en")).finding, Finding::IllegalOnBoth);
    // As the console itself keeps them.
    let kept = |squares: &str| {
        let pgn = format!("[White \"A\"]\n\n1. e4 e5 {{ not legal: {squares} }} *\n");
        account(pgn.as_bytes(), "a.pgn", None)
    };
    let found = compared(kept("2. d2d5 g8f6"), kept("2. d2d5 g8f6"));
    assert_eq!((found.finding, found.agreed, found.says.first.half_moves), (Finding::IllegalOnBoth, 2, 4));
    let found = compared(kept("2. d2d5"), text("1. e4 e5 2. d4 d5", "en"));
    assert_eq!((found.finding, found.agreed), (Finding::Different, 2));
    assert!(matches!(&found.says.first.next, Some(Entry::NotLegal(text, _)) if text == "d2d5"));
}

#[test]
fn noise_of_a_scan_is_proposed_and_never_applied() {
    let found =
        compared(text("1. e4 e5 2. Cf3 Cf6 3. Cxe5 Cxed", "it"), text("1. e4 e5 2. Cf3 Cf6 3. Cxe5 Cxe4", "it"));
    assert_eq!((found.finding, found.agreed), (Finding::Different, 5));
    let Some(Entry::Hitch(hitch)) = &found.says.first.next else { panic!("{:?}", found.says.first) };
    assert_eq!(hitch.proposal.as_ref().map(|proposal| proposal.text.as_str()), Some("Cxe4"));
}

#[test]
fn unreadable_braille_is_compared_up_to_that_point() {
    let mut sheet = Sheet { line: line("e2e4 e7e5 g1f3 b8c6 f1b5"), ..Sheet::default() };
    let print = |sheet: &Sheet| pages::brf(Code::Intl, &Layout::default(), std::slice::from_ref(sheet));
    let whole = print(&sheet);
    // The knight to c6 becomes one to d6, where none can go.
    let spoilt = String::from_utf8(whole.clone()).expect("ASCII").replace("SC6", "SD6");
    assert_ne!(spoilt.as_bytes(), whole);
    let found = compared(account(&whole, "a.brf", Some("intl")), account(spoilt.as_bytes(), "b.brf", Some("intl")));
    assert_eq!((found.finding, found.agreed), (Finding::Different, 3));
    sheet.line = line("e2e4");
    let found = compared(account(&print(&sheet), "a.brf", Some("intl")), account(&whole, "b.brf", Some("intl")));
    assert_eq!((found.finding, found.agreed), (Finding::Shorter(Which::First), 1));
}

/// As programs and annotators write it.
const ANNOTATED: &str = "[Event \"Open\"]\n[White \"Anna\"]\n[Result \"1-0\"]\n\n\
    {Before it\n[Round \"9\"]\n} 1. e4 { [%clk 1:29:00] } 1... e5 {solid [%clk 1:28:30][%eval 0.2]}\n\
    % passed over } 7. zz\n2. Ng1f3!? $14 {[%clk 1:27:00] [%emt 0:02:00]} (2. f4 exf4 {the {king's} gambit} (2... d5 ; Falkbeer )\n\
    )) 2... Nc6 ; the [%clk 9:00:00] of nobody\n3. Pd4 {(=)} exd4 $1 $36 {[%clk 1:20:00]} 4. Nxd4 1-0\n";

#[test]
fn annotated_pgn_is_compared_move_by_move() {
    let layout = Layout { times: true, ..Layout::default() };
    let braille = |moves: &str| {
        let mut sheet = Sheet { line: line(moves), ..Sheet::default() };
        sheet.mark_mut(1).clock = Some(5_300_000);
        account(&pages::brf(Code::Intl, &layout, std::slice::from_ref(&sheet)), "b.brf", Some("intl"))
    };
    let pgn = || account(ANNOTATED.as_bytes(), "a.pgn", None);
    let found = compared(pgn(), braille("e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 f3d4"));
    assert_eq!((found.finding, found.agreed), (Finding::Same, 7));
    assert_eq!(found.says.first.clocks, ByColor { white: None, black: Some(4_800_000) });
    let found = compared(pgn(), braille("e2e4 e7e5 g1f3 g8f6 d2d4"));
    assert_eq!((found.finding, found.agreed), (Finding::Different, 3));
    assert_eq!(found.says.first.clocks, ByColor { white: Some(5_220_000), black: Some(5_310_000) });
    assert_eq!(found.says.second.clocks.black, Some(5_300_000));
    assert!(pgn().hitch.is_none() && pgn().sheet.mark(4).offer);
}

#[test]
fn spoilt_pgn_is_compared_as_far_as_it_goes() {
    for (from, to, hitch) in [
        ("4. Nxd4 1-0", "4. Nxd5 {x} 1-0", (11, "Nxd5", Some("Nxd4"), 6)),
        ("4. Nxd4 1-0", "4. Nxdd {x} 1-0", (11, "Nxdd", Some("Nxd4"), 6)),
        ("4. Nxd4 1-0", "4. -- 1-0", (11, "--", None, 6)),
        ("4. Nxd4 1-0", "{no end\n1-0", (11, "{no end", None, 6)),
        ("1-0\n", "1-0 Nf6\n", (11, "Nf6", None, 7)),
        ("2... Nc6", "2... Kc6", (10, "Kc6", None, 3)),
    ] {
        let text = ANNOTATED.replacen(from, to, if from == "1-0\n" { 9 } else { 1 });
        assert_ne!(text, ANNOTATED);
        let read = account(text.as_bytes(), "a.pgn", None);
        let found = read.hitch.as_ref().unwrap_or_else(|| panic!("{to}"));
        let proposal = found.proposal.as_ref().filter(|proposal| proposal.moves.len() == 1);
        let (line, word, meant, half_moves) = hitch;
        assert_eq!((found.line, found.word.as_str(), read.sheet.line.len()), (line, word, half_moves), "{to}");
        if let Some(meant) = meant {
            assert_eq!(proposal.map(|proposal| proposal.text.as_str()), Some(meant), "{to}");
        }
        assert_eq!(read.sheet.mark(1).clock, Some(5_310_000), "{to}");
    }
    // A sheet of a game that goes on has no result yet.
    let goes_on = account(b"[White \"A\"]\n\n1. e4 {[%clk 0:10:00]} e5", "a.pgn", None);
    assert!(goes_on.hitch.is_none() && matches!(goes_on.told[..], [Told { line: 3, what: What::GoesOn, .. }]));
    for bad in ["[Variant \"Atomic\"]\n\n1. e4 *", "[FEN \"x\"]\n\n1. e4 *"] {
        assert!(matches!(opened(bad.as_bytes(), "a.pgn", None, None), Err(OpenError::Pgn { line: 1, .. })), "{bad}");
    }
    // In other letters it is text.
    for (named, name) in [("Notation: it", "a.txt"), ("Notación: it", "a.pgn"), ("at table 3\n\nNotazione: it", "a")] {
        let italian = format!("[White \"A\"]\n{named}\n\n1. e4 e5 2. Cf3 Cc6 1-0\n");
        assert_eq!(account(italian.as_bytes(), name, None).sheet.line.len(), 4, "{named}");
    }
    let english = "[White \"A\"]\n\n1. e4 {\nNotation: it\n} e5 2. Ng1f3 = *";
    assert_eq!(account(english.as_bytes(), "a.txt", Some("en")).sheet.line.len(), 3);
    // Tags alone say of no letters whose they are.
    for name in ["a.txt", "a"] {
        assert!(matches!(opened(english.as_bytes(), name, None, None), Err(OpenError::NoNotation)), "{name}");
    }
    let italian = "[White \"A\"]\n\n1. e4 e5 2. Cf3 *";
    assert_eq!(account(italian.as_bytes(), "a.pgn", Some("it")).sheet.line.len(), 3);
    let as_pgn = account(italian.as_bytes(), "a.pgn", None);
    assert_eq!(as_pgn.sheet.line.len(), 3);
    assert!(
        matches!(&as_pgn.told[..], [Told { what: What::Mended(Mended::Letters("it", true)), .. }]),
        "{:?}",
        as_pgn.told
    );
}

#[test]
fn the_tag_says_the_result_of_pgn_that_ends_before() {
    for (moves, score) in [
        ("1. e4 e5", Score::Won(Color::Black)),
        ("1. e4 e5 2. Kd5", Score::Won(Color::Black)),
        ("1. e4 e5 3. Nf3", Score::Won(Color::Black)),
        ("1. e4 e5 3. Nf3 1-0", Score::Won(Color::White)),
        ("1. e4 e5 1-0", Score::Won(Color::White)),
        ("1. e4 e5 *", Score::Open),
    ] {
        let read = account(format!("[Result \"0-1\"]\n\n{moves}").as_bytes(), "a.pgn", None);
        assert_eq!((read.sheet.score, read.sheet.line.len()), (score, 2), "{moves}");
    }
    assert_eq!(account(b"[Result \"?\"]\n\n1. e4", "a.pgn", None).sheet.score, Score::Open);
}

/// A half-move may be missing where a number is; what people write for an offer is no move.
#[test]
fn numbers_of_pgn_are_compared_with_its_moves() {
    for (moves, hitch) in [
        ("1. e4 {[%clk 0:10:00]} e5\n3. Nf3 Nc6 1-0", Some(("3.", 2, 2))),
        ("1. e4 {[%clk 0:10:00]} e5 2... Nf3 Nc6 1-0", Some(("2...", 2, 2))),
        ("1. e4 {[%clk 0:10:00]} (1. d4 7. c4) 2.e5 Kd5 1-0", Some(("2.", 1, 1))),
        ("1. e4 {[%clk 0:10:00]} e5 99999999999 Nf3 1-0", Some(("99999999999", 2, 2))),
        ("1. e4 {[%clk 0:10:00]} 1. ... e5 2 Nf3 2...Nc6 1-0", None),
    ] {
        let read = account(format!("[White \"A\"]\n\n{moves}\n").as_bytes(), "a.pgn", None);
        let found = read.hitch.as_ref().map(|hitch| (hitch.word.as_str(), &hitch.why, read.sheet.line.len()));
        let expected = hitch.map(|(word, number, half_moves)| (word, Why::Text(Wrong::Number(number)), half_moves));
        assert_eq!(found, expected.as_ref().map(|(word, why, half_moves)| (*word, why, *half_moves)), "{moves}");
        assert_eq!((read.sheet.mark(0).clock, read.sheet.score), (Some(600_000), Score::Won(Color::White)), "{moves}");
    }
    let black = "[FEN \"7k/8/8/8/8/8/8/R3K3 b Q - 0 41\"]\n\n41... Kg7 (=) 42. Ra7+ *";
    let read = account(black.as_bytes(), "a.pgn", None);
    assert!(read.hitch.is_none() && read.sheet.mark(0).offer && !read.sheet.mark(1).offer, "{read:?}");
}

fn line(moves: &str) -> Line {
    let mut line = Line::default();
    for word in moves.split_whitespace() {
        let intent = uci::read(word, &Board::from(line.end())).expect("a move");
        line.push(intent).expect("a legal move");
    }
    line
}

#[test]
fn different_beginnings_cannot_be_compared() {
    let other = account(b"[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. 0-0 *", "a.pgn", None);
    let both = Both { first: text("1. e4", "en"), second: other };
    assert_eq!(compare(&both), Err(StartsDiffer));
}

/// It names its code only where the page would be another game in another one.
#[test]
fn our_own_braille_is_read_without_its_code() {
    let sheet = games::sample(games::SAMPLE[0]);
    let brf = pages::brf(Code::Intl, &Layout::default(), std::slice::from_ref(&sheet));
    assert_eq!(account(&brf, "b.brf", None).sheet.line, sheet.line);
}

#[test]
fn files_that_hold_no_sheet() {
    let two = b"[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
    assert!(matches!(opened(two, "a.pgn", None, None), Err(OpenError::SeveralGames)));
    assert!(matches!(opened(two, "a.pgn", None, Some(3)), Err(OpenError::NoSuchGame(3))));
    assert!(matches!(opened(two, "a.pgn", None, Some(0)), Err(OpenError::NoSuchGame(0))));
    let second = opened(two, "a.pgn", None, Some(2)).expect("the second game");
    assert_eq!(second.sheet.tag("White"), Some("B"));
    assert!(matches!(opened(b"", "a.txt", Some("en"), None), Err(OpenError::NoGame)));
    assert!(matches!(opened(b"1. e4", "a.txt", None, None), Err(OpenError::NoNotation)));
    assert!(matches!(opened(b"1. e4", "a.txt", Some("xx"), None), Err(OpenError::UnknownNotation(_))));
    assert!(matches!(opened(b"1. e4", "a.brf", None, None), Err(OpenError::NoCode | OpenError::Braille(_))));
    assert!(matches!(opened(b"1. e4", "a.brf", Some("xx"), None), Err(OpenError::UnknownCode(_))));
    assert!(matches!(opened(b"1. e4", "a.brf", Some("intl"), None), Err(OpenError::Braille(_))));
    assert!(matches!(opened(b"\xff\xfe", "a.txt", Some("en"), None), Err(OpenError::NoGame)));
    assert!(matches!(opened(b"Notation: xx\n", "a.txt", None, None), Err(OpenError::Spoilt(_))));
}

/// A random line, and another one that leaves it after `cut` half-moves.
fn two_lines(seed: u64, cut: usize, other: usize) -> (Line, Line) {
    let whole = games::random(seed, 60).line;
    let intents: Vec<Intent> = whole.steps().map(|step| step.intent()).collect();
    let cut = cut % (intents.len() + 1);
    let mut second = Line::new(whole.start().clone());
    intents[..cut].iter().for_each(|intent| second.push(*intent).expect("a legal move"));
    for step in 0..other % 4 {
        let legal = second.end().legal_intents();
        let Some(intent) = legal.get(other.wrapping_add(step) % legal.len().max(1)) else { break };
        second.push(*intent).expect("a legal move");
    }
    (whole, second)
}

fn intents(line: &Line) -> Vec<Intent> {
    line.steps().map(|step| step.intent()).collect()
}

proptest! {
    #[test]
    fn what_is_found_is_what_the_dialogue_finds(seed in any::<u64>(), cut in 0_usize..100, other in 0_usize..999) {
        let (one, two) = two_lines(seed, cut, other);
        let found = compared(sheet_of(&one), sheet_of(&two));
        let sheets = ByColor { white: intents(&one), black: intents(&two) };
        let boards = ByColor { white: Vec::new(), black: Vec::new() };
        let resolution = divergence::resolve(one.start(), &boards, &sheets).expect("legal moves");
        prop_assert_eq!(found.agreed, resolution.last_agreed);
        prop_assert_eq!(&found.position, &resolution.position);
        prop_assert_eq!(found.decision, resolution.decision);
        let replayed = |line: &Line, half_moves: usize| -> Position {
            intents(line)[..half_moves].iter().fold(line.start().clone(), |position, intent| position.play(*intent).expect("legal"))
        };
        let longer = if one.len() >= two.len() { &one } else { &two };
        prop_assert_eq!(&found.position, &replayed(longer, found.agreed));
        prop_assert_eq!(found.agree(), found.says.first.next.is_none() && found.says.second.next.is_none());
        if found.finding == Finding::Different {
            let next = |which| found.says.get(which).next.as_ref().and_then(Entry::intent);
            prop_assert_ne!(next(Which::First), next(Which::Second));
        }
    }

    #[test]
    fn no_bytes_break_it(bytes in prop::collection::vec(any::<u8>(), 0..200), form in 0_usize..5, notation in 0_usize..3) {
        let name = ["a.txt", "a.pgn", "a.brf", "a", "a.pef"][form];
        if let Ok(account) = opened(&bytes, name, [None, Some("it"), Some("intl")][notation], None) {
            let found = compared(account.clone(), account);
            prop_assert!(matches!(found.finding, Finding::Same | Finding::IllegalOnBoth));
        }
    }
}
