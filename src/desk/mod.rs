//! What the people at this keyboard have in hand: a line becomes a move, a question or a wish, and what is still open
//! (a confirmation, a promotion, a choice) is remembered until the next line.

pub mod again;
mod answering;
mod arbiter;
mod autorepeat;
mod board_keys;
mod claims;
pub mod client;
pub mod clock_keys;
pub mod compose;
mod contexts;
mod curriculum;
mod cursor;
mod dialogue;
pub mod display;
pub mod entry;
mod everyday;
pub mod explore;
mod following;
pub mod hashing;
pub mod heard;
pub mod help;
pub mod in_hand;
pub mod jump;
pub mod keyboard;
pub mod keymap;
pub mod layout;
pub mod levers;
pub mod lines;
mod misheard;
mod more;
mod moving;
pub mod names;
mod next_game;
pub mod notices;
pub mod page_keys;
pub mod pending;
pub mod pin;
mod questions;
pub mod quick_settings;
mod seats;
pub mod set_clock;
mod situation;
pub mod speech_history;
pub mod spoken;
pub mod step;
pub mod study;
mod subject;
pub mod tutorial;
pub mod warnings;
mod wishes;

use std::collections::HashMap;
use std::sync::Arc;

use crate::desk::lines::asked::Asked;
use crate::desk::lines::command::{self, AdviceWord, ScreenWord, Word};
use crate::desk::lines::permitted_to::{PermittedTo, Speaker};
use crate::desk::lines::unclear::Unclear;
use crate::desk::notices::desk::DeskNotice;
use crate::game::clock::{ClockReading, TimeControl};
use crate::game::dialogue as game_dialogue;
use crate::game::fact::{Started, Wording};
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::game::refusal::Refusal;
use crate::game::roles::{Seat, Seats};
use crate::game::screen_event::Role;
use crate::game::warnings::Warnings;
use crate::game::{Game, Phase};
use crate::keys::action::Action;
use crate::rules::position::ByColor;
use crate::time::Tick;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::utterance::Utterance;
use again::Moment;
pub use claims::is_secret;
use client::Client;
pub use misheard::shortened;
use misheard::word_of;
use more::Told;
use pending::Pending;
pub use questions::asked_for;
use seats::Here;
use speech_history::SpeechHistory;
use step::{AdviceWish, Step, StudyWish};
use warnings::{Given, Warner};

/// A device, and those who sit at it.
#[derive(Clone, Debug)]
pub struct Desk {
    clients: [Client; Seat::ALL.len()],
    /// Who sits here: everybody, or one person alone.
    seats: Seats,
    /// Whose device it is: what no line says otherwise is said by them, and to them.
    home: Seat,
    /// Who was asked anything, in the order in which each was asked last.
    asked: Vec<Seat>,
    access: arbiter::Access,
    /// The answer to the secret that the arbiter was asked for is being hashed.
    is_hashing: bool,
    /// Time is simulated: nothing is left to chance.
    simulated: bool,
    /// What was said here last, to whomever.
    said_last: Option<Arc<Utterance>>,
    /// What the last line or key asked, of which there may be more to tell, by the seat in front of the line.
    told: HashMap<Option<Seat>, Told>,
}

impl Desk {
    /// A device at which everybody can sit, with nothing in hand.
    pub fn new(started: &Started) -> Desk {
        Desk {
            clients: Seat::ALL.map(|seat| Client::new(started.wording_of(seat))),
            seats: Seats::PUBLIC,
            home: started.owner,
            asked: Vec::new(),
            access: arbiter::Access::default(),
            is_hashing: false,
            simulated: false,
            said_last: None,
            told: HashMap::new(),
        }
    }

    /// In simulated time everything repeats exactly.
    #[must_use]
    pub fn in_simulated_time(self, simulated: bool) -> Desk {
        Desk { simulated, ..self }
    }

