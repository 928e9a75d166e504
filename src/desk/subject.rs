//! What an open question is about. Where that has changed since it was asked, its answer would be to another question.

use super::pending::{ClaimStep, Pending};
use crate::desk::lines::whether::Whether;
use crate::desk::notices::desk::Confirmable;
use crate::game::fact::HalfMoveId;
use crate::game::history::History;
use crate::rules::ending::Outcome;
use crate::rules::position::{Color, Intent};
use crate::view::View;

/// What questions are about, as it stands when one is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Subject {
    last: Option<(HalfMoveId, Intent)>,
    offer: Option<Color>,
    result: Option<Outcome>,
    is_over: bool,
}

impl Subject {
    /// Now, for a seat in front of these half-moves.
    pub(super) fn of(view: &View<'_>, history: &History) -> Subject {
        let last = history.last().map(|last| (last.id, last.report.change.intent));
        Subject { last, offer: view.offer(), result: view.result_to_sign(), is_over: view.is_over() }
    }
}

impl Pending {
    /// Whether what it is about has changed.
    pub(super) fn has_lapsed(&self, asked: Subject, now: Subject) -> bool {
        let plays_on = asked.is_over == now.is_over;
        match self {
            Pending::Confirm(Confirmable::Accept | Confirmable::Decline) => asked.offer != now.offer || !plays_on,
            Pending::Confirm(_) => !plays_on,
            Pending::Claim(ClaimStep::Confirm(_)) if self.whether() == Some(Whether::Sign) => {
                asked.result != now.result
            }
            Pending::Claim(_) | Pending::Promotion { .. } | Pending::Choice { .. } | Pending::Meant { .. } => {
                asked.last != now.last || !plays_on
            }
            _ => false,
        }
    }
}
