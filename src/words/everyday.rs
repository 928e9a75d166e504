//! What people say without having learned it: wishes about the voice, and what has no more than an answer.

use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;

/// What becomes of a setting of the voice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum QuickChange {
    /// It is told.
    Tell,
    /// One step up.
    More,
    /// One step down.
    Less,
    /// This value.
    To(u32),
}

/// What is answered and changes nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Talk {
    /// *Hello*.
    Hello,
    /// *Thank you*, *well played*.
    Thanks,
    /// A wish for a good move: there are no hints.
    Hint,
    /// A wish for a saved game.
    Load,
    /// How the voice is changed.
    Voice,
    /// How the language is changed.
    Language,
    /// How settings are changed.
    Settings,
    /// Who is speaking.
    Version,
}

impl Talk {
    /// All of them.
    pub const ALL: [Talk; 8] =
        [Talk::Hello, Talk::Thanks, Talk::Hint, Talk::Load, Talk::Voice, Talk::Language, Talk::Settings, Talk::Version];

    const fn key(self) -> &'static str {
        match self {
            Talk::Hello => "hello",
            Talk::Thanks => "thanks",
            Talk::Hint => "hint",
            Talk::Load => "load",
            Talk::Voice => "voice",
            Talk::Language => "language",
            Talk::Settings => "settings",
            Talk::Version => "version",
        }
    }
}

/// The answer.
pub(super) fn words(sentences: &Sentences, talk: Talk) -> Vec<Segment> {
    let version = env!("CARGO_PKG_VERSION").split('.').take(2).filter_map(|part| part.parse::<u64>().ok());
    let [major, minor] = [0, 1].map(|place| version.clone().nth(place).unwrap_or_default());
    let phrase = Phrase::new(sentences, "talk").choice("about", talk.key());
    phrase.number("major", major).number("minor", minor).say()
}
