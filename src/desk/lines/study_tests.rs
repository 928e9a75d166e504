//! The study board in the forms that people use.

use proptest::prelude::*;

use super::*;
use crate::desk::lines::command;
use crate::desk::lines::nearest::nearest;
use crate::game::board::Board;
use crate::notation::{self, Legality};
use crate::rules::position::Role;
use crate::words::grammar::Grammar;

use StudyWord as W;

fn heard(line: &str, language: Language) -> Option<StudyWord> {
    match parse(line, language, Color::White) {
        Some(Heard::Word(word)) => Some(word),
        _ => parse_pieces(line, language, Color::White),
    }
}

fn put(role: Role, side: Color, squares: &[Square]) -> StudyWord {
    let squares = squares.iter().copied().collect();
    W::Put { piece: role.of(side), squares }
}

#[test]
fn words_are_understood_in_every_language() {
    use Color::{Black, White};
    use Square as S;
    let to = |number, side| W::To { number, side };
    let castling = |side, wing| W::Castling { side, wing };
    let (short, long) = (Some(CastlingSide::KingSide), Some(CastlingSide::QueenSide));
    for (language, line, expected) in [
        (Language::En, "Study!", W::Enter),
        (Language::En, "back", W::Back),
        (Language::En, "to move 12", to(12, None)),
        (Language::En, "go to move twelve black", to(12, Some(Black))),
        (Language::En, "white king e1", put(Role::King, White, &[S::E1])),
        (Language::En, "put the black queen on d eight", put(Role::Queen, Black, &[S::D8])),
        (Language::En, "white pawns a2, b2 and c2", put(Role::Pawn, White, &[S::A2, S::B2, S::C2])),
        (Language::En, "my knight on g1", put(Role::Knight, White, &[S::G1])),
        (Language::En, "white king Eva eins", put(Role::King, White, &[S::E1])),
        (Language::En, "clear e4", W::Clear(S::E4.into())),
        (Language::En, "castling rights white short", castling(Some(White), short)),
        (Language::En, "castling rights both", castling(None, None)),
        (Language::En, "en passant e3", W::Passed(S::E3)),
        (Language::En, "black to move", W::Turn(Black)),
        (Language::En, "FEN", W::Fen),
        (Language::De, "Studienbrett", W::Enter),
        (Language::De, "zurück", W::Back),
        (Language::De, "zu Zug zwölf Schwarz", to(12, Some(Black))),
        (Language::De, "weißer König e1", put(Role::King, White, &[S::E1])),
        (Language::De, "schwarze Dame auf d8", put(Role::Queen, Black, &[S::D8])),
        (Language::De, "schwarzer Läufer c8 und f8", put(Role::Bishop, Black, &[S::C8, S::F8])),
        (Language::De, "Rochaderecht Schwarz lang", castling(Some(Black), long)),
        (Language::De, "leeres Brett", W::Empty),
        (Language::It, "re bianco in e1", put(Role::King, White, &[S::E1])),
        (Language::It, "pedoni neri a7 e b7", put(Role::Pawn, Black, &[S::A7, S::B7])),
        (Language::It, "alla mossa tre", to(3, None)),
        (Language::It, "tratto al nero", W::Turn(Black)),
        (Language::It, "svuota e quattro", W::Clear(S::E4.into())),
        (Language::Es, "rey blanco en e1", put(Role::King, White, &[S::E1])),
        (Language::Es, "a la jugada 3", to(3, None)),
        (Language::Es, "derecho de enroque blanco largo", castling(Some(White), long)),
        (Language::Fr, "roi blanc e1", put(Role::King, White, &[S::E1])),
        (Language::Fr, "dame noire en d8", put(Role::Queen, Black, &[S::D8])),
        (Language::Fr, "au coup dix", to(10, None)),
        (Language::Fr, "white king e1", put(Role::King, White, &[S::E1])),
    ] {
        assert_eq!(heard(line, language), Some(expected), "{language:?} {line}");
    }
}

