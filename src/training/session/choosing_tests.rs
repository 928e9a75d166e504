//! Sessions with puzzles besides the built-in ones.

use std::collections::HashSet;
use std::sync::Arc;

use super::*;
use crate::game::system_error::SystemError;
use crate::training::lines::theme::ThemeWish;
use crate::training::puzzle::built_in;

/// A puzzle that nobody has built in.
fn an_added_puzzle() -> Puzzle {
    let moves = "d6e5 d5d8 b8d8 d1d8";
    let fen = "1r4k1/p1p2ppp/3p4/2pRR3/8/1P6/PqP2PPP/3Q2K1 b - -";
    Puzzle::of("zzZ9z", "1500", ["mateIn2"].into_iter(), fen, moves).expect("a puzzle")
}

/// So many of them that no other one is drawn.
const NEARLY_ALL: u64 = u64::MAX / 2;

fn with_added(pupil: Pupil, found: Vec<Result<Option<Puzzle>, SystemError>>) -> Table {
    let table = Table::new(pupil);
    Table { session: table.session.with_added(NEARLY_ALL), added: found, ..table }
}

#[test]
fn added_puzzles_match_the_rating_and_start_with_few_pieces() {
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
fn a_failed_added_puzzle_comes_back_from_its_saved_copy() {
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
fn built_in_puzzles_come_where_no_added_one_is_available() {
    let mut table = with_added(Pupil::default(), Vec::new());
    table.enter();
    let is_built_in = |table: &Table| built_in().iter().any(|listed| listed.id == table.puzzle().id);
    assert!(is_built_in(&table) && table.wishes.len() == 1);
    let mut table = with_added(Pupil::default(), vec![Err(SystemError::Malformed)]);
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
    session.endgame(EndgameWish::Begin(Endgame::Queen), NOW);
    assert_eq!(session.found(Ok(Some(an_added_puzzle())), NOW), []);
    assert_eq!(session.found(Ok(Some(an_added_puzzle())), NOW), [], "nobody asked");
}

/// Puzzles of a theme, which is no secret: the rating stays, and what is failed comes back.
#[test]
fn themed_puzzles_have_their_theme_and_change_no_rating() {
    let mut table = Table::new(Pupil::default());
    let begin = |table: &mut Table, theme| {
        let todo = table.session.themed(ThemeWish::Begin(theme), NOW);
        table.carry_out(todo);
    };
    begin(&mut table, Theme::Fork);
    assert!(matches!(table.said[..], [Says::ThemeBegins(Theme::Fork), Says::Puzzle { .. }]), "{:?}", table.said);
    begin(&mut table, Theme::Pin);
    assert!(table.said.contains(&Says::PuzzleLeft), "{:?}", table.said);
    assert!(table.puzzle().themes.contains(&Theme::Pin), "{:?}", table.puzzle());
    begin(&mut table, Theme::Fork);
    table.say(Verb::Hint);
    assert!(matches!(table.said.last(), Some(Says::HintPiece { .. })), "{:?}", table.said);
    for _ in 0..20 {
        assert!(table.puzzle().themes.contains(&Theme::Fork), "{:?}", table.puzzle());
        table.solve();
        table.enter();
    }
    table.say(Verb::Solution);
    let (kept, rating) = (table.kept.last().expect("it is kept").clone(), Pupil::default().rating);
    assert_eq!((kept.way, kept.rating, kept.clean, kept.card.is_some()), (Way::Theme, rating, false, true));
    assert_eq!(table.session.pupil().tried, 23);
    table.say(Verb::Rated);
    table.solve();
    assert!(table.done().rating.is_some(), "others count again");
}

#[test]
fn themes_cover_both_sets_and_pick_matching_added_puzzles() {
    let mut table = Table::new(Pupil::default());
    let list = |table: &mut Table| {
        let todo = table.session.themed(ThemeWish::List, NOW);
        table.carry_out(todo);
        std::mem::take(&mut table.said)
    };
    let said = list(&mut table);
    let counts: Vec<u64> = said
        .iter()
        .filter_map(|said| if let Says::ThemeListed { count, .. } = said { Some(*count) } else { None })
        .collect();
    assert!(matches!(said[0], Says::Themes) && counts.len() > 30 && counts.is_sorted_by(|one, other| one >= other));
    let forks = built_in().iter().filter(|listed| listed.has(Theme::Fork)).count() as u64;
    assert!(said.contains(&Says::ThemeListed { theme: Theme::Fork, count: forks }));

    let mut table = with_added(Pupil::default(), vec![Ok(Some(an_added_puzzle()))]);
    let said = list(&mut table);
    assert!(said.contains(&Says::ThemeListed { theme: Theme::Fork, count: forks + 1_000_000 }), "{said:?}");
    let todo = table.session.themed(ThemeWish::Begin(Theme::MateInTwo), NOW);
    table.carry_out(todo);
    assert_eq!((table.wishes[0].theme, table.puzzle().id.as_str()), (Some(Theme::MateInTwo), "zzZ9z"));
    let unread = table.session.themes_counted(Err(SystemError::Malformed));
    assert!(matches!(&unread[..], [Do::Say(Says::ThemesUnread { .. }), Do::List(_)]));
}
