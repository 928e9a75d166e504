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
