//! The page over HTTP, and its state over a WebSocket. It runs on the thread of the screen.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot, watch};
use tokio::time::timeout;

/// So many pages are open at most; further ones are told.
const MOST_PAGES: usize = 50;
/// A page sends nothing that is longer than the frames that keep a connection alive, in bytes.
const LONGEST_MESSAGE: usize = 256;
/// Who takes longer for one state is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// The page loads nothing but its own files, and stands in no other page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The files of the page: where, of which type, and what.
const FILES: [(&str, &str, &str); 4] = [
    ("/", "text/html; charset=utf-8", include_str!("page/index.html")),
    ("/board.css", "text/css; charset=utf-8", include_str!("page/board.css")),
    ("/board.js", "text/javascript; charset=utf-8", include_str!("page/board.js")),
    ("/icon.svg", "image/svg+xml", include_str!("page/icon.svg")),
];

#[derive(Clone)]
struct Served {
    /// The names under which this server may be called: another one is a trick of a page elsewhere (DNS rebinding).
    hosts: Arc<[String; 2]>,
    shown: watch::Receiver<Arc<str>>,
    places: Arc<Semaphore>,
}

impl Served {
    fn is_host(&self, name: &str) -> bool {
        self.hosts.iter().any(|host| host == name)
    }
}

/// Serves until it is to end.
pub(super) async fn serve(
    listener: TcpListener,
    address: SocketAddr,
    shown: watch::Receiver<Arc<str>>,
    end: oneshot::Receiver<()>,
) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else { return };
    let hosts = Arc::new([address.to_string(), format!("localhost:{}", address.port())]);
    let served = Served { hosts, shown, places: Arc::new(Semaphore::new(MOST_PAGES)) };
    let files = FILES.into_iter().fold(Router::new(), |router, (path, kind, text)| {
        router.route(path, get(move || async move { ([(CONTENT_TYPE, HeaderValue::from_static(kind))], text) }))
    });
    let checked = middleware::from_fn_with_state(served.clone(), check);
    let router = files.route("/live", get(live)).layer(checked).with_state(served);
    tokio::select! {
        _failed = axum::serve(listener, router) => {}
        _ended = end => {}
    }
}

fn named(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// Answers nobody who has come by another name, and says with each answer what browsers may do with it.
async fn check(State(served): State<Served>, request: Request, next: Next) -> Response {
    let is_here = named(request.headers(), HOST).is_some_and(|host| served.is_host(host));
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

/// Lets a page of ours follow the game.
async fn live(State(served): State<Served>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    let from = named(&headers, ORIGIN).and_then(|origin| origin.strip_prefix("http://"));
    if !from.is_some_and(|host| served.is_host(host)) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Ok(place) = Arc::clone(&served.places).try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE);
    upgrade.on_upgrade(move |socket| follow(socket, served.shown, place))
}

/// Sends the newest state whenever there is one, until the page is gone.
async fn follow(mut socket: WebSocket, mut shown: watch::Receiver<Arc<str>>, _place: OwnedSemaphorePermit) {
    loop {
        let text = Utf8Bytes::from(shown.borrow_and_update().to_string());
        if !matches!(timeout(PATIENCE, socket.send(Message::Text(text))).await, Ok(Ok(()))) {
            return;
        }
        if !changed(&mut socket, &mut shown).await {
            return;
        }
    }
}

/// Waits for a new state; `false`: the page is gone, or sends what no page of ours does.
async fn changed(socket: &mut WebSocket, shown: &mut watch::Receiver<Arc<str>>) -> bool {
    loop {
        tokio::select! {
            changed = shown.changed() => return changed.is_ok(),
            received = socket.recv() => {
                if !matches!(received, Some(Ok(Message::Ping(_) | Message::Pong(_)))) {
                    return false;
                }
            }
        }
    }
}
