//! What is to be done, one thing after another: a step may bring up others, which come before what follows it, and what the
//! table has to do is asked for before anything after it is done.

use super::recordings::SpokenMove;
use super::{Console, News, Next, Request, Scene};
use crate::answers::{self, Manner};
use crate::config::Settings;
use crate::desk::again::Moment;
use crate::desk::hashing::Hashed;
use crate::desk::keyboard::Stroke;
use crate::desk::lines::command::Word;
use crate::desk::lines::help::HelpTopic;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::ruling::RulingNotice;
use crate::desk::step::Step;
use crate::desk::tutorial::Turn;
use crate::game::command::{Command, Happening, Input};
use crate::game::effect::{Cue, Effect};
use crate::game::fact::Source;
use crate::game::message::Message;
use crate::game::question::Question;
use crate::game::roles::{Seat, Seats};
use crate::input::Key;
use crate::screen::Errand;
use crate::screen::notice::ScreenNotice;
use crate::table::device::Job;
use crate::time::{Tick, TimeOfDay};
use crate::training::notices::training::TrainingNotice;
use crate::training::step::Do;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

/// By which way something came, and when.
#[derive(Copy, Clone, Debug)]
pub struct Came {
    pub(super) source: Source,
    pub(super) at: Tick,
}

impl Came {
    pub(super) const fn by_key(at: Tick) -> Came {
        Came { source: Source::Keys, at }
    }

    /// At the same moment by a microphone.
    const fn spoken(self) -> Came {
        Came { source: Source::Voice, ..self }
    }
}

/// One thing that is to be done.
#[derive(Debug)]
pub(super) enum Todo {
    /// What a line or a key asks for.
    Step(Step, Came),
    /// What is asked after a command is said after what the command does.
    Behind(Seat, Notice),
    /// Keeps a spoken move that the game was given.
    Keep(SpokenMove),
    /// Deletes what was kept of this game.
    DeleteRecordings,
    /// What the keyboard makes of a key.
    Stroke(Stroke, Urgency, Came),
    /// What the tutorial makes of it.
    Turn(Turn, Came),
    /// A key, when what it answers has been followed.
    Key(Key, Tick),
    Line(String, Option<Seat>, Came),
    /// What a key did is done; whether a secret was asked for when it came, and whether anything was.
    AfterKey {
        was_secret: bool,
        asked: bool,
        at: Tick,
    },
    /// Goes to the entry line, where something was asked, or back from it.
    FollowQuestion(Tick),
    /// The tutorial goes on from where it was, if a question was open and is answered.
    RemindOfTheTutorial {
        asked: bool,
    },
    /// Draws the line that is being written.
    DrawEntry,
    /// Has something done on a thread.
    Work(Job<News>),
    /// Has files of the screens written.
    AtScreens(Errand),
    /// Does what was decided about the screens.
    MindTheRecord,
    /// The board was changed: a piece may be in hand that no longer stands there.
    MindTheHand,
    /// What the training session wants.
    Train(Do, Urgency),
    /// Training begins after the game, with its review or without.
    BeginTraining {
        review: bool,
    },
}

impl Console {
    /// To be done after what is being done now, and before everything else.
    pub(super) fn then(&mut self, todo: Todo) {
        self.fresh.push(todo);
    }

    pub(super) fn then_steps(&mut self, steps: impl IntoIterator<Item = Step>, came: Came) {
        self.fresh.extend(steps.into_iter().map(|step| Todo::Step(step, came)));
    }

    pub(super) fn then_strokes(&mut self, strokes: impl IntoIterator<Item = Stroke>, urgency: Urgency, at: Tick) {
        self.fresh.extend(strokes.into_iter().map(|stroke| Todo::Stroke(stroke, urgency, Came::by_key(at))));
    }

    /// Does what is to be done, until the table is asked for something.
    pub(super) fn next_request(&mut self, scene: &Scene) -> Option<Request> {
        loop {
            for todo in self.fresh.drain(..).rev() {
                self.todo.push_front(todo);
            }
            let request = match self.todo.pop_front()? {
                Todo::Step(step, came) => self.step(step, came, scene),
                Todo::Behind(seat, notice) => Some(Request::Behind(seat, notice)),
                Todo::Work(job) => Some(Request::Work(job)),
                Todo::AtScreens(errand) => self.run_errand(&errand, scene),
                Todo::Keep(spoken) => self.keep_spoken(spoken, scene),
                Todo::DeleteRecordings => self.delete_recordings(),
                Todo::Train(todo, urgency) => self.train(todo, urgency, scene),
                Todo::BeginTraining { review } => Some(Request::Next(Next::Train { review })),
                todo => {
                    self.do_here(todo, scene);
                    None
                }
            };
            if request.is_some() {
                return request;
            }
        }
    }

