//! The codes of moves: the vectors of their sources, one move for one row of cells, and a reader of its own.

use std::collections::HashMap;

use annabella::game::participant::Language;
use annabella::rules::position::{CastlingSide, Intent, Position, Role};
use annabella::scoresheet::braille::cell::{Cell, Row, show};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::{diagram, reader};

use crate::braille::decoder::TABLES;
use crate::braille::games::{SAMPLE, random, sample};

fn cells(text: &str) -> Row {
    text.chars().map(|sign| Cell::of_unicode(sign).expect("a cell")).collect()
}

fn step(text: &str) -> Intent {
    let square = |at: usize| text[at..at + 2].parse().expect("a square");
    let promotion = text.chars().nth(4).and_then(Role::from_char);
    Intent::Step { from: square(0), to: square(2), promotion }
}

fn written(code: Code, position: &Position, intent: Intent) -> String {
    let played = position.describe(intent).expect("a legal move");
    let mut row = Row::new();
    code.write(&mut row, position, &played);
    show(&row)
}

#[test]
fn the_vectors_of_the_sources() {
    let castling = Intent::Castle { side: CastlingSide::QueenSide };
    for (code, fen, intent, expected) in [
        (Code::Intl, "4k3/8/8/8/8/8/8/4KR2 w - - 0 1", step("f1f4"), "⠗⠋⠲"),
        (Code::Intl, "4k3/3p4/8/8/8/8/8/4K3 b - - 0 1", step("d7d5"), "⠙⠢"),
        (Code::Intl, "4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1", step("c4d5"), "⠉⠰⠙⠢"),
        (Code::Intl, "8/8/4k3/8/5P2/8/8/4K3 w - - 0 1", step("f4f5"), "⠘⠋⠢"),
        (Code::Intl, "8/5k2/8/8/5p2/8/8/4KR2 w - - 0 1", step("f1f4"), "⠗⠸⠋⠲"),
        (Code::Intl, "4k3/8/2N3N1/8/8/8/8/4K3 w - - 0 1", step("c6e5"), "⠎⠉⠑⠢"),
        (Code::Intl, "4k3/8/8/8/8/1N6/8/1N2K3 w - - 0 1", step("b1d2"), "⠎⠂⠙⠆"),
        (Code::Intl, "4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1", step("b1c3"), "⠎⠂⠉⠒"),
        (Code::Intl, "4k3/8/8/1N6/8/8/8/1N1NK3 w - - 0 1", step("b1c3"), "⠎⠃⠂⠉⠒"),
        (Code::Intl, "6k1/5ppp/8/8/8/8/8/4RK2 w - - 0 1", step("e1e8"), "⠗⠑⠦⠜⠍"),
        (Code::Intl, "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", step("e7e8q"), "⠑⠦⠟"),
        (Code::Intl, "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", castling, "⠴⠴⠴"),
        (Code::Hu, "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", castling, "⠚⠚⠚"),
        (Code::Fi, "r3k3/8/8/8/8/8/8/3K4 b q - 0 1", castling, "⠴⠴⠴⠡"),
        (Code::Intl, "r3k3/8/8/8/8/8/8/3K4 b q - 0 1", castling, "⠘⠴⠴⠴"),
        (Code::Fi, "6k1/5ppp/8/8/8/8/8/4RK2 w - - 0 1", step("e1e8"), "⠞⠑⠦⠡⠍"),
        // Double check is written twice in Hungarian.
        (Code::Hu, "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", step("e4f6"), "⠇⠋⠖⠎⠎"),
        (Code::Of(Language::De), "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", step("e4f6"), "⠎⠋⠖⠡"),
        (Code::Of(Language::De), "7k/8/8/4p3/3Q4/8/8/4K3 w - - 0 1", step("d4e5"), "⠙⠭⠑⠢⠡"),
        // The queen takes where the d-pawn could: her whole square.
        (Code::Of(Language::De), "k7/8/8/4p1Q1/3P4/8/8/4K3 w - - 0 1", step("g5e5"), "⠙⠛⠢⠭⠑⠢"),
        (Code::Of(Language::De), "k7/8/8/4p1Q1/3P4/8/8/4K3 w - - 0 1", step("d4e5"), "⠙⠭⠑⠢"),
        // A pawn that is pinned could not.
        (Code::Of(Language::De), "3k4/8/8/2b1p2Q/3P4/8/5K2/8 w - - 0 1", step("h5e5"), "⠙⠭⠑⠢"),
        (Code::Of(Language::It), "4k3/8/8/1p6/P1B5/8/8/4K3 w - - 0 1", step("c4b5"), "⠁⠭⠃⠢⠡"),
        (Code::Of(Language::Fr), "4k3/8/8/8/6p1/5P1B/8/4K3 w - - 0 1", step("h3g4"), "⠋⠓⠒⠭⠛⠲"),
    ] {
        let position = Position::from_fen(fen).expect("a position");
        assert_eq!(written(code, &position, intent), expected, "{} {fen}", code.name());
        assert_eq!(reader::read_move(code, &position, &cells(expected)), Some(intent), "{expected}");
    }
}

