//! The styles, move by move.

use super::*;
use crate::game::board::Board;
use crate::notation;
use crate::rules::position::{Intent, Position};
use crate::words::Words;
use crate::words::utterance::text;

/// The announcement of a legal move, given as squares (`e1g1` for castling).
fn say(fen: &str, uci: &str, listener: Listener) -> Vec<Segment> {
    let board = Board::from_fen(fen).expect("a legal FEN");
    let legal = Position::from_fen(fen).expect("a legal FEN").legal_intents();
    let report = legal
        .into_iter()
        .filter_map(|intent: Intent| board.change(intent))
        .map(|change| MoveReport::new(&board, &change))
        .find(|report| {
            let promotion = report.change.promotion().map(|role| role.char().to_string()).unwrap_or_default();
            format!("{}{}{promotion}", report.from(), report.to()) == uci
        });
    Words::new().announcement(&report.expect("a legal move"), &listener)
}

fn listener(language: Language, style: Style) -> Listener {
    Listener { language, style, umlaut: false, ..Listener::default() }
}

fn speech(segments: &[Segment]) -> String {
    segments.iter().map(Segment::speech).collect()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const EN_PASSANT: &str = "rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6";
const PROMOTION: &str = "5n2/4P2k/8/8/8/8/8/4K3 w - - 0 1";

/// The table of `laws.md` 7.2: FEN, move, ASCII, umlaut, and the pieces in Italian.
const TABLE: [(&str, &str, &str, &str, &str); 12] = [
    (
        START,
        "g1f3",
        "Springer Gustav eins Felix drei",
        "Springer Gustav eins Felix drei",
        "Cavallo Gustav eins Felix drei",
    ),
    (START, "e2e4", "Eva zwei Eva vier", "Eva zwei Eva vier", "Eva zwei Eva vier"),
    (ROOKS, "e1g1", "Kurze Rochade", "Kurze Rochade", "Kurze Rochade"),
    (ROOKS, "e1c1", "Lange Rochade", "Lange Rochade", "Lange Rochade"),
    (
        PROMOTION,
        "e7f8n",
        "Eva sieben Felix acht Springer",
        "Eva sieben Felix acht Springer",
        "Eva sieben Felix acht Cavallo",
    ),
    (
        "rnbqkb1r/ppp2ppp/3n4/8/3Q4/5N2/PPP2PPP/RNB1KB1R w KQkq - 0 7",
        "c1g5",
        "Laeufer Cesar eins Gustav fuenf",
        "Läufer Cesar eins Gustav fünf",
        "Alfiere Cesar eins Gustav fuenf",
    ),
    (
        "r1bqkb1r/ppp2ppp/2nn4/6B1/3Q4/5N2/PPP2PPP/RN2KB1R w KQkq - 2 8",
        "d4e3",
        "Dame David vier Eva drei",
        "Dame David vier Eva drei",
        "Donna David vier Eva drei",
    ),
    (EN_PASSANT, "e5d6", "Eva fuenf David sechs", "Eva fünf David sechs", "Eva fuenf David sechs"),
    (
        "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/2KR1B1R w - - 8 11",
        "c1b1",
        "Koenig Cesar eins Bella eins",
        "König Cesar eins Bella eins",
        "Re Cesar eins Bella eins",
    ),
    (
        "4k3/8/8/8/8/8/1p6/4K3 b - - 0 1",
        "b2b1b",
        "Bella zwei Bella eins Laeufer",
        "Bella zwei Bella eins Läufer",
        "Bella zwei Bella eins Alfiere",
    ),
    (
        "4k3/8/8/P7/8/8/8/4K3 w - - 0 1",
        "a5a6",
        "Anna fuenf Anna sechs",
        "Anna fünf Anna sechs",
        "Anna fuenf Anna sechs",
    ),
    (
        "4k3/7p/8/8/8/8/8/4K3 b - - 0 1",
        "h7h5",
        "Hector sieben Hector fuenf",
        "Hector sieben Hector fünf",
        "Hector sieben Hector fuenf",
    ),
];

#[test]
fn the_table_of_the_laws() {
    for (fen, uci, ascii, umlaut, italian_pieces) in TABLE {
        for language in Language::ALL {
            let plain = say(fen, uci, listener(language, Style::Fide));
            assert_eq!(text(&plain), ascii);
            let voiced = umlaut.replace("Cesar", "Zesar").replace("David", "Dahwitt");
            assert_eq!(speech(&plain), voiced, "the voice always has the umlaut");
            assert!(plain.iter().all(|segment| segment.language == Language::De), "the names are German");
            let dotted = say(fen, uci, Listener { umlaut: true, ..listener(language, Style::Fide) });
            assert_eq!((text(&dotted), speech(&dotted)), (umlaut.to_owned(), voiced));
        }
        let local = say(fen, uci, listener(Language::It, Style::FideLocal));
        assert_eq!(text(&local), italian_pieces);
        for segment in local.iter().filter(|segment| segment.language == Language::It) {
            let piece = segment.text.trim();
            assert!(
                ["Cavallo", "Alfiere", "Donna", "Re"].contains(&piece),
                "an Italian voice says the piece alone: {piece}"
            );
        }
    }
}

#[test]
fn nothing_is_announced_about_capture_or_check() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 0 1";
    let before = mate.replace("4p3/5PPq", "4p2q/5PP1").replace(" w ", " b ");
    assert_eq!(text(&say(&before, "h5h4", listener(Language::En, Style::Fide))), "Dame Hector fuenf Hector vier");
    assert_eq!(text(&say(&before, "h5h4", listener(Language::En, Style::Literate))), "queen h4, checkmate");
}

