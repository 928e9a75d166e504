//! Files of lines `name = value`: a line that is no TOML costs only itself, as far as that can be told.

use toml::Spanned;
use toml::de::DeTable;

use crate::game::wrong_value::WrongValue;

/// The number of the line, from 1, in which a byte of a text stands.
pub fn line_of(text: &str, start: usize) -> usize {
    1 + text.get(..start).map_or(0, |before| before.matches('\n').count())
}

/// Reads a text, and gives the numbers of the lines that are no TOML; each is told once, with what TOML would look like.
pub fn read<'a>(
    text: &'a str,
    looks_like: &str,
    tell: &mut dyn FnMut(usize, &str, WrongValue),
) -> (Spanned<DeTable<'a>>, Vec<usize>) {
    let (table, errors) = DeTable::parse_recoverable(text);
    let mut broken = Vec::new();
    for error in errors {
        let line = line_of(text, error.span().unwrap_or_default().start);
        // One mistake is often several to the parser.
        if !broken.contains(&line) {
            tell(line, "", WrongValue::NoToml { like: looks_like.to_owned() });
            broken.push(line);
        }
    }
    (table, broken)
}
