//! Times behind moves: `[1:29:31 +0:00:12]`, and as other programs write them in comments of PGN.

use std::fmt::Write as _;

use crate::scoresheet::sheet::Mark;

/// A time in seconds, as a clock shows it.
fn clock(seconds: u32) -> String {
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// Hours, minutes and seconds, in seconds; a fraction is nothing that a sheet has.
fn seconds(text: &str) -> Option<u32> {
    let text = text.split_once('.').map_or(text, |(whole, _)| whole);
    let mut parts = text.split(':');
    let number = |part: Option<&str>, longest: usize| {
        let part = part?;
        let figures = (1..=longest).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit());
        if figures { part.parse::<u32>().ok() } else { None }
    };
    let (hours, minutes, seconds) = (number(parts.next(), 6)?, number(parts.next(), 2)?, number(parts.next(), 2)?);
    if minutes > 59 || seconds > 59 || parts.next().is_some() {
        return None;
    }
    hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)
}

/// What stands behind a move; nothing where there are no times.
pub(super) fn write(mark: Mark) -> Option<String> {
    let mut text = mark.clock.map(clock).unwrap_or_default();
    if let Some(elapsed) = mark.elapsed {
        let blank = if text.is_empty() { "" } else { " " };
        // Writing to a string cannot fail.
        let _ = write!(text, "{blank}+{}", clock(elapsed));
    }
    (!text.is_empty()).then(|| format!("[{text}]"))
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
        *place = Some(seconds(text)?);
    }
    (read != *mark).then(|| *mark = read)
}

/// Takes `[%clk 1:25:00]` and `[%emt 0:00:40]` out of a comment, as far as the mark has no such time yet; what is left.
pub(super) fn taken_out(comment: &str, mark: &mut Mark) -> String {
    let mut left = String::with_capacity(comment.len());
    let mut rest = comment;
    while let Some((before, command)) = rest.split_once("[%") {
        left.push_str(before);
        let Some((inner, behind)) = command.split_once(']') else {
            left.push_str("[%");
            rest = command;
            continue;
        };
        let time = inner.split_once(' ').and_then(|(name, time)| Some((name, seconds(time.trim())?)));
        match time {
            Some(("clk", time)) if mark.clock.is_none() => mark.clock = Some(time),
            Some(("emt", time)) if mark.elapsed.is_none() => mark.elapsed = Some(time),
            _ => left.extend(["[%", inner, "]"]),
        }
        rest = behind;
    }
    left.push_str(rest);
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        let mark = |clock, elapsed| Mark { offer: false, clock, elapsed };
        for (marked, text) in [
            (mark(None, None), None),
            (mark(Some(5107), None), Some("[1:25:07]")),
            (mark(None, Some(0)), Some("[+0:00:00]")),
            (mark(Some(0), Some(359_999)), Some("[0:00:00 +99:59:59]")),
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

    #[test]
    fn the_times_of_other_programs_are_found_in_comments() {
        let mut mark = Mark::default();
        let left = taken_out("[%clk 0:01:00] good [%eval 0.3][%emt 0:00:01.5] [%clk 0:02:00] [%clk", &mut mark);
        assert_eq!(left, " good [%eval 0.3] [%clk 0:02:00] [%clk");
        assert_eq!((mark.clock, mark.elapsed), (Some(60), Some(1)));
    }
}
