//! Screens at a tournament: the arbiter's word, and what each seat is sent and what not.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, Weak};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use tungstenite::{Error, Message};

use super::Socket;
use super::seat::{Browser, invited, last_words, lines, ports, program};
use crate::support::play::{A_WHILE, PATIENCE, Play};

/// How late spectators see the game in these tests.
const LATE: Duration = Duration::from_secs(2);

const FLAGS: [&str; 15] = [
    "--mode",
    "tournament",
    "--screen",
    "invited",
    "--dialogue",
    "full",
    "--style",
    "uci",
    "--colour",
    "white",
    "--time",
    "60+3",
    "--spectators-late",
    "2",
    "--lan=no",
];

/// A tournament game.
pub(super) struct Event {
    pub(super) play: Play,
    pub(super) data: TempDir,
}

/// A page, with every state that was looked at. It is read all the time, as browsers do: who does not answer the console is gone.
pub(super) struct Seen {
    pub(super) browser: Kept,
    pub(super) states: Vec<Value>,
    further: Receiver<Value>,
}

/// A browser whose connection somebody else reads.
pub(super) struct Kept {
    pub(super) host: String,
    pub(super) cookie: String,
    socket: Arc<Mutex<Socket>>,
}

impl Kept {
    pub(super) fn enter(&self, line: &str) {
        self.send(&json!({ "line": line }));
    }

    fn send(&self, message: &Value) {
        let mut socket = self.socket.lock().expect("nobody has panicked");
        socket.send(Message::text(message.to_string())).expect("it is there");
    }
}

/// Reads as long as somebody wants to know.
fn read(socket: &Weak<Mutex<Socket>>, states: &Sender<Value>) {
    while let Some(socket) = socket.upgrade() {
        let read = socket.lock().expect("nobody has panicked").read();
        match read {
            Ok(Message::Text(text)) => drop(states.send(serde_json::from_str(&text).expect("JSON"))),
            Err(Error::Io(why)) if matches!(why.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Ok(Message::Ping(_)) => {}
            _ => return,
        }
        // Whoever wants to send something has to get a turn.
        thread::sleep(Duration::from_millis(1));
    }
}

impl Event {
    pub(super) fn start(flags: &[&str]) -> Event {
        let data = tempfile::tempdir().expect("a directory");
        let play = program(&data, &[&FLAGS[..], flags].concat());
        Event { play, data }
    }

    /// The arbiter has allowed screens, and sits at one.
    pub(super) fn allowed() -> (Event, Seen) {
        let mut event = Event::start(&["--assistant", "yes"]);
        event.play.enter("invite arbiter");
        let (host, code) = invited(&event.play);
        let mut arbiter = Seen::knock(&host, &code);
        arbiter.until(|state| state["role"] == "arbiter");
        event.play.until("The arbiter has joined");
        arbiter.browser.enter("allow screens");
        (event, arbiter)
    }

    /// Somebody comes with a code, and the arbiter lets them in.
    pub(super) fn approved(&self, arbiter: &mut Seen, (host, code): &(String, String), role: &str) -> Seen {
        let mut page = Seen::knock(host, code);
        assert_eq!(page.until(|_| true), json!({ "phase": "waiting" }));
        self.play.until("The arbiter decides");
        let asked = arbiter.until(|state| lines(&state["owed"]).contains(&"approve screen".to_owned()));
        assert!(asked["arbiter"]["pending"].to_string().contains("Ada"), "{asked:#}");
        arbiter.browser.enter("approve screen");
        assert_eq!(page.until(|state| state["phase"] == "game")["role"], role);
        page
    }

    /// A page with a code that the console gives for this.
    pub(super) fn invites(&mut self, whom: &str) -> (String, String) {
        self.play.enter(format!("invite {whom}"));
        invited(&self.play)
    }
}

impl Seen {
    pub(super) fn knock(host: &str, code: &str) -> Seen {
        let Browser { host, cookie, socket } = Browser::knock(host, code, "en").expect("the right code");
        socket.get_ref().set_read_timeout(Some(Duration::from_millis(10))).expect("a socket");
        let socket = Arc::new(Mutex::new(socket));
        let (to_test, further) = channel();
        let read_there = Arc::downgrade(&socket);
        thread::spawn(move || read(&read_there, &to_test));
        Seen { browser: Kept { host, cookie, socket }, states: Vec::new(), further }
    }

    /// The first state that is like this.
    #[track_caller]
    pub(super) fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let last = self.states.last();
            let state = self.further.recv_timeout(PATIENCE).unwrap_or_else(|why| panic!("{why}: {last:#?}"));
            self.states.push(state.clone());
            if is_it(&state) {
                return state;
            }
        }
    }

    /// The moves, once they are these.
    #[track_caller]
    pub(super) fn until_moves(&mut self, moves: &Value) -> Value {
        self.until(|state| state["moves"] == *moves)
    }

    /// A move that is entered is shown once more, and counts when that is confirmed.
    pub(super) fn is_shown_once_more(&mut self, line: &str, squares: [&str; 2]) -> Value {
        let moves = self.states.last().expect("a state")["moves"].clone();
        self.browser.enter(line);
        let shown = self.until(|state| !state["question"].is_null());
        assert_eq!((&shown["question"]["squares"], &shown["moves"]), (&json!(squares), &moves), "{line}");
        assert_eq!(lines(&shown["question"]["answers"]), ["yes", "no"], "{line}");
        shown
    }

    /// Whether any state has one of these words anywhere.
    pub(super) fn has_seen(&self, words: &[&str]) -> bool {
        let all = Value::from(self.states.clone()).to_string().to_lowercase();
        words.iter().any(|word| all.contains(word))
    }
}

