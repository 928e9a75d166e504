//! What a session wants to be done, and what it is told of it.

use super::added::Wish;
use super::pupil::{Attempt, NewPuzzle};
use super::review::{Report, Task};
use super::rounds::Finished;
use crate::engine::advice::Variation;
use crate::game::advice::Score;
use crate::rules::position::Position;
use crate::words::endgame_notice::Endgame;
use crate::words::training_notice::{Telling, TrainingNotice};

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Do {
    /// Say this.
    Say(TrainingNotice),
    /// Say these one after another, as a list through which one can step.
    List(Vec<TrainingNotice>),
    /// Put this position (FEN) on the table, before the opponent's move.
    Open(String),
    /// Keep this, and then tell the session ([`Session::kept`](super::session::Session::kept)).
    Keep(Box<Attempt>),
    /// Keep how positions are told.
    KeepTelling(Telling),
    /// Keep the score of a round, and then tell the session ([`Session::round_kept`](super::session::Session::round_kept)).
    KeepRound(Finished),
    /// Put an empty study board in front of whoever trains.
    EmptyBoard,
    /// Put it away.
    PutBoardAway,
    /// Read or make the tables of an endgame, and then tell the session ([`Session::provided`](super::session::Session::provided)).
    Provide(Endgame),
    /// Find such a puzzle among the added ones, and then tell the session ([`Session::found`](super::session::Session::found)).
    Find(Box<Wish>),
    /// Count the themes of the added puzzles, and then tell the session
    /// ([`Session::themes_counted`](super::session::Session::themes_counted)).
    CountThemes,
    /// Find out what follows a wrong move, and then tell the session ([`Session::weighed`](super::session::Session::weighed)).
    Weigh(Box<Weigh>),
    /// Look at these positions, and then tell the session ([`Session::looked`](super::session::Session::looked)).
    Look(Box<Task>),
    /// Make puzzles of the game, and then tell the session ([`Session::made_puzzles`](super::session::Session::made_puzzles)).
    Make(Box<Task>),
    /// Keep these puzzles, and then tell the session ([`Session::new_kept`](super::session::Session::new_kept)).
    KeepNew(Vec<NewPuzzle>),
    /// Write the report of a review, if one is wanted.
    Report(Box<Report>),
}

/// A move that is not the expected one.
#[derive(Clone, Debug, PartialEq)]
pub struct Weigh {
    /// Where it was entered, if other moves than the expected one can be right there.
    pub before: Option<Position>,
    /// What it leads to.
    pub after: Position,
}

/// What an engine says of it, where there is one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weighed {
    /// How the best move stands, for who is to move there.
    pub best: Option<Score>,
    /// The best answer to the move that was entered.
    pub answer: Option<Variation>,
}

/// What becomes of a move.
#[derive(Clone, Debug, PartialEq)]
pub enum Judged {
    /// It goes to the game: it is right, or no legal move, which the game says.
    Play,
    /// It does not.
    Instead(Vec<Do>),
}
