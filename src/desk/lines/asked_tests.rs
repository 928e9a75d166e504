//! Questions in the forms that people use.

use super::*;
use crate::desk::lines::command::{Heard, Word, parse as heard};
use crate::game::answer::Moves;
use crate::game::question::Reading;
use crate::rules::position::{File, Rank};

fn understood(line: &str, language: Language) -> Option<Asked> {
    match heard(line, language) {
        Some(Heard::Word(Word::Ask(asked))) => Some(asked),
        _ => None,
    }
}

fn asks(question: Question) -> Word {
    Word::Ask(Asked::Question(question))
}

#[allow(clippy::unnecessary_wraps)] // as the others of the table
fn question(question: Question) -> Option<Asked> {
    Some(Asked::Question(question))
}

#[allow(clippy::unnecessary_wraps)] // as the others of the table
fn pieces(whose: Option<SideMeant>, role: Option<Role>) -> Option<Asked> {
    Some(Asked::Pieces { whose, role })
}

#[test]
fn what_changed_is_asked_in_every_language() {
    for (language, line) in [
        (Language::En, "what changed"),
        (Language::En, "what has changed on the board?"),
        (Language::En, "which squares changed"),
        (Language::It, "cosa è cambiato?"),
        (Language::It, "quali case sono cambiate"),
        (Language::De, "Was hat sich geändert?"),
        (Language::De, "welche Felder haben sich geaendert"),
        (Language::Es, "¿qué ha cambiado?"),
        (Language::Es, "que cambio en el tablero"),
        (Language::Fr, "qu'est-ce qui a changé ?"),
        (Language::Fr, "quelles cases ont changé"),
    ] {
        assert_eq!(understood(line, language), question(Question::Changed), "{language:?} {line}");
    }
}

