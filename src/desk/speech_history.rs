//! What was said to one person, so that it can be said again: the last words, everything before them, lists item by item, and spelled.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::game::effect::Cue;
use crate::words::utterance::{Segment, Utterance};

/// How many utterances are remembered.
const MEMORY: usize = 500;

/// What a step through history or a list comes upon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stepped {
    pub words: Vec<Segment>,
    /// There is nothing further in that direction: these are the same words again.
    pub at_edge: bool,
    /// The cue that belongs to them.
    pub cue: Option<Cue>,
}

/// An item of a list: its words, and the cue that belongs to them.
pub type Item = (Vec<Segment>, Option<Cue>);

/// Lines of the manual, and which of them are headings.
#[derive(Clone, Debug, Default)]
pub struct Page {
    pub lines: Vec<Vec<Segment>>,
    pub headings: Vec<usize>,
}

/// A history of utterances, the oldest forgotten first, and the last list.
#[derive(Clone, Debug, Default)]
pub struct SpeechHistory {
    /// What the whole table hears is held once for all.
    utterances: VecDeque<Arc<Utterance>>,
    /// How many were forgotten: the number of the first one that is still there.
    forgotten: u64,
    /// Which one was stepped to, if one was.
    at: Option<u64>,
    list: Option<List>,
    /// What was read in the manual, while another list is open.
    manual: Option<List>,
    announcement: Option<Arc<Utterance>>,
    /// The last key has come upon an empty entry line.
    empty: bool,
    /// What was stepped to last, or said since.
    current: Option<Vec<Segment>>,
}

/// A list that is read out, item by item.
#[derive(Clone, Debug, Default)]
struct List {
    items: Vec<Item>,
    /// How the voice calls the items, in their order.
    tickets: Vec<u64>,
    /// The item that was heard last; `None` before the first one.
    at: Option<usize>,
    /// The place follows the voice, until something interrupts it.
    followed: bool,
    /// The items that are headings.
    headings: Vec<usize>,
    is_manual: bool,
    /// The number of the utterance after it; `None` where the list has not been read out.
    end: Option<u64>,
}

impl SpeechHistory {
    /// What is remembered when another game begins: all that was said; it is one step back. An announcement of the last game is
    /// none of the next one, and its voice may be another one.
    #[must_use]
    pub fn for_the_next_game(self) -> SpeechHistory {
        let list = self.list.map(|list| List { tickets: Vec::new(), followed: false, ..list });
        let (utterances, forgotten, manual) = (self.utterances, self.forgotten, self.manual);
        SpeechHistory { utterances, forgotten, list, manual, ..SpeechHistory::default() }
    }

    /// Remembers one. What is said twice in a row is one step back.
    pub fn keep(&mut self, utterance: impl Into<Arc<Utterance>>) {
        let utterance = utterance.into();
        self.current = Some(utterance.segments.clone());
        if self.utterances.back().is_some_and(|last| last.to == utterance.to && last.segments == utterance.segments) {
            return;
        }
        if self.utterances.len() == MEMORY {
            self.utterances.pop_front();
            self.forgotten += 1;
        }
        self.utterances.push_back(utterance);
    }

    /// Remembers one that announces a move to the table.
    pub fn keep_announcement(&mut self, utterance: impl Into<Arc<Utterance>>) {
        let utterance = utterance.into();
        self.announcement = Some(utterance.clone());
        self.keep(utterance);
    }

    /// Remembers the items of a list, which the voice says under these names.
    pub fn keep_list(&mut self, items: Vec<Vec<Segment>>, tickets: Vec<u64>) {
        let items = items.into_iter().map(|words| (words, None)).collect();
        // The first one is being said.
        self.put(List { items, tickets, at: Some(0), followed: true, end: Some(self.end()), ..List::default() });
    }

    /// Remembers the items of a list that has not been read out yet.
    pub fn keep_items(&mut self, items: Vec<Item>) {
        self.put(List { items, ..List::default() });
    }

