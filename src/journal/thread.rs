//! The journal's own thread: facts go in without waiting, acknowledgements come back.
//!
//! The console hands over a batch (what one `handle` wants recorded) and holds back everything after it until [`JournalNews::Written`]
//! names the batch. While the disk stalls nothing is reported: the console counts the time. While it refuses, [`JournalNews::Trouble`] is
//! reported once, the batches stay in memory, and every new batch and every second is another attempt, until [`JournalNews::CaughtUp`].

use std::collections::VecDeque;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use super::line::{self, Kept};
use super::writer::{WriteError, Writer};
use super::{disk, name};
use crate::game::fact::Fact;
use crate::game::system_error::SystemError;

/// So long the thread waits before it tries again by itself.
pub const RETRY: Duration = Duration::from_secs(1);

/// The name of a batch: the console counts them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BatchId(pub u64);

/// What the thread reports, in the order in which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalNews {
    /// This batch, and all before it, are on disk.
    Written(BatchId),
    /// A write or a sync was refused: from now on the game is in memory only. Reported once.
    Trouble { why: SystemError },
    /// After trouble: everything is on disk again. The batches since the trouble have no [`JournalNews::Written`] of their own.
    CaughtUp {
        /// The last batch that is on disk.
        through: BatchId,
        /// Where the game is now; another file than before if a strange one had taken its place.
        file: PathBuf,
    },
}

/// How it ended.
#[derive(Debug)]
#[must_use]
pub enum Finish<F = Fact> {
    /// Everything is on disk, and the lock is given back.
    Saved { file: PathBuf },
    /// Not everything was on disk in time.
    Unsaved(Unsaved<F>),
}

/// What was not on disk at the end.
#[derive(Debug)]
pub struct Unsaved<F = Fact> {
    /// What the system said last; `None`: it said nothing, the disk stalls.
    pub why: Option<SystemError>,
    /// The facts that are not known to be on disk.
    pub facts: Vec<F>,
    /// The game with them, to be saved elsewhere.
    pub game: WholeGame<F>,
}

/// Every fact of a game, on disk or not: a copy that can be saved in another place.
#[derive(Clone, Debug)]
pub struct WholeGame<F = Fact> {
    durable: Vec<u8>,
    backlog: Vec<F>,
}

/// Why a copy was not saved. What had been written of it is removed.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", .path.display())]
pub struct SaveError {
    /// The file.
    pub path: PathBuf,
    /// What the system says; `AlreadyExists` if there is such a file.
    pub why: io::Error,
}

/// The console's end of the journal's thread.
///
/// Dropped without [`Handle::finish`], it leaves the thread one attempt to write what is left, and does not wait for it.
#[derive(Debug)]
pub struct Handle<F = Fact> {
    shared: Arc<Shared<F>>,
}

#[derive(Debug)]
struct Shared<F> {
    state: Mutex<State<F>>,
    /// There is something to do.
    work: Condvar,
    /// The thread has ended.
    end: Condvar,
}

/// Never locked while the disk is at work.
#[derive(Debug)]
struct State<F> {
    backlog: VecDeque<Batch<F>>,
    /// The lines on disk, once more: the writer may be stuck in the disk when a copy is wanted.
    durable: Vec<u8>,
    file: PathBuf,
    trouble: Option<SystemError>,
    /// Something has come that is worth an attempt at once.
    fresh: bool,
    phase: Phase,
    ended: bool,
}

#[derive(Debug)]
struct Batch<F> {
    id: BatchId,
    facts: Vec<F>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Phase {
    Open,
    /// It ends as soon as everything is written.
    Finishing,
    /// It ends after one more attempt.
    LastAttempt,
    /// It ends; somebody else has the backlog.
    Abandoned,
}

/// What keeps lines: the [`Writer`], and in the tests one that can be held up.
trait Keep: Send + 'static {
    fn keep(&mut self, lines: &[u8]) -> Result<(), WriteError>;
    fn file(&self) -> &Path;
}