#[test]
fn questions_are_understood_in_every_language() {
    let (mine, theirs) = (Some(SideMeant::Mine), Some(SideMeant::Theirs));
    let (white, black) = (Some(SideMeant::Of(Color::White)), Some(SideMeant::Of(Color::Black)));
    for (language, line, expected) in [
        (Language::En, "Where are my knights?", pieces(mine, Some(Role::Knight))),
        (Language::En, "white rooks", pieces(white, Some(Role::Rook))),
        (Language::En, "all the black pieces", pieces(black, None)),
        (Language::En, "pawns", pieces(None, Some(Role::Pawn))),
        (Language::En, "where is his queen", pieces(theirs, Some(Role::Queen))),
        (Language::It, "cavalli", pieces(None, Some(Role::Knight))),
        (Language::It, "dove sono i miei cavalli?", pieces(mine, Some(Role::Knight))),
        (Language::It, "torri bianche", pieces(white, Some(Role::Rook))),
        (Language::It, "i pezzi neri", pieces(black, None)),
        (Language::De, "Wo stehen meine Türme?", pieces(mine, Some(Role::Rook))),
        (Language::De, "schwarze Bauern", pieces(black, Some(Role::Pawn))),
        (Language::De, "alle Figuren", pieces(None, None)),
        (Language::Es, "¿dónde están mis caballos?", pieces(mine, Some(Role::Knight))),
        (Language::Es, "piezas blancas", pieces(white, None)),
        (Language::Fr, "où sont mes cavaliers ?", pieces(mine, Some(Role::Knight))),
        (Language::Fr, "pions noirs", pieces(black, Some(Role::Pawn))),
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
        (Language::En, "read my scoresheet", question(Question::Sheet(Reading::Whole))),
        (Language::En, "read from move twelve", question(Question::Sheet(Reading::From(12)))),
        (Language::En, "read the last 3 moves", question(Question::Sheet(Reading::Last(3)))),
        (Language::En, "read backwards", question(Question::Sheet(Reading::Backwards))),
        (Language::En, "read with times", question(Question::SheetWithTimes(Reading::Whole))),
        (Language::En, "scoresheet from move 12 with times", question(Question::SheetWithTimes(Reading::From(12)))),
        (Language::En, "read the last two moves with times", question(Question::SheetWithTimes(Reading::Last(2)))),
        (Language::En, "read backwards with times", question(Question::SheetWithTimes(Reading::Backwards))),
        (Language::En, "log of corrections", question(Question::Corrections)),
        (Language::It, "leggi il formulario", question(Question::Sheet(Reading::Whole))),
        (Language::It, "leggi dalla mossa 12", question(Question::Sheet(Reading::From(12)))),
        (Language::It, "leggi le ultime tre mosse", question(Question::Sheet(Reading::Last(3)))),
        (Language::It, "formulario all'indietro", question(Question::Sheet(Reading::Backwards))),
        (Language::It, "leggi con i tempi", question(Question::SheetWithTimes(Reading::Whole))),
        (Language::It, "leggi dalla mossa dodici con i tempi", question(Question::SheetWithTimes(Reading::From(12)))),
        (Language::It, "leggi le ultime tre mosse con i tempi", question(Question::SheetWithTimes(Reading::Last(3)))),
        (Language::It, "formulario all'indietro con i tempi", question(Question::SheetWithTimes(Reading::Backwards))),
        (Language::It, "correzioni", question(Question::Corrections)),
        (Language::De, "lies das Formular", question(Question::Sheet(Reading::Whole))),
        (Language::De, "lies ab Zug zwölf", question(Question::Sheet(Reading::From(12)))),
        (Language::De, "lies die letzten drei Züge", question(Question::Sheet(Reading::Last(3)))),
        (Language::De, "Formular rueckwaerts", question(Question::Sheet(Reading::Backwards))),
        (Language::De, "Formular mit Zeiten", question(Question::SheetWithTimes(Reading::Whole))),
        (Language::De, "lies ab Zug zwölf mit Zeiten", question(Question::SheetWithTimes(Reading::From(12)))),
        (Language::De, "lies die letzten 3 Zuege mit Zeiten", question(Question::SheetWithTimes(Reading::Last(3)))),
        (Language::De, "lies rückwärts mit Zeiten", question(Question::SheetWithTimes(Reading::Backwards))),
        (Language::De, "was wurde berichtigt", question(Question::Corrections)),
        (Language::Es, "lee la planilla", question(Question::Sheet(Reading::Whole))),
        (Language::Es, "lee desde la jugada doce", question(Question::Sheet(Reading::From(12)))),
        (Language::Es, "leer las últimas 3 jugadas", question(Question::Sheet(Reading::Last(3)))),
        (Language::Es, "leer hacia atrás", question(Question::Sheet(Reading::Backwards))),
        (Language::Es, "lee con los tiempos", question(Question::SheetWithTimes(Reading::Whole))),
        (Language::Es, "lee desde la jugada 12 con los tiempos", question(Question::SheetWithTimes(Reading::From(12)))),
        (
            Language::Es,
            "leer las últimas 3 jugadas con los tiempos",
            question(Question::SheetWithTimes(Reading::Last(3))),
        ),
        (Language::Es, "planilla hacia atrás con los tiempos", question(Question::SheetWithTimes(Reading::Backwards))),
        (Language::Es, "correcciones", question(Question::Corrections)),
        (Language::Fr, "lis la feuille de partie", question(Question::Sheet(Reading::Whole))),
        (Language::Fr, "lis depuis le coup douze", question(Question::Sheet(Reading::From(12)))),
        (Language::Fr, "lis les trois derniers coups", question(Question::Sheet(Reading::Last(3)))),
        (Language::Fr, "lire à rebours", question(Question::Sheet(Reading::Backwards))),
        (Language::Fr, "feuille avec les temps", question(Question::SheetWithTimes(Reading::Whole))),
        (
            Language::Fr,
            "lis depuis le coup douze avec les temps",
            question(Question::SheetWithTimes(Reading::From(12))),
        ),
        (Language::Fr, "lis les 3 derniers coups avec les temps", question(Question::SheetWithTimes(Reading::Last(3)))),
        (Language::Fr, "lire à rebours avec les temps", question(Question::SheetWithTimes(Reading::Backwards))),
        (Language::Fr, "qu'est-ce qui a été corrigé", question(Question::Corrections)),
        (Language::En, "moves from move 3", question(Question::MovesFrom(3))),
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
    ] {
        assert_eq!(understood(line, language), None, "{language:?} {line}");
    }
    let unclear = Unclear::no_such("square", "z9");
    assert_eq!(heard("what attacks z9", Language::En), Some(Heard::Unclear(unclear)));
}

