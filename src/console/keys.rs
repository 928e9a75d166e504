//! Keys of a terminal: what the keyboard makes of them is done here.

use super::Console;
use crate::config::Key as Setting;
use crate::desk;
use crate::desk::entry::EntryEffect;
use crate::desk::keyboard::Stroke;
use crate::desk::pending::Pending;
use crate::desk::said::Stepped;
use crate::desk::step::Step;
use crate::game::Phase;
use crate::game::effect::Cue;
use crate::game::fact::Source;
use crate::game::question::Question;
use crate::game::roles::Seats;
use crate::input;
use crate::time::Tick;
use crate::words::action::Action;
use crate::words::key_notice::KeyNotice;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

impl Console {
    pub(super) fn key(&mut self, key: input::Key, at: Tick) {
        let asked = self.desk.is_asking();
        if self.tutorial.is_some() && !asked {
            return self.tutored_key(key, at);
        }
        let Some(strokes) = self.keyboard.key(key, at) else { return };
        self.gear.output.silence();
        for stroke in strokes {
            self.stroke(stroke, Urgency::Urgent, at);
        }
        self.follow_question(at);
        self.remind_of_the_tutorial(asked);
        self.draw_entry();
    }

    pub(super) fn paste(&mut self, text: &str, at: Tick) {
        self.gear.output.silence();
        if self.tutorial.is_some() && !self.desk.is_asking() {
            return self.tutored_paste(text, at);
        }
        for stroke in self.keyboard.paste(text) {
            self.stroke(stroke, Urgency::Urgent, at);
        }
        self.draw_entry();
    }

    /// What is asked is answered on the entry line; the question comes first.
    pub(super) fn follow_question(&mut self, at: Tick) {
        for stroke in self.keyboard.asked(self.desk.is_asking()) {
            self.stroke(stroke, Urgency::Polite, at);
        }
    }

    pub(super) fn draw_entry(&mut self) {
        let (text, cursor) = self.keyboard.entry().shown();
        self.gear.output.draw_entry(text, cursor);
    }

    pub(super) fn stroke(&mut self, stroke: Stroke, urgency: Urgency, at: Tick) {
        let owner = self.game.owner();
        if !matches!(stroke, Stroke::Act(Action::Older | Action::Newer | Action::Spell)) {
            self.said.leave_history();
        }
        let is_news = self.said.empties(stroke == Stroke::Entry(EntryEffect::Empty));
        match stroke {
            // There is nothing on the entry line that could be read instead; but a key held down shows it once.
            Stroke::Entry(EntryEffect::Empty) if is_news && !self.desk.is_asking() => {
                let segments = self.gear.words.notice(&self.empty_entry(), &self.listener(owner));
                self.gear.output.tell(&Utterance { to: Seats::only(owner), urgency, segments });
            }
            Stroke::Entry(effect) => self.entry_effect(effect, urgency, at),
            Stroke::Say(notice) => self.say(owner, &Notice::Keys(notice), urgency),
            Stroke::Cue(cue) => self.cue_owner(cue),
            Stroke::Square(square) => {
                self.step(Step::Ask { seat: owner, question: Question::OnSquare(square) }, Source::Keys, at);
            }
            Stroke::Study(wish) => {
                for step in self.desk.study_by_key(wish, &self.game) {
                    self.step(step, Source::Keys, at);
                }
            }
            Stroke::Echo(echo) => self.remember(Setting::Echo, echo.name()),
            Stroke::Act(action) => self.act(action, at),
        }
    }

    fn act(&mut self, action: Action, at: Tick) {
        let owner = self.game.owner();
        if let Some(word) = desk::word_of_key(action) {
            for step in self.desk.word_by_key(word, &self.game) {
                self.step(step, Source::Keys, at);
            }
            return;
        }
        match action {
            Action::Leave => {
                self.desk.ask(owner, Pending::Quit);
                self.say(owner, &Notice::ConfirmQuit, Urgency::Urgent);
            }
            Action::Context => self.context_help(),
            Action::Older => {
                let stepped = self.said.older(owner);
                self.stepped(stepped);
            }
            Action::Newer => {
                let stepped = self.said.newer(owner);
                self.stepped(stepped);
            }
            Action::NextItem => {
                let stepped = self.said.next_item();
                self.stepped_in_list(stepped);
            }
            Action::PreviousItem => {
                let stepped = self.said.previous_item();
                self.stepped_in_list(stepped);
            }
            Action::Spell => {
                if let Some(letters) = self.said.spelled() {
                    let _letters = self.again(letters);
                }
            }
            Action::Dial | Action::More | Action::Less => self.turn_dial(action),
            // All others are the keyboard's own, or said by a word.
            _ => {}
        }
    }

    fn entry_effect(&mut self, effect: EntryEffect, urgency: Urgency, at: Tick) {
        let owner = self.game.owner();
        let notice = match effect {
            EntryEffect::Line(text) => {
                self.gear.output.entered();
                // What is to be sealed, and the arbiter's word, is found by nobody who looks back.
                if desk::is_secret(&text, &self.game) {
                    self.keyboard.forget_last();
                }
                return self.line(&text, None, Source::Keys, at);
            }
            // An empty line is an answer too: it leaves a name as it is.
            EntryEffect::Empty if self.desk.is_asking() => return self.line("", None, Source::Keys, at),
            EntryEffect::Echo(letter) => Notice::Typed(letter),
            EntryEffect::EchoWord(text) | EntryEffect::ReadBack(text) => Notice::EntryLine(text),
            EntryEffect::Deleted(text) => Notice::Deleted(text),
            EntryEffect::Empty => self.empty_entry(),
            EntryEffect::Edge => return self.cue_owner(Cue::Edge),
        };
        // What is typed is spoken, not printed: it stands on the entry line.
        let segments = self.gear.words.notice(&notice, &self.listener(owner));
        self.gear.output.speak(&Utterance { to: Seats::only(owner), urgency, segments });
    }

    /// What can be done now: what is asked, or whose turn it is; what the mode is for; where more is to be learned.
    fn context_help(&mut self) {
        let owner = self.game.owner();
        let standing = self.heard.standing(owner).filter(|_| self.heard.phase() == Phase::Running);
        let mut lines = match (self.desk.question(&self.game), self.desk.place_of_study(owner), standing) {
            (Some((_, question)), ..) => vec![question],
            (None, Some(study), _) => study,
            (None, None, Some(standing)) => vec![Notice::Standing(standing)],
            (None, None, None) => vec![Notice::Keys(KeyNotice::Situation(desk::situation(&self.game)))],
        };
        lines.extend([self.keyboard.mode_help(), self.keyboard.help()].map(Notice::Keys));
        self.say_list(owner, &lines);
    }

    fn stepped_in_list(&mut self, stepped: Option<Stepped>) {
        if stepped.is_none() {
            self.say(self.game.owner(), &Notice::Keys(KeyNotice::NoList), Urgency::Urgent);
        }
        self.stepped(stepped);
    }

    fn stepped(&mut self, stepped: Option<Stepped>) {
        let Some(Stepped { words, at_edge, cue }) = stepped else { return };
        if at_edge {
            self.cue_owner(Cue::Edge);
        }
        let said = self.again(words);
        if let Some(cue) = cue {
            self.cue_behind(said, cue);
        }
    }

    pub(super) fn cue_owner(&mut self, cue: Cue) {
        self.gear.output.cue(Seats::only(self.game.owner()), cue);
    }
}
