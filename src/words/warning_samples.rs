//! Everything that is said of warnings.

use super::chain;
use crate::game::answer::TimesOf;
use crate::game::warnings::Warnings;
use crate::words::warning_notice::WarningNotice;

/// Every kind of warning; a new one must be put in, or this does not compile.
pub(super) fn all() -> Vec<WarningNotice> {
    use WarningNotice as W;
    let next = |notice: &W| match notice {
        W::Nothing => Some(W::Wrong { text: "nonsense".to_owned() }),
        W::Wrong { .. } => Some(W::Second(7)),
        W::Second(1) => Some(W::Time { whose: TimesOf::Own, left: 60_000 }),
        W::Second(_) => Some(W::Second(1)),
        W::Time { whose: TimesOf::Own, .. } => Some(W::Time { whose: TimesOf::Opponent, left: 90_000 }),
        W::Time { .. } => Some(W::Chosen(Warnings::default())),
        W::Chosen(Warnings { points, .. }) => match points.len() {
            0 => Some(W::Chosen("5:00 countdown=1 tick=1".parse().expect("warnings"))),
            1 => Some(W::Chosen(
                "off 5:00 0:30 countdown=21 tick=21 tick-below=1:00 tone opponent".parse().expect("warnings"),
            )),
            _ => None,
        },
    };
    chain(W::Nothing, next)
}