    /// Remembers lines of the manual that have not been read out yet.
    pub fn keep_page(&mut self, page: Page) {
        let items = page.lines.into_iter().map(|words| (words, None)).collect();
        self.put(List { items, headings: page.headings, is_manual: true, ..List::default() });
    }

    /// The list that was read out just now is lines of the manual.
    pub fn was_page(&mut self, headings: Vec<usize>) {
        if let Some(list) = &mut self.list {
            list.is_manual = true;
            list.headings = headings;
        }
    }

    fn put(&mut self, list: List) {
        let before = self.list.replace(list);
        if let Some(before) = before.filter(|list| list.is_manual) {
            self.manual = Some(before);
        }
    }

    /// Opens the manual again where it was left: the line that was heard last there.
    pub fn reopen(&mut self) -> Option<Stepped> {
        if !self.list.as_ref().is_some_and(|list| list.is_manual) {
            self.list = Some(self.manual.take()?);
        }
        self.step_in_list(|at, _| Some(at.unwrap_or(0)))
    }

    /// Whether the list that is stepped through is the manual.
    pub fn is_in_manual(&self) -> bool {
        self.list.as_ref().is_some_and(|list| list.is_manual)
    }

    /// Closes the manual; it opens again where it was left.
    pub fn close_manual(&mut self) {
        if self.is_in_manual() {
            self.manual = self.list.take();
        }
    }

    pub fn next_heading(&mut self) -> Option<Stepped> {
        let list = self.list.as_ref()?;
        let next = list.headings.iter().copied().find(|heading| list.at.is_none_or(|at| *heading > at))?;
        self.step_in_list(|_, _| Some(next))
    }

    /// The heading before.
    pub fn previous_heading(&mut self) -> Option<Stepped> {
        let list = self.list.as_ref()?;
        let before = list.headings.iter().copied().rev().find(|heading| list.at.is_some_and(|at| *heading < at))?;
        self.step_in_list(|_, _| Some(before))
    }

    /// The voice has come to the end of something, or was cut off in it.
    pub fn ended(&mut self, ticket: u64, whole: bool) {
        let Some(list) = self.list.as_mut().filter(|list| list.followed) else { return };
        if let Some(index) = list.tickets.iter().position(|each| *each == ticket) {
            list.at = Some(index);
            list.followed = whole;
        }
    }

    /// The last words: a whole list, if it was read out last.
    pub fn last(&self) -> impl DoubleEndedIterator<Item = &Utterance> {
        let list = self.list.as_ref().filter(|list| list.end == Some(self.end()));
        let count = list.map_or(1, |list| list.items.len());
        self.utterances.range(self.utterances.len().saturating_sub(count)..).map(Arc::as_ref)
    }

    /// The last announcement.
    pub fn announcement(&self) -> Option<&Utterance> {
        self.announcement.as_deref()
    }

    /// Something else was done: the next step back comes upon the last words again.
    pub fn leave_history(&mut self) {
        self.at = None;
    }

    /// A key has come upon an empty entry line, or has not. Whether that it is empty is news.
    pub fn empties(&mut self, empty: bool) -> bool {
        let before = std::mem::replace(&mut self.empty, empty);
        empty && !before
    }

    /// What was said before; first of all what was said last.
    pub fn older(&mut self) -> Option<Stepped> {
        let before = self.at.unwrap_or(self.end()).checked_sub(1);
        self.step_in_history(before.filter(|number| *number >= self.forgotten))
    }

    /// What was said after that; what was forgotten since is passed over.
    pub fn newer(&mut self) -> Option<Stepped> {
        let after = self.at.map(|at| (at + 1).max(self.forgotten));
        self.step_in_history(after.filter(|number| *number < self.end()))
    }

    /// The next item of the last list.
    pub fn next_item(&mut self) -> Option<Stepped> {
        self.step_in_list(|at, last| at.map_or(Some(0), |at| (at < last).then_some(at + 1)))
    }

