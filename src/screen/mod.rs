//! A page that shows the game, in a browser of this machine: what the table knows, and nothing more. Nobody enters anything there.

mod server;
mod shown;

use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use tokio::sync::{oneshot, watch};

use crate::game::Game;
use crate::time::Tick;
use crate::words::Words;
use shown::Shown;

/// Where the page is, unless something else is there already.
const PORT: u16 = 4960;

/// The page and its server, which has a thread of its own. Dropping it ends both.
pub struct Screen {
    words: Arc<Words>,
    address: SocketAddr,
    /// What the page shows, as its script reads it.
    shown: watch::Sender<Arc<str>>,
    end: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Screen {
    /// Serves the page on this machine alone.
    ///
    /// # Errors
    /// The system gives no port or no thread.
    pub fn open(words: Arc<Words>) -> io::Result<Screen> {
        let local = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
        let listener = local(PORT).or_else(|_| local(0))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let (shown, to_page) = watch::channel(Arc::from("{}"));
        let (end, ended) = oneshot::channel();
        // Everything else of it lives on that thread.
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().enable_time().build()?;
        let serve = move || runtime.block_on(server::serve(listener, address, to_page, ended));
        let thread = thread::Builder::new().name("screen".to_owned()).spawn(serve)?;
        Ok(Screen { words, address, shown, end: Some(end), thread: Some(thread) })
    }

    /// Where a browser finds it.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Shows what everybody may know of a game at this moment. It waits for nobody: who is slow sees the newest.
    pub fn show(&self, game: &Game, at: Tick) {
        let shown = Shown::of(game, &self.words, at);
        // It is text, numbers and lists.
        let Ok(text) = serde_json::to_string(&shown) else { return };
        self.shown.send_if_modified(|before| {
            let is_new = **before != *text;
            if is_new {
                *before = text.into();
            }
            is_new
        });
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        if let Some(end) = self.end.take() {
            // It may have ended by itself.
            let _ended = end.send(());
        }
        if let Some(thread) = self.thread.take() {
            let _panicked = thread.join();
        }
    }
}
