//! Courtesy around a line: *please*, *can you*, *should I*.

use crate::game::participant::Language;
use crate::words::grammar::is_said;

/// What courtesy around a line makes of it, so that a move in it is not made.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// It says what it says.
    #[default]
    Statement,
    /// It asks or wishes: *should I*, *I would like to know*, *and*.
    Wish,
    /// It asks whether something can be done: *can I*; or a question mark follows it.
    Whether,
}

impl Mood {
    /// By the question mark alone: a move with one may be a question, `e5?`.
    pub fn of_mark(line: &str) -> Mood {
        if line.contains(['?', '¿']) { Mood::Whether } else { Mood::Statement }
    }
}

/// What is left of a line without courtesy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    /// The rest of the line.
    pub text: String,
    /// What was left out makes this of it.
    pub mood: Mood,
}

/// A line without courtesy before and after it (*please*, *can you*); `None` where there is none, or nothing else.
pub fn without(line: &str, language: Language) -> Option<Plain> {
    const LONGEST: usize = 6;
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let (whole, mut mood) = (words.len(), Mood::of_mark(line));
    let rules = ["whether-before", "asking-before", "courtesy-before"];
    loop {
        let before = at_an_end(&words, LONGEST, |count| &words[..count], &rules, language);
        let behind =
            || at_an_end(&words, LONGEST, |count| &words[words.len() - count..], &["courtesy-after"], language);
        if let Some((rule, count)) = before {
            mood = match rule {
                "whether-before" => Mood::Whether,
                "asking-before" => Mood::Wish,
                _ => mood,
            };
            words.drain(..count);
        } else if let Some((_, count)) = behind() {
            words.truncate(words.len() - count);
        } else {
            return (words.len() < whole).then(|| Plain { text: words.join(" "), mood });
        }
    }
}

/// The longest courtesy at an end of a line, which leaves something over: which of these rules says it, and how many words it has.
fn at_an_end<'a>(
    words: &'a [&'a str],
    longest: usize,
    end: impl Fn(usize) -> &'a [&'a str],
    rules: &[&'static str],
    language: Language,
) -> Option<(&'static str, usize)> {
    let counts = (1..words.len().min(longest)).rev();
    counts
        .flat_map(|count| rules.iter().map(move |rule| (*rule, count)))
        .find(|(rule, count)| is_said(rule, &end(*count).join(" "), language))
}
