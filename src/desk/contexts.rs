//! Who reads a line, in which order: the first who makes something of it has it.

use std::cell::OnceCell;
use std::ffi::OsStr;
use std::ops::RangeBounds;

use super::answering::Reply;
use super::misheard::{path_behind_save, why_not};
use super::pin::{SHORTEST, is_figures};
use super::seats::Here;
use super::step::{PageWish, Step, WarningsWish};
use super::{Desk, is_not_understood, refused, say, shortened, unknown, untimely};
use crate::desk::lines;
use crate::desk::lines::asked;
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::lines::context::{Context, first_to_read};
use crate::desk::lines::courtesy::{self, Mood};
use crate::desk::lines::everyday::Talk;
use crate::desk::lines::letters;
use crate::desk::lines::nearest::{nearest, nearest_of, nearest_order};
use crate::desk::lines::permitted_to::PermittedTo;
use crate::desk::lines::ruling_order;
use crate::desk::lines::study::{self, StudyWord};
use crate::desk::notices::desk::DeskNotice;
use crate::game::command::{Happening, Input};
use crate::game::effect::Effect;
use crate::game::fact::{Dialogue, Source};
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::roles::Seat;
use crate::game::{Game, Phase};
use crate::notation;
use crate::view::View;
use crate::words::notice::Notice;

