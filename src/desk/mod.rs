//! What the people at this keyboard have in hand: a line becomes a move, a question or a wish, and what is still open
//! (a confirmation, a promotion, a choice) is remembered until the next line.

pub mod again;
mod arbiter;
mod autorepeat;
mod board_keys;
mod claims;
pub mod clock_keys;
pub mod compose;
mod course;
mod cursor;
pub mod dial;
mod dialogue;
pub mod display;
pub mod entry;
mod everyday;
mod explore;
mod following;
pub mod in_hand;
pub mod jump;
pub mod keyboard;
pub mod keymap;
pub mod layout;
pub mod levers;
mod misheard;
mod moving;
pub mod names;
mod next_game;
mod open_questions;
pub mod pending;
pub mod pin;
mod questions;
pub mod said;
mod seats;
pub mod set_clock;
mod situation;
pub mod step;
pub mod study;
pub mod tutorial;
pub mod warnings;

use crate::game::Game;
use crate::game::command::Command;
use crate::game::fact::HalfMoveId;
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::game::refusal::Refusal;
use crate::game::roles::{Mode, Seat};
use crate::notation;
use crate::rules::position::{Intent, Role};
use crate::words::action::Action;
use crate::words::asked;
use crate::words::command::{self, Heard, Word};
use crate::words::letters;
use crate::words::nearest::nearest;
use crate::words::next_words::{self, NextWish};
use crate::words::notice::{Confirmable, Notice};
use crate::words::study::StudyWord;
pub use claims::is_secret;
use explore::is_about_study;
use misheard::{misheard, path_behind_save, shortened, why_not, word_of};
use names::NameRound;
use open_questions::OpenQuestions;
use pending::Pending;
pub use questions::asked_for;
use seats::{
    answering_seat, has_two_people, is_house, last_mover_at_this_keyboard, mover_at_this_keyboard, offering_seat,
    resigning_seat,
};
pub use seats::{language_of, languages_at};
pub use situation::{reading_side, situation};
use step::{Step, StudyWish, WarningsWish};
use study::Study;

/// What a keyboard has in hand.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    open: OpenQuestions,
    /// The study boards of those players who are at one: White's, Black's.
    studies: [Option<Study>; 2],
    /// The one line that somebody may have meant who mistyped it.
    meant: Option<(Option<Seat>, String)>,
    access: arbiter::Access,
    /// Time is simulated: nothing is left to chance.
    simulated: bool,
}

impl Desk {
    /// A keyboard in simulated time, where everything repeats exactly.
    #[must_use]
    pub fn in_simulated_time(simulated: bool) -> Desk {
        Desk { simulated, ..Desk::default() }
    }

