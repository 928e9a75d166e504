//! A line that answers an open question.

use super::client::Client;
use super::explore::is_about_study;
use super::misheard::{misheard, only_asks, path_behind_save, shortened, why_not, word_of};
use super::names::{self, NameRound};
use super::pending::Pending;
use super::step::Step;
use super::{Desk, is_aside, say};
use crate::desk::lines::any_command;
use crate::desk::lines::asked::Asked;
use crate::desk::lines::command::{self, Word};
use crate::desk::lines::courtesy;
use crate::desk::lines::whether::Whether;
use crate::desk::lines::which_one::which_one;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::desk::{Confirmable, Meant};
use crate::game::Game;
use crate::game::command::Command;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::game::roles::{Mode, Seat};
use crate::notation;
use crate::rules::position::{Intent, Role};
use crate::view::View;

/// What became of a line while something was pending.
pub(super) enum Reply {
    /// It was the answer.
    Done(Vec<Step>),
    /// It is to be read as a line of its own.
    Fresh,
}

impl Desk {
    /// A line that comes when what was asked is withdrawn, because what it was about has changed; `None`: nothing is withdrawn. Yes or no
    /// answers nothing then. A result that has changed is asked about anew.
    pub(super) fn line_after_lapse(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Option<Vec<Step>> {
        let seat = self.addressed(named)?;
        let lapsed = self.of(seat, game, super::client::Client::take_lapsed)?;
        let is_answer = lapsed.wants_yes_or_no() && command::yes_or_no(text, self.language(seat)).is_some();
        let mut steps = if is_answer { say(seat, DeskNotice::Lapsed) } else { self.read(text, named, game) };
        if lapsed.whether() == Some(Whether::Sign) && self.client(seat).open_question().is_none() {
            steps.extend(self.of(seat, game, Client::sign_what_stands));
        }
        Some(steps)
    }
}

impl Client {
    /// Takes a line as the answer to the open question, if it is one.
    pub(super) fn answer(&mut self, text: &str, view: &View<'_>) -> Reply {
        self.take_question().map_or(Reply::Fresh, |pending| self.reply(pending, text, view))
    }

    /// A name, as it is or in quotes; a line that means something else is asked about, and three words leave the names as they are.
    fn name_reply(&mut self, round: NameRound, text: &str, word: Option<Word>, view: &View<'_>) -> Vec<Step> {
        if let Some(name) = names::quoted(text) {
            return self.named(round, name, view);
        }
        if matches!(word, Some(Word::No | Word::Quit | Word::Close)) {
            let seat = view.seat();
            if round == NameRound::default() {
                return say(seat, DeskNotice::Dropped);
            }
            // What was entered so far stands.
            let players = Step::Ask { seat, question: Question::Players };
            return vec![Step::Say { seat, notice: DeskNotice::NamesDone.into() }, players];
        }
        if let Some(what) = self.what_it_means(text, view) {
            self.ask(Pending::Names(round));
            let (text, field) = (shortened(text), round.field());
            return say(view.seat(), DeskNotice::WordForName { text, what, field });
        }
        self.named(round, text, view)
    }

