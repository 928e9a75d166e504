//! No two files need one another, unless one is the parent of the other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A module, as the names that lead to it from the root of the crate.
type Module = Vec<String>;

/// The module of a file below `src`.
fn module_of(path: &Path) -> Module {
    let mut names: Module = path.iter().map(|part| part.to_string_lossy().trim_end_matches(".rs").to_owned()).collect();
    if names.last().is_some_and(|last| last == "mod" || last == "lib") {
        names.pop();
    }
    names
}

/// The paths in a file that begin with `crate`, `super` or `self`, with the trees behind `use` unfolded; those of its tests are left out.
fn paths_in(text: &str) -> Vec<Module> {
    let tokens: TokenStream = text.parse().unwrap_or_else(|error| panic!("the file is not Rust: {error}"));
    let mut paths = Vec::new();
    gather(tokens, &mut paths);
    paths
}

fn gather(tokens: TokenStream, paths: &mut Vec<Module>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Ident(ident) => {
                let begins = ["crate", "super", "self"].iter().any(|first| ident == first);
                let inside = at > 1 && tokens[at - 2..at].iter().all(|token| token.to_string() == ":");
                if begins && !inside && is_path(&tokens, at) {
                    follow(&tokens[at..], &[], paths);
                }
            }
            TokenTree::Group(group) => {
                let is_test = at >= 2 && tokens[at - 2].to_string() == "mod" && tokens[at - 1].to_string() == "tests";
                if !is_test {
                    gather(group.stream(), paths);
                }
            }
            _ => {}
        }
    }
}

/// Whether two colons stand behind this token.
fn is_path(tokens: &[TokenTree], at: usize) -> bool {
    let colon = |at: usize| tokens.get(at).is_some_and(|token| token.to_string() == ":");
    colon(at + 1) && colon(at + 2)
}

/// Follows a path from its first token on.
fn follow(tokens: &[TokenTree], before: &[String], paths: &mut Vec<Module>) {
    let mut path = before.to_vec();
    let mut at = 0;
    loop {
        match tokens.get(at) {
            Some(TokenTree::Ident(name)) => path.push(name.to_string()),
            Some(TokenTree::Group(tree)) if tree.delimiter() == Delimiter::Brace => {
                let parts: Vec<TokenTree> = tree.stream().into_iter().collect();
                for part in parts.split(|token| token.to_string() == ",").filter(|part| !part.is_empty()) {
                    follow(part, &path, paths);
                }
                return;
            }
            _ => break,
        }
        if !is_path(tokens, at) {
            break;
        }
        at += 3;
    }
    paths.push(path);
}

/// The module in which what a path names is found: the longest part of it that is a file.
fn resolved(path: &[String], from: &[String], modules: &BTreeMap<Module, PathBuf>) -> Option<Module> {
    let mut whole = from.to_vec();
    for (at, name) in path.iter().enumerate() {
        match name.as_str() {
            "crate" => whole.clear(),
            "super" => drop(whole.pop()),
            "self" if at == 0 || at + 1 == path.len() => {}
            _ => whole.push(name.clone()),
        }
    }
    (0..=whole.len()).rev().map(|length| whole[..length].to_vec()).find(|part| modules.contains_key(part))
}

/// Which module needs which, but for parents and children.
fn arrows(files: &[(Module, String)]) -> BTreeMap<Module, BTreeSet<Module>> {
    let modules: BTreeMap<Module, PathBuf> =
        files.iter().map(|(module, _)| (module.clone(), module.iter().collect())).collect();
    let arrows_of = |(module, text): &(Module, String)| {
        let needed = paths_in(text).into_iter().filter_map(|path| resolved(&path, module, &modules));
        let needed = needed.filter(|needed| !needed.starts_with(module) && !module.starts_with(needed));
        (module.clone(), needed.collect())
    };
    files.iter().map(arrows_of).collect()
}

fn reached(from: &Module, arrows: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeSet<Module> {
    let mut reached = BTreeSet::new();
    let mut waiting = vec![from];
    while let Some(module) = waiting.pop() {
        for next in arrows.get(module).into_iter().flatten() {
            if reached.insert(next.clone()) {
                waiting.push(next);
            }
        }
    }
    reached
}

/// The circles, each with all modules in it.
fn circles(files: &[(Module, String)]) -> BTreeSet<BTreeSet<String>> {
    let arrows = arrows(files);
    let all: BTreeMap<&Module, BTreeSet<Module>> =
        arrows.keys().map(|module| (module, reached(module, &arrows))).collect();
    let circle = |(module, reached): (&&Module, &BTreeSet<Module>)| {
        let back = reached.iter().filter(|other| all.get(other).is_some_and(|reached| reached.contains(*module)));
        back.map(|other| other.join("::")).collect::<BTreeSet<String>>()
    };
    all.iter().map(circle).filter(|circle| !circle.is_empty()).collect()
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn no_files_need_one_another_but_parents_and_children() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    rust_files(&source, &mut paths);
    // What only tests use is no part of the map.
    let of_tests = |path: &PathBuf| {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        ["tests", "samples"].iter().any(|ending| stem.ends_with(ending))
    };
    let files: Vec<(Module, String)> = paths
        .iter()
        .filter(|path| !of_tests(path))
        .map(|path| {
            let below = path.strip_prefix(&source).expect("below src");
            (module_of(below), fs::read_to_string(path).expect("a file"))
        })
        .collect();
    let wrong = circles(&files);
    assert!(wrong.is_empty(), "these files need one another: {wrong:#?}");
}

#[test]
fn circles_are_found() {
    let named = |names: &[(&str, &str)]| -> BTreeSet<BTreeSet<String>> {
        let files: Vec<(Module, String)> =
            names.iter().map(|(path, text)| (module_of(Path::new(path)), (*text).to_owned())).collect();
        circles(&files)
    };
    let circle = |names: &[&str]| BTreeSet::from([names.iter().map(|name| (*name).to_owned()).collect()]);
    let two = [("a/mod.rs", "mod b; mod c;"), ("a/b.rs", "use super::c::C;"), ("a/c.rs", "fn f(b: crate::a::b::B) {}")];
    assert_eq!(named(&two), circle(&["a::b", "a::c"]));
    let tree =
        [("a.rs", "use crate::{b::{self, B}, c};"), ("b.rs", "use crate::c::{C as D};"), ("c.rs", "use super::a;")];
    assert_eq!(named(&tree), circle(&["a", "b", "c"]));
    let family = [("a/mod.rs", "use self::b::B;"), ("a/b.rs", "use super::A; pub(in crate::a) struct B;")];
    assert_eq!(named(&family), BTreeSet::new());
    let in_tests =
        [("a.rs", "use crate::b::B; mod tests { use crate::c::C; }"), ("c.rs", "use crate::a::A;"), ("b.rs", "")];
    assert_eq!(named(&in_tests), BTreeSet::new());
}
