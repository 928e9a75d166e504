//! A grammar compiled: states, and from each the words, slots and rules that lead on. Rules are put in where they are used, so that
//! there are no cycles but those of words in any order, which remember what has been said.

use std::borrow::Cow;
use std::collections::HashMap;
use std::mem;
use std::ops::RangeInclusive;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::line::{Letters, key};
use super::slot::Slot;
use super::syntax::{self, Error, Expansion, Rule};
use crate::words::fold::fold;

pub(crate) type StateId = u32;
pub(crate) type WordId = u32;

/// Where every rule ends.
pub(crate) const END: StateId = 0;
/// No rule leads through more of them.
const MOST_RULES: usize = 16;
/// Rules that are wanted by their name where they alone are missing in a line, like slots.
pub(crate) const WANTED: [&str; 4] = ["side", "outcome", "penalty", "named-piece"];

/// What is noted on a way without a word.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Mark {
    Nothing,
    /// A rule begins, by its place.
    Rule(u32),
    /// A rule is passed over: it is wanted.
    Without(u32),
    /// A group in any order begins.
    Open,
    /// One of the group.
    Take(u8),
    /// It ends.
    Close,
}

/// What has been said of each group in any order that is open.
#[derive(Default)]
pub(crate) struct Masks(Vec<u32>);

