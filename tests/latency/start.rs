//! From the start of the process to the first printed word, and to the first sample that can be heard.

use std::io::Read;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::recorder::Recorder;
use crate::world::World;
use crate::{console, row};

const PRINTED: usize = 40;
const HEARD: usize = 15;
/// Louder than this (of 32767) is sound; a null sink has no noise.
const AUDIBLE: u16 = 100;

pub fn print() {
    println!("\n## From the start to the first word\n\nAim: 300 ms.\n");
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    row("first printed byte", (0..PRINTED).map(|_| printed()).collect());
    let world = World::with_loudspeaker();
    let recorder = Recorder::start(&world);
    row("first audible sample, voice alone", (0..HEARD).map(|_| heard(&world, &recorder, "off")).collect());
    row("first audible sample, with cues", (0..HEARD).map(|_| heard(&world, &recorder, "on")).collect());
    row("peer: `espeak-ng` from its start to its first sample", (0..HEARD).map(|_| peer(&world, &recorder)).collect());
}

fn printed() -> Duration {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut command = console(data.path(), &["--speech", "off", "--sounds", "off"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let began = Instant::now();
    let mut child = command.spawn().unwrap();
    let mut byte = [0];
    child.stdout.as_mut().unwrap().read_exact(&mut byte).unwrap();
    let time = began.elapsed();
    drop(child.stdin.take());
    child.wait().unwrap();
    time
}

fn heard(world: &World, recorder: &Recorder, sounds: &str) -> Duration {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let plain = console(data.path(), &["--speech", "espeak", "--sounds", sounds]);
    let mut command = world.command(plain.get_program());
    command.args(plain.get_args()).env("XDG_CONFIG_HOME", "/nonexistent");
    audible(command.stdin(Stdio::piped()).stdout(Stdio::null()), recorder)
}

fn peer(world: &World, recorder: &Recorder) -> Duration {
    audible(world.command("espeak-ng").arg("New game.").stdin(Stdio::piped()).stderr(Stdio::null()), recorder)
}

/// The process is killed once it is heard, and silence waited for.
fn audible(command: &mut Command, recorder: &Recorder) -> Duration {
    let mark = recorder.mark();
    let began = Instant::now();
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    while recorder.since(mark).peak() <= AUDIBLE {
        assert!(began.elapsed() < Duration::from_secs(30), "{command:?} is not heard");
        sleep(Duration::from_millis(1));
    }
    let time = began.elapsed();
    child.kill().unwrap();
    child.wait().unwrap();
    recorder.until_silent(recorder.mark());
    time
}
