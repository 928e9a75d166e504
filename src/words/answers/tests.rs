//! Answers word for word, and every one of them in every manner.

use std::sync::LazyLock;

use super::*;
use crate::game::answer::{Moves, Pieces, Pin, Row, Seen};
use crate::game::board::{Board, Standing};
use crate::game::message::Message;
use crate::game::participant::{Empties, Grouping, Language, Style};
use crate::rules::position::{Color, File, Rank, Role, Square};
use crate::words::heard::{check, speech};
use crate::words::samples;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

pub(super) fn said(answer: Answer, long: bool, listener: Listener) -> String {
    static WORDS: LazyLock<Words> = LazyLock::new(Words::new);
    text(&WORDS.message(&Message::Answer { answer: Box::new(answer), long }, &listener))
}

pub(super) fn literate(language: Language) -> Listener {
    Listener { language, style: Style::Literate, ..Listener::default() }
}

pub(super) fn in_all(answer: &Answer, long: bool) -> [String; 5] {
    Language::ALL.map(|language| said(answer.clone(), long, literate(language)))
}

/// In the order of value, White first.
fn pieces_of(board: &Board) -> Vec<Standing> {
    let of = |piece| board.placement().by_piece(piece).into_iter().map(move |square| Standing { square, piece });
    let kinds = Color::ALL.into_iter().flat_map(|side| Role::ALL.into_iter().rev().map(move |role| role.of(side)));
    kinds.flat_map(of).collect()
}

/// All styles are tried by the render tests; here, each way of grouping with each way of telling empty squares.
#[test]
fn every_answer_can_be_said_in_every_manner() {
    let words = Words::new();
    let manners = Grouping::ALL.into_iter().flat_map(|grouping| Empties::ALL.map(|empties| (grouping, empties)));
    let listeners = manners.flat_map(|(grouping, empties)| {
        Language::ALL.map(|language| Listener { grouping, empties, ..literate(language) })
    });
    let both = |answer: Answer| [false, true].map(|long| Message::Answer { answer: Box::new(answer.clone()), long });
    let messages: Vec<Message> = samples::answers().into_iter().flat_map(both).collect();
    for listener in listeners {
        for message in &messages {
            let what = || format!("{listener:?} {message:?}");
            let line = words.message(message, &listener);
            check(&line, &what());
            assert!(text(&line).ends_with('.'), "{}: `{}`", what(), text(&line));
            let items = words.items(message, &listener);
            for item in &items {
                check(item, &what());
            }
            let together = items.iter().map(|item| text(item)).collect::<Vec<_>>().join(" ");
            assert!(items.is_empty() || together == text(&line), "{}: what is said is what is written", what());
        }
    }
}

#[test]
fn the_whole_board_takes_half_a_minute() {
    const WORDS_IN_HALF_A_MINUTE: usize = 175 / 2;
    let answer = Box::new(Answer::Board(pieces_of(&Board::default())));
    let message = Message::Answer { answer, long: false };
    for language in Language::ALL {
        for style in Style::ALL {
            let listener = Listener { language, style, ..Listener::default() };
            let items = Words::new().items(&message, &listener);
            let words: usize = items
                .iter()
                .map(|item| {
                    speech(item).split_whitespace().filter(|word| word.chars().any(char::is_alphabetic)).count()
                })
                .sum();
            assert!(words <= WORDS_IN_HALF_A_MINUTE, "{language:?} {style:?}: {words} words");
            assert_eq!(items.len(), 12, "each kind of each side is an item");
        }
    }
}

#[test]
fn pieces_are_said_together_or_one_by_one() {
    let rooks: Vec<Standing> =
        [Square::A1, Square::F1].map(|square| Standing { square, piece: Role::Rook.of(Color::White) }).to_vec();
    let answer = |role| Answer::Where { pieces: Pieces { color: Some(Color::White), role }, found: rooks.clone() };
    let each = Listener { grouping: Grouping::Each, ..literate(Language::En) };
    assert_eq!(said(answer(Some(Role::Rook)), false, literate(Language::En)), "White rooks: a1, f1.");
    assert_eq!(said(answer(Some(Role::Rook)), false, each), "White: rook a1; rook f1.");
    assert_eq!(said(answer(None), false, literate(Language::En)), "White: rooks a1, f1.");
    assert_eq!(said(answer(None), false, each), "White: rook a1; rook f1.");
    assert_eq!(
        in_all(&answer(Some(Role::Rook)), true),
        [
            "White: two rooks, on a1 and f1.",
            "Bianco: due torri, in a1 e f1.",
            "Weiß: zwei Türme, auf a1 und f1.",
            "Blancas: dos torres, en a1 y f1.",
            "Blancs : deux tours, en a1 et f1.",
        ]
    );
}

