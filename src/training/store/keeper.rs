//! The thread that writes results.

use std::io;
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::Store;
use crate::game::system_error::SystemError;
use crate::training::notices::training::Telling;
use crate::training::pupil::{Attempt, NewPuzzle};
use crate::training::rounds::Played;

/// What is asked of the thread, and who waits for it.
enum Task {
    Record(Box<Attempt>, Sender<Result<(), SystemError>>),
    Telling(Telling),
    New(Vec<NewPuzzle>, Sender<Result<(), SystemError>>),
    Round(Played, Sender<Result<(), SystemError>>),
    End(Sender<Result<(), SystemError>>),
}

/// The console's end of the thread that writes.
#[derive(Debug)]
pub struct Keeper {
    tasks: Sender<Task>,
}

impl Keeper {
    /// Starts it.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(store: Store) -> io::Result<Keeper> {
        let (tasks, inbox) = mpsc::channel();
        let work = move || {
            let mut writing = Writing { store, waiting: Vec::new(), new: Vec::new(), rounds: Vec::new() };
            for task in inbox {
                match task {
                    Task::Record(attempt, done) => {
                        writing.waiting.push(*attempt);
                        // Who has left waits no longer; it is kept all the same.
                        let _gone = done.send(writing.write());
                    }
                    Task::Telling(telling) => {
                        // A wish about how to speak, which is said again tomorrow if a disk has no room for it.
                        let _not_kept = writing.store.keep_telling(telling);
                    }
                    Task::New(new, done) => {
                        writing.new.extend(new);
                        let _gone = done.send(writing.write());
                    }
                    Task::Round(played, done) => {
                        writing.rounds.push(played);
                        let _gone = done.send(writing.write());
                    }
                    Task::End(done) => {
                        let _gone = done.send(writing.write());
                        return;
                    }
                }
            }
        };
        // Not joined: a thread that is stuck in a dead disk must not keep the program from ending.
        thread::Builder::new().name("training".to_owned()).spawn(work)?;
        Ok(Keeper { tasks })
    }

    /// Hands an attempt over. What comes back waits until it is on disk, and says why it is not.
    pub fn record(&self, attempt: Attempt) -> impl FnOnce() -> Result<(), SystemError> + Send + use<> {
        self.wait_for(move |done| Task::Record(Box::new(attempt), done))
    }

    /// Hands over puzzles that have not been tried yet, as [`Keeper::record`].
    pub fn record_new(&self, new: Vec<NewPuzzle>) -> impl FnOnce() -> Result<(), SystemError> + Send + use<> {
        self.wait_for(move |done| Task::New(new, done))
    }

    /// Hands the score of a round over, as [`Keeper::record`].
    pub fn record_round(&self, played: Played) -> impl FnOnce() -> Result<(), SystemError> + Send + use<> {
        self.wait_for(move |done| Task::Round(played, done))
    }

    fn wait_for<F: FnOnce(Sender<Result<(), SystemError>>) -> Task>(
        &self,
        task: F,
    ) -> impl FnOnce() -> Result<(), SystemError> + Send + use<F> {
        let (done, answer) = mpsc::channel();
        let sent = self.tasks.send(task(done)).is_ok();
        move || {
            let answer = if sent { answer.recv().ok() } else { None };
            answer.unwrap_or(Err(SystemError::NoAnswer))
        }
    }

    /// From now on positions are told like this.
    pub fn keep_telling(&self, telling: Telling) {
        // Without the thread nothing is kept, and that is told with the next result.
        let _gone = self.tasks.send(Task::Telling(telling));
    }

    /// Ends the thread, when everything is on disk.
    ///
    /// # Errors
    /// Why something is not.
    pub fn finish(&self) -> Result<(), SystemError> {
        let (done, answer) = mpsc::channel();
        let sent = self.tasks.send(Task::End(done));
        sent.ok().and_then(|()| answer.recv().ok()).unwrap_or(Err(SystemError::NoAnswer))
    }
}

/// What is written, and what waits for it.
pub(super) struct Writing {
    pub(super) store: Store,
    /// What is not on disk yet.
    pub(super) waiting: Vec<Attempt>,
    pub(super) new: Vec<NewPuzzle>,
    pub(super) rounds: Vec<Played>,
}

impl Writing {
    pub(super) fn write(&mut self) -> Result<(), SystemError> {
        self.store.record(&self.waiting)?;
        self.waiting.clear();
        // After the attempts: a card that was tried meanwhile is newer.
        self.store.record_new(&self.new)?;
        self.new.clear();
        self.store.record_rounds(&self.rounds)?;
        self.rounds.clear();
        Ok(())
    }
}
