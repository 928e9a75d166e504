//! Help: what can be done now, in a few short items to step through; and the list of keys.

use super::{Console, Scene};
use crate::desk::again::Short;
use crate::desk::help::{self, Now};
use crate::desk::lines::help::{HelpItem, HelpTopic};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::game::Phase;
use crate::game::roles::{Seat, Topic};
use crate::keys::action::Action;
use crate::screen::notice::ScreenNotice;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

impl Console {
    pub(super) fn help(&mut self, seat: Seat, scene: &Scene) {
        let mut lines = Vec::new();
        if !scene.decided().has_begun() && seat != Seat::Arbiter {
            lines.push(Notice::from(KeyNotice::Situation(self.desk.here(scene.decided()).situation())));
        }
        let is_read = self.resources.piped || self.is_at_page();
        let items = self.helping(seat, scene, |now| help::overview(now, if is_read { 4 } else { 3 }));
        lines.extend(items.into_iter().map(Notice::from));
        if self.is_at_page() {
            lines.push(Notice::from(ScreenNotice::Keys));
        } else if !self.resources.piped {
            lines.push(Notice::from(KeyNotice::HelpOnAKey { explain: self.keyboard.keys(Action::KeyHelp) }));
        }
        self.say_list(seat, &lines);
    }

    /// The part of the help that was asked for: what can be done now.
    pub(super) fn help_on(&mut self, topic: HelpTopic, seat: Seat, scene: &Scene) {
        let items = self.helping(seat, scene, |now| help::items(topic, now));
        let mut lines: Vec<Notice> = items.into_iter().map(Notice::from).collect();
        let may_ask = |topic: &Topic| scene.decided().may_ask(seat, *topic);
        // Where not everything may be asked, what may be.
        if topic == HelpTopic::Questions && !may_ask(&Topic::Attackers) {
            let topics: Vec<Topic> = Topic::ALL.into_iter().filter(may_ask).collect();
            lines = if topics.is_empty() { Vec::new() } else { vec![DeskNotice::MayAsk(topics).into()] };
        }
        if lines.is_empty() {
            return self.help_topics(seat, scene);
        }
        self.say_list(seat, &lines);
    }

    pub(super) fn help_topics(&mut self, seat: Seat, scene: &Scene) {
        let topics = self.helping(seat, scene, |now| vec![help::more(now)]);
        self.say_list(seat, &topics.into_iter().map(Notice::from).collect::<Vec<_>>());
    }

    fn helping(&self, seat: Seat, scene: &Scene, tell: impl Fn(&Now<'_>) -> Vec<HelpItem>) -> Vec<HelpItem> {
        let client = self.desk.client(seat);
        let view = View::of(scene.decided(), seat);
        tell(&Now {
            game: scene.decided(),
            view,
            study: client.study_board(),
            at_page: self.is_at_page(),
            listens: self.listens(),
        })
    }

    pub(super) fn list_keys(&mut self) {
        if self.is_at_page() {
            return self.say(self.home(), &Notice::from(ScreenNotice::Keys), Urgency::Urgent);
        }
        let keys: Vec<Notice> = self.keyboard.list().into_iter().map(Notice::from).collect();
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
                    Some(standing) => DeskNotice::Standing(standing).into(),
                    None => Notice::from(KeyNotice::Situation(self.desk.here(scene.decided()).situation())),
                }]
            }
        };
        lines.extend(self.keyboard.in_hand().map(|hand| Notice::from(hand.picked_up())));
        lines.push(Notice::from(
            self.keyboard.mode_help(scene.decided().outcome().is_some() && !self.desk.client(home).is_at_study()),
        ));
        // Where more is to be learned is told to who asks again.
        if !self.is_first(home, Short::Context) {
            lines.push(Notice::from(self.keyboard.help()));
        }
        self.say_list(home, &lines);
    }

    /// Tells how many keys there are; the player steps through them.
    fn offer_keys(&mut self, keys: &[Notice]) {
        let home = self.home();
        let (next, list) = (self.keyboard.keys(Action::NextItem), self.keyboard.keys(Action::KeyList));
        self.say(home, &Notice::from(KeyNotice::List { count: keys.len(), next, list }), Urgency::Urgent);
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
