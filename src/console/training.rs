//! Training at the console: the session judges moves before the game gets them, and what it wants done is done here.

use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::{Receiver, unbounded};

use super::steps::{Came, Todo};
use super::{Console, News, Next, Request, Scene};
use crate::engine::Limits;
use crate::engine::builtin::{self, BuiltinEngine};
use crate::engine::endgames::Tables;
use crate::engine::endgames::store::{Store, StoreTrouble};
use crate::game::board::Board;
use crate::game::command::{Command, Happening, Input};
use crate::game::effect::{Cue, Effect, EngineAnswer, EngineQuestion, EngineTask};
use crate::game::fact::{HalfMoveId, Source};
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::game::roles::{Seat, Seats};
use crate::rules::position::{Color, Position};
use crate::table::device::Job;
use crate::time::{Tick, wall_seconds};
use crate::training::drilling::Finished;
use crate::training::endgame;
use crate::training::rounds::Played;
use crate::training::session::{Do, Judged, Session};
use crate::training::store::Keeper;
use crate::view::View;
use crate::words::action::Action;
use crate::words::command::{self, Heard, Word};
use crate::words::endgame_notice::{Endgame, EndgameNotice};
use crate::words::endgame_words;
use crate::words::key_notice::KeyNotice;
use crate::words::next_words::NextWish;
use crate::words::notice::Notice;
use crate::words::study::{self, StudyWord};
use crate::words::training_notice::TrainingNotice;
use crate::words::training_words::{self, Verb};
use crate::words::utterance::Urgency;

/// The level that refutes a wrong move: the strongest one.
const LEVEL: u8 = 8;

/// News of training.
#[derive(Debug)]
pub enum TrainingNews {
    /// The last result is on disk, or is not.
    Kept(Result<(), String>),
    /// The score of a round is on disk, or is not.
    RoundKept(Finished, Result<(), String>),
    /// What follows a wrong move, if anybody could say.
    Refuted(Option<Box<MoveReport>>),
    /// The tables of endgames, and what was wrong with their files.
    Provided(Box<(Tables, Vec<StoreTrouble>)>),
}

/// A session, with those who work for it.
pub struct Training {
    session: Session,
    keeper: Arc<Keeper>,
    refuter: Option<Refuter>,
    /// Where the tables of endgames are kept.
    tables: Store,
    /// Which half-move the opponent's last reply was to be.
    replied: Option<HalfMoveId>,
    /// Another position is about to be put on the table: what stands there now is another puzzle's.
    is_going_on: bool,
    /// A result could not be saved, and that was the last news of it.
    is_unsaved: bool,
}

impl Training {
    /// A session whose results go to this thread, with a folder for the tables of endgames.
    pub fn new(session: Session, keeper: Arc<Keeper>, tables: Store) -> Training {
        Training {
            session,
            keeper,
            refuter: Refuter::start(),
            tables,
            replied: None,
            is_going_on: false,
            is_unsaved: false,
        }
    }

    /// The same, with another position on the table.
    #[must_use]
    pub fn goes_on(self) -> Training {
        Training { replied: None, is_going_on: false, ..self }
    }
}

/// The built-in opponent, who says what follows a wrong move.
struct Refuter {
    engine: BuiltinEngine,
    answers: Receiver<EngineAnswer>,
    /// An answer is outstanding: another question would withdraw it.
    is_asked: bool,
}

/// Longer than it ever thinks; whoever leaves waits no longer for it.
const PATIENCE: Duration = Duration::from_secs(20);

impl Refuter {
    /// A program may have been built without it, and a system may have no thread for it: then nobody says.
    fn start() -> Option<Refuter> {
        let (tell, answers) = unbounded();
        let engine = builtin::spawn(Limits::Nodes, move |reply| {
            // Nobody waits for an answer behind the end.
            let _gone = tell.send(reply.answer);
        });
        Some(Refuter { engine: engine.ok()?, answers, is_asked: false })
    }
}

impl Console {
    /// The same device, at which somebody trains.
    #[must_use]
    pub fn training(self, training: Training) -> Console {
        Console { training: Some(Box::new(training)), desk: self.desk.where_one_trains(), ..self }
    }

    /// What goes on when another position is put on the table.
    pub fn take_training(&mut self) -> Option<Training> {
        self.training.take().map(|training| *training)
    }

