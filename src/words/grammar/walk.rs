//! Finds the rules that a line is said by, and what is named in it.

use super::line::Line;
use super::net::{END, Mark, Masks, Net, StateId, WordId};
use super::slot::{Slot, Value, figures_as_word, number};
use crate::game::participant::Language;
use crate::rules::position::{File, Rank, Square};

/// So many steps are made for a line at most, which takes less than a millisecond.
pub(super) const MOST_STEPS: usize = 40_000;
/// So many words can be said for one that is wanted.
const MOST_WRONG: usize = 2;

/// A line that is said by a rule.
pub(in crate::words) struct Match<'n> {
    net: &'n Net,
    rule: usize,
    parts: Vec<Part>,
    slot_words: usize,
    /// Words of the free text.
    text_words: usize,
    wanting: Option<Wanting>,
}

/// What stands in a line, in its order.
#[derive(Clone, Debug)]
enum Part {
    Rule(usize),
    Slot(Value),
}

/// What is missing or wrong in a line that is otherwise said by a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::words) struct Wanting {
    /// What is wanted.
    pub(in crate::words) slot: Slot,
    /// What is said in its place; empty if nothing is.
    pub(in crate::words) said: String,
    /// The line with an example in the place.
    pub(in crate::words) example: String,
    /// Whether it stands at the beginning.
    pub(in crate::words) leads: bool,
}

impl<'n> Match<'n> {
    /// The meaning.
    pub(in crate::words) fn rule(&self) -> &'n str {
        &self.net.rules[self.rule].name
    }

    /// How many words stand in free text, and in all slots.
    pub(super) const fn in_slots(&self) -> (usize, usize) {
        (self.text_words, self.slot_words)
    }

    /// What is wanted, where that was looked for.
    pub(in crate::words) fn wanting(&self) -> Option<&Wanting> {
        self.wanting.as_ref()
    }

    /// Whether a rule is used in it.
    pub(in crate::words) fn has(&self, rule: &str) -> bool {
        self.rules().any(|name| name == rule)
    }

    /// The meaning of the first rule in it that is one of these.
    pub(in crate::words) fn named<T: Copy>(&self, meanings: &[(&str, T)]) -> Option<T> {
        self.rules().find_map(|name| meanings.iter().find(|(of, _)| *of == name).map(|(_, meaning)| *meaning))
    }

    fn rules(&self) -> impl Iterator<Item = &'n str> {
        let net = self.net;
        self.parts.iter().filter_map(|part| match part {
            Part::Rule(place) => Some(net.rules[*place].name.as_str()),
            Part::Slot(_) => None,
        })
    }

    fn values(&self) -> impl Iterator<Item = &Value> {
        self.parts.iter().filter_map(|part| match part {
            Part::Slot(value) => Some(value),
            Part::Rule(_) => None,
        })
    }

    /// The square that is named.
    pub(in crate::words) fn square(&self) -> Option<Square> {
        self.values().find_map(|value| if let Value::Square(square) = value { Some(*square) } else { None })
    }

    /// The number that is named.
    pub(in crate::words) fn number(&self) -> Option<u32> {
        self.numbers().next()
    }

    /// The numbers that are named.
    pub(in crate::words) fn numbers(&self) -> impl Iterator<Item = u32> {
        self.values().filter_map(|value| if let Value::Number(number) = value { Some(*number) } else { None })
    }

    /// The rank that is named.
    pub(in crate::words) fn rank(&self) -> Option<Rank> {
        self.values().find_map(|value| if let Value::Rank(rank) = value { Some(*rank) } else { None })
    }

    /// The file that is named.
    pub(in crate::words) fn file(&self) -> Option<File> {
        self.values().find_map(|value| if let Value::File(file) = value { Some(*file) } else { None })
    }

    /// The free text at the end; empty if there is none.
    pub(in crate::words) fn text(&self) -> &str {
        self.values()
            .find_map(|value| if let Value::Text(text) = value { Some(text.as_str()) } else { None })
            .unwrap_or("")
    }
}

/// How a line is compared with rules.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum How {
    /// Every word counts.
    Whole,
    /// One slot may be missing, or wrong.
    Wanting,
}

