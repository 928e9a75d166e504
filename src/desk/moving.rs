//! Moves at the keyboard: a line becomes a move, a question back, or the one reason why it is none.

use super::client::{Client, heard_move, legality};
use super::pending::Pending;
use super::step::{AdviceWish, Step, StudyWish};
use super::{advise, refused, say, shortened, unknown};
use crate::desk::lines::asked::MoveIs;
use crate::desk::lines::courtesy::Mood;
use crate::desk::notices::advice::AdviceNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::desk::{Confirmable, Unreached};
use crate::game::answer::Moves;
use crate::game::command::Command;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::game::report::{Check, MoveReport};
use crate::game::roles::{Mode, Seat, Topic};
use crate::notation::{self, Heard as HeardMove, Legality};
use crate::rules::position::{Intent, Rank, Role, Square};
use crate::view::View;

impl Client {
    /// Whether a line would be read as a move, regardless of who may make it.
    pub(super) fn is_a_move(&self, text: &str, view: &View<'_>) -> bool {
        let history = self.line(view);
        let board = history.board();
        let heard = notation::read_mentioned(text, board, self.language(), Legality::Ignored);
        !matches!(heard, HeardMove::NotAMove | HeardMove::NoSuchSquare { .. })
    }

    /// Whether a line is a move that takes the place of the one of which something was asked. What no piece can make leaves that open,
    /// except where illegal moves are made.
    pub(super) fn is_another_move(&self, text: &str, view: &View<'_>) -> bool {
        match legality(view) {
            Legality::Ignored => self.is_a_move(text, view),
            Legality::Preferred => {
                matches!(self.entered(text, view), HeardMove::Moves(_) | HeardMove::PromotionMissing { .. })
            }
        }
    }

    /// Whether a line says a move in a language, and so cannot be a name.
    pub(super) fn says_a_move(&self, text: &str, language: Language, view: &View<'_>) -> bool {
        let heard = notation::read_mentioned(text, self.line(view).board(), language, Legality::Ignored);
        !matches!(heard, HeardMove::NotAMove | HeardMove::NoSuchSquare { .. } | HeardMove::ForeignLetter { .. })
    }

    /// Reads a line as a move. It is made if the words say so; what only mentions one, or asks about it, is asked back.
    pub(super) fn a_move(&mut self, text: &str, mood: Mood, view: &View<'_>) -> Vec<Step> {
        let (seat, legality) = (view.seat(), legality(view));
        let said = text.to_owned();
        let mood = if mood == Mood::Statement { Mood::of_mark(text) } else { mood };
        let asks = mood != Mood::Statement;
        let (heard, is_said) = match self.entered(text, view) {
            HeardMove::NotAMove => {
                (notation::read_mentioned(text, self.line(view).board(), self.language(), legality), false)
            }
            heard => (heard, !asks),
        };
        match heard {
            HeardMove::Moves(choices) => match choices.as_slice() {
                [] => say(seat, unknown(text)),
                [intent] if is_said && self.takes_wrongly(*intent, text, view) => {
                    self.ask_without_capture(*intent, said, view)
                }
                [intent] if is_said => self.clear_move(*intent, said, view),
                [_] if legality == Legality::Ignored => {
                    say(seat, if asks { DeskNotice::MoveAlone } else { DeskNotice::MoveUnclear })
                }
                [intent] => self.ask_whether_meant(*intent, said, view),
                _ if asks && legality == Legality::Ignored => say(seat, DeskNotice::MoveAlone),
                // Only a move that can be made is offered.
                several if legality == Legality::Preferred && !several.iter().any(|one| self.is_legal(*one, view)) => {
                    self.refuse_each(several, &said, view)
                }
                several if mood == Mood::Whether => {
                    let mut steps = self.tell_which(several, MoveIs::Legal, &said, view);
                    steps.extend(say(seat, DeskNotice::MoveAlone));
                    steps
                }
                _ => self.put(Pending::Choice { choices, said }, view),
            },
            HeardMove::PromotionMissing { from, to } => {
                let intent = Intent::Step { from, to, promotion: None };
                if self.takes_wrongly(intent, text, view) {
                    self.ask_without_capture(intent, said, view)
                } else if asks && legality == Legality::Preferred {
                    self.put(Pending::Meant { intent, said }, view)
                } else {
                    self.put(Pending::Promotion { from, to, said }, view)
                }
            }
            HeardMove::NoPieceGoesThere { role, square } => {
                let why = self.unreached(role, square, view);
                say(seat, DeskNotice::NoPieceGoesThere { role, square, why })
            }
            HeardMove::NothingToTake { named } => say(seat, DeskNotice::NothingToTake { named }),
            HeardMove::NotThatPiece { square, piece, own } => {
                say(seat, DeskNotice::NotThatPiece { square, piece, own })
            }
            HeardMove::NothingToCastleWith => say(seat, DeskNotice::NothingToCastleWith),
            HeardMove::NoSuchSquare { text } => say(seat, DeskNotice::NoSuchSquare { text: shortened(&text) }),
            HeardMove::ForeignLetter { letter, role } => say(seat, DeskNotice::ForeignLetter { letter, role }),
            HeardMove::NotAMove => say(seat, unknown(text)),
        }
    }