impl Masks {
    /// Goes through a mark, if that is possible, and leaves everything as it was.
    pub(crate) fn through<T>(walk: &mut T, mark: Mark, masks: fn(&mut T) -> &mut Masks, on: impl FnOnce(&mut T)) {
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

/// What leads on from a state. There are many of them: they are small, and own nothing.
#[derive(Copy, Clone, Debug)]
pub(crate) enum State {
    /// A word, where it leads, and its spelling.
    Word(WordId, StateId, u32),
    Slot(Slot, StateId),
    /// Ways without a word: from one place to another in the list of all of them.
    Jumps(u32, u32),
}

/// The rules of a grammar, from which sentences take their words long before a line is read by it.
#[derive(Default)]
pub(crate) struct Rules {
    /// In German *ae*, *oe* and *ue* stand for letters with two dots.
    is_german: bool,
    all: Vec<Rule>,
    places: FxHashMap<String, usize>,
    /// The usual way to say each rule.
    usual: Vec<String>,
}

impl Rules {
    pub(crate) fn read(text: &str) -> Result<Rules, Error> {
        let all = syntax::read(text)?;
        if let Some(rule) = all.iter().find(|rule| Slot::named(&rule.name).is_some()) {
            return Err(Error::at(rule.line, format!("<{}> is a slot", rule.name)));
        }
        let places = all.iter().enumerate().map(|(place, rule)| (rule.name.clone(), place)).collect();
        let is_german = text.lines().next().is_some_and(|header| header.ends_with(" de;"));
        Ok(Rules { is_german, all, places, usual: Vec::new() }.with_usual())
    }

    fn with_usual(self) -> Rules {
        // Rules that contain themselves are found where they are compiled.
        let usual = self.all.iter().map(|rule| self.usual_of(&rule.body, MOST_RULES)).collect();
        Rules { usual, ..self }
    }

    /// The first alternatives, without what can be left out, without slots and what is wanted like them; at most `most` rules deep.
    fn usual_of(&self, expansion: &Expansion, most: usize) -> String {
        let items = match expansion {
            Expansion::Word(word) => return word.clone(),
            Expansion::Rule(name) if most == 0 || WANTED.contains(&name.as_str()) => return String::new(),
            Expansion::Rule(name) => {
                return self.body(name).map_or_else(String::new, |body| self.usual_of(body, most - 1));
            }
            Expansion::Optional(_) => return String::new(),
            Expansion::Either(items) | Expansion::AnyOrder(items) => items.get(..1).unwrap_or_default(),
            Expansion::Sequence(items) => items,
        };
        together(items.iter().map(|item| self.usual_of(item, most)))
    }

    pub(crate) fn place(&self, rule: &str) -> Option<usize> {
        self.places.get(rule).copied()
    }

    fn body(&self, rule: &str) -> Option<&Expansion> {
        self.place(rule).map(|place| &self.all[place].body)
    }

    /// The usual way to say a rule.
    pub(crate) fn usual(&self, rule: &str) -> Option<&str> {
        self.usual.get(self.place(rule)?).map(String::as_str)
    }
}

/// Words one after another, without those that are empty.
pub(crate) fn together(parts: impl Iterator<Item = String>) -> String {
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A grammar that can be read by; without rules, for a file that cannot be read: a test finds it.
#[derive(Default)]
pub(crate) struct Net {
    rules: Arc<Rules>,
    states: Vec<State>,
    jumps: Vec<(Mark, StateId)>,
    starts: Vec<StateId>,
    ids: FxHashMap<String, WordId>,
    /// What is written in the grammar: its words, and its spelling, after which there is an empty one.
    written: FxHashMap<String, (Vec<WordId>, usize)>,
    pub(crate) words: Vec<Letters>,
    spellings: Vec<String>,
    /// The public rules that can begin with each word, by its id.
    by_word: Vec<Vec<usize>>,
    by_slot: Vec<usize>,
    /// The public rules in which a word or a slot stands anywhere.
    with_word: Vec<Vec<usize>>,
    with_slot: HashMap<Slot, Vec<usize>>,
}

impl Net {
    /// Both at once.
    #[cfg(test)]
    pub(crate) fn read(text: &str) -> Result<Net, Error> {
        Rules::read(text).and_then(|rules| Net::compile(&Arc::new(rules)))
    }

    pub(crate) fn compile(rules: &Arc<Rules>) -> Result<Net, Error> {
        let mut net = Net {
            rules: rules.clone(),
            states: vec![State::Jumps(0, 0)],
            jumps: Vec::new(),
            starts: Vec::new(),
            ids: FxHashMap::default(),
            written: FxHashMap::default(),
            words: Vec::new(),
            spellings: Vec::new(),
            by_word: Vec::new(),
            by_slot: Vec::new(),
            with_word: Vec::new(),
            with_slot: HashMap::new(),
        };
        for place in 0..rules.all.len() {
            let start = net.rule(&rules.all, place, END, &mut Vec::new())?;
            net.starts.push(start);
        }
        net.by_word = vec![Vec::new(); net.words.len()];
        net.with_word.clone_from(&net.by_word);
        for place in net.public(|_| true) {
            net.index(place);
        }
        Ok(net)
    }

    pub(crate) fn rules(&self) -> &[Rule] {
        &self.rules.all
    }

    pub(crate) fn place(&self, rule: &str) -> Option<usize> {
        self.rules.place(rule)
    }

    pub(crate) fn start(&self, rule: usize) -> StateId {
        self.starts.get(rule).copied().unwrap_or(END)
    }

    /// The states of a rule, without the one where every rule ends: they were added one after another, its start last.
    pub(crate) fn states_of(&self, rule: usize) -> RangeInclusive<StateId> {
        let first = rule.checked_sub(1).map_or(END, |before| self.start(before)) + 1;
        first..=self.start(rule)
    }

    pub(crate) fn state(&self, id: StateId) -> State {
        self.states.get(id as usize).copied().unwrap_or(State::Jumps(0, 0))
    }

    pub(crate) fn spelling(&self, spelling: u32) -> &str {
        &self.spellings[spelling as usize]
    }

    /// The name of a rule by its place, and the usual way to say it.
    pub(crate) fn rule_at(&self, place: u32) -> (&str, &str) {
        (&self.rules.all[place as usize].name, &self.rules.usual[place as usize])
    }

    /// Ways without a word, from one place to another.
    pub(crate) fn jumps(&self, from: u32, to: u32) -> &[(Mark, StateId)] {
        &self.jumps[from as usize..to as usize]
    }

    pub(crate) fn word(&self, folded: &str) -> Option<WordId> {
        self.ids.get(self.key(folded).as_ref()).copied()
    }

    /// A word as it is compared.
    fn key<'w>(&self, folded: &'w str) -> Cow<'w, str> {
        if self.rules.is_german { key(folded).into() } else { folded.into() }
    }

    pub(crate) fn public(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<usize> {
        let rules = self.rules.all.iter().enumerate().filter(|(_, rule)| rule.public && is_wanted(&rule.name));
        rules.map(|(place, _)| place).collect()
    }

    /// The public rules that can begin with one of these words, in their order.
    pub(crate) fn beginning(&self, words: &[WordId]) -> Vec<usize> {
        let by_word = words.iter().flat_map(|word| of_word(&self.by_word, *word));
        in_order(by_word.chain(&self.by_slot))
    }

    /// The public rules in which one of these words stands, in their order.
    pub(crate) fn having(&self, words: &[WordId]) -> Vec<usize> {
        in_order(words.iter().flat_map(|word| self.with_word(*word)))
    }

    /// The public rules in which a word stands.
    pub(crate) fn with_word(&self, word: WordId) -> &[usize] {
        of_word(&self.with_word, word)
    }

    /// The public rules in which a slot stands.
    pub(crate) fn with_slot(&self, slot: Slot) -> &[usize] {
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
        let own = self.states_of(place);
        let (mut seen, mut open) = (vec![false; own.clone().count()], vec![self.start(place)]);
        let mut first = Vec::new();
        while let Some(id) = open.pop() {
            if id != END && !mem::replace(&mut seen[(id - own.start()) as usize], true) {
                first.push(id);
                if let State::Jumps(from, to) = self.state(id) {
                    open.extend(self.jumps(from, to).iter().map(|(_, to)| *to));
                }
            }
        }
        first
    }

    /// The words and slots that lead on from some states, each once.
    fn words_and_slots(&self, states: impl IntoIterator<Item = StateId>) -> (Vec<WordId>, Vec<Slot>) {
        let (mut words, mut slots) = (Vec::new(), Vec::new());
        for state in states.into_iter().map(|id| self.state(id)) {
            match state {
                State::Word(word, ..) => words.push(word),
                State::Slot(slot, _) if !slots.contains(&slot) => slots.push(slot),
                State::Slot(..) | State::Jumps(..) => {}
            }
        }
        words.sort_unstable();
        words.dedup();
        (words, slots)
    }

    fn add(&mut self, state: State) -> StateId {
        let id = number(self.states.len());
        self.states.push(state);
        id
    }

    fn jumping(&mut self, jumps: impl IntoIterator<Item = (Mark, StateId)>) -> State {
        let from = number(self.jumps.len());
        self.jumps.extend(jumps);
        State::Jumps(from, number(self.jumps.len()))
    }

    fn jump(&mut self, jumps: impl IntoIterator<Item = (Mark, StateId)>) -> StateId {
        let state = self.jumping(jumps);
        self.add(state)
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
        let without = WANTED.contains(&rule.name.as_str()).then_some((Mark::Without(number(place)), to));
        Ok(self.jump([(Mark::Rule(number(place)), start)].into_iter().chain(without)))
    }

    /// The state from which an expansion leads to another one.
    fn before(&mut self, expansion: &Expansion, to: StateId, within: &mut Within<'_>) -> Result<StateId, Error> {
        match expansion {
            Expansion::Word(written) => Ok(self.written(written, to)),
            Expansion::Rule(name) => {
                if let Some(slot) = Slot::named(name) {
                    return Ok(self.add(State::Slot(slot, to)));
                }
                let place = self.place(name);
                let missing = || Error::at(within.line, format!("there is no rule <{name}>"));
                self.rule(within.rules, place.ok_or_else(missing)?, to, within.inside)
            }
            Expansion::Sequence(items) => items.iter().rev().try_fold(to, |to, item| self.before(item, to, within)),
            Expansion::Either(alternatives) => {
                let starts = alternatives.iter().map(|each| self.before(each, to, within));
                let starts = starts.collect::<Result<Vec<_>, _>>()?;
                Ok(self.jump(starts.into_iter().map(|start| (Mark::Nothing, start))))
            }
            Expansion::Optional(inner) => {
                let start = self.before(inner, to, within)?;
                Ok(self.jump([start, to].map(|to| (Mark::Nothing, to))))
            }
            Expansion::AnyOrder(alternatives) => {
                let is_counted = alternatives.len() > 1;
                let again = self.jump([]);
                let mut takes = Vec::new();
                for (bit, each) in (0..).zip(alternatives) {
                    let mark = if is_counted { Mark::Take(bit) } else { Mark::Nothing };
                    takes.push((mark, self.before(each, again, within)?));
                }
                let first = self.jump(takes.iter().copied());
                self.states[again as usize] = self.jumping(takes.into_iter().chain([(Mark::Close, to)]));
                Ok(self.jump([(Mark::Open, first)]))
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
            let id = number(states.len());
            states.push(State::Word(*word, to, number(spelling + usize::from(index > 0))));
            id
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

/// No grammar has so much of anything that it could not be counted.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
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
