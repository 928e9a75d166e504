//! What is said of the puzzles that somebody adds to the built-in ones.

use crate::game::declare::by_name;
use crate::game::system_error::SystemError;
use crate::named::named;
use crate::training::notices::store_trouble::StoreTrouble;
use crate::words::arguments;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::Voice;
use crate::words::utterance::Segment;

named! {
    /// Why a line of a file is no puzzle. What each means is said by `puzzles-left-out`.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Fault {
        /// Its bytes are no UTF-8.
        Text = "text",
        Columns = "columns",
        /// Lichess names puzzles by at most ten letters and figures.
        Name = "name",
        Rating = "rating",
        Position = "position",
        /// A move is not legal, or no move at all.
        Move = "move",
        /// The last move is not the solver's.
        Length = "length",
        /// There was a puzzle of this name before.
        Twice = "twice",
    }
}

by_name! { Fault }

/// The file as lichess gives it away, and unpacked.
const PACKED: &str = "lichess_db_puzzle.csv.zst";
const PLAIN: &str = "lichess_db_puzzle.csv";

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PuzzleNotice {
        BuiltIn { count: u64 } => "puzzles-built-in"(count: figure(voice, *count)),
        /// How many were added, from which file and on which day.
        Added { count: u64, file: String, day: u8 = [1_u8, 26], month: u8 = [2_u8, 11], year: u16 = [2026_u16] } => "puzzles-added"(
            count: figure(voice, *count), file, day, month, year: figure(voice, u64::from(*year)),
        ),
        NoneAdded => "puzzles-none-added"(packed: PACKED),
        /// A file is being read, which can take minutes.
        Reading { file: String } => "puzzles-reading"(file),
        /// From a pipe the rest is unknown.
        SoFar { count: u64, percent: Option<u8> = [None, Some(40)] }
            => "puzzles-so-far"(
                count: figure(voice, *count), known: percent.is_some(), percent: figure(voice, u64::from(percent.unwrap_or(0))),
            ),
        /// All of it is read, and the index is being made.
        Arranging => "puzzles-arranging",
        Done { count: u64, megabytes: u64 } => "puzzles-done"(count: figure(voice, *count), megabytes: figure(voice, *megabytes)),
        /// How many of the lines were left out for one reason; the number of the first of them.
        LeftOut { fault: Fault, count: u64, lines: u64, first: u64 } => "puzzles-left-out"(
            fault, count: figure(voice, *count), lines: figure(voice, *lines), first: figure(voice, *first),
        ),
        Removed => "puzzles-removed",
        NoneToRemove => "puzzles-none-to-remove",
        /// No line of a file is a puzzle.
        NoPuzzles { file: String } => "puzzles-no-puzzles"(file, packed: PACKED, plain: PLAIN),
        NoColumn { file: String, column: String } => "puzzles-no-column"(file, column),
        /// A compressed file ends too soon.
        CutOff { file: String } => "puzzles-cut-off"(file),
        /// A compressed file is not what was compressed.
        Damaged { file: String, why: SystemError } => "puzzles-damaged"(file, why),
        /// A line is so long that no puzzle can be in it.
        EndlessLine { file: String, line: u64 } => "puzzles-endless-line"(file, line: figure(voice, *line)),
        Unreadable { file: String, why: SystemError } => "puzzles-unreadable"(file, why),
        NotWritten { file: String, why: SystemError } => "puzzles-not-written"(file, why),
        NotRemoved { file: String, why: SystemError } => "puzzles-not-removed"(file, why),
        /// Somebody has ended the program while a file was being read.
        Interrupted => "puzzles-interrupted",
        /// Said when training begins: how many there are besides the built-in ones.
        More { count: u64 = [1_u64, 2_443, 4_999_997] } => "puzzles-more"(count: rounded(*count), about: rounded(*count) != *count),
        /// They cannot be opened, and training goes on without them.
        Unusable(trouble: StoreTrouble) => "puzzles-unusable"(why: trouble.say(voice)),
        /// They could not be read in the middle of training.
        Unread { why: SystemError } => "puzzles-unread"(why),
    }
}

/// A number to be read in figures and heard in words.
fn figure(voice: Voice<'_>, number: u64) -> Vec<Segment> {
    arguments::figure(voice, i64::try_from(number).unwrap_or(i64::MAX))
}

/// A large number as it is said by ear: its first two figures.
fn rounded(count: u64) -> u64 {
    let place = 10_u64.pow(count.max(1).ilog10().saturating_sub(1));
    if count < 10_000 { count } else { (count + place / 2) / place * place }
}

impl Tell for PuzzleNotice {}