/// The whole question in every form in which people ask it.
#[test]
fn the_forms_that_people_use_ask_what_they_mean() {
    let at = |rule| move |square| Asked::by_rule(rule, square);
    let (attack, defend, moves) = (at("attackers"), at("defenders"), at("moves-of"));
    let of_piece = |rule, whose, role| Some(Asked::OfPiece { rule, whose, role });
    let mine = Some(SideMeant::Mine);
    let rank = |rank| question(Question::Row(Row::Rank(rank)));
    let file = |file| question(Question::Row(Row::File(file)));
    for (language, lines, expected) in [
        (Language::En, "what protects e5, who is protecting e5, is e5 defended", defend(Square::E5)),
        (
            Language::En,
            "what is attacking e5, is e5 attacked, which pieces attack e5, is e5 under attack",
            attack(Square::E5),
        ),
        (Language::En, "what can attack e4, what attacks the square e4, who threatens e four", attack(Square::E4)),
        (Language::En, "what is the colour of e4, which colour is e4", at("shade")(Square::E4)),
        (Language::En, "what attacks my queen, is my queen attacked", of_piece("attackers", mine, Role::Queen)),
        (Language::En, "where can my knight go, moves of my knight", of_piece("moves-of", mine, Role::Knight)),
        (Language::En, "moves of the knight on f3, moves of f3, where can f3 go", moves(Square::F3)),
        (Language::En, "moves from e2, moves from the pawn e2", moves(Square::E2)),
        (Language::En, "last two moves, the last 2 moves, last 2", question(Question::LastMoves(2))),
        (Language::En, "fourth rank, rank 4, read rank 4, the 4th rank, rank four, row four", rank(Rank::Fourth)),
        (Language::En, "e file, the e file, file e, what is on the e file, read the e file", file(File::E)),
        (Language::En, "50 moves, fifty moves", question(Question::Quiet)),
        (Language::En, "who is ahead", question(Question::Material)),
        (Language::En, "players, who plays, who plays white", question(Question::Players)),
        (Language::En, "who can castle, castling rights", question(Question::Castling)),
        (Language::En, "am I in check, check, who is in check", question(Question::Check)),
        (Language::En, "what opening is this", question(Question::Opening)),
        (Language::En, "what mode is this", question(Question::Rules)),
        (Language::It, "cosa attacca e4, quali pezzi attaccano e4, e4 è attaccata", attack(Square::E4)),
        (Language::It, "cosa difende e4, e4 è difesa, chi protegge la casa e4", defend(Square::E4)),
        (Language::It, "quarta traversa, leggi la traversa 4", rank(Rank::Fourth)),
        (Language::It, "colonna e, la colonna e", file(File::E)),
        (Language::It, "ultime tre mosse, le ultime 3 mosse", question(Question::LastMoves(3))),
        (Language::It, "mosse del cavallo f3, mosse del cavallo in f3", moves(Square::F3)),
        (Language::It, "dove può andare il mio cavallo", of_piece("moves-of", mine, Role::Knight)),
        (Language::It, "50 mosse", question(Question::Quiet)),
        (Language::It, "sono sotto scacco, scacco", question(Question::Check)),
        (Language::It, "chi può arroccare, diritti di arrocco", question(Question::Castling)),
        (Language::It, "giocatori, chi gioca", question(Question::Players)),
        (
            Language::De,
            "wer greift e5 an, was greift e5 an, ist e5 angegriffen, wird e5 angegriffen",
            attack(Square::E5),
        ),
        (Language::De, "wer bedroht e5, welche Figuren greifen e5 an, wer greift an e5", attack(Square::E5)),
        (Language::De, "wer greift meine Dame an", of_piece("attackers", mine, Role::Queen)),
        (Language::De, "ist e5 gedeckt, was deckt e5", defend(Square::E5)),
        (Language::De, "e-Linie, Linie e, die e-Linie, lies die e-Linie", file(File::E)),
        (Language::De, "vierte Reihe, die vierte Reihe, Reihe vier, 4. Reihe", rank(Rank::Fourth)),
        (Language::De, "die letzten drei Züge, letzte 3 Zuege", question(Question::LastMoves(3))),
        (Language::De, "50 Züge, fünfzig Züge", question(Question::Quiet)),
        (Language::De, "stehe ich im Schach, Schach", question(Question::Check)),
        (Language::De, "wer kann rochieren, Rochaderechte", question(Question::Castling)),
        (Language::De, "Spieler, wer spielt", question(Question::Players)),
        (Language::De, "Züge des Springers f3, Züge von f3, wohin kann f3 ziehen", moves(Square::F3)),
        (Language::Es, "qué piezas atacan e4, quién está atacando e4, está atacada e4", attack(Square::E4)),
        (Language::Es, "quién protege e4, está defendida e4", defend(Square::E4)),
        (Language::Es, "últimas tres jugadas, las 3 últimas jugadas", question(Question::LastMoves(3))),
        (Language::Es, "jugadas desde la 3, jugadas desde la jugada tres", question(Question::MovesFrom(3))),
        (Language::Es, "jugadas del caballo, adónde puede ir el caballo", of_piece("moves-of", None, Role::Knight)),
        (Language::Es, "cuarta fila, lee la fila 4", rank(Rank::Fourth)),
        (Language::Es, "qué apertura es", question(Question::Opening)),
        (Language::Es, "estoy en jaque, jaque", question(Question::Check)),
        (Language::Es, "quién puede enrocar, derechos de enroque", question(Question::Castling)),
        (Language::Es, "jugadores, quién juega", question(Question::Players)),
        (Language::Es, "50 jugadas", question(Question::Quiet)),
        (Language::Fr, "qui attaque e4, quelles pièces attaquent e4, est-ce que e4 est attaqué", attack(Square::E4)),
        (Language::Fr, "qui protège e4, e4 est-elle défendue", defend(Square::E4)),
        (Language::Fr, "3 derniers coups, les trois derniers coups", question(Question::LastMoves(3))),
        (Language::Fr, "coups du cavalier f3, coups du cavalier en f3", moves(Square::F3)),
        (Language::Fr, "où peut aller mon cavalier", of_piece("moves-of", mine, Role::Knight)),
        (Language::Fr, "pièces capturées", question(Question::Captured)),
        (Language::Fr, "quatrième rangée, lis la rangée 4", rank(Rank::Fourth)),
        (Language::Fr, "suis-je en échec, échec", question(Question::Check)),
        (Language::Fr, "qui peut roquer, droits de roque", question(Question::Castling)),
        (Language::Fr, "joueurs, qui joue", question(Question::Players)),
        (Language::Fr, "50 coups", question(Question::Quiet)),
    ] {
        for line in lines.split(',').map(str::trim) {
            assert_eq!(understood(line, language), expected, "{language:?} {line}");
        }
    }
}

