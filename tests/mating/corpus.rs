//! The positions that the solver's author publishes with it (MIT), read where cargo has unpacked the crate.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

/// Hard positions, most of them composed, each with who can mate: `WB`, `W-`, `-B` or `--`.
pub fn composed() -> Vec<(String, String)> {
    read("positions.txt")
}

/// Positions in which somebody's time ran out on Lichess, in the same form.
#[allow(dead_code)] // the benchmark's
pub fn from_games() -> Vec<(String, String)> {
    read("lichess.txt")
}

fn read(file: &str) -> Vec<(String, String)> {
    let path = folder().join("tests").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = lines.filter_map(|line| line.split_once(' ')).map(|(who, fen)| (who.to_owned(), fen.to_owned()));
    let read: Vec<_> = read.collect();
    assert!(read.len() > 1_000, "{} holds {} positions", path.display(), read.len());
    read
}

fn folder() -> PathBuf {
    let mut cargo = Command::new(env!("CARGO"));
    // Only what this platform needs: the rest was never downloaded.
    cargo.args(["metadata", "--format-version", "1", "--offline", "--locked", "--filter-platform", &platform()]);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo");
    assert!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let solver = packages.iter().find(|package| package["name"] == "chasolver").expect("the solver");
    let manifest = PathBuf::from(solver["manifest_path"].as_str().expect("a path"));
    manifest.parent().expect("a folder").to_owned()
}

/// The platform that the compiler builds for.
fn platform() -> String {
    let output = Command::new("rustc").arg("-vV").output().expect("rustc");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("rustc names its host").to_owned()
}
