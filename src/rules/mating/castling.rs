//! Castling as only Chess960 knows it, which the solver has to be asked without.
//!
//! A line that mates without castling is legal with the rights, too, so the solver's *yes* stands. Its *no* says that there is no
//! mate before a side castles. What is left to look at are the positions in which a right still stands, and what the solver
//! says of each position after a castling move.

use std::cell::Cell;

use super::look::{Follow, Seen, walk};
use super::{Budget, CanMate, Proof, Unknown, obvious, solved, solver};
use crate::rules::position::{Color, Intent, Position};

/// How many positions after a castling move may have the solver's full search. Its quick proof settles most of them, and the
/// search takes half a minute at worst.
const MOST_SEARCHES: usize = 64;

/// Whether `winner` can mate after all, where the solver has proved that they cannot without castling.
pub(super) fn by_castling(start: &Position, winner: Color, budget: Budget) -> CanMate {
    let searches = Cell::new(if budget.full { MOST_SEARCHES } else { 0 });
    // No position that is looked at can lead to a mate without castling, or castling again.
    let seen = walk(start, winner, budget.positions, |by, next| match by {
        // Without rights, what can follow could also follow from the start without them.
        Intent::Step { .. } if next.castling_rights().is_empty() => Follow::Not,
        Intent::Step { .. } => Follow::On,
        Intent::Castle { .. } => behind(next, winner, &searches),
    });
    match seen {
        Seen::Mate(line) => CanMate::Yes(line),
        Seen::All { .. } => CanMate::No(Proof::Solver),
        Seen::TooMuch => CanMate::Undecided(Unknown::Castling960),
    }
}

/// What becomes of a position that arises by castling.
fn behind(next: &Position, winner: Color, searches: &Cell<usize>) -> Follow {
    let quick = obvious(next, winner).or_else(|| solved(next, winner, false));
    let answer = match quick {
        None if searches.get() > 0 => {
            searches.set(searches.get() - 1);
            solved(next, winner, true)
        }
        quick => quick,
    };
    match answer {
        Some(CanMate::Yes(line)) => Follow::Mate(line),
        Some(CanMate::No(_)) if solver::castles_as_in_standard_chess(next) => Follow::Not,
        // The other side's rights still stand.
        Some(CanMate::No(_)) => Follow::On,
        Some(CanMate::Undecided(_)) | None => Follow::Unsure,
    }
}
