//! Strangers at the page: nobody gets in by another name, and nobody keeps the game waiting.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use annabella::game::participant::Language;
use annabella::time::Tick;
use serde_json::json;
use tungstenite::Message;
use tungstenite::http::StatusCode;

use super::{Shown, state};

/// The head of the answer to a request that is sent as it is.
fn answered(shown: &Shown, request: &str) -> String {
    let mut stream = TcpStream::connect(shown.host()).expect("it listens");
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
    let slow: Vec<_> = (0..3).map(|_| shown.page()).collect();
    let mut good = shown.page();
    state(&mut good);
    for at in 1..=STATES {
        shown.show_at(Tick::from_millis(at));
        assert_eq!(state(&mut good)["white"]["left"], 303_000 - at);
    }
    drop(slow);
}
