//! Everything that is said of the next game.

use super::chain;
use crate::rules::position::Color;
use crate::words::next_notice::NextNotice;

#[allow(clippy::trivially_copy_pass_by_ref)] // as `chain` wants it
/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next_of(notice: &NextNotice) -> Option<NextNotice> {
    use NextNotice as N;
    Some(match notice {
        N::Offer { undo: true } => N::Offer { undo: false },
        N::Offer { .. } => N::Confirm { position: true, over: true, side: None },
        N::Confirm { position: true, over: true, .. } => N::Confirm { position: true, over: false, side: None },
        N::Confirm { position: true, .. } => N::Confirm { position: false, over: false, side: None },
        N::Confirm { side: None, .. } => N::Confirm { position: false, over: false, side: Some(Color::White) },
        N::Confirm { side: Some(Color::White), .. } => {
            N::Confirm { position: false, over: false, side: Some(Color::Black) }
        }
        N::Confirm { .. } => N::Refused,
        N::Refused => N::Kept,
        N::Kept => N::Waits,
        N::Waits => N::NotPlayable,
        N::NotPlayable => N::OverThere,
        N::OverThere => N::Level { now: None, next: 8 },
        N::Level { now: None, next } => N::Level { now: Some(3), next: *next },
        N::Level { now: Some(3), .. } => N::Level { now: Some(1), next: 1 },
        N::Level { .. } => N::LevelSet(5),
        N::LevelSet(_) => N::NoSuchLevel,
        N::NoSuchLevel => return None,
    })
}

/// All of them.
pub(super) fn notices() -> Vec<NextNotice> {
    chain(NextNotice::Offer { undo: true }, next_of)
}
