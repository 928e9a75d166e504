//! Sentences that are heard once are short: the long ones are listed here, each with its reason.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use annabella::game::participant::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::locales::FILES;

/// So many words has a sentence at most. What English says in fifteen takes the others up to a third more: articles, prepositions.
const fn most(language: Language) -> usize {
    if matches!(language, Language::En) { 15 } else { 20 }
}

/// The messages with a longer sentence, and why it is not cut.
const LONG: [(&str, &str); 7] = [
    ("compare-why", "it is printed, not spoken, and names three ways out of one trouble"),
    ("time-wrong", "a refusal of a setting: one line, which the program gives back to the prompt"),
    ("tutorial-hush", "it is long on purpose: the key that silences it is being learnt"),
    ("unfinished-item", "one item of a list of games, with pauses in it; it can be skipped"),
    ("wrong-cue", "a refusal of a setting: one line, with everything that it can be"),
    ("wrong-warning", "a refusal of a setting: one line, with everything that it can be"),
    ("wrong-warning-point", "a refusal of a setting: one line, with everything that it can be"),
];

/// No message has more ways to be said than are looked at.
const READINGS: usize = 400;

/// All that a pattern can read, with one word in the place of each value.
fn readings(pattern: &Pattern<&str>) -> Vec<String> {
    let mut all = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                vec![(*value).to_owned()]
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => vec!["value".to_owned()],
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().flat_map(|variant| readings(&variant.value)).collect()
            }
        };
        let joined = all.iter().flat_map(|begun| parts.iter().map(move |part| format!("{begun}{part}")));
        all = joined.collect::<BTreeSet<_>>().into_iter().take(READINGS).collect();
    }
    all
}

fn longest(pattern: &Pattern<&str>) -> usize {
    let words = |sentence: &str| sentence.split_whitespace().count();
    let sentences = |text: &str| -> Vec<usize> {
        text.replace(['?', '!'], ".").replace(".\n", ". ").split(". ").map(words).collect()
    };
    readings(pattern).iter().flat_map(|text| sentences(text)).max().unwrap_or_default()
}

#[test]
fn sentences_that_are_heard_are_short_or_have_a_reason() {
    let mut wrong = Vec::new();
    let mut needed = BTreeSet::new();
    for language in Language::ALL {
        for file in FILES {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code()).join(file);
            let source = fs::read_to_string(&path).expect("a file");
            let resource = parser::parse(source.as_str()).expect("Fluent");
            let messages = resource.body.iter().filter_map(|entry| match entry {
                Entry::Message(message) => Some((message.id.name, message.value.as_ref()?)),
                _ => None,
            });
            for (key, pattern) in messages {
                let words = longest(pattern);
                if words <= most(language) {
                    continue;
                }
                match LONG.iter().find(|(long, _)| *long == key) {
                    Some((key, _)) => drop(needed.insert(*key)),
                    None => wrong.push(format!("{language:?} {key}: {words} words")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "shorten them, or give a reason:\n{}", wrong.join("\n"));
    let idle: Vec<_> = LONG.iter().filter(|(key, _)| !needed.contains(key)).collect();
    assert!(idle.is_empty(), "short enough by now: {idle:?}");
}

/// On paper a sentence may have more words.
const ON_PAPER: usize = 25;

/// The sentences of a page of Markdown: items of lists, cells of tables, and what ends with a full stop; no blocks of code.
fn sentences_of_page(page: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    let mut code = false;
    for line in page.lines() {
        code ^= line.starts_with("```");
        let line = line.trim_end();
        let begins = line.is_empty() || ["- ", "| ", "# ", "## ", "1. "].iter().any(|sign| line.starts_with(sign));
        if begins {
            paragraphs.push(String::new());
        }
        if !code && !line.starts_with("    ") {
            let paragraph = paragraphs.last_mut().expect("one");
            *paragraph += " ";
            *paragraph += line.trim_start_matches(['-', '#', ' ']);
        }
    }
    let mut sentences: Vec<String> = Vec::new();
    for cell in paragraphs.iter().flat_map(|text| text.split('|')) {
        sentences.push(String::new());
        for part in cell.split_inclusive(['.', '?', '!']) {
            // A full stop within a name, such as a file's, ends nothing.
            if part.starts_with(' ') {
                sentences.push(String::new());
            }
            *sentences.last_mut().expect("one") += part;
        }
    }
    sentences
}

#[test]
fn no_sentence_of_the_readme_is_too_long_to_read() {
    let long = "One two.\n\nThis goes to `a.b` and ends here. ".to_owned() + &"word ".repeat(26) + ".\n";
    let over = |page: &str| -> Vec<String> {
        sentences_of_page(page).into_iter().filter(|text| text.split_whitespace().count() > ON_PAPER).collect()
    };
    assert_eq!(over(&long).len(), 1);
    assert_eq!(over(include_str!("../README.md")), [""; 0]);
}
