//! What a device works with, whatever is played.

use std::path::PathBuf;
use std::sync::Arc;

use super::News;
use super::power::Supply;
use crate::config::keeper::{Keeper, NotKept};
use crate::config::write::{CLOCKS_FILE, save_clock};
use crate::config::{Key, Settings, Speech};
use crate::game::clock::Times;
use crate::game::roles::Seat;
use crate::game::wrong_value::WrongValue;
use crate::output::route::Output;
use crate::table::device::Job;
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

    /// Saves a time control among the user's own, if it has got a name. What came of it is said to a seat, and this notice behind it.
    pub(super) fn save_control(
        &self,
        seat: Seat,
        (name, time): (Option<String>, Times),
        used: ComposeNotice,
    ) -> Job<News> {
        let file = self.clocks_file.clone();
        let save = move |name: String| match file.map(|file| save_clock(&file, &name, &time)) {
            Some(Ok(())) => ComposeNotice::Saved { text: name },
            Some(Err(error)) => ComposeNotice::NotSaved { why: error.to_string() },
            None => ComposeNotice::NotSaved { why: format!("there is no home directory for {CLOCKS_FILE}") },
        };
        let work = move || News::ControlSaved(seat, name.map(save).into_iter().chain([used]).collect());
        Job { entered: None, work: Box::new(work) }
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
        why: Box::new(WrongValue::Other(why.to_string())),
    }
}