impl Keep for Writer {
    fn keep(&mut self, lines: &[u8]) -> Result<(), WriteError> {
        self.append_lines(lines)
    }

    fn file(&self) -> &Path {
        self.path()
    }
}

/// What lives as long as it stands on the table.
struct Unkept;

impl Keep for Unkept {
    fn keep(&mut self, _: &[u8]) -> Result<(), WriteError> {
        Ok(())
    }

    fn file(&self) -> &Path {
        Path::new("")
    }
}

/// Starts the thread. `tell` is called on it, never while anything is locked; it should not block, since the next batch
/// waits for it.
///
/// # Errors
/// If the system gives no thread.
pub fn start<F: Kept>(writer: Writer, tell: impl FnMut(JournalNews) + Send + 'static) -> io::Result<Handle<F>> {
    let durable = writer.text().to_vec();
    start_with(writer, durable, tell)
}

/// The same for what is not kept: everything counts as written at once, and nothing is.
///
/// # Errors
/// If the system gives no thread.
pub fn start_unkept<F: Kept>(tell: impl FnMut(JournalNews) + Send + 'static) -> io::Result<Handle<F>> {
    start_with(Unkept, Vec::new(), tell)
}

fn start_with<F: Kept>(
    keeper: impl Keep,
    durable: Vec<u8>,
    tell: impl FnMut(JournalNews) + Send + 'static,
) -> io::Result<Handle<F>> {
    let state = State {
        backlog: VecDeque::new(),
        durable,
        file: keeper.file().to_owned(),
        trouble: None,
        fresh: false,
        phase: Phase::Open,
        ended: false,
    };
    let shared = Arc::new(Shared { state: Mutex::new(state), work: Condvar::new(), end: Condvar::new() });
    let worker = Worker { shared: Ended(Arc::clone(&shared)), tell };
    // Not joined: a thread that is stuck in a dead disk must not keep the program from ending.
    thread::Builder::new().name("journal".to_owned()).spawn(move || worker.run(keeper))?;
    Ok(Handle { shared })
}

impl<F: Kept> Handle<F> {
    /// Hands a batch over. It never waits for the disk.
    pub fn append(&self, batch: BatchId, facts: Vec<F>) {
        self.shared.change(|state| {
            state.backlog.push_back(Batch { id: batch, facts });
            state.fresh = true;
        });
    }

    /// Makes an attempt now to write what is left, if the last one failed.
    pub fn try_again(&self) {
        self.shared.change(|state| state.fresh = true);
    }

    /// What the system said, if the game is not being saved at present.
    pub fn trouble(&self) -> Option<SystemError> {
        self.shared.lock().trouble
    }

    /// Where the game is, or will be.
    pub fn file(&self) -> PathBuf {
        self.shared.lock().file.clone()
    }

    /// A copy of the whole game, to be saved elsewhere, on any thread.
    pub fn whole_game(&self) -> WholeGame<F> {
        self.shared.lock().whole_game()
    }

    /// Saves a copy of the whole game in a new file, as [`WholeGame::save`]. It blocks as long as that disk does.
    ///
    /// # Errors
    /// If it cannot be written, or the file exists.
    pub fn save_elsewhere(&self, path: &Path) -> Result<(), SaveError> {
        self.whole_game().save(path)
    }

    /// Waits until everything is on disk and the file is free, at most so long. Until then the thread goes on trying.
    pub fn finish(&self, timeout: Duration) -> Finish<F> {
        self.shared.change(|state| {
            state.phase = Phase::Finishing;
            state.fresh = true;
        });
        let (mut state, _) = self
            .shared
            .end
            .wait_timeout_while(self.shared.lock(), timeout, |state| !state.ended)
            .unwrap_or_else(PoisonError::into_inner);
        if state.backlog.is_empty() {
            return Finish::Saved { file: state.file.clone() };
        }
        state.phase = Phase::Abandoned;
        let game = state.whole_game();
        Finish::Unsaved(Unsaved { why: state.trouble, facts: game.backlog.clone(), game })
    }
}

