//! The page over HTTP, and states and lines over a WebSocket. It runs on the thread of the screens.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderName,
    HeaderValue, ORIGIN, REFERRER_POLICY, SET_COOKIE, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use tokio::sync::{mpsc, watch};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::face::{DOOR, WAITING};
use super::gate::Gate;
use super::house::{Connection, House, Onlooker, Place};
use super::pairing::{Guest, Refused};
use super::places::{Places, Taken};
use super::{Invitation, picture};

/// Nothing longer is read from a page, in bytes.
const LONGEST_MESSAGE: usize = 2_048;
/// Nothing longer is read from somebody at the door, in bytes.
const LONGEST_FORM: usize = 2_048;
/// At most this many messages a page may send within [`WINDOW`].
const MOST_MESSAGES: u32 = 40;
const WINDOW: Duration = Duration::from_secs(2);
/// Who takes longer for one state is gone.
const PATIENCE: Duration = Duration::from_secs(10);
/// So often a page is asked whether it is still there. Browsers answer by themselves; who has not done so by the next time is gone.
pub const PULSE: Duration = Duration::from_secs(20);

/// How the name of a cookie begins that holds a seat. Browsers keep cookies by host, whatever the port: the console's port follows, so that
/// the cookie of one does not replace that of another at the same machine.
const SEAT: &str = "annabella-seat";

/// The page loads nothing but its own files, and stands in no other page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What a browser is sent that sees no game: why.
const DECLINED: &str = r#"{"phase":"declined"}"#;
const DISMISSED: &str = r#"{"phase":"dismissed"}"#;
const ELSEWHERE: &str = r#"{"phase":"elsewhere"}"#;
const FULL: &str = r#"{"phase":"full"}"#;

/// The files of the page: where, of which type, and what.
const FILES: [(&str, &str, &str); 23] = [
    ("/", "text/html; charset=utf-8", include_str!("page/index.html")),
    ("/board.css", "text/css; charset=utf-8", include_str!("page/board.css")),
    ("/icon.svg", "image/svg+xml", include_str!("page/icon.svg")),
    script("/arbiter.js", include_str!("page/arbiter.js")),
    script("/awake.js", include_str!("page/awake.js")),
    script("/away.js", include_str!("page/away.js")),
    script("/board.js", include_str!("page/board.js")),
    script("/choice.js", include_str!("page/choice.js")),
    script("/dom.js", include_str!("page/dom.js")),
    script("/door.js", include_str!("page/door.js")),
    script("/drag.js", include_str!("page/drag.js")),
    script("/keys.js", include_str!("page/keys.js")),
    script("/link.js", include_str!("page/link.js")),
    script("/log.js", include_str!("page/log.js")),
    script("/main.js", include_str!("page/main.js")),
    script("/moves.js", include_str!("page/moves.js")),
    script("/panel.js", include_str!("page/panel.js")),
    script("/pictures.js", include_str!("page/pictures.js")),
    script("/players.js", include_str!("page/players.js")),
    script("/scoresheet.js", include_str!("page/scoresheet.js")),
    script("/secret.js", include_str!("page/secret.js")),
    script("/storage.js", include_str!("page/storage.js")),
    script("/words.js", include_str!("page/words.js")),
];

const fn script(path: &'static str, text: &'static str) -> (&'static str, &'static str, &'static str) {
    (path, "text/javascript; charset=utf-8", text)
}

#[derive(Clone)]
struct Served {
    house: Arc<House>,
    spectators: Places,
    pulse: Duration,
}

/// What somebody with a seat sends.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Sent {
    /// What they would enter at the console.
    Line(String),
    /// In which language they want to be spoken to.
    Language(String),
    /// Whether something else is in front of the page.
    Left(bool),
}

/// Where browsers come in.
pub(super) struct Door {
    pub(super) listener: TcpListener,
    /// For devices in the network.
    pub(super) outside: bool,
}

/// If the page has not been opened after this time, the player is told what may be in the way.
const NOBODY: Duration = Duration::from_mins(1);

