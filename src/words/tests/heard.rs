//! What sentences were filled in with while tests ran, and what every sentence must be.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentValue};

use super::utterance::{Segment, text};

/// The arguments of a sentence that can select something, each with its value.
pub(crate) type Arguments = BTreeMap<String, String>;

/// What sentences were filled in with.
pub(crate) type Heard = BTreeMap<String, BTreeSet<Arguments>>;

/// All names that an argument of a sentence can have.
pub(crate) type Known = BTreeMap<(String, String), BTreeSet<String>>;

thread_local! {
    pub(crate) static HEARD: RefCell<Heard> = RefCell::default();
    pub(crate) static KNOWN: RefCell<Known> = RefCell::default();
}

/// Notes what a sentence is filled in with.
pub(crate) fn hear(key: &str, args: &FluentArgs<'_>) {
    let name = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    let named = args.iter().filter_map(|(argument, value)| match value {
        FluentValue::String(value) if name(value) => Some((argument.to_owned(), value.clone().into_owned())),
        _ => None,
    });
    let arguments = named.collect();
    HEARD.with_borrow_mut(|heard| heard.entry(key.to_owned()).or_default().insert(arguments));
}

/// Notes which names an argument can have.
pub(crate) fn know(key: &str, argument: &str, names: &[&str]) {
    KNOWN.with_borrow_mut(|known| {
        let names = names.iter().map(ToString::to_string);
        known.entry((key.to_owned(), argument.to_owned())).or_default().extend(names);
    });
}

/// What was noted since the last time.
pub(crate) fn take() -> (Heard, Known) {
    (HEARD.take(), KNOWN.take())
}

pub(crate) fn speech(segments: &[Segment]) -> String {
    segments.iter().map(Segment::speech).collect()
}

/// What every sentence must be: one line with words in it, no figure spoken, nothing unfilled.
pub(crate) fn check(segments: &[Segment], what: &str) {
    let (text, speech) = (text(segments), speech(segments));
    assert!(!text.trim().is_empty() && text.trim() == text, "{what}: `{text}`");
    assert!(!speech.contains(|c: char| c.is_ascii_digit()), "{what}: a figure is left to the voice in `{speech}`");
    for strange in ["{", "}", "  ", "\n", " .", " ,", "..", ",,"] {
        assert!(!text.contains(strange), "{what}: `{strange}` in `{text}`");
    }
    let letters: Vec<char> = text.chars().collect();
    let runs_on = |three: &[char]| matches!(three, [a, '.' | '!' | '?', b] if a.is_lowercase() && b.is_uppercase());
    assert!(!letters.windows(3).any(runs_on), "{what}: no blank between the sentences of `{text}`");
    assert!(!text.contains(|c| ('\u{E000}'..='\u{F8FF}').contains(&c)), "{what}: a placeholder in `{text}`");
    assert!(segments.iter().all(|segment| !segment.text.is_empty()), "{what}: an empty segment");
}
