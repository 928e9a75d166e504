//! Every line that the manual tells its readers to enter is understood, in each language.

use annabella::config::Key;
use annabella::game::participant::Language;
use annabella::game::roles::Seat;
use annabella::input::frame;
use annabella::input::voice::lexicon;
use annabella::manual::{Block, Page, Span, pages};
use annabella::training::lines;

use crate::meanings::contexts::{CONTEXTS, Reader, at_a_desk, with_dialogue};

/// Where lines are read, by who enters them.
fn places(seat: Option<Seat>) -> &'static [&'static str] {
    match seat {
        None | Some(Seat::Side(_)) => &["game", "dialogue", "tournament", "study", "clock", "over", "compose-kind"],
        Some(Seat::Arbiter) => &["arbiter", BOARDS],
        Some(Seat::AssistantOf(_)) => &["assistant"],
        Some(_) => &["spectator"],
    }
}

/// Where boards can differ, which the arbiter settles.
const BOARDS: &str = "arbiter of a full dialogue";

fn typed(page: &Page) -> Vec<&Span> {
    let mut typed = Vec::new();
    for block in &page.blocks {
        match block {
            Block::Paragraph(spans) => typed.extend(spans),
            Block::List { items, .. } => typed.extend(items.iter().flatten()),
            Block::Table { rows, .. } => typed.extend(rows.iter().flatten().flatten()),
            Block::Heading(_) | Block::Keys(_) | Block::Lines { .. } => {}
        }
    }
    typed.retain(|span| span.typed);
    typed
}

/// A setting and a value that it takes: checked by putting it there.
fn is_a_setting(text: &str) -> bool {
    let mut settings = annabella::config::load(&annabella::config::Sources::default()).settings;
    let named = text.split_once(' ').and_then(|(name, value)| Some((Key::from_name(name)?, value)));
    named.is_some_and(|(key, value)| key.put(&mut settings, value).is_ok())
}

#[test]
fn every_line_that_the_manual_quotes_is_understood() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let readers: Vec<(&str, Reader)> = CONTEXTS
            .iter()
            .filter(|context| !context.name.contains('-') || context.name == "compose-kind")
            .map(|context| (context.name, (context.prepare)(language)))
            .chain([(BOARDS, at_a_desk(with_dialogue(language), Some(Seat::Arbiter), &[]))])
            .collect();
        let mut checked = 0;
        for page in pages(language) {
            for Span { text, .. } in typed(page) {
                if text.contains("annabella ") || text.starts_with("--") || is_a_setting(text) {
                    continue;
                }
                checked += 1;
                let framed = frame::parse(text, &[language]).expect("no moment");
                let wanted = places(framed.seat);
                let mut meanings = readers
                    .iter()
                    .filter(|(name, _)| wanted.contains(name))
                    .map(|(_, reader)| reader.read(framed.rest, language));
                // What is said while one trains means nothing elsewhere.
                let is_trained = ["lessons", "puzzles", "drills"].contains(&page.topic)
                    && (lines::training::parse(framed.rest, language).is_some()
                        || lines::endgame::parse(framed.rest, language).is_some()
                        || lines::opening::parse(framed.rest, language).is_some()
                        || lines::lesson::parse(framed.rest, language).is_some());
                if !is_trained && !meanings.any(|meaning| is_understood(&meaning)) {
                    wrong.push(format!("{language:?}, {}: {text}", page.topic));
                }
            }
        }
        assert!(checked > 150, "{language:?}: {checked}");
    }
    assert!(wrong.is_empty(), "{} lines are not understood:\n{}", wrong.len(), wrong.join("\n"));
}

fn is_understood(meaning: &str) -> bool {
    !["not understood", "near", "unclear"].iter().any(|wrong| meaning.starts_with(wrong))
}

#[test]
fn a_line_that_nobody_understands_is_found() {
    let game = CONTEXTS.iter().find(|context| context.name == "game").expect("the game");
    let reader = (game.prepare)(Language::En);
    for (line, understood) in [("knight f3", true), ("last", true), ("xyzzy plugh", false), ("lst move", false)] {
        assert_eq!(is_understood(&reader.read(line, Language::En)), understood, "{line}");
    }
}

#[test]
fn the_manual_has_every_phrase_heard_as_a_command() {
    for language in Language::ALL {
        let page = format!("{}/locales/{}/manual/voice.md", env!("CARGO_MANIFEST_DIR"), language.code());
        let page = std::fs::read_to_string(page).expect("the page").to_lowercase();
        for command in lexicon::commands(language) {
            assert!(page.contains(&format!("*{}*", command.words)), "{language:?}: {}", command.words);
        }
    }
}
