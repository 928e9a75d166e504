//! What there is before there is a game: somebody to talk to.

use std::sync::Arc;
use std::time::Duration;

use crossbeam_channel::{Receiver, select_biased};

use crate::console::{LoopEvent, News};
use crate::desk::keyboard::Keyboard;
use crate::game::roles::{Seat, Seats};
use crate::input::InputEvent;
use crate::output::braille_display::DisplayNews;
use crate::output::route::{Output, OutputNews};
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};
use crate::words::{Listener, Words};

/// How long a refusal may take to be spoken.
pub const SPOKEN_TO_THE_END: Duration = Duration::from_secs(15);

pub struct Hall {
    pub words: Arc<Words>,
    pub output: Output,
    pub inputs: Receiver<InputEvent>,
    pub events: Receiver<LoopEvent>,
    pub listener: Listener,
    pub owner: Seat,
    pub keyboard: Keyboard,
}

/// What reaches somebody before there is a game.
pub enum Arrived {
    Input(InputEvent),
    Output(OutputNews),
    Display(Tick, DisplayNews),
    /// News that mean nothing yet.
    Other,
    /// Nothing more will come.
    Closed,
}

impl Hall {
    pub fn wait(&self) -> Arrived {
        select_biased! {
            recv(self.events) -> event => match event {
                Ok(LoopEvent::Input(event)) => Arrived::Input(event),
                Ok(LoopEvent::Device(_, News::Output(event))) => Arrived::Output(event),
                Ok(LoopEvent::Device(_, News::Display(at, event))) => Arrived::Display(at, event),
                Ok(_) => Arrived::Other,
                Err(_) => Arrived::Closed,
            },
            recv(self.inputs) -> event => event.map_or(Arrived::Closed, Arrived::Input),
        }
    }

    pub fn speak_refusal(&self, notice: &Notice) -> String {
        speak_refusal(&self.output, &self.words, (&self.listener, self.owner), notice)
    }

    pub fn utterance(&self, notice: &Notice) -> Utterance {
        utterance(&self.words, (&self.listener, self.owner), notice)
    }
}

/// Speaks why nothing can be played, to its end, and returns the text to be written.
pub fn speak_refusal(output: &Output, words: &Words, to: (&Listener, Seat), notice: &Notice) -> String {
    let utterance = utterance(words, to, notice);
    output.speak(&utterance);
    output.wait_until_silent(SPOKEN_TO_THE_END);
    utterance.text()
}

fn utterance(words: &Words, (listener, owner): (&Listener, Seat), notice: &Notice) -> Utterance {
    Utterance { to: Seats::only(owner), urgency: Urgency::Polite, segments: words.notice(notice, listener) }
}