    /// A player who mistypes a word is offered those of training, and leaves without being asked.
    #[must_use]
    pub fn where_one_trains(mut self, is_rule_of_training: fn(&str) -> bool) -> Desk {
        for client in &mut self.clients {
            client.trained = Some(is_rule_of_training);
        }
        self
    }

    /// The one line that a mistyped one may have meant, where this answers that it did. Every line but *no* forgets it.
    pub fn take_meant(&mut self, seat: Seat, answer: &str) -> Option<String> {
        let said = command::yes_or_no(answer, self.language(seat));
        let is_one = self.client(seat).meant.as_ref().is_some_and(|(_, near)| near.len() == 1);
        if said == Some(Word::No) || said.is_some() && !is_one {
            return None;
        }
        self.clients[seat.index()].meant.take().filter(|_| said.is_some()).and_then(|(_, near)| near.into_iter().next())
    }

    /// The device of one person alone, who is spoken to like this; no other seat is served there.
    #[must_use]
    pub fn of_one(self, seat: Seat, wording: Wording) -> Desk {
        let clients = Seat::ALL.map(|_| Client::new(wording));
        Desk { clients, seats: Seats::only(seat), home: seat, ..self }
    }

    /// The same device, given to the person who sits there: an arbiter is asked for no PIN.
    #[must_use]
    pub fn unlocked(self) -> Desk {
        Desk { access: self.access.unlocked(), ..self }
    }

    /// The same device without somebody who sits elsewhere.
    #[must_use]
    pub fn without(self, seat: Seat) -> Desk {
        Desk { seats: self.seats.without(seat), ..self }
    }

    /// Somebody who sat elsewhere sits here from now on.
    pub fn take_in(&mut self, seat: Seat) {
        self.seats = self.seats.and(seat);
    }

    /// Who sits here.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// Whose device it is: what no line says otherwise is said by them, and to them.
    pub const fn home(&self) -> Seat {
        self.home
    }

