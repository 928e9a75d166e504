//! The paired screens: who joins, who is away, and what somebody sees who sits at one.

use super::steps::{Came, Todo};
use super::{Console, News, Request, Scene};
use crate::desk::pending::{ClaimStep, Pending};
use crate::desk::step::Step;
use crate::game::Phase;
use crate::game::command::Command;
use crate::game::fact::NameField;
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::game::refusal::Refusal;
use crate::game::roles::Seat;
use crate::screen::pairing::{Role, VisitorId};
use crate::screen::shown::{Asking, Shown};
use crate::screen::{Invitation, Offered, ScreenNews, picture};
use crate::table::device::Job;
use crate::time::Tick;
use crate::view::View;
use crate::words::command::ScreenWord;
use crate::words::notice::Notice;
use crate::words::screen_notice::{ScreenAction, ScreenNotice};
use crate::words::utterance::{Segment, Urgency, Utterance, text};

/// What a device knows of the screens.
#[derive(Debug, Default)]
pub(super) struct AtScreen {
    /// The open question that stands on the page of who sits at one.
    question: Option<Pending>,
    /// What stands there is the newest.
    pub(super) is_shown: bool,
    /// The clocks were stopped when the opponent's was gone.
    is_paused: bool,
    /// Whether it is to be asked if devices in the network may join.
    asks_network: bool,
}

impl AtScreen {
    pub(super) fn asking(asks_network: bool) -> AtScreen {
        AtScreen { asks_network, ..AtScreen::default() }
    }
}

impl Console {
    pub(super) fn screen_news(&mut self, news: ScreenNews, at: Tick, scene: &Scene) {
        let notice = match news {
            ScreenNews::Knocks(visitor) => {
                let name = visitor.name;
                self.desk.ask(self.home(), Pending::Admit { visitor: visitor.id.0, name: name.clone() });
                ScreenNotice::Knocks { name }
            }
            ScreenNews::Closed => ScreenNotice::Closed,
            ScreenNews::Gone => ScreenNotice::Gone { paused: self.pause_for_screen(at, scene) },
            ScreenNews::Back => {
                let paused = std::mem::take(&mut self.at_screen.is_paused);
                ScreenNotice::Back { paused: paused && scene.decided().phase() == Phase::Stopped }
            }
            ScreenNews::NoVisitor => ScreenNotice::NoVisitor,
            ScreenNews::Kept(None) => return,
            ScreenNews::Kept(Some(why)) => ScreenNotice::NotKept { why },
            ScreenNews::Sits(language) => {
                self.speak(language);
                // Who they are and whose turn it is, nobody has told them.
                for question in [Question::Players, Question::Turn] {
                    self.then_steps([Step::Ask { seat: self.home(), question }], Came::by_key(at));
                }
                return;
            }
            ScreenNews::Speaks(language) => return self.speak(language),
        };
        self.say(self.home(), &Notice::Screen(notice), Urgency::Polite);
    }

    fn speak(&mut self, language: Language) {
        self.resources.settings.language = language;
        self.desk.client_mut(self.home()).speak(language);
        self.at_screen.is_shown = false;
    }

    /// Among friends nobody loses time to a connection; at a tournament the clock is the arbiter's.
    fn pause_for_screen(&mut self, at: Tick, scene: &Scene) -> bool {
        let game = scene.decided();
        let runs = game.clock(at).is_some_and(|reading| reading.running.is_some());
        if !runs || game.has_arbiter() || game.phase() != Phase::Running {
            return false;
        }
        let seat = self.home();
        self.then_steps([Step::Command { seat, command: Command::Pause }], Came::by_key(at));
        self.at_screen.is_paused = true;
        true
    }

