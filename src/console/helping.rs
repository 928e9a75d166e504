//! Help: short at first, whole when it is asked for again, and lists to step through.

use super::{Console, Scene};
use crate::desk::again::Short;
use crate::game::Phase;
use crate::game::fact::Dialogue;
use crate::game::roles::{Mode, Seat, Topic};
use crate::view::View;
use crate::words::action::Action;
use crate::words::key_notice::KeyNotice;
use crate::words::notice::{HelpTopic, Notice};
use crate::words::utterance::Urgency;

impl Console {
    pub(super) fn help(&mut self, seat: Seat, scene: &Scene) {
        if seat == Seat::Arbiter {
            return self.help_on(HelpTopic::Arbiter, seat, scene);
        }
        let waits = !scene.decided().has_begun();
        if waits {
            let waits = Notice::Keys(KeyNotice::Situation(self.desk.here(scene.decided()).situation()));
            self.say(seat, &waits, Urgency::Urgent);
        }
        if self.is_first(seat, Short::Help) {
            let explain = self.keyboard.keys(Action::KeyHelp);
            let urgency = if waits { Urgency::Polite } else { Urgency::Urgent };
            return self.say(seat, &Notice::Keys(KeyNotice::FirstHelp { explain }), urgency);
        }
        let mut lines: Vec<Notice> =
            HelpTopic::ALL.into_iter().filter_map(|topic| self.help_about(topic, seat, scene)).collect();
        if !self.resources.piped {
            lines.push(Notice::Keys(self.keyboard.help()));
        }
        self.say_list(seat, &lines);
    }

    /// The part of the help that was asked for, in the form that is for this game.
    pub(super) fn help_on(&mut self, topic: HelpTopic, seat: Seat, scene: &Scene) {
        let at_table = match topic {
            HelpTopic::Game => HelpTopic::GameAtTable,
            HelpTopic::Program => HelpTopic::ProgramAtTable,
            other => other,
        };
        if let Some(line) = [topic, at_table].into_iter().find_map(|topic| self.help_about(topic, seat, scene)) {
            self.say(seat, &line, Urgency::Urgent);
        }
    }

    /// A line of help, if it is for this game and this seat: what is refused is not offered.
    fn help_about(&self, topic: HelpTopic, seat: Seat, scene: &Scene) -> Option<Notice> {
        let may_ask = |topic: Topic| scene.decided().may_ask(seat, topic);
        let at_table = self.started.mode == Mode::Tournament;
        let is_for = match topic {
            HelpTopic::Questions if !may_ask(Topic::Attackers) => {
                let topics: Vec<Topic> = Topic::ALL.into_iter().filter(|topic| may_ask(*topic)).collect();
                return (!topics.is_empty()).then_some(Notice::MayAsk(topics));
            }
            HelpTopic::Moves | HelpTopic::Castling | HelpTopic::Questions => true,
            HelpTopic::Board => may_ask(Topic::Attackers),
            HelpTopic::Study => may_ask(Topic::Explore),
            HelpTopic::Game | HelpTopic::Program => !at_table,
            HelpTopic::GameAtTable | HelpTopic::ProgramAtTable => at_table,
            HelpTopic::Arbiter => seat == Seat::Arbiter,
            HelpTopic::Dialogue => self.started.dialogue == Dialogue::Full,
        };
        is_for.then_some(Notice::Help(topic))
    }

    pub(super) fn list_keys(&mut self) {
        let keys: Vec<Notice> = self.keyboard.list().into_iter().map(Notice::Keys).collect();
        // In the tutorial a list is stepped through: read out, it would keep the pupil from what comes next.
        let steps = self.tutorial.is_some() && !self.resources.piped;
        if self.is_first(self.home(), Short::Keys) || steps {
            return self.offer_keys(&keys);
        }
        self.say_list(self.home(), &keys);
    }

    /// What can be done now: what is asked, or whose turn it is; what the mode is for; where more is to be learned.
    pub(super) fn context_help(&mut self, scene: &Scene) {
        let home = self.home();
        let client = self.desk.client(home);
        let study = client.place_of_study(&View::of(scene.decided(), home));
        let mut lines = match (self.desk.question(scene.decided()), study) {
            (Some((_, question)), _) => vec![question],
            (None, Some(study)) => study,
            (None, None) => {
                vec![match scene.committed().standing(home).filter(|_| scene.committed().phase() == Phase::Running) {
                    Some(standing) => Notice::Standing(standing),
                    None => Notice::Keys(KeyNotice::Situation(self.desk.here(scene.decided()).situation())),
                }]
            }
        };
        lines.extend(self.keyboard.in_hand().map(|hand| Notice::Hand(hand.picked_up())));
        lines.push(Notice::Keys(
            self.keyboard.mode_help(scene.decided().outcome().is_some() && !self.desk.client(home).is_at_study()),
        ));
        // Where more is to be learned is told to who asks again.
        if !self.is_first(home, Short::Context) {
            lines.push(Notice::Keys(self.keyboard.help()));
        }
        self.say_list(home, &lines);
    }

    /// Tells how many keys there are; the player steps through them.
    fn offer_keys(&mut self, keys: &[Notice]) {
        let home = self.home();
        let (next, list) = (self.keyboard.keys(Action::NextItem), self.keyboard.keys(Action::KeyList));
        self.say(home, &Notice::Keys(KeyNotice::List { count: keys.len(), next, list }), Urgency::Urgent);
        let listener = self.listener(home);
        let items = keys.iter().map(|key| (self.resources.words.notice(key, &listener), None)).collect();
        self.desk.client_mut(home).speech_history.keep_items(items);
    }

    /// Whether this is asked for the first time: at a keyboard the first answer is short, and the second one whole. What is
    /// written into a pipe is read at leisure.
    fn is_first(&mut self, seat: Seat, asked: Short) -> bool {
        !self.resources.piped && self.desk.client_mut(seat).again.is_short(asked)
    }
}