    fn reply(&mut self, pending: Pending, text: &str, view: &View<'_>) -> Reply {
        let (seat, language) = (view.seat(), self.language());
        let answer = pending.wants_yes_or_no().then(|| command::yes_or_no(text, language)).flatten();
        // The English words are understood in every language.
        let text = answer.map_or(text, |answer| if answer == Word::Yes { "yes" } else { "no" });
        let word = answer.or_else(|| word_of(text, language));
        match (pending, word) {
            (Pending::Claim(step), _) => self.claim_reply(step, text, view),
            (Pending::Spoken(heard), word) => self.spoken_reply(heard, text, word, view),
            (Pending::Names(round), word) => Reply::Done(self.name_reply(round, text, word, view)),
            // The clock may run meanwhile.
            (Pending::Compose(compose), Some(word)) if is_aside(word) && !compose.asks_name() => {
                self.ask(Pending::Compose(compose));
                Reply::Fresh
            }
            (Pending::Compose(compose), _) => Reply::Done(self.composed(compose, text, view)),
            (Pending::NewGame { start, wish, .. }, Some(Word::Yes)) => Reply::Done(vec![Step::NewGame { start, wish }]),
            (Pending::Quit, Some(Word::Yes | Word::Quit | Word::Close | Word::End)) => Reply::Done(vec![Step::Leave]),
            (Pending::Earphone, Some(Word::Yes)) => Reply::Done(vec![Step::Earphone { heard: true }]),
            (Pending::Network, Some(answer @ (Word::Yes | Word::No))) => {
                Reply::Done(vec![Step::Network { opens: answer == Word::Yes }])
            }
            (Pending::Admit { visitor, .. }, Some(answer @ (Word::Yes | Word::No))) => {
                Reply::Done(vec![Step::Admit { visitor, admitted: answer == Word::Yes }])
            }
            (Pending::Earphone, Some(Word::No)) => Reply::Done(vec![Step::Earphone { heard: false }]),
            (Pending::Meant { intent, said }, word) => self.meant_reply(intent, said, word, view),
            (Pending::Blunder { intent, said, .. }, Some(Word::Yes)) => {
                Reply::Done(vec![Step::Play { seat, intent, said }])
            }
            // A player who goes on has answered.
            (Pending::Blunder { .. }, word) if word.is_none_or(|word| word != Word::No && !is_aside(word)) => {
                Reply::Fresh
            }
            (Pending::Confirm(what), Some(Word::Yes)) => {
                Reply::Done(vec![Step::Command { seat, command: confirmed(what) }])
            }
            (Pending::Choice { choices, said }, _) if let Some(index) = which_one(text, &choices, language) => {
                Reply::Done(self.clear_move(choices[index], said, view))
            }
            (Pending::Choice { choices, said }, Some(Word::Number(number))) => self.chosen(choices, said, number, view),
            (_, Some(Word::No)) => Reply::Done(say(seat, DeskNotice::Dropped)),
            (Pending::Piece(square), word) => match self.piece_named(square, text, view) {
                Ok(steps) => Reply::Done(steps),
                Err(question) => {
                    self.ask(Pending::Piece(square));
                    if word.is_some_and(is_aside) { Reply::Fresh } else { Reply::Done(say(seat, question)) }
                }
            },
            (Pending::Promotion { .. } | Pending::Choice { .. }, None) if is_about_study(text, language) => {
                Reply::Fresh
            }
            (Pending::Promotion { from, to, said }, word) if let Some(role) = promotes_to(text, word, language) => {
                let intent = Intent::Step { from, to, promotion: Some(role) };
                Reply::Done(self.clear_move(intent, said, view))
            }
            // Somebody may ask or listen again before they decide.
            (pending, word) if word.is_some_and(is_aside) || only_asks(text, language) => {
                self.ask(pending);
                Reply::Fresh
            }
            // Where the clock is pressed, a sighted player can leave a pawn as it is, which is the arbiter's business (7.5.2).
            (Pending::Promotion { from, to, said }, Some(Word::Press)) if view.may_leave_pawn() => {
                let intent = Intent::Step { from, to, promotion: None };
                if self.shows_moves_once_more(view) {
                    return Reply::Done(self.put(Pending::Meant { intent, said }, view));
                }
                let left = Step::Command { seat, command: Command::Move { intent, said } };
                Reply::Done(vec![left, Step::Command { seat, command: Command::Press }])
            }
            // A promotion is announced with its piece before there is a move to press for (D.2.1, D.2.3). Yes says none of several moves.
            (pending @ Pending::Promotion { .. }, Some(Word::Press))
            | (pending @ Pending::Choice { .. }, Some(Word::Yes)) => Reply::Done(self.answer_first(pending, view)),
            // This does not say which piece, and must not cost the player the move.
            (pending @ Pending::Promotion { .. }, Some(Word::Yes)) => Reply::Done(self.put(pending, view)),
            // Another move stands for itself; a confirmation that it leaves open is told to be so.
            // The arbiter's own questions are answered before it comes to this.
            (Pending::Promotion { .. } | Pending::Choice { .. }, Some(_))
            | (Pending::Pin { .. } | Pending::ChoosePin { .. } | Pending::EnvelopeWord { .. } | Pending::Floor, _) => {
                Reply::Fresh
            }
            (Pending::Promotion { .. } | Pending::Choice { .. }, None) if self.is_another_move(text, view) => {
                Reply::Fresh
            }
            // A player who leaves wants none of it.
            (Pending::Confirm(_) | Pending::NewGame { .. }, Some(Word::Quit)) => Reply::Fresh,
            (
                pending @ (Pending::Confirm(_)
                | Pending::Quit
                | Pending::Earphone
                | Pending::Network
                | Pending::Admit { .. }
                | Pending::NewGame { .. }
                | Pending::Seal),
                _,
            ) if !text.is_empty() => Reply::Done(self.answer_first(pending, view)),
            (pending, None) if let Some(misheard) = misheard(text, language) => {
                self.ask(pending);
                Reply::Done(say(seat, why_not(misheard)))
            }
            (pending @ Pending::Choice { .. }, _) if !text.is_empty() => Reply::Done(self.answer_first(pending, view)),
            (pending, _) => Reply::Done(self.put(pending, view)),
        }
    }

