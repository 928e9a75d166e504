//! The end of a game: what is said then, what is kept, and what the next one begins from.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::steps::Todo;
use super::{Console, News, Request, Resources, Scene};
use crate::config::{Braille, ColourChoice, Key as Setting, Settings};
use crate::desk::keyboard::Keyboard;
use crate::desk::lines::next_game::NextWish;
use crate::desk::notices::compose::ComposeNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::next::NextNotice;
use crate::desk::speech_history::SpeechHistory;
use crate::game::Game;
use crate::game::clock::Times;
use crate::game::participant::Driver;
use crate::game::roles::{Mode, Seat, Topic};
use crate::language::Language;
use crate::rules::position::Color;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::files::SheetError;
use crate::scoresheet::sheet::Sheet;
use crate::scoresheet::{braille, files, pgn, text};
use crate::table::device::Job;
use crate::table::machine::Parting;
use crate::training::notices::training::{StoreTrouble, TrainingNotice};
use crate::training::opponents::{Even, Form};
use crate::training::store::{Store, Wanted};
use crate::words::Words;
use crate::words::notice::Notice;
use crate::words::utterance::Urgency;

/// What comes to the table next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Game {
        /// The position from which it begins (FEN); `None`: where games begin.
        start: Option<String>,
        /// What is to be different from now on.
        wish: NextWish,
    },
    /// Training, after a game.
    Train {
        /// With the mistakes of that game.
        review: bool,
    },
    /// Another position of a session that trains (FEN).
    Exercise(String),
}

/// What is left of a device when its game is put away.
pub struct Left {
    pub keyboard: Keyboard,
    /// What was said to the one whose keyboard it is.
    pub speech_history: SpeechHistory,
    /// What it worked with; the settings are those that hold now.
    pub resources: Resources,
}

/// The scoresheets of a finished game, beside its journal: for everybody else's programs, for the arbiter, and in Braille.
struct SheetsToKeep {
    file: PathBuf,
    sheet: Sheet,
    for_arbiter: Option<Sheet>,
    words: Arc<Words>,
    braille: Braille,
    language: Language,
}

impl SheetsToKeep {
    /// Writes them, and gives back what is to be said of each.
    fn write(&self) -> Vec<Result<Notice, SheetError>> {
        let SheetsToKeep { file, sheet, for_arbiter, words, braille: wanted, language } = self;
        let language = *language;
        let pgn = file.with_extension("pgn");
        let mut kept = vec![
            files::write(&pgn, pgn::write(sheet))
                .map(|()| DeskNotice::SheetKept { file: pgn.display().to_string() }.into()),
        ];
        if let Some(sheet) = for_arbiter {
            let notes = file.with_extension("arbiter.txt");
            let written = files::write(&notes, text::write(sheet, language.into(), words, language));
            kept.push(written.map(|()| DeskNotice::NotesKept { file: notes.display().to_string() }.into()));
        }
        if *wanted != Braille::None {
            let brf = file.with_extension("brf");
            let written = files::write(&brf, braille::one(sheet, Code::chosen(wanted.name(), language), language));
            kept.push(written.map(|()| DeskNotice::BrailleKept.into()));
        }
        kept
    }
}

/// Sets what somebody who plays this side wishes for the next game.
pub fn fulfil(wish: &NextWish, own: Color, settings: &mut Settings) {
    match (wish.side(own), wish.colour) {
        (Some(side), _) => settings.colour = side.fold_wb(ColourChoice::White, ColourChoice::Black),
        (None, Some(_)) => settings.colour = ColourChoice::Random,
        (None, None) => {}
    }
    if let Some(time) = &wish.time {
        settings.time = time.clone();
    }
}

impl Console {
    /// What is left for the next game. What is wished for that holds from now on, as long as the program runs.
    pub fn left(mut self, wish: &NextWish) -> Left {
        let own = self.home_side();
        fulfil(wish, own, &mut self.resources.settings);
        let speech_history = std::mem::take(&mut self.desk.client_mut(self.desk.home()).speech_history);
        Left { keyboard: self.keyboard, speech_history, resources: self.resources }
    }

    /// The next game has this time control, which is saved if it has a name. What the line asks for besides comes after that.
    pub(super) fn use_control(&mut self, seat: Seat, control: (Option<String>, Times), at_once: bool) -> Request {
        let used = if at_once { ComposeNotice::Used } else { ComposeNotice::UsedNext };
        self.resources.settings.time = control.1.clone();
        let rest = self.todo.iter().take_while(|todo| matches!(todo, Todo::Step(..))).count();
        self.behind_saving.push_back(self.todo.drain(..rest).collect());
        Request::Work(self.resources.save_control(seat, control, used))
    }

    pub(super) fn control_saved(&mut self, seat: Seat, notices: Vec<ComposeNotice>) {
        for notice in notices {
            self.say(seat, &Notice::from(notice), Urgency::Polite);
        }
        self.fresh.extend(self.behind_saving.pop_front().into_iter().flatten());
    }