    /// The item before.
    pub fn previous_item(&mut self) -> Option<Stepped> {
        self.step_in_list(|at, _| at?.checked_sub(1))
    }

    /// What was heard last, letter by letter.
    pub fn spelled(&self) -> Option<Vec<Segment>> {
        // A stop or a comma after a word is a pause, and not a character.
        let quiet = |text: &str| {
            let words = text.split_whitespace().map(|word| word.trim_end_matches(['.', ',', ';', ':', '?', '!']));
            Some(words.collect::<Vec<_>>().join(" ")).filter(|words| words != text)
        };
        let spell = |segment: &Segment| Segment { spelled: true, spoken: quiet(&segment.text), ..segment.clone() };
        self.current.as_ref().map(|words| words.iter().map(spell).collect())
    }

    /// The number of the one that will be remembered next.
    fn end(&self) -> u64 {
        self.forgotten + self.utterances.len() as u64
    }

    fn utterance(&self, number: u64) -> Option<&Utterance> {
        self.utterances.get(usize::try_from(number.checked_sub(self.forgotten)?).ok()?).map(Arc::as_ref)
    }

    fn step_in_history(&mut self, found: Option<u64>) -> Option<Stepped> {
        let at_edge = found.is_none();
        // What was stepped to may have been forgotten since.
        let number = found.or(self.at.filter(|at| *at >= self.forgotten)).or_else(|| self.end().checked_sub(1))?;
        let words = self.utterance(number)?.segments.clone();
        self.at = Some(number);
        self.current = Some(words.clone());
        Some(Stepped { words, at_edge, cue: None })
    }

