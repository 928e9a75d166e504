//! A disk that stalls for two seconds: `strace` holds back the journal's `fdatasync`, and counts them.

use std::fs;
use std::process::Command;

use crate::appender::{Plan, command_line, journal, number_of, numbers, prepare};
use crate::sample::clean;

#[test]
fn a_stall_holds_up_the_acknowledgements_and_nothing_else() {
    if !Command::new("strace").args(["-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success()) {
        let _nobody_listens = std::io::Write::write_all(&mut std::io::stderr(), b"no strace: not tested\n");
        return;
    }
    let dir = tempfile::tempdir().unwrap();
    let trace = dir.path().join("trace");
    let mut command = Command::new("strace");
    // Counted for each thread: the journal's own syncs once for the start, and then stalls.
    command.args([
        "-f",
        "-s",
        "65536",
        "-e",
        "trace=fdatasync,write",
        "-e",
        "inject=fdatasync:delay_enter=2000000:when=2",
        "-o",
    ]);
    command.arg(&trace).args(command_line());
    let output = prepare(&mut command, dir.path(), Plan::Burst).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");

    assert!(numbers(&said, "appending")[0] < 1_900, "handing over waited for the disk: {said}");
    assert!(numbers(&said, "acknowledging")[0] >= 2_000, "acknowledged before the sync returned: {said}");
    let place = |line: &str| said.lines().position(|said| said == line).expect(line);
    assert!(place("appended 4") < place("written 1"));
    let found: Vec<u64> = clean(&journal(dir.path()))[1..].iter().map(number_of).collect();
    assert_eq!(found, [1, 2, 3, 4]);

    let trace = fs::read_to_string(trace).unwrap();
    let journal_thread = trace.lines().find(|line| line.contains("\\\"fact\\\":\\\"started")).expect("the first write");
    let journal_thread = journal_thread.split_whitespace().next().unwrap();
    let calls = |call: &str| {
        let of_thread = trace.lines().filter(|line| line.split_whitespace().next() == Some(journal_thread));
        of_thread.filter(|line| line.contains(call)).count()
    };
    assert_eq!(calls(" fdatasync("), 3, "the start, the stalled one, one for all that had gathered: {trace}");
    assert_eq!(calls("\\\"fact\\\":"), 3, "one write for each sync: {trace}");
}
