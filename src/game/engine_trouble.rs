//! What can go wrong with a UCI engine, as data: the threads of `engine` report it, and `words` says it.

use super::declare::messages;
use super::sentence::{Quoted, Sentence};
use super::system_error::SystemError;
messages! {
    /// Why an engine that was playing has to be started again.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum EngineFailure {
        /// Its process has ended.
        Ended => "engine-ended",
        /// It does not answer in time.
        Silent => "engine-silent",
        /// It answered with a move that is not legal.
        Illegal {
            /// What it answered.
            text: String,
        } => "engine-illegal"(text: Quoted(text)),
        /// It answered with something that is no move.
        Wrong {
            /// What it answered.
            text: String = ["Ada", ""],
        } => {
            let key = if text.is_empty() { "engine-no-answer" } else { "engine-wrong" };
            Sentence::new(key).with("text", Quoted(text)).alone()
        },
    }
}

messages! {
    /// News of an engine in a game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum EngineTrouble {
        /// It has failed, and is started again.
        StartedAgain {
            /// What it calls itself.
            name: String,
            /// What happened.
            why: EngineFailure,
        } => "engine-started-again"(name, why: why.sentences()),
        /// It has failed so often that the built-in opponent answers in its place.
        Replaced {
            /// What it calls itself.
            name: String,
            /// What happened last.
            why: EngineFailure,
            /// The level of the built-in opponent.
            level: u8,
        } => "engine-replaced"(name, why: why.sentences(), level),
        /// It has failed so often that it is not started again, and there is no opponent to play on in its place.
        Abandoned {
            /// What it calls itself.
            name: String,
            /// What happened last.
            why: EngineFailure,
        } => "engine-abandoned"(name, why: why.sentences()),
    }
}

messages! {
    /// What an engine takes as the value of one of its options.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Takes {
        /// `true` or `false`.
        Check {
            /// The value if none is given.
            default: bool,
        } => "engine-takes-check",
        /// A whole number.
        Spin {
            /// The value if none is given.
            default: i64,
            /// The least.
            min: i64,
            /// The most.
            max: i64,
        } => "engine-takes-number"(least: *min, most: *max),
        /// One of these words.
        Combo {
            /// The value if none is given.
            default: String,
            /// The words.
            of: Vec<String>,
        } => {
            // An engine that lists no words.
            let key = if of.is_empty() { "engine-takes-text" } else { "engine-takes-word" };
            Sentence::new(key).with("words", of.join(", ")).alone()
        },
        Text {
            /// The value if none is given.
            default: String,
        } => "engine-takes-text",
        /// Nothing: it is pressed.
        Button => "engine-takes-nothing",
    }
}

messages! {
    /// Why an engine cannot play.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CannotPlay {
        /// No engine is on this machine.
        NoneFound => "engine-none-found",
        /// There is no such program.
        NotFound {
            /// What was asked for.
            program: String,
        } => "engine-not-found"(program: Quoted(program)),
        /// The system does not start it.
        NotStarted {
            program: String,
            /// What the system says.
            why: SystemError,
        } => "engine-not-started"(program: Quoted(program), why),
        /// It does not talk as an engine does.
        NoEngine {
            program: String,
            /// What happened.
            why: EngineFailure,
        } => "engine-no-engine"(program: Quoted(program), why: why.sentences()),
        /// It does not know Chess960.
        NoChess960 {
            /// What it calls itself.
            name: String,
        } => "engine-no-chess960"(name),
        /// It plays at other ratings only.
        NoSuchRating {
            /// What it calls itself.
            name: String,
            /// The lowest.
            least: i64,
            /// The highest.
            most: i64,
        } => "engine-no-such-rating"(name, least, most),
        /// It plays at no rating, only as strong as it can.
        NoRatings {
            /// What it calls itself.
            name: String,
        } => "engine-no-ratings"(name),
        NoSuchOption {
            /// What it calls itself.
            name: String,
            /// What was asked for.
            option: String,
            /// The nearest one that it has.
            near: Option<String>,
        } => "engine-no-option"(
            name, option: Quoted(option), known: near.is_some(), near: near.as_deref().unwrap_or_default(),
        ),
        /// An option does not take this value.
        WrongValue {
            /// The option, as the engine writes it.
            option: String,
            value: String,
            takes: Takes,
        } => "engine-wrong-value"(option, value: Quoted(value), takes: takes.sentences()),
    }
}
