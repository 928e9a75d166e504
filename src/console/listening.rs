//! Spoken moves: when the microphone is open, what is expected, and what becomes of what was heard.

use super::recordings::KeptSpeech;
use super::steps::{Came, Todo};
use super::{Console, Scene};
use crate::config::Key as Setting;
use crate::desk::lines::command::ListenWord;
use crate::desk::pending::Pending;
use crate::desk::spoken::SpokenOn;
use crate::game::effect::Cue;
use crate::game::fact::Source;
use crate::input::voice::endpoint::Manner;
use crate::input::voice::listener::{Closed, Expectation, Listener, Sounding, VoiceNews};
use crate::input::voice::{Awaited, Candidate, Expected, Heard};
use crate::keys::action::Action;
use crate::time::Tick;
use crate::words::notice::Notice;
use crate::words::trouble::VoiceTrouble;
use crate::words::utterance::Urgency;
use crate::words::voice_notice::VoiceNotice;

/// What the settings call the microphone that the sound system prefers.
const DEFAULT: &str = "default";

/// Starts the thread that listens, beside what sounds.
type Start = Box<dyn Fn(Sounding) -> Result<Listener, VoiceTrouble> + Send>;

/// The microphone of a device. It outlives a game.
#[derive(Default)]
pub struct Listening {
    start: Option<Start>,
    listener: Option<Listener>,
    /// Whether somebody wants it.
    on: bool,
    /// What the listener knows to be expected.
    sent: Option<Expected>,
    /// Counts the positions on which moves were expected.
    number: u64,
    /// What is being said after a press.
    pressed: Pressed,
    /// What is kept of what was said.
    pub(super) kept: KeptSpeech,
}

/// What is being said after a press, from the opening of the microphone until it has been heard.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Pressed {
    #[default]
    Nothing,
    Something,
    /// It is not meant, and is not heard.
    Cancelled,
}

impl Listening {
    /// By a thread that is started when somebody wants it.
    pub fn by(start: impl Fn(Sounding) -> Result<Listener, VoiceTrouble> + Send + 'static) -> Listening {
        Listening { start: Some(Box::new(start)), ..Listening::default() }
    }

    fn listener(&mut self, sounding: Sounding) -> Result<Option<&Listener>, VoiceTrouble> {
        if self.listener.is_none()
            && let Some(start) = &self.start
        {
            self.listener = Some(start(sounding)?);
        }
        Ok(self.listener.as_ref())
    }

    fn wanted(&self) -> Option<&Listener> {
        self.listener.as_ref().filter(|_| self.on)
    }
}

impl Console {
    /// Whether a microphone is listened to.
    pub(super) const fn listens(&self) -> bool {
        self.resources.listening.on
    }

    /// Another game begins: the voice may be another one, and a microphone that the settings name is listened to.
    pub(super) fn listen_at_the_start(&mut self) {
        let sounding = self.sounding();
        let listening = &mut self.resources.listening;
        listening.sent = None;
        if let Some(listener) = &listening.listener {
            listener.beside(sounding);
        } else if listening.start.is_some() && !self.resources.settings.listening.microphone.is_empty() {
            self.listen();
        }
    }

    /// Whether the microphone could hear our own voice.
    fn sounding(&self) -> Sounding {
        if self.resources.settings.listening.headphones {
            return Box::new(|| false);
        }
        Box::new(self.resources.output.sounding())
    }

    fn manner(&self) -> Manner {
        if self.resources.settings.listening.hands_free { Manner::HandsFree } else { Manner::Pressed }
    }

    fn listen(&mut self) {
        let (sounding, manner) = (self.sounding(), self.manner());
        let name = &self.resources.settings.listening.microphone;
        let name = (!name.is_empty() && name != DEFAULT).then(|| name.clone());
        let listening = &mut self.resources.listening;
        let told = match listening.listener(sounding) {
            Ok(Some(listener)) => {
                listener.listen(name, manner);
                (listening.on, listening.sent) = (true, None);
                return;
            }
            Ok(None) => VoiceNotice::NotHere,
            Err(why) => VoiceNotice::Failed { why },
        };
        self.say_of_listening(told);
    }

