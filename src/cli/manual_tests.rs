//! What the manual tells its readers to type is taken, and its card has room on paper.

use std::path::PathBuf;

use clap::{ArgMatches, CommandFactory};

use super::*;
use crate::cli::Cli;
use crate::config::{Key, SourceFile, Sources, load};
use crate::desk::keymap::KeyMap;
use crate::desk::layout::Layout;
use crate::manual::{Block, Kind, Span};

/// The words of a shell's line, with quotes around some.
fn shell(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// Why the program does not take a command line.
fn refused(line: &str) -> Option<String> {
    let own = line.rsplit('|').next().unwrap_or(line);
    // The name of a command, of which more is said elsewhere.
    if own.split(' ').count() == 2 && Cli::command().get_subcommands().any(|job| own.ends_with(job.get_name())) {
        return None;
    }
    let matches = match Cli::command().try_get_matches_from(shell(own)) {
        Ok(matches) => matches,
        Err(error) if error.use_stderr() => return Some(error.to_string()),
        Err(_) => return None,
    };
    let mut settings = load(&Sources::default()).settings;
    let given = |matches: &ArgMatches, key: Key| matches.try_get_one::<String>(key.name()).ok().flatten().cloned();
    let (_, job) = matches.subcommand()?;
    let values = Key::all().filter_map(|key| Some((key, given(job, key)?)));
    values.map(|(key, value)| key.put(&mut settings, &value)).find_map(|put| put.err().map(|why| why.to_string()))
}

fn is_a_flag(text: &str) -> bool {
    let named = |job: &clap::Command| job.get_arguments().any(|flag| flag.get_long() == text.strip_prefix("--"));
    let mut jobs = Cli::command();
    jobs.build();
    jobs.get_subcommands().any(named)
}

fn typed(page: &Page) -> Vec<&Span> {
    let spans: Vec<&Span> = page
        .blocks
        .iter()
        .flat_map(|block| match block {
            Block::Paragraph(spans) => spans.iter().collect::<Vec<_>>(),
            Block::List { items, .. } => items.iter().flatten().collect(),
            Block::Table { rows, .. } => rows.iter().flatten().flatten().collect(),
            Block::Heading(_) | Block::Keys(_) | Block::Lines { .. } => Vec::new(),
        })
        .collect();
    spans.into_iter().filter(|span| span.typed).collect()
}

/// The lines that are entered in a game are checked where the meanings of all lines are.
#[test]
fn every_command_line_and_flag_in_the_manual_is_accepted() {
    const WITH_FLAGS: [&str; 8] = [
        "annabella play",
        "annabella clock",
        "annabella convert a.pgn --to text",
        "annabella convert a.pgn --to brf",
        "annabella convert a.pgn",
        "annabella compare a.pgn b.pgn",
        "annabella grammar --speech",
        "annabella review",
    ];
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let mut checked = 0;
        for page in manual::pages(language) {
            let place = format!("{language:?}, {}", page.topic);
            let lines = page.blocks.iter().filter_map(|block| match block {
                Block::Lines { kind: Kind::Shell, lines } => Some(lines),
                _ => None,
            });
            let quoted = typed(page).into_iter().map(|span| &span.text);
            for text in lines.flatten().chain(quoted) {
                let why = if text.contains("annabella ") {
                    refused(text)
                } else if text.starts_with("--") && !text.contains(' ') {
                    (!is_a_flag(text)).then(|| "there is no such flag".to_owned())
                } else if text.starts_with("--") {
                    let tried = WITH_FLAGS.map(|before| refused(&format!("{before} {text}")));
                    tried.iter().all(Option::is_some).then(|| format!("{tried:?}"))
                } else {
                    continue;
                };
                wrong.extend(why.map(|why| format!("{place}: {text}: {why}")));
                checked += 1;
            }
        }
        assert!(checked > 100, "{language:?}: {checked}");
    }
    assert!(wrong.is_empty(), "{} lines are not taken:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_file_in_the_manual_is_read_without_complaint() {
    let file = |text: &[String]| Some(SourceFile { path: PathBuf::from("shown"), text: text.join("\n") });
    for language in Language::ALL {
        for page in manual::pages(language) {
            for block in &page.blocks {
                let Block::Lines { kind, lines } = block else { continue };
                if *kind == Kind::Lesson {
                    let read = crate::training::lesson::read(&lines.join("\n"));
                    assert!(read.as_ref().is_ok_and(|read| read.whole == [language]), "{language:?}: {read:?}");
                }
                let problems = match kind {
                    Kind::Settings => load(&Sources { event: file(lines), ..Sources::default() }).problems,
                    Kind::KeysFile => KeyMap::load(file(lines).as_ref(), Layout::of(language)).1,
                    Kind::Shell | Kind::Lesson | Kind::Pipe => continue,
                };
                assert_eq!(problems, [], "{language:?}, {}: {lines:?}", page.topic);
            }
        }
    }
}

#[test]
fn the_card_has_room_on_four_pages_of_braille() {
    for language in Language::ALL {
        let keys = Keys::new(language);
        let card = manual::page(language, "card").expect("the card");
        let (brf, _) = braille::brf(&[card], language, PageSize::default(), &|row| keys.line(row));
        let pages: Vec<&[u8]> = brf.split(|byte| *byte == 0x0c).filter(|page| !page.is_empty()).collect();
        assert!(pages.len() <= 4, "{language:?}: {} pages", pages.len());
        for page in pages {
            let text = String::from_utf8_lossy(page);
            let lines: Vec<&str> = text.split_terminator("\r\n").collect();
            assert!(lines.len() <= 25 && lines.iter().all(|line| line.len() <= 40), "{language:?}: {text}");
        }
    }
}

#[test]
fn no_page_has_a_sign_without_braille() {
    for language in Language::ALL {
        let keys = Keys::new(language);
        let mut words = crate::scoresheet::braille::heading::Headings::new(language).0;
        for page in manual::pages(language) {
            for line in page.lines() {
                let text = match line.said {
                    Said::Words(text) => text,
                    Said::Key(row) => keys.line(row).unwrap_or_default(),
                };
                let before = words.incomplete();
                words.text(&text);
                assert_eq!(words.incomplete(), before, "{language:?}, {}: {text}", page.topic);
            }
        }
    }
}
