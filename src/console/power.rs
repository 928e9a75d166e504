//! Battery and mains: answered when somebody asks, and told to the owner alone when little is left.

use crate::input::power::News;
use crate::input::power_notice::{Power, PowerNotice};
use crate::words::notice::Notice;

/// At each of these (percent) the owner is warned once.
const LEVELS: [u8; 2] = [20, 10];
/// So much above a level (percent) the battery counts as charged again.
const RECHARGED: u8 = 5;

/// What is known of battery and mains, for all games of one run.
#[derive(Debug, Default)]
pub struct Supply {
    now: Power,
    /// The lowest level of which the owner knows.
    warned: Option<u8>,
}

impl Supply {
    /// Takes note of what is new; returns what only the home is told.
    pub(super) fn hear(&mut self, news: News) -> Option<Notice> {
        match news {
            News::Power(power) => self.note(power).map(|percent| Notice::from(PowerNotice::Low { percent })),
            News::NotHeld(why) => Some(Notice::from(PowerNotice::NotHeld(why))),
            // Whatever ends a wait lets the loop look whether the machine has slept.
            News::Woken => None,
        }
    }

    /// The answer to a question about the power.
    pub(super) fn state(&self) -> Notice {
        Notice::from(PowerNotice::State(self.now))
    }

    /// Takes note of how it stands; what is left in the battery, if the owner is to be warned.
    fn note(&mut self, power: Power) -> Option<u8> {
        self.now = power;
        let percent = power.percent?;
        self.warned = self.warned.filter(|level| percent <= level + RECHARGED);
        let level = LEVELS.into_iter().filter(|level| percent <= *level).min()?;
        if power.mains == Some(true) || self.warned.is_some_and(|warned| warned <= level) {
            return None;
        }
        self.warned = Some(level);
        Some(percent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_told_once_until_the_battery_is_recharged() {
        let mut supply = Supply::default();
        let mut warned = |mains, percent| supply.note(Power { mains: Some(mains), percent: Some(percent) }).is_some();
        let told: Vec<bool> = [
            (false, 21),
            (false, 20),
            (false, 19),
            (false, 10),
            (false, 9),
            (true, 9),
            (true, 18),
            (false, 16),
            (false, 9),
            (true, 40),
            (false, 8),
            (false, 7),
        ]
        .into_iter()
        .map(|(mains, percent)| warned(mains, percent))
        .collect();
        assert_eq!(told, [false, true, false, true, false, false, false, true, true, false, true, false]);
    }

    #[test]
    fn without_a_battery_nothing_runs_down() {
        assert_eq!(Supply::default().note(Power { mains: Some(false), percent: None }), None);
    }
}
