//! The clock in games: no millisecond is lost or made, whatever happens to the game, the program and the machine.

use std::collections::BTreeSet;
use std::ops::{Deref, DerefMut};

use annabella::game::clock::TimeControl;
use annabella::game::command::{Command, Happening};
use annabella::game::fact::{Dialogue, Started, What};
use annabella::game::gaps::{Gap, GapCause};
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::Ruling;
use annabella::game::{Game, Phase};
use annabella::rules::position::Color;
use proptest::prelude::*;

use crate::support::table::{Mates, Table, WHITE, started};

/// A game, and how much time has passed for it: with what the machine slept and the program was away.
struct Played {
    table: Table,
    /// When this run began by the wall clock (ms), and by its own.
    run: (u64, u64),
    /// What had passed until then, and was noted.
    before: u64,
}

impl Deref for Played {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Played {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

impl Played {
    fn set(started: Started) -> Played {
        let run = (started.wall * 1_000, 0);
        Played { table: Table::with(started, |table| table.mates = Mates::Waited), run, before: 0 }
    }

    /// One of the legal moves.
    fn moves(&mut self, choice: usize) {
        let legal = self.legal();
        if let Some(intent) = legal.get(choice % legal.len().max(1)) {
            self.makes(*intent, "");
        }
    }

    /// The program ends without a word, and comes back after so many seconds with what was recorded.
    fn crash(&mut self, away: u64) {
        let noted = self.facts.iter().rev().find(|fact| fact.clock.is_some()).map_or(0, |fact| fact.at.millis());
        let wall = (self.run.0 + self.now - self.run.1) / 1_000 + away;
        self.before += noted - self.run.1;
        // Seconds of the wall: somebody who comes back within one was not away.
        self.before += (wall * 1_000).saturating_sub(self.run.0 + noted - self.run.1);
        self.now = 77;
        self.run = (wall * 1_000, 77);
        self.reopens(wall);
    }

    fn passed(&self) -> u64 {
        self.before + self.now - self.run.1
    }

