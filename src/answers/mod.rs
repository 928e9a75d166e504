//! A question about the game to a message, through the permission table. Nothing of it is ever recorded.

use crate::game::Game;
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::report::MoveReport;
use crate::game::roles::{Seat, Topic, may_ask};
use crate::rules::position::{Color, Square};
use crate::time::Tick;

/// What can be asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// The last move.
    LastMove,
    /// All moves.
    Moves,
    /// Both times.
    Clocks,
    /// The asker's own time.
    OwnTime,
    /// His opponent's time.
    OtherTime,
    /// What stands on a square.
    OnSquare(Square),
    /// Whose turn it is.
    Turn,
}

impl Question {
    /// The row of the permission table.
    #[must_use]
    pub fn topic(self) -> Topic {
        match self {
            Question::LastMove => Topic::LastMove,
            Question::Moves => Topic::Moves,
            Question::Clocks => Topic::Clocks,
            Question::OwnTime => Topic::OwnTime,
            Question::OtherTime => Topic::OtherTime,
            Question::OnSquare(_) => Topic::Square,
            Question::Turn => Topic::Turn,
        }
    }
}

/// Answers a seat's question as of `at`, or refuses in the same words whatever was asked.
#[must_use]
pub fn answer(game: &Game, seat: Seat, question: Question, at: Tick) -> Message {
    let about_time = matches!(question, Question::Clocks | Question::OwnTime | Question::OtherTime);
    if about_time && game.clock(at).is_none() {
        return Message::Refused(Refusal::NoClock);
    }
    if !may_ask(game.mode(), game.started().parts, seat, question.topic()) {
        return Message::Refused(Refusal::NotInThisMode);
    }
    match question {
        Question::LastMove => {
            Message::LastMove(game.history().last().map(|half_move| Box::new(half_move.report.clone())))
        }
        Question::Moves => Message::Moves(reports(game)),
        Question::OnSquare(square) => Message::OnSquare { square, man: game.board().piece_at(square) },
        Question::Turn => turn_or_result(game),
        Question::Clocks | Question::OwnTime | Question::OtherTime => times(game, seat, question, at),
    }
}

/// Whose turn it is; after the end, how it ended.
fn turn_or_result(game: &Game) -> Message {
    match game.outcome() {
        Some((outcome, reason)) => Message::Ended { outcome, reason },
        None => Message::Turn { turn: game.turn(), number: game.board().move_number() },
    }
}

fn times(game: &Game, seat: Seat, question: Question, at: Tick) -> Message {
    let Some(reading) = game.clock(at) else { return Message::Refused(Refusal::NoClock) };
    let left = |side: Color| reading.side(side).left;
    match (question, seat) {
        (Question::OwnTime, Seat::Side(side) | Seat::AssistantOf(side)) => Message::OwnTime(left(side)),
        (Question::OtherTime, Seat::Side(side) | Seat::AssistantOf(side)) => Message::OtherTime(left(!side)),
        _ => Message::Clocks(reading),
    }
}

fn reports(game: &Game) -> Vec<MoveReport> {
    game.history().live().iter().map(|half_move| half_move.report.clone()).collect()
}
