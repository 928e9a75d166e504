//! The game that comes next: begun in the same program, with what holds for this console now, and a journal of its own.

use super::saving::save_control;
use super::{Console, Farewell, Resources};
use crate::config::{ColourChoice, Key as Setting};
use crate::desk::keyboard::Keyboard;
use crate::desk::speech_history::SpeechHistory;
use crate::game::clock::Times;
use crate::game::participant::Driver;
use crate::game::roles::{Mode, Seat, Topic};
use crate::rules::position::Color;
use crate::words::compose_notice::ComposeNotice;
use crate::words::next_notice::NextNotice;
use crate::words::next_words::NextWish;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// What the next game begins from: a FEN, or where games begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Another(pub Option<String>);

/// How the loop has ended.
pub enum Ending {
    /// Somebody has left.
    Left(Farewell),
    /// Another game is to be begun; the last one is on disk.
    Another {
        /// From this position (FEN); `None`: from where games begin.
        start: Option<String>,
        /// The keyboard, as it was left.
        keyboard: Box<Keyboard>,
        /// What was said, in the seat of the console's owner.
        speech_history: Box<SpeechHistory>,
        /// All that the loop worked with; the settings are those that hold now.
        resources: Box<Resources>,
    },
}

impl Console {
    /// What was said before this game is remembered.
    #[must_use]
    pub fn remembering(self, speech_history: SpeechHistory) -> Console {
        Console { speech_history, ..self }
    }

    /// What comes when the loop has ended.
    pub(super) fn end(mut self) -> Ending {
        let Some(Another(start)) = self.another.take() else { return Ending::Left(self.farewell()) };
        // Nobody takes up a game in which nothing has happened.
        let kept = (!self.game.is_untouched()).then_some(Notice::Next(NextNotice::Kept));
        match self.put_away([None, kept]) {
            Farewell::Saved => {
                let resources = Resources { settings: self.settings, ..self.resources };
                Ending::Another {
                    start,
                    keyboard: Box::new(self.keyboard),
                    speech_history: Box::new(self.speech_history),
                    resources: Box::new(resources),
                }
            }
            unsaved @ Farewell::Unsaved(_) => {
                self.speak_to_the_end();
                Ending::Left(unsaved)
            }
        }
    }

    /// Ends the loop for another game, unless this one would be lost.
    pub(super) fn begin_another(&mut self, start: Option<String>, wish: NextWish) {
        let owner = self.game.owner();
        match self.trouble() {
            Some(why) if self.whole_copy().is_none() => {
                self.say(owner, &Notice::NotSaving { why }, Urgency::Urgent);
                self.say(owner, &Notice::Next(NextNotice::Waits), Urgency::Polite);
            }
            _ => {
                self.take_wish(wish);
                self.another = Some(Another(start));
                self.leave();
            }
        }
    }

    /// What is wished for the next game holds from now on, as long as the program runs.
    fn take_wish(&mut self, wish: NextWish) {
        let own = self.game.owner_side();
        match (wish.side(own), wish.colour) {
            (Some(side), _) => self.settings.colour = side.fold_wb(ColourChoice::White, ColourChoice::Black),
            (None, Some(_)) => self.settings.colour = ColourChoice::Random,
            (None, None) => {}
        }
        if let Some(time) = wish.time {
            self.settings.time = time;
        }
    }

    /// The next game has this time control, which is saved if it has got a name.
    pub(super) fn use_control(&mut self, seat: Seat, time: Times, name: Option<&str>, at_once: bool) {
        let saved = name.map(|name| save_control(self.resources.clocks_file.as_deref(), name, &time));
        self.settings.time = time;
        let used = if at_once { ComposeNotice::Used } else { ComposeNotice::UsedNext };
        for notice in saved.into_iter().chain([used]) {
            self.say(seat, &Notice::from(notice), Urgency::Polite);
        }
    }

    /// Behind the end somebody at the keys is told how he goes on; a program knows.
    pub(super) fn offer_another(&mut self) {
        if self.committed.outcome().is_some()
            && self.game.mode() != Mode::Tournament
            && !self.resources.piped
            && !self.leaving
        {
            let undo = self.game.may_ask(self.game.owner(), Topic::TakeBack);
            self.say(self.game.owner(), &Notice::Next(NextNotice::Offer { undo }), Urgency::Polite);
        }
    }

    /// How strong the built-in opponent plays, or is to play from the next game on; that is kept.
    pub(super) fn level(&mut self, seat: Seat, wanted: Option<u32>) {
        let notice = match wanted {
            None => {
                let level_of = |side: Color| match self.game.player(side).driver {
                    Driver::BuiltinEngine { level } => Some(level),
                    Driver::Owner | Driver::Console | Driver::Board => None,
                };
                NextNotice::Level { now: Color::ALL.into_iter().find_map(level_of), next: self.settings.level }
            }
            Some(wanted) => {
                let text = wanted.to_string();
                if Setting::Level.put(&mut self.settings, &text).is_ok() {
                    self.remember(Setting::Level, &text);
                    NextNotice::LevelSet(self.settings.level)
                } else {
                    NextNotice::NoSuchLevel
                }
            }
        };
        self.reply(seat, &Notice::Next(notice));
    }
}