    /// The answer to whether a move is meant. A player who goes on has answered, except where the confirmation is the release of the piece.
    fn meant_reply(&mut self, intent: Intent, said: String, word: Option<Word>, view: &View<'_>) -> Reply {
        let shows = self.shows_moves_once_more(view);
        match (word, intent) {
            (Some(Word::Yes), Intent::Step { from, to, .. })
                if view.mode() != Mode::Tournament && self.lacks_promotion(intent, view) =>
            {
                Reply::Done(self.put(Pending::Promotion { from, to, said }, view))
            }
            (Some(Word::Yes), _) => Reply::Done(self.meant_move(intent, said, view)),
            (Some(Word::No), _) => Reply::Done(say(view.seat(), DeskNotice::Dropped)),
            // Nothing was moved yet that a press could complete.
            (Some(Word::Press), _) if shows => Reply::Done(self.answer_first(Pending::Meant { intent, said }, view)),
            (Some(word), _) if shows && is_aside(word) => {
                self.ask(Pending::Meant { intent, said });
                Reply::Fresh
            }
            _ => Reply::Fresh,
        }
    }

    /// What a line is in any language besides a name, also among courtesies. A number is a name: the round's. So are words with a capital
    /// each, except where nouns have one: *Blanca Torres*, but *Lange Rochade*.
    fn what_it_means(&self, text: &str, view: &View<'_>) -> Option<Meant> {
        let means = |line: &str, language| {
            let is_word = any_command::is_command(line, language)
                || is_about_study(line, language)
                || path_behind_save(line, language).is_some();
            if line.chars().nth(1).is_some() && notation::piece(line, language).is_some() {
                Some(Meant::Piece)
            } else if is_word {
                Some(Meant::Command)
            } else {
                self.says_a_move(line, language, view).then_some(Meant::Move)
            }
        };
        let has_capitals = |word: &str| word.starts_with(char::is_uppercase);
        let is_of_capitals = text.split_whitespace().count() > 1 && text.split_whitespace().all(has_capitals);
        let languages = Language::ALL.into_iter().filter(|language| !is_of_capitals || *language == Language::De);
        languages.into_iter().find_map(|language| {
            let plain = courtesy::without(text, language);
            means(text, language).or_else(|| means(&plain?.text, language))
        })
    }

    fn chosen(&mut self, choices: Vec<Intent>, said: String, number: u32, view: &View<'_>) -> Reply {
        let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        if let Some(intent) = index.and_then(|index| choices.get(index)).copied() {
            return Reply::Done(self.clear_move(intent, said, view));
        }
        let count = choices.len();
        self.ask(Pending::Choice { choices, said });
        Reply::Done(say(view.seat(), DeskNotice::NoSuchChoice { count }))
    }

    fn named(&mut self, round: NameRound, text: &str, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        let mut steps = Vec::new();
        if !text.is_empty() {
            let command = Command::Name { field: round.field(), text: text.to_owned() };
            steps.push(Step::Command { seat, command });
        }
        match round.next() {
            Some(next) => {
                steps.push(Step::Say { seat, notice: DeskNotice::AskName(next.field()).into() });
                self.ask(Pending::Names(next));
            }
            None => steps.push(Step::Say { seat, notice: DeskNotice::NamesDone.into() }),
        }
        steps
    }

    /// Asks back before something that cannot be undone; what the game would refuse anyway, it refuses at once.
    pub(super) fn confirm(&mut self, what: Confirmable, view: &View<'_>) -> Vec<Step> {
        // An offer that was declined by mistake is made again easily among friends.
        let is_light = what == Confirmable::Decline && view.mode() != Mode::Tournament;
        if is_light || view.refuses(&confirmed(what)) {
            return vec![Step::Command { seat: view.seat(), command: confirmed(what) }];
        }
        self.put(Pending::Confirm(what), view)
    }
}

/// What a pawn can become (3.7.5), by its name or letter, also after other words: *to a queen*.
fn promotes_to(text: &str, word: Option<Word>, language: Language) -> Option<Role> {
    let last = || text.rsplit(' ').next().filter(|last| last.chars().count() > 1);
    let role = match word {
        None => notation::piece(text, language).or_else(|| notation::piece(last()?, language)),
        // A name besides the usual one asks elsewhere where such pieces are: *regina*, *reine*.
        Some(Word::Ask(Asked::Pieces { whose: None, role: Some(_) })) => notation::piece(text, language),
        Some(_) => None,
    };
    role.filter(|role| !matches!(role, Role::King | Role::Pawn))
}

fn confirmed(what: Confirmable) -> Command {
    match what {
        Confirmable::Offer => Command::Offer,
        Confirmable::Accept => Command::Accept,
        Confirmable::Decline => Command::Decline,
        Confirmable::Resign => Command::Resign,
    }
}
