//! Unfinished games, by ear.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::damaged;
use super::hall::{Arrived, Hall, typed};
use crate::desk;
use crate::desk::entry::EntryEffect;
use crate::desk::keyboard::{Keyboard, Stroke};
use crate::desk::speech_history::{SpeechHistory, Stepped};
use crate::game::Game;
use crate::game::effect::Cue;
use crate::game::roles::{Mode, Seats};
use crate::input::{self, InputEvent};
use crate::journal::file::{self, Access};
use crate::output::braille_display::DisplayNews;
use crate::output::queue::How;
use crate::output::route::OutputNews;
use crate::time::{Tick, wall_seconds};
use crate::words::action::Action;
use crate::words::command::{self, Heard, Word};
use crate::words::display_notice::DisplayNotice;
use crate::words::key_notice::KeyNotice;
use crate::words::next_notice::NextNotice;
use crate::words::notice::{Notice, UnfinishedGame};
use crate::words::utterance::{Segment, Urgency, Utterance};

/// How long leaving waits for the last words.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// What somebody has called for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// An unfinished game.
    ToGoOn,
    /// A game in this mode: an unfinished one is offered first.
    ToPlay(Mode),
}

/// The unfinished games of a directory, the newest first. While a tournament game is open there is nothing else to choose.
pub fn unfinished(data: &Path, wanted: Wanted) -> Vec<(PathBuf, Game)> {
    let mut open: Vec<_> = damaged::unfinished(data).into_iter().map(|(listed, game)| (listed.path, game)).collect();
    let at_tournament = open.iter().any(|(_, game)| game.mode() == Mode::Tournament);
    if at_tournament {
        open.retain(|(_, game)| game.mode() == Mode::Tournament);
    }
    // A game in which nothing has happened is of use to nobody who has another one.
    let matters = |game: &Game| at_tournament || !game.is_untouched();
    match wanted {
        Wanted::ToGoOn if !open.iter().any(|(_, game)| matters(game)) => {}
        Wanted::ToGoOn => open.retain(|(_, game)| matters(game)),
        Wanted::ToPlay(_) => open.retain(|(path, game)| matters(game) && is_free(path)),
    }
    open
}

/// Whether no other program goes on with a game.
fn is_free(path: &Path) -> bool {
    file::open(path).is_ok_and(|opened| matches!(opened.access, Access::Writing(_)))
}

/// What is to be played.
pub enum Choice {
    /// The game in this file.
    TakeUp(PathBuf),
    /// Another one.
    NewGame,
    /// Nothing: somebody has left.
    Nothing,
}

/// The only one, or the one whose number is entered, or another game instead. Who has called for a game is asked in any case.
pub fn one_of(hall: &mut Hall, unfinished: &[(PathBuf, Game)], wanted: Wanted) -> Choice {
    match unfinished {
        [] => Choice::Nothing,
        [(path, _)] if wanted == Wanted::ToGoOn => Choice::TakeUp(path.clone()),
        several => {
            let now = wall_seconds();
            let games: Vec<Notice> = (1..).zip(several).map(|(number, (_, game))| item(number, game, now)).collect();
            let keyboard = hall.keyboard.clone();
            let at_tournament = several.iter().any(|(_, game)| game.mode() == Mode::Tournament)
                && wanted != Wanted::ToPlay(Mode::Tournament);
            let offers = wanted != Wanted::ToGoOn;
            match (Choosing { hall, keyboard, games, at_tournament, offers, speech_history: SpeechHistory::default() })
                .run()
            {
                Turn::NewGame => Choice::NewGame,
                Turn::Chosen(index) => {
                    several.get(index).map_or(Choice::Nothing, |(path, _)| Choice::TakeUp(path.clone()))
                }
                Turn::Open | Turn::Left => Choice::Nothing,
            }
        }
    }
}

fn item(number: usize, game: &Game, now: u64) -> Notice {
    let owner = game.owner_side();
    Notice::UnfinishedItem(Box::new(UnfinishedGame {
        number,
        plays: owner,
        opponent: game.opponent(),
        name: game.names().players.get(!owner).clone(),
        event: game.names().event.clone(),
        half_moves: game.history().live().len(),
        last: game.history().last().map(|half_move| game.report_to(game.owner(), half_move)),
        began: game.started().wall,
        now,
    }))
}

/// The question which game is to be taken up.
struct Choosing<'a> {
    hall: &'a Hall,
    keyboard: Keyboard,
    /// Each game, as it is said.
    games: Vec<Notice>,
    /// They are games of a tournament, beside which no other one is begun.
    at_tournament: bool,
    /// Somebody has called for a game, and is offered the newest of them.
    offers: bool,
    speech_history: SpeechHistory,
}

/// What came of a line or a key.
enum Turn {
    /// It is asked still.
    Open,
    /// This one, from 0.
    Chosen(usize),
    /// Another game is wanted.
    NewGame,
    /// None.
    Left,
}

