//! What is due, and the moments of lines: the same for games and for a clock alone.

use std::time::Duration;

use crossbeam_channel::{Receiver, never, select_biased};

use super::LoopEvent;
use crate::input::InputEvent;
use crate::time::{Stamper, Tick};

/// What has arrived.
pub(super) enum Arrival {
    /// News of our own threads.
    Event(LoopEvent),
    /// What somebody has entered.
    Input(InputEvent),
    /// Nothing, for as long as was waited.
    Nothing,
    /// Nobody is left who could send anything.
    Gone,
}

/// Waits for what arrives next, our own threads first; inputs only where they may be read now.
pub(super) fn arrival(
    [events, news]: [&Receiver<LoopEvent>; 2],
    inputs: Option<&Receiver<InputEvent>>,
    patience: Duration,
) -> Arrival {
    let nobody = never();
    let inputs = inputs.unwrap_or(&nobody);
    select_biased! {
        recv(events) -> event => event.map_or(Arrival::Gone, Arrival::Event),
        recv(news) -> event => event.map_or(Arrival::Gone, Arrival::Event),
        recv(inputs) -> input => input.map_or(Arrival::Gone, Arrival::Input),
        default(patience) => Arrival::Nothing,
    }
}

/// A loop in which something happens by itself.
pub(super) trait Runs {
    /// When.
    fn deadline(&self) -> Option<Tick>;
    /// It happens now.
    fn fall_due(&mut self, at: Tick);
    /// Takes an input.
    fn take(&mut self, event: InputEvent);
    /// What people enter, and the time.
    fn inputs(&self) -> (&Receiver<InputEvent>, &Stamper);
}

/// Lets everything happen that is due. Whatever was entered before that moment goes first, even if it would have to wait
/// otherwise: an earlier stamp wins. Simulated time does nothing by itself.
pub(super) fn catch_up(it: &mut impl Runs) {
    if it.inputs().1.is_simulated() {
        return;
    }
    while let Some(due) = it.deadline().filter(|due| *due <= it.inputs().1.now()) {
        let (inputs, stamper) = it.inputs();
        match inputs.try_recv() {
            Ok(input) if input.at() < due => it.take(input),
            Ok(input) => {
                it.fall_due(due);
                it.take(input);
            }
            Err(_) => {
                let now = stamper.now();
                it.fall_due(now);
            }
        }
    }
}

/// The moment of a line: that in front of it where time is simulated, and otherwise that of its arrival. `None`: a moment that is
/// past, or where time is not simulated.
pub(super) fn moment(named: Option<Tick>, arrived: Tick, stamper: &Stamper) -> Option<Tick> {
    match named {
        None if stamper.is_simulated() => Some(stamper.now()),
        None => Some(arrived),
        Some(moment) => (stamper.is_simulated() && moment >= stamper.now()).then_some(moment),
    }
}
