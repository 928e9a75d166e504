//! The paired screens: who joins, who is away, and what somebody sees who sits at one.

use std::path::PathBuf;
use std::time::Duration;

use super::steps::{Came, Todo};
use super::{Console, News, Request, Scene};
use crate::desk::lines::command::ScreenWord;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::pending::{ClaimStep, Pending};
use crate::desk::step::Step;
use crate::game::Phase;
use crate::game::command::Command;
use crate::game::fact::{NameField, Source};
use crate::game::message::Opponent;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::game::roles::{Mode, Seat};
use crate::game::screen_event::{Page, Role, ScreenEvent};
use crate::game::system_error::SystemError;
use crate::screen::notice::ScreenNotice;
use crate::screen::pairing::{Audience, Visitor, VisitorId};
use crate::screen::shown::{Asking, Shown};
use crate::screen::texts::ScreenAction;
use crate::screen::{Errand, Invitation, Offered, ScreenNews, picture};
use crate::table::device::Job;
use crate::time::Tick;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::utterance::{Segment, Urgency, Utterance, text};

/// What a device knows of the screens.
#[derive(Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // they have nothing to do with one another
pub(super) struct AtScreen {
    /// The open question that stands on the page of who sits at one.
    question: Option<Pending>,
    /// What stands there is the newest.
    pub(super) is_shown: bool,
    /// Somebody has sat there, so that there is anybody to show something to.
    pub(super) is_taken: bool,
    /// The clocks were stopped when the opponent's was gone.
    is_paused: bool,
    /// Whether it is to be asked if devices in the network may join.
    asks_network: bool,
    /// It was looked at who is at the opponent's page when the game began.
    has_looked: bool,
    /// The clocks stand until somebody is.
    waits_for_page: bool,
}

impl AtScreen {
    pub(super) fn asking(asks_network: bool) -> AtScreen {
        AtScreen { asks_network, is_taken: true, ..AtScreen::default() }
    }
}

impl Console {
    pub(super) fn screen_news(&mut self, news: ScreenNews, at: Tick, scene: &Scene) {
        let notice = match news {
            ScreenNews::Knocks(visitor) => {
                let notice = self.knocked(visitor, at);
                return self.say(self.home(), &notice, Urgency::Polite);
            }
            ScreenNews::Closed { for_all } => ScreenNotice::Closed { for_all },
            ScreenNews::Page(role, page) => match self.page_of(role, page, at, scene) {
                Some(notice) => notice,
                None => return,
            },
            ScreenNews::NoVisitor => ScreenNotice::NoVisitor,
            ScreenNews::Drawn(drawn) => match self.drawn(&drawn) {
                Some(notice) => notice,
                None => return,
            },
            ScreenNews::Kept(None) => return,
            ScreenNews::Kept(Some(why)) => ScreenNotice::NotKept { why },
            ScreenNews::Sits(role, language) => {
                self.sat_down(role, language, at, scene);
                return;
            }
            ScreenNews::Speaks(_, language) => return self.speak(language),
        };
        self.say(self.home(), &Notice::from(notice), Urgency::Polite);
    }

    /// Somebody came with the code of a seat: the player is asked, at a tournament the arbiter.
    fn knocked(&mut self, Visitor { id, role, name, .. }: Visitor, at: Tick) -> Notice {
        if self.started.mode == Mode::Tournament {
            let seat = role.seat(self.home_side());
            let asked = ScreenEvent::Asked { visitor: id.0, seat, name: name.clone() };
            self.note_screen(seat, asked, at);
            return ScreenNotice::KnocksForArbiter { name, role }.into();
        }
        self.desk.ask(self.home(), Pending::Admit { visitor: id.0, name: name.clone(), role });
        DeskNotice::Knocks { name, role }.into()
    }

    fn note_screen(&mut self, seat: Seat, event: ScreenEvent, at: Tick) {
        let step = Step::Command { seat, command: Command::Screen(event) };
        self.then_steps([step], Came { source: Source::Console, at });
    }