    /// Whether something was asked and is not answered yet.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        !self.open.is_empty()
    }

    /// What was asked last and is not answered yet.
    #[must_use]
    pub fn open_question(&self) -> Option<&Pending> {
        self.open.newest().map(|(_, pending)| pending)
    }

    /// What this seat was asked.
    #[must_use]
    pub fn question_to(&self, seat: Seat) -> Option<&Pending> {
        self.open.of(seat)
    }

    /// Asks for something that the next line answers.
    pub fn ask(&mut self, seat: Seat, pending: Pending) {
        self.open.ask(seat, pending);
    }

    /// Reads a line. `named` is the seat in front of it, if there was one. Where the newest question is answered by it, the one
    /// before comes up again.
    pub fn line(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let (older, count) = (self.open.older(), self.open.len());
        let mut steps = self.read(text.trim(), named, game);
        let newest = self.open.newest();
        if self.open.len() < count && older.is_some_and(|(seat, pending)| newest == Some((seat, &pending))) {
            steps.extend(self.question(game).map(|(seat, notice)| Step::Say { seat, notice }));
        }
        steps
    }

    fn read(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        if let Some(steps) = self.arbiter_line(text, named, game) {
            return steps;
        }
        let asker = named.unwrap_or(game.owner());
        let language = language_of(game, asker);
        let meant = self.meant.take_if(|(by, _)| *by == named).filter(|_| self.addressed(named).is_none());
        if let Some((_, line)) = meant
            && let Some(answer) = command::yes_or_no(text, language)
        {
            return match answer {
                Word::Yes => self.read(&line, named, game),
                _ => say(asker, Notice::Dropped),
            };
        }
        if let Some(seat) = self.addressed(named)
            && let Some(pending) = self.open.take(seat)
            && let Reply::Done(steps) = self.reply(seat, pending, text, game)
        {
            return steps;
        }
        match named {
            _ if text.is_empty() => Vec::new(),
            Some(Seat::Arbiter) => self.arbiter_orders(text, game),
            _ => self.fresh(text, named, game),
        }
    }

    /// Whose open question a line answers: that of the seat in front of it, or else the newest.
    fn addressed(&self, named: Option<Seat>) -> Option<Seat> {
        match named {
            Some(seat) => self.open.of(seat).map(|_| seat),
            None => self.open.newest().map(|(seat, _)| seat),
        }
    }

    /// Takes a word that was said by a key.
    pub fn word_by_key(&mut self, word: Word, game: &Game) -> Vec<Step> {
        // The clock does not wait for an answer.
        let may_come_between = is_aside(word) || word == Word::Press;
        match self.question(game).filter(|_| !may_come_between) {
            Some((seat, question)) => say(seat, Notice::AnswerFirst(Box::new(question))),
            None => self.word(word, "", None, game),
        }
    }

    /// What is being asked, in words, and whom.
    #[must_use]
    pub fn question(&self, game: &Game) -> Option<(Seat, Notice)> {
        let (seat, pending) = self.open.newest()?;
        Some((seat, pending.question(game, &self.history(seat, game), seat)))
    }

    // --- a line that answers ---

    fn reply(&mut self, seat: Seat, pending: Pending, text: &str, game: &Game) -> Reply {
        let language = language_of(game, seat);
        let answer = pending.wants_yes_or_no().then(|| command::yes_or_no(text, language)).flatten();
        // The English words are understood in every language.
        let text = answer.map_or(text, |answer| if answer == Word::Yes { "yes" } else { "no" });
        let word = answer.or_else(|| word_of(text, language));
        match (pending, word) {
            (Pending::Claim(step), _) => self.claim_reply(seat, step, text, game),
            (Pending::Names(round), _) if let Some(name) = names::quoted(text) => {
                Reply::Done(self.named(seat, round, name))
            }
            (Pending::Names(round), word) if !matches!(word, Some(Word::No | Word::Quit)) => {
                // A number is one: the round's.
                let is_word = !matches!(word, None | Some(Word::Number(_)))
                    || is_about_study(text, language)
                    || misheard(text, language).is_some()
                    || self.is_a_legal_move(text, seat, game);
                if is_word {
                    self.open.ask(seat, Pending::Names(round));
                    let (text, field) = (shortened(text), round.field());
                    return Reply::Done(say(seat, Notice::WordForName { text, field }));
                }
                Reply::Done(self.named(seat, round, text))
            }
            // The clock may run meanwhile.
            (Pending::Compose(compose), Some(word)) if is_aside(word) && !compose.asks_name() => {
                self.open.ask(seat, Pending::Compose(compose));
                Reply::Fresh
            }
            (Pending::Compose(compose), _) => Reply::Done(self.composed(seat, compose, text, game)),
            (Pending::NewGame { start, wish }, Some(Word::Yes)) => Reply::Done(vec![Step::NewGame { start, wish }]),
            (Pending::Quit, Some(Word::Yes | Word::Quit | Word::End)) => Reply::Done(vec![Step::Leave]),
            (Pending::Earphone, Some(Word::Yes)) => Reply::Done(vec![Step::Earphone { heard: true }]),
            (Pending::Earphone, Some(Word::No)) => Reply::Done(vec![Step::Earphone { heard: false }]),
            (Pending::Meant { intent, said }, Some(Word::Yes)) => {
                Reply::Done(self.clear_move(seat, intent, said, game))
            }
            // Whoever goes on has answered.
            (Pending::Meant { .. }, word) if word != Some(Word::No) => Reply::Fresh,
            (Pending::Confirm(what), Some(Word::Yes)) => {
                Reply::Done(vec![Step::Command { seat, command: confirmed(what) }])
            }
            (Pending::Choice { choices, said }, Some(Word::Number(number))) => {
                self.chosen(seat, choices, said, number, game)
            }
            (_, Some(Word::No)) | (Pending::Names(_), _) => Reply::Done(say(seat, Notice::Dropped)),
            (Pending::Man(square), word) => match self.man_named(seat, square, text, game) {
                Ok(steps) => Reply::Done(steps),
                Err(question) => {
                    self.open.ask(seat, Pending::Man(square));
                    if word.is_some_and(is_aside) { Reply::Fresh } else { Reply::Done(say(seat, question)) }
                }
            },
            (Pending::Promotion { .. } | Pending::Choice { .. }, None) if is_about_study(text, language) => {
                Reply::Fresh
            }
            (Pending::Promotion { from, to, said }, None) if promotes_to(text, language).is_some() => {
                let intent = Intent::Step { from, to, promotion: promotes_to(text, language) };
                Reply::Done(self.clear_move(seat, intent, said, game))
            }
            // Somebody may ask or listen again before he decides.
            (pending, Some(word)) if is_aside(word) => {
                self.open.ask(seat, pending);
                Reply::Fresh
            }
            // Where the clock is pressed, a pawn can be left as it is, which is the arbiter's business (7.5.2).
            (Pending::Promotion { from, to, said }, Some(Word::Press)) if game.mode() == Mode::Tournament => {
                let intent = Intent::Step { from, to, promotion: None };
                let left = Step::Command { seat, command: Command::Move { intent, said } };
                Reply::Done(vec![left, Step::Command { seat, command: Command::Press }])
            }
            // Another move stands for itself; a confirmation that it leaves open is told to be so.
            // The arbiter's own questions are answered before it comes to this.
            (Pending::Promotion { .. } | Pending::Choice { .. }, Some(_))
            | (Pending::Pin { .. } | Pending::ChoosePin | Pending::EnvelopeWord { .. } | Pending::Floor, _) => {
                Reply::Fresh
            }
            (Pending::Promotion { .. } | Pending::Choice { .. }, None) if self.is_a_move(text, seat, game) => {
                Reply::Fresh
            }
            (pending @ (Pending::Confirm(_) | Pending::Quit | Pending::Earphone | Pending::NewGame { .. }), _)
                if !text.is_empty() =>
            {
                let question = Box::new(pending.question(game, &self.history(seat, game), seat));
                self.open.ask(seat, pending);
                Reply::Done(say(seat, Notice::AnswerFirst(question)))
            }
            (pending, None) if let Some(misheard) = misheard(text, language) => {
                self.open.ask(seat, pending);
                Reply::Done(say(seat, why_not(misheard)))
            }
            (pending, _) => {
                let question = pending.question(game, &self.history(seat, game), seat);
                self.open.ask(seat, pending);
                Reply::Done(say(seat, question))
            }
        }
    }

    fn chosen(&mut self, seat: Seat, choices: Vec<Intent>, said: String, number: u32, game: &Game) -> Reply {
        let index = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        if let Some(intent) = index.and_then(|index| choices.get(index)).copied() {
            return Reply::Done(self.clear_move(seat, intent, said, game));
        }
        let count = choices.len();
        self.open.ask(seat, Pending::Choice { choices, said });
        Reply::Done(say(seat, Notice::NoSuchChoice { count }))
    }

    fn named(&mut self, seat: Seat, round: NameRound, text: &str) -> Vec<Step> {
        let mut steps = Vec::new();
        if !text.is_empty() {
            let command = Command::Name { field: round.field(), text: text.to_owned() };
            steps.push(Step::Command { seat, command });
        }
        match round.next() {
            Some(next) => {
                steps.push(Step::Say { seat, notice: Notice::AskName(next.field()) });
                self.open.ask(seat, Pending::Names(next));
            }
            None => steps.push(Step::Say { seat, notice: Notice::NamesDone }),
        }
        steps
    }

    // --- a line of its own ---

    fn fresh(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let steps = self.as_said(text, named, game);
        let language = language_of(game, named.unwrap_or(game.owner()));
        if !is_not_understood(&steps) {
            return steps;
        }
        let plain = command::without_courtesy(text, language).map(|plain| self.as_said(&plain, named, game));
        let steps = plain.filter(|steps| !is_not_understood(steps)).unwrap_or(steps);
        if let [Step::Say { notice: Notice::Unknown { nearest, .. }, .. }] = steps.as_slice()
            && let [only] = nearest.as_slice()
        {
            self.meant = Some((named, only.clone()));
        }
        steps
    }

    fn as_said(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let asker = named.unwrap_or(game.owner());
        if let Some(word) = letters::parse(text, language_of(game, asker)) {
            return self.word(word, text, named, game);
        }
        if let Some(steps) = Desk::from_player(text, named.unwrap_or(Seat::Side(mover_at_this_keyboard(game))), game) {
            return steps;
        }
        match command::parse(text, language_of(game, asker)) {
            Some(Heard::Word(word)) => return self.word(word, text, named, game),
            Some(Heard::Warnings(warnings)) => return warned(asker, WarningsWish::Choose(warnings)),
            misheard => {
                if let Some(steps) = self.claim_line(text, named, game) {
                    return steps;
                }
                if let Some(steps) = dialogue::line(text, named, game) {
                    return steps;
                }
                if let Some(wish) = next_words::parse(text, language_of(game, asker)) {
                    return self.new_game_as(asker, wish, game);
                }
                if let Some(misheard) = misheard {
                    return say(asker, why_not(misheard));
                }
            }
        }
        // Where nothing waits for a man, the name of a kind asks where such men are.
        if let Some(what) = asked::bare_kind(text, language_of(game, asker)) {
            return self.word(Word::Ask(what), text, named, game);
        }
        if let Some(path) = path_behind_save(text, language_of(game, asker)) {
            return vec![Step::Save { seat: asker, elsewhere: Some(path) }];
        }
        if let Some(steps) = self.about_study(text, asker, game) {
            return steps;
        }
        let seat = named.unwrap_or(Seat::Side(mover_at_this_keyboard(game)));
        if seat.acts_for().is_some_and(|side| is_house(game, side)) {
            return say(game.owner(), Notice::NotYourSeat);
        }
        if let Some(steps) = dialogue::repetition(text, named, game) {
            return steps;
        }
        match untimely(seat, game) {
            Some(refusal) if self.is_a_move(text, seat, game) => {
                vec![Step::Tell { seat, message: Message::Refused(refusal) }]
            }
            _ => self.a_move(text, seat, game),
        }
    }

    fn word(&mut self, word: Word, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let asker = named.unwrap_or(game.owner());
        if named.and_then(Seat::acts_for).is_some_and(|side| is_house(game, side)) {
            return say(game.owner(), Notice::NotYourSeat);
        }
        let ask = |question| vec![Step::Ask { seat: asker, question }];
        let hand = |seat, command| vec![Step::Command { seat, command }];
        match word {
            Word::Last => ask(Question::LastMove),
            Word::Moves => ask(Question::Moves),
            Word::Clock => ask(Question::Clocks),
            Word::OwnTime => ask(Question::OwnTime),
            Word::OtherTime => ask(Question::OtherTime),
            Word::Power => vec![Step::Power { seat: asker }],
            Word::Turn => ask(Question::Turn),
            Word::What(Some(square)) => ask(Question::OnSquare(square)),
            Word::What(None) => say(asker, Notice::SquareMissing),
            Word::Draw => self.confirm(named.unwrap_or(offering_seat(game)), Confirmable::Offer, game),
            Word::Resign => self.confirm(named.unwrap_or(resigning_seat(game)), Confirmable::Resign, game),
            Word::Accept => self.confirm(named.unwrap_or(answering_seat(game)), Confirmable::Accept, game),
            Word::Decline => self.confirm(named.unwrap_or(answering_seat(game)), Confirmable::Decline, game),
            Word::Undo if self.study(asker).is_some() => {
                vec![Step::Study { seat: asker, wish: StudyWish::TakeBack }]
            }
            Word::Undo => hand(named.unwrap_or(last_mover_at_this_keyboard(game)), Command::TakeBack),
            Word::Press => hand(named.unwrap_or(Seat::Side(dialogue::pressing_side(game))), Command::Press),
            Word::Pause => hand(asker, Command::Pause),
            Word::Resume => hand(asker, Command::Resume),
            Word::Restore(0) => hand(asker, Command::Restore { to: None }),
            Word::Restore(count) => hand(asker, Command::Restore { to: Some(half_move_number(game, count)) }),
            Word::Save => vec![Step::Save { seat: asker, elsewhere: None }],
            Word::Repeat => {
                let seat = if named.is_none() && has_two_people(game) { None } else { Some(asker) };
                vec![Step::Repeat { seat }]
            }
            Word::Help => vec![Step::Help { seat: asker }],
            Word::Keys => vec![Step::KeyList],
            Word::RepeatPublicly => vec![Step::RepeatPublicly { seat: asker }],
            Word::Names => {
                let round = NameRound::default();
                let notice = Notice::AskName(round.field());
                self.open.ask(asker, Pending::Names(round));
                say(asker, notice)
            }
            Word::Speech(wanted) => vec![Step::Speech { wanted }],
            Word::Earphone => vec![Step::CheckEarphone],
            Word::Cues => vec![Step::Cues { seat: asker }],
            Word::Cue { cue, loudness } => vec![Step::Cue { seat: asker, cue, loudness }],
            Word::Sounds(on) => vec![Step::Sounds { on }],
            Word::Warnings(wanted) => warned(asker, wanted.map_or(WarningsWish::Tell, WarningsWish::Switch)),
            Word::Ask(what) => asked_for(what, named, game, &self.history(asker, game)),
            Word::Begin | Word::Score | Word::Stop | Word::Talk(_) => self.everyday(word, asker, game),
            // The voice is the owner's.
            Word::Dial { .. } if asker != game.owner() => not_in_this_mode(asker),
            Word::Dial { setting, change } => vec![Step::Dial { seat: asker, setting, change }],
            Word::HelpOn(topic) => vec![Step::HelpOn { seat: asker, topic }],
            Word::Tutorial => vec![Step::Tutorial],
            Word::Quit => vec![Step::Leave],
            Word::End if self.study(asker).is_some() => {
                vec![Step::Study { seat: asker, wish: StudyWish::Word(StudyWord::Last) }]
            }
            Word::End => {
                self.open.ask(asker, Pending::Quit);
                say(asker, Notice::ConfirmQuit)
            }
            Word::NewGame => self.new_game(asker, NextWish::default(), game),
            Word::Compose => self.compose(asker, game),
            // The settings are the players'.
            Word::Level(Some(_)) | Word::Harder(_) if asker.side().is_none() => not_in_this_mode(asker),
            Word::Harder(up) => vec![Step::Harder { seat: asker, up }],
            Word::Level(wanted) => vec![Step::Level { seat: asker, wanted }],
            Word::Yes | Word::No => say(asker, Notice::NothingAsked),
            Word::Number(_) => say(asker, unknown(text, language_of(game, asker))),
        }
    }

    /// Asks back before something that cannot be undone; what the game would refuse anyway, it refuses at once.
    fn confirm(&mut self, seat: Seat, what: Confirmable, game: &Game) -> Vec<Step> {
        let answers_an_offer = matches!(what, Confirmable::Accept | Confirmable::Decline);
        let open_to_him = game.offer().is_some_and(|by| seat.side() != Some(by));
        // An offer that was declined by mistake is made again easily among friends.
        let is_light = what == Confirmable::Decline && game.mode() != Mode::Tournament;
        if game.outcome().is_some() || (answers_an_offer && !open_to_him) || is_light {
            return vec![Step::Command { seat, command: confirmed(what) }];
        }
        let pending = Pending::Confirm(what);
        let question = pending.question(game, &self.history(seat, game), seat);
        self.open.ask(seat, pending);
        say(seat, question)
    }
}

