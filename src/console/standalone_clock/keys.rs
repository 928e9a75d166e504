//! Keys of a terminal: levers and questions, or the line that answers what is asked.

use super::{Came, ClockConsole, Scene};
use crate::desk::entry::EntryEffect;
use crate::desk::notices::keys::KeyNotice;
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::game::standalone_clock::{Ask, Command};
use crate::keys::action::{Action, KeyMode};
use crate::keys::clock_key::ClockKey;
use crate::keys::key::Key;
use crate::rules::position::Color;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

impl ClockConsole {
    pub(super) fn key(&mut self, key: Key, at: Tick, scene: &Scene) {
        let action = self.keys.action(key);
        let lever = match action {
            Some(ClockKey::PressWhite) => Some(Some(Color::White)),
            Some(ClockKey::PressBlack) => Some(Some(Color::Black)),
            Some(ClockKey::Press) => Some(None),
            _ => None,
        };
        // While a line is entered a key writes into it; the button of a pad is a lever still.
        let is_lever_of_a_pad = lever.is_some() && matches!(key, Key::Pad(_));
        if self.is_asked(self.owner) && !is_lever_of_a_pad {
            return self.key_of_the_line(key, at, scene);
        }
        let Some(action) = action else {
            self.resources.output.silence();
            let help = self.keys.keys(ClockKey::Help);
            return self.reply(self.owner, &Notice::from(KeyNotice::Unbound { key, help }));
        };
        match lever {
            // A press does not cut off what the player is listening to.
            Some(side) if self.levers.is_press(key, at) => {
                self.wish(Command::Press(side), self.owner, Came::by_key(at));
            }
            Some(_) => {}
            None => {
                self.resources.output.silence();
                self.act(action, at, scene);
            }
        }
        self.draw_entry();
    }

    fn act(&mut self, action: ClockKey, at: Tick, scene: &Scene) {
        let owner = self.owner;
        match action {
            ClockKey::OwnTime => self.ask(Ask::Own, owner, at, scene),
            ClockKey::OtherTime => self.ask(Ask::Other, owner, at, scene),
            ClockKey::Clocks => self.ask(Ask::Both, owner, at, scene),
            ClockKey::Moves => self.ask(Ask::Moves, owner, at, scene),
            ClockKey::ToControl => self.ask(Ask::ToControl, owner, at, scene),
            ClockKey::Elapsed => self.ask(Ask::Elapsed, owner, at, scene),
            ClockKey::Control => self.ask(Ask::Control, owner, at, scene),
            ClockKey::TimeOfDay => self.time_of_day(owner, scene),
            ClockKey::Pause => self.wish(Command::PauseOrResume, owner, Came::by_key(at)),
            ClockKey::Correct => self.begin_to_set(owner, at, scene),
            ClockKey::Compose => self.begin_to_compose(owner, scene),
            ClockKey::Warnings => self.switch_warnings(scene),
            ClockKey::Power => self.tell_power(owner),
            ClockKey::Speech => self.turn_voice(None),
            ClockKey::Repeat => self.repeat(owner),
            ClockKey::Word => self.ask_for_word(),
            ClockKey::Help => self.help(owner),
            ClockKey::Leave => self.ask_to_quit(),
            // Silence is what any key brings; levers are dealt with before.
            ClockKey::Silence | ClockKey::PressWhite | ClockKey::PressBlack | ClockKey::Press => {}
        }
    }

    /// While something is asked, keys write its answer.
    fn key_of_the_line(&mut self, key: Key, at: Tick, scene: &Scene) {
        self.resources.output.silence();
        let action = self.line_keys.action(KeyMode::Entry, key);
        let effects = match (key, action) {
            (Key::Char(char), _) => self.entry.write(char),
            // It empties the line; where it is empty, that is a no.
            (_, Some(Action::Leave)) if self.entry.put(String::new()).is_empty() => vec![EntryEffect::Empty],
            (_, Some(Action::Leave)) => Vec::new(),
            (_, action) => vec![action.and_then(|action| self.entry.edit(action)).unwrap_or(EntryEffect::Edge)],
        };
        for effect in effects {
            match (effect, action) {
                // Where there is nothing to delete, that is a no.
                (EntryEffect::Edge, Some(Action::Clear)) | (EntryEffect::Empty, Some(Action::Leave)) => {
                    self.read_line("no", self.owner, Came::by_key(at), scene);
                }
                // An empty line is an answer too: it leaves things as they are.
                (EntryEffect::Empty, Some(Action::Enter)) => self.read_line("", self.owner, Came::by_key(at), scene),
                (effect, _) => self.entry_effect(effect, at, scene),
            }
        }
        self.draw_entry();
    }

    fn entry_effect(&mut self, effect: EntryEffect, at: Tick, scene: &Scene) {
        let owner = self.owner;
        match effect {
            EntryEffect::Line(text) => {
                self.resources.output.entered();
                self.read_line(&text, owner, Came::by_key(at), scene);
            }
            EntryEffect::Empty | EntryEffect::Edge => self.resources.output.cue(Seats::only(owner), Cue::Edge),
            effect => self.typed(effect),
        }
    }

    /// What is typed is spoken, not printed: it stands on the entry line.
    fn typed(&self, effect: EntryEffect) {
        if let Some(notice) = effect.notice() {
            let segments = self.resources.words.notice(&notice, &self.listener());
            let to = Seats::only(self.owner);
            self.resources.output.speak(&Utterance { to, urgency: Urgency::Urgent, segments });
        }
    }

    /// Pasted text is text and nothing else: where nothing is asked it is none of ours.
    pub(super) fn paste(&mut self, text: &str) {
        if !self.is_asked(self.owner) {
            return self.resources.output.cue(Seats::only(self.owner), Cue::Edge);
        }
        for effect in self.entry.paste(text) {
            self.typed(effect);
        }
        self.draw_entry();
    }

    pub(super) fn draw_entry(&mut self) {
        let owner = self.owner;
        let (text, cursor) = self.entry.shown();
        self.resources.output.draw_entry(owner, text, cursor);
    }
}
