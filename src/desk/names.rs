//! The names for the scoresheet, asked one after another.

use crate::game::fact::NameField;

/// How far the questions have come.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct NameRound(usize);

impl NameRound {
    /// Which name is asked for.
    pub fn field(self) -> NameField {
        NameField::ALL.get(self.0).copied().unwrap_or(NameField::Round)
    }

    /// The next question; `None` after the last.
    pub fn next(self) -> Option<NameRound> {
        (self.0 + 1 < NameField::ALL.len()).then_some(NameRound(self.0 + 1))
    }
}

/// The name in a text that is quoted as a whole, because it is a word as well.
pub fn quoted(text: &str) -> Option<&str> {
    const QUOTES: [(char, char); 6] = [('"', '"'), ('\'', '\''), ('“', '”'), ('„', '“'), ('«', '»'), ('»', '«')];
    QUOTES.iter().find_map(|(open, close)| text.strip_prefix(*open)?.strip_suffix(*close)).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn what_is_quoted_as_a_whole_is_a_name() {
        for (text, name) in [
            ("\"Moves\"", Some("Moves")),
            ("„Ende“", Some("Ende")),
            ("« Partie »", Some("Partie")),
            ("O'Kelly", None),
            ("\"", None),
            ("", None),
        ] {
            assert_eq!(quoted(text), name);
        }
    }
}
