//! The page with the board: what it is sent, what a screen reader gets of it, and what strangers do not get.

mod alike;
mod answered;
mod browsers;
mod gone;
mod hostile;
mod languages;
mod own_board;
mod played;
mod sealed;
mod seat;
mod seen;
mod tournament;
mod whose;

use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use annabella::game::fact::Wording;
use annabella::game::participant::{Language, Style};
use annabella::game::roles::Mode;
use annabella::screen::shown::Shown as State;
use annabella::screen::{Memory, Screens, Wanted};
use annabella::time::Tick;
use annabella::words::Words;
use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::http::{HeaderValue, Response, StatusCode};
use tungstenite::{Error, Message};

use crate::support::play::{Play, binary};
use crate::support::table::{BLACK, Table, WHITE, started};

static WORDS: LazyLock<Arc<Words>> = LazyLock::new(|| Arc::new(Words::new()));

/// A game that is shown, announced in this language.
struct Shown {
    table: Table,
    screens: Screens,
}

type Socket = tungstenite::WebSocket<std::net::TcpStream>;

impl Shown {
    fn in_language(language: Language) -> Shown {
        let mut started = started(Mode::Casual, "5+3");
        started.table = Wording { language, style: Style::Literate };
        "Ada <b>".clone_into(&mut started.players.white.name);
        let wanted = Wanted {
            everybody: true,
            seats: Vec::new(),
            supervised: false,
            late: Duration::ZERO,
            pulse: annabella::screen::PULSE,
            came: Default::default(),
            memory: (Memory::default(), PathBuf::new()),
            enter: Box::new(|role, text| panic!("{role:?}: {text}")),
            tell: Box::new(|news| panic!("{news:?}")),
            export: Box::new(|_| None),
        };
        let screens = Screens::open(Arc::clone(&WORDS), wanted).expect("a port");
        let shown = Shown { table: Table::set(started), screens };
        shown.show();
        shown
    }

    fn show(&self) {
        self.show_at(self.table.tick());
    }

    fn show_at(&self, at: Tick) {
        let state = State::to_everybody(&self.table.game, &WORDS, at);
        self.screens.show_onlookers(&state);
    }

    fn plays(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.table.moves(text);
        }
        self.show();
    }

    /// `127.0.0.1` and the port.
    fn host(&self) -> String {
        self.screens.own_address().trim_start_matches("http://").trim_end_matches('/').to_owned()
    }

    /// A page that says it comes from there.
    fn asked_by(&self, origin: Option<&str>) -> Result<Socket, StatusCode> {
        let host = self.host();
        let mut request = format!("ws://{host}/live").into_client_request().expect("an address");
        if let Some(origin) = origin {
            request.headers_mut().insert("Origin", HeaderValue::from_str(origin).expect("a header"));
        }
        let stream = std::net::TcpStream::connect(host).expect("it listens");
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(socket),
            Err(tungstenite::HandshakeError::Failure(Error::Http(response))) => Err(Response::status(&response)),
            Err(other) => panic!("{other}"),
        }
    }

    fn page(&self) -> Socket {
        self.asked_by(Some(&format!("http://{}", self.host()))).expect("a page of ours")
    }
}

