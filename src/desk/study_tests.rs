//! The study board: a game, what is done beside it, and what stands there then.

use proptest::prelude::*;

use super::*;

fn intent(text: &str) -> Intent {
    let square = |part: &str| part.parse::<Square>().expect("a square");
    Intent::Step { from: square(&text[0..2]), to: square(&text[2..4]), promotion: None }
}

fn game(moves: &str) -> History {
    let mut history = History::new(Board::default(), Mode::Casual);
    for text in moves.split_whitespace() {
        let change = history.board().change(intent(text)).expect("a piece");
        history.made(history.next_id(), &change, text);
    }
    history
}

/// The moves that led to what is shown.
fn shown(study: &Study) -> String {
    let squares = |half_move: &HalfMove| format!("{}{}", half_move.report.from(), half_move.report.to());
    study.shown().live().iter().map(squares).collect::<Vec<_>>().join(" ")
}

fn tries(study: &mut Study, game: &History, text: &str) {
    study.attempt(intent(text), text, game).unwrap_or_else(|why| panic!("{text}: {why:?}"));
}

#[test]
fn one_steps_through_the_game_from_its_end() {
    let game = game("e2e4 e7e5 g1f3");
    let mut study = Study::new(&game);
    assert_eq!(shown(&study), "e2e4 e7e5 g1f3");
    assert!(
        !study.step(StudyWord::Forward, &game)
            && study.step(StudyWord::Back, &game)
            && study.step(StudyWord::Back, &game)
    );
    assert_eq!(shown(&study), "e2e4");
    assert!(
        study.step(StudyWord::First, &game)
            && !study.step(StudyWord::Back, &game)
            && !study.step(StudyWord::First, &game)
    );
    assert!(study.to(2, None, &game));
    assert_eq!(shown(&study), "e2e4 e7e5 g1f3");
    assert!(study.to(1, Some(Color::Black), &game) && !study.to(3, None, &game));
    assert_eq!(shown(&study), "e2e4 e7e5");
    assert!(study.step(StudyWord::Last, &game) && !study.step(StudyWord::Last, &game));
}

#[test]
fn moves_of_the_game_made_meanwhile_are_there() {
    let before = game("e2e4");
    let mut study = Study::new(&before);
    let after = game("e2e4 e7e5 g1f3");
    assert!(study.step(StudyWord::Forward, &after));
    assert_eq!(shown(&study), "e2e4 e7e5");
    // Taken back in the game, they are gone.
    assert!(study.step(StudyWord::Last, &after) && !study.step(StudyWord::Forward, &before));
    assert_eq!(shown(&study), "e2e4");
}

#[test]
fn a_line_is_tried_and_left_where_it_began() {
    let game = game("e2e4 e7e5 g1f3");
    let mut study = Study::new(&game);
    study.step(StudyWord::Back, &game);
    tries(&mut study, &game, "f1c4");
    tries(&mut study, &game, "b8c6");
    assert_eq!((shown(&study).as_str(), study.origin()), ("e2e4 e7e5 f1c4 b8c6", Origin::Tried));
    study.step(StudyWord::Back, &game);
    assert!(study.step(StudyWord::Forward, &game), "the line stays");
    assert!(study.main(&game) && !study.main(&game));
    assert_eq!((shown(&study).as_str(), study.origin()), ("e2e4 e7e5", Origin::Game));
    assert!(study.step(StudyWord::Forward, &game));
    assert_eq!(shown(&study), "e2e4 e7e5 g1f3");
}

#[test]
fn the_games_own_move_is_no_line_of_ones_own() {
    let game = game("e2e4 e7e5");
    let mut study = Study::new(&game);
    study.step(StudyWord::First, &game);
    tries(&mut study, &game, "e2e4");
    assert_eq!((shown(&study).as_str(), study.origin()), ("e2e4", Origin::Game));
    assert!(study.step(StudyWord::Forward, &game));
}

#[test]
fn only_what_was_tried_is_taken_back() {
    let game = game("e2e4 e7e5");
    let mut study = Study::new(&game);
    assert!(study.take_back(&game).is_none());
    tries(&mut study, &game, "g1f3");
    tries(&mut study, &game, "b8c6");
    assert_eq!(study.take_back(&game).map(|report| report.to()), Some(Square::C6));
    assert_eq!(study.origin(), Origin::Tried);
    assert_eq!(study.take_back(&game).map(|report| report.to()), Some(Square::F3));
    assert_eq!((shown(&study).as_str(), study.origin()), ("e2e4 e7e5", Origin::Game));
}

#[test]
fn an_illegal_move_is_refused_and_changes_nothing() {
    let game = game("e2e4");
    let mut study = Study::new(&game);
    assert!(matches!(study.attempt(intent("e7e4"), "", &game), Err(Untried::Illegal { .. })));
    assert_eq!(study.attempt(intent("e5e6"), "", &game), Err(Untried::NoPiece));
    assert_eq!((shown(&study).as_str(), study.origin()), ("e2e4", Origin::Game));
}

