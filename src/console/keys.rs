//! Keys of a terminal: shortcuts, the entry line, and its echo.

use super::Console;
use crate::desk;
use crate::desk::entry::EntryEffect;
use crate::desk::pending::Pending;
use crate::game::fact::Source;
use crate::game::roles::Seats;
use crate::input;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

impl Console {
    pub(super) fn key(&mut self, key: input::Key, at: Tick) {
        self.gear.output.silence();
        match key {
            input::Key::Ctrl('c' | 'd') => {
                self.desk.ask(self.game.owner(), Pending::Quit);
                self.say(self.game.owner(), &Notice::ConfirmQuit, Urgency::Urgent);
            }
            input::Key::Ctrl('z') => {}
            input::Key::Alt(letter) => self.shortcut(letter, at),
            key => {
                for effect in self.entry.key(key) {
                    self.entry_effect(effect, at);
                }
            }
        }
        self.draw_entry();
    }

    fn shortcut(&mut self, letter: char, at: Tick) {
        let seat = self.game.owner();
        if let Some(step) = desk::shortcut(letter, seat) {
            for step in step {
                self.step(step, Source::Keys, at);
            }
        }
    }

    pub(super) fn entry_effect(&mut self, effect: EntryEffect, at: Tick) {
        let owner = self.game.owner();
        let notice = match effect {
            EntryEffect::Line(text) => {
                self.gear.output.entered();
                return self.line(&text, None, Source::Keys, at);
            }
            // An empty line is an answer too: it leaves a name as it is.
            EntryEffect::Empty if self.desk.is_asking() => return self.line("", None, Source::Keys, at),
            EntryEffect::Echo(letter) => Notice::Typed(letter),
            EntryEffect::EchoWord(text) | EntryEffect::ReadBack(text) => Notice::EntryLine(text),
            EntryEffect::Deleted(text) => Notice::Deleted(text),
            EntryEffect::Empty | EntryEffect::Edge => Notice::EntryEmpty,
        };
        // What is typed is spoken, not printed: it stands on the entry line.
        let segments = self.gear.words.notice(&notice, &self.listener(owner));
        self.gear.output.speak(&Utterance { to: Seats::only(owner), urgency: Urgency::Urgent, segments });
    }

    pub(super) fn draw_entry(&mut self) {
        let (text, cursor) = self.entry.shown();
        self.gear.output.draw_entry(text, cursor);
    }
}
