//! The locales: the same keys and arguments in every language, nothing left in English, everything speakable.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use annabella::game::participant::Language;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

pub const FILES: [&str; 37] = [
    "advice.ftl",
    "moves.ftl",
    "training.ftl",
    "drills.ftl",
    "puzzles.ftl",
    "endgames.ftl",
    "repertoire.ftl",
    "lessons.ftl",
    "review.ftl",
    "teach.ftl",
    "messages.ftl",
    "notices.ftl",
    "devices.ftl",
    "keys.ftl",
    "sound.ftl",
    "tutorial.ftl",
    "answers.ftl",
    "openings.ftl",
    "study.ftl",
    "dialogue.ftl",
    "claims.ftl",
    "adjourn.ftl",
    "rulings.ftl",
    "scoresheet.ftl",
    "convert.ftl",
    "page.ftl",
    "sheet.ftl",
    "compare.ftl",
    "table-clock.ftl",
    "warnings.ftl",
    "power.ftl",
    "timepiece.ftl",
    "voice.ftl",
    "controls.ftl",
    "display.ftl",
    "engines.ftl",
    "screen.ftl",
];

/// What is written and never spoken: it may hold signs. Its texts are attributes, listed as `play.resume`.
pub const WRITTEN: &str = "flags.ftl";

/// Sentences that show how something is typed which no words stand for: a time control, the value of a setting.
const TYPED: [&str; 11] = [
    "convert-old-letters",
    "screen-door-help",
    "system-says",
    "time-wrong",
    "time-wrong-sides",
    "wrong-cue",
    "wrong-no-utf8",
    "wrong-no-whole-path",
    "wrong-warning",
    "wrong-warning-point",
    "wrong-warning-tick",
];

/// Sentences that may read the same in another language: they have no words of their own.
const SAME_AS_ENGLISH: [(&str, &str); 74] = [
    ("de", "train-theme-listed"),
    ("it", "train-theme-listed"),
    ("es", "train-theme-listed"),
    ("*", "drill-move"),
    ("de", "drill-asked"),
    ("it", "drill-asked"),
    ("de", "engine-number"),
    ("it", "voice-read-back"),
    ("de", "voice-read-back"),
    ("*", "common.choices"),
    ("*", "values.FEN"),
    ("de", "values.CODE"),
    ("de", "values.FORM"),
    ("de", "values.NAME"),
    ("de", "values.TO"),
    ("it", "values.FILE"),
    ("fr", "values.CODE"),
    ("fr", "values.MODE"),
    ("fr", "values.NOTATION"),
    ("fr", "values.OPTIONS"),
    ("fr", "values.STYLE"),
    ("fr", "common.arguments"),
    ("fr", "common.options"),
    ("fr", "common.OPTIONS"),
    ("de", "flag-setting"),
    ("es", "flag-setting"),
    ("it", "flag-setting"),
    ("*", "wrong-other"),
    ("de", "time-short"),
    ("fr", "time-short"),
    ("*", "at-square"),
    ("de", "convert-at-line"),
    ("es", "convert-at-line"),
    ("it", "convert-at-line"),
    ("*", "on-square"),
    ("*", "list-comma"),
    ("*", "piece-at"),
    ("*", "piece-of-side-at"),
    ("*", "pieces-at"),
    ("*", "pawns-of-side"),
    ("*", "piece-comma"),
    ("*", "piece-full"),
    ("*", "piece-semicolon"),
    ("*", "player"),
    ("*", "player-long"),
    ("*", "player-unnamed"),
    ("*", "row"),
    ("*", "row-of-side"),
    ("*", "side-heading"),
    ("*", "study-put"),
    ("*", "tutorial-piece-words"),
    ("*", "tutorial-promotes-words"),
    ("*", "warning-second"),
    ("*", "where"),
    ("*", "where-first"),
    ("*", "cue-name"),
    ("*", "devices-pad-item"),
    ("*", "entry-line"),
    ("*", "key-does"),
    ("*", "key-function"),
    ("*", "literate-castling"),
    ("it", "moves-pair"),
    ("it", "moves-white"),
    ("it", "which-item"),
    ("de", "moves-pair"),
    ("de", "moves-white"),
    ("de", "which-item"),
    ("de", "page-pieces"),
    ("it", "page-pieces"),
    ("es", "moves-pair"),
    ("es", "moves-white"),
    ("es", "which-item"),
    ("de", "screen-join-code"),
    ("fr", "screen-join-code"),
];

/// One message of a file, taken apart.
pub struct Sentence {
    pub text: String,
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

pub type Locale = BTreeMap<String, Sentence>;

pub fn locale(language: Language) -> Locale {
    let mut locale = Locale::new();
    for file in FILES {
        add_file(&mut locale, language, file);
    }
    locale
}

/// What is written of commands and flags.
pub fn written(language: Language) -> Locale {
    let mut locale = Locale::new();
    add_file(&mut locale, language, WRITTEN);
    locale
}

/// What stands in a file of a language.
pub fn source(language: Language, file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code()).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn add_file(locale: &mut Locale, language: Language, file: &str) {
    let source = source(language, file);
    let resource = parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{} {file} cannot be read: {errors:?}", language.code()));
    let mut add = |key: String, pattern: &Pattern<&str>| {
        let mut sentence = Sentence { text: String::new(), variables: BTreeSet::new(), references: BTreeSet::new() };
        take_apart(pattern, &mut sentence);
        assert!(locale.insert(key.clone(), sentence).is_none(), "{} {file}: `{key}` stands twice", language.code());
    };
    for entry in resource.body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Term(_) | Entry::Junk { .. } => panic!("{} {file}: neither message nor comment", language.code()),
        };
        let key = message.id.name;
        add(key.to_owned(), &message.value.expect("a message has a text"));
        for attribute in message.attributes {
            add(format!("{key}.{}", attribute.id.name), &attribute.value);
        }
    }
}

