//! Whether words name a move that was announced or made: what is known is compared with what was said, and nothing is looked for.

use super::grammar::{self, Reading, Sense, Step};
use super::read::other_languages;
use super::resolve::step_or_castling;
use crate::game::board::{Board, Change};
use crate::game::participant::Language;
use crate::rules::position::{Intent, Role};

/// Whether a text names this move of the side to move, in any notation. Neither its legality is asked nor the lines of the pieces, and
/// another piece that could go there changes nothing.
pub fn names(text: &str, board: &Board, language: Language, intent: Intent) -> bool {
    let Some(change) = board.change(intent) else { return false };
    let named = |language: Language| {
        grammar::readings(text, language).iter().any(|reading: &Reading| is_named(&reading.what, &change, board))
    };
    named(language) || other_languages(text, language).any(named)
}

/// Whether a text says of this move of the side to move that it captures, and it does not: *takes f3*, where nothing stands there,
/// or *en passant* of another capture.
pub fn takes_wrongly(text: &str, board: &Board, language: Language, intent: Intent) -> bool {
    let Some(change) = board.change(intent) else { return false };
    let is_wrong = |step: Step| (step.takes && change.removed.is_none()) || (step.passing && !change.is_en_passant());
    let steps = |language: Language| {
        let readings = grammar::readings(text, language).into_iter();
        let steps = readings.filter_map(|reading| match reading.what {
            Sense::Step(step) if step.said(change.lifted.square) && step.to == change.placed.square => Some(step),
            _ => None,
        });
        steps.collect::<Vec<_>>()
    };
    let languages = std::iter::once(language).chain(other_languages(text, language));
    let said = languages.map(steps).find(|steps| !steps.is_empty()).unwrap_or_default();
    !said.is_empty() && said.into_iter().all(is_wrong)
}

fn is_named(sense: &Sense, change: &Change, board: &Board) -> bool {
    let role = change.lifted.piece.role;
    match sense {
        Sense::Nowhere(_) => false,
        Sense::Castle(side) => change.castling() == Some(*side),
        // What the pawn becomes is a part of the move (D.2.1), and is not said in these words.
        Sense::Take { .. } if change.promotion().is_some() => false,
        Sense::Take { by, what } => change
            .removed
            .is_some_and(|taken| by.is_none_or(|by| by == role) && what.is_none_or(|what| what == taken.piece.role)),
        Sense::Step(step) if step.by_any && step.from().is_none() => {
            change.removed.is_some() && step.to == change.placed.square && step.promotion == change.promotion()
        }
        Sense::Step(step) => is_the_step(*step, change, board),
    }
}

