//! Saying: messages and notices to words, words to voice, lines and the history of what was said.

use super::Console;
use crate::config::{Key as Setting, Settings};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::game::fact::Wording;
use crate::game::message::Message;
use crate::game::participant::TimeWords;
use crate::game::roles::{Mode, Seat, Seats};
use crate::output::braille_display::notice::DisplayNotice;
use crate::output::queue::Ticket;
use crate::rules::profile::Spelling;
use crate::words::Listener;
use crate::words::notice::Notice;
use crate::words::utterance::{Segment, Urgency, Utterance};

impl Console {
    pub(super) fn tell(&mut self, to: Seats, message: &Message, urgency: Urgency) {
        if to.is_public() {
            let listener = Listener { sides: self.is_a_reply(message), ..self.table_listener() };
            let segments = self.resources.words.message(message, &listener);
            let is_announcement = matches!(message, Message::Announcement(_));
            let urgency = if is_announcement { announced(self.started.mode, urgency) } else { urgency };
            let utterance = Utterance { to, urgency, segments };
            if is_announcement {
                self.resources.output.announce(&utterance);
                return self.desk.keep_announcement(utterance);
            }
            return self.utter(utterance);
        }
        for seat in to.iter().filter(|seat| self.is_told(*seat)).collect::<Vec<_>>() {
            let listener = self.answered(seat, message);
            let segments = self.resources.words.message(message, &listener);
            let utterance = Utterance { to: Seats::only(seat), urgency, segments };
            match self.resources.words.items(message, &listener) {
                _ if matches!(message, Message::ReadBack(_)) => self.read_back(utterance),
                items if !items.is_empty() => self.utter_in_items(seat, utterance, items),
                _ => self.utter(utterance),
            }
        }
    }

    pub(super) fn say(&mut self, seat: Seat, notice: &Notice, urgency: Urgency) {
        let segments = self.resources.words.notice(notice, &self.listener(seat));
        self.utter(Utterance { to: Seats::only(seat), urgency, segments });
    }

    pub(super) fn utter(&mut self, utterance: Utterance) {
        self.unheard.note(&utterance, self.home());
        self.resources.output.tell(&utterance);
        self.desk.keep(utterance);
    }

    /// Says that the Braille display went or came back.
    pub(super) fn say_of_display(&mut self, seat: Seat, notice: DisplayNotice) {
        let segments = self.resources.words.notice(&Notice::from(notice), &self.listener(seat));
        let utterance = Utterance { to: Seats::only(seat), urgency: Urgency::Polite, segments };
        self.unheard.note(&utterance, self.home());
        self.resources.output.tell_of_display(&utterance);
        self.desk.keep(utterance);
    }

    fn read_back(&mut self, utterance: Utterance) {
        self.unheard.note(&utterance, self.home());
        self.resources.output.announce(&utterance);
        self.desk.keep(utterance);
    }

    /// One line that is written whole and said item by item, so that the player can go on from any of them.
    fn utter_in_items(&mut self, seat: Seat, whole: Utterance, items: Vec<Vec<Segment>>) {
        self.resources.output.show(&whole);
        let tickets = items.iter().map(|item| {
            let item = Utterance { urgency: Urgency::Polite, segments: item.clone(), ..whole };
            self.resources.output.speak(&item).0
        });
        let tickets = tickets.collect();
        self.desk.keep(whole);
        self.desk.client_mut(seat).speech_history.keep_list(items, tickets);
    }

    /// Several lines, through which the player can step.
    pub(super) fn say_list(&mut self, seat: Seat, lines: &[Notice]) {
        let listener = self.listener(seat);
        let items = lines.iter().map(|line| self.resources.words.notice(line, &listener)).collect();
        self.say_items(seat, items);
    }

    /// Says words one after another, as items of a list.
    pub(super) fn say_items(&mut self, seat: Seat, items: Vec<Vec<Segment>>) {
        let mut tickets = Vec::new();
        for segments in &items {
            let (to, segments) = (Seats::only(seat), segments.clone());
            let utterance = Utterance { to, urgency: Urgency::Polite, segments };
            self.unheard.note(&utterance, self.home());
            tickets.push(self.resources.output.tell(&utterance).0);
            self.desk.keep(utterance);
        }
        if let Some(display) = self.resources.output.display().filter(|_| seat == self.home()) {
            display.begin_list(items.len());
        }
        self.desk.client_mut(seat).speech_history.keep_list(items, tickets);
    }

