//! A grammar compiled: states, and from each the words, slots and rules that lead on. Rules are put in where they are used, so that
//! there are no cycles but those of words in any order, which remember what has been said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::mem;
use std::ops::RangeInclusive;

use super::line::{Letters, key};
use super::slot::Slot;
use super::syntax::{self, Error, Expansion, Rule};
use crate::words::fold::fold;

pub(super) type StateId = usize;
pub(super) type WordId = u32;

/// Where every rule ends.
pub(super) const END: StateId = 0;
/// Rules that are wanted by their name where they alone are missing in a line, like slots.
pub(super) const WANTED: [&str; 4] = ["side", "outcome", "penalty", "named-piece"];

/// What is noted on a way without a word.
#[derive(Copy, Clone, Debug)]
pub(super) enum Mark {
    Nothing,
    /// A rule begins, by its place.
    Rule(usize),
    /// A rule is passed over: it is wanted.
    Without(usize),
    /// A group in any order begins.
    Open,
    /// One of the group.
    Take(u8),
    /// It ends.
    Close,
}

/// What has been said of each group in any order that is open.
#[derive(Default)]
pub(super) struct Masks(Vec<u32>);

impl Masks {
    /// Goes through a mark, if that is possible, and leaves everything as it was.
    pub(super) fn through<T>(walk: &mut T, mark: Mark, masks: fn(&mut T) -> &mut Masks, on: impl FnOnce(&mut T)) {
        match mark {
            Mark::Nothing | Mark::Rule(_) => on(walk),
            Mark::Without(_) => {}
            Mark::Open => {
                masks(walk).0.push(0);
                on(walk);
                masks(walk).0.pop();
            }
            Mark::Take(bit) => {
                let Some(said) = masks(walk).0.last_mut().filter(|said| **said & (1 << bit) == 0) else { return };
                *said |= 1 << bit;
                on(walk);
                if let Some(said) = masks(walk).0.last_mut() {
                    *said &= !(1 << bit);
                }
            }
            Mark::Close => {
                let closed = masks(walk).0.pop();
                on(walk);
                masks(walk).0.extend(closed);
            }
        }
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct State {
    /// A word that leads on, and its spelling.
    pub(super) word: Option<(WordId, StateId, usize)>,
    pub(super) slot: Option<(Slot, StateId)>,
    pub(super) jumps: Vec<(Mark, StateId)>,
}

/// A grammar that can be read by.
pub(super) struct Net {
    /// In German *ae*, *oe* and *ue* stand for letters with two dots.
    is_german: bool,
    pub(super) rules: Vec<Rule>,
    pub(super) states: Vec<State>,
    starts: Vec<StateId>,
    ids: HashMap<String, WordId>,
    /// What is written in the grammar: its words, and its spelling, behind which there is an empty one.
    written: HashMap<String, (Vec<WordId>, usize)>,
    pub(super) words: Vec<Letters>,
    pub(super) spellings: Vec<String>,
    /// The public rules that can begin with each word, by its id.
    by_word: Vec<Vec<usize>>,
    by_slot: Vec<usize>,
    /// The public rules in which a word or a slot stands anywhere.
    with_word: Vec<Vec<usize>>,
    with_slot: HashMap<Slot, Vec<usize>>,
    places: HashMap<String, usize>,
    /// The usual way to say each rule.
    pub(super) usual: Vec<String>,
}

impl Net {
    pub(super) fn read(text: &str) -> Result<Net, Error> {
        let rules = syntax::read(text)?;
        if let Some(rule) = rules.iter().find(|rule| Slot::named(&rule.name).is_some()) {
            return Err(Error::at(rule.line, format!("<{}> is a slot", rule.name)));
        }
        let mut net = Net {
            is_german: text.lines().next().is_some_and(|header| header.ends_with(" de;")),
            states: vec![State::default()],
            starts: Vec::new(),
            ids: HashMap::new(),
            written: HashMap::new(),
            words: Vec::new(),
            spellings: Vec::new(),
            by_word: Vec::new(),
            by_slot: Vec::new(),
            with_word: Vec::new(),
            with_slot: HashMap::new(),
            places: rules.iter().enumerate().map(|(place, rule)| (rule.name.clone(), place)).collect(),
            usual: Vec::new(),
            rules: Vec::new(),
        };
        for place in 0..rules.len() {
            let start = net.rule(&rules, place, END, &mut Vec::new())?;
            net.starts.push(start);
        }
        net.rules = rules;
        net.by_word = vec![Vec::new(); net.words.len()];
        net.with_word.clone_from(&net.by_word);
        for place in (0..net.rules.len()).filter(|place| net.rules[*place].public).collect::<Vec<_>>() {
            net.index(place);
        }
        net.usual = net.rules.iter().map(|rule| net.usual_of(&rule.body)).collect();
        Ok(net)
    }

    /// A grammar without rules, for a file that cannot be read; a test finds it.
    pub(super) fn empty() -> Net {
        Net::read("#JSGF V1.0; grammar empty;").unwrap_or_else(|error| unreachable!("{error}"))
    }

    pub(super) fn place(&self, rule: &str) -> Option<usize> {
        self.places.get(rule).copied()
    }

    pub(super) fn start(&self, rule: usize) -> StateId {
        self.starts.get(rule).copied().unwrap_or(END)
    }

    /// The states of a rule, without the one where every rule ends: they were added one after another, its start last.
    pub(super) fn states_of(&self, rule: usize) -> RangeInclusive<StateId> {
        let first = rule.checked_sub(1).map_or(END, |before| self.start(before)) + 1;
        first..=self.start(rule)
    }

    pub(super) fn state(&self, id: StateId) -> &State {
        &self.states[id]
    }

    pub(super) fn word(&self, folded: &str) -> Option<WordId> {
        self.ids.get(self.key(folded).as_ref()).copied()
    }

    /// A word as it is compared.
    fn key<'w>(&self, folded: &'w str) -> Cow<'w, str> {
        if self.is_german { key(folded).into() } else { folded.into() }
    }