    /// What the table has nothing to do with.
    fn do_here(&mut self, todo: Todo, scene: &Scene) {
        match todo {
            Todo::Stroke(stroke, urgency, came) => self.stroke(stroke, urgency, came, scene),
            Todo::Turn(turn, came) => self.take_turn(turn, came, scene),
            Todo::Key(key, at) => self.key(key, at),
            Todo::Line(text, named, came) => self.read_line(&text, named, came, scene),
            Todo::AfterKey { was_secret, asked, at } => self.after_key(was_secret, asked, at),
            Todo::FollowQuestion(at) => self.follow_question(at),
            Todo::RemindOfTheTutorial { asked } => self.remind_of_the_tutorial(asked),
            Todo::DrawEntry => self.draw_entry(),
            Todo::MindTheHand => self.mind_the_hand(scene),
            Todo::MindTheRecord => self.mind_the_record(scene),
            Todo::Step(..)
            | Todo::Behind(..)
            | Todo::Work(_)
            | Todo::AtScreens(_)
            | Todo::Keep(_)
            | Todo::DeleteRecordings
            | Todo::Train(..)
            | Todo::BeginTraining { .. } => {}
        }
    }

    /// Reads a line, for this seat if one was named.
    pub(super) fn read_line(&mut self, text: &str, named: Option<Seat>, came: Came, scene: &Scene) {
        if named.is_some_and(|seat| !self.desk.seats().contains(seat)) {
            return self.reply(self.home(), &DeskNotice::NotYourSeat.into());
        }
        if let Some(waiting) = &mut self.behind_look {
            return waiting.push(Todo::Line(text.to_owned(), named, came));
        }
        if self.waits_for_a_hash(named) {
            return self.held.push(Todo::Line(text.to_owned(), named, came));
        }
        let is_learning = self.is_for_the_tutorial(named);
        if is_learning && !self.desk.is_asking() {
            return self.tutored_line(text, came);
        }
        let may_train = self.training.is_some() && named.is_none_or(|seat| seat == self.home());
        let mut text = text.to_owned();
        if may_train && (!self.desk.is_asking() || self.goes_on_instead(&text)) {
            text = self.desk.take_meant(self.home(), &text).unwrap_or(text);
            if self.trained_line(&text, came, scene) {
                return;
            }
        }
        self.desk.begin();
        self.desk.set_scene(came.at, self.salt);
        self.desk.reads_a_page(came.source == Source::Page);
        let steps = self.desk.line(&text, named, scene.decided());
        self.follow(steps, is_learning, came);
    }

    /// What a line asks for is to be done.
    pub(super) fn follow(&mut self, steps: Vec<Step>, is_learning: bool, came: Came) {
        let mut commanded = false;
        for step in steps {
            match step {
                // What is learned never reaches the game.
                Step::Command { .. } if is_learning => {}
                Step::Say { seat, notice } if commanded => self.then(Todo::Behind(seat, notice)),
                step => {
                    commanded |= matches!(step, Step::Command { .. } | Step::Spoken { .. });
                    self.then(Todo::Step(step, came));
                }
            }
        }
    }

    /// Whether a line waits for the hash of another one. Without a seat in front of it, it is not known yet whose question it answers.
    pub(super) fn waits_for_a_hash(&self, named: Option<Seat>) -> bool {
        let named = self.desk.speaker(named);
        self.hashing.iter().any(|(seat, _)| named.is_none_or(|named| named == *seat))
    }

    /// The line of a seat goes on with its hash, followed by the lines that waited for it.
    pub(super) fn hashed(&mut self, seat: Seat, hashed: Hashed, scene: &Scene) {
        let Some(index) = self.hashing.iter().position(|(hashing, _)| *hashing == seat) else { return };
        let (_, came) = self.hashing.remove(index);
        self.desk.set_scene(came.at, self.salt);
        let steps = self.desk.hashed(seat, hashed, scene.decided());
        self.follow(steps, self.is_for_the_tutorial(Some(seat)), came);
        if came.source == Source::Keys {
            self.then(Todo::AfterKey { was_secret: false, asked: true, at: came.at });
        }
        let held = std::mem::take(&mut self.held);
        self.fresh.extend(held);
    }

