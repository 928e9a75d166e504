//! Keeps settings in the user's file on a thread of its own, so that no key waits for a disk.

use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::Key;
use super::write::{SetError, set_user};

/// A setting that could not be kept.
#[derive(Debug)]
pub struct NotKept {
    /// The file.
    pub place: PathBuf,
    /// The setting.
    pub key: Key,
    pub why: SetError,
}

/// Settings that wait: of each key the newest value.
#[derive(Debug, Default)]
struct Waiting {
    values: Vec<(Key, String)>,
    ends: bool,
}

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next value to be kept; `None`: there will be none.
    fn next(&self) -> Option<(Key, String)> {
        let idle = |waiting: &mut Waiting| waiting.values.is_empty() && !waiting.ends;
        let mut waiting = self.changed.wait_while(self.lock(), idle).unwrap_or_else(PoisonError::into_inner);
        if waiting.values.is_empty() { None } else { Some(waiting.values.remove(0)) }
    }
}

/// The thread that writes the user's file. Dropping this waits until everything is written.
#[derive(Debug)]
pub struct Keeper {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Keeps settings in the file at `path`; `failed` is called on the thread.
    ///
    /// # Errors
    /// What the system says when no thread can be started.
    pub fn start(path: PathBuf, failed: impl Fn(NotKept) + Send + 'static) -> io::Result<Keeper> {
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let thread = thread::Builder::new().name("settings".to_owned()).spawn(move || {
            while let Some((key, value)) = theirs.next() {
                if let Err(why) = set_user(&path, key, &value) {
                    failed(NotKept { place: path.clone(), key, why });
                }
            }
        })?;
        Ok(Keeper { shared, thread: Some(thread) })
    }

    /// Keeps a value; an older one of the same key that still waits is not written any more.
    pub fn keep(&self, key: Key, value: &str) {
        let mut waiting = self.shared.lock();
        waiting.values.retain(|(other, _)| *other != key);
        waiting.values.push((key, value.to_owned()));
        self.shared.changed.notify_one();
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.shared.lock().ends = true;
        self.shared.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            // It would have panicked, which it does not.
            let _ended = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn everything_is_saved_with_the_newest_value_of_each_key() {
        let folder = tempfile::tempdir().expect("a directory");
        let path = folder.path().join("settings.toml");
        fs::write(&path, "rate = 200 # words a minute\n").expect("a file");
        let keeper = Keeper::start(path.clone(), |not_kept| panic!("{not_kept:?}")).expect("a thread");
        for rate in 150..=180 {
            keeper.keep(Key::Rate, &rate.to_string());
        }
        keeper.keep(Key::Sounds, "off");
        drop(keeper);
        let text = fs::read_to_string(&path).expect("the file");
        assert_eq!(text, "rate = 180 # words a minute\nsounds = \"off\"\n");
    }

    #[test]
    fn what_cannot_be_kept_is_told() {
        let folder = tempfile::tempdir().expect("a directory");
        let (in_the_way, told) = (folder.path().join("no-directory"), channel());
        fs::write(&in_the_way, "").expect("a file");
        let keeper = Keeper::start(in_the_way.join("settings.toml"), move |not_kept| {
            told.0.send(not_kept.key).expect("somebody listens");
        });
        keeper.expect("a thread").keep(Key::Rate, "180");
        assert_eq!(told.1.iter().collect::<Vec<_>>(), [Key::Rate]);
    }
}
