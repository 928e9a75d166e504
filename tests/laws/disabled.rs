//! Takes the functions of the table away, one by one, and sees the vectors of their rules fail.
//!
//! Nothing of it is in the program that is built and used: it is done in a copy of the source, where each function that the table
//! names begins with a look at an environment variable, and ends there if it is meant. One build serves for all.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::laws::rows::{Decided, ROWS};
use crate::laws::table::{root, vectors_of};

const SWITCH: &str = "ANNABELLA_DISABLED";

/// The tracked files of the project, below `place`. Older builds there are kept.
fn copy(place: &Path) {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git lists the files")
        .stdout;
    for name in String::from_utf8(listed).expect("UTF-8").split('\0').filter(|name| !name.is_empty()) {
        let (from, to) = (root().join(name), place.join(name));
        let Ok(contents) = fs::read(&from) else { continue };
        // What has not changed keeps its time, and is not compiled again.
        if fs::read(&to).is_ok_and(|there| there == contents) {
            continue;
        }
        fs::create_dir_all(to.parent().expect("a folder")).expect("a folder is made");
        fs::write(&to, contents).expect("a file is copied");
    }
}

/// Puts the switch at the beginning of every function of that name. A function with it cannot be `const`.
fn with_switch(text: &str, file: &str, name: &str) -> String {
    let (mut done, mut rest) = (String::new(), text);
    let head = format!("fn {name}");
    while let Some(at) = rest.find(&head) {
        let (before, from) = rest.split_at(at);
        let after_name = &from[head.len()..];
        if !after_name.starts_with(['(', '<']) {
            done.push_str(before);
            done.push_str(&head);
            rest = after_name;
            continue;
        }
        let open = body_of(from).unwrap_or_else(|| panic!("{file}: {name} has no body"));
        done.push_str(before.strip_suffix("const ").unwrap_or(before));
        done.push_str(&from[..=open]);
        done.push_str(" if ::std::env::var_os(\"");
        done.push_str(SWITCH);
        done.push_str("\").is_some_and(|name| name == \"");
        done.push_str(&[file, name].join(":"));
        done.push_str("\") { panic!(\"disabled\") } ");
        rest = &from[open + 1..];
    }
    done + rest
}

/// Where the braces of a function open: the first that stand in no other bracket.
fn body_of(text: &str) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, sign) in text.char_indices() {
        match sign {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            '{' if depth == 0 => return Some(at),
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// A few vectors of each kind and form.
fn some_of(vectors: Vec<Value>) -> Vec<Value> {
    const OF_EACH: usize = 8;
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let is_taken = |vector: &Value| {
        let count = taken.entry(crate::laws::file::kind_of(vector)).or_default();
        *count += 1;
        *count <= OF_EACH
    };
    vectors.into_iter().filter(is_taken).collect()
}

fn passes(program: &Path, vectors: &[Value], disabled: Option<&str>) -> bool {
    let file = program.with_extension("vectors.json");
    fs::write(&file, json!(vectors).to_string()).expect("the vectors are written");
    let mut command = Command::new(program);
    command.arg(&file).stdout(Stdio::null()).stderr(Stdio::null());
    match disabled {
        Some(name) => command.env(SWITCH, name),
        None => command.env_remove(SWITCH),
    };
    command.status().expect("the program runs").success()
}

fn place() -> PathBuf {
    root().join("target/disabled/source")
}

/// Cargo in the copy, which is a project of its own: it shares nothing with the build that runs this test.
fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(arguments).current_dir(place()).env("CARGO_TARGET_DIR", root().join("target/disabled/build"));
    cargo.env_remove("RUSTFLAGS").env_remove(SWITCH);
    cargo
}

/// One test of the copy.
fn test_passes((file, name): (&str, &str), disabled: Option<&str>) -> bool {
    let module = Path::new(file).file_stem().and_then(|stem| stem.to_str()).expect("tests/NAME.rs");
    let mut command = cargo(&["test", "--locked", "--quiet", "--test", "core", &format!("{module}::{name}")]);
    if let Some(function) = disabled {
        command.env(SWITCH, function);
    }
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("cargo runs").success()
}

fn build() -> PathBuf {
    let place = place();
    copy(&place);
    let named = ROWS.iter().flat_map(|row| match &row.decided {
        Decided::By(functions) | Decided::Tested { by: functions, .. } => functions.to_vec(),
        Decided::ByPeople(_) => Vec::new(),
    });
    let named: BTreeSet<(&str, &str)> = named.collect();
    for file in named.iter().map(|(file, _)| *file).collect::<BTreeSet<_>>() {
        let original = fs::read_to_string(root().join("src").join(file)).expect("the source");
        let of_file = named.iter().filter(|(each, _)| *each == file);
        let switched = of_file.fold(original, |text, (file, name)| with_switch(&text, file, name));
        let to = place.join("src").join(file);
        fs::write(&to, switched).expect("the copy is changed");
    }
    let built = cargo(&["build", "--locked", "--example", "judge"]).status().expect("cargo runs");
    assert!(built.success(), "the copy does not build");
    root().join("target/disabled/build/debug/examples/judge")
}

#[test]
#[ignore = "builds a copy of the library, which takes minutes"]
fn the_vectors_of_a_rule_fail_without_its_function() {
    let program = build();
    let mut wrong = Vec::new();
    for row in ROWS {
        let functions = match &row.decided {
            Decided::By(functions) => functions,
            Decided::Tested { by, test } => {
                for (file, name) in *by {
                    if test_passes(*test, Some(&format!("{file}:{name}"))) {
                        wrong.push(format!("{}: {} does not need {name} of {file}", row.rule, test.1));
                    }
                }
                if !test_passes(*test, None) {
                    wrong.push(format!("{}: {} fails as it is", row.rule, test.1));
                }
                continue;
            }
            Decided::ByPeople(_) => continue,
        };
        let vectors = some_of(vectors_of(row.rule));
        if !passes(&program, &vectors, None) {
            wrong.push(format!("{}: the vectors fail as it is", row.rule));
        }
        for (file, name) in *functions {
            if passes(&program, &vectors, Some(&format!("{file}:{name}"))) {
                wrong.push(format!("{}: no vector needs {name} of {file}", row.rule));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_switch_stands_only_at_the_beginning_of_the_function() {
    let text = "pub const fn read(from: &[u8; 3]) -> u8 { 1 }\nfn reader() { read(&[0; 3]); }";
    let switched = with_switch(text, "a.rs", "read");
    assert!(switched.starts_with("pub fn read(from: &[u8; 3]) -> u8 { if ::std::env::var_os"), "{switched}");
    assert!(switched.ends_with(" 1 }\nfn reader() { read(&[0; 3]); }"), "{switched}");
    assert_eq!(switched.matches(SWITCH).count(), 1);
}
