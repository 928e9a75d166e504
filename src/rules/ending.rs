//! How a game ends, and which endings follow from the position alone.

use serde::{Deserialize, Serialize};

use super::as_text;
use super::position::{Color, Position};

/// Who has won, if anybody.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// One side has won.
    Won {
        /// The winner.
        #[serde(with = "as_text")]
        by: Color,
    },
    /// Nobody has.
    Drawn,
}

impl Outcome {
    /// The result as it stands on a scoresheet: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub fn score(self) -> &'static str {
        match self {
            Outcome::Won { by } => by.fold_wb("1-0", "0-1"),
            Outcome::Drawn => "1/2-1/2",
        }
    }
}

/// By what a game ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// 5.1.1
    Checkmate,
    /// 5.1.2
    Resignation,
    /// 5.2.1
    Stalemate,
    /// 5.2.2: neither side has the men to mate with.
    InsufficientMaterial,
    /// 5.2.3
    Agreement,
    /// 6.9
    Time,
    /// 6.9: the flag fell, but the opponent has nothing to mate with.
    TimeWithoutMatingMaterial,
}

/// The ending that a position brings by itself: mate, stalemate, or no material to mate with on either side.
///
/// It does not find blocked positions in which nobody can ever mate, and knows nothing of the game's history.
#[must_use]
pub fn of_position(position: &Position) -> Option<(Outcome, Reason)> {
    let mover = position.turn();
    if position.is_checkmate() {
        Some((Outcome::Won { by: !mover }, Reason::Checkmate))
    } else if position.is_stalemate() {
        Some((Outcome::Drawn, Reason::Stalemate))
    } else if Color::ALL.into_iter().all(|side| position.has_insufficient_material(side)) {
        Some((Outcome::Drawn, Reason::InsufficientMaterial))
    } else {
        None
    }
}

/// What a fallen flag means (6.9): a loss, unless the opponent has no material to mate with.
#[must_use]
pub fn of_flag(fallen: Color, position: Option<&Position>) -> (Outcome, Reason) {
    if position.is_some_and(|position| position.has_insufficient_material(!fallen)) {
        (Outcome::Drawn, Reason::TimeWithoutMatingMaterial)
    } else {
        (Outcome::Won { by: !fallen }, Reason::Time)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_end_by_themselves() {
        for (fen, expected) in [
            (
                "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
                Some((Outcome::Won { by: Color::Black }, Reason::Checkmate)),
            ),
            ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some((Outcome::Drawn, Reason::Stalemate))),
            ("8/8/4k3/8/8/3KB3/8/8 w - - 0 1", Some((Outcome::Drawn, Reason::InsufficientMaterial))),
            ("8/8/4k3/8/8/3KN3/4N3/8 w - - 0 1", None),
        ] {
            let position = Position::from_fen(fen).expect("a legal FEN");
            assert_eq!(of_position(&position), expected, "{fen}");
        }
    }

    #[test]
    fn a_flag_loses_unless_the_opponent_is_bare() {
        let bare = Position::from_fen("8/8/4k3/8/8/8/8/3QK3 w - - 0 1").expect("a legal FEN");
        assert_eq!(of_flag(Color::White, Some(&bare)).1, Reason::TimeWithoutMatingMaterial);
        assert_eq!(of_flag(Color::Black, Some(&bare)), (Outcome::Won { by: Color::White }, Reason::Time));
        assert_eq!(of_flag(Color::Black, None).1, Reason::Time);
    }
}