impl<F> Drop for Handle<F> {
    fn drop(&mut self) {
        self.shared.change(|state| {
            if state.phase == Phase::Open {
                state.phase = Phase::LastAttempt;
                state.fresh = true;
            }
        });
    }
}

impl<F: Kept> WholeGame<F> {
    /// Saves it as a journal of its own in a file that must not exist yet; on return it is on disk.
    ///
    /// # Errors
    /// If it cannot be written, or the file exists.
    pub fn save(&self, path: &Path) -> Result<(), SaveError> {
        let attempt = || -> io::Result<()> {
            let backlog = line::encode(&self.backlog).map_err(io::Error::from)?;
            disk::make_directory(disk::parent(path))?;
            let mut file = disk::create_new(path)?;
            let written = file.write_all(&[&self.durable[..], &backlog].concat()).and_then(|()| file.sync_data());
            if written.is_err() {
                // The first error is the one to tell; what stays if this fails too is a good prefix at worst.
                let _it_stays = fs::remove_file(path);
            }
            written
        };
        attempt().map_err(|why| SaveError { path: path.to_owned(), why })
    }

    /// Saves it in a directory under a name of its own ([`name::stem`]), and says which file it is.
    ///
    /// # Errors
    /// As [`WholeGame::save`]; a stem that is not a plain file name is `InvalidInput`.
    pub fn save_in(&self, dir: &Path, stem: &str) -> Result<PathBuf, SaveError> {
        let path = name::path(dir, stem)
            .ok_or_else(|| SaveError { path: dir.join(stem), why: io::ErrorKind::InvalidInput.into() })?;
        self.save(&path).map(|()| path)
    }
}

impl<F> Shared<F> {
    /// A thread that panicked inside `tell` held no lock; the state is whole in any case.
    fn lock(&self) -> MutexGuard<'_, State<F>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State<F>)) {
        change(&mut self.lock());
        self.work.notify_one();
    }
}

impl<F: Clone> State<F> {
    fn whole_game(&self) -> WholeGame<F> {
        let backlog = self.backlog.iter().flat_map(|batch| batch.facts.iter().cloned()).collect();
        WholeGame { durable: self.durable.clone(), backlog }
    }
}

/// Says that the thread has ended, however it ended.
struct Ended<F>(Arc<Shared<F>>);

impl<F> Drop for Ended<F> {
    fn drop(&mut self) {
        self.0.lock().ended = true;
        self.0.end.notify_all();
    }
}

struct Worker<F, T> {
    shared: Ended<F>,
    tell: T,
}

/// Everything that waits, as one piece of work.
struct Work {
    ids: Vec<BatchId>,
    lines: Result<Vec<u8>, serde_json::Error>,
}

impl<F: Kept, T: FnMut(JournalNews)> Worker<F, T> {
    fn run(mut self, mut keeper: impl Keep) {
        let mut in_trouble = false;
        while let Some(Work { ids, lines }) = self.next_work(in_trouble) {
            let done = lines.map_err(WriteError::from).and_then(|lines| keeper.keep(&lines).map(|()| lines));
            match done {
                Ok(lines) => {
                    self.settle(ids.len(), &lines, keeper.file());
                    self.acknowledge(&ids, in_trouble, keeper.file());
                    in_trouble = false;
                }
                Err(why) => {
                    let why = SystemError::from(why);
                    self.shared.0.lock().trouble = Some(why);
                    if !in_trouble {
                        in_trouble = true;
                        (self.tell)(JournalNews::Trouble { why });
                    }
                }
            }
        }
        // The lock on the file goes before the end is told.
        drop(keeper);
    }

