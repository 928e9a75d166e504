//! `annabella judge`: law vectors, and what the program decides in them.

use std::fs;
use std::io::{self, Read as _};
use std::path::PathBuf;
use std::process::ExitCode;

use serde_json::{Map, Value, json};

use crate::judge::{self, Fields, FileError, Report, Verdict};
use crate::output::terminal;

/// What `annabella judge` takes.
#[derive(Clone, Debug, clap::Args)]
pub struct JudgeArgs {
    /// The file of vectors; without it, or as `-`, they come from standard input.
    pub file: Option<PathBuf>,
    /// Write one line for each profile of a vector, instead of one for each vector.
    #[arg(long)]
    pub by_profile: bool,
}

/// Why nothing can be judged.
#[derive(Debug, thiserror::Error)]
enum JudgeError {
    #[error("{name}: {error}")]
    Unreadable { name: String, error: io::Error },
    #[error("{name}: {error}")]
    File { name: String, error: FileError },
}

/// Judges, and says by its exit whether everything is as expected.
#[must_use]
pub fn run(args: &JudgeArgs) -> ExitCode {
    match judge_all(args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            terminal::complain(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

fn judge_all(args: &JudgeArgs) -> Result<bool, JudgeError> {
    let name = match &args.file {
        Some(file) if file.as_os_str() != "-" => file.display().to_string(),
        _ => "standard input".to_owned(),
    };
    let text = match &args.file {
        Some(file) if file.as_os_str() != "-" => fs::read_to_string(file),
        _ => {
            let mut text = String::new();
            io::stdin().read_to_string(&mut text).map(|_| text)
        }
    };
    let text = text.map_err(|error| JudgeError::Unreadable { name: name.clone(), error })?;
    let mut all_pass = true;
    for report in judge::judge(&text).map_err(|error| JudgeError::File { name, error })? {
        all_pass &= report.pass();
        for line in lines(&report, args.by_profile) {
            terminal::print(&[line.to_string()]);
        }
        for error in errors(&report) {
            terminal::complain(&error);
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
