//! Finds the rules that a line is said by, and what is named in it.

use std::borrow::Cow;

use super::line::Line;
use super::net::{END, Mark, Masks, Net, State, StateId, WordId};
use super::slot::{Slot, Value, figures_as_word};
use crate::game::participant::Language;
use crate::rules::position::{File, Rank, Role, Square};
use crate::rules::profile::Points;

/// At most this many steps are made for a line, which takes less than a millisecond.
pub(crate) const MOST_STEPS: usize = 40_000;
/// At most this many words can be said in place of one that is wanted.
const MOST_WRONG: usize = 2;

/// A line that is said by a rule.
#[derive(Clone)]
pub(crate) struct Match<'n> {
    net: &'n Net,
    rule: usize,
    parts: Vec<Part>,
    slot_words: usize,
    /// Words of the free text.
    text_words: usize,
    wanting: Option<Wanting<'n>>,
}

/// What stands in a line, in its order.
#[derive(Clone, Debug)]
enum Part {
    Rule(usize),
    Slot(Value),
}

/// What is missing or wrong in a line that is otherwise said by a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanting<'n> {
    /// The slot or the rule that is wanted.
    pub(crate) what: &'n str,
    /// What is said in its place; empty if nothing is.
    pub(crate) said: String,
    /// The line with an example in the place.
    pub(crate) example: String,
    /// Whether it stands at the beginning.
    pub(crate) leads: bool,
    /// How many things are missing or wrong.
    missing: usize,
}

impl<'n> Match<'n> {
    /// The meaning.
    pub(crate) fn rule(&self) -> &'n str {
        &self.net.rules()[self.rule].name
    }

    /// How many words stand in free text, and in all slots.
    pub(crate) const fn in_slots(&self) -> (usize, usize) {
        (self.text_words, self.slot_words)
    }

    /// What is wanted, where that was looked for.
    pub(crate) fn wanting(&self) -> Option<&Wanting<'n>> {
        self.wanting.as_ref()
    }

    /// Whether a rule is used in it.
    pub(crate) fn has(&self, rule: &str) -> bool {
        self.rules().any(|name| name == rule)
    }

    /// The meaning of the first rule in it that is one of these.
    pub(crate) fn named<T: Copy>(&self, meanings: &[(&str, T)]) -> Option<T> {
        self.rules().find_map(|name| meaning(name, meanings))
    }

    /// Splits at each of these rules: the parts up to the next of them, with its meaning.
    pub(crate) fn split<T: Copy>(&self, meanings: &[(&str, T)]) -> Vec<(T, Match<'n>)> {
        let meaning = |part: &Part| match part {
            Part::Rule(place) => meaning(&self.net.rules()[*place].name, meanings),
            Part::Slot(_) => None,
        };
        let begins: Vec<(usize, T)> =
            self.parts.iter().enumerate().filter_map(|(at, part)| Some((at, meaning(part)?))).collect();
        let ends = begins.iter().skip(1).map(|(at, _)| *at).chain([self.parts.len()]);
        let part = |((at, meaning), end): (&(usize, T), usize)| {
            (*meaning, Match { parts: self.parts[*at..end].to_vec(), wanting: None, ..*self })
        };
        begins.iter().zip(ends).map(part).collect()
    }

    fn rules(&self) -> impl Iterator<Item = &'n str> {
        let net = self.net;
        self.parts.iter().filter_map(|part| match part {
            Part::Rule(place) => Some(net.rules()[*place].name.as_str()),
            Part::Slot(_) => None,
        })
    }

    fn values(&self) -> impl Iterator<Item = &Value> {
        self.parts.iter().filter_map(|part| match part {
            Part::Slot(value) => Some(value),
            Part::Rule(_) => None,
        })
    }

    /// The free text at the end; empty if there is none.
    pub(crate) fn text(&self) -> &str {
        self.values()
            .find_map(|value| if let Value::Text(text) = value { Some(text.as_str()) } else { None })
            .unwrap_or("")
    }
}

