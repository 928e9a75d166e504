//! Words and moves at the study board: what is entered becomes something on that board, and what is said of it.

use super::client::Client;
use super::misheard::unclear;
use super::next_game::not_here;
use super::pending::Pending;
use super::step::{Step, StudyWish};
use super::study::{Origin, Study, Untried};
use super::{refused, say, shortened};
use crate::desk::lines::courtesy::Mood;
use crate::desk::lines::next_game::NextWish;
use crate::desk::lines::study::{self as heard, Heard, StudyWord};
use crate::desk::lines::unclear::Unclear;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::next::NextNotice;
use crate::desk::notices::study::{Beside, MovesShown, StudyNotice};
use crate::game::answer::{Answer, Unanswerable};
use crate::game::board::Board;
use crate::game::history::History;
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::game::refusal::Refusal;
use crate::game::report::Check;
use crate::game::roles::{IllegalEntry, Topic};
use crate::keys::action::Action;
use crate::rules::ending;
use crate::rules::position::{CastlingSide, Color, Intent, Position, Square, read_fen};
use crate::rules::set_up::{Fault, faults};
use crate::view::View;
use crate::words::notice::Notice;

impl Client {
    /// A line about the study board, or a move on it; `None`: the line is about something else.
    pub(super) fn about_study(&mut self, text: &str, mood: Mood, view: &View<'_>) -> Option<Vec<Step>> {
        let (seat, language) = (view.seat(), self.language());
        let asker = seat.side().unwrap_or(view.owner_side());
        if seat.side().is_some_and(|side| view.player(side).is_engine()) {
            return None;
        }
        let wish = |wish| vec![Step::Study { seat, wish }];
        let there = self.is_at_study();
        match heard::parse(text, language, asker) {
            // At the game *white to move* asks whether it is so.
            Some(Heard::Word(StudyWord::Turn(_))) if !there => {
                return Some(vec![Step::Ask { seat, question: Question::Turn }]);
            }
            Some(Heard::Word(StudyWord::Where)) if !there => {
                return Some([Question::Turn, Question::LastMove].map(|question| Step::Ask { seat, question }).into());
            }
            Some(Heard::Word(word)) => return Some(wish(StudyWish::Word(word))),
            Some(Heard::Fen(fen)) => return Some(wish(StudyWish::Fen(fen))),
            Some(_) if !there => return None,
            Some(Heard::Unclear(Unclear::NoSuch { what, text })) if what.name() == "piece" => {
                return Some(say(seat, Notice::from(StudyNotice::NoSuchPiece { text: shortened(&text) })));
            }
            Some(Heard::Unclear(what)) => return Some(say(seat, unclear(what))),
            None => {}
        }
        if !there {
            return None;
        }
        Some(match heard::parse_pieces(text, language, asker) {
            Some(word) => wish(StudyWish::Word(word)),
            None => self.a_move(text, mood, view),
        })
    }

    /// What somebody wants to stand on a square; the question again where that names no piece.
    pub(super) fn piece_named(&self, square: Square, text: &str, view: &View<'_>) -> Result<Vec<Step>, Notice> {
        let seat = view.seat();
        let asker = seat.side().unwrap_or(view.owner_side());
        let word = match heard::parse_piece(text, self.language(), asker) {
            Some(Some(piece)) => StudyWord::Put { piece, squares: square.into() },
            Some(None) => StudyWord::Clear(square.into()),
            None => return Err(Pending::Piece(square).question(view, self.line(view))),
        };
        Ok(vec![Step::Study { seat, wish: StudyWish::Answered(word) }])
    }

    /// Takes a wish about the study board that a key says.
    pub fn study_by_key(&mut self, wish: StudyWish, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        let dropped = self.take_question().map(|_| Step::Say { seat, notice: DeskNotice::Dropped.into() });
        dropped.into_iter().chain([Step::Study { seat, wish }]).collect()
    }