    /// Does a step, or asks the table for it.
    fn step(&mut self, step: Step, came: Came, scene: &Scene) -> Option<Request> {
        Some(match step {
            Step::Command { .. } if came.source == Source::Keys && self.tutorial.is_some() => return None,
            // What is learned never reaches the game.
            Step::Spoken { .. } if self.tutorial.is_some() => return None,
            Step::Spoken { seat, command } if self.training.is_some() => {
                return self.trained_command(seat, command, came.spoken(), scene);
            }
            Step::Command { seat, command } if self.training.is_some() => {
                return self.trained_command(seat, command, came, scene);
            }
            Step::Train { .. } | Step::Save { .. } | Step::Control { .. } | Step::Advise { .. }
                if self.training.is_some() =>
            {
                self.reply(self.home(), &Notice::from(TrainingNotice::NotHere));
                return None;
            }
            Step::NewGame { .. } if self.training.as_ref().is_some_and(|training| !training.may_play()) => {
                self.reply(self.home(), &Notice::from(TrainingNotice::NotHere));
                return None;
            }
            Step::Command { command: Command::Resume, .. } | Step::Spoken { command: Command::Resume, .. }
                if self.waits_for_screen(scene) =>
            {
                self.reply(self.home(), &Notice::from(ScreenNotice::StillAway));
                return None;
            }
            Step::Spoken { seat, command } => {
                self.keep_behind(&command, scene);
                self.command(seat, command, came.spoken(), scene)
            }
            Step::Command { seat, command } => self.command(seat, command, came, scene),
            Step::Play { seat, intent, said } => Request::Input(input(seat, Command::Move { intent, said }, came)),
            Step::Advise { seat, wish } => return self.advise(seat, wish, came, scene),
            Step::Say { seat, notice } if !self.desk.seats().contains(seat) => Request::Elsewhere(seat, notice),
            Step::Hash { seat, hash } => {
                self.hashing.push((seat, came));
                Request::Work(Job::new(move || News::Hashed(seat, hash.make())).entered(came.at))
            }
            Step::Control { seat, time, name, at_once } => self.use_control(seat, (name, *time), at_once),
            Step::Save { seat, elsewhere: None } => Request::Save(seat),
            Step::Save { seat, elsewhere: Some(path) } => Request::Copy(seat, path),
            // A player who trains loses nothing by it: every result is kept already.
            Step::Leave if self.training.is_some() => Request::Leave,
            Step::Leave => Request::WishToLeave,
            Step::NewGame { start, wish } => Request::Next(Next::Game { start, wish }),
            Step::Train { review } => self.try_to_train(review),
            step => {
                self.step_here(step, came, scene);
                return None;
            }
        })
    }

    /// Hands a command to the game; a move that may be a blunder is looked at first, where its player wants that.
    fn command(&mut self, seat: Seat, command: Command, came: Came, scene: &Scene) -> Request {
        let looked_at = self.guard(seat, &command, came, scene);
        if looked_at.is_some() {
            self.behind_look.get_or_insert_default();
        }
        looked_at.unwrap_or_else(|| Request::Input(input(seat, command, came)))
    }

    fn step_here(&mut self, step: Step, came: Came, scene: &Scene) {
        match step {
            Step::Ask { seat, question } => self.answer(seat, question, came.at, scene),
            Step::AskMore { seat, questions } => self.answer_more(seat, &questions, came.at, scene),
            Step::Study { seat, wish } => self.study(seat, wish, came, scene),
            Step::Preview { seat, command } => self.preview(seat, command, came, scene),
            Step::Edge { seat } => self.resources.output.cue(Seats::only(seat), Cue::Edge),
            Step::Tell { seat, message } => {
                self.resources.output.cue(Seats::only(seat), Cue::Refusal);
                if let Some(notice) = self.no_move_is_asked(&message) {
                    return self.reply(seat, &notice);
                }
                self.tell(Seats::only(seat), &message, Urgency::Urgent);
            }
            Step::Say { seat, notice } => self.reply(seat, &notice),
            Step::Manual { seat, wish } => self.manual(seat, &wish),
            Step::Page { seat, wish } => self.page(seat, wish),
            Step::Do { seat, word } => self.do_word(seat, word, came, scene),
            Step::Repeat { seat } => {
                for last in self.desk.said_last(seat) {
                    let to = Seats::only(seat.unwrap_or(self.home()));
                    self.resources.output.tell(&Utterance { to, urgency: Urgency::Urgent, ..last });
                }
            }
            Step::Earphone { heard } => self.earphone_heard(heard),
            Step::Network { opens } => self.open_network(opens, scene),
            Step::Admit { visitor, admitted } => self.admit(visitor, admitted, came),
            Step::Warnings { seat, wish } => self.warnings(seat, wish, scene),
            // Those are for the table.
            Step::Command { .. }
            | Step::Spoken { .. }
            | Step::Play { .. }
            | Step::Advise { .. }
            | Step::Hash { .. }
            | Step::Control { .. }
            | Step::Save { .. }
            | Step::Leave
            | Step::NewGame { .. }
            | Step::Train { .. } => {}
        }
    }

