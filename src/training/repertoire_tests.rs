//! Repertoires from PGN: the net of positions, what is asked, and what is no repertoire.

use super::*;
use crate::notation::uci;

/// The Italian by two orders of moves, with a variation in a variation; then another game.
const ITALIAN: &str = r#"[Event "Study: Italian"]
[ChapterName "Italian Game"]

1. e4 e5 2. Nf3 {[%csl Gf3] Attacks the pawn.} Nc6 (2... d6 3. d4 exd4 (3... Nd7 4. Bc4) 4. Nxd4) 3. Bc4 Bc5 4. c3 Nf6 5. d3 *

[ChapterName "Bishop's Opening"]

1. e4 e5 2. Nf3 (2. Bc4 Nc6 3. Nf3 Bc5 4. c3) 2... Nf6 3. Nxe5 *
"#;

fn read(side: Color, text: &str) -> Result<Repertoire, NoMoves> {
    Repertoire::read("mine", side, "file.pgn", text.as_bytes())
}

fn after(moves: &str) -> Board {
    moves.split(' ').filter(|text| !text.is_empty()).fold(Board::default(), |board, text| {
        let change = uci::read(text, &board).and_then(|intent| board.change(intent)).expect("a move");
        board.after(&change)
    })
}

fn moves(repertoire: &Repertoire, before: &str) -> Vec<String> {
    let board = after(before);
    let place = repertoire.find(&board).expect("a place");
    let written = |intent| uci::write(&board.change(intent).expect("a move"), board.castling_mode());
    repertoire.moves(place).map(written).collect()
}

#[test]
fn games_and_variations_form_one_net_ignoring_move_order() {
    let white = read(Color::White, ITALIAN).expect("a repertoire");
    assert_eq!(moves(&white, "e2e4 e7e5"), ["g1f3", "f1c4"]);
    assert_eq!(moves(&white, "e2e4 e7e5 g1f3"), ["b8c6", "d7d6", "g8f6"]);
    assert_eq!(moves(&white, "e2e4 e7e5 g1f3 d7d6 d2d4"), ["e5d4", "b8d7"]);
    // Bishop first, knight second: the same place, with the same moves.
    assert_eq!(moves(&white, "e2e4 e7e5 f1c4 b8c6 g1f3"), ["f8c5"]);
    assert_eq!(moves(&white, "e2e4 e7e5 f1c4 b8c6 g1f3 f8c5"), ["c2c3"]);
    let one = white.find(&after("e2e4 e7e5 f1c4 b8c6 g1f3 f8c5")).expect("a place");
    assert_eq!(Some(one), white.find(&after("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5")));
    assert!(white.is_to_know(one));
    assert_eq!(white.to_know().count(), 10);
    assert_eq!(read(Color::Black, ITALIAN).expect("a repertoire").to_know().count(), 6);
}

#[test]
fn a_line_begins_with_what_led_to_it() {
    let white = read(Color::White, ITALIAN).expect("a repertoire");
    let place = white.find(&after("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5")).expect("a place");
    let start = white.start(place).expect("a start");
    assert_eq!(start.before.len(), 5);
    let last = start.last.and_then(|last| Board::from_fen(&start.fen).ok()?.change(last)).expect("a move");
    assert_eq!(
        Board::from_fen(&start.fen).expect("a position").after(&last).fen(),
        after("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5").fen()
    );
    // Both games come there.
    assert_eq!(start.chapter, None);
    let own = white.find(&after("e2e4 e7e5 g1f3 g8f6")).and_then(|place| white.start(place)).expect("a start");
    assert_eq!(own.chapter.as_deref(), Some("Bishop's Opening"));
    let first = white.find(&Board::default()).and_then(|place| white.start(place)).expect("a start");
    assert_eq!((first.last, first.before.len()), (None, 0));
}

