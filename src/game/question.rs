//! What can be asked, a row for each question: what it is, which rows of the permission table must allow it (`roles::may_ask`),
//! and by which rules of the grammars it is asked. What is answered, `answers` computes.

use Asks::{OfNumber, OfSide, OfSquare, Whole};

use super::answer::{Moves, Pieces, Row, View};
use super::roles::Topic;
use crate::rules::position::{Color, Square};

/// What a rule of the grammars asks.
#[derive(Copy, Clone, Debug)]
pub enum Asks {
    /// A question in which nothing is named.
    Whole(Question),
    /// One in which a number is named.
    OfNumber(fn(u32) -> Question),
    /// One in which a square is named, or a piece that stands there.
    OfSquare(fn(Square) -> Question),
    /// One in which a side is named; where none is, the asker's.
    OfSide(fn(Color) -> Question),
}

/// A rule of the grammars that asks a question.
#[derive(Copy, Clone, Debug)]
pub struct Rule {
    pub name: &'static str,
    pub asks: Asks,
    /// Whether it is among those that are told at a tournament, where it may be asked.
    pub told: bool,
}

impl Rule {
    const fn new(name: &'static str, asks: Asks) -> Rule {
        Rule { name, asks, told: false }
    }

    const fn told(self) -> Rule {
        Rule { told: true, ..self }
    }

    pub fn of(name: &str) -> Option<&'static Rule> {
        RULES.iter().find(|rule| rule.name == name)
    }
}

