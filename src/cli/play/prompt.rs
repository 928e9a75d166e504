//! A question before there is a game, answered by a line or by keys.

use super::hall::{Arrived, Hall};
use crate::desk::entry::EntryEffect;
use crate::desk::keyboard::{Keyboard, Stroke};
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::input::{InputEvent, Key};
use crate::keys::action::Action;
use crate::output::braille_display::DisplayNews;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

/// A question; until it is answered, methods give `None`.
pub trait Prompt {
    /// What can come of it.
    type Answer;

    /// To whom it is put.
    fn hall(&self) -> &Hall;

    /// By which keys it is answered.
    fn keyboard(&mut self) -> &mut Keyboard;

    /// Whether what is typed is neither shown nor said.
    fn is_secret(&self) -> bool {
        false
    }

    /// Puts the question again.
    fn ask(&mut self);

    /// Says something, over what is being said.
    fn say(&mut self, notice: &Notice);

    /// A line came that is no text.
    fn not_text(&mut self);

    /// A line has been typed.
    fn entered(&mut self);

    /// The answer that a line gives, if any.
    fn line(&mut self, line: &str, at: Tick) -> Option<Self::Answer>;

    /// The answer that the action of a key gives, if any.
    fn act(&mut self, action: Action) -> Option<Self::Answer>;

    /// What a key does here, if that is something else than usual.
    fn own_action(&self, _key: Key) -> Option<Action> {
        None
    }

    /// News that are no answer.
    fn news(&mut self, _news: Arrived) {}

    /// The answer after the input has ended.
    fn left(&mut self) -> Self::Answer;

    /// Waits for the answer.
    fn answer(&mut self) -> Self::Answer {
        loop {
            let answer = match self.hall().wait() {
                Arrived::Input(event) => self.input(event),
                Arrived::Display(at, DisplayNews::Key(key)) => self.key(key, at),
                Arrived::Closed => Some(self.left()),
                news => {
                    self.news(news);
                    None
                }
            };
            if let Some(answer) = answer {
                return answer;
            }
        }
    }

    /// The answer that an input gives, if any.
    fn input(&mut self, event: InputEvent) -> Option<Self::Answer> {
        match event {
            InputEvent::End { .. } => return Some(self.left()),
            InputEvent::Line { text: Ok(text), at } | InputEvent::Page { text, at } => return self.line(&text, at),
            InputEvent::Line { .. } => self.not_text(),
            InputEvent::Key { key, at } => return self.key(key, at),
            InputEvent::Paste { text, at } => {
                self.hall().output.silence();
                let strokes = self.keyboard().paste(&text);
                return self.strokes(strokes, at);
            }
            // A game hears no pads.
            InputEvent::Pad { .. } => {}
            InputEvent::Resize { .. } => self.draw(),
        }
        None
    }

    /// The answer that a key gives, if any.
    fn key(&mut self, key: Key, at: Tick) -> Option<Self::Answer> {
        let action = self.own_action(key);
        self.hall().output.silence();
        let answer = match action {
            Some(action) => self.act(action),
            None => self.keyboard().key(key, at).and_then(|strokes| self.strokes(strokes, at)),
        };
        self.draw();
        answer
    }

    /// The first answer among those that strokes give, if any.
    fn strokes(&mut self, strokes: Vec<Stroke>, at: Tick) -> Option<Self::Answer> {
        strokes.into_iter().find_map(|stroke| self.stroke(stroke, at))
    }

    /// The answer that a stroke gives, if any.
    fn stroke(&mut self, stroke: Stroke, at: Tick) -> Option<Self::Answer> {
        match stroke {
            Stroke::Entry(EntryEffect::Line(text)) => {
                self.entered();
                return self.line(&text, at);
            }
            Stroke::Act(action) => return self.act(action),
            Stroke::Entry(EntryEffect::Empty) => self.ask(),
            Stroke::Entry(EntryEffect::Edge) => self.cue(Cue::Edge),
            Stroke::Say(notice) => self.say(&Notice::from(notice)),
            Stroke::Cue(cue) => self.cue(cue),
            Stroke::Entry(effect) if !self.is_secret() => {
                if let Some(notice) = effect.notice() {
                    let hall = self.hall();
                    // It is spoken, not printed: it stands on the entry line.
                    hall.output.speak(&Utterance { urgency: Urgency::Urgent, ..hall.utterance(&notice) });
                }
            }
            Stroke::Entry(_) | Stroke::Echo(_) => {}
            // There is no board yet.
            _ => self.cue(Cue::Refusal),
        }
        None
    }

    /// Sounds a cue.
    fn cue(&self, cue: Cue) {
        self.hall().output.cue(Seats::only(self.hall().owner), cue);
    }

    /// Draws what is being typed.
    fn draw(&mut self) {
        let secret = self.is_secret();
        let (text, cursor) = self.keyboard().entry().shown();
        let (text, cursor) = if secret { (String::new(), 0) } else { (text.to_owned(), cursor) };
        self.hall().output.draw_entry(self.hall().owner, &text, cursor);
    }
}