    /// Those who sit here, before a game.
    pub fn here<'a>(&self, game: &'a Game) -> Here<'a> {
        Here { game, home: self.home, seats: self.seats }
    }

    /// The languages in which somebody here may name a seat, the first one that of whose device it is.
    pub fn languages(&self) -> Vec<Language> {
        let mut languages = vec![self.language(self.home)];
        for seat in self.seats.iter() {
            let language = self.language(seat);
            if !languages.contains(&language) {
                languages.push(language);
            }
        }
        languages
    }

    /// What one person here has in hand.
    pub fn client(&self, seat: Seat) -> &Client {
        &self.clients[seat.index()]
    }

    /// What one person here has in hand. Their questions are asked by [`Desk::ask`], so that it is known whose is the newest.
    pub fn client_mut(&mut self, seat: Seat) -> &mut Client {
        &mut self.clients[seat.index()]
    }

    /// In which language one person here is spoken to.
    pub fn language(&self, seat: Seat) -> Language {
        self.client(seat).language()
    }

    /// Who speaks, where a line or a key is for this seat or for none: a player who sits here alone speaks for the home seat.
    pub fn speaker(&self, named: Option<Seat>) -> Option<Seat> {
        named.or_else(|| (self.seats == Seats::only(self.home)).then_some(self.home))
    }

    /// Another key or line: what it asks is compared with what the last one asked.
    pub fn begin(&mut self) {
        self.clients.iter_mut().for_each(|client| client.again.begin());
    }

    /// Whether the lines that come now were entered on a page in a browser.
    pub fn reads_a_page(&mut self, by_page: bool) {
        self.clients.iter_mut().for_each(|client| client.by_page = by_page);
    }

    /// Takes a question; whether the same person asked it just before. Where somebody else here has asked something meanwhile, it is a new
    /// one.
    pub fn is_again(&mut self, seat: Seat, question: Question, moment: Moment, at: Tick) -> bool {
        for (other, client) in Seat::ALL.into_iter().zip(&mut self.clients) {
            if other != seat {
                client.again.forget();
            }
        }
        self.clients[seat.index()].again.is_again(question, moment, at)
    }

    /// Remembers what was said, for everybody here who could hear it.
    pub fn keep(&mut self, utterance: Utterance) {
        self.keep_by(utterance, SpeechHistory::keep);
    }

    /// Remembers words that announce a move.
    pub fn keep_announcement(&mut self, utterance: Utterance) {
        self.keep_by(utterance, SpeechHistory::keep_announcement);
    }

    fn keep_by(&mut self, utterance: Utterance, keep: fn(&mut SpeechHistory, Arc<Utterance>)) {
        let utterance = Arc::new(utterance);
        for seat in utterance.to.iter().filter(|seat| self.seats.contains(*seat)) {
            keep(&mut self.clients[seat.index()].speech_history, utterance.clone());
        }
        self.said_last = Some(utterance);
    }

    /// The voice has come to the end of something, or was cut off in it.
    pub fn ended(&mut self, ticket: u64, whole: bool) {
        self.clients.iter_mut().for_each(|client| client.speech_history.ended(ticket, whole));
    }

    /// What was said last, to this seat or to anybody.
    pub fn said_last(&self, to: Option<Seat>) -> Vec<Utterance> {
        let last = self.said_last.as_deref();
        let Some(seat) =
            to.or_else(|| self.seats.iter().find(|seat| last.is_some_and(|last| last.to == Seats::only(*seat))))
        else {
            return last.cloned().into_iter().collect();
        };
        self.client(seat).speech_history.last().cloned().collect()
    }

    /// Watches the clock for the players who sit here: as the settings say for the owner of the device; a player who shares
    /// it chooses by word.
    pub fn watch(&mut self, chosen: &Warnings, reading: Option<&ClockReading>) {
        for seat in self.seats.iter() {
            let chosen = if seat == self.home { chosen.clone() } else { Warnings::default() };
            self.clients[seat.index()].warner = seat.side().map(|side| Warner::new(chosen, side, reading));
        }
    }

    /// When somebody here may have to be warned, if nothing else happens.
    pub fn warning_due(&self, time: &ByColor<TimeControl>, reading: &ClockReading, now: Tick) -> Option<Tick> {
        let warners = self.clients.iter().filter_map(|client| client.warner.as_ref());
        warners.filter_map(|warner| warner.deadline(time, reading, now)).min()
    }

    /// Who is to be warned of what now.
    pub fn warnings_now(&mut self, time: &ByColor<TimeControl>, reading: &ClockReading) -> Vec<(Seat, Given)> {
        let mut due = Vec::new();
        for (seat, client) in Seat::ALL.into_iter().zip(&mut self.clients) {
            let given = client.warner.iter_mut().flat_map(|warner| warner.look(time, reading));
            due.extend(given.map(|given| (seat, given)));
        }
        due
    }

    /// Lets one person here do something, and notes whether that opened a question.
    fn of<R>(&mut self, seat: Seat, game: &Game, act: impl FnOnce(&mut Client, &View<'_>) -> R) -> R {
        let client = &mut self.clients[seat.index()];
        let before = client.asked();
        let done = act(client, &View::of(game, seat));
        if client.asked() != before {
            self.was_asked(seat);
        }
        done
    }

    fn was_asked(&mut self, seat: Seat) {
        self.asked.retain(|asked| *asked != seat);
        self.asked.push(seat);
    }

    /// Whether something was asked and is not answered yet.
    pub fn is_asking(&self) -> bool {
        self.newest().is_some()
    }

    /// What was asked last and is not answered yet, and whom: the question that a line without a seat answers.
    pub fn newest(&self) -> Option<(Seat, &Pending)> {
        self.asked.iter().rev().find_map(|seat| Some((*seat, self.client(*seat).open_question()?)))
    }

    /// Gives up the move of which the newest question asks which one it is; whether there was one.
    pub fn drop_the_move(&mut self) -> bool {
        let asked = self.newest().filter(|(_, pending)| pending.gives_way_to_a_move()).map(|(seat, _)| seat);
        asked.is_some_and(|seat| self.client_mut(seat).take_question().is_some())
    }

    /// Whom the newest question asks, and how many are open there.
    fn newest_and_depth(&self) -> Option<(Seat, usize)> {
        self.newest().map(|(seat, _)| (seat, self.client(seat).open_count()))
    }

    /// Asks for something that the next line answers.
    pub fn ask(&mut self, seat: Seat, pending: Pending) {
        let client = &mut self.clients[seat.index()];
        client.ask_anew(pending);
        self.was_asked(seat);
    }

    /// Takes a wish about the study board that a key says.
    pub fn study_by_key(&mut self, seat: Seat, wish: StudyWish, game: &Game) -> Vec<Step> {
        self.of(seat, game, |client, view| client.study_by_key(wish, view))
    }

    /// Does something on a player's study board, where that is allowed. The game is only read.
    pub fn do_study(&mut self, seat: Seat, wish: StudyWish, game: &Game) -> Vec<Step> {
        self.of(seat, game, |client, view| client.do_study(wish, view))
    }

    /// Reads a line. `named` is the seat in front of it, if there was one. Where it closes the newest question, the one before comes up
    /// again.
    pub fn line(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        if let Some(correction) = self.as_correction(text.trim(), named) {
            return self.line(&correction, named, game);
        }
        self.closing(game, |desk| {
            let named = desk.speaker(named);
            desk.forget_unless_continued(text.trim(), named);
            desk.line_after_lapse(text.trim(), named, game).unwrap_or_else(|| desk.read(text.trim(), named, game))
        })
    }

    /// Does something, and asks again what was asked before, where that closes the newest question.
    fn closing(&mut self, game: &Game, act: impl FnOnce(&mut Desk) -> Vec<Step>) -> Vec<Step> {
        let (newest, asked) = (self.newest_and_depth(), self.clients.each_ref().map(Client::asked));
        let mut steps = act(self);
        let now = self.newest_and_depth().filter(|now| Some(*now) != newest);
        if let Some((seat, _)) = now
            && self.client(seat).asked() == asked[seat.index()]
            && let Some(notice) = self.client(seat).question(&View::of(game, seat))
        {
            steps.push(Step::Say { seat, notice });
        }
        steps
    }

    /// Whose open question a line answers: that of the seat in front of it, or else the newest.
    fn addressed(&self, named: Option<Seat>) -> Option<Seat> {
        match named {
            Some(seat) => self.client(seat).open_question().map(|_| seat),
            None => self.newest().map(|(seat, _)| seat),
        }
    }

    /// Takes a word that was said by a key.
    pub fn word_by_key(&mut self, word: Word, game: &Game) -> Vec<Step> {
        // Nothing was moved yet that a press could complete, while the console asks what the pawn becomes (D.2.3).
        let promotes = || matches!(self.newest(), Some((_, Pending::Promotion { .. })));
        let waits = !may_come_between(word) || (word == Word::Press && promotes());
        let reminder = waits.then(|| self.remind(game)).flatten();
        let named = self.speaker(None);
        if !matches!(word, Word::TellMore | Word::Repeat) {
            self.told.remove(&named);
        }
        match reminder {
            Some((seat, notice)) => say(seat, notice),
            None => self.word(word, "", named, game),
        }
    }

    /// That the newest question is to be answered first, and whom it asks.
    pub fn remind(&mut self, game: &Game) -> Option<(Seat, Notice)> {
        let (seat, _) = self.newest()?;
        Some((seat, self.clients[seat.index()].remind(&View::of(game, seat))?))
    }

    /// What is being asked, in words, and whom.
    pub fn question(&self, game: &Game) -> Option<(Seat, Notice)> {
        let (seat, _) = self.newest()?;
        Some((seat, self.client(seat).question(&View::of(game, seat))?))
    }

    /// The question of which it was said that it is to be answered first.
    fn repeated_question(&self, named: Option<Seat>, game: &Game) -> Option<(Seat, Notice)> {
        let seat = self.addressed(named).filter(|seat| self.client(*seat).is_reminded())?;
        Some((seat, self.client(seat).question(&View::of(game, seat))?))
    }

    fn word(&mut self, word: Word, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let here = self.here(game);
        if named.is_some_and(|seat| here.is_engine(seat)) {
            return say(self.home, DeskNotice::NotYourSeat);
        }
        match word {
            // What was said last may have been no more than that yes or no is wanted.
            Word::Repeat if let Some((seat, question)) = self.repeated_question(named, game) => say(seat, question),
            // With two people at one keyboard and no name: what was said last at all.
            Word::Repeat if named.is_none() && here.has_two_players() => vec![Step::Repeat { seat: None }],
            Word::TellMore => self.tell_more(text, named, game),
            Word::Undo if game.phase() == Phase::Stopped && command::may_resume(text, self.language(self.home)) => {
                self.word(Word::Resume, text, named, game)
            }
            Word::Screen(ScreenWord::Invite(Role::Arbiter) | ScreenWord::Dismiss(Role::Arbiter))
                if named != Some(Seat::Arbiter) && self.seats.contains(Seat::Arbiter) =>
            {
                self.as_arbiter(text, game)
            }
            _ => {
                let seat = named.unwrap_or_else(|| self.usual_seat(word, game));
                if let Some(refusal) = self.is_not_theirs(word, seat, game) {
                    return refused(seat, refusal);
                }
                self.told.extend(Told::by(word).map(|told| (named, told)));
                self.of(seat, game, |client, view| {
                    let mine = here.asking_side(named, client.line(view).board().turn());
                    client.word(word, mine, view)
                })
            }
        }
    }

    /// Why a word is not this seat's to say here.
    fn is_not_theirs(&self, word: Word, seat: Seat, game: &Game) -> Option<Refusal> {
        // There it is the last move of their own study board.
        if word == Word::End && self.client(seat).is_at_study() {
            return None;
        }
        self.refuses(word.permitted_to(), seat, game)
    }

    /// Why something is not this seat's to say here.
    fn refuses(&self, permitted_to: PermittedTo, seat: Seat, game: &Game) -> Option<Refusal> {
        let (home, owner) = (self.home, game.owner());
        permitted_to.refuses(Speaker { seat, home, at_console: self.seats.contains(owner), owner, mode: game.mode() })
    }

    /// The questions that are meant by what somebody asks in words.
    pub fn asked(&self, what: Asked, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let named = self.speaker(named);
        let view = View::of(game, named.unwrap_or(self.home));
        let line = self.client(view.seat()).line(&view);
        asked_for(what, self.here(game).asking_side(named, line.board().turn()), &view, line)
    }

    /// Who asks for help: of two people the one whose turn it is.
    fn advised(&self, game: &Game) -> Seat {
        if self.client(self.home).is_at_study() { self.home } else { self.here(game).resigning() }
    }

    /// For whom a word speaks that does not say so.
    fn usual_seat(&self, word: Word, game: &Game) -> Seat {
        let here = self.here(game);
        match word {
            Word::Draw => here.offering(),
            Word::Resign => here.resigning(),
            Word::Accept | Word::Decline => here.answering(),
            Word::Undo if !self.client(self.home).is_at_study() => here.last_mover(),
            Word::Press => Seat::Side(here.pressing()),
            // The study board, to which the best line leads, is that of the one whose device it is.
            Word::Advice(word) if word != AdviceWord::BestLine => self.advised(game),
            // Their times are those of the one whose device it is, also while the other one thinks.
            Word::Ask(Asked::Question(Question::OwnSide)) => self.advised(game),
            _ => self.home,
        }
    }
}

