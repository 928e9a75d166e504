//! The arbiter at this keyboard: each line needs the PIN, if one was set.

use super::Desk;
use super::contexts::Line;
use super::dialogue::read_move;
use super::hashing::{Hash, Hashed};
use super::misheard::unclear;
use super::pending::Pending;
use super::pin::{SHORTEST, Tries, is_figures};
use super::step::Step;
use super::wishes::half_move_number;
use crate::desk::lines::command::{self, Word};
use crate::desk::lines::ruling_order::{self, FromPlayer, Said};
use crate::desk::lines::unclear::Unclear;
use crate::desk::notices::claim::ClaimNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::ruling::RulingNotice;
use crate::game::adjournment::{Act, Key};
use crate::game::command::Command;
use crate::game::draws;
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::roles::Seat;
use crate::game::ruling::{Lock, Order, Ruling};
use crate::game::ruling_refusal::RulingRefusal;
use crate::game::{Game, Phase};
use crate::notation::Legality;
use crate::time::Tick;
use crate::words::notice::Notice;

/// So long (ms) after the wait for a wrong PIN the next one may still be entered without being asked for.
const STILL_EXPECTED: u64 = 60_000;

/// What is known of the arbiter at this keyboard.
#[derive(Clone, Debug, Default)]
pub(super) struct Access {
    tries: Tries,
    envelope_tries: Tries,
    wrong: Option<WrongPin>,
    /// When the envelope's word was to be entered, and was not asked for.
    word_refused: Option<Tick>,
    unlocked: bool,
    line: LineBy,
    at: Tick,
    salt: u128,
}

/// The last PIN was wrong.
#[derive(Clone, Debug)]
struct WrongPin {
    /// The line that waited for the right one.
    held: Option<String>,
}

/// Who entered the line that is read. What the arbiter's brings is the arbiter's to hear.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
enum LineBy {
    #[default]
    Anyone,
    Arbiter,
    ArbiterWithPin,
}

impl Access {
    /// What is known only now: the line is at least by them.
    fn is_by(&mut self, line: LineBy) {
        self.line = self.line.max(line);
    }

    /// When the line that is read was entered.
    pub(super) const fn at(&self) -> Tick {
        self.at
    }

    /// No PIN is asked for: only one person uses this device.
    pub(super) fn unlocked(self) -> Access {
        Access { unlocked: true, ..self }
    }
}

impl Desk {
    /// What the next line needs to know: its moment, and something that no other game has.
    pub fn set_scene(&mut self, at: Tick, salt: u128) {
        self.access.at = at;
        self.access.line = LineBy::Anyone;
        self.access.salt = salt;
    }

    /// Whether what is typed now must not be seen or heard.
    pub fn is_secret(&self) -> bool {
        !self.is_hashing && self.newest().is_some_and(|(_, pending)| pending.is_secret())
    }

    /// Whether the arbiter has the keyboard, so that they may be spoken to. Anybody can be asked for the PIN.
    pub fn arbiter_has_the_floor(&self) -> bool {
        let is_theirs = |pending: &Pending| !matches!(pending, Pending::Pin { .. });
        self.access.unlocked
            || self.access.line >= LineBy::Arbiter
            || self.newest().is_some_and(|(seat, pending)| seat == Seat::Arbiter && is_theirs(pending))
    }

    /// A line that is the arbiter's affair; `None`: it is not.
    pub(super) fn arbiter_line(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let (text, named, game) = (line.text, line.named, line.here.game);
        if self.addressed(named) == Some(Seat::Arbiter)
            && let Some(pending) = self.client(Seat::Arbiter).open_question()
        {
            match pending {
                Pending::Pin { .. } => return Some(self.try_pin(text, game)),
                Pending::ChoosePin { first } => return Some(self.choose_pin(text, first.clone())),
                Pending::EnvelopeWord { opens, .. } => return Some(self.word_for_envelope(text, *opens, game)),
                Pending::Floor => return Some(self.on_the_floor(text, game)),
                _ => {}
            }
        }
        let opens = named.is_none()
            && !self.is_asking()
            && ruling_order::from_player(text, self.language(self.home)) == Some(FromPlayer::Arbiter);
        if opens {
            return Some(self.ask_pin(None, game).unwrap_or_else(|| self.give_floor()));
        }
        if named.is_none_or(|named| named == Seat::Arbiter) && self.is_next_pin(text) {
            return Some(self.next_try(text, game));
        }
        if named == Some(Seat::Arbiter) && !self.access.unlocked && !text.is_empty() {
            return self.ask_pin(Some(text.to_owned()), game);
        }
        None
    }

