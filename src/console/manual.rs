//! The manual, read by ear: line by line at a keyboard, whole into a pipe.

use super::Console;
use crate::desk::lines::command::ManualWish;
use crate::desk::notices::clock::ClockNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::manual::ManualNotice;
use crate::desk::speech_history::{Page, SpeechHistory, Stepped};
use crate::desk::step::PageWish;
use crate::game::effect::Cue;
use crate::game::roles::Seat;
use crate::keys::action::Action;
use crate::manual::{self, KeyRow, Line, Said};
use crate::words::notice::Notice;
use crate::words::utterance::{Segment, Urgency};

impl Console {
    pub(super) fn manual(&mut self, seat: Seat, wish: &ManualWish) {
        let language = self.listener(seat).language;
        match wish {
            // There it was read to the end.
            ManualWish::GoOn if self.resources.piped || self.is_at_page() => self.list_topics(seat),
            ManualWish::GoOn => match self.desk.client_mut(seat).speech_history.reopen() {
                Some(stepped) => self.stepped(Some(stepped)),
                None => self.list_topics(seat),
            },
            ManualWish::Topics => self.list_topics(seat),
            ManualWish::About(text) => match manual::page(language, text) {
                Some(page) => self.open_page(seat, page),
                None => self.look_up(seat, text),
            },
        }
    }

    pub(super) fn page(&mut self, seat: Seat, wish: PageWish) {
        let history = &mut self.desk.client_mut(seat).speech_history;
        let stepped = match wish {
            PageWish::Next => history.next_item(),
            PageWish::Previous => history.previous_item(),
            PageWish::Close => {
                history.close_manual();
                return self.reply(seat, &Notice::from(ManualNotice::Closed));
            }
        };
        self.stepped(stepped);
    }

    fn list_topics(&mut self, seat: Seat) {
        let language = self.listener(seat).language;
        let titles: Vec<_> =
            manual::pages(language).iter().map(|page| vec![Segment::plain(language, &page.title)]).collect();
        let next = if self.is_at_page() { Vec::new() } else { self.keyboard.keys(Action::NextItem) };
        let topics = ManualNotice::Topics { count: titles.len(), next };
        self.offer(seat, topics, Page { lines: titles, headings: Vec::new() });
    }

    fn open_page(&mut self, seat: Seat, page: &manual::Page) {
        let all = page.lines();
        let lines: Vec<_> = all.iter().filter_map(|line| Some((line, self.line_of(seat, line)?))).collect();
        let headings = (0..).zip(&lines).filter(|(_, (line, _))| line.is_heading).map(|(at, _)| at).collect();
        let lines = lines.into_iter().map(|(_, words)| words).collect();
        let [next, heading] = [Action::NextItem, Action::NextHeading].map(|action| self.keyboard.keys(action));
        let opened = ManualNotice::Opened { page: page.title.clone(), next, heading };
        self.offer(seat, opened, Page { lines, headings });
    }

    fn look_up(&mut self, seat: Seat, text: &str) {
        let language = self.listener(seat).language;
        let found = manual::find(language, text);
        if found.is_empty() {
            return self.reply(seat, &Notice::from(ManualNotice::Nothing { text: text.to_owned() }));
        }
        let next = self.keyboard.keys(Action::NextItem);
        let notice = ManualNotice::Found { text: text.to_owned(), count: found.len(), next };
        let lines = found.iter().map(|line| vec![Segment::plain(language, line)]).collect();
        self.offer(seat, notice, Page { lines, headings: Vec::new() });
    }

    /// The words of a line; `None` for a key that this listener has not got.
    fn line_of(&self, seat: Seat, line: &Line) -> Option<Vec<Segment>> {
        let listener = self.listener(seat);
        let notice = match &line.said {
            Said::Words(text) => return Some(vec![Segment::plain(listener.language, text)]),
            Said::Key(row) => self.key_row(*row)?,
        };
        Some(self.resources.words.notice(&notice, &listener))
    }

    fn key_row(&self, row: KeyRow) -> Option<Notice> {
        match row {
            KeyRow::Game(mode, action) => {
                let keys = self.keyboard.keys_in(mode, action);
                (!keys.is_empty()).then_some(Notice::from(KeyNotice::Item { keys, action }))
            }
            KeyRow::Clock(action) => {
                let keys = self.resources.clock_keys.keys(action);
                (!keys.is_empty()).then_some(Notice::from(ClockNotice::Key { keys, action }))
            }
        }
    }

    /// At a keyboard the player steps through the lines; into a pipe they are written at once. In a browser there is room for all of it,
    /// and no key that steps through it.
    fn offer(&mut self, seat: Seat, notice: ManualNotice, page: Page) {
        if self.is_at_page() {
            self.say_items(seat, sections(page));
            self.desk.client_mut(seat).speech_history.was_page(Vec::new());
            if let ManualNotice::Topics { .. } = notice {
                self.say(seat, &Notice::from(notice), Urgency::Polite);
            }
            return;
        }
        if self.resources.piped {
            self.say_items(seat, page.lines);
            return self.desk.client_mut(seat).speech_history.was_page(page.headings);
        }
        self.say(seat, &Notice::from(notice), Urgency::Urgent);
        self.desk.client_mut(seat).speech_history.keep_page(page);
    }

    pub(super) fn step_to_heading(&mut self, step: impl Fn(&mut SpeechHistory) -> Option<Stepped>) {
        let stepped = step(self.history());
        if stepped.is_none() {
            self.cue_home(Cue::Edge);
            self.say(self.home(), &Notice::from(ManualNotice::NoHeading), Urgency::Urgent);
        }
        self.stepped(stepped);
    }
}

/// The lines under each heading as one text.
fn sections(Page { lines, headings }: Page) -> Vec<Vec<Segment>> {
    let mut sections: Vec<Vec<Segment>> = Vec::new();
    for (at, mut words) in lines.into_iter().enumerate() {
        let begins = headings.is_empty() || headings.contains(&at);
        match sections.last_mut().filter(|_| !begins) {
            Some(section) => {
                section.extend(words.first().map(|first| Segment::plain(first.language, " ")));
                section.append(&mut words);
            }
            None => sections.push(words),
        }
    }
    sections
}