#[test]
fn time_control_duration_and_time_of_day_are_asked_naturally() {
    let questions = [Question::ToControl, Question::Elapsed, Question::TimeOfDay];
    for (language, lines) in [
        (Language::En, ["how many moves are left", "How long have we been playing?", "what's the time"]),
        (Language::It, ["Quante mosse mancano al controllo?", "da quanto tempo stiamo giocando", "dimmi l'ora"]),
        (Language::De, ["wann ist die nächste Zeitkontrolle", "Wie lange spielen wir schon?", "wie spät ist es jetzt"]),
        (Language::Es, ["cuántas jugadas quedan", "¿Cuánto tiempo llevamos jugando?", "¿qué hora es ahora?"]),
        (Language::Fr, ["combien de coups reste-t-il", "depuis quand joue-t-on", "Il est quelle heure ?"]),
    ] {
        for (line, expected) in lines.into_iter().zip(questions) {
            assert_eq!(understood(line, language), question(expected), "{language:?} {line}");
        }
    }
}

#[test]
fn squares_last_move_and_turn_are_asked_naturally() {
    let what = Word::What(Some(Square::E4));
    for (language, lines, expected) in [
        (Language::En, "what e4, what is on e4, what stands on the square e4, what piece is on e4, square e4", what),
        (Language::It, "che pezzo c'è in e4, che cosa c'è sulla casa e4, che cosa c'è in e 4", what),
        (Language::De, "welche Figur steht auf e4, was steht auf dem Feld e4", what),
        (Language::Es, "qué pieza hay en e4, qué hay en la casilla e4", what),
        (Language::Fr, "qu'est-ce qu'il y a sur e4, qu'y a-t-il sur la case e4", what),
        (Language::En, "what did he play, read the last move", asks(Question::LastMove)),
        (Language::It, "cosa ha giocato", asks(Question::LastMove)),
        (Language::De, "was war der letzte Zug", asks(Question::LastMove)),
        (Language::Es, "qué ha jugado", asks(Question::LastMove)),
        (Language::Fr, "qu'est-ce qu'il a joué", asks(Question::LastMove)),
        (Language::En, "whose turn is it, is it my turn", asks(Question::Turn)),
        (Language::It, "di chi è il turno", asks(Question::Turn)),
        (Language::De, "bin ich dran", asks(Question::Turn)),
        (Language::Es, "me toca", asks(Question::Turn)),
        (Language::Fr, "c'est à qui", asks(Question::Turn)),
        (Language::De, "Zug zurücknehmen", Word::Undo),
        (Language::Es, "lista de jugadas", asks(Question::Moves)),
    ] {
        for line in lines.split(',').map(str::trim) {
            assert_eq!(heard(line, language), Some(Heard::Word(expected)), "{language:?} {line}");
        }
    }
}

