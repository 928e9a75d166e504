//! What can be counted: pieces on the board, pieces that were taken, positions that came back, moves without event.

use super::manner::BY_VALUE;
use crate::game::answer::{Answer, Unanswerable, points_of};
use crate::game::board::Board;
use crate::game::history::History;
use crate::rules::position::{Color, Role};
use crate::rules::profile::Profile;
use crate::rules::{fifty, repetition};

/// What was taken in this line: in one that began from a set-up position, since then.
pub(super) fn captured(history: &History) -> Answer {
    let removed = || history.live().iter().filter_map(|half_move| half_move.report.change.removed);
    let of = |color: Color| {
        let taken = removed().filter(|removed| removed.piece.color == color);
        let mut roles: Vec<Role> = taken.map(|removed| removed.piece.role).collect();
        roles.sort_unstable_by_key(|role| std::cmp::Reverse(*role));
        roles
    };
    Answer::Captured { white: of(Color::White), black: of(Color::Black) }
}

/// How many moves were made in this line: in one that began from a set-up position, since then.
pub(super) fn made(history: &History) -> Answer {
    let of = |side: Color| number(history.live().iter().filter(|half_move| half_move.mover() == side).count());
    Answer::MovesMade { white: of(Color::White), black: of(Color::Black) }
}

/// What each side has.
pub(super) fn material(board: &Board) -> Answer {
    let of = |color: Color| -> Vec<(Role, u32)> {
        let count = |role: Role| (role, number(board.placement().by_piece(role.of(color)).count()));
        BY_VALUE.into_iter().filter(|role| *role != Role::King).map(count).filter(|(_, count)| *count > 0).collect()
    };
    let points = |pieces: &[(Role, u32)]| pieces.iter().map(|(role, count)| points_of(*role) * count).sum();
    let (white, black) = (of(Color::White), of(Color::Black));
    let (white_points, black_points) = (points(&white), points(&black));
    Answer::Material { white, black, white_points, black_points }
}

/// How often the present position has stood on the board, compared as the rules of this game compare positions (9.2.2). What no
/// legal position is counts for nothing.
pub(super) fn repetition(history: &History, profile: &Profile) -> Answer {
    if history.board().position().is_none() {
        return Answer::Unanswerable(Unanswerable::NoLegalPosition);
    }
    let identity = profile.repetition.identity;
    Answer::Repetition { count: repetition::count(history.keys(), identity), identity }
}

/// Half-moves since the last capture or move of a pawn, and what follows from how many moves (9.3).
pub(super) fn quiet(board: &Board, profile: &Profile) -> Answer {
    let needed = board.position().map_or(profile.fifty.moves, |position| fifty::moves_needed(&position, profile));
    Answer::Quiet { half_moves: board.quiet_half_moves(), mode: profile.fifty.mode, needed }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
