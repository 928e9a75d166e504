//! Tags of PGN: as the standard has them, and what people and programs make of them.

use std::ops::Range;

use crate::scoresheet::sentences::converting::Mended;

/// A tag: where its name and its value stand, and where it ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    pub name: Range<usize>,
    /// The value, without its quotes.
    pub value: Range<usize>,
    /// The position after its closing bracket.
    pub end: usize,
}

/// `[Name "value"]`.
pub fn read(bytes: &[u8], start: usize) -> Option<Tag> {
    let blanks = |at: usize| at + bytes[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let name = blanks(start + 1);
    let name_end =
        name + bytes[name..].iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let quote = blanks(name_end);
    if name == name_end || bytes.get(quote) != Some(&b'"') {
        return None;
    }
    let mut at = quote + 1;
    loop {
        at += memchr::memchr3(b'"', b'\\', b'\n', &bytes[at..])?;
        match bytes[at] {
            b'"' => break,
            b'\\' if at + 2 <= bytes.len() => at += 2,
            _ => return None,
        }
    }
    let end = blanks(at + 1);
    (bytes.get(end) == Some(&b']')).then(|| Tag { name: name..name_end, value: quote + 1..at, end: end + 1 })
}

/// A tag with its name, where that is written otherwise.
type Named = (Tag, Option<String>);

/// What was meant to be a tag: quotes are missing or stand within the value, or the bracket is missing. Nothing, where it has no value;
/// and what is told of it. `None`: it is none at all.
pub fn mended(text: &str, start: usize) -> Option<(Option<Named>, Mended)> {
    const QUOTES: [char; 12] = ['"', '“', '”', '„', '‟', '«', '»', '\'', '‘', '’', '`', '´'];
    let is_apostrophe = |sign: char| QUOTES[7..].contains(&sign);
    let line = lines(&text[start..]);
    let inner_start = start + 1 + line[1..].len() - line[1..].trim_start().len();
    let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
    let inner = &text[inner_start..start + line.len()];
    let first_name = inner.find(|sign: char| !is_of_name(sign)).unwrap_or(inner.len());
    if first_name == 0 || !inner.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
        return None;
    }
    // A name of several words, before a quote.
    // An apostrophe within a name opens nothing.
    let opens = |(at, sign): &(usize, char)| {
        *at >= first_name
            && (*at == first_name || !is_apostrophe(*sign) || !inner[..*at].ends_with(char::is_alphanumeric))
    };
    let quoted = inner.char_indices().filter(|(_, sign)| QUOTES.contains(sign)).find(opens).map(|(at, _)| at);
    let is_wide = |sign: char| is_of_name(sign) || matches!(sign, ' ' | '-' | ':' | '=');
    let name_end = quoted.filter(|quote| inner[..*quote].chars().all(is_wide)).unwrap_or(first_name);
    let written = inner[..name_end].trim_end_matches([' ', ':', '=', '\t']);
    let joined: String = written.chars().filter(|sign| is_of_name(*sign)).collect();
    let behind = &inner[name_end..];
    let value = behind.rfind(']').map_or(behind, |end| &behind[..end]).trim_end();
    let plain = value.trim_start_matches(|sign: char| sign.is_whitespace() || matches!(sign, ':' | '='));
    // One apostrophe alone is of the name.
    let [first, last] = [plain.chars().next(), plain.chars().next_back()].map(|sign| sign.is_some_and(is_apostrophe));
    let is_quoted = first == last;
    let plain = plain.strip_prefix(QUOTES).filter(|_| is_quoted || !first).unwrap_or(plain);
    let value_start = inner_start + name_end + value.len() - plain.len();
    let plain = plain.strip_suffix(QUOTES).filter(|_| is_quoted || !last).unwrap_or(plain);
    if plain.is_empty() && quoted.is_none() {
        return Some((None, Mended::TagLeftOut(line.to_owned())));
    }
    let plain_line = plain.replace(['\r', '\n'], " ");
    let told = Mended::ReadAs(line.to_owned(), format!("[{joined} \"{plain_line}\"]"));
    let tag = Tag {
        name: inner_start..inner_start + written.len(),
        value: value_start..value_start + plain.len(),
        end: start + line.len(),
    };
    let name = (joined != written).then_some(joined);
    Some((Some((tag, name)), told))
}

