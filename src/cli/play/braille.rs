//! The Braille display of a game: whether one is looked for, and where its news go.

use crossbeam_channel::Sender;

use super::teller;
use crate::config::{self, Settings};
use crate::console::{LoopEvent, News};
use crate::output::braille_display::{Display, DisplayNews, Wanted};
use crate::table::device::DeviceId;
use crate::time::Stamper;
use crate::words::trouble::DisplayTrouble;

/// Looks for a display, if one is wanted. A program that drives the console has not asked for one unless it says so.
pub fn open_display(
    settings: &Settings,
    piped: bool,
    stamper: &Stamper,
    to_console: &Sender<LoopEvent>,
) -> Option<Display> {
    let wanted = match settings.display {
        config::Display::On => Wanted::Surely,
        config::Display::Auto if !piped => Wanted::IfThere,
        config::Display::Auto | config::Display::Off => return None,
    };
    let clock = stamper.clone();
    let tell = teller(to_console, move |event| LoopEvent::Device(DeviceId::LOCAL, News::Display(clock.now(), event)));
    match Display::open(wanted, tell.clone()) {
        Ok(display) => Some(display),
        Err(error) => {
            let why = DisplayTrouble::NoThread { system: error.into() };
            tell(DisplayNews::Lost { why });
            None
        }
    }
}