    /// Does something on this player's study board, where that is allowed. The game is only read.
    pub fn do_study(&mut self, wish: StudyWish, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        if seat.side().is_none() || !view.may_ask(Topic::Explore) {
            return refused(seat, Refusal::NotInThisMode);
        }
        let beside = match (self.trained.is_some(), view.is_over()) {
            (true, _) => Beside::Training,
            (false, true) => Beside::Over,
            (false, false) => Beside::Game,
        };
        let was_there = self.is_at_study();
        let place = &mut self.study;
        let mut at = At { view, beside, steps: Vec::new() };
        match wish {
            StudyWish::Change if place.is_some() => leave(place, &mut at),
            StudyWish::Word(StudyWord::Leave) => leave(place, &mut at),
            StudyWish::Word(StudyWord::Play) => match place.as_ref().map(playable) {
                None => at.say(StudyNotice::NotThere),
                Some(Err(notice)) => at.steps.push(Step::Say { seat, notice }),
                Some(Ok(fen)) => {
                    if let Some(refused) = not_here(view) {
                        return refused;
                    }
                    return self.ask_for_a_game(Some(fen), NextWish::default(), view);
                }
            },
            StudyWish::Word(word) if place.is_none() && !word.leads_there() => at.say(StudyNotice::OnlyThere),
            StudyWish::Word(StudyWord::Fen) => {
                let board = place.as_ref().map_or(view.board(), |study| study.shown().board());
                at.say(StudyNotice::Fen(board.fen()));
            }
            StudyWish::Fen(fen) => match position_of(&fen) {
                Ok(board) => {
                    let turn = board.turn();
                    at.enter(place).set(board);
                    at.say(StudyNotice::SetUp { turn });
                }
                Err(why) => at.say(why),
            },
            StudyWish::Change => {
                let study = at.enter(place);
                at.where_it_stands(study);
            }
            StudyWish::Word(word) | StudyWish::Answered(word) => {
                let fresh = place.is_none();
                let study = at.enter(place);
                at.word(study, word, fresh);
            }
            StudyWish::Move { intent, said } => {
                let study = at.enter(place);
                at.attempt(study, intent, &said);
            }
            StudyWish::TakeBack => {
                let study = at.enter(place);
                at.take_back(study);
            }
            StudyWish::Line(moves) => {
                let study = at.enter(place);
                study.lead(&moves, view.line());
            }
            StudyWish::AskPiece(square) => {
                return self.put(Pending::Piece(square), view);
            }
        }
        let steps = at.steps;
        if !was_there && self.is_at_study() {
            self.speech_history.close_manual();
        }
        steps
    }

    /// An empty study board, on which a position is to be set up.
    pub fn empty_study_board(&mut self, game: &History) {
        self.study.get_or_insert_with(|| Study::new(game)).set_empty();
    }

    /// Leaves the study board without a word.
    pub fn put_study_board_away(&mut self) {
        self.study = None;
    }

    /// Where somebody is who asks what they can do; nothing if they are at the game.
    pub fn place_of_study(&self, view: &View<'_>) -> Option<Vec<Notice>> {
        let study = self.study.as_ref()?;
        let mut notices = vec![StudyNotice::Where(whose(study)), standing(study, view)];
        notices.extend(Some(study.faults()).filter(|faults| !faults.is_empty()).map(StudyNotice::Wrong));
        Some(notices.into_iter().map(Notice::from).collect())
    }
}

/// The wish about the study board that a key says, where it says one.
#[must_use]
pub const fn study_wish_of_key(action: Action) -> Option<StudyWish> {
    Some(match action {
        Action::Study => StudyWish::Change,
        Action::StudyFirst => StudyWish::Word(StudyWord::First),
        Action::StudyBack => StudyWish::Word(StudyWord::Back),
        Action::StudyForward => StudyWish::Word(StudyWord::Forward),
        Action::StudyLast => StudyWish::Word(StudyWord::Last),
        _ => return None,
    })
}

/// Whether a line is one about the study board.
pub(super) fn is_about_study(text: &str, language: Language) -> bool {
    heard::parse(text, language, Color::White).is_some_and(|heard| !matches!(heard, Heard::Unclear(_)))
}

const fn whose(study: &Study) -> MovesShown {
    match study.origin() {
        Origin::Game => MovesShown::Game,
        Origin::Tried => MovesShown::Tried,
        Origin::SetUp => MovesShown::SetUp,
    }
}