    /// Lets somebody join, or does not; their name goes to the scoresheet.
    pub(super) fn admit(&mut self, visitor: u32, admitted: bool, came: Came) {
        let answered = self.resources.screens.as_ref().and_then(|screens| screens.answer(VisitorId(visitor), admitted));
        let home = self.home();
        let notice = match answered {
            None => ScreenNotice::NotWaiting,
            Some(_) if !admitted => ScreenNotice::Declined,
            Some(visitor) => {
                self.note_seat();
                if !visitor.name.is_empty() {
                    let field = self.home_side().fold_wb(NameField::Black, NameField::White);
                    let command = Command::Name { field, text: visitor.name.clone() };
                    self.then(Todo::Step(Step::Command { seat: home, command }, came));
                }
                ScreenNotice::Joined { name: visitor.name, board: visitor.board }
            }
        };
        self.say(home, &Notice::Screen(notice), Urgency::Urgent);
    }

    /// Asks whether devices in the network may join, where nobody has said so; whether it asks.
    pub(super) fn ask_network(&mut self) -> bool {
        let asks = std::mem::take(&mut self.at_screen.asks_network);
        if asks {
            self.desk.ask(self.home(), Pending::Network);
            self.say(self.home(), &Notice::Screen(ScreenNotice::AskNetwork), Urgency::Polite);
        }
        asks
    }

    /// Lets devices in the network join, in later games, too, or does not; then the opponent is invited.
    pub(super) fn open_network(&mut self, opens: bool) {
        let home = self.home();
        let Some(screens) = &mut self.resources.screens else { return };
        let notice = match opens.then(|| screens.open_network()) {
            None => ScreenNotice::NetworkClosed,
            Some(Ok(true)) => {
                screens.learn_network();
                self.then(Todo::KeepScreens);
                ScreenNotice::NetworkOpen
            }
            Some(Ok(false)) => ScreenNotice::NoNetwork,
            Some(Err(why)) => ScreenNotice::NotShown { why: why.to_string() },
        };
        self.say(home, &Notice::Screen(notice), Urgency::Urgent);
        for invited in
            [Role::Opponent, Role::Own].into_iter().filter_map(|role| self.invitation(role)).collect::<Vec<_>>()
        {
            self.say(home, &Notice::Screen(invited), Urgency::Polite);
        }
    }

    /// Notes at which game the opponent's screen sits, so that it has its seat again when the game goes on.
    pub(super) fn note_seat(&mut self) {
        if self.resources.screens.as_ref().is_some_and(|screens| screens.sit_at(&self.started)) {
            self.then(Todo::KeepScreens);
        }
    }

    /// Writes what the screens remember, where no game waits for it.
    pub(super) fn keep_screens(&self, scene: &Scene) -> Option<Request> {
        let (keep, at) = (self.resources.screens.as_ref()?.keep(), scene.now());
        let work = Box::new(move || News::Screen(at, ScreenNews::Kept(keep())));
        Some(Request::Work(Job { entered: None, work }))
    }

    /// Does what a word says about the screens, which are those of the console's owner.
    pub(super) fn about_screens(&mut self, seat: Seat, word: ScreenWord, scene: &Scene) {
        // Who sits elsewhere invites nobody.
        if !self.is_owners() {
            return self.tell(seat.into(), &Message::Refused(Refusal::NotInThisMode), Urgency::Urgent);
        }
        let Some(screens) = &self.resources.screens else {
            return self.reply(seat, &Notice::Screen(ScreenNotice::NoneWanted));
        };
        let notice = match word {
            ScreenWord::Room => {
                let invited = screens.invite_room();
                // They have seen nothing yet.
                self.resources.show_everybody(scene.committed(), scene.now());
                invited.map(|Invitation { address, code }| ScreenNotice::Room { address, code })
            }
            _ if screens.face(Role::Opponent).is_none() => None,
            ScreenWord::Invite => self.invitation(Role::Opponent),
            ScreenWord::Draw => screens.invite(Role::Opponent).map(|invited| {
                for line in picture::lines(&invited.link()) {
                    self.show_line(seat, line);
                }
                ScreenNotice::Drawn { address: format!("{}pair", screens.own_address()) }
            }),
            ScreenWord::Who => Some(match screens.seated() {
                Some((visitor, there)) => ScreenNotice::Seated { name: visitor.name, there },
                None => ScreenNotice::Empty,
            }),
            ScreenWord::Dismiss => {
                let dismissed = screens.dismiss();
                if screens.stand_up(&self.started) {
                    self.then(Todo::KeepScreens);
                }
                Some(dismissed.map_or(ScreenNotice::Empty, |_| ScreenNotice::Dismissed))
            }
        };
        self.reply(seat, &Notice::Screen(notice.unwrap_or(ScreenNotice::NoneWanted)));
    }