    /// What has become of the page of a seat: the arbiter's log has all of it, the player hears of the connection.
    fn page_of(&mut self, role: Role, page: Page, at: Tick, scene: &Scene) -> Option<ScreenNotice> {
        if self.started.mode == Mode::Tournament && role != Role::Arbiter {
            let seat = role.seat(self.home_side());
            self.note_screen(seat, ScreenEvent::Page { seat, page }, at);
        }
        match page {
            _ if role == Role::Own => None,
            Page::Left | Page::Returned => None,
            Page::Lost => {
                Some(ScreenNotice::Gone { role, paused: role == Role::Opponent && self.pause_for_screen(at, scene) })
            }
            Page::Back => {
                if role == Role::Opponent {
                    self.page_has_come(at, scene);
                }
                let paused = role == Role::Opponent && std::mem::take(&mut self.at_screen.is_paused);
                Some(ScreenNotice::Back { role, paused: paused && scene.decided().phase() == Phase::Stopped })
            }
        }
    }

    /// Somebody has sat down at this device. That the arbiter has, who was asked for nothing, hears the player.
    fn sat_down(&mut self, role: Role, language: Language, at: Tick, scene: &Scene) {
        if self.is_owners() {
            self.note_seats(false);
            if role == Role::Opponent {
                self.page_has_come(at, scene);
            }
            if role == Role::Arbiter {
                let joined = ScreenNotice::Joined { name: String::new(), board: false, role };
                self.say(self.home(), &Notice::from(joined), Urgency::Polite);
            }
            return;
        }
        self.at_screen.is_taken = true;
        self.speak(language);
        // The player at the screen has not yet been told who is playing and whose turn it is.
        let view = View::of(scene.committed(), self.home());
        let questions = [Question::Players, Question::Turn].map(|question| (question, view.may_have(question)));
        for question in questions.into_iter().filter_map(|(question, may_have)| may_have.then_some(question)) {
            self.then_steps([Step::Ask { seat: self.home(), question }], Came::by_key(at));
        }
    }

    fn speak(&mut self, language: Language) {
        self.resources.settings.language = language;
        self.desk.client_mut(self.home()).speak(language);
        self.at_screen.is_shown = false;
    }

    /// Among friends no player loses time to a connection; at a tournament the clock is the arbiter's.
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

    /// Who has the opponent's page from the game before is named on this sheet, too; and among friends no time runs until somebody is
    /// there.
    fn look_for_opponent(&mut self, scene: &Scene) {
        let Some(screens) = &self.resources.screens else { return };
        let (game, home) = (scene.committed(), self.home());
        if game.opponent() != Opponent::Screen || std::mem::replace(&mut self.at_screen.has_looked, true) {
            return;
        }
        let came = Came { source: Source::Console, at: scene.now() };
        let seated = screens.seated(Role::Opponent);
        let is_there = seated.as_ref().is_some_and(|(_, there)| *there);
        let is_unnamed = game.names().players.get(!self.home_side()).is_empty();
        let name = seated.map(|(visitor, _)| visitor.name).unwrap_or_default();
        if is_unnamed && !name.is_empty() && game.mode() != Mode::Tournament && game.outcome().is_none() {
            self.then(Todo::Step(self.names_opponent(name), came));
        }
        if !is_there && !game.has_arbiter() && game.phase() == Phase::Running && game.clock(scene.now()).is_some() {
            self.at_screen.waits_for_page = true;
            self.then(Todo::Step(Step::Command { seat: home, command: Command::Pause }, came));
            self.say(home, &Notice::from(ScreenNotice::ClocksWait), Urgency::Polite);
        }
    }

    fn page_has_come(&mut self, at: Tick, scene: &Scene) {
        let waited = std::mem::take(&mut self.at_screen.waits_for_page);
        if waited && scene.decided().phase() == Phase::Stopped {
            let step = Step::Command { seat: self.home(), command: Command::Resume };
            self.then_steps([step], Came { source: Source::Console, at });
        }
    }

    /// Whether clocks stand for an opponent whose screen is not there: at a tournament that is the arbiter's business.
    pub(super) fn waits_for_screen(&self, scene: &Scene) -> bool {
        let game = scene.decided();
        let seated = || self.resources.screens.as_ref().and_then(|screens| screens.seated(Role::Opponent));
        let stands = game.phase() == Phase::Stopped && !game.has_arbiter() && game.clock(scene.now()).is_some();
        self.is_owners() && stands && game.opponent() == Opponent::Screen && !seated().is_some_and(|(_, there)| there)
    }