/// The line of a tag, with the next one where its value ends only there.
fn lines(text: &str) -> &str {
    let mut ends = memchr::memchr_iter(b'\n', text.as_bytes());
    let (first, second) = (ends.next().unwrap_or(text.len()), ends.next().unwrap_or(text.len()));
    let is_one = opens_value(&text.as_bytes()[..first]) && ends_value(&text.as_bytes()[first..second]);
    text[..if is_one { second } else { first }].trim_end()
}

/// Whether a line opens a tag and leaves its value open.
pub fn opens_value(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    line.starts_with(b"[") && memchr::memchr_iter(b'"', line).count() == 1 && !line.ends_with(b"]")
}

/// Whether a line ends the value of a tag that another one opened.
pub fn ends_value(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    !line.starts_with(b"[") && line.ends_with(b"\"]") && memchr::memchr_iter(b'"', line).count() == 1
}

/// The right name of a tag whose letters are of another size.
pub fn known(name: &str) -> Option<&'static str> {
    const NAMES: [&str; 15] = [
        "Event",
        "Site",
        "Date",
        "Round",
        "White",
        "Black",
        "Result",
        "FEN",
        "SetUp",
        "Variant",
        "WhiteElo",
        "BlackElo",
        "TimeControl",
        "ECO",
        "Annotator",
    ];
    let bytes = name.as_bytes();
    let is_usual =
        bytes.first().is_some_and(u8::is_ascii_uppercase) && bytes.get(1).is_some_and(u8::is_ascii_lowercase);
    if is_usual {
        return None;
    }
    NAMES.into_iter().find(|known| known.eq_ignore_ascii_case(name)).filter(|known| *known != name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_meant_to_be_a_tag_is_one() {
        for (line, name, value) in [
            ("[White \"Robert \"Bobby\" Fischer\"]", "White", "Robert \"Bobby\" Fischer"),
            ("[White Müller, Anna]", "White", "Müller, Anna"),
            ("[White “A”]", "White", "A"),
            ("[White \"A\"", "White", "A"),
            ("[White \"A", "White", "A"),
            ("[White \"A]", "White", "A"),
            ("[ White: \"A\" ]", "White", "A"),
            ("[White Elo \"2000\"]", "WhiteElo", "2000"),
            ("[White-Elo \"2000\"]", "WhiteElo", "2000"),
            ("[White \"\"x\"\"]", "White", "\"x\""),
            ("[Site \"C:\\\"]", "Site", "C:\\"),
            ("[Black D'Arcy]", "Black", "D'Arcy"),
            ("[White D’Arcy, J]", "White", "D’Arcy, J"),
            ("[White 's-Graven]", "White", "'s-Graven"),
            ("[White 'A B']", "White", "A B"),
            ("[White'A']", "White", "A"),
            ("[White Hans']", "White", "Hans'"),
        ] {
            let text = format!("x\n{line}\r\ny");
            let (Some((tag, renamed)), _) = mended(&text, 2).expect(line) else { panic!("{line}") };
            let found = renamed.unwrap_or_else(|| text[tag.name].to_owned());
            assert_eq!((found.as_str(), &text[tag.value]), (name, value), "{line}");
            assert_eq!(tag.end, 2 + line.len(), "{line}");
        }
        assert!(matches!(mended("[White]", 0), Some((None, Mended::TagLeftOut(_)))));
        for none in ["[%clk 1]", "[", "[]", "[ ]", "[1 \"x\"]", "[é \"x\"]"] {
            assert_eq!(mended(none, 0), None, "{none}");
        }
    }

    #[test]
    fn names_of_tags_in_other_letters_are_known() {
        assert_eq!(known("white"), Some("White"));
        assert_eq!(known("WHITE"), Some("White"));
        assert_eq!(known("fen"), Some("FEN"));
        for name in ["White", "FEN", "ECO", "x", ""] {
            assert_eq!(known(name), None, "{name}");
        }
    }
}