/// Makes something of a line, or leaves it to the readers after it.
type Reader = fn(&mut Desk, &Line<'_>) -> Option<Vec<Step>>;

/// What a reader offers where a line that was not understood is near to one of its own.
#[derive(Copy, Clone)]
enum Offers {
    Nothing,
    Commands,
    /// Orders, to the arbiter alone.
    Orders,
    /// What these rules say. A move, and whether one is possible, is never part of it.
    Rules(fn(&Line<'_>, &str) -> bool),
}

/// All readers, in their order. A line that none of them takes is a move, or nothing.
const READERS: [(Context, (Reader, Offers)); 19] = [
    (Context::OpenQuestion, (Desk::arbiter_line, Offers::Nothing)),
    (Context::OpenQuestion, (Desk::what_was_meant, Offers::Nothing)),
    (Context::OpenQuestion, (Desk::sealed_move, Offers::Nothing)),
    (Context::OpenQuestion, (Desk::answer, Offers::Nothing)),
    (Context::OpenQuestion, (nothing, Offers::Nothing)),
    (Context::Arbiter, (Desk::order, Offers::Orders)),
    (Context::Player, (Desk::letter, Offers::Nothing)),
    (Context::Player, (Desk::player_line, Offers::Rules(is_for_the_arbiter))),
    (Context::Player, (Desk::about_page, Offers::Nothing)),
    (Context::Player, (Desk::command, Offers::Commands)),
    (Context::Player, (Desk::claim_line, Offers::Rules(is_a_claim))),
    (Context::Player, (Desk::dialogue_line, Offers::Rules(is_of_the_dialogue))),
    (Context::Player, (Desk::next_game, Offers::Nothing)),
    (Context::Player, (misheard, Offers::Nothing)),
    (Context::Player, (Desk::bare_kind, Offers::Nothing)),
    (Context::Player, (save_elsewhere, Offers::Nothing)),
    (Context::Study, (Desk::about_study, Offers::Nothing)),
    (Context::Board, (Desk::engines_seat, Offers::Nothing)),
    (Context::Board, (Desk::repetition, Offers::Nothing)),
];

fn is_for_the_arbiter(line: &Line<'_>, rule: &str) -> bool {
    line.here.game.has_arbiter() && line.player.acts_for().is_some() && ruling_order::is_from_player(rule)
}

fn is_a_claim(line: &Line<'_>, rule: &str) -> bool {
    lines::claims::is_offered(rule, line.is_the_arbiters())
}

fn is_of_the_dialogue(line: &Line<'_>, rule: &str) -> bool {
    match line.here.game.started().dialogue {
        Dialogue::Full => lines::dialogue::is_mine(rule),
        Dialogue::Off => lines::dialogue::is_of_every_game(rule),
    }
}

/// A line that somebody said.
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    /// The seat in front of it, if there was one.
    pub(super) named: Option<Seat>,
    pub(super) here: Here<'a>,
    /// Who says it, where the line does not require another seat.
    pub(super) asker: Seat,
    /// Who says it where it is about a move.
    pub(super) player: Seat,
    /// The language of the one who says it.
    pub(super) language: Language,
    /// What courtesy around it has made of it.
    mood: Mood,
    command: OnceCell<Option<Heard>>,
}

impl Line<'_> {
    /// What it is as a command; it is read once.
    fn command(&self) -> Option<&Heard> {
        self.command.get_or_init(|| command::parse(self.text, self.language)).as_ref()
    }

    /// Whether a word asks to go on.
    fn goes_on(&self, word: Word) -> bool {
        word == Word::Resume || word == Word::Undo && command::may_resume(self.text, self.language)
    }

    fn is_the_arbiters(&self) -> bool {
        self.named == Some(Seat::Arbiter) && self.here.game.has_arbiter()
    }

    /// What is near to it, in the first context that has anything.
    fn near(&self, language: Language) -> Vec<String> {
        let near = |(_, (_, offers)): &(Context, (Reader, Offers))| match offers {
            Offers::Commands => {
                let mut near = nearest(self.text, language);
                near.retain(|near| self.may_be_asked(near, language));
                near
            }
            Offers::Orders if self.is_the_arbiters() => nearest_order(self.text, language),
            Offers::Nothing | Offers::Orders => Vec::new(),
            // Spectators claim nothing and move nothing.
            Offers::Rules(_) if self.asker == Seat::Spectator => Vec::new(),
            Offers::Rules(is_offered) => nearest_of(self.text, language, |rule| is_offered(self, rule)),
        };
        READERS.iter().map(near).find(|near| !near.is_empty()).unwrap_or_default()
    }

    /// Whether a line is no question, or one that is answered here.
    fn may_be_asked(&self, text: &str, language: Language) -> bool {
        let Some(Heard::Word(Word::Ask(what))) = command::parse(text, language) else { return true };
        what.questions(self.here.mover()).iter().all(|question| self.here.game.may_have(self.asker, *question))
    }
}

impl Desk {
    pub(super) fn said<'a>(&self, text: &'a str, named: Option<Seat>, game: &'a Game) -> Line<'a> {
        let (here, asker) = (self.here(game), named.unwrap_or(self.home));
        let player = named.unwrap_or(Seat::Side(here.mover()));
        Line {
            text,
            named,
            here,
            asker,
            player,
            language: self.language(asker),
            mood: Mood::Statement,
            command: OnceCell::new(),
        }
    }

    /// Reads a line in all contexts.
    pub(super) fn read(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let answer = self.read_in(..=Context::OpenQuestion, &self.said(text, named, game));
        answer.unwrap_or_else(|| self.read_afresh(text, named, game))
    }

    /// Reads a line that answers nothing; if no reader takes it, reads it again without courtesy; then looks for what is near.
    pub(super) fn read_afresh(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let line = self.said(text, named, game);
        let steps = self.read_in(Context::Arbiter.., &line).unwrap_or_else(|| self.a_move(&line));
        if !is_not_understood(&steps) {
            return steps;
        }
        let plain = courtesy::without(text, line.language);
        let plain = plain.map(|plain| {
            let line = Line { mood: plain.mood, ..self.said(&plain.text, named, game) };
            self.read_in(Context::Player.., &line).unwrap_or_else(|| self.a_move(&line))
        });
        let mut steps = plain.filter(|steps| !is_not_understood(steps)).unwrap_or(steps);
        if let Some(wrong) = Desk::wrong_order(&line) {
            return wrong;
        }
        if is_not_understood(&steps) && (self.may_be_word(text, named) || is_figures(text) && text.len() >= SHORTEST) {
            // What may be a PIN or a password is not said again.
            return say(line.asker, DeskNotice::MoveUnclear);
        }
        // Finding near phrases takes longest, so it is done only for a line that nothing else reads.
        if let [Step::Say { seat, notice }] = steps.as_mut_slice()
            && let Some(DeskNotice::Unknown { text, .. }) = notice.of()
        {
            let language = self.language(*seat);
            let trained = match self.client(*seat).trained {
                Some(is_rule) => nearest_of(line.text, language, is_rule),
                None => Vec::new(),
            };
            let (moves, impossible): (Vec<_>, Vec<_>) =
                self.moves_with_a_slip(&line).into_iter().partition(|(_, is_legal)| *is_legal);
            if let ([], [(read, _), ..]) = (&moves[..], &impossible[..]) {
                let mut steps = say(line.asker, DeskNotice::ReadAs { text: shortened(read) });
                steps.extend(self.a_move(&self.said(read, named, game)));
                return steps;
            }
            let moves: Vec<String> = moves.into_iter().map(|(text, _)| text).collect();
            let mut nearest = match (moves.is_empty(), trained.is_empty()) {
                (false, _) => moves,
                (true, false) => trained.clone(),
                (true, true) => line.near(language),
            };
            // The game knows nothing of what one trains with.
            nearest.retain(|near| trained.contains(near) || self.is_open_to(near, named, game));
            if !nearest.is_empty() {
                self.clients[line.asker.index()].meant = Some((shortened(line.text), nearest.clone()));
            }
            if nearest.is_empty()
                && let Some(unknown) = Desk::unknown_order(&line)
            {
                return unknown;
            }
            *notice = DeskNotice::Unknown { text: text.clone(), nearest }.into();
        }
        steps
    }

    fn read_in(&mut self, contexts: impl RangeBounds<Context>, line: &Line<'_>) -> Option<Vec<Step>> {
        first_to_read(READERS, contexts, |(reader, _)| reader(self, line))
    }

    /// The answer to whether a line that is near was meant; of several by its number.
    pub(super) fn what_was_meant(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let asker = line.asker;
        let meant = self.clients[asker.index()].meant.take().filter(|_| self.addressed(line.named).is_none());
        let (text, nearest) = meant?;
        let answer = command::yes_or_no(line.text, line.language);
        let chosen = match (answer, line.command()) {
            (Some(Word::No), _) => return Some(say(asker, DeskNotice::Dropped)),
            (Some(_), _) if nearest.len() == 1 => 0,
            (None, Some(Heard::Word(Word::Number(number)))) => usize::try_from(*number).ok()?.checked_sub(1)?,
            (None, _) => return None,
            // Which of them is still open.
            (Some(_), _) => {
                self.clients[asker.index()].meant = Some((text.clone(), nearest.clone()));
                return Some(say(asker, DeskNotice::Unknown { text, nearest }));
            }
        };
        nearest.get(chosen).map(|meant| self.read(meant, line.named, line.here.game))
    }

    fn answer(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let seat = self.addressed(line.named)?;
        match self.of(seat, line.here.game, |client, view| client.answer(line.text, view)) {
            Reply::Done(steps) => Some(steps),
            Reply::Fresh => None,
        }
    }

    fn letter(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let word = letters::parse(line.text, line.language)?;
        Some(self.word(word, line.text, line.named, line.here.game))
    }

    fn command(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        match line.command()? {
            Heard::Word(word) => Some(self.word(*word, line.text, line.named, line.here.game)),
            Heard::Manual(wish) => Some(vec![Step::Manual { seat: line.asker, wish: wish.clone() }]),
            Heard::Blunder { text } => {
                let seat = line.named.unwrap_or_else(|| self.advised(line.here.game));
                Some(self.of(seat, line.here.game, |client, view| client.ask_whether_blunder(text, view)))
            }
            Heard::MoveIs { text, what } => Some(self.of(
                line.named.unwrap_or_else(|| self.advised(line.here.game)),
                line.here.game,
                |client, view| {
                    client.tell_whether(text, *what, view).unwrap_or_else(|| say(line.asker, unknown(line.text)))
                },
            )),
            Heard::Warnings(warnings) => Some(self.if_theirs(PermittedTo::Players, line, || {
                vec![Step::Warnings { seat: line.asker, wish: WarningsWish::Choose(warnings.clone()) }]
            })),
            Heard::NoSuchCue { .. } | Heard::WrongCueChange { .. } => {
                let why = why_not(line.command()?.clone());
                Some(self.if_theirs(PermittedTo::Owner, line, || say(line.asker, why)))
            }
            _ => None,
        }
    }

    /// What a line of more than one word asks for, where the one who said it may ask.
    fn if_theirs(&self, permitted_to: PermittedTo, line: &Line<'_>, steps: impl FnOnce() -> Vec<Step>) -> Vec<Step> {
        self.refuses(permitted_to, line.asker, line.here.game)
            .map_or_else(steps, |refusal| refused(line.asker, refusal))
    }

    fn next_game(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let wish = lines::next_game::parse(line.text, line.language)?;
        Some(self.of(line.asker, line.here.game, |client, view| client.new_game_as(wish, view)))
    }

    /// Where nothing waits for a piece, the name of a kind asks where such pieces are.
    fn bare_kind(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let what = asked::bare_kind(line.text, line.language)?;
        Some(self.word(Word::Ask(what), line.text, line.named, line.here.game))
    }

    /// Where the manual is open, *next* and *back* are lines of the manual, and it is what is closed. Going to the study board closes it.
    fn about_page(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let client = self.client(line.asker);
        if !client.speech_history.is_in_manual() {
            return None;
        }
        let wish = match study::parse(line.text, line.language, line.here.home_side()) {
            Some(study::Heard::Word(StudyWord::Forward)) => PageWish::Next,
            Some(study::Heard::Word(StudyWord::Back)) => PageWish::Previous,
            _ => match line.command()? {
                Heard::Word(Word::Close) => PageWish::Close,
                // While a game is paused it is the game that goes on.
                Heard::Word(word) if line.goes_on(*word) && line.here.game.phase() != Phase::Stopped => PageWish::Next,
                _ => return None,
            },
        };
        Some(vec![Step::Page { seat: line.asker, wish }])
    }

    fn about_study(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        self.of(line.asker, line.here.game, |client, view| client.about_study(line.text, line.mood, view))
    }

    fn engines_seat(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        line.here.is_engine(line.player).then(|| say(self.home, DeskNotice::NotYourSeat))
    }

    /// Whether something is made of a line that is offered, and the one who is asked about it may do it.
    fn is_open_to(&self, text: &str, named: Option<Seat>, game: &Game) -> bool {
        let (mut desk, line) = (self.clone(), self.said(text, named, game));
        let mut steps = desk.read_in(Context::Arbiter.., &line).unwrap_or_else(|| desk.a_move(&line));
        let is_understood = !is_not_understood(&steps);
        // What is asked first is refused to those who say yes.
        if !self.is_asking() && desk.newest().is_some_and(|(_, open)| open.wants_yes_or_no()) {
            steps.extend(desk.read("yes", named, game));
        }
        let is_refused = |step: &Step| match step {
            Step::Tell { message: Message::Refused(refusal), .. } => refusal.is_of_the_seat(),
            Step::Say { notice, .. } => notice.of() == Some(&DeskNotice::NotYourSeat),
            Step::Command { seat, command } => {
                let what = Happening::Command(command.clone());
                let input = Input { seat: *seat, source: Source::Line, at: self.access.at(), what };
                let is_refusal = |effect: &Effect| match effect {
                    Effect::Tell { what: Message::Refused(refusal), .. } => refusal.is_of_the_seat(),
                    _ => false,
                };
                game.clone().handle(input).iter().any(is_refusal)
            }
            _ => false,
        };
        is_understood && !steps.iter().any(is_refused)
    }

    /// What a line with a slip in the name of a piece says as a move, and whether that can be made. Nothing where that would show what is
    /// legal.
    fn moves_with_a_slip(&self, line: &Line<'_>) -> Vec<(String, bool)> {
        let (client, view) = (self.client(line.player), View::of(line.here.game, line.player));
        if !view.mode().refuses_illegal_moves() {
            return Vec::new();
        }
        let mut mended: Vec<String> = notation::with_slip_mended(line.text, client.language()).collect();
        mended.retain(|text| client.is_a_move(text, &view));
        mended.dedup();
        mended
            .into_iter()
            .map(|text| {
                let is_legal = client.says_a_legal_move(&text, &view);
                (text, is_legal)
            })
            .collect()
    }

    fn a_move(&mut self, line: &Line<'_>) -> Vec<Step> {
        if let Some(question) = self.ask_whether_to_seal(line) {
            return question;
        }
        let (seat, text, mood) = (line.player, line.text, line.mood);
        self.of(seat, line.here.game, |client, view: &View<'_>| match untimely(view) {
            Some(refusal) if client.is_a_move(text, view) => {
                vec![Step::Tell { seat, message: Message::Refused(refusal) }]
            }
            _ => client.a_move(text, mood, view),
        })
    }
}

fn nothing(_: &mut Desk, line: &Line<'_>) -> Option<Vec<Step>> {
    line.text.is_empty().then(Vec::new)
}

fn misheard(_: &mut Desk, line: &Line<'_>) -> Option<Vec<Step>> {
    line.command().map(|misheard| say(line.asker, why_not(misheard.clone())))
}

fn save_elsewhere(desk: &mut Desk, line: &Line<'_>) -> Option<Vec<Step>> {
    let path = path_behind_save(line.text, line.language)?;
    // A game is saved in a form of its own.
    let is_sheet = |ending: &OsStr| ["pgn", "brf", "pef", "txt"].iter().any(|known| ending.eq_ignore_ascii_case(known));
    if path.extension().is_some_and(is_sheet) {
        return Some(say(line.asker, Notice::from(Talk::Files)));
    }
    Some(
        desk.if_theirs(Word::Save.permitted_to(), line, || {
            vec![Step::Save { seat: line.asker, elsewhere: Some(path) }]
        }),
    )
}