    fn names_opponent(&self, text: String) -> Step {
        let field = self.home_side().fold_wb(NameField::Black, NameField::White);
        Step::Command { seat: self.home(), command: Command::Name { field, text } }
    }

    /// Lets somebody join, or does not; the opponent's name goes to the scoresheet, at a tournament that of the event stands there.
    pub(super) fn admit(&mut self, visitor: u32, admitted: bool, came: Came) {
        let answered = self.resources.screens.as_ref().and_then(|screens| screens.answer(VisitorId(visitor), admitted));
        let home = self.home();
        let notice = match answered {
            None => ScreenNotice::NotWaiting,
            Some(_) if !admitted => ScreenNotice::Declined,
            Some(Visitor { name, board, role, .. }) => {
                self.note_seats(false);
                self.then(Todo::MindTheRecord);
                if !name.is_empty() && role == Role::Opponent && self.started.mode != Mode::Tournament {
                    self.then(Todo::Step(self.names_opponent(name.clone()), came));
                }
                ScreenNotice::Joined { name, board, role }
            }
        };
        self.say(home, &Notice::from(notice), Urgency::Urgent);
    }

    /// Does what was decided about the screens, as far as it is on disk.
    pub(super) fn mind_the_record(&mut self, scene: &Scene) {
        let Some(screens) = &self.resources.screens else { return };
        let game = scene.committed();
        let opponent = Seat::Side(!game.owner_side());
        if game.opponent() != Opponent::Screen && !self.desk.seats().contains(opponent) {
            screens.dismiss(Role::Opponent);
            self.desk.take_in(opponent);
            self.note_seats(true);
            return self.then(Todo::MindTheRecord);
        }
        self.look_for_opponent(scene);
        let Some(screens) = &self.resources.screens else { return };
        let board = screens.seated(Role::Opponent).map(|(visitor, _)| visitor.board);
        let (allowed, is_new) = (game.allows_screens(), screens.allow(game.allows_screens()));
        let waiting = screens.waiting();
        // They have said so once, and the next game is another one.
        if let Some(board) = board.filter(|board| *board == game.paired_screens().is_board(!game.owner_side())) {
            let step = Step::Command { seat: self.home(), command: Command::BoardIsPage(!board) };
            self.then(Todo::Step(step, Came { source: Source::Console, at: scene.now() }));
        }
        for visitor in waiting {
            let VisitorId(visitor) = visitor.id;
            if let Some(approved) = game.paired_screens().decided(visitor) {
                self.admit(visitor, approved, Came { source: Source::Console, at: scene.now() });
            }
        }
        if is_new && allowed {
            self.invite_all(scene);
        } else if is_new {
            self.note_seats(true);
            self.say(self.home(), &Notice::from(ScreenNotice::Forbidden), Urgency::Polite);
        }
    }

    /// Asks whether devices in the network may join, if that was not decided yet; returns whether it asks.
    pub(super) fn ask_network(&mut self) -> bool {
        let asks = std::mem::take(&mut self.at_screen.asks_network);
        if asks {
            self.desk.ask(self.home(), Pending::Network);
            self.say(self.home(), &DeskNotice::AskNetwork.into(), Urgency::Polite);
        }
        asks
    }

    /// Lets devices in the network join, in later games, too, or does not; then the opponent is invited.
    pub(super) fn open_network(&mut self, opens: bool, scene: &Scene) {
        let home = self.home();
        let Some(screens) = &mut self.resources.screens else { return };
        let notice = match opens.then(|| screens.open_network()) {
            None => ScreenNotice::NetworkClosed,
            Some(Ok(true)) => {
                screens.learn_network();
                self.then(Todo::AtScreens(Errand::Keep));
                ScreenNotice::NetworkOpen
            }
            Some(Ok(false)) => ScreenNotice::NoNetwork,
            Some(Err(why)) => ScreenNotice::NotShown { why: why.into() },
        };
        self.say(home, &Notice::from(notice), Urgency::Urgent);
        self.invite_all(scene);
    }

    /// Says how those come to their seats for whom the game was begun.
    fn invite_all(&mut self, scene: &Scene) {
        for (role, invited) in self.invite_players(scene) {
            self.say(self.home(), &Notice::from(invited.notice(role)), Urgency::Polite);
        }
    }