    /// A line as a move of this person. What names the last move once more is no other move that no piece can make.
    fn entered(&self, text: &str, view: &View<'_>) -> HeardMove {
        let (line, language) = (self.line(view), self.language());
        let last = line.last().map(|last| last.report.change.intent);
        if last.is_some_and(|last| notation::names(text, line.before_last(), language, last)) {
            return notation::read(text, line.board(), language, legality(view));
        }
        heard_move(text, line.board(), language, view)
    }

    /// Asks whether a move that was only named is to be made; why it cannot be made is said at once.
    fn ask_whether_meant(&mut self, intent: Intent, said: String, view: &View<'_>) -> Vec<Step> {
        if self.is_legal(intent, view) {
            self.put(Pending::Meant { intent, said }, view)
        } else {
            self.clear_move(intent, said, view)
        }
    }

    /// Whether a line says of a move that it captures, and it does not. Where illegal moves are made nothing is told of the board: there
    /// the move that is named is made.
    fn takes_wrongly(&self, intent: Intent, text: &str, view: &View<'_>) -> bool {
        legality(view) == Legality::Preferred
            && notation::takes_wrongly(text, self.line(view).board(), self.language(), intent)
    }

    /// Asks whether the move is meant all the same; what is illegal besides is refused for that.
    fn ask_without_capture(&mut self, intent: Intent, said: String, view: &View<'_>) -> Vec<Step> {
        let line = self.line(view);
        let report = line.board().change(intent).map(|change| line.describe(&change));
        match report {
            Some(report) if self.lacks_promotion(intent, view) || self.is_legal(intent, view) => {
                let asked = self.put(Pending::Meant { intent, said }, view);
                if report.change.removed.is_some() {
                    asked
                } else {
                    say(view.seat(), DeskNotice::NothingThere(Box::new(report)))
                }
            }
            _ => self.clear_move(intent, said, view),
        }
    }

    /// Whether a pawn would stand on the last rank, and what it becomes was not said.
    pub(super) fn lacks_promotion(&self, intent: Intent, view: &View<'_>) -> bool {
        let Intent::Step { from, to, promotion: None } = intent else { return false };
        let board = self.line(view).board();
        let is_pawn = board.piece_at(from) == Some(Role::Pawn.of(board.turn()));
        is_pawn && matches!(to.rank(), Rank::First | Rank::Eighth)
    }

    /// Asks whether a move is a blunder. Who may not ask hears the same whatever they name, legal or not.
    pub(super) fn ask_whether_blunder(&self, text: &str, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        if !view.may_ask(Topic::Blunder) {
            return refused(seat, view.refuses_help());
        }
        match notation::read(text, self.line(view).board(), self.language(), Legality::Preferred) {
            HeardMove::Moves(choices) if choices.len() == 1 && self.is_legal(choices[0], view) => {
                advise(AdviceWish::Check(choices[0]), view)
            }
            _ if !self.is_at_study() && !view.is_over() && seat != Seat::Side(view.turn()) => {
                say(seat, AdviceNotice::NotYourTurn)
            }
            _ => say(seat, AdviceNotice::WhichMove),
        }
    }

    /// Says whether a move, which is not made, is legal, check or mate. One that is not legal is refused as if it had been entered. `None`: it is no
    /// move.
    pub(super) fn tell_whether(&mut self, text: &str, what: MoveIs, view: &View<'_>) -> Option<Vec<Step>> {
        let (seat, question) = (view.seat(), Question::LegalMoves(Moves::All));
        if !view.may_have(question) || !view.mode().refuses_illegal_moves() {
            return Some(vec![Step::Ask { seat, question }]);
        }
        let moves = match self.mentioned(text, view) {
            HeardMove::NotAMove => return None,
            HeardMove::Moves(moves) => moves,
            HeardMove::PromotionMissing { from, to } => {
                let becomes = Role::ALL.into_iter().filter(|role| !matches!(role, Role::King | Role::Pawn));
                becomes.map(|role| Intent::Step { from, to, promotion: Some(role) }).collect()
            }
            _ => return Some(self.a_move(text, Mood::Whether, view)),
        };
        Some(self.tell_which(&moves, what, text, view))
    }

