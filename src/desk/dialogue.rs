//! The dialogue of Appendix D at the keyboard: a line becomes what a seat does at the table.

use super::client::{heard_move, legality};
use super::contexts::Line;
use super::pending::Pending;
use super::seats::Here;
use super::step::Step;
use super::{Desk, misheard, say, shortened};
use crate::desk::lines;
use crate::desk::lines::command;
use crate::desk::lines::dialogue::{Heard, Verb};
use crate::desk::lines::unclear::Unclear;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::game::Game;
use crate::game::board::Board;
use crate::game::command::Command;
use crate::game::dialogue::{Act, Flow, Made};
use crate::game::fact::Dialogue;
use crate::game::history::HalfMove;
use crate::game::participant::{Driver, Language};
use crate::game::question::Question;
use crate::game::roles::Seat;
use crate::notation::{self, Heard as HeardMove, Legality};
use crate::rules::position::{Color, Intent, Role};
use crate::rules::profile::ClockAfter;
use crate::view::View;
use crate::words::notice::Notice;

impl Desk {
    /// What a line of the dialogue asks for; `None` if it is none, or the game is played without.
    pub(super) fn dialogue_line(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let Line { named, here, asker, language, .. } = *line;
        let heard = lines::dialogue::parse(line.text, language)?;
        let (verb, game) = (heard.verb, here.game);
        let is_state = verb == Verb::State;
        let differ = game.dialogue().difference().is_some();
        if is_state && !game.has_begun() {
            return Some(say(asker, Notice::from(KeyNotice::Situation(here.situation()))));
        }
        if game.started().dialogue == Dialogue::Off && !verb.is_of_every_game(differ) {
            // The state of such a game is whose turn it is, or how it has ended.
            return is_state.then(|| vec![Step::Ask { seat: asker, question: Question::Turn }]);
        }
        let seat = named.unwrap_or_else(|| here.dialogue_seat(verb));
        if seat.side().is_some() && here.is_engine(seat) {
            return Some(say(self.home, DeskNotice::NotYourSeat));
        }
        if is_state {
            return Some(standing(seat, game));
        }
        if let Some(unclear) = heard.unclear {
            let asks_back = verb == Verb::Correct && unclear.what() == "move" && has_slip(game);
            return Some(if asks_back {
                self.of(seat, game, |client, view| client.put(Pending::Correction, view))
            } else {
                say(seat, wanting(unclear))
            });
        }
        Some(match act(&heard, here, &View::of(game, seat), language) {
            Ok(act) => vec![Step::Command { seat, command: Command::Dialogue(act) }],
            Err(notice) => say(seat, notice),
        })
    }

    /// What answers the question which move was meant, as the whole line of a correction. `None`: the one who speaks is not asked that, or
    /// says something else.
    pub(super) fn as_correction(&mut self, text: &str, named: Option<Seat>) -> Option<String> {
        let seat = self.addressed(named)?;
        if self.client(seat).open_question() != Some(&Pending::Correction) {
            return None;
        }
        let language = self.language(seat);
        if text.is_empty() || command::parse(text, language).is_some() {
            return None;
        }
        let word = command::usual("say-correct", language)?;
        let _answered = self.client_mut(seat).take_question();
        Some(format!("{word} {text}"))
    }

    /// Who corrects a move, while they are asked which one they meant.
    pub(super) fn corrects(&self) -> Option<Seat> {
        self.newest().filter(|(_, open)| **open == Pending::Correction).map(|(seat, _)| seat)
    }

    /// A bare move that names once more what was announced is its repetition; where it could be the reply, too, it is the reply,
    /// unless the event wants the repetition first.
    pub(super) fn repetition(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let (text, named, game) = (line.text, line.named, line.here.game);
        let made = game.dialogue().waiting().filter(|made| made.announced.is_some() && !made.repeated)?;
        let repeater = Seat::Side(!made.mover);
        if named.is_some_and(|named| named != repeater) || !line.here.is_here(repeater) {
            return None;
        }
        let (view, language) = (&View::of(game, repeater), self.language(repeater));
        let intent =
            Some(made.told()).filter(|told| notation::names(text, view.line().before_last(), language, *told))?;
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
        let of = |side: Color| if self.is_here(Seat::Side(side)) { Seat::Side(side) } else { self.home };
        let owed = flow.made().filter(|made| made.announced.is_none()).map(|made| made.mover);
        match verb {
            Verb::Announce => of(owed.unwrap_or(self.mover())),
            Verb::Correct if flow.announced().is_some() => of(game.turn()),
            Verb::Correct => of(flow.made().map_or(game.turn(), |made| made.mover)),
            Verb::Repeat | Verb::Execute => of(flow.made().map_or(game.turn(), |made| !made.mover)),
            // The roles of arbiter and assistant always have to be named.
            Verb::Feel
            | Verb::AskTime
            | Verb::ClaimTouch
            | Verb::ReportTouch
            | Verb::TellTime
            | Verb::Formalities
            | Verb::Differ
            | Verb::Agree
            | Verb::Settle
            | Verb::Sheet
            | Verb::State => self.home,
            _ => Seat::Side(self.mover()),
        }
    }