#[test]
fn no_line_is_taken_for_another_question() {
    for (language, line) in [
        (Language::En, "what hurts e5"),
        (Language::En, "what is the meaning of e4"),
        (Language::En, "what would you play"),
        (Language::It, "cosa pensi di e4"),
        (Language::De, "was denkst du"),
        (Language::Es, "qué piensas de e4"),
        (Language::Fr, "quoi de neuf"),
        (Language::Fr, "au coup 1"),
        (Language::Fr, "à la partie"),
        (Language::Es, "a la jugada 1"),
    ] {
        assert_eq!(heard(line, language), None, "{language:?} {line}");
    }
}

#[test]
fn what_is_missing_or_wrong_in_a_question_is_named() {
    let missing = |form: &str| Unclear::missing("square", form);
    for (language, line, expected) in [
        (Language::En, "who defends", missing("who defends e4")),
        (Language::En, "colour", missing("colour e4")),
        (Language::En, "moves of", missing("moves of e4")),
        (Language::En, "diagonals", missing("diagonals e4")),
        (Language::De, "wer greift an", missing("wer greift e4 an")),
        (Language::En, "rank nine", Unclear::no_such("rank", "nine")),
        (Language::En, "rank", Unclear::missing("rank", "rank 4")),
        (Language::En, "file z", Unclear::no_such("file", "z")),
        (Language::De, "Linie", Unclear::missing("file", "Linie e")),
        (Language::En, "move 0", Unclear::no_such("number", "0")),
        (Language::En, "last 0", Unclear::no_such("number", "0")),
        (Language::En, "moves from 0", Unclear::no_such("number", "0")),
        (Language::En, "moves from", Unclear::missing("number", "moves from 3")),
    ] {
        assert_eq!(heard(line, language), Some(Heard::Unclear(expected)), "{language:?} {line}");
    }
}

#[test]
fn a_kind_alone_asks_where_nothing_else_waits_for_it() {
    for (language, line, role) in [
        (Language::En, "king", Role::King),
        (Language::It, "re", Role::King),
        (Language::Es, "rey", Role::King),
        (Language::Fr, "roi", Role::King),
        (Language::De, "Turm", Role::Rook),
        (Language::De, "Springer", Role::Knight),
        (Language::De, "Läufer", Role::Bishop),
    ] {
        assert_eq!(understood(line, language), None, "{language:?} {line}");
        assert_eq!(bare_kind(line, language), pieces(None, Some(role)), "{language:?} {line}");
    }
    assert_eq!(bare_kind("Springer f3", Language::De), None);
}

#[test]
fn a_sheet_with_times_is_asked_alike_in_every_language() {
    let (from, last) = (Reading::From(1), Reading::Last(2));
    let said = [
        (Language::En, ["read with times from 1", "read from 1 with the times", "read last two moves with the times"]),
        (
            Language::It,
            ["leggi con i tempi da 1", "leggi dalla mossa 1 con tempi", "leggi le ultime due mosse coi tempi"],
        ),
        (
            Language::De,
            ["lies mit Zeiten ab 1", "lies ab 1 mit den Zeiten", "lies die letzten zwei Züge mit den Zeiten"],
        ),
        (
            Language::Es,
            [
                "leer con los tiempos desde 1",
                "leer desde la jugada 1 con tiempos",
                "lee las últimas dos jugadas con tiempos",
            ],
        ),
        (
            Language::Fr,
            [
                "lire avec les temps depuis 1",
                "lire depuis le coup 1 avec temps",
                "lis les deux derniers coups avec temps",
            ],
        ),
    ];
    for (language, lines) in said {
        for (line, reading) in lines.into_iter().zip([from, from, last]) {
            assert_eq!(understood(line, language), question(Question::SheetWithTimes(reading)), "{line}");
        }
    }
}

