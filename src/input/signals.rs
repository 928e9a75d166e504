//! Signals as events.
//!
//! SIGTERM, SIGHUP (the terminal went away) and SIGINT from outside become [`InputEvent::End`], so that the game is saved and the
//! terminal restored like at any other end. SIGWINCH becomes [`InputEvent::Resize`].
//!
//! Almost nothing is allowed inside a signal handler: no lock, no allocation, so no channel. The handlers of `signal-hook`
//! write one byte to a pipe, and an ordinary thread reads that pipe; this needs no unsafe code here.

use std::io;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::thread;

use crossbeam_channel::Sender;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGWINCH, SIGXFSZ};
use signal_hook::iterator::{Handle, Signals};

use super::InputEvent;
use crate::time::Stamper;

/// The watch for signals. It ends when this is dropped; a second one may be started beside it.
#[derive(Debug)]
pub struct Watch(Handle);

impl Drop for Watch {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// Begins to watch, on a thread of its own.
///
/// # Errors
/// When the handlers cannot be installed or the thread cannot be started.
pub fn watch<T: From<InputEvent> + Send + 'static>(stamper: Stamper, sender: Sender<T>) -> io::Result<Watch> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGWINCH])?;
    let handle = signals.handle();
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in &mut signals {
            if let Some(event) = event(signal, &stamper)
                && sender.send(event.into()).is_err()
            {
                return;
            }
        }
    })?;
    Ok(Watch(handle))
}

/// Ends the process when somebody wants it to end, after `tidy`, as shells expect it: with 128 and the number of the signal. For commands
/// that have no loop of their own.
///
/// # Errors
/// When the handlers cannot be installed or the thread cannot be started.
pub fn end_tidily(tidy: impl FnOnce() + Send + 'static) -> io::Result<Watch> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    let handle = signals.handle();
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        if let Some(signal) = signals.forever().next() {
            tidy();
            std::process::exit(128 + signal);
        }
    })?;
    Ok(Watch(handle))
}

/// From now on a file that grows beyond the limit of the process is an error of its writing, and not the end of the process.
///
/// # Errors
/// When the handler cannot be installed.
pub fn outlive_limits() -> io::Result<()> {
    signal_hook::flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false))).map(|_| ())
}

fn event(signal: i32, stamper: &Stamper) -> Option<InputEvent> {
    let at = stamper.now();
    if signal != SIGWINCH {
        return Some(InputEvent::End { at });
    }
    // Without a terminal there is no size, and nothing to tell.
    let (columns, rows) = crossterm::terminal::size().ok()?;
    Some(InputEvent::Resize { at, columns, rows })
}

#[cfg(test)]
mod tests {
    use crossbeam_channel::bounded;
    use std::time::Duration;

    use signal_hook::low_level::raise;

    use super::*;

    #[test]
    fn a_request_to_end_is_an_event_and_kills_nobody() {
        let (sender, receiver) = bounded::<InputEvent>(8);
        let stamper = Stamper::simulated();
        let watching = watch(stamper.clone(), sender).expect("a watch");
        for signal in [SIGTERM, SIGHUP, SIGINT] {
            raise(signal).expect("raised");
            let event = receiver.recv_timeout(Duration::from_mins(2));
            assert_eq!(event, Ok(InputEvent::End { at: stamper.now() }));
        }
        drop(watching);
        assert!(receiver.recv().is_err(), "its thread has ended");
    }
}
