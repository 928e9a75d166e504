//! Questions in the forms that people use.

use super::*;
use crate::words::command::{Heard, Word, parse as heard};

fn understood(line: &str, language: Language) -> Option<Asked> {
    match heard(line, language) {
        Some(Heard::Word(Word::Ask(asked))) => Some(asked),
        _ => None,
    }
}

#[allow(clippy::unnecessary_wraps)] // as the others of the table
fn question(question: Question) -> Option<Asked> {
    Some(Asked::Question(question))
}

#[allow(clippy::unnecessary_wraps)] // as the others of the table
fn men(whose: Option<Whose>, role: Option<Role>) -> Option<Asked> {
    Some(Asked::Men { whose, role })
}

#[test]
fn questions_are_understood_in_every_language() {
    let (mine, theirs) = (Some(Whose::Mine), Some(Whose::Theirs));
    let (white, black) = (Some(Whose::Of(Color::White)), Some(Whose::Of(Color::Black)));
    for (language, line, expected) in [
        (Language::En, "Where are my knights?", men(mine, Some(Role::Knight))),
        (Language::En, "white rooks", men(white, Some(Role::Rook))),
        (Language::En, "all the black pieces", men(black, None)),
        (Language::En, "pawns", men(None, Some(Role::Pawn))),
        (Language::En, "where is his queen", men(theirs, Some(Role::Queen))),
        (Language::It, "cavalli", men(None, Some(Role::Knight))),
        (Language::It, "dove sono i miei cavalli?", men(mine, Some(Role::Knight))),
        (Language::It, "torri bianche", men(white, Some(Role::Rook))),
        (Language::It, "i pezzi neri", men(black, None)),
        (Language::De, "Wo stehen meine Türme?", men(mine, Some(Role::Rook))),
        (Language::De, "schwarze Bauern", men(black, Some(Role::Pawn))),
        (Language::De, "alle Figuren", men(None, None)),
        (Language::Es, "¿dónde están mis caballos?", men(mine, Some(Role::Knight))),
        (Language::Es, "piezas blancas", men(white, None)),
        (Language::Fr, "où sont mes cavaliers ?", men(mine, Some(Role::Knight))),
        (Language::Fr, "pions noirs", men(black, Some(Role::Pawn))),
        (Language::En, "what attacks e4", question(Question::Attackers(Square::E4))),
        (Language::De, "wer deckt Eva vier", question(Question::Defenders(Square::E4))),
        (Language::It, "chi attacca e quattro?", question(Question::Attackers(Square::E4))),
        (Language::Es, "casilla e4", None),
        (Language::Es, "de qué color es h1", question(Question::Shade(Square::H1))),
        (Language::Fr, "coups de f3", question(Question::LegalMoves(Moves::From(Square::F3)))),
        (Language::En, "rank four", question(Question::Row(Row::Rank(Rank::Fourth)))),
        (Language::De, "Linie Gustav", question(Question::Row(Row::File(File::G)))),
        (Language::It, "colonna e", question(Question::Row(Row::File(File::E)))),
        (Language::En, "diagonals d4", Some(Asked::Diagonals(Square::D4))),
        (Language::En, "last 3", question(Question::LastMoves(3))),
        (Language::De, "Zug zwölf", question(Question::MoveOf(12))),
        (Language::Fr, "depuis le coup dix", question(Question::MovesFrom(10))),
        (Language::En, "material", question(Question::Material)),
        (Language::De, "Material", question(Question::Material)),
        (Language::It, "apertura", question(Question::Opening)),
        (Language::De, "what attacks e4", question(Question::Attackers(Square::E4))),
    ] {
        assert_eq!(understood(line, language), expected, "{language:?} {line}");
    }
}

#[test]
fn answers_and_moves_are_no_questions() {
    for (language, line) in [
        (Language::En, "knight"),
        (Language::En, "Queen"),
        (Language::It, "donna"),
        (Language::De, "Dame"),
        (Language::Es, "torre"),
        (Language::Fr, "fou"),
        (Language::En, "knight f3"),
        (Language::It, "cavallo f3"),
        (Language::De, "Springer Gustav eins Felix drei"),
        (Language::En, "white"),
        (Language::En, "the"),
        (Language::En, "last 0"),
    ] {
        assert_eq!(understood(line, language), None, "{language:?} {line}");
    }
    assert_eq!(heard("what attacks z9", Language::En), Some(Heard::NoSuchSquare { text: "z9".to_owned() }));
}