    /// Waits for something to do; `None`: it is over.
    fn next_work(&self, in_trouble: bool) -> Option<Work> {
        let Shared { work, .. } = &*self.shared.0;
        let mut state = self.shared.0.lock();
        if in_trouble && state.phase != Phase::LastAttempt {
            state =
                work.wait_timeout_while(state, RETRY, |state| !state.fresh).unwrap_or_else(PoisonError::into_inner).0;
        }
        while state.backlog.is_empty() && state.phase == Phase::Open {
            state = work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let last_attempt_made = state.phase == Phase::LastAttempt && !state.fresh;
        if state.backlog.is_empty() || state.phase == Phase::Abandoned || last_attempt_made {
            return None;
        }
        state.fresh = false;
        let ids = state.backlog.iter().map(|batch| batch.id).collect();
        let lines = line::encode(state.backlog.iter().flat_map(|batch| &batch.facts));
        Some(Work { ids, lines })
    }

    /// Moves the first batches from memory to what is on disk.
    fn settle(&self, batches: usize, lines: &[u8], file: &Path) {
        let mut state = self.shared.0.lock();
        state.backlog.drain(..batches);
        state.durable.extend_from_slice(lines);
        state.trouble = None;
        if state.file != file {
            file.clone_into(&mut state.file);
        }
    }

    fn acknowledge(&mut self, ids: &[BatchId], was_in_trouble: bool, file: &Path) {
        if was_in_trouble {
            if let Some(&through) = ids.last() {
                (self.tell)(JournalNews::CaughtUp { through, file: file.to_owned() });
            }
        } else {
            for &id in ids {
                (self.tell)(JournalNews::Written(id));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;
    use crate::game::fact::Source;
    use crate::game::fact::What;
    use crate::game::roles::Seat;
    use crate::time::Tick;

    /// A disk that answers each write only when the test says how.
    struct HeldUp {
        begun: Sender<usize>,
        answers: Receiver<Result<(), io::ErrorKind>>,
    }

    impl Keep for HeldUp {
        fn keep(&mut self, lines: &[u8]) -> Result<(), WriteError> {
            let count = lines.split(|&byte| byte == b'\n').count() - 1;
            self.begun.send(count).expect("the test listens");
            let answer = self.answers.recv().expect("the test answers");
            answer.map_err(|kind| WriteError::Io { path: self.file().to_owned(), why: kind.into() })
        }

        fn file(&self) -> &Path {
            Path::new("held-up")
        }
    }

    struct Rig {
        handle: Handle,
        begun: Receiver<usize>,
        answer: Sender<Result<(), io::ErrorKind>>,
        events: Receiver<JournalNews>,
    }

    const LONG: Duration = Duration::from_secs(20);

    fn rig() -> Rig {
        let (begun_in, begun) = channel();
        let (answer, answers) = channel();
        let (events_in, events) = channel();
        let keeper = HeldUp { begun: begun_in, answers };
        let tell = move |event| events_in.send(event).expect("the test listens");
        Rig { handle: start_with(keeper, Vec::new(), tell).expect("a thread"), begun, answer, events }
    }

    fn fact(millis: u64) -> Fact {
        let at = Tick::from_millis(millis);
        Fact { by: Seat::Arbiter, source: Source::Keys, at, clock: None, what: What::ClockNoted }
    }

    #[test]
    fn facts_waiting_for_a_sync_become_one_ordered_write() {
        let Rig { handle, begun, answer, events } = rig();
        handle.append(BatchId(1), vec![fact(1)]);
        assert_eq!(begun.recv_timeout(LONG), Ok(1));
        // The disk stalls. All of this returns at once, or the test never ends.
        handle.append(BatchId(2), vec![fact(2), fact(3)]);
        handle.append(BatchId(3), vec![fact(4)]);
        handle.append(BatchId(4), Vec::new());
        assert!(events.try_recv().is_err(), "nothing is acknowledged before the sync returns");
        answer.send(Ok(())).unwrap();
        assert_eq!(events.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(1))));
        assert_eq!(begun.recv_timeout(LONG), Ok(3), "one write for the three that waited");
        assert!(events.try_recv().is_err());
        answer.send(Ok(())).unwrap();
        for id in 2..=4 {
            assert_eq!(events.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(id))));
        }
    }

