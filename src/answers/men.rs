//! Where men stand.

use super::manner::Chair;
use crate::game::answer::{Answer, Men, Seen, Standing};
use crate::game::board::Board;
use crate::rules::position::{Color, File, Role, Square};

/// A square and what stands there.
pub(super) fn seen(board: &Board, square: Square) -> Seen {
    Seen { square, man: board.piece_at(square) }
}

/// The men of some squares, in the order asked for.
pub(super) fn standing(board: &Board, squares: impl IntoIterator<Item = Square>, chair: Chair) -> Vec<Standing> {
    let man_on = |square| board.piece_at(square).map(|man| Standing { square, man });
    let mut men: Vec<Standing> = squares.into_iter().filter_map(man_on).collect();
    chair.sort(&mut men);
    men
}

fn find(board: &Board, men: Men, chair: Chair) -> Vec<Standing> {
    let mut found = standing(board, board.placement().occupied(), chair);
    found.retain(|standing| {
        men.color.is_none_or(|color| standing.man.color == color)
            && men.role.is_none_or(|role| standing.man.role == role)
    });
    found
}

/// Where the men of a side or of a kind stand.
pub(super) fn where_are(board: &Board, men: Men, chair: Chair) -> Answer {
    Answer::Where { men, found: find(board, men, chair) }
}

/// Everything on the board.
pub(super) fn whole_board(board: &Board, chair: Chair) -> Answer {
    Answer::Board(find(board, Men::default(), chair))
}

/// Pawns, file by file from the asker's left, each from his side on.
pub(super) fn pawns(board: &Board, color: Option<Color>, chair: Chair) -> Answer {
    let mut found = find(board, Men { color, role: Some(Role::Pawn) }, chair);
    found.sort_by_key(|pawn| (chair.across(pawn.square), chair.up(pawn.square)));
    let mut files: Vec<(File, Vec<Standing>)> = Vec::new();
    for pawn in found {
        match files.last_mut() {
            Some((file, pawns)) if *file == pawn.square.file() => pawns.push(pawn),
            _ => files.push((pawn.square.file(), vec![pawn])),
        }
    }
    Answer::Pawns { color, files }
}
