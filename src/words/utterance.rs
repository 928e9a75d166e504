//! What is said, ready for a voice, a screen reader or a Braille line.

use crate::game::participant::Language;
use crate::game::roles::Seats;

/// One thing to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// To whom.
    pub to: Seats,
    /// How pressing it is.
    pub urgency: Urgency,
    /// The words, each run in its own language.
    pub segments: Vec<Segment>,
}

impl Utterance {
    /// The words as one line of text.
    pub fn text(&self) -> String {
        text(&self.segments)
    }

    /// Whether it is said now, before whatever waits.
    pub const fn is_pressing(&self) -> bool {
        matches!(self.urgency, Urgency::Urgent | Urgency::Fleeting)
    }

    /// Whether a player who skips public words never hears it, if it has not been begun: other public words than announcements
    /// of moves are still said.
    pub fn is_skipped_unbegun(&self) -> bool {
        !self.to.is_public() || self.urgency == Urgency::Passing
    }
}

/// Segments as one line of text.
pub fn text(segments: &[Segment]) -> String {
    segments.iter().map(|segment| segment.text.as_str()).collect()
}

/// How pressing it is to say something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// After everything that waits.
    Polite,
    /// The same, but while it waits it gives way to newer ones to the same listeners.
    Passing,
    /// Now: it interrupts what is being said to the same listeners.
    Urgent,
    /// The same, but only within a second: what has to wait longer is not said any more.
    Fleeting,
}

/// A run of words in one language. The texts of an utterance, put one after another as they are, make the printed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// By which voice. Phonetic names are German whatever the listener's language is.
    pub language: Language,
    /// As it is printed, blanks and stops included.
    pub text: String,
    /// As it is spoken where that differs: `e 4` for `e4`, *fünf* for *fuenf*.
    pub spoken: Option<String>,
    /// Whether it is said letter by letter.
    pub spelled: bool,
}

impl Segment {
    /// Plain words.
    pub fn plain(language: Language, text: impl Into<String>) -> Segment {
        Segment { language, text: text.into(), spoken: None, spelled: false }
    }

    /// What a voice says.
    pub fn speech(&self) -> &str {
        self.spoken.as_deref().unwrap_or(&self.text)
    }
}
