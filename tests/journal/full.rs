//! A disk that is full or must not be written: a real limit of the kernel on a file's size, and a real file system of a few pages.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use crate::journal::appender::{Plan, command_line, journal, number_of, numbers, prepare};
use crate::journal::sample::{clean, started, written};
use crate::support::mount::unshare;

/// Starts the appender through a shell line, calls `cure` once it is in trouble for a while, and gives what it said.
fn through_trouble(dir: &Path, shell: &str, cure: impl FnOnce(u32)) -> String {
    let mut command = Command::new("sh");
    command.arg("-c").arg(shell).arg("sh").args(command_line());
    let mut child = prepare(&mut command, dir, Plan::ThroughTrouble).stdout(Stdio::piped()).spawn().unwrap();
    let mut cure = Some(cure);
    let mut said = String::new();
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        said.push_str(&line.unwrap());
        said.push('\n');
        let long_in_trouble = numbers(&said, "trouble").len() == 1 && numbers(&said, "appended").len() == 2;
        if let Some(cure) = cure.take_if(|_| long_in_trouble) {
            cure(child.id());
        }
    }
    assert!(child.wait().unwrap().success(), "{said}");
    assert!(cure.is_none(), "it was in trouble: {said}");
    said
}

/// Everything that was handed over is there, once.
fn assert_complete(said: &str, journal: &Path) {
    let through = *numbers(said, "caught-up").first().expect("it caught up");
    let found: Vec<u64> = clean(journal)[1..].iter().map(number_of).collect();
    assert_eq!(found, (1..=through).collect::<Vec<_>>());
    assert!(!numbers(said, "written").is_empty());
}

#[test]
fn a_limit_inside_a_line_is_told_and_caught_up() {
    let dir = tempfile::tempdir().unwrap();
    // 8 KiB (in blocks of 512 bytes), as a soft limit; beyond it a write is cut short, then refused.
    let shell = "trap '' XFSZ; ulimit -S -f 16; exec \"$@\"";
    let said = through_trouble(dir.path(), shell, |child| {
        // Each new attempt drops the torn line first and writes it again: between the two the file is shorter for a moment.
        let length = || fs::metadata(journal(dir.path())).unwrap().len();
        let mut lengths = (0..500).map(|_| (length(), sleep(Duration::from_millis(10))).0);
        assert!(lengths.any(|length| length == 8192), "the last line was cut short by the limit");
        let limit = Command::new("prlimit").args(["--fsize=unlimited", "--pid", &child.to_string()]).status();
        assert!(limit.expect("prlimit, of util-linux").success());
    });
    assert_complete(&said, &journal(dir.path()));
}

#[test]
fn a_full_file_system_is_told_once_and_caught_up() {
    let dir = tempfile::tempdir().unwrap();
    let mount = dir.path().join("small");
    fs::create_dir(&mount).unwrap();
    let Some(unshare) = unshare("a full file system") else { return };
    let small = mount.to_str().unwrap();
    let shell = format!(
        "exec {unshare} sh -c 'mount -t tmpfs -o size=32k none {small} && \
         head -c 20000 /dev/zero >{small}/ballast && exec \"$@\"' sh \"$@\""
    );
    let kept = dir.path().join("kept.annabella");
    let mut copied = None;
    let said = through_trouble(&mount, &shell, |child| {
        let inside = Path::new("/proc").join(child.to_string()).join("root").join(small.trim_start_matches('/'));
        copied = Some(fs::read(inside.join("game.annabella")).unwrap());
        fs::remove_file(inside.join("ballast")).unwrap();
    });
    // The file system is gone with its process: what it held in trouble was a good prefix.
    fs::write(&kept, copied.expect("it was copied")).unwrap();
    let written = *numbers(&said, "written").last().unwrap();
    let reading = annabella::journal::file::read(&kept).unwrap();
    let found: Vec<u64> = reading.facts[1..].iter().map(number_of).take(usize::try_from(written).unwrap()).collect();
    assert_eq!(found, (1..=written).collect::<Vec<_>>());
    assert!(said.contains("Full"), "{said}");
    assert_eq!(numbers(&said, "caught-up").len(), 1);
}

#[test]
fn a_read_only_file_system_lets_a_game_be_read() {
    let Some(unshare) = unshare("a read-only file system") else { return };
    let dir = tempfile::tempdir().unwrap();
    written(dir.path(), "game", &[started()]);
    let home = dir.path().to_str().unwrap();
    let shell = format!(
        "exec {unshare} sh -c 'mount --bind {home} {home} && mount -o remount,bind,ro {home} && exec \"$@\"' sh \"$@\""
    );
    let mut command = Command::new("sh");
    command.arg("-c").arg(shell).arg("sh").args(command_line());
    let output = prepare(&mut command, dir.path(), Plan::ReadOnly).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(numbers(&said, "refused"), [1]);
}
