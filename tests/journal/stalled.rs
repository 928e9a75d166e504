//! A disk that stalls for two seconds, and one that fails to sync: `strace` holds back the journal's `fdatasync` or
//! answers in its place, and counts them.

use std::fs;
use std::io::Write;
use std::process::Command;

use tempfile::TempDir;

use crate::journal::appender::{Plan, command_line, journal, number_of, numbers, prepare};
use crate::journal::sample::clean;

#[test]
fn a_stall_holds_up_the_acknowledgements_and_nothing_else() {
    let Some((dir, said, trace)) = traced("delay_enter=2000000:when=2", Plan::Burst) else { return };
    assert!(numbers(&said, "appending")[0] < 1_900, "handing over waited for the disk: {said}");
    assert!(numbers(&said, "acknowledging")[0] >= 2_000, "acknowledged before the sync returned: {said}");
    let place = |line: &str| said.lines().position(|said| said == line).expect(line);
    assert!(place("appended 4") < place("written 1"));
    let found: Vec<u64> = clean(&journal(dir.path()))[1..].iter().map(number_of).collect();
    assert_eq!(found, [1, 2, 3, 4]);

    let thread = journal_thread(&trace);
    assert_eq!(calls(&thread, " fdatasync("), 3, "the start, the stalled one, one for all that had gathered: {trace}");
    assert_eq!(calls(&thread, FACT), 3, "one write for each sync: {trace}");
}

#[test]
fn after_a_failed_sync_everything_is_written_again() {
    let Some((dir, said, trace)) = traced("error=EIO:when=2", Plan::ThroughTrouble) else { return };
    assert!(numbers(&said, "written").is_empty(), "nothing is acknowledged: {said}");
    assert!(said.contains("Device"), "{said}");
    let through = numbers(&said, "caught-up")[0];
    let found: Vec<u64> = clean(&journal(dir.path()))[1..].iter().map(number_of).collect();
    assert_eq!(found, (1..=through).collect::<Vec<_>>());
    let thread = journal_thread(&trace);
    assert_eq!(
        calls(&thread, "\\\"text\\\":\\\"1 "),
        2,
        "the kernel may have dropped what it could not write: {trace}"
    );
}

/// How a fact looks in a trace.
const FACT: &str = "\\\"fact\\\":";

/// The appender under `strace`, with this done to the `fdatasync` calls of each thread, counted from 1: its directory,
/// what it said, and the trace. The journal's thread syncs once for the start of the game.
fn traced(injection: &str, plan: Plan) -> Option<(TempDir, String, String)> {
    if !Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success()) {
        let _nobody_listens = std::io::stderr().write_all(b"no strace: not tested\n");
        return None;
    }
    let dir = tempfile::tempdir().unwrap();
    let trace = dir.path().join("trace");
    let mut command = Command::new("strace");
    command.args(["-f", "-s", "65536", "-e", "trace=fdatasync,write", "-e", &format!("inject=fdatasync:{injection}")]);
    command.arg("-o").arg(&trace).args(command_line());
    let output = prepare(&mut command, dir.path(), plan).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    let trace = fs::read_to_string(trace).unwrap();
    Some((dir, said, trace))
}

/// The lines of the trace that are of the journal's thread: the one that wrote the start.
fn journal_thread(trace: &str) -> Vec<&str> {
    let id = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
    let start = trace.lines().find(|line| line.contains(&format!("{FACT}\\\"started"))).expect("the first write");
    trace.lines().filter(|line| id(line) == id(start)).collect()
}

fn calls(thread: &[&str], what: &str) -> usize {
    thread.iter().filter(|line| line.contains(what)).count()
}