    fn listen_no_more(&mut self) {
        self.resources.listening.on = false;
        if let Some(listener) = &self.resources.listening.listener {
            listener.off();
        }
    }

    fn say_of_listening(&mut self, notice: VoiceNotice) {
        let notice = Notice::from(notice);
        self.reply(self.home(), &notice);
    }

    /// What a word says about listening.
    pub(super) fn about_listening(&mut self, word: ListenWord, scene: &Scene) {
        match word {
            ListenWord::Now => self.listen_now(),
            ListenWord::Switch(true) => self.listen(),
            ListenWord::Switch(false) => {
                self.listen_no_more();
                self.say_of_listening(VoiceNotice::Off);
            }
            ListenWord::HandsFree(on) => {
                self.resources.settings.listening.hands_free = on;
                self.resources.remember(Setting::HandsFree, &Setting::HandsFree.value(&self.resources.settings));
                if let Some(listener) = self.resources.listening.wanted() {
                    listener.hands_free(on);
                }
                self.say_of_listening(VoiceNotice::HandsFree { on });
            }
            ListenWord::Keep(on) => {
                let told = self.switch_keeping(on, scene);
                self.say_of_listening(told);
            }
            ListenWord::Delete => self.then(Todo::DeleteRecordings),
            ListenWord::Check => match self.resources.listening.wanted().cloned() {
                Some(listener) => {
                    // It opens after these words.
                    self.say_of_listening(VoiceNotice::Check);
                    listener.check();
                }
                None => self.say_of_listening(VoiceNotice::NotOn),
            },
        }
    }

    /// The key was pressed: what is being said in private ends, and the microphone opens, or closes.
    pub(super) fn listen_now(&mut self) {
        match self.resources.listening.wanted() {
            Some(listener) => {
                self.resources.output.silence();
                listener.press();
            }
            None => self.say_of_listening(VoiceNotice::NotOn),
        }
    }

    /// Forgets what is being said after a press. Returns whether there was anything.
    pub(super) fn cancel_what_is_said(&mut self) -> bool {
        let listening = &mut self.resources.listening;
        let is_said = listening.pressed == Pressed::Something;
        let Some(listener) = listening.wanted().filter(|_| is_said) else { return false };
        listener.cancel();
        listening.pressed = Pressed::Cancelled;
        true
    }

    /// An utterance after a press has been heard. Returns whether it was cancelled before.
    fn ends_cancelled(&mut self) -> bool {
        std::mem::take(&mut self.resources.listening.pressed) == Pressed::Cancelled
    }

    /// Lets the recogniser know what can be said now.
    pub(super) fn expect(&mut self, scene: &Scene) {
        if !self.listens() {
            return;
        }
        let SpokenOn { board, legality } = self.desk.spoken_on(scene.decided());
        let awaited = awaited(self.desk.newest().map(|(_, open)| open));
        let style = self.resources.settings.listening.style;
        let language = self.desk.language(self.home());
        let expected = Expected { board, legality, style, language, awaited };
        let listening = &mut self.resources.listening;
        if listening.sent.as_ref() == Some(&expected) {
            return;
        }
        // What is said of a position that is past counts no more; another question leaves it as it is.
        let is_same = |sent: &Expected| sent.board == expected.board && sent.legality == expected.legality;
        if !listening.sent.as_ref().is_some_and(is_same) {
            listening.number += 1;
        }
        listening.sent = Some(expected.clone());
        if let Some(listener) = &listening.listener {
            listener.expect(Expectation { number: listening.number, expected });
        }
    }