/// Serves all its doors, until no further ones can be announced.
pub(super) async fn serve(house: Arc<House>, mut doors: mpsc::UnboundedReceiver<Door>, pulse: Duration) {
    let served = Served { house, spectators: Places::default(), pulse };
    let files = FILES.into_iter().fold(Router::new(), |router, (path, kind, text)| {
        router.route(path, get(move || async move { ([(CONTENT_TYPE, HeaderValue::from_static(kind))], text) }))
    });
    let labels = served.house.labels().into_iter().fold(files, |router, (path, text)| {
        let kind = HeaderValue::from_static("application/json");
        router.route(&path, get(move || async move { ([(CONTENT_TYPE, kind)], text) }))
    });
    let onlookers = Arc::clone(&served.house);
    tokio::spawn(async move { onlookers.release_onlookers().await });
    let checked = middleware::from_fn_with_state(served.clone(), check);
    let router = labels.route("/join", post(join)).route("/live", get(live));
    let router = router.route("/export/{form}", get(export));
    let router = router.route("/pair", get(pair)).route("/pair.svg", get(pair_picture));
    let router = router.layer(DefaultBodyLimit::max(LONGEST_FORM)).layer(checked).with_state(served.clone());
    let gate = Gate::default();
    while let Some(Door { listener, outside }) = doors.recv().await {
        let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { continue };
        tokio::spawn(gate.clone().serve(listener, router.clone()));
        if outside {
            let house = Arc::clone(&served.house);
            tokio::spawn(async move {
                tokio::time::sleep(NOBODY).await;
                house.has_anybody_come();
            });
        }
    }
}

fn named(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// The name of the cookie of this console.
fn own_cookie(house: &House) -> String {
    format!("{SEAT}-{}", house.port())
}

/// The seat that a browser says it has, among those that it has at several consoles. A page of a game that went on at another port has
/// the cookie of the one before.
fn seat_of<'a>(house: &House, headers: &'a HeaderMap) -> Option<&'a str> {
    let (cookies, own) = (named(headers, COOKIE)?, own_cookie(house));
    let cookies = || cookies.split(';').filter_map(|cookie| cookie.trim().split_once('='));
    let mut seats = cookies().filter(|(name, _)| name.starts_with(SEAT)).filter(|(_, seat)| house.knows(seat));
    let first = seats.next()?;
    [first].into_iter().chain(seats).find(|(name, _)| *name == own).or(Some(first)).map(|(_, seat)| seat)
}