fn meaning<T: Copy>(name: &str, meanings: &[(&str, T)]) -> Option<T> {
    meanings.iter().find(|(of, _)| *of == name).map(|(_, meaning)| *meaning)
}

/// What is named in slots, in the order of the line.
macro_rules! named {
    ($($(#[$about:meta])* $all:ident: $slot:ident => $type:ty;)*) => {
        impl Match<'_> {$(
            $(#[$about])*
            pub(crate) fn $all(&self) -> impl Iterator<Item = $type> {
                self.values().filter_map(|value| if let Value::$slot(named) = value { Some(named.clone()) } else { None })
            }
        )*}
    };
}

named! {
    squares: Square => Square;
    numbers: Number => u32;
    ranks: Rank => Rank;
    files: File => File;
    /// In milliseconds.
    times: Time => u64;
    pieces: Piece => Role;
    /// As they were written.
    moves: Move => String;
    points: Points => Points;
}

impl Match<'_> {
    /// The square that is named.
    pub(crate) fn square(&self) -> Option<Square> {
        self.squares().next()
    }

    /// The number that is named.
    pub(crate) fn number(&self) -> Option<u32> {
        self.numbers().next()
    }
}

/// How a line is compared with rules.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum How {
    /// Every word counts.
    Whole,
    /// Slots may be missing, or one of them wrong.
    Wanting,
}

/// All ways in which rules say a line: those with the fewest words in slots first, then in the order of the rules.
pub(crate) fn walk<'n>(net: &'n Net, line: &Line<'_>, rules: &[usize], how: How) -> Vec<Match<'n>> {
    steps(net, line, rules, how).0
}

/// The same, and the number of steps that it took.
pub(crate) fn steps<'n>(net: &'n Net, line: &Line<'_>, rules: &[usize], how: How) -> (Vec<Match<'n>>, usize) {
    let heard: Vec<Vec<WordId>> = line.words.iter().map(|word| ids(net, &word.folded, line.language)).collect();
    let (mut found, mut steps) = (Vec::new(), 0);
    for rule in rules {
        let path = Path { net, line, heard: &heard, rule: *rule, how, parts: Vec::new(), masks: Masks::default() };
        let mut walk = Walk {
            path,
            slot_words: 0,
            spelled: Vec::new(),
            wanting: None,
            missing: 0,
            matched: 0,
            steps,
            found: Vec::new(),
        };
        walk.from(net.start(*rule), 0);
        found.append(&mut walk.found);
        steps = walk.steps;
    }
    found.sort_by_key(|found| {
        let (said, missing) = found.wanting.as_ref().map_or((0, 0), |wanting| (wanting.said.len(), wanting.missing));
        (said, found.slot_words, missing)
    });
    (found, steps)
}

/// The words of a grammar that a word of a line can stand for.
pub(crate) fn ids(net: &Net, folded: &str, language: Language) -> Vec<WordId> {
    let in_words = [language, Language::En].into_iter().filter_map(|of| figures_as_word(folded, of));
    let mut ids: Vec<WordId> =
        std::iter::once(folded.to_owned()).chain(in_words).filter_map(|word| net.word(&word)).collect();
    ids.dedup();
    ids
}

struct Path<'n, 'l> {
    net: &'n Net,
    line: &'l Line<'l>,
    heard: &'l [Vec<WordId>],
    rule: usize,
    how: How,
    parts: Vec<Part>,
    masks: Masks,
}

struct Walk<'n, 'l> {
    path: Path<'n, 'l>,
    slot_words: usize,
    /// The line as the grammar spells it.
    spelled: Vec<Cow<'n, str>>,
    wanting: Option<Wanting<'n>>,
    /// How many things are missing or wrong.
    missing: usize,
    /// Words of the line that are words of the grammar.
    matched: usize,
    steps: usize,
    found: Vec<Match<'n>>,
}

