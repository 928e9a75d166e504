//! The game that comes next: asked for by a word, and with a time control that is put together by ear.

use super::compose::{Compose, Turn};
use super::pending::Pending;
use super::step::Step;
use super::{Desk, language_of, not_in_this_mode, say};
use crate::game::Game;
use crate::game::roles::{Mode, Seat};
use crate::words::compose_notice::ComposeNotice;
use crate::words::next_notice::NextNotice;
use crate::words::next_words::NextWish;
use crate::words::notice::Notice;

impl Desk {
    /// A game that is over is left at once, every other one after a *yes*. At a tournament it is the arbiter who lets a game begin
    /// (6.2, 12.2), and the next one has another opponent.
    pub(super) fn new_game(&mut self, seat: Seat, wish: NextWish, game: &Game) -> Vec<Step> {
        if let Some(refused) = not_here(seat, game) {
            return refused;
        }
        if game.outcome().is_some() {
            return vec![Step::NewGame { start: None, wish }];
        }
        let pending = Pending::NewGame { start: None, wish };
        let question = pending.question(game, &self.history(seat, game), seat);
        self.open.ask(seat, pending);
        say(seat, question)
    }

    /// A game with other pieces or another time. A game in which nobody at this keyboard has moved is left at once.
    pub(super) fn new_game_as(&mut self, seat: Seat, wish: NextWish, game: &Game) -> Vec<Step> {
        if let Some(refused) = not_here(seat, game) {
            return refused;
        }
        if game.is_untouched() {
            return vec![Step::NewGame { start: None, wish }];
        }
        self.new_game(seat, wish, game)
    }

    /// Begins to put together the time control of the next game.
    pub(super) fn compose(&mut self, seat: Seat, game: &Game) -> Vec<Step> {
        if let Some(refused) = not_here(seat, game) {
            return refused;
        }
        let compose = Compose::default();
        let steps = said(seat, compose.begin());
        self.open.ask(seat, Pending::Compose(Box::new(compose)));
        steps
    }

    /// What follows an answer of that. A game in which nobody has moved is left for one by the new control, every other one after
    /// a *yes*.
    pub(super) fn composed(&mut self, seat: Seat, mut compose: Box<Compose>, text: &str, game: &Game) -> Vec<Step> {
        match compose.line(text, language_of(game, seat)) {
            Turn::Asks(notices) => {
                self.open.ask(seat, Pending::Compose(compose));
                said(seat, notices)
            }
            Turn::Dropped => say(seat, Notice::Dropped),
            Turn::Done { time, name } => {
                let at_once = game.outcome().is_some() || game.history().live().is_empty();
                let mut steps = vec![Step::Control { seat, time: Box::new(time), name, at_once }];
                if at_once {
                    steps.push(Step::NewGame { start: None, wish: NextWish::default() });
                } else {
                    steps.extend(self.new_game(seat, NextWish::default(), game));
                }
                steps
            }
        }
    }
}

/// At a tournament no other game is begun here, and it is the players who begin one.
fn not_here(seat: Seat, game: &Game) -> Option<Vec<Step>> {
    if game.mode() == Mode::Tournament {
        return Some(say(seat, Notice::Next(NextNotice::Refused)));
    }
    seat.side().is_none().then(|| not_in_this_mode(seat))
}

fn said(seat: Seat, notices: Vec<ComposeNotice>) -> Vec<Step> {
    notices.into_iter().map(|notice| Step::Say { seat, notice: Notice::from(notice) }).collect()
}
