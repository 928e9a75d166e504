//! An opponent at a page: joining, playing, and what becomes of the seat.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
use std::process::Command;
use std::time::{Instant, SystemTime};

use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, Message};

use super::Socket;
use crate::support::play::{A_WHILE, PATIENCE, Play, binary};

/// The program, with an opponent who is to play on a screen.
pub(super) struct Console {
    pub(super) play: Play,
    pub(super) data: TempDir,
    /// `127.0.0.1` and the port.
    pub(super) host: String,
    code: String,
}

/// A browser of the opponent's.
pub(super) struct Browser {
    pub(super) host: String,
    pub(super) cookie: String,
    pub(super) socket: Socket,
}

pub(super) fn program(data: &TempDir, flags: &[&str]) -> Play {
    let mut command = Command::new(binary());
    let quiet = ["--opponent", "screen", "--speech", "off", "--sounds", "off", "--language", "en", "--data"];
    Play::run(command.env("XDG_CONFIG_HOME", data.path()).arg("play").args(quiet).arg(data.path()).args(flags))
}

/// The address and the code in what the program says.
pub(super) fn invited(play: &Play) -> (String, String) {
    let told = play.until("http://").pop().expect("a line");
    let host = told.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let digits = |word: &str| word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    let code = told.split([' ', '.']).find(|word| digits(word)).expect("a code");
    (host.to_owned(), code.to_owned())
}

impl Console {
    fn start(flags: &[&str]) -> Console {
        let data = tempfile::tempdir().expect("a directory");
        let play = program(&data, flags);
        let (host, code) = invited(&play);
        Console { play, data, host, code }
    }

    /// The opponent has joined, in this language.
    pub(super) fn joined(flags: &[&str], language: &str) -> (Console, Browser) {
        let mut console = Console::start(flags);
        let mut browser = Browser::knock(&console.host, &console.code, language).expect("the right code");
        assert_eq!(browser.state(), json!({ "phase": "waiting" }));
        console.play.until("Ada wants to join");
        console.play.enter("yes");
        console.play.until("Ada has joined");
        // From the first moment it is in their language.
        let first = browser.until(|state| state["phase"] == "game");
        assert_eq!((&first["role"], &first["language"]), (&json!("opponent"), &json!(language)));
        (console, browser)
    }
}

/// What the door answers: the status, the cookie, the body.
fn join(host: &str, form: &Value, origin: &str) -> (u16, Option<String>, String) {
    let body = form.to_string();
    let mut stream = TcpStream::connect(host).expect("it listens");
    let head = format!(
        "POST /join HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    stream.write_all((head + &body).as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).map(str::to_owned);
    (status, cookie, body.to_owned())
}

fn form(code: &str, language: &str) -> Value {
    json!({ "code": code, "name": "Ada", "language": language, "board": false })
}

impl Browser {
    /// Somebody comes with a code; `Err`: what they are told.
    pub(super) fn knock(host: &str, code: &str, language: &str) -> Result<Browser, (u16, String)> {
        let (status, cookie, body) = join(host, &form(code, language), &format!("http://{host}"));
        let Some(cookie) = cookie else { return Err((status, body)) };
        assert!(cookie.ends_with("; Path=/; HttpOnly; SameSite=Lax"), "{cookie}");
        let cookie = cookie.split(';').next().expect("a value").to_owned();
        let socket = Browser::open(host, &cookie);
        Ok(Browser { host: host.to_owned(), cookie, socket })
    }

    pub(super) fn open(host: &str, cookie: &str) -> Socket {
        let mut request = format!("ws://{host}/live").into_client_request().expect("an address");
        for (name, value) in [("Origin", format!("http://{host}")), ("Cookie", format!("other=1; {cookie}"))] {
            request.headers_mut().insert(name, HeaderValue::from_str(&value).expect("a header"));
        }
        let stream = TcpStream::connect(host).expect("it listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a socket");
        tungstenite::client(request, stream).expect("a page").0
    }

    /// Another page of the same browser.
    pub(super) fn tab(&self) -> Browser {
        let (host, cookie) = (self.host.clone(), self.cookie.clone());
        Browser { socket: Browser::open(&host, &cookie), host, cookie }
    }

    pub(super) fn state(&mut self) -> Value {
        super::state(&mut self.socket)
    }

    /// The first state that is like this.
    #[track_caller]
    pub(super) fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let state = self.state();
            if is_it(&state) {
                return state;
            }
            assert!(begun.elapsed() < PATIENCE, "{state:#}");
        }
    }

    pub(super) fn enter(&mut self, line: &str) {
        self.socket.send(Message::text(json!({ "line": line }).to_string())).expect("it is there");
    }

    /// Enters a line, and waits until this has been said.
    #[track_caller]
    pub(super) fn hears(&mut self, line: &str, words: &str) -> Value {
        self.enter(line);
        self.until(|state| last_words(state).contains(words))
    }

    pub(super) fn is_shown_out(&mut self) -> bool {
        loop {
            match self.socket.read() {
                Ok(Message::Text(_) | Message::Ping(_)) => {}
                Ok(Message::Close(_)) | Err(Error::ConnectionClosed | Error::Protocol(_) | Error::Io(_)) => {
                    return true;
                }
                other => panic!("{other:?}"),
            }
        }
    }
}

