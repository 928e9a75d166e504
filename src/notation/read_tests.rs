//! The reader, line by line: what is typed, and what is heard.

use super::phonetic::Spelling;
use super::{Heard, Legality, carries_offer, long, read, san, uci};
use crate::game::board::Board;
use crate::game::participant::Language::{self, De, En, Es, Fr, It};
use crate::game::report::MoveReport;
use crate::rules::position::{CastlingSide, Color, Intent, Piece, Role, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn board(fen: &str) -> Board {
    Board::from_fen(fen).expect("a legal FEN")
}

/// An answer in short: the moves in UCI, or what is wrong.
fn short(heard: &Heard) -> String {
    match heard {
        Heard::Moves(moves) => moves
            .iter()
            .map(|intent| match intent {
                Intent::Castle { side: CastlingSide::KingSide } => "short".to_owned(),
                Intent::Castle { side: CastlingSide::QueenSide } => "long".to_owned(),
                Intent::Step { from, to, promotion } => {
                    format!("{from}{to}{}", promotion.map_or_else(String::new, |role| role.char().to_string()))
                }
            })
            .collect::<Vec<_>>()
            .join(" "),
        Heard::PromotionMissing { from, to } => format!("{from}{to}?"),
        Heard::NothingToTake { named: true } => "nothing to take".to_owned(),
        Heard::NothingToTake { named: false } => "nothing to take at all".to_owned(),
        Heard::NoPieceGoesThere { role, square } => format!("no {} to {square}", role.upper_char()),
        Heard::NotThatPiece { square, piece, .. } => format!("{square} has {}", piece.map_or('-', Piece::char)),
        Heard::NothingToCastleWith => "nothing to castle with".to_owned(),
        Heard::NoSuchSquare { text } => format!("no square {text}"),
        Heard::ForeignLetter { letter, role } => format!("{letter} is {}", role.upper_char()),
        Heard::NotAMove => "no move".to_owned(),
    }
}

#[track_caller]
fn hears(fen: &str, language: Language, legality: Legality, lines: &[(&str, &str)]) {
    let board = board(fen);
    for (text, expected) in lines {
        assert_eq!(&short(&read(text, &board, language, legality)), expected, "{language:?} `{text}` on {fen}");
    }
}

#[track_caller]
fn either(fen: &str, language: Language, lines: &[(&str, &str)]) {
    hears(fen, language, Legality::Preferred, lines);
    hears(fen, language, Legality::Ignored, lines);
}

#[test]
fn words_and_letters_in_every_language() {
    either(START, En, &[("Nf3", "g1f3"), ("nf3", "g1f3"), ("NF3", "g1f3"), ("Ng1-f3", "g1f3"), ("E4", "e2e4")]);
    either(START, En, &[("knight f3", "g1f3"), ("knight from g1 to f3", "g1f3"), ("pawn e four", "e2e4")]);
    either(START, En, &[("springer gustav eins felix drei", "g1f3"), ("eva vier", "e2e4"), ("♘f3", "g1f3")]);
    either(START, En, &[("golf one foxtrot three", "g1f3"), ("alfa two alpha four", "a2a4"), ("1. e4!?", "e2e4")]);
    either(START, It, &[("Cf3", "g1f3"), ("cavallo f3", "g1f3"), ("cavallo in f tre", "g1f3"), ("Nf3", "g1f3")]);
    either(START, De, &[("Sf3", "g1f3"), ("Pferd nach f3", "g1f3"), ("SPRINGER GUSTAV 1 FELIX 3", "g1f3")]);
    either(
        START,
        Es,
        &[("Cf3", "g1f3"), ("caballo a f tres", "g1f3"), ("peo\u{301}n e4", "e2e4"), ("PEON E4", "e2e4")],
    );
    either(START, Fr, &[("Cf3", "g1f3"), ("cavalier de g1 en f3", "g1f3"), ("pion à e4", "e2e4")]);
    either(START, En, &[("Pe4", "e2e4"), ("pe4", "e2e4")]);
    either(START, De, &[("Be4", "e2e4"), ("Bauer e4", "e2e4"), ("Läufer c4", "f1c4"), ("LAEUFER C4", "f1c4")]);
}

#[test]
fn captures_and_how_they_are_said() {
    let fen = "4k3/8/8/3pp3/2B1P3/5N2/8/R3K3 w - - 0 1";
    for text in
        ["Nxe5", "Ne5", "N:e5", "N×e5", "nxe5", "Nf3xe5", "Nf3-e5", "knight takes e5", "f3 takes e5, check", "N x e 5"]
    {
        either(fen, En, &[(text, "f3e5")]);
    }
    either(
        fen,
        En,
        &[("exd5", "e4d5"), ("ed5", "e4d5"), ("e:d5", "e4d5"), ("e takes d five", "e4d5"), ("Bxd5", "c4d5")],
    );
    either(fen, It, &[("cavallo prende e5", "f3e5"), ("Cxe5", "f3e5"), ("alfiere per d cinque con scacco", "c4d5")]);
    either(
        fen,
        De,
        &[("Springer schlägt e5", "f3e5"), ("Läufer schlaegt auf d5 mit Schach", "c4d5"), ("e nimmt d5", "e4d5")],
    );
    either(fen, Es, &[("caballo toma e5", "f3e5"), ("peón por d5", "e4d5"), ("torre a a cinco", "a1a5")]);
    either(fen, Fr, &[("cavalier prend e5", "f3e5"), ("fou prend d5 échec", "c4d5"), ("FOU PREND D5", "c4d5")]);
    either(fen, It, &[("torre a cinque", "a1a5"), ("torre a d1", "a1d1"), ("re in d due", "e1d2"), ("Ta1-d1", "a1d1")]);
    either(
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        Es,
        &[("exd6 e.p.", "e5d6"), ("ed6ep", "e5d6"), ("e5 por d6 al paso", "e5d6")],
    );
}

#[test]
fn a_letter_of_the_own_language_is_never_english() {
    let rook_and_king = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    either(rook_and_king, It, &[("Rd1", "e1d1"), ("Td1", "a1d1"), ("Kd1", "e1d1"), ("rd1", "e1d1")]);
    either(rook_and_king, En, &[("Rd1", "a1d1"), ("Kd1", "e1d1"), ("Td1", "T is R")]);
    either(rook_and_king, De, &[("Rd1", "a1d1")]);
}

#[test]
fn a_small_letter_may_be_a_file_or_a_piece() {
    let both = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
    either(
        both,
        En,
        &[("bc4", "b3c4 f1c4"), ("BC4", "f1c4 b3c4"), ("Bc4", "f1c4"), ("bxc4", "b3c4"), ("Bxc4", "f1c4")],
    );
    let no_capture = "4k3/8/8/8/8/1P6/8/4KB2 w - - 0 1";
    either(no_capture, En, &[("bc4", "f1c4"), ("bxc4", "f1c4"), ("b3c4", "b3c4")]);
    let italian = "4k3/8/8/1n1p4/P1P1P3/8/3B4/3QK1N1 w - - 0 1";
    either(italian, It, &[("ab5", "a4b5"), ("cd5", "c4d5"), ("ed5", "e4d5"), ("dd5", "d1d5")]);
    let queen_or_pawn = "4k3/8/8/8/8/8/3P4/3QK3 w - - 0 1";
    either(queen_or_pawn, It, &[("dd3", "d2d3"), ("Dd3", "d1d3")]);
    // With the Laws put aside nothing but the pieces and the ways decides; a pin is no way.
    let pinned = "4k3/8/8/8/1b1p4/2P5/3Q4/4K3 w - - 0 1";
    hears(pinned, It, Legality::Ignored, &[("dd4", "d2d4"), ("cd4", "c3d4")]);
}

#[test]
fn long_coordinates_are_never_a_bishop() {
    let bishop = "4k3/8/8/8/8/8/3B4/4K3 w - - 0 1";
    either(bishop, En, &[("b2b4", "b2 has -"), ("B2b4", "d2b4"), ("bb4", "d2b4"), ("d2b4", "d2b4")]);
    either(START, En, &[("b1c3", "b1c3"), ("B1C3", "b1c3"), ("e7e5", "e7 has p"), ("Ne2e4", "e2 has P")]);
}

#[test]
fn castling_in_its_spellings() {
    for text in ["0-0", "O-O", "o-o", "00", "oo", "OO", "0 0", "o–o", "0-0+", "e1g1", "Ke1g1", "e1h1", "kurze Rochade"]
    {
        either(CASTLE, De, &[(text, "short")]);
    }
    for text in ["0-0-0", "O-O-O", "ooo", "000", "e1c1", "e1a1", "Lange Rochade", "GROSSE ROCHADE", "queenside castle"]
    {
        either(CASTLE, De, &[(text, "long")]);
    }
    either(CASTLE, En, &[("castle king side", "short"), ("castle", "short long"), ("castles long", "long")]);
    either(CASTLE, It, &[("arrocco corto", "short"), ("arrocco lungo", "long")]);
    either(CASTLE, Es, &[("enroque corto", "short"), ("enroque largo", "long")]);
    either(CASTLE, Fr, &[("petit roque", "short"), ("grand-roque", "long")]);
    either(CASTLE, En, &[("0-0-0-0", "no move"), ("0-", "no move"), ("0-0 e4", "no move"), ("0", "no move")]);
    either("4k3/8/8/8/8/8/8/4K3 w - - 0 1", En, &[("0-0", "nothing to castle with"), ("e1g1", "e1g1")]);
    // Of a bare word the legal side is meant, where that may be asked.
    let one_side = "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1";
    hears(one_side, En, Legality::Preferred, &[("castle", "short")]);
    hears(one_side, En, Legality::Ignored, &[("castle", "short long")]);
}

#[test]
fn castling_in_chess960() {
    // King on f1, rooks on c1 and g1: the king onto the rook castles, the king beside it steps.
    let fen = "2r2kr1/8/8/8/8/8/8/2R2KR1 w GCgc - 0 1";
    either(fen, En, &[("f1g1", "short"), ("f1c1", "long"), ("f1e1", "f1e1"), ("0-0", "short"), ("Ke1", "f1e1")]);
    assert_eq!(uci::read("f1g1", &board(fen)), Some(Intent::Castle { side: CastlingSide::KingSide }));
}

#[test]
fn promotion_is_asked_for_and_never_assumed() {
    let fen = "3r1n1k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    for (language, texts) in [
        (En, ["e8=Q", "e8Q", "e8/Q", "e8(Q)", "e7e8q", "e8q", "e8 queen", "pawn e8 promotes to queen"]),
        (It, ["e8=D", "e8D", "e8/D", "e8(D)", "e7e8q", "e8d", "e8 donna", "e8 promuove a regina"]),
        (De, ["e8=D", "e8D", "e8/D", "e8(D)", "e7e8q", "e8d", "Eva acht Dame", "e7-e8 wird Dame"]),
    ] {
        for text in texts {
            either(fen, language, &[(text, "e7e8q")]);
        }
    }
    either(fen, En, &[("e8", "e7e8?"), ("e7e8", "e7e8?"), ("e8=", "e7e8?"), ("exf8", "e7f8?"), ("exd8=R+", "e7d8r")]);
    either(fen, De, &[("eva sieben felix acht springer", "e7f8n"), ("exf8r", "e7f8r")]);
    either(fen, It, &[("exf8C", "e7f8n"), ("e7f8r", "e7f8r"), ("e8R", "e7e8r"), ("e8T", "e7e8r")]);
    either(fen, En, &[("e8K", "e7e8k")]);
    either(START, En, &[("e4=Q", "e2e4q")]);
    either("8/5P1k/8/8/8/8/8/4K3 w - - 0 1", It, &[("f8C", "f7f8n")]);
    either("4k3/8/8/8/8/8/1p6/4K3 b - - 0 1", It, &[("b1A", "b2b1b"), ("b1", "b2b1?")]);
    // Two pawns could take on d8: the piece is not all that is missing.
    either("3r3k/2P1P3/8/8/8/8/8/4K3 w - - 0 1", En, &[("pawn takes d8", "c7d8 e7d8"), ("cxd8", "c7d8?")]);
}

