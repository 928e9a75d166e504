//! The dialogue of Appendix D by keys: who has made a move presses, and Alt-H says what is awaited.

use super::pane::Pane;

#[test]
fn the_key_of_the_clock_and_the_key_of_help_know_the_dialogue() {
    let pane = Pane::with("", &["--dialogue", "full"]);
    pane.keys(&["alt-h"]);
    pane.until_told("Nothing has been touched. It is your move.");
    pane.makes("e4");
    pane.keys(&["alt-h"]);
    pane.until_told("The move of White is made. Now press the clock.");
    pane.keys(&["alt-p"]);
    // A press says nothing, and nobody is told of it before it is on disk.
    pane.until("the clock was pressed", |shown| {
        pane.keys(&["alt-h"]);
        shown.count("Nothing has been touched. Black is to move.") > 0
    });
    pane.makes("e5");
    pane.makes("repeat e5");
    pane.keys(&["alt-h"]);
    pane.until_told("The move of Black is made and repeated. Black has to press the clock.");
}