#[test]
fn letters_and_figures() {
    for (language, fen, uci, printed, spoken) in [
        (Language::En, START, "g1f3", "N g1 f3", "N g one f three"),
        (Language::En, START, "a2a4", "a2 a4", "eh two eh four"),
        (Language::It, START, "g1f3", "C g1 f3", "C g uno f tre"),
        (Language::De, START, "g1f3", "S g1 f3", "S g eins f drei"),
        (Language::Es, PROMOTION, "e7f8n", "e7 f8 C", "e siete f ocho C"),
        (Language::Fr, ROOKS, "e1c1", "grand roque", "grand roque"),
    ] {
        let said = say(fen, uci, listener(language, Style::Letters));
        assert_eq!((text(&said).as_str(), speech(&said).as_str()), (printed, spoken));
    }
}

#[test]
fn the_alphabet_of_radio_operators() {
    for (language, fen, uci, words) in [
        (Language::En, START, "g1f3", "Knight golf one foxtrot three"),
        (Language::En, START, "e2e4", "echo two echo four"),
        (Language::It, START, "g1f3", "Cavallo golf uno foxtrot tre"),
        (Language::De, START, "b1a3", "Springer bravo eins alfa drei"),
        (Language::Es, PROMOTION, "e7f8q", "echo siete foxtrot ocho Dama"),
        (Language::Fr, ROOKS, "e1g1", "petit roque"),
    ] {
        let said = say(fen, uci, listener(language, Style::Nato));
        assert_eq!((text(&said).as_str(), speech(&said).as_str()), (words, words));
    }
}

#[test]
fn uci_with_both_ways_to_castle() {
    for (fen, uci, printed, spoken) in [
        (START, "g1f3", "g1f3", "g one f three"),
        (PROMOTION, "e7f8n", "e7f8n", "e seven f eight n"),
        (ROOKS, "e1c1", "e1c1", "e one c one"),
        ("1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1", "e1c1", "e1b1", "e one b one"),
        // Chess960 in which the rook alone does not stand as usual.
        ("1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1", "e1g1", "e1h1", "e one h one"),
    ] {
        let said = say(fen, uci, listener(Language::En, Style::Uci));
        assert_eq!((text(&said).as_str(), speech(&said).as_str()), (printed, spoken));
    }
}

