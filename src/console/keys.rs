//! Keys of a terminal: what the keyboard makes of them is done here.

use super::steps::{Came, Todo};
use super::{Console, Scene};
use crate::config::Key as Setting;
use crate::desk;
use crate::desk::entry::EntryEffect;
use crate::desk::jump::{self, Jump};
use crate::desk::keyboard::Stroke;
use crate::desk::levers::lever_of;
use crate::desk::lines::asked::Asked;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::tutorial::TutorialNotice;
use crate::desk::pending::Pending;
use crate::desk::speech_history::{SpeechHistory, Stepped};
use crate::desk::step::Step;
use crate::game::command::Command;
use crate::game::effect::Cue;
use crate::game::message::Message;
use crate::game::participant::Steps;
use crate::game::question::Question;
use crate::game::roles::{Mode, Seat, Seats};
use crate::input::{self, frame};
use crate::keys::action::Action;
use crate::keys::key::PadButton;
use crate::rules::position::Square;
use crate::time::Tick;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::utterance::{Segment, Urgency, Utterance};

impl Console {
    pub(super) fn key(&mut self, key: input::Key, at: Tick) {
        if let input::Key::Pad(button) = key {
            return self.pad(button, at);
        }
        let asked = self.desk.is_asking();
        if self.tutorial.is_some() && !asked {
            return self.tutored_key(key, at);
        }
        if !asked && self.goes_on_by(key) {
            self.resources.output.silence();
            self.resources.output.entered();
            self.then(Todo::Line(String::new(), None, Came::by_key(at)));
            return self.then(Todo::DrawEntry);
        }
        let was_secret = self.desk.is_secret();
        let empties = self.keyboard.is_emptied_by(key);
        let cancels = empties && self.cancel_what_is_said();
        let refuses = asked && empties;
        let Some(strokes) = self.keyboard.key(key, at) else { return };
        self.desk.begin();
        self.resources.output.silence();
        if refuses {
            // The key that deletes the line, where there is none to delete, is a no; the English words are understood in every
            // language.
            self.then(Todo::Line("no".to_owned(), None, Came::by_key(at)));
        } else if cancels {
            self.reply(self.home(), &DeskNotice::Dropped.into());
        } else {
            let mut urgency = Urgency::Urgent;
            for stroke in strokes {
                let says = matches!(stroke, Stroke::Say(_));
                self.then(Todo::Stroke(stroke, urgency, Came::by_key(at)));
                // What belongs together is heard to its end.
                urgency = if says { Urgency::Polite } else { urgency };
            }
        }
        self.then(Todo::AfterKey { was_secret, asked, at });
    }

    /// What a key did is done: the line is drawn, for a question that it has opened or answered.
    pub(super) fn after_key(&mut self, was_secret: bool, asked: bool, at: Tick) {
        // What was typed of a secret must not be seen when another question stands before it.
        if was_secret && !self.desk.is_secret() {
            self.keyboard.discard_entry();
        }
        self.follow_question(at);
        self.then(Todo::RemindOfTheTutorial { asked });
        self.then(Todo::DrawEntry);
    }

    /// A trigger presses the clock of its side, and does not cut off what is being said. The built-in opponent's clock is not pressed.
    fn pad(&mut self, button: PadButton, at: Tick) {
        let Some(side) = lever_of(button) else { return };
        let is_press = self.levers.is_press(input::Key::Pad(button), at);
        let by_engine = self.started.players.get(side).is_engine();
        if is_press && !by_engine && self.tutorial.is_none() {
            let step = Step::Command { seat: Seat::Side(side), command: Command::Press };
            self.then(Todo::Step(step, Came::by_key(at)));
        }
    }

    pub(super) fn paste(&mut self, text: &str, at: Tick) {
        self.resources.output.silence();
        if self.tutorial.is_some() && !self.desk.is_asking() {
            return self.tutored_paste(text, at);
        }
        let strokes = self.keyboard.paste(text);
        self.then_strokes(strokes, Urgency::Urgent, at);
        self.then(Todo::DrawEntry);
    }

    /// What is asked is answered on the entry line; the question comes first.
    pub(super) fn follow_question(&mut self, at: Tick) {
        let open = self.desk.newest().map(|(_, open)| open);
        let new = open.is_some() && open != self.followed.as_ref();
        self.followed = open.cloned();
        let strokes = self.keyboard.asked(self.followed.is_some(), new);
        self.then_strokes(strokes, Urgency::Polite, at);
    }

    /// Whether what stands on the entry line is hidden from everybody.
    fn hides_entry(&self) -> bool {
        self.desk.is_secret() || self.desk.is_next_pin(self.keyboard.entry().shown().0)
    }

