//! What is said of a tournament game whose record is damaged, and which the arbiter can close.

use crate::game::system_error::SystemError;
use crate::words::declare::messages;
use crate::words::notice::Tell;

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DamageNotice {
        /// No other game can be begun before the arbiter has closed the one in this journal.
        Open { file: String } => "damaged-game-open"(file),
        /// The arbiter is asked: the first damaged line, from 1, and whether the game has a PIN, which is then the answer.
        Ask { file: String, line: usize, pin: bool } => "damaged-game-ask"(file, line, pin),
        /// It is closed: the journal, which is kept, and the file in which the decision is saved.
        Closed { file: String, note: String } => "damaged-game-closed"(file, note),
        /// A game goes on up to the damage: its record, the first damaged line, and the new record.
        GoesOn { file: String, line: usize, copy: String } => "damaged-game-goes-on"(file, line, copy),
        /// One byte of its first line was wrong and is mended: its record, and the new record.
        Mended { file: String, copy: String } => "damaged-game-mended"(file, copy),
        /// A game goes on whose first line is lost: its record, the new record, and what else is lost and is as the settings say.
        Rebuilt { file: String, copy: String, players: bool, event: bool, time: bool, start: bool, rules: bool }
            => "damaged-game-rebuilt"(file, copy, players, event, time, start, rules),
        /// It can go on when somebody says what is lost: the starting position, or else the time control.
        Needs { file: String, start: bool } => "damaged-game-needs"(file, start),
        /// A game is read whose first line is lost.
        Read { file: String } => "damaged-game-read"(file),
        /// It cannot, since there is no place for a new record.
        NotCopied { file: String, line: usize, why: SystemError } => "damaged-game-not-copied"(file, line, why),
        /// Nothing of a record can be read.
        Unreadable { file: String } => "damaged-game-unreadable"(file),
        /// The decision cannot be saved, and the game is not closed.
        NotClosed { why: SystemError } => "damaged-game-not-closed"(why),
    }
}

impl Tell for DamageNotice {}
