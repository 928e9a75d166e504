//! Files of lessons, good and bad.

use super::*;
use crate::words::system::FormSays;

const GOOD: &str = r#"
id = "rook"
order = 3
title = { en = "The rook", de = "Der Turm" }

[[step]]
position = "4k3/8/8/8/8/8/8/R3K3 w - -"
text = { en = "The rook is on {a1}.", de = "Der Turm steht auf {a1}." }

[[step]]
play = "Ra7 Kf8 Ra8|a7b7"
text = { en = "Go to {a7}.", de = "Geh nach {a7}.", it = "Vai in {a7}." }
hint = { en = "Along the {a}-file.", de = "Auf der {a}-Linie." }
[[step.mistake]]
play = "Ra6"
text = { en = "One more.", de = "Noch eins." }

[[step]]
answer = "a8 h8"
text = { en = "Which corners?", de = "Welche Ecken?" }
"#;

fn wrong(text: &str) -> Vec<(usize, Wrong)> {
    let findings = read(text).expect_err("something is wrong");
    findings.into_iter().map(|finding| (finding.line, finding.wrong)).collect()
}

#[test]
fn a_lesson_is_read_with_its_positions_and_languages() {
    let Read { lesson, whole, lacks } = read(GOOD).expect("a lesson");
    assert_eq!((lesson.id.as_str(), lesson.order, lesson.steps.len()), ("rook", 3, 3));
    assert_eq!(whole, [Language::En, Language::De]);
    let [Lack { language: Language::It, count: 5, line: 4 }] = lacks[..] else { panic!("{lacks:?}") };
    let [tell, play, ask] = &lesson.steps[..] else { panic!("{lesson:?}") };
    assert_eq!((&tell.task, tell.is_told, play.is_told), (&Task::Tell, true, false));
    let Task::Play(moves) = &play.task else { panic!("{play:?}") };
    assert_eq!(moves.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 2]);
    assert_eq!(ask.board.piece_at(Square::A8), Some(Role::Rook.of(Color::White)), "behind the first way");
    assert_eq!(ask.task, Task::Answer(Given::Squares(vec![Square::A8, Square::H8])));
    assert!(lesson.steps.iter().all(|step| step.side == Color::White));
    let italian = play.text.of(Language::It).map(|(language, text)| (language, text.written()));
    assert_eq!(italian, Some((Language::En, "Go to a7.".to_owned())), "it is not whole in Italian");
}