    /// The public rules that are wanted.
    pub(super) fn public(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<usize> {
        let rules = self.rules.iter().enumerate().filter(|(_, rule)| rule.public && is_wanted(&rule.name));
        rules.map(|(place, _)| place).collect()
    }

    /// The public rules that can begin with one of these words, in their order.
    pub(super) fn beginning(&self, words: &[WordId]) -> Vec<usize> {
        let by_word = words.iter().flat_map(|word| of_word(&self.by_word, *word));
        in_order(by_word.chain(&self.by_slot))
    }

    /// The public rules in which one of these words stands, in their order.
    pub(super) fn having(&self, words: &[WordId]) -> Vec<usize> {
        in_order(words.iter().flat_map(|word| self.with_word(*word)))
    }

    /// The public rules in which a word stands.
    pub(super) fn with_word(&self, word: WordId) -> &[usize] {
        of_word(&self.with_word, word)
    }

    /// The public rules in which a slot stands.
    pub(super) fn with_slot(&self, slot: Slot) -> &[usize] {
        self.with_slot.get(&slot).map_or(&[], Vec::as_slice)
    }

    fn index(&mut self, place: usize) {
        let (first, slots) = self.words_and_slots(self.first_states_of(place));
        for word in first {
            self.by_word[word as usize].push(place);
        }
        if !slots.is_empty() {
            self.by_slot.push(place);
        }
        let (words, slots) = self.words_and_slots(self.states_of(place));
        for word in words {
            self.with_word[word as usize].push(place);
        }
        for slot in slots {
            self.with_slot.entry(slot).or_default().push(place);
        }
    }

    /// The states of a rule before anything of it has been said.
    fn first_states_of(&self, place: usize) -> Vec<StateId> {
        let (mut seen, mut open) = (vec![false; self.states.len()], vec![self.start(place)]);
        let mut first = Vec::new();
        while let Some(id) = open.pop() {
            if !mem::replace(&mut seen[id], true) {
                first.push(id);
                open.extend(self.state(id).jumps.iter().map(|(_, to)| *to));
            }
        }
        first
    }

    /// The words and slots that lead on from some states, each once.
    fn words_and_slots(&self, states: impl IntoIterator<Item = StateId>) -> (Vec<WordId>, Vec<Slot>) {
        let (mut words, mut slots) = (Vec::new(), Vec::new());
        for state in states.into_iter().map(|id| self.state(id)) {
            words.extend(state.word.map(|(word, ..)| word));
            if let Some((slot, _)) = state.slot
                && !slots.contains(&slot)
            {
                slots.push(slot);
            }
        }
        words.sort_unstable();
        words.dedup();
        (words, slots)
    }

    fn add(&mut self, state: State) -> StateId {
        self.states.push(state);
        self.states.len() - 1
    }

    fn either(&mut self, starts: &[StateId]) -> StateId {
        let jumps = starts.iter().map(|start| (Mark::Nothing, *start)).collect();
        self.add(State { jumps, ..State::default() })
    }

    fn jump(&mut self, mark: Mark, to: StateId) -> StateId {
        self.add(State { jumps: vec![(mark, to)], ..State::default() })
    }

    /// The state from which a rule leads to another one.
    fn rule(&mut self, rules: &[Rule], place: usize, to: StateId, inside: &mut Vec<usize>) -> Result<StateId, Error> {
        let Some(rule) = rules.get(place) else { return Ok(to) };
        if inside.contains(&place) {
            return Err(Error::at(rule.line, format!("rule <{}> contains itself", rule.name)));
        }
        inside.push(place);
        let start = self.before(&rule.body, to, &mut Within { rules, inside, line: rule.line })?;
        inside.pop();
        let mut jumps = vec![(Mark::Rule(place), start)];
        jumps.extend(WANTED.contains(&rule.name.as_str()).then_some((Mark::Without(place), to)));
        Ok(self.add(State { jumps, ..State::default() }))
    }

    /// The state from which an expansion leads to another one.
    fn before(&mut self, expansion: &Expansion, to: StateId, within: &mut Within<'_>) -> Result<StateId, Error> {
        match expansion {
            Expansion::Word(written) => Ok(self.written(written, to)),
            Expansion::Rule(name) => {
                if let Some(slot) = Slot::named(name) {
                    return Ok(self.add(State { slot: Some((slot, to)), ..State::default() }));
                }
                let place = self.place(name);
                let missing = || Error::at(within.line, format!("there is no rule <{name}>"));
                self.rule(within.rules, place.ok_or_else(missing)?, to, within.inside)
            }
            Expansion::Sequence(items) => items.iter().rev().try_fold(to, |to, item| self.before(item, to, within)),
            Expansion::Either(alternatives) => {
                let starts = alternatives.iter().map(|each| self.before(each, to, within));
                let starts = starts.collect::<Result<Vec<_>, _>>()?;
                Ok(self.either(&starts))
            }
            Expansion::Optional(inner) => {
                let start = self.before(inner, to, within)?;
                Ok(self.either(&[start, to]))
            }
            Expansion::AnyOrder(alternatives) => {
                let is_counted = alternatives.len() > 1;
                let again = self.add(State::default());
                let mut takes = Vec::new();
                for (bit, each) in (0..).zip(alternatives) {
                    let mark = if is_counted { Mark::Take(bit) } else { Mark::Nothing };
                    takes.push((mark, self.before(each, again, within)?));
                }
                let first = self.add(State { jumps: takes.clone(), ..State::default() });
                self.states[again].jumps = takes.into_iter().chain([(Mark::Close, to)]).collect();
                Ok(self.jump(Mark::Open, first))
            }
        }
    }

    /// What is written as one word can be compared as several; the first has its spelling.
    fn written(&mut self, written: &str, to: StateId) -> StateId {
        if !self.written.contains_key(written) {
            let words = fold(written).split(' ').map(|part| self.intern(part)).collect();
            self.spellings.extend([written.to_owned(), String::new()]);
            self.written.insert(written.to_owned(), (words, self.spellings.len() - 2));
        }
        let Net { states, written: known, .. } = self;
        let (words, spelling) = &known[written];
        words.iter().enumerate().rev().fold(to, |to, (index, word)| {
            states.push(State { word: Some((*word, to, spelling + usize::from(index > 0))), ..State::default() });
            states.len() - 1
        })
    }

    fn intern(&mut self, folded: &str) -> WordId {
        let next = WordId::try_from(self.words.len()).unwrap_or_default();
        let id = *self.ids.entry(self.key(folded).into_owned()).or_insert(next);
        if id == next {
            self.words.push(Letters::of(folded));
        }
        id
    }
}

fn of_word(rules: &[Vec<usize>], word: WordId) -> &[usize] {
    rules.get(word as usize).map_or(&[], Vec::as_slice)
}

fn in_order<'a>(rules: impl Iterator<Item = &'a usize>) -> Vec<usize> {
    let mut rules: Vec<usize> = rules.copied().collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

/// Where an expansion stands.
struct Within<'a> {
    rules: &'a [Rule],
    inside: &'a mut Vec<usize>,
    line: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> Option<Error> {
        Net::read(&format!("#JSGF V1.0;\ngrammar test;\n{text}")).err()
    }

    #[test]
    fn missing_and_recursive_rules_are_errors() {
        for (text, line, wrong) in [
            ("<a> = b;\n<c> = <d>;", 4, "there is no rule <d>"),
            ("<a> = <b>;\n<b> = [<a>] c;", 3, "rule <a> contains itself"),
            ("<square> = b;", 3, "<square> is a slot"),
        ] {
            assert_eq!(error(text), Some(Error::at(line, wrong)), "{text}");
        }
        assert_eq!(error("<a> = <square> | b;"), None);
    }
}
