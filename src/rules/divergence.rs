//! Two boards that differ: what the scoresheets say about them (D.2.9, E.2.7 and E.2.8 in the edition of 2009).

use super::position::{ByColor, Color, Intent, Position};

/// What is done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The sheets agree: who has another position on their board adjusts it.
    AdjustBoard,
    /// The sheets differ: the moves are retraced to the last agreement.
    Retrace,
}

/// What happens to the clocks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Clocks {
    /// They stay as they are, unless the arbiter decides otherwise.
    UnchangedUnlessArbiter,
    /// The arbiter sets them; the times logged when the last agreed half-move was completed are a proposal.
    Arbiter,
}

/// How two boards are brought together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    /// What is done.
    pub decision: Decision,
    /// The players whose boards do not show the position, White first.
    pub adjust: Vec<Color>,
    /// How many half-moves are agreed.
    pub last_agreed: usize,
    /// The position after them.
    pub position: Position,
    pub clocks: Clocks,
}

/// Both sheets have a move that is not legal: it is an illegal move (7.5.1), and the position before it is put back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("half-move {half_move} on both sheets is not legal")]
pub struct IllegalOnBothSheets {
    /// Which half-move, from 1.
    pub half_move: usize,
    pub before: Box<Position>,
}

/// Brings two boards together by the sheets of both players. All lists are moves from `start`, as they were written and as
/// they were executed on each board.
///
/// A reply may be made before the opponent's move is written, so that one half-move may be missing at the end of a sheet.
/// Sheets that are incomplete for want of time are completed first (8.5).
///
/// # Errors
/// A move on which both agree and that is not legal.
pub fn resolve(
    start: &Position,
    boards: &ByColor<Vec<Intent>>,
    sheets: &ByColor<Vec<Intent>>,
) -> Result<Resolution, IllegalOnBothSheets> {
    let (white, black) = (&sheets.white, &sheets.black);
    let common = white.iter().zip(black).take_while(|(one, other)| one == other).count();
    let longer = if white.len() >= black.len() { white } else { black };
    let agree = common == white.len().min(black.len()) && white.len().abs_diff(black.len()) <= 1;
    let last_agreed = if agree { longer.len() } else { common };
    let position = replay(start, longer.get(..last_agreed).unwrap_or(longer))?;
    let differs = |side: &Color| {
        let on_board = replay(start, boards.get(*side));
        on_board.map_or(true, |board| board.placement() != position.placement())
    };
    let adjust = Color::ALL.into_iter().filter(differs).collect();
    let (decision, clocks) = if agree {
        (Decision::AdjustBoard, Clocks::UnchangedUnlessArbiter)
    } else {
        (Decision::Retrace, Clocks::Arbiter)
    };
    Ok(Resolution { decision, adjust, last_agreed, position, clocks })
}

fn replay(start: &Position, moves: &[Intent]) -> Result<Position, IllegalOnBothSheets> {
    moves.iter().enumerate().try_fold(start.clone(), |position, (index, intent)| {
        position.play(*intent).map_err(|illegal| IllegalOnBothSheets { half_move: index + 1, before: illegal.position })
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::sample::moves;

    fn both(white: &str, black: &str) -> ByColor<Vec<Intent>> {
        ByColor { white: moves(white), black: moves(black) }
    }

    fn resolved(boards: &ByColor<Vec<Intent>>, sheets: &ByColor<Vec<Intent>>) -> Resolution {
        resolve(&Position::initial(), boards, sheets).expect("legal sheets")
    }

    #[test]
    fn where_the_sheets_agree_the_board_is_adjusted() {
        let boards = both("e2e4 e7e5 g1f3", "e2e4 e7e5 g1h3");
        let sheets = both("e2e4 e7e5 g1f3", "e2e4 e7e5 g1f3");
        let found = resolved(&boards, &sheets);
        assert_eq!((found.decision, found.adjust), (Decision::AdjustBoard, vec![Color::Black]));
        assert_eq!(found.position.fen(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
        assert_eq!(found.clocks, Clocks::UnchangedUnlessArbiter);
        let wrong = both("e2e4 e7e5 g1h3", "e2e4 e7e5 g1h3");
        assert_eq!(resolved(&wrong, &sheets).adjust, [Color::White, Color::Black]);
        // Black has replied, or not, before writing the knight move.
        let behind = both("e2e4 e7e5 g1f3", "e2e4 e7e5");
        assert_eq!(resolved(&boards, &behind).last_agreed, 3);
    }

    #[test]
    fn where_they_differ_the_moves_are_retraced() {
        let boards = both("e2e4 e7e5 g1f3 b8c6", "e2e4 e7e5 g1h3 b8c6");
        let found = resolved(&boards, &boards);
        assert_eq!((found.decision, found.last_agreed), (Decision::Retrace, 2));
        assert_eq!(found.position.turn(), Color::White);
        assert_eq!(found.adjust, [Color::White, Color::Black]);
        assert_eq!(found.clocks, Clocks::Arbiter);
        let two_missing = both("e2e4 e7e5 g1f3 b8c6", "e2e4 e7e5");
        assert_eq!(resolved(&boards, &two_missing).decision, Decision::Retrace);
    }

    #[test]
    fn an_illegal_move_on_both_sheets_is_an_illegal_move() {
        let line = both("e2e4 e7e5 g1g3 b8c6", "e2e4 e7e5 g1g3 b8c6");
        let error = resolve(&Position::initial(), &line, &line).expect_err("a knight does not go there");
        assert_eq!((error.half_move, error.before.turn()), (3, Color::White));
    }

    proptest! {
        /// The position follows from both sheets, and nobody adjusts a board that shows it.
        #[test]
        fn the_position_follows_from_both_sheets(
            choices in proptest::collection::vec(0usize..1000, 1..30),
            cut in 0usize..30,
            other in 0usize..1000,
        ) {
            let mut position = Position::initial();
            let mut line = Vec::new();
            let mut positions = vec![position.clone()];
            for choice in choices {
                let legal = position.legal_intents();
                let Some(next) = legal.get(choice % legal.len().max(1)) else { break };
                position = position.play(*next).expect("a legal move");
                line.push(*next);
                positions.push(position.clone());
            }
            // Black's sheet has another move at one place.
            let cut = cut % line.len();
            let legal = positions[cut].legal_intents();
            let mut sheet = line[..cut].to_vec();
            sheet.push(legal[other % legal.len()]);
            let sheets = ByColor { white: line.clone(), black: sheet.clone() };
            let boards = ByColor { white: line.clone(), black: line.clone() };
            let found = resolve(&Position::initial(), &boards, &sheets).expect("legal sheets");
            prop_assert_eq!(&found.position, &positions[found.last_agreed]);
            let shown = position.placement() == found.position.placement();
            prop_assert_eq!(found.adjust.is_empty(), shown);
            if sheet[cut] != line[cut] {
                prop_assert_eq!((found.decision, found.last_agreed), (Decision::Retrace, cut));
            }
        }
    }
}