#[test]
fn each_thing_that_is_wrong_is_told_with_its_line() {
    let text = |text: &str| text.to_owned();
    for (from, to, line, found) in [
        ("\"rook\"", "\"Türm\"", 2, Wrong::Id { text: text("Türm") }),
        ("8/R3K3", "8/R3X3", 7, Wrong::Position { text: text("4k3/8/8/8/8/8/8/R3X3 w - -") }),
        ("4k3/", "8/", 7, Wrong::Position { text: text("8/8/8/8/8/8/8/R3K3 w - -") }),
        ("Ra7 Kf8", "Ra9 Kf8", 11, Wrong::Move { text: text("Ra9") }),
        ("Ra8|a7b7", "Ra8|Kf8", 11, Wrong::Move { text: text("Kf8") }),
        (" Ra8|a7b7", "", 11, Wrong::Ends),
        ("Ra7 Kf8", "Ra7 Kf8|Kd8", 11, Wrong::Ways),
        ("play = \"Ra7 Kf8 Ra8|a7b7\"", "goal = \"win\"", 11, Wrong::Goal { text: text("win") }),
        ("play = \"Ra7 Kf8 Ra8|a7b7\"", "goal = \"mate\"", 11, Wrong::Unreachable { text: text("mate") }),
        ("answer = \"a8 h8\"", "answer = \"perhaps\"", 19, Wrong::Answer { text: text("perhaps") }),
        ("answer = \"a8 h8\"", "answer = \"3\"\ngoal = \"check\"", 19, Wrong::Tasks),
        ("play = \"Ra6\"", "play = \"Ra7\"", 15, Wrong::NoMistake { text: text("Ra7") }),
        ("en = \"One more.\"", "en = \"One more to a7.\"", 16, Wrong::Bare { text: text("a7") }),
        ("{a1}.\", de", "{a0}.\", de", 8, Wrong::Mark { text: text("a0") }),
        ("{a1}.\", de", "{a1.\", de", 8, Wrong::Unclosed),
        ("en = \"Which corners?\"", "en = \" \"", 20, Wrong::Empty),
        ("it = \"Vai", "tlh = \"Vai", 12, Wrong::Language { code: text("tlh") }),
        ("en = \"The rook\", de", "de", 4, Wrong::NoLanguage),
    ] {
        let broken = GOOD.replacen(from, to, 1);
        assert_ne!(broken, GOOD, "{from}");
        if found == Wrong::NoLanguage {
            let broken = broken.replacen(", de = \"Noch eins.\"", "", 1);
            assert!(matches!(wrong(&broken)[..], [(_, Wrong::NoLanguage)]), "{:?}", wrong(&broken));
            continue;
        }
        assert!(wrong(&broken).contains(&(line, found.clone())), "{from} > {to}: {:?}", wrong(&broken));
    }
    let hint = GOOD.replacen("play = \"Ra7 Kf8 Ra8|a7b7\"\n", "", 1);
    let found = wrong(&hint).into_iter().map(|(_, wrong)| wrong).collect::<Vec<_>>();
    assert_eq!(found.len(), 2, "the hint, and the mistake: {found:?}");
    let over = GOOD.replacen("8/R3K3 w", "8/R3K3 b", 1).replacen("4k3/8", "R3k3/R7", 1);
    assert!(matches!(wrong(&over)[..], [(11, Wrong::Over)]), "{:?}", wrong(&over));
    assert!(
        matches!(&wrong("id = \"a\"\nfoo = 1\ntitle = {}")[..], [(2, Wrong::Form { why })] if *why == FormSays::Unknown("foo".to_owned()).into())
    );
    assert!(matches!(wrong("Dear aunt,")[..], [(1, Wrong::Form { .. })]));
    assert!(matches!(wrong("id = \"a\"\ntitle = { en = \"A\" }\n")[..], [(2, Wrong::NoSteps)]));
}

#[test]
fn goals_are_reached_by_the_moves_that_do_so() {
    let moves = |goal: &str, fen: &str| {
        let board = Board::from_fen(fen).expect("a position");
        let goal = Goal::read(goal).expect("a goal");
        let mut moves: Vec<String> =
            goal.moves(&board).iter().map(|change| uci::write(change, CastlingMode::Standard)).collect();
        moves.sort();
        moves.join(" ")
    };
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(moves("castle", castling), "e1c1 e1g1");
    assert_eq!(moves("reach a8", castling), "a1a8");
    assert_eq!(moves("check", castling), "a1a8 h1h8");
    assert_eq!(moves("mate", "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1"), "e1e8");
    assert_eq!(moves("stalemate", "7k/8/6K1/8/8/8/8/4Q3 w - - 0 1"), "e1e6");
    assert_eq!(moves("promote", "8/4P3/8/8/8/8/k6K/8 w - - 0 1"), "e7e8b e7e8n e7e8q e7e8r");
    let pawns = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!((moves("en passant", pawns), moves("capture", pawns)), ("e5d6".to_owned(), "e5d6".to_owned()));
    assert_eq!(moves("capture d6", pawns), "e5d6");
    for none in ["", "win", "reach", "reach z9", "capture e9", "Mate"] {
        assert_eq!(Goal::read(none), None, "{none}");
    }
}

proptest::proptest! {
    #[test]
    fn no_file_breaks_the_reader(text in "\\PC{0,120}", from in 0usize..700, length in 0usize..12, put in "\\PC{0,6}") {
        let _whatever = read(&text);
        let from = GOOD.char_indices().map(|(at, _)| at).nth(from).unwrap_or(0);
        let to = GOOD.char_indices().map(|(at, _)| at).find(|at| *at >= from + length).unwrap_or(GOOD.len());
        let broken = format!("{}{put}{}", &GOOD[..from], &GOOD[to..]);
        if let Err(findings) = read(&broken) {
            proptest::prop_assert!(!findings.is_empty());
            proptest::prop_assert!(findings.iter().all(|finding| finding.line <= broken.lines().count() + 1));
        }
    }
}
