//! What people say without having learned it: wishes about the voice, and what has no more than an answer.

use crate::game::declare::names;
use crate::words::declare::Say;
use crate::words::notice::Tell;
use crate::words::phrase::Voice;
use crate::words::utterance::Segment;

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
    Hello,
    /// *Thank you*, *well played*.
    Thanks,
    /// A wish for the scoresheet in a file.
    Files,
    /// A wish for a saved game.
    Load,
    Voice,
    Language,
    Settings,
    /// Where sounds are switched, and named.
    Sounds,
    /// Who is speaking.
    Version,
}

names! {
    Talk {
        Hello = "hello", Thanks = "thanks", Files = "files", Load = "load", Voice = "voice", Language = "language",
        Settings = "settings", Sounds = "sounds", Version = "version",
    }
}

impl Say for Talk {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        let version = env!("CARGO_PKG_VERSION").split('.').take(2).filter_map(|part| part.parse::<u64>().ok());
        let [major, minor] = [0, 1].map(|place| version.clone().nth(place).unwrap_or_default());
        voice.phrase("talk").with("about", self).with("major", major).with("minor", minor).say()
    }
}

impl Tell for Talk {}
