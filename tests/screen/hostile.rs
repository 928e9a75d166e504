//! Strangers at the page: nobody gets in by another name, and nobody keeps the game waiting.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::Command;
use std::time::{Duration, Instant};

use annabella::game::participant::Language;
use annabella::time::Tick;
use serde_json::json;
use tokio::net::TcpSocket;
use tokio::task::JoinSet;
use tungstenite::Message;
use tungstenite::http::StatusCode;

use super::seat::{Browser, Console};
use super::{Shown, state};

/// The head of the answer to a request that is sent as it is.
fn answered(shown: &Shown, request: &str) -> String {
    answered_at(&shown.host(), request)
}

fn answered_at(host: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("it listens");
    stream.write_all(request.as_bytes()).expect("it reads");
    let (mut answer, mut piece) = (Vec::new(), [0; 1024]);
    while !answer.windows(4).any(|end| end == b"\r\n\r\n") {
        match stream.read(&mut piece) {
            Ok(length @ 1..) => answer.extend(&piece[..length]),
            _ => break,
        }
    }
    String::from_utf8_lossy(&answer).into_owned()
}

fn get(path: &str, host: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")
}

#[test]
fn only_a_page_of_this_machine_is_answered() {
    let shown = Shown::in_language(Language::En);
    let host = shown.host();
    for path in ["/", "/board.css", "/main.js", "/icon.svg", "/words/de"] {
        let answer = answered(&shown, &get(path, &host));
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
        for header in ["default-src 'none'", "nosniff", "no-referrer", "no-store"] {
            assert!(answer.contains(header), "{path}: {header}");
        }
    }
    let port = host.rsplit(':').next().expect("a port");
    assert!(answered(&shown, &get("/", &format!("localhost:{port}"))).starts_with("HTTP/1.1 200"));
    for (request, status) in [
        (get("/", &format!("annabella.example:{port}")), "421"),
        (get("/", "127.0.0.1"), "421"),
        (get("/nothing", &host), "404"),
        (get("/../Cargo.toml", &host), "404"),
        (get("/live", &host), "400"),
        ("GET / HTTP/1.1\r\n\r\n".to_owned(), "4"),
        ("\u{1F600}\r\n\r\n".to_owned(), "400"),
        (format!("POST / HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"), "405"),
    ] {
        let answer = answered(&shown, &request);
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{request:?}: {answer}");
    }
}

#[test]
fn a_page_from_elsewhere_does_not_follow_the_game() {
    let shown = Shown::in_language(Language::En);
    let host = shown.host();
    for origin in
        [None, Some("null"), Some("http://annabella.example"), Some("https://127.0.0.1"), Some("http://127.0.0.1")]
    {
        assert_eq!(shown.asked_by(origin).err(), Some(StatusCode::FORBIDDEN), "{origin:?}");
    }
    assert!(shown.asked_by(Some(&format!("http://{host}"))).is_ok());
}

#[test]
fn who_sends_anything_is_shown_out_and_the_others_stay() {
    let mut shown = Shown::in_language(Language::En);
    let mut good = shown.page();
    state(&mut good);
    for message in [
        Message::text("e2e4"),
        Message::text("{\"move\":\"e2e4\"}"),
        Message::binary(vec![0xff; 64]),
        Message::text("x".repeat(1 << 16)),
    ] {
        let mut bad = shown.page();
        state(&mut bad);
        // It may be gone before it has sent everything.
        let _sent = bad.send(message);
        while let Ok(message) = bad.read() {
            assert!(!matches!(message, Message::Text(_)), "{message:?}");
        }
    }
    shown.plays("e2e4");
    assert_eq!(state(&mut good)["said"], "e4");
}

#[test]
fn no_more_pages_than_there_is_room_for() {
    let shown = Shown::in_language(Language::En);
    let mut pages: Vec<_> = (0..50).map(|_| shown.page()).collect();
    for page in &mut pages {
        state(page);
    }
    let mut one_more = shown.page();
    assert_eq!(state(&mut one_more), json!({ "phase": "full" }));
    assert!(!matches!(one_more.read(), Ok(Message::Text(_))), "it is shown out");
    drop(pages.pop());
    // The place is free as soon as the server has noticed.
    while state(&mut shown.page())["phase"] == "full" {
        std::thread::yield_now();
    }
}

/// So many states of some six kilobytes are more than a connection holds that nobody reads.
const STATES: u64 = 1_500;