#[test]
fn the_original_print_of_a_check_is_understood() {
    for (fen, intent, print) in [
        ("8/8/3k4/8/4P3/8/8/4K3 w - - 0 1", "e4e5", "⠑⠢⠜⠏"),
        ("8/5k2/8/8/5p2/8/8/4KR2 w - - 0 1", "f1f4", "⠗⠰⠋⠲⠜⠏"),
        ("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "⠑⠦⠟⠜⠏"),
    ] {
        let position = Position::from_fen(fen).expect("a position");
        assert_eq!(reader::read_move(Code::Intl, &position, &cells(print)), Some(step(intent)), "{print}");
        assert_eq!(reader::read_move(Code::Fi, &position, &cells(print)), None);
    }
    let quiet = Position::initial();
    assert_eq!(reader::read_move(Code::Intl, &quiet, &cells("⠑⠲⠜⠏")), None, "no check is given");
    assert_eq!(reader::read_move(Code::Intl, &quiet, &cells("⠜⠏")), None);
    assert_eq!(reader::read_move(Code::Intl, &quiet, &[]), None);
}

#[test]
fn diagrams_are_those_of_the_sources() {
    let words = diagram::forsyth(Code::Intl, Position::initial().placement());
    let line = words.iter().map(|word| show(word)).collect::<Vec<_>>().join(" ");
    assert_eq!(line, "⠷⠮⠧⠿⠥⠧⠮⠷ ⠯⠯⠯⠯⠯⠯⠯⠯ ⠒⠆ ⠏⠏⠏⠏⠏⠏⠏⠏ ⠗⠎⠇⠟⠅⠇⠎⠗");
    let rows = diagram::grid(Code::Intl, Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").expect("FEN").placement());
    let rows: Vec<String> = rows.iter().map(|[rank, squares]| format!("{} {}", show(rank), show(squares))).collect();
    assert_eq!(rows[0], "⠦ ⠄⠤⠄⠤⠥⠤⠄⠤");
    assert_eq!(rows[7], "⠂ ⠤⠄⠤⠄⠅⠄⠤⠄");
    assert_eq!(rows[8], " ⠁⠃⠉⠙⠑⠋⠛⠓");
}

/// Every position of many games, in every code: no two legal moves have the same cells, and a reader who knows the table alone
/// finds the move that was meant.
#[test]
fn cells_and_legal_moves_are_one_to_one() {
    let mut seen = 0;
    for seed in 0..27 {
        let sheet = random(seed, 100);
        let mut steps = sheet.line.steps();
        let mut positions = vec![sheet.line.start().clone()];
        while steps.next().is_some() {
            positions.push(steps.position().clone());
        }
        for position in positions.iter().step_by(5) {
            for table in &TABLES {
                let code = Code::from_name(table.name).expect("a code");
                let mut moves: HashMap<String, Intent> = HashMap::new();
                for intent in position.legal_intents() {
                    let word = written(code, position, intent);
                    assert_eq!(table.decode(&word, position), [intent], "{} {word} on {}", table.name, position.fen());
                    assert_eq!(reader::read_move(code, position, &cells(&word)), Some(intent), "{word}");
                    if let Some(other) = moves.insert(word.clone(), intent) {
                        panic!("{} {word}: {other:?} and {intent:?} on {}", table.name, position.fen());
                    }
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 20_000, "{seen}");
}

/// The rule for collisions is needed: without it the same cells would be two moves.
#[test]
fn the_rule_for_collisions_is_used_and_rare() {
    let (mut used, mut all) = (0, 0);
    for seed in 0..40 {
        let sheet = random(seed, 160);
        let mut steps = sheet.line.steps();
        while let Some(step) = steps.next() {
            all += 1;
            let played = &step.played;
            let row = written(Code::Of(Language::Fr), steps.before(), step.intent());
            // Piece, file, rank, capture: and nothing would have told two pieces apart.
            let whole_square = row.chars().nth(3) == Some('⠭');
            used += usize::from(whole_square && played.piece != Role::Pawn && played.file.is_none());
        }
    }
    assert!(used > 0 && used * 50 < all, "{used} of {all}");
}

#[test]
fn the_sample_game_of_the_laws() {
    let sheet = sample(SAMPLE[0]);
    let mut words = Vec::new();
    let mut steps = sheet.line.steps();
    while let Some(step) = steps.next() {
        words.push(written(Code::Intl, steps.before(), step.intent()));
    }
    assert_eq!(words.join(" "), "⠑⠲ ⠑⠢ ⠎⠋⠒ ⠎⠋⠖ ⠙⠲ ⠑⠰⠙⠲ ⠑⠢ ⠎⠑⠲ ⠟⠰⠙⠲ ⠙⠢ ⠑⠰⠙⠖ ⠎⠰⠙⠖ ⠇⠛⠢ ⠎⠉⠖ ⠟⠘⠑⠒ ⠇⠑⠶ ⠎⠃⠙⠆ ⠴⠴ ⠴⠴⠴ ⠗⠑⠦ ⠅⠃⠂");
}