pub(super) fn last_words(state: &Value) -> String {
    let lines = state["lines"].as_array().expect("lines");
    lines.iter().rev().take(2).filter_map(|line| line["text"].as_str()).collect::<Vec<_>>().join(" ")
}

/// What buttons enter.
pub(super) fn lines(of: &Value) -> Vec<String> {
    let all = of.as_array().expect("a list");
    all.iter().map(|each| each["line"].as_str().expect("a line").to_owned()).collect()
}

#[test]
fn two_play_a_game_at_the_console_and_a_page() {
    let (mut console, mut page) = Console::joined(&["--colour", "white", "--time", "5+3", "--style", "fide"], "de");
    page = page.tab();
    let first = page.until(|state| state["title"] == "Weiß gegen Ada");
    assert_eq!((&first["side"], &first["flipped"], &first["language"]), (&json!("black"), &json!(true), &json!("de")));
    console.play.enter("e4");
    // The words come by a way of their own.
    page.until(|state| state["moves"] == json!([["e4", ""]]) && last_words(state).starts_with("Eva zwei Eva vier"));
    page.enter("e7e5");
    let told = console.play.until("Eva").join(" ");
    assert!(told.contains("public: "), "{told}");
    page.until(|state| state["moves"] == json!([["e4", "e5"]]));
    console.play.enter("draw");
    console.play.until("?");
    console.play.enter("yes");
    let offered = page.until(|state| lines(&state["owed"]).contains(&"accept".to_owned()));
    assert!(offered["question"].is_null());
    page.enter("accept");
    let asked = page.until(|state| !state["question"].is_null());
    assert_eq!(lines(&asked["question"]["answers"]), ["yes", "no"]);
    page.enter("yes");
    let over = page.until(|state| state["actions"] == json!([]));
    assert!(over["status"].as_str().is_some_and(|status| status.contains("Remis")), "{over:#}");
    console.play.until("draw");
    console.play.end();
}

#[test]
fn of_two_pages_the_later_one_drives() {
    let (console, mut first) = Console::joined(&[], "en");
    let mut second = first.tab();
    assert_eq!(second.state()["phase"], "game");
    assert_eq!(first.until(|state| state["phase"] != "game"), json!({ "phase": "elsewhere" }));
    assert!(first.is_shown_out());
    second.hears("help", "help");
    console.play.end();
}

