//! What it costs to wait for a move: the processor time of all threads, as the kernel counts it.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::console;
use crate::processor::spent;
use crate::world::World;

const WATCHED: Duration = Duration::from_secs(10);
/// The first words have been spoken, and the device has been let go to rest ten seconds after them.
const CALM: Duration = Duration::from_secs(25);
/// The first words have been spoken, and the device still plays silence.
const SPOKEN: Duration = Duration::from_secs(7);

pub fn print() {
    println!("\n## Waiting for a move\n\nAim: less than 1 % of a core. Watched for {} s each.\n", WATCHED.as_secs());
    println!("| What | Share of a core |\n|---|---:|");
    let silent = ["--speech", "off", "--sounds", "off"];
    line("no clock, in silence", None, &silent, Duration::from_secs(1));
    let clock = [&silent[..], &["--time", "90+30"]].concat();
    line("clock running, in silence", None, &clock, Duration::from_secs(1));
    let world = World::with_timed_loudspeaker();
    let speaking = ["--speech", "espeak", "--sounds", "on"];
    line("no clock, just after the voice has spoken", Some(&world), &speaking, SPOKEN);
    line("no clock, voice and cues ready", Some(&world), &speaking, CALM);
    let clock = [&speaking[..], &["--time", "90+30"]].concat();
    line("clock running, voice and cues ready", Some(&world), &clock, CALM);
}

fn line(what: &str, world: Option<&World>, flags: &[&str], calm: Duration) {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut command = console(data.path(), flags);
    if let Some(world) = world {
        let mut inside = world.command(command.get_program());
        inside.args(command.get_args()).env("XDG_CONFIG_HOME", "/proc/nonexistent");
        command = inside;
    }
    let mut child = started(&mut command);
    sleep(calm);
    let (before, began) = (spent(child.id()), Instant::now());
    sleep(WATCHED);
    let share = spent(child.id()).saturating_sub(before).as_secs_f64() / began.elapsed().as_secs_f64();
    println!("| {what} | {:.3} % |", share * 100.0);
    child.kill().unwrap();
    child.wait().unwrap();
}

/// After the first move, so that a clock runs where there is one. Its input and output stay open.
fn started(command: &mut Command) -> Child {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.as_mut().unwrap().write_all(b"e4\n").unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("public: ") {
        line.clear();
        assert_ne!(output.read_line(&mut line).unwrap(), 0, "it ended");
    }
    child.stdout = Some(output.into_inner());
    child
}
