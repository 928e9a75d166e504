//! A number beside a noun has a sentence for one thing and another for more, in every language.

use std::collections::BTreeSet;

use annabella::game::participant::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

use crate::locales::{FILES, source};

/// Words behind a number that are no nouns, where it is one of a row or its noun is in front of it; or nouns that stay as they are.
const NO_NOUNS: [(Language, &[&str]); 5] = [
    (
        Language::En,
        &[
            "by", "decided", "is", "left", "less", "more", "of", "oh", "on", "percent", "point", "to", "was", "would",
            "yet",
        ],
    ),
    (
        Language::De,
        &[
            "Punkt",
            "Uhr",
            "auf",
            "ausgelassen",
            "beschädigt",
            "bis",
            "der",
            "ein",
            "etwa",
            "gibt",
            "hat",
            "lesen",
            "mehr",
            "null",
            "oder",
            "von",
            "war",
            "weniger",
            "wäre",
            "zählen",
        ],
    ),
    (
        Language::It,
        &["a", "decise", "del", "di", "e", "era", "in", "non", "o", "per", "punto", "sarebbe", "su", "sul", "è"],
    ),
    (
        Language::Es,
        &[
            "a", "cero", "como", "de", "decidió", "del", "en", "está", "fue", "menos", "más", "o", "por", "punto",
            "sería",
        ],
    ),
    (Language::Fr, &["a", "au", "de", "des", "est", "ou", "point", "pour", "serait", "sur", "zéro", "à", "était"]),
];

/// Sentences whose number is never one: how many there are of what is built in, a limit, tenths behind a point, five games at least.
const NEVER_ONE: [&str; 17] = [
    "convert-recording-too-long",
    "cue-list",
    "key-list-begins",
    "lesson-wrong-long",
    "level-even",
    "manual-topics",
    "mate-far",
    "quiet-rule",
    "repetition-many",
    "teach-begins",
    "teach-done",
    "teach-trial",
    "time",
    "time-last-period",
    "time-wrong",
    "wrong-file-large",
    "wrong-too-long",
];

/// What counts something where it stands in figures.
const COUNTS: [&str; 8] = ["count", "games", "hours", "minutes", "mistaken", "most", "moves", "seconds"];

/// The number that stands there, in words or in figures.
fn counted(inline: &InlineExpression<String>) -> Option<&String> {
    match inline {
        InlineExpression::FunctionReference { id, arguments } if id.name == "WORDS" => {
            let InlineExpression::VariableReference { id } = arguments.positional.first()? else { return None };
            Some(&id.name)
        }
        InlineExpression::VariableReference { id } => Some(&id.name).filter(|name| COUNTS.contains(&name.as_str())),
        _ => None,
    }
}

/// Which numbers in a pattern stand beside a noun that has no form for one: the number, and the word.
fn unsure(pattern: &Pattern<String>, selected: &BTreeSet<String>, no_nouns: &[&str], found: &mut BTreeSet<String>) {
    for (index, element) in pattern.elements.iter().enumerate() {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Select { selector, variants } => {
                let mut within = selected.clone();
                let has_one = variants.iter().any(|variant| match &variant.key {
                    VariantKey::Identifier { name } => name == "one",
                    VariantKey::NumberLiteral { value } => value == "1",
                });
                if let (InlineExpression::VariableReference { id }, true) = (selector, has_one) {
                    within.insert(id.name.clone());
                }
                for variant in variants {
                    unsure(&variant.value, &within, no_nouns, found);
                }
            }
            Expression::Inline(inline) => {
                let Some(id) = counted(inline) else { continue };
                let Some(PatternElement::TextElement { value }) = pattern.elements.get(index + 1) else { continue };
                let behind = value.strip_prefix(' ').unwrap_or_default();
                let word: String = behind.chars().take_while(|letter| letter.is_alphabetic()).collect();
                // Abbreviations are alike for one and more.
                let is_noun = !word.is_empty() && word != "min" && !no_nouns.contains(&word.as_str());
                if is_noun && !selected.contains(id) {
                    found.insert(format!("{id} {word}"));
                }
            }
        }
    }
}

#[test]
fn no_number_stands_beside_a_noun_of_another_number() {
    let mut wrong = Vec::new();
    for (language, no_nouns) in NO_NOUNS {
        for file in FILES {
            let resource = parser::parse(source(language, file)).expect("a file of the locales");
            for entry in resource.body {
                let Entry::Message(message) = entry else { continue };
                let (Some(pattern), name) = (message.value, message.id.name) else { continue };
                let mut found = BTreeSet::new();
                unsure(&pattern, &BTreeSet::new(), no_nouns, &mut found);
                if !NEVER_ONE.contains(&name.as_str()) {
                    wrong.extend(found.into_iter().map(|what| format!("{} {file} {name}: {what}", language.code())));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
