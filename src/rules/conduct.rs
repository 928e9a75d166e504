//! Conduct: requests for a scoresheet, refusals, and what the arbiter can do (Article 11, 12.9, A.3.2).

use serde::{Deserialize, Serialize};

use super::context::{RuleContext, Supervision};
use super::points;
use super::position::{ByColor, Color};
use super::profile::{Penalty, Points, Profile, TimeClass};

/// The answer to a request to see the arbiter's scoresheet.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Request {
    Shown,
    /// It counts as a distraction of the opponent (11.5): too often, or not on move.
    Distraction,
    /// The rules of the game know no such request.
    NotRegulated,
}

/// The points of one side after a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Awarded {
    Points(Points),
    /// The arbiter decides among these (11.7).
    ArbiterDecides(Vec<Points>),
}

/// The answer to the `nth` (from 1) request of a player in rapid or blitz with full supervision (A.3.2, B.2; since 2014): at
/// most five, and only on the own move.
pub fn request(nth: u32, by: Color, on_move: Color, context: RuleContext, profile: &Profile) -> Request {
    let most = profile.record.player_may_ask_scoresheet_max;
    if most == 0 || context.class == TimeClass::Standard || context.supervision == Supervision::Insufficient {
        Request::NotRegulated
    } else if nth <= most && by == on_move {
        Request::Shown
    } else {
        Request::Distraction
    }
}

/// What follows when players persistently refuse to obey the Laws: they lose (11.7), both if both are guilty (11.8); an
/// innocent opponent gets what the arbiter decides.
pub fn refusal(guilty: ByColor<bool>, profile: &Profile) -> ByColor<Awarded> {
    guilty.map(|guilty| {
        if guilty {
            Awarded::Points(profile.points.loss)
        } else {
            Awarded::ArbiterDecides(points::possible(profile).to_vec())
        }
    })
}

/// What an arbiter can do (12.9; 13.4 in the edition of 2009), in the order of the Laws.
pub fn penalties(profile: &Profile) -> &[Penalty] {
    &profile.arbiter.penalties
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::profile;

    #[test]
    fn the_sixth_request_distracts() {
        let watched = RuleContext { class: TimeClass::Rapid, supervision: Supervision::Full };
        let ask = |nth, by, name| request(nth, by, Color::White, watched, &profile(name));
        for nth in 1..=5 {
            assert_eq!(ask(nth, Color::White, "fide-2023"), Request::Shown);
        }
        assert_eq!(ask(6, Color::White, "fide-2023"), Request::Distraction);
        assert_eq!(ask(1, Color::Black, "fide-2023"), Request::Distraction);
        assert_eq!(ask(1, Color::White, "fide-legacy"), Request::NotRegulated);
        let loose = RuleContext { supervision: Supervision::Insufficient, ..watched };
        assert_eq!(request(1, Color::White, Color::White, loose, &profile("fide-2023")), Request::NotRegulated);
    }

    #[test]
    fn who_refuses_loses() {
        let rules = profile("fide-2023");
        let one = refusal(ByColor { white: true, black: false }, &rules);
        assert_eq!(one.white, Awarded::Points(rules.points.loss));
        let open = vec![rules.points.loss, rules.points.draw, rules.points.win];
        assert_eq!(one.black, Awarded::ArbiterDecides(open));
        let both = refusal(ByColor { white: true, black: true }, &rules);
        assert_eq!(both.black, Awarded::Points(rules.points.loss));
        assert_eq!((penalties(&rules).len(), penalties(&profile("fide-legacy")).len()), (9, 7));
    }
}