    /// Whether figures alone are the next try, which must be neither shown nor kept though it was not asked for: the last PIN was wrong.
    pub fn is_next_pin(&self, text: &str) -> bool {
        let is_expected = self.access.wrong.is_some() && self.access.tries.ended(self.access.at) < STILL_EXPECTED;
        !self.is_asking() && is_expected && is_figures(text)
    }

    /// The envelope cannot be opened; its word may come all the same.
    pub(super) fn word_was_refused(&mut self) {
        self.access.word_refused = Some(self.access.at);
    }

    /// Whether a line that is not understood may be the envelope's word, which is not said. It is entered at the arbiter's keyboard.
    pub(super) fn may_be_word(&self, text: &str, named: Option<Seat>) -> bool {
        let is_entered_there = named.is_none_or(|named| named == Seat::Arbiter);
        let was_refused = self.access.word_refused.is_some_and(|at| self.access.at.since(at) < STILL_EXPECTED);
        was_refused && is_entered_there && !text.is_empty()
    }

    /// A PIN that comes too soon is not read; later it is tried for the line that the wrong one was for.
    fn next_try(&mut self, text: &str, game: &Game) -> Vec<Step> {
        let held = self.access.wrong.clone().and_then(|wrong| wrong.held);
        match self.ask_pin(held, game) {
            Some(_) if self.is_asking() => self.try_pin(text, game),
            waits => waits.unwrap_or_default(),
        }
    }

    /// Asks for the PIN, if there is one.
    fn ask_pin(&mut self, held: Option<String>, game: &Game) -> Option<Vec<Step>> {
        game.arbiter_inbox().lock()?;
        if let Some(wait) = self.access.tries.wait(self.access.at) {
            return Some(say(RulingNotice::WaitToTry { wait }));
        }
        self.ask(Seat::Arbiter, Pending::Pin { held });
        Some(say(RulingNotice::AskPin))
    }

    /// A line that only the arbiter may enter, regardless of who has entered it: the PIN is asked for first.
    pub(super) fn as_arbiter(&mut self, text: &str, game: &Game) -> Vec<Step> {
        let question = if self.access.unlocked { None } else { self.ask_pin(Some(text.to_owned()), game) };
        question.unwrap_or_else(|| {
            self.access.is_by(LineBy::Arbiter);
            self.read_afresh(text, Some(Seat::Arbiter), game)
        })
    }

    /// The question stays open until the answer has been hashed.
    fn hash(&mut self, hash: Hash) -> Vec<Step> {
        self.is_hashing = true;
        vec![Step::Hash { seat: Seat::Arbiter, hash }]
    }

    /// Goes on with the line of a seat whose hash has been made.
    pub fn hashed(&mut self, seat: Seat, hashed: Hashed, game: &Game) -> Vec<Step> {
        self.closing(game, |desk| {
            let was_asked = seat == Seat::Arbiter && std::mem::take(&mut desk.is_hashing);
            let question = if was_asked { desk.take_secret() } else { None };
            match (hashed, question) {
                (Hashed::TriedPin(is_same), Some(Pending::ChoosePin { first: Some(lock) })) => {
                    desk.chosen_again(is_same, lock)
                }
                (Hashed::TriedPin(true), question) => desk.right_pin(question, game),
                (Hashed::TriedPin(false), question) => desk.wrong_pin(question, game),
                (Hashed::NewPin(lock), _) => desk.chosen_once(lock),
                (Hashed::Word { opens, key }, question) => {
                    if seat == Seat::Arbiter {
                        desk.access.is_by(LineBy::Arbiter);
                    }
                    desk.hashed_word(seat, question, (opens, key), game)
                }
            }
        })
    }

    /// The arbiter has answered; who had the floor goes on.
    fn take_secret(&mut self) -> Option<Pending> {
        let question = self.clients[Seat::Arbiter.index()].take_secret();
        if let Some(Pending::EnvelopeWord { floor: true, .. }) = question {
            self.ask(Seat::Arbiter, Pending::Floor);
        }
        question
    }

    fn try_pin(&mut self, text: &str, game: &Game) -> Vec<Step> {
        let Some(lock) = game.arbiter_inbox().lock().cloned() else { return Vec::new() };
        self.hash(Hash::TriedPin { lock, pin: text.trim().to_owned() })
    }