/// What the arbiter's log says.
pub(super) fn log(state: &Value) -> String {
    state["arbiter"]["log"].to_string()
}

/// A file of the game for whoever has this cookie: the status, and what is in it.
pub(super) fn export(Seen { browser, .. }: &Seen, form: &str) -> (u16, String) {
    fetch(&browser.host, &browser.cookie, &format!("/export/{form}"))
}

fn fetch(host: &str, cookie: &str, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(host).expect("it listens");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("text");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, body.to_owned())
}

#[test]
fn screens_need_the_arbiters_word_and_devices_their_approval() {
    let mut event = Event::start(&[]);
    event.play.until("Screens need the arbiter's word");
    for whom in ["invite", "invite room", "invite display", "invite assistant"] {
        event.play.enter(whom);
        let told = event.play.until("Screens need the arbiter's word").join(" ");
        assert!(!told.contains("http://"), "{told}");
    }
    event.play.enter("arbiter: allow screens");
    let (host, code) = invited(&event.play);
    assert_eq!(Browser::knock(&host, "12345", "en").err().expect("no seat").0, 403);
    let mut page = Seen::knock(&host, &code);
    assert_eq!(page.until(|_| true), json!({ "phase": "waiting" }));
    event.play.until("The arbiter decides");
    event.play.enter("yes");
    event.play.enter("arbiter: reject screen");
    assert_eq!(page.until(|state| state["phase"] != "waiting"), json!({ "phase": "declined" }));
    event.play.until("not let in");
    event.play.enter("invite assistant");
    event.play.until("no assistant");
    let (host, code) = event.invites("");
    let mut page = Seen::knock(&host, &code);
    event.play.until("The arbiter decides");
    event.play.enter("screens");
    event.play.until("Ada wants to join");
    event.play.enter("arbiter: approve screen");
    event.play.until("Ada has joined");
    let state = page.until(|state| state["phase"] == "game");
    assert_eq!(state["role"], "opponent");
    event.play.end();
}