/// The position that is shown, by the move that led to it.
fn standing(study: &Study, view: &View<'_>) -> StudyNotice {
    match study.shown().last() {
        Some(half_move) if study.shows_the_game() => StudyNotice::At(Box::new(view.report(half_move))),
        Some(half_move) => StudyNotice::At(Box::new(half_move.report.clone())),
        None => StudyNotice::AtStart { turn: study.shown().board().turn() },
    }
}

fn leave(place: &mut Option<Study>, at: &mut At<'_>) {
    match place.take() {
        Some(_) => at.say(StudyNotice::Left { beside: at.beside, turn: at.view.turn() }),
        None => at.say(StudyNotice::NotThere),
    }
}

/// The FEN of a position from which a game can begin, or why none can.
fn playable(study: &Study) -> Result<String, Notice> {
    let board = study.shown().board();
    let Some(position) = board.position() else {
        return Err(match study.faults() {
            faults if faults.is_empty() => Notice::from(NextNotice::NotPlayable),
            faults => Notice::from(StudyNotice::NoPosition(faults)),
        });
    };
    let fen = board.fen();
    match Position::from_fen(&fen) {
        Err(_) => Err(Notice::from(NextNotice::NotPlayable)),
        Ok(_) if ending::of_position(&position).is_some() => Err(Notice::from(NextNotice::OverThere)),
        Ok(_) => Ok(fen),
    }
}

/// The board of a FEN from which one can play on.
///
/// # Errors
/// What is wrong with it.
pub fn position_of(fen: &str) -> Result<Board, StudyNotice> {
    let (setup, mode) = read_fen(fen).map_err(StudyNotice::FenUnreadable)?;
    match faults(&setup, mode) {
        wrong if wrong.is_empty() => Ok(Board::set_up(setup, mode)),
        wrong => Err(StudyNotice::FenImpossible(wrong)),
    }
}

/// At the study board of a seat, with what is said there.
struct At<'a> {
    view: &'a View<'a>,
    beside: Beside,
    steps: Vec<Step>,
}