    fn wrong_pin(&mut self, question: Option<Pending>, game: &Game) -> Vec<Step> {
        let held = match question {
            Some(Pending::Pin { held }) => held,
            _ => None,
        };
        self.access.wrong = Some(WrongPin { held });
        let (count, wait) = self.access.tries.failed(self.access.at);
        let told = Notice::from(RulingNotice::WrongPinTold { count });
        let mut steps = say(RulingNotice::WrongPin { wait });
        // The owner of the console knows of it, wherever the arbiter sits.
        steps.push(Step::Say { seat: game.owner(), notice: told });
        steps
    }

    fn right_pin(&mut self, question: Option<Pending>, game: &Game) -> Vec<Step> {
        self.access.tries.succeeded();
        self.access.wrong = None;
        self.access.is_by(LineBy::ArbiterWithPin);
        match question {
            Some(Pending::Pin { held: Some(line) }) => self.read_afresh(&line, Some(Seat::Arbiter), game),
            _ => self.give_floor(),
        }
    }

    /// A new PIN is entered twice. Where this is left, it stays as it was.
    fn choose_pin(&mut self, text: &str, first: Option<Lock>) -> Vec<Step> {
        let pin = text.trim();
        if self.leaves(pin) {
            self.take_secret();
            return super::say(Seat::Arbiter, DeskNotice::Dropped);
        }
        if pin.len() < SHORTEST || !is_figures(pin) {
            return self.choose_anew(RulingNotice::NoPin);
        }
        let pin = pin.to_owned();
        self.hash(match first {
            Some(lock) => Hash::TriedPin { lock, pin },
            None => Hash::NewPin { pin, salt: self.access.salt },
        })
    }

    fn choose_anew(&mut self, why: RulingNotice) -> Vec<Step> {
        self.take_secret();
        self.ask(Seat::Arbiter, Pending::ChoosePin { first: None });
        say(why)
    }

    fn chosen_once(&mut self, lock: Option<Lock>) -> Vec<Step> {
        if lock.is_none() {
            return self.choose_anew(RulingNotice::NoPin);
        }
        self.ask(Seat::Arbiter, Pending::ChoosePin { first: lock });
        say(RulingNotice::ChoosePinAgain)
    }

    fn chosen_again(&mut self, is_same: bool, lock: Lock) -> Vec<Step> {
        if !is_same {
            return self.choose_anew(RulingNotice::PinsDiffer);
        }
        self.access.is_by(LineBy::Arbiter);
        vec![rule(Ruling::Pin { lock }, String::new())]
    }

    /// Whether a line leaves a question for something secret.
    fn leaves(&self, text: &str) -> bool {
        text.is_empty() || super::word_of(text, self.language(Seat::Arbiter)) == Some(Word::No)
    }

    /// Asks for the word, which is entered unseen.
    pub(super) fn ask_word(&mut self, opens: bool) -> Vec<Step> {
        self.ask(Seat::Arbiter, Pending::EnvelopeWord { opens, floor: false, first: None });
        super::say(Seat::Arbiter, Notice::from(ClaimNotice::AskWord { opens }))
    }

    /// The word of an envelope has been hashed. Where it was asked for, a new one is entered twice; in one line with the order it was
    /// seen, and stands.
    fn hashed_word(
        &mut self,
        seat: Seat,
        question: Option<Pending>,
        (opens, key): (bool, Key),
        game: &Game,
    ) -> Vec<Step> {
        if opens {
            return self.opens_envelope(seat, question, key, game);
        }
        if let Some(Pending::EnvelopeWord { floor, first, .. }) = question {
            let asked = match first {
                _ if key.is_too_short() => Some((None, ClaimNotice::AskWord { opens })),
                None => Some((Some(key.clone()), ClaimNotice::AskWordAgain)),
                Some(first) if first != key => Some((None, ClaimNotice::WordsDiffer)),
                Some(_) => None,
            };
            if let Some((first, notice)) = asked {
                self.ask(Seat::Arbiter, Pending::EnvelopeWord { opens, floor, first });
                return super::say(Seat::Arbiter, Notice::from(notice));
            }
        }
        vec![Step::Command { seat, command: Command::Adjourn(Act::Call { key }) }]
    }

    /// The arbiter can mend a wrong word, each time after a longer wait. What others enter is refused, and lets the arbiter not wait.
    fn opens_envelope(&mut self, seat: Seat, question: Option<Pending>, key: Key, game: &Game) -> Vec<Step> {
        let mut wait = None;
        if seat == Seat::Arbiter && game.may_open_envelope(self.access.at) {
            wait = self.access.envelope_tries.wait(self.access.at);
            if wait.is_none() && game.is_envelope_key(&key) {
                self.access.envelope_tries.succeeded();
            } else {
                if wait.is_none() {
                    self.access.envelope_tries.failed(self.access.at);
                }
                if let Some(open @ Pending::EnvelopeWord { .. }) = question {
                    self.ask(Seat::Arbiter, open);
                }
            }
        }
        match wait {
            Some(wait) => say(RulingNotice::WaitToTry { wait }),
            None => vec![Step::Command { seat, command: Command::Adjourn(Act::Open { key }) }],
        }
    }

