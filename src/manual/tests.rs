//! The pages of all languages have one shape, are found by their titles, and are short.

use std::mem::discriminant;

use proptest::prelude::*;

use super::*;

/// A block as its kind and its size, which are the same in all languages.
fn shape(block: &Block) -> String {
    match block {
        Block::Heading(_) => "heading".to_owned(),
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::List { numbered, items } => format!("list of {}, numbered: {numbered}", items.len()),
        Block::Table { rows, .. } => format!("table of {}", rows.len()),
        Block::Keys(rows) => format!("keys {rows:?}"),
        Block::Lines { kind, lines } => format!("{kind:?} lines: {}", lines.len()),
    }
}

#[test]
fn every_translation_has_the_english_pages_in_the_same_shape() {
    let english = pages(Language::En);
    for language in Language::ALL {
        let own = pages(language);
        let topics = |pages: &[Page]| {
            pages.iter().map(|page| page.topic).filter(|topic| *topic != SCRIPTING.0).collect::<Vec<_>>()
        };
        assert_eq!(topics(own), topics(english), "{language:?}");
        for page in own {
            let other = english.iter().find(|other| other.topic == page.topic).expect("an English page");
            let shapes = |page: &Page| page.blocks.iter().map(shape).collect::<Vec<_>>();
            assert_eq!(shapes(page), shapes(other), "{language:?}, {}", page.topic);
        }
    }
}

#[test]
fn a_page_is_found_by_title_and_by_english_name() {
    for language in Language::ALL {
        for wanted in pages(language) {
            assert_eq!(page(language, &wanted.title.to_uppercase()).map(|page| page.topic), Some(wanted.topic));
            assert_eq!(page(language, wanted.topic).map(|page| page.topic), Some(wanted.topic), "{language:?}");
        }
    }
    assert_eq!(page(Language::De, "The clock").map(|page| page.topic), Some("clock"));
    assert_eq!(page(Language::Fr, "pendule").map(|page| page.topic), Some("clock"), "one title alone has it");
    assert_eq!(page(Language::En, "draws").map(|page| page.topic), Some("draws"));
    assert_eq!(page(Language::En, "and"), None, "several titles have it");
    assert_eq!(page(Language::En, "nothing of that name"), None);
}

#[test]
fn words_are_found_in_lines_after_their_page_title() {
    let found = find(Language::En, "Bluetooth earph");
    assert!(found.iter().all(|line| line.starts_with("Sound and privacy: ")), "{found:?}");
    assert!(!found.is_empty());
    assert_eq!(find(Language::En, "xyzzy"), [""; 0]);
    assert_eq!(find(Language::En, "…"), [""; 0]);
}

/// Words of a text, as a reader counts them.
fn words(text: &str) -> usize {
    text.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
}

#[test]
fn paragraphs_and_sentences_are_short() {
    for language in Language::ALL {
        for page in pages(language) {
            let place = format!("{language:?}, {}", page.topic);
            for line in page.lines() {
                let Said::Words(text) = line.said else { continue };
                for sentence in text.split_inclusive(['.', '?', '!', ':', ';']) {
                    assert!(words(sentence) <= 25, "{place}: {} words: {sentence}", words(sentence));
                }
            }
            for block in &page.blocks {
                let Block::Paragraph(spans) = block else { continue };
                assert!(words(&text(spans)) <= 40, "{place}: {} words: {}", words(&text(spans)), text(spans));
            }
        }
    }
}

#[test]
fn anything_unsupported_in_a_page_is_a_clear_error() {
    for (source, wrong) in [
        ("text", "there is no title"),
        ("# A\n\n### B\n", "the end of Heading(H3) is not expected"),
        ("# A\n\n|a|\n|---|\n", "a row has 1 cells in place of two"),
        ("# A\n\n```keys entry\nnothing\n```\n", "there is no key for nothing"),
        ("# A\n\n```keys nowhere\nturn\n```\n", "there is no mode nowhere"),
        ("# A\n\n```text\nturn\n```\n", "there is no kind of lines named text"),
    ] {
        assert_eq!(read::read("a", source), Err(wrong.to_owned()), "{source}");
    }
    assert!(read::read("a", "# A\n\n[link](b)\n").is_err());
    assert!(read::read("a", "# A\n\n<b>bold</b>\n").is_err());
}

proptest! {
    #[test]
    fn no_text_is_too_strange(source in "(# |\\||- |1\\. |```keys |\n|\n\n|    |`|<b>|\\PC){0,40}") {
        if let Ok(page) = read::read("a", &source) {
            prop_assert!(page.lines().len() > page.blocks.iter().filter(|block| discriminant(*block) == discriminant(&Block::Heading(String::new()))).count());
        }
    }
}