#[test]
fn empty_squares_are_counted_told_or_skipped() {
    let board = Board::from_fen("4k3/8/8/8/8/8/8/RN2K3 w - - 0 1").expect("a legal FEN");
    let squares = File::ALL.map(|file| Square::from_coords(file, Rank::First));
    let seen = squares.map(|square| Seen { square, piece: board.piece_at(square) }).to_vec();
    let answer = Answer::Row { row: Row::Rank(Rank::First), seen };
    for (empties, expected) in [
        (Empties::Counted, "Rank one, White: rook a1, knight b1, two empty, king e1, three empty."),
        (
            Empties::Told,
            "Rank one, White: rook a1, knight b1, c1 empty, d1 empty, king e1, f1 empty, g1 empty, h1 empty.",
        ),
        (Empties::Skipped, "Rank one, White: rook a1, knight b1, king e1."),
    ] {
        assert_eq!(said(answer.clone(), false, Listener { empties, ..literate(Language::En) }), expected);
    }
}

#[test]
fn a_pin_agrees_with_the_piece_that_is_pinned() {
    let standing = |square, role: Role, side| Standing { square, piece: role.of(side) };
    let pin = |role| Pin {
        pinned: standing(Square::F3, role, Color::White),
        by: standing(Square::G4, Role::Bishop, Color::Black),
        king: Square::D1,
    };
    assert_eq!(
        in_all(&Answer::Pins(vec![pin(Role::Rook)]), false),
        [
            "White rook f3 is pinned by bishop g4.",
            "Torre bianca f3 inchiodata da alfiere g4.",
            "Weißer Turm f3: gefesselt durch Läufer g4.",
            "Torre blanca f3 clavada por alfil g4.",
            "Tour blanche f3 clouée par fou g4.",
        ]
    );
    assert_eq!(
        in_all(&Answer::Pins(vec![pin(Role::Knight)]), true),
        [
            "White: the knight on f3 is pinned by the bishop on g4 to the king on d1.",
            "Bianco: il cavallo in f3 è inchiodato dall'alfiere in g4 davanti al re in d1.",
            "Weiß: der Springer auf f3 ist durch den Läufer auf g4 an den König auf d1 gefesselt.",
            "Blancas: el caballo en f3 está clavado por el alfil en g4 delante del rey en d1.",
            "Blancs : le cavalier en f3 est cloué sur le roi en d1 par le fou en g4.",
        ]
    );
}

#[test]
fn what_a_pawn_may_become_is_one_target() {
    let fen = "2n1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";
    let reports = samples::moves_of(fen, |report| report.from() == Square::B7);
    let piece = Some(Standing { square: Square::B7, piece: Role::Pawn.of(Color::White) });
    let answer = Answer::Moves { moves: Moves::From(Square::B7), piece, reports };
    assert_eq!(said(answer, false, literate(Language::En)), "Pawn b7: takes c8 and promotes, b8 promotes.");
}

#[test]
fn commas_between_german_names_are_said_by_the_german_voice() {
    let found =
        [Square::B1, Square::F3].map(|square| Standing { square, piece: Role::Knight.of(Color::White) }).to_vec();
    let pieces = Pieces { color: Some(Color::White), role: Some(Role::Knight) };
    let listener = Listener { language: Language::En, style: Style::Fide, ..Listener::default() };
    let message = Message::Answer { answer: Box::new(Answer::Where { pieces, found }), long: false };
    let words = Words::new().message(&message, &listener);
    let parts: Vec<(Language, &str)> = words.iter().map(|segment| (segment.language, segment.speech())).collect();
    assert_eq!(
        parts,
        [(Language::En, "White knights: "), (Language::De, "Bella eins, Felix drei"), (Language::En, ".")]
    );
}

#[test]
fn a_sentence_begins_with_a_capital_but_squares_do_not() {
    assert_eq!(said(Answer::Shade(Square::E4), false, literate(Language::En)), "e4: light.");
    assert_eq!(said(Answer::Shade(Square::A1), true, literate(Language::Fr)), "a1 est une case noire.");
    let none =
        Answer::Where { pieces: Pieces { color: Some(Color::Black), role: Some(Role::Queen) }, found: Vec::new() };
    assert_eq!(
        in_all(&none, false),
        [
            "No black queens.",
            "Nessuna donna del Nero.",
            "Keine schwarzen Damen.",
            "Ninguna dama de las negras.",
            "Aucune dame des Noirs."
        ]
    );
}
