//! From a move at the console to the pages of those who look on, and what many of them cost the one who plays; then to the move drawn
//! in Chromium.

use std::fs;
use std::net::TcpStream;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use tungstenite::Message;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::HeaderValue;

use crate::figures::{millis, of_hundred};
use crate::moves::Seat;
use crate::row;
use crate::support::play::{a_game, binary};

/// So many look on at most.
const SPECTATORS: usize = 50;
const MOVES: usize = 120;

pub fn print() {
    println!("\n## From a move to the screens\n");
    println!(
        "Aim: to the socket within 5 ms, to each of {SPECTATORS} spectators within 100 ms (99th percentile), the player delayed by at most 5 ms.\n"
    );
    println!("| What | Median | 95th percentile | Times |\n|---|---:|---:|---:|");
    let alone = measured(0);
    let one = measured(1);
    let many = measured(SPECTATORS);
    row("a move entered, until its announcement can be read, nobody looking on", alone.announced);
    row("the same with one page", one.announced);
    row("the same with 50 pages", many.announced);
    row("a move entered, until its state has come to the one page", one.seen);
    let [slow] = of_hundred(many.seen.clone(), [99]);
    row("the same to each of 50 pages", many.seen);
    println!(
        "\nThe 99th percentile with 50 pages: {}. Resident memory with them: {:.1} MB.",
        millis(slow),
        many.memory / 1e6
    );
    drawn();
}

struct Measured {
    announced: Vec<Duration>,
    seen: Vec<Duration>,
    memory: f64,
}

fn measured(spectators: usize) -> Measured {
    let data = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut command_line = Seat::start(data.path(), &["--screen", "board"]);
    let told = command_line.until("http://");
    let host = told.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
    let pages: Vec<Receiver<Instant>> = (0..spectators).map(|_| page(&host)).collect();
    let (mut announced, mut seen) = (Vec::new(), Vec::new());
    for (number, text) in a_game(9, MOVES).iter().enumerate() {
        let entered = Instant::now();
        let time = command_line.time(text, "public: ");
        let came = pages.iter().map(|page| page.recv().unwrap().duration_since(entered)).collect::<Vec<_>>();
        // The first pays for what went before it.
        if number > 0 {
            announced.push(time);
            seen.extend(came);
        }
    }
    Measured { announced, seen, memory: resident(command_line.child.id()) }
}

/// A page that tells when each further half-move has come.
fn page(host: &str) -> Receiver<Instant> {
    let mut request = format!("ws://{host}/live").into_client_request().unwrap();
    request.headers_mut().insert("Origin", HeaderValue::from_str(&format!("http://{host}")).unwrap());
    let (mut socket, _) = tungstenite::client(request, TcpStream::connect(host).unwrap()).unwrap();
    socket.read().unwrap();
    let (tell, told) = channel();
    thread::spawn(move || {
        let mut known = 0;
        while let Ok(Message::Text(text)) = socket.read() {
            let now = Instant::now();
            let state: serde_json::Value = serde_json::from_str(&text).unwrap();
            let pairs = state["moves"].as_array().unwrap();
            let played = pairs.iter().flat_map(|pair| pair.as_array().unwrap()).filter(|text| **text != "").count();
            // A state may hold several: whoever is slow sees the newest.
            for _ in known..played {
                if tell.send(now).is_err() {
                    return;
                }
            }
            known = played;
        }
    });
    told
}

fn resident(process: u32) -> f64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<f64>().unwrap() * 1024.0
}

/// What Chromium makes of it, told by a script that drives both sides.
fn drawn() {
    let root = env!("CARGO_MANIFEST_DIR");
    let mut node = Command::new("node");
    node.arg(format!("{root}/tests/screen/drawn.mjs"));
    node.env("ANNABELLA", binary()).env("PARTS", format!("{root}/target/npm/node_modules"));
    let told = node.output().expect("node; `.ci/setup test true` installs it");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    println!("\n{}", String::from_utf8_lossy(&told.stdout).trim_end());
}
