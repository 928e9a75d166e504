//! Training at the console: the session judges moves before the game gets them, and what it wants done is done here.

mod lines;
mod looking;

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

use super::steps::{Came, Todo};
use super::{Console, News, Next, Request, Scene};
use crate::desk::notices::keys::KeyNotice;
use crate::engine::advice::{Adviser, Effort, Trouble};
use crate::engine::endgames::store::Store;
use crate::game::command::{Command, Happening, Input};
use crate::game::effect::{Cue, Effect, EngineAnswer};
use crate::game::fact::{HalfMoveId, Source};
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::roles::{Seat, Seats};
use crate::game::system_error::SystemError;
use crate::keys::action::Action;
use crate::rules::position::Color;
use crate::scoresheet::files;
use crate::table::device::Job;
use crate::time::{Tick, wall_seconds};
use crate::training::added::{Added, Wish};
use crate::training::endgame;
use crate::training::lines::training::is_rule;
use crate::training::notices::endgame::{Endgame, EndgameNotice};
use crate::training::notices::training::{HelpPart, TrainingNotice};
use crate::training::report::Form;
use crate::training::review::Report;
use crate::training::rounds::Played;
use crate::training::session::Session;
use crate::training::step::{Answer, Do, Judged, Weigh, Weighed};
use crate::training::store::Keeper;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// How long (ms) is thought about a wrong move.
const A_MOMENT: u64 = 400;
/// Positions of a search, where time stands still.
const A_MOMENT_IN_NODES: u64 = 6_000;

/// An answer to what the session has asked for, and what has gone wrong with engines on the way.
#[derive(Debug)]
pub struct TrainingNews {
    answer: Answer,
    troubles: Vec<Trouble>,
}

/// A session, with those who work for it.
#[derive(Clone)]
pub struct Training {
    session: Session,
    keeper: Arc<Keeper>,
    reviewers: Reviewers,
    /// Where the tables of endgames are kept.
    tables: Store,
    /// What stands on the table leaves it: tables that are being made are no longer wanted, and nothing that takes long begins.
    is_leaving: Arc<AtomicBool>,
    /// What would take long and came up then: it waits for what comes to the table next.
    later: Vec<Do>,
    /// Puzzles that somebody has added.
    added: Option<Arc<Mutex<Added>>>,
    /// Which half-move the opponent's last reply was to be.
    replied: Option<HalfMoveId>,
    /// Another position is about to be put on the table: what stands there now is another puzzle's.
    is_going_on: bool,
    /// A game can begin where the session is left.
    may_play: bool,
    /// The last line asked for a hint at what stands on the table.
    hinted: bool,
    /// What has gone wrong with engines, and was told: several of one kind work side by side.
    troubles: Vec<Trouble>,
}

/// Who looks at a game that is reviewed, and where the report goes.
#[derive(Clone, Default)]
pub struct Reviewers {
    /// Engines that look at it side by side.
    pub advisers: Vec<Arc<Adviser>>,
    /// Files, and what each becomes.
    pub reports: Vec<(PathBuf, Form)>,
}

impl Training {
    /// A session whose results go to this thread, with a folder for the tables of endgames.
    pub fn new(session: Session, keeper: Arc<Keeper>, reviewers: Reviewers, tables: Store) -> Training {
        Training {
            session,
            keeper,
            reviewers,
            tables,
            is_leaving: Arc::default(),
            later: Vec::new(),
            added: None,
            replied: None,
            is_going_on: false,
            may_play: false,
            hinted: false,
            troubles: Vec::new(),
        }
    }

    /// The same; a game can begin where it is left.
    #[must_use]
    pub fn beside_games(self, may_play: bool) -> Training {
        Training { may_play, ..self }
    }

    /// Whether a game can begin where it is left.
    pub(super) const fn may_play(&self) -> bool {
        self.may_play
    }

    /// The same, with these puzzles besides the built-in ones.
    #[must_use]
    pub fn with_added(self, added: Option<Added>) -> Training {
        Training { added: added.map(|added| Arc::new(Mutex::new(added))), ..self }
    }

    /// The same, with another position on the table.
    #[must_use]
    pub fn goes_on(self) -> Training {
        Training { replied: None, is_going_on: false, is_leaving: Arc::default(), ..self }
    }

    /// Who solves the puzzle on the table.
    pub fn solver(&self) -> Color {
        self.session.solver()
    }
}

impl Console {
    /// The same device, at which somebody trains.
    #[must_use]
    pub fn training(self, mut training: Training) -> Console {
        let later = std::mem::take(&mut training.later);
        let mut console =
            Console { training: Some(Box::new(training)), desk: self.desk.where_one_trains(is_rule), ..self };
        console.then_train(later);
        console
    }

