//! The same through the program: files, standard input, lines, exit.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

use crate::laws::file;

fn run(arguments: &[&str], input: Option<&str>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.arg("judge").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut to = child.stdin.take().expect("its input");
    if let Some(input) = input {
        // It may end before it has read everything.
        let _gone = to.write_all(input.as_bytes());
    }
    drop(to);
    child.wait_with_output().expect("it ends")
}

fn lines(output: &Output) -> Vec<Value> {
    let text = String::from_utf8(output.stdout.clone()).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))).collect()
}

#[test]
fn the_program_writes_one_line_a_vector_and_exits_as_they_fare() {
    let path = file::path();
    let output = run(&[path.to_str().expect("a plain path")], None);
    let lines = lines(&output);
    let ids: Vec<&Value> = lines.iter().map(|line| &line["id"]).collect();
    let vectors = file::read(&path);
    assert_eq!(ids, vectors.iter().map(|vector| &vector["id"]).collect::<Vec<_>>());
    let all_pass = lines.iter().all(|line| line["pass"] == true);
    assert_eq!(output.status.success(), all_pass, "{}", String::from_utf8_lossy(&output.stderr));
    for (line, vector) in lines.iter().zip(&vectors) {
        assert_eq!(line.get("skipped").is_some(), vector["decidable"] == false, "{line}");
    }
    if file::is_our_own() {
        let failed: Vec<&Value> = lines.iter().filter(|line| line["pass"] != true).collect();
        assert!(failed.is_empty(), "{failed:#?}");
    }
}

#[test]
fn program_and_library_decide_the_same_from_standard_input_too() {
    let text = json!(file::quick().iter().map(|(vector, _)| vector).collect::<Vec<_>>()).to_string();
    let output = run(&["--by-profile", "-"], Some(&text));
    let mut lines = lines(&output).into_iter();
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

#[test]
fn one_failure_is_enough() {
    let geometry = |length: u32| {
        json!({ "id": format!("length {length}"), "kind": "geometry", "form": "default", "profiles": ["casual"],
            "given": { "diagonals": ["a1-h8"] }, "action": null, "expect": { "lengths": [length] } })
    };
    let good = run(&[], Some(&json!([geometry(8)]).to_string()));
    assert!(good.status.success());
    assert_eq!(lines(&good), [json!({ "id": "length 8", "decided": { "lengths": [8], "valid": true }, "pass": true })]);
    let bad = run(&["-"], Some(&json!({ "vectors": [geometry(7), geometry(8)] }).to_string()));
    assert_eq!(bad.status.code(), Some(1));
    let lines = lines(&bad);
    assert_eq!(lines[0]["differs"], json!(["casual: lengths"]));
    assert_eq!((&lines[0]["pass"], &lines[1]["pass"]), (&json!(false), &json!(true)));
}

#[test]
fn what_holds_no_vectors_is_told_in_one_line() {
    for (arguments, input, says) in [
        (&["/nowhere/at all.json"][..], None, "/nowhere/at all.json: "),
        (&[], Some(""), "standard input: this is no JSON"),
        (&["-"], Some("{}"), "standard input: there is no list of vectors"),
        (&[], Some("[1, 2"), "standard input: this is no JSON"),
        (&[], Some("7"), "standard input: there is no list of vectors"),
    ] {
        let output = run(arguments, input);
        assert_eq!(output.status.code(), Some(1));
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        assert!(error.starts_with("annabella: ") && error.contains(says) && error.lines().count() == 1, "{error}");
        assert!(output.stdout.is_empty());
    }
}