    /// Whether a key goes on with the session: the line is entered, and there is none.
    pub(super) fn goes_on_by(&self, key: crate::input::Key) -> bool {
        self.training.is_some()
            && !self.keyboard.is_explaining()
            && self.keyboard.action(key) == Some(Action::Enter)
            && self.keyboard.entry().shown().0.is_empty()
    }

    /// What a line means to the session; whether it means anything.
    pub(super) fn trained_line(&mut self, text: &str, at: Tick, scene: &Scene) -> bool {
        let (home, now) = (self.home(), wall_seconds());
        let (text, language) = (text.trim(), self.desk.language(home));
        let Some(training) = self.training.as_mut() else { return false };
        let session = &mut training.session;
        if text.is_empty() {
            let todo = session.enter(at.millis(), now);
            self.then_train(todo);
            return true;
        }
        let wish = endgame_words::parse(text, language).filter(|_| !session.is_drilling());
        if let Some(wish) = wish {
            let todo = session.endgame(wish);
            self.then_train(todo);
            return true;
        }
        let (view, verb) = (View::of(scene.decided(), home), training_words::parse(text, language));
        // Whoever looks at the study board means what stands there.
        let (client, board) = (self.desk.client(home), self.desk.client(home).line(&view));
        let is_elsewhere = session.sets_up_a_position() && !client.is_at_study() && verb != Some(Verb::Stop);
        let mut todo = match verb {
            Some(Verb::Done) if is_elsewhere => None,
            verb => verb.and_then(|verb| session.drill_word(verb, board.board())),
        };
        if todo.is_none() && session.is_drilling() && verb != Some(Verb::Progress) {
            todo = session.answer(text, language, at.millis());
            if todo.is_none() {
                let goes_on = is_about_the_device(text, language)
                    || session.sets_up_a_position() && !is_elsewhere && !leaves_the_study_board(text, language);
                if goes_on && !is_for_games(text, language) {
                    return false;
                }
                todo = Some(if is_elsewhere { session.set_up_anew() } else { session.no_answer() });
            }
        }
        let word = |verb| {
            let history = if matches!(verb, Verb::Hint | Verb::Solution) { view.line() } else { board };
            session.word(verb, history, !self.resources.piped, now)
        };
        let todo = todo.or_else(|| verb.filter(|verb| !verb.is_for_drills()).map(word));
        let todo = todo.or_else(|| {
            let not_here = Do::Say(TrainingNotice::NotHere);
            is_for_games(text, language).then(|| vec![not_here])
        });
        let is_meant = todo.is_some();
        self.then_train(todo.unwrap_or_default());
        is_meant
    }

    fn then_train(&mut self, todo: Vec<Do>) {
        let mut urgency = Urgency::Urgent;
        for todo in todo {
            self.then(Todo::Train(todo, urgency));
            // What belongs together is heard to its end.
            urgency = Urgency::Polite;
        }
    }

    /// A command by somebody who trains: of all of them only moves are for the game, and only those that solve the puzzle.
    pub(super) fn trained_command(
        &mut self,
        seat: Seat,
        command: Command,
        came: Came,
        scene: &Scene,
    ) -> Option<Request> {
        let training = self.training.as_mut()?;
        if command == Command::TakeBack && training.session.takes_back() {
            let Came { source, at } = came;
            return Some(Request::Input(Input { seat, source, at, what: Happening::Command(command) }));
        }
        let Command::Move { intent, .. } = command else {
            self.reply(seat, &Notice::Training(Box::new(TrainingNotice::NotHere)));
            return None;
        };
        match training.session.judge(intent, scene.decided().history()) {
            Judged::Play => {
                let Came { source, at } = came;
                Some(Request::Input(Input { seat, source, at, what: Happening::Command(command) }))
            }
            Judged::Instead(todo) => {
                self.resources.output.cue(Seats::only(seat), Cue::Refusal);
                self.then_train(todo);
                None
            }
        }
    }

