//! What can be said: one grammar a language in the `JSpeech` Grammar Format, `locales/*/grammar.jsgf`. The name of a public rule is a
//! meaning, its first alternative the usual way to say it; what a player says is looked for in his language, then in English.

mod line;
mod near;
mod net;
mod print;
mod slot;
mod syntax;
mod walk;

use crate::game::participant::Language;
use crate::language::OfEach;
pub(super) use line::Line;
pub(super) use near::Near;
use net::Net;
pub use print::Speech;
pub(super) use slot::{Slot, number, square_at_end};
#[cfg(test)]
pub(super) use slot::{file_of, number_word};
pub(super) use walk::Match;

/// What can be said in a language.
pub(super) struct Grammar(Net);

impl Grammar {
    /// That of a language; read when it is first needed.
    pub(super) fn of(language: Language) -> &'static Grammar {
        static GRAMMARS: OfEach<Grammar> = OfEach::new();
        GRAMMARS.get(language, || {
            let net = Net::read(language.locale().grammar);
            debug_assert!(net.is_ok(), "the grammar of {language:?}: {:?}", net.err());
            Grammar(net.unwrap_or_else(|_| Net::empty()))
        })
    }

    /// Those that count for a language: its own first, then the English one.
    pub(super) fn for_language(language: Language) -> impl Iterator<Item = &'static Grammar> {
        let english = (language != Language::En).then_some(Language::En);
        [Some(language), english].into_iter().flatten().map(Grammar::of)
    }

    /// How a line is said by those public rules that are wanted, the best way first.
    fn matches(&self, line: &Line<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<Match<'_>> {
        let Some(first) = line.words.first() else { return Vec::new() };
        let mut rules = self.0.beginning(&walk::ids(&self.0, &first.folded, line.language));
        rules.retain(|rule| is_wanted(&self.0.rules[*rule].name));
        walk::walk(&self.0, line, &rules, walk::How::Whole)
    }

    /// Where nothing but a slot is missing or wrong: the same, and what is wanted.
    pub(super) fn wanting(&self, line: &Line<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<Match<'_>> {
        let words: Vec<_> =
            line.words.iter().flat_map(|word| walk::ids(&self.0, &word.folded, line.language)).collect();
        let mut rules = self.0.having(&words);
        rules.retain(|rule| is_wanted(&self.0.rules[*rule].name));
        walk::walk(&self.0, line, &rules, walk::How::Wanting)
    }

    /// How a line is said by one rule, public or not.
    pub(super) fn by(&self, rule: &str, line: &Line<'_>) -> Option<Match<'_>> {
        let place = self.0.place(rule)?;
        walk::walk(&self.0, line, &[place], walk::How::Whole).into_iter().next()
    }

    /// What is near to a line, the nearest first. `gaps`: whether words may be missing, and others too many.
    pub(super) fn near(&self, line: &Line<'_>, is_wanted: impl Fn(&str) -> bool, gaps: bool) -> Vec<Near<'_>> {
        near::near(&self.0, line, &self.public(is_wanted), gaps)
    }

    /// The usual way to say something.
    pub(super) fn usual(&self, rule: &str) -> Option<&str> {
        self.0.usual.get(self.0.place(rule)?).map(String::as_str)
    }

    /// Lines of public rules, each behind its rule, with every word of them in one line at least.
    #[cfg(test)]
    pub(super) fn lines(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<(&str, String)> {
        let rules = self.0.rules.iter().filter(|rule| rule.public && is_wanted(&rule.name));
        rules.flat_map(|rule| self.0.lines_of(&rule.body).into_iter().map(|line| (rule.name.as_str(), line))).collect()
    }

    /// The lines of one rule, public or not.
    #[cfg(test)]
    pub(super) fn lines_by(&self, rule: &str) -> Vec<String> {
        self.0.place(rule).map_or_else(Vec::new, |place| self.0.lines_of(&self.0.rules[place].body))
    }

    fn public(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<usize> {
        let rules = self.0.rules.iter().enumerate().filter(|(_, rule)| rule.public && is_wanted(&rule.name));
        rules.map(|(place, _)| place).collect()
    }
}

/// How a line is said by those public rules that are wanted, in any language that counts, the best way first: those without free text,
/// then those with the fewest words in it; those of the player's language before the English ones, and then those with the fewest words
/// in slots.
pub(super) fn matches(line: &Line<'_>, is_wanted: impl Fn(&str) -> bool) -> Vec<Match<'static>> {
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

/// The meaning of a line that one of these rules says, and the free text at its end. The rule with the longest words of its own counts.
pub(super) fn leading<T: Copy>(line: &str, language: Language, meanings: &[(&str, T)]) -> Option<(T, String)> {
    let line = Line::new(line, language);
    let all = Grammar::for_language(language).map(|grammar| {
        let rules: Vec<usize> = meanings.iter().filter_map(|(rule, _)| grammar.0.place(rule)).collect();
        walk::walk(&grammar.0, &line, &rules, walk::How::Whole)
    });
    let found = best_first(all).into_iter().next()?;
    Some((found.named(meanings)?, found.text().to_owned()))
}

/// The meaning of a line that one of these rules says.
pub(super) fn meaning<T: Copy>(line: &str, language: Language, meanings: &[(&str, T)]) -> Option<T> {
    leading(line, language, meanings).map(|(meaning, _)| meaning)
}

/// Whether one of the rules of a name says a line, in a language that counts.
pub(super) fn is_said(rule: &str, line: &str, language: Language) -> bool {
    meaning(line, language, &[(rule, ())]).is_some()
}

/// What can be said in a language: every alternative on a line of its own, behind its meaning.
#[must_use]
pub fn listed(language: Language) -> Vec<String> {
    Grammar::of(language).0.listed()
}

/// The grammar of a language as a speech recogniser loads it.
#[must_use]
pub fn for_speech(language: Language) -> Speech {
    Grammar::of(language).0.for_speech(language)
}

#[cfg(test)]
mod tests;
