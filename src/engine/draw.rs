//! Whether an offer of a draw is accepted (Article 9.1).

use shakmaty::{Chess, Position as _};

/// It plays on when it stands better by more than this, in hundredths of a pawn.
const CONTENT: i32 = 40;
/// Before this move the game has hardly begun.
const TOO_EARLY: u32 = 12;
/// So bad a score that any draw is welcome, in the opening too.
const GLAD: i32 = -250;

/// Whether to accept, with a score seen by the side that was asked.
pub fn accepts(chess: &Chess, score: i32) -> bool {
    if chess.fullmoves().get() < TOO_EARLY && chess.board().occupied().count() > 20 {
        return score <= GLAD;
    }
    score <= CONTENT
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Position;

    #[test]
    fn an_early_draw_is_accepted_only_by_who_is_losing() {
        let start = Position::initial();
        assert!(!accepts(start.chess(), 0));
        assert!(accepts(start.chess(), -400));
        let ending = Position::from_fen("8/5k2/8/8/8/3K4/4P3/8 w - - 0 1").expect("a legal FEN");
        assert!(accepts(ending.chess(), 20));
        assert!(!accepts(ending.chess(), 150));
    }
}
