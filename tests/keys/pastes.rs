//! Pasted text is text, wherever it arrives.

use super::pane::{Fenced, Pane};

#[test]
fn a_paste_is_written_into_the_line_and_enters_nothing() {
    let pane = Pane::start();
    let (before, _) = pane.settled();
    pane.text("NN");
    pane.keys(&["left"]);
    pane.paste("e4\ne5\tx\x1b[A\x03y");
    let (after, _) = pane.settled();
    assert_eq!((after.lines, after.before, after.behind), (before.lines, "Ne4 e5 x[Ay".to_owned(), "N".to_owned()));
}

#[test]
fn pasting_outside_the_line_is_refused_with_the_way_out() {
    let pane = Pane::start();
    pane.keys(&["tab"]);
    pane.until_told("Board.");
    pane.paste("w\nd\nyes\n");
    pane.until_told("Paste only into the entry line. Press Tab or i and paste again.");
    pane.keys(&["alt-k"]);
    pane.paste("w\nk\n");
    let told = "Key help: keys only say what they do. To end, press Alt k.";
    let shown = pane.until("the way out", |shown| shown.count(told) == 2);
    assert_eq!(shown.count("White to move"), 0, "{shown:?}");
    assert_eq!(pane.settled().1, Fenced::Told);
    assert_eq!(pane.shown().entry(), "|");
}

#[test]
fn a_paste_answers_no_question() {
    let pane = Pane::start();
    pane.keys(&["alt-d"]);
    pane.until_told("Offer a draw?");
    pane.paste("yes\n");
    pane.until_entry("yes |");
    pane.keys(&["ctrl-u"]);
    pane.keys(&["ctrl-c"]);
    pane.until_told("Leave?");
    pane.paste("yes\nyes\n");
    pane.until_entry("yes yes |");
    let (shown, _) = pane.settled();
    assert_eq!(shown.count("offers a draw"), 0, "{shown:?}");
    assert_eq!(pane.file("code"), "", "it has left");
}

#[test]
fn a_huge_paste_is_cut_and_later_keys_are_obeyed() {
    let pane = Pane::start();
    pane.paste(&"Springer Gustav eins\n".repeat(50_000));
    pane.keys(&["ctrl-u"]);
    pane.makes("e4");
    let (shown, _) = pane.settled();
    let told: Vec<&String> = shown.lines.iter().rev().take(2).collect();
    assert_eq!(told, ["e4", "e4"], "{shown:?}");
}