    pub(super) fn voice_news(&mut self, news: VoiceNews, at: Tick, scene: &Scene) {
        let notice = match news {
            // A player who turned it off hears no more of it.
            _ if !self.listens() => return,
            VoiceNews::Opened => {
                self.resources.listening.pressed = Pressed::Something;
                return self.cue_home(Cue::MicrophoneOpen);
            }
            VoiceNews::Closed(closed) => {
                let pressed = &mut self.resources.listening.pressed;
                // What was said is still being heard; and what was cancelled may have ended before.
                if closed != Closed::Said && *pressed == Pressed::Something {
                    *pressed = Pressed::Nothing;
                }
                self.cue_home(Cue::MicrophoneClosed);
                match closed {
                    Closed::NothingSaid => VoiceNotice::NothingSaid,
                    Closed::TooEarly => VoiceNotice::TooEarly,
                    Closed::SpokenOver => VoiceNotice::SpokenOver,
                    Closed::Said | Closed::Pressed | Closed::Lost => return,
                }
            }
            VoiceNews::Heard { pressed: true, .. } if self.ends_cancelled() => return,
            VoiceNews::Heard { number, pressed, .. } if number != self.resources.listening.number => {
                if !pressed {
                    return;
                }
                VoiceNotice::Past
            }
            VoiceNews::Heard { heard, sound, .. } => {
                if matches!(heard, Heard::Move(_) | Heard::Ask(_) | Heard::Illegal { .. }) {
                    self.resources.listening.kept.said(sound);
                }
                return self.heard(heard, at, scene);
            }
            VoiceNews::Ready => return self.ready_to_listen(scene),
            VoiceNews::Late => VoiceNotice::TooEarly,
            VoiceNews::Back => VoiceNotice::Back,
            VoiceNews::Lost(why) => VoiceNotice::Lost { why },
            VoiceNews::Quality(quality) => {
                self.resources.listening.pressed = Pressed::Nothing;
                VoiceNotice::Quality(quality)
            }
            VoiceNews::Failed(why) => {
                self.listen_no_more();
                VoiceNotice::Failed { why }
            }
        };
        self.say(self.home(), &Notice::from(notice), Urgency::Polite);
    }

    fn ready_to_listen(&mut self, scene: &Scene) {
        let ready = if self.resources.settings.listening.hands_free {
            VoiceNotice::OnHandsFree
        } else {
            VoiceNotice::On { listen: self.keyboard.keys(Action::Listen) }
        };
        for notice in [Some(ready), self.told_of_keeping(scene)].into_iter().flatten() {
            self.say(self.home(), &Notice::from(notice), Urgency::Polite);
        }
    }

    /// What was said is read back, or done where it changes nothing.
    fn heard(&mut self, heard: Heard, at: Tick, scene: &Scene) {
        let (was_secret, asked) = (self.desk.is_secret(), self.desk.is_asking());
        let is_learning = self.is_for_the_tutorial(None);
        let came = Came { source: Source::Voice, at };
        if heard == Heard::Nothing || self.waits_for_a_hash(None) {
            self.say_of_listening(VoiceNotice::NotUnderstood);
            return self.repeat_read_back(scene);
        }
        self.desk.begin();
        self.desk.set_scene(at, self.salt);
        let pair = |candidate: Candidate| (candidate.intent, candidate.said);
        let game = scene.decided();
        let steps = match heard {
            Heard::Move(candidate) => self.desk.heard_moves(vec![pair(candidate)], game),
            Heard::Ask(several) => self.desk.heard_moves(several.into_iter().map(pair).collect(), game),
            Heard::Illegal { intent, said } => self.desk.heard_illegal(intent, said, game),
            Heard::Command { line } => self.desk.heard_line(&line, game),
            Heard::Nothing => Vec::new(),
        };
        self.follow(steps, is_learning, came);
        self.then(Todo::AfterKey { was_secret, asked, at });
    }

    /// What was heard before and still waits is said again: otherwise the player might confirm it in place of what was not understood.
    fn repeat_read_back(&mut self, scene: &Scene) {
        if let Some((seat, Pending::Spoken(_))) = self.desk.newest()
            && let Some((_, question)) = self.desk.question(scene.decided())
        {
            self.say(seat, &question, Urgency::Polite);
        }
    }
}

/// Which answer is awaited.
fn awaited(open: Option<&Pending>) -> Awaited {
    match open {
        Some(Pending::Promotion { .. }) => Awaited::Promotion,
        Some(Pending::Choice { choices, .. }) => Awaited::Number { most: choices.len() },
        Some(Pending::Spoken(heard)) if heard.len() > 1 => Awaited::Number { most: heard.len() },
        Some(open) if open.wants_yes_or_no() => Awaited::YesOrNo,
        _ => Awaited::Nothing,
    }
}
