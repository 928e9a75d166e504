//! The square that the player has under their finger.

use crate::rules::position::{Color, Square};

/// A step as the player sits: up is away from them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// Away from them.
    Up,
    /// Towards them.
    Down,
    Left,
    Right,
}

/// Where they are on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cursor {
    side: Color,
    square: Square,
    /// Where they were before the last jump.
    before: Option<Square>,
}

impl Cursor {
    /// In the corner at the left hand of somebody who sits at this side.
    pub const fn new(side: Color) -> Cursor {
        let square = match side {
            Color::White => Square::A1,
            Color::Black => Square::H8,
        };
        Cursor { side, square, before: None }
    }

    pub const fn square(self) -> Square {
        self.square
    }

    /// From which side the board is read.
    pub const fn side(self) -> Color {
        self.side
    }

    /// From now on the board is read from this side; the square stays.
    pub fn sit(&mut self, side: Color) {
        self.side = side;
    }

    /// Goes one square on; at the edge it stays. Whether it has gone.
    pub fn step(&mut self, way: Way) -> bool {
        let (file, rank) = match way {
            Way::Up => (0, 1),
            Way::Down => (0, -1),
            Way::Left => (-1, 0),
            Way::Right => (1, 0),
        };
        let sign = self.side.fold_wb(1, -1);
        let next = self.square.file().offset(sign * file).zip(self.square.rank().offset(sign * rank));
        match next {
            Some((file, rank)) => {
                self.square = Square::from_coords(file, rank);
                true
            }
            None => false,
        }
    }

    /// Goes to a square, wherever it is.
    pub fn jump(&mut self, to: Square) {
        if to != self.square {
            self.before = Some(self.square);
            self.square = to;
        }
    }

    /// Goes back where it was before the last jump, and from there forward again. Whether there was one.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.before else { return false };
        self.jump(before);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(side: Color, ways: &[Way]) -> (Square, Vec<bool>) {
        let mut cursor = Cursor::new(side);
        let moved = ways.iter().map(|way| cursor.step(*way)).collect();
        (cursor.square(), moved)
    }

    #[test]
    fn steps_are_those_of_somebody_who_sits_behind_his_pieces() {
        let ways = [Way::Right, Way::Up, Way::Up, Way::Left];
        assert_eq!(walk(Color::White, &ways), (Square::A3, vec![true; 4]));
        assert_eq!(walk(Color::Black, &ways), (Square::H6, vec![true; 4]));
    }

    #[test]
    fn the_edge_is_told_and_nothing_moves() {
        assert_eq!(walk(Color::White, &[Way::Left, Way::Down]), (Square::A1, vec![false; 2]));
        assert_eq!(walk(Color::Black, &[Way::Up; 9]), (Square::H1, [vec![true; 7], vec![false; 2]].concat()));
    }

    #[test]
    fn back_returns_to_the_start_of_the_last_jump() {
        let mut cursor = Cursor::new(Color::White);
        assert!(!cursor.back());
        cursor.jump(Square::E4);
        cursor.step(Way::Up);
        assert!(cursor.back());
        assert_eq!(cursor.square(), Square::A1);
        assert!(cursor.back());
        assert_eq!(cursor.square(), Square::E5);
        cursor.sit(Color::Black);
        cursor.step(Way::Up);
        assert_eq!(cursor.square(), Square::E4);
    }
}
