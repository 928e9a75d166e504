//! The map of the source is kept: who may use whom, who names shakmaty, who reads a clock, where `unsafe` may stand, and
//! how large a file may grow.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// The layers, left to right: a folder may use only what stands in an earlier row. Those in one row are neighbours that
/// know nothing of one another.
const LAYERS: &[&[&str]] = &[
    &["time", "disk", "language", "library", "named", "sound", "keys"],
    &["rules"],
    &["game"],
    &["notation"],
    &["words"],
    &["scoresheet"],
    &["journal", "manual"],
    &["engine", "view"],
    &["answers"],
    &["config"],
    &["desk"],
    &["training"],
    &["input"],
    &["output", "screen", "table"],
    &["console"],
    &["cli"],
    &["catalogue"],
    &["lib", "main"],
];

/// `config` stands before its users, but needs only this.
const CONFIG_MAY_USE: &[&str] = &["time", "disk", "language", "named", "rules", "game"];

/// Where shakmaty is named: the one part that names it to the rest, and the built-in opponent's search.
const NAMES_SHAKMATY: &[&str] = &["rules/position.rs", "rules/position/", "engine/"];

/// Where the solver of helpmates and its boards are named.
const NAMES_THE_SOLVER: &[&str] = &["rules/mating/solver.rs"];

/// Where a clock is read.
const READS_A_CLOCK: &[&str] = &["time.rs"];
const CLOCKS: &[&str] = &["Instant", "SystemTime", "clock_gettime"];

/// Where C libraries are called.
const MAY_BE_UNSAFE: &[&str] = &[
    "library.rs",
    "output/espeak",
    "output/braille_display",
    "input/voice/sphinx/ffi.rs",
    "scoresheet/braille/louis.rs",
];

const MOST_LINES: usize = 600;

/// An identifier of a file, with what is needed to judge it.
#[derive(Debug, PartialEq, Eq)]
struct Word {
    text: String,
    in_tests: bool,
}

/// What a file names.
#[derive(Debug, Default)]
struct Named {
    words: Vec<Word>,
    /// Parts of this crate: the first name behind `crate::`, or behind as many `super::` as lead to the root.
    uses: Vec<String>,
}

/// Reads a file that stands at `depth` modules below the root.
fn named_in(text: &str, depth: usize) -> Named {
    let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("the file is not Rust: {error}"));
    let mut named = Named::default();
    walk(tokens, depth, false, &mut named);
    named
}

fn walk(tokens: TokenStream, depth: usize, in_tests: bool, named: &mut Named) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (index, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(ident) => {
                let text = ident.to_string();
                if text == "crate" || text == "super" {
                    path_from(&tokens, index, depth, named);
                }
                named.words.push(Word { text, in_tests });
            }
            TokenTree::Group(group) => {
                let module = module_before(&tokens, index);
                let deeper = depth + usize::from(module.is_some());
                let in_tests = in_tests || module.as_deref() == Some("tests");
                walk(group.stream(), deeper, in_tests, named);
            }
            _ => {}
        }
    }
}

