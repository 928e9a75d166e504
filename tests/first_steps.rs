//! Whether `help` alone names what somebody wishes: read from the scripts `tests/games/*-first-steps.txt`.

use std::fs;
use std::path::Path;

/// The wishes of a script, each with the command for it and the lines in which that must be named: the first answer to `help`, and the topic
/// that is asked for after it.
fn wishes(script: &str) -> Vec<(&str, &str, String)> {
    let mut parts = script.split("# wish: ");
    let opening = parts.next().expect("the beginning");
    let overview = opening.rsplit_once("\n> ").expect("a line").1;
    parts
        .map(|part| {
            let (head, rest) = part.split_once('\n').expect("lines");
            let (wish, command) = head.split_once(" = ").expect("a wish and its command");
            let topic: Vec<&str> = rest.lines().skip(1).take_while(|line| !line.starts_with('>')).collect();
            (wish, command, format!("{overview}\n{}", topic.join("\n")))
        })
        .collect()
}

fn is_named(command: &str, lines: &str) -> bool {
    let is_whole = |end: usize| !lines[end..].starts_with(char::is_alphanumeric);
    lines.match_indices(command).any(|(begin, _)| is_whole(begin + command.len()))
}

#[test]
fn help_names_the_twenty_commonest_wishes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    for code in ["en", "de", "it", "es", "fr"] {
        let script = fs::read_to_string(folder.join(format!("{code}-first-steps.txt"))).expect("a script");
        let wishes = wishes(&script);
        assert_eq!(wishes.len(), 20, "{code}");
        for (wish, command, said) in wishes {
            assert!(is_named(command, &said), "{code}, {wish}: help does not name `{command}`");
        }
    }
}