/// What became of a line while something was pending.
enum Reply {
    /// It was the answer.
    Done(Vec<Step>),
    /// It is to be read as a line of its own.
    Fresh,
}

/// Words that change nothing: they may come between a question and its answer.
#[must_use]
pub const fn is_aside(word: Word) -> bool {
    matches!(
        word,
        Word::Last
            | Word::Moves
            | Word::Clock
            | Word::OwnTime
            | Word::OtherTime
            | Word::Power
            | Word::Turn
            | Word::What(_)
            | Word::Ask(_)
            | Word::Help
            | Word::Keys
            | Word::Repeat
            | Word::RepeatPublicly
            | Word::Save
            | Word::Speech(_)
            | Word::Cues
            | Word::Level(_)
            | Word::Harder(_)
            | Word::Dial { .. }
            | Word::Score
            | Word::Talk(_)
            | Word::HelpOn(_)
            | Word::Cue { .. }
            | Word::Sounds(_)
            | Word::Warnings(_)
    )
}

/// What a pawn can become (3.7.5), by its name or letter.
fn promotes_to(text: &str, language: Language) -> Option<Role> {
    notation::man(text, language).filter(|role| !matches!(role, Role::King | Role::Pawn))
}

/// Why nobody in this seat can move now.
fn untimely(seat: Seat, game: &Game) -> Option<Refusal> {
    if game.outcome().is_some() {
        return Some(Refusal::GameOver);
    }
    seat.side().filter(|side| *side != game.turn()).map(|_| Refusal::NotYourTurn)
}

