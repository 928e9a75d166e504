//! The same through the judge as a program: files, standard input, lines, and whether all pass.

use std::path::PathBuf;

use serde_json::{Value, json};

use crate::judge::program;
use crate::laws::file;

/// What the program says.
struct Output {
    lines: Vec<Value>,
    errors: Vec<String>,
    all_pass: bool,
}

fn run(files: &[&str], by_profile: bool, input: &str) -> Output {
    let args = program::Args { files: files.iter().map(PathBuf::from).collect(), by_profile };
    let (mut printed, mut errors) = (Vec::new(), Vec::new());
    let mut streams = program::Streams {
        input: &mut input.as_bytes(),
        print: &mut |line| printed.push(line),
        complain: &mut |why| errors.push(why),
    };
    let all_pass = program::run(&args, &mut streams);
    let read = |line: &String| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    assert!(printed.iter().chain(&errors).all(|line| line.lines().count() == 1), "{printed:#?} {errors:#?}");
    Output { lines: printed.iter().map(read).collect(), errors, all_pass }
}

#[test]
fn the_program_writes_one_line_a_vector_and_the_totals() {
    // Those that take long are judged by another test.
    let vectors: Vec<Value> =
        file::read(&file::path()).into_iter().filter(|vector| !file::takes_long(vector)).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("vectors.json");
    std::fs::write(&path, json!({ "vectors": vectors }).to_string()).expect("a file");
    let Output { lines, errors, all_pass } = run(&[path.to_str().expect("a plain path")], false, "");
    let ids: Vec<&Value> = lines.iter().map(|line| &line["id"]).collect();
    assert_eq!(ids, vectors.iter().map(|vector| &vector["id"]).collect::<Vec<_>>());
    assert_eq!(all_pass, lines.iter().all(|line| line["pass"] == true), "{errors:#?}");
    for (line, vector) in lines.iter().zip(&vectors) {
        assert_eq!(line.get("skipped").is_some(), vector["decidable"] == false, "{line}");
    }
    if file::is_our_own() {
        let failed: Vec<&Value> = lines.iter().filter(|line| line["pass"] != true).collect();
        assert!(failed.is_empty(), "{failed:#?}");
    }
}

#[test]
fn program_and_judge_decide_the_same_from_standard_input_too() {
    let text = json!(file::quick().iter().map(|(vector, _)| vector).collect::<Vec<_>>()).to_string();
    let mut lines = run(&["-"], true, &text).lines.into_iter();
    for (_, report) in file::quick() {
        if report.verdicts.is_empty() {
            let line = lines.next().expect("a line for each vector");
            assert_eq!((line["id"].as_str(), line.get("profile")), (Some(report.id.as_str()), None));
        }
        for verdict in &report.verdicts {
            let line = lines.next().expect("a line for each profile");
            assert_eq!(line["profile"], json!(verdict.profile), "{}", report.id);
            assert_eq!(line["decided"], json!(verdict.decided), "{}", report.id);
            assert_eq!(line["pass"], json!(verdict.pass), "{}", report.id);
        }
    }
    assert!(lines.next().is_none());
}

/// The example itself, as people call it: a line for each vector, and an exit code that says whether all pass.
#[test]
fn the_example_program_judges_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let judged = |class: &str| {
        let file = folder.path().join("vectors.json");
        let vector = json!([{ "id": "one", "kind": "time_class", "profiles": ["casual"],
            "given": { "base_min": 90, "increment_s": 30 }, "expect": { "time_class": class } }]);
        std::fs::write(&file, vector.to_string()).expect("a file");
        let mut cargo = std::process::Command::new(env!("CARGO"));
        cargo.args(["run", "--quiet", "--locked", "--example", "judge", "--"]).arg(&file);
        let done = cargo.current_dir(crate::laws::table::root()).output().expect("cargo runs");
        let text = String::from_utf8_lossy(&done.stdout).into_owned();
        let line: Value = serde_json::from_str(text.trim()).unwrap_or_else(|error| panic!("{error}: {done:?}"));
        (done.status.code(), line["id"].clone(), line["pass"].clone())
    };
    assert_eq!(judged("standard"), (Some(0), json!("one"), json!(true)));
    assert_eq!(judged("blitz"), (Some(1), json!("one"), json!(false)));
}

#[test]
fn one_failure_is_enough() {
    let geometry = |length: u32| {
        json!({ "id": format!("length {length}"), "kind": "geometry", "form": "default", "profiles": ["casual"],
            "given": { "diagonals": ["a1-h8"] }, "action": null, "expect": { "lengths": [length] } })
    };
    let good = run(&[], false, &json!([geometry(8)]).to_string());
    assert!(good.all_pass);
    assert_eq!(good.lines, [json!({ "id": "length 8", "decided": { "lengths": [8], "valid": true }, "pass": true })]);
    let bad = run(&["-"], false, &json!({ "vectors": [geometry(7), geometry(8)] }).to_string());
    assert!(!bad.all_pass);
    assert_eq!(bad.lines[0]["differs"], json!(["casual: lengths"]));
    assert_eq!((&bad.lines[0]["pass"], &bad.lines[1]["pass"]), (&json!(false), &json!(true)));
}

#[test]
fn what_holds_no_vectors_is_told_in_one_line() {
    for (files, input, says) in [
        (&["/nowhere/at all.json"][..], "", "/nowhere/at all.json: "),
        (&[], "", "standard input: this is no JSON"),
        (&["-"], "{}", "standard input: there is no list of vectors"),
        (&[], "[1, 2", "standard input: this is no JSON"),
        (&[], "7", "standard input: there is no list of vectors"),
    ] {
        let output = run(files, false, input);
        assert!(!output.all_pass && output.lines.is_empty());
        assert!(output.errors.len() == 1 && output.errors[0].starts_with(says), "{:?}", output.errors);
    }
}

#[test]
fn a_bad_file_does_not_stop_the_next_being_judged() {
    let good = json!([{ "id": "good", "kind": "time_class", "profiles": ["casual"],
        "given": { "base_min": 90, "increment_s": 30 }, "expect": { "time_class": "standard" } }]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("good.json");
    std::fs::write(&file, good.to_string()).expect("a file");
    let file = file.to_str().expect("a plain path");
    let output = run(&["/nowhere/at all.json", file, "-"], false, &good.to_string());
    assert_eq!((output.lines.len(), output.errors.len(), output.all_pass), (2, 1, false));
    assert!(run(&[file, file], false, "").all_pass);
}
