//! The order of speech, and its manners. Pure: it knows no device, thread or clock.
//!
//! - Public phrases are never cut off by private ones; on one device private ones wait for them to end.
//! - Announcements of moves in casual and training games are passing ([`Urgency::Passing`]): the one that is being said is
//!   finished, and of those that wait only the two newest are said, a move and its reply, so that the voice keeps up with
//!   the game. At a tournament there are no passing phrases.
//! - An urgent phrase interrupts what is being said to listeners who all hear the urgent one too. A public phrase that gave way
//!   is said again from its beginning afterwards: nothing that is public is lost. An urgent public phrase never gives way.
//! - A fleeting phrase that cannot be heard within a second is withdrawn by the caller, which keeps the time ([`Queue::withdraw`]).
//! - [`Queue::silence`] ends private speech, said or waiting, and never touches public speech. [`Queue::skip`] ends
//!   what is being said in public too, unless it is urgent, and the announcements that wait; at a tournament nothing calls it.
//! - Every phrase that was taken in ends exactly once, by [`Step::Over`].

use std::collections::VecDeque;

use crate::game::roles::Seats;
use crate::words::utterance::{Urgency, Utterance};

/// At most this many passing phrases wait: a move and its reply.
const PASSING: usize = 2;

/// A device of the queue.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// What the table hears; with one device, what everybody hears.
    Loudspeaker,
    /// What only the owner hears.
    Earphone,
}

#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Devices {
    /// One, for everything.
    #[default]
    One,
    /// Public words on the loudspeaker, private ones on the earphone.
    Two,
}

/// Names one phrase from its telling to its end.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub u64);

/// Names one saying of a phrase on a device; a phrase that is said again gets a new one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Job(pub u64);

/// How a phrase ended.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// Said to its end.
    Spoken,
    /// Cut off, or dropped before it was begun.
    Cut,
    /// Not for a voice, or there is none.
    Unspoken,
}

/// What is to be done now, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Stop what the device is saying.
    Stop { device: Device, job: Job },
    /// Begin to say.
    Say { device: Device, job: Job, what: Utterance },
    /// A phrase has ended.
    Over { ticket: Ticket, to: Seats, how: How },
}

#[derive(Clone, Debug)]
struct Phrase {
    ticket: Ticket,
    what: Utterance,
}

impl Phrase {
    fn is_public(&self) -> bool {
        self.what.to.is_public()
    }

    fn over(&self, how: How) -> Step {
        Step::Over { ticket: self.ticket, to: self.what.to, how }
    }

    /// Lower is sooner.
    fn rank(&self) -> u8 {
        match (self.is_public(), self.what.urgency) {
            (true, Urgency::Urgent | Urgency::Fleeting) => 0,
            (true, Urgency::Polite | Urgency::Passing) => 1,
            (false, Urgency::Urgent | Urgency::Fleeting) => 2,
            (false, Urgency::Polite | Urgency::Passing) => 3,
        }
    }

    /// Whether `self` gives way to newer ones of its kind while it waits.
    fn passes_with(&self, newer: &Phrase) -> bool {
        [self, newer].iter().all(|phrase| phrase.what.urgency == Urgency::Passing) && self.what.to == newer.what.to
    }

    /// Whether it stops `self` from being said to its end.
    fn gives_way_to(&self, other: &Phrase) -> bool {
        let same_ears = is_within(self.what.to, other.what.to);
        let protected = self.is_public() && (!other.is_public() || self.what.is_pressing());
        other.what.is_pressing() && same_ears && !protected
    }
}

fn is_within(inner: Seats, outer: Seats) -> bool {
    inner.iter().all(|seat| outer.contains(seat))
}

/// What one device says, and what waits for it.
#[derive(Debug, Default)]
struct Line {
    now: Option<(Job, Phrase)>,
    waiting: VecDeque<Phrase>,
}

impl Line {
    /// Inserts after everything of the same or a higher rank.
    fn insert(&mut self, phrase: Phrase) {
        let place = self.waiting.partition_point(|other| other.rank() <= phrase.rank());
        self.waiting.insert(place, phrase);
    }

    /// Drops the oldest of those that give way to this one, so that not too many wait.
    fn make_room_for(&mut self, newer: &Phrase, steps: &mut Vec<Step>) {
        while self.waiting.iter().filter(|older| older.passes_with(newer)).count() >= PASSING {
            let oldest = self.waiting.iter().position(|older| older.passes_with(newer));
            steps.extend(oldest.and_then(|at| self.waiting.remove(at)).map(|phrase| phrase.over(How::Cut)));
        }
    }

