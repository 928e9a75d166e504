//! Work on threads that keeps its order.

use std::sync::mpsc::{self, Receiver};

/// Work on several threads that is done in the order in which it was asked for.
#[derive(Debug, Default)]
pub struct InTurn(Option<Receiver<()>>);

impl InTurn {
    /// The same work, done after what was asked for before.
    pub(super) fn next<T, W: FnOnce() -> T + Send>(&mut self, work: W) -> impl FnOnce() -> T + Send + use<T, W> {
        let (ends, ended) = mpsc::channel();
        let before = self.0.replace(ended);
        move || {
            // Nothing comes: it waits until the other end is dropped.
            let _ended = before.map(|before| before.recv());
            let done = work();
            drop(ends);
            done
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};
    use std::thread;

    use super::InTurn;

    #[test]
    fn tasks_run_in_the_order_requested_on_any_thread() {
        let (mut turns, written) = (InTurn::default(), Arc::new(Mutex::new(Vec::new())));
        let works: Vec<_> = (1..=3)
            .map(|number| {
                let written = written.clone();
                turns.next(move || written.lock().expect("a list").push(number))
            })
            .collect();
        let threads: Vec<_> = works.into_iter().rev().map(thread::spawn).collect();
        for thread in threads {
            thread.join().expect("it ends");
        }
        assert_eq!(*written.lock().expect("a list"), [1, 2, 3]);
        drop(turns.next(|| ()));
        turns.next(|| ())();
    }
}
