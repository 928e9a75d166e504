//! Who reads a line, in which order: the first who makes something of it has it.

use std::cell::OnceCell;
use std::ops::RangeBounds;

use super::answering::Reply;
use super::misheard::{path_behind_save, why_not};
use super::seats::Here;
use super::step::{Step, WarningsWish};
use super::wishes::warned;
use super::{Desk, is_not_understood, say, untimely};
use crate::game::Game;
use crate::game::message::Message;
use crate::game::participant::Language;
use crate::game::roles::Seat;
use crate::view::View;
use crate::words::asked;
use crate::words::command::{self, Heard, Word};
use crate::words::letters;
use crate::words::nearest::nearest;
use crate::words::next_words;
use crate::words::notice::Notice;

/// Where a line means something, the first first. (The clock alone has its own, in `words::clock_words`.)
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Context {
    /// It answers what was asked.
    OpenQuestion,
    /// It is an order.
    Arbiter,
    /// It is what players say: words, claims, the dialogue, the next game.
    Player,
    /// It is about the study board.
    Study,
    /// It is a move.
    Board,
}

/// Makes something of a line, or leaves it to those behind.
type Reader = fn(&mut Desk, &Line<'_>) -> Option<Vec<Step>>;

/// All who read, in their order. What nobody takes is a move, or nothing.
const READERS: [(Context, Reader); 17] = [
    (Context::OpenQuestion, Desk::arbiter_line),
    (Context::OpenQuestion, Desk::what_was_meant),
    (Context::OpenQuestion, Desk::answer),
    (Context::OpenQuestion, nothing),
    (Context::Arbiter, Desk::order),
    (Context::Player, Desk::letter),
    (Context::Player, Desk::player_line),
    (Context::Player, Desk::command),
    (Context::Player, Desk::claim_line),
    (Context::Player, Desk::dialogue_line),
    (Context::Player, Desk::next_game),
    (Context::Player, misheard),
    (Context::Player, Desk::bare_kind),
    (Context::Player, save_elsewhere),
    (Context::Study, Desk::about_study),
    (Context::Board, Desk::engines_seat),
    (Context::Board, Desk::repetition),
];

/// A line that somebody said.
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    /// The seat in front of it, if there was one.
    pub(super) named: Option<Seat>,
    pub(super) here: Here<'a>,
    /// Who says it, where nobody else has to.
    pub(super) asker: Seat,
    /// Who says it where it is about a move.
    pub(super) player: Seat,
    /// The language of whoever says it.
    pub(super) language: Language,
    command: OnceCell<Option<Heard>>,
}

impl Line<'_> {
    /// What it is as a command; it is read once.
    fn command(&self) -> Option<&Heard> {
        self.command.get_or_init(|| command::parse(self.text, self.language)).as_ref()
    }
}

impl Desk {
    fn said<'a>(&self, text: &'a str, named: Option<Seat>, game: &'a Game) -> Line<'a> {
        let (here, asker) = (self.here(game), named.unwrap_or(self.home));
        let player = named.unwrap_or(Seat::Side(here.mover()));
        Line { text, named, here, asker, player, language: self.language(asker), command: OnceCell::new() }
    }

    /// Reads a line in all contexts.
    pub(super) fn read(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let answer = self.read_in(..=Context::OpenQuestion, &self.said(text, named, game));
        answer.unwrap_or_else(|| self.read_afresh(text, named, game))
    }

    /// Reads a line that answers nothing; where nobody makes anything of it, without courtesy; and looks for what is near.
    pub(super) fn read_afresh(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let line = self.said(text, named, game);
        let steps = self.read_in(Context::Arbiter.., &line).unwrap_or_else(|| self.a_move(&line));
        if !is_not_understood(&steps) {
            return steps;
        }
        let plain = command::without_courtesy(text, line.language);
        let plain = plain.map(|plain| {
            let line = self.said(&plain, named, game);
            self.read_in(Context::Player.., &line).unwrap_or_else(|| self.a_move(&line))
        });
        let mut steps = plain.filter(|steps| !is_not_understood(steps)).unwrap_or(steps);
        if let Some(wrong) = Desk::wrong_order(&line) {
            return wrong;
        }
        // Finding near phrases takes longest, so it is done only for a line that nothing else reads.
        if let [Step::Say { seat, notice: Notice::Unknown { nearest: near, .. } }] = steps.as_mut_slice() {
            *near = nearest(text, self.language(*seat));
            if let [only] = near.as_slice() {
                self.clients[line.asker.index()].meant = Some(only.clone());
            }
            if near.is_empty()
                && let Some(unknown) = Desk::unknown_order(&line)
            {
                return unknown;
            }
        }
        steps
    }

    fn read_in(&mut self, contexts: impl RangeBounds<Context>, line: &Line<'_>) -> Option<Vec<Step>> {
        let readers = READERS.iter().filter(|(context, _)| contexts.contains(context));
        readers.map(|(_, reader)| reader).find_map(|reader| reader(self, line))
    }

    /// The answer to whether the one line that is near was meant.
    fn what_was_meant(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let asker = line.asker;
        let meant = self.clients[asker.index()].meant.take().filter(|_| self.addressed(line.named).is_none())?;
        Some(match command::yes_or_no(line.text, line.language)? {
            Word::Yes => self.read(&meant, line.named, line.here.game),
            _ => say(asker, Notice::Dropped),
        })
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
            Heard::Warnings(warnings) => Some(warned(line.asker, WarningsWish::Choose(warnings.clone()))),
            _ => None,
        }
    }

    fn next_game(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let wish = next_words::parse(line.text, line.language)?;
        Some(self.of(line.asker, line.here.game, |client, view| client.new_game_as(wish, view)))
    }

    /// Where nothing waits for a piece, the name of a kind asks where such pieces are.
    fn bare_kind(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        let what = asked::bare_kind(line.text, line.language)?;
        Some(self.word(Word::Ask(what), line.text, line.named, line.here.game))
    }

    fn about_study(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        self.of(line.asker, line.here.game, |client, view| client.about_study(line.text, view))
    }

    fn engines_seat(&mut self, line: &Line<'_>) -> Option<Vec<Step>> {
        line.here.is_engine(line.player).then(|| say(self.home, Notice::NotYourSeat))
    }

    fn a_move(&mut self, line: &Line<'_>) -> Vec<Step> {
        let (seat, text) = (line.player, line.text);
        self.of(seat, line.here.game, |client, view: &View<'_>| match untimely(view) {
            Some(refusal) if client.is_a_move(text, view) => {
                vec![Step::Tell { seat, message: Message::Refused(refusal) }]
            }
            _ => client.a_move(text, view),
        })
    }
}

fn nothing(_: &mut Desk, line: &Line<'_>) -> Option<Vec<Step>> {
    line.text.is_empty().then(Vec::new)
}

fn misheard(_: &mut Desk, line: &Line<'_>) -> Option<Vec<Step>> {
    line.command().map(|misheard| say(line.asker, why_not(misheard.clone())))
}

fn save_elsewhere(_: &mut Desk, line: &Line<'_>) -> Option<Vec<Step>> {
    let path = path_behind_save(line.text, line.language)?;
    Some(vec![Step::Save { seat: line.asker, elsewhere: Some(path) }])
}
