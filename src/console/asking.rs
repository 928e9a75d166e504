//! What the console itself asks when a game begins: a PIN for the arbiter, and whether the earphone is in the ear.

use super::steps::Todo;
use super::{Console, Scene};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::ruling::RulingNotice;
use crate::desk::pending::Pending;
use crate::game::roles::{Seat, Seats};
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

/// At most this many private words are kept until the earphone is confirmed; more are in the list of what was said.
const MOST_UNHEARD: usize = 20;

/// Private words that were written while nothing private may be spoken: from the start of a tournament game to the end of the check
/// of the earphone.
#[derive(Debug, Default)]
pub(super) struct Unheard {
    listens: bool,
    words: Vec<Utterance>,
}

impl Unheard {
    /// Where the earphone is to be checked, everything from the beginning on.
    pub(super) fn until_checked(is_to_be_checked: bool) -> Unheard {
        Unheard { listens: is_to_be_checked, words: Vec::new() }
    }

    pub(super) fn stop(&mut self) {
        self.listens = false;
    }

    pub(super) fn note(&mut self, utterance: &Utterance, home: Seat) {
        let lasts = utterance.urgency != Urgency::Fleeting;
        if self.listens && lasts && utterance.to == Seats::only(home) && self.words.len() < MOST_UNHEARD {
            self.words.push(utterance.clone());
        }
    }

    fn take(&mut self) -> Vec<Utterance> {
        self.stop();
        std::mem::take(&mut self.words)
    }
}

impl Console {
    /// The player has said whether they heard the word in the ear alone.
    pub(super) fn earphone_heard(&mut self, heard: bool) {
        self.unheard.stop();
        self.resources.output.confirm_private(heard);
        if !heard {
            self.say(self.home(), &DeskNotice::Dropped.into(), Urgency::Urgent);
        }
    }

    /// A word in the ear, a public one on the table: the player says whether they heard each where it belongs.
    pub(super) fn check_earphone(&mut self) {
        let home = self.home();
        self.resources.check_devices(home, [&self.listener(home), &self.table_listener()]);
        self.desk.ask(home, Pending::Earphone);
        // The question is answered by the time the rest is said.
        let listens = std::mem::take(&mut self.unheard.listens);
        self.say(home, &DeskNotice::AskEarphone.into(), Urgency::Polite);
        self.unheard.listens = listens;
    }

    /// The earphone is confirmed: what was said to the player before, and only written, is said now.
    pub(super) fn say_unheard(&mut self) {
        for words in self.unheard.take() {
            self.resources.output.speak(&Utterance { urgency: Urgency::Polite, ..words });
        }
    }

    /// What is asked when a tournament game begins, one after the other.
    pub(super) fn ask_at_the_start(&mut self, scene: &Scene) {
        if self.desk.is_asking() {
            return;
        }
        if std::mem::take(&mut self.choose_pin) {
            self.desk.ask(Seat::Arbiter, Pending::ChoosePin { first: None });
            self.say(Seat::Arbiter, &Notice::from(RulingNotice::ChoosePin), Urgency::Polite);
        } else if std::mem::take(&mut self.check_earphone) {
            self.check_earphone();
        } else if !self.ask_network() {
            self.note_seats(false);
        }
        // The first key of the answer belongs to the answer, and to a PIN above all.
        self.then(Todo::FollowQuestion(scene.now()));
    }
}
