//! What is said, as data: the key of a sentence in the locales, and what stands in it. `words` says it to each listener.

use super::report::MoveReport;
use crate::language::Language;
use crate::rules::position::{Piece, Square};

/// Something that is said in sentences.
pub trait Sayable {
    /// One after another; none where it is a move or an answer, which `words` puts together from the message itself.
    fn sentences(&self) -> Vec<Sentence>;
}

impl<T: Sayable> Sayable for Box<T> {
    fn sentences(&self) -> Vec<Sentence> {
        (**self).sentences()
    }
}

/// One sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// Its key in the locales.
    pub key: &'static str,
    /// Its arguments, each under its name there.
    pub arguments: Vec<(&'static str, Value)>,
}

impl Sentence {
    pub const fn new(key: &'static str) -> Sentence {
        Sentence { key, arguments: Vec::new() }
    }

    /// With an argument, as its type stands in sentences.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Argument<Sentence>) -> Sentence {
        value.fill(self, name)
    }

    /// This sentence and no other.
    pub fn alone(self) -> Vec<Sentence> {
        vec![self]
    }
}

/// What can stand in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// The name of a variant of the sentence.
    Variant(&'static str),
    /// The same, which is one of these.
    OneOf(&'static [&'static str], &'static str),
    /// For number words and plurals.
    Number(u64),
    /// As it is written: *-20*.
    Figure(i64),
    /// A character of our own: a control character stays.
    Sign(char),
    /// Text from outside, which becomes one line.
    Text(String),
    /// A word from outside, as it is quoted.
    Quoted(String),
    /// What the system says.
    Reason(String),
    /// A FEN or a code, spoken letter by letter.
    Fen(String),
    /// How long something lasts, in milliseconds.
    Lasting(u64),
    /// What a clock shows, in milliseconds, in the words that the listener has chosen.
    Shown(u64),
    Square(Square),
    /// With commas between them.
    Squares(Vec<Square>),
    /// Without.
    InARow(Vec<Square>),
    /// In letters and figures, whatever the style.
    Example(Square),
    Piece(Piece),
    Move(Box<MoveReport>),
    Moves(Vec<MoveReport>),
    Language(Language),
    /// The number of an article, read figure by figure.
    Article(&'static str),
    /// Sentences as part of this one.
    Sentences(Vec<Sentence>),
    /// Sentences as plain text, with commas between them.
    Words(Vec<Sentence>),
    /// The same, in which figures and signs stand as they are written, and are spoken as words.
    AsWritten(Vec<Sentence>),
    /// Nothing.
    Empty,
}

/// What takes arguments in.
pub trait Template: Sized {
    #[must_use]
    fn value(self, name: &'static str, value: Value) -> Self;

    /// With the name of a variant.
    #[must_use]
    fn variant(self, name: &'static str, variant: &'static str) -> Self {
        self.value(name, Value::Variant(variant))
    }

    /// With a number, for number words and plurals.
    #[must_use]
    fn count(self, name: &'static str, number: impl Into<u64>) -> Self {
        self.value(name, Value::Number(number.into()))
    }

    /// With an argument, as its type stands in sentences.
    #[must_use]
    fn argument(self, name: &'static str, value: impl Argument<Self>) -> Self {
        value.fill(self, name)
    }
}

impl Template for Sentence {
    fn value(mut self, name: &'static str, value: Value) -> Sentence {
        self.arguments.push((name, value));
        self
    }
}

/// What can be an argument of a sentence.
pub trait Argument<S: Template> {
    /// The sentence with this value under a name.
    fn fill(&self, sentence: S, name: &'static str) -> S;

    /// The sentence without a value of this type.
    fn missing(sentence: S, name: &'static str) -> S
    where
        Self: Sized,
    {
        sentence.value(name, Value::Variant("none"))
    }
}

impl<S: Template, T: Argument<S> + ?Sized> Argument<S> for &T {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        (**self).fill(sentence, name)
    }

    fn missing(sentence: S, name: &'static str) -> S {
        sentence.value(name, Value::Variant("none"))
    }
}

impl<S: Template, T: Argument<S>> Argument<S> for Box<T> {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        (**self).fill(sentence, name)
    }

    fn missing(sentence: S, name: &'static str) -> S {
        T::missing(sentence, name)
    }
}

impl<S: Template, T: Argument<S>> Argument<S> for Option<T> {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        match self {
            Some(value) => value.fill(sentence, name),
            None => T::missing(sentence, name),
        }
    }
}

impl<S: Template> Argument<S> for Value {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        sentence.value(name, self.clone())
    }
}

/// How long something lasts, in milliseconds.
pub struct Lasting(pub u64);

/// What a clock shows, in milliseconds, in the words that the listener has chosen; in full where it is said at length.
pub struct Shown(pub u64);

/// A position as FEN, or a code: spoken letter by letter.
pub struct Fen<'a>(pub &'a str);

/// A square in an example, which is one of letters and figures, whatever the style.
pub struct Example(pub Square);

/// A word from outside, as it is quoted.
pub struct Quoted<'a>(pub &'a str);

/// What the system says, without the full stop that the sentence brings.
pub struct Why<'a>(pub &'a str);

/// Squares without commas.
pub struct InARow<'a>(pub &'a [Square]);

/// Sentences as plain text, with commas between them.
pub struct AsText(pub Vec<Sentence>);
