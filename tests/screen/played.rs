//! Whole games between the program and its page, by mouse, touch and keyboard. The script drives both sides.

use std::io::Read as _;
use std::process::{Command, Stdio};

use crate::support::play::binary;
use crate::support::running::Running;

#[test]
fn games_are_played_in_a_browser() {
    run("played.mjs", "some");
}

/// Runs a script of this folder to its end, in "all" or in "some" languages; what it has said.
pub(super) fn run(script: &str, languages: &str) -> String {
    let root = env!("CARGO_MANIFEST_DIR");
    let mut node = Command::new("node");
    node.arg(format!("{root}/tests/screen/{script}"));
    node.env("LANGUAGES", languages).env("ANNABELLA", binary()).env("PARTS", format!("{root}/target/npm/node_modules"));
    let mut running = Running::start(node.stdout(Stdio::piped()));
    let mut told = String::new();
    running.stdout.take().expect("its output").read_to_string(&mut told).expect("text");
    assert!(running.wait().expect("it ends").success(), "{told}");
    told
}
