//! Squares, colours and pieces as the short texts that stand in files (`"e4"`, `"white"`, `"N"`).

use serde::{Deserialize, Deserializer, Serializer};

/// A value with one short text.
pub trait Text: Sized {
    /// What a wrong text should have been, for the error.
    const EXPECTED: &'static str;
    fn to_text(&self) -> String;
    /// The value of a text.
    fn from_text(text: &str) -> Option<Self>;
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
    read(&String::deserialize(from)?)
}

fn read<T: Text, E: serde::de::Error>(text: &str) -> Result<T, E> {
    T::from_text(text).ok_or_else(|| E::custom(format!("`{text}` is not {}", T::EXPECTED)))
}

/// The same for a value that may be absent (`null`).
pub mod option {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{Text, read};

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
        Option::<String>::deserialize(from)?.map(|text| read(&text)).transpose()
    }
}
