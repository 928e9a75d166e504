//! The file of vectors that is judged.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use serde_json::{Value, json};

use crate::judge::{self, Report};

/// Another file may be judged by the same tests.
pub fn path() -> PathBuf {
    match env::var_os("ANNABELLA_LAW_VECTORS") {
        Some(path) => PathBuf::from(path),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws/vectors.json"),
    }
}

pub fn is_our_own() -> bool {
    env::var_os("ANNABELLA_LAW_VECTORS").is_none()
}

/// The vectors of a file.
pub fn read(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let list = file.get("vectors").unwrap_or(&file);
    list.as_array().expect("a list of vectors").clone()
}

/// All vectors: those of the sources with our own for what they leave out, or those of the file that was named.
pub fn vectors() -> Vec<Value> {
    let mut vectors = read(&path());
    if is_our_own() {
        vectors.extend(read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/laws/more.json")));
    }
    vectors
}

/// The vectors that do not take long, each with its report: several tests hold something against them. The games that are played
/// for them are replayed from their records.
pub fn quick() -> &'static [(Value, Report)] {
    static JUDGED: OnceLock<Vec<(Value, Report)>> = OnceLock::new();
    JUDGED.get_or_init(|| {
        let vectors: Vec<Value> = vectors().into_iter().filter(|vector| !takes_long(vector)).collect();
        let reports: Vec<Report> = judge::judge_and_replay(&text_of(&vectors)).expect("a file of vectors").collect();
        assert_eq!(reports.len(), vectors.len());
        vectors.into_iter().zip(reports).collect()
    })
}

/// Judges vectors that a test has made.
pub fn judge(vectors: &[Value]) -> Vec<Report> {
    judge::judge(&text_of(vectors)).expect("a file of vectors").collect()
}

fn text_of(vectors: &[Value]) -> String {
    json!({ "vectors": vectors }).to_string()
}

/// `kind/form`.
pub fn kind_of(vector: &Value) -> String {
    let part = |key: &str| vector[key].as_str().unwrap_or("default").to_owned();
    format!("{}/{}", part("kind"), part("form"))
}

/// Searches for mates take long where a position is hard.
pub fn takes_long(vector: &Value) -> bool {
    matches!(vector["kind"].as_str(), Some("solver_limit" | "position_class"))
}
