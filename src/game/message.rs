//! What a game says, as data. `words` turns it into sentences, in each listener's language.

use super::declare::messages;
use super::ended::ended;
#[cfg(any(test, debug_assertions))]
use super::samples;
use super::sentence::{Argument, Sentence, Shown, Template, Value};
use derive_more::From;

use super::advice::Aid;
use super::answer::Answer;
use super::clock::ClockReading;
use super::fact::NameField;
use super::participant::{Strength, named};
use super::refusal::Refusal;
use super::report::MoveReport;
use super::roles::Mode;
use super::ruling_says::Says;
use super::table_clock::TableClock;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Piece, Square};

messages! {
    #[derive(Clone, Debug, PartialEq, Eq, From)]
    pub enum Message {
        /// The game begins.
        Begins {
            /// The side of the console's owner.
            owner: Color,
            /// Against whom.
            opponent: Opponent,
            /// The opponent's name, or empty.
            name: String,
            /// Tournament, casual or training.
            mode: Mode,
            /// The number of the start position in Chess960.
            chess960: Option<u32>,
            /// Whether the start position is another than the usual one.
            set_up: bool,
        } => "begins"(
            side: owner, opponent, name, mode, start: start(*chess960, *set_up), number: chess960.unwrap_or(0),
        ),
        /// A game is taken up again; its clocks stand.
        TakenUp { turn: Color, last: Option<Box<MoveReport>>, clock: Option<ClockReading>, arbiter: bool } => "taken-up"(
            side: turn, timed: clock.is_some(), white: clock.map(|clock| Shown(clock.white.left)),
            black: clock.map(|clock| Shown(clock.black.left)), move: last, arbiter,
        ),
        /// A move, for all to hear.
        Announcement(report: Box<MoveReport>) => { Vec::new() },
        /// A move, read back to the one who entered it.
        ReadBack(report: Box<MoveReport> = samples::of_every_kind()) => { Vec::new() },
        /// A draw is offered.
        Offered { by: Color } => "offered"(side: by),
        /// The offer is declined.
        Declined { by: Color } => "declined"(side: by),
        /// The game is over.
        Ended { outcome: Outcome, reason: Reason } => { ended(*outcome, *reason).alone() },
        /// The clocks are stopped.
        Paused => "paused",
        /// They run again.
        Resumed { turn: Color } => "resumed"(side: turn),
        /// Moves were taken back, or a position was put back.
        Restored { last: Option<Box<MoveReport>>, turn: Color } => "restored"(side: turn, move: last),
        /// Who played at a screen plays at a real board from now on.
        AtBoard { side: Color } => "at-board"(side),
        /// From now on an engine may help both players, or may not.
        EngineHelp { allowed: bool } => "engine-help"(allowed),
        /// The opponent was helped by an engine.
        Helped { side: Color, aid: Aid } => "advice-noted"(side, aid),
        /// A name was given or taken away.
        Named {
            field: NameField,
            /// The name; empty if it was taken away.
            text: String = ["Ada", ""],
        } => { named(*field, text).alone() },
        /// To the one who entered a line at a page: it is done, and nothing else is said of it to them.
        Done => "done",
        /// What is said in the dialogue of Appendix D.
        #[from]
        Dialogue(message: super::dialogue::Message) => { message.sentences() },
        /// Something about draws.
        #[from]
        Draw(message: super::draws::Message) => { message.sentences() },
        /// Something about the scoresheet.
        #[from]
        Record(message: super::recording::Message) => { message.sentences() },
        /// Something about an adjournment.
        #[from]
        Adjourn(message: super::adjournment::Message) => { message.sentences() },
        #[from]
        TableClock(says: TableClock) => { says.sentences() },
        /// Something was refused.
        #[from]
        Refused(refusal: Refusal) => { refusal.sentences() },
        /// About a ruling or an irregularity.
        #[from]
        Ruling(says: Says) => { says.sentences() },
        /// Answer: the last move, if there is one.
        LastMove(last: Option<Box<MoveReport>>) => { Vec::new() },
        /// Answer: the moves so far.
        Moves(reports: Vec<MoveReport>) => { Vec::new() },
        /// Both times, when the game begins.
        Clocks(reading: ClockReading) => "clocks"(
            white: Shown(reading.white.left), black: Shown(reading.black.left), running: reading.running,
        ),
        /// The player's own time, in milliseconds, as their assistant tells it.
        OwnTime(left: u64) => {
            Sentence::new(if *left == 0 { "own-time-none" } else { "own-time" }).with("time", Shown(*left)).alone()
        },
        /// Answer: what stands on a square.
        OnSquare { square: Square, piece: Option<Piece> } => { Vec::new() },
        Answer { answer: Box<Answer>, long: bool } => { Vec::new() },
        /// One of these answers, asked for a second time and said at length.
        AtLength(message: Box<Message> = samples::at_length()) => { Vec::new() },
        /// Answer: whose turn it is.
        Turn {
            turn: Color,
            /// The number of the move to be made.
            number: u32,
            /// Whether they are known to be in check.
            check: bool,
        } => { Vec::new() },
    }
}

/// Against whom the owner plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    BuiltinEngine {
        /// 1 to [`LEVELS`](super::participant::LEVELS).
        level: u8,
    },
    /// Somebody at the same keyboard.
    Console,
    /// Somebody at a real board.
    Board,
    /// Somebody at a paired screen.
    Screen,
    /// A UCI engine.
    Uci {
        /// How strong it plays.
        strength: Strength,
    },
}

/// The built-in opponent has a level, an engine a strength.
impl<S: Template> Argument<S> for Opponent {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        let (opponent, level) = match *self {
            Opponent::BuiltinEngine { level } => ("house", level),
            Opponent::Console => ("console", 0),
            Opponent::Board => ("board", 0),
            Opponent::Screen => ("screen", 0),
            Opponent::Uci { .. } => ("engine", 0),
        };
        let strong = match *self {
            Opponent::Uci { strength } => Value::Sentences(strength.sentence().alone()),
            _ => Value::Empty,
        };
        let sentence = level.fill(sentence.value(name, Value::Variant(opponent)), "level");
        sentence.value("strength", strong)
    }
}

const fn start(chess960: Option<u32>, set_up: bool) -> &'static str {
    match (chess960, set_up) {
        (Some(_), _) => "chess960",
        (None, true) => "set-up",
        (None, false) => "usual",
    }
}
