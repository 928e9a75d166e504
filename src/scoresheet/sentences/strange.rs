//! Signs that are not seen, or that look like others: they are named, so that people who hear or see nothing wrong can find them.

use crate::words::phrase::{Phrase, Voice};
use crate::words::utterance::{self, Segment};

/// At most this many different ones are named for each text.
const NAMED: usize = 3;

/// Letters that look like Latin ones, and those.
const LOOK_ALIKE: [(&str, &str); 2] =
    [("АВЕЅІЈКМНОРСТХаесорхуіјѕһԁ", "ABESIJKMHOPCTXaecopxyijshd"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανρ", "ABEZHIKMNOPTYXoavp")];

/// A sign that is easily overlooked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
struct Strange {
    sign: char,
    /// The letter that it looks like, if it is seen at all.
    looks_like: Option<char>,
}

impl Strange {
    fn of(sign: char) -> Option<Strange> {
        let looks_like = looks_like(sign);
        let unseen = is_wide_blank(sign) || is_without_width(sign) || is_control(sign);
        (unseen || looks_like.is_some()).then_some(Strange { sign, looks_like })
    }

    /// Its name in the sentences.
    const fn kind(self) -> &'static str {
        match self.sign {
            _ if self.looks_like.is_some() => "look-alike",
            '\0' => "nul",
            '\u{a0}' | '\u{2007}' | '\u{202f}' => "no-break",
            sign if is_without_width(sign) => "no-width",
            sign if is_control(sign) => "control",
            _ => "blank",
        }
    }
}

const fn is_wide_blank(sign: char) -> bool {
    matches!(sign, '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{2800}' | '\u{3000}')
}

const fn is_without_width(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

const fn is_control(sign: char) -> bool {
    matches!(sign, '\0'..='\u{8}' | '\u{b}' | '\u{e}'..='\u{1f}' | '\u{7f}'..='\u{9f}')
}

fn looks_like(sign: char) -> Option<char> {
    // Wide forms stand in the order of ASCII.
    if ('\u{ff01}'..='\u{ff5e}').contains(&sign) {
        return char::from_u32(u32::from(sign) - 0xfee0);
    }
    LOOK_ALIKE.iter().find_map(|(others, latin)| {
        let at = others.chars().position(|other| other == sign)?;
        latin.chars().nth(at)
    })
}

/// The first of them in a text, each once.
fn signs(text: &str) -> Vec<Strange> {
    let mut found: Vec<Strange> = Vec::new();
    for strange in text.chars().filter_map(Strange::of) {
        if found.len() < NAMED && !found.contains(&strange) {
            found.push(strange);
        }
    }
    found
}

/// A sentence for each of them in a word that cannot be read, with a blank before it.
pub(crate) fn strange(voice: Voice<'_>, text: &str) -> String {
    let mut words = String::new();
    for sign in signs(text) {
        let code = format!("U+{:04X}", u32::from(sign.sign));
        let named = voice.phrase("convert-strange").with("kind", sign.kind()).with("code", code);
        words.push(' ');
        words.push_str(&named.with("like", sign.looks_like.map(String::from).unwrap_or_default()).words());
    }
    words
}

/// A sentence about a word that cannot be read, and about strange signs in it.
pub(crate) fn with_strange(phrase: Phrase<'_>, text: &str) -> Vec<Segment> {
    let voice = phrase.voice();
    let words = utterance::text(&phrase.say());
    vec![Segment::plain(voice.listener.language, words + &strange(voice, text))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_seen_has_a_name() {
        let kinds = |text| signs(text).into_iter().map(|sign| (sign.kind(), sign.looks_like)).collect::<Vec<_>>();
        assert_eq!(kinds("Nf3 e4\té♘"), []);
        assert_eq!(kinds("N\u{a0}f\u{200b}\u{a0}3\0"), [("no-break", None), ("no-width", None), ("nul", None)]);
        assert_eq!(kinds("К\u{1}\u{2003}е"), [("look-alike", Some('K')), ("control", None), ("blank", None)]);
        assert_eq!(kinds("ｅ4"), [("look-alike", Some('e'))]);
        for (others, latin) in LOOK_ALIKE {
            assert_eq!(others.chars().count(), latin.chars().count());
            assert!(others.chars().all(|sign| !sign.is_ascii()) && latin.is_ascii());
        }
    }
}