    /// In front of everything of the same rank.
    fn put_back(&mut self, phrase: Phrase) {
        let place = self.waiting.partition_point(|other| other.rank() < phrase.rank());
        self.waiting.insert(place, phrase);
    }
}

/// The phrases of one console.
#[derive(Debug)]
pub struct Queue {
    devices: Devices,
    /// By the device.
    lines: [Line; 2],
    last_job: u64,
}

impl Queue {
    /// An empty queue.
    pub fn new(devices: Devices) -> Queue {
        Queue { devices, lines: Default::default(), last_job: 0 }
    }

    /// Changes how many devices there are, for what is told from now on.
    pub fn set_devices(&mut self, devices: Devices) {
        self.devices = devices;
    }

    /// Where words for these seats are said.
    pub fn device_of(&self, to: Seats) -> Device {
        match self.devices {
            Devices::Two if !to.is_public() => Device::Earphone,
            _ => Device::Loudspeaker,
        }
    }

    /// Takes a phrase in.
    #[must_use]
    pub fn tell(&mut self, ticket: Ticket, what: Utterance) -> Vec<Step> {
        let device = self.device_of(what.to);
        let phrase = Phrase { ticket, what };
        let mut steps = Vec::new();
        let line = self.line(device);
        if let Some((job, now)) = line.now.take_if(|(_, now)| now.gives_way_to(&phrase)) {
            steps.push(Step::Stop { device, job });
            if now.is_public() {
                line.put_back(now);
            } else {
                steps.push(now.over(How::Cut));
            }
        }
        line.make_room_for(&phrase, &mut steps);
        line.insert(phrase);
        self.next(device, &mut steps);
        steps
    }

    /// A device has said a phrase to its end. What is no longer being said is ignored: the notice was on its way when the
    /// phrase was stopped.
    #[must_use]
    pub fn ended(&mut self, device: Device, job: Job) -> Vec<Step> {
        let mut steps = Vec::new();
        if let Some((_, phrase)) = self.line(device).now.take_if(|(now, _)| *now == job) {
            steps.push(phrase.over(How::Spoken));
            self.next(device, &mut steps);
        }
        steps
    }

    /// A phrase is not to be said any more, if it has not been begun.
    #[must_use]
    pub fn withdraw(&mut self, ticket: Ticket) -> Vec<Step> {
        let mut steps = Vec::new();
        for device in [Device::Loudspeaker, Device::Earphone] {
            let waiting = &mut self.line(device).waiting;
            if let Some(place) = waiting.iter().position(|phrase| phrase.ticket == ticket) {
                steps.extend(waiting.remove(place).map(|phrase| phrase.over(How::Cut)));
            }
        }
        steps
    }

    /// Ends all private speech, said or waiting.
    #[must_use]
    pub fn silence(&mut self) -> Vec<Step> {
        self.end(|now| !now.is_public(), |waiting| !waiting.is_public())
    }

    /// Ends all private speech, what is being said in public unless it is urgent, and the announcements that wait. Other public
    /// words that wait are said then.
    #[must_use]
    pub fn skip(&mut self) -> Vec<Step> {
        let can_be_cut = |now: &Phrase| !(now.is_public() && now.what.is_pressing());
        self.end(can_be_cut, |waiting| waiting.what.is_skipped_unbegun())
    }

    /// Ends what is being said and drops what waits, where these say so.
    fn end(&mut self, cuts: impl Fn(&Phrase) -> bool, drops: impl Fn(&Phrase) -> bool) -> Vec<Step> {
        let mut steps = Vec::new();
        for device in [Device::Loudspeaker, Device::Earphone] {
            let line = self.line(device);
            if let Some((job, phrase)) = line.now.take_if(|(_, phrase)| cuts(phrase)) {
                steps.push(Step::Stop { device, job });
                steps.push(phrase.over(How::Cut));
            }
            line.waiting.retain(|phrase| {
                let dropped = drops(phrase);
                if dropped {
                    steps.push(phrase.over(How::Cut));
                }
                !dropped
            });
            self.next(device, &mut steps);
        }
        steps
    }

    /// A device is gone: what it said and what waited for it stays unspoken (it has been written).
    #[must_use]
    pub fn lost(&mut self, device: Device) -> Vec<Step> {
        let line = self.line(device);
        let now = line.now.take().map(|(_, phrase)| phrase);
        let waiting = std::mem::take(&mut line.waiting);
        now.into_iter().chain(waiting).map(|phrase| phrase.over(How::Unspoken)).collect()
    }

