//! Signs of annotation by their numbers (10 of the PGN standard, and what programs have added to it): for the eye and for the ear.

use crate::rules::position::Color::{self, Black, White};
use crate::words::sheet_page::{MoveSign, SideSign, Sign};

/// Signs that fonts have and readers know; what has none is written in words for everybody.
const NONE: &str = "";

const OF_MOVE: [(u16, &str, MoveSign); 15] = [
    (1, "!", MoveSign::Good),
    (2, "?", MoveSign::Mistake),
    (3, "!!", MoveSign::Brilliant),
    (4, "??", MoveSign::Blunder),
    (5, "!?", MoveSign::Interesting),
    (6, "?!", MoveSign::Dubious),
    (7, "□", MoveSign::Forced),
    (8, "□", MoveSign::Forced),
    (10, "=", MoveSign::Equal),
    (11, "=", MoveSign::Equal),
    (12, "=", MoveSign::Equal),
    (13, "∞", MoveSign::Unclear),
    (140, NONE, MoveSign::Idea),
    (142, NONE, MoveSign::Better),
    (146, "N", MoveSign::Novelty),
];

/// White's number, and Black's one above it.
const OF_SIDE: [(u16, [&str; 2], SideSign); 12] = [
    (14, ["+=", "=+"], SideSign::Slight),
    (16, ["±", "∓"], SideSign::Clear),
    (18, ["+−", "−+"], SideSign::Decisive),
    (20, ["+−", "−+"], SideSign::Decisive),
    (22, [NONE; 2], SideSign::Zugzwang),
    (32, [NONE; 2], SideSign::Development),
    (36, [NONE; 2], SideSign::Initiative),
    (40, [NONE; 2], SideSign::Attack),
    (44, [NONE; 2], SideSign::Compensation),
    (132, [NONE; 2], SideSign::Counterplay),
    (136, [NONE; 2], SideSign::Hurry),
    (138, [NONE; 2], SideSign::Hurry),
];

/// How a sign such as `$14` is seen, which may be not at all, and what it means; nothing where nobody knows its number.
pub(super) fn of_number(text: &str) -> Option<(&'static str, Sign)> {
    let number: u16 = text.strip_prefix('$')?.parse().ok()?;
    let of_move = OF_MOVE.into_iter().find(|(known, ..)| *known == number);
    if let Some((_, seen, sign)) = of_move {
        return Some((seen, Sign::Move(sign)));
    }
    let side: Color = if number.is_multiple_of(2) { White } else { Black };
    let (_, seen, sign) = OF_SIDE.into_iter().find(|(known, ..)| *known == number - number % 2)?;
    Some((side.fold_wb(seen[0], seen[1]), Sign::Side(sign, side)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_those_of_the_standard() {
        for (text, expected) in [
            ("$1", Some(("!", Sign::Move(MoveSign::Good)))),
            ("$14", Some(("+=", Sign::Side(SideSign::Slight, White)))),
            ("$19", Some(("−+", Sign::Side(SideSign::Decisive, Black)))),
            ("$45", Some(("", Sign::Side(SideSign::Compensation, Black)))),
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
