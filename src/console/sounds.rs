//! How the voice and the cues sound, changed by key and by word, and kept.

use super::Console;
use crate::config::{Key as Setting, Speech};
use crate::desk::lines::everyday::QuickChange;
use crate::desk::lines::quick_setting::QuickSetting;
use crate::desk::notices::cue::CueNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::quick_settings;
use crate::desk::quick_settings::Changed;
use crate::game::effect::Cue;
use crate::game::participant::Orientation;
use crate::game::roles::{Mode, Seat, Seats};
use crate::keys::action::Action;
use crate::output::queue::{How, Ticket};
use crate::output::route::OutputNews;
use crate::output::settings::VoiceSettings;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

/// What is said of news of the voices; `None` of those that are told otherwise.
pub(super) fn notice_of(news: OutputNews) -> Option<(Notice, Urgency)> {
    Some(match news {
        OutputNews::SpeechLost { why } => (DeskNotice::SpeechMissing { why }.into(), Urgency::Polite),
        OutputNews::SpeechBack => (DeskNotice::SpeechBack.into(), Urgency::Polite),
        OutputNews::ServerAvoided { why } => (DeskNotice::ServerAvoided { why }.into(), Urgency::Polite),
        OutputNews::PrivateLost { why, .. } => (DeskNotice::PrivateLost { why }.into(), Urgency::Urgent),
        OutputNews::PrivateBack => (DeskNotice::PrivateBack.into(), Urgency::Polite),
        OutputNews::CueUnusable { cue, file, why } => {
            (DeskNotice::CueUnusable { cue, file: file.display().to_string(), why }.into(), Urgency::Polite)
        }
        OutputNews::NoSuchVoice { language, name } => {
            (DeskNotice::NoSuchVoice { language, name }.into(), Urgency::Polite)
        }
        OutputNews::Bluetooth { device, kept } => (DeskNotice::Bluetooth { device, kept }.into(), Urgency::Polite),
        OutputNews::LinesGone | OutputNews::LinesCaughtUp | OutputNews::Finished { .. } => return None,
    })
}

impl Console {
    /// News of the voices. That a player's earphone is gone at a tournament is said to the table: there the player hears nothing any
    /// more, and would not know it.
    pub(super) fn sound_news(&mut self, news: OutputNews) {
        if matches!(news, OutputNews::PrivateLost { relied: true, .. }) && self.started.mode == Mode::Tournament {
            let notice = DeskNotice::EarphoneGone { side: self.home_side() };
            let segments = self.resources.words.notice(&notice.into(), &self.table_listener());
            self.utter(Utterance { to: Seats::PUBLIC, urgency: Urgency::Polite, segments });
        }
        match &news {
            // A voice that is opened anew, as where sides change, fails as the one before it did.
            OutputNews::SpeechLost { why } if self.resources.speech_lost.as_ref() == Some(why) => return,
            OutputNews::SpeechLost { why } => self.resources.speech_lost = Some(why.clone()),
            OutputNews::SpeechBack => self.resources.speech_lost = None,
            OutputNews::ServerAvoided { why } if self.resources.server_avoided.as_ref() == Some(why) => return,
            OutputNews::ServerAvoided { why } => self.resources.server_avoided = Some(why.clone()),
            _ => {}
        }
        let is_back = matches!(news, OutputNews::PrivateBack);
        if let Some((notice, urgency)) = notice_of(news) {
            self.say(self.home(), &notice, urgency);
        }
        if is_back {
            self.say_unheard();
        }
    }

    pub(super) fn turn_quick_settings(&mut self, action: Action) {
        let own = self.resources.settings.language;
        if action == Action::QuickSettings {
            self.quick_settings.turn(own);
            return self.say_quick_setting();
        }
        let output = &self.resources.output;
        let changed = self
            .quick_settings
            .change(&mut self.resources.settings, action == Action::More, |language| output.voices(language));
        self.use_quick_setting(&changed);
    }

    /// A wish about the voice, in words.
    pub(super) fn set_by_word(&mut self, setting: QuickSetting, change: QuickChange) {
        self.quick_settings.choose(setting, self.resources.settings.language);
        match change {
            QuickChange::Tell => self.say_quick_setting(),
            QuickChange::More => self.turn_quick_settings(Action::More),
            QuickChange::Less => self.turn_quick_settings(Action::Less),
            QuickChange::To(value) => {
                let changed = self.quick_settings.put(&mut self.resources.settings, value);
                self.use_quick_setting(&changed);
            }
        }
    }

