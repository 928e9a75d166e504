//! Unfinished games, by ear.

use std::path::{Path, PathBuf};
use std::time::Duration;

use super::damaged;
use super::hall::{Arrived, Hall};
use super::prompt::Prompt;
use super::rebuilt::Rebuilt;
use crate::desk;
use crate::desk::keyboard::Keyboard;
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::desk::UnfinishedGame;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::next::NextNotice;
use crate::desk::speech_history::{SpeechHistory, Stepped};
use crate::game::Game;
use crate::game::effect::Cue;
use crate::game::roles::{Mode, Seats};
use crate::input::Key;
use crate::journal::file::{self, Access};
use crate::keys::action::Action;
use crate::output::braille_display::DisplayNews;
use crate::output::braille_display::notice::DisplayNotice;
use crate::output::queue::How;
use crate::output::route::OutputNews;
use crate::time::{Tick, wall_seconds};
use crate::words::notice::Notice;
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
/// `rebuilt` are games that were begun anew and are offered, too.
pub fn unfinished(data: &Path, wanted: Wanted, rebuilt: &[Rebuilt]) -> Vec<(PathBuf, Game)> {
    let mut open: Vec<_> = damaged::unfinished(data).into_iter().map(|(listed, game)| (listed.path, game)).collect();
    let rebuilt = rebuilt.iter().filter(|rebuilt| rebuilt.game.outcome().is_none());
    open.extend(rebuilt.map(|rebuilt| (rebuilt.path.clone(), rebuilt.game.clone())));
    open.sort_by(|(one, _), (other, _)| other.file_name().cmp(&one.file_name()));
    let at_tournament = open.iter().any(|(_, game)| game.mode() == Mode::Tournament);
    if at_tournament {
        open.retain(|(_, game)| game.mode() == Mode::Tournament);
    }
    // A game in which nothing has happened is of no use if there is another one.
    let matters = |game: &Game| at_tournament || !game.is_untouched();
    // Where no game goes on, one that is over is taken up to be signed.
    if open.is_empty() && wanted == Wanted::ToGoOn {
        return damaged::unsigned(data).into_iter().map(|(listed, game)| (listed.path, game)).collect();
    }
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
            let speech_history = SpeechHistory::default();
            let mut question = Choosing { hall, keyboard, several, games, at_tournament, offers, speech_history };
            // Who is offered the newest steps through the others by a key.
            question.read(if offers { 1 } else { several.len() });
            question.answer()
        }
    }
}