/// The name of the inline module whose braces stand at `index`.
fn module_before(tokens: &[TokenTree], index: usize) -> Option<String> {
    let is_braces = matches!(&tokens[index], TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
    let word = |back: usize| match tokens.get(index.checked_sub(back)?)? {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        _ => None,
    };
    (is_braces && word(2).as_deref() == Some("mod")).then(|| word(1)).flatten()
}

/// Follows a path that begins with `crate` or `super` at `start`, if it leads to the root of the crate.
fn path_from(tokens: &[TokenTree], start: usize, depth: usize, named: &mut Named) {
    let is = |index: usize, text: &str| tokens.get(index).is_some_and(|token| token.to_string() == text);
    if start >= 2 && is(start - 1, ":") && is(start, "super") {
        return; // inside a path that is followed from its beginning
    }
    let (mut at, mut depth) = (start, if is(start, "crate") { 0 } else { depth.saturating_sub(1) });
    while is(at + 1, ":") && is(at + 2, ":") && is(at + 3, "super") {
        at += 3;
        depth = depth.saturating_sub(1);
    }
    if depth > 0 || !is(at + 1, ":") || !is(at + 2, ":") {
        return;
    }
    match tokens.get(at + 3) {
        Some(TokenTree::Ident(ident)) => named.uses.push(ident.to_string()),
        Some(TokenTree::Group(group)) => {
            let mut first = true;
            for token in group.stream() {
                match token {
                    TokenTree::Ident(ident) if first => {
                        named.uses.push(ident.to_string());
                        first = false;
                    }
                    TokenTree::Punct(punct) if punct.as_char() == ',' => first = true,
                    _ => {}
                }
            }
        }
        _ => {}
    }
}

fn rank(part: &str) -> Option<usize> {
    LAYERS.iter().position(|row| row.contains(&part))
}

/// The first line of code that holds `part`, for a reader who wants to find it; the tokens do not carry their lines.
fn line_of(text: &str, part: &str) -> usize {
    let is_code = |line: &str| !line.trim_start().starts_with("//");
    1 + text.lines().position(|line| is_code(line) && line.contains(part)).unwrap_or(0)
}

/// What is wrong in one file; `path` is relative to `src`.
fn judge(path: &str, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let part = path.split('/').next().unwrap_or(path).trim_end_matches(".rs");
    let Some(own) = rank(part) else {
        return vec![format!("src/{path}: `{part}` has no place among the layers")];
    };
    let is_root = part == "lib" || part == "main";
    let depth = if is_root { 0 } else { path.matches('/').count() + usize::from(!path.ends_with("/mod.rs")) };
    let named = named_in(text, depth);
    for used in &named.uses {
        let Some(other) = rank(used) else {
            // Not a module: a macro or a re-export of the root.
            continue;
        };
        let allowed =
            used == part || if part == "config" { CONFIG_MAY_USE.contains(&used.as_str()) } else { other < own };
        if !allowed {
            let line = line_of(text, &format!("{used}::"));
            wrong.push(format!("src/{path}:{line}: `{part}` may not use `{used}`, which does not stand to its left"));
        }
    }
    let listed = |list: &[&str]| list.iter().any(|each| path.starts_with(each));
    for word in &named.words {
        let word_text = word.text.as_str();
        let line = || line_of(text, word_text);
        if word_text == "shakmaty" && !listed(NAMES_SHAKMATY) {
            wrong.push(format!("src/{path}:{}: shakmaty is named only by {NAMES_SHAKMATY:?}", line()));
        }
        if matches!(word_text, "chasolver" | "BoardBuilder") && !listed(NAMES_THE_SOLVER) {
            wrong.push(format!("src/{path}:{}: the solver is named only by {NAMES_THE_SOLVER:?}", line()));
        }
        if CLOCKS.contains(&word_text) && !word.in_tests && !listed(READS_A_CLOCK) {
            wrong.push(format!("src/{path}:{}: a clock ({word_text}) is read only in {READS_A_CLOCK:?}", line()));
        }
        if (word_text == "unsafe" || word_text == "unsafe_code") && !listed(MAY_BE_UNSAFE) {
            wrong.push(format!("src/{path}:{}: unsafe code stands only in {MAY_BE_UNSAFE:?}", line()));
        }
    }
    wrong
}

/// All Rust files below a directory of the repository.
fn rust_files(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(!files.is_empty(), "{folder} holds no Rust");
    files
}

fn relative(path: &Path, folder: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    path.strip_prefix(root).expect("below it").to_string_lossy().replace('\\', "/")
}

#[test]
fn the_layers_are_kept() {
    let mut wrong = Vec::new();
    for path in rust_files("src") {
        let text = fs::read_to_string(&path).expect("UTF-8");
        wrong.extend(judge(&relative(&path, "src"), &text));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// Files of `src` outside tests that may name a language beside English. What belongs to one stands in its row of `language.rs` and in its
/// folder of `locales`; the others have German or Italian words of the Laws, or a fault of a table.
const NAMES_LANGUAGES: usize = 8;

/// Whether a token names a language beside English: by a variant, a code, or its name within a longer one.
fn names_language(token: &str) -> bool {
    let tag = |text: &str| ["it", "de", "es", "fr"].contains(&text.split(['-', '_', '.']).next().unwrap_or_default());
    let lower = token.to_lowercase();
    match token.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        Some(text) => tag(text),
        None => {
            ["It", "De", "Es", "Fr"].contains(&token)
                || ["italian", "german", "spanish", "french"].iter().any(|name| lower.contains(name))
        }
    }
}

/// Whether anything outside of tests does.
fn file_names_language(tokens: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    tokens.iter().enumerate().any(|(index, token)| match token {
        TokenTree::Group(group) => {
            // The text of a comment or an attribute names nothing.
            let attribute = index > 0 && tokens[index - 1].to_string() == "#";
            let is_test = module_before(&tokens, index).as_deref() == Some("tests");
            !attribute && !is_test && file_names_language(group.stream())
        }
        token => names_language(&token.to_string()),
    })
}

#[test]
fn languages_beside_english_are_named_in_few_files() {
    let is_test = |name: &str| name.ends_with("tests.rs") || name.contains("tests/");
    let mut naming = Vec::new();
    for path in rust_files("src") {
        let name = relative(&path, "src");
        let tokens: TokenStream = fs::read_to_string(&path).expect("UTF-8").parse().expect("Rust");
        let by_its_name = path.file_stem().is_some_and(|stem| names_language(&format!("\"{}\"", stem.display())));
        if !is_test(&name) && (by_its_name || file_names_language(tokens)) {
            naming.push(name);
        }
    }
    assert!(naming.contains(&"language.rs".to_owned()), "{naming:?}");
    assert!(naming.len() <= NAMES_LANGUAGES, "{} files: {naming:#?}", naming.len());
    for (text, finds) in [
        ("fn f() { match l { Language::De => 1, _ => 2 } }", true),
        ("const X: &str = \"fr-bfu\";", true),
        ("const SPANISH: u8 = 1;", true),
        ("/// German.\nmod tests { const X: Language = Language::It; }", false),
        ("use serde::de::Error; const X: &str = \"defend\";", false),
    ] {
        assert_eq!(file_names_language(text.parse().expect("Rust")), finds, "{text}");
    }
}

#[test]
fn files_stay_small_and_say_what_they_are() {
    let mut wrong = Vec::new();
    for folder in ["src", "tests"] {
        for path in rust_files(folder) {
            let text = fs::read_to_string(&path).expect("UTF-8");
            let lines = text.lines().count();
            let name = format!("{folder}/{}", relative(&path, folder));
            if lines > MOST_LINES {
                wrong.push(format!("{name} has {lines} lines; above {MOST_LINES} it wants to be two files"));
            }
            if !text.starts_with("//! ") {
                wrong.push(format!("{name} does not begin by saying what it is (//!)"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_module_of_the_root_has_its_place() {
    let root = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).expect("UTF-8");
    let modules: Vec<&str> = root.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    assert!(modules.contains(&"game"), "{modules:?}");
    for module in modules {
        assert!(rank(module).is_some(), "`{module}` has no place among the layers");
    }
}

/// The judge itself: what it must find, and what it must let pass.
#[test]
fn the_judge_sees_what_it_should() {
    for (path, text, finds) in [
        ("game/a.rs", "use crate::words::notice::Notice;", "may not use `words`"),
        ("game/a.rs", "use crate::{rules::x, journal};", "may not use `journal`"),
        ("game/a.rs", "fn f() { let _ = matches!(1, crate::desk::ONE); }", "may not use `desk`"),
        ("game/a.rs", "use super::super::words;", "may not use `words`"),
        ("game/mod.rs", "use super::words;", "may not use `words`"),
        ("game/a.rs", "mod b { use super::super::super::words; }", "may not use `words`"),
        ("engine/a.rs", "use crate::answers::x;", "may not use `answers`"),
        ("input/a.rs", "use crate::output::x;", "may not use `output`"),
        ("config/a.rs", "use crate::words::x;", "may not use `words`"),
        ("words/a.rs", "use crate::config::x;", "may not use `config`"),
        ("game/a.rs", "use shakmaty::Chess;", "shakmaty is named only by"),
        ("engine/a.rs", "use chasolver::winnability;", "the solver is named only by"),
        ("desk/a.rs", "use std::time::Instant;", "a clock (Instant)"),
        ("output/terminal.rs", "#![allow(unsafe_code)]", "unsafe code stands only in"),
        ("input/a.rs", "fn f() { unsafe { g() } }", "unsafe code stands only in"),
        ("misc/a.rs", "", "has no place"),
    ] {
        let wrong = judge(path, text);
        assert!(wrong.len() == 1 && wrong[0].contains(finds), "{path}: {text}: {wrong:?}");
    }
    for (path, text) in [
        ("game/a.rs", "//! [`crate::words`], and \"crate::words\"\nuse crate::rules::x;\nuse crate::game::y;"),
        ("game/a.rs", "use super::words; mod tests { use super::super::words; }"),
        ("game/a.rs", "const X: &str = \"use crate::words\"; // unsafe shakmaty"),
        ("rules/position.rs", "use shakmaty::Chess;"),
        ("engine/builtin/search.rs", "use shakmaty::Chess;"),
        ("time.rs", "use std::time::SystemTime;"),
        ("engine/a.rs", "#[cfg(test)] mod tests { use std::time::Instant; }"),
        ("output/espeak_library.rs", "#![allow(unsafe_code)] fn f() { unsafe {} }"),
        ("desk/a.rs", "use crate::config::Settings;"),
        ("config/a.rs", "use crate::rules::profile::Profile;"),
        ("main.rs", "use annabella::cli;"),
    ] {
        assert_eq!(judge(path, text), Vec::<String>::new(), "{path}: {text}");
    }
}
