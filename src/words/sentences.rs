//! The Fluent files of one language.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::dates;
use super::grammar::Grammar;
use super::numbers::{self, Form};
use crate::game::participant::Language;

/// All sentences of one language, ready to be filled in.
pub(crate) struct Sentences {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Whether each is said by its key.
    by_key: bool,
}

impl Sentences {
    /// Reads the embedded files. They are checked by `tests/locales.rs`; a part that could not be read would be left out.
    pub(crate) fn read(language: Language) -> Sentences {
        let mut bundle = bundle(language, &language.locale().sentences);
        add_functions(&mut bundle, language);
        Sentences { language, bundle, by_key: false }
    }

    /// The same, each said by its key and its arguments.
    pub(crate) fn by_key(language: Language) -> Sentences {
        Sentences { language, bundle: bundle(language, &[]), by_key: true }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// One sentence, filled in. A key that does not exist is its own text; the tests see to it that all exist.
    pub(crate) fn fill(&self, key: &str, args: &FluentArgs<'_>) -> String {
        #[cfg(test)]
        super::heard::hear(key, args);
        if self.by_key {
            return with_arguments(key, args);
        }
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        debug_assert!(pattern.is_some(), "{:?} has no sentence `{key}`", self.language);
        let Some(pattern) = pattern else { return key.to_owned() };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{:?} `{key}`: {errors:?}", self.language);
        text
    }
}

/// A key and its arguments, as a test reads them. Whether a sentence is said at length shows in its words alone.
fn with_arguments(key: &str, args: &FluentArgs<'_>) -> String {
    let named = args.iter().filter(|(name, _)| *name != "long").filter_map(|(name, value)| match value {
        FluentValue::String(text) if !text.is_empty() => Some(format!("{name}: {text}")),
        FluentValue::Number(number) => Some(format!("{name}: {}", number.value)),
        _ => None,
    });
    let named = named.collect::<Vec<_>>().join(", ");
    if named.is_empty() { key.to_owned() } else { format!("{key}({named})") }
}

/// What stands in these texts of a language, as Fluent has it.
pub(crate) fn bundle(language: Language, texts: &[&str]) -> FluentBundle<FluentResource> {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Isolating marks are for mixed scripts on paper; voices and Braille lines stumble over them.
    bundle.set_use_isolating(false);
    #[cfg(debug_assertions)]
    if super::pseudo::is_on() {
        bundle.set_transform(Some(super::pseudo::accented));
    }
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned());
        debug_assert!(resource.is_ok(), "{language:?}: {:?}", resource.as_ref().err().map(|(_, why)| why));
        let added = bundle.add_resource(resource.unwrap_or_else(|(readable, _)| readable));
        debug_assert!(added.is_ok(), "{language:?}: {added:?}");
    }
    bundle
}

/// `WORDS(number, form: "feminine")`: a number in words. `DAY(number)`: a day of the month. `WORD("draw")`: the usual
/// command word of the language.
fn add_functions(bundle: &mut FluentBundle<FluentResource>, language: Language) {
    let words = bundle.add_function("WORDS", move |positional, named| {
        let Some(number) = whole(positional) else { return FluentValue::Error };
        let form = match named.get("form") {
            Some(FluentValue::String(form)) if form == "masculine" => Form::Masculine,
            Some(FluentValue::String(form)) if form == "feminine" => Form::Feminine,
            _ => Form::Counting,
        };
        numbers::cardinal(language, number, form).into()
    });
    let day = bundle.add_function("DAY", move |positional, _| match whole(positional) {
        Some(day) => dates::day(language, day).into(),
        None => FluentValue::Error,
    });
    let word = bundle.add_function("WORD", move |positional, _| match positional {
        [FluentValue::String(rule)] => word(rule, language).map_or(FluentValue::Error, Into::into),
        _ => FluentValue::Error,
    });
    debug_assert!(words.is_ok() && day.is_ok() && word.is_ok(), "each function has a name of its own");
}

/// The usual way to say a rule.
pub(crate) fn word(rule: &str, language: Language) -> Option<String> {
    let word = Grammar::of(language).usual(rule)?.to_owned();
    #[cfg(debug_assertions)]
    let word = super::pseudo::word(word);
    Some(word)
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // Fluent carries every number as f64
fn whole(positional: &[FluentValue<'_>]) -> Option<u64> {
    match positional {
        [FluentValue::Number(number)] if number.value >= 0.0 => Some(number.value as u64),
        _ => None,
    }
}
