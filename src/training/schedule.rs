//! When something that was failed comes back: FSRS, by the crate `rs-fsrs`.

use chrono::{DateTime, Utc};
use rs_fsrs::{FSRS, Parameters, Rating, State};
use serde::{Deserialize, Serialize};

/// A puzzle that was failed once, and when it comes back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Card {
    /// Its name.
    pub item: String,
    /// Seconds since 1 January 1970, UTC.
    pub due: u64,
    /// Days until nine of ten would still be known.
    pub stability: f64,
    /// From 1 to 10.
    pub difficulty: f64,
    /// How often it has come.
    pub reps: u32,
    /// How often it was failed since it was known.
    pub lapses: u32,
    /// 0 new, 1 being learned, 2 known, 3 being learned again.
    pub state: u8,
    /// When it came last.
    pub last: u64,
}

/// How somebody did.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Recall {
    /// Not by themselves.
    Failed,
    /// With more thought or help than it should need.
    Hard,
    /// At once.
    Known,
}

impl Card {
    /// A card that has never come yet.
    pub fn new(item: &str, now: u64) -> Card {
        Card {
            item: item.to_owned(),
            due: now,
            stability: 0.0,
            difficulty: 0.0,
            reps: 0,
            lapses: 0,
            state: 0,
            last: now,
        }
    }

    /// The card after an attempt at this moment.
    #[must_use]
    pub fn after(&self, recall: Recall, now: u64) -> Card {
        self.after_by(&FSRS::new(Parameters::default()), recall, now)
    }

    fn after_by(&self, scheduler: &FSRS, recall: Recall, now: u64) -> Card {
        let rating = match recall {
            Recall::Failed => Rating::Again,
            Recall::Hard => Rating::Hard,
            Recall::Known => Rating::Good,
        };
        // A clock that was set back takes no time away.
        let now = now.max(self.last);
        let next = scheduler.next(self.scheduled(), moment(now), rating).card;
        Card {
            item: self.item.clone(),
            due: seconds(next.due),
            stability: next.stability,
            difficulty: next.difficulty,
            reps: u32::try_from(next.reps).unwrap_or(0),
            lapses: u32::try_from(next.lapses).unwrap_or(0),
            state: match next.state {
                State::New => 0,
                State::Learning => 1,
                State::Review => 2,
                State::Relearning => 3,
            },
            last: now,
        }
    }

    /// Whether it was known when it came last, and is not being learned (again).
    pub const fn is_known(&self) -> bool {
        self.state == 2
    }

    /// Whether it comes back by this moment.
    pub const fn is_due(&self, now: u64) -> bool {
        self.due <= now
    }

    fn scheduled(&self) -> rs_fsrs::Card {
        let whole = |number: u32| i32::try_from(number).unwrap_or(i32::MAX);
        let days = |from: u64, to: u64| i64::try_from(to.saturating_sub(from) / 86_400).unwrap_or(0);
        rs_fsrs::Card {
            due: moment(self.due),
            stability: self.stability,
            difficulty: self.difficulty,
            elapsed_days: 0,
            scheduled_days: days(self.last, self.due),
            reps: whole(self.reps),
            lapses: whole(self.lapses),
            state: match self.state {
                0 => State::New,
                1 => State::Learning,
                2 => State::Review,
                _ => State::Relearning,
            },
            last_review: moment(self.last),
        }
    }
}

fn moment(seconds: u64) -> DateTime<Utc> {
    i64::try_from(seconds).ok().and_then(|seconds| DateTime::from_timestamp(seconds, 0)).unwrap_or_default()
}

fn seconds(moment: DateTime<Utc>) -> u64 {
    u64::try_from(moment.timestamp()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 86_400;

    /// What `test_basic_scheduler_interval` of rs-fsrs 1.2.1 expects of its default parameters.
    #[test]
    fn the_intervals_are_those_of_the_reference() {
        let mut now = 1_669_725_000;
        let mut card = Card::new("x", now);
        let answers = [[Recall::Known; 6].as_slice(), &[Recall::Failed; 2], &[Recall::Known; 5]].concat();
        let days: Vec<u64> = answers
            .iter()
            .map(|answer| {
                card = card.after(*answer, now);
                let days = (card.due - now) / DAY;
                now = card.due;
                days
            })
            .collect();
        assert_eq!(days, [0, 4, 15, 48, 136, 351, 0, 0, 7, 13, 24, 43, 77]);
    }

    /// What `test_basic_scheduler_memo_state` expects, with its own weights.
    #[test]
    fn the_memory_is_that_of_the_reference() {
        let w = [
            0.4197, 1.1869, 3.0412, 15.2441, 7.1434, 0.6477, 1.0007, 0.0674, 1.6597, 0.1712, 1.1178, 2.0225, 0.0904,
            0.3025, 2.1214, 0.2498, 2.9466, 0.4891, 0.6468,
        ];
        let scheduler = FSRS::new(Parameters { w, ..Parameters::default() });
        let mut now = 1_669_725_000;
        let mut card = Card::new("x", now);
        for (index, days) in [0, 0, 0, 1, 3, 8, 21].into_iter().enumerate() {
            now += days * DAY;
            card = card.after_by(&scheduler, if index == 0 { Recall::Failed } else { Recall::Known }, now);
        }
        assert!((card.stability - 71.4554).abs() < 0.0001 && (card.difficulty - 5.0976).abs() < 0.0001, "{card:?}");
    }

    #[test]
    fn a_clock_set_back_or_a_broken_card_is_harmless() {
        let card = Card::new("x", 2_000_000_000).after(Recall::Failed, 1_000_000_000);
        assert!(card.due >= 2_000_000_000, "{card:?}");
        let broken = Card { stability: f64::NAN, due: u64::MAX, last: u64::MAX, state: 9, ..card };
        let _whatever = broken.after(Recall::Known, 5);
    }
}
