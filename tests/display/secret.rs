//! What the player's fingers are not to read: the arbiter's PIN, what he writes and is told, and the private words of the other side.

use super::brltty::Brltty;
use super::{ON, Play};

const PIN: &str = "q9zx7k";

/// All of it is typed at the keyboard of the display itself.
#[test]
fn the_arbiter_is_not_read_there() {
    let mut brltty = Brltty::start(40);
    let flags = ["--mode", "tournament", "--start", "at-once", "--dialogue", "off", "--arbiter-pin", "--time", "5+0"];
    let mut play = Play::start(&brltty.host(), &[&ON, flags.as_slice()].concat());
    play.until("private arbiter: Arbiter, choose a PIN");
    brltty.expect_a_program();
    brltty.type_unseen(PIN);
    brltty.key("KEY_ENTER");
    play.until("private arbiter: The PIN of the arbiter is set.");
    play.enter("e4");
    brltty.expect("Eva zwei Eva vier");
    // What is written before he has the floor is the player's, for all that anybody knows.
    brltty.type_behind("", "arbiter");
    brltty.key("KEY_ENTER");
    play.until("private arbiter: Arbiter, enter the PIN.");
    brltty.type_unseen(PIN);
    brltty.key("KEY_ENTER");
    // From now on what is written is the arbiter's, and so is what he is told.
    brltty.type_unseen("arbiter: board");
    brltty.key("KEY_ENTER");
    play.until("private arbiter: White: king e1");
    brltty.type_unseen("arbiter: add black 2:00");
    brltty.key("KEY_ENTER");
    brltty.expect_text("The arbiter gives Black two minutes");
    // Three characters of it in a row are no accident.
    for part in PIN.as_bytes().windows(3) {
        brltty.has_not_shown(std::str::from_utf8(part).expect("ASCII"));
    }
    for secret in ["arbiter: ", "king e1", "enter the PIN", "choose a PIN"] {
        brltty.has_not_shown(secret);
    }
    play.end();
}

/// At one keyboard both players are told what is theirs: the owner's fingers read his own alone.
#[test]
fn what_another_seat_is_told_in_private_never_stands_there() {
    let mut brltty = Brltty::start(40);
    let mut play = Play::start(&brltty.host(), &[&ON, ["--time", "5+0"].as_slice()].concat());
    brltty.expect("Enter your move, the word help, or");
    play.enter("black: clock");
    play.until("private black: White: five minutes.");
    play.enter("arbiter: board");
    play.until("private arbiter: ");
    play.enter("spectator: last");
    play.until("private spectator: ");
    play.enter("e4");
    brltty.expect("e4");
    play.enter("black: Zz9");
    play.until("private black: ");
    play.enter("black: resign");
    play.until("private black: Black: Resign");
    play.enter("no");
    play.enter("white: my time");
    brltty.expect("Five minutes.");
    brltty.press("LNUP", "e4");
    brltty.press("LNUP", "Enter your move, the word help, or");
    for private in ["White: five", "king e1", "Zz9", "Resign"] {
        brltty.has_not_shown(private);
    }
    play.end();
}
