//! The game that comes next: asked for by a word, and with a time control that is put together by ear.

use super::client::Client;
use super::compose::{Compose, Turn};
use super::pending::Pending;
use super::step::Step;
use super::{refused, say};
use crate::desk::lines::next_game::NextWish;
use crate::desk::lines::opening_names::WantedOpening;
use crate::desk::notices::compose::ComposeNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::next::NextNotice;
use crate::game::refusal::Refusal;
use crate::game::roles::{Mode, Seat, Topic};
use crate::view::View;
use crate::words::notice::Notice;

impl Client {
    /// A game that is over is left at once, every other one after a *yes*. At a tournament it is the arbiter who lets a game begin
    /// (6.2, 12.2), and the next one has another opponent.
    pub(super) fn new_game(&mut self, wish: NextWish, view: &View<'_>) -> Vec<Step> {
        if let Some(refused) = not_here(view).or_else(|| no_such_opening(&wish, view)) {
            return refused;
        }
        if view.is_over() {
            return vec![Step::NewGame { start: None, wish }];
        }
        self.ask_for_a_game(None, wish, view)
    }

    /// Asks whether the table is to be left for another game.
    pub(super) fn ask_for_a_game(&mut self, start: Option<String>, wish: NextWish, view: &View<'_>) -> Vec<Step> {
        // What stands there where somebody trains is no game.
        let resumable = !view.is_over() && self.trained.is_none();
        self.put(Pending::NewGame { start, wish, resumable }, view)
    }

    /// A game with other pieces or another time. A game in which no player at this keyboard has moved is left at once.
    pub(super) fn new_game_as(&mut self, wish: NextWish, view: &View<'_>) -> Vec<Step> {
        if let Some(refused) = not_here(view).or_else(|| no_such_opening(&wish, view)) {
            return refused;
        }
        if view.is_untouched() {
            return vec![Step::NewGame { start: None, wish }];
        }
        self.new_game(wish, view)
    }

    /// Begins to put together the time control of the next game.
    pub(super) fn compose(&mut self, view: &View<'_>) -> Vec<Step> {
        if let Some(refused) = not_here(view) {
            return refused;
        }
        let compose = Compose::default();
        let steps = said(view.seat(), compose.begin());
        self.ask(Pending::Compose(Box::new(compose)));
        steps
    }

    /// What follows an answer of that. A game without any move is left for one by the new control, every other one after a *yes*.
    pub(super) fn composed(&mut self, mut compose: Box<Compose>, text: &str, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        match compose.line(text, self.language()) {
            Turn::Asks(notices) => {
                self.ask(Pending::Compose(compose));
                said(seat, notices)
            }
            Turn::Dropped => say(seat, DeskNotice::Dropped),
            Turn::Done { time, name } => {
                let at_once = view.is_over() || view.line().live().is_empty();
                let mut steps = vec![Step::Control { seat, time: Box::new(time), name, at_once }];
                if at_once {
                    steps.push(Step::NewGame { start: None, wish: NextWish::default() });
                } else {
                    steps.extend(self.new_game(NextWish::default(), view));
                }
                steps
            }
        }
    }
}

/// The mistakes of a game are gone through when it is over; one of a tournament when the arbiter allows analysis.
pub(super) fn review(view: &View<'_>) -> Vec<Step> {
    if !view.is_over() {
        return say(view.seat(), Notice::from(NextNotice::ReviewLater));
    }
    if !view.may_ask(Topic::BestLine) {
        return say(view.seat(), NextNotice::ReviewNotReleased);
    }
    if view.line().live().is_empty() {
        return say(view.seat(), NextNotice::NothingToReview);
    }
    vec![Step::Train { review: true }]
}

/// Training comes after a game, and at home alone.
pub(super) fn train(view: &View<'_>) -> Vec<Step> {
    if let Some(refused) = not_here(view) {
        return refused;
    }
    if !view.is_over() && !view.line().live().is_empty() {
        return say(view.seat(), Notice::from(NextNotice::TrainLater));
    }
    vec![Step::Train { review: false }]
}

/// At a tournament no other game is begun here; elsewhere it is the owner of the console who begins one.
pub(super) fn not_here(view: &View<'_>) -> Option<Vec<Step>> {
    let seat = view.seat();
    if view.mode() == Mode::Tournament {
        return Some(say(seat, Notice::from(NextNotice::Refused)));
    }
    (seat != view.owner()).then(|| refused(seat, Refusal::OwnerOnly))
}

/// An opening is one that there is, and for an engine to play.
fn no_such_opening(wish: &NextWish, view: &View<'_>) -> Option<Vec<Step>> {
    let plays = view.player(!view.owner_side()).is_engine();
    let notice = match wish.opening? {
        _ if !plays => NextNotice::OpeningOfAnEngine,
        WantedOpening::Unknown { near } => NextNotice::NoSuchOpening { near },
        WantedOpening::Known(_) => return None,
    };
    Some(say(view.seat(), Notice::from(notice)))
}

fn said(seat: Seat, notices: Vec<ComposeNotice>) -> Vec<Step> {
    notices.into_iter().map(|notice| Step::Say { seat, notice: Notice::from(notice) }).collect()
}