    /// Says words that were said before; they are not remembered a second time.
    pub(super) fn again(&mut self, segments: Vec<Segment>) -> Ticket {
        let to = Seats::only(self.home());
        self.resources.output.tell(&Utterance { to, urgency: Urgency::Urgent, segments })
    }

    /// That private words are hidden cannot be said in private. Who was asked about a screen reader is not asked again.
    pub(super) fn greet(&mut self, notice: &Notice) {
        if notice.of() == Some(&DeskNotice::PrivateHidden) {
            let segments = self.resources.words.notice(notice, &self.table_listener());
            self.utter(Utterance { to: Seats::PUBLIC, urgency: Urgency::Polite, segments });
        } else {
            self.say(self.home(), notice, Urgency::Polite);
        }
        if matches!(notice.of(), Some(KeyNotice::AskReader { .. })) {
            self.resources.remember(Setting::Speech, self.resources.voice.name());
        }
    }

    /// Whether it announces a move of the built-in opponent: that follows the player's own at once, in the same voice.
    fn is_a_reply(&self, message: &Message) -> bool {
        matches!(message, Message::Announcement(report) if !self.is_somebody(Seat::Side(report.mover)))
    }

    /// At the keys of a tournament game what is for the arbiter alone may be read only while the arbiter has the keyboard;
    /// until then it lies in the inbox.
    fn may_hear_now(&self, seat: Seat) -> bool {
        let tournament = self.started.mode == Mode::Tournament;
        seat != Seat::Arbiter || self.resources.piped || !tournament || self.desk.arbiter_has_the_floor()
    }

    /// Whether a seat is somebody who sits here and may hear what is told.
    fn is_told(&self, seat: Seat) -> bool {
        self.desk.seats().contains(seat) && self.is_somebody(seat) && self.may_hear_now(seat)
    }

    /// A side that the built-in engine plays hears nothing.
    fn is_somebody(&self, seat: Seat) -> bool {
        !seat.side().is_some_and(|side| self.started.players.get(side).is_engine())
    }

    pub(super) fn listener(&self, seat: Seat) -> Listener {
        let Wording { language, style } = self.desk.client(seat).wording();
        let times = self.resources.settings.time_words;
        Listener { language, style, times, umlaut: self.umlaut(), ..Listener::default() }
    }

    /// How a seat is answered: as it is spoken to, or as the owner of the console wants answers to be.
    fn answered(&self, seat: Seat, message: &Message) -> Listener {
        let listener = self.listener(seat);
        let Settings { grouping, empties, answer_style, .. } = self.resources.settings;
        let is_answer = matches!(
            message,
            Message::Answer { .. }
                | Message::AtLength(_)
                | Message::OnSquare { .. }
                | Message::LastMove(_)
                | Message::Moves(_)
        );
        let style = answer_style.filter(|_| is_answer).unwrap_or(listener.style);
        Listener { style, grouping, empties, ..listener }
    }

    /// How the table is spoken to. Not all who sit there have chosen short times: they hear them in full.
    pub(super) fn table_listener(&self) -> Listener {
        let Wording { language, style } = self.started.table;
        // Who looks at a screen elsewhere reads what the table hears, in their language.
        let language = if self.is_at_page() { self.desk.language(self.home()) } else { language };
        Listener { language, style, times: TimeWords::Long, umlaut: self.umlaut(), ..Listener::default() }
    }

    fn umlaut(&self) -> bool {
        self.started.profile.vis.spelling == Spelling::Umlaut
    }
}

/// How an announcement is said: at a tournament each one whole, elsewhere it gives way to newer ones.
fn announced(mode: Mode, urgency: Urgency) -> Urgency {
    match (mode, urgency) {
        (Mode::Casual | Mode::Training, Urgency::Polite) => Urgency::Passing,
        _ => urgency,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn announcements_give_way_to_newer_ones_except_at_a_tournament() {
        assert_eq!(announced(Mode::Casual, Urgency::Polite), Urgency::Passing);
        assert_eq!(announced(Mode::Training, Urgency::Polite), Urgency::Passing);
        assert_eq!(announced(Mode::Tournament, Urgency::Polite), Urgency::Polite);
    }
}
