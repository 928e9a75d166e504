//! What must hold whatever people do (6.7 of the sources).

use annabella::game::Game;
use annabella::game::command::Command;
use annabella::game::dialogue::{Act, Message as Said};
use annabella::game::message::Message;
use annabella::game::participant::Sight;
use annabella::game::roles::Seat;
use annabella::rules::position::{Color, Intent, Square};

use proptest::prelude::*;

use crate::dialogue::table::{BLACK, Table, WHITE, clock_after, set, step, tournament};

fn seats() -> impl Strategy<Value = Seat> {
    proptest::sample::select(Seat::ALL.to_vec())
}

fn squares() -> impl Strategy<Value = Square> {
    // Few squares, so that something happens.
    let names = ["g1", "f3", "h3", "e2", "e4", "e7", "e5", "d7", "d5", "b8", "c6", "d4", "c3"];
    proptest::sample::select(names.map(|name| name.parse().expect("a square")).to_vec())
}

fn intents() -> impl Strategy<Value = Intent> {
    let names = ["g1f3", "g1h3", "e2e4", "e7e5", "d7d5", "e4d5", "b8c6", "f3e5", "f3d4", "c6d4"];
    proptest::sample::select(names.map(step).to_vec())
}

fn commands() -> impl Strategy<Value = Command> {
    let said = String::new;
    let act = prop_oneof![
        squares().prop_map(|square| Act::Feel { square }),
        squares().prop_map(|square| Act::Lift { square }),
        squares().prop_map(|square| Act::Touch { square }),
        squares().prop_map(|square| Act::Place { square }),
        squares().prop_map(|square| Act::RemoveCaptured { square }),
        squares().prop_map(|square| Act::Adjust { square: Some(square) }),
        squares().prop_map(|square| Act::ReportTouch { square }),
        intents().prop_map(move |intent| Act::Announce { intent, said: said() }),
        intents().prop_map(move |intent| Act::Repeat { intent: Some(intent), said: said() }),
        intents().prop_map(move |intent| Act::Correct { intent, said: said() }),
        intents().prop_map(|intent| Act::Execute { intent }),
        Just(Act::AskTime),
        Just(Act::TellTime { to: Color::White }),
        Just(Act::ClaimTouch { square: None }),
        Just(Act::Settle),
        Just(Act::BoardsDiffer),
        intents().prop_map(|intent| Act::Sheet { side: Color::Black, intent }),
    ];
    prop_oneof![
        6 => act.prop_map(Command::Dialogue),
        2 => intents().prop_map(move |intent| Command::Move { intent, said: said() }),
        2 => Just(Command::Press),
        1 => Just(Command::Offer),
        1 => Just(Command::Pause),
        1 => Just(Command::Resume),
    ]
}

