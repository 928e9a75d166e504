//! What can be asked, as data. Who may ask it is `roles::may_ask`; what is answered, `answers`.

use super::answer::{Moves, Pieces, Row, View};
use super::roles::Topic;
use crate::rules::position::{Color, Square};

/// A question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    // --- the board ---
    /// What stands on a square.
    OnSquare(Square),
    /// Whether a square is dark or light.
    Shade(Square),
    /// Where pieces stand.
    Where(Pieces),
    /// Pawns, file by file; of which side, or of both.
    Pawns(Option<Color>),
    /// What stands in a row.
    Row(Row),
    /// What is seen from a square.
    View(View, Square),
    /// Who attacks a square: pieces of the other side than the one that stands there, and of both where nobody does.
    Attackers(Square),
    /// Who defends it: pieces of the side that stands there, and of both where nobody does.
    Defenders(Square),
    /// Which pieces are pinned, and by what.
    Pins,
    /// Legal moves.
    LegalMoves(Moves),
    /// What was taken.
    Captured,
    /// What each side has.
    Material,
    /// Everything on the board.
    Board,
    // --- the game ---
    /// The last move.
    LastMove,
    /// So many moves, both sides' half-moves of each number, up to the last one.
    LastMoves(u32),
    /// The move of this number, of both sides.
    MoveOf(u32),
    /// All moves from this number on.
    MovesFrom(u32),
    /// All moves.
    Moves,
    /// The scoresheet: the moves, and what stands beside them.
    Sheet(Reading),
    /// The same with the times behind each half-move.
    SheetWithTimes(Reading),
    /// What was corrected, claimed and ruled.
    Corrections,
    /// The name of the opening.
    Opening,
    /// How often the position has stood on the board.
    Repetition,
    /// How long nothing was taken and no pawn was moved.
    Quiet,
    /// Whose turn it is.
    Turn,
    /// Who is in check, and by what.
    Check,
    /// Which rights to castle are left.
    Castling,
    /// The number of the move.
    MoveNumber,
    /// The open offer.
    Offer,
    /// The result.
    Result,
    /// Who plays.
    Players,
    /// By which rules, in which mode.
    Rules,
    // --- the clock ---
    /// Both times.
    Clocks,
    /// Whose clock runs.
    Running,
    /// The asker's own time.
    OwnTime,
    /// His opponent's time.
    OtherTime,
    /// The time of one side.
    TimeOf(Color),
    /// How many moves the asker has still to complete until his next time control.
    ToControl,
    /// How long the game has lasted.
    Elapsed,
    /// The time of day.
    TimeOfDay,
}

/// What is read of a scoresheet (D.2.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    /// All of it.
    Whole,
    /// From the move of this number on.
    From(u32),
    /// The last moves, both sides' half-moves of so many numbers.
    Last(u32),
    /// All of it, from the end to the beginning.
    Backwards,
}

impl Question {
    /// Whether it is about what a clock shows, which is another answer each second.
    #[must_use]
    pub const fn reads_a_clock(self) -> bool {
        matches!(self, Question::Clocks | Question::OwnTime | Question::OtherTime | Question::TimeOf(_))
    }

    /// The row of the permission table.
    #[must_use]
    pub const fn topic(self) -> Topic {
        match self {
            Question::OnSquare(_) => Topic::Square,
            Question::Shade(_) => Topic::Shade,
            Question::Where(_) => Topic::Where,
            Question::Pawns(_) => Topic::Pawns,
            Question::Row(_) => Topic::Row,
            Question::View(..) => Topic::View,
            Question::Attackers(_) => Topic::Attackers,
            Question::Defenders(_) => Topic::Defenders,
            Question::Pins => Topic::Pins,
            Question::LegalMoves(_) => Topic::LegalMoves,
            Question::Captured => Topic::Captured,
            Question::Material => Topic::Material,
            Question::Board => Topic::Board,
            Question::LastMove | Question::LastMoves(_) => Topic::LastMove,
            Question::MoveOf(_)
            | Question::MovesFrom(_)
            | Question::Moves
            | Question::Sheet(_)
            | Question::SheetWithTimes(_) => Topic::Moves,
            Question::Corrections => Topic::Corrections,
            Question::Opening => Topic::Opening,
            Question::Repetition => Topic::Repetition,
            Question::Quiet => Topic::Quiet,
            Question::Turn => Topic::Turn,
            Question::Check => Topic::Check,
            Question::Castling => Topic::Castling,
            Question::MoveNumber => Topic::MoveNumber,
            Question::Offer => Topic::Offer,
            Question::Result => Topic::Result,
            Question::Players => Topic::Players,
            Question::Rules => Topic::Rules,
            Question::Clocks | Question::Running | Question::TimeOf(_) => Topic::Clocks,
            Question::OwnTime => Topic::OwnTime,
            Question::OtherTime => Topic::OtherTime,
            Question::ToControl => Topic::ToControl,
            Question::Elapsed => Topic::Elapsed,
            Question::TimeOfDay => Topic::TimeOfDay,
        }
    }

    /// The row that must allow it, too, where it is about two things.
    #[must_use]
    pub const fn second_topic(self) -> Option<Topic> {
        match self {
            Question::SheetWithTimes(_) => Some(Topic::Clocks),
            _ => None,
        }
    }
}
