//! `annabella manual`: the pages of the manual as lines, as one HTML file, or in Braille.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::config::{SettingFlags, sources};
use super::keys::{clock_keys, key_map};
use super::say::language;
use crate::config::{Frozen, load};
use crate::desk::clock_keys::ClockKeys;
use crate::desk::keymap::KeyMap;
use crate::desk::notices::clock::ClockNotice;
use crate::desk::notices::keys::KeyNotice;
use crate::desk::notices::manual::ManualNotice;
use crate::disk;
use crate::game::participant::Language;
use crate::manual::html::{Outside, html};
use crate::manual::{self, KeyRow, Page, Said, braille};
use crate::output::terminal;
use crate::scoresheet::braille::size::PageSize;
use crate::scoresheet::sentences::converting::Converting;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// The flags of `manual`.
#[derive(Args, Clone, Debug)]
pub struct ManualArgs {
    /// The title of a page, or its name in English. Without one: all titles; with --to, all pages
    pub topic: Vec<String>,
    /// The language. Without it, that of your settings
    #[arg(long, value_parser = language)]
    pub language: Option<Language>,
    /// The form: lines of text, an HTML file, or Braille for an embosser
    #[arg(long, value_enum)]
    pub to: Option<Form>,
    /// The size of a page of Braille: cells in a line, and lines
    #[arg(long, value_name = "CELLSxLINES")]
    pub page: Option<PageSize>,
    /// The file to write. Without it, standard output
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// A form of the manual.
#[derive(Copy, Clone, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// Lines of text.
    Text,
    /// One HTML file.
    Html,
    /// Braille for an embosser.
    Brf,
}

/// Prints pages, or writes them into a file.
///
/// # Errors
/// A topic that does not exist, or what the system says.
pub fn run(args: &ManualArgs) -> Result<(), String> {
    let settings = load(&sources(&SettingFlags::default(), Frozen::default())).settings;
    let language = args.language.unwrap_or(settings.language);
    let keys = Keys::new(language);
    let topic = args.topic.join(" ");
    let pages: Vec<&Page> = match (topic.as_str(), manual::page(language, &topic)) {
        ("", _) => manual::pages(language).iter().collect(),
        (_, Some(page)) => vec![page],
        (text, None) => return Err(keys.say(&ManualNotice::Nothing { text: text.to_owned() })),
    };
    let written = match args.to {
        None if topic.is_empty() => {
            let titles: Vec<&str> = pages.iter().map(|page| page.title.as_str()).collect();
            (titles.join("\n") + "\n").into_bytes()
        }
        None | Some(Form::Text) => lines(&pages, &keys).into_bytes(),
        Some(Form::Html) => {
            let columns = [ManualNotice::Keys, ManualNotice::Meanings].map(|notice| keys.say(&notice));
            let outside = Outside { key: &|row| keys.row(row), columns, title: keys.say(&ManualNotice::Title) };
            html(&pages, language, &outside).into_bytes()
        }
        Some(Form::Brf) => {
            let (brf, trouble) = braille::brf(&pages, language, args.page.unwrap_or_default(), &|row| keys.line(row));
            if let Some(trouble) = trouble {
                terminal::remark(&Words::new().converting(&Converting::NoLouis(trouble), language), false);
            }
            brf
        }
    };
    let Some(path) = &args.output else {
        terminal::print_bytes(&written);
        return Ok(());
    };
    disk::replace(path, &written).map_err(|why| format!("{} cannot be written: {why}", path.display()))
}

/// Pages as text, one line each.
fn lines(pages: &[&Page], keys: &Keys) -> String {
    let mut to = String::new();
    for line in pages.iter().flat_map(|page| page.lines()) {
        let words = match line.said {
            Said::Words(text) => Some(text),
            Said::Key(row) => keys.line(row),
        };
        if line.is_heading && !to.is_empty() {
            to.push('\n');
        }
        to.extend(words.into_iter().flat_map(|words| [words, "\n".to_owned()]));
    }
    to
}

/// The keys of this user, in words.
struct Keys {
    words: Words,
    listener: Listener,
    game: KeyMap,
    clock: ClockKeys,
}

impl Keys {
    fn new(language: Language) -> Keys {
        let listener = Listener { language, ..Listener::default() };
        Keys { words: Words::new(), listener, game: key_map(language).0, clock: clock_keys().0 }
    }

    fn notice(&self, row: KeyRow) -> Option<Notice> {
        let (keys, notice) = match row {
            KeyRow::Game(mode, action) => {
                let keys = self.game.keys(mode, action);
                (keys.clone(), Notice::from(KeyNotice::Item { keys, action }))
            }
            KeyRow::Clock(action) => {
                let keys = self.clock.keys(action);
                (keys.clone(), Notice::from(ClockNotice::Key { keys, action }))
            }
        };
        (!keys.is_empty()).then_some(notice)
    }

    fn row(&self, row: KeyRow) -> Option<[String; 2]> {
        self.words.key_row(&self.notice(row)?, &self.listener)
    }

    fn line(&self, row: KeyRow) -> Option<String> {
        Some(text(&self.words.notice(&self.notice(row)?, &self.listener)))
    }

    fn say(&self, notice: &ManualNotice) -> String {
        text(&self.words.notice(&Notice::from(notice.clone()), &self.listener))
    }
}

#[cfg(test)]
#[path = "manual_tests.rs"]
mod tests;