    /// The invitations to the seats that this game has at screens: the owner's own while the seat is free or there is no
    /// other, and the opponent's, which is the last one and so the one that is drawn.
    fn invite_players(&self, scene: &Scene) -> Vec<(Role, Invitation)> {
        let Some(screens) = &self.resources.screens else { return Vec::new() };
        let opponent = scene.decided().opponent() == Opponent::Screen;
        let own = !opponent || screens.seated(Role::Own).is_none();
        let wanted = [(Role::Own, own), (Role::Opponent, opponent)].into_iter().filter(|(_, is_wanted)| *is_wanted);
        wanted.filter_map(|(role, _)| Some((role, screens.invite(role)?))).collect()
    }

    /// Notes who sits where at this game and who looks on, so that they can go on when it does; `emptied`: even if none of them is left.
    pub(super) fn note_seats(&mut self, emptied: bool) {
        if self.resources.screens.as_ref().is_some_and(|screens| screens.come_to(&self.started, emptied)) {
            self.then(Todo::AtScreens(Errand::Keep));
        }
    }

    /// Has a file written, for which no game waits.
    pub(super) fn run_errand(&self, errand: &Errand, scene: &Scene) -> Option<Request> {
        let (run, at) = (self.resources.screens.as_ref()?.errand(errand), scene.now());
        Some(Request::Work(Job::new(move || News::Screen(at, run()))))
    }

    /// Does what a word says about the screens, which are those of the console's owner.
    pub(super) fn about_screens(&mut self, seat: Seat, word: ScreenWord, scene: &Scene) {
        if word == ScreenWord::AtBoard {
            let step = Step::Command { seat, command: Command::AtBoard };
            return self.then_steps([step], Came::by_key(scene.now()));
        }
        let Some(screens) = &self.resources.screens else {
            return self.reply(seat, &Notice::from(ScreenNotice::NoneOpen));
        };
        let is_arbiters = matches!(word, ScreenWord::Invite(Role::Arbiter) | ScreenWord::Dismiss(_) | ScreenWord::Who);
        if !is_arbiters && !screens.is_allowed() {
            return self.reply(seat, &Notice::from(ScreenNotice::NotAllowed));
        }
        // What the arbiter is told is not for a player's ear.
        let seat = match word {
            ScreenWord::Invite(Role::Arbiter) | ScreenWord::Dismiss(Role::Arbiter) => Seat::Arbiter,
            _ => seat,
        };
        let gives_code =
            matches!(word, ScreenWord::Invite(_) | ScreenWord::Room | ScreenWord::Display | ScreenWord::Draw);
        let closed_for = screens.closed_for().filter(|_| gives_code);
        let mut notices = match word {
            ScreenWord::Room => self.invite_audience(Audience::Room, scene),
            ScreenWord::Display => self.invite_audience(Audience::Display, scene),
            ScreenWord::Invite(Role::Opponent) => match self.invite_players(scene) {
                none if none.is_empty() => vec![ScreenNotice::NoneWanted],
                invited => invited.into_iter().map(|(role, invited)| invited.notice(role)).collect(),
            },
            ScreenWord::AtBoard => Vec::new(),
            ScreenWord::Invite(Role::Assistant) if !self.has_assistant(scene) => vec![ScreenNotice::NoAssistant],
            ScreenWord::Invite(role) => {
                vec![self.invitation(role).unwrap_or(ScreenNotice::NoneWanted)]
            }
            ScreenWord::Draw => self.draw(seat, scene),
            ScreenWord::Who => self.who_is_where(scene),
            ScreenWord::Dismiss(role) => {
                let dismissed = screens.dismiss(role);
                self.note_seats(true);
                vec![dismissed.map_or(ScreenNotice::Empty, |_| ScreenNotice::Dismissed { role })]
            }
        };
        notices.extend(closed_for.map(|left| ScreenNotice::ClosedFor { seconds: whole_seconds(left) }));
        for notice in notices {
            self.reply(seat, &Notice::from(notice));
        }
    }

    /// Whether somebody may act for the player at this console.
    fn has_assistant(&self, scene: &Scene) -> bool {
        self.started.parts.assistant || scene.committed().player(self.home_side()).assistant
    }

