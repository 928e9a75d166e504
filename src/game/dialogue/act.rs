//! What a seat can do in the dialogue. The clock is pressed by `Command::Press`.

use crate::rules::position::{Color, Intent, Role, Square};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Feels a square of the own board. It binds to nothing (D.2.2).
    Feel { square: Square },
    /// Takes a piece out of its aperture: it is touched (D.2.2).
    Lift { square: Square },
    /// Touches a piece, as a sighted player does (4.3).
    Touch { square: Square },
    /// Puts the piece that was lifted or touched on a square.
    Place { square: Square },
    /// Takes a captured piece off the board.
    RemoveCaptured { square: Square },
    /// A new piece touches the square of promotion: the choice is final (4.4.4).
    NewPiece { square: Square, piece: Role },
    /// Says that they set pieces right (4.2.1).
    Adjust {
        /// On which square; `None`: on any.
        square: Option<Square>,
    },
    /// Announces a move (D.2.1).
    Announce {
        /// Which; a promotion without its piece is incomplete.
        intent: Intent,
        /// With which words.
        said: String,
    },
    /// Repeats what was announced (D.2.1).
    Repeat {
        /// What they understood; `None`: words that name no move that anybody could make.
        intent: Option<Intent>,
        /// With which words.
        said: String,
    },
    /// Corrects a slip of the tongue (D.2.8).
    Correct { intent: Intent, said: String },
    /// Makes the move that was announced on the other board (D.2.1).
    Execute { intent: Intent },
    /// An assistant reports to the arbiter that the sighted player has touched a piece (D.2.10.5).
    ReportTouch { square: Square },
    /// A player complains that the opponent has broken the rules of touching (4.8), and may say which piece was touched.
    ClaimTouch { square: Option<Square> },
    /// A player asks their assistant for times and the number of moves (D.2.10.4).
    AskTime,
    /// The assistant tells them.
    TellTime { to: Color },
    /// The assistant does what an adjournment asks for (D.2.10.6).
    Formalities,
    /// A player says that the boards differ (D.2.9).
    BoardsDiffer,
    /// The arbiter enters what a scoresheet says of the last half-move, after the boards were found to differ (D.2.9).
    Sheet { side: Color, intent: Intent },
    /// The arbiter confirms how two boards are brought together (D.2.9); without one, a player says that theirs agrees.
    Settle,
}

impl Act {
    /// Whether a piece of the half-move under way is touched, moved or taken off by it.
    pub const fn moves_pieces(&self) -> bool {
        use Act::{Lift, NewPiece, Place, RemoveCaptured, Touch};
        matches!(self, Lift { .. } | Touch { .. } | Place { .. } | RemoveCaptured { .. } | NewPiece { .. })
    }
}
