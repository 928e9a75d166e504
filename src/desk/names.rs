//! The names for the scoresheet, asked one after another.

use crate::game::fact::NameField;

/// How far the questions have come.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct NameRound(usize);

impl NameRound {
    /// Which name is asked for.
    #[must_use]
    pub fn field(self) -> NameField {
        NameField::ALL.get(self.0).copied().unwrap_or(NameField::Round)
    }

    /// The next question; `None` after the last.
    #[must_use]
    pub fn next(self) -> Option<NameRound> {
        (self.0 + 1 < NameField::ALL.len()).then_some(NameRound(self.0 + 1))
    }
}

/// A name that was written in quotes, because it is a word as well.
#[must_use]
pub fn without_quotes(text: &str) -> &str {
    const QUOTES: [(char, char); 6] = [('"', '"'), ('\'', '\''), ('“', '”'), ('„', '“'), ('«', '»'), ('»', '«')];
    let inner = QUOTES.iter().find_map(|(open, close)| text.strip_prefix(*open)?.strip_suffix(*close));
    inner.map_or(text, str::trim)
}

#[cfg(test)]
mod tests {
    use super::without_quotes;

    #[test]
    fn quotes_around_a_name_are_no_part_of_it() {
        for (text, name) in [
            ("\"Moves\"", "Moves"),
            ("„Ende“", "Ende"),
            ("« Partie »", "Partie"),
            ("O'Kelly", "O'Kelly"),
            ("\"", "\""),
            ("", ""),
        ] {
            assert_eq!(without_quotes(text), name);
        }
    }
}