/// All ways in which rules say a line: those with the fewest words in slots first, then in the order of the rules.
pub(super) fn walk<'n>(net: &'n Net, line: &Line<'_>, rules: &[usize], how: How) -> Vec<Match<'n>> {
    steps(net, line, rules, how).0
}

/// The same, and the number of steps that it took.
pub(super) fn steps<'n>(net: &'n Net, line: &Line<'_>, rules: &[usize], how: How) -> (Vec<Match<'n>>, usize) {
    let heard: Vec<Vec<WordId>> = line.words.iter().map(|word| ids(net, &word.folded, line.language)).collect();
    let (mut found, mut steps) = (Vec::new(), 0);
    for rule in rules {
        let path = Path { net, line, heard: &heard, rule: *rule, how, parts: Vec::new(), masks: Masks::default() };
        let mut walk =
            Walk { path, slot_words: 0, spelled: Vec::new(), wanting: None, matched: 0, steps, found: Vec::new() };
        walk.from(net.start(*rule), 0);
        found.append(&mut walk.found);
        steps = walk.steps;
    }
    found.sort_by_key(|found| (found.wanting.as_ref().map_or(0, |wanting| wanting.said.len()), found.slot_words));
    (found, steps)
}

/// The words of a grammar that a word of a line can stand for.
pub(super) fn ids(net: &Net, folded: &str, language: Language) -> Vec<WordId> {
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
    spelled: Vec<&'n str>,
    wanting: Option<Wanting>,
    /// Words of the line that are words of the grammar.
    matched: usize,
    steps: usize,
    found: Vec<Match<'n>>,
}

impl Walk<'_, '_> {
    fn from(&mut self, id: StateId, at: usize) {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return;
        }
        if id == END && at == self.path.line.words.len() {
            self.end();
        }
        let state = self.path.net.state(id);
        for (mark, to) in &state.jumps {
            let parts = self.path.parts.len();
            if let Mark::Rule(place) = mark {
                self.path.parts.push(Part::Rule(*place));
            }
            Masks::through(self, *mark, |walk| &mut walk.path.masks, |walk| walk.from(*to, at));
            self.path.parts.truncate(parts);
        }
        if let Some((word, to, spelling)) = state.word
            && self.path.heard.get(at).is_some_and(|heard| heard.contains(&word))
        {
            self.spelled.push(&self.path.net.spellings[spelling]);
            self.matched += 1;
            self.from(to, at + 1);
            self.matched -= 1;
            self.spelled.pop();
        }
        if let Some((slot, to)) = state.slot {
            self.slot(slot, to, at);
        }
    }

    fn end(&mut self) {
        let is_wanted = self.path.how == How::Whole || self.wanting.is_some() && self.matched > 0;
        if !is_wanted {
            return;
        }
        let wanting = self.wanting.clone().map(|wanting| Wanting { example: self.example(), ..wanting });
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
        let is_text = |part: &Part| matches!(part, Part::Slot(Value::Text(_)));
        if self.path.parts.iter().any(is_text) { self.path.line.words.len() - self.matched } else { 0 }
    }

    fn example(&self) -> String {
        self.spelled.iter().copied().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }

    fn slot(&mut self, slot: Slot, to: StateId, at: usize) {
        for (count, value) in slot.read(self.path.line, at) {
            self.path.parts.push(Part::Slot(value));
            self.through(slot, to, at, count);
            self.path.parts.pop();
        }
        if self.path.how == How::Wanting && self.wanting.is_none() && slot != Slot::Text {
            for count in 0..=MOST_WRONG.min(self.path.line.words.len() - at) {
                let said = self.path.line.folded(at, at + count);
                // Where a number is wanted, something else is no slip.
                if slot == Slot::Number && count > 0 && !is_like_a_number(&said, self.path.line.language) {
                    continue;
                }
                self.wanting = Some(Wanting { slot, said, example: String::new(), leads: at == 0 });
                self.through(slot, to, at, count);
                self.wanting = None;
            }
        }
    }

    fn through(&mut self, slot: Slot, to: StateId, at: usize, count: usize) {
        self.slot_words += count;
        self.spelled.push(slot.example());
        self.from(to, at + count);
        self.spelled.pop();
        self.slot_words -= count;
    }
}

fn is_like_a_number(said: &str, language: Language) -> bool {
    said.bytes().all(|byte| byte.is_ascii_digit()) || number(said, language).is_some()
}