    /// Who presses, where no seat is named: the side that has made a move, else the one to move.
    pub(super) fn pressing(self) -> Color {
        let game = self.game;
        if game.dialogue().diverged().is_some() {
            return self.home_side();
        }
        let made = game.history().live().iter().rev().take(2).filter(|made| made.completed.is_none());
        let waiting = made.map(HalfMove::mover).find(|side| !game.waits_for_press(*side));
        // The opponent at a real board does not read what is refused to them.
        let mover = Some(self.mover()).filter(|side| game.player(*side).driver != Driver::Board);
        waiting.filter(|side| self.is_here(Seat::Side(*side))).or(mover).unwrap_or(self.home_side())
    }
}

/// Where the dialogue stands, for those who ask.
fn standing(seat: Seat, game: &Game) -> Vec<Step> {
    // A claim about a touched piece is decided by the arbiter, but what the asker has touched is still theirs to hear.
    let is_sealed = game.adjournment_waits().is_some();
    game.standing(seat).filter(|_| !is_sealed).map_or_else(
        || vec![Step::Ask { seat, question: Question::Turn }],
        |standing| say(seat, DeskNotice::Standing(standing)),
    )
}

/// What is said of something that is missing or wrong.
fn wanting(unclear: Unclear) -> Notice {
    match (unclear.what(), unclear) {
        ("square", Unclear::NoSuch { text, .. }) => DeskNotice::NoSuchSquare { text: shortened(&text) }.into(),
        ("move", _) => DeskNotice::MoveUnclear.into(),
        ("piece", _) => DeskNotice::WhichPromotion.into(),
        (_, other) => misheard::unclear(other),
    }
}

fn act(heard: &Heard, here: Here<'_>, view: &View<'_>, language: Language) -> Result<Act, Notice> {
    let (seat, game) = (view.seat(), here.game);
    // The words of command are no part of what is said.
    let said = heard.said.clone();
    let square = || heard.square.ok_or(DeskNotice::SquareMissing);
    let the_move = || the_move(&heard.said, heard.verb, game, view, language);
    Ok(match heard.verb {
        Verb::Lift => Act::Lift { square: square()? },
        Verb::Touch => Act::Touch { square: square()? },
        Verb::Place => Act::Place { square: square()? },
        Verb::Remove => Act::RemoveCaptured { square: square()? },
        Verb::Feel => Act::Feel { square: square()? },
        // What an assistant reports, a player complains about.
        Verb::ReportTouch if seat.side().is_some() => Act::ClaimTouch { square: heard.square },
        Verb::ReportTouch => Act::ReportTouch { square: square()? },
        Verb::Adjust => Act::Adjust { square: heard.square },
        Verb::NewPiece => new_piece(heard, game)?,
        Verb::Announce => Act::Announce { intent: the_move()?, said },
        Verb::Correct => Act::Correct { intent: the_move()?, said },
        Verb::Repeat => Act::Repeat { intent: the_move().ok(), said },
        Verb::Execute => Act::Execute { intent: the_move()? },
        Verb::ClaimTouch => Act::ClaimTouch { square: heard.square },
        Verb::AskTime => Act::AskTime,
        Verb::TellTime => Act::TellTime { to: seat.acts_for().unwrap_or(here.home_side()) },
        Verb::Formalities => Act::Formalities,
        Verb::Sheet => Act::Sheet { side: heard.side.ok_or(DeskNotice::MoveUnclear)?, intent: the_move()? },
        Verb::Differ => Act::BoardsDiffer,
        Verb::Agree | Verb::Settle | Verb::State => Act::Settle,
    })
}

/// Whether a move was announced that can still be corrected.
fn has_slip(game: &Game) -> bool {
    let flow = game.dialogue();
    flow.waiting().is_some() || flow.announced().is_some()
}

