//! Where pieces stand.

use super::manner::Chair;
use crate::game::answer::{Answer, Pieces, Seen, Standing};
use crate::game::board::Board;
use crate::rules::position::{Color, File, Role, Square};

/// A square and what stands there.
pub(super) fn seen(board: &Board, square: Square) -> Seen {
    Seen { square, piece: board.piece_at(square) }
}

/// The pieces of some squares, in the order asked for.
pub(super) fn standing(board: &Board, squares: impl IntoIterator<Item = Square>, chair: Chair) -> Vec<Standing> {
    let piece_on = |square| board.piece_at(square).map(|piece| Standing { square, piece });
    let mut pieces: Vec<Standing> = squares.into_iter().filter_map(piece_on).collect();
    chair.sort(&mut pieces);
    pieces
}

fn find(board: &Board, pieces: Pieces, chair: Chair) -> Vec<Standing> {
    let mut found = standing(board, board.placement().occupied(), chair);
    found.retain(|standing| {
        pieces.color.is_none_or(|color| standing.piece.color == color)
            && pieces.role.is_none_or(|role| standing.piece.role == role)
    });
    found
}

/// Where the pieces of a side or of a kind stand.
pub(super) fn where_are(board: &Board, pieces: Pieces, chair: Chair) -> Answer {
    Answer::Where { pieces, found: find(board, pieces, chair) }
}

/// Everything on the board.
pub(super) fn whole_board(board: &Board, chair: Chair) -> Answer {
    Answer::Board(find(board, Pieces::default(), chair))
}

/// Pawns, file by file from the asker's left, each from their side on.
pub(super) fn pawns(board: &Board, color: Option<Color>, chair: Chair) -> Answer {
    let mut found = find(board, Pieces { color, role: Some(Role::Pawn) }, chair);
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
