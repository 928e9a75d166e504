//! A slip of the tongue, corrected by voice (D.2.8).

use annabella::game::fact::{Dialogue, Started};
use annabella::game::roles::Mode;
use annabella::rules::position::{Color, Square};

use super::{Room, command, heard, literate};
use crate::support::table::started;

#[test]
fn a_slip_of_the_tongue_is_corrected_by_voice() {
    let room = Room::new(Started { dialogue: Dialogue::Full, ..literate(started(Mode::Casual, "15")) });
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("");
    let asked = room.say(command("correction"));
    assert!(asked.len() == 1 && asked[0].contains("Which move did you mean?"), "{asked:?}");
    assert_eq!(room.enter("no"), ["private: Cancelled."]);
    room.say(command("correction"));
    // What is said now is one of White's moves, on the board before the one that was announced.
    room.expects(|expected| expected.board.turn() == Color::White);
    let asked = room.say(heard(Square::D2, Square::D4, "d4"));
    assert!(asked.len() == 1 && asked[0].ends_with("d4?"), "{asked:?}");
    let told = room.enter("yes");
    assert!(told.iter().any(|line| line.contains("corrects")), "{told:?}");
    room.end();
}

#[test]
fn only_the_player_asked_says_which_move_they_meant() {
    let room = Room::new(Started { dialogue: Dialogue::Full, ..literate(started(Mode::Casual, "15")) });
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("");
    room.say(command("correction"));
    let told = room.enter("black: repeat e4");
    assert!(told.iter().any(|line| line.contains("repeats")), "{told:?}");
    room.end();
}