impl At<'_> {
    fn say(&mut self, notice: StudyNotice) {
        self.steps.push(Step::Say { seat: self.view.seat(), notice: Notice::from(notice) });
    }

    /// The study board; who comes to it is told so.
    fn enter<'s>(&mut self, place: &'s mut Option<Study>) -> &'s mut Study {
        if place.is_none() {
            self.say(StudyNotice::Entered { beside: self.beside });
        }
        place.get_or_insert_with(|| Study::new(self.view.line()))
    }

    fn where_it_stands(&mut self, study: &Study) {
        self.say(standing(study, self.view));
    }

    fn word(&mut self, study: &mut Study, word: StudyWord, fresh: bool) {
        match word {
            StudyWord::First | StudyWord::Back | StudyWord::Forward | StudyWord::Last => {
                if study.step(word, self.view.line()) {
                    return self.where_it_stands(study);
                }
                self.steps.push(Step::Edge { seat: self.view.seat() });
                let is_start = matches!(word, StudyWord::First | StudyWord::Back);
                self.say(if is_start { StudyNotice::First } else { StudyNotice::Last });
            }
            StudyWord::To { number, side } => {
                if study.to(number, side, self.view.line()) {
                    self.where_it_stands(study);
                } else {
                    let answer = Box::new(Answer::Unanswerable(Unanswerable::NoSuchMove(number)));
                    let message = Message::Answer { answer, long: false };
                    self.steps.push(Step::Tell { seat: self.view.seat(), message });
                }
            }
            StudyWord::Main => {
                if study.main(self.view.line()) {
                    self.say(StudyNotice::Main);
                    self.where_it_stands(study);
                } else {
                    self.say(StudyNotice::MainAlready);
                }
            }
            StudyWord::SetUp => self.say(StudyNotice::HowToSetUp),
            // Who has just come has not heard where they are.
            StudyWord::Enter if fresh => self.where_it_stands(study),
            StudyWord::Enter | StudyWord::Where => {
                self.say(StudyNotice::Where(whose(study)));
                self.where_it_stands(study);
                self.say_faults(study.faults());
            }
            other => self.set_up(study, other),
        }
    }

    fn set_up(&mut self, study: &mut Study, word: StudyWord) {
        match word {
            StudyWord::Empty => {
                study.set_empty();
                self.say(StudyNotice::Emptied);
            }
            StudyWord::Start => {
                study.set_start();
                self.say(StudyNotice::StartPosition);
            }
            StudyWord::Turn(side) => {
                study.set_turn(side);
                self.say(StudyNotice::Turn(side));
            }
            StudyWord::Put { piece, squares } => {
                study.put(Some(piece), squares);
                self.say(StudyNotice::Put { piece, squares });
                // What a further piece would put right is told when somebody wants to move.
                let mut wrong = study.faults();
                wrong.retain(|fault| match fault {
                    Fault::Kings(side) => piece.role.of(*side) == piece,
                    Fault::PawnAtEdge(square) => squares.contains(*square),
                    _ => false,
                });
                self.say_faults(wrong);
            }
            StudyWord::Clear(squares) => {
                study.put(None, squares);
                self.say(StudyNotice::Cleared(squares));
            }
            StudyWord::Castling { side, wing } => self.allow_castling(study, side, wing),
            StudyWord::NoCastling => {
                study.no_castling();
                self.say_castling(study);
            }
            StudyWord::Passed(square) => {
                let side = !study.shown().board().turn();
                let can = study.set_passed(square);
                self.say(if can { StudyNotice::Passed(square) } else { StudyNotice::NotPassed { side, square } });
            }
            StudyWord::NothingPassed => {
                study.nothing_passed();
                self.say(StudyNotice::NothingPassed);
            }
            // The others are no setting up.
            _ => {}
        }
    }

    fn allow_castling(&mut self, study: &mut Study, side: Option<Color>, wing: Option<CastlingSide>) {
        let sides = side.map_or(vec![Color::White, Color::Black], |side| vec![side]);
        let wings = wing.map_or(vec![CastlingSide::KingSide, CastlingSide::QueenSide], |wing| vec![wing]);
        let all = sides.into_iter().flat_map(|side| wings.clone().into_iter().map(move |wing| (side, wing)));
        let refused = all.filter(|(side, wing)| !study.allow_castling(*side, *wing)).collect::<Vec<_>>();
        for (side, wing) in refused {
            self.say(StudyNotice::NotAtHome { side, wing });
        }
        self.say_castling(study);
    }

    fn say_castling(&mut self, study: &Study) {
        let of =
            |side| (study.may_castle(side, CastlingSide::KingSide), study.may_castle(side, CastlingSide::QueenSide));
        self.say(StudyNotice::Castling { white: of(Color::White), black: of(Color::Black) });
    }

    fn say_faults(&mut self, faults: Vec<Fault>) {
        if !faults.is_empty() {
            self.say(StudyNotice::Wrong(faults));
        }
    }

    fn attempt(&mut self, study: &mut Study, intent: Intent, said: &str) {
        match study.attempt(intent, said, self.view.line()) {
            Ok(report) => {
                let quiet = report.check == Check::None;
                self.say(StudyNotice::Tried(Box::new(report)));
                if quiet && study.shown().board().position().is_some_and(|position| position.is_stalemate()) {
                    self.say(StudyNotice::Stalemate);
                }
            }
            Err(Untried::NoPosition(faults)) => self.say(StudyNotice::NoPosition(faults)),
            Err(Untried::NoPiece) => self.refuse(Refusal::NoPieceForThat),
            Err(Untried::Illegal { change, why }) => {
                let explained = self.view.mode().row().illegal_entry == IllegalEntry::RefusedWithArticle;
                let obstacle = study.shown().board().obstacle(&change);
                self.refuse(Refusal::Illegal { change, why, obstacle, explained });
            }
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.steps.push(Step::Tell { seat: self.view.seat(), message: Message::Refused(refusal) });
    }

    fn take_back(&mut self, study: &mut Study) {
        match study.take_back(self.view.line()) {
            Some(report) => {
                let turn = study.shown().board().turn();
                self.say(StudyNotice::TakenBack { report: Box::new(report), turn });
            }
            None => self.say(StudyNotice::NothingTried),
        }
    }
}