impl Choosing<'_> {
    /// What was chosen in the end.
    fn run(mut self) -> Turn {
        if self.offers {
            self.offer();
        } else {
            self.ask();
        }
        loop {
            let turn = match self.hall.wait() {
                Arrived::Input(event) => self.input(event),
                Arrived::Output(event) => self.news(event),
                Arrived::Display(at, event) => self.display(event, at),
                Arrived::Other => Turn::Open,
                Arrived::Closed => Turn::Left,
            };
            match turn {
                Turn::Open => {}
                Turn::Chosen(_) | Turn::NewGame => return turn,
                Turn::Left => {
                    self.say(&Notice::GoodbyeNothing, Urgency::Urgent);
                    self.hall.output.wait_until_silent(LAST_WORDS);
                    return turn;
                }
            }
        }
    }

    /// How many there are, the newest of them, and whether it is to go on; a key steps through all of them.
    fn offer(&mut self) {
        self.read(1);
    }

    /// How many there are, each of them, and the question; a key steps through the games.
    fn ask(&mut self) {
        self.read(self.games.len());
    }

    fn read(&mut self, count: usize) {
        self.say(&Notice::Unfinished { count: self.games.len() }, Urgency::Polite);
        let games: Vec<_> = self.games.iter().take(count).map(|game| self.hall.utterance(game)).collect();
        let (mut items, mut tickets) = (Vec::new(), Vec::new());
        for game in games {
            tickets.push(self.hall.output.tell(&game).0);
            items.push(game.segments.clone());
            self.speech_history.keep(game);
        }
        let question = if self.offers {
            Notice::GoOn { count: self.games.len(), other: !self.at_tournament }
        } else {
            Notice::WhichGame
        };
        self.say(&question, Urgency::Polite);
        self.speech_history.keep_list(items, tickets);
    }

    fn news(&mut self, event: OutputNews) -> Turn {
        match event {
            OutputNews::Finished { ticket, how } => self.speech_history.ended(ticket.0, how == How::Spoken),
            OutputNews::SpeechLost { why } => self.say(&Notice::SpeechMissing { why }, Urgency::Polite),
            OutputNews::SpeechBack => self.say(&Notice::SpeechBack, Urgency::Polite),
            // All others come again when the game has its own voice.
            _ => {}
        }
        Turn::Open
    }

    /// There is no clock and no board yet.
    fn display(&mut self, event: DisplayNews, at: Tick) -> Turn {
        let notice = match event {
            DisplayNews::Key(key) => return self.key(key, at),
            DisplayNews::Clock => Notice::NoGameYet,
            DisplayNews::Help => Notice::Display(DisplayNotice::Keys(None)),
            DisplayNews::Lost { why } => Notice::Display(DisplayNotice::Missing(why)),
            DisplayNews::Back => Notice::Display(DisplayNotice::Back),
        };
        self.say(&notice, Urgency::Polite);
        Turn::Open
    }

    fn input(&mut self, event: InputEvent) -> Turn {
        match event {
            InputEvent::End { .. } => Turn::Left,
            InputEvent::Line { text: Ok(text), .. } => self.line(&text),
            InputEvent::Line { .. } => {
                self.say(&Notice::NotText, Urgency::Urgent);
                Turn::Open
            }
            InputEvent::Key { key, at } => self.key(key, at),
            InputEvent::Paste { text, .. } => {
                self.hall.output.silence();
                let strokes = self.keyboard.paste(&text);
                self.strokes(strokes)
            }
            // A game hears no pads.
            InputEvent::Pad { .. } => Turn::Open,
            InputEvent::Resize { .. } => {
                self.draw();
                Turn::Open
            }
        }
    }

    fn line(&mut self, line: &str) -> Turn {
        let word = match command::parse(line, self.hall.listener.language) {
            Some(Heard::Word(word)) => Some(word),
            _ => None,
        };
        match word {
            _ if line.trim().is_empty() => self.ask(),
            Some(Word::Number(number)) => {
                let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
                match index.filter(|index| *index < self.games.len()) {
                    Some(index) => return Turn::Chosen(index),
                    None => self.no_such_game(),
                }
            }
            Some(Word::Yes | Word::Resume) if self.offers => return Turn::Chosen(0),
            Some(Word::No) if self.offers => return self.new_game(),
            Some(Word::Quit | Word::End | Word::No) => return Turn::Left,
            Some(Word::NewGame) => return self.new_game(),
            Some(Word::Repeat) => self.repeat(),
            Some(Word::Help | Word::Keys) => {
                self.help();
                self.ask();
            }
            // What is asked of a game has no answer before there is one.
            Some(word) if desk::is_aside(word) => self.reply(&Notice::NoGameYet),
            _ => self.no_such_game(),
        }
        Turn::Open
    }

    fn new_game(&mut self) -> Turn {
        if self.at_tournament {
            self.reply(&Notice::Next(NextNotice::Refused));
            return Turn::Open;
        }
        Turn::NewGame
    }

    fn reply(&mut self, notice: &Notice) {
        if notice.refuses() {
            self.cue(Cue::Refusal);
        }
        self.say(notice, Urgency::Urgent);
    }

    fn no_such_game(&mut self) {
        self.cue(Cue::Refusal);
        self.say(&Notice::NoSuchChoice { count: self.games.len() }, Urgency::Urgent);
        self.ask();
    }

    fn key(&mut self, key: input::Key, at: Tick) -> Turn {
        let explaining = self.keyboard.is_explaining();
        let action = self.keyboard.action(key).filter(|_| !explaining);
        self.hall.output.silence();
        let turn = match action {
            // There is no board yet.
            Some(Action::SwitchMode) => self.act(Action::SwitchMode),
            _ => match self.keyboard.key(key, at) {
                Some(strokes) => self.strokes(strokes),
                None => Turn::Open,
            },
        };
        self.draw();
        turn
    }

    fn strokes(&mut self, strokes: Vec<Stroke>) -> Turn {
        for stroke in strokes {
            match self.stroke(stroke) {
                Turn::Open => {}
                turn => return turn,
            }
        }
        Turn::Open
    }

    fn stroke(&mut self, stroke: Stroke) -> Turn {
        let notice = match stroke {
            Stroke::Entry(EntryEffect::Line(text)) => {
                self.hall.output.entered();
                return self.line(&text);
            }
            Stroke::Entry(EntryEffect::Empty) => {
                self.ask();
                return Turn::Open;
            }
            Stroke::Act(action) => return self.act(action),
            Stroke::Say(notice) => {
                self.say(&Notice::Keys(notice), Urgency::Urgent);
                return Turn::Open;
            }
            Stroke::Cue(cue) => {
                self.cue(cue);
                return Turn::Open;
            }
            Stroke::Entry(EntryEffect::Edge) => {
                self.cue(Cue::Edge);
                return Turn::Open;
            }
            // There is no board yet.
            Stroke::Ask(_)
            | Stroke::Jump(_)
            | Stroke::Square(_)
            | Stroke::Refuse(_)
            | Stroke::Study(_)
            | Stroke::PickUp(_)
            | Stroke::PutDown(..)
            | Stroke::Hand(_) => {
                self.cue(Cue::Refusal);
                return Turn::Open;
            }
            Stroke::Echo(_) => return Turn::Open,
            Stroke::Entry(effect) => match typed(effect) {
                Some(notice) => notice,
                None => return Turn::Open,
            },
        };
        // What is typed is spoken, not printed: it stands on the entry line.
        self.hall.output.speak(&Utterance { urgency: Urgency::Urgent, ..self.hall.utterance(&notice) });
        Turn::Open
    }

    fn act(&mut self, action: Action) -> Turn {
        match action {
            Action::Leave => return Turn::Left,
            Action::NextItem => {
                let stepped = self.speech_history.next_item();
                self.stepped(stepped);
            }
            Action::PreviousItem => {
                let stepped = self.speech_history.previous_item();
                self.stepped(stepped);
            }
            Action::Older => {
                let stepped = self.speech_history.older();
                self.stepped(stepped);
            }
            Action::Newer => {
                let stepped = self.speech_history.newer();
                self.stepped(stepped);
            }
            Action::Repeat => self.repeat(),
            Action::Spell => {
                if let Some(letters) = self.speech_history.spelled() {
                    self.again(letters);
                }
            }
            Action::Context | Action::KeyList => self.help(),
            action if desk::word_of_key(action) == Some(Word::NewGame) => return self.new_game(),
            action if desk::word_of_key(action).is_some_and(desk::is_aside) => self.reply(&Notice::NoGameYet),
            // All others need a game.
            _ => {
                self.cue(Cue::Refusal);
                self.help();
            }
        }
        Turn::Open
    }

    fn help(&mut self) {
        let keys = |action| self.keyboard.keys(action);
        let (next, previous, leave) = (keys(Action::NextItem), keys(Action::PreviousItem), keys(Action::Leave));
        self.say(&Notice::Keys(KeyNotice::ChooseHelp { next, previous, leave }), Urgency::Urgent);
    }

    fn repeat(&mut self) {
        if let Some(last) = self.speech_history.last().cloned() {
            self.again(last.segments.clone());
        }
    }

    fn stepped(&mut self, stepped: Option<Stepped>) {
        let Some(Stepped { words, at_edge, .. }) = stepped else { return };
        if at_edge {
            self.cue(Cue::Edge);
        }
        self.again(words);
    }

    /// Says words that were said before; they are not remembered a second time.
    fn again(&self, segments: Vec<Segment>) {
        let to = Seats::only(self.hall.owner);
        self.hall.output.tell(&Utterance { to, urgency: Urgency::Urgent, segments });
    }

    fn say(&mut self, notice: &Notice, urgency: Urgency) {
        let utterance = Utterance { urgency, ..self.hall.utterance(notice) };
        self.hall.output.tell(&utterance);
        self.speech_history.keep(utterance);
    }

    fn cue(&self, cue: Cue) {
        self.hall.output.cue(Seats::only(self.hall.owner), cue);
    }

    fn draw(&self) {
        let (text, cursor) = self.keyboard.entry().shown();
        self.hall.output.draw_entry(self.hall.owner, text, cursor);
    }
}