    pub(super) fn draw_entry(&mut self) {
        let (text, cursor) = if self.hides_entry() { ("", 0) } else { self.keyboard.entry().shown() };
        let writer = if self.desk.arbiter_has_the_floor() { Seat::Arbiter } else { self.home() };
        self.resources.output.draw_entry(writer, text, cursor);
    }

    pub(super) fn stroke(&mut self, stroke: Stroke, urgency: Urgency, came: Came, scene: &Scene) {
        let home = self.home();
        if !matches!(stroke, Stroke::Act(Action::Older | Action::Newer | Action::Spell | Action::Silence)) {
            self.history().leave_history();
        }
        let is_news = self.history().empties(stroke == Stroke::Entry(EntryEffect::Empty));
        match stroke {
            // There is nothing on the entry line that could be read instead; but a key held down shows it once.
            Stroke::Entry(EntryEffect::Empty) if is_news && !self.desk.is_asking() => {
                let segments = self.resources.words.notice(&self.empty_entry(scene), &self.listener(home));
                self.resources.output.tell(&Utterance { to: Seats::only(home), urgency, segments });
            }
            Stroke::Entry(effect) => self.entry_effect(effect, urgency, came, scene),
            Stroke::Say(notice) => self.say(home, &Notice::from(notice), urgency),
            Stroke::Cue(cue) => self.cue_home(cue),
            Stroke::Study(wish) => {
                let steps = self.desk.study_by_key(home, wish, scene.decided());
                self.then_steps(steps, came);
            }
            Stroke::Square(square) => self.stepped_on(square, urgency, came, scene),
            Stroke::Ask(asked) => self.ask(asked, came, scene),
            Stroke::Jump(jump) => self.jump(jump, came, scene),
            Stroke::PickUp(square) => self.pick_up(square, scene),
            Stroke::PutDown(hand, to) => self.put_down(hand, to, came, scene),
            Stroke::Hand(notice) => self.say_of_hand(notice, urgency),
            Stroke::Refuse(notice) => self.say(home, &notice, urgency),
            Stroke::Echo(echo) => self.resources.remember(Setting::Echo, echo.name()),
            Stroke::Act(action) => self.act(action, came, scene),
        }
    }

    fn act(&mut self, action: Action, came: Came, scene: &Scene) {
        let home = self.home();
        if let Some(word) = desk::word_of_key(action) {
            if !desk::may_come_between(word) && self.waits_for_a_hash(None) {
                return self.held.push(Todo::Stroke(Stroke::Act(action), Urgency::Urgent, came));
            }
            let steps = self.desk.word_by_key(word, scene.decided());
            return self.then_steps(steps, came);
        }
        match action {
            Action::Leave if self.training.is_some() => self.then_steps([Step::Leave], came),
            Action::Leave => {
                self.desk.ask(home, Pending::Quit);
                self.say(home, &DeskNotice::ConfirmQuit.into(), Urgency::Urgent);
            }
            Action::Context => self.context_help(scene),
            Action::Older => self.heard_before(SpeechHistory::older),
            Action::Newer => self.heard_before(SpeechHistory::newer),
            Action::NextItem => self.step_in_list(SpeechHistory::next_item),
            Action::NextHeading => self.step_to_heading(SpeechHistory::next_heading),
            Action::PreviousHeading => self.step_to_heading(SpeechHistory::previous_heading),
            Action::PreviousItem => self.step_in_list(SpeechHistory::previous_item),
            Action::Spell => {
                if let Some(letters) = self.history().spelled() {
                    let _letters = self.again(letters);
                }
            }
            // Private speech has been ended already, as by every key.
            Action::Silence if self.started.mode != Mode::Tournament => self.resources.output.skip(),
            Action::QuickSettings | Action::More | Action::Less => self.turn_quick_settings(action),
            Action::Flip => self.flip(),
            Action::Listen => self.listen_now(),
            Action::Warnings => self.switch_warnings(scene),
            // All others are the keyboard's own, or said by a word.
            _ => {}
        }
    }

    fn ask(&mut self, asked: Asked, came: Came, scene: &Scene) {
        let steps = self.desk.asked(asked, None, scene.committed());
        self.then_steps(steps, came);
    }

    /// The piece and the square, or the square alone, as the player wants it. The square is said to everybody: who may not ask what
    /// stands there finds the way over the board nevertheless.
    fn stepped_on(&mut self, square: Square, urgency: Urgency, came: Came, scene: &Scene) {
        let (home, question) = (self.home(), Question::OnSquare(square));
        let says_piece = self.resources.settings.steps == Steps::Piece && scene.committed().may_have(home, question);
        if !says_piece {
            return self.say(home, &DeskNotice::AtSquare(square).into(), urgency);
        }
        if urgency == Urgency::Urgent {
            return self.ask(Asked::Question(question), came, scene);
        }
        // Said after other words, which are heard to their end.
        let view = View::of(scene.committed(), home);
        let piece = self.desk.client(home).line(&view).board().piece_at(square);
        self.tell(Seats::only(home), &Message::OnSquare { square, piece }, urgency);
    }