#[test]
fn only_the_arbiter_is_sent_what_only_the_arbiter_knows() {
    let (mut event, mut arbiter) = Event::allowed();
    let invitation = invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    let invitation = event.invites("assistant");
    let mut assistant = event.approved(&mut arbiter, &invitation, "assistant");
    let first = assistant.states.last().expect("a state");
    assert_eq!((&first["squares"], &first["side"]), (&json!([]), &json!(null)));
    let (host, code) = event.invites("display");
    let mut display = Seen::knock(&host, &code);
    let (host, code) = event.invites("room");
    let mut room = Seen::knock(&host, &code);
    assert_eq!(display.until(|state| state["phase"] == "game")["late"], json!(null));
    assert_eq!(room.until(|state| state["phase"] == "game")["late"], json!(1));

    arbiter.browser.enter("start");
    opponent.until(|state| state["white"]["running"] == true);
    let before = Instant::now();
    event.play.enter("e2e4");
    // It is announced, and not completed.
    opponent.until(|state| !state["announced"].is_null());
    event.play.enter("press");
    display.until_moves(&json!([["e4", ""]]));
    room.until_moves(&json!([["e4", ""]]));
    assert!(before.elapsed() >= LATE, "spectators see it later");

    // A pawn takes straight ahead.
    opponent.is_shown_once_more("e7e4", ["e7", "e4"]);
    opponent.browser.enter("yes");
    opponent.until(|state| state["moves"] == json!([["e4", "exe4"]]));
    opponent.browser.enter("draw");
    let asked = opponent.until(|state| !state["question"].is_null());
    assert_eq!(lines(&asked["question"]["answers"]), ["yes", "no"]);
    opponent.browser.enter("yes");
    event.play.until("offers a draw");
    event.play.enter("decline");
    event.play.until("Decline the draw?");
    event.play.enter("yes");
    event.play.until("declines the draw");
    opponent.browser.enter("press");
    let noted = arbiter.until(|state| state["arbiter"]["pending"].to_string().contains("llegal move by Black"));
    assert!(lines(&noted["owed"]).contains(&"illegal".to_owned()), "{noted:#}");
    for left in [true, false] {
        opponent.browser.send(&json!({ "left": left }));
    }
    let noted = arbiter.until(|state| log(state).contains("has returned to the page"));
    assert!(log(&noted).contains("has left the page"), "{noted:#}");

    event.play.enter("d2d4");
    event.play.enter("press");
    let moves = json!([["e4", "exe4"], ["d4", ""]]);
    for page in [&mut opponent, &mut display, &mut room, &mut assistant, &mut arbiter] {
        page.until_moves(&moves);
    }
    let secret = ["illegal", "irregular", "has left", "has returned"];
    for page in [&opponent, &display, &room, &assistant] {
        assert!(!page.has_seen(&secret), "{:#?}", page.states);
    }
    assert!(arbiter.has_seen(&["illegal"]));
    // Who looks on has seen nothing of an offer, and no move before it was completed.
    for page in [&display, &room] {
        assert!(!page.has_seen(&["offers a draw", "declines the draw", "\"accept\""]), "{:#?}", page.states);
        for state in &page.states {
            assert_eq!((&state["announced"], &state["lines"]), (&json!(null), &json!([])));
            let (moves, runs) = (state["moves"].to_string(), &state["black"]["running"]);
            assert!(*runs == false || !moves.ends_with(r#""exe4"]]"#), "{state:#}");
        }
    }
    event.play.end();
}

#[test]
fn without_the_arbiters_word_only_the_arbiters_own_screen_stays() {
    let (mut event, mut arbiter) = Event::allowed();
    let invitation = invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    let (host, code) = event.invites("room");
    let mut room = Seen::knock(&host, &code);
    room.until(|state| state["phase"] == "game");
    arbiter.browser.enter("forbid screens; a telephone rang");
    event.play.until("The arbiter has forbidden screens");
    assert_eq!(opponent.until(|state| state["phase"] != "game"), json!({ "phase": "dismissed" }));
    assert_eq!(room.until(|state| state["phase"] != "game"), json!({ "phase": "door" }));
    let state = arbiter.until(|state| log(state).contains("forbids screens"));
    assert!(log(&state).contains("a telephone rang"), "{state:#}");
    assert!(lines(&state["actions"]).contains(&"allow screens".to_owned()), "{state:#}");
    assert_eq!(Browser::knock(&host, &code, "en").err().expect("no seat").0, 403);
    event.play.end();
}

#[test]
fn an_arbiter_with_a_pin_gets_no_code_without_it() {
    let mut event = Event::start(&["--arbiter-pin"]);
    event.play.until("enter a new PIN");
    event.play.enter("93827164");
    event.play.until("PIN again");
    event.play.enter("93827164");
    event.play.until("PIN is set");
    event.play.enter("invite arbiter");
    event.play.until("enter the PIN");
    event.play.enter("93827165");
    let told = event.play.until("That PIN is wrong").join(" ");
    assert!(!told.contains("http://"), "{told}");
    let mut told = String::new();
    while !told.contains("enter the PIN") {
        std::thread::sleep(A_WHILE);
        event.play.enter("invite arbiter");
        told = event.play.until("private arbiter: ").join(" ");
        assert!(!told.contains("http://"), "{told}");
    }
    event.play.enter("93827164");
    let (host, code) = invited(&event.play);
    let mut arbiter = Seen::knock(&host, &code);
    arbiter.until(|state| state["role"] == "arbiter");
    // Who has come with the code of the arbiter has entered the PIN.
    arbiter.browser.enter("allow screens");
    arbiter.until(|state| log(state).contains("allows screens"));
    assert!(!arbiter.has_seen(&["93827164"]));
    event.play.end();
}

#[test]
fn a_typed_move_counts_when_it_is_confirmed() {
    let (mut event, mut arbiter) = Event::allowed();
    let invitation = invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    arbiter.browser.enter("start");
    opponent.until(|state| state["white"]["running"] == true);
    event.play.enter("e2e4");
    opponent.until(|state| !state["announced"].is_null());
    event.play.enter("press");
    opponent.until(|state| state["black"]["running"] == true);
    // However it is typed, whether it is legal or not, and whatever is asked first.
    for (line, squares) in [("e5", ["e7", "e5"]), ("e8e3", ["e8", "e3"]), ("g8f6", ["g8", "f6"])] {
        opponent.is_shown_once_more(line, squares);
        opponent.browser.enter("no");
        opponent.until(|state| state["question"].is_null());
    }
    opponent.is_shown_once_more("Nc6", ["b8", "c6"]);
    // Nothing can be pressed yet; a question changes nothing, another move takes its place.
    opponent.browser.enter("press");
    opponent.until(|state| last_words(state).contains("Make this move?"));
    opponent.browser.enter("clock");
    let asked = opponent.until(|state| last_words(state).contains("White"));
    assert_eq!(asked["question"]["squares"], json!(["b8", "c6"]));
    opponent.browser.enter("c5");
    opponent.until(|state| state["question"]["squares"] == json!(["c7", "c5"]));
    opponent.browser.enter("yes");
    opponent.until_moves(&json!([["e4", "c5"]]));
    let journal = export(&arbiter, "journal").1;
    assert!(journal.contains(r#""source":"page""#), "{journal}");
    event.play.end();
}

#[test]
fn previews_change_nothing_and_only_the_arbiter_has_the_files() {
    let (event, mut arbiter) = Event::allowed();
    let invitation = invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    arbiter.browser.enter("start");
    let before = opponent.until(|state| state["white"]["running"] == true);
    let (status, journal) = export(&arbiter, "journal");
    assert_eq!(status, 200);
    arbiter.browser.enter("preview add black 5:00; the clock was wrong");
    let told = arbiter.until(|state| last_words(state).contains("Nothing has been done yet"));
    assert_eq!(told["black"]["left"], before["black"]["left"]);
    assert_eq!(export(&arbiter, "journal").1, journal, "nothing is recorded");
    arbiter.browser.enter("add black 5:00; the clock was wrong");
    let more = before["black"]["left"].as_u64().expect("a time") + 300_000;
    opponent.until(|state| state["black"]["left"] == more);
    let ruled = arbiter.until(|state| log(state).contains("the clock was wrong"));
    assert!(ruled["arbiter"]["orders"].as_array().is_some_and(|orders| orders.len() > 10), "{ruled:#}");
    assert!(export(&arbiter, "journal").1.len() > journal.len());
    let (status, pgn) = export(&arbiter, "pgn");
    assert!(status == 200 && pgn.contains("[White ") && !pgn.contains("the clock was wrong"), "{pgn}");
    let (status, notes) = export(&arbiter, "notes");
    // Its lines are broken.
    let notes = notes.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(status == 200 && notes.contains("the clock was wrong"), "{notes}");
    assert_eq!(export(&arbiter, "../screens.json").0, 404);
    for form in ["journal", "pgn", "notes"] {
        assert_eq!(export(&opponent, form).0, 404);
        assert_eq!(fetch(&opponent.browser.host, "annabella-seat-1=", &format!("/export/{form}")).0, 404);
    }
    event.play.end();
}

#[test]
fn the_arbiter_sees_where_two_scoresheets_differ() {
    let (mut event, mut arbiter) = Event::allowed();
    let invitation = invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    arbiter.browser.enter("start");
    opponent.until(|state| state["white"]["running"] == true);
    event.play.enter("e2e4");
    opponent.until(|state| !state["announced"].is_null());
    opponent.browser.enter("execute e2e3");
    arbiter.until(|state| log(state).contains("e3"));
    event.play.enter("press");
    let differs = arbiter.until(|state| lines(&state["owed"]).contains(&"settle".to_owned()));
    assert!(differs["arbiter"]["pending"].to_string().contains("differ on e3 e4"), "{differs:#}");
    arbiter.browser.enter("sheet black e3");
    let written = json!([{ "number": "1.", "white": "e4", "black": "e3", "differ": true }]);
    arbiter.until(|state| state["arbiter"]["sheets"] == written);
    arbiter.browser.enter("settle");
    arbiter.until(|state| !lines(&state["owed"]).contains(&"settle".to_owned()));
    assert!(opponent.states.iter().all(|state| state["arbiter"].is_null()));
    event.play.end();
}

#[test]
fn arbiter_and_assistant_keep_their_seats_when_the_game_resumes() {
    let (mut event, mut arbiter) = Event::allowed();
    invited(&event.play);
    let invitation = event.invites("assistant");
    let assistant = event.approved(&mut arbiter, &invitation, "assistant");
    event.play.until("has joined");
    event.play.end();
    let goes_on = program(&event.data, &["--resume"]);
    goes_on.until("The game continues");
    let host = ports(goes_on.child.id()).pop().expect("it listens");
    for (page, role) in [(arbiter, "arbiter"), (assistant, "assistant")] {
        let socket = Browser::open(&host, &page.browser.cookie);
        let mut browser = Browser { socket, host: host.clone(), cookie: page.browser.cookie };
        assert_eq!(browser.until(|state| state["phase"] == "game")["role"], role);
    }
    goes_on.end();
}

#[test]
fn the_arbiter_sees_a_waiting_claim_with_its_evidence() {
    let data = tempfile::tempdir().expect("a directory");
    // By these rules the console's record is no official scoresheet, and claims are the arbiter's.
    let flags = ["--mode", "tournament", "--colour", "white", "--profile", "fide-2017", "--time", "60", "--lan=no"];
    let mut play = program(&data, &flags);
    play.enter("invite arbiter");
    let (host, code) = invited(&play);
    let mut arbiter = Seen::knock(&host, &code);
    arbiter.until(|state| state["role"] == "arbiter");
    // The opponent's screen has never come: the game is played at a board, by the arbiter's word alone.
    play.enter("opponent board");
    play.until("Only the arbiter can do that");
    arbiter.browser.enter("opponent board");
    play.until("Black plays at a real board");
    arbiter.browser.enter("start");
    play.until("The arbiter starts the game");
    for line in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "black: repetition draw with Ng8", "black: yes"] {
        play.enter(line);
    }
    let evidence = "The position occurred at the start, after Black's move two: two times on record. The written move is knight g8.";
    let open = arbiter.until(|state| lines(&state["owed"]).contains(&"accept claim".to_owned()));
    let pending = open["arbiter"]["pending"].as_array().expect("a list");
    assert!(pending.iter().any(|line| line == evidence), "{pending:#?}");
    arbiter.browser.enter("accept claim; seen on the board");
    play.until("Draw");
    let over = arbiter.until(|state| log(state).contains("seen on the board"));
    assert!(
        over["arbiter"]["pending"].as_array().is_some_and(|pending| !pending.contains(&json!(evidence))),
        "{over:#}"
    );
}

#[test]
fn display_and_spectators_keep_their_codes_after_a_crash() {
    let (mut event, arbiter) = Event::allowed();
    invited(&event.play);
    let (display, room) = (event.invites("display"), event.invites("room"));
    let mut pages = [&display, &room].map(|(host, code)| Seen::knock(host, code));
    arbiter.browser.enter("start");
    event.play.until("starts the game");
    event.play.enter("e2e4");
    event.play.enter("press");
    let moves = json!([["e4", ""]]);
    for page in &mut pages {
        page.until_moves(&moves);
    }
    event.play.kill();
    let goes_on = program(&event.data, &["--resume", "--spectators-late", "2"]);
    goes_on.until("The game continues");
    let host = ports(goes_on.child.id()).pop().expect("it listens");
    let cookies = pages.map(|page| page.browser.cookie);
    for (cookie, (_, code)) in cookies.into_iter().zip([display, room]) {
        let socket = Browser::open(&host, &cookie);
        let mut browser = Browser { socket, host: host.clone(), cookie };
        assert_eq!(browser.state()["moves"], moves, "who was there looks on at once");
        let mut other = Seen::knock(&host, &code);
        assert_eq!(other.until(|_| true)["moves"], moves, "the code is the same");
    }
    goes_on.end();
}