    /// What a text says or only names as a move.
    fn mentioned(&self, text: &str, view: &View<'_>) -> HeardMove {
        let (board, language) = (self.line(view).board(), self.language());
        match notation::read(text, board, language, Legality::Preferred) {
            HeardMove::NotAMove => notation::read_mentioned(text, board, language, Legality::Preferred),
            heard => heard,
        }
    }

    /// Says which of some moves are legal, check or mate, and makes none. Where none of them is legal, why.
    fn tell_which(&mut self, moves: &[Intent], what: MoveIs, said: &str, view: &View<'_>) -> Vec<Step> {
        let line = self.line(view);
        let legal = moves.iter().filter(|intent| self.is_legal(**intent, view));
        let reports = legal.filter_map(|intent| Some(line.describe(&line.board().change(*intent)?)));
        let (hold, others): (Vec<MoveReport>, Vec<MoveReport>) = reports.partition(|report| match what {
            MoveIs::Legal => true,
            MoveIs::Check => report.check != Check::None,
            MoveIs::Mate => report.check == Check::Mate,
        });
        if hold.is_empty() && others.is_empty() {
            return self.refuse_each(moves, said, view);
        }
        let holds = !hold.is_empty();
        say(view.seat(), DeskNotice::MoveIs { holds, reports: if holds { hold } else { others } })
    }

    /// Says why none of some moves can be made: where a piece of one's own stands on their square, once.
    fn refuse_each(&mut self, moves: &[Intent], said: &str, view: &View<'_>) -> Vec<Step> {
        if let [Intent::Step { from, to, .. }, ..] = moves
            && let Some(piece) = self.line(view).board().piece_at(*from)
            && let why @ Some(Unreached::Own(_)) = self.unreached(piece.role, *to, view)
        {
            return say(view.seat(), DeskNotice::NoPieceGoesThere { role: piece.role, square: *to, why });
        }
        moves.iter().flat_map(|intent| self.clear_move(*intent, said.to_owned(), view)).collect()
    }

    /// Whether a line says a move that can be made.
    pub(super) fn says_a_legal_move(&self, text: &str, view: &View<'_>) -> bool {
        match self.mentioned(text, view) {
            HeardMove::Moves(moves) => moves.iter().any(|intent| self.is_legal(*intent, view)),
            HeardMove::PromotionMissing { .. } => true,
            _ => false,
        }
    }

    /// Why no piece of a kind goes to a square, for those who may ask what stands on squares.
    fn unreached(&self, role: Role, square: Square, view: &View<'_>) -> Option<Unreached> {
        if !view.may_have(Question::OnSquare(square)) {
            return None;
        }
        let history = self.line(view);
        let board = history.board();
        let own = board.piece_at(square).filter(|piece| piece.color == board.turn());
        if let Some(own) = own {
            return Some(Unreached::Own(own.role));
        }
        let pieces = board.placement().by_piece(role.of(board.turn()));
        match (pieces.any(), pieces.single_square()) {
            (false, _) => Some(Unreached::None),
            (true, one) => one.map(Unreached::From),
        }
    }

    fn is_legal(&self, intent: Intent, view: &View<'_>) -> bool {
        self.line(view).board().position().is_some_and(|position| position.judge(intent).is_ok())
    }

    /// Whether a move is shown once more before it counts: on a page at a tournament, where the confirmation is the release of the
    /// piece (4.7).
    pub(super) fn shows_moves_once_more(&self, view: &View<'_>) -> bool {
        self.by_page && view.mode() == Mode::Tournament && !self.is_at_study()
    }

    /// A move that can only be this one.
    pub(super) fn clear_move(&mut self, intent: Intent, said: String, view: &View<'_>) -> Vec<Step> {
        if self.shows_moves_once_more(view) {
            return self.put(Pending::Meant { intent, said }, view);
        }
        self.meant_move(intent, said, view)
    }

    /// A move that is meant; a draw offer written after it is asked back like any other.
    pub(super) fn meant_move(&mut self, intent: Intent, said: String, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        if self.is_at_study() {
            return vec![Step::Study { seat, wish: StudyWish::Move { intent, said } }];
        }
        let offers = notation::carries_offer(&said);
        let mut steps = vec![Step::Command { seat, command: Command::Move { intent, said } }];
        if offers {
            steps.extend(self.confirm(Confirmable::Offer, view));
        }
        steps
    }
}
