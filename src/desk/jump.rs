//! Where a jump over the board leads: to pieces and to the squares of the last move, as far as the player may ask for them.

use crate::answers::{Manner, answer_from};
use crate::desk::lines::asked::{SideMeant, pieces_of};
use crate::game::answer::Answer;
use crate::game::history::History;
use crate::game::message::Message;
use crate::game::question::Question;
use crate::rules::position::{Color, Role, Square};
use crate::time::Tick;
use crate::view::View;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Jump {
    /// To the next piece, or the one before, file by file from the player's left.
    Piece {
        /// Of which side; `None`: of either.
        whose: Option<SideMeant>,
        /// Of which kind; `None`: of any.
        role: Option<Role>,
        /// On, or back.
        forward: bool,
    },
    /// To the squares of the last move, the one of arrival first.
    LastMove,
}

/// Where it leads.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    pub square: Square,
    /// It began again at the other end of the board.
    pub round: bool,
}

/// Where a jump from a square leads, for somebody who reads the board from `side`, and whose pieces are those of `mine`.
///
/// # Errors
/// What is to be told where it leads nowhere: they may not ask, there is no such piece, or no move has been made.
pub fn target(
    (view, history): (&View<'_>, &History),
    mine: Color,
    jump: Jump,
    from: Square,
    side: Color,
) -> Result<Landing, Box<Message>> {
    let asked = |question| answer_from(view, history, question, Manner::default(), Tick::START);
    match jump {
        Jump::Piece { whose, role, forward } => {
            let message = asked(Question::Where(pieces_of(whose, role, mine)));
            let squares = found(&message);
            next(squares, from, side, forward).ok_or_else(|| Box::new(message))
        }
        Jump::LastMove => match asked(Question::LastMove) {
            Message::LastMove(Some(report)) => {
                let change = &report.change;
                let rook = change.rook.map(|rook| rook.to);
                let squares: Vec<Square> =
                    [Some(change.placed.square), Some(change.lifted.square), rook].into_iter().flatten().collect();
                let at = squares.iter().position(|square| *square == from).map_or(0, |index| index + 1);
                let square = squares.get(at).copied().unwrap_or(change.placed.square);
                Ok(Landing { square, round: false })
            }
            other => Err(Box::new(other)),
        },
    }
}

fn found(message: &Message) -> Vec<Square> {
    match message {
        Message::Answer { answer, .. } => match answer.as_ref() {
            Answer::Where { found, .. } => found.iter().map(|standing| standing.square).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn next(mut squares: Vec<Square>, from: Square, side: Color, forward: bool) -> Option<Landing> {
    let place = |square: &Square| {
        let (file, rank) = (square.file().to_u32(), square.rank().to_u32());
        side.fold_wb((file, rank), (7 - file, 7 - rank))
    };
    squares.sort_by_key(place);
    let here = place(&from);
    let (further, first) = if forward {
        (squares.iter().find(|square| place(square) > here), squares.first())
    } else {
        (squares.iter().rfind(|square| place(square) < here), squares.last())
    };
    let round = further.is_none();
    further.or(first).map(|square| Landing { square: *square, round })
}