#[test]
fn what_stands_behind_is_told_where_it_is_wrong() {
    let heard = |line| parse(line, Language::En, Color::White);
    assert_eq!(heard("clear z9"), Some(Heard::Unclear(Unclear::no_such("square", "z9"))));
    assert_eq!(heard("put white king"), Some(Heard::Unclear(Unclear::missing("square", "put white king e4"))));
    assert_eq!(heard("put king on e1"), Some(Heard::Unclear(Unclear::no_such("piece", "king"))));
    assert_eq!(heard("en passant e9"), Some(Heard::Unclear(Unclear::no_such("square", "e9"))));
    assert_eq!(heard("en passant no"), Some(Heard::Unclear(Unclear::missing("square", "en passant e4"))));
    assert_eq!(heard("fen 8/8 w"), Some(Heard::Fen("8/8 w".to_owned())));
    assert_eq!(heard("castling rights maybe"), None);
}

#[test]
fn a_piece_is_named_in_words_or_by_fen_letter() {
    let piece = |line| parse_piece(line, Language::De, Color::Black);
    assert_eq!(piece("K"), Some(Some(Role::King.of(Color::White))));
    assert_eq!(piece("q"), Some(Some(Role::Queen.of(Color::Black))));
    assert_eq!(piece("weißer Springer"), Some(Some(Role::Knight.of(Color::White))));
    assert_eq!(piece("mein Turm"), Some(Some(Role::Rook.of(Color::Black))));
    assert_eq!(piece("nichts"), Some(None));
    assert_eq!(piece("König"), None);
}

/// No form is taken by a command, a question or a move, and none stands for two things.
#[test]
fn every_form_means_one_thing() {
    let board = Board::default();
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (rule, line) in Grammar::of(language).lines(stands_alone) {
            let word = PLAIN.iter().find(|(name, _)| *name == rule).map(|(_, word)| *word);
            let mine = heard(&line, language) == word;
            let free = command::parse(&line, language).is_none();
            let no_move = notation::read(&line, &board, language, Legality::Ignored) == notation::Heard::NotAMove;
            if !(mine && free && no_move) {
                wrong.push(format!("{language:?} {line}: heard {mine}, no command {free}, no move {no_move}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn who_mistypes_a_word_hears_the_nearest() {
    for (language, typed, meant) in [
        (Language::En, "studdy", "study"),
        (Language::De, "Ruckkher", "Rückkehr"),
        (Language::It, "indieto", "indietro"),
    ] {
        assert!(nearest(typed, language).iter().any(|near| near == meant), "{language:?} {typed}");
    }
}

proptest! {
    #[test]
    fn no_line_is_too_strange(line in ".{0,220}", index in 0_usize..5) {
        let language = Language::ALL[index];
        let _heard = (parse(&line, language, Color::White), parse_pieces(&line, language, Color::Black));
        let _piece = parse_piece(&line, language, Color::White);
    }

    #[test]
    fn words_with_strange_tails_are_no_trouble(tail in "\\PC{0,20}", index in 0_usize..5) {
        for start in ["to move ", "put ", "clear ", "fen ", "castling rights ", "en passant ", "weißer König ", "metti "] {
            let _heard = heard(&format!("{start}{tail}"), Language::ALL[index]);
        }
    }
}

#[test]
fn a_row_of_pieces_is_named_by_its_ends() {
    let pawns = |squares: &[Square]| {
        let squares = squares.iter().copied().collect();
        Some(W::Put { piece: Role::Pawn.of(Color::White), squares })
    };
    let row: Vec<Square> = crate::rules::position::File::ALL
        .map(|file| Square::from_coords(file, crate::rules::position::Rank::Second))
        .to_vec();
    for (language, line) in [
        (Language::En, "white pawns a2 to h2"),
        (Language::En, "white pawns a2-h2"),
        (Language::En, "white pawns on a2 through h2"),
        (Language::It, "pedoni bianchi da a2 fino a h2"),
        (Language::De, "weiße Bauern a2 bis h2"),
        (Language::Es, "peones blancos de a2 a h2"),
        (Language::Fr, "pions blancs de a2 à h2"),
    ] {
        assert_eq!(parse_pieces(line, language, Color::White), pawns(&row), "{language:?} {line}");
    }
    assert_eq!(parse_pieces("white pawns a2 and h2", Language::En, Color::White), pawns(&[Square::A2, Square::H2]));
    // These are on no line.
    assert_eq!(parse_pieces("white pawns a2 to h3", Language::En, Color::White), None);
}