/// The next state that a page is sent.
fn state(socket: &mut Socket) -> Value {
    loop {
        match socket.read().expect("a state") {
            Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
            Message::Ping(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

fn label<'a>(state: &'a Value, square: &str) -> &'a str {
    let squares = state["squares"].as_array().expect("squares");
    let found = squares.iter().find(|each| each["square"] == square).expect("it is there");
    found["label"].as_str().expect("words")
}

#[test]
fn a_page_is_sent_what_everybody_knows_and_every_change() {
    let mut shown = Shown::in_language(Language::En);
    let mut page = shown.page();
    let first = state(&mut page);
    assert_eq!(first["title"], "Ada <b> against Black");
    assert_eq!(first["squares"].as_array().map(Vec::len), Some(64));
    assert_eq!((&first["squares"][0]["square"], &first["squares"][63]["square"]), (&json!("a8"), &json!("h1")));
    assert_eq!((label(&first, "e4"), label(&first, "e2")), ("e4, empty", "e2, white pawn"));
    assert_eq!((&first["said"], &first["moves"], &first["last"]), (&json!(""), &json!([]), &json!([])));
    assert_eq!((&first["white"]["left"], &first["white"]["running"]), (&json!(303_000), &json!(true)));
    shown.plays("e2e4 d7d5 e4d5");
    let after = state(&mut page);
    assert_eq!(after["moves"], json!([["e4", "d5"], ["exd5", ""]]));
    assert_eq!(after["captured"], json!({ "white": "", "black": "p" }));
    assert_eq!((&after["last"], &after["said"]), (&json!(["e4", "d5"]), &json!("e-pawn takes d5")));
    assert_eq!((label(&after, "d5"), label(&after, "e4")), ("d5, white pawn", "e4, empty"));
    assert_eq!((&after["status"], &after["black"]["running"]), (&json!("Black to move, move two."), &json!(true)));
    assert!(after["serial"].as_u64() > first["serial"].as_u64());
    // Whoever comes later sees the same.
    assert_eq!(state(&mut shown.page()), after);
}

#[test]
fn what_is_refused_asked_or_not_yet_done_changes_nothing() {
    let mut shown = Shown::in_language(Language::En);
    let mut page = shown.page();
    let before = state(&mut page);
    shown.table.tries(WHITE, "e2e5");
    shown.table.tries(BLACK, "e7e5");
    shown.show();
    shown.plays("e2e4");
    let after = state(&mut page);
    assert_eq!((&after["moves"], &before["moves"]), (&json!([["e4", ""]]), &json!([])), "no state between them");
}

#[test]
fn of_castling_the_squares_of_both_pieces_are_known() {
    let mut shown = Shown::in_language(Language::En);
    shown.plays("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1");
    assert_eq!(state(&mut shown.page())["last"], json!(["e1", "g1", "f1"]));
}

#[test]
fn the_end_is_said_once_and_the_clocks_stand() {
    let mut shown = Shown::in_language(Language::En);
    shown.plays("f2f3 e7e5 g2g4 d8h4");
    let end = state(&mut shown.page());
    assert_eq!(end["said"], end["status"]);
    assert!(end["said"].as_str().is_some_and(|said| said.contains("Checkmate")), "{end}");
    assert_eq!((&end["white"]["running"], &end["black"]["running"]), (&json!(false), &json!(false)));
}

#[test]
fn the_page_is_in_the_language_of_the_table() {
    let labels = Language::ALL.map(|language| {
        let mut shown = Shown::in_language(language);
        shown.plays("g1f3");
        let state = state(&mut shown.page());
        assert_eq!(state["language"], language.code());
        let texts = state["labels"].as_object().expect("labels");
        assert!(texts.len() > 9 && texts.values().all(|text| !text.as_str().unwrap_or_default().contains("screen-")));
        (state["labels"]["moves"].clone(), label(&state, "f3").to_owned(), state["moves"][0][0].clone())
    });
    assert_eq!(labels[2], (json!("Züge"), "f3, weißer Springer".to_owned(), json!("Sf3")));
    assert_eq!(labels.iter().map(|(moves, ..)| moves.to_string()).collect::<std::collections::BTreeSet<_>>().len(), 5);
}

#[test]
fn the_program_shows_a_game_and_at_a_tournament_none() {
    let data = tempfile::tempdir().expect("a directory");
    let start = |flags: &[&str]| {
        let mut command = std::process::Command::new(binary());
        let quiet = ["--opponent", "console", "--speech", "off", "--sounds", "off", "--screen", "board", "--data"];
        Play::run(command.env("XDG_CONFIG_HOME", data.path()).arg("play").args(flags).args(quiet).arg(data.path()))
    };
    let mut play = start(&[]);
    let told = play.until("http://").pop().expect("a line");
    let address = told.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
    let mut request = format!("ws://{address}/live").into_client_request().expect("an address");
    let origin = HeaderValue::from_str(&format!("http://{address}")).expect("a header");
    request.headers_mut().insert("Origin", origin);
    let stream = std::net::TcpStream::connect(address).expect("it listens");
    let (mut page, _) = tungstenite::client(request, stream).expect("a page");
    assert_eq!(state(&mut page)["moves"], json!([]));
    play.enter("e4");
    assert_eq!(state(&mut page)["moves"], json!([["e4", ""]]));
    play.end();
    assert!(!matches!(page.read(), Ok(Message::Text(_))), "the program has ended, and so has its page");
    let play = start(&["--mode", "tournament"]);
    let told = play.until("Screens need the arbiter's word").join(" ");
    assert!(!told.contains("http"), "{told}");
    play.end();
}
