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
    /// The usual one of a language other than English.
    Of(Language),
}

impl Layout {
    pub fn all() -> impl Iterator<Item = Layout> {
        let others = Language::ALL.into_iter().filter(|language| *language != Language::En).map(Layout::Of);
        [Layout::Us, Layout::Uk].into_iter().chain(others)
    }

    /// The section of the keys.
    pub const fn section(self) -> &'static str {
        match self {
            Layout::Us => "layout-us",
            Layout::Uk => "layout-uk",
            Layout::Of(language) => language.layout_section(),
        }
    }

    /// The name in files.
    pub fn name(self) -> &'static str {
        self.section().trim_start_matches("layout-")
    }

    pub fn from_name(name: &str) -> Option<Layout> {
        Layout::all().find(|layout| layout.name() == name)
    }

    /// The layout that is taken for granted where a language is spoken, until the player names another one.
    pub const fn of(language: Language) -> Layout {
        match language {
            Language::En => Layout::Us,
            other => Layout::Of(other),
        }
    }
}
