//! How many words somebody hears from entering `help` until what they wish is named: the table `tests/games/first-steps.md`,
//! counted from the scripts that it belongs to.

use std::fs;
use std::path::Path;

use annabella::game::participant::Language;

/// The wishes of a script in their order, with the words that are heard until each is named.
fn counted(script: &str) -> Vec<(String, usize)> {
    let said = |line: &str| line.strip_prefix("< private: ").map(|text| text.split_whitespace().count());
    let named = |line: &str, command: &str| {
        let is_whole = |end: &usize| !line[*end..].starts_with(char::is_alphanumeric);
        let mut ends = line.match_indices(command).map(|(begin, _)| begin + command.len());
        said(&line[..ends.find(is_whole)?])
    };
    let mut parts = script.split("# wish: ");
    let opening = parts.next().expect("the beginning");
    // The first answer to `help`, which is heard in full by whom it does not help.
    let overview: Vec<&str> = opening.lines().rev().take_while(|line| !line.starts_with('>')).collect();
    let overview: Vec<&str> = overview.into_iter().rev().collect();
    let until = |lines: &[&str], command: &str| {
        let mut heard = 0;
        for line in lines {
            if let Some(words) = named(line, command) {
                return Some(heard + words);
            }
            heard += said(line).unwrap_or_default();
        }
        None
    };
    parts
        .map(|part| {
            let (head, rest) = part.split_once('\n').expect("lines");
            let (wish, command) = head.split_once(" = ").expect("a wish and its command");
            let all: usize = overview.iter().filter_map(|line| said(line)).sum();
            let topic: Vec<&str> = rest.lines().skip(1).take_while(|line| !line.starts_with('>')).collect();
            let found = until(&overview, command).or_else(|| Some(all + until(&topic, command)?));
            (wish.to_owned(), found.unwrap_or_else(|| panic!("help does not name `{command}`")))
        })
        .collect()
}

#[test]
fn the_first_steps_table_is_what_the_scripts_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games");
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let languages = ["en", "de", "it", "es", "fr"];
    assert_eq!(languages.len(), Language::ALL.len());
    let counts = languages.map(|code| counted(&read(&format!("{code}-first-steps.txt"))));
    let table = read("first-steps.md");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| wish"))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert_eq!(rows.len(), 20);
    let mut wrong = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let now: Vec<String> = counts.iter().map(|counts| counts[place].1.to_string()).collect();
        assert!(counts.iter().all(|counts| counts[place].0 == row[0]), "{}", row[0]);
        let stands: Vec<&str> = row.iter().skip(2).step_by(2).copied().collect();
        if stands != now {
            wrong.push(format!("{}: now {}", row[0], now.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "the table says otherwise:\n{}", wrong.join("\n"));
}
