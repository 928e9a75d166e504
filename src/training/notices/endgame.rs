//! What is said of endgames against the best defence.

use crate::game::declare::by_name;
use crate::game::report::MoveReport;
use crate::game::system_error::SystemError;
use crate::named::named;
use crate::words::announce::announce;
use crate::words::declare::messages;

named! {
    /// An endgame that can be trained. What each is, is said by `endgame-name`.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Endgame {
        Queen = "queen",
        Rook = "rook",
        Bishops = "bishops",
        BishopAndKnight = "bishop-knight",
        Pawn = "pawn",
        RookAndPawn = "rook-pawn",
        QueenAgainstRook = "queen-rook",
        HoldPawn = "hold-pawn",
    }

    /// Why neither side can win any more.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Drawn {
        /// The side to move has no legal move, and is not in check (5.2.1).
        Stalemate = "stalemate",
        /// Neither side can mate with the pieces that are left (5.2.2).
        Pieces = "pieces",
        /// The position has arisen three times (9.2).
        Repeated = "repeated",
        /// Fifty moves of each side without a capture and without a move of a pawn (9.3).
        Quiet = "quiet",
    }
}

by_name! { Endgame Drawn }

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum EndgameNotice {
        /// In front of the list.
        List => "train-endgames",
        Listed { number: usize, endgame: Endgame } => "train-endgame-listed"(number, endgame),
        /// What can be entered in one.
        Help => "train-endgame-help",
        /// Its tables are not there yet.
        Making => "train-endgame-making",
        /// What is to be done in the position that follows; without a number to hold the draw.
        Begins { endgame: Endgame, moves: Option<u32> = [None, Some(1_u32), Some(12)] }
            => "train-endgame-begins"(endgame, wins: moves.is_some(), moves: moves.unwrap_or(0)),
        /// No move mates sooner; in how many moves.
        Best { moves: u32 } => "train-endgame-best"(moves),
        /// Another move would have been quicker.
        Longer { moves: u32, longer: u32 = [1_u32, 2, 5] } => "train-endgame-longer"(moves, longer),
        StillDrawn => "train-endgame-still-drawn",
        /// Not this move: after it neither side wins.
        Draws { report: Box<MoveReport>, reply: Option<Box<MoveReport>> }
            => "train-endgame-draws"(wrong: announce(voice.sentences, report, voice.listener), move: reply),
        /// Not this move: the other side wins, in `moves` moves.
        Loses { report: Box<MoveReport>, reply: Option<Box<MoveReport>>, moves: u32 }
            => "train-endgame-loses"(wrong: announce(voice.sentences, report, voice.listener), move: reply, moves),
        /// The end: how many moves it took, and how many at best.
        Mated { made: u32, best: u32 } => "train-endgame-mated"(quickest: made <= best, made, best),
        Held(drawn: Drawn) => "train-endgame-held"(drawn),
        /// It was won, and is not any more.
        Slipped(drawn: Drawn) => "train-endgame-slipped"(drawn),
        /// How the best line goes on.
        GivenUp { moves: Vec<MoveReport> = [crate::game::samples::of_every_kind()], whole: bool = [true, false] }
            => "train-endgame-given-up"(moves, whole),
        /// What can be entered at the end.
        Next => "train-endgame-next",
        /// There is no position that could begin again.
        NothingToStartOver => "train-endgame-nothing",
        /// A file held no such table.
        Damaged { file: String } => "train-endgame-damaged"(file),
        /// Tables cannot be written; what the system says.
        NotKept { why: SystemError } => "train-endgame-not-kept"(why),
    }
}
