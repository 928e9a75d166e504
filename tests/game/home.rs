//! A game at home: moves are taken back, also behind the end, and the clock waits for the first move.

use super::*;

#[test]
fn training_takes_back_and_a_struck_half_move_keeps_its_name() {
    let mut table = Table::set(started(Mode::Training, "5"));
    table.moves(1_000, "e2e4").moves(2_000, "e7e5").does(WHITE, 3_000, Command::TakeBack);
    assert_eq!(table.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(table.game.clock(Tick::from_millis(3_000)).map(|clock| clock.white.left), Some(300_000));
    table.moves(4_000, "d2d4");
    assert_eq!(table.game.history().last_id(), Some(HalfMoveId(3)));
    assert_eq!(table.game.history().struck().len(), 2);
    table.does(BLACK, 4_500, Command::TakeBack);
    assert_eq!(table.refusal(), Some(&Refusal::NothingToTakeBack));
}

#[test]
fn training_takes_back_what_has_ended_the_game() {
    let mut table = Table::set(started(Mode::Training, "5"));
    for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        table.moves(1_000, uci);
    }
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Checkmate));
    table.does(WHITE, 2_000, Command::TakeBack);
    assert_eq!((table.over(), table.game.history().live().len()), (None, 2));
    // What no move has ended goes on from where it stood, with the time of the last move.
    table.does(WHITE, 9_000, Command::Resign);
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Resignation));
    table.does(WHITE, 10_000, Command::TakeBack);
    assert_eq!((table.over(), table.game.history().live().len(), table.game.phase()), (None, 2, Phase::Running));
    assert_eq!(table.game.clock(Tick::from_millis(10_000)).map(|clock| clock.white.left), Some(299_000));
    table.does(WHITE, 400_000, Command::Pause);
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Time));
    table.does(WHITE, 400_001, Command::TakeBack);
    assert_eq!((table.over(), table.game.history().live().len()), (None, 2));
    table.moves(401_000, "d2d4");
    assert_eq!(Game::replay(&table.facts).map(|game| game.board().fen()).ok(), Some(table.fen()));
}

#[test]
fn what_has_ended_a_casual_or_a_tournament_game_stands() {
    for mode in [Mode::Casual, Mode::Tournament] {
        let mut table = Table::set(started(mode, "5"));
        table.moves(1, "e2e4").does(BLACK, 2, Command::Resign).does(BLACK, 3, Command::TakeBack);
        assert_eq!(table.refusal(), Some(&Refusal::GameOver), "{mode:?}");
        assert!(table.over().is_some());
    }
}

#[test]
fn the_clock_of_a_home_game_waits_for_the_first_move() {
    let mut table = Table::set(Started { begins: Beginning::FirstMove, ..started(Mode::Training, "5+2") });
    let left = |table: &Table, at: u64| {
        let reading = table.game.clock(Tick::from_millis(at)).expect("a clock");
        (reading.white.left, reading.black.left, reading.running)
    };
    assert_eq!(table.game.deadline(), None);
    table.does(WHITE, 50_000, Command::Pause).does(WHITE, 60_000, Command::Resume);
    assert_eq!(left(&table, 70_000), (302_000, 302_000, None), "going on starts no clock");
    // The same when the program comes back.
    let mut back = Game::replay(&table.facts).expect("a game");
    back.reopen(Tick::from_millis(1), 1_800_000_000, "test");
    assert_eq!(
        (back.phase(), back.clock(Tick::from_millis(9)).and_then(|clock| clock.running)),
        (Phase::Running, None)
    );
    table.moves(70_000, "e2e4");
    assert_eq!(left(&table, 75_000), (304_000, 297_000, Some(Color::Black)));
    table.does(WHITE, 80_000, Command::TakeBack);
    assert_eq!(left(&table, 90_000), (302_000, 302_000, None), "it waits again");
}

#[test]
fn nothing_is_taken_back_outside_training() {
    // At a tournament it is refused in the words in which everything is, and no other mode is named.
    let modes = [(Mode::Casual, Refusal::OnlyInTraining), (Mode::Tournament, Refusal::NotInThisMode)];
    for (mode, refusal) in modes {
        let mut table = Table::set(started(mode, "none"));
        table.moves(1, "e2e4").does(WHITE, 2, Command::TakeBack);
        assert_eq!(table.refusal(), Some(&refusal), "{mode:?}");
    }
}
