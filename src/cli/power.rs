//! Battery and sleep, for every command that keeps time.

use std::path::Path;

use crossbeam_channel::Sender;

use crate::console::{self, LoopEvent};
use crate::input::power::{self, News, NotHeld};
use crate::table::device::DeviceId;
use crate::time::Stamper;

/// Tells the loop of battery and mains, and keeps the machine awake until what is returned is dropped, where time is real.
/// Without threads for it everything goes on all the same.
pub fn watch(stamper: &Stamper, piped: bool, to_console: &Sender<LoopEvent>) -> Option<power::Watch> {
    if stamper.is_simulated() {
        return None;
    }
    let to_console = to_console.clone();
    let supplies = Path::new(power::SUPPLIES);
    let send = move |news| {
        // Without a battery there is no lid to close, and without a bus there is no service that would send the machine to sleep.
        let has_battery = || power::read(supplies).percent.is_some();
        let may_be_nobodys = match news {
            News::NotHeld(why) => piped || why == NotHeld::NoBus,
            News::Power(_) | News::Woken => false,
        };
        let is_nobodys = may_be_nobodys && !has_battery();
        if !is_nobodys {
            // If the loop has ended, the news has no recipient.
            let _nobody = to_console.send(LoopEvent::Device(DeviceId::LOCAL, console::News::Power(news)));
        }
    };
    power::watch(supplies, send).ok()
}
