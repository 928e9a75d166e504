//! What a question about the board or the game is answered with, as data. `answers` makes it, `words` says it.

pub use super::board::Standing;
use super::clock::{DrawCounts, Extra};
use super::declare::messages;
use super::move_times::MoveTimes;
use super::obstacle::Obstacle;
use super::participant::Participant;
use super::report::MoveReport;
use super::roles::{Mode, Parts};
use super::sheet_log::says::Says;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, File, Piece, Rank, Role, Square};
use crate::rules::profile::{DrawMode, Identity};
use crate::time::TimeOfDay;

/// A square and what stands there.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Seen {
    pub square: Square,
    /// What; `None`: nothing.
    pub piece: Option<Piece>,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pieces {
    /// Of which side; `None`: of both.
    pub color: Option<Color>,
    /// Of which kind; `None`: of all.
    pub role: Option<Role>,
}

/// Squares in a row.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Row {
    /// From the asker's left to their right.
    Rank(Rank),
    /// From the asker's side to the other.
    File(File),
    /// The diagonal through a square that rises towards the h-file, from its lower end as the asker sits.
    Rising(Square),
    /// The one that falls towards the h-file.
    Falling(Square),
}

/// From where one looks around.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum View {
    /// Straight and diagonally as far as the first piece: eight rays clockwise, straight ahead of the asker first.
    Rays,
    /// A knight's leaps, clockwise in the same way.
    Knight,
    /// The squares around, clockwise in the same way.
    King,
}

/// A piece that may not leave its line.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pin {
    /// The piece.
    pub pinned: Standing,
    /// The piece of the other side that pins it.
    pub by: Standing,
    /// The king of the pinned piece's side, further along the line.
    pub king: Square,
}

/// Pieces of one side that aim at a square: that could take there, or cover it. A piece that is pinned aims too (3.1.2); one that
/// is blocked by another on the same line does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aim {
    /// Of which side.
    pub by: Color,
    pub pieces: Vec<Standing>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Moves {
    /// Those of the piece on a square.
    From(Square),
    /// All that take something.
    Captures,
    /// All that give check.
    Checks,
    All,
}

messages! {
    /// Why there is no answer, though the question is allowed.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Unanswerable {
        /// What stands on the board is no legal position, so that it cannot be said which moves are legal.
        NoLegalPosition => "unanswerable-no-legal-position",
        /// Nothing stands there.
        NothingThere(square: Square) => "unanswerable-nothing-there"(square),
        /// The piece that stands there belongs to the side that is not to move, so that it has no legal move.
        NotOnMove(standing: Standing) => "unanswerable-not-on-move"(
            side: standing.piece.color, square: standing.square,
        ),
        /// No move has this number.
        NoSuchMove(number: u32) => "unanswerable-no-such-move"(number),
        NoClock => "refused-no-clock",
        /// The time of day is not known.
        NoTimeOfDay => "unanswerable-no-time-of-day",
    }
}

/// Whose times were asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimesOf {
    /// The asker's own.
    Own,
    Opponent,
    /// Those of sides by their names.
    Sides,
}

/// What the time of a side is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum TimeKind {
    /// What is left until the flag falls.
    Left,
    /// The same in an hourglass: what one side uses the other one gains.
    Hourglass,
    /// What was used; no flag falls.
    Counted,
}

/// A time control that lies ahead.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct NextControl {
    /// Moves that are still to be completed, at least 1.
    pub moves: u32,
    /// The number of the last of them.
    pub number: u32,
    /// The time that comes then, in milliseconds.
    pub brings: u64,
}

/// The time of a side, and what belongs to it. All times in milliseconds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct SideTime {
    pub of: Color,
    pub time: u64,
    pub kind: TimeKind,
    /// Below so much, tenths of a second are said.
    pub tenths_below: u64,
    /// What is left of the delay of the present move.
    pub delay: u64,
    /// What each move brings.
    pub extra: Option<(Extra, u64)>,
    /// The period, from 1.
    pub period: u32,
    /// How many there are; 0 where time is not given in periods.
    pub periods: u32,
    /// The control that ends it.
    pub control: Option<NextControl>,
}

/// What beginners are taught that a piece is worth. The king has no price.
pub const fn points_of(role: Role) -> u32 {
    match role {
        Role::Queen => 9,
        Role::Rook => 5,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 1,
        Role::King => 0,
    }
}

/// The rights to castle of one side (3.8.2.1): whether it can be done now is another matter.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    /// Kingside.
    pub short: bool,
    /// Queenside.
    pub long: bool,
}

/// Whether a side can castle in one direction with what stands on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum CastlingNow {
    Possible,
    /// The right is lost for good (3.8.2.1).
    Lost,
    /// Not now (3.8.2.2).
    Prevented(Obstacle),
}

/// What is read of a scoresheet as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SheetItem {
    HalfMove {
        report: MoveReport,
        /// Its times, where they are read with it.
        times: Option<MoveTimes>,
    },
    /// A half-move that is missing on the sheet of the player who reads.
    Unwritten {
        number: u32,
        /// Whose move it was.
        mover: Color,
        /// Whether they were relieved of recording, so that a dash stands there (8.4).
        dash: bool,
    },
    /// What stands beside the moves.
    Note(Says),
}

