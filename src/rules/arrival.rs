//! Late at the board (6.6, 6.7).

use serde::{Deserialize, Serialize};

use super::profile::Profile;

/// What becomes of a player who arrives.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    Plays,
    /// They have lost, unless the arbiter decides otherwise (6.7.1).
    Forfeits,
}

/// The default time in seconds: the event's, or that of the profile, which is none (6.7.1).
pub fn default_time_s(event: Option<u32>, profile: &Profile) -> u32 {
    event.unwrap_or(profile.clock.default_time_s)
}

/// What becomes of a player who arrives so long after the start: after the default time, strictly, they lose.
pub fn arrival(late_ms: u64, default_time_s: u32) -> Arrival {
    if late_ms > u64::from(default_time_s) * 1000 { Arrival::Forfeits } else { Arrival::Plays }
}

/// How much of White's time has run when they arrive, where neither was present at the start and the default time is not zero
/// (6.6). If the profile says otherwise, none.
pub fn white_time_used_ms(white_late_ms: u64, black_late_ms: u64, default_time_s: u32, profile: &Profile) -> u64 {
    let both_absent = white_late_ms > 0 && black_late_ms > 0;
    // Who arrives second finds the clock of the side on move running, which is White's in any case.
    if both_absent && default_time_s > 0 && !profile.clock.both_absent_white_time_runs { 0 } else { white_late_ms }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::{profile, with};

    #[test]
    fn later_than_the_default_time_is_lost() {
        let rules = profile("fide-2023");
        assert_eq!(default_time_s(None, &rules), 0);
        assert_eq!(default_time_s(Some(900), &rules), 900);
        assert_eq!(arrival(900_000, 900), Arrival::Plays);
        assert_eq!(arrival(901_000, 900), Arrival::Forfeits);
        assert_eq!(arrival(0, 0), Arrival::Plays);
        assert_eq!(arrival(1_000, 0), Arrival::Forfeits);
    }

    #[test]
    fn whites_time_runs_when_neither_is_there() {
        let rules = profile("fide-2023");
        assert_eq!(white_time_used_ms(600_000, 720_000, 1800, &rules), 600_000);
        assert_eq!(white_time_used_ms(600_000, 0, 1800, &rules), 600_000);
        let other = with("fide-2023", "clock.both_absent_white_time_runs = false");
        assert_eq!(white_time_used_ms(600_000, 720_000, 1800, &other), 0);
        assert_eq!(white_time_used_ms(600_000, 0, 1800, &other), 600_000);
    }
}
