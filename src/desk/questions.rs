//! What is asked in words, to the questions that it is made of.

use super::step::Step;
use crate::desk::lines::asked::{Asked, pieces_of};
use crate::game::answer::Pieces;
use crate::game::history::History;
use crate::game::question::Question;
use crate::rules::position::{Color, Role};
use crate::view::View;

/// The questions of somebody who asks in words, in front of these half-moves; `mine` is the side whose pieces are *mine*.
#[must_use]
pub fn asked_for(what: Asked, mine: Color, view: &View<'_>, history: &History) -> Vec<Step> {
    let seat = view.seat();
    let questions = match what {
        Asked::OfPiece { rule, whose, role } => about_pieces(rule, pieces_of(whose, Some(role), mine), history),
        _ => Vec::new(),
    };
    let questions = if questions.is_empty() { what.questions(mine) } else { questions };
    let refused = questions.iter().copied().find(|question| !view.may_have(*question));
    // What is refused is refused once, however many pieces there are.
    let questions = refused.map_or(questions, |refused| vec![refused]);
    questions.into_iter().map(|question| Step::Ask { seat, question }).collect()
}

/// The questions about each of the pieces that are meant; of moves, those of the side that can make any.
fn about_pieces(rule: &str, pieces: Pieces, history: &History) -> Vec<Question> {
    let board = history.board();
    let on_move = (rule == "moves-of" && pieces.color.is_none()).then_some(board.turn());
    let placement = board.placement();
    let meant = |color: Color| pieces.color.or(on_move).is_none_or(|wanted| wanted == color);
    let sides = Color::ALL.into_iter().filter(|color| meant(*color));
    let squares = sides.flat_map(|color| placement.by_piece(pieces.role.unwrap_or(Role::King).of(color)));
    let asked = squares.filter_map(|square| Asked::by_rule(rule, square));
    asked.flat_map(|asked| asked.questions(board.turn())).collect()
}
