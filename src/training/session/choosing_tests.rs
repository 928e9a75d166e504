//! Sessions with puzzles besides the built-in ones.

use std::collections::HashSet;
use std::sync::Arc;

use super::*;
use crate::training::puzzle::built_in;

/// A puzzle that nobody has built in.
fn an_added_puzzle() -> Puzzle {
    let moves = "d6e5 d5d8 b8d8 d1d8";
    let fen = "1r4k1/p1p2ppp/3p4/2pRR3/8/1P6/PqP2PPP/3Q2K1 b - -";
    Puzzle::of("zzZ9z", "1500", ["mateIn2"].into_iter(), fen, moves).expect("a puzzle")
}

/// So many of them that no other one is drawn.
const NEARLY_ALL: u64 = u64::MAX / 2;

fn with_added(pupil: Pupil, found: Vec<Result<Option<Puzzle>, String>>) -> Table {
    let table = Table::new(pupil);
    Table { session: table.session.with_added(NEARLY_ALL), added: found, ..table }
}

#[test]
fn added_puzzles_come_near_the_rating_and_first_with_few_pieces() {
    let seen: Arc<HashSet<String>> = Arc::new(["abc".to_owned()].into());
    let pupil = |tried| Pupil { tried, seen: Arc::clone(&seen), ..Pupil::default() };
    for (tried, most) in [(0, 6), (40, 8), (10_000, 32)] {
        let mut largest = 0;
        for seed in 0..60 {
            let mut table = with_added(pupil(tried), vec![Ok(Some(an_added_puzzle()))]);
            table.session.lots = fastrand::Rng::with_seed(seed);
            table.enter();
            let wish = &table.wishes[0];
            assert_eq!((wish.rating, wish.near), (1500, 100));
            assert_eq!(wish.seen, seen);
            assert!((3..=most).contains(&wish.pieces), "{wish:?}");
            largest = largest.max(wish.pieces);
            assert_eq!(table.puzzle().id, "zzZ9z");
        }
        assert!(largest > most - 2, "{largest} of {most}");
    }
    let mut table = with_added(pupil(0), Vec::new());
    table.say(Verb::Streak);
    assert_eq!(table.wishes[0].rating, 500);
}

/// The database can be gone when it comes back, so its line goes with the card.
#[test]
fn an_added_puzzle_that_is_failed_comes_back_from_what_is_kept_of_it() {
    let mut table = with_added(Pupil::default(), vec![Ok(Some(an_added_puzzle()))]);
    table.enter();
    table.say(Verb::Solution);
    let kept = table.kept.pop().expect("an attempt");
    assert_eq!((kept.item.as_str(), kept.way, kept.own.is_some()), ("zzZ9z", Way::Rated, true));
    assert!(kept.rating.whole() < 1500, "it counts as any other one");
    let mut again = Table::new(table.session.pupil().clone());
    again.enter();
    assert_eq!((again.puzzle(), again.coming().again), (&an_added_puzzle(), true));
    // One that is solved does not come back, and nothing is kept of it.
    let mut table = with_added(Pupil::default(), vec![Ok(Some(an_added_puzzle()))]);
    table.enter();
    table.solve();
    assert_eq!(table.kept[0].own, None);
}

#[test]
fn where_no_added_puzzle_is_left_or_can_be_read_the_built_in_ones_come() {
    let mut table = with_added(Pupil::default(), Vec::new());
    table.enter();
    let is_built_in = |table: &Table| built_in().iter().any(|listed| listed.id == table.puzzle().id);
    assert!(is_built_in(&table) && table.wishes.len() == 1);
    let mut table = with_added(Pupil::default(), vec![Err("it is gone".to_owned())]);
    table.enter();
    assert!(is_built_in(&table));
    let told = table.said.iter().filter(|said| matches!(said, Says::Added(_))).count();
    table.solve();
    table.enter();
    assert_eq!((told, table.wishes.len()), (1, 1), "{:?}", table.said);
    // With few of them most puzzles are built in, and with none all.
    let table = Table::new(Pupil::default());
    let mut table = Table { session: table.session.with_added(1), ..table };
    for _ in 0..20 {
        table.enter();
        table.solve();
    }
    assert!(table.wishes.len() < 3, "{}", table.wishes.len());
}

/// Keys are quicker than a disk.
#[test]
fn what_is_found_too_late_is_put_up_nowhere() {
    let mut session = Table::new(Pupil::default()).session.with_added(NEARLY_ALL);
    let history = History::new(Board::default(), Mode::Training);
    assert!(matches!(session.enter(0, NOW)[..], [Do::Find(_)]));
    assert_eq!(session.enter(0, NOW), []);
    assert_eq!(session.word(Verb::Streak, &history, true, NOW), [Do::Say(Says::Way(Way::Streak))]);
    // The one that was wanted was for another way.
    assert!(matches!(&session.found(Ok(Some(an_added_puzzle())), NOW)[..], [Do::Find(wish)] if wish.rating == 500));
    session.endgame(EndgameWish::Begin(Endgame::Queen));
    assert_eq!(session.found(Ok(Some(an_added_puzzle())), NOW), []);
    assert_eq!(session.found(Ok(Some(an_added_puzzle())), NOW), [], "nobody asked");
}
