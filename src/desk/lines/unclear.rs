//! What is missing or wrong in a line that begins like something that can be said.

use crate::game::sentence::Argument;
use crate::rules::position::Square;
use crate::words::declare::messages;
use crate::words::grammar::Match;
use crate::words::notice::Tell;
use crate::words::phrase::{Phrase, Voice};
use crate::words::utterance::Segment;

/// What can be missing or wrong: a slot or a rule of the grammars, by its name there.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wanted(&'static str);

const WANTED: [&str; 11] =
    ["square", "number", "rank", "file", "time", "piece", "move", "points", "side", "outcome", "penalty"];

impl Wanted {
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl<'a> Argument<Phrase<'a>> for Wanted {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        phrase.one_of(&WANTED, name, self.0)
    }
}

#[cfg(any(test, debug_assertions))]
impl crate::game::declare::Sample for Wanted {
    fn samples() -> Vec<Wanted> {
        WANTED.map(Wanted).to_vec()
    }
}

messages! { |voice|
    /// What is missing or wrong in a line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Unclear {
        /// The line with an example in the place.
        Missing { what: Wanted, example: String } => "unclear-missing"(what, example),
        /// What is said in its place is none.
        NoSuch { what: Wanted, text: String } => {
            if what.name() == "square" {
                return no_such_square(voice, text);
            }
            voice.phrase("unclear-wrong").with("what", *what).with("text", text.as_str()).say()
        },
    }
}

impl Unclear {
    /// What is said is no such thing.
    pub fn no_such(what: &'static str, text: impl Into<String>) -> Unclear {
        Unclear::NoSuch { what: Wanted(what), text: text.into() }
    }

    /// The line with an example of what is missing, where something is.
    pub fn example(&self) -> Option<&str> {
        match self {
            Unclear::Missing { example, .. } => Some(example),
            Unclear::NoSuch { .. } => None,
        }
    }

    /// Nothing of the kind is said.
    pub fn missing(what: &'static str, example: impl Into<String>) -> Unclear {
        Unclear::Missing { what: Wanted(what), example: example.into() }
    }

    /// What is missing or wrong.
    pub const fn what(&self) -> &'static str {
        match self {
            Unclear::Missing { what, .. } | Unclear::NoSuch { what, .. } => what.name(),
        }
    }

    /// With what was said as long as it is to be quoted.
    #[must_use]
    pub fn quoting(self, shortened: impl Fn(&str) -> String) -> Unclear {
        match self {
            Unclear::NoSuch { what, text } => Unclear::NoSuch { what, text: shortened(&text) },
            missing @ Unclear::Missing { .. } => missing,
        }
    }
}

/// What a line wants that is otherwise said by a rule.
pub(crate) fn unclear(found: &Match<'static>) -> Option<Unclear> {
    let wanting = found.wanting()?;
    let what = if wanting.what == "named-piece" { "piece" } else { wanting.what };
    Some(if wanting.said.is_empty() || what == "square" && is_no_try_at_a_square(&wanting.said) {
        Unclear::missing(what, wanting.example.as_str())
    } else {
        Unclear::no_such(what, wanting.said.as_str())
    })
}

/// Whether somebody says another word where a square belongs: *it*. `z9` and `e nine` are tries at one.
fn is_no_try_at_a_square(said: &str) -> bool {
    let is_long = |word: &str| word.chars().count() > 1;
    said.split(' ').all(is_long) && !said.contains(char::is_numeric)
}

pub(crate) fn no_such_square(voice: Voice<'_>, text: &str) -> Vec<Segment> {
    let phrase = voice.phrase("no-such-square").with("text", text);
    phrase.with("lowest", Square::A1).with("highest", Square::H8).say()
}

impl Tell for Unclear {
    fn refuses(&self) -> bool {
        true
    }
}