#[test]
fn who_goes_is_missed_once_and_may_come_back() {
    let (mut console, mut page) = Console::joined(&["--colour", "white", "--time", "5+3"], "en");
    console.play.enter("e4");
    page.until(|state| state["black"]["running"] == true);
    let back = page.cookie.clone();
    drop(page);
    let told = console.play.until("disconnected").join(" ");
    assert!(told.contains("The clocks are stopped"), "{told}");
    // Nobody loses on time to a screen that is away.
    console.play.enter("resume");
    console.play.until("To go on without it, enter: opponent board");
    let mut page = Browser { socket: Browser::open(&console.host, &back), host: console.host.clone(), cookie: back };
    page.until(|state| state["phase"] == "game" && state["black"]["running"] == false);
    console.play.until("connected again");
    console.play.enter("resume");
    page.until(|state| state["black"]["running"] == true);
    // A reload is no absence.
    let reloaded = page.tab();
    drop(page);
    std::thread::sleep(A_WHILE);
    console.play.enter("screens");
    assert!(console.play.until("at a screen").iter().all(|line| !line.contains("disconnected")));
    drop(reloaded);
    console.play.end();
}

#[test]
fn nobody_takes_the_seat_who_is_not_let_in() {
    let mut console = Console::start(&[]);
    let mut page = Browser::knock(&console.host, &console.code, "en").expect("the right code");
    page.state();
    page.enter("e4");
    console.play.until("wants to join");
    console.play.enter("no");
    console.play.until("not let in");
    assert_eq!(page.state(), json!({ "phase": "declined" }));
    // The code is used up, and what a stranger enters is nothing.
    assert_eq!(Browser::knock(&console.host, &console.code, "en").err().expect("no seat").0, 403);
    console.play.enter("invite");
    let (_, code) = invited(&console.play);
    assert_ne!(code, console.code);
    console.play.enter("last");
    console.play.until("No move");
    console.play.enter("dismiss");
    console.play.until("No screen has joined");
    console.play.end();
}

