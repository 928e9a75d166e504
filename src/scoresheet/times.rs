//! Times as scoresheets have them, among them `[%clk 1:25:00]` and `[%emt 0:00:40.5]` in comments of PGN.

use super::sheet::Mark;

/// Takes the times out of a comment and puts them into the mark, as far as it has not got them yet; what is left of the comment.
/// What has another form stays there.
pub(super) fn taken_out(text: &str, mark: &mut Mark) -> String {
    let mut left = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("[%") {
        let end = rest[at..].find(']').map_or(rest.len(), |length| at + length + 1);
        let command = &rest[at..end];
        left.push_str(&rest[..at]);
        let inner = command.trim_start_matches("[%").trim_end_matches(']');
        let time = inner.split_once(' ').and_then(|(name, value)| Some((name, millis(value.trim())?)));
        let place = match time {
            Some(("clk", _)) if mark.clock.is_none() => Some(&mut mark.clock),
            Some(("emt", _)) if mark.elapsed.is_none() => Some(&mut mark.elapsed),
            _ => None,
        };
        match (place, time) {
            (Some(place), Some((_, time))) => *place = Some(time),
            _ => left.push_str(command),
        }
        rest = &rest[end..];
    }
    left.push_str(rest);
    left
}

/// Hours, minutes and seconds, perhaps with a fraction, in milliseconds.
pub(super) fn millis(text: &str) -> Option<u32> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let number = |text: &str, longest: usize| -> Option<u32> {
        let figures = (1..=longest).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        if figures { text.parse().ok() } else { None }
    };
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    let places = u32::try_from(fraction.len()).ok()?;
    let fraction = number(fraction, 3)? * 10_u32.pow(3 - places);
    let (minutes, seconds) = (number(minutes, 2)?, number(seconds, 2)?);
    if minutes > 59 || seconds > 59 {
        return None;
    }
    Some((number(hours, 3)? * 3600 + minutes * 60 + seconds) * 1000 + fraction)
}

pub(super) fn written(millis: u32) -> String {
    let (seconds, fraction) = (millis / 1000, millis % 1000);
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    if fraction > 0 {
        text.push('.');
        text.push_str(format!("{fraction:03}").trim_end_matches('0'));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_they_are_written() {
        for text in ["0:00:00", "1:25:07", "999:59:59.999", "0:00:05.3", "0:10:00.07"] {
            assert_eq!(millis(text).map(written).as_deref(), Some(text));
        }
        for text in [
            "",
            "1",
            "1:02",
            "1:02:03:04",
            "1:60:00",
            "0:00:60",
            "-1:00:00",
            "1000:00:00",
            "0:00:0.",
            "0:0é:01",
            "0:00:01.2345",
        ] {
            assert_eq!(millis(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_no_time_stays_where_it_is() {
        let mut mark = Mark::default();
        let left =
            taken_out("[%clk 0:01:00] good [%eval 0.3][%emt 0:00:01.5] [%clk 0:02:00] [%emt x] [%clk", &mut mark);
        assert_eq!(left, " good [%eval 0.3] [%clk 0:02:00] [%emt x] [%clk");
        assert_eq!((mark.clock, mark.elapsed), (Some(60_000), Some(1_500)));
    }
}