/// A note in the log of corrections.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogItem {
    /// Number and side of the half-move after which it stands; `None`: before the first one.
    pub after: Option<(u32, Color)>,
    pub says: Says,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing that could be said.
    Unanswerable(Unanswerable),
    /// Whether a square is dark or light.
    Shade(Square),
    /// Where pieces stand: in the order in which they are to be said.
    Where {
        pieces: Pieces,
        found: Vec<Standing>,
    },
    /// Pawns, file by file, from the asker's left.
    Pawns {
        /// Of which side; `None`: of both.
        color: Option<Color>,
        /// The files that have any, in that order.
        files: Vec<(File, Vec<Standing>)>,
    },
    /// What stands in a row.
    Row {
        row: Row,
        seen: Vec<Seen>,
    },
    /// What is seen from a square: for rays one list each, otherwise one list.
    View {
        view: View,
        from: Seen,
        /// What is seen; a ray that leads off the board at once is empty.
        seen: Vec<Vec<Seen>>,
    },
    /// Who attacks a square, or who defends it.
    Aim {
        /// At which square, and what stands there.
        at: Seen,
        /// Whether they defend a piece of their own side, or attack.
        defends: bool,
        /// One side where a piece stands on the square; on an empty one both, the asker's opponent first.
        aims: Vec<Aim>,
    },
    /// Pieces that are pinned to their king, White's first.
    Pins(Vec<Pin>),
    /// Legal moves.
    Moves {
        moves: Moves,
        /// The piece, where those of one piece were asked for.
        piece: Option<Standing>,
        /// The moves.
        reports: Vec<MoveReport>,
    },
    /// What was taken of each side, in order of value.
    Captured {
        white: Vec<Role>,
        black: Vec<Role>,
    },
    /// What each side has, the king left out, in order of value; and in points (9, 5, 3, 3, 1).
    Material {
        white: Vec<(Role, u32)>,
        black: Vec<(Role, u32)>,
        white_points: u32,
        black_points: u32,
    },
    /// Everything on the board, White's pieces first, each side in the order that the settings ask for.
    Board(Vec<Standing>),
    /// What stands now on the squares that look otherwise than before the last half-move of a side.
    Changed {
        by: Color,
        /// The squares, file by file from the asker's left; `None`: this side has not moved yet.
        seen: Option<Vec<Seen>>,
    },
    /// Some of the moves so far.
    Played(Vec<MoveReport>),
    /// What stands on the scoresheet, in the order in which it is read.
    Sheet(Vec<SheetItem>),
    /// What was corrected, claimed and ruled, in the order in which it was.
    Corrections(Vec<LogItem>),
    /// The name of the opening, as `words` calls it; `None`: unknown.
    Opening(Option<&'static str>),
    /// How often the present position has stood on the board (9.2.2).
    Repetition {
        /// From 1.
        count: u32,
        /// When two positions are the same.
        identity: Identity,
    },
    /// Moves without a capture and without a move of a pawn (9.3).
    Quiet {
        /// Half-moves so far.
        half_moves: u32,
        /// What enough of them bring.
        mode: DrawMode,
        /// How many moves of each side are enough.
        needed: u32,
    },
    /// The kings that are in check, White's first, each with the pieces that give it.
    Check(Vec<(Standing, Vec<Standing>)>),
    /// The rights to castle that are left.
    Castling {
        white: CastlingRights,
        black: CastlingRights,
    },
    /// Whether a side can castle now, and whether it is to move.
    CanCastle {
        side: Color,
        to_move: bool,
        short: CastlingNow,
        long: CastlingNow,
    },
    MovesMade {
        white: u32,
        black: u32,
    },
    /// The number of the move to be made, and by whom.
    MoveNumber {
        /// From 1.
        number: u32,
        /// Who is to move.
        turn: Color,
    },
    /// Times of one side or both.
    Times {
        /// Whose were asked for.
        whose: TimesOf,
        /// Each with what belongs to it, White's first.
        sides: Vec<SideTime>,
        /// Whose time runs.
        running: Option<Color>,
        /// Whether the clocks stand only until the first move.
        awaits_move: bool,
    },
    /// Which side has more time, or has used less where time is only counted.
    Ahead {
        /// Which; `None`: both clocks show the same.
        side: Option<Color>,
        /// How much more, in milliseconds: the difference of what is told of both clocks, not of what is left of a second.
        by: u64,
        /// What both clocks show, White's first.
        clocks: Box<[SideTime; 2]>,
    },
    /// The half-move that took longest, and how long, in milliseconds; `None`: none has a time.
    Slowest(Option<(Box<MoveReport>, u64)>),
    /// Whose clock runs.
    Running {
        /// Whose; `None`: neither.
        running: Option<Color>,
        /// Whether the clocks stand only until the first move.
        awaits_move: bool,
    },
    /// How far it is to the time control.
    ToControl {
        /// Whether the asker's own is meant; else each is told with its side.
        own: bool,
        /// Of one side or both, White's first.
        sides: Vec<SideTime>,
    },
    /// How long the game has lasted by the clocks, in milliseconds.
    Elapsed {
        /// What White has used.
        white: u64,
        /// What Black has used.
        black: u64,
        /// For how long neither clock ran.
        stood: u64,
        /// What is charged to neither side.
        gaps: u64,
    },
    TimeOfDay(TimeOfDay),
    /// The open draw offer, if there is one.
    Offer(Option<Color>),
    Result {
        /// How the game ended; `None`: it goes on.
        ended: Option<(Outcome, Reason)>,
        /// For whom a draw counts.
        draw: DrawCounts,
    },
    /// Who plays.
    Players {
        white: Box<Participant>,
        black: Box<Participant>,
        /// Which of them asks, if one does.
        asker: Option<Color>,
    },
    /// Which side the asker plays; `None`: neither.
    OwnSide(Option<Color>),
    /// By which rules, in which mode, and what the console is in this game.
    Rules {
        mode: Mode,
        profile: String,
        parts: Parts,
    },
}
