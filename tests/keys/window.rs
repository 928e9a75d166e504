//! The window changes its size while a line is being written.

use super::pane::Pane;

#[test]
fn a_line_goes_on_in_a_window_of_another_size() {
    let pane = Pane::start();
    pane.text("knight from gustav one");
    pane.keys(&["left", "left", "left", "left"]);
    pane.until_entry("knight from gustav| one");
    for (columns, rows) in [(100, 30), (40, 12), (200, 50)] {
        pane.resize(columns, rows);
        pane.text("x");
        pane.until_entry("knight from gustavx| one");
        pane.keys(&["backspace"]);
        pane.until_entry("knight from gustav| one");
    }
}

#[test]
fn a_line_wider_than_the_window_shows_the_cursors_surroundings() {
    let pane = Pane::start();
    pane.resize(60, 30);
    let line: String = ('a'..='z').cycle().take(100).collect();
    pane.text(&line);
    pane.until_entry(&format!("{}|", &line[100 - 59..]));
    pane.keys(&["home"]);
    pane.until_entry(&format!("|{}", &line[..59]));
    // The window becomes narrower, then wider than the line.
    pane.resize(30, 30);
    pane.until_entry(&format!("|{}", &line[..29]));
    pane.keys(&["right"]);
    pane.until_entry(&format!("a|{}", &line[1..29]));
    pane.resize(150, 30);
    pane.until_entry(&format!("a|{}", &line[1..]));
    pane.keys(&["end"]);
    pane.until_entry(&format!("{line}|"));
}
