//! Two boards that differ: what the scoresheets say about them (D.2.9, E.2.7 and E.2.8 in the edition of 2009).

use super::position::{ByColor, Color, Intent, Position};

/// What is done.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The sheets agree: who has another position on his board adjusts it.
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
    /// The clocks.
    pub clocks: Clocks,
}

/// Both sheets have a move that is not legal: it is an illegal move (7.5.1), and the position before it is put back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("half-move {half_move} on both sheets is not legal")]
pub struct IllegalOnBothSheets {
    /// Which half-move, from 1.
    pub half_move: usize,
    /// The position before it.
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
