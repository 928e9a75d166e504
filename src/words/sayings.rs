//! Forms of a word or a question, as the files of the locales list them: a comma between them.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::fold::fold;

/// A way to say something: as it is written in the file, and as it is compared.
pub(super) struct Saying {
    pub(super) written: String,
    pub(super) folded: String,
}

/// What gives the forms of a key, from the text of a file.
pub(super) fn sayings_of(text: &str) -> impl Fn(&str) -> Vec<Saying> {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
    let mut bundle = FluentBundle::new_concurrent(Vec::new());
    // A key that stands there twice is found by `tests/locales.rs`; here the later one counts.
    bundle.add_resource_overriding(resource);
    move |key: &str| sayings(&bundle, key)
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