    /// How somebody comes to a seat, where there is such a seat.
    fn invitation(&self, role: Role) -> Option<ScreenNotice> {
        self.resources.screens.as_ref()?.invite(role).map(|invited| invited.notice(role))
    }

    /// What stands on the page of who sits at a screen, where it is not the newest.
    pub(super) fn show_face(&mut self, scene: &Scene) {
        let Some(face) = &self.resources.face else { return };
        let home = self.home();
        let asked = self.desk.client(home).open_question();
        if self.at_screen.is_shown && self.at_screen.question.as_ref() == asked {
            return;
        }
        let (game, at) = (scene.committed(), scene.now());
        let listener = self.listener(home);
        let question = asked.and_then(|pending| {
            let notice = self.desk.client(home).question(&View::of(game, home))?;
            let text = text(&self.resources.words.notice(&notice, &listener));
            Some(Asking { text, answers: self.answers(pending) })
        });
        let role = if self.is_owners() { Role::Own } else { Role::Opponent };
        face.show(Shown::to_seat(game, (home, role), &self.resources.words, listener, question, at));
        self.at_screen.question = asked.cloned();
        self.at_screen.is_shown = true;
    }

    /// What can be answered by a button.
    fn answers(&self, pending: &Pending) -> Vec<Offered> {
        let language = self.desk.language(self.home());
        match pending {
            _ if pending.wants_yes_or_no() => [(ScreenAction::Yes, "yes"), (ScreenAction::No, "no")]
                .map(|(action, line)| Offered::new(action, line, &self.resources.words, language))
                .into(),
            _ if pending.is_secret() => Vec::new(),
            _ => {
                let mut answers = self.named_answers(pending);
                answers.push(Offered { line: "no".to_owned(), label: self.resources.words.screen(language).cancel });
                answers
            }
        }
    }

    /// The answers that can be told beforehand, besides the one that cancels.
    fn named_answers(&self, pending: &Pending) -> Vec<Offered> {
        let language = self.desk.language(self.home());
        let words = &self.resources.words;
        match pending {
            Pending::Choice { choices, .. } => {
                let number = |number: usize| Offered { line: number.to_string(), label: number.to_string() };
                (1..=choices.len()).map(number).collect()
            }
            Pending::Promotion { .. } => {
                let labels = words.screen(language);
                let piece = |line: &str, label| Offered { line: line.to_owned(), label };
                vec![
                    piece("queen", labels.promote_queen),
                    piece("rook", labels.promote_rook),
                    piece("bishop", labels.promote_bishop),
                    piece("knight", labels.promote_knight),
                ]
            }
            Pending::Claim(ClaimStep::Ground(_)) => {
                [(ScreenAction::Repetition, "repetition draw"), (ScreenAction::FiftyMoves, "fifty-move draw")]
                    .map(|(action, line)| Offered::new(action, line, words, language))
                    .into()
            }
            Pending::Claim(ClaimStep::Move(_)) => vec![Offered::new(ScreenAction::Now, "now", words, language)],
            _ => Vec::new(),
        }
    }

    /// Writes a line that is for eyes alone.
    fn show_line(&self, seat: Seat, line: String) {
        let language = self.desk.language(seat);
        let segments = vec![Segment::plain(language, line)];
        let utterance = Utterance { to: seat.into(), urgency: Urgency::Polite, segments };
        self.resources.output.show(&utterance);
    }
}