    /// Lets a changed setting be heard, and keeps it.
    fn use_quick_setting(&mut self, changed: &Changed) {
        if changed.at_edge {
            self.cue_home(Cue::Edge);
            return self.say_quick_setting();
        }
        self.resources.remember(changed.key, &changed.value);
        let setting = self.quick_settings.setting(self.resources.settings.language);
        match setting {
            QuickSetting::CueVolume => self.resources.output.set_cues(self.resources.settings.cues.clone()),
            QuickSetting::Rate | QuickSetting::Pitch | QuickSetting::Volume | QuickSetting::Voice(_) => {
                self.resources.output.set_voice(VoiceSettings::of(&self.resources.settings));
            }
            QuickSetting::Orientation => self.sit(),
            // The next answer is one in the new form, not a longer one.
            _ => self.desk.client_mut(self.home()).again.forget(),
        }
        self.say_quick_setting();
        if setting == QuickSetting::CueVolume {
            self.resources.output.sample_cue(Cue::Move);
        }
    }

    /// Reads the board from the other side from now on.
    pub(super) fn flip(&mut self) {
        self.read_from(None);
    }

    /// Reads the board from this side from now on, or from the other one than now, and keeps that as each setting that is changed in
    /// passing.
    pub(super) fn read_from(&mut self, orientation: Option<Orientation>) {
        let now = self.resources.settings.orientation;
        self.resources.settings.orientation = orientation.unwrap_or_else(|| now.turned(self.home_side()));
        self.sit();
        self.resources.remember(Setting::Orientation, self.resources.settings.orientation.name());
        self.say_setting(QuickSetting::Orientation);
    }

    fn sit(&mut self) {
        self.keyboard.sit(self.resources.settings.orientation.side(self.home_side()));
    }

    fn say_quick_setting(&mut self) {
        self.say_setting(self.quick_settings.setting(self.resources.settings.language));
    }

    fn say_setting(&mut self, setting: QuickSetting) {
        let value = quick_settings::value_of(setting, &self.resources.settings);
        self.say(self.home(), &Notice::from(KeyNotice::QuickSetting { setting, value }), Urgency::Urgent);
    }

    /// That it is off is the voice's last word.
    pub(super) fn turn_voice(&mut self, on: bool) {
        let voice = if on { self.resources.voice } else { Speech::Reader };
        self.resources.remember(Setting::Speech, voice.name());
        self.resources.output.silence();
        if on {
            self.resources.output.set_self_voicing(true);
        }
        self.say(self.home(), &DeskNotice::SelfVoicing { on }.into(), Urgency::Urgent);
        self.resources.output.set_self_voicing(on);
    }

    pub(super) fn set_sounds(&mut self, on: bool) {
        self.resources.output.set_sounds(on);
        self.resources.remember(Setting::Sounds, if on { "on" } else { "off" });
        self.say(self.home(), &Notice::from(CueNotice::Sounds { on }), Urgency::Urgent);
    }

    /// The names of all cues; stepping through them lets each be heard.
    pub(super) fn list_cues(&mut self, seat: Seat) {
        let listener = self.listener(seat);
        let words = |notice| self.resources.words.notice(&Notice::from(notice), &listener);
        let (all, names) = (words(CueNotice::List), Cue::ALL.map(|cue| (words(CueNotice::Name(cue)), Some(cue))));
        self.utter(Utterance { to: Seats::only(seat), urgency: Urgency::Urgent, segments: all });
        self.desk.client_mut(seat).speech_history.keep_items(names.to_vec());
    }

    /// Lets a cue be heard after its name, as loud as it is to be from now on.
    pub(super) fn one_cue(&mut self, seat: Seat, cue: Cue, loudness: Option<u8>) {
        let notice = match loudness {
            None => CueNotice::Name(cue),
            Some(loudness) => {
                let choice = self.resources.settings.cues.each.entry(cue).or_default();
                choice.loudness = loudness;
                let text = choice.to_string();
                self.resources.output.set_cues(self.resources.settings.cues.clone());
                self.resources.remember(Setting::Cue(cue), &text);
                CueNotice::Set { cue, loudness }
            }
        };
        let segments = self.resources.words.notice(&Notice::from(notice), &self.listener(seat));
        let utterance = Utterance { to: Seats::only(seat), urgency: Urgency::Urgent, segments };
        let name = self.resources.output.tell(&utterance);
        self.desk.keep(utterance);
        if loudness != Some(0) {
            self.cue_behind(name, cue);
        }
    }

    /// A cue that is to be heard when its name has been said.
    pub(super) fn cue_behind(&mut self, name: Ticket, cue: Cue) {
        self.named_cue = Some((name, cue));
    }

    /// Something has been said to its end, or was not: the cue after its name follows, unless the player went on.
    pub(super) fn finished(&mut self, ticket: Ticket, how: How) {
        self.desk.ended(ticket.0, how == How::Spoken);
        if how == How::Spoken {
            self.resources.speech_lost = None;
        }
        if let Some((_, cue)) = self.named_cue.take_if(|(name, _)| *name == ticket)
            && how != How::Cut
        {
            self.resources.output.sample_cue(cue);
        }
    }
}
