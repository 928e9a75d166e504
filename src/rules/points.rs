//! What a game counts (Article 10).

use serde::{Deserialize, Serialize};

use super::position::{ByColor, Color};
use super::profile::{Points, Profile};

/// A result as it is counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Won, over the board or by forfeit.
    WonBy(#[serde(with = "super::as_text")] Color),
    Drawn,
    /// Lost by one side, while this one gets half of it.
    HalfPoint(#[serde(with = "super::as_text")] Color),
    /// Lost by both: neither came, or both are guilty (11.8).
    LostByBoth,
}

/// The points of a result (10.1).
pub fn of_result(result: Counted, profile: &Profile) -> ByColor<Points> {
    let rules = &profile.points;
    match result {
        Counted::WonBy(Color::White) => ByColor { white: rules.win, black: rules.loss },
        Counted::WonBy(Color::Black) => ByColor { white: rules.loss, black: rules.win },
        Counted::Drawn => ByColor { white: rules.draw, black: rules.draw },
        Counted::HalfPoint(Color::White) => ByColor { white: rules.draw, black: rules.loss },
        Counted::HalfPoint(Color::Black) => ByColor { white: rules.loss, black: rules.draw },
        Counted::LostByBoth => ByColor { white: rules.loss, black: rules.loss },
    }
}

/// The points that an arbiter may give one player: those that are normally used.
pub fn possible(profile: &Profile) -> [Points; 3] {
    [profile.points.loss, profile.points.draw, profile.points.win]
}

/// Whether an arbiter may award these points (10.2, since 2017): each must be one that is normally used, and together they
/// may not exceed what a game is worth. Unequal ones such as 0 and 0.5 are possible.
pub fn may_award(award: ByColor<Points>, profile: &Profile) -> bool {
    let usual = possible(profile);
    let worth = profile.points.win.halves().saturating_add(profile.points.loss.halves());
    let worth = worth.max(profile.points.draw.halves().saturating_mul(2));
    award.iter().all(|points| usual.contains(points)) && award.white.halves() + award.black.halves() <= worth
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::profile;

    #[test]
    fn results_have_points() {
        let rules = profile("fide-2023");
        let halves = |result| of_result(result, &rules).map(Points::halves);
        assert_eq!(halves(Counted::WonBy(Color::White)), ByColor { white: 2, black: 0 });
        assert_eq!(halves(Counted::WonBy(Color::Black)), ByColor { white: 0, black: 2 });
        assert_eq!(halves(Counted::Drawn), ByColor { white: 1, black: 1 });
        assert_eq!(halves(Counted::HalfPoint(Color::Black)), ByColor { white: 0, black: 1 });
        assert_eq!(halves(Counted::LostByBoth), ByColor { white: 0, black: 0 });
    }

    #[test]
    fn nobody_gets_odd_points() {
        let points = |number| Points::from_number(number).expect("halves");
        let may_by = |profile: &Profile, white, black| {
            may_award(ByColor { white: points(white), black: points(black) }, profile)
        };
        assert!([0.75, -1.0, f64::NAN].into_iter().all(|number| Points::from_number(number).is_none()));
        let may = |white, black| may_by(&profile("fide-2023"), white, black);
        assert!(!may(1.0, 0.5) && !may(1.0, 1.0));
        assert!(may(0.0, 0.5) && may(0.5, 0.5) && may(1.0, 0.0) && may(0.0, 0.0));
        let three = crate::rules::sample::with("fide-2023", "points.win = 3\npoints.draw = 1\npoints.loss = 0");
        let may = |white, black| may_by(&three, white, black);
        assert!(may(3.0, 0.0) && may(1.0, 1.0) && !may(3.0, 1.0) && !may(0.5, 0.5));
    }
}