    fn word_for_envelope(&mut self, text: &str, opens: bool, game: &Game) -> Vec<Step> {
        self.access.is_by(LineBy::Arbiter);
        if self.leaves(text) {
            self.take_secret();
            return super::say(Seat::Arbiter, DeskNotice::Dropped);
        }
        let language = self.language(Seat::Arbiter);
        let is_wish = matches!(
            super::word_of(text, language),
            Some(Word::Pause | Word::Resume | Word::Help | Word::Repeat | Word::Press | Word::Quit)
        );
        if is_wish || ruling_order::parse(text, language).is_some() {
            return super::say(Seat::Arbiter, Notice::from(ClaimNotice::WordIsCommand));
        }
        self.hash(Hash::word(text, opens, game))
    }

    fn give_floor(&mut self) -> Vec<Step> {
        self.ask(Seat::Arbiter, Pending::Floor);
        say(RulingNotice::Floor)
    }

    /// The arbiter goes on until they say that they have finished.
    fn on_the_floor(&mut self, text: &str, game: &Game) -> Vec<Step> {
        self.clients[Seat::Arbiter.index()].take_question();
        let finished = text.is_empty()
            || ruling_order::parse(text, self.language(Seat::Arbiter)).is_some_and(|heard| heard.said == Said::Done);
        if finished {
            return say(RulingNotice::FloorEnds);
        }
        let meant = self.what_was_meant(&self.said(text, Some(Seat::Arbiter), game));
        let steps = meant.unwrap_or_else(|| self.read_afresh(text, Some(Seat::Arbiter), game));
        match self.clients[Seat::Arbiter.index()].open_question_mut() {
            None => self.ask(Seat::Arbiter, Pending::Floor),
            Some(Pending::EnvelopeWord { floor, .. }) => *floor = true,
            Some(_) => {}
        }
        steps
    }

    /// An order of the arbiter, or one of which something is missing.
    pub(super) fn order(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        if line.named != Some(Seat::Arbiter) {
            return None;
        }
        self.access.is_by(LineBy::Arbiter);
        if let Some(confirmed) = confirmation(line) {
            return Some(vec![rule(confirmed, String::new())]);
        }
        // A PIN in the same line is asked for again, unseen, and not said.
        let order = line.text.trim_end_matches(|char: char| char.is_ascii_digit() || char == ' ');
        let new_pin = || ruling_order::parse(order, line.language).filter(|heard| heard.said == Said::Pin);
        let heard = ruling_order::parse(line.text, line.language).or_else(new_pin)?;
        // What is wrong in an order may be right in something else.
        let is_wrong = matches!(heard.said, Said::Unclear(Unclear::NoSuch { .. }));
        (!is_wrong).then(|| self.ordered(heard.said, heard.reason, line.here.game))
    }

    /// What is wrong in an order of the arbiter.
    pub(super) fn wrong_order(line: &Line<'_>) -> Option<Vec<Step>> {
        let arbiter = line.named.filter(|named| *named == Seat::Arbiter)?;
        match ruling_order::parse(line.text, line.language)?.said {
            Said::Unclear(wrong) => Some(super::say(arbiter, unclear(wrong))),
            _ => None,
        }
    }

    /// A line of the arbiter that is like no order.
    pub(super) fn unknown_order(line: &Line<'_>) -> Option<Vec<Step>> {
        let is_theirs = line.named == Some(Seat::Arbiter) && line.here.game.has_arbiter();
        is_theirs.then(|| say(RulingNotice::Unknown { text: super::shortened(line.text) }))
    }