/// Acts of all seats, with a helping of sensible ones so that games go on.
fn dialogues() -> impl Strategy<Value = Vec<(Seat, Command)>> {
    let sensible = intents().prop_flat_map(|intent| {
        let Intent::Step { from, to, .. } = intent else { unreachable!("a step") };
        proptest::sample::select(vec![
            (WHITE, Command::Dialogue(Act::Lift { square: from })),
            (WHITE, Command::Dialogue(Act::Place { square: to })),
            (WHITE, Command::Dialogue(Act::Announce { intent, said: String::new() })),
            (BLACK, Command::Dialogue(Act::Execute { intent })),
            (BLACK, Command::Dialogue(Act::Repeat { intent: Some(intent), said: String::new() })),
            (BLACK, Command::Move { intent, said: String::new() }),
            (WHITE, Command::Press),
            (BLACK, Command::Press),
            (Seat::Arbiter, Command::Dialogue(Act::Settle)),
        ])
    });
    proptest::collection::vec(prop_oneof![(seats(), commands()), sensible], 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// The properties of the sources, 6.7.
    #[test]
    fn the_properties_of_the_dialogue_hold(
        acts in dialogues(),
        after in proptest::sample::select(vec!["made", "made_and_repeated", "made_repeated_executed"]),
        assistant in any::<bool>(),
        both_disabled in any::<bool>(),
    ) {
        let mut start = tournament();
        start.profile.vis.clock_after = clock_after(after);
        start.players.white.assistant = assistant;
        if both_disabled {
            start.players.black.sight = Sight::VisuallyDisabled;
        }
        let mut table = set(start);
        let mut asked = [false; 2];
        for (seat, command) in acts {
            let before = table.game.clone();
            table.does(seat, command.clone());
            hold(&before, &table, seat, &command, assistant, &mut asked)?;
        }
        let again = Game::replay(&table.facts).expect("the same game");
        prop_assert_eq!(again, table.game);
    }
}

fn hold(
    before: &Game,
    table: &Table,
    seat: Seat,
    command: &Command,
    assistant: bool,
    asked: &mut [bool; 2],
) -> Result<(), TestCaseError> {
    let (game, refused) = (&table.game, table.refusal().is_some());
    let (was, is) = (before.dialogue(), game.dialogue());
    // No press by a visually disabled mover is accepted before the move is made.
    if *command == Command::Press && !refused {
        let side = seat.acts_for().expect("a player");
        let made = before.history().live().iter().any(|half_move| half_move.mover() == side);
        prop_assert!(made, "{side:?} has pressed without a move");
        let late = before.history().made_by(side).is_some() || before.turn() != side;
        if !is.is_sighted(side) && before.dialogue().waiting().is_none() && !late {
            return Err(TestCaseError::fail("a press without a move that waits"));
        }
    }
    // A correction never changes a completed move.
    if matches!(command, Command::Dialogue(Act::Correct { .. })) {
        let completed = |game: &Game| {
            let live = game.history().live().iter();
            live.filter(|one| one.completed.is_some()).cloned().collect::<Vec<_>>()
        };
        prop_assert_eq!(completed(before), completed(game));
        if was.waiting().is_none() {
            prop_assert_eq!(was.made(), is.made());
        }
    }
    // Feeling never creates an obligation.
    if matches!(command, Command::Dialogue(Act::Feel { .. })) {
        prop_assert_eq!(before.must_choose_from(), game.must_choose_from());
        prop_assert_eq!(was, is);
    }
    // Without an assistant nobody but the players and the arbiter changes a board.
    let touches = was.board(Color::White) != is.board(Color::White)
        || was.board(Color::Black) != is.board(Color::Black)
        || was.hands() != is.hands();
    let outsider = matches!(seat, Seat::Spectator) || (matches!(seat, Seat::AssistantOf(_)) && !assistant);
    prop_assert!(!(outsider && touches), "{seat:?} has changed a board by {command:?}");
    // Every public utterance of a move is an announcement, a repetition, a correction or the arbiter's.
    for (to, message) in table.told.iter().filter(|(to, _)| to.is_public()) {
        let names_a_move = matches!(
            message,
            Message::ReadBack(_)
                | Message::LastMove(_)
                | Message::Moves(_)
                | Message::Dialogue(Said::Executed(_) | Said::AdjustYourBoard(_) | Said::Did { .. })
        );
        prop_assert!(!names_a_move, "{to:?} {message:?}");
    }
    // The time is spoken only after a request of the same player.
    if let (Command::Dialogue(Act::AskTime), false, Some(side)) = (command, refused, seat.side()) {
        asked[side as usize] = true;
    }
    for (to, message) in &table.told {
        if matches!(message, Message::OwnTime(_)) {
            for side in Color::ALL.into_iter().filter(|side| to.contains(Seat::Side(*side))) {
                prop_assert!(std::mem::take(&mut asked[side as usize]), "{side:?} has not asked");
            }
        }
    }
    // Boards that differ behind a completed move stop the clocks.
    if is.diverged().is_some() {
        let clock = game.clock(table.tick()).expect("a clock");
        prop_assert_eq!(clock.running, None);
    }
    Ok(())
}
