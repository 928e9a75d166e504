//! A piece in the player's hand at the board: picked up, put back, put down as a move.

use super::steps::{Came, Todo};
use super::{Console, Scene};
use crate::desk::in_hand::InHand;
use crate::desk::notices::hand::HandNotice;
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::rules::position::Square;
use crate::words::Listener;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

impl Console {
    pub(super) fn pick_up(&mut self, square: Square, scene: &Scene) {
        if self.is_answer_wanted(scene) {
            return;
        }
        match self.desk.pick_up(square, scene.committed()) {
            Ok(hand) => {
                self.keyboard.hold(Some(hand));
                self.say_of_hand(hand.picked_up(), Urgency::Urgent);
            }
            Err(notice) => self.say_of_hand(notice, Urgency::Urgent),
        }
    }

    /// Enters the move as if its squares had been typed. A player who has to answer first keeps the piece in hand.
    pub(super) fn put_down(&mut self, hand: InHand, to: Square, came: Came, scene: &Scene) {
        if self.is_answer_wanted(scene) {
            return self.keyboard.hold(Some(hand));
        }
        self.then(Todo::Line(hand.line(to), None, came));
    }

    /// A piece that no longer stands where it was picked up is dropped from the hand.
    pub(super) fn mind_the_hand(&mut self, scene: &Scene) {
        let Some(hand) = self.keyboard.in_hand().filter(|hand| !self.desk.still_stands(*hand, scene.committed()))
        else {
            return;
        };
        self.keyboard.hold(None);
        self.say_of_hand(HandNotice::Gone { square: hand.square }, Urgency::Polite);
    }

    /// In the words in which squares are answered.
    pub(super) fn say_of_hand(&mut self, notice: HandNotice, urgency: Urgency) {
        let home = self.home();
        let notice = Notice::from(notice);
        if notice.refuses() {
            self.resources.output.cue(Seats::only(home), Cue::Refusal);
        }
        let listener = self.listener(home);
        let listener = Listener { style: self.resources.settings.answer_style.unwrap_or(listener.style), ..listener };
        let segments = self.resources.words.notice(&notice, &listener);
        self.utter(Utterance { to: Seats::only(home), urgency, segments });
    }

    /// While a question is open its answer comes first, which is said.
    fn is_answer_wanted(&mut self, scene: &Scene) -> bool {
        let reminder = self.desk.remind(scene.decided());
        if let Some((seat, notice)) = &reminder {
            self.reply(*seat, notice);
        }
        reminder.is_some()
    }
}
