//! What tests say everything with: one of every message and notice, and listeners in every language and style. It is there in
//! builds for debugging, so that the tests of real voices have it, too.

mod answers;
mod values;

use super::Listener;
use super::declare::Sample;
use crate::game::answer::Answer;
use crate::game::board::{Board, Standing};
use crate::game::message::Message;
use crate::game::participant::{Language, Style};
use crate::game::report::MoveReport;
use crate::notation::uci;
use crate::rules::position::{Color, Intent, Role, Square};

pub(crate) use answers::answers;
#[cfg(test)]
pub(crate) use answers::reports as moves_of;
pub(crate) use values::{CODES, completed, first, presets, samples, strange_words};

pub fn messages() -> Vec<Message> {
    Message::samples()
}

/// One of each language and style; where names of the Laws or sides are said, with and without.
pub fn listeners() -> impl Iterator<Item = Listener> {
    let styles = Language::ALL.into_iter().flat_map(|language| Style::ALL.map(|style| (language, style)));
    styles.flat_map(|(language, style)| {
        let plain = matches!(style, Style::Letters | Style::Nato | Style::Uci);
        let listener = Listener { language, style, ..Listener::default() };
        let full = Listener { umlaut: true, sides: true, ..listener };
        std::iter::once(listener).chain((!plain).then_some(full))
    })
}

pub(crate) fn reports() -> Vec<MoveReport> {
    let mut board = Board::default();
    let mut reports = Vec::new();
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)] {
        let change = board.change(Intent::Step { from, to, promotion: None }).expect("a piece");
        reports.push(MoveReport::new(&board, &change));
        board = board.after(&change);
    }
    reports
}

/// A move of each kind that is announced in another way.
pub(crate) fn of_every_kind() -> Vec<MoveReport> {
    let moves = [
        ("4k3/8/8/8/8/8/8/R6R w - - 0 1", "a1d1"),
        ("R7/8/8/8/4k3/8/8/R6K w - - 0 1", "a1a3"),
        ("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1"),
        ("4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1", "g2d5"),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
        ("5k2/4p1p1/4P1P1/8/8/8/4K3/7R w - - 0 1", "h1h8"),
        ("R3k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"),
        ("3rkr2/3p1p2/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"),
        ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8q"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"),
    ];
    let report = |(fen, uci)| {
        let board = Board::from_fen(fen).ok()?;
        let change = board.change(uci::read(uci, &board)?)?;
        Some(MoveReport::new(&board, &change))
    };
    moves.into_iter().filter_map(report).chain(reports()).collect()
}

pub(crate) fn last() -> Option<Box<MoveReport>> {
    reports().pop().map(Box::new)
}

/// What is said otherwise to somebody who asks for it again.
pub(crate) fn at_length() -> Vec<Message> {
    let squares = Option::samples().into_iter().map(|piece| Message::OnSquare { square: Square::A1, piece });
    let turns = Color::ALL.map(|turn| Message::Turn { turn, number: 12, check: turn.is_black() });
    let moves = [Vec::new(), reports()].map(Message::Moves);
    [Message::LastMove(None), Message::LastMove(last())].into_iter().chain(moves).chain(squares).chain(turns).collect()
}

/// A position, as it is told in answers.
pub(crate) fn told() -> Vec<Answer> {
    let at = |square, role: Role, side| Standing { square, piece: role.of(side) };
    vec![Answer::Board(vec![at(Square::E1, Role::King, Color::White), at(Square::E8, Role::King, Color::Black)])]
}
