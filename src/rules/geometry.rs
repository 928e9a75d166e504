//! The board itself: its shades, and its lines (2.1, 2.4).

use super::position::{Color, File, Rank, Square};

/// Whether a square is light: the one at each player's right hand is (2.1).
pub fn is_light(square: Square) -> bool {
    square.is_light()
}

/// The file at a player's left hand.
pub const fn left_file(side: Color) -> File {
    match side {
        Color::White => File::A,
        Color::Black => File::H,
    }
}

/// How many squares a diagonal has, given by its two ends: a straight line of squares of one colour that runs from one edge of
/// the board to another (2.4). `None` where the two squares are not the ends of one.
pub fn diagonal_length(one: Square, other: Square) -> Option<u32> {
    let files = one.file().distance(other.file());
    let ranks = one.rank().distance(other.rank());
    (files == ranks && files > 0 && ends_there(one, other) && ends_there(other, one)).then_some(files + 1)
}

/// Whether the line from `far` through `end` leaves the board beyond `end`.
fn ends_there(end: Square, far: Square) -> bool {
    let files = match end.file() {
        File::A => far.file() > end.file(),
        File::H => far.file() < end.file(),
        _ => false,
    };
    let ranks = match end.rank() {
        Rank::First => far.rank() > end.rank(),
        Rank::Eighth => far.rank() < end.rank(),
        _ => false,
    };
    files || ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagonal_runs_from_edge_to_edge() {
        use Square as S;
        for (one, other, length) in [
            (S::A1, S::H8, Some(8)),
            (S::H8, S::A1, Some(8)),
            (S::D1, S::H5, Some(5)),
            (S::A3, S::F8, Some(6)),
            (S::A2, S::B1, Some(2)),
            (S::H1, S::A8, Some(8)),
            (S::B2, S::H8, None),
            (S::A1, S::G7, None),
            (S::A1, S::A8, None),
            (S::A1, S::B3, None),
            (S::A1, S::A1, None),
        ] {
            assert_eq!(diagonal_length(one, other), length, "{one}-{other}");
        }
        // Every square but the corners ends or lies on two of them: 26 diagonals of two squares or more.
        let ends = Square::ALL.into_iter().flat_map(|one| Square::ALL.into_iter().map(move |other| (one, other)));
        assert_eq!(ends.filter(|(one, other)| diagonal_length(*one, *other).is_some()).count(), 2 * 26);
    }

    #[test]
    fn the_square_at_the_right_hand_is_light() {
        assert!(is_light(Square::H1) && is_light(Square::A8) && !is_light(Square::A1));
    }
}