fn is_the_step(step: Step, change: &Change, board: &Board) -> bool {
    let (from, role) = (change.lifted.square, change.lifted.piece.role);
    // Without a piece a pawn is meant, unless both squares are said.
    let that_piece = step.piece.map_or(role == Role::Pawn || step.from().is_some(), |piece| piece == role);
    step.said(from) && that_piece && step_or_castling(step, from, board) == change.intent
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::notation::{Heard, Legality, read, read_off_the_lines};
    use crate::rules::position::{CastlingSide, Square};

    const KINGS: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";

    fn step(from: Square, to: Square) -> Intent {
        Intent::Step { from, to, promotion: None }
    }

    #[test]
    fn legal_and_illegal_moves_are_named_alike() {
        let knights = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let castling = Intent::Castle { side: CastlingSide::KingSide };
        let king = step(Square::E1, Square::E3);
        for (fen, intent, said, expected) in [
            (KINGS, king, "king e3", true),
            (KINGS, king, "Ke3", true),
            (KINGS, king, "e1e3", true),
            (KINGS, king, "König Eva drei", true),
            (KINGS, king, "Koenig Eva eins Eva drei", true),
            (KINGS, king, "rey e3", true),
            (KINGS, king, "king e2", false),
            (KINGS, king, "e3", false),
            (KINGS, king, "queen e3", false),
            (KINGS, step(Square::E1, Square::E2), "Ke2", true),
            (KINGS, castling, "O-O", true),
            (KINGS, castling, "king g1", true),
            (KINGS, castling, "e1g1", true),
            (KINGS, castling, "O-O-O", false),
            (start, step(Square::E2, Square::E5), "e5", true),
            (start, step(Square::E2, Square::E5), "Eva zwei Eva fuenf", true),
            (start, step(Square::E2, Square::E5), "e4", false),
            // Two knights can, or cannot: what was announced is meant, if the words leave that open.
            (knights, step(Square::B1, Square::D4), "Nd4", true),
            (knights, step(Square::B1, Square::D4), "Ngd4", false),
            (knights, step(Square::B1, Square::D2), "Nd2", true),
            (knights, step(Square::B1, Square::D2), "", false),
            (knights, step(Square::B1, Square::D2), "nonsense", false),
        ] {
            let board = Board::from_fen(fen).expect("a legal FEN");
            assert_eq!(names(said, &board, Language::En, intent), expected, "{said} in {fen}");
        }
    }

    #[test]
    fn captures_and_promotions_are_named_as_they_were_made() {
        let fen = "3r4/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
        let board = Board::from_fen(fen).expect("a legal FEN");
        let queen = Intent::Step { from: Square::E7, to: Square::D8, promotion: Some(Role::Queen) };
        for (said, expected) in [
            ("exd8=Q", true),
            ("pawn takes rook", false),
            ("takes d8 queen", true),
            ("Eva sieben David acht Dame", true),
            ("exd8", false),
            ("exd8=R", false),
            ("pawn takes queen", false),
        ] {
            assert_eq!(names(said, &board, Language::En, queen), expected, "{said}");
        }
    }

    #[test]
    fn a_capture_of_nothing_is_told_from_every_other_move() {
        let (f3, d4) = (step(Square::G1, Square::F3), step(Square::D2, Square::D4));
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let taken = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        let passing = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
        for (fen, intent, language, said, expected) in [
            (start, f3, Language::En, "knight takes f3", true),
            (start, f3, Language::En, "Nxf3", true),
            (start, f3, Language::En, "knight f3", false),
            (start, f3, Language::En, "Ng1-f3", false),
            (start, f3, Language::De, "Springer schlägt f3", true),
            (start, f3, Language::It, "cavallo prende f3", true),
            (start, f3, Language::Es, "caballo toma f3", true),
            (start, f3, Language::Fr, "cavalier prend f3", true),
            (start, f3, Language::It, "knight takes f3", true),
            (start, d4, Language::En, "d2xd4", true),
            (start, d4, Language::En, "d4 en passant", true),
            (start, d4, Language::Es, "d4 al paso", true),
            (start, d4, Language::En, "d4", false),
            (taken, step(Square::E4, Square::D5), Language::En, "exd5", false),
            (taken, step(Square::E4, Square::D5), Language::En, "exd5 e.p.", true),
            (passing, step(Square::E5, Square::D6), Language::En, "exd6 e.p.", false),
            (passing, step(Square::E5, Square::D6), Language::En, "exd6", false),
            (passing, step(Square::E5, Square::D6), Language::En, "e5 d6", false),
        ] {
            let board = Board::from_fen(fen).expect("a legal FEN");
            assert_eq!(takes_wrongly(said, &board, language, intent), expected, "{language:?} {said}");
        }
    }

    proptest! {
        #[test]
        fn what_is_read_as_a_move_names_it(said in "[KQRBNa-h1-8x=O-]{1,6}", language in proptest::sample::select(Language::ALL.to_vec())) {
            let board = Board::from_fen(KINGS).expect("a legal FEN");
            let heard = match read(&said, &board, language, Legality::Ignored) {
                Heard::NoPieceGoesThere { .. } => read_off_the_lines(&said, &board, language),
                heard => Some(heard),
            };
            if let Some(Heard::Moves(moves)) = heard {
                for intent in moves {
                    prop_assert!(names(&said, &board, language, intent), "{said}: {intent:?}");
                }
            }
        }

        #[test]
        fn no_words_break_it(said in "\\PC{0,40}") {
            let board = Board::from_fen(KINGS).expect("a legal FEN");
            let _named = names(&said, &board, Language::En, step(Square::E1, Square::E2));
            let _wrong = takes_wrongly(&said, &board, Language::En, step(Square::E1, Square::E2));
            let _heard = read_off_the_lines(&said, &board, Language::En);
        }
    }
}
