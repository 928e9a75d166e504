//! An opponent whose screen is gone for good, and who goes on at a real board.

use super::seat::{Console, program};

#[test]
fn who_has_no_screen_any_more_goes_on_at_a_real_board() {
    let (mut console, mut browser) = Console::joined(&["--time", "5"], "en");
    console.play.enter("e4");
    console.play.until("public: e4");
    browser.hears("e7e5", "e5");
    console.play.until("public: e5");
    console.play.enter("opponent board");
    console.play.until("Black plays at a real board from now on");
    browser.until(|state| state["phase"] == "dismissed");
    console.play.enter("screens");
    console.play.until("No screen has joined");
    console.play.enter("invite");
    console.play.until("no screen for an opponent");
    // Both sides are entered here now, and after a restart, too.
    for line in ["Nf3", "Nc6", "moves"] {
        console.play.enter(line);
    }
    console.play.until("two: knight f3, knight c6");
    let Console { play, data, .. } = console;
    play.end();
    let mut play = program(&data, &["--resume"]);
    for line in ["resume", "Bb5", "a6", "moves"] {
        play.enter(line);
    }
    let told = play.until("three: bishop b5, a6").join(" ");
    assert!(!told.contains("http"), "{told}");
    play.end();
}