fn item(number: usize, game: &Game, now: u64) -> Notice {
    let owner = game.owner_side();
    DeskNotice::UnfinishedItem(Box::new(UnfinishedGame {
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
    .into()
}

/// The question which game is to be taken up.
struct Choosing<'a> {
    hall: &'a Hall,
    keyboard: Keyboard,
    several: &'a [(PathBuf, Game)],
    /// Each game, as it is said.
    games: Vec<Notice>,
    /// They are games of a tournament, beside which no other one is begun.
    at_tournament: bool,
    /// Somebody has called for a game, and is offered the newest of them.
    offers: bool,
    speech_history: SpeechHistory,
}

impl Choosing<'_> {
    fn read(&mut self, count: usize) {
        self.tell(&DeskNotice::Unfinished { count: self.games.len() }.into(), Urgency::Polite);
        let games: Vec<_> = self.games.iter().take(count).map(|game| self.hall.utterance(game)).collect();
        let (mut items, mut tickets) = (Vec::new(), Vec::new());
        for game in games {
            tickets.push(self.hall.output.tell(&game).0);
            items.push(game.segments.clone());
            self.speech_history.keep(game);
        }
        let question = if self.offers {
            DeskNotice::GoOn { count: self.games.len(), other: !self.at_tournament }
        } else {
            DeskNotice::WhichGame
        };
        self.tell(&question.into(), Urgency::Polite);
        self.speech_history.keep_list(items, tickets);
    }

    fn new_game(&mut self) -> Option<Choice> {
        if self.at_tournament {
            self.reply(&Notice::from(NextNotice::Refused));
            return None;
        }
        Some(Choice::NewGame)
    }

    fn reply(&mut self, notice: &Notice) {
        if notice.refuses() {
            self.cue(Cue::Refusal);
        }
        self.say(notice);
    }

    fn no_such_game(&mut self) {
        self.cue(Cue::Refusal);
        self.say(&DeskNotice::NoSuchChoice { count: self.games.len() }.into());
        self.ask();
    }

    fn help(&mut self) {
        let keys = |action| self.keyboard.keys(action);
        let (next, previous, leave) = (keys(Action::NextItem), keys(Action::PreviousItem), keys(Action::Leave));
        self.say(&Notice::from(KeyNotice::ChooseHelp { next, previous, leave }));
    }

    fn repeat(&mut self) {
        if let Some(last) = self.speech_history.last().next_back().cloned() {
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

    fn tell(&mut self, notice: &Notice, urgency: Urgency) {
        let utterance = Utterance { urgency, ..self.hall.utterance(notice) };
        self.hall.output.tell(&utterance);
        self.speech_history.keep(utterance);
    }
}

impl Prompt for Choosing<'_> {
    type Answer = Choice;

    fn hall(&self) -> &Hall {
        self.hall
    }

    fn keyboard(&mut self) -> &mut Keyboard {
        &mut self.keyboard
    }

    fn ask(&mut self) {
        self.read(self.games.len());
    }

    fn say(&mut self, notice: &Notice) {
        self.tell(notice, Urgency::Urgent);
    }

    fn not_text(&mut self) {
        self.say(&DeskNotice::NotText.into());
    }

    fn entered(&mut self) {
        self.hall.output.entered();
    }

    fn line(&mut self, line: &str, _at: Tick) -> Option<Choice> {
        let word = match command::parse(line, self.hall.listener.language) {
            Some(Heard::Word(word)) => Some(word),
            _ => None,
        };
        match word {
            _ if line.trim().is_empty() => self.ask(),
            Some(Word::Number(number)) => {
                let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
                match index.and_then(|index| self.several.get(index)) {
                    Some((path, _)) => return Some(Choice::TakeUp(path.clone())),
                    None => self.no_such_game(),
                }
            }
            Some(Word::Yes | Word::Resume) if self.offers => {
                return self.several.first().map(|(path, _)| Choice::TakeUp(path.clone()));
            }
            Some(Word::No) if self.offers => return self.new_game(),
            Some(Word::Quit | Word::Close | Word::End | Word::No) => return Some(self.left()),
            Some(Word::NewGame) => return self.new_game(),
            Some(Word::Repeat) => self.repeat(),
            Some(Word::Help | Word::Keys) => {
                self.help();
                self.ask();
            }
            // What is asked of a game has no answer before there is one.
            Some(word) if desk::is_aside(word) => self.reply(&DeskNotice::NoGameYet.into()),
            _ => self.no_such_game(),
        }
        None
    }

    fn act(&mut self, action: Action) -> Option<Choice> {
        let history = &mut self.speech_history;
        match action {
            Action::Leave => return Some(self.left()),
            Action::NextItem | Action::PreviousItem | Action::Older | Action::Newer => {
                let stepped = match action {
                    Action::NextItem => history.next_item(),
                    Action::PreviousItem => history.previous_item(),
                    Action::Older => history.older(),
                    _ => history.newer(),
                };
                self.stepped(stepped);
            }
            Action::Repeat => self.repeat(),
            Action::Spell => {
                if let Some(letters) = history.spelled() {
                    self.again(letters);
                }
            }
            Action::Context | Action::KeyList => self.help(),
            action if desk::word_of_key(action) == Some(Word::NewGame) => return self.new_game(),
            action if desk::word_of_key(action).is_some_and(desk::is_aside) => {
                self.reply(&DeskNotice::NoGameYet.into());
            }
            // All others need a game.
            _ => {
                self.cue(Cue::Refusal);
                self.help();
            }
        }
        None
    }

    /// There is no board yet.
    fn own_action(&self, key: Key) -> Option<Action> {
        let action = self.keyboard.action(key).filter(|_| !self.keyboard.is_explaining());
        action.filter(|action| *action == Action::SwitchMode)
    }

    /// There is no clock yet. What is not said here comes again when the game has its own voice.
    fn news(&mut self, news: Arrived) {
        let notice = match news {
            Arrived::Output(OutputNews::Finished { ticket, how }) => {
                return self.speech_history.ended(ticket.0, how == How::Spoken);
            }
            Arrived::Output(OutputNews::SpeechLost { why }) => DeskNotice::SpeechMissing { why }.into(),
            Arrived::Output(OutputNews::SpeechBack) => DeskNotice::SpeechBack.into(),
            Arrived::Display(_, DisplayNews::Clock) => DeskNotice::NoGameYet.into(),
            Arrived::Display(_, DisplayNews::Help) => Notice::from(DisplayNotice::Keys(None)),
            Arrived::Display(_, DisplayNews::Lost { why }) => Notice::from(DisplayNotice::Missing(why)),
            Arrived::Display(_, DisplayNews::Back) => Notice::from(DisplayNotice::Back),
            _ => return,
        };
        self.tell(&notice, Urgency::Polite);
    }

    fn left(&mut self) -> Choice {
        self.say(&DeskNotice::GoodbyeNothing.into());
        self.hall.output.wait_until_silent(LAST_WORDS);
        Choice::Nothing
    }
}
