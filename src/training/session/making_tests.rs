//! Sessions that make puzzles of the game that is reviewed.

use super::*;

/// Black mates in the game, and does it again as a puzzle; who has it already gets it no second time.
#[test]
fn what_the_opponent_allowed_becomes_a_puzzle_at_once() {
    let (game, looks) = fools_mate();
    let puzzle = Puzzle::made(&game.positions()[2], &game.positions()[3], game.moves()[2..].to_vec());
    let black = [Color::Black];
    let mut table = Table::making((game.clone(), looks.clone()), &black, vec![puzzle.clone()], Pupil::default());
    let said = table.reviewed();
    let [ReviewNotice::Made { count: 1 }, ReviewNotice::Found { count: 0, .. }, ReviewNotice::Summary(_)] = said[..]
    else {
        panic!("{said:?}")
    };
    assert_eq!(table.new, [NewPuzzle::of(&puzzle, NOW)]);
    table.enter();
    assert!(
        matches!(table.said.last(), Some(Says::Puzzle { again: false, turn: Color::Black, .. })),
        "{:?}",
        table.said
    );
    assert_eq!(*table.puzzle(), puzzle);
    table.say(Verb::Hint);
    assert_eq!(table.said.last(), Some(&Says::HintMatter(Matter::Attack)));
    table.solve();
    let kept = table.kept.last().expect("it is kept").clone();
    assert_eq!((kept.way, kept.clean, kept.rating), (Way::Repeat, false, Pupil::default().rating));
    assert_eq!((kept.own, kept.card.is_some()), (Some(puzzle.written()), true));

    let mut again = Table::making((game, looks), &black, vec![puzzle], table.session.pupil().clone());
    assert!(matches!(again.reviewed()[..], [ReviewNotice::Found { .. }, ReviewNotice::Summary(_)]));
    assert!(again.new.is_empty());
}

/// Who missed it finds all of it when that mistake is gone through.
#[test]
fn a_missed_win_is_gone_through_to_its_end() {
    let game = review::tests::game("e2e4 e7e5 d1h5 g8f6 g1f3 b8c6 f3e5 f6h5", sheet::Score::Open);
    let all = [
        (30, "e2e4"),
        (-20, "e7e5"),
        (20, "g1f3"),
        (30, "b8c6"),
        (30, "h5e5"),
        (900, "f6h5"),
        (20, "h5e5"),
        (0, "c6e5"),
        (-900, "e5c6"),
    ];
    let looks = review::tests::looks(&game, &all);
    let line = ["g1f3", "f6h5", "f3e5", "d8e7"].iter();
    let start = &game.positions()[4];
    let mut board = Board::from(start);
    let moves = line.map(|text| {
        let intent = uci::read(text, &board).expect("a move");
        board = board.after(&board.change(intent).expect("a change"));
        intent
    });
    let puzzle = Puzzle::made(start, &game.positions()[5], moves.collect());
    let mut table = Table::making((game, looks), &[Color::Black], vec![puzzle.clone()], Pupil::default());
    assert!(matches!(table.reviewed()[..], [ReviewNotice::Made { count: 1 }, ReviewNotice::Found { count: 1, .. }]));
    table.enter();
    assert!(matches!(&table.reviewed()[..], [ReviewNotice::Story { number: 1, count: 1, told }] if told.number == 3));
    table.enter_move("f6h5");
    assert!(table.kept.is_empty(), "the opponent answers, and another move is to be found");
    table.enter_move("d8e7");
    let kept = table.kept.last().expect("it is kept");
    assert_eq!((kept.way, kept.clean, kept.own.clone()), (Way::Review, true, Some(puzzle.written())));
}

/// What nobody waited for is looked at when the review goes on, before what follows it.
#[test]
fn a_resumed_review_begins_with_the_places_left_out() {
    let (game, looks) = fools_mate();
    let mut session =
        Session::new(Pupil::default(), 1, NOW).reviewing(Review::new(game, Color::ALL.to_vec(), 1, vec![]));
    let history = History::new(Board::default(), Mode::Training);
    let [Do::Look(task)] = &session.made(&history, 0, NOW)[..] else { panic!("a look") };
    let (which, found) = (task.which.clone(), |at: usize| (at, looks[at].clone()));
    assert!(which.len() > 2, "{which:?}");
    let [Do::Look(again)] = &session.looked(vec![found(which[0])], &which[1..], 0, NOW)[..] else { panic!("a look") };
    assert_eq!(again.which[..which.len() - 1], which[1..]);
    let [Do::Look(once_more)] = &session.looked(Vec::new(), &again.which, 0, NOW)[..] else { panic!("a look") };
    assert_eq!(once_more.which, again.which, "nothing is taken for an engine that says nothing");
}
