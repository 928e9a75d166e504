//! Moves at the keyboard: a line becomes a move, a question back, or the one reason why it is none.

use super::pending::Pending;
use super::seats::language_of;
use super::step::{Step, StudyWish};
use super::{Desk, say, shortened, unknown};
use crate::game::Game;
use crate::game::command::Command;
use crate::game::question::Question;
use crate::game::roles::Seat;
use crate::notation::{self, Heard as HeardMove, Legality};
use crate::rules::position::{Intent, Role, Square};
use crate::words::notice::{Confirmable, Notice, Unreached};

impl Desk {
    /// Whether a line would be read as a move, whoever may make it.
    pub(super) fn is_a_move(&self, text: &str, seat: Seat, game: &Game) -> bool {
        let history = self.history(seat, game);
        let board = history.board();
        let heard = notation::read(text, board, language_of(game, seat), Legality::Ignored);
        !matches!(heard, HeardMove::NotAMove | HeardMove::NoSuchSquare { .. })
    }

    /// Whether a line is a move that can be made, which is nobody's name.
    pub(super) fn is_a_legal_move(&self, text: &str, seat: Seat, game: &Game) -> bool {
        match notation::read(text, self.history(seat, game).board(), language_of(game, seat), Legality::Preferred) {
            HeardMove::Moves(moves) => moves.iter().any(|intent| self.is_legal(*intent, seat, game)),
            HeardMove::PromotionMissing { .. } => true,
            _ => false,
        }
    }

    pub(super) fn a_move(&mut self, text: &str, seat: Seat, game: &Game) -> Vec<Step> {
        let language = language_of(game, seat);
        let legality = if game.mode().refuses_illegal_moves() { Legality::Preferred } else { Legality::Ignored };
        let said = text.to_owned();
        match notation::read(text, self.history(seat, game).board(), language, legality) {
            HeardMove::Moves(choices) => match choices.as_slice() {
                [] => say(seat, unknown(text, language)),
                [intent] => {
                    let is_asked = text.trim_end().ends_with('?') && legality == Legality::Preferred;
                    if is_asked && self.is_legal(*intent, seat, game) {
                        return self.ask_whether_meant(seat, *intent, said, game);
                    }
                    self.clear_move(seat, *intent, said, game)
                }
                // Where neither castling is possible, why is said of both.
                both if legality == Legality::Preferred && self.cannot_castle(both, seat, game) => {
                    choices.into_iter().flat_map(|intent| self.clear_move(seat, intent, said.clone(), game)).collect()
                }
                _ => self.which(seat, choices, said, game),
            },
            HeardMove::PromotionMissing { from, to } => {
                self.open.ask(seat, Pending::Promotion { from, to, said });
                say(seat, Notice::WhichPromotion)
            }
            HeardMove::NoManGoesThere { role, square } => {
                let why = self.unreached(role, square, seat, game);
                say(seat, Notice::NoManGoesThere { role, square, why })
            }
            HeardMove::NothingToTake => say(seat, Notice::NothingToTake),
            HeardMove::NotThatMan { square, man } => say(seat, Notice::NotThatMan { square, man }),
            HeardMove::NothingToCastleWith => say(seat, Notice::NothingToCastleWith),
            HeardMove::NoSuchSquare { text } => say(seat, Notice::NoSuchSquare { text: shortened(&text) }),
            HeardMove::NotAMove => say(seat, unknown(text, language)),
        }
    }

    /// Why no man of a kind goes to a square, for those who may ask what stands on squares.
    fn unreached(&self, role: Role, square: Square, seat: Seat, game: &Game) -> Option<Unreached> {
        if !game.may_have(seat, Question::OnSquare(square)) {
            return None;
        }
        let history = self.history(seat, game);
        let board = history.board();
        let own = board.piece_at(square).filter(|man| man.color == board.turn());
        if let Some(own) = own {
            return Some(Unreached::Own(own.role));
        }
        let men = board.placement().by_piece(role.of(board.turn()));
        match (men.any(), men.single_square()) {
            (false, _) => Some(Unreached::None),
            (true, one) => one.map(Unreached::From),
        }
    }

    fn is_legal(&self, intent: Intent, seat: Seat, game: &Game) -> bool {
        self.history(seat, game).board().position().is_some_and(|position| position.judge(intent).is_ok())
    }

    fn cannot_castle(&self, choices: &[Intent], seat: Seat, game: &Game) -> bool {
        choices.iter().all(|intent| matches!(intent, Intent::Castle { .. }) && !self.is_legal(*intent, seat, game))
    }

    /// A move with a question mark behind it may be a question: `e5?`.
    fn ask_whether_meant(&mut self, seat: Seat, intent: Intent, said: String, game: &Game) -> Vec<Step> {
        let pending = Pending::Meant { intent, said };
        let question = pending.question(game, &self.history(seat, game), seat);
        self.open.ask(seat, pending);
        say(seat, question)
    }

    /// A move that can only be this one; a draw offer written behind it is asked back like any other.
    pub(super) fn clear_move(&mut self, seat: Seat, intent: Intent, said: String, game: &Game) -> Vec<Step> {
        if self.study(seat).is_some() {
            return vec![Step::Study { seat, wish: StudyWish::Move { intent, said } }];
        }
        let offers = notation::carries_offer(&said);
        let mut steps = vec![Step::Command { seat, command: Command::Move { intent, said } }];
        if offers {
            steps.extend(self.confirm(seat, Confirmable::Offer, game));
        }
        steps
    }

    fn which(&mut self, seat: Seat, choices: Vec<Intent>, said: String, game: &Game) -> Vec<Step> {
        let pending = Pending::Choice { choices, said };
        let question = pending.question(game, &self.history(seat, game), seat);
        self.open.ask(seat, pending);
        say(seat, question)
    }
}