#[test]
fn whether_somebody_can_castle_is_asked_of_a_side() {
    let of = |whose| Some(Asked::OfSide { rule: "can-castle", whose });
    let (mine, theirs) = (None, Some(SideMeant::Theirs));
    let black = Some(SideMeant::Of(Color::Black));
    for (language, lines, whose) in [
        (Language::En, "can I castle, can I castle kingside, may I still castle, why can't I castle?", mine),
        (Language::En, "can he castle, can my opponent still castle", theirs),
        (Language::En, "can black castle", black),
        (Language::De, "kann ich rochieren, darf ich noch rochieren, kann ich jetzt rochieren", mine),
        (Language::De, "kann mein Gegner rochieren, darf er noch rochieren", theirs),
        (Language::De, "kann Schwarz rochieren", black),
        (Language::It, "posso arroccare, posso ancora arroccare, è possibile l'arrocco", mine),
        (Language::It, "il mio avversario può arroccare, può arroccare il mio avversario", theirs),
        (Language::It, "può arroccare il nero", black),
        (Language::Es, "puedo enrocar, puedo enrocarme, es posible el enroque", mine),
        (Language::Es, "puede enrocar mi rival", theirs),
        (Language::Es, "pueden enrocar las negras", black),
        (Language::Fr, "puis-je roquer, est-ce que je peux encore roquer, peut-on roquer", mine),
        (Language::Fr, "peut-il roquer, mon adversaire peut-il roquer", theirs),
        (Language::Fr, "les noirs peuvent-ils roquer", black),
    ] {
        for line in lines.split(',').map(str::trim) {
            assert_eq!(understood(line, language), of(whose), "{language:?} {line}");
        }
    }
}

#[test]
fn my_moves_are_those_that_i_played() {
    let of = |whose| Some(Asked::OfSide { rule: "moves-by", whose });
    let white = Some(SideMeant::Of(Color::White));
    for (language, line, whose) in [
        (Language::En, "my moves", None),
        (Language::En, "repeat my moves", None),
        (Language::En, "what have I played", None),
        (Language::En, "my opponent's moves", Some(SideMeant::Theirs)),
        (Language::En, "moves by white", white),
        (Language::De, "meine Züge", None),
        (Language::De, "wiederhole meine Züge", None),
        (Language::De, "Züge des Gegners", Some(SideMeant::Theirs)),
        (Language::De, "Züge von Weiß", white),
        (Language::It, "le mie mosse", None),
        (Language::It, "ripeti le mie mosse", None),
        (Language::It, "mosse dell'avversario", Some(SideMeant::Theirs)),
        (Language::It, "mosse del bianco", white),
        (Language::Es, "mis jugadas", None),
        (Language::Es, "repite mis jugadas", None),
        (Language::Es, "jugadas del rival", Some(SideMeant::Theirs)),
        (Language::Es, "jugadas de las blancas", white),
        (Language::Fr, "mes coups", None),
        (Language::Fr, "répète mes coups", None),
        (Language::Fr, "coups de l'adversaire", Some(SideMeant::Theirs)),
        (Language::Fr, "coups des blancs", white),
    ] {
        let mine = |asked| if asked == of(Some(SideMeant::Mine)) { of(None) } else { asked };
        assert_eq!(mine(understood(line, language)), of(whose), "{language:?} {line}");
    }
    for (language, line) in [
        (Language::En, "my legal moves"),
        (Language::De, "meine möglichen Züge"),
        (Language::It, "le mie mosse possibili"),
        (Language::Es, "mis jugadas posibles"),
        (Language::Fr, "mes coups possibles"),
    ] {
        let legal = Some(Asked::Question(Question::LegalMoves(Moves::All)));
        assert_eq!(understood(line, language), legal, "{language:?} {line}");
    }
}

#[test]
fn the_count_of_moves_is_another_question_than_their_number() {
    for (language, count, number, side, last) in [
        (Language::En, "how many moves have we played", "what move is it", "which side am I", "what is the last move"),
        (
            Language::De,
            "wie viele Züge haben wir gespielt",
            "welcher Zug ist es",
            "welche Farbe habe ich",
            "welcher war der letzte Zug",
        ),
        (
            Language::It,
            "quante mosse abbiamo fatto",
            "a che mossa siamo",
            "che colore ho",
            "qual è stata l'ultima mossa",
        ),
        (
            Language::Es,
            "cuántas jugadas llevamos",
            "qué jugada es",
            "de qué color soy",
            "cuál ha sido la última jugada",
        ),
        (
            Language::Fr,
            "combien de coups avons-nous joué",
            "quel coup",
            "quelle couleur ai-je",
            "quel a été le dernier coup",
        ),
    ] {
        let lines = [count, number, side, last];
        let asked = [Question::MovesMade, Question::MoveNumber, Question::OwnSide, Question::LastMove];
        for (line, question) in lines.into_iter().zip(asked) {
            assert_eq!(understood(line, language), Some(Asked::Question(question)), "{language:?} {line}");
        }
    }
}