#[test]
fn several_pieces_of_a_kind() {
    let files = "4k3/8/8/8/8/8/8/4N1NK w - - 0 1";
    either(files, It, &[("Cgf3", "g1f3"), ("Cef3", "e1f3"), ("Cf3", "e1f3 g1f3"), ("cavallo g f3", "g1f3")]);
    let ranks = "4k3/8/8/6N1/8/8/8/6NK w - - 0 1";
    either(ranks, It, &[("C5f3", "g5f3"), ("C1f3", "g1f3"), ("Cgf3", "g1f3 g5f3"), ("Cg1f3", "g1f3")]);
    let different = "4k3/8/8/8/3N4/8/7N/7K w - - 0 1";
    either(different, It, &[("Chf3", "h2f3"), ("Cdf3", "d4f3"), ("C4f3", "d4f3")]);
    // The rook that was named is blocked: it is meant all the same, and the game says what is in its way.
    either("4k3/8/8/8/8/8/8/RN1K1R2 w - - 0 1", En, &[("Rac1", "a1c1"), ("Rc1", "a1c1 f1c1"), ("Re1", "f1e1")]);
}

#[test]
fn what_cannot_be_meant_is_explained() {
    either(START, En, &[("Nd5", "no N to d5"), ("e5", "no P to e5"), ("Qd3", "d1d3"), ("exd3", "e2d3")]);
    either(
        START,
        En,
        &[("e9", "no square e9"), ("Ni4", "no square i4"), ("e2e10", "no square e10"), ("k4", "no square k4")],
    );
    either(START, En, &[("", "no move"), ("hello", "no move"), ("e", "no move"), ("x", "no move"), ("!!", "no move")]);
    either(START, En, &[("Ced", "no move"), ("e2e2", "no move"), ("king", "no move")]);
    // Captures of which nobody is named are looked for where legality may be asked, and nowhere else.
    hears(
        START,
        En,
        Legality::Preferred,
        &[("takes e4", "nothing to take"), ("knight takes", "nothing to take at all")],
    );
    hears(START, En, Legality::Ignored, &[("takes e4", "no move"), ("knight takes", "no move")]);
    either(START, It, &[("e2ed", "no move"), ("Aclg5", "no move"), ("Cf6ed", "no move"), ("Cedxd6", "no move")]);
    either(CASTLE, It, &[("Ralbl (=)", "no move"), ("De3+3", "no move")]);
}