/// Whether nothing was made of a line.
#[must_use]
pub fn is_not_understood(steps: &[Step]) -> bool {
    let is_one =
        |notice: &Notice| matches!(notice, Notice::Unknown { .. } | Notice::Unclear(_) | Notice::NoSuchSquare { .. });
    matches!(steps, [Step::Say { notice, .. }] if is_one(notice))
}

fn say(seat: Seat, notice: Notice) -> Vec<Step> {
    vec![Step::Say { seat, notice }]
}

/// The time that somebody is warned of is his own.
fn warned(seat: Seat, wish: WarningsWish) -> Vec<Step> {
    if seat.side().is_none() {
        return not_in_this_mode(seat);
    }
    vec![Step::Warnings { seat, wish }]
}

fn not_in_this_mode(seat: Seat) -> Vec<Step> {
    vec![Step::Tell { seat, message: Message::Refused(Refusal::NotInThisMode) }]
}

fn confirmed(what: Confirmable) -> Command {
    match what {
        Confirmable::Offer => Command::Offer,
        Confirmable::Accept => Command::Accept,
        Confirmable::Decline => Command::Decline,
        Confirmable::Resign => Command::Resign,
    }
}

fn unknown(text: &str, language: Language) -> Notice {
    Notice::Unknown { text: shortened(text), nearest: nearest(text, language) }
}

/// The word that a key says, where it says one.
#[must_use]
pub const fn word_of_key(action: Action) -> Option<Word> {
    Some(match action {
        Action::LastMove => Word::Last,
        Action::Moves => Word::Moves,
        Action::Power => Word::Power,
        Action::Turn => Word::Turn,
        Action::Clocks => Word::Clock,
        Action::OwnTime => Word::OwnTime,
        Action::OtherTime => Word::OtherTime,
        Action::Press => Word::Press,
        Action::Offer => Word::Draw,
        Action::Repeat => Word::Repeat,
        Action::RepeatPublicly => Word::RepeatPublicly,
        Action::Speech => Word::Speech(None),
        Action::KeyList => Word::Keys,
        _ => return None,
    })
}

/// The half-move of this number, counted from 1 along the line that stands; beyond its end a name that no half-move bears.
fn half_move_number(game: &Game, number: u32) -> HalfMoveId {
    let index = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
    game.history().live().get(index).map_or(HalfMoveId(u32::MAX), |half_move| half_move.id)
}
