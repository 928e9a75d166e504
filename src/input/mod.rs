//! Devices to events, each on its own thread.
//!
//! Every thread stamps what arrives with its own [`Stamper`] and sends it through one bounded channel. When the console
//! lags, the sender waits and the rest waits in the kernel's buffer: nothing is lost, and nothing overtakes what came
//! from the same device. Events of two threads may cross on their way by a moment; their stamps then say which came first.

pub mod decode;
pub mod frame;
pub mod lines;
pub mod pad;
pub mod power;
pub mod power_notice;
pub mod signals;
pub mod terminal;
pub mod voice;

use std::io::{self, IsTerminal};

use crossbeam_channel::Sender;

pub use crate::keys::key::Key;
use crate::time::{Stamper, Tick};

/// A good bound for the channel of [`InputEvent`]s: minutes of fast typing.
pub const QUEUE: usize = 1024;

/// Something that arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputEvent {
    /// A line of standard input that is not a terminal.
    Line {
        /// When its end arrived, or the moment that simulated time had reached with it (see [`lines`]).
        at: Tick,
        /// The line without its end, or why it is no text.
        text: Result<String, lines::NotText>,
    },
    /// A line that was entered on a page in a browser.
    Page { at: Tick, text: String },
    /// A key, or a button of a gamepad.
    Key { at: Tick, key: Key },
    /// Text pasted into the terminal. It is text and nothing else: its line ends confirm nothing.
    Paste {
        /// When its end arrived.
        at: Tick,
        /// The text as the terminal sent it, line ends included.
        text: String,
    },
    /// The window has another size.
    Resize { at: Tick, columns: u16, rows: u16 },
    /// A gamepad is there, or is there no longer.
    Pad { at: Tick, name: String, connected: bool },
    /// Nothing more will come: end of input, the terminal gone, or somebody asks the program to end. It may come more
    /// than once; the first one counts.
    End { at: Tick },
}

impl InputEvent {
    /// When it arrived.
    pub const fn at(&self) -> Tick {
        match self {
            InputEvent::Line { at, .. }
            | InputEvent::Page { at, .. }
            | InputEvent::Key { at, .. }
            | InputEvent::Paste { at, .. }
            | InputEvent::Resize { at, .. }
            | InputEvent::Pad { at, .. }
            | InputEvent::End { at } => *at,
        }
    }
}

/// What standard input is connected to. Keep it as long as input is wanted.
#[derive(Debug)]
pub enum Opened {
    /// A terminal, in raw mode until this is dropped.
    Terminal(terminal::Session),
    /// Lines; and the watch for signals, which ends when this is dropped.
    Lines(signals::Watch),
}

/// Begins to read standard input: keys if it is a terminal, lines otherwise, into `inputs`, in their order. What signals ask for
/// (the end, a new size) goes to `urgent`, past everything that waits.
///
/// # Errors
/// When a thread cannot be started, or the terminal refuses raw mode.
pub fn open<T: From<InputEvent> + Send + 'static>(
    stamper: &Stamper,
    inputs: &Sender<InputEvent>,
    urgent: &Sender<T>,
) -> io::Result<Opened> {
    if io::stdin().is_terminal() {
        return terminal::Session::open(stamper, inputs, urgent).map(Opened::Terminal);
    }
    let watch = signals::watch(stamper.clone(), urgent.clone())?;
    lines::spawn(io::stdin(), stamper.clone(), inputs.clone())?;
    Ok(Opened::Lines(watch))
}
