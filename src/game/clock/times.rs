//! The time controls of both sides as one text: `25+5` for both, `white=5 black=4`, or `5 / 4` with White's first; with the word
//! `armageddon` at the start or at the end, a draw counts as a win for Black.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::control::{TimeControl, TimeControlError};
use crate::rules::position::Color;

/// The word for a game in which a draw is as good as a win for Black.
const ARMAGEDDON: &str = "armageddon";

/// For whom a draw counts where somebody has to go through. The game's result stays a draw: the Laws know no other (5.2, 10.1).
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawCounts {
    /// For both sides alike.
    #[default]
    ForNobody,
    /// As a win for Black, who has less time for it (Armageddon).
    ForBlack,
}

impl DrawCounts {
    /// Whether a draw is a draw and no more.
    pub fn is_usual(&self) -> bool {
        *self == DrawCounts::default()
    }
}

/// What each side has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Times {
    pub white: TimeControl,
    pub black: TimeControl,
    /// For whom a draw counts.
    pub draw: DrawCounts,
}

/// Why a text names no times.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TimesError {
    /// The control of a side, or of both, is wrong.
    #[error("{}{why}", in_front(*.side))]
    Control {
        /// Whose; `None`: it was to be that of both.
        side: Option<Color>,
        /// What is wrong with it.
        why: TimeControlError,
    },
    /// One side is named, and not the other one, or one of them twice.
    #[error("name both sides once, as in white=5 black=4")]
    Sides,
}

fn in_front(side: Option<Color>) -> String {
    side.map_or_else(String::new, |side| format!("{side}: "))
}

impl Times {
    /// Whether the game is played without a clock.
    pub const fn is_none(&self) -> bool {
        self.white.is_none() && self.black.is_none()
    }
}

impl From<TimeControl> for Times {
    fn from(control: TimeControl) -> Times {
        Times { white: control.clone(), black: control, draw: DrawCounts::default() }
    }
}

impl FromStr for Times {
    type Err = TimesError;

    fn from_str(text: &str) -> Result<Times, TimesError> {
        let of = |side: Option<Color>, text: &str| text.parse().map_err(|why| TimesError::Control { side, why });
        let text = text.trim().to_lowercase();
        let (text, draw) = match without_armageddon(&text) {
            Some(rest) => (rest, DrawCounts::ForBlack),
            None => (text.as_str(), DrawCounts::ForNobody),
        };
        let (white, black) = match text.split_once(" / ") {
            Some(both) => both,
            None if text.contains('=') => named(text).ok_or(TimesError::Sides)?,
            None => return of(None, text).map(|control| Times { draw, ..Times::from(control) }),
        };
        Ok(Times { white: of(Some(Color::White), white)?, black: of(Some(Color::Black), black)?, draw })
    }
}

/// The text without the word, which stands alone at its start or at its end; `None` if it is in neither place.
fn without_armageddon(text: &str) -> Option<&str> {
    let behind = text.strip_prefix(ARMAGEDDON).filter(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace));
    let before = || text.strip_suffix(ARMAGEDDON).filter(|rest| rest.ends_with(char::is_whitespace));
    behind.or_else(before).map(str::trim)
}

/// `white=… black=…`, in either order.
fn named(text: &str) -> Option<(&str, &str)> {
    let (white, black) = (text.find("white=")?, text.find("black=")?);
    let (first, second) = (white.min(black), white.max(black));
    let one = text.get(first..second)?.split_once('=')?.1;
    let other = text.get(second..)?.split_once('=')?.1;
    let whole = text.get(..first)?.trim().is_empty() && !one.contains('=') && !other.contains('=');
    whole.then_some(if white < black { (one, other) } else { (other, one) })
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.draw == DrawCounts::ForBlack {
            write!(f, "{ARMAGEDDON} ")?;
        }
        if self.white == self.black {
            write!(f, "{}", self.white)
        } else {
            write!(f, "white={} black={}", self.white, self.black)
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn times(text: &str) -> String {
        text.parse::<Times>().map_or_else(|error| format!("! {error}"), |times| times.to_string())
    }

    #[test]
    fn sides_have_the_same_or_each_its_own() {
        for (text, read) in [
            ("25+5", "25+5"),
            ("5 / 4", "white=5 black=4"),
            ("90/40+30,30+30 / 60 delay 5", "white=90/40+30,30+30 black=60 delay 5"),
            ("black=4 white=5", "white=5 black=4"),
            ("White=5+3  Black=5+3", "5+3"),
            ("white=5 black=none", "white=5 black=none"),
            ("none", "none"),
            ("armageddon 5 / 4", "armageddon white=5 black=4"),
            ("white=5 black=4 Armageddon", "armageddon white=5 black=4"),
            ("5+2 after  ARMAGEDDON", "armageddon 5+2 after"),
            ("armageddon 5/60,0+2 / 4/60,0+2", "armageddon white=5/60,0+2 black=4/60,0+2"),
        ] {
            assert_eq!(times(text), read);
            let draw = if read.starts_with("armageddon") { DrawCounts::ForBlack } else { DrawCounts::ForNobody };
            assert_eq!(text.parse::<Times>().map(|times| times.draw), Ok(draw), "{text}");
        }
    }

    #[test]
    fn a_mistake_is_told_with_its_side() {
        for (text, told) in [
            ("5 / 0", "! black: part 1: 0 minutes is out of range (at most 10080)"),
            (
                "white=25:5 black=3",
                "! white: part 1: after the colon of `25:5` belong two figures of seconds, as in 3:30; an increment looks like 25+5",
            ),
            ("white=5", "! name both sides once, as in white=5 black=4"),
            ("white=5 white=4 black=3", "! name both sides once, as in white=5 black=4"),
            ("x white=5 black=4", "! name both sides once, as in white=5 black=4"),
            ("armageddon", "! part 1 is empty; a control looks like 25+5 or 90/40+30,30+30"),
            ("armageddon5", "! part 1: `armageddon5` is no whole number of minutes"),
            ("armageddon 5 armageddon", "! part 1: `5 armageddon` is no whole number of minutes"),
            ("armageddon 5 / 0", "! black: part 1: 0 minutes is out of range (at most 10080)"),
        ] {
            assert_eq!(times(text), told);
        }
    }

    proptest! {
        #[test]
        fn no_text_makes_it_panic(text in "\\PC{0,24}|(armageddon )?[0-9:/+, =whiteblack]{0,40}( armageddon)?") {
            if let Ok(times) = text.parse::<Times>() {
                prop_assert_eq!(times.to_string().parse::<Times>(), Ok(times));
            }
        }
    }
}
