//! The dialogue of Appendix D at the keyboard: a line becomes what a seat does at the table.

use super::client::legality;
use super::seats::Here;
use super::step::Step;
use super::{Desk, say, shortened};
use crate::game::Game;
use crate::game::board::Board;
use crate::game::command::Command;
use crate::game::dialogue::Act;
use crate::game::fact::Dialogue;
use crate::game::history::HalfMove;
use crate::game::participant::{Driver, Language};
use crate::game::question::Question;
use crate::game::roles::Seat;
use crate::notation::{self, Heard as HeardMove, Legality};
use crate::rules::position::{Color, Intent, Role, Square};
use crate::rules::profile::ClockAfter;
use crate::view::View;
use crate::words::dialogue_words::{self, Heard, Verb};
use crate::words::key_notice::KeyNotice;
use crate::words::notice::Notice;

impl Desk {
    /// What a line of the dialogue asks for; `None` if it is none, or the game is played without.
    pub(super) fn dialogue_line(&self, text: &str, named: Option<Seat>, game: &Game) -> Option<Vec<Step>> {
        let here = self.here(game);
        let asker = named.unwrap_or(self.home);
        let language = self.language(asker);
        let Heard { verb, rest } = dialogue_words::parse(text, language)?;
        let is_state = verb == Verb::State && rest.is_empty();
        if is_state && !game.has_begun() {
            return Some(say(asker, Notice::Keys(KeyNotice::Situation(here.situation()))));
        }
        if game.started().dialogue == Dialogue::Off {
            // The state of such a game is whose turn it is, or how it has ended.
            return is_state.then(|| vec![Step::Ask { seat: asker, question: Question::Turn }]);
        }
        let seat = named.unwrap_or_else(|| here.dialogue_seat(verb));
        if seat.side().is_some() && here.is_engine(seat) {
            return Some(say(self.home, Notice::NotYourSeat));
        }
        if verb == Verb::State {
            return Some(standing(seat, game));
        }
        if verb.wants_more() && rest.is_empty() {
            let missing = if is_about_a_move(verb) { Notice::MoveUnclear } else { Notice::SquareMissing };
            return Some(say(seat, missing));
        }
        Some(match act(verb, &rest, here, &View::of(game, seat), language) {
            Ok(act) => vec![Step::Command { seat, command: Command::Dialogue(act) }],
            Err(notice) => say(seat, notice),
        })
    }

    /// A bare move that names once more what was announced is its repetition; where it could be the reply, too, it is the reply,
    /// unless the event wants the repetition first.
    pub(super) fn repetition(&self, text: &str, named: Option<Seat>, game: &Game) -> Option<Vec<Step>> {
        let made = game.dialogue().waiting().filter(|made| made.announced.is_some() && !made.repeated)?;
        let repeater = Seat::Side(!made.mover);
        if named.is_some_and(|named| named != repeater) {
            return None;
        }
        let (view, language) = (&View::of(game, repeater), self.language(repeater));
        let intent = the_move(text, Verb::Repeat, game, view, language).ok().filter(|intent| *intent == made.told())?;
        let could_be_the_reply =
            matches!(notation::read(text, view.board(), language, Legality::Ignored), HeardMove::Moves(_));
        let wanted_first = game.profile().vis.clock_after != ClockAfter::Made;
        let act = Act::Repeat { intent: Some(intent), said: text.to_owned() };
        (wanted_first || !could_be_the_reply)
            .then(|| vec![Step::Command { seat: repeater, command: Command::Dialogue(act) }])
    }
}

impl Here<'_> {
    /// For whom a word speaks that does not say so: for the side whose business it is now.
    fn dialogue_seat(self, verb: Verb) -> Seat {
        let (game, flow) = (self.game, self.game.dialogue());
        let of = |side: Color| if game.player(side).is_engine() { self.home } else { Seat::Side(side) };
        let owed = flow.made().filter(|made| made.announced.is_none()).map(|made| made.mover);
        match verb {
            Verb::Announce => of(owed.unwrap_or(self.mover())),
            Verb::Correct if flow.announced().is_some() => of(game.turn()),
            Verb::Correct => of(flow.made().map_or(game.turn(), |made| made.mover)),
            Verb::Repeat | Verb::Execute => of(flow.made().map_or(game.turn(), |made| !made.mover)),
            // Nobody is arbiter or assistant without saying so.
            Verb::Feel
            | Verb::AskTime
            | Verb::ClaimTouch
            | Verb::ReportTouch
            | Verb::TellTime
            | Verb::Formalities
            | Verb::Settle
            | Verb::Sheet
            | Verb::State => self.home,
            _ => Seat::Side(self.mover()),
        }
    }

    /// Who presses, where nobody is named: the side that has made a move, else the one to move.
    pub(super) fn pressing(self) -> Color {
        let game = self.game;
        if game.dialogue().diverged().is_some() {
            return self.home_side();
        }
        let made = game.history().live().iter().rev().take(2).filter(|made| made.completed.is_none());
        let waiting = made.map(HalfMove::mover).find(|side| !game.waits_for_press(*side));
        // The opponent at a real board does not read what is refused to him.
        let mover = Some(self.mover()).filter(|side| game.player(*side).driver != Driver::Board);
        waiting.filter(|side| !game.player(*side).is_engine()).or(mover).unwrap_or(self.home_side())
    }
}

