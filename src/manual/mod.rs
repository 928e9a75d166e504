//! The manual: pages of Markdown in the locales, as blocks that are heard line by line, printed, made into one HTML file, or into
//! Braille.

pub mod braille;
pub mod html;
mod read;

use crate::game::participant::Language;
use crate::keys::action::{Action, KeyMode};
use crate::keys::clock_key::ClockKey;
use crate::language::OfEach;
use crate::words::fold::fold;

/// For those who write programs around this one; it exists in English alone.
const SCRIPTING: (&str, &str) = ("scripting", include_str!("../../locales/en/manual/scripting.md"));

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// Its name in every language, that of its file.
    pub topic: &'static str,
    /// What stands above it; it can be asked for by that, too.
    pub title: String,
    /// What stands below.
    pub blocks: Vec<Block>,
}

/// A part of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// The heading of a section.
    Heading(String),
    Paragraph(Vec<Span>),
    /// A list; with numbers or without.
    List {
        /// Whether its items have numbers.
        numbered: bool,
        items: Vec<Vec<Span>>,
    },
    /// A table of two columns.
    Table {
        /// The names of the columns.
        head: [String; 2],
        rows: Vec<[Vec<Span>; 2]>,
    },
    /// A table of keys, which are those of the listener.
    Keys(Vec<KeyRow>),
    /// Lines as they are typed, or as they stand in a file of this kind.
    Lines {
        kind: Kind,
        lines: Vec<String>,
    },
}

/// What lines are that stand by themselves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Command lines of the shell.
    Shell,
    /// Settings, as in config.toml.
    Settings,
    /// Keys, as in keys.toml.
    KeysFile,
    /// A lesson, as a teacher writes it.
    Lesson,
    /// What is written into a pipe.
    Pipe,
}

/// Some text of a block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    pub text: String,
    /// Whether it can be typed as it stands.
    pub typed: bool,
}

/// A key that a page explains.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum KeyRow {
    Game(KeyMode, Action),
    /// Of the clock alone.
    Clock(ClockKey),
}

/// A line of a page, as it is heard or printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it says.
    pub said: Said,
    /// Whether it is the title or a heading, where a reader may want to go at once.
    pub is_heading: bool,
}

/// What a line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Words(String),
    Key(KeyRow),
}

/// The pages in a language, in the order in which they are listed.
pub fn pages(language: Language) -> &'static [Page] {
    static PAGES: OfEach<Vec<Page>> = OfEach::new();
    PAGES.get(language, || {
        let scripting = Some(SCRIPTING).filter(|_| language == Language::En);
        let texts = language.locale().manual.iter().chain(&scripting);
        let page = |(topic, text): &(&'static str, &str)| {
            let page = read::read(topic, text);
            debug_assert!(page.is_ok(), "{language:?}, {topic}: {:?}", page.as_ref().err());
            page.unwrap_or_default()
        };
        texts.map(page).collect()
    })
}

/// The page of a topic, by its title, by words that one title alone has, or by its name in English.
pub fn page(language: Language, topic: &str) -> Option<&'static Page> {
    let wanted = fold(topic);
    let is_it = |page: &&Page| fold(&page.title) == wanted || fold(page.topic) == wanted;
    let of_english = || pages(Language::En).iter().find(is_it).map(|page| page.topic);
    let has_words =
        |page: &&Page| !wanted.is_empty() && format!(" {} ", fold(&page.title)).contains(&format!(" {wanted} "));
    let pages = pages(language);
    let by_words = || {
        let mut found = pages.iter().filter(has_words);
        found.next().filter(|_| found.next().is_none())
    };
    let of_topic = |topic: &str| pages.iter().find(|page| page.topic == topic);
    pages.iter().find(is_it).or_else(by_words).or_else(|| of_english().and_then(of_topic))
}

/// The lines in which all these words begin one, each after the title of its page.
pub fn find(language: Language, words: &str) -> Vec<String> {
    let wanted = fold(words);
    let has_all = |text: &str| {
        let folded = fold(text);
        wanted.split(' ').all(|word| folded.split(' ').any(|other| other.starts_with(word)))
    };
    let found = |page: &'static Page| {
        page.lines().into_iter().filter_map(|line| match line.said {
            Said::Words(text) if !line.is_heading && has_all(&text) => Some(format!("{}: {text}", page.title)),
            _ => None,
        })
    };
    if wanted.is_empty() { Vec::new() } else { pages(language).iter().flat_map(found).collect() }
}

impl Page {
    /// The page line by line, its title first.
    pub fn lines(&self) -> Vec<Line> {
        let heading = |text: &str| Line { said: Said::Words(text.to_owned()), is_heading: true };
        let words = |text: String| Line { said: Said::Words(text), is_heading: false };
        let mut lines = vec![heading(&self.title)];
        for block in &self.blocks {
            match block {
                Block::Heading(text) => lines.push(heading(text)),
                Block::Paragraph(spans) => lines.push(words(text(spans))),
                Block::List { numbered, items } => {
                    let item = |(number, spans): (u32, &Vec<Span>)| {
                        words(if *numbered { format!("{number}. {}", text(spans)) } else { text(spans) })
                    };
                    lines.extend((1..).zip(items).map(item));
                }
                Block::Table { rows, .. } => {
                    lines.extend(rows.iter().map(|[left, right]| words(format!("{}: {}", text(left), text(right)))));
                }
                Block::Keys(rows) => {
                    lines.extend(rows.iter().map(|row| Line { said: Said::Key(*row), is_heading: false }));
                }
                Block::Lines { lines: typed, .. } => lines.extend(typed.iter().cloned().map(words)),
            }
        }
        lines
    }
}

pub fn text(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

#[cfg(test)]
mod tests;