    #[test]
    fn trouble_is_told_once_before_the_backlog_is_written() {
        let Rig { handle, begun, answer, events } = rig();
        handle.append(BatchId(1), vec![fact(1)]);
        assert_eq!(begun.recv_timeout(LONG), Ok(1));
        answer.send(Err(io::ErrorKind::StorageFull)).unwrap();
        assert!(matches!(events.recv_timeout(LONG), Ok(JournalNews::Trouble { .. })));
        assert!(handle.trouble().is_some());
        handle.append(BatchId(2), vec![fact(2)]);
        assert_eq!(begun.recv_timeout(LONG), Ok(2), "a new batch is an attempt");
        answer.send(Err(io::ErrorKind::StorageFull)).unwrap();
        assert_eq!(begun.recv_timeout(LONG), Ok(2), "time is one, too");
        answer.send(Ok(())).unwrap();
        let caught_up = JournalNews::CaughtUp { through: BatchId(2), file: "held-up".into() };
        assert_eq!(events.recv_timeout(LONG), Ok(caught_up));
        assert_eq!(handle.trouble(), None);
        handle.append(BatchId(3), vec![fact(3)]);
        assert_eq!(begun.recv_timeout(LONG), Ok(1));
        answer.send(Ok(())).unwrap();
        assert_eq!(events.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(3))));
    }

    #[test]
    fn a_disk_stalling_at_the_end_returns_the_facts() {
        let Rig { handle, begun, answer, events } = rig();
        handle.append(BatchId(1), vec![fact(1)]);
        assert_eq!(begun.recv_timeout(LONG), Ok(1));
        answer.send(Ok(())).unwrap();
        assert_eq!(events.recv_timeout(LONG), Ok(JournalNews::Written(BatchId(1))));
        handle.append(BatchId(2), vec![fact(2)]);
        assert_eq!(begun.recv_timeout(LONG), Ok(1));
        let Finish::Unsaved(unsaved) = handle.finish(Duration::from_millis(50)) else { panic!("it cannot be saved") };
        assert_eq!(unsaved.why, None);
        assert_eq!(unsaved.facts, [fact(2)]);
        assert_eq!(unsaved.game.durable, line::encode(&[fact(1)]).unwrap());
        answer.send(Ok(())).unwrap();
    }

    #[test]
    fn the_end_waits_for_the_disk() {
        let Rig { handle, begun, answer, events } = rig();
        handle.append(BatchId(1), vec![fact(1)]);
        let disk = thread::spawn(move || {
            assert_eq!(begun.recv_timeout(LONG), Ok(1));
            answer.send(Err(io::ErrorKind::StorageFull)).unwrap();
            assert_eq!(begun.recv_timeout(LONG), Ok(1), "the end is an attempt");
            answer.send(Ok(())).unwrap();
        });
        assert!(matches!(handle.finish(LONG), Finish::Saved { .. }));
        disk.join().expect("both attempts came");
        assert!(matches!(events.recv(), Ok(JournalNews::Trouble { .. })));
        assert!(matches!(events.recv(), Ok(JournalNews::CaughtUp { through: BatchId(1), .. })));
    }

    #[test]
    fn a_dropped_handle_leaves_one_attempt() {
        let Rig { handle, begun, answer, events } = rig();
        handle.append(BatchId(1), vec![fact(1)]);
        assert_eq!(begun.recv_timeout(LONG), Ok(1));
        drop(handle);
        answer.send(Err(io::ErrorKind::StorageFull)).unwrap();
        assert!(matches!(events.recv_timeout(LONG), Ok(JournalNews::Trouble { .. })));
        assert_eq!(begun.recv_timeout(LONG), Ok(1));
        answer.send(Err(io::ErrorKind::StorageFull)).unwrap();
        assert!(begun.recv().is_err(), "the thread has ended");
    }
}