    /// After the end somebody at the keys is told how to go on; a program knows.
    pub(super) fn offer_another(&mut self, scene: &Scene) {
        if self.started.mode != Mode::Tournament && !self.resources.piped && !scene.is_leaving() {
            let undo = scene.decided().may_ask(self.home(), Topic::TakeBack);
            self.say(self.home(), &Notice::from(NextNotice::Offer { undo }), Urgency::Polite);
            let (form, counted) = self.form_with(scene.decided());
            let even = form.even().filter(|even| counted && even.level != Some(self.resources.settings.level));
            if let Some(Even { level, games }) = even {
                self.say(self.home(), &Notice::from(NextNotice::Even { level, games }), Urgency::Polite);
            }
        }
    }

    /// Goes on to training, if one can train: otherwise the game stays where it is.
    pub(super) fn try_to_train(&self, review: bool) -> Request {
        let Some((folder, name)) = self.resources.pupil.clone() else { return Request::Next(Next::Train { review }) };
        let work = move || {
            let opened = Store::open(&folder, &name, Wanted::Training);
            News::MayTrain(review, opened.map(drop).map_err(Box::new))
        };
        Request::Work(Job::new(work))
    }

    pub(super) fn train_or_not(&mut self, review: bool, may: Result<(), Box<StoreTrouble>>) {
        match may {
            Ok(()) => self.then(Todo::BeginTraining { review }),
            Err(why) => self.reply(self.home(), &Notice::from(TrainingNotice::Unusable(*why))),
        }
    }

    /// The form of the owner with this game, and whether it counts.
    fn form_with(&self, game: &Game) -> (Form, bool) {
        let mut form = self.resources.form.clone();
        let counted = form.count(game);
        (form, counted)
    }

    /// How strong the built-in opponent plays, or is to play from the next game on; that is kept.
    pub(super) fn level(&mut self, seat: Seat, wanted: Option<u32>, game: &Game) {
        let notice = match wanted {
            None => {
                let level_of = |side: Color| match self.started.players.get(side).driver {
                    Driver::BuiltinEngine { level } => Some(level),
                    Driver::Owner | Driver::Console | Driver::Board | Driver::Screen | Driver::Uci { .. } => None,
                };
                let now = Color::ALL.into_iter().find_map(level_of);
                NextNotice::Level { now, next: self.resources.settings.level }
            }
            Some(wanted) => {
                let text = wanted.to_string();
                if Setting::Level.put(&mut self.resources.settings, &text).is_ok() {
                    self.resources.remember(Setting::Level, &text);
                    NextNotice::LevelSet(self.resources.settings.level)
                } else {
                    NextNotice::NoSuchLevel
                }
            }
        };
        self.reply(seat, &Notice::from(notice));
        let even = self.form_with(game).0.even().filter(|_| wanted.is_none() && seat == self.home());
        if let Some(Even { level, games }) = even {
            self.reply(seat, &Notice::from(NextNotice::Even { level, games }));
        }
    }

    /// Everything is on disk: keeps the scoresheet of a game that is over, and takes leave.
    pub(super) fn say_parting(&mut self, parting: Parting, file: &Path, game: &Game) {
        let over = game.outcome().is_some();
        if over && self.is_owners() {
            for kept in self.sheets_of(file, game).write() {
                self.tell_kept(kept);
            }
        }
        let notice = match parting {
            Parting::Leaves if over => DeskNotice::GoodbyeOver.into(),
            Parting::Leaves => DeskNotice::GoodbyeResumable.into(),
            // A game in which nothing has happened is not taken up.
            Parting::GoesOn if over || game.is_untouched() => return,
            Parting::GoesOn => Notice::from(NextNotice::Kept),
        };
        self.say(self.home(), &notice, Urgency::Polite);
    }

    /// At a tournament the scoresheets are on disk as soon as a result stands or is signed: whatever happens to the machine afterwards.
    pub(super) fn keep_result(&mut self, file: &Path, game: &Game) {
        if !self.is_owners() || game.mode() != Mode::Tournament || game.outcome().is_none() {
            return;
        }
        let sheets = self.sheets_of(file, game);
        let work = move || {
            // What cannot be written is told when the sheets are written for the last time, before somebody leaves.
            sheets.write();
            News::Kept(None)
        };
        self.then(Todo::Work(Job::new(work)));
    }

    fn sheets_of(&self, file: &Path, game: &Game) -> SheetsToKeep {
        let Settings { braille, language, .. } = self.resources.settings;
        SheetsToKeep {
            file: file.to_owned(),
            sheet: Sheet::of(game),
            for_arbiter: (game.mode() == Mode::Tournament).then(|| Sheet::for_arbiter(game)),
            words: self.resources.words.clone(),
            braille,
            language,
        }
    }

    fn tell_kept(&mut self, kept: Result<Notice, SheetError>) {
        let notice = kept.unwrap_or_else(|error| DeskNotice::SheetLost { why: error.why.into() }.into());
        self.say(self.home(), &notice, Urgency::Polite);
    }
}