/// Questions: `Meaning(what is named) => topics: rules`. A rule without more asks the question as it stands; `told` stands in
/// front of those that are told at a tournament.
macro_rules! questions {
    ($(
        $(#[$meaning:meta])*
        $question:ident $(($($named:ty),+))? => $($topic:ident),+ $(: $($($told:ident)? $rule:literal $(= $asks:expr)?),+)?;
    )*) => {
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Question {$(
            $(#[$meaning])*
            $question $(($($named),+))?,
        )*}

        impl Question {
            /// The rows of the permission table, all of which must allow it.
            pub const fn topics(self) -> &'static [Topic] {
                match self {
                    $(Question::$question { .. } => &[$(Topic::$topic),+],)*
                }
            }
        }

        /// All rules that ask a question.
        pub const RULES: &[Rule] = &[$($($(Rule::new($rule, asks!($question $($asks)?)) $(.$told())?,)+)?)*];
    };
}

/// What a rule asks, if it is not the whole question.
macro_rules! asks {
    ($question:ident) => {
        Whole(Question::$question)
    };
    ($question:ident $asks:expr) => {
        $asks
    };
}

questions! {
    // --- the board ---
    /// What stands on a square.
    OnSquare(Square) => Square;
    /// Whether a square is dark or light.
    Shade(Square) => Shade: "shade" = OfSquare(Question::Shade);
    /// Where pieces stand.
    Where(Pieces) => Where;
    /// Pawns, file by file; of which side, or of both.
    Pawns(Option<Color>) => Pawns;
    /// What stands in a row.
    Row(Row) => Row;
    /// What is seen from a square.
    View(View, Square) => View:
        "rays" = OfSquare(|from| Question::View(View::Rays, from)),
        "knight-view" = OfSquare(|from| Question::View(View::Knight, from)),
        "king-view" = OfSquare(|from| Question::View(View::King, from));
    /// Who attacks a square: pieces of the opponent of the piece that stands there, or of both sides if the square is empty.
    Attackers(Square) => Attackers: "attackers" = OfSquare(Question::Attackers);
    /// Who defends it: pieces of the same side as the piece that stands there, or of both sides if the square is empty.
    Defenders(Square) => Defenders: "defenders" = OfSquare(Question::Defenders);
    /// Which pieces are pinned, and by what.
    Pins => Pins: "pins";
    LegalMoves(Moves) => LegalMoves:
        "moves-of" = OfSquare(|from| Question::LegalMoves(Moves::From(from))),
        "captures" = Whole(Question::LegalMoves(Moves::Captures)),
        "checks" = Whole(Question::LegalMoves(Moves::Checks)),
        "legal-moves" = Whole(Question::LegalMoves(Moves::All));
    /// What was taken.
    Captured => Captured: "captured";
    /// What each side has.
    Material => Material: "material";
    /// Everything on the board.
    Board => Board: told "board";
    // --- the game ---
    LastMove => LastMove: told "last";
    /// Which squares look otherwise than before the last move of the asker's opponent; of either side for who plays neither.
    Changed => LastMove: told "changed";
    /// This many moves, both sides' half-moves of each number, up to the last one.
    LastMoves(u32) => LastMove: "last-moves" = OfNumber(Question::LastMoves);
    /// The move of this number, of both sides.
    MoveOf(u32) => Moves: "move-of" = OfNumber(Question::MoveOf);
    MovesFrom(u32) => Moves: "moves-from" = OfNumber(Question::MovesFrom);
    Moves => Moves: told "moves";
    MovesBy(Color) => Moves: "moves-by" = OfSide(Question::MovesBy);
    MovesMade => MoveNumber: "moves-made";
    /// The scoresheet: the moves, and what stands beside them.
    Sheet(Reading) => Moves:
        told "sheet" = Whole(Question::Sheet(Reading::Whole)),
        "sheet-back" = Whole(Question::Sheet(Reading::Backwards)),
        "sheet-from" = OfNumber(|number| Question::Sheet(Reading::From(number))),
        "sheet-last" = OfNumber(|number| Question::Sheet(Reading::Last(number)));
    /// The same with the times after each half-move.
    SheetWithTimes(Reading) => Moves, Clocks:
        told "sheet-times" = Whole(Question::SheetWithTimes(Reading::Whole)),
        "sheet-times-back" = Whole(Question::SheetWithTimes(Reading::Backwards)),
        "sheet-times-from" = OfNumber(|number| Question::SheetWithTimes(Reading::From(number))),
        "sheet-times-last" = OfNumber(|number| Question::SheetWithTimes(Reading::Last(number)));
    /// What was corrected, claimed and ruled.
    Corrections => Corrections: told "corrections";
    /// The name of the opening.
    Opening => Opening: "opening";
    /// How often the position has stood on the board.
    Repetition => Repetition: "repetition";
    /// How long nothing was taken and no pawn was moved.
    Quiet => Quiet: "quiet";
    Turn => Turn: told "turn";
    Check => Check: "check";
    /// Which rights to castle are left.
    Castling => Castling: "castling";
    /// Whether a side can castle now, and why not.
    CanCastle(Color) => Castling, LegalMoves: "can-castle" = OfSide(Question::CanCastle);
    MoveNumber => MoveNumber: told "move-number";
    /// The open offer.
    Offer => Offer: told "offer";
    Result => Result: "result";
    /// Who plays.
    Players => Players: told "players";
    /// Which side the asker plays.
    OwnSide => Players: "own-side";
    /// By which rules, in which mode.
    Rules => Rules: told "rules";
    // --- the clock ---
    /// Both times.
    Clocks => Clocks: told "clock";
    /// Whose clock runs.
    Running => Clocks: "running-clock";
    /// The asker's own time.
    OwnTime => OwnTime: told "own-time";
    /// Their opponent's time.
    OtherTime => OtherTime: told "other-time";
    /// The time of one side.
    TimeOf(Color) => Clocks:
        "white-time" = Whole(Question::TimeOf(Color::White)),
        "black-time" = Whole(Question::TimeOf(Color::Black));
    /// Which side has more time, and how much more. It is no more than both clocks show, so that who may hear these may hear it.
    Ahead => Clocks: "ahead";
    /// Which half-move took longest, of one side or of both. It is a line of the scoresheet with its times, which a player may read at
    /// a tournament (8.1, D.2.6.1, D.2.7): it says what was played and how long it took, and nothing of what stands on the board.
    Slowest(Option<Color>) => Moves, Clocks:
        "slowest" = Whole(Question::Slowest(None)),
        "slowest-of" = OfSide(|side| Question::Slowest(Some(side)));
    /// How many moves the asker has still to complete until their next time control.
    ToControl => ToControl: "to-control";
    /// How long the game has lasted.
    Elapsed => Elapsed: "elapsed";
    TimeOfDay => TimeOfDay: "time-of-day";
}

/// What is read of a scoresheet (D.2.7).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reading {
    Whole,
    /// From the move of this number on.
    From(u32),
    /// The last moves, both sides' half-moves of this many numbers.
    Last(u32),
    /// All of it, from the end to the beginning.
    Backwards,
}

impl Question {
    /// Whether it is about what a clock shows, which is another answer each second.
    pub const fn reads_a_clock(self) -> bool {
        matches!(
            self,
            Question::Clocks | Question::OwnTime | Question::OtherTime | Question::TimeOf(_) | Question::Ahead
        )
    }

    /// Whether it has no answer in a game without a clock.
    pub fn wants_a_clock(self) -> bool {
        let is_of_a_clock = |topic: &Topic| {
            matches!(topic, Topic::Clocks | Topic::OwnTime | Topic::OtherTime | Topic::ToControl | Topic::Elapsed)
        };
        self.topics().iter().any(is_of_a_clock)
    }
}
