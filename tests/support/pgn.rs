//! PGN as another program would read it: tags, movetext, and the moves that it means.

use annabella::game::Game;
use annabella::game::participant::Language;
use annabella::notation::{self, Heard, Legality};

/// The tags in their order, their values without escapes.
pub fn tags(pgn: &str) -> Vec<(String, String)> {
    let lines = pgn.lines().take_while(|line| !line.is_empty());
    lines
        .map(|line| {
            let inner = line.strip_prefix('[').and_then(|line| line.strip_suffix("\"]")).expect("a tag in brackets");
            let (name, value) = inner.split_once(" \"").expect("a name and a value");
            (name.to_owned(), unescaped(value))
        })
        .collect()
}

fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => text.push(letters.next().expect("something behind a backslash")),
            '"' => panic!("a quote ends the value too early: {value}"),
            other => text.push(other),
        }
    }
    text
}

/// The movetext as one line.
pub fn movetext(pgn: &str) -> String {
    let (_, movetext) = pgn.split_once("\n\n").expect("a blank line behind the tags");
    movetext.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Tags, one blank line, movetext that ends in the result, one blank line.
pub fn check_shape(pgn: &str) {
    let lines: Vec<&str> = pgn.split('\n').collect();
    let blank: Vec<usize> = (0..lines.len()).filter(|index| lines[*index].is_empty()).collect();
    let end = lines.len();
    assert!(blank.len() == 3 && blank[1..] == [end - 2, end - 1], "{pgn}");
    assert!(lines[blank[0] + 1..].iter().all(|line| line.len() < 80 && line.trim() == *line), "{pgn}");
    let tags = tags(pgn);
    let result = tags.iter().find(|(name, _)| name == "Result").map(|(_, value)| value.clone());
    assert_eq!(movetext(pgn).split(' ').next_back().map(str::to_owned), result, "{pgn}");
}

/// Without remarks about offers, claims and sealed moves. The comment that holds moves has a blank behind its brace.
fn without_remarks(movetext: &str) -> String {
    let mut parts = movetext.split('{');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        match part.split_once('}') {
            Some((_, rest)) if !part.starts_with(' ') => text.push_str(rest),
            _ => text.extend(["{", part]),
        }
    }
    text
}

/// The movetext without the comments that say times, and how many those are.
fn times_apart(movetext: &str) -> (String, usize) {
    let mut parts = movetext.split("{ [%");
    let mut rest = parts.next().unwrap_or_default().to_owned();
    let mut count = 0;
    for part in parts {
        let (times, behind) = part.split_once(" } ").expect("the end of a comment");
        assert!(times.contains("emt ") && times.ends_with(']'), "{times}");
        rest.push_str(behind);
        count += 1;
    }
    (rest, count)
}

/// Reads the movetext with the reader of moves and compares it with the game, up to the first move that is not legal.
pub fn check_moves(pgn: &str, game: &Game) {
    let (movetext, times) = times_apart(&without_remarks(&movetext(pgn)));
    let (written, comment) = movetext.split_once('{').unwrap_or((&movetext, ""));
    let is_move = |word: &&str| !word.ends_with('.') && !["*", "1-0", "0-1", "1/2-1/2"].contains(word);
    let mut board = game.history().start();
    let mut live = game.history().live().iter();
    for san in written.split_whitespace().filter(is_move) {
        let half_move = live.next().unwrap_or_else(|| panic!("{san} was not played"));
        let heard = notation::read(san, board, Language::En, Legality::Preferred);
        assert_eq!(heard, Heard::Moves(vec![half_move.report.change.intent]), "{san} on {}", board.fen());
        board = &half_move.board;
    }
    let on_clock = game.history().live().iter().filter(|half_move| half_move.completed.flatten().is_some()).count();
    assert!(if comment.is_empty() { times == on_clock } else { times <= on_clock }, "{pgn}");
    let is_squares = |word: &&str| word.len() >= 4 && !word.ends_with('.') && word.as_bytes()[1].is_ascii_digit();
    let in_comment = comment.split_whitespace().filter(is_squares).count();
    assert_eq!(in_comment, live.count(), "{pgn}");
}