    /// Does what the session wants, or asks the table for it.
    pub(super) fn train(&mut self, todo: Do, urgency: Urgency, scene: &Scene) -> Option<Request> {
        let home = self.home();
        match todo {
            Do::Say(notice) => {
                let notice = Notice::Training(Box::new(notice));
                self.say(home, &notice, urgency);
            }
            Do::List(notices) => {
                let notices: Vec<Notice> =
                    notices.into_iter().map(|notice| Notice::Training(Box::new(notice))).collect();
                self.say_list(home, &notices);
            }
            Do::Open(fen) => {
                self.training.as_mut()?.is_going_on = true;
                return Some(Request::Next(Next { start: Some(fen), wish: NextWish::default() }));
            }
            Do::Keep(attempt) => {
                let keep = self.training.as_ref()?.keeper.record(*attempt);
                let work = Box::new(move || News::Training(TrainingNews::Kept(keep())));
                return Some(Request::Work(Job { entered: None, work }));
            }
            Do::KeepRound(finished) => {
                let played = Played { at: wall_seconds(), score: finished.score };
                let keep = self.training.as_ref()?.keeper.record_round(played);
                let work = Box::new(move || News::Training(TrainingNews::RoundKept(finished, keep())));
                return Some(Request::Work(Job { entered: None, work }));
            }
            Do::EmptyBoard => {
                let view = View::of(scene.decided(), home);
                self.desk.client_mut(home).empty_study_board(view.line());
                self.then(Todo::MindTheHand);
            }
            Do::PutBoardAway => {
                self.desk.client_mut(home).put_study_board_away();
                self.then(Todo::MindTheHand);
            }
            Do::KeepTelling(telling) => self.training.as_ref()?.keeper.keep_telling(telling),
            Do::Refute(after) => return Some(self.refute(*after)),
            Do::Provide(endgame) => return self.provide(endgame),
        }
        None
    }

    /// Has the tables of an endgame read, or made where there are none.
    fn provide(&mut self, endgame: Endgame) -> Option<Request> {
        let (training, material) = (self.training.as_ref()?, endgame::material(endgame));
        let (store, mut tables) = (training.tables.clone(), training.session.tables().clone());
        if !store.has(material) {
            let making = TrainingNotice::Endgame(EndgameNotice::Making);
            self.say(self.home(), &Notice::Training(Box::new(making)), Urgency::Polite);
        }
        let work = move || {
            let troubles = store.provide(material, &mut tables);
            News::Training(TrainingNews::Provided(Box::new((tables, troubles))))
        };
        Some(Request::Work(Job { entered: None, work: Box::new(work) }))
    }

    /// Has the built-in opponent answer a wrong move. One question is open at a time.
    fn refute(&mut self, after: Position) -> Request {
        let refuter = self.training.as_mut().and_then(|training| training.refuter.as_mut());
        let asked = refuter.filter(|refuter| !refuter.is_asked && after.has_legal_moves()).map(|refuter| {
            // One that came too late is nobody's.
            let _late = refuter.answers.try_iter().count();
            refuter.engine.ask(task(&after));
            refuter.is_asked = true;
            refuter.answers.clone()
        });
        let work = move || {
            let answer = asked.and_then(|answers| answers.recv_timeout(PATIENCE).ok());
            let reply = answer.and_then(|answer| match answer {
                EngineAnswer::Move(intent) => {
                    let board = Board::from(&after);
                    let change = board.change(intent)?;
                    Some(Box::new(MoveReport::new(&board, &change)))
                }
                EngineAnswer::Accept | EngineAnswer::Decline => None,
            });
            News::Training(TrainingNews::Refuted(reply))
        };
        Request::Work(Job { entered: None, work: Box::new(work) })
    }

    pub(super) fn training_news(&mut self, news: TrainingNews) {
        let Some(training) = self.training.as_mut() else { return };
        let todo = match news {
            TrainingNews::Kept(kept) => {
                training.is_unsaved = kept.is_err();
                training.session.kept(kept)
            }
            TrainingNews::RoundKept(finished, kept) => {
                training.is_unsaved = kept.is_err();
                training.session.round_kept(finished, kept)
            }
            TrainingNews::Refuted(reply) => {
                if let Some(refuter) = &mut training.refuter {
                    refuter.is_asked = false;
                }
                training.session.refuted(reply)
            }
            TrainingNews::Provided(provided) => {
                let (tables, troubles) = *provided;
                training.session.provided(tables, troubles)
            }
        };
        self.then_train(todo);
    }