#[test]
fn a_removed_player_is_told_and_another_takes_the_seat() {
    let (mut console, mut first) = Console::joined(&[], "fr");
    console.play.enter("invite");
    let (_, code) = invited(&console.play);
    let mut second = Browser::knock(&console.host, &code, "es").expect("the right code");
    console.play.until("wants to join");
    console.play.enter("yes");
    console.play.until("has joined");
    first.until(|state| *state == json!({ "phase": "dismissed" }));
    second.until(|state| state["language"] == "es");
    second.socket.send(Message::text(r#"{"language":"it"}"#)).expect("it is there");
    second.until(|state| state["language"] == "it" && state["labels"]["white"] == "Bianco");
    console.play.enter("dismiss");
    console.play.until("removed");
    second.until(|state| *state == json!({ "phase": "dismissed" }));
    second.enter("e4");
    console.play.enter("last");
    console.play.until("No move");
    console.play.end();
}

#[test]
fn guessing_codes_closes_the_door_and_is_told() {
    let console = Console::start(&[]);
    let wrong = if console.code == "000000" { "000001" } else { "000000" };
    for _ in 0..4 {
        assert_eq!(Browser::knock(&console.host, wrong, "en").err(), Some((403, r#"{"error":"wrong"}"#.to_owned())));
    }
    let closed = Some((429, r#"{"error":"closed"}"#.to_owned()));
    assert_eq!(Browser::knock(&console.host, wrong, "en").err(), closed);
    assert_eq!(Browser::knock(&console.host, &console.code, "en").err(), closed);
    console.play.until("five wrong codes");
    console.play.end();
}

#[test]
fn forms_and_messages_that_are_none_of_ours_change_nothing() {
    let (console, mut page) = Console::joined(&["--colour", "black"], "en");
    let host = &console.host;
    let ours = format!("http://{host}");
    assert_eq!(join(host, &form("000000", "en"), "http://annabella.example").0, 403);
    for bad in [json!(null), json!({}), json!({ "code": 1 }), json!({ "code": "x".repeat(4_000) }), form("1", "xx")] {
        let (status, cookie, _) = join(host, &bad, &ours);
        assert!((400..500).contains(&status) && cookie.is_none(), "{bad}: {status}");
    }
    for bad in [
        Message::text("e4"),
        Message::text(r#"{"line":7}"#),
        Message::text(r#"{"move":"e4"}"#),
        Message::text(json!({ "line": "x".repeat(401) }).to_string()),
        Message::text(json!({ "line": "e4\nresign" }).to_string()),
        Message::text(r#"{"language":"tlh"}"#),
        Message::binary(vec![0xff; 64]),
        Message::text("x".repeat(1 << 16)),
    ] {
        let mut tab = page.tab();
        let shown = bad.clone();
        // It may be closed while it is still being sent.
        let _closed = tab.socket.send(bad);
        assert!(tab.is_shown_out(), "{shown:?}");
    }
    // Who has a seat speaks for no other.
    page = page.tab();
    page.hears("black: e4", "seat");
    page.hears("arbiter: pending", "seat");
    page.hears("quit", "not");
    // More than anybody can type.
    for _ in 0..200 {
        if page.socket.send(Message::text(r#"{"line":"last"}"#)).is_err() {
            break;
        }
    }
    assert!(page.is_shown_out());
    let mut page = page.tab();
    page.enter("d2d4");
    page.until(|state| state["moves"] == json!([["d4", ""]]));
    // The journal has this move and nothing of all that.
    console.play.until("public: d4");
    drop(console.data);
    console.play.end();
}

#[test]
fn a_waiting_line_survives_a_reload_of_the_page() {
    let (mut console, mut page) = Console::joined(&["--colour", "white"], "en");
    console.play.enter("e4");
    page.until(|state| state["moves"] == json!([["e4", ""]]));
    page.enter("e7e5");
    let mut again = page.tab();
    again.until(|state| state["moves"] == json!([["e4", "e5"]]));
    console.play.end();
}

#[test]
fn a_seat_is_taken_again_only_in_its_own_game() {
    let (mut console, mut page) = Console::joined(&["--colour", "white"], "en");
    let kept = console.data.path().join("screens.json");
    until(|| std::fs::read_to_string(&kept).is_ok_and(|text| text.contains("Ada")));
    let written = changed(&kept);
    console.play.enter("e4");
    page.until(|state| state["moves"] == json!([["e4", ""]]));
    console.play.enter("clock");
    console.play.until("no clock");
    console.play.end();
    assert_eq!(changed(&kept), written, "it is written when somebody sits down, not behind each move");
    let cookie = page.cookie.clone();
    // A game without that seat comes between; its door does not know the cookie.
    let between = program(&console.data, &["--colour", "white"]);
    let (host, _) = invited(&between);
    assert_eq!(super::state(&mut Browser::open(&host, &cookie))["phase"], "door");
    between.end();
    let goes_on = program(&console.data, &["--resume"]);
    let told = goes_on.until("disconnected").join(" ");
    assert!(!told.contains("http://"), "{told}");
    let host = ports(goes_on.child.id()).pop().expect("it listens");
    let mut page = Browser { socket: Browser::open(&host, &cookie), host, cookie };
    let state = page.until(|state| state["phase"] == "game");
    assert_eq!((&state["moves"], &state["language"]), (&json!([["e4", ""]]), &json!("en")));
    goes_on.until("connected again");
    page.enter("c7c5");
    page.until(|state| state["moves"] == json!([["e4", "c5"]]));
    goes_on.end();
}

/// Which file it is, and when it was written.
fn changed(path: &Path) -> (u64, SystemTime) {
    let found = std::fs::metadata(path).expect("a file");
    (found.ino(), found.modified().expect("a time"))
}

/// Waits until it is so.
#[track_caller]
fn until(is_so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "it does not come to that");
        std::thread::yield_now();
    }
}

/// Where a program listens, on this machine.
pub(super) fn ports(process: u32) -> Vec<String> {
    let links = std::fs::read_dir(format!("/proc/{process}/fd")).expect("its files").flatten();
    let sockets: Vec<String> = links
        .filter_map(|link| {
            std::fs::read_link(link.path())
                .ok()?
                .to_str()?
                .strip_prefix("socket:[")?
                .strip_suffix(']')
                .map(str::to_owned)
        })
        .collect();
    let table = std::fs::read_to_string("/proc/net/tcp").expect("the sockets");
    let listening = table.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let is_ours =
            fields.get(3) == Some(&"0A") && sockets.iter().any(|socket| fields.get(9) == Some(&socket.as_str()));
        let port = fields.get(1)?.rsplit(':').next()?;
        is_ours.then(|| format!("127.0.0.1:{}", u16::from_str_radix(port, 16).unwrap_or_default()))
    });
    listening.collect()
}

#[test]
fn devices_of_the_network_join_where_the_player_says_so() {
    let Some(own) = std::net::UdpSocket::bind("0.0.0.0:0")
        .ok()
        .filter(|socket| socket.connect("192.0.2.1:9").is_ok())
        .and_then(|socket| Some(socket.local_addr().ok()?.ip()))
    else {
        // A machine without a network: that is said.
        let data = tempfile::tempdir().expect("a directory");
        let play = program(&data, &["--lan", "yes"]);
        play.until("in no network");
        return drop(play.end());
    };
    let console = Console::start(&["--lan", "yes"]);
    assert!(console.host.starts_with(&own.to_string()), "{} is said first", console.host);
    let mut page = Browser::knock(&console.host, &console.code, "en").expect("the right code");
    assert_eq!(page.state(), json!({ "phase": "waiting" }));
    // The page with the code is for the browser of this machine.
    assert!(get(&console.host, &console.host, "/pair").starts_with("HTTP/1.1 404"));
    console.play.end();
    let console = Console::start(&["--lan", "no"]);
    assert!(console.host.starts_with("127.0.0.1:"), "{}", console.host);
    let pair = get(&console.host, &console.host, "/pair");
    assert!(pair.contains(&console.code) && pair.contains(&console.host), "{pair}");
    assert!(get(&console.host, &console.host, "/pair.svg").contains("<svg"));
    assert!(get(&console.host, "annabella.example", "/pair").starts_with("HTTP/1.1 421"));
    console.play.end();
}

/// The answer to a request to this host, which it is called so in.
fn get(host: &str, called: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(host).expect("it listens");
    stream
        .write_all(format!("GET {path} HTTP/1.1\r\nHost: {called}\r\nConnection: close\r\n\r\n").as_bytes())
        .expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    answer
}

/// What a camera reads on a terminal that writes light on dark: each line is two rows of the picture.
fn read(rows: &[&str]) -> String {
    const DOT: usize = 4;
    let is_light = |x: usize, y: usize| match rows.get(y / 2).and_then(|row| row.chars().nth(x)) {
        Some('\u{2588}') => true,
        Some('\u{2580}') => y.is_multiple_of(2),
        Some('\u{2584}') => !y.is_multiple_of(2),
        _ => false,
    };
    let (width, height) = (rows.iter().map(|row| row.chars().count()).max().unwrap_or(0), rows.len() * 2);
    let seen = |x: usize, y: usize| if is_light(x / DOT, y / DOT) { 255 } else { 0 };
    let mut image = rqrr::PreparedImage::prepare_from_greyscale(width * DOT, height * DOT, seen);
    let grids = image.detect_grids();
    let (_, text) = grids.first().expect("a code").decode().expect("it can be read");
    text
}

#[test]
fn the_code_is_drawn_for_a_camera() {
    let mut console = Console::start(&[]);
    console.play.enter("qr");
    let drawn = console.play.until("/pair");
    let is_drawn = |row: &&str| row.contains(['\u{2588}', '\u{2580}', '\u{2584}']);
    let rows: Vec<&str> = drawn.iter().filter_map(|line| line.strip_prefix("private: ")).filter(is_drawn).collect();
    assert_eq!(read(&rows), format!("http://{}/#{}", console.host, console.code));
    console.play.end();
}

#[test]
fn the_whole_dialogue_of_the_laws_goes_over_a_page() {
    let (mut console, mut page) = Console::joined(&["--colour", "white", "--time", "5+3", "--dialogue", "full"], "en");
    console.play.enter("e4");
    let announced = page.until(|state| !state["announced"].is_null());
    assert_eq!((&announced["announced"]["from"], &announced["announced"]["to"]), (&json!("e2"), &json!("e4")));
    assert!(announced["announced"]["text"].as_str().is_some_and(|text| text.contains("vier")), "{announced:#}");
    let offers = |state: &Value| lines(&state["owed"]);
    assert_eq!(offers(&announced), ["repeat e2e4", "repeat another move", "execute e2e4"]);
    page.enter("repeat another move");
    let told = console.play.until("repeat").join(" ");
    assert!(told.to_lowercase().contains("black"), "{told}");
    page.enter("repeat e2e4");
    page.until(|state| !offers(state).contains(&"repeat e2e4".to_owned()));
    page.enter("execute e2e4");
    page.until(|state| !offers(state).contains(&"execute e2e4".to_owned()));
    console.play.enter("press");
    page.until(|state| state["announced"].is_null() && state["black"]["running"] == true);
    page.enter("e7e5");
    page.until(|state| offers(state).contains(&"press".to_owned()));
    page.enter("press");
    page.until(|state| state["white"]["running"] == true);
    console.play.enter("repeat e5");
    console.play.end();
}

#[test]
fn spectators_share_one_code_and_see_what_everybody_knows() {
    let (mut console, mut page) = Console::joined(&["--colour", "white", "--dialogue", "full", "--time", "5+3"], "en");
    let stranger = |host: &str| super::state(&mut Browser::open(host, "nothing=1"));
    assert_eq!(stranger(&console.host)["phase"], "door", "the board is not shown to everybody at this machine");
    console.play.enter("invite room");
    let (host, code) = invited(&console.play);
    let mut watchers = [(); 3].map(|()| Browser::knock(&host, &code, "de").expect("the code of the room"));
    for watcher in &mut watchers {
        let state = watcher.until(|state| state["phase"] == "game");
        assert_eq!(
            (&state["role"], &state["side"], &state["actions"]),
            (&json!("spectator"), &json!(null), &json!([]))
        );
        assert_eq!((&state["lines"], &state["question"]), (&json!([]), &json!(null)));
    }
    console.play.enter("draw");
    console.play.until("?");
    console.play.enter("e4");
    console.play.enter("no");
    console.play.enter("e4");
    page.until(|state| !state["announced"].is_null());
    for watcher in &mut watchers {
        let state = watcher.until(|state| state["moves"] == json!([["e4", ""]]));
        assert_eq!(
            (&state["lines"], &state["question"]),
            (&json!([]), &json!(null)),
            "nothing that was said to one seat"
        );
    }
    let [mut first, ..] = watchers;
    first.enter("resign");
    assert!(first.is_shown_out(), "a spectator enters nothing");
    assert_eq!(stranger(&host)["phase"], "door");
    console.play.enter("screens");
    console.play.until("at a screen");
    console.play.end();
}

#[test]
fn the_owner_has_a_large_board_of_their_own() {
    let data = tempfile::tempdir().expect("a directory");
    let mut command = Command::new(binary());
    let quiet = ["--opponent", "console", "--screen", "own", "--speech", "off", "--sounds", "off", "--language", "en"];
    let play =
        Play::run(command.env("XDG_CONFIG_HOME", data.path()).arg("play").args(quiet).arg("--data").arg(data.path()));
    let (host, code) = invited(&play);
    let mut page = Browser::knock(&host, &code, "de").expect("the right code");
    let state = page.until(|state| state["phase"] == "game");
    let lang = (&state["role"], &state["side"], &state["language"]);
    assert_eq!(lang, (&json!("own"), &json!("white"), &json!("en")));
    page.enter("e4");
    play.until("public: e4");
    // Both move here: the page takes the pieces of whose turn it is.
    page.until(|state| state["moves"] == json!([["e4", ""]]) && state["side"] == "black");
    page.enter("e7e5");
    page.until(|state| state["moves"] == json!([["e4", "e5"]]) && state["side"] == "white");
    page.hears("clock", "no clock");
    // What is for the other one at the same keyboard is not on this page.
    page.enter("black: help");
    play.until("private black: ");
    page.enter("my pieces");
    let state = page.until(|state| last_words(state).contains("king e1"));
    assert!(!state["lines"].to_string().contains("black: "), "{state:#}");
    play.end();
}