/// Whether a page of ours asks.
fn is_ours(house: &House, headers: &HeaderMap) -> bool {
    let from = named(headers, ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
    from.is_some_and(|host| house.is_host(host))
}

/// Refuses visitors who have come by another name, which is a trick of a page elsewhere (DNS rebinding), and says with each answer what
/// browsers may do with it.
async fn check(
    State(served): State<Served>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let is_here = named(request.headers(), HOST).is_some_and(|host| served.house.is_host(host));
    if is_here && !from.ip().is_loopback() {
        served.house.somebody_came();
    }
    let mut response = if is_here { next.run(request).await } else { StatusCode::MISDIRECTED_REQUEST.into_response() };
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-store"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Takes what was entered at the door, and gives out the cookie of a seat.
async fn join(
    State(served): State<Served>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    form: Bytes,
) -> Response {
    if !is_ours(&served.house, &headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let guest = serde_json::from_slice::<Guest>(&form).map_err(|_| Refused::Malformed);
    let refused = match guest.and_then(|guest| served.house.knock(&guest, from.ip())) {
        Ok(token) => {
            // A browser sends it with a code that is scanned again, too (Lax).
            let name = own_cookie(&served.house);
            let cookie = format!("{name}={}; Path=/; HttpOnly; SameSite=Lax", token.as_str());
            return ([(SET_COOKIE, cookie)], "{}").into_response();
        }
        Err(Refused::Wrong) => (StatusCode::FORBIDDEN, r#"{"error":"wrong"}"#),
        Err(Refused::Closed { .. }) => (StatusCode::TOO_MANY_REQUESTS, r#"{"error":"closed"}"#),
        Err(Refused::Malformed) => (StatusCode::BAD_REQUEST, r#"{"error":"malformed"}"#),
    };
    refused.into_response()
}

/// The address and the code, for a browser of this machine that somebody else can look at.
async fn pair(State(served): State<Served>, ConnectInfo(from): ConnectInfo<SocketAddr>) -> Response {
    match served.house.invited().filter(|_| from.ip().is_loopback()) {
        Some(Invitation { address, code }) => {
            let page = include_str!("page/pair.html").replace("ADDRESS", &address).replace("CODE", &code);
            ([(CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A file of the game, for the arbiter.
async fn export(State(served): State<Served>, Path(form): Path<String>, headers: HeaderMap) -> Response {
    let made = seat_of(&served.house, &headers).and_then(|seat| served.house.export(seat, &form));
    match made {
        Some((kind, file)) => ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, "attachment")], file).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

async fn pair_picture(State(served): State<Served>, ConnectInfo(from): ConnectInfo<SocketAddr>) -> Response {
    let invited = served.house.invited().filter(|_| from.ip().is_loopback());
    match invited.and_then(|invited| picture::svg(&invited.link())) {
        Some(picture) => ([(CONTENT_TYPE, "image/svg+xml")], picture).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Lets a page of ours follow the game, and somebody with a seat play.
async fn live(
    State(served): State<Served>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_ours(&served.house, &headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let seat = seat_of(&served.house, &headers);
    let onlooker = Onlooker { cookie: seat.map(str::to_owned), is_here: from.ip().is_loopback() };
    let connection = seat.and_then(|seat| served.house.connect(seat));
    let place = match &connection {
        Some(_) => None,
        None => Some(served.spectators.take(from.ip())),
    };
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    upgrade.on_upgrade(move |mut socket| async move {
        match place {
            Some(None) => drop(send(&mut socket, text(FULL)).await),
            place => follow(socket, &served, connection, onlooker, place.flatten()).await,
        }
    })
}

/// Whether it was sent in time.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(PATIENCE, socket.send(message)).await, Ok(Ok(())))
}

fn text(text: &str) -> Message {
    Message::Text(Utf8Bytes::from(text))
}

/// Sends the newest state whenever there is one, and takes what is entered, until the page is gone.
async fn follow(
    mut socket: WebSocket,
    Served { house, pulse, .. }: &Served,
    own: Option<Connection>,
    onlooker: Onlooker,
    _place: Option<Taken>,
) {
    let mut standings = house.standings();
    let mut face: Option<watch::Receiver<Arc<str>>> = None;
    let mut sent: Option<Arc<str>> = None;
    let mut pace = Pace::default();
    let mut pulse = interval(*pulse);
    pulse.reset();
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut owes_answer = false;
    loop {
        standings.borrow_and_update();
        let (is_last, state): (bool, Arc<str>) = match house.place(own.as_ref(), &onlooker) {
            Place::Face(looked_at) => {
                let states = face.get_or_insert_with(|| looked_at.watch());
                (false, states.borrow_and_update().clone())
            }
            Place::Door => (false, DOOR.into()),
            Place::Waiting => (false, WAITING.into()),
            Place::Declined => (false, DECLINED.into()),
            Place::Dismissed => (false, DISMISSED.into()),
            Place::Elsewhere => (true, ELSEWHERE.into()),
        };
        if sent.as_ref() != Some(&state) && !send(&mut socket, text(&state)).await {
            return;
        }
        sent = Some(state);
        if is_last {
            return;
        }
        let new_state = async {
            match &mut face {
                Some(face) => face.changed().await.is_ok(),
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            // What was sent before another page took the seat, as in a reload, comes first.
            biased;
            received = socket.recv() => match received {
                Some(Ok(Message::Ping(_) | Message::Pong(_))) if pace.allows(house.now()) => owes_answer = false,
                Some(Ok(Message::Text(text))) if pace.allows(house.now()) => {
                    owes_answer = false;
                    let Some(own) = &own else { return };
                    let Ok(sent) = serde_json::from_str(&text) else { return };
                    if !take(house, own, sent) {
                        return;
                    }
                }
                _ => return,
            },
            changed = standings.changed() => if changed.is_err() { return },
            is_on = new_state => if !is_on { return },
            _ = pulse.tick() => {
                if owes_answer || !send(&mut socket, Message::Ping(Bytes::new())).await {
                    return;
                }
                owes_answer = true;
            }
        }
    }
}

/// Takes what somebody with a seat has sent; `false`: they go.
fn take(house: &House, own: &Connection, sent: Sent) -> bool {
    match sent {
        Sent::Line(text) => house.enter(own, &text),
        Sent::Language(code) => house.speak(own, &code),
        Sent::Left(is_left) => {
            house.turn_from(own, is_left);
            true
        }
    }
}

/// How fast a page sends.
#[derive(Default)]
struct Pace {
    since: Option<Duration>,
    count: u32,
}

impl Pace {
    fn allows(&mut self, now: Duration) -> bool {
        if self.since.is_none_or(|since| now.saturating_sub(since) > WINDOW) {
            (self.since, self.count) = (Some(now), 0);
        }
        self.count += 1;
        self.count <= MOST_MESSAGES
    }
}