    /// The opponent's next move in the puzzle.
    pub(super) fn opponents_reply(&mut self, scene: &Scene) -> Option<Request> {
        let (game, own) = (scene.decided(), self.home_side());
        let training = self.training.as_mut().filter(|training| !training.is_going_on)?;
        let next = game.history().next_id();
        if game.turn() == own || training.replied == Some(next) {
            return None;
        }
        let intent = training.session.reply(game.history())?;
        training.replied = Some(next);
        let what = Happening::Engine { after: game.history().last_id(), answer: EngineAnswer::Move(intent) };
        Some(Request::Input(Input { seat: Seat::Side(!own), source: Source::BuiltinEngine, at: scene.now(), what }))
    }

    /// What is on disk of the puzzle: its position is told, or what came of it.
    pub(super) fn mind_the_puzzle(&mut self, scene: &Scene) {
        let Some(training) = self.training.as_mut().filter(|training| !training.is_going_on) else { return };
        let todo = training.session.made(scene.committed().history(), scene.now().millis(), wall_seconds());
        for todo in todo {
            self.then(Todo::Train(todo, Urgency::Polite));
        }
    }

    /// When a round of a drill ends by itself.
    pub(super) fn round_ends(&self) -> Option<Tick> {
        self.training.as_ref()?.session.round_ends().map(Tick::from_millis)
    }

    /// Time has passed: a round may be over.
    pub(super) fn mind_the_round(&mut self, now: Tick) {
        let todo = self.training.as_mut().map(|training| training.session.time_passes(now.millis()));
        self.then_train(todo.unwrap_or_default());
    }

    /// Whether an effect is not told, because the session tells the same in its own words.
    pub(super) fn is_told_by_the_session(&self, effect: &Effect, scene: &Scene) -> bool {
        let Some(training) = &self.training else { return false };
        match effect {
            Effect::Tell { what: Message::Begins { .. }, .. } => true,
            Effect::Tell { what: Message::Announcement(_), .. } | Effect::Cue { .. } => {
                training.session.sets_up(scene.committed().history().live().len())
            }
            _ => false,
        }
    }

    /// The last words.
    pub(super) fn part_from_training(&mut self) {
        let is_unsaved = self.training.as_ref().is_some_and(|training| training.is_unsaved);
        if !is_unsaved {
            self.say(self.home(), &Notice::Training(Box::new(TrainingNotice::Goodbye)), Urgency::Polite);
        }
    }

    /// What can be entered while one trains.
    pub(super) fn training_help(&mut self, seat: Seat) {
        let drill = self.training.as_ref().and_then(|training| training.session.drill_help());
        let lines = drill.unwrap_or_else(|| vec![TrainingNotice::Help]).into_iter();
        let mut lines: Vec<Notice> = lines.map(|line| Notice::Training(Box::new(line))).collect();
        if !self.resources.piped {
            lines.push(Notice::Keys(KeyNotice::HelpOnAKey { explain: self.keyboard.keys(Action::KeyHelp) }));
        }
        self.say_list(seat, &lines);
    }
}

/// Whether a line is about the voice, help or leaving, and asks nothing of a board: in a round of a drill that is there, too.
fn is_about_the_device(text: &str, language: Language) -> bool {
    match command::parse(text, language) {
        Some(Heard::Manual(_)) => true,
        Some(Heard::Word(word)) => matches!(
            word,
            Word::Help
                | Word::HelpOn(_)
                | Word::Keys
                | Word::Repeat
                | Word::Quit
                | Word::End
                | Word::Speech(_)
                | Word::Sounds(_)
                | Word::Cue { .. }
                | Word::QuickSetting { .. }
                | Word::Power
        ),
        _ => false,
    }
}

fn leaves_the_study_board(text: &str, language: Language) -> bool {
    study::parse(text, language, Color::White) == Some(study::Heard::Word(StudyWord::Leave))
}

/// Whether a line is for games alone, so that nothing is asked back about it.
fn is_for_games(text: &str, language: Language) -> bool {
    let Some(Heard::Word(word)) = command::parse(text, language) else { return false };
    matches!(
        word,
        Word::Resign | Word::Draw | Word::Accept | Word::Decline | Word::NewGame | Word::Compose | Word::Names
    )
}

/// What the built-in opponent is asked about the position behind a wrong move.
fn task(after: &Position) -> EngineTask {
    EngineTask {
        after: None,
        position: after.clone(),
        side: after.turn(),
        earlier: Vec::new(),
        question: EngineQuestion::Move,
        time: None,
        level: LEVEL,
        seed: 0,
    }
}