fn take_apart(pattern: &Pattern<&str>, sentence: &mut Sentence) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => sentence.text.push_str(value),
            PatternElement::Placeable { expression } => in_expression(expression, sentence),
        }
    }
}

fn in_expression(expression: &Expression<&str>, sentence: &mut Sentence) {
    match expression {
        Expression::Inline(inline) => inline_expression(inline, sentence),
        Expression::Select { selector, variants } => {
            inline_expression(selector, sentence);
            for variant in variants {
                take_apart(&variant.value, sentence);
            }
        }
    }
}

fn inline_expression(inline: &InlineExpression<&str>, sentence: &mut Sentence) {
    match inline {
        InlineExpression::VariableReference { id } => {
            sentence.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            sentence.references.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { id, arguments } => {
            assert!(["WORDS", "DAY", "WORD"].contains(&id.name), "no function {}", id.name);
            in_arguments(arguments, sentence);
        }
        InlineExpression::Placeable { expression } => in_expression(expression, sentence),
        InlineExpression::TermReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn in_arguments(arguments: &CallArguments<&str>, sentence: &mut Sentence) {
    for positional in &arguments.positional {
        inline_expression(positional, sentence);
    }
}

/// The arguments of a sentence, those of the sentences in it included.
fn arguments(locale: &Locale, key: &str) -> BTreeSet<String> {
    let sentence = locale.get(key).unwrap_or_else(|| panic!("`{key}` is referred to and does not exist"));
    let inner = sentence.references.iter().flat_map(|key| arguments(locale, key));
    sentence.variables.iter().cloned().chain(inner).collect()
}

/// What has tests of its own: what can be said, how it is pronounced, numbers, and words that are no sentences.
const OTHERS: [&str; 4] = ["grammar.jsgf", "lexicon.tsv", "numbers.rbnf", "words.toml"];

#[test]
fn every_file_is_looked_at() {
    let named: BTreeSet<String> = FILES.into_iter().chain(OTHERS).chain([WRITTEN]).map(str::to_owned).collect();
    for language in Language::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
        let there = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
        // The pages of the manual stand in a folder of their own.
        let files = there.filter(|entry| entry.path().is_file()).map(|entry| entry.file_name());
        let files: BTreeSet<String> = files.map(|name| name.to_string_lossy().into_owned()).collect();
        assert_eq!(files, named, "{language:?}");
    }
}

#[test]
fn every_language_has_the_same_keys() {
    for of in [locale, written] {
        let english = of(Language::En);
        for language in Language::ALL {
            let keys: BTreeSet<String> = of(language).into_keys().collect();
            let expected: BTreeSet<String> = english.keys().cloned().collect();
            let missing: Vec<&String> = expected.difference(&keys).collect();
            let extra: Vec<&String> = keys.difference(&expected).collect();
            assert!(missing.is_empty() && extra.is_empty(), "{language:?}: missing {missing:?}, extra {extra:?}");
        }
    }
}

#[test]
fn every_language_uses_the_same_arguments() {
    for of in [locale, written] {
        let english = of(Language::En);
        for language in Language::ALL {
            let other = of(language);
            for key in english.keys().filter(|key| other.contains_key(*key)) {
                assert_eq!(arguments(&other, key), arguments(&english, key), "{language:?} `{key}`");
            }
        }
    }
}

#[test]
fn nothing_was_left_in_english() {
    let english: Locale = locale(Language::En).into_iter().chain(written(Language::En)).collect();
    let mut allowed: BTreeSet<(&str, &str)> = SAME_AS_ENGLISH.into_iter().collect();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::En) {
        for (key, sentence) in locale(language).into_iter().chain(written(language)) {
            let same = english.get(&key).is_some_and(|english| english.text == sentence.text);
            let listed = [("*", key.as_str()), (language.code(), key.as_str())];
            assert!(
                !same || listed.iter().any(|entry| SAME_AS_ENGLISH.contains(entry)),
                "{language:?} `{key}` is English"
            );
            if same {
                allowed.retain(|entry| !listed.contains(entry));
            }
        }
    }
    assert!(allowed.is_empty(), "these need not be on the list any more: {allowed:?}");
}

#[test]
fn sentences_are_short_plain_and_without_symbols() {
    for language in Language::ALL {
        for (key, sentence) in locale(language) {
            let typed = |c: char| TYPED.contains(&key.as_str()) && (c.is_ascii_digit() || "+/=".contains(c));
            let plain = |c: char| c.is_alphabetic() || c.is_whitespace() || ".,:;?!¿¡'-".contains(c);
            let strange = |c: char| !plain(c) && !typed(c);
            let found: Vec<char> = sentence.text.chars().filter(|c| strange(*c)).collect();
            assert!(found.is_empty(), "{language:?} `{key}` holds {found:?}");
        }
    }
}
