//! The Braille display: what stands on it besides what is said, and what its reader wants.

use super::Console;
use crate::answers::{self, Manner};
use crate::desk::{self, display::pairs};
use crate::game::answer::{Answer, SideTime};
use crate::game::message::Message;
use crate::game::question::Question;
use crate::game::roles::Topic;
use crate::output::braille_display::Event;
use crate::rules::position::{ByColor, Color};
use crate::time::Tick;
use crate::words::display_notice::DisplayNotice;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, text};

impl Console {
    pub(super) fn display(&mut self, event: Event, at: Tick) {
        let owner = self.game.owner();
        let notice = match event {
            Event::Key(key) => {
                // A line from a pipe may have set a question off: the key belongs to the answer.
                self.follow_question(at);
                return self.key(key, at);
            }
            Event::Clock => return self.show_clock(at),
            Event::Lost { why } => DisplayNotice::Missing(why),
            Event::Back => DisplayNotice::Back,
            Event::Help => return self.say(owner, &Notice::Display(DisplayNotice::Keys), Urgency::Urgent),
        };
        self.say(owner, &Notice::Display(notice), Urgency::Polite);
    }

    /// The moves as far as anybody knows them, in the owner's letters; as many of them as he may ask for.
    pub(super) fn show_pairs(&self) {
        let Some(display) = self.gear.output.display() else { return };
        let owner = self.game.owner();
        let mut pairs = pairs(self.heard.history(), desk::language_of(&self.game, owner));
        if !self.heard.may_ask(owner, Topic::LastMove) {
            pairs.clear();
        } else if !self.heard.may_ask(owner, Topic::Moves) {
            pairs.drain(..pairs.len().saturating_sub(1));
        }
        let none = text(&self.gear.words.message(&Message::LastMove(None), &self.listener(owner)));
        display.set_pairs(pairs, none);
    }

    /// What the owner is asked, as long as it is open.
    pub(super) fn show_question(&mut self) {
        let Some(display) = self.gear.output.display() else { return };
        let owner = self.game.owner();
        let open = self.desk.question_to(owner);
        if open == self.shown_question.as_ref() {
            return;
        }
        let words = open.map(|pending| {
            let notice = pending.question(&self.game, self.desk.history(owner, &self.game), owner);
            text(&self.gear.words.notice(&notice, &self.listener(owner)))
        });
        display.set_question(words);
        self.shown_question = open.cloned();
    }

    /// Both clocks in figures, to the one whose fingers have asked, and to nobody else.
    fn show_clock(&self, at: Tick) {
        let Some(display) = self.gear.output.display() else { return };
        let owner = self.game.owner();
        let message = answers::answer(&self.heard, owner, Question::Clocks, Manner::default(), at);
        let in_figures = match &message {
            Message::Answer { answer, .. } => match answer.as_ref() {
                Answer::Times { sides, running, .. } => times(sides).map(|times| {
                    self.gear.words.clock_in_figures(times, *running, desk::language_of(&self.game, owner))
                }),
                _ => None,
            },
            _ => None,
        };
        let words = || text(&self.gear.words.message(&message, &self.listener(owner)));
        display.show_clock(in_figures.unwrap_or_else(words));
    }
}

/// What each clock shows (ms).
fn times(sides: &[SideTime]) -> Option<ByColor<u64>> {
    let of = |color: Color| sides.iter().find(|side| side.of == color).map(|side| side.time);
    Some(ByColor { white: of(Color::White)?, black: of(Color::Black)? })
}
