//! The judge as a program: files in, one JSON line for each vector out, and whether all of them pass.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use super::vector::{Fields, FileError};
use super::{Report, Verdict, judge};

/// What the program takes.
#[derive(Clone, Debug, Default, clap::Parser)]
#[command(about = "Judges law vectors: one JSON line each, with what the program decides and whether that is expected")]
pub struct Args {
    /// The files of vectors; without any, or as `-`, they come from standard input.
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Write one line for each profile of a vector, instead of one for each vector.
    #[arg(long)]
    pub by_profile: bool,
}

/// Where the program reads and writes what stands in no file.
pub struct Streams<'a> {
    /// Standard input.
    pub input: &'a mut dyn Read,
    /// Takes a line for standard output.
    pub print: &'a mut dyn FnMut(String),
    /// Takes a line for standard error.
    pub complain: &'a mut dyn FnMut(String),
}

/// Why the vectors of a file cannot be judged.
#[derive(Debug, thiserror::Error)]
enum JudgeError {
    #[error("{name}: {error}")]
    Unreadable { name: String, error: io::Error },
    #[error("{name}: {error}")]
    File { name: String, error: FileError },
}

/// Judges all files, and says whether everything is as expected. A file that cannot be judged does not hinder the next.
pub fn run(args: &Args, streams: &mut Streams<'_>) -> bool {
    let standard_input = [PathBuf::from("-")];
    let files = if args.files.is_empty() { &standard_input[..] } else { &args.files };
    let mut all_pass = true;
    for file in files {
        all_pass &= judge_file(file, args.by_profile, streams).unwrap_or_else(|error| {
            (streams.complain)(error.to_string());
            false
        });
    }
    all_pass
}

fn judge_file(file: &Path, by_profile: bool, streams: &mut Streams<'_>) -> Result<bool, JudgeError> {
    let is_standard_input = file.as_os_str() == "-";
    let name = if is_standard_input { "standard input".to_owned() } else { file.display().to_string() };
    let text = if is_standard_input { io::read_to_string(&mut *streams.input) } else { fs::read_to_string(file) };
    let text = text.map_err(|error| JudgeError::Unreadable { name: name.clone(), error })?;
    let mut all_pass = true;
    for report in judge(&text).map_err(|error| JudgeError::File { name, error })? {
        all_pass &= report.pass();
        for line in lines(&report, by_profile) {
            (streams.print)(line.to_string());
        }
        for error in errors(&report) {
            (streams.complain)(error);
        }
    }
    Ok(all_pass)
}

/// What is wrong with a vector, once, whatever the profiles.
fn errors(report: &Report) -> Vec<String> {
    let mut errors: Vec<String> = Vec::new();
    let verdicts = report.verdicts.iter().filter_map(|verdict| verdict.error.as_ref());
    for error in report.error.iter().chain(verdicts) {
        let line = format!("{}: {error}", report.id);
        if !errors.contains(&line) {
            errors.push(line);
        }
    }
    errors
}

fn lines(report: &Report, by_profile: bool) -> Vec<Value> {
    if by_profile && !report.verdicts.is_empty() {
        return report.verdicts.iter().map(|verdict| line_of(&report.id, verdict)).collect();
    }
    vec![line(report)]
}

/// One line for one profile.
fn line_of(id: &str, verdict: &Verdict) -> Value {
    let mut line = Map::new();
    line.insert("id".to_owned(), json!(id));
    line.insert("profile".to_owned(), json!(verdict.profile));
    line.insert("decided".to_owned(), json!(verdict.decided));
    finish(&mut line, verdict.pass, &verdict.differs, verdict.error.as_deref());
    Value::Object(line)
}

/// One line for a vector: what is decided, under each profile where they do not agree.
fn line(report: &Report) -> Value {
    let mut line = Map::new();
    line.insert("id".to_owned(), json!(report.id));
    if let Some(first) = report.verdicts.first() {
        if report.verdicts.iter().all(|verdict| verdict.decided == first.decided) {
            line.insert("decided".to_owned(), json!(first.decided));
        } else {
            let by_profile: Fields =
                report.verdicts.iter().map(|verdict| (verdict.profile.clone(), json!(verdict.decided))).collect();
            line.insert("decided_by_profile".to_owned(), json!(by_profile));
        }
    }
    let mut differs = Vec::new();
    for verdict in &report.verdicts {
        for key in verdict.differs.iter().map(|key| format!("{}: {key}", verdict.profile)) {
            differs.push(key);
        }
    }
    let error = errors(report).into_iter().next();
    let error = error.as_deref().and_then(|error| error.strip_prefix(&format!("{}: ", report.id)));
    finish(&mut line, report.pass(), &differs, error);
    if report.skipped {
        line.insert("skipped".to_owned(), json!(true));
    }
    Value::Object(line)
}

fn finish(line: &mut Map<String, Value>, pass: bool, differs: &[String], error: Option<&str>) {
    line.insert("pass".to_owned(), json!(pass));
    if !differs.is_empty() {
        line.insert("differs".to_owned(), json!(differs));
    }
    if let Some(error) = error {
        line.insert("error".to_owned(), json!(error));
    }
}
