//! The words of the announcements, move by move, square by square: opponents know them by heart, so that no rewritten sentence
//! may change one.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use annabella::game::board::Board;
use annabella::game::participant::{Language, Style};
use annabella::game::report::MoveReport;
use annabella::notation::{self, Heard, Legality};
use annabella::rules::position::{Intent, Position, Role, Square};
use annabella::rules::profile::RankWords;
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

/// Where announcements are alike: several pieces of a kind, by file, by rank and by neither; promotions with captures; castling from squares
/// of Chess960.
const ALIKE: [&str; 8] = [
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
    "1n1r1n2/P1P1P1P1/4k3/8/8/4K3/p1p1p1p1/1N1R1N2 w - - 0 1",
    "4k3/8/Q6Q/8/8/8/Q6Q/4K3 w - - 0 1",
    "6k1/8/N1N1N1N1/8/N1N1N3/8/8/B1B1B1K1 w - - 0 1",
    "4k3/8/8/R3p2R/8/8/8/R3K2R w KQ - 0 1",
    "4k3/8/8/1ppp4/PPPPP3/8/8/4K3 w - - 0 1",
];

/// Every listener whose words for a move differ from another's.
fn listeners(language: Language) -> Vec<Listener> {
    let mut all = Vec::new();
    for style in Style::ALL {
        for ranks in [RankWords::German, RankWords::Italian, RankWords::Digits] {
            for names_pawns in [false, true] {
                all.push(Listener { language, style, ranks, names_pawns, umlaut: names_pawns, ..Listener::default() });
            }
        }
    }
    all
}

/// What is announced can be entered: it is that move, or asked back where another one is announced by the same words.
#[test]
fn an_announcement_that_is_entered_is_its_move() {
    let (words, mut wrong) = (Words::new(), BTreeSet::new());
    for fen in POSITIONS.into_iter().chain(ALIKE) {
        let board = Board::from_fen(fen).expect("a legal FEN");
        let legal = Position::from_fen(fen).expect("a legal FEN").legal_intents();
        for language in Language::ALL {
            for listener in listeners(language) {
                let said = |intent: &Intent| {
                    let change = board.change(*intent).expect("a piece to move");
                    text(&words.announcement(&MoveReport::new(&board, &change), &listener))
                };
                let all: Vec<(Intent, String)> = legal.iter().map(|intent| (*intent, said(intent))).collect();
                for (intent, line) in &all {
                    let alike: Vec<Intent> =
                        all.iter().filter(|(_, other)| other == line).map(|(other, _)| *other).collect();
                    let heard = notation::read(line, &board, language, Legality::Preferred);
                    let is_right = match &heard {
                        Heard::Moves(moves) => {
                            moves.contains(intent) && moves.iter().all(|heard| alike.contains(heard))
                        }
                        _ => false,
                    };
                    if !is_right {
                        wrong.insert(format!("{language:?} `{line}` on {fen}: {heard:?}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.into_iter().collect::<Vec<_>>().join("\n"));
}
