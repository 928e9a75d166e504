//! From the start of the process to the first printed word, and to the first sample that can be heard.

use std::io::{BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::recorder::Recorder;
use crate::world::{Tape, World};
use crate::{console, row};

const PRINTED: usize = 40;
const HEARD: usize = 15;
/// Louder than this (of 32767) is sound; a null sink has no noise.
const AUDIBLE: u16 = 100;

pub fn print() {
    println!("\n## From the start to the first word\n\nAim: 300 ms.\n");
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    row("first printed byte", (0..PRINTED).map(|_| printed("play")).collect());
    row("first printed byte of the clock alone", (0..PRINTED).map(|_| printed("clock")).collect());
    let world = World::with_timed_loudspeaker();
    let (recorder, mut monitor) = listen(&world);
    row("first audible sample, voice alone", (0..HEARD).map(|_| heard(&world, &recorder, "play", "off")).collect());
    row("first audible sample, with cues", (0..HEARD).map(|_| heard(&world, &recorder, "play", "on")).collect());
    let clock = (0..HEARD).map(|_| heard(&world, &recorder, "clock", "on")).collect();
    row("first audible sample of the clock alone, with cues", clock);
    row("peer: `espeak-ng` from its start to its first sample", (0..HEARD).map(|_| peer(&world, &recorder)).collect());
    monitor.kill().unwrap();
    monitor.wait().unwrap();
}

/// Listens at the monitor of the loudspeaker, with about 20 ms on the way.
fn listen(world: &World) -> (Recorder, Child) {
    let mut command = world.command("parec");
    command.args(["-d", "loudspeaker.monitor", "--raw", "--format=s16le", "--rate=16000", "--channels=1"]);
    command.args(["--latency-msec=20", "--process-time-msec=20"]);
    let mut monitor = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut pipe = BufReader::new(monitor.stdout.take().unwrap());
    let tape = Tape::default();
    let filled = tape.clone();
    std::thread::spawn(move || {
        let mut sample = [0; 2];
        while pipe.read_exact(&mut sample).is_ok() {
            filled.samples().push(i16::from_le_bytes(sample));
        }
    });
    (Recorder::at(tape), monitor)
}

fn printed(program: &str) -> Duration {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut command = of(program, data.path(), &["--speech", "off", "--sounds", "off"]);
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

/// The console of a game, or the clock alone.
fn of(program: &str, data: &Path, flags: &[&str]) -> Command {
    if program == "play" {
        return console(data, flags);
    }
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.arg(program).args(["--language", "en", "--data"]).arg(data).args(flags);
    command.env("XDG_CONFIG_HOME", "/proc/nonexistent");
    command
}

fn heard(world: &World, recorder: &Recorder, program: &str, sounds: &str) -> Duration {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let plain = of(program, data.path(), &["--speech", "espeak", "--sounds", sounds]);
    let mut command = world.command(plain.get_program());
    command.args(plain.get_args()).env("XDG_CONFIG_HOME", "/proc/nonexistent");
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
