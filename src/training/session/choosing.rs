//! Which puzzle comes next: one that comes back, a built-in one, or one that somebody has added. Of those the session says what it wants, and
//! goes on when it is found.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

use super::Session;
use crate::game::system_error::SystemError;
use crate::training::added::Wish;
use crate::training::lines::theme::ThemeWish;
use crate::training::notices::puzzle::PuzzleNotice;
use crate::training::notices::training::{Theme, TrainingNotice, Way};
use crate::training::puzzle::{Listed, Puzzle, built_in, counted};
use crate::training::puzzles::Coming;
use crate::training::step::Do;

/// So far from a player's own rating a rated puzzle may be, at first.
const NEAR: u32 = 100;
/// Among this number of the next ones, those with the fewest pieces, a lot decides.
const AMONG: usize = 12;
/// Where a streak begins, and by how much each puzzle of it is harder.
const STREAK: (u32, u32) = (500, 40);
/// The fewest pieces of a puzzle that is wanted, and the most, at first.
const FEWEST: usize = 3;
const FEW: usize = 6;
/// After this number of puzzles one piece more can be wanted.
const EACH: usize = 20;
const MOST: usize = 32;

/// What the session knows of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Adding {
    count: u64,
    /// One of them is being looked for, for this kind of training.
    finding: Option<(Way, Option<Theme>)>,
}

impl Session {
    /// The same, with this number of puzzles besides the built-in ones.
    #[must_use]
    pub fn with_added(self, count: u64) -> Session {
        Session { added: Adding { count, finding: None }, ..self }
    }

    /// A puzzle as it comes now; with its line, where that must be kept with its card.
    pub(super) fn coming(&self, puzzle: Puzzle, line: Option<String>) -> Coming {
        let again = self.pupil.comes_again(&puzzle);
        Coming { puzzle, line, way: self.way, again, story: None }
    }

    /// What comes back first.
    pub(super) fn comeback(&self, now: u64) -> Option<Puzzle> {
        let of_a_card = |item: &str| match self.pupil.own.get(item) {
            Some(own) => Puzzle::read(own).ok(),
            None => built_in().iter().find(|listed| listed.id == item)?.whole().ok(),
        };
        self.pupil.due(now).iter().find_map(|card| of_a_card(&card.item))
    }

    /// How difficult the next new puzzle is to be.
    fn wanted(&self) -> u32 {
        match self.way {
            Way::Streak => STREAK.0 + STREAK.1 * self.exercises.puzzles.streak(),
            _ => self.pupil.rating.whole(),
        }
    }

    /// A new one of the built-in puzzles.
    fn choose(&mut self) -> Option<Puzzle> {
        let wanted = self.wanted();
        let (seen, theme) = (&self.pupil.seen, self.theme());
        let is_wanted = |listed: &Listed| theme.is_none_or(|theme| listed.has(theme)) && !seen.contains(listed.id);
        let new = || built_in().iter().filter(|listed| is_wanted(listed));
        let mut found: Vec<_> = new().filter(|listed| listed.rating.abs_diff(wanted) <= NEAR).take(AMONG).collect();
        if found.is_empty() {
            // Nothing new is near: what is nearest.
            found.extend(new().min_by_key(|listed| listed.rating.abs_diff(wanted)));
        }
        let lot = if found.is_empty() { 0 } else { self.lots.usize(..found.len()) };
        found.get(lot)?.whole().ok()
    }

    /// Whether one is being looked for.
    pub(super) const fn is_finding(&self) -> bool {
        self.added.finding.is_some()
    }

    /// The next new puzzle: of each set as often as its share, and of the other one where there is none.
    pub(super) fn new_puzzle(&mut self) -> Do {
        let built_in = u64::try_from(built_in().len()).unwrap_or(u64::MAX);
        let count = self.added.count;
        if count > 0 && self.lots.u64(..count.saturating_add(built_in)) < count {
            return self.find();
        }
        match self.choose() {
            Some(puzzle) => self.put_up(self.coming(puzzle, None)),
            None if count > 0 => self.find(),
            None => Do::Say(TrainingNotice::NoneLeft(self.way)),
        }
    }

