//! The voices that the library has, by the names that settings use.

use super::super::settings::VoiceNames;
use super::ffi::Espeak;
use crate::game::participant::Language;

/// All voices and variants.
#[derive(Clone, Debug, Default)]
pub(super) struct Catalogue {
    /// Language codes, each of them the name of a voice.
    voices: Vec<String>,
    variants: Vec<String>,
}

impl Catalogue {
    pub(super) fn of(library: &Espeak) -> Catalogue {
        // Those of MBROLA are listed whether their data are there or not, and complain on standard error.
        let voices = library.voices().into_iter().filter(|(_, file)| !file.starts_with("mb/"));
        let mut voices: Vec<String> = voices.map(|(code, _)| code).collect();
        let mut variants = library.variants();
        voices.sort();
        voices.dedup();
        variants.sort_by_cached_key(|name| name.to_lowercase());
        variants.dedup();
        Catalogue { voices, variants }
    }

    /// Whether there is such a variant; the library numbers some of them too.
    pub(super) fn has_variant(&self, name: &str) -> bool {
        let is_number = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
        is_number || self.variants.iter().any(|variant| variant == name)
    }

    /// For each language its own voice, its regional ones, and the variants of its own.
    pub(super) fn names(&self) -> VoiceNames {
        let of = |language: Language| {
            let code = language.code();
            let is_regional = |voice: &&String| voice.strip_prefix(code).is_some_and(|rest| rest.starts_with('-'));
            let regional = self.voices.iter().filter(is_regional).cloned();
            let variants = self.variants.iter().map(|variant| format!("{code}+{variant}"));
            let names: Vec<String> = std::iter::once(code.to_owned()).chain(regional).chain(variants).collect();
            (language, names)
        };
        Language::ALL.into_iter().map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_voices_and_all_variants() {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let catalogue =
            Catalogue { voices: texts(&["de", "en-gb", "en-us", "eng"]), variants: texts(&["f3", "Mr serious"]) };
        let names = catalogue.names();
        assert_eq!(names[&Language::En], ["en", "en-gb", "en-us", "en+f3", "en+Mr serious"]);
        assert_eq!(names[&Language::De], ["de", "de+f3", "de+Mr serious"]);
        assert!(catalogue.has_variant("f3") && catalogue.has_variant("2"));
        assert!(!catalogue.has_variant("F3") && !catalogue.has_variant(""));
    }
}