/// Words that change nothing: they may come between a question and its answer.
pub const fn is_aside(word: Word) -> bool {
    let is_about_the_device = matches!(
        word,
        Word::Help
            | Word::HelpOn(_)
            | Word::HelpOther
            | Word::Repeat
            | Word::TellMore
            | Word::RepeatPublicly
            | Word::Save
            | Word::Speech(_)
            | Word::Level(_)
            | Word::Harder(_)
            | Word::QuickSetting { .. }
            | Word::Talk(_)
            // The best line leads to the study board.
            | Word::Advice(AdviceWord::Hint | AdviceWord::Threat | AdviceWord::Evaluation)
            | Word::Cue { .. }
            | Word::Sounds(_)
            | Word::Listen(_)
            | Word::Warnings(_)
    );
    is_about_the_device || word.is_question()
}

/// Whether a key that says this word may come between a question and its answer: the clock does not wait for one.
pub fn may_come_between(word: Word) -> bool {
    is_aside(word) || word == Word::Press
}

/// Why no move can be made from this seat now; `None`: one can.
fn untimely(view: &View<'_>) -> Option<Refusal> {
    if view.is_over() {
        return Some(view.game_over());
    }
    if view.is_bound_assistant() {
        return Some(game_dialogue::Refusal::NotADuty.into());
    }
    view.seat().side().filter(|side| *side != view.turn()).map(|_| Refusal::NotYourTurn)
}

