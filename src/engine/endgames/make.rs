//! How a table is made: from the mates backwards.
//!
//! In step *n* stand all positions that end by mate in *n* half-moves. From where the loser is to move, every move back leads to a position
//! that is won one half-move later. From where the winner is to move, a move back leads to one that is lost, if every other move loses there,
//! too. What captures and promotions lead to stands in smaller tables, with any number of half-moves: that waits for its step.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering::Relaxed};
use std::thread;

use super::few::{Few, Moves};
use super::material::Material;
use super::{NO_POSITION, NOTHING, Outcome, Table, Tables, code, outcome};

/// A table of which not all is known yet. In one step all threads write the same value into a place, so that none has to wait.
struct Making<'a> {
    material: &'static Material,
    smaller: &'a Tables,
    values: Vec<AtomicU8>,
    /// What a position will be worth by its captures and promotions, if nothing sooner decides.
    later: Vec<AtomicU8>,
    /// The last step of which something is known.
    last: AtomicU8,
    /// The table is not wanted any more.
    cancelled: &'a AtomicBool,
}

/// Makes a table. Those into which it leads must be there. `None`: it was cancelled.
pub(super) fn make(material: &'static Material, smaller: &Tables, cancelled: &AtomicBool) -> Option<Table> {
    let nothing = || (0..material.size()).map(|_| AtomicU8::new(NOTHING)).collect();
    let making = Making { material, smaller, values: nothing(), later: nothing(), last: AtomicU8::new(0), cancelled };
    making.everywhere(|place| making.begin(place));
    let mut step = 0;
    while step <= making.last.load(Relaxed) && !cancelled.load(Relaxed) {
        let code = code(step);
        making.everywhere(|place| {
            if making.value(place) == NOTHING && making.later[place as usize].load(Relaxed) == code {
                making.values[place as usize].store(code, Relaxed);
            }
        });
        making.everywhere(|place| {
            if making.value(place) == code {
                making.go_back(place, step);
            }
        });
        step += 1;
    }
    let values = making.values.into_iter().map(AtomicU8::into_inner).collect();
    (!cancelled.load(Relaxed)).then_some(Table { material, values })
}

impl Making<'_> {
    /// Does something in all places, on several threads, until it is cancelled.
    fn everywhere(&self, what: impl Fn(u32) + Sync) {
        let threads = thread::available_parallelism().map_or(1, |found| u32::try_from(found.get()).unwrap_or(1)).min(4);
        let part = self.material.size().div_ceil(threads);
        let places = |number: u32| -> Range<u32> { number * part..self.material.size().min((number + 1) * part) };
        let all = |number| places(number).take_while(|_| !self.cancelled.load(Relaxed)).for_each(&what);
        let all = &all;
        thread::scope(|scope| {
            for number in 1..threads {
                scope.spawn(move || all(number));
            }
            all(0);
        });
    }

    fn value(&self, place: u32) -> u8 {
        self.values[place as usize].load(Relaxed)
    }

    /// Keeps what a position is worth, now or when its step comes.
    fn keep(&self, cells: &[AtomicU8], place: u32, half_moves: u8) {
        cells[place as usize].store(code(half_moves), Relaxed);
        if self.last.load(Relaxed) < half_moves {
            self.last.fetch_max(half_moves, Relaxed);
        }
    }

    /// What a place is, and what its captures and promotions say.
    fn begin(&self, place: u32) {
        let Some(few) = self.material.at(place) else {
            self.values[place as usize].store(NO_POSITION, Relaxed);
            return;
        };
        let can_keep = few.find_after(Moves::Keeping, |_| true);
        let (mut won, mut lost, mut is_held, mut converts) = (None::<u8>, 0, false, false);
        few.find_after(Moves::Converting, |after| {
            converts = true;
            match self.smaller.probe(after) {
                Some(Outcome::Loss(half_moves)) => won = Some(won.unwrap_or(u8::MAX).min(half_moves + 1)),
                Some(Outcome::Win(half_moves)) => lost = lost.max(half_moves + 1),
                Some(Outcome::Draw) | None => is_held = true,
            }
            false
        });
        if let Some(half_moves) = won {
            self.keep(&self.later, place, half_moves);
        } else if !can_keep && converts && !is_held {
            self.keep(&self.later, place, lost);
        } else if !can_keep && !converts && few.is_check(few.turn()) {
            self.keep(&self.values, place, 0);
        }
    }

    /// What a position of this step says about those from which a move leads to it.
    fn go_back(&self, place: u32, step: u8) {
        let is_lost = step.is_multiple_of(2);
        self.material.standing_at(place).each_before(|before| {
            let place = self.material.place(before);
            if self.value(place) != NOTHING {
                return;
            }
            if is_lost {
                self.keep(&self.values, place, step + 1);
            } else if let Some(half_moves) = self.lost_in(before) {
                let cells = if half_moves == step + 1 { &self.values } else { &self.later };
                self.keep(cells, place, half_moves);
            }
        });
    }

    /// In how many half-moves a position is lost, if every move loses as far as is known.
    fn lost_in(&self, few: &Few) -> Option<u8> {
        let mut longest = 0;
        let mut holds = |after: Option<Outcome>| match after {
            Some(Outcome::Win(half_moves)) => {
                longest = longest.max(half_moves + 1);
                false
            }
            _ => true,
        };
        let is_held = few.find_after(Moves::Keeping, |after| holds(outcome(self.value(self.material.place(after)))))
            || few.find_after(Moves::Converting, |after| holds(self.smaller.probe(after)));
        (!is_held).then_some(longest)
    }
}
