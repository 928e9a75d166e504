//! Who tells the lines of a command that takes a while: in writing, and aloud where somebody sits at the terminal and has no screen reader.

use std::io::IsTerminal as _;

use crossbeam_channel::unbounded;

use super::config::SettingFlags;
use super::play::hall::SPOKEN_TO_THE_END;
use super::play::{listener, open_voices, owner_of};
use crate::config::{Settings, Speech};
use crate::game::roles::{Seat, Seats};
use crate::output::route::Output;
use crate::output::terminal;
use crate::words::Words;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance, text};

/// The words of a command, with its voice.
pub(super) struct Herald {
    words: Words,
    settings: Settings,
    owner: Seat,
    voice: Option<Output>,
}

impl Herald {
    pub(super) fn new(flags: &SettingFlags, silent: bool, settings: Settings) -> Herald {
        let owner = owner_of(&settings);
        let piped = !std::io::stdin().is_terminal();
        let is_spoken = !silent && !piped && !matches!(settings.speech, Speech::Off | Speech::Reader);
        let (own, _nobody) = unbounded();
        let voice = is_spoken.then(|| open_voices(flags, &settings, owner, Seats::PUBLIC, piped, &own));
        Herald { words: Words::new(), settings, owner, voice }
    }

    /// Each line at once.
    pub(super) fn tell(&self, notice: impl Into<Notice>) {
        let (utterance, line) = self.words(&notice.into());
        terminal::print(&[line]);
        if let Some(voice) = &self.voice {
            voice.speak(&utterance);
        }
    }

    /// The line alone.
    pub(super) fn line(&self, notice: impl Into<Notice>) -> String {
        self.words(&notice.into()).1
    }

    fn words(&self, notice: &Notice) -> (Utterance, String) {
        let segments = self.words.notice(notice, &listener(&self.settings));
        let line = text(&segments);
        (Utterance { to: Seats::only(self.owner), urgency: Urgency::Polite, segments }, line)
    }

    /// Everything is said.
    pub(super) fn finish(self) {
        if let Some(voice) = &self.voice {
            voice.wait_until_silent(SPOKEN_TO_THE_END);
        }
    }
}
