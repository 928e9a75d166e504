//! Forms of a word or a question, as the files of the locales list them: a comma between them.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::fold::fold;
use crate::game::participant::Language;

/// A way to say something: as it is written in the file, and as it is compared.
pub(super) struct Saying {
    pub(super) written: String,
    pub(super) folded: String,
}

/// What gives the forms of a key.
pub(super) type Sayings<'a> = &'a dyn Fn(&str) -> Vec<Saying>;

/// Meanings, each with its forms.
pub(super) type Table<T> = Vec<(T, Vec<Saying>)>;

/// The forms of meanings that are listed with their keys.
pub(super) fn table<T: Copy>(keyed: &[(&str, T)], sayings: Sayings<'_>) -> Table<T> {
    keyed.iter().map(|(key, meaning)| (*meaning, sayings(key))).collect()
}

/// The meaning of a text that is one of the forms.
pub(super) fn exact<T: Copy>(table: &[(T, Vec<Saying>)], folded: &str) -> Option<T> {
    table.iter().find(|(_, sayings)| sayings.iter().any(|saying| saying.folded == folded)).map(|(meaning, _)| *meaning)
}

/// The meaning of the longest beginning of a line that has one, of so many words at most, and what follows as it was written.
pub(super) fn leading<T>(line: &str, longest: usize, meaning: impl Fn(&str) -> Option<T>) -> Option<(T, String)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    (1..=words.len().min(longest)).rev().find_map(|count| {
        let (begin, rest) = words.split_at_checked(count)?;
        Some((meaning(&fold(&begin.join(" ")))?, rest.join(" ")))
    })
}

/// The text of a file of the locales, by language.
macro_rules! in_every_language {
    ($file:literal) => {
        |language| match language {
            $crate::game::participant::Language::En => include_str!(concat!("../../locales/en/", $file)),
            $crate::game::participant::Language::It => include_str!(concat!("../../locales/it/", $file)),
            $crate::game::participant::Language::De => include_str!(concat!("../../locales/de/", $file)),
            $crate::game::participant::Language::Es => include_str!(concat!("../../locales/es/", $file)),
            $crate::game::participant::Language::Fr => include_str!(concat!("../../locales/fr/", $file)),
        }
    };
}
pub(super) use in_every_language;

/// The words of one file in all languages; those of each are read when they are first asked for.
pub(super) struct Vocabulary<T: 'static> {
    read: [OnceLock<T>; Language::ALL.len()],
    text: fn(Language) -> &'static str,
    make: fn(Sayings<'_>) -> T,
}

impl<T> Vocabulary<T> {
    pub(super) const fn new(text: fn(Language) -> &'static str, make: fn(Sayings<'_>) -> T) -> Vocabulary<T> {
        Vocabulary { read: [const { OnceLock::new() }; Language::ALL.len()], text, make }
    }

    /// The words of one language.
    pub(super) fn of(&'static self, language: Language) -> &'static T {
        // There is a place for each language, in the order of `Language::ALL`.
        self.read[language as usize].get_or_init(|| {
            let resource = FluentResource::try_new((self.text)(language).to_owned());
            let resource = resource.unwrap_or_else(|(readable, _)| readable);
            let mut bundle = FluentBundle::new_concurrent(Vec::new());
            // A key that stands there twice is found by `tests/locales.rs`; here the later one counts.
            bundle.add_resource_overriding(resource);
            (self.make)(&|key| sayings(&bundle, key))
        })
    }

    /// Those that count for a language: its own first, then the English ones.
    pub(super) fn for_language(&'static self, language: Language) -> impl Iterator<Item = &'static T> {
        let english = (language != Language::En).then_some(Language::En);
        [Some(language), english].into_iter().flatten().map(|language| self.of(language))
    }
}

fn sayings(bundle: &FluentBundle<FluentResource>, key: &str) -> Vec<Saying> {
    let pattern = bundle.get_message(key).and_then(|message| message.value());
    debug_assert!(pattern.is_some(), "no words for `{key}`");
    let text = pattern.map(|pattern| bundle.format_pattern(pattern, Some(&FluentArgs::new()), &mut Vec::new()));
    let text = text.unwrap_or_default();
    let saying = |written: &str| Saying { written: written.to_owned(), folded: fold(written) };
    text.split(',').map(str::trim).filter(|written| !written.is_empty()).map(saying).collect()
}

pub(super) fn after<'a>(sayings: &[Saying], folded: &'a str) -> Option<&'a str> {
    sayings
        .iter()
        .filter_map(|saying| folded.strip_prefix(saying.folded.as_str())?.strip_prefix(' '))
        .min_by_key(|rest| rest.len())
}
