//! The frame of a line: when, and from which seat.
//!
//! ```text
//! @12.500 assistant white: knight f3
//! ```
//! Both parts may be missing. A seat bears its English name, or that of a language at the table (`nero: …`). The moment is seconds since the start, to the millisecond; whether it is allowed at all
//! (`--simulated`) is for the caller to say, and to refuse. Blanks round the parts mean nothing. `@130~120` says besides that the
//! machine slept for the last 120 seconds before that moment.

use crate::game::participant::Language;
use crate::game::roles::Seat;
use crate::time::Tick;
use crate::words::seat_names;

/// A line, taken apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// The moment that it names.
    pub at: Option<Tick>,
    /// For how many milliseconds before that moment the machine slept.
    pub slept: u64,
    /// The seat that it names.
    pub seat: Option<Seat>,
    /// What is said, without blanks round it; empty in a line that only moves time.
    pub rest: &'a str,
}

/// Why the frame of a line cannot be read.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// What follows the `@` is no number of seconds.
    NotSeconds,
    /// Decimals beyond the millisecond.
    TooFine,
    /// More milliseconds than a [`Tick`] can count.
    TooFar,
}

/// Takes a line apart. A text before a colon that names no seat, in English or in one of these languages, belongs to what is
/// said.
///
/// # Errors
/// When the line begins with `@` and no moment follows.
pub fn parse<'a>(line: &'a str, languages: &[Language]) -> Result<Frame<'a>, FrameError> {
    let (stamp, rest) = stamp(line)?;
    let (seat, rest) = seat(rest, languages);
    let (at, slept) = stamp.map_or((None, 0), |(at, slept)| (Some(at), slept));
    Ok(Frame { at, slept, seat, rest })
}

/// The moment in front of a line, and what follows it.
///
/// # Errors
/// When the line begins with `@` and no moment follows.
pub fn moment(line: &str) -> Result<(Option<Tick>, &str), FrameError> {
    stamp(line).map(|(stamp, rest)| (stamp.map(|(at, _)| at), rest))
}

/// The moment, how long the machine slept before it, and what follows.
type Stamped<'a> = (Option<(Tick, u64)>, &'a str);

fn stamp(line: &str) -> Result<Stamped<'_>, FrameError> {
    let line = line.trim();
    let Some(moment) = line.strip_prefix('@') else { return Ok((None, line)) };
    let (numbers, rest) = moment.split_once(char::is_whitespace).unwrap_or((moment, ""));
    let (number, slept) = numbers.split_once('~').unwrap_or((numbers, "0"));
    Ok((Some((seconds(number)?, seconds(slept)?.millis())), rest.trim_start()))
}

