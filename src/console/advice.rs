//! Help of an engine in a game: it thinks on a thread of its own, what it has found is said to the player alone, and that they were helped is
//! a fact before they hear it.

mod consult;

use std::sync::Arc;

use super::steps::{Came, Todo, input};
use super::{Console, News, Request, Scene};
use crate::answers::advice;
use crate::config::Key as Setting;
use crate::desk::lines::command::AdviceWord;
use crate::desk::notices::advice::AdviceNotice;
use crate::desk::pending::Pending;
use crate::desk::step::{AdviceWish, Step, StudyWish};
use crate::engine::advice::Trouble;
use crate::game::advice::{Aid, Blunder};
use crate::game::command::Command;
use crate::game::roles::{Seat, Topic};
use crate::notation;
use crate::rules::position::{Intent, Position};
use crate::table::device::Job;
use crate::view::View;
use crate::words::engine_notice::EngineNotice;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;
use consult::{Consultation, Place};

pub use consult::Found;

/// The hint that somebody hears step by step.
#[derive(Clone, Debug)]
pub(super) struct Hint {
    seat: Seat,
    now: Position,
    best: Intent,
    /// The step that was told last.
    told: Aid,
}

/// A move that was looked at before it is made.
#[derive(Debug)]
pub struct LookedAt {
    seat: Seat,
    came: Came,
    intent: Intent,
    said: String,
    blunder: Option<Box<Blunder>>,
    troubles: Vec<Trouble>,
}

impl Console {
    /// Asks the engine, where the player may.
    pub(super) fn advise(&mut self, seat: Seat, wish: AdviceWish, came: Came, scene: &Scene) -> Option<Request> {
        let view = View::of(scene.committed(), seat);
        // They were refused already; whatever comes here, no engine thinks for somebody who may not ask it.
        if !view.may_ask(wish.topic()) {
            return None;
        }
        if !self.resources.adviser.is_there() {
            self.reply(seat, &AdviceNotice::Nobody.into());
            return None;
        }
        let history = self.desk.client(seat).line(&view);
        let Some(now) = history.board().position() else {
            self.reply(seat, &AdviceNotice::NoPosition.into());
            return None;
        };
        if !now.has_legal_moves() {
            self.reply(seat, &AdviceNotice::Over.into());
            return None;
        }
        // After the end, and on the study board, either side's move is worth a hint.
        let is_mine = self.desk.client(seat).is_at_study() || view.is_over() || seat.side() == Some(now.turn());
        if !is_mine && wish == AdviceWish::Word(AdviceWord::Hint) {
            self.reply(seat, &AdviceNotice::NotYourTurn.into());
            return None;
        }
        let place = Place { now, earlier: history.earlier_positions(), is_mine };
        let (aid, known) = self.known(seat, &wish, &place.now);
        match known {
            Some(notice) => self.then(Todo::Behind(seat, notice.into())),
            None => self.then(Todo::Work(self.thinking(seat, wish, place, scene))),
        }
        Some(Request::Input(input(seat, Command::Advice(aid), came)))
    }

    /// What kind of help it is; and what is told, where that is known from the step before.
    fn known(&mut self, seat: Seat, wish: &AdviceWish, now: &Position) -> (Aid, Option<AdviceNotice>) {
        let hint = self.hint.as_mut().filter(|hint| hint.seat == seat && hint.now == *now);
        match (wish, hint) {
            (AdviceWish::Check(_), _) => (Aid::Check, None),
            (AdviceWish::Word(AdviceWord::Threat), _) => (Aid::Threat, None),
            (AdviceWish::Word(AdviceWord::Evaluation), _) => (Aid::Evaluation, None),
            (AdviceWish::Word(AdviceWord::BestLine), _) => (Aid::BestLine, None),
            (AdviceWish::Word(AdviceWord::Hint), None) => (Aid::Matter, None),
            (AdviceWish::Word(AdviceWord::Hint), Some(hint)) => {
                let piece = advice::moved(now, hint.best).filter(|_| hint.told == Aid::Matter);
                if let Some((piece, square)) = piece {
                    hint.told = Aid::Piece;
                    return (Aid::Piece, Some(AdviceNotice::Piece { role: piece.role, square }));
                }
                hint.told = Aid::Move;
                let report = advice::report(now, hint.best);
                (Aid::Move, report.map(|report| AdviceNotice::Move(Box::new(report))))
            }
        }
    }

