//! Writes out what rules say: as a list, and as a grammar for a speech recogniser.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::net::Net;
use super::slot::Slot;
use super::syntax::{Expansion, Rule};
use crate::game::participant::Language;

/// What a speech recogniser loads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    pub grammar: String,
    /// Its words, each once.
    pub words: BTreeSet<String>,
}

impl Net {
    /// Every alternative on a line of its own, after the name of its rule: meanings first, then the parts that they use.
    pub(crate) fn listed(&self) -> Vec<String> {
        let (meanings, parts): (Vec<&Rule>, Vec<&Rule>) = self.rules().iter().partition(|rule| rule.public);
        let lines = |rule: &&Rule| {
            let name = if rule.public { rule.name.clone() } else { format!("<{}>", rule.name) };
            let alternatives = match &rule.body {
                Expansion::Either(items) => items.clone(),
                one => vec![one.clone()],
            };
            alternatives.into_iter().map(move |each| format!("{name}: {}", written(&each))).collect::<Vec<_>>()
        };
        meanings.iter().chain(&parts).flat_map(lines).collect()
    }

    /// The same for a speech recogniser: slots are written out, and what ends in free text is left out.
    pub(crate) fn for_speech(&self, language: Language) -> Speech {
        let mut rules: Vec<(String, bool, Expansion)> = Vec::new();
        for slot in Slot::ALL {
            rules.extend(slot.spoken(language).map(|body| (slot.name().to_owned(), false, body)));
        }
        // A rule of which nothing is left leaves nothing of those that need it.
        let mut left: BTreeSet<&str> =
            Slot::ALL.iter().filter(|slot| slot.spoken(language).is_some()).map(|slot| slot.name()).collect();
        left.extend(self.rules().iter().map(|rule| rule.name.as_str()));
        loop {
            let is_gone = |rule: &&Rule| left.contains(rule.name.as_str()) && spoken(&rule.body, &left).is_none();
            let gone: Vec<&str> = self.rules().iter().filter(is_gone).map(|rule| rule.name.as_str()).collect();
            if gone.is_empty() {
                break;
            }
            left.retain(|name| !gone.contains(name));
        }
        let kept =
            self.rules().iter().filter_map(|rule| Some((rule.name.clone(), rule.public, spoken(&rule.body, &left)?)));
        rules.extend(kept.filter(|(name, ..)| left.contains(name.as_str())));
        let meanings = rules.iter().filter(|(_, public, _)| *public);
        let said = Expansion::Either(meanings.map(|(name, ..)| Expansion::Rule(name.clone())).collect());
        let mut grammar = format!("#JSGF V1.0 UTF-8 {};\ngrammar annabella;\n", language.code());
        let _ = writeln!(grammar, "public <said> = {};", written(&said));
        let mut words = BTreeSet::new();
        for (name, _, body) in &rules {
            let _ = writeln!(grammar, "<{name}> = {};", written(body));
            words_of(body, &mut words);
        }
        Speech { grammar, words }
    }

    /// Lines that say a rule, with every word of it in one of them at least. In a slot stands its example.
    #[cfg(test)]
    pub(crate) fn lines_of(&self, expansion: &Expansion) -> Vec<String> {
        match expansion {
            Expansion::Word(word) => vec![word.clone()],
            Expansion::Rule(name) => match Slot::named(name) {
                Some(slot) => vec![slot.example().to_owned()],
                None => self.place(name).map_or_else(Vec::new, |place| self.lines_of(&self.rules()[place].body)),
            },
            Expansion::Optional(inner) => [String::new()].into_iter().chain(self.lines_of(inner)).collect(),
            Expansion::Either(items) | Expansion::AnyOrder(items) => {
                items.iter().flat_map(|item| self.lines_of(item)).collect()
            }
            Expansion::Sequence(items) => {
                let parts: Vec<Vec<String>> = items.iter().map(|item| self.lines_of(item)).collect();
                let count = parts.iter().map(Vec::len).max().unwrap_or_default();
                let line = |at: usize| {
                    super::net::together(parts.iter().filter_map(|part| part.get(at % part.len()).cloned()))
                };
                (0..count).map(line).collect()
            }
        }
    }
}

/// An expansion as it stands in a grammar.
fn written(expansion: &Expansion) -> String {
    let join = |items: &[Expansion], between: &str| items.iter().map(written).collect::<Vec<_>>().join(between);
    match expansion {
        Expansion::Word(word) => word.clone(),
        Expansion::Rule(name) => format!("<{name}>"),
        Expansion::Optional(inner) => match &**inner {
            Expansion::AnyOrder(items) => format!("({})*", join(items, " | ")),
            inner => format!("[{}]", written(inner)),
        },
        Expansion::Either(items) => join(items, " | "),
        Expansion::AnyOrder(items) => format!("({})+", join(items, " | ")),
        Expansion::Sequence(items) => {
            let item = |item: &Expansion| match item {
                Expansion::Either(_) => format!("({})", written(item)),
                _ => written(item),
            };
            items.iter().map(item).collect::<Vec<_>>().join(" ")
        }
    }
}

/// What is left of an expansion where only these rules and slots are; words are written small, as dictionaries have them.
fn spoken(expansion: &Expansion, left: &BTreeSet<&str>) -> Option<Expansion> {
    let nothing = Expansion::Sequence(Vec::new());
    let some = |items: &[Expansion]| {
        let items = items.iter().filter_map(|item| spoken(item, left)).filter(|item| *item != nothing);
        Some(items.collect::<Vec<_>>()).filter(|items| !items.is_empty())
    };
    match expansion {
        Expansion::Word(word) => {
            Some(Expansion::Word(word.to_lowercase())).filter(|_| word.contains(char::is_alphabetic))
        }
        Expansion::Rule(name) => left.contains(name.as_str()).then(|| expansion.clone()),
        Expansion::Either(items) => some(items).map(Expansion::Either),
        Expansion::AnyOrder(items) => some(items).map(Expansion::AnyOrder),
        Expansion::Optional(inner) => match spoken(inner, left) {
            Some(inner) => Some(Expansion::Optional(Box::new(inner))),
            None => Some(nothing),
        },
        Expansion::Sequence(items) => {
            let items = items.iter().map(|item| spoken(item, left)).collect::<Option<Vec<_>>>()?;
            let items: Vec<Expansion> = items.into_iter().filter(|item| *item != nothing).collect();
            Some(Expansion::Sequence(items)).filter(|items| *items != nothing)
        }
    }
}

fn words_of(expansion: &Expansion, words: &mut BTreeSet<String>) {
    match expansion {
        Expansion::Word(word) => {
            words.insert(word.clone());
        }
        Expansion::Rule(_) => {}
        Expansion::Optional(inner) => words_of(inner, words),
        Expansion::Sequence(items) | Expansion::Either(items) | Expansion::AnyOrder(items) => {
            for item in items {
                words_of(item, words);
            }
        }
    }
}