    /// Whether this is what a device is saying, and it is for everybody.
    pub fn is_public(&self, device: Device, job: Job) -> bool {
        self.lines[device as usize].now.as_ref().is_some_and(|(now, phrase)| *now == job && phrase.is_public())
    }

    /// Whether anything is being said.
    pub fn is_speaking(&self) -> bool {
        self.lines.iter().any(|line| line.now.is_some())
    }

    /// Whether anything is being said on a device.
    pub fn is_speaking_on(&self, device: Device) -> bool {
        self.lines[device as usize].now.is_some()
    }

    fn line(&mut self, device: Device) -> &mut Line {
        &mut self.lines[device as usize]
    }

    fn next(&mut self, device: Device, steps: &mut Vec<Step>) {
        let job = Job(self.last_job + 1);
        let line = self.line(device);
        if line.now.is_some() {
            return;
        }
        if let Some(phrase) = line.waiting.pop_front() {
            steps.push(Step::Say { device, job, what: phrase.what.clone() });
            line.now = Some((job, phrase));
            self.last_job = job.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::participant::Language;
    use crate::game::roles::Seat;
    use crate::rules::position::Color;
    use crate::words::utterance::Segment;

    const WHITE: Seats = Seats::only(Seat::Side(Color::White));
    const BLACK: Seats = Seats::only(Seat::Side(Color::Black));

    fn words(to: Seats, urgency: Urgency, text: &str) -> Utterance {
        Utterance { to, urgency, segments: vec![Segment::plain(Language::En, text)] }
    }

    /// The steps as one line: `say 1 check; stop 1; over 1 cut`.
    fn line(steps: &[Step]) -> String {
        let one = |step: &Step| match step {
            Step::Say { device: Device::Earphone, job, what } => format!("ear {} {}", job.0, what.text()),
            Step::Say { job, what, .. } => format!("say {} {}", job.0, what.text()),
            Step::Stop { job, .. } => format!("stop {}", job.0),
            Step::Over { ticket, how, .. } => format!("over {} {how:?}", ticket.0),
        };
        steps.iter().map(one).collect::<Vec<_>>().join("; ")
    }

    fn tell(queue: &mut Queue, ticket: u64, to: Seats, urgency: Urgency, text: &str) -> String {
        line(&queue.tell(Ticket(ticket), words(to, urgency, text)))
    }

    #[test]
    fn phrases_follow_each_other() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, Seats::PUBLIC, Urgency::Polite, "one"), "say 1 one");
        assert_eq!(tell(queue, 2, Seats::PUBLIC, Urgency::Polite, "two"), "");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(1))), "over 1 Spoken; say 2 two");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(1))), "", "a late notice is ignored");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(2))), "over 2 Spoken");
        assert!(!queue.is_speaking());
    }

    #[test]
    fn private_waits_behind_public_however_urgent_it_is() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, Seats::PUBLIC, Urgency::Polite, "move"), "say 1 move");
        assert_eq!(tell(queue, 2, WHITE, Urgency::Urgent, "clock"), "");
        assert_eq!(tell(queue, 3, Seats::PUBLIC, Urgency::Polite, "reply"), "");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(1))), "over 1 Spoken; say 2 reply");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(2))), "over 3 Spoken; say 3 clock");
    }

    #[test]
    fn fleeting_phrases_interrupt_private_words_and_are_withdrawn_unless_begun() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, WHITE, Urgency::Urgent, "answer"), "say 1 answer");
        assert_eq!(tell(queue, 2, WHITE, Urgency::Fleeting, "ten"), "stop 1; over 1 Cut; say 2 ten");
        assert_eq!(line(&queue.withdraw(Ticket(2))), "", "what has been begun is said");
        assert_eq!(tell(queue, 3, Seats::PUBLIC, Urgency::Polite, "move"), "");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(2))), "over 2 Spoken; say 3 move");
        assert_eq!(tell(queue, 4, WHITE, Urgency::Fleeting, "nine"), "", "an announcement is not cut off");
        assert_eq!(tell(queue, 5, BLACK, Urgency::Polite, "list"), "");
        assert_eq!(line(&queue.withdraw(Ticket(4))), "over 4 Cut");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(3))), "over 3 Spoken; say 4 list");
    }

    #[test]
    fn an_urgent_phrase_interrupts_the_same_listeners_only() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, WHITE, Urgency::Urgent, "list"), "say 1 list");
        assert_eq!(tell(queue, 2, BLACK, Urgency::Urgent, "his"), "");
        assert_eq!(tell(queue, 3, WHITE, Urgency::Polite, "later"), "");
        assert_eq!(tell(queue, 4, WHITE, Urgency::Urgent, "key"), "stop 1; over 1 Cut; say 2 his");
        assert_eq!(tell(queue, 5, Seats::PUBLIC, Urgency::Urgent, "flag"), "stop 2; over 2 Cut; say 3 flag");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(3))), "over 5 Spoken; say 4 key");
    }

    #[test]
    fn a_public_phrase_that_gave_way_is_said_again() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, Seats::PUBLIC, Urgency::Polite, "move"), "say 1 move");
        assert_eq!(tell(queue, 2, Seats::PUBLIC, Urgency::Polite, "next"), "");
        assert_eq!(tell(queue, 3, Seats::PUBLIC, Urgency::Urgent, "flag"), "stop 1; say 2 flag");
        assert_eq!(
            tell(queue, 4, Seats::PUBLIC, Urgency::Urgent, "over"),
            "",
            "one urgent phrase does not cut another"
        );
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(2))), "over 3 Spoken; say 3 over");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(3))), "over 4 Spoken; say 4 move");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(4))), "over 1 Spoken; say 5 next");
    }

    #[test]
    fn only_the_two_newest_waiting_announcements_are_said() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, Seats::PUBLIC, Urgency::Passing, "e4"), "say 1 e4");
        assert_eq!(tell(queue, 2, Seats::PUBLIC, Urgency::Passing, "e5"), "");
        assert_eq!(tell(queue, 3, Seats::PUBLIC, Urgency::Polite, "offer"), "");
        assert_eq!(tell(queue, 4, Seats::PUBLIC, Urgency::Passing, "Nf3"), "");
        assert_eq!(tell(queue, 5, Seats::PUBLIC, Urgency::Passing, "Nc6"), "over 2 Cut");
        assert_eq!(tell(queue, 6, WHITE, Urgency::Urgent, "clock"), "", "on one device it waits for what is public");
        assert_eq!(tell(queue, 7, Seats::PUBLIC, Urgency::Passing, "Bb5"), "over 4 Cut");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(1))), "over 1 Spoken; say 2 offer");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(2))), "over 3 Spoken; say 3 Nc6");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(3))), "over 5 Spoken; say 4 Bb5");
        assert_eq!(line(&queue.ended(Device::Loudspeaker, Job(4))), "over 7 Spoken; say 5 clock");
    }

    #[test]
    fn with_two_devices_urgent_private_answers_wait_for_no_announcement() {
        let queue = &mut Queue::new(Devices::Two);
        assert_eq!(tell(queue, 1, Seats::PUBLIC, Urgency::Passing, "e4"), "say 1 e4");
        assert_eq!(tell(queue, 2, Seats::PUBLIC, Urgency::Passing, "e5"), "");
        assert_eq!(tell(queue, 3, WHITE, Urgency::Urgent, "clock"), "ear 2 clock");
    }

    #[test]
    fn a_skip_ends_speech_and_waiting_announcements_and_private_words() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, Seats::PUBLIC, Urgency::Passing, "e4"), "say 1 e4");
        assert_eq!(tell(queue, 2, Seats::PUBLIC, Urgency::Passing, "e5"), "");
        assert_eq!(tell(queue, 3, Seats::PUBLIC, Urgency::Polite, "result"), "");
        assert_eq!(tell(queue, 4, WHITE, Urgency::Urgent, "clock"), "");
        assert_eq!(line(&queue.skip()), "stop 1; over 1 Cut; over 2 Cut; over 4 Cut; say 2 result");
        assert_eq!(line(&queue.skip()), "stop 2; over 3 Cut");
        assert_eq!(tell(queue, 5, Seats::PUBLIC, Urgency::Urgent, "flag"), "say 3 flag");
        assert_eq!(tell(queue, 6, Seats::PUBLIC, Urgency::Passing, "d4"), "");
        assert_eq!(line(&queue.skip()), "over 6 Cut", "an urgent public word is said to its end");
    }

    #[test]
    fn silence_ends_private_speech_and_no_public_word() {
        let queue = &mut Queue::new(Devices::One);
        assert_eq!(tell(queue, 1, WHITE, Urgency::Polite, "list"), "say 1 list");
        assert_eq!(tell(queue, 2, WHITE, Urgency::Polite, "more"), "");
        assert_eq!(tell(queue, 3, Seats::PUBLIC, Urgency::Polite, "move"), "");
        assert_eq!(line(&queue.silence()), "stop 1; over 1 Cut; over 2 Cut; say 2 move");
        assert_eq!(line(&queue.silence()), "");
    }

    #[test]
    fn two_devices_speak_at_the_same_time() {
        let queue = &mut Queue::new(Devices::Two);
        assert_eq!(tell(queue, 1, Seats::PUBLIC, Urgency::Polite, "move"), "say 1 move");
        assert_eq!(tell(queue, 2, WHITE, Urgency::Polite, "clock"), "ear 2 clock");
        assert_eq!(tell(queue, 3, Seats::PUBLIC, Urgency::Urgent, "flag"), "stop 1; say 3 flag");
        assert_eq!(line(&queue.silence()), "stop 2; over 2 Cut");
        assert_eq!(tell(queue, 4, WHITE, Urgency::Polite, "sheet"), "ear 4 sheet");
        assert_eq!(line(&queue.lost(Device::Earphone)), "over 4 Unspoken");
        assert!(queue.is_speaking());
    }

    #[derive(Clone, Debug)]
    enum Doing {
        Tell(bool, bool, Urgency),
        End,
        Silence,
        Skip,
        Lose,
    }

    fn doing() -> impl Strategy<Value = Doing> {
        let urgency = prop::sample::select(vec![Urgency::Polite, Urgency::Passing, Urgency::Urgent, Urgency::Fleeting]);
        let told = (any::<bool>(), any::<bool>(), urgency);
        prop_oneof![
            6 => told.prop_map(|(public, white, urgency)| Doing::Tell(public, white, urgency)),
            4 => Just(Doing::End),
            1 => Just(Doing::Silence),
            1 => Just(Doing::Skip),
            1 => Just(Doing::Lose),
        ]
    }

    /// What has been told and not ended, by ticket: whether it is public, and how pressing.
    type Told = std::collections::BTreeMap<Ticket, (bool, Urgency)>;

    /// Whether a public phrase may be cut. By a skip: if it was being said and is not urgent, or announces a move. Otherwise: if it
    /// announces a move of a casual or training game, was not being said, and two newer ones wait.
    fn may_be_cut(told: &Told, ticket: Ticket, skipped: bool, said_now: bool) -> bool {
        let (_, urgency) = told[&ticket];
        let passing = urgency == Urgency::Passing;
        let behind = (std::ops::Bound::Excluded(ticket), std::ops::Bound::Unbounded);
        let newer = told.range(behind).filter(|(_, each)| **each == (true, Urgency::Passing));
        if skipped {
            return passing || (said_now && urgency == Urgency::Polite);
        }
        passing && !said_now && newer.count() >= PASSING
    }

    proptest! {
        /// Whatever happens: one phrase at a time on the device, each phrase ends once, and in the end everything has ended. A public
        /// phrase is cut only as [`may_be_cut`] says; without passing phrases and skips, as at a tournament, never.
        #[test]
        fn phrases_end_once_and_public_ones_are_cut_by_rule(
            doings in prop::collection::vec(doing(), 0..60),
        ) {
            let mut queue = Queue::new(Devices::One);
            let (mut told, mut over, mut phrases) = (0_u64, Vec::new(), Told::new());
            let mut saying: Option<Job> = None;
            for doing in doings.into_iter().chain(std::iter::repeat_n(Doing::End, 120)) {
                let skipped = matches!(doing, Doing::Skip);
                let begun = queue.lines[0].now.as_ref().map(|(_, phrase)| phrase.ticket);
                let steps = match doing {
                    Doing::Tell(is_public, white, urgency) => {
                        told += 1;
                        let private = if white { WHITE } else { BLACK };
                        phrases.insert(Ticket(told), (is_public, urgency));
                        queue.tell(Ticket(told), words(if is_public { Seats::PUBLIC } else { private }, urgency, "x"))
                    }
                    Doing::End => saying.take().map_or_else(Vec::new, |job| queue.ended(Device::Loudspeaker, job)),
                    Doing::Silence => queue.silence(),
                    Doing::Skip => queue.skip(),
                    Doing::Lose => { saying = None; queue.lost(Device::Loudspeaker) }
                };
                for step in steps {
                    match step {
                        Step::Say { job, .. } => { prop_assert!(saying.is_none()); saying = Some(job); }
                        Step::Stop { job, .. } => prop_assert_eq!(saying.take(), Some(job)),
                        Step::Over { ticket, how, to } => {
                            prop_assert!(!over.contains(&ticket));
                            let cut = how == How::Cut && to.is_public();
                            prop_assert!(!cut || may_be_cut(&phrases, ticket, skipped, begun == Some(ticket)));
                            over.push(ticket);
                        }
                    }
                }
            }
            prop_assert_eq!(over.len() as u64, told);
            prop_assert!(!queue.is_speaking());
        }
    }
}
