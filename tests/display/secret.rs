//! What the player's fingers are not to read: the arbiter's PIN, what they write and are told, and the private words of the other side.

use super::brltty::Brltty;
use super::{ON, Play};

const PIN: &str = "93827164";

/// All of it is typed at the keyboard of the display itself.
#[test]
fn the_arbiter_is_not_read_there() {
    let mut brltty = Brltty::start(40);
    let flags = ["--mode", "tournament", "--start", "at-once", "--dialogue", "off", "--arbiter-pin", "--time", "5+0"];
    let mut play = Play::start(&brltty.host(), &[&ON, flags.as_slice()].concat());
    play.until("private arbiter: Arbiter, enter a new PIN");
    brltty.expect_a_program();
    brltty.enter_unseen(PIN, &play, "private arbiter: Enter the new PIN again.");
    brltty.enter_unseen(PIN, &play, "private arbiter: The arbiter's PIN is set.");
    play.enter("e4");
    brltty.expect("⠂ ⠑⠲");
    // What is written before they have the floor is the player's, for all that anybody knows.
    brltty.type_behind("", "arbiter");
    brltty.enter(&play, "private arbiter: Arbiter, enter the PIN.");
    brltty.type_unseen(PIN);
    brltty.key("KEY_ENTER");
    // The PIN is hashed slowly, and until that is done what is written is still the player's. Whoever asks behind it waits for it.
    brltty.press("TIME", "W 5:00 B 5:00, Black's clock runs.");
    brltty.press("TIME", "⠂ ⠑⠲");
    play.settled();
    // From now on what is written is the arbiter's, and so is what the arbiter is told.
    brltty.enter_unseen("arbiter: board", &play, "private arbiter: White: king e1");
    brltty.enter_unseen("arbiter: add black 2:00", &play, "public: The arbiter gives Black two minutes");
    brltty.expect_text("The arbiter gives Black two minutes");
    // Three characters of it in a row are no accident.
    for part in PIN.as_bytes().windows(3) {
        brltty.has_not_shown(std::str::from_utf8(part).expect("ASCII"));
    }
    for secret in ["arbiter: ", "king e1", "enter the PIN", "enter a new PIN"] {
        brltty.has_not_shown(secret);
    }
    play.end();
}

/// At one keyboard both players are told what is theirs: the owner's fingers read their own alone.
#[test]
fn what_another_seat_is_told_in_private_never_stands_there() {
    let mut brltty = Brltty::start(40);
    let mut play = Play::start(&brltty.host(), &[&ON, ["--time", "5+0"].as_slice()].concat());
    brltty.expect("Enter your move, or help. To learn the");
    play.enter("black: clock");
    play.until("private black: White: five minutes.");
    play.enter("arbiter: board");
    play.until("private arbiter: ");
    play.enter("spectator: last");
    play.until("private spectator: ");
    play.enter("e4");
    brltty.expect("⠂ ⠑⠲");
    play.enter("black: Zz9");
    play.until("private black: ");
    play.enter("black: resign");
    play.until("private black: Black: Resign");
    play.enter("no");
    play.enter("white: my time");
    brltty.expect("Five minutes.");
    brltty.press("LNUP", "e4");
    brltty.press("LNUP", "Enter your move, or help. To learn the");
    for private in ["White: five", "king e1", "Zz9", "Resign"] {
        brltty.has_not_shown(private);
    }
    play.end();
}
