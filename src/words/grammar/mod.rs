//! What can be said: one grammar a language in the `JSpeech` Grammar Format, `locales/*/grammar.jsgf`. The name of a public rule is a
//! meaning, its first alternative the usual way to say it; what a player says is looked for in their language, then in English.

mod line;
mod near;
mod net;
mod print;
mod remembered;
mod slot;
mod syntax;
mod walk;

use std::sync::{Arc, OnceLock};

use crate::game::participant::Language;
use crate::language::OfEach;
pub(crate) use line::Line;
pub(crate) use near::{Nearness, Offers, Wrong};
use net::{Net, Rules};
pub use print::Speech;
#[cfg(test)]
pub(crate) use remembered::looks;
pub(crate) use slot::number;
#[cfg(test)]
pub(crate) use slot::{file_of, number_word};
pub(crate) use walk::Match;

/// What can be said in a language.
pub(crate) struct Grammar {
    rules: Arc<Rules>,
    /// Compiled when a line is first read by it.
    net: OnceLock<Net>,
}

impl Grammar {
    /// That of a language; its rules are read when they are first needed.
    pub(crate) fn of(language: Language) -> &'static Grammar {
        static GRAMMARS: OfEach<Grammar> = OfEach::new();
        GRAMMARS.get(language, || {
            let rules = Rules::read(language.locale().grammar);
            debug_assert!(rules.is_ok(), "the grammar of {language:?}: {:?}", rules.err());
            Grammar { rules: Arc::new(rules.unwrap_or_default()), net: OnceLock::new() }
        })
    }

    fn net(&self) -> &Net {
        self.net.get_or_init(|| {
            let net = Net::compile(&self.rules);
            debug_assert!(net.is_ok(), "{:?}", net.err());
            net.unwrap_or_default()
        })
    }

    /// Those that count for a language: its own first, then the English one.
    pub(crate) fn for_language(language: Language) -> impl Iterator<Item = &'static Grammar> {
        let english = (language != Language::En).then_some(Language::En);
        [Some(language), english].into_iter().flatten().map(Grammar::of)
    }

    /// How a line is said by those public rules that are wanted, the best way first.
    pub(crate) fn matches(&'static self, line: &Line<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<Match<'static>> {
        let found = remembered::found(self, line, walk::How::Whole, || {
            let Some(first) = line.words.first() else { return Vec::new() };
            let rules = self.net().beginning(&walk::ids(self.net(), &first.folded, line.language));
            walk::walk(self.net(), line, &rules, walk::How::Whole)
        });
        found.iter().filter(|found| is_wanted(found.rule())).cloned().collect()
    }

    /// Where nothing but a slot is missing or wrong: the same, and what is wanted.
    fn wanting(&'static self, line: &Line<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<Match<'static>> {
        let found = remembered::found(self, line, walk::How::Wanting, || {
            let ids = |folded: &str| walk::ids(self.net(), folded, line.language);
            let words: Vec<_> = line.words.iter().flat_map(|word| ids(&word.folded)).collect();
            walk::walk(self.net(), line, &self.net().having(&words), walk::How::Wanting)
        });
        found.iter().filter(|found| is_wanted(found.rule())).cloned().collect()
    }

    /// How a line is said by one rule, public or not.
    pub(crate) fn by(&self, rule: &str, line: &Line<'_>) -> Option<Match<'_>> {
        let place = self.net().place(rule)?;
        walk::walk(self.net(), line, &[place], walk::How::Whole).into_iter().next()
    }

    /// Looks for what is near to a line. `foreign`: it is the English grammar of somebody with another language.
    pub(crate) fn nearness<'n, 'l>(&'n self, line: &'l Line<'l>, foreign: bool) -> Nearness<'n, 'l> {
        Nearness::new(self.net(), line, foreign)
    }

    /// The usual way to say something.
    pub(crate) fn usual(&self, rule: &str) -> Option<&str> {
        self.rules.usual(rule)
    }

    /// The usual ways of those public rules that are wanted, in the order of the file.
    pub(crate) fn usual_of(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<&str> {
        let rules = self.net().rules().iter().filter(|rule| rule.public && is_wanted(&rule.name));
        rules.filter_map(|rule| self.usual(&rule.name)).collect()
    }

    /// Lines of public rules, each with the name of its rule, with every word of them in one line at least.
    #[cfg(test)]
    pub(crate) fn lines(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<(&str, String)> {
        let rules = self.net().rules().iter().filter(|rule| rule.public && is_wanted(&rule.name));
        rules
            .flat_map(|rule| self.net().lines_of(&rule.body).into_iter().map(|line| (rule.name.as_str(), line)))
            .collect()
    }

    /// The lines of one rule, public or not.
    #[cfg(test)]
    pub(crate) fn lines_by(&self, rule: &str) -> Vec<String> {
        self.net().place(rule).map_or_else(Vec::new, |place| self.net().lines_of(&self.net().rules()[place].body))
    }
}

/// Where nothing but a slot is missing or wrong in a line: how it is said in the first language that has a way, and what is wanted.
pub(crate) fn wanting<T>(
    line: &Line<'_>,
    is_wanted: impl Fn(&str) -> bool,
    meaning: impl Fn(&Match<'static>) -> Option<T>,
) -> Option<T> {
    Grammar::for_language(line.language).find_map(|grammar| grammar.wanting(line, &is_wanted).iter().find_map(&meaning))
}

/// How a line is said by those public rules that are wanted, in any language that counts, the best way first: those without free text,
/// then those with the fewest words in it; those of the player's language before the English ones, and then those with the fewest words
/// in slots.
pub(crate) fn matches(line: &Line<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<Match<'static>> {
    let all = Grammar::for_language(line.language).map(|grammar| grammar.matches(line, &is_wanted));
    best_first(all)
}

fn best_first<'n>(all: impl Iterator<Item = Vec<Match<'n>>>) -> Vec<Match<'n>> {
    let foreign = (0..).zip(all).flat_map(|(foreign, found)| found.into_iter().map(move |found| (foreign, found)));
    let mut found: Vec<(u8, Match<'n>)> = foreign.collect();
    found.sort_by_key(|(foreign, found)| {
        let (text, slots) = found.in_slots();
        (text, *foreign, slots)
    });
    found.into_iter().map(|(_, found)| found).collect()
}

/// How a line is said by rules, public or not, in any language that counts, the best way first.
pub(crate) fn ways(line: &Line<'_>, rules: &[&str]) -> Vec<Match<'static>> {
    best_first(Grammar::for_language(line.language).map(|grammar| {
        let rules: Vec<usize> = rules.iter().filter_map(|rule| grammar.net().place(rule)).collect();
        walk::walk(grammar.net(), line, &rules, walk::How::Whole)
    }))
}

/// The meaning of a line that one of these rules says. The rule with the longest words of its own counts.
pub(crate) fn meaning<T: Copy>(line: &str, language: Language, meanings: &[(&str, T)]) -> Option<T> {
    let rules: Vec<&str> = meanings.iter().map(|(rule, _)| *rule).collect();
    ways(&Line::new(line, language), &rules).first()?.named(meanings)
}

/// Whether one of the rules of a name says a line, in a language that counts.
pub(crate) fn is_said(rule: &str, line: &str, language: Language) -> bool {
    meaning(line, language, &[(rule, ())]).is_some()
}

/// What can be said in a language: every alternative on a line of its own, after its meaning.
pub fn listed(language: Language) -> Vec<String> {
    Grammar::of(language).net().listed()
}

/// The grammar of a language as a speech recogniser loads it.
pub fn for_speech(language: Language) -> Speech {
    Grammar::of(language).net().for_speech(language)
}

/// What can be done in a family of rules, each with its description and the rule that means it.
macro_rules! verbs {
    ($($(#[$about:meta])* $verb:ident = $rule:literal;)*) => {
        /// What somebody wants.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Verb {
            $($(#[$about])* $verb,)*
        }

        impl Verb {
            fn of(rule: &str) -> Option<Verb> {
                match rule {
                    $($rule => Some(Verb::$verb),)*
                    _ => None,
                }
            }
        }

        #[cfg(test)]
        const VERBS: &[(&str, Verb)] = &[$(($rule, Verb::$verb)),*];
    };
}
pub(crate) use verbs;

#[cfg(test)]
mod tests;
