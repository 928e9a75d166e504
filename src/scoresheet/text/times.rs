//! Times after moves: `[1:29:31 +0:00:12]`.

use std::fmt::Write as _;

use crate::scoresheet::sheet::Mark;
use crate::scoresheet::times::{millis, written};

/// What stands after a move; `None` where there are no times.
pub(super) fn write(mark: Mark) -> Option<String> {
    let mut text = mark.clock.map(written).unwrap_or_default();
    if let Some(elapsed) = mark.elapsed {
        let blank = if text.is_empty() { "" } else { " " };
        // Writing to a string cannot fail.
        let _ = write!(text, "{blank}+{}", written(elapsed));
    }
    (!text.is_empty()).then(|| format!("[{text}]"))
}

/// Whether a word without brackets can only be a time: `0:12` or `1:29:31`.
pub(super) fn is_one(word: &str) -> bool {
    let parts: Vec<&str> = word.split(':').collect();
    let is_pair = |part: &&str| part.len() == 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    (2..=3).contains(&parts.len())
        && (1..=3).contains(&parts[0].len())
        && parts[0].bytes().all(|byte| byte.is_ascii_digit())
        && parts[1..].iter().all(is_pair)
}

/// Reads what stands between the brackets into the mark, which has no times yet.
pub(super) fn read(inner: &str, mark: &mut Mark) -> Option<()> {
    if mark.clock.is_some() || mark.elapsed.is_some() {
        return None;
    }
    let mut read = *mark;
    for word in inner.split_whitespace() {
        let (place, text) = match word.strip_prefix('+') {
            Some(text) => (&mut read.elapsed, text),
            None => (&mut read.clock, word),
        };
        if place.is_some() {
            return None;
        }
        *place = Some(millis(text)?);
    }
    (read != *mark).then(|| *mark = read)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        let mark = |clock, elapsed| Mark { offer: false, clock, elapsed };
        for (marked, text) in [
            (mark(None, None), None),
            (mark(Some(5_107_000), None), Some("[1:25:07]")),
            (mark(None, Some(0)), Some("[+0:00:00]")),
            (mark(Some(0), Some(359_999_000)), Some("[0:00:00 +99:59:59]")),
        ] {
            assert_eq!(write(marked).as_deref(), text);
            if let Some(inner) = text.and_then(|text| text.strip_prefix('[')?.strip_suffix(']')) {
                let mut back = Mark::default();
                assert_eq!(read(inner, &mut back), Some(()));
                assert_eq!(back, marked);
                assert_eq!(read(inner, &mut back), None, "two times stand behind one move");
            }
        }
        for text in
            ["", "1", "1:2", "1:60:00", "0:00:60", "1:00:00:00", "+", "1:00:00 1:00:00", "é:00:00", "9999999:00:00"]
        {
            assert_eq!(read(text, &mut Mark::default()), None, "{text}");
        }
    }
}