    /// What the engine does about a wish.
    fn thinking(&self, seat: Seat, wish: AdviceWish, place: Place, scene: &Scene) -> Job<News> {
        let adviser = Arc::clone(&self.resources.adviser);
        let simulated = scene.stamper().is_simulated();
        let work = move || News::Advised(seat, Box::new(Consultation::new(&adviser, &place, simulated).answer(&wish)));
        Job::new(work)
    }

    /// What it has found is said.
    pub(super) fn advised(&mut self, seat: Seat, found: Found, scene: &Scene) {
        self.tell_troubles(seat, found.troubles);
        if let Some((now, best)) = found.hint {
            self.hint = Some(Hint { seat, now, best, told: Aid::Matter });
        }
        self.then(Todo::Behind(seat, found.notice.into()));
        // A page has no study board.
        if found.line.is_empty() || self.is_at_page() {
            return;
        }
        for step in self.desk.do_study(seat, StudyWish::Line(found.line), scene.committed()) {
            if let Step::Say { seat, notice } = step {
                self.then(Todo::Behind(seat, notice));
            }
        }
        self.then(Todo::Behind(seat, AdviceNotice::StepThrough.into()));
        self.then(Todo::MindTheHand);
    }

    pub(super) fn tell_troubles(&mut self, seat: Seat, troubles: Vec<Trouble>) {
        for trouble in troubles {
            let notice: Notice = match trouble {
                Trouble::Cannot(why) => EngineNotice::Cannot(why).into(),
                Trouble::Failed { name, why } => AdviceNotice::ByBuiltin { name, why }.into(),
            };
            self.say(seat, &notice, Urgency::Polite);
        }
    }

    // --- warnings of blunders ---

    /// Looks at a move before it is made, where its player wants to be warned; `None`: it is made.
    pub(super) fn guard(&self, seat: Seat, command: &Command, came: Came, scene: &Scene) -> Option<Request> {
        let Command::Move { intent, said } = command else { return None };
        let view = View::of(scene.decided(), seat);
        // A draw offer that comes with a move has to follow it.
        let is_wanted = self.resources.settings.blunder_warnings && view.may_ask(Topic::Blunder) && !view.is_over();
        if !is_wanted || notation::carries_offer(said) || seat != Seat::Side(view.turn()) {
            return None;
        }
        let now = view.board().position()?;
        now.judge(*intent).ok()?;
        let place = Place { now, earlier: view.line().earlier_positions(), is_mine: true };
        let (adviser, intent, said) = (Arc::clone(&self.resources.adviser), *intent, said.clone());
        let simulated = scene.stamper().is_simulated();
        let work = move || {
            let (blunder, troubles) = Consultation::new(&adviser, &place, simulated).look_at(intent);
            let blunder = blunder.map(Box::new);
            News::LookedAt(Box::new(LookedAt { seat, came, intent, said, blunder, troubles }))
        };
        Some(Request::Work(Job::new(work).entered(came.at)))
    }

    /// A move was looked at: it is made, or its player is warned first.
    pub(super) fn looked_at(&mut self, looked_at: LookedAt) {
        let LookedAt { seat, came, intent, said, blunder, troubles } = looked_at;
        self.tell_troubles(seat, troubles);
        let behind = self.behind_look.take().unwrap_or_default();
        let Some(blunder) = blunder else {
            self.then(Todo::Step(Step::Play { seat, intent, said }, came));
            return self.fresh.extend(behind);
        };
        let noted = Step::Command { seat, command: Command::Advice(Aid::Warning) };
        self.then(Todo::Step(noted, came));
        self.desk.ask(seat, Pending::Blunder { intent, said, blunder: blunder.clone() });
        self.then(Todo::Behind(seat, AdviceNotice::AskBlunder(blunder).into()));
        self.then(Todo::FollowQuestion(came.at));
        self.fresh.extend(behind);
    }

    /// Warns of blunders from now on, or does not.
    pub(super) fn warn_of_blunders(&mut self, seat: Seat, on: bool) {
        if on && !self.resources.adviser.is_there() {
            return self.reply(seat, &AdviceNotice::Nobody.into());
        }
        self.resources.settings.blunder_warnings = on;
        self.resources.remember(Setting::BlunderWarnings, if on { "on" } else { "off" });
        self.reply(seat, &AdviceNotice::Warnings { on }.into());
    }
}