    fn step_in_list(&mut self, step: impl FnOnce(Option<usize>, usize) -> Option<usize>) -> Option<Stepped> {
        let list = self.list.as_mut()?;
        let next = step(list.at, list.items.len().saturating_sub(1));
        let at = next.or(list.at).unwrap_or(0);
        list.at = Some(at);
        list.followed = false;
        let (words, cue) = list.items.get(at)?.clone();
        self.current = Some(words.clone());
        Some(Stepped { words, at_edge: next.is_none(), cue })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::participant::Language;
    use crate::game::roles::{Seat, Seats};
    use crate::rules::position::Color;
    use crate::words::utterance::{Urgency, text};

    const WHITE: Seat = Seat::Side(Color::White);

    fn words(text: &str) -> Vec<Segment> {
        vec![Segment::plain(Language::En, text)]
    }

    fn history(what: &[&str]) -> SpeechHistory {
        let mut history = SpeechHistory::default();
        for text in what {
            history.keep(Utterance { to: Seats::only(WHITE), urgency: Urgency::Polite, segments: words(text) });
        }
        history
    }

    /// The words, with `|` behind them at the edge; empty where there is nothing.
    fn told(stepped: Option<Stepped>) -> String {
        let told = |stepped: Stepped| format!("{}{}", text(&stepped.words), if stepped.at_edge { "|" } else { "" });
        stepped.map(told).unwrap_or_default()
    }

    #[test]
    fn history_goes_back_and_forth() {
        let mut history = history(&["one", "two"]);
        assert_eq!(told(history.older()), "two");
        assert_eq!(told(history.older()), "one");
        assert_eq!(told(history.older()), "one|");
        assert_eq!(told(history.newer()), "two");
        assert_eq!(told(history.newer()), "two|");
        history.older();
        history.leave_history();
        assert_eq!(told(history.older()), "two");
        assert_eq!(told(SpeechHistory::default().older()), "");
    }

    #[test]
    fn a_page_is_read_by_headings_and_reopened_where_left() {
        let mut history = SpeechHistory::default();
        assert_eq!(told(history.reopen()), "");
        assert_eq!(told(history.next_heading()), "");
        history.keep_page(Page { lines: ["title", "a", "section", "b"].map(words).to_vec(), headings: vec![0, 2] });
        assert_eq!(told(history.next_heading()), "title");
        assert_eq!(told(history.next_heading()), "section");
        assert_eq!(told(history.next_heading()), "", "there is no further one");
        assert_eq!(told(history.next_item()), "b");
        assert_eq!(told(history.previous_heading()), "section");
        history.keep_list(["x", "y"].map(words).to_vec(), vec![1, 2]);
        assert_eq!(told(history.next_heading()), "", "a list has none");
        assert_eq!(told(history.next_item()), "y");
        assert_eq!(told(history.reopen()), "section");
        assert_eq!(told(history.next_item()), "b");
        let mut next = history.for_the_next_game();
        assert_eq!(told(next.reopen()), "b");
    }

    #[test]
    fn what_is_said_twice_in_a_row_is_one_step() {
        let mut history = history(&["one", "two", "two", "two"]);
        assert_eq!(told(history.older()), "two");
        assert_eq!(told(history.older()), "one");
    }

    #[test]
    fn history_holds_its_place_while_new_speech_replaces_the_oldest() {
        let mut history = history(&["one", "two"]);
        history.older();
        history.older();
        history.keep(Utterance { to: Seats::PUBLIC, urgency: Urgency::Polite, segments: words("three") });
        assert_eq!(told(history.newer()), "two");
        for number in 0..MEMORY {
            let segments = words(&format!("more {number}"));
            history.keep(Utterance { to: Seats::PUBLIC, urgency: Urgency::Polite, segments });
        }
        assert_eq!(told(history.older()), format!("more {}|", MEMORY - 1));
    }

    #[test]
    fn what_was_said_is_remembered_in_the_next_game() {
        let mut history = history(&["mine"]);
        let public = Utterance { to: Seats::PUBLIC, urgency: Urgency::Polite, segments: words("e4") };
        history.keep_announcement(public);
        history.keep_list(["a", "b"].map(words).to_vec(), vec![1, 2]);
        history.older();
        let mut next = history.for_the_next_game();
        assert_eq!(next.announcement(), None, "it is no move of this game");
        next.ended(2, true);
        assert_eq!(told(next.next_item()), "b", "another voice counts anew");
        next.keep(Utterance { to: Seats::only(WHITE), urgency: Urgency::Polite, segments: words("new") });
        let heard: Vec<String> = (0..4).map(|_| told(next.older())).collect();
        assert_eq!(heard, ["new", "e4", "mine", "mine|"]);
    }

    #[test]
    fn the_last_list_read_out_is_repeated_whole() {
        let again = |history: &SpeechHistory| history.last().map(|last| text(&last.segments)).collect::<Vec<_>>();
        let mut history = history(&["before", "a", "b"]);
        assert_eq!(again(&history), ["b"]);
        history.keep_list(["a", "b"].map(words).to_vec(), vec![1, 2]);
        assert_eq!(again(&history), ["a", "b"]);
        history.keep(Utterance { to: Seats::only(WHITE), urgency: Urgency::Polite, segments: words("new") });
        assert_eq!(again(&history), ["new"], "the list was not said last any more");
        history.keep_items(vec![(words("x"), None)]);
        assert_eq!(again(&history), ["new"], "nobody has read that list out");
    }

    #[test]
    fn a_list_goes_on_from_where_the_voice_was_stopped() {
        let mut history = SpeechHistory::default();
        assert_eq!(told(history.next_item()), "");
        history.keep_list(["a", "b", "c", "d"].map(words).to_vec(), vec![5, 6, 7, 8]);
        history.ended(5, true);
        history.ended(6, true);
        history.ended(7, false);
        history.ended(8, false);
        assert_eq!(told(history.previous_item()), "b");
        assert_eq!(told(history.next_item()), "c");
        assert_eq!(told(history.next_item()), "d");
        assert_eq!(told(history.next_item()), "d|");
        assert_eq!(text(&history.spelled().expect("something was heard")), "d");
        assert!(history.spelled().expect("the same")[0].spelled);
    }
}
