//! What is said of the study board.

use crate::game::declare::names;
use crate::game::report::MoveReport;
use crate::game::sentence::{Example, Fen};
use crate::rules::position::{Bitboard, CastlingSide, Color, FenField, Piece, Square};
use crate::rules::set_up::Fault;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::parts::wings_key;
use crate::words::positions::{unreadable, wrong};

messages! { |voice|
    /// What the program says of the study board.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum StudyNotice {
        /// From now on questions and moves are about the study board.
        Entered { beside: Beside } => "study-entered"(beside),
        /// The word means something on the study board alone.
        OnlyThere => "study-only-there",
        /// From now on they are about what was left.
        Left { beside: Beside, turn: Color } => "study-left"(beside, side: turn),
        /// One is at the game already.
        NotThere => "study-not-there",
        /// The position after this move.
        At(report: Box<MoveReport>) => "last-move"(number: report.number, side: report.mover, move: report),
        /// The position before all moves.
        AtStart { turn: Color } => "study-at-start"(side: turn),
        /// There is nothing before.
        First => "study-first",
        /// There are no moves after this position.
        Last => "study-last",
        /// Which board one is on, whose moves they are.
        Where(whose: MovesShown) => "study-where"(line: whose),
        Tried(report: Box<MoveReport>) => "study-tried"(move: report),
        /// After it there is no legal move.
        Stalemate => "study-stalemate",
        /// A move that was tried was taken back.
        TakenBack { report: Box<MoveReport>, turn: Color } => "study-taken-back"(move: report, side: turn),
        /// No move was tried here.
        NothingTried => "study-nothing-tried",
        /// Back in the game's own moves.
        Main => "study-main",
        /// One has not left them.
        MainAlready => "study-main-already",
        HowToSetUp => "study-how-to-set-up"(square: Example(Square::E1)),
        /// Pieces were put on the board.
        Put { piece: Piece, squares: Bitboard } => "study-put"(piece, squares),
        /// Squares were emptied.
        Cleared(squares: Bitboard) => "study-cleared"(squares),
        /// The board is empty.
        Emptied => "study-emptied",
        /// The starting position stands there.
        StartPosition => "study-start-position",
        /// A position was set up by FEN.
        SetUp { turn: Color } => "study-position-set"(side: turn),
        /// Who is to move.
        Turn(turn: Color) => "study-turn"(side: turn),
        /// Who can castle where: short and long.
        Castling { white: (bool, bool), black: (bool, bool) }
            => "study-castling"(white: wings_key(*white), black: wings_key(*black)),
        /// King or rook is not where they could castle from.
        NotAtHome { side: Color, wing: CastlingSide } => "study-not-at-home"(side, wing),
        /// A pawn has just passed this square.
        Passed(square: Square) => "study-passed"(square),
        /// None has.
        NothingPassed => "study-nothing-passed",
        /// No pawn of this side can have.
        NotPassed { side: Color, square: Square } => "study-not-passed"(side, square),
        /// What is wrong with the board that is being set up.
        Wrong(faults: Vec<Fault>) => { wrong(voice, faults) },
        /// Why nothing can be moved.
        NoPosition(faults: Vec<Fault>) => "study-no-position"(faults: wrong(voice, faults)),
        /// Why a FEN is not set up.
        FenImpossible(faults: Vec<Fault>) => "study-fen-impossible"(faults: wrong(voice, faults)),
        /// A FEN that cannot be read, and where.
        FenUnreadable(field: FenField) => { unreadable(voice, *field) },
        /// The FEN of the board one is on.
        Fen(fen: String = ["4k3/8/8/8/8/8/8/RN2K3 w Q a3 0 10"]) => "study-fen"(fen: Fen(fen)),
        /// What is to stand on a square?
        AskPiece(square: Square) => "study-ask-piece"(square),
        /// It names no piece of a side.
        NoSuchPiece { text: String } => "study-no-such-piece"(text, square: Example(Square::E1)),
        /// The entry line is empty, on the study board.
        EntryEmpty => "study-entry-empty",
    }
}

/// What the study board stands beside.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Beside {
    /// A game that goes on.
    Game,
    Over,
    /// What somebody trains with.
    Training,
}

/// Whose moves the study board shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MovesShown {
    /// The game's own.
    Game,
    /// A line that was tried.
    Tried,
    /// A position that was set up.
    SetUp,
}

names! {
    Beside { Game = "game", Over = "over", Training = "training" }
    MovesShown { Game = "game", Tried = "tried", SetUp = "set-up" }
}

impl Tell for StudyNotice {}
