//! What a PGN may hold, and what is wrong with one.

use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::convert::games::Splitter;
use annabella::scoresheet::convert::pgn_in::{PgnIn, ReadGame};
use annabella::scoresheet::convert::source::InForm;
use proptest::prelude::*;

use crate::braille::games::random;
use crate::convert::rounds::written;
use crate::convert::within::{bytes, manner, sheets};

fn told(pgn: &str) -> Vec<String> {
    bytes(pgn.as_bytes(), InForm::Pgn, "pgn", &manner(Code::Intl, Language::En)).lines
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    let pgn = "[Event \"a\"]\n\n1. e4 e5\n2. Ke3 *\n\n[Event \"b\"]\n[White x]\n\n*\n\n[Event \"c\"]\n\n1. e4 zz5 2. d4 *\n\n\
               [Event \"d\"]\n\n1. e4 { never closed\n\n[Event \"e\"]\n\n1. e4 * e5\n\n[Event \"f\"]\n[Variant \"Atomic\"]\n\n*\n\n\
               [Event \"g\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n\n[Event \"h\"]\n[FEN \"4k3/8/8/8/8/1N6/8/1N2K3 b - - 0 7\"]\n\n\
               7... Kd7 8. Nd2 *\n\n[Event \"i\"]\n[Result \"1-0\"]\n\n1. e4 0-1\n\n[Event \"j\"]\n\n1. e4e5 *\n\n[Event \"k\"]\n\n1. e4 -- 2. d4 *\n\n\
               [Event \"l\"]\n\n1. e4 e5 2. Nf3\n";
    insta::assert_snapshot!(told(pgn).join("\n"), @r#"
    in:4: game 1, move 2: Ke3 is not legal here. Possible: Ke2. The game is kept up to there.
    in:7: game 2: [White x] is read as [White "x"].
    in:13: game 3, move 1...: zz5 cannot be read as a move. The game is kept up to there.
    in:17: game 4, move 1...: A comment or a variation has no end. The game is kept up to there.
    in:21: game 5, move 1...: Something follows the result. The game is kept up to there.
    in:23: game 6: Atomic is not chess.
    in:28: game 7: The starting position cannot be used. White has no king. Black has no king.
    in:36: game 8, move 8: Nd2 can mean several moves. Possible: N1d2, N3d2. The game is kept up to there.
    in:38: game 9: Above the moves the result is 1-0. The one after them counts.
    in:45: game 10, move 1: e4e5 is not legal here. The game is kept up to there.
    in:49: game 11, move 1...: -- is not legal here. The game is kept up to there.
    in:53: game 12, move 2...: The game has no result at its end. It is read as unfinished.
    "#);
}

/// A tag in a comment is comment. Where a comment was never closed, either that is told or what may be a game in it.
#[test]
fn a_comment_holding_a_tag_keeps_it_and_says_so() {
    let whole = "[Event \"a\"]\n\n1. e4 {good\n[Event \"in it\"]\n% no end }\n1... e5 (1... c5 {x\n[Round \"1\"]\n}) 2. Nf3 *\n";
    let out = bytes(whole.as_bytes(), InForm::Pgn, "pgn", &manner(Code::Intl, Language::En));
    let told = "A comment contains a line that begins with a tag. If the comment should have ended before it, close it with a \
                brace. Then convert the file again.";
    assert_eq!((out.tally.games, out.tally.left_out, out.lines), (1, 0, vec![format!("in:4: game 1: {told}")]));
    let read = sheets(&out.bytes).remove(0);
    let remarks: Vec<&str> = read.remarks.iter().map(|remark| remark.text.as_str()).collect();
    assert_eq!(remarks, ["{good [Event \"in it\"] % no end}", "(1... c5 {x [Round \"1\"] })"]);
    assert_eq!(read.line.len(), 3);

    let never_closed = "1. e4 {never closed *\n\n[Event \"b\"]\n\n1. d4 {closed} *\n\n1. c4 {never closed *\n[Event \"d\"]\n\n1. Nf3 {x} *\n";
    let out = bytes(never_closed.as_bytes(), InForm::Pgn, "pgn", &manner(Code::Intl, Language::En));
    let expected = [
        "in:1: game 1, move 1...: A comment or a variation has no end. The game is kept up to there.".to_owned(),
        format!("in:8: game 3: {told}"),
    ];
    assert_eq!((out.tally.games, out.tally.cut_short, out.lines), (3, 1, expected.to_vec()));
}

#[test]
fn no_word_is_lost_unheard() {
    for word in [
        "e4e5", "Nf9", "Nf3x", "Zf3", "e2-e", "e4.e5", "Ng1f3Nc6", "e4é", "–", "1-1", "0-0-0-0", "xx", "e9", "Nf3/",
        "e.p.x", "O-", "-e5",
    ] {
        let lines = told(&format!("[Event \"x\"]\n\n1. d4 {word} 2. c4 e6 *\n"));
        assert_eq!(lines.len(), 1, "{word}");
        assert!(lines[0].starts_with("in:3: game 1, move 1...: "), "{word}: {lines:?}");
    }
}

#[test]
fn the_same_move_may_be_written_in_many_ways() {
    let games = [
        "1.e4 e5 2.Nf3 Nc6 3.Bc4 Nf6 4.O-O Nxe4 *",
        "1. e4! $1 e5 2 Ng1f3 ?! Nb8c6 {x} 3. Bc4 Nf6 4. 0-0 Nf6e4 *",
        "e4 e5 Nf3 Nc6 Bf1c4 Nf6 O-O Nf6xe4 *",
        "% x\n1. Pe4 e5\n%2. zz\n2. Nf3+ (2. d4 exd4 ; Scotch\n) Nc6 3. Bc4 ; Italian\nNf6\n\n4. 0-0 Ne4 *",
        "1... e4 1... e5 2. Nf3\tNc6\r\n3. Bc4# Nf6 4. 0–0 Ne4 *",
    ];
    let first = sheets(games[0].as_bytes()).remove(0).line;
    for game in games {
        assert_eq!(sheets(game.as_bytes())[0].line, first, "{game}");
    }
}

#[test]
fn games_that_both_have_lost_and_games_with_other_results() {
    for (result, tag, score) in [
        ("0-0", "0-0", "0-0"),
        ("½-½", "1/2-1/2", "1/2-1/2"),
        ("1–0", "1-0", "1-0"),
        ("*", "*", "*"),
        ("{0-1/2} *", "*", "0-1/2"),
        ("{0-1/2} 0-1", "0-1", "0-1"),
        ("0-1/2", "0-1/2", "0-1/2"),
        ("½–0", "1/2-0", "1/2-0"),
    ] {
        let pgn = format!("[Event \"x\"]\n[Result \"{tag}\"]\n\n1. e4 e5 {result}\n");
        assert_eq!(sheets(pgn.as_bytes())[0].score.text(), score);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    /// Whatever stands in a file: no panic, and what was read is written so that it is read again.
    #[test]
    fn nothing_breaks_the_reader(text in "(\\PC|[\\[\\]\"{}();%*10 \n.e4Nf3O$!?-]){0,200}") {
        let mut splitter = Splitter::new(text.as_bytes());
        while let Some(chunk) = splitter.next_chunk().expect("memory") {
            for game in chunk.games {
                let text = String::from_utf8_lossy(&chunk.bytes[game.range]).into_owned();
                if let Ok(ReadGame { sheet, .. }) = PgnIn::default().read(&text) {
                    let again = written(std::slice::from_ref(&sheet));
                    let ReadGame { sheet: read, .. } = PgnIn::default().read(&again).unwrap_or_else(|why| panic!("{why:?}\n{text}\n{again}"));
                    prop_assert_eq!(&read.line, &sheet.line);
                    prop_assert_eq!(read.score, sheet.score);
                    prop_assert_eq!(written(&[read]), again);
                }
            }
        }
    }

    #[test]
    fn a_cut_file_says_so_of_its_last_game(seed in 0u64..50, share in 0.0f64..1.0) {
        let games: Vec<_> = (0..4).map(|more| random(seed * 10 + more, 12)).collect();
        let text = written(&games);
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss)] // a place in a short text
        let mut cut = (share * text.len() as f64) as usize;
        while !text.is_char_boundary(cut) {
            cut -= 1;
        }
        let out = bytes(&text.as_bytes()[..cut], InForm::Pgn, "pgn", &manner(Code::Intl, Language::En));
        let whole = (1..=4).rev().find(|count| written(&games[..*count]).trim_end().len() <= text[..cut].trim_end().len()).unwrap_or(0);
        let rest = text[written(&games[..whole]).len().min(cut)..cut].trim();
        let ends = |part: &str| out.lines.iter().any(|line| line.contains(part));
        let goes_on = ends("It is read as unfinished") || ends("No result follows the moves.");
        // What is left of a result may be another one.
        let other_result = !rest.is_empty() && out.lines.is_empty();
        prop_assert!(!other_result || rest.ends_with("1/2") || rest.ends_with("0-1"), "{:?}", rest);
        let begun = u64::from(goes_on || other_result) + out.tally.cut_short;
        prop_assert_eq!(out.tally.games, whole as u64 + begun);
        let told = !other_result && (!rest.is_empty() || whole == 0);
        prop_assert_eq!(out.lines.len(), usize::from(told), "{:?}", &text[..cut]);
    }
}
