//! Text in HTML: escaped, with nothing in it that no page may hold.

use crate::scoresheet::sentences::page::slot;

/// What makes a sign of a text safe, where it is not so by itself.
fn reference(sign: char) -> Option<&'static str> {
    Some(match sign {
        '&' => "&amp;",
        '<' => "&lt;",
        '>' => "&gt;",
        '"' => "&quot;",
        '\'' => "&#39;",
        // The places of slots and whatever else is no sign; and what Unicode has set aside (HTML 13.1.4).
        control if control.is_control() => " ",
        '\u{fdd0}'..='\u{fdef}' => "\u{fffd}",
        other if u32::from(other) & 0xfffe == 0xfffe => "\u{fffd}",
        _ => return None,
    })
}

/// Text from outside.
pub(crate) fn text(to: &mut String, text: &str) {
    if text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b" -+=#.,:;/()[]_".contains(&byte)) {
        to.push_str(text);
        return;
    }
    for sign in text.chars() {
        match reference(sign) {
            Some(reference) => to.push_str(reference),
            None => to.push(sign),
        }
    }
}

/// An element: its name, optionally followed by attributes, and the function that writes its content.
pub(crate) fn element(to: &mut String, tag: &str, content: impl FnOnce(&mut String)) {
    let name = tag.split_once(' ').map_or(tag, |(name, _)| name);
    to.extend(["<", tag, ">"]);
    content(to);
    to.extend(["</", name, ">"]);
}

/// Text from outside, kept from setting the direction of what stands beside it: a name may be in Hebrew.
pub(super) fn isolated(to: &mut String, from_outside: &str) {
    element(to, "bdi", |to| text(to, from_outside));
}

/// A sign for the eye, and what it means for the ear; where there is no sign, the words are for both.
pub(super) fn sign(to: &mut String, seen: &str, heard: &str) {
    if seen.is_empty() {
        to.extend([" ", heard]);
        return;
    }
    element(to, "span aria-hidden=\"true\"", |to| text(to, seen));
    element(to, "span class=\"heard\"", |to| to.extend([" ", heard]));
}

/// Our own words with [`slot::FIRST`] and [`slot::SECOND`] filled; that of the number stays until games are put together.
pub(super) fn filled(to: &mut String, words: &str, mut fill: impl FnMut(&mut String, char)) {
    for sign in words.chars() {
        match sign {
            slot::FIRST | slot::SECOND => fill(to, sign),
            other => to.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn nothing_from_outside_is_markup() {
        let mut to = String::new();
        text(&mut to, "<script>\"a\" & 'b'\u{1}\n\u{fffe}\u{fdd0}Zoë");
        assert_eq!(to, "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;  \u{fffd}\u{fffd}Zoë");
    }

    proptest! {
        #[test]
        fn escaped_text_holds_no_markup_and_comes_back(from in "\\PC*") {
            let mut to = String::new();
            text(&mut to, &from);
            prop_assert!(!to.contains(['<', '>', '"', '\'']));
            let back = to.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&#39;", "'");
            let back = back.replace("&amp;", "&");
            prop_assert_eq!(back.replace('\u{fffd}', ""), from.replace('\u{fffd}', ""));
        }
    }
}
