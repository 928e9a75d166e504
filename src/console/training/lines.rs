//! What a line means in training: a word of the session, an answer, or nothing, so that it is read as in a game.

use crate::console::steps::{Came, Todo};
use crate::console::{Console, Scene};
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::lines::study::{self, StudyWord};
use crate::desk::step::{Step, StudyWish};
use crate::game::participant::Language;
use crate::input::Key;
use crate::keys::action::Action;
use crate::notation::{self, Legality};
use crate::rules::position::Color;
use crate::time::wall_seconds;
use crate::training::lines;
use crate::training::lines::training::Verb;
use crate::training::notices::training::TrainingNotice;
use crate::training::step::Do;
use crate::view::View;

impl Console {
    /// Whether a key goes on with the session: the line is entered, and there is none.
    pub(in crate::console) fn goes_on_by(&self, key: Key) -> bool {
        self.training.is_some()
            && !self.keyboard.is_explaining()
            && self.keyboard.action(key) == Some(Action::Enter)
            && self.keyboard.entry().shown().0.is_empty()
    }

    /// What a line means to the session; whether it means anything.
    pub(in crate::console) fn trained_line(&mut self, text: &str, came: Came, scene: &Scene) -> bool {
        let text = text.trim();
        if let Some(todo) = self.meant(text, came, scene) {
            self.then_train(todo);
            return true;
        }
        let (seat, language) = (self.home(), self.desk.language(self.home()));
        // A player who stops there goes back to what stands on the table, and leaves nothing else.
        let leaves = self.training.is_some()
            && self.desk.client(seat).is_at_study()
            && matches!(lines::training::parse(text, language), Some(Verb::Stop | Verb::Skip));
        if leaves {
            let wish = StudyWish::Word(StudyWord::Leave);
            self.then(Todo::Step(Step::Study { seat, wish }, came));
        }
        leaves
    }

    /// Whether a line is a word of training that needs no answer to *which piece?* before it: the move is given up then.
    pub(in crate::console) fn goes_on_instead(&mut self, text: &str) -> bool {
        let verb = lines::training::parse(text.trim(), self.desk.language(self.home()));
        matches!(verb, Some(Verb::Hint | Verb::Solution | Verb::Stop | Verb::Skip | Verb::Next))
            && self.desk.drop_the_move()
    }

    fn meant(&mut self, text: &str, came: Came, scene: &Scene) -> Option<Vec<Do>> {
        let (home, at, now) = (self.home(), came.at.millis(), wall_seconds());
        let language = self.desk.language(home);
        let training = self.training.as_mut()?;
        let session = &mut training.session;
        if text.is_empty() {
            return Some(session.enter(at, now));
        }
        if let Some(todo) = session.lesson_line(text, language, at, now) {
            return Some(todo);
        }
        let word = command::parse(text, language);
        let verb = lines::training::parse(text, language);
        if !session.is_drilling() {
            if let Some(wish) = lines::endgame::parse(text, language) {
                return Some(session.endgame(wish, now));
            }
            if let Some(wish) = lines::opening::parse(text, language) {
                return Some(session.opening(&wish, now));
            }
            if let Some(wish) = lines::theme::parse(text, language).filter(|_| verb.is_none()) {
                return Some(session.themed(wish, now));
            }
        }
        if verb.is_none()
            && !session.is_drilling()
            && let Some(todo) = session.of_the_list(text, language, now)
        {
            return Some(todo);
        }
        // In training the word for training asks for the next exercise.
        let verb = verb.or((word == Some(Heard::Word(Word::Train))).then_some(Verb::Next));
        // More of a hint is the next one.
        let wants_more = word == Some(Heard::Word(Word::TellMore)) && training.hinted;
        let verb = verb.or(wants_more.then_some(Verb::Hint));
        training.hinted = verb == Some(Verb::Hint) && !session.is_drilling();
        // On the study board a line is about what stands there.
        let (view, client) = (View::of(scene.decided(), home), self.desk.client(home));
        let board = client.line(&view);
        let is_elsewhere = session.sets_up_a_position() && !client.is_at_study() && verb != Some(Verb::Stop);
        let drilled = match verb {
            Some(Verb::Done) if is_elsewhere => None,
            verb => verb.and_then(|verb| session.drill_word(verb, board.board())),
        };
        if drilled.is_some() {
            return drilled;
        }
        if session.is_drilling() && verb != Some(Verb::Progress) {
            let answered = session.answer(text, language, at);
            if answered.is_some() {
                return answered;
            }
            // A move there is a piece without its colour.
            let is_set_up = |text: &str| {
                study::parse(text, language, Color::White).is_some()
                    || study::parse_pieces(text, language, Color::White).is_some()
                    || notation::read(text, board.board(), language, Legality::Ignored) == notation::Heard::NotAMove
            };
            let sets_up = session.sets_up_a_position() && !is_elsewhere && is_set_up(text);
            let goes_on = is_about_the_device(text, language) || sets_up && !leaves_the_study_board(text, language);
            if goes_on && !is_for_games(text, language) {
                return None;
            }
            return Some(if is_elsewhere { session.set_up_anew() } else { session.no_answer() });
        }
        match verb {
            Some(Verb::Stop | Verb::Skip) => return (!client.is_at_study()).then(|| session.stop(at, now)),
            Some(verb) if !verb.is_for_drills() => {
                let history = if matches!(verb, Verb::Hint | Verb::Solution) { view.line() } else { board };
                return Some(session.word(verb, history, !self.resources.piped, now));
            }
            _ => {}
        }
        if word == Some(Heard::Word(Word::Review)) {
            return Some(session.back_to_the_review(now));
        }
        // A player who gives up an exercise hears the solution.
        if word == Some(Heard::Word(Word::Resign)) && session.no_move_is_asked().is_none() {
            return Some(session.word(Verb::Solution, view.line(), !self.resources.piped, now));
        }
        let is_another = word == Some(Heard::Word(Word::NewGame)) && !training.may_play;
        (is_another || is_for_games(text, language)).then(|| vec![Do::Say(TrainingNotice::NotHere)])
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
                | Word::Close
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
    matches!(word, Word::Resign | Word::Draw | Word::Accept | Word::Decline | Word::Compose | Word::Names)
}
