//! Whom somebody speaks to, with the sentences of that language.

use super::Listener;
use super::phrase::Phrase;
use super::sentences::Sentences;

/// How somebody is spoken to.
#[derive(Copy, Clone)]
pub(super) struct Voice<'a> {
    pub(super) sentences: &'a Sentences,
    pub(super) listener: Listener,
    /// Whether it was asked for a second time, so that it is said at length.
    pub(super) long: bool,
}

impl<'a> Voice<'a> {
    pub(super) const fn new(sentences: &'a Sentences, listener: Listener, long: bool) -> Voice<'a> {
        Voice { sentences, listener, long }
    }

    /// A sentence to be filled in.
    pub(super) fn phrase(self, key: &'a str) -> Phrase<'a> {
        Phrase::new(self, key)
    }
}

/// For sentences that read the same in all styles.
impl<'a> From<&'a Sentences> for Voice<'a> {
    fn from(sentences: &'a Sentences) -> Voice<'a> {
        Voice::new(sentences, Listener { language: sentences.language(), ..Listener::default() }, false)
    }
}