    fn invite_audience(&mut self, audience: Audience, scene: &Scene) -> Vec<ScreenNotice> {
        // They have seen nothing yet.
        self.resources.show_onlookers(scene.committed(), scene.now());
        let invited = self.resources.screens.as_ref().and_then(|screens| screens.invite_audience(audience));
        self.note_seats(false);
        let display = audience == Audience::Display;
        let is_late = !display && self.started.mode == Mode::Tournament;
        let late = if is_late { u64::from(self.resources.settings.spectators_late).div_ceil(60) } else { 0 };
        let notice = |Invitation { address, code }| ScreenNotice::Audience { display, late, address, code };
        vec![invited.map_or(ScreenNotice::NoneWanted, notice)]
    }

    /// Draws the invitation that was given last in the terminal, and asks for a file with it; what is to be said at once.
    fn draw(&mut self, seat: Seat, scene: &Scene) -> Vec<ScreenNotice> {
        let Some(screens) = &self.resources.screens else { return Vec::new() };
        let anew = || self.invite_players(scene).pop().map(|(_, invited)| invited);
        let Some(invited) = screens.invited().or_else(anew) else {
            return vec![ScreenNotice::NoneWanted];
        };
        self.then(Todo::AtScreens(Errand::Draw(invited.clone())));
        for line in picture::lines(&invited.link()) {
            self.show_line(seat, line);
        }
        Vec::new()
    }

    fn drawn(&self, drawn: &Result<PathBuf, SystemError>) -> Option<ScreenNotice> {
        let address = format!("{}pair", self.resources.screens.as_ref()?.own_address());
        let file = drawn.as_ref().map(|file| file.display().to_string()).unwrap_or_default();
        Some(ScreenNotice::Drawn { address, file })
    }

    /// Who sits at the screens, and who waits for the arbiter. Of others who wait the player is asked anyway.
    fn who_is_where(&self, scene: &Scene) -> Vec<ScreenNotice> {
        let Some(screens) = &self.resources.screens else { return Vec::new() };
        let seated = |role| {
            let (visitor, there) = screens.seated(role)?;
            Some(ScreenNotice::Seated { name: visitor.name, role, there })
        };
        let waiting = screens.waiting().into_iter().filter(|_| scene.decided().has_arbiter());
        let waiting = waiting.map(|visitor| ScreenNotice::KnocksForArbiter { name: visitor.name, role: visitor.role });
        let told: Vec<ScreenNotice> = Role::ALL.into_iter().filter_map(seated).chain(waiting).collect();
        if told.is_empty() { vec![ScreenNotice::Empty] } else { told }
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
        if !self.at_screen.is_taken || (self.at_screen.is_shown && self.at_screen.question.as_ref() == asked) {
            return;
        }
        let (game, at) = (scene.committed(), scene.now());
        let listener = self.listener(home);
        let question = asked.and_then(|pending| {
            let view = View::of(game, home);
            let notice = self.desk.client(home).question(&view)?;
            let text = text(&self.resources.words.notice(&notice, &listener));
            let text = self.resources.words.beside_buttons(&text, listener.language);
            let board = view.line().board();
            let change = pending.meant_move().and_then(|intent| board.change(intent));
            let squares =
                change.map(|change| [change.lifted.square, change.placed.square].map(|square| square.to_string()));
            Some(Asking { text, answers: self.answers(pending), secret: pending.is_secret(), squares })
        });
        let Some(role) = Role::of(home, game.owner_side()) else { return };
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
            // A PIN is set, whatever is said.
            Pending::Pin { .. } | Pending::ChoosePin { .. } => Vec::new(),
            _ => {
                let mut answers = self.named_answers(pending);
                answers.push(Offered::named("no", self.resources.words.screen(language).cancel.clone()));
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
                let number = |number: usize| Offered::named(number.to_string(), number.to_string());
                (1..=choices.len()).map(number).collect()
            }
            Pending::Promotion { .. } => {
                let labels = words.screen(language);
                let piece = |line: &str, label: &str| Offered::named(line, label.to_owned());
                vec![
                    piece("queen", &labels.promote_queen),
                    piece("rook", &labels.promote_rook),
                    piece("bishop", &labels.promote_bishop),
                    piece("knight", &labels.promote_knight),
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

/// Rounded up, so that a visitor who comes after this number of seconds is not too early.
fn whole_seconds(left: Duration) -> u32 {
    u32::try_from(left.as_millis().div_ceil(1_000)).unwrap_or(u32::MAX)
}