    fn sums_hold(&self) -> Result<(), TestCaseError> {
        let clock = self.clock();
        prop_assert_eq!(clock.white.used + clock.black.used + clock.stood + clock.gaps, self.passed());
        for side in [clock.white, clock.black] {
            let sum = i128::from(side.given) + i128::from(side.adjusted) - i128::from(side.used);
            prop_assert_eq!(sum, i128::from(side.left));
        }
        Ok(())
    }
}

#[derive(Copy, Clone, Debug)]
enum Act {
    Move(usize),
    Pause,
    Resume,
    Add(bool, u64),
    Take(bool, u64),
    Set(bool, u64),
    Sleep(u64),
    Crash(u64),
    Charge,
    ChargePart(u64),
}

fn acts() -> impl Strategy<Value = Vec<(u64, Act)>> {
    let act = prop_oneof![
        8 => any::<usize>().prop_map(Act::Move),
        1 => Just(Act::Pause),
        4 => Just(Act::Resume),
        1 => (any::<bool>(), 0..90_000_u64).prop_map(|(white, millis)| Act::Add(white, millis)),
        1 => (any::<bool>(), 0..90_000_u64).prop_map(|(white, millis)| Act::Take(white, millis)),
        1 => (any::<bool>(), 0..90_000_u64).prop_map(|(white, millis)| Act::Set(white, millis)),
        1 => (0..900_000_u64).prop_map(Act::Sleep),
        1 => (0..900_u64).prop_map(Act::Crash),
        1 => Just(Act::Charge),
        1 => (0..90_000_u64).prop_map(Act::ChargePart),
    ];
    proptest::collection::vec((0..20_000_u64, act), 0..40)
}

#[test]
fn of_ten_thousand_rapid_presses_only_the_first_counts() {
    let mut table = Played::set(Started { dialogue: Dialogue::Full, ..started(Mode::Tournament, "5+3") });
    table.waits_in_the_loop(1_000);
    table.moves(0);
    let before = table.facts.len();
    for press in 0..10_000 {
        table.waits_in_the_loop(u64::from(press % 10 == 0));
        table.does(Seat::Side(Color::White), Command::Press);
    }
    // The note of the clock every five seconds is none of this.
    let added: Vec<_> = table.facts[before..].iter().map(|fact| &fact.what).collect();
    assert!(matches!(added[..], [What::Completed { .. }]), "{added:?}");
    let clock = table.clock();
    assert_eq!((clock.white.used, clock.black.used, clock.running), (1_001, 999, Some(Color::Black)));
}

proptest! {
    /// `used by White + used by Black + paused + gaps = elapsed`, and for each side `left = allotted + adjustments - used`, at every
    /// moment; and a game that is replayed knows the same.
    #[test]
    fn the_sums_hold_whatever_happens(
        control in prop_oneof![Just("1"), Just("3+2"), Just("1 delay 5"), Just("2/3+1,1+2"), Just("hourglass 1"), Just("2 bronstein 4")],
        tournament in any::<bool>(),
        acts in acts(),
    ) {
        let mode = if tournament { Mode::Tournament } else { Mode::Casual };
        let mut table = Played::set(started(mode, control));
        let side = |white: bool| if white { Color::White } else { Color::Black };
        for (pause, act) in acts {
            table.waits_in_the_loop(pause);
            let before = table.clock();
            match act {
                Act::Move(choice) => table.moves(choice),
                Act::Pause => {
                    table.does(WHITE, Command::Pause);
                }
                Act::Resume => {
                    table.does(Seat::Arbiter, Command::Resume);
                }
                Act::Add(white, millis) => {
                    table.rules(Ruling::AddTime { side: side(white), millis });
                }
                Act::Take(white, millis) => {
                    table.rules(Ruling::TakeTime { side: side(white), millis });
                }
                Act::Set(white, millis) => {
                    table.rules(Ruling::SetClock { side: side(white), millis });
                }
                Act::Sleep(millis) => {
                    table.now += millis;
                    table.happens(WHITE, Happening::Slept { millis });
                    let after = table.clock();
                    prop_assert_eq!((before.white.used, before.black.used), (after.white.used, after.black.used));
                    prop_assert!(after.running.is_none() || table.game.outcome().is_some());
                }
                Act::Crash(away) => {
                    table.crash(away);
                    let after = table.clock();
                    prop_assert!(after.running.is_none());
                    for side in Color::ALL {
                        prop_assert!(before.side(side).used - after.side(side).used <= 5_000, "known to within 5 s");
                    }
                }
                Act::Charge => {
                    table.does(Seat::Arbiter, Command::Charge);
                }
                Act::ChargePart(millis) => {
                    table.rules(Ruling::Charge { millis: Some(millis) });
                }
            }
            table.sums_hold()?;
            let again = Game::replay(&table.facts).expect("its own record");
            prop_assert_eq!(again.clock(table.tick()), Some(table.clock()));
            prop_assert_eq!(again.gap(), table.game.gap());
        }
    }
}

#[test]
fn sleep_neither_drops_a_flag_nor_undoes_its_fall() {
    let mut table = Played::set(started(Mode::Casual, "1"));
    table.moves(0);
    table.moves(0);
    table.now = 600_000;
    table.happens(WHITE, Happening::Slept { millis: 545_000 });
    assert_eq!((table.game.phase(), table.clock().white.left), (Phase::Stopped, 5_000));
    let gap = Gap { cause: GapCause::Slept, millis: 545_000, side: Color::White };
    assert_eq!(table.game.gap(), Some(gap));

    let mut table = Played::set(started(Mode::Casual, "1"));
    table.now = 600_000;
    table.happens(WHITE, Happening::Slept { millis: 500_000 });
    assert_eq!(table.clock().white.left, 0, "there was time enough before");
    assert!(table.facts.iter().any(|fact| !matches!(fact.what, What::Started(_) | What::Gap(_))));
}

#[test]
fn time_away_is_a_gap_though_the_clock_went_back() {
    let mut table = Played::set(started(Mode::Casual, "10"));
    table.waits_in_the_loop(63_000);
    table.crash(3_600);
    assert_eq!(table.game.gap().map(|gap| gap.cause), Some(GapCause::Away));
    assert_eq!((table.clock().white.used, table.clock().gaps), (60_000, 3_603_000));

    let mut table = Played::set(started(Mode::Casual, "10"));
    table.waits_in_the_loop(63_000);
    table.at(0).reopens(0);
    assert_eq!(table.game.gap().map(|gap| gap.millis), Some(0), "nobody knows for how long");
    assert_eq!(table.reading().map(|clock| clock.white.left), Some(540_000));
}

/// Sixty moves each, and three minutes for each of them.
#[test]
fn a_game_of_six_hours_is_exact() {
    let control = "120/40+30,60+30".parse::<TimeControl>().expect("a control");
    let mut table = Played::set(started(Mode::Tournament, &control.to_string()));
    let mut used = [0_u64; 2];
    let mut stood_before = BTreeSet::new();
    for half_move in 0..120_usize {
        // About 10800 s for each side, never twice the same.
        let think = 175_000 + (half_move as u64 * 7_919) % 10_007;
        table.waits_in_the_loop(think);
        used[half_move % 2] += think;
        let position = table.game.board().position().expect("a position");
        let legal: Vec<_> = position.legal_intents().into_iter().collect();
        // Nothing is taken, nothing repeated, and nobody is mated.
        let goes_on = |index: &usize| {
            let change = table.game.board().change(legal[*index]).expect("a piece");
            let after = position.clone().play(legal[*index]).expect("a legal move");
            let is_new = !stood_before.contains(after.fen().split(' ').next().expect("pieces"));
            change.removed.is_none() && !after.is_checkmate() && !after.is_check() && is_new
        };
        let choice = (0..legal.len()).map(|index| (index + half_move) % legal.len()).find(goes_on);
        table.moves(choice.expect("a quiet move"));
        stood_before.insert(table.game.board().fen().split(' ').next().expect("pieces").to_owned());
        assert_eq!((table.game.outcome(), table.game.history().live().len()), (None, half_move + 1));
    }
    let clock = table.clock();
    assert_eq!((clock.white.used, clock.black.used), (used[0], used[1]));
    assert_eq!((clock.white.moves, clock.black.moves), (60, 60));
    // Two hours, another one with the fortieth move, and thirty seconds before the first move and after each.
    let given = (120 + 60) * 60_000 + 61 * 30_000;
    assert_eq!(clock.white.left, given - used[0]);
    assert_eq!(clock.black.left, given - used[1]);
    assert_eq!(clock.white.used + clock.black.used + clock.stood, table.passed());
    assert!(table.passed() > 6 * 3_600_000 - 600_000);
}