    fn ordered(&mut self, said: Said, reason: String, game: &Game) -> Vec<Step> {
        match said {
            Said::Ruling(Ruling::GoOn) if game.phase() == Phase::Stopped => {
                vec![Step::Command { seat: Seat::Arbiter, command: Command::Resume }]
            }
            Said::Ruling(ruling) => vec![rule(ruling, reason)],
            Said::Times { logged } => game.times_to_confirm(logged).map_or_else(
                || super::refused(Seat::Arbiter, RulingRefusal::NoTimesProposed.into()),
                |times| vec![rule(times, reason)],
            ),
            Said::Restore(0) => vec![rule(Ruling::Restore { to: None }, reason)],
            Said::Restore(count) => {
                vec![rule(Ruling::Restore { to: Some(half_move_number(game.history(), count)) }, reason)]
            }
            Said::Correct(count, said) => {
                let half_move = half_move_number(game.history(), count);
                vec![rule(Ruling::CorrectSheet { half_move, said }, reason)]
            }
            Said::Agreed(count, said) => self.agreed(count, said, reason, game),
            Said::Start => vec![Step::Command { seat: Seat::Arbiter, command: Command::Resume }],
            Said::Inbox => vec![Step::Tell { seat: Seat::Arbiter, message: game.inbox_message() }],
            Said::Pin => self.ask_new_pin(game),
            // The reason is that of the order.
            Said::Preview(order) if reason == order => self.preview(&order, game),
            Said::Preview(order) => self.preview(&format!("{order}; {reason}"), game),
            Said::Done => super::say(Seat::Arbiter, DeskNotice::NothingAsked),
            Said::Unclear(what) => super::say(Seat::Arbiter, unclear(what)),
        }
    }

    /// Another PIN is chosen by who has just entered the one that there is, however much was entered with it before.
    fn ask_new_pin(&mut self, game: &Game) -> Vec<Step> {
        if self.access.line < LineBy::ArbiterWithPin {
            let order = command::usual("order-pin", self.language(Seat::Arbiter)).map(str::to_owned);
            if let Some(question) = self.ask_pin(order, game) {
                return question;
            }
        }
        self.choose_anew(RulingNotice::ChoosePin)
    }

    /// What an order would bring. Whatever it would ask is not asked.
    fn preview(&self, order: &str, game: &Game) -> Vec<Step> {
        let steps = self.clone().read_afresh(order, Some(Seat::Arbiter), game);
        let preview = |step| match step {
            Step::Command { seat, command } => Step::Preview { seat, command },
            step => step,
        };
        steps.into_iter().map(preview).collect()
    }

    /// What both players have written is read on the board that stood before that half-move.
    fn agreed(&self, count: u32, said: String, reason: String, game: &Game) -> Vec<Step> {
        let half_move = half_move_number(game.history(), count);
        let history = game.history();
        let before = usize::try_from(count).ok().and_then(|count| count.checked_sub(1)).map(|index| match index {
            0 => Some(history.start()),
            index => history.live().get(index - 1).map(|last| &last.board),
        });
        let Some(board) = before.flatten() else {
            let refused = Message::Refused(Refusal::NoSuchHalfMove);
            return vec![Step::Tell { seat: Seat::Arbiter, message: refused }];
        };
        match read_move(&said, board, self.language(Seat::Arbiter), Legality::Preferred) {
            Ok(intent) => vec![rule(Ruling::AgreedMove { half_move, intent, said }, reason)],
            Err(notice) => vec![Step::Say { seat: Seat::Arbiter, notice }],
        }
    }

    /// What a player points out to the arbiter, or asks to be shown.
    pub(super) fn player_line(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let player = line.player;
        let side = player.acts_for()?;
        let command = match ruling_order::from_player(line.text, self.language(player))? {
            FromPlayer::PointOut(what) => Command::PointOut(what),
            FromPlayer::Charge => Command::Charge,
            FromPlayer::Arrive => Command::Arrive,
            FromPlayer::CallArbiter if !line.here.game.has_arbiter() => {
                return Some(super::refused(player, draws::Refusal::NoArbiter.into()));
            }
            // Who stops the clocks calls them by that.
            FromPlayer::CallArbiter => Command::Pause,
            FromPlayer::OwnMate => Command::WhyMate(side),
            FromPlayer::OtherMate => Command::WhyMate(!side),
            FromPlayer::Arbiter => return None,
        };
        Some(vec![Step::Command { seat: player, command }])
    }
}

/// The arbiter's yes or no to what the rules propose.
fn confirmation(line: &Line<'_>) -> Option<Ruling> {
    let proposed = line.here.game.proposed_to_arbiter()?;
    match super::word_of(line.text, line.language)? {
        Word::Yes => Some(proposed),
        Word::No if proposed == Ruling::Confirm => Some(Ruling::GoOn),
        _ => None,
    }
}

fn rule(what: Ruling, reason: String) -> Step {
    Step::Command { seat: Seat::Arbiter, command: Command::Arbiter(Order { what, reason }) }
}

fn say(notice: RulingNotice) -> Vec<Step> {
    vec![Step::Say { seat: Seat::Arbiter, notice: Notice::from(notice) }]
}