#[test]
fn who_does_not_read_keeps_nobody_waiting() {
    let shown = Shown::in_language(Language::En);
    let slow = shown.page();
    let mut good = shown.page();
    state(&mut good);
    for at in 1..=STATES {
        shown.show_at(Tick::from_millis(at));
        assert_eq!(state(&mut good)["white"]["left"], 303_000 - at);
    }
    drop(slow);
}

/// As many strangers as these, from five devices of 200 connections each.
const STRANGERS: u32 = 1_000;
/// So many files the program may open: some systems allow no more.
const FILES: u64 = 256;

/// What a stranger sends, and then nothing more.
fn sent_by(stranger: u32, host: &str) -> String {
    match stranger % 5 {
        0 => String::new(),
        1 => "GET / HTTP/1.1\r\nHost: ".to_owned(),
        2 => format!(
            "POST /join HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nContent-Length: 99\r\n\r\n{{\"code\""
        ),
        3 => format!("GET /board.css HTTP/1.1\r\nHost: {host}\r\n\r\n").repeat(50),
        _ => format!(
            "GET /live HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ),
    }
}

/// They come all at once, and stay. Who is shut out stays, too, as far as it goes.
fn strangers(host: &str) -> Vec<TcpStream> {
    let at: SocketAddr = host.parse().expect("an address");
    let come = async {
        let mut coming = JoinSet::new();
        for stranger in 0..STRANGERS {
            let sent = sent_by(stranger, host);
            let device = Ipv4Addr::from(u32::from(Ipv4Addr::LOCALHOST) + 1 + stranger / 200);
            coming.spawn(async move {
                let socket = TcpSocket::new_v4().expect("a socket");
                socket.bind((device, 0).into()).expect("an address of this machine");
                let stream = socket.connect(at).await.expect("it listens");
                stream.writable().await.expect("a connection");
                let _shut_out = stream.try_write(sent.as_bytes());
                stream.into_std().expect("a connection")
            });
        }
        coming.join_all().await
    };
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime").block_on(come)
}

/// A process may open so many files from now on.
fn allow_files(process: u32, files: u64) {
    let limit = format!("--nofile={files}:");
    let set = Command::new("prlimit").args(["--pid", &process.to_string(), &limit]).status();
    assert!(set.expect("prlimit, of util-linux").success());
}

/// The first number behind this name in what the system says of a process.
fn figure(process: u32, file: &str, name: &str) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/{file}")).expect("it runs");
    let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("a line");
    line.split_whitespace().find_map(|word| word.parse().ok()).expect("a number")
}

fn open_files(process: u32) -> usize {
    std::fs::read_dir(format!("/proc/{process}/fd")).expect("it runs").count()
}

#[test]
fn a_thousand_connections_cost_nobody_the_game() {
    let own = std::process::id();
    allow_files(own, figure(own, "limits", "Max open files").max(4_096));
    let (mut console, mut page) = Console::joined(&["--colour", "white", "--time", "none"], "en");
    let (host, process) = (console.host.clone(), console.play.child.id());
    allow_files(process, FILES);
    let (files_before, memory_before) = (open_files(process), figure(process, "status", "VmRSS:"));
    let strangers = strangers(&host);
    assert_eq!(strangers.len(), 1_000);

    // Whoever plays notices nothing of them.
    console.play.enter("e4");
    page.hears("e7e5", "e5");
    console.play.until("public: e5");
    // Who comes now gets the page, and is told that there is no room left to look on.
    for path in ["/", "/board.css", "/main.js"] {
        let answer = answered_at(&host, &get(path, &host));
        assert!(answer.starts_with("HTTP/1.1 200"), "{path}: {answer}");
    }
    let mut lookers = Vec::new();
    loop {
        let mut looker = Browser::open(&host, "none=1");
        if state(&mut looker)["phase"] == "full" {
            break;
        }
        lookers.push(looker);
    }
    // The page that plays can be reloaded.
    let mut page = page.tab();
    page.until(|state| state["phase"] == "game" && state["role"] == "opponent");
    // Connections that were turned away are closed in the background.
    let patience = Instant::now() + Duration::from_secs(30);
    while open_files(process) > files_before + 160 && Instant::now() < patience {
        std::thread::yield_now();
    }
    let (files, memory) = (open_files(process), figure(process, "status", "VmHWM:"));
    assert!(files <= files_before + 160, "{files_before} files became {files}");
    assert!(memory <= memory_before + 32_768, "{memory_before} kB of memory became {memory}");

    drop((strangers, lookers));
    while state(&mut Browser::open(&host, "none=1"))["phase"] != "door" {
        std::thread::yield_now();
    }
    console.play.enter("d4");
    page.until(|state| state["moves"].as_array().is_some_and(|moves| moves.len() == 2));
    console.play.end();
}
