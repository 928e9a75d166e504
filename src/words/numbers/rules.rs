//! Rule-based number formats, as ICU and CLDR have them: as much of their syntax as our languages need. The English file says what
//! it means.

use std::collections::HashMap;

/// The rules of a language, by the name of their set.
#[derive(Debug, Default)]
pub(super) struct Rules(HashMap<&'static str, Vec<Rule>>);

#[derive(Debug)]
struct Rule {
    /// The least number that it is for.
    base: u64,
    divisor: u64,
    text: &'static str,
}

impl Rules {
    /// Reads a file.
    pub(super) fn read(text: &'static str) -> Rules {
        let mut rules = Rules::default();
        let mut set = "";
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix('%').and_then(|name| name.strip_suffix(':')) {
                set = name;
                continue;
            }
            let set = rules.0.entry(set).or_default();
            for rule in line.split_terminator(';') {
                let (base, text) = match rule.split_once(": ") {
                    Some((base, text)) => (Some(base), text),
                    None => (None, rule),
                };
                set.push(Rule::new(base, set.last().map_or(0, |before| before.base + 1), text.trim_start()));
            }
        }
        rules
    }

    /// A number by one set of rules; by those of counting where there is no such set.
    pub(super) fn say(&self, set: &str, number: u64) -> String {
        let mut words = String::new();
        self.add(&mut words, if self.0.contains_key(set) { set } else { "counting" }, number);
        words
    }

    fn add(&self, to: &mut String, set: &str, number: u64) {
        let rules = self.0.get(set).map_or(&[][..], Vec::as_slice);
        let behind = rules.partition_point(|rule| rule.base <= number);
        let Some(rule) = behind.checked_sub(1).and_then(|at| rules.get(at)) else { return };
        let rest = number % rule.divisor;
        let mut text = rule.text.strip_prefix('\'').unwrap_or(rule.text);
        while let Some(first) = text.chars().next() {
            let behind = &text[first.len_utf8()..];
            text = match first {
                '[' if rest == 0 => behind.split_once(']').map_or("", |(_, behind)| behind),
                '[' | ']' => behind,
                '<' | '>' | '=' => {
                    let (other, behind) = behind.split_once(first).unwrap_or_default();
                    let number = match first {
                        '<' => number / rule.divisor,
                        '>' => rest,
                        _ => number,
                    };
                    self.add(to, other.strip_prefix('%').unwrap_or(set), number);
                    behind
                }
                _ => {
                    to.push(first);
                    behind
                }
            };
        }
    }
}

impl Rule {
    /// `base`: as it is written, such as `100`, `1100>`, `60/20`; `next`: what holds where none is written.
    fn new(base: Option<&str>, next: u64, text: &'static str) -> Rule {
        let base = base.unwrap_or_default();
        let (number, radix) = base.split_once('/').unwrap_or((base, "10"));
        let lower = u32::from(number.ends_with('>'));
        let radix: u64 = radix.parse().unwrap_or(10);
        let base = number.trim_end_matches('>').parse().unwrap_or(next);
        let power = base.checked_ilog(radix).unwrap_or(0).saturating_sub(lower);
        Rule { base, divisor: radix.pow(power), text }
    }
}