/// At a tournament the answer for a pinned piece is the answer for a free one.
#[test]
fn a_pin_is_never_heard() {
    let pinned = "4r1k1/8/8/8/8/8/N3N3/4K3 w - - 0 1";
    let free = "6k1/8/8/8/8/8/N3N3/4K3 w - - 0 1";
    for text in ["Nc3", "Nec3", "Nac3", "e2c3", "nc3", "springer cesar drei", "Nd4", "Ne5", "Kd2", "e2e4", "0-0"] {
        let heard = |fen| read(text, &board(fen), En, Legality::Ignored);
        assert_eq!(heard(pinned), heard(free), "{text}");
    }
    hears(pinned, En, Legality::Ignored, &[("Nc3", "a2c3 e2c3")]);
    hears(pinned, En, Legality::Preferred, &[("Nc3", "a2c3"), ("Nec3", "e2c3")]);
}

#[test]
fn a_king_in_check_is_never_heard() {
    let check = "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let calm = "6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for text in ["0-0", "e1g1", "Ra2", "castle", "Ke2", "Rd1", "Rf1", "Kd1"] {
        let heard = |fen| read(text, &board(fen), En, Legality::Ignored);
        assert_eq!(heard(check), heard(calm), "{text}");
    }
}

/// The game that is printed in the sources, in the three forms in which it is printed and two more.
#[test]
fn the_sample_game_in_all_its_forms() {
    let short = "e4 e5 Cf3 Cf6 d4 exd4 e5 Ce4 Dxd4 d5 exd6_e.p. Cxd6 Ag5 Cc6 De3+ Ae7 Cbd2 0-0 0-0-0 Te8 Rb1_(=)";
    let bare = "e4 e5 Cf3 Cf6 d4 ed4 e5 Ce4 Dd4 d5 ed6 Cd6 Ag5 Cc6 De3 Ae7 Cbd2 0-0 0-0-0 Te8 Rb1_(=)";
    let long_form = "e2e4 e7e5 Cg1f3 Cg8f6 d2d4 e5xd4 e4e5 Cf6e4 Dd1xd4 d7d5 e5xd6_e.p. Ce4xd6 Ac1g5 Cb8c6 Dd4e3+ \
                     Af8e7 Cb1d2 0-0 0-0-0 Tf8e8 Rc1b1_(=)";
    let english = "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6 Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 O-O O-O-O Re8 Kb1";
    let engine = "e2e4 e7e5 g1f3 g8f6 d2d4 e5d4 e4e5 f6e4 d1d4 d7d5 e5d6 e4d6 c1g5 b8c6 d4e3 f8e7 b1d2 e8g8 e1c1 \
                  f8e8 c1b1";
    for (language, form) in [(It, short), (It, bare), (It, long_form), (En, english), (En, engine), (De, engine)] {
        let mut board = Board::default();
        let mut written = [const { Vec::new() }; 4];
        for text in form.split_whitespace().map(|text| text.replace('_', " ")) {
            let heard = read(&text, &board, language, Legality::Ignored);
            let Heard::Moves(moves) = &heard else { panic!("{language:?} `{text}`: {heard:?}") };
            let [intent] = moves[..] else { panic!("{language:?} `{text}`: {heard:?}") };
            let change = board.change(intent).expect("a piece to move");
            let report = MoveReport::new(&board, &change);
            written[0].push(san::write(&report, It).replace(' ', "_"));
            written[1].push(long::write(&report, It).replace(' ', "_"));
            written[2].push(san::write_pgn(&report));
            written[3].push(uci::write(&change, board.castling_mode()));
            board = board.after(&change);
        }
        assert_eq!(board.fen(), "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
        assert_eq!(written[0].join(" "), short.replace("_(=)", ""));
        assert_eq!(written[1].join(" "), long_form.replace("_(=)", ""));
        assert_eq!(written[2].join(" "), english);
        assert_eq!(written[3].join(" "), engine);
    }
    assert!(carries_offer("Rb1 (=)") && !carries_offer("e8=") && !carries_offer("Rb1"));
}

/// After an illegal move nobody noticed, there is no legal position to ask; reading goes on.
#[test]
fn a_board_that_is_no_position_is_read_too() {
    let pinned = board("4r1k1/8/8/8/8/8/N3N3/4K3 b - - 0 1");
    let change = pinned.change(Intent::Step { from: Square::E8, to: Square::E2, promotion: None }).expect("a rook");
    let taken = pinned.after(&change);
    let again = taken.change(Intent::Step { from: Square::A2, to: Square::C3, promotion: None }).expect("a knight");
    let no_position = taken.after(&again);
    assert!(no_position.position().is_none());
    for legality in [Legality::Ignored, Legality::Preferred] {
        assert_eq!(short(&read("Rxe1", &no_position, En, legality)), "e2e1");
        assert_eq!(short(&read("Rc2", &no_position, En, legality)), "e2c2");
    }
}

/// What a hostile or a stuttering source sends must not hold up the console.
#[test]
fn stuttering_is_read_to_the_end() {
    for text in ["a ".repeat(60), "a1".repeat(60), "e.p. ".repeat(24), "0".repeat(119), "B".repeat(120)] {
        for language in Language::ALL {
            assert_eq!(read(&text, &board(START), language, Legality::Preferred), Heard::NotAMove, "{text}");
        }
    }
    assert_eq!(short(&read(&format!("e4{}", "!".repeat(80)), &board(START), En, Legality::Ignored)), "e2e4");
    assert_eq!(short(&read(&format!("e4{}", " ".repeat(9999)), &board(START), En, Legality::Ignored)), "e2e4");
    assert_eq!(short(&read(&format!("e4{}", "!".repeat(9999)), &board(START), En, Legality::Ignored)), "no move");
}

#[test]
fn mate_is_written_and_may_be_left_out() {
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    either(fen, It, &[("Dh4++", "d8h4"), ("Dh4#", "d8h4"), ("Dh4", "d8h4"), ("donna h4 scacco matto", "d8h4")]);
    let board = board(fen);
    let intent = Intent::Step { from: Square::D8, to: Square::H4, promotion: None };
    let report = MoveReport::new(&board, &board.change(intent).expect("a queen"));
    assert_eq!(san::write(&report, It), "Dh4#");
    assert_eq!(super::phonetic::piece(Role::Queen).display(Spelling::Ascii), "Dame");
    assert_eq!(report.mover, Color::Black);
}

#[test]
fn a_letter_of_another_language_is_named_with_its_piece() {
    let start = |language, lines: &[(&str, &str)]| hears(START, language, Legality::Preferred, lines);
    start(En, &[("Sf3", "S is N"), ("Cf3", "C is N"), ("Dxd5", "D is Q"), ("Lb5", "L is B"), ("Tf1", "T is R")]);
    start(De, &[("Cf3", "C is N"), ("Af4", "A is B"), ("Nf3", "g1f3")]);
    start(It, &[("Sf3", "S is N"), ("Fb5", "F is B"), ("Lf4", "L is B")]);
    // What can be a pawn's move is one, and what is no move is none.
    start(En, &[("E4", "e2e4"), ("sf3", "no move"), ("Saturday", "no move"), ("S", "no move"), ("É4", "e2e4")]);
}