impl<'n> Walk<'n, '_> {
    fn from(&mut self, id: StateId, at: usize) {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return;
        }
        if id == END && at == self.path.line.words.len() {
            self.end();
        }
        let net = self.path.net;
        match net.state(id) {
            State::Jumps(from, to) => net.jumps(from, to).iter().for_each(|(mark, to)| self.jump(*mark, *to, at)),
            State::Word(word, to, spelling) => {
                if self.path.heard.get(at).is_some_and(|heard| heard.contains(&word)) {
                    self.spelled.push(Cow::Borrowed(net.spelling(spelling)));
                    self.matched += 1;
                    self.from(to, at + 1);
                    self.matched -= 1;
                    self.spelled.pop();
                }
            }
            State::Slot(slot, to) => self.slot(slot, to, at),
        }
    }

    fn jump(&mut self, mark: Mark, to: StateId, at: usize) {
        let parts = self.path.parts.len();
        match mark {
            Mark::Rule(place) => self.path.parts.push(Part::Rule(place as usize)),
            Mark::Without(place) => {
                let (rule, usual) = self.path.net.rule_at(place);
                self.without(rule, usual, to, at);
            }
            _ => {}
        }
        Masks::through(self, mark, |walk| &mut walk.path.masks, |walk| walk.from(to, at));
        self.path.parts.truncate(parts);
    }

    fn end(&mut self) {
        let is_wanted = self.path.how == How::Whole || self.wanting.is_some() && self.matched > 0;
        if !is_wanted {
            return;
        }
        let wanting =
            self.wanting.clone().map(|wanting| Wanting { example: self.example(), missing: self.missing, ..wanting });
        self.found.push(Match {
            net: self.path.net,
            rule: self.path.rule,
            parts: self.path.parts.clone(),
            slot_words: self.slot_words,
            text_words: self.text_words(),
            wanting,
        });
    }

    fn text_words(&self) -> usize {
        let is_text = |part: &Part| matches!(part, Part::Slot(Value::Text(_) | Value::Move(_)));
        if self.path.parts.iter().any(is_text) { self.path.line.words.len() - self.matched } else { 0 }
    }

    fn example(&self) -> String {
        self.spelled.iter().map(Cow::as_ref).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn slot(&mut self, slot: Slot, to: StateId, at: usize) {
        let line = self.path.line;
        for (count, value) in line.slot(slot, at) {
            self.path.parts.push(Part::Slot(value.clone()));
            self.through(line.written(at, at + count).into(), to, at, *count);
            self.path.parts.pop();
        }
        if slot != Slot::Text {
            self.without(slot.name(), slot.example(), to, at);
        }
    }

    /// Goes on where something should stand that is missing or wrong, if that is looked for. Of two that are missing the first is
    /// wanted.
    fn without(&mut self, what: &'n str, example: &'n str, to: StateId, at: usize) {
        let (most_missing, most_wrong) = match &self.wanting {
            _ if self.path.how == How::Whole => return,
            None => (0, MOST_WRONG.min(self.path.line.words.len() - at)),
            Some(wanting) if wanting.said.is_empty() => (1, 0),
            Some(_) => return,
        };
        if self.missing > most_missing {
            return;
        }
        let before = self.wanting.clone();
        self.missing += 1;
        for count in 0..=most_wrong {
            let said = self.path.line.said(at, at + count);
            let wanted = || Wanting { what, said, example: String::new(), leads: at == 0, missing: 0 };
            self.wanting = before.clone().or_else(|| Some(wanted()));
            self.through(example.into(), to, at, count);
        }
        self.missing -= 1;
        self.wanting = before;
    }

    fn through(&mut self, spelled: Cow<'n, str>, to: StateId, at: usize, count: usize) {
        self.slot_words += count;
        self.spelled.push(spelled);
        self.from(to, at + count);
        self.spelled.pop();
        self.slot_words -= count;
    }
}