    fn jump(&mut self, jump: Jump, came: Came, scene: &Scene) {
        let (seat, cursor) = (self.home(), self.keyboard.cursor());
        let view = View::of(scene.committed(), seat);
        let line = self.desk.client(seat).line(&view);
        let mine = self.desk.here(scene.committed()).asking_side(None, line.board().turn());
        let target = jump::target((&view, line), mine, jump, cursor.square(), cursor.side());
        match target {
            Ok(landing) => {
                let strokes = self.keyboard.land(landing);
                self.then_strokes(strokes, Urgency::Urgent, came.at);
            }
            Err(message) => self.then(Todo::Step(Step::Tell { seat, message: *message }, came)),
        }
    }

    fn entry_effect(&mut self, effect: EntryEffect, urgency: Urgency, came: Came, scene: &Scene) {
        let home = self.home();
        let notice = match effect {
            EntryEffect::Line(pin) if self.desk.is_secret() => {
                self.keyboard.forget_last();
                return self.then(Todo::Line(pin, None, came));
            }
            EntryEffect::Line(text) => {
                if self.desk.is_next_pin(&text) {
                    self.keyboard.forget_last();
                }
                self.resources.output.entered();
                return self.seated_line(&text, came);
            }
            // An empty line is an answer too: it leaves a name as it is.
            EntryEffect::Empty if self.desk.is_asking() => return self.then(Todo::Line(String::new(), None, came)),
            EntryEffect::Empty => self.empty_entry(scene),
            EntryEffect::Edge => return self.cue_home(Cue::Edge),
            // What is typed of a secret is not said, nor what is deleted of it.
            typed => match typed.notice().filter(|_| !self.hides_entry()) {
                Some(notice) => notice,
                None => return,
            },
        };
        // What is typed is spoken, not printed: it stands on the entry line.
        let segments = self.resources.words.notice(&notice, &self.listener(home));
        self.resources.output.speak(&Utterance { to: Seats::only(home), urgency, segments });
    }

    /// A line at the keys may begin with its seat, too; its moment is that of the key.
    fn seated_line(&mut self, text: &str, came: Came) {
        let languages = self.desk.languages();
        let (line, seat) = match frame::parse(text, &languages) {
            Ok(frame) if frame.at.is_none() && frame.seat.is_some() => (frame.rest, frame.seat),
            _ => (text, None),
        };
        // What is to be sealed, and the arbiter's word, cannot be found by looking back.
        if desk::is_secret(line, &languages) {
            self.keyboard.forget_last();
        }
        self.then(Todo::Line(line.to_owned(), seat, came));
    }

    /// What was said to the one whose keyboard it is.
    pub(super) fn history(&mut self) -> &mut SpeechHistory {
        &mut self.desk.client_mut(self.desk.home()).speech_history
    }

    fn step_in_list(&mut self, step: impl Fn(&mut SpeechHistory) -> Option<Stepped>) {
        let stepped = step(self.history());
        if stepped.is_none() {
            self.say(self.home(), &Notice::from(KeyNotice::NoList), Urgency::Urgent);
        }
        self.stepped(stepped);
    }

    /// What was said before, again. In the tutorial that is said first: its sentences tell the pupil what to do.
    fn heard_before(&mut self, step: impl Fn(&mut SpeechHistory) -> Option<Stepped>) {
        let taught = step(self.history()).map(|stepped| {
            if self.tutorial.is_none() {
                return stepped;
            }
            let before = Notice::from(TutorialNotice::SaidBefore);
            let mut words = self.resources.words.notice(&before, &self.listener(self.home()));
            words.push(Segment::plain(self.resources.settings.language, " "));
            Stepped { words: words.into_iter().chain(stepped.words).collect(), ..stepped }
        });
        self.stepped(taught);
    }

    pub(super) fn stepped(&mut self, stepped: Option<Stepped>) {
        let Some(Stepped { words, at_edge, cue }) = stepped else { return };
        if at_edge {
            self.cue_home(Cue::Edge);
        }
        let said = self.again(words);
        if let Some(cue) = cue {
            self.cue_behind(said, cue);
        }
    }

    pub(super) fn cue_home(&mut self, cue: Cue) {
        self.resources.output.cue(Seats::only(self.home()), cue);
    }
}
