//! Squares, colours and men as the short texts that stand in files (`"e4"`, `"white"`, `"N"`).

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};

use super::position::{CastlingSide, Color, Piece, Role, Square};

/// A value with one short text.
pub trait Text: Sized {
    /// What a wrong text should have been, for the error.
    const EXPECTED: &'static str;
    /// The text.
    fn to_text(&self) -> String;
    /// The value of a text.
    fn from_text(text: &str) -> Option<Self>;
}

impl Text for Square {
    const EXPECTED: &'static str = "a square from a1 to h8";
    fn to_text(&self) -> String {
        self.to_string()
    }
    fn from_text(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Text for Color {
    const EXPECTED: &'static str = "white or black";
    fn to_text(&self) -> String {
        self.fold_wb("white", "black").to_owned()
    }
    fn from_text(text: &str) -> Option<Self> {
        match text {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        }
    }
}

impl Text for Role {
    const EXPECTED: &'static str = "one of P N B R Q K";
    fn to_text(&self) -> String {
        self.upper_char().to_string()
    }
    fn from_text(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Role::from_char(letter),
            _ => None,
        }
    }
}

impl Text for Piece {
    const EXPECTED: &'static str = "a man as in FEN (PNBRQK pnbrqk)";
    fn to_text(&self) -> String {
        self.char().to_string()
    }
    fn from_text(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Piece::from_char(letter),
            _ => None,
        }
    }
}

impl Text for CastlingSide {
    const EXPECTED: &'static str = "king_side or queen_side";
    fn to_text(&self) -> String {
        match self {
            CastlingSide::KingSide => "king_side",
            CastlingSide::QueenSide => "queen_side",
        }
        .to_owned()
    }
    fn from_text(text: &str) -> Option<Self> {
        match text {
            "king_side" => Some(CastlingSide::KingSide),
            "queen_side" => Some(CastlingSide::QueenSide),
            _ => None,
        }
    }
}

/// Writes a value as its text (for `#[serde(with = "as_text")]`).
///
/// # Errors
/// Only those of the serializer.
pub fn serialize<T: Text, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&value.to_text())
}

/// Reads a value from its text.
///
/// # Errors
/// A text that names nothing, with what was expected.
pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    T::from_text(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is not {}", T::EXPECTED)))
}

/// The same for a value that may be absent (`null`).
pub mod option {
    use serde::de::Error as _;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Text;

    /// Writes the text, or nothing.
    ///
    /// # Errors
    /// Only those of the serializer.
    #[allow(clippy::ref_option)] // the signature that serde calls
    pub fn serialize<T: Text, S: Serializer>(value: &Option<T>, to: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => to.serialize_some(&value.to_text()),
            None => to.serialize_none(),
        }
    }

    /// Reads the text, or nothing.
    ///
    /// # Errors
    /// A text that names nothing, with what was expected.
    pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        match Option::<String>::deserialize(from)? {
            None => Ok(None),
            Some(text) => T::from_text(&text)
                .map(Some)
                .ok_or_else(|| D::Error::custom(format!("`{text}` is not {}", T::EXPECTED))),
        }
    }
}
