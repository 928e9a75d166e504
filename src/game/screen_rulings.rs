//! What the arbiter allows at paired screens, and is told of them.

use super::fact::What;
use super::machine::Game;
use super::message::Opponent;
use super::paired_screens::PairedScreens;
use super::refusal::Refusal;
use super::response::Response;
use super::roles::{Mode, Seat, Seats};
use super::ruling::Ruling;
use super::ruling_refusal::RulingRefusal;
use super::screen_event::{Page, ScreenEvent};

impl Game {
    /// What the arbiter has decided about screens.
    pub fn paired_screens(&self) -> &PairedScreens {
        &self.paired_screens
    }

    /// Whether somebody may play or look on at a screen: at a tournament by the word of the event, or of the arbiter.
    pub fn allows_screens(&self) -> bool {
        let by_the_event = self.mode() != Mode::Tournament || self.started().event_rules.screens;
        self.paired_screens.allowed.unwrap_or(by_the_event)
    }

    /// At a tournament it is recorded, and the arbiter told; how often a page is left and in front again, up to the total of its seat. That
    /// a connection is lost is told in any case.
    pub(super) fn note_screen(&mut self, response: &mut Response<'_>, event: ScreenEvent) {
        if self.mode() != Mode::Tournament || self.outcome().is_some() {
            return;
        }
        let page_of = match event {
            ScreenEvent::Page { seat, page: Page::Left | Page::Returned } => Some(seat),
            ScreenEvent::Page { .. } | ScreenEvent::Asked { .. } => None,
        };
        if page_of.is_some_and(|seat| !self.is_heard(seat)) {
            return;
        }
        self.tell_fact(response, Seat::Arbiter, None, event);
        if let Some(seat) = page_of {
            self.say_if_total_is_reached(response, seat);
        }
    }

    /// This is not announced: it is said that somebody has joined.
    pub(super) fn note_board(&mut self, response: &mut Response<'_>, is_page: bool) {
        let side = !self.owner_side();
        let plays = self.opponent() == Opponent::Screen && self.outcome().is_none();
        if plays && self.paired_screens.is_board(side) != is_page {
            self.record(response, None, What::BoardIsPage { side, is_page });
        }
    }

    /// Their moves are entered at the console then. That is the owner's word, at a tournament the arbiter's.
    pub(super) fn go_to_board(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if self.opponent() != Opponent::Screen {
            return Err(Refusal::NotInThisMode);
        }
        match self.mode() {
            Mode::Tournament if response.by != Seat::Arbiter => return Err(Refusal::ArbiterOnly),
            Mode::Casual | Mode::Training if response.by != self.owner() => return Err(Refusal::OwnerOnly),
            _ => {}
        }
        let side = !self.owner_side();
        self.tell_fact(response, Seats::PLAYERS.and(Seat::Arbiter), None, What::AtBoard { side });
        Ok(())
    }

    /// Whether the arbiter can order this about screens.
    pub(super) fn on_screens(&self, ruling: &Ruling) -> Result<(), Refusal> {
        self.still_open()?;
        match ruling {
            Ruling::Screens { allowed } if self.allows_screens() == *allowed => Err(RulingRefusal::AlreadySo.into()),
            Ruling::Screen { .. } if self.paired_screens.asking().is_empty() => Err(RulingRefusal::NoScreenAsks.into()),
            _ => Ok(()),
        }
    }
}
