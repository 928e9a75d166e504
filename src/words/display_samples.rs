//! Everything that is said of the Braille display.

use crate::words::display_notice::{DisplayNotice, MovesAs};
use crate::words::trouble::DisplayTrouble;

/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next_of(notice: &DisplayNotice) -> Option<DisplayNotice> {
    match notice {
        DisplayNotice::Back => Some(DisplayNotice::Keys(None)),
        DisplayNotice::Keys(None) => Some(DisplayNotice::Keys(Some(MovesAs::Letters))),
        DisplayNotice::Keys(Some(MovesAs::Letters)) => Some(DisplayNotice::Keys(Some(MovesAs::Cells("intl")))),
        DisplayNotice::Keys(Some(MovesAs::Cells(_))) => Some(DisplayNotice::Missing(DisplayTrouble::NoBrltty)),
        DisplayNotice::Missing(_) => None,
    }
}

/// All of them, with every reason.
pub(super) fn notices() -> Vec<DisplayNotice> {
    let mut all = super::chain(DisplayNotice::Back, next_of);
    all.extend(DisplayTrouble::examples().into_iter().map(DisplayNotice::Missing));
    all
}
