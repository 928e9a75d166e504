//! A terminal of twenty columns, as some Braille displays show it.

use std::thread::sleep;
use std::time::{Duration, Instant};

use super::tmux::Terminal;

#[test]
fn lines_are_broken_between_words() {
    let terminal = Terminal::play(&["--opponent", "console", "--speech", "off", "--sounds", "off", "--language", "en"]);
    terminal.until_shown("To learn the keys, enter: tutorial", 1);
    terminal.resize(20, 50);
    terminal.text("time control");
    terminal.keys(&["Enter"]);
    let sentence = ["This game has no", "clock."];
    let start = Instant::now();
    while !terminal.rows().windows(sentence.len()).any(|rows| rows == sentence) {
        assert!(start.elapsed() < Duration::from_mins(2), "{:#?}", terminal.rows());
        sleep(Duration::from_millis(15));
    }
}
