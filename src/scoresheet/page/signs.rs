//! Signs of annotation by their numbers (10 of the PGN standard, and what programs have added to it): for the eye and for the ear.

use crate::rules::position::Color::{self, Black, White};
use crate::scoresheet::sentences::page::Sign;

/// Signs that fonts have and readers know; what has none is written in words for everybody.
const NONE: &str = "";

const OF_MOVE: [(u16, &str, Sign); 15] = [
    (1, "!", Sign::Good),
    (2, "?", Sign::Mistake),
    (3, "!!", Sign::Brilliant),
    (4, "??", Sign::Blunder),
    (5, "!?", Sign::Interesting),
    (6, "?!", Sign::Dubious),
    (7, "□", Sign::Forced),
    (8, "□", Sign::Forced),
    (10, "=", Sign::Equal),
    (11, "=", Sign::Equal),
    (12, "=", Sign::Equal),
    (13, "∞", Sign::Unclear),
    (140, NONE, Sign::Idea),
    (142, NONE, Sign::Better),
    (146, "N", Sign::Novelty),
];

/// White's number, and Black's one above it.
const OF_SIDE: [(u16, [&str; 2], Sign); 12] = [
    (14, ["+=", "=+"], Sign::Slight),
    (16, ["±", "∓"], Sign::Clear),
    (18, ["+−", "−+"], Sign::Decisive),
    (20, ["+−", "−+"], Sign::Decisive),
    (22, [NONE; 2], Sign::Zugzwang),
    (32, [NONE; 2], Sign::Development),
    (36, [NONE; 2], Sign::Initiative),
    (40, [NONE; 2], Sign::Attack),
    (44, [NONE; 2], Sign::Compensation),
    (132, [NONE; 2], Sign::Counterplay),
    (136, [NONE; 2], Sign::Hurry),
    (138, [NONE; 2], Sign::Hurry),
];

/// How a sign such as `$14` is seen, which may be not at all, what it means, and for which side: White where it is about neither.
/// `None` if its number is unknown.
pub(crate) fn of_number(text: &str) -> Option<(&'static str, Sign, Color)> {
    let number: u16 = text.strip_prefix('$')?.parse().ok()?;
    let of_move = OF_MOVE.into_iter().find(|(known, ..)| *known == number);
    if let Some((_, seen, sign)) = of_move {
        return Some((seen, sign, White));
    }
    let side: Color = if number.is_multiple_of(2) { White } else { Black };
    let (_, seen, sign) = OF_SIDE.into_iter().find(|(known, ..)| *known == number - number % 2)?;
    Some((side.fold_wb(seen[0], seen[1]), sign, side))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_those_of_the_standard() {
        for (text, expected) in [
            ("$1", Some(("!", Sign::Good, White))),
            ("$14", Some(("+=", Sign::Slight, White))),
            ("$19", Some(("−+", Sign::Decisive, Black))),
            ("$45", Some(("", Sign::Compensation, Black))),
            ("$9", None),
            ("$0", None),
            ("$", None),
            ("$99999", None),
            ("!", None),
        ] {
            assert_eq!(of_number(text), expected, "{text}");
        }
    }
}
