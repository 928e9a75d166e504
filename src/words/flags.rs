//! What is written of commands, flags and settings: the file `flags.ftl` of a language. It is never spoken, so it may hold signs.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::sentences::bundle;
use crate::game::participant::Language;

/// The help of one language.
pub struct FlagTexts {
    bundle: FluentBundle<FluentResource>,
}

impl FlagTexts {
    /// Reads the embedded file; `tests/locales.rs` checks it.
    pub fn of(language: Language) -> FlagTexts {
        FlagTexts { bundle: bundle(language, &[language.locale().flags]) }
    }

    pub fn about(&self, command: &str) -> Option<String> {
        let pattern = self.bundle.get_message(command)?.value()?;
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// The text of this name in a group, which may be a command, with its arguments filled in.
    pub fn text(&self, group: &str, name: &str, with: &[(&'static str, &str)]) -> Option<String> {
        let pattern = self.bundle.get_message(group)?.get_attribute(name)?.value();
        let args: FluentArgs<'_> = with.iter().map(|(name, value)| (*name, *value)).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{group}.{name}: {errors:?}");
        Some(text)
    }
}
