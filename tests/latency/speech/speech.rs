//! How soon a key is answered by voice, how soon it is silenced, and what a voice at rest costs.
//!
//! `cargo bench --bench speech` measures recorded sound and prints the second half of `tests/latency/RESULTS.md`; words behind
//! `--` pick a part (`messages`, `interrupts`, `rest`) or a voice (`espeak`, `system`). No time is asserted: each aim is
//! printed with whether it was met, and the system's own voice stands beside ours as the peer of the same run.

#![allow(clippy::print_stdout, clippy::print_stderr, clippy::unwrap_used)] // a report, printed

mod cutting;
#[path = "../figures.rs"]
#[allow(dead_code)]
mod figures;
mod listening;
mod messages;
#[path = "../processor.rs"]
mod processor;
mod seat;
#[path = "../../support/mod.rs"]
mod support;
#[path = "../../sound/world.rs"]
#[allow(dead_code)]
mod world;

use std::time::Duration;

use annabella::output::settings::Speech;

use cutting::Cuts;
use figures::{Spread, millis, spread};
use listening::Listener;
use messages::Times;
use world::World;

/// Set in the process that runs inside the world of sound.
const INSIDE: &str = "ANNABELLA_SPEECH_BENCH";
const PARTS: [&str; 3] = ["messages", "interrupts", "rest"];

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let known = |word: &String| PARTS.contains(&word.as_str()) || Speech::from_name(word).is_some();
    if let Some(strange) = asked.iter().find(|word| !known(word)) {
        eprintln!("`{strange}` is not measured here; {} are, by espeak and system", PARTS.join(", "));
        return;
    }
    if std::env::var_os(INSIDE).is_some() {
        return inside(&asked);
    }
    // The environment of a world cannot be given to a thread: the same program once more, in it.
    let mut world = World::with_timed_loudspeaker();
    world.start_speech();
    let mut command = world.command(std::env::current_exe().unwrap());
    let status = command.args(asked).env(INSIDE, "yes").status().unwrap();
    assert!(status.success(), "{status}");
}

fn inside(asked: &[String]) {
    let wanted = |part: &str, among: &[&str]| {
        let picked = asked.iter().any(|word| among.contains(&word.as_str()));
        !picked || asked.iter().any(|word| word == part)
    };
    let voices: Vec<Speech> = [Speech::Espeak, Speech::System]
        .into_iter()
        .filter(|voice| wanted(voice.name(), &["espeak", "system"]))
        .collect();
    for part in PARTS.into_iter().filter(|part| wanted(part, &PARTS)) {
        match part {
            "messages" => messages(&voices),
            "interrupts" => interrupts(&voices),
            _ => rest(&voices),
        }
    }
}

const HEAD: &str =
    "| What | Voice | Median | 95th percentile | Times | Aim at the 95th |\n|---|---|---:|---:|---:|---|";

/// A row; without a time there is nothing to print but that.
fn line(what: &str, voice: Speech, times: &[Duration], aim: Option<Duration>) {
    let name = voice.name();
    if times.is_empty() {
        println!("| {what} | {name} | none | none | 0 | missed |");
        return;
    }
    let Spread { median, most } = spread(times.to_vec());
    let aim = aim.map_or_else(String::new, |aim| format!("{}: {}", millis(aim), verdict(most <= aim)));
    println!("| {what} | {name} | {} | {} | {} | {aim} |", millis(median), millis(most), times.len());
}

fn verdict(met: bool) -> &'static str {
    if met { "met" } else { "missed" }
}

/// Our share of the peer's time, where both were measured.
fn beside_peer(what: &str, ours: &[Duration], peers: &[Duration], aim: Option<f64>) {
    if ours.is_empty() || peers.is_empty() {
        return;
    }
    let (ours, peers) = (spread(ours.to_vec()), spread(peers.to_vec()));
    let [median, most] = [(ours.median, peers.median), (ours.most, peers.most)]
        .map(|(one, other)| one.as_secs_f64() / other.as_secs_f64());
    let aim = aim.map_or_else(String::new, |aim| format!(" Aim: {aim} at the 95th, {}.", verdict(most <= aim)));
    println!(
        "{what}: {median:.2} times the system's voice at the median, {most:.2} times at the 95th percentile.{aim}"
    );
}

fn aim(voice: Speech, millis: u64) -> Option<Duration> {
    // The peer has no aims.
    (voice == Speech::Espeak).then(|| Duration::from_millis(millis))
}

fn messages(voices: &[Speech]) {
    println!("\n## From a key to the voice\n\n{HEAD}");
    let listener = Listener::start();
    let all: Vec<(Speech, Times)> =
        voices.iter().map(|voice| (*voice, messages::measured(&listener, *voice))).collect();
    for (voice, times) in &all {
        line("all messages, five languages", *voice, &times.all(), aim(*voice, 40));
        line("those never said before", *voice, &times.new, None);
        line("those said before", *voice, &times.again, None);
        line("moves, which wait for the disk", *voice, &times.moves, aim(*voice, 40));
        line("of that, key to disk", *voice, &times.synced, None);
        line("silence key to silence", *voice, &times.silenced, aim(*voice, 25));
        line("the same during the longest answer (`board`)", *voice, &times.silenced_answers, aim(*voice, 25));
    }
    println!();
    for (voice, times) in &all {
        let sum = |times: &[Duration]| times.iter().sum::<Duration>().as_secs_f64();
        let share = 100.0 * sum(&times.synced) / sum(&times.moves).max(f64::MIN_POSITIVE);
        let voice = voice.name();
        println!("{voice}: the disk's share of a move is {share:.1} %. Not heard at all: {}.", times.unheard);
    }
    if let [(_, ours), (_, peers)] = &all[..] {
        beside_peer("Key to voice", &ours.all(), &peers.all(), None);
        beside_peer("Silence", &ours.silenced, &peers.silenced, None);
    }
    println!("95 of 100 pieces of the recording arrived within {} of their time.", millis(listener.jitter()));
}

fn interrupts(voices: &[Speech]) {
    println!("\n## From an interrupt to the new word\n\n{HEAD}");
    let listener = Listener::start();
    let all: Vec<(Speech, Cuts)> =
        voices.iter().map(|voice| (*voice, cutting::interrupts(&listener, *voice))).collect();
    for (voice, cuts) in &all {
        line("names, numbers, pieces, castling, figures", *voice, &cuts.closed, aim(*voice, 25));
        line("other sentences", *voice, &cuts.open, None);
    }
    println!();
    for (voice, cuts) in &all {
        println!("{}: {} words could not be told from what they interrupted.", voice.name(), cuts.unclear);
    }
    if let [(_, ours), (_, peers)] = &all[..] {
        beside_peer("The closed vocabulary", &ours.closed, &peers.closed, Some(0.5));
        beside_peer("Other sentences", &ours.open, &peers.open, None);
    }
}

fn rest(voices: &[Speech]) {
    println!("\n## A voice at rest\n\n{HEAD}");
    for voice in voices {
        line("first word after 11 s of silence", *voice, &cutting::after_rests(&Listener::start(), *voice), None);
    }
    println!("\n| Voice at rest | Share of a core | Aim |\n|---|---:|---|");
    for voice in voices {
        let share = cutting::share_at_rest(*voice) * 100.0;
        let aim = if *voice == Speech::Espeak { format!("1 %: {}", verdict(share < 1.0)) } else { String::new() };
        println!("| {} | {share:.3} % | {aim} |", voice.name());
    }
}
