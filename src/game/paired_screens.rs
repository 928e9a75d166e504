//! Paired screens, folded from the facts: whose page is their board; and at a tournament whether there may be any, who asks to sit at one, and on which device the arbiter
//! lets them (11.3.2).

use super::fact::What;
use super::roles::Seat;
use super::ruling::{Order, Ruling};
use super::screen_event::{Asking, Page, ScreenEvent};
use crate::rules::position::{ByColor, Color};

/// What the arbiter has decided about screens, and has yet to decide.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairedScreens {
    /// The arbiter's word; without it, that of the event.
    pub(super) allowed: Option<bool>,
    asking: Vec<Asking>,
    /// Of which visitors of this run the arbiter has decided, and how.
    decided: Vec<(u32, bool)>,
    /// Whose page is their board.
    boards: ByColor<bool>,
    /// Whose page is not connected.
    lost: Vec<Seat>,
}

impl PairedScreens {
    /// Who waits for the arbiter, in the order in which they came.
    pub fn asking(&self) -> &[Asking] {
        &self.asking
    }

    /// Whose page is not connected any more.
    pub fn lost(&self) -> &[Seat] {
        &self.lost
    }

    /// What the arbiter has decided of a visitor.
    pub fn decided(&self, visitor: u32) -> Option<bool> {
        self.decided.iter().find(|(decided, _)| *decided == visitor).map(|(_, approved)| *approved)
    }

    /// Whether the page of this side is their board: then it shows what is recorded, and nothing else.
    pub fn is_board(&self, side: Color) -> bool {
        *self.boards.get(side)
    }

    pub(super) fn set_board(&mut self, side: Color, is_page: bool) {
        *self.boards.get_mut(side) = is_page;
    }

    pub(super) fn apply(&mut self, what: &What) {
        match what {
            What::Screen(ScreenEvent::Asked { visitor, seat, name }) => {
                self.asking.push(Asking { visitor: *visitor, seat: *seat, name: name.clone() });
            }
            What::Screen(ScreenEvent::Page { seat, page }) => {
                // Whatever comes from a page says that it is there.
                self.lost.retain(|lost| lost != seat);
                if *page == Page::Lost {
                    self.lost.push(*seat);
                }
            }
            // The numbers of those who waited before mean nothing in this run.
            What::Reopened { .. } => {
                (self.asking, self.decided, self.lost) = (Vec::new(), Vec::new(), Vec::new());
            }
            What::Ruled(Order { what: Ruling::Screens { allowed }, .. }) => {
                self.allowed = Some(*allowed);
                if !allowed {
                    self.decided.extend(self.asking.drain(..).map(|asking| (asking.visitor, false)));
                }
            }
            What::Ruled(Order { what: Ruling::Screen { approved }, .. }) if !self.asking.is_empty() => {
                let first = self.asking.remove(0);
                self.decided.push((first.visitor, *approved));
            }
            _ => {}
        }
    }
}
