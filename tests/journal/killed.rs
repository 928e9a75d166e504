//! `kill -9` at random moments: what was acknowledged is there. (It is the process that dies here, not the kernel:
//! that the disk has it is what `fdatasync` is for, and `stalled` sees that it is called and waited for.)

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::time::Duration;

use annabella::journal::line::Condition;

use crate::journal::appender::{Plan, command_line, journal, number_of, numbers, prepare};
use crate::journal::sample::{reopened, started};

const KILLS: usize = 50;

#[test]
fn what_was_acknowledged_survives_being_killed() {
    let dir = tempfile::tempdir().unwrap();
    let line = command_line();
    let mut acknowledged = 0;
    for kill in 0..KILLS {
        let mut command = Command::new(&line[0]);
        prepare(command.args(&line[1..]), dir.path(), Plan::Endless).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        // After so many acknowledgements, and then anywhere between two of them.
        let enough = fastrand::usize(0..8);
        while !said.contains("ready\n") || numbers(&said, "written").len() < enough {
            assert_ne!(out.read_line(&mut said).unwrap(), 0, "kill {kill}: it ended by itself");
        }
        std::thread::sleep(Duration::from_micros(fastrand::u64(0..5_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        out.read_to_string(&mut said).unwrap();
        // The last line may have been cut off by the kill.
        let whole = &said[..=said.rfind('\n').unwrap()];
        let last = numbers(whole, "written").last().copied();

        let (facts, condition, _writer) = reopened(&journal(dir.path()));
        assert!(!matches!(condition, Condition::Damaged { .. }));
        assert_eq!(facts[0], started());
        let found: Vec<u64> = facts[1..].iter().map(number_of).collect();
        if let Some(last) = last {
            let copies = found.iter().filter(|&&number| number == last).count();
            assert_eq!(copies as u64, last % 3 + 1, "kill {kill}: batch {last} was acknowledged");
            acknowledged += 1;
        }
        let gap = found.windows(2).find(|pair| pair[1] != pair[0] && pair[1] != pair[0] + 1);
        assert_eq!(gap, None, "kill {kill}: nothing in between is missing");
    }
    assert!(acknowledged > KILLS / 2, "most were killed at work, not before it: {acknowledged}");
}
