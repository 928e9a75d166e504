//! What a session wants to be done, and what it is told of it.

use std::collections::HashMap;
use std::path::PathBuf;

use super::added::Wish;
use super::making::Made;
use super::pupil::{Attempt, NewPuzzle};
use super::puzzle::Puzzle;
use super::review::{Look, Report, Task};
use super::rounds::Finished;
use crate::engine::advice::Variation;
use crate::engine::endgames::Tables;
use crate::engine::endgames::store::StoreTrouble;
use crate::game::advice::Score;
use crate::game::system_error::SystemError;
use crate::rules::position::Position;
use crate::training::notices::endgame::Endgame;
use crate::training::notices::training::{Telling, Theme, TrainingNotice};

/// What is to be done. What takes its time comes back as an [`Answer`].
#[derive(Clone, Debug, PartialEq)]
pub enum Do {
    Say(TrainingNotice),
    /// Say these one after another, as a list through which one can step.
    List(Vec<TrainingNotice>),
    /// Put this position (FEN) on the table, before the opponent's move.
    Open(String),
    Keep(Box<Attempt>),
    /// Keep how positions are told.
    KeepTelling(Telling),
    /// Keep the score of a round.
    KeepRound(Finished),
    /// Put an empty study board in front of the player who trains.
    EmptyBoard,
    PutBoardAway,
    /// Read or make the tables of an endgame.
    Provide(Endgame),
    /// Find such a puzzle among the added ones.
    Find(Box<Wish>),
    /// Count the themes of the added puzzles.
    CountThemes,
    /// Find out what follows a wrong move.
    Weigh(Box<Weigh>),
    /// Look at these positions.
    Look(Box<Task>),
    /// Make puzzles of the game.
    Make(Box<Task>),
    KeepNew(Vec<NewPuzzle>),
    /// Write the report of a review, if one is wanted.
    Report(Box<Report>),
}

/// What became of what takes its time: the engines, the disk, the puzzles that were added.
#[derive(Debug)]
pub enum Answer {
    /// The last result is on disk, or is not.
    Kept(Result<(), SystemError>),
    /// The score of a round is on disk, or is not.
    RoundKept(Finished, Result<(), SystemError>),
    /// New puzzles are on disk, or are not.
    NewKept(Result<(), SystemError>),
    /// A puzzle among the added ones, if there is one, or why they could not be read.
    Found(Box<Result<Option<Puzzle>, SystemError>>),
    /// How many of the added puzzles have which theme, or why they could not be read.
    Counted(Result<HashMap<Theme, u64>, SystemError>),
    /// What an engine says of a move.
    Weighed(Box<Weighed>),
    /// What was found in the game that is reviewed, and which places are left because somebody went on to something else.
    Looked { found: Vec<Look>, left: Vec<usize> },
    /// Puzzles that were made of it, and which places are left.
    Made { found: Vec<Made>, left: Vec<usize> },
    /// The files of the report, each written, or why it is not.
    Reported(Vec<(PathBuf, Option<SystemError>)>),
    /// The tables of endgames, and what was wrong with their files.
    Provided(Box<Tables>, Vec<StoreTrouble>),
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
    Instead(Vec<Do>),
}
