//! Values with which tests say messages, where those of their types are not enough.

use super::board::Board;
use super::declare::Sample;
use super::message::Message;
use super::report::MoveReport;
use super::roles::Seat;
use super::ruling_fact::Noted;
use super::screen_event::{Page, ScreenEvent};
use crate::rules::illegal::Irregularity;
use crate::rules::position::{CastlingSide, Color, Intent, Role, Square};

/// One value is enough where all of them are said elsewhere.
pub(crate) fn first<T: Sample>() -> Vec<T> {
    T::samples().into_iter().take(1).collect()
}

const fn step(from: Square, to: Square) -> Intent {
    Intent::Step { from, to, promotion: None }
}

/// The first moves of a game.
pub(crate) fn reports() -> Vec<MoveReport> {
    let mut board = Board::default();
    let mut reports = Vec::new();
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5), (Square::G1, Square::F3)] {
        let change = board.change(step(from, to)).expect("a piece");
        reports.push(MoveReport::new(&board, &change));
        board = board.after(&change);
    }
    reports
}

/// A move of each kind that is announced in another way.
pub(crate) fn of_every_kind() -> Vec<MoveReport> {
    let castles = |side| Intent::Castle { side };
    let moves = [
        ("4k3/8/8/8/8/8/8/R6R w - - 0 1", step(Square::A1, Square::D1)),
        ("R7/8/8/8/4k3/8/8/R6K w - - 0 1", step(Square::A1, Square::A3)),
        ("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", step(Square::H4, Square::E1)),
        ("4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1", step(Square::G2, Square::D5)),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", castles(CastlingSide::KingSide)),
        ("5k2/4p1p1/4P1P1/8/8/8/4K3/7R w - - 0 1", step(Square::H1, Square::H8)),
        ("R3k3/8/8/8/8/8/8/4K2R w K - 0 1", castles(CastlingSide::KingSide)),
        ("3rkr2/3p1p2/8/8/8/8/8/R3K3 w Q - 0 1", castles(CastlingSide::QueenSide)),
        (
            "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
            Intent::Step { from: Square::E7, to: Square::E8, promotion: Some(Role::Queen) },
        ),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", step(Square::E5, Square::D6)),
    ];
    let report = |(fen, intent)| {
        let board = Board::from_fen(fen).ok()?;
        Some(MoveReport::new(&board, &board.change(intent)?))
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

/// The move of an irregularity; a press has none.
pub(crate) fn completed(noted: &Noted) -> Vec<Option<Box<MoveReport>>> {
    let made = !matches!(noted.kind, Irregularity::PressWithoutMove | Irregularity::OtherHandPressed);
    vec![last().filter(|_| made)]
}

/// What is included in proposed times: nothing, for one side, for both.
pub(crate) fn given() -> [Vec<(Color, u64)>; 3] {
    let both = [(Color::White, 120_000), (Color::Black, 120_000)];
    [Vec::new(), both[..1].to_vec(), both.to_vec()]
}

pub(crate) fn at_screens() -> Vec<ScreenEvent> {
    let seats = [Seat::Side(Color::White), Seat::AssistantOf(Color::Black)];
    let asked = seats
        .into_iter()
        .flat_map(|seat| ["Ada", ""].map(|name| ScreenEvent::Asked { visitor: 0, seat, name: name.to_owned() }));
    let pages = seats.into_iter().flat_map(|seat| Page::ALL.map(|page| ScreenEvent::Page { seat, page }));
    asked.chain(pages).collect()
}
