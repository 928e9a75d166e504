//! What is written is read back, in every form and language; and no text at all breaks the reader.

use proptest::prelude::*;

use super::phonetic::{self, Spelling};
use super::written::Notation;
use super::{Heard, Legality, long, read, san, uci};
use crate::game::board::{Board, Change};
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::rules::position::{Intent, Position};

/// Starts from which every kind of move is near: castling, promotion, *en passant*, several pieces of a kind.
const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
    "1n1r1n2/P1P1P1P1/4k3/8/8/4K3/p1p1p1p1/1N1R1N2 w - - 0 1",
    "4k3/8/Q6Q/8/8/8/Q6Q/4K3 w - - 0 1",
    "6k1/8/N1N1N1N1/8/N1N1N3/8/8/B1B1B1K1 w - - 0 1",
];

fn start(number: u32) -> Position {
    let index = usize::try_from(number % 14).expect("small");
    match STARTS.get(index) {
        Some(fen) => Position::from_fen(fen).expect("a legal FEN"),
        None => Position::chess960(number % 960).expect("in range"),
    }
}

fn after(mut position: Position, choices: &[usize]) -> Position {
    for choice in choices {
        let moves = position.legal_intents();
        if moves.is_empty() {
            break;
        }
        position = position.play(moves[choice % moves.len()]).expect("a legal move");
    }
    position
}

/// As it is announced under Article D.2.1.
fn announced(change: &Change, spelling: Spelling) -> String {
    let word = |name: &phonetic::Name| name.display(spelling).to_owned();
    if let Some(side) = change.castling() {
        return word(phonetic::castling(side));
    }
    let (from, to) = (change.lifted.square, change.placed.square);
    let mut words = vec![word(phonetic::piece(change.lifted.piece.role))];
    for square in [from, to] {
        words.push(word(phonetic::file(square.file())));
        words.push(word(phonetic::rank(square.rank())));
    }
    words.extend(change.promotion().map(|role| word(phonetic::piece(role))));
    words.join(" ")
}

fn forms(board: &Board, change: &Change, language: Language) -> Vec<String> {
    let report = MoveReport::new(board, change);
    let short = san::write(&report, language);
    let mut forms = vec![
        format!("{}. {short} (=)", report.number),
        long::write(&report, language),
        uci::write(change, board.castling_mode()),
        announced(change, Spelling::Ascii),
        announced(change, Spelling::Umlaut),
        short,
    ];
    if language == Language::En {
        forms.push(san::write_pgn(&report));
    }
    forms
}

fn every_form_is_read_back(position: &Position) {
    let board = Board::from(position);
    for intent in position.legal_intents() {
        let change = board.change(intent).expect("a piece to move");
        assert_eq!(uci::read(&uci::write(&change, board.castling_mode()), &board), Some(intent), "{}", board.fen());
        for language in Language::ALL {
            for text in forms(&board, &change, language) {
                let heard = read(&text, &board, language, Legality::Preferred);
                assert_eq!(heard, Heard::Moves(vec![intent]), "{language:?} `{text}` on {}", board.fen());
                // Where legality is not asked, a pinned piece may be meant as well; the move itself is never lost.
                let heard = read(&text, &board, language, Legality::Ignored);
                let among = matches!(&heard, Heard::Moves(moves) if moves.contains(&intent));
                assert!(among, "{language:?} `{text}` on {}: {heard:?}", board.fen());
            }
        }
    }
}

#[test]
fn every_move_of_the_starts_is_read_back() {
    for number in 0..14 {
        every_form_is_read_back(&start(number));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_move_of_a_random_game_is_read_back(number in 0_u32..20_000, choices in prop::collection::vec(0_usize..999, 0..60)) {
        every_form_is_read_back(&after(start(number), &choices));
    }
}

fn every_notation_is_read_back(position: &Position) {
    let board = Board::from(position);
    for report in MoveReport::legal(&board, |_| true).expect("a legal position") {
        for notation in Notation::all() {
            let text = notation.write(&report);
            let intent = report.change.intent;
            assert_eq!(notation.read(&text, position), Ok(intent), "{notation:?} `{text}` on {}", board.fen());
        }
    }
}

#[test]
fn every_starting_move_is_read_back_from_a_sheet() {
    for number in 0..14 {
        every_notation_is_read_back(&start(number));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_random_game_is_read_back_from_a_sheet(
        number in 0_u32..20_000,
        choices in prop::collection::vec(0_usize..999, 0..60),
    ) {
        every_notation_is_read_back(&after(start(number), &choices));
    }
}

/// Pieces of which a text that is nearly a move is made.
const PIECES: [&str; 40] = [
    "a", "b", "c", "d", "e", "f", "g", "h", "B", "N", "R", "D", "C", "A", "T", "P", "K", "x", "=", "(", ")", "+", "0",
    "O", "-", " ", "1", "4", "8", "9", "e.p.", "Eva", "vier", "takes", "re", "roque", "ß", "\u{308}", "Ⅷ", "🙂",
];

proptest! {
    #[test]
    fn no_text_breaks_the_reader(text in any::<String>(), number in 0_u32..14) {
        let board = Board::from(&start(number));
        for language in Language::ALL {
            for legality in [Legality::Ignored, Legality::Preferred] {
                let heard = read(&text, &board, language, legality);
                prop_assert!(!matches!(heard, Heard::Moves(moves) if moves.is_empty()));
            }
        }
        let _ = uci::read(&text, &board);
        for notation in Notation::all() {
            if let Ok(intent) = notation.read(&text, &start(number)) {
                prop_assert!(start(number).judge(intent).is_ok());
            }
        }
    }

    #[test]
    fn nothing_that_looks_like_a_move_breaks_the_reader(
        pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..90),
        number in 0_u32..14,
    ) {
        let text = pieces.concat();
        let board = Board::from(&start(number));
        for language in Language::ALL {
            let heard = read(&text, &board, language, Legality::Ignored);
            if let Heard::Moves(moves) = heard {
                prop_assert!(!moves.is_empty());
                for intent in moves {
                    prop_assert!(board.change(intent).is_some(), "{:?} has nothing to move", intent);
                    let stays = matches!(intent, Intent::Step { from, to, .. } if from == to);
                    prop_assert!(!stays);
                }
            }
        }
        let _ = uci::read(&text, &board);
    }
}
