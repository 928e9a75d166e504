//! What a device works with, whatever is played.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::power::Supply;
use crate::config::keeper::{Keeper, NotKept};
use crate::config::write::{CLOCKS_FILE, save_clock};
use crate::config::{Key, Settings, Speech};
use crate::game::clock::Times;
use crate::output::route::Output;
use crate::words::Words;
use crate::words::clock_notice::ClockNotice;
use crate::words::compose_notice::ComposeNotice;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// What a device works with; it outlives a game.
pub struct Resources {
    /// Battery and mains.
    pub supply: Supply,
    /// Voices, cues and lines.
    pub output: Output,
    /// The words of all languages.
    pub words: Arc<Words>,
    /// Whether lines are read from something that is no terminal.
    pub piped: bool,
    /// What holds for this device now.
    pub settings: Settings,
    /// Who keeps a changed setting for the next time; `None`: nobody.
    pub keeper: Option<Keeper>,
    /// Where a time control that was put together is saved; `None`: there is no place for it.
    pub clocks_file: Option<PathBuf>,
    /// The voice that the player has chosen, for when he wants one again.
    pub voice: Speech,
}

impl Resources {
    /// Keeps a setting for the next time.
    pub(super) fn remember(&self, key: Key, value: &str) {
        if let Some(keeper) = &self.keeper {
            keeper.keep(key, value);
        }
    }

    /// Keeps whether the voice is on.
    pub(super) fn remember_voice(&self, on: bool) {
        let voice = if on { self.voice } else { Speech::Reader };
        self.remember(Key::Speech, voice.name());
    }
}

/// Saves a time control among the user's own; what is to be said of that.
pub(super) fn save_control(file: Option<&Path>, name: &str, time: &Times) -> ComposeNotice {
    let Some(file) = file else {
        return ComposeNotice::NotSaved { why: format!("there is no home directory for {CLOCKS_FILE}") };
    };
    match save_clock(file, name, time) {
        Ok(()) => ComposeNotice::Saved { text: name.to_owned() },
        Err(error) => ComposeNotice::NotSaved { why: error.to_string() },
    }
}

/// That a pad is there, or is there no longer.
pub(super) fn pad_notice(name: String, connected: bool) -> (Notice, Urgency) {
    let urgency = if connected { Urgency::Polite } else { Urgency::Urgent };
    (Notice::from(ClockNotice::Pad { name, connected }), urgency)
}

/// That a changed setting could not be kept.
pub(super) fn not_kept(NotKept { place, key, why }: &NotKept) -> Notice {
    Notice::BadSetting {
        place: place.display().to_string(),
        line: None,
        key: key.name().to_owned(),
        why: why.to_string(),
    }
}
