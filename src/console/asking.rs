//! What the console itself asks when a game begins: a PIN for the arbiter, and whether the earphone is in the ear.

use super::Console;
use crate::desk::pending::Pending;
use crate::game::roles::{Seat, Seats};
use crate::words::Listener;
use crate::words::notice::Notice;
use crate::words::ruling_notice::RulingNotice;
use crate::words::utterance::{Urgency, Utterance};

impl Console {
    /// A word in the ear, a public one on the table: the player says whether he heard each where it belongs.
    pub(super) fn check_earphone(&mut self) {
        let owner = self.game.owner();
        let word = |to, notice, listener: Listener| {
            let segments = self.gear.words.notice(notice, &listener);
            Utterance { to, urgency: Urgency::Polite, segments }
        };
        let ear = word(Seats::only(owner), &Notice::EarWord, self.listener(owner));
        let table = word(Seats::PUBLIC, &Notice::TableWord, self.table_listener());
        self.gear.output.check_devices(&ear, &table);
        self.desk.ask(owner, Pending::Earphone);
        self.say(owner, &Notice::AskEarphone, Urgency::Polite);
    }

    /// What is asked when a tournament game begins, one after the other.
    pub(super) fn ask_at_the_start(&mut self) {
        if self.desk.is_asking() {
            return;
        }
        if std::mem::take(&mut self.gear.choose_pin) {
            self.desk.ask(Seat::Arbiter, Pending::ChoosePin);
            self.say(Seat::Arbiter, &Notice::Ruling(RulingNotice::ChoosePin), Urgency::Polite);
        } else if std::mem::take(&mut self.gear.check_earphone) {
            self.check_earphone();
        }
        // The first key of the answer belongs to the answer, and to a PIN above all.
        self.follow_question(self.gear.stamper.now());
    }
}
