//! What a device works with, whatever is played.

use std::path::PathBuf;
use std::sync::Arc;

use super::News;
use super::in_turn::InTurn;
use super::listening::Listening;
use super::power::Supply;
use crate::config::keeper::{Keeper, NotKept};
use crate::config::write::save_clock;
use crate::config::{Key, Settings, Speech};
use crate::desk::clock_keys::ClockKeys;
use crate::desk::notices::clock::ClockNotice;
use crate::desk::notices::compose::ComposeNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::warning::WarningNotice;
use crate::desk::warnings::Given;
use crate::engine::advice::Adviser;
use crate::game::Game;
use crate::game::clock::Times;
use crate::game::roles::{Seat, Seats};
use crate::game::system_error::SystemError;
use crate::game::wrong_value::WrongValue;
use crate::output::route::Output;
use crate::screen::shown::Shown;
use crate::screen::{Face, Screens};
use crate::table::device::Job;
use crate::time::Tick;
use crate::training::opponents::Form;
use crate::words::notice::Notice;
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::{Urgency, Utterance};
use crate::words::{Listener, Words};

/// What a device works with; it outlives a game.
pub struct Resources {
    /// Battery and mains.
    pub supply: Supply,
    /// Voices, cues and lines.
    pub output: Output,
    /// The microphone, at the device of the console's owner.
    pub listening: Listening,
    /// The paired screens, at the device of the console's owner.
    pub screens: Option<Screens>,
    /// What somebody looks at who sits at a screen.
    pub face: Option<Face>,
    /// The words of all languages.
    pub words: Arc<Words>,
    /// Whether lines are read from something that is no terminal.
    pub piped: bool,
    /// What holds for this device now.
    pub settings: Settings,
    /// Who keeps a changed setting for the next time; `None`: it is not kept.
    pub keeper: Option<Keeper>,
    /// The keys of the clock alone, which the manual explains in a game too.
    pub clock_keys: ClockKeys,
    /// Where a time control that was put together is saved; `None`: there is no place for it.
    pub clocks_file: Option<PathBuf>,
    /// Each line of that file is written after the one that was asked for before.
    pub saves: InTurn,
    /// Whom players ask for help; nothing is started before somebody does.
    pub adviser: Arc<Adviser>,
    /// How the owner of the console stands against the built-in opponent, without the present game.
    pub form: Form,
    /// The voice that the player has chosen, for when they want one again.
    pub voice: Speech,
    /// The folder and the name under which the owner's progress is kept; `None`: there is no training after a game.
    pub pupil: Option<(PathBuf, String)>,
    /// Why nothing can be spoken, if that was said last of it.
    pub speech_lost: Option<SoundTrouble>,
    /// Why sound goes without the sound server, if that was said.
    pub server_avoided: Option<SoundTrouble>,
}

impl Resources {
    /// Those of a device that keeps nothing, has no microphone and no screens, and asks the built-in opponent for help.
    pub fn plain(output: Output, words: Arc<Words>, settings: Settings, piped: bool) -> Resources {
        Resources {
            supply: Supply::default(),
            output,
            listening: Listening::default(),
            screens: None,
            face: None,
            words,
            piped,
            keeper: None,
            clock_keys: ClockKeys::default(),
            clocks_file: None,
            saves: InTurn::default(),
            adviser: Arc::new(Adviser::builtin()),
            form: Form::default(),
            voice: settings.speech.own(),
            settings,
            pupil: None,
            speech_lost: None,
            server_avoided: None,
        }
    }

    /// Shows what everybody knows of a game to those who look on.
    pub(super) fn show_onlookers(&self, committed: &Game, at: Tick) {
        if let Some(screens) = &self.screens {
            screens.show_onlookers(&Shown::to_everybody(committed, &self.words, at));
        }
    }

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

    /// Gives a warning of the time; words that are worth hearing again come back instead of being said.
    pub(super) fn warn(&self, seat: Seat, given: Given, listener: &Listener) -> Option<Utterance> {
        let notice = match given {
            Given::Cue(cue) => {
                self.output.cue(Seats::only(seat), cue);
                return None;
            }
            Given::Words(notice) => notice,
        };
        // A countdown is not worth hearing again.
        let is_kept = matches!(notice, WarningNotice::Time { .. });
        let segments = self.words.notice(&Notice::from(notice), listener);
        let utterance = Utterance { to: Seats::only(seat), urgency: Urgency::Fleeting, segments };
        if is_kept {
            return Some(utterance);
        }
        let _ticket = self.output.tell(&utterance);
        None
    }

    /// Says a word in the ear and one on the table.
    pub(super) fn check_devices(&self, seat: Seat, [ear, table]: [&Listener; 2]) {
        let word = |to, notice: DeskNotice, listener| {
            let segments = self.words.notice(&notice.into(), listener);
            Utterance { to, urgency: Urgency::Polite, segments }
        };
        let ear = word(Seats::only(seat), DeskNotice::EarWord, ear);
        self.output.check_devices(&ear, &word(Seats::PUBLIC, DeskNotice::TableWord, table));
    }

    /// Saves a time control among the user's own, if it has a name. The result is said to a seat, followed by this notice.
    pub(super) fn save_control(
        &mut self,
        seat: Seat,
        (name, time): (Option<String>, Times),
        used: ComposeNotice,
    ) -> Job<News> {
        let file = self.clocks_file.clone();
        let save = move |name: String| match file.map(|file| save_clock(&file, &name, &time)) {
            Some(Ok(())) => ComposeNotice::Saved { text: name },
            Some(Err(error)) => ComposeNotice::NotSaved { why: Box::new(error.into()) },
            None => ComposeNotice::NotSaved { why: Box::new(WrongValue::Unwritable(SystemError::NoHome)) },
        };
        let work =
            self.saves.next(move || News::ControlSaved(seat, name.map(save).into_iter().chain([used]).collect()));
        Job::new(work)
    }
}

/// That a pad is there, or is there no longer.
pub(super) fn pad_notice(name: String, connected: bool) -> (Notice, Urgency) {
    let urgency = if connected { Urgency::Polite } else { Urgency::Urgent };
    (Notice::from(ClockNotice::Pad { name, connected }), urgency)
}

/// That a changed setting could not be kept.
pub(super) fn not_kept(NotKept { place, key, why }: NotKept) -> Notice {
    DeskNotice::BadSetting {
        place: place.display().to_string(),
        line: None,
        key: key.name().to_owned(),
        why: Box::new(why.into()),
    }
    .into()
}