    /// The theme that the puzzles have, if they have one.
    fn theme(&self) -> Option<Theme> {
        self.wanted_theme.filter(|_| self.way == Way::Theme)
    }

    /// What somebody wants of themes.
    pub fn themed(&mut self, wish: ThemeWish, now: u64) -> Vec<Do> {
        self.exercises.listed = None;
        let ThemeWish::Begin(theme) = wish else {
            return if self.added.count > 0 { vec![Do::CountThemes] } else { list(&counted()) };
        };
        let left = self.leave_for_another(now);
        self.exercises.puzzles.end_streak();
        let waits = self.review_waits(Way::Theme);
        (self.way, self.wanted_theme) = (Way::Theme, Some(theme));
        let said = Do::Say(TrainingNotice::ThemeBegins(theme));
        // One that is being looked for is not wanted any more, and the next one is looked for when it is found.
        let next = if self.is_finding() { Vec::new() } else { self.next(now) };
        left.into_iter().chain([said]).chain(waits).chain(next).collect()
    }

    /// How many of the added puzzles have which theme, or why they could not be counted.
    pub fn themes_counted(&self, added: Result<HashMap<Theme, u64>, SystemError>) -> Vec<Do> {
        let mut counts = counted();
        let trouble = match added {
            Ok(added) => {
                for (theme, count) in added {
                    *counts.entry(theme).or_default() += count;
                }
                None
            }
            Err(why) => Some(Do::Say(TrainingNotice::ThemesUnread { why })),
        };
        trouble.into_iter().chain(list(&counts)).collect()
    }

    fn find(&mut self) -> Do {
        self.added.finding = Some((self.way, self.theme()));
        let most = FEW.saturating_add(self.pupil.tried / EACH).min(MOST);
        Do::Find(Box::new(Wish {
            rating: self.wanted(),
            near: NEAR,
            pieces: self.lots.usize(FEWEST..=most),
            lot: self.lots.u32(..),
            theme: self.theme(),
            seen: Arc::clone(&self.pupil.seen),
        }))
    }

    /// What was found: a puzzle, none that is new, or why the search failed.
    pub fn found(&mut self, found: Result<Option<Puzzle>, SystemError>, now: u64) -> Vec<Do> {
        let Some(wanted) = self.added.finding.take() else { return Vec::new() };
        // Somebody has gone on to something else meanwhile.
        if !matches!(self.way, Way::Rated | Way::Streak | Way::Theme) || self.is_drilling() || self.is_open() {
            return Vec::new();
        }
        match found {
            Ok(_) if wanted != (self.way, self.theme()) => self.next(now),
            Ok(Some(puzzle)) => {
                let line = puzzle.written();
                vec![self.put_up(self.coming(puzzle, Some(line)))]
            }
            Ok(None) => vec![self.built_in_alone()],
            Err(why) => {
                self.added.count = 0;
                let said = TrainingNotice::Added(Box::new(PuzzleNotice::Unread { why }));
                vec![Do::Say(said), self.built_in_alone()]
            }
        }
    }

    fn built_in_alone(&mut self) -> Do {
        match self.choose() {
            Some(puzzle) => self.put_up(self.coming(puzzle, None)),
            None => Do::Say(TrainingNotice::NoneLeft(self.way)),
        }
    }
}

/// The themes that there are, those with the most puzzles first.
fn list(counts: &HashMap<Theme, u64>) -> Vec<Do> {
    let mut found: Vec<(Theme, u64)> =
        Theme::ALL.into_iter().filter_map(|theme| Some((theme, *counts.get(&theme)?))).collect();
    found.retain(|(_, count)| *count > 0);
    found.sort_by_key(|(_, count)| Reverse(*count));
    let listed = found.into_iter().map(|(theme, count)| TrainingNotice::ThemeListed { theme, count });
    vec![Do::List([TrainingNotice::Themes].into_iter().chain(listed).collect())]
}
