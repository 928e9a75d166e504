//! What is known of somebody who trains.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::course::Course;
use super::glicko::Rating;
use super::puzzle::Puzzle;
use super::repertoire;
use super::rounds::Scores;
use super::schedule::Card;
use crate::training::notices::training::{Standings, Telling, Way};

const DAY: u64 = 86_400;

/// Somebody who trains. Each has ratings, cards and a history of their own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pupil {
    /// The name after `--player`; empty if none was given.
    pub name: String,
    /// How positions are told.
    pub telling: Telling,
    /// By how many seconds their clock on the wall is ahead of UTC: their day ends at their midnight.
    pub ahead: i64,
    /// The rating in puzzles.
    pub rating: Rating,
    /// What was failed once, by its name.
    pub cards: HashMap<String, Card>,
    /// Puzzles that this program does not bring, by their names, as lines: from their own games, and added ones that come back.
    pub own: HashMap<String, String>,
    /// The puzzles that were tried; shared with the search for another one.
    pub seen: Arc<HashSet<String>>,
    /// How many attempts there were.
    pub tried: usize,
    /// How many of them were solved at the first try.
    pub solved: usize,
    /// The longest streak.
    pub streak: u32,
    /// What they have done in drills.
    pub scores: Scores,
    /// How far they are with lessons.
    pub course: Course,
    /// The moves of openings that were asked.
    pub asked: HashSet<String>,
    /// When each of them was asked first, in seconds since 1 January 1970, UTC.
    pub asked_at: Vec<u64>,
}

impl Pupil {
    /// How they stand at this moment.
    pub fn standings(&self, now: u64) -> Standings {
        Standings {
            tried: self.tried,
            solved: self.solved,
            rating: self.rating.whole(),
            provisional: self.rating.is_provisional(),
            streak: self.streak,
            due: self.due(now).len(),
            lessons: self.course.done(),
        }
    }

    /// How many moves of openings were asked for the first time on this day.
    pub fn new_moves(&self, now: u64) -> usize {
        let day = |at: u64| at.saturating_add_signed(self.ahead) / DAY;
        self.asked_at.iter().filter(|at| day(**at) == day(now)).count()
    }

    /// Whether a card comes back by the end of this day.
    pub fn is_due(&self, card: &Card, now: u64) -> bool {
        let on_the_wall = now.saturating_add_signed(self.ahead);
        card.is_due(now.saturating_add(DAY - 1 - on_the_wall % DAY))
    }

    /// The puzzles that come back today, what has waited longest first.
    pub fn due(&self, now: u64) -> Vec<&Card> {
        let puzzles = self.cards.values().filter(|card| !repertoire::is_card(&card.item));
        let mut due: Vec<&Card> = puzzles.filter(|card| self.is_due(card, now)).collect();
        due.sort_by(|one, other| (one.due, &one.item).cmp(&(other.due, &other.item)));
        due
    }

    pub fn count(&mut self, attempt: &Attempt) {
        if attempt.way == Way::Lesson {
            self.course.take(&attempt.item);
            return;
        }
        if attempt.way == Way::Opening && self.asked.insert(attempt.item.clone()) {
            self.asked_at.push(attempt.at);
        }
        // Reviewing a game, playing an endgame and answering an opening solve no puzzle of the set.
        if matches!(attempt.way, Way::Endgame | Way::Review | Way::Opening) {
            return;
        }
        Arc::make_mut(&mut self.seen).insert(attempt.item.clone());
        self.tried += 1;
        self.solved += usize::from(attempt.clean);
        self.streak = self.streak.max(attempt.streak);
    }

    /// Takes puzzles that have not been tried yet.
    pub fn take_new(&mut self, new: &[NewPuzzle]) {
        for NewPuzzle { card, line } in new {
            self.cards.insert(card.item.clone(), card.clone());
            self.own.insert(card.item.clone(), line.clone());
        }
    }

    /// Whether a puzzle was tried before, and comes back.
    pub fn comes_again(&self, puzzle: &Puzzle) -> bool {
        self.cards.get(&puzzle.id).is_some_and(|card| card.reps > 0)
    }

    /// Takes what came of a puzzle.
    pub fn take(&mut self, attempt: &Attempt) {
        self.count(attempt);
        if matches!(attempt.way, Way::Endgame | Way::Lesson) {
            return;
        }
        self.rating = attempt.rating;
        if let Some(card) = &attempt.card {
            self.cards.insert(attempt.item.clone(), card.clone());
        }
        if let Some(own) = &attempt.own {
            self.own.insert(attempt.item.clone(), own.clone());
        }
    }
}

/// A puzzle from the player's own game that has not been tried yet.
#[derive(Clone, Debug, PartialEq)]
pub struct NewPuzzle {
    /// When it comes.
    pub card: Card,
    /// The whole of it.
    pub line: String,
}

impl NewPuzzle {
    /// It comes at once.
    pub fn of(puzzle: &Puzzle, now: u64) -> NewPuzzle {
        NewPuzzle { card: Card::new(&puzzle.id, now), line: puzzle.written() }
    }
}

/// What came of a puzzle, with all that it changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    pub item: String,
    /// Why it came.
    #[serde(with = "crate::named::by_name")]
    pub way: Way,
    /// Seconds since 1 January 1970, UTC.
    pub at: u64,
    /// Solved at the first try, without help.
    pub clean: bool,
    /// How often they were helped.
    pub hints: u32,
    /// How many wrong moves they made.
    pub mistakes: u32,
    /// How long it took, in milliseconds.
    pub millis: u64,
    /// How many puzzles the streak has, this one included.
    pub streak: u32,
    /// Their rating afterwards.
    pub rating: Rating,
    /// When it comes back, if it does.
    pub card: Option<Card>,
    /// The whole puzzle, if it comes back and this program does not bring it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::training::schedule::Recall;

    #[test]
    fn a_day_ends_at_midnight_on_the_wall() {
        // Ten at night, UTC, on 21 September 2026; the card comes back at midnight, UTC.
        let ten = 1_790_028_000;
        let card = Card { due: ten + 2 * 3_600, ..Card::new("one", ten).after(Recall::Failed, ten) };
        let with =
            |ahead| Pupil { ahead, cards: HashMap::from([("one".to_owned(), card.clone())]), ..Pupil::default() };
        assert_eq!(ten % DAY, 22 * 3_600);
        for (ahead, due) in [(0, 0), (3_600, 0), (2 * 3_600, 1), (10 * 3_600, 1), (-3_600, 1), (-8 * 3_600, 1)] {
            assert_eq!(with(ahead).due(ten).len(), due, "{ahead}");
        }
    }
}