/// Whether nothing was made of a line.
pub fn is_not_understood(steps: &[Step]) -> bool {
    let is_one = |notice: &Notice| {
        let is_own = |own: &DeskNotice| matches!(own, DeskNotice::Unknown { .. } | DeskNotice::NoSuchSquare { .. });
        notice.of().is_some_and(is_own) || notice.of::<Unclear>().is_some()
    };
    matches!(steps, [Step::Say { notice, .. }] if is_one(notice))
}

fn say(seat: Seat, notice: impl Into<Notice>) -> Vec<Step> {
    vec![Step::Say { seat, notice: notice.into() }]
}

fn refused(seat: Seat, refusal: Refusal) -> Vec<Step> {
    vec![Step::Tell { seat, message: Message::Refused(refusal) }]
}

/// Asks an engine, for those who may.
fn advise(wish: AdviceWish, view: &View<'_>) -> Vec<Step> {
    let seat = view.seat();
    if view.may_ask(wish.topic()) { vec![Step::Advise { seat, wish }] } else { refused(seat, view.refuses_help()) }
}

/// Nothing was made of a line; what is near is looked for by `Desk::read_afresh`.
fn unknown(text: &str) -> Notice {
    DeskNotice::Unknown { text: shortened(text), nearest: Vec::new() }.into()
}

/// The word that a key says, where it says one.
pub const fn word_of_key(action: Action) -> Option<Word> {
    Some(match action {
        Action::LastMove => Word::Ask(Asked::Question(Question::LastMove)),
        Action::Moves => Word::Ask(Asked::Question(Question::Moves)),
        Action::Turn => Word::Ask(Asked::Question(Question::Turn)),
        Action::Clocks => Word::Ask(Asked::Question(Question::Clocks)),
        Action::OwnTime => Word::Ask(Asked::Question(Question::OwnTime)),
        Action::OtherTime => Word::Ask(Asked::Question(Question::OtherTime)),
        Action::Power => Word::Power,
        Action::Press => Word::Press,
        Action::Offer => Word::Draw,
        Action::Repeat => Word::Repeat,
        Action::RepeatPublicly => Word::RepeatPublicly,
        Action::Speech => Word::Speech(None),
        Action::KeyList => Word::Keys,
        _ => return None,
    })
}
