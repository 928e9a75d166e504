//! Whether single moves are legal, and why not (Articles 3.1 to 3.10), by the cases of the matrix of rules.

use super::position::Illegality::{self, *};
use super::position::Position;
use super::sample::{fen, go};

const CASES: &[(&str, &str, Option<Illegality>)] = &[
    ("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e4", Some(PathBlocked)),
    ("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2e3", None),
    ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", Some(NotAMoveOfThatPiece)),
    ("rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", "e5d6", None),
    ("rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3", "e5d6", Some(EnPassantLapsed)),
    ("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "e4d3", Some(LeavesKingInCheck)),
    ("5n2/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7f8n", None),
    ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8", Some(PromotionMissing)),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O", None),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O", None),
    // b1 is attacked, which the king does not cross.
    ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", None),
    ("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", None),
    ("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", Some(CastlingPrevented)),
    ("4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O", Some(CastlingPrevented)),
    ("r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w kq - 0 6", "O-O", Some(CastlingRightLost)),
    ("r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w Qkq - 0 6", "O-O", Some(CastlingRightLost)),
    ("4k3/8/8/8/4r3/2N5/8/4K3 w - - 0 1", "c3e4", None),
    ("4k3/8/8/8/4r3/2N5/8/4K3 w - - 0 1", "c3e2", None),
    // A move that parries no check.
    ("4k3/8/8/8/4r3/2N5/8/4K3 w - - 0 1", "c3b5", Some(LeavesKingInCheck)),
    ("4k3/8/8/8/8/8/8/1RNK4 w B - 0 1", "O-O-O", Some(CastlingPrevented)),
    ("4k3/4R3/8/8/8/8/8/4K3 b - - 0 1", "e8e7", None),
];

#[test]
fn moves_are_legal_or_not_for_a_reason() {
    for (text, intent, expected) in CASES {
        assert_eq!(fen(text).judge(go(intent)).err(), *expected, "{text} {intent}");
    }
}

#[test]
fn on_the_other_players_turn_no_piece_may_be_moved() {
    for (text, intent, _) in CASES.iter().filter(|(_, intent, _)| !intent.starts_with('O')) {
        let position = fen(text);
        let mut setup = position.to_setup();
        setup.swap_turn();
        setup.ep_square = None;
        if let Ok(other) = Position::from_setup(setup, position.castling_mode()) {
            assert_eq!(other.judge(go(intent)).err(), Some(NotYourPiece), "{text} {intent}");
        }
    }
}
