//! What a long game needs: resident memory after 40 moves of each side against the built-in opponent. The moves of the player
//! come from a second program, whose opponent is the player of the first.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use tempfile::TempDir;

use crate::support::play::binary;
use crate::world::World;

const MOVES: usize = 40;

pub fn print() {
    println!("\n## Memory\n\nAim: less than 60 MB, after {MOVES} moves of each side against level 5.\n");
    println!("| What | Resident | Highest |\n|---|---:|---:|");
    let world = World::with_timed_loudspeaker();
    for speech in ["off", "espeak"] {
        // Some games are over too soon.
        let (now, highest) = (1..20).find_map(|seed| after_a_game(&world, speech, seed)).expect("one long game");
        println!("| speech {speech} | {:.1} MB | {:.1} MB |", now / 1e6, highest / 1e6);
    }
}

/// One of the two programs.
struct Side {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    _data: TempDir,
}

impl Side {
    fn start(world: &World, colour: &str, speech: &str, seed: u32) -> Side {
        let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let mut command = world.command(binary());
        command.args(["play", "--opponent", "house", "--opponent-level", "5", "--dialogue", "off", "--style", "uci"]);
        command.args(["--language", "en", "--simulated", "--colour", colour, "--speech", speech]);
        command
            .args(["--seed", &seed.to_string(), "--data"])
            .arg(data.path())
            .env("XDG_CONFIG_HOME", "/proc/nonexistent");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Side { child, input, output, _data: data }
    }

    fn enter(&mut self, text: &str) {
        writeln!(self.input, "{text}").unwrap();
    }

    /// The next move that is announced; none if the game is over.
    fn announced(&mut self) -> Option<String> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line).unwrap() == 0 {
                return None;
            }
            if let Some(said) = line.strip_prefix("public: ") {
                return crate::support::play::moves_in(said).into_iter().next();
            }
        }
    }

    /// What the kernel says, in bytes.
    fn memory(&self, field: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(field)).unwrap();
        line.split_whitespace().nth(1).unwrap().parse::<f64>().unwrap() * 1024.0
    }
}

impl Drop for Side {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn after_a_game(world: &World, speech: &str, seed: u32) -> Option<(f64, f64)> {
    let mut measured = Side::start(world, "white", speech, seed);
    let mut player = Side::start(world, "black", "off", seed + 100);
    for _ in 0..MOVES {
        let ours = player.announced()?;
        measured.enter(&ours);
        assert_eq!(measured.announced()?, ours);
        let reply = measured.announced()?;
        player.enter(&reply);
        assert_eq!(player.announced()?, reply);
    }
    Some((measured.memory("VmRSS"), measured.memory("VmHWM")))
}