#[test]
fn a_comment_is_kept_without_what_is_for_programs() {
    let white = read(Color::White, ITALIAN).expect("a repertoire");
    let board = after("e2e4 e7e5");
    let (place, intent) = (white.find(&board).expect("a place"), uci::read("g1f3", &board).expect("a move"));
    assert_eq!(white.note(place, intent), Some("Attacks the pawn."));
}

#[test]
fn the_opponent_plays_the_first_move_leading_to_a_question() {
    let white = read(Color::White, ITALIAN).expect("a repertoire");
    let place = |moves: &str| white.find(&after(moves)).expect("a place");
    let reply = |asked: &[&str]| {
        let asked = asked.iter().map(|moves| place(moves)).collect();
        white
            .reply(place("e2e4 e7e5 g1f3"), &asked)
            .map(|intent| after("e2e4 e7e5 g1f3").change(intent).expect("a move"))
    };
    let to = |asked: &[&str]| reply(asked).map(|change| uci::write(&change, Board::default().castling_mode()));
    assert_eq!(to(&["e2e4 e7e5 g1f3 d7d6 d2d4 b8d7"]).as_deref(), Some("d7d6"));
    assert_eq!(to(&["e2e4 e7e5 g1f3 g8f6", "e2e4 e7e5 g1f3 d7d6"]).as_deref(), Some("d7d6"));
    assert_eq!(to(&[""]), None);
}

#[test]
fn a_line_that_is_wrong_is_left_out_and_told() {
    let wrong = |text: &str| {
        let repertoire = read(Color::White, text).expect("the other lines are there");
        let [(place, trouble)] = &repertoire.left_out[..] else { panic!("{:?}", repertoire.left_out) };
        let mut trouble = trouble;
        while let Trouble::Possible(why, _) | Trouble::InVariation(why) = trouble {
            trouble = why;
        }
        let trouble = trouble.clone();
        (place.game, place.half_move, trouble, repertoire.to_know().count())
    };
    let white = |number| Some((number, Color::White));
    let illegal = |text: &str| Trouble::Illegal(text.to_owned());
    assert_eq!(wrong("1. e4 e5 2. Ke3 *"), (Some(1), white(2), illegal("Ke3"), 1));
    assert_eq!(
        wrong("1. e4 *\n\n1. d4 d5 (1... Nf6 2. c4 (2. Qd5) 2... e6) *"),
        (Some(2), white(2), illegal("Qd5"), 2)
    );
    assert_eq!(wrong("1. e4 (1. zürich) *"), (Some(1), white(1), Trouble::NoMove("zürich".to_owned()), 1));
    assert_eq!(wrong("1. zz *\n\n1. e4 e5 2. Nf3 *").3, 2);
    let lines = read(Color::White, "[White \"a\"]\n\n1. e4 e5\n(1... c5 2. d4\n2... x) *").expect("moves").left_out;
    assert_eq!(lines[0].0.line, 5, "{lines:?}");
    assert!(matches!(read(Color::Black, "1. e4 *"), Err(NoMoves { .. })));
    assert!(matches!(read(Color::White, ""), Err(NoMoves { .. })));
    assert!(matches!(read(Color::White, "1. zz *"), Err(NoMoves { left_out }) if left_out.len() == 1));
    let deep = format!("1. e4 {} {} *", "(1. e4 ".repeat(200), ")".repeat(200));
    assert_eq!(wrong(&deep).2, Trouble::TooLong);
}

proptest::proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in "([(){}*ß ]|1\\.|e4|Nf3|e5|\\PC){0,80}", black in proptest::bool::ANY) {
        let side = if black { Color::Black } else { Color::White };
        if let Ok(repertoire) = read(side, &text) {
            for place in repertoire.to_know() {
                proptest::prop_assert!(repertoire.start(place).is_some());
                let card = repertoire.card(place);
                proptest::prop_assert!(is_card(&card) && name_of(&card) == Some("mine"));
            }
        }
    }
}