#[test]
fn a_position_is_set_up_piece_by_piece() {
    let game = game("e2e4");
    let mut study = Study::new(&game);
    study.set_empty();
    assert_eq!(study.attempt(intent("e1e2"), "", &game), Err(Untried::NoPosition(study.faults())));
    for (piece, square) in
        [('K', Square::E1), ('R', Square::H1), ('k', Square::E8), ('P', Square::E5), ('p', Square::D5)]
    {
        study.put(Piece::from_char(piece), square.into());
    }
    assert!(study.faults().is_empty());
    assert!(study.allow_castling(Color::White, CastlingSide::KingSide));
    assert!(!study.allow_castling(Color::White, CastlingSide::QueenSide));
    assert!(!study.set_passed(Square::D3) && study.set_passed(Square::D6));
    assert_eq!(study.shown().board().fen(), "4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
    tries(&mut study, &game, "e5d6");
    assert_eq!(study.take_back(&game).map(|report| report.to()), Some(Square::D6));
    study.put(None, Square::H1.into());
    assert_eq!(study.shown().board().fen(), "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    assert!(study.main(&game));
    assert_eq!(shown(&study), "e2e4");
}

#[derive(Clone, Debug)]
enum Action {
    First,
    Back,
    Forward,
    Last,
    To(u32),
    Main,
    Try(u32, u32),
    TakeBack,
    Empty,
    Start,
    Put(u32, u32),
    Clear(u32),
    Turn(bool),
    Castling(bool, bool),
    Passed(u32),
}

fn action() -> impl Strategy<Value = Action> {
    let square = || 0..64_u32;
    prop_oneof![
        Just(Action::First),
        Just(Action::Back),
        Just(Action::Forward),
        Just(Action::Last),
        (0..4_u32).prop_map(Action::To),
        Just(Action::Main),
        (square(), square()).prop_map(|(from, to)| Action::Try(from, to)),
        Just(Action::TakeBack),
        Just(Action::Empty),
        Just(Action::Start),
        (0..12_u32, square()).prop_map(|(piece, at)| Action::Put(piece, at)),
        square().prop_map(Action::Clear),
        any::<bool>().prop_map(Action::Turn),
        any::<(bool, bool)>().prop_map(|(white, short)| Action::Castling(white, short)),
        square().prop_map(Action::Passed),
    ]
}

fn does(study: &mut Study, game: &History, action: &Action) {
    match *action {
        Action::First => {
            let _moved = study.step(StudyWord::First, game);
        }
        Action::Back => {
            let _moved = study.step(StudyWord::Back, game);
        }
        Action::Forward => {
            let _moved = study.step(StudyWord::Forward, game);
        }
        Action::Last => {
            let _moved = study.step(StudyWord::Last, game);
        }
        Action::To(number) => {
            let _moved = study.to(number, None, game);
        }
        Action::Main => {
            let _moved = study.main(game);
        }
        Action::Try(from, to) => {
            let intent = Intent::Step { from: Square::new(from), to: Square::new(to), promotion: None };
            let _tried = study.attempt(intent, "", game);
        }
        Action::TakeBack => {
            let _moved = study.take_back(game);
        }
        Action::Empty => study.set_empty(),
        Action::Start => study.set_start(),
        Action::Put(piece, at) => {
            let role =
                [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King][piece as usize % 6];
            study.put(Some(role.of(Color::from_white(piece < 6))), Square::new(at).into());
        }
        Action::Clear(at) => study.put(None, Square::new(at).into()),
        Action::Turn(white) => study.set_turn(Color::from_white(white)),
        Action::Castling(white, short) => {
            let wing = if short { CastlingSide::KingSide } else { CastlingSide::QueenSide };
            let _allowed = study.allow_castling(Color::from_white(white), wing);
        }
        Action::Passed(at) => {
            let _moved = study.set_passed(Square::new(at));
        }
    }
}

proptest! {
    /// Whatever is done: nothing panics, the moves shown can be made one after the other, and the way back leads to the game.
    #[test]
    fn every_way_through_the_study_board_holds_together(actions in prop::collection::vec(action(), 0..30)) {
        let game = game("e2e4 e7e5 g1f3 b8c6");
        let mut study = Study::new(&game);
        for action in &actions {
            does(&mut study, &game, action);
            let mut board = study.shown().start().clone();
            for half_move in study.shown().live() {
                board = board.after(&half_move.report.change);
                prop_assert_eq!(&board, &half_move.board);
            }
            let faults = study.faults();
            prop_assert_eq!(faults.is_empty(), study.shown().board().position().is_some(), "{:?}", faults);
            prop_assert!(!faults.contains(&Fault::Castling) && !faults.contains(&Fault::Other), "{:?}", faults);
        }
        study.main(&game);
        study.step(StudyWord::Last, &game);
        prop_assert_eq!(study.shown().live(), game.live());
    }
}