    /// Does what a word says that is about this device.
    fn do_word(&mut self, seat: Seat, word: Word, came: Came, scene: &Scene) {
        match word {
            Word::Help if self.helps_to_train(seat) => self.training_help(seat),
            // That is the study board beside it.
            Word::Help if self.training.is_some() => self.help_on(HelpTopic::Study, seat, scene),
            Word::Help => self.help(seat, scene),
            Word::HelpOn(topic) => self.help_on(topic, seat, scene),
            Word::HelpOther => self.help_topics(seat, scene),
            Word::Keys => self.list_keys(),
            Word::Tutorial => self.begin_tutorial(came.at, scene),
            Word::Power => self.reply(seat, &self.resources.supply.state()),
            Word::RepeatPublicly => match self.desk.client(seat).speech_history.announcement().cloned() {
                Some(announcement) => self.utter(Utterance { urgency: Urgency::Polite, ..announcement }),
                None => self.say(seat, &Notice::from(KeyNotice::NothingAnnounced), Urgency::Urgent),
            },
            Word::QuickSetting { setting, change } => self.set_by_word(setting, change),
            Word::ReadFrom(orientation) => self.read_from(orientation),
            Word::Level(wanted) => self.level(seat, wanted, scene.decided()),
            Word::Harder(up) => {
                let level = u32::from(self.resources.settings.level);
                self.level(seat, Some(if up { level + 1 } else { level.saturating_sub(1) }), scene.decided());
            }
            Word::BlunderWarnings(on) => self.warn_of_blunders(seat, on),
            Word::Cues => self.list_cues(seat),
            Word::Cue { cue, loudness } => self.one_cue(seat, cue, loudness),
            Word::Sounds(on) => self.set_sounds(on),
            Word::Speech(wanted) => {
                let on = wanted.unwrap_or(!self.resources.output.is_self_voicing());
                self.turn_voice(on);
            }
            Word::Earphone => self.check_earphone(),
            Word::Listen(word) => self.about_listening(word, scene),
            Word::Screen(word) => self.about_screens(seat, word, scene),
            // All others are the desk's.
            _ => {}
        }
    }

    /// Answers a question, as far as its facts are on disk.
    fn answer(&mut self, seat: Seat, question: Question, at: Tick, scene: &Scene) {
        let view = View::of(scene.committed(), seat);
        let moment = Moment::of(&view, self.desk.client(seat).line(&view));
        // A player who asks the same again wants to hear more.
        let long = self.desk.is_again(seat, question, moment, at);
        let message = self.answer_to(seat, question, long, at, scene);
        self.tell(Seats::only(seat), &message, Urgency::Urgent);
    }

    /// Answers questions at full length, unless that says nothing that was not said shortly.
    fn answer_more(&mut self, seat: Seat, questions: &[Question], at: Tick, scene: &Scene) {
        let [short, long] = [false, true].map(|long| {
            let answers = questions.iter().map(|question| self.answer_to(seat, *question, long, at, scene));
            answers.collect::<Vec<Message>>()
        });
        let (words, listener) = (&self.resources.words, self.listener(seat));
        let says = |messages: &[Message]| -> Vec<_> {
            messages.iter().map(|message| words.message(message, &listener)).collect()
        };
        if says(&short) == says(&long) {
            return self.reply(seat, &DeskNotice::NoMore.into());
        }
        let view = View::of(scene.committed(), seat);
        let moment = Moment::of(&view, self.desk.client(seat).line(&view));
        for (question, message) in questions.iter().zip(&long) {
            self.desk.is_again(seat, *question, moment, at);
            self.tell(Seats::only(seat), message, Urgency::Urgent);
        }
    }

    fn answer_to(&self, seat: Seat, question: Question, long: bool, at: Tick, scene: &Scene) -> Message {
        let view = View::of(scene.committed(), seat);
        let Settings { order, orientation, .. } = self.resources.settings;
        let manner = Manner { order, orientation, long, time_of_day: Some(TimeOfDay::now(scene.stamper())) };
        answers::answer_from(&view, self.desk.client(seat).line(&view), question, manner, at)
    }

    /// What a command would bring, which is not done.
    fn preview(&mut self, seat: Seat, command: Command, came: Came, scene: &Scene) {
        let effects = scene.decided().clone().handle(input(seat, command, came));
        let told = effects.into_iter().filter_map(|effect| match effect {
            Effect::Tell { to, what } => Some((to, what)),
            _ => None,
        });
        self.reply(seat, &Notice::from(RulingNotice::Preview { told: told.collect() }));
    }

    /// What is said of a line; the cue of a refusal first, and the words wait for its end.
    pub(super) fn reply(&mut self, seat: Seat, notice: &Notice) {
        if notice.refuses() {
            self.resources.output.cue(Seats::only(seat), Cue::Refusal);
        }
        self.say(seat, notice, Urgency::Urgent);
    }
}

pub(super) fn input(seat: Seat, command: Command, Came { source, at }: Came) -> Input {
    Input { seat, source, at, what: Happening::Command(command) }
}