/// Where the dialogue stands, for those who ask.
fn standing(seat: Seat, game: &Game) -> Vec<Step> {
    game.standing(seat)
        .map_or_else(|| say(seat, Notice::NothingAsked), |standing| say(seat, Notice::Standing(standing)))
}

const fn is_about_a_move(verb: Verb) -> bool {
    matches!(verb, Verb::Announce | Verb::Repeat | Verb::Correct | Verb::Execute | Verb::Sheet)
}

fn act(verb: Verb, rest: &str, here: Here<'_>, view: &View<'_>, language: Language) -> Result<Act, Notice> {
    let (seat, game) = (view.seat(), here.game);
    // The words of command are no part of what is said.
    let said = rest.to_owned();
    let square = || of_square(rest, language);
    Ok(match verb {
        Verb::Lift => Act::Lift { square: square()? },
        Verb::Touch => Act::Touch { square: square()? },
        Verb::Place => Act::Place { square: square()? },
        Verb::Remove => Act::RemoveCaptured { square: square()? },
        Verb::Feel => Act::Feel { square: square()? },
        // What an assistant reports, a player complains about.
        Verb::ReportTouch if seat.side().is_some() => Act::ClaimTouch,
        Verb::ReportTouch => Act::ReportTouch { square: square()? },
        Verb::Adjust => Act::Adjust { square: if rest.is_empty() { None } else { Some(square()?) } },
        Verb::NewPiece => new_piece(rest, game, language)?,
        Verb::Announce => Act::Announce { intent: the_move(rest, verb, game, view, language)?, said },
        Verb::Correct => Act::Correct { intent: the_move(rest, verb, game, view, language)?, said },
        Verb::Repeat => Act::Repeat { intent: the_move(rest, verb, game, view, language).ok(), said },
        Verb::Execute => Act::Execute { intent: the_move(rest, verb, game, view, language)? },
        Verb::ClaimTouch => Act::ClaimTouch,
        Verb::AskTime => Act::AskTime,
        Verb::TellTime => Act::TellTime { to: seat.acts_for().unwrap_or(here.home_side()) },
        Verb::Formalities => Act::Formalities,
        Verb::Sheet => {
            let (side, rest) = dialogue_words::side(rest, language).ok_or(Notice::MoveUnclear)?;
            Act::Sheet { side, intent: the_move(&rest, verb, game, view, language)? }
        }
        Verb::Settle | Verb::State => Act::Settle,
    })
}

fn of_square(rest: &str, language: Language) -> Result<Square, Notice> {
    match dialogue_words::square(rest, language) {
        Some((square, "")) => Ok(square),
        _ => Err(Notice::NoSuchSquare { text: shortened(rest) }),
    }
}

/// *new man e8 queen*, or *new man queen* where the pawn has been placed already.
fn new_piece(rest: &str, game: &Game, language: Language) -> Result<Act, Notice> {
    let placed = game.dialogue().hands().last_step().map(|(_, to)| to);
    let (square, name) = match dialogue_words::square(rest, language) {
        Some((square, name)) => (square, name),
        None => (placed.ok_or(Notice::SquareMissing)?, rest),
    };
    let piece = notation::piece(name, language).filter(|piece| !matches!(piece, Role::King | Role::Pawn));
    piece.map(|piece| Act::NewPiece { square, piece }).ok_or(Notice::WhichPromotion)
}

/// The move that is meant: of the half-move under way, or of the last one that was made. It is read on the board of which this seat
/// was told (D.2.8).
fn the_move(text: &str, verb: Verb, game: &Game, view: &View<'_>, language: Language) -> Result<Intent, Notice> {
    let flow = game.dialogue();
    let of_the_last = match verb {
        Verb::Announce => flow.made().is_some_and(|made| made.announced.is_none()),
        Verb::Correct => flow.waiting().is_some() || (flow.made().is_some() && flow.announced().is_none()),
        Verb::Repeat | Verb::Execute | Verb::Sheet => flow.made().is_some(),
        _ => false,
    };
    let board = if of_the_last { view.line().before_last() } else { view.board() };
    read_move(text, board, language, legality(view))
}

/// The one move that a text means on a board, or what is said to that.
pub(super) fn read_move(text: &str, board: &Board, language: Language, legality: Legality) -> Result<Intent, Notice> {
    match notation::read(text, board, language, legality) {
        HeardMove::Moves(moves) => match moves[..] {
            [intent] => Ok(intent),
            _ => Err(Notice::MoveUnclear),
        },
        // It was said without the piece: it counts as not announced in full (D.2.1).
        HeardMove::PromotionMissing { from, to } => Ok(Intent::Step { from, to, promotion: None }),
        HeardMove::NoPieceGoesThere { role, square } => Err(Notice::NoPieceGoesThere { role, square, why: None }),
        HeardMove::NothingToTake => Err(Notice::NothingToTake),
        HeardMove::NotThatPiece { square, piece } => Err(Notice::NotThatPiece { square, piece }),
        HeardMove::NothingToCastleWith => Err(Notice::NothingToCastleWith),
        HeardMove::NoSuchSquare { text } => Err(Notice::NoSuchSquare { text: shortened(&text) }),
        HeardMove::NotAMove => Err(Notice::MoveUnclear),
    }
}
