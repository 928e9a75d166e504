//! A move that is heard while it is to be sealed.

use annabella::rules::position::Square;
use annabella::rules::profile::Profile;

use super::{Room, heard, literate};
use crate::support::table::tournament;

#[test]
fn a_move_heard_while_sealing_is_queried_and_not_made() {
    let room = Room::new(literate(tournament(&Profile::named("fide-2023").expect("a profile"), "90")));
    for line in ["e4", "press", "e5", "press"] {
        room.enter(line);
    }
    room.enter("arbiter: adjourn Gustav");
    let made = room.made().len();
    let asked = room.say(heard(Square::G1, Square::F3, "knight f3"));
    assert!(asked.iter().any(|line| line.contains("Seal")), "{asked:?}");
    assert!(asked.iter().all(|line| line.starts_with("private")), "{asked:?}");
    assert_eq!(room.made().len(), made, "it is not on the board");
    room.end();
}
