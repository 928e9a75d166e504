//! The table of the Laws (`LAWS.md`) is made from the rules, the vectors and the source, and says nothing that is not so.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};

use crate::laws::file;
use crate::laws::rows::{Decided, ROWS};

pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The names of the functions of a file, those of its tests left out.
fn functions(tokens: TokenStream, found: &mut BTreeSet<String>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let word = |index: usize| match tokens.get(index) {
        Some(TokenTree::Ident(ident)) => ident.to_string(),
        _ => String::new(),
    };
    for (index, token) in tokens.iter().enumerate() {
        if word(index) == "fn" {
            found.insert(word(index + 1));
        }
        if let TokenTree::Group(group) = token {
            let is_tests = index >= 2 && word(index - 2) == "mod" && word(index - 1) == "tests";
            if !is_tests {
                functions(group.stream(), found);
            }
        }
    }
}

/// Which vectors are about a rule and can be decided.
pub fn vectors_of(rule: &str) -> Vec<serde_json::Value> {
    let about = |vector: &serde_json::Value| {
        let rules = vector["rule"].as_array();
        vector["decidable"] != false && rules.is_some_and(|rules| rules.iter().any(|each| each == rule))
    };
    file::vectors().into_iter().filter(about).collect()
}

fn table() -> String {
    let mut text = String::from(
        "# The Laws, rule by rule\n\n\
         Made by `tests/laws/table.rs` from the rules, the vectors and the source; the test fails where this file and they differ\n\
         (`ANNABELLA_WRITE=1 cargo test --test core laws::table` writes it anew).\n\n\
         The rules bear their names in the rules matrix. *Decided by* names functions below `src`. Under *vectors* stand those of\n\
         `vectors.json` (`V-`) and our own (`M-`, `more.json`). That they hang on these functions is shown by\n\
         `cargo test --test core disabled -- --ignored`: in a copy of the source each function is made to fail on demand, and with\n\
         any one of them the vectors of its rule must fail.\n\n\
         | rule | about | decided by | vectors |\n|---|---|---|---|\n",
    );
    for row in ROWS {
        let (by, vectors) = match &row.decided {
            Decided::By(functions) => {
                let names: Vec<String> = functions.iter().map(|(file, name)| format!("`{file}` `{name}`")).collect();
                let vectors = vectors_of(row.rule);
                let ids: Vec<&str> = vectors.iter().filter_map(|vector| vector["id"].as_str()).collect();
                (names.join(", "), ids.join(", "))
            }
            Decided::Tested { by, test } => {
                let names: Vec<String> = by.iter().map(|(file, name)| format!("`{file}` `{name}`")).collect();
                (names.join(", "), format!("test `{}` `{}`", test.0, test.1))
            }
            Decided::ByPeople(why) => (format!("people: {why}"), String::new()),
        };
        writeln!(text, "| {} | {} | {by} | {vectors} |", row.rule, row.title).expect("a text takes everything");
    }
    text
}

#[test]
fn the_table_is_what_it_is_made_from() {
    if !file::is_our_own() {
        return;
    }
    let path = root().join("tests/laws/LAWS.md");
    let made = table();
    if std::env::var_os("ANNABELLA_WRITE").is_some() {
        fs::write(&path, &made).expect("the table is written");
    }
    let stands = fs::read_to_string(&path).expect("tests/laws/LAWS.md");
    assert_eq!(stands, made, "ANNABELLA_WRITE=1 cargo test --test core laws::table writes it anew");
}

#[test]
fn every_rule_has_a_row_with_its_functions_and_vectors() {
    assert_eq!(ROWS.len(), 125);
    let rules: BTreeSet<&str> = ROWS.iter().map(|row| row.rule).collect();
    assert_eq!(rules.len(), 125, "a rule stands twice");
    if file::is_our_own() {
        for vector in file::vectors() {
            for rule in vector["rule"].as_array().expect("rules") {
                assert!(rules.contains(rule.as_str().expect("a name")), "{}: {rule} has no row", vector["id"]);
            }
        }
    }
    let mut known: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    for row in ROWS {
        let named = match &row.decided {
            Decided::By(named) => {
                assert!(!file::is_our_own() || !vectors_of(row.rule).is_empty(), "{} has no vector", row.rule);
                named
            }
            Decided::Tested { by, test: (file, name) } => {
                let text = fs::read_to_string(root().join(file)).expect("the file of the test");
                assert!(text.contains(&format!("#[test]\nfn {name}()")), "{}: there is no test {name}", row.rule);
                by
            }
            Decided::ByPeople(_) => continue,
        };
        assert!(!named.is_empty(), "{}", row.rule);
        for (file, name) in *named {
            let path = root().join("src").join(file);
            let there = known.entry(path.clone()).or_insert_with(|| {
                let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                let mut found = BTreeSet::new();
                functions(text.parse().expect("Rust"), &mut found);
                found
            });
            assert!(there.contains(*name), "{}: there is no function {name} in src/{file}", row.rule);
        }
    }
}
