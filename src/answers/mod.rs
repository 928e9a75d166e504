//! A question about the game to a message, through the permission table. Nothing of it is ever recorded.
//!
//! Whether a seat may ask is settled before anything is computed, so that a refusal takes as long whatever was asked.

mod about;
pub mod advice;
mod aim;
mod clock;
mod counts;
mod legal;
mod manner;
mod opening;
mod openings;
mod pieces;
mod played;
mod rows;
mod sheet;

pub use manner::Manner;
pub use opening::{lines as opening_lines, names as opening_names};

use crate::game::answer::Answer;
use crate::game::board::Board;
use crate::game::history::History;
use crate::game::message::Message;
use crate::game::question::Question;
use crate::game::refusal::Refusal;
use crate::game::roles::{Seat, Topic};
use crate::time::Tick;
use crate::view::View;
use manner::Chair;
use played::Played;

/// Everything that stands on a board beside any game, White's pieces first.
pub fn whole_board(board: &Board) -> Answer {
    pieces::whole_board(board, Chair::of(Seat::Spectator, Manner::default()))
}

/// Answers a seat's question as of `at`, or refuses in the same words whatever was asked.
pub fn answer(view: &View<'_>, question: Question, manner: Manner, at: Tick) -> Message {
    answer_from(view, view.line(), question, manner, at)
}

/// The same to somebody who looks at another line than the game's own: what is asked about the board and the moves is answered
/// from there, what is asked about the players, the clock, the
/// scoresheet, the offer and the result from the game.
pub fn answer_from(view: &View<'_>, history: &History, question: Question, manner: Manner, at: Tick) -> Message {
    // That a game has no clock is no secret.
    if question.wants_a_clock() && view.clock(at).is_none() {
        return Message::Refused(Refusal::NoClock);
    }
    if !view.may_have(question) {
        return Message::Refused(Refusal::NotInThisMode);
    }
    let said = |message| if manner.long { Message::AtLength(Box::new(message)) } else { message };
    let chair = Chair::of(view.seat(), manner);
    let played = Played { view, history };
    let board = history.board();
    let answer = match question {
        Question::LastMove => return said(Message::LastMove(played.last_one())),
        Question::Moves => return said(Message::Moves(played.all())),
        Question::OnSquare(square) => return said(Message::OnSquare { square, piece: board.piece_at(square) }),
        Question::Turn => return said(turn_or_result(view, history)),
        Question::Clocks
        | Question::Running
        | Question::OwnTime
        | Question::OtherTime
        | Question::TimeOf(_)
        | Question::Ahead
        | Question::ToControl
        | Question::Elapsed => clock::answer(view, question, at),
        Question::TimeOfDay => clock::time_of_day(manner.time_of_day),
        Question::Shade(square) => Answer::Shade(square),
        Question::Where(pieces) => pieces::where_are(board, pieces, chair),
        Question::Pawns(color) => pieces::pawns(board, color, chair),
        Question::Row(row) => rows::row(board, row, chair),
        Question::View(view, from) => rows::view(board, view, from, chair),
        Question::Attackers(at) => aim::attackers(board, at, chair),
        Question::Defenders(at) => aim::defenders(board, at, chair),
        Question::Pins => aim::pins(board, chair),
        Question::LegalMoves(moves) => legal::moves(board, moves, chair),
        Question::Captured => counts::captured(history),
        Question::Material => counts::material(board),
        Question::Board => pieces::whole_board(board, chair),
        Question::Changed => played.changed(chair),
        Question::LastMoves(count) => played.last(count),
        Question::MoveOf(number) => played.of(number),
        Question::MovesFrom(number) => played.from(number),
        // The same again says more: the times, too.
        Question::Sheet(reading) => sheet::read(view, reading, manner.long),
        Question::SheetWithTimes(reading) => sheet::read(view, reading, true),
        Question::Slowest(side) => sheet::slowest(view, side),
        Question::Corrections => sheet::corrections(view),
        Question::Opening => Answer::Opening(opening::of(history)),
        Question::MovesBy(side) => Answer::Played(played.by(side)),
        Question::MovesMade => counts::made(history),
        Question::Repetition => counts::repetition(history, &view.started().profile),
        Question::Quiet => counts::quiet(board, &view.started().profile),
        Question::Check => aim::checks(board, chair),
        Question::Castling => legal::castling(board),
        Question::CanCastle(side) => legal::can_castle(board, side),
        Question::Offer => Answer::Offer(view.offer()),
        Question::Result => Answer::Result { ended: view.outcome(), draw: view.started().event_rules.draw },
        Question::Players => about::players(view),
        Question::OwnSide => Answer::OwnSide(view.seat().acts_for()),
        Question::Rules => about::rules(view),
        Question::MoveNumber => Answer::MoveNumber { number: board.move_number(), turn: board.turn() },
    };
    Message::Answer { answer: Box::new(answer), long: manner.long }
}

/// Whose turn it is, and whether they are in check where that may be asked; on the game's own board after its end, how it ended, and
/// while no move is allowed, what the game waits for.
fn turn_or_result(view: &View<'_>, history: &History) -> Message {
    let board = history.board();
    let is_of_the_game = std::ptr::eq(history, view.line());
    if is_of_the_game && let Some((outcome, reason)) = view.outcome() {
        return Message::Ended { outcome, reason };
    }
    if is_of_the_game && let Some(waits) = view.waits_for() {
        return waits;
    }
    let check = view.may_ask(Topic::Check) && aim::is_in_check(board, board.turn());
    Message::Turn { turn: board.turn(), number: board.move_number(), check }
}
