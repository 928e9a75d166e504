//! The words of the announcements, move by move, square by square: opponents know them by heart, so that no rewritten sentence
//! may change one.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use annabella::game::board::Board;
use annabella::game::participant::{Language, Style};
use annabella::game::report::MoveReport;
use annabella::rules::position::{Position, Role, Square};
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};

/// Among them they have every square, piece, promotion and castling, captures, en passant, check and checkmate.
const POSITIONS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6",
    "5n2/4P2k/8/8/8/8/8/4K3 w - - 0 1",
    "6k1/5ppp/8/8/2Q5/8/8/R3K3 w Q - 0 1",
    "2R5/1B4k1/8/8/8/5q2/8/K3R3 b - - 0 1",
    "k7/8/1Q6/8/8/2R3R1/8/7K w - - 0 1",
    "k7/8/8/8/3Q4/4R3/8/7K w - - 0 1",
];

/// Every legal move of every position.
fn reports() -> Vec<MoveReport> {
    let reports = POSITIONS.map(|fen| {
        let board = Board::from_fen(fen).expect("a legal FEN");
        let legal = Position::from_fen(fen).expect("a legal FEN").legal_intents();
        let changes: Vec<_> = legal.into_iter().filter_map(|intent| board.change(intent)).collect();
        changes.iter().map(|change| MoveReport::new(&board, change)).collect::<Vec<_>>()
    });
    reports.into_iter().flatten().collect()
}

#[test]
fn the_moves_have_every_square_and_piece() {
    let reports = reports();
    let squares: BTreeSet<Square> = reports.iter().map(MoveReport::to).collect();
    let missing: Vec<Square> = Square::ALL.into_iter().filter(|square| !squares.contains(square)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let roles: BTreeSet<Role> = reports.iter().map(MoveReport::piece).collect();
    let promotions: BTreeSet<Role> = reports.iter().filter_map(|report| report.change.promotion()).collect();
    assert_eq!((roles.len(), promotions.len()), (6, 4));
}

#[test]
fn every_move_is_announced_as_ever() {
    let (bless, words) = (std::env::var_os("ANNABELLA_BLESS").is_some(), Words::new());
    for language in Language::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/announced/{}.txt", language.code()));
        let mut now = String::new();
        for report in reports() {
            let said = Style::ALL
                .map(|style| text(&words.announcement(&report, &Listener { language, style, ..Listener::default() })));
            let _ = writeln!(now, "{}", said.join(" | "));
        }
        if bless {
            std::fs::write(&path, &now).expect("written");
        }
        let kept = std::fs::read_to_string(&path).expect("the announcements are there");
        let changed = kept.lines().zip(now.lines()).find(|(kept, now)| kept != now);
        assert!(changed.is_none() && kept.len() == now.len(), "{language:?}: {changed:?}");
    }
}
