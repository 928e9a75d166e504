//! A game at home: moves are taken back, also behind the end, and the clock waits for the first move.

use super::*;

#[test]
fn training_takes_back_and_a_struck_move_keeps_its_name() {
    let mut table = set(started(Mode::Training, "5"));
    table.at(1_000).moves("e2e4").at(2_000).moves("e7e5").at(3_000).does(WHITE, Command::TakeBack);
    assert_eq!(table.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(table.game.clock(Tick::from_millis(3_000)).map(|clock| clock.white.left), Some(300_000));
    table.at(4_000).moves("d2d4");
    assert_eq!(table.game.history().last_id(), Some(HalfMoveId(3)));
    assert_eq!(table.game.history().struck().len(), 2);
    table.at(4_500).does(BLACK, Command::TakeBack);
    assert_eq!(table.refusal(), Some(&Refusal::NothingToTakeBack));
}

#[test]
fn training_takes_back_what_has_ended_the_game() {
    let mut table = set(started(Mode::Training, "5"));
    for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        table.at(1_000).moves(uci);
    }
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Checkmate));
    table.at(2_000).does(WHITE, Command::TakeBack);
    assert_eq!((table.over(), table.game.history().live().len()), (None, 2));
    // What no move has ended goes on from where it stood, with the time of the last move.
    table.at(9_000).does(WHITE, Command::Resign);
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Resignation));
    table.at(10_000).does(WHITE, Command::TakeBack);
    assert_eq!((table.over(), table.game.history().live().len(), table.game.phase()), (None, 2, Phase::Running));
    assert_eq!(table.game.clock(Tick::from_millis(10_000)).map(|clock| clock.white.left), Some(299_000));
    table.at(400_000).does(WHITE, Command::Pause);
    assert_eq!(table.over().map(|(_, reason)| reason), Some(Reason::Time));
    table.at(400_001).does(WHITE, Command::TakeBack);
    assert_eq!((table.over(), table.game.history().live().len()), (None, 2));
    table.at(401_000).moves("d2d4");
    assert_eq!(Game::replay(&table.facts).map(|game| game.board().fen()).ok(), Some(table.fen()));
}

#[test]
fn what_has_ended_a_casual_or_a_tournament_game_stands() {
    for mode in [Mode::Casual, Mode::Tournament] {
        let mut table = set(started(mode, "5"));
        table.at(1).moves("e2e4").at(2).does(BLACK, Command::Resign).at(3).does(BLACK, Command::TakeBack);
        assert_eq!(table.refusal(), Some(&Refusal::GameOver), "{mode:?}");
        assert!(table.over().is_some());
    }
}

/// Who has won on time, or shares the keyboard, may go on; the flag does not fall twice, and no time comes back.
#[test]
fn friends_play_on_after_a_flag() {
    let two_at_one_keyboard = started(Mode::Casual, "1");
    let mut at_a_screen = two_at_one_keyboard.clone();
    at_a_screen.players.black.driver = Driver::Screen;
    for (begun, by, goes_on) in [
        (&two_at_one_keyboard, WHITE, true),
        (&two_at_one_keyboard, BLACK, true),
        (&at_a_screen, WHITE, true),
        (&at_a_screen, BLACK, false),
        (&started(Mode::Tournament, "1"), WHITE, false),
    ] {
        let mut table = set(begun.clone());
        table.at(1_000).moves("e2e4");
        table.waits_in_the_loop(89_000);
        table.does(by, Command::Resume);
        if !goes_on {
            assert_eq!(table.refusal(), Some(&Refusal::GameOver));
            assert!(table.over().is_some());
            continue;
        }
        assert_eq!((table.over(), table.game.phase()), (None, Phase::Running));
        table.at(200_000).moves("e7e5").at(201_000).moves("g1f3");
        assert_eq!((table.over(), table.game.history().live().len()), (None, 3));
        let left = table.game.clock(Tick::from_millis(201_000)).map(|clock| (clock.white.left, clock.black.left));
        assert_eq!(left, Some((58_000, 0)));
        assert_eq!(Game::replay(&table.facts).map(|game| game.board().fen()).ok(), Some(table.fen()));
    }
    // No other end is taken back so.
    let mut table = set(two_at_one_keyboard);
    table.at(1).moves("e2e4").at(2).does(BLACK, Command::Resign).at(3).does(WHITE, Command::Resume);
    assert_eq!(table.refusal(), Some(&Refusal::GameOver));
}

#[test]
fn a_home_game_starts_its_clock_at_the_first_move() {
    let mut table = set(Started { begins: Beginning::FirstMove, ..started(Mode::Training, "5+2") });
    let left = |table: &Table, at: u64| {
        let reading = table.game.clock(Tick::from_millis(at)).expect("a clock");
        (reading.white.left, reading.black.left, reading.running)
    };
    assert_eq!(table.game.deadline(), None);
    table.at(50_000).does(WHITE, Command::Pause).at(60_000).does(WHITE, Command::Resume);
    assert_eq!(left(&table, 70_000), (302_000, 302_000, None), "going on starts no clock");
    // The same when the program comes back.
    let mut back = Game::replay(&table.facts).expect("a game");
    back.reopen(Tick::from_millis(1), 1_800_000_000, "test");
    assert_eq!(
        (back.phase(), back.clock(Tick::from_millis(9)).and_then(|clock| clock.running)),
        (Phase::Running, None)
    );
    table.at(70_000).moves("e2e4");
    assert_eq!(left(&table, 75_000), (304_000, 297_000, Some(Color::Black)));
    table.at(80_000).does(WHITE, Command::TakeBack);
    assert_eq!(left(&table, 90_000), (302_000, 302_000, None), "it waits again");
}

#[test]
fn nothing_is_taken_back_outside_training() {
    // At a tournament it is refused in the words in which everything is, and no other mode is named.
    let modes = [(Mode::Casual, Refusal::OnlyInTraining), (Mode::Tournament, Refusal::NotInThisMode)];
    for (mode, refusal) in modes {
        let mut table = set(started(mode, "none"));
        table.at(1).moves("e2e4").at(2).does(WHITE, Command::TakeBack);
        assert_eq!(table.refusal(), Some(&refusal), "{mode:?}");
    }
}
