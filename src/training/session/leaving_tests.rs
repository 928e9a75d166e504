//! What is open is left before its end, and what comes too late for it.

use super::*;

/// It counts as not solved, and comes back; then other things can come to the table.
#[test]
fn an_open_puzzle_can_be_left() {
    let stop = |table: &mut Table| {
        let todo = table.session.stop(0, NOW);
        table.carry_out(todo);
    };
    let mut table = Table::new(Pupil::default());
    stop(&mut table);
    assert_eq!(table.said, [Says::NothingToStop]);
    table.enter();
    let (before, endgame) = (table.session.pupil().rating, EndgameWish::Begin(Endgame::Queen));
    let todo = table.session.endgame(endgame, NOW);
    table.carry_out(todo);
    assert!(table.said.contains(&Says::PuzzleLeft), "{:?}", table.said);
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })), "{:?}", table.said);
    assert_eq!(table.kept.len(), 1, "it counts as not solved");
    assert!(table.session.pupil().rating.rating < before.rating);
    // Another way of puzzles waits until the one on the table is solved or left.
    let mut table = Table::new(Pupil::default());
    table.enter();
    table.say(Verb::Streak);
    assert!(table.said.ends_with(&[Says::Way(Way::Streak), Says::NotSolved]), "the old puzzle stays: {:?}", table.said);
    stop(&mut table);
    let left = table.done().clone();
    assert!(left.how == How::Left && left.back.is_some(), "{left:?}");
    assert!(table.session.pupil().rating.rating < before.rating);
    assert_eq!(table.kept.len(), 1);
    let todo = table.session.endgame(endgame, NOW);
    table.carry_out(todo);
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })), "{:?}", table.said);
    // Of an endgame nothing is kept, and it can begin again.
    stop(&mut table);
    assert_eq!(table.said.last(), Some(&Says::Endgame(EndgameNotice::Next)));
    assert_eq!(table.kept.len(), 1);
    let todo = table.session.endgame(EndgameWish::StartOver, NOW);
    table.carry_out(todo);
    assert!(matches!(table.said.last(), Some(Says::Puzzle { .. })), "{:?}", table.said);
}

/// Tables that come when another endgame stands there do not push it away.
#[test]
fn tables_that_come_too_late_disturb_nobody() {
    let mut table = Table::new(Pupil::default());
    let queen = table.session.endgame(EndgameWish::Begin(Endgame::Queen), NOW);
    table.carry_out(queen);
    let waits = table.session.endgame(EndgameWish::Begin(Endgame::BishopAndKnight), NOW);
    assert_eq!(waits, [Do::Provide(Endgame::BishopAndKnight)]);
    let again = table.session.endgame(EndgameWish::Begin(Endgame::Queen), NOW);
    table.carry_out(again);
    let (said, there) = (table.said.len(), table.history.board().fen());
    let tables = table.session.tables().clone();
    let late = table.session.provided(tables, Vec::new());
    table.carry_out(late);
    assert_eq!((table.said.len(), table.history.board().fen()), (said, there));
}

/// Nobody is told to wait for the opponent's move where none comes.
#[test]
fn a_move_outside_a_puzzle_says_what_to_do() {
    let mut table = Table::new(Pupil::default());
    assert_eq!(table.session.no_move_is_asked(), Some(Says::NoPuzzle));
    table.enter();
    assert_eq!(table.session.no_move_is_asked(), None);
    table.solve();
    assert_eq!(table.session.no_move_is_asked(), Some(Says::NoPuzzle));
}

/// Who has never trained hears what a puzzle wants; everybody hears once how the next one comes.
#[test]
fn what_is_to_be_done_is_told_once() {
    let mut table = Table::new(Pupil::default());
    table.enter();
    assert_eq!(table.told_once, [Says::FirstTask]);
    table.solve();
    table.enter();
    table.solve();
    assert_eq!(table.told_once, [Says::FirstTask, Says::ForTheNext { enter: Vec::new() }]);
    let mut later = Table::new(table.session.pupil().clone());
    later.enter();
    later.solve();
    assert_eq!(later.told_once, [Says::ForTheNext { enter: Vec::new() }]);
}

/// A hint ends a streak, too, and so does whoever wants to hear the solution: that is said with what came of the puzzle.
#[test]
fn a_streak_ends_with_a_hint() {
    for verb in [Verb::Hint, Verb::Solution] {
        let mut table = Table::new(Pupil::default());
        table.say(Verb::Streak);
        table.solve();
        table.enter();
        table.say(verb);
        assert_eq!(table.said.last(), Some(&Says::StreakOver { count: 1, record: 1 }), "{:?}", table.said);
        if verb == Verb::Hint {
            table.solve();
        }
        table.enter();
        table.solve();
        assert_eq!(table.said.last(), Some(&Says::StreakGoesOn { count: 1 }), "another one begins");
    }
}
