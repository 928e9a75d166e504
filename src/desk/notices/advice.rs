//! Help in a game, in words.

use crate::game::advice::{Balance, Blunder, Matter, Worth};
use crate::game::engine_trouble::EngineFailure;
use crate::game::report::MoveReport;
use crate::game::sentence::Example;
use crate::rules::position::{Color, Role, Square};
use crate::words::declare::messages;
use crate::words::notice::Tell;

messages! { |voice|
    /// What is said of a position, or of a move in it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum AdviceNotice {
        /// The first step of a hint: what matters. The next step tells the piece.
        Matter(matter: Matter) => "advice-matter"(matter),
        /// The second: the piece that moves best, and where it stands.
        Piece { role: Role, square: Square } => "advice-piece"(role, square),
        /// The third: the move.
        Move(report: Box<MoveReport>) => "advice-move"(move: report),
        Threat { side: Color, report: Box<MoveReport>, stake: Worth } => "advice-threat"(side, move: report, stake),
        /// It threatens nothing that matters.
        NoThreat { side: Color } => "advice-no-threat"(side),
        /// Who is in check has nothing else to look at.
        InCheck => "advice-in-check",
        /// Who stands better.
        Stands(balance: Balance) => "advice-stands"(balance),
        /// How the line is heard move by move, on the study board.
        StepThrough => "advice-step-through",
        /// The best line.
        Line { reports: Vec<MoveReport> = [crate::game::samples::of_every_kind()], balance: Balance } => "advice-line"(moves: reports, stands: voice.phrase("advice-stands").with("balance", balance).say()),
        /// A move is no blunder.
        Fine(report: Box<MoveReport>) => "advice-fine"(move: report),
        Blunder(blunder: Box<Blunder>) => { blunder.say(voice) },
        /// The same before it is made: whether to play it all the same.
        AskBlunder(blunder: Box<Blunder>) => "advice-ask-blunder"(why: blunder.say(voice)),
        /// No move was named to be looked at.
        WhichMove => "advice-which-move"(square: Example(Square::E4)),
        /// Hints are for who is to move.
        NotYourTurn => "advice-not-your-turn",
        /// The game is over there.
        Over => "advice-over",
        /// What stands on the board is no position that could be thought about.
        NoPosition => "advice-no-position",
        /// Whether blunders are warned of from now on.
        Warnings { on: bool } => "advice-warnings"(on),
        /// There is no engine that could be asked.
        Nobody => "advice-nobody",
        /// The engine that was named has failed, and the built-in one answers.
        ByBuiltin { name: String, why: EngineFailure } => "advice-by-builtin"(name, why: why.say(voice)),
    }
}

impl Tell for AdviceNotice {}
