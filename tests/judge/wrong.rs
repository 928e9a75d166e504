//! What is wrong with a vector, and where.

use std::fmt;

/// A vector that cannot be decided: the field, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Wrong {
    /// The field, with a dot between the parts: `given.fen`, `action.events[2]`.
    pub field: String,
    /// What is wrong with it.
    pub why: String,
}

impl Wrong {
    /// Something is wrong with a field.
    pub fn at(field: impl Into<String>, why: impl fmt::Display) -> Wrong {
        Wrong { field: field.into(), why: why.to_string() }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = format!("{}: {}", self.field, self.why);
        // What is quoted from a file may be long, and may hold line breaks: an error stays one readable line.
        for (count, sign) in line.chars().enumerate() {
            if count == LONGEST {
                return f.write_str("…");
            }
            write!(f, "{}", if sign.is_control() { ' ' } else { sign })?;
        }
        Ok(())
    }
}

const LONGEST: usize = 300;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_one_line_of_bounded_length() {
        assert_eq!(Wrong::at("given.fen", "no\nFEN").to_string(), "given.fen: no FEN");
        assert_eq!(Wrong::at("given.fen", "é".repeat(10_000)).to_string().chars().count(), LONGEST + 1);
    }
}
