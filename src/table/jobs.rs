//! What takes long and is done on threads: hashes, files that somebody wants written.

use std::path::PathBuf;
use std::thread::{Builder, JoinHandle};

use crossbeam_channel::bounded;

use super::device::{Device, DeviceId, Job};
use super::machine::Machine;
use super::{LoopEvent, Table};
use crate::game::roles::Seat;
use crate::game::system_error::SystemError;
use crate::journal::thread::BatchId;
use crate::time::Tick;

/// A job that is being done.
struct Running {
    id: u64,
    from: DeviceId,
    entered: Option<Tick>,
    in_background: bool,
    thread: Option<JoinHandle<()>>,
}

/// The jobs that are being done.
#[derive(Default)]
pub(super) struct Jobs {
    last: u64,
    running: Vec<Running>,
}

impl Jobs {
    /// Whether a device waits for one.
    pub(super) fn is_waiting(&self, device: DeviceId) -> bool {
        self.running.iter().any(|job| job.from == device && !job.in_background)
    }

    /// Whether any is done for a device.
    pub(super) fn any_for(&self, device: DeviceId) -> bool {
        self.running.iter().any(|job| job.from == device)
    }

    /// Whether one comes from what was entered before a moment.
    pub(super) fn come_before(&self, moment: Tick) -> bool {
        self.running.iter().any(|job| job.entered.is_some_and(|entered| entered < moment))
    }
}

/// A copy of the game up to here was written for this seat, or could not be.
pub type Copied = (Seat, BatchId, Result<PathBuf, SystemError>);

/// What a job has brought.
#[derive(Debug)]
pub enum JobDone<N> {
    /// News for the device that has asked for it.
    News(N),
    /// A copy of the game.
    Copied(Copied),
}

type Work<N> = Box<dyn FnOnce() -> JobDone<N> + Send>;

impl<M: Machine, D: Device<M>> Table<M, D> {
    /// Does something for a device on a thread of its own.
    pub(super) fn work(&mut self, from: DeviceId, job: Job<JobDone<D::News>>) {
        let Job { entered, in_background, work } = job;
        self.jobs.last += 1;
        let (id, own) = (self.jobs.last, self.queues.own.clone());
        let (hand_over, taken) = bounded::<Work<D::News>>(1);
        let run = move || {
            let Ok(work) = taken.recv() else { return };
            // If the loop has ended, the news has no recipient.
            let _nobody = own.send(LoopEvent::Job(id, work()));
        };
        let thread = Builder::new().name("job".to_owned()).spawn(run).ok();
        let has_thread = thread.is_some();
        self.jobs.running.push(Running { id, from, entered, in_background, thread });
        if has_thread {
            // The thread waits for it.
            let _taken = hand_over.send(work);
        } else {
            // Where the system gives no threads everybody waits.
            self.job_done(id, work());
        }
    }

    pub(super) fn job_done(&mut self, id: u64, done: JobDone<D::News>) {
        let Some(index) = self.jobs.running.iter().position(|job| job.id == id) else { return };
        let Running { from, .. } = self.jobs.running.remove(index);
        match done {
            JobDone::Copied(copied) => self.copied(copied),
            JobDone::News(news) => self.device_news(from, news),
        }
    }

    /// Waits for what is still being done: what was entered counts, and a half copy would pass for a whole one.
    pub(super) fn finish_jobs(&mut self) {
        while !self.jobs.running.is_empty() {
            for job in &mut self.jobs.running {
                if let Some(thread) = job.thread.take() {
                    // It would have panicked, which it does not.
                    let _ended = thread.join();
                }
            }
            let news: Vec<_> = self.queues.news.try_iter().collect();
            for event in news {
                if matches!(event, LoopEvent::Job(..)) {
                    self.event(event);
                }
            }
            self.jobs.running.retain(|job| job.thread.is_some());
        }
    }
}
