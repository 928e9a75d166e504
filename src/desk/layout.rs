//! Layouts of the keyboard: they decide which signs Shift and a figure write.

use crate::game::participant::Language;

/// A layout for which the embedded keys know the signs on the figures. The table stands in `config/keys.toml`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Layout {
    /// United States.
    #[default]
    Us,
    /// United Kingdom.
    Uk,
    /// Germany and Austria.
    De,
    /// Italy.
    It,
    /// Spain.
    Es,
    /// France: the figures are written with Shift, and the signs without.
    Fr,
}

impl Layout {
    /// All of them.
    pub const ALL: [Layout; 6] = [Layout::Us, Layout::Uk, Layout::De, Layout::It, Layout::Es, Layout::Fr];

    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Layout::Us => "us",
            Layout::Uk => "uk",
            Layout::De => "de",
            Layout::It => "it",
            Layout::Es => "es",
            Layout::Fr => "fr",
        }
    }

    /// The layout of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Layout> {
        Layout::ALL.into_iter().find(|layout| layout.name() == name)
    }

    /// The layout that is taken for granted where a language is spoken, until the player names another one.
    #[must_use]
    pub const fn of(language: Language) -> Layout {
        match language {
            Language::En => Layout::Us,
            Language::De => Layout::De,
            Language::It => Layout::It,
            Language::Es => Layout::Es,
            Language::Fr => Layout::Fr,
        }
    }
}
