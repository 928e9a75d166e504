//! Every question that there is.

use annabella::game::answer::{Moves, Pieces, Row, View};
use annabella::game::question::{Question, Reading};
use annabella::rules::position::{Color, Role, Square};

/// Every kind of question, about one square and one number.
pub fn all(square: Square, number: u32) -> Vec<Question> {
    let pieces = [None, Some(Color::White), Some(Color::Black)].into_iter().flat_map(|color| {
        [None, Some(Role::Knight), Some(Role::Pawn)].map(|role| Question::Where(Pieces { color, role }))
    });
    let rows = [Row::Rank(square.rank()), Row::File(square.file()), Row::Rising(square), Row::Falling(square)];
    let views = [View::Rays, View::Knight, View::King];
    let moves = [Moves::From(square), Moves::Captures, Moves::Checks, Moves::All];
    let mut questions = vec![
        Question::OnSquare(square),
        Question::Shade(square),
        Question::Pawns(None),
        Question::Pawns(Some(Color::Black)),
        Question::Attackers(square),
        Question::Defenders(square),
        Question::Pins,
        Question::Captured,
        Question::Material,
        Question::Board,
        Question::LastMove,
        Question::Changed,
        Question::LastMoves(number),
        Question::MoveOf(number),
        Question::MovesFrom(number),
        Question::Moves,
        Question::Sheet(Reading::Whole),
        Question::Sheet(Reading::From(number)),
        Question::Sheet(Reading::Last(number)),
        Question::Sheet(Reading::Backwards),
        Question::SheetWithTimes(Reading::Whole),
        Question::SheetWithTimes(Reading::From(number)),
        Question::SheetWithTimes(Reading::Last(number)),
        Question::SheetWithTimes(Reading::Backwards),
        Question::Corrections,
        Question::Opening,
        Question::Repetition,
        Question::Quiet,
        Question::Turn,
        Question::Check,
        Question::Castling,
        Question::CanCastle(Color::White),
        Question::CanCastle(Color::Black),
        Question::MovesBy(Color::White),
        Question::MovesBy(Color::Black),
        Question::MovesMade,
        Question::OwnSide,
        Question::MoveNumber,
        Question::Offer,
        Question::Result,
        Question::Players,
        Question::Rules,
        Question::Clocks,
        Question::Running,
        Question::OwnTime,
        Question::OtherTime,
        Question::TimeOf(Color::White),
        Question::TimeOf(Color::Black),
        Question::Ahead,
        Question::Slowest(None),
        Question::Slowest(Some(Color::White)),
        Question::Slowest(Some(Color::Black)),
        Question::ToControl,
        Question::Elapsed,
        Question::TimeOfDay,
    ];
    questions.extend(pieces);
    questions.extend(rows.map(Question::Row));
    questions.extend(views.map(|view| Question::View(view, square)));
    questions.extend(moves.map(Question::LegalMoves));
    questions
}
