//! How many browsers may ask for something at once, and how long it may take them. The program has other files to open than theirs.

use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};

use super::lock;

/// At most this many connections on which no game is followed. Some systems give a program 256 files.
const MOST_VISITS: usize = 100;
/// Who takes longer to say what they ask for, or asks for nothing more, is gone.
const LONGEST_HEAD: Duration = Duration::from_secs(10);
/// The longest stay of any visitor.
const LONGEST_VISIT: Duration = Duration::from_mins(1);
/// What is read ahead of one connection, in bytes.
const LONGEST_AHEAD: usize = 16_384;
/// Where a connection cannot be taken, the next one is so much later.
const NO_CONNECTION: Duration = Duration::from_millis(100);

/// What all doors share: the connections on which no game is followed (yet), in the order in which they came.
#[derive(Clone, Default)]
pub(super) struct Gate(Arc<Mutex<Visits>>);

#[derive(Default)]
struct Visits {
    next: u64,
    open: BTreeMap<u64, (IpAddr, AbortHandle)>,
}

/// Its end is noticed, whatever ends it.
struct Visit {
    gate: Gate,
    number: u64,
}

impl Gate {
    /// Serves all who come there.
    pub(super) async fn serve(self, listener: TcpListener, router: Router) {
        loop {
            match listener.accept().await {
                Ok((stream, from)) => self.open(stream, from, router.clone()),
                Err(_) => sleep(NO_CONNECTION).await,
            }
        }
    }

    /// Lets a connection in. Where there are too many, the oldest one goes of the device that has most.
    fn open(&self, stream: TcpStream, from: SocketAddr, router: Router) {
        let mut visits = lock(&self.0);
        if visits.open.len() >= MOST_VISITS {
            visits.shut_one_out();
        }
        let visit = Visit { gate: self.clone(), number: visits.next };
        visits.next += 1;
        let number = visit.number;
        let task = tokio::spawn(async move {
            // Why it ends is nothing to us.
            let _ended = timeout(LONGEST_VISIT, attend(stream, from, router)).await;
            drop(visit);
        });
        visits.open.insert(number, (from.ip(), task.abort_handle()));
    }
}

impl Visits {
    fn shut_one_out(&mut self) {
        let mut counts: HashMap<IpAddr, usize> = HashMap::new();
        for (from, _) in self.open.values() {
            *counts.entry(*from).or_default() += 1;
        }
        let most = counts.values().max().copied();
        let oldest =
            self.open.iter().find(|(_, (from, _))| counts.get(from).copied() == most).map(|(number, _)| *number);
        if let Some((_, task)) = oldest.and_then(|number| self.open.remove(&number)) {
            task.abort();
        }
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        lock(&self.gate.0).open.remove(&self.number);
    }
}

/// Answers what one connection asks for, until it is closed or a game is followed on it.
async fn attend(stream: TcpStream, from: SocketAddr, router: Router) -> Result<(), hyper::Error> {
    let pages = TowerToHyperService::new(router);
    let answers = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        pages.call(request)
    });
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(LONGEST_HEAD).max_buf_size(LONGEST_AHEAD);
    server.serve_connection(TokioIo::new(stream), answers).with_upgrades().await
}
