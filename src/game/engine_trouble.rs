//! What can go wrong with a UCI engine, as data: the threads of `engine` report it, and `words` says it.

/// Why an engine that was playing has to be started again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFailure {
    /// Its process has ended.
    Ended,
    /// It does not answer in time.
    Silent,
    /// It answered with a move that is not legal.
    Illegal {
        /// What it answered.
        text: String,
    },
    /// It answered with something that is no move.
    Wrong {
        /// What it answered.
        text: String,
    },
}

/// News of an engine in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineTrouble {
    /// It has failed, and is started again.
    StartedAgain {
        /// What it calls itself.
        name: String,
        /// What happened.
        why: EngineFailure,
    },
    /// It has failed so often that the built-in opponent answers in its place.
    Replaced {
        /// What it calls itself.
        name: String,
        /// What happened last.
        why: EngineFailure,
        /// The level of the built-in opponent.
        level: u8,
    },
    /// It has failed so often that it is not started again, and there is no opponent to play on in its place.
    Abandoned {
        /// What it calls itself.
        name: String,
        /// What happened last.
        why: EngineFailure,
    },
}

/// What an engine takes as the value of one of its options.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Takes {
    /// `true` or `false`.
    Check {
        /// The value if none is given.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// The value if none is given.
        default: i64,
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// One of these words.
    Combo {
        /// The value if none is given.
        default: String,
        /// The words.
        of: Vec<String>,
    },
    Text {
        /// The value if none is given.
        default: String,
    },
    /// Nothing: it is pressed.
    Button,
}

/// Why an engine cannot play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotPlay {
    /// No engine is on this machine.
    NoneFound,
    /// There is no such program.
    NotFound {
        /// What was asked for.
        program: String,
    },
    /// The system does not start it.
    NotStarted {
        program: String,
        /// What the system says.
        why: String,
    },
    /// It does not talk as an engine does.
    NoEngine {
        program: String,
        /// What happened.
        why: EngineFailure,
    },
    /// It does not know Chess960.
    NoChess960 {
        /// What it calls itself.
        name: String,
    },
    /// It plays at other ratings only.
    NoSuchRating {
        /// What it calls itself.
        name: String,
        /// The lowest.
        least: i64,
        /// The highest.
        most: i64,
    },
    /// It plays at no rating, only as strong as it can.
    NoRatings {
        /// What it calls itself.
        name: String,
    },
    NoSuchOption {
        /// What it calls itself.
        name: String,
        /// What was asked for.
        option: String,
        /// The nearest one that it has.
        near: Option<String>,
    },
    /// An option does not take this value.
    WrongValue {
        /// The option, as the engine writes it.
        option: String,
        value: String,
        takes: Takes,
    },
}