    /// What goes on when another position is put on the table.
    pub fn take_training(&mut self) -> Option<Training> {
        self.training.take().map(|training| *training)
    }

    pub(super) fn then_train(&mut self, todo: Vec<Do>) {
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
            self.reply(seat, &Notice::from(TrainingNotice::NotHere));
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
        let simulated = scene.stamper().is_simulated();
        let home = self.home();
        if let Some(training) = self.training.as_mut().filter(|training| training.is_leaving.load(Relaxed))
            && matches!(todo, Do::Look(_) | Do::Make(_) | Do::Provide(_))
        {
            training.later.push(todo);
            return None;
        }
        match todo {
            Do::Say(notice) => {
                let notice = Notice::from(notice);
                self.say(home, &notice, urgency);
            }
            Do::List(notices) => {
                let notices: Vec<Notice> = notices.into_iter().map(Notice::from).collect();
                self.say_list(home, &notices);
            }
            Do::Open(fen) => {
                self.training.as_mut()?.is_going_on = true;
                return Some(Request::Next(Next::Exercise(fen)));
            }
            Do::Keep(attempt) => {
                let keep = self.training.as_ref()?.keeper.record(*attempt);
                return Some(answered_by(move || (Answer::Kept(keep()), Vec::new())));
            }
            Do::KeepRound(finished) => {
                let played = Played { at: wall_seconds(), score: finished.score };
                let keep = self.training.as_ref()?.keeper.record_round(played);
                return Some(answered_by(move || (Answer::RoundKept(finished, keep()), Vec::new())));
            }
            Do::KeepNew(new) => {
                let keep = self.training.as_ref()?.keeper.record_new(new);
                return Some(answered_by(move || (Answer::NewKept(keep()), Vec::new())));
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
            Do::Provide(endgame) => return self.provide(endgame),
            Do::Find(wish) => return self.find(*wish),
            Do::CountThemes => {
                let counted = |added: &Added| added.counted().map_err(SystemError::from);
                return self.ask_added(counted, |counts| Answer::Counted(counts.unwrap_or(Ok(HashMap::new()))));
            }
            Do::Weigh(weigh) => return Some(self.weigh(*weigh, simulated)),
            // In simulated time everything repeats exactly: nothing comes between.
            Do::Look(task) => return self.look_at(*task).map(|look| in_background(look, !simulated)),
            Do::Make(making) => return self.make_puzzles(*making).map(|make| in_background(make, !simulated)),
            Do::Report(report) => return self.write_reports(*report),
        }
        None
    }

    /// Has the tables of an endgame read, or made where there are none.
    fn provide(&mut self, endgame: Endgame) -> Option<Request> {
        let (training, material) = (self.training.as_ref()?, endgame::material(endgame));
        let (store, mut tables) = (training.tables.clone(), training.session.tables().clone());
        let cancelled = Arc::clone(&training.is_leaving);
        if !store.has(material) {
            let making = TrainingNotice::Endgame(EndgameNotice::Making);
            self.say(self.home(), &Notice::from(making), Urgency::Polite);
        }
        Some(answered_by(move || {
            let troubles = store.provide(material, &mut tables, &cancelled);
            (Answer::Provided(Box::new(tables), troubles), Vec::new())
        }))
    }

    /// Has a puzzle looked for among the added ones.
    fn find(&self, wish: Wish) -> Option<Request> {
        let find = move |added: &Added| added.find(&wish).map_err(SystemError::from);
        self.ask_added(find, |found| Answer::Found(Box::new(found.unwrap_or(Ok(None)))))
    }

    /// Asks the added puzzles on a thread that may wait; `None` is found where there are none.
    fn ask_added<T>(
        &self,
        ask: impl FnOnce(&Added) -> T + Send + 'static,
        answer: impl FnOnce(Option<T>) -> Answer + Send + 'static,
    ) -> Option<Request> {
        let added = self.training.as_ref()?.added.clone();
        Some(answered_by(move || {
            // Reading leaves nothing half-done.
            let found = added.map(|added| ask(&added.lock().unwrap_or_else(PoisonError::into_inner)));
            (answer(found), Vec::new())
        }))
    }

    /// Has an engine say what a move is worth.
    fn weigh(&self, Weigh { before, after }: Weigh, simulated: bool) -> Request {
        let adviser = Arc::clone(&self.resources.adviser);
        let effort = if simulated { Effort::Nodes(A_MOMENT_IN_NODES) } else { Effort::Millis(A_MOMENT) };
        answered_by(move || {
            let best = before.map(|before| adviser.ask(&before, &[], effort));
            let answer = adviser.ask(&after, &[], effort);
            let weighed = Weighed {
                best: best.as_ref().and_then(|best| best.line.as_ref()).map(|line| line.score),
                answer: answer.line,
            };
            let troubles = best.and_then(|best| best.trouble).into_iter().chain(answer.trouble).collect();
            (Answer::Weighed(Box::new(weighed)), troubles)
        })
    }

    /// Writes what was found, where that is wanted.
    fn write_reports(&self, report: Report) -> Option<Request> {
        let reports = self.training.as_ref()?.reviewers.reports.clone();
        if reports.is_empty() {
            return None;
        }
        let (words, language) = (Arc::clone(&self.resources.words), self.resources.settings.language);
        Some(answered_by(move || {
            let write = |(path, form): (PathBuf, Form)| {
                let written = report.written(form, &words, language);
                let why = files::write(&path, written).err().map(|error| error.why.into());
                (path, why)
            };
            (Answer::Reported(reports.into_iter().map(write).collect()), Vec::new())
        }))
    }

    pub(super) fn training_news(&mut self, news: TrainingNews, scene: &Scene) {
        let (home, at, now) = (self.home(), scene.now().millis(), wall_seconds());
        let Some(training) = self.training.as_mut() else { return };
        let todo = training.session.take(news.answer, at, now);
        let mut new = Vec::new();
        for trouble in news.troubles {
            if !training.troubles.contains(&trouble) {
                training.troubles.push(trouble.clone());
                new.push(trouble);
            }
        }
        self.tell_troubles(home, new);
        self.then_train(todo);
    }

    /// What is said to a move where none is asked for, instead of waiting for the opponent's, which would never come.
    pub(super) fn no_move_is_asked(&self, message: &Message) -> Option<Notice> {
        let untimely = *message == Message::Refused(Refusal::NotYourTurn);
        let session = &self.training.as_ref().filter(|_| untimely)?.session;
        session.no_move_is_asked().map(Notice::from)
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

    /// What takes long is not done to its end; of a round of a drill that counts which was answered.
    pub(super) fn cut_training_short(&mut self) {
        let Some(training) = self.training.as_mut() else { return };
        training.is_leaving.store(true, Relaxed);
        let Some(finished) = training.session.leave_round() else { return };
        let kept = training.keeper.record_round(Played { at: wall_seconds(), score: finished.score })();
        for todo in training.session.round_kept(finished, kept) {
            if let Do::Say(notice) = todo {
                self.say(self.home(), &Notice::from(notice), Urgency::Polite);
            }
        }
    }

    /// The last words.
    pub(super) fn part_from_training(&mut self) {
        let is_unsaved = self.training.as_ref().is_some_and(|training| training.session.is_unsaved());
        if !is_unsaved {
            self.say(self.home(), &Notice::from(TrainingNotice::Goodbye), Urgency::Polite);
        }
    }

    /// Whether help is about what one trains with: on the study board it is about that, unless a drill goes on there.
    pub(super) fn helps_to_train(&self, seat: Seat) -> bool {
        let is_at_study = self.desk.client(seat).is_at_study();
        self.training.as_ref().is_some_and(|training| training.session.is_drilling() || !is_at_study)
    }

    /// What can be entered while one trains.
    pub(super) fn training_help(&mut self, seat: Seat) {
        let session = self.training.as_ref().map(|training| &training.session);
        let own = session.and_then(|session| session.drill_help().or_else(|| session.help()));
        let lines = own.unwrap_or_else(|| HelpPart::ALL.map(TrainingNotice::Help).into()).into_iter();
        let mut lines: Vec<Notice> = lines.map(Notice::from).collect();
        if !self.resources.piped {
            lines.push(Notice::from(KeyNotice::HelpOnAKey { explain: self.keyboard.keys(Action::KeyHelp) }));
        }
        self.say_list(seat, &lines);
    }
}

/// A request, during whose work lines are answered or not.
fn in_background(request: Request, in_background: bool) -> Request {
    match request {
        Request::Work(job) => Request::Work(Job { in_background, ..job }),
        other => other,
    }
}

/// Has something answered on a thread that may wait.
fn answered_by(ask: impl FnOnce() -> (Answer, Vec<Trouble>) + Send + 'static) -> Request {
    let work = move || {
        let (answer, troubles) = ask();
        News::Training(TrainingNews { answer, troubles })
    };
    Request::Work(Job::new(work))
}