/// Whether a correction is of the last half-move, and not of what was only announced.
pub(super) fn corrects_the_last(game: &Game) -> bool {
    let flow = game.dialogue();
    flow.waiting().is_some() || (flow.made().is_some() && flow.announced().is_none())
}

/// *new piece e8 queen*, or *new piece queen* where the pawn has been placed already.
fn new_piece(heard: &Heard, game: &Game) -> Result<Act, Notice> {
    let placed = game.dialogue().hands().last_step().map(|(_, to)| to);
    let square = heard.square.or(placed).ok_or(DeskNotice::SquareMissing)?;
    let piece = heard.piece.filter(|piece| !matches!(piece, Role::King | Role::Pawn));
    piece.map(|piece| Act::NewPiece { square, piece }).ok_or(DeskNotice::WhichPromotion.into())
}

/// The move that is meant: of the half-move under way, or of the last one that was made. It is read on the board of which this seat
/// was told (D.2.8), and words that name the move they are about mean that one, legal or not.
fn the_move(text: &str, verb: Verb, game: &Game, view: &View<'_>, language: Language) -> Result<Intent, Notice> {
    let flow = game.dialogue();
    let is_own = |made: &Made| view.seat().acts_for() == Some(made.mover);
    let of_the_last = match verb {
        // Whose turn it is not can only mean what they have made.
        Verb::Announce => flow.made().is_some_and(|made| made.announced.is_none() || is_own(made)),
        Verb::Correct => corrects_the_last(game),
        Verb::Repeat | Verb::Execute => flow.made().is_some(),
        Verb::Sheet => game.history().last().is_some(),
        _ => false,
    };
    let board = if of_the_last { view.line().before_last() } else { view.board() };
    let meant = about(verb, flow).filter(|_| verb != Verb::Announce || of_the_last);
    let named = meant.filter(|intent| notation::names(text, board, language, *intent));
    let read = || match verb {
        // A sheet is evidence of what was written, and no move is made of it.
        Verb::Sheet => notation::read(text, board, language, legality(view)),
        _ => heard_move(text, board, language, view),
    };
    named.map_or_else(|| one_move(read()), Ok)
}

/// The move that words are about: what was announced, or what stands on the speaker's board and is to be announced.
fn about(verb: Verb, flow: &Flow) -> Option<Intent> {
    let made = flow.made();
    match verb {
        Verb::Repeat | Verb::Execute => made.filter(|made| made.announced.is_some()).map(Made::told),
        // After a slip of the tongue either move may be on a sheet.
        Verb::Sheet => made.filter(|made| !made.is_slip()).map(Made::told),
        Verb::Announce => made.map(|made| if made.announced.is_none() { made.intent } else { made.told() }),
        Verb::Correct => flow.waiting().filter(|made| made.is_slip()).map(|made| made.intent),
        _ => None,
    }
}

/// The one move that a text means on a board, or what is said to that.
pub(super) fn read_move(text: &str, board: &Board, language: Language, legality: Legality) -> Result<Intent, Notice> {
    one_move(notation::read(text, board, language, legality))
}

fn one_move(heard: HeardMove) -> Result<Intent, Notice> {
    match heard {
        HeardMove::Moves(moves) => match moves[..] {
            [intent] => Ok(intent),
            _ => Err(DeskNotice::MoveUnclear.into()),
        },
        // It was said without the piece: it counts as not announced in full (D.2.1).
        HeardMove::PromotionMissing { from, to } => Ok(Intent::Step { from, to, promotion: None }),
        HeardMove::NoPieceGoesThere { role, square } => {
            Err(DeskNotice::NoPieceGoesThere { role, square, why: None }.into())
        }
        HeardMove::NothingToTake { named } => Err(DeskNotice::NothingToTake { named }.into()),
        HeardMove::NotThatPiece { square, piece, own } => Err(DeskNotice::NotThatPiece { square, piece, own }.into()),
        HeardMove::NothingToCastleWith => Err(DeskNotice::NothingToCastleWith.into()),
        HeardMove::NoSuchSquare { text } => Err(DeskNotice::NoSuchSquare { text: shortened(&text) }.into()),
        HeardMove::ForeignLetter { letter, role } => Err(DeskNotice::ForeignLetter { letter, role }.into()),
        HeardMove::NotAMove => Err(DeskNotice::MoveUnclear.into()),
    }
}
