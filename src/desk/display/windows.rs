//! A text in windows: as much of it at once as a Braille display has cells, cut between words where that can be done.

use std::ops::Range;

/// One line, one cell a character: control characters and line ends become blanks.
pub(super) fn in_cells(text: &str) -> Vec<char> {
    let is_break = |sign: char| sign.is_control() || sign == '\u{2028}' || sign == '\u{2029}';
    text.chars().map(|sign| if is_break(sign) { ' ' } else { sign }).collect()
}

/// The same with single blanks between its words and none around them.
pub(super) fn as_words(text: &str) -> Vec<char> {
    let line: String = in_cells(text).into_iter().collect();
    let words: Vec<&str> = line.split_whitespace().collect();
    words.join(" ").chars().collect()
}

/// The window that begins at `start`, and where the next one would begin: after the end, if this is the last one.
pub(super) fn window(text: &[char], start: usize, cells: usize) -> (Range<usize>, usize) {
    let (cells, start) = (cells.max(1), start.min(text.len()));
    let full = start.saturating_add(cells);
    if full >= text.len() {
        return (start..text.len(), text.len());
    }
    // A blank directly after the window separates two words as well.
    let blank = (start + 1..=full).rev().find(|place| text.get(*place) == Some(&' '));
    blank.map_or((start..full, full), |blank| (start..blank, blank + 1))
}

/// Where the window before `start` begins, if there is one: that of a reader who has come from the beginning.
pub(super) fn before(text: &[char], start: usize, cells: usize) -> Option<usize> {
    let read = text.get(..start.min(text.len()))?;
    let end = if read.last() == Some(&' ') { read.len() - 1 } else { read.len() };
    let read = &read[..end];
    (!read.is_empty()).then(|| last(read, cells))
}

/// Where the last window begins.
pub(super) fn last(text: &[char], cells: usize) -> usize {
    let mut start = 0;
    loop {
        let (_, next) = window(text, start, cells);
        if next >= text.len() {
            return start;
        }
        start = next;
    }
}

/// Where the word begins that is under the finger at `place`.
pub(super) fn word_at(text: &[char], place: usize) -> Option<usize> {
    let before = text.get(..place)?;
    text.get(place)?;
    Some(before.iter().rposition(|sign| *sign == ' ').map_or(0, |blank| blank + 1))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// All windows of a text, read from its beginning.
    fn all(text: &[char], cells: usize) -> Vec<Range<usize>> {
        let mut windows = Vec::new();
        let mut start = 0;
        loop {
            let (shown, next) = window(text, start, cells);
            windows.push(shown);
            if next >= text.len() {
                return windows;
            }
            start = next;
        }
    }

    fn shown(text: &str, cells: usize) -> Vec<String> {
        let text = as_words(text);
        all(&text, cells).into_iter().map(|window| text[window].iter().collect()).collect()
    }

    #[test]
    fn windows_end_between_words_where_a_word_fits() {
        let text = "Black: knight from g8 to f6. Check.";
        assert_eq!(shown(text, 14), ["Black: knight", "from g8 to f6.", "Check."]);
        assert_eq!(shown(text, 20), ["Black: knight from", "g8 to f6. Check."]);
        assert_eq!(shown(text, 40), [text]);
        assert_eq!(shown("Donaudampfschifffahrt", 14), ["Donaudampfschi", "fffahrt"]);
        assert_eq!(shown("  two\n\nwords\u{2028}", 40), ["two words"]);
        assert_eq!(shown("", 14), [""]);
    }

    #[test]
    fn a_finger_finds_the_beginning_of_its_word() {
        let text = as_words("knight takes f6");
        assert_eq!(word_at(&text, 0), Some(0));
        assert_eq!(word_at(&text, 5), Some(0));
        assert_eq!(word_at(&text, 7), Some(7));
        assert_eq!(word_at(&text, 11), Some(7));
        assert_eq!(word_at(&text, 14), Some(13));
        assert_eq!(word_at(&text, 15), None);
    }

    proptest! {
        #[test]
        fn nothing_is_lost_and_the_way_back_is_the_same(text in "\\PC{0,120}|[a-c äßé中😀\u{301}\\n ]{0,80}", cells in 0..45_usize) {
            let text = as_words(&text);
            let windows = all(&text, cells);
            let read: Vec<char> = windows.iter().flat_map(|window| &text[window.clone()]).copied().collect();
            let without_blanks = |signs: &[char]| signs.iter().copied().filter(|sign| *sign != ' ').collect::<String>();
            prop_assert_eq!(without_blanks(&read), without_blanks(&text));
            prop_assert!(windows.iter().all(|window| window.len() <= cells.max(1)));
            prop_assert_eq!(last(&text, cells), windows[windows.len() - 1].start);
            for pair in windows.windows(2) {
                prop_assert_eq!(before(&text, pair[1].start, cells), Some(pair[0].start));
            }
            prop_assert_eq!(before(&text, 0, cells), None);
        }

        #[test]
        fn any_place_can_be_asked_for(text in "\\PC{0,40}", place in 0..80_usize, cells in 0..20_usize) {
            let text = as_words(&text);
            let (shown, next) = window(&text, place, cells);
            prop_assert!(shown.start <= shown.end && shown.end <= next && next <= text.len());
            prop_assert!(word_at(&text, place).is_none_or(|start| start <= place));
            prop_assert!(before(&text, place, cells).is_none_or(|start| start < place));
        }
    }
}