/// The moment of a number such as `12`, `12.5` or `12.500`.
fn seconds(number: &str) -> Result<Tick, FrameError> {
    let (whole, decimals) = number.split_once('.').unwrap_or((number, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) {
        return Err(FrameError::NotSeconds);
    }
    if decimals.len() > 3 {
        return Err(FrameError::TooFine);
    }
    let millis = format!("{decimals:0<3}").parse::<u64>().ok();
    let whole = whole.parse::<u64>().ok().and_then(|seconds| seconds.checked_mul(1000));
    whole
        .zip(millis)
        .and_then(|(whole, millis)| whole.checked_add(millis))
        .map(Tick::from_millis)
        .ok_or(FrameError::TooFar)
}

/// The seat before the first colon, and what follows it.
fn seat<'a>(line: &'a str, languages: &[Language]) -> (Option<Seat>, &'a str) {
    let named = line.split_once(':').and_then(|(name, rest)| {
        let seat = seat_names::seat(name, languages)?;
        Some((Some(seat), rest.trim_start()))
    });
    named.unwrap_or((None, line))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::position::Color;

    fn read(line: &str) -> (Option<u64>, Option<&'static str>, &str) {
        let frame = parse(line, &[]).expect("a good frame");
        (frame.at.map(Tick::millis), frame.seat.map(Seat::name), frame.rest)
    }

    #[test]
    fn a_moment_can_say_that_the_machine_slept() {
        let frame = parse("@130~119.5 white: e4", &[]).expect("a good frame");
        assert_eq!((frame.at, frame.slept, frame.rest), (Some(Tick::from_millis(130_000)), 119_500, "e4"));
        assert!(parse("@130~ e4", &[]).is_err() && parse("@~5", &[]).is_err());
    }

    #[test]
    fn both_parts_may_be_missing() {
        assert_eq!(read("Nf3"), (None, None, "Nf3"));
        assert_eq!(read("@12.500 Nf3"), (Some(12_500), None, "Nf3"));
        assert_eq!(read("black: e5"), (None, Some("black"), "e5"));
        assert_eq!(read("@0.007 assistant white: knight f3"), (Some(7), Some("assistant white"), "knight f3"));
        assert_eq!(read(""), (None, None, ""));
    }

    #[test]
    fn blanks_and_capitals_mean_nothing() {
        assert_eq!(read("  @3\t ARBITER :  pause \u{a0}"), (Some(3000), Some("arbiter"), "pause"));
        assert_eq!(read("Assistant   Black:e5"), (None, Some("assistant black"), "e5"));
        assert_eq!(read("spectator:"), (None, Some("spectator"), ""));
    }

    #[test]
    fn a_line_may_only_move_time() {
        assert_eq!(read("@30"), (Some(30_000), None, ""));
        assert_eq!(read("@30.25"), (Some(30_250), None, ""));
    }

    #[test]
    fn only_a_seat_is_a_seat() {
        for line in ["green: e4", "name white: Ada", "white black: e4", "assistant: e4", ": e4", "white e4"] {
            assert_eq!(read(line), (None, None, line));
        }
        assert_eq!(read("white: black: e4"), (None, Some("white"), "black: e4"));
    }

    #[test]
    fn every_seat_is_read_by_its_name() {
        for seat in Seat::ALL {
            assert_eq!(parse(&format!("{}: yes", seat.name()), &[]).map(|frame| frame.seat), Ok(Some(seat)));
        }
        assert_eq!(parse("white: x", &[]).map(|frame| frame.seat), Ok(Some(Seat::Side(Color::White))));
    }

    #[test]
    fn a_seat_is_named_in_the_languages_at_the_table() {
        let named = |line, languages: &[Language]| parse(line, languages).expect("a good frame");
        let frame = named("@4 nero: reclamo bandierina", &[Language::It]);
        assert_eq!((frame.seat, frame.rest), (Some(Seat::Side(Color::Black)), "reclamo bandierina"));
        assert_eq!(named("Schiedsrichter: weiter", &[Language::De]).seat, Some(Seat::Arbiter));
        assert_eq!(named("assistente del bianco: Cf3", &[Language::It]).seat, Some(Seat::AssistantOf(Color::White)));
        assert_eq!(named("black: e5", &[Language::Fr]).seat, Some(Seat::Side(Color::Black)));
        // A time, a name and a language that nobody speaks here are no seats.
        for line in ["nero: e5", "12:30", "nome bianco: Ada", "bianco, nero: e5", "bianco e4"] {
            let languages: &[Language] = if line == "nero: e5" { &[Language::De] } else { &[Language::It] };
            assert_eq!(named(line, languages), Frame { at: None, slept: 0, seat: None, rest: line }, "{line}");
        }
    }

    #[test]
    fn bad_moments_are_refused_by_name() {
        for bad in ["@", "@ e4", "@x e4", "@-1 e4", "@1. e4", "@.5 e4", "@1,5 e4", "@1e3 e4", "@٣ e4", "@1.5.0"] {
            assert_eq!(parse(bad, &[]), Err(FrameError::NotSeconds), "{bad}");
        }
        assert_eq!(parse("@1.0005 e4", &[]), Err(FrameError::TooFine));
        assert_eq!(parse("@18446744073709551.616", &[]), Err(FrameError::TooFar));
        assert_eq!(read("@18446744073709551.615 x").0, Some(u64::MAX));
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(line in "\\PC*|[@0-9. a-e:äß\\t]{0,30}") {
            if let Ok(frame) = parse(&line, &[]) {
                prop_assert!(line.trim().ends_with(frame.rest));
                prop_assert_eq!(frame.rest.trim(), frame.rest);
            } else {
                prop_assert!(line.trim().starts_with('@'));
            }
        }

        #[test]
        fn what_is_written_is_read(millis in 0..=u64::MAX, seat in prop::sample::select(Seat::ALL.to_vec())) {
            let line = format!("@{}.{:03} {}: e4", millis / 1000, millis % 1000, seat.name().to_uppercase());
            prop_assert_eq!(parse(&line, &[]), Ok(Frame { at: Some(Tick::from_millis(millis)), slept: 0, seat: Some(seat), rest: "e4" }));
        }
    }
}