#[test]
fn literate_as_players_speak() {
    let takes = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
    let knights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
    let rooks_on_a_file = "4k3/8/8/3R4/8/8/8/3RK3 w - - 0 1";
    let three_queens = "6k1/8/8/8/4Q2Q/8/8/2K4Q w - - 0 1";
    let mate = "6k1/P4ppp/8/8/8/8/8/4K3 w - - 0 1";
    let a_takes = "4k3/8/1p6/P7/8/8/8/4K3 w - - 0 1";
    let cases: [(&str, &str, [&str; 5]); 10] = [
        (START, "e2e4", ["e4", "e4", "e4", "e4", "e4"]),
        (START, "g1f3", ["knight f3", "cavallo f3", "Springer f3", "caballo f3", "cavalier f3"]),
        (
            takes,
            "f3e5",
            ["knight takes e5", "cavallo prende e5", "Springer schlägt e5", "caballo toma e5", "cavalier prend e5"],
        ),
        (
            EN_PASSANT,
            "e5d6",
            [
                "e-pawn takes d6 en passant",
                "pedone da e prende d6 al varco",
                "e-Bauer schlägt d6 en passant",
                "peón de e toma d6 al paso",
                "pion e prend d6 en passant",
            ],
        ),
        (ROOKS, "e1g1", ["castles kingside", "arrocco corto", "kurze Rochade", "enroque corto", "petit roque"]),
        (
            knights,
            "b1d2",
            [
                "knight from b to d2",
                "cavallo da b in d2",
                "Springer von b nach d2",
                "caballo de b va a d2",
                "cavalier de la colonne b en d2",
            ],
        ),
        (
            rooks_on_a_file,
            "d1d3",
            [
                "rook from rank one to d3",
                "torre dalla traversa uno in d3",
                "Turm von Reihe eins nach d3",
                "torre de la fila uno va a d3",
                "tour de la rangée un en d3",
            ],
        ),
        (
            three_queens,
            "h4e1",
            [
                "queen from h4 to e1",
                "donna da h4 in e1",
                "Dame von h4 nach e1",
                "dama de h4 va a e1",
                "dame de h4 en e1",
            ],
        ),
        (
            mate,
            "a7a8q",
            [
                "a8, promotes to queen, checkmate",
                "a8, promuove a donna, scacco matto",
                "a8, Umwandlung in Dame, Schachmatt",
                "a8, corona dama, jaque mate",
                "a8, promotion en dame, échec et mat",
            ],
        ),
        (
            a_takes,
            "a5b6",
            ["a-pawn takes b6", "pedone da a prende b6", "a-Bauer schlägt b6", "peón de a toma b6", "pion a prend b6"],
        ),
    ];
    for (fen, uci, expected) in cases {
        let said = Language::ALL.map(|language| text(&say(fen, uci, listener(language, Style::Literate))));
        assert_eq!(said, expected, "{uci}");
    }
    for (fen, uci, spoken) in [
        (a_takes, "a5b6", "eh-pawn takes b six"),
        (mate, "a7a8r", "eh eight, promotes to rook, checkmate"),
        (takes, "f3e5", "knight takes e five"),
    ] {
        let said = say(fen, uci, listener(Language::En, Style::Literate));
        assert_eq!(speech(&said), spoken);
        assert_eq!(said.len(), 1, "one voice, no pause");
    }
    assert_eq!(text(&say(ROOKS, "h1h8", listener(Language::Fr, Style::Literate))), "tour prend h8, échec");
}

/// The locales and the reader of moves have tables of their own: what is announced must be understood.
#[test]
fn pieces_and_castling_are_understood_as_they_are_announced() {
    let board = Board::from_fen(ROOKS).expect("a legal FEN");
    for language in Language::ALL {
        let sentences = Sentences::read(language);
        for role in Role::ALL {
            assert_eq!(notation::piece(&piece_name(&sentences, role), language), Some(role), "{language:?}");
        }
        for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
            let said = text(&castling_words(&sentences, side));
            let heard = notation::read(&said, &board, language, notation::Legality::Ignored);
            assert_eq!(heard, notation::Heard::Moves(vec![Intent::Castle { side }]), "{language:?} {said}");
        }
    }
}
