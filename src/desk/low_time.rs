//! When a player hears that his time runs low.

use crate::game::clock::ClockReading;
use crate::rules::position::Color;
use crate::time::Tick;

/// So much time (ms) is low.
const LOW: u64 = 60_000;
/// With so much time (ms) again, by an increment or a new period, it can run low once more.
const ENOUGH: u64 = 2 * LOW;

/// Says once that a side's time is low.
#[derive(Clone, Debug)]
pub struct LowTime {
    side: Color,
    /// Nothing is to be said: it has been, or the game began with less.
    quiet: bool,
}

impl LowTime {
    /// For a side, as its time stands when the game is entered upon.
    #[must_use]
    pub fn new(side: Color, reading: Option<&ClockReading>) -> LowTime {
        LowTime { side, quiet: reading.is_some_and(|reading| reading.side(side).left <= LOW) }
    }

    /// When it may have to be said, if nothing else happens.
    #[must_use]
    pub fn deadline(&self, reading: Option<&ClockReading>, now: Tick) -> Option<Tick> {
        let reading = reading.filter(|reading| !self.quiet && reading.running == Some(self.side))?;
        Some(now.after(reading.side(self.side).left.saturating_sub(LOW)))
    }

    /// Whether it is to be said now.
    pub fn is_due(&mut self, reading: Option<&ClockReading>) -> bool {
        let Some(left) = reading.map(|reading| reading.side(self.side).left) else { return false };
        let due = !self.quiet && left <= LOW;
        self.quiet = left <= LOW || (self.quiet && left < ENOUGH);
        due
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::clock::SideReading;

    fn reading(white: u64, running: Option<Color>) -> ClockReading {
        let side = |left| SideReading { left, period: 0, moves: 12, ..SideReading::default() };
        ClockReading { white: side(white), black: side(1_000), running, stood: 0, gaps: 0 }
    }

    fn due(lefts: &[u64]) -> Vec<u64> {
        let first = reading(lefts[0], None);
        let mut low = LowTime::new(Color::White, Some(&first));
        lefts.iter().copied().filter(|left| low.is_due(Some(&reading(*left, None)))).collect()
    }

    #[test]
    fn low_time_is_told_once_until_there_is_plenty_again() {
        assert_eq!(due(&[300_000, 60_001, 60_000, 59_000, 80_000, 60_000, 120_000, 60_000, 5]), [60_000, 60_000]);
        assert_eq!(due(&[60_000, 30_000, 1]), [0; 0], "a game of one minute begins so");
    }

    #[test]
    fn it_comes_due_by_itself_while_the_own_clock_runs() {
        let (start, now) = (reading(90_000, None), Tick::from_millis(5_000));
        let low = LowTime::new(Color::White, Some(&start));
        let at = |running| low.deadline(Some(&reading(90_000, running)), now);
        assert_eq!(at(Some(Color::White)), Some(Tick::from_millis(35_000)));
        assert_eq!((at(Some(Color::Black)), at(None), low.deadline(None, now)), (None, None, None));
    }
}
