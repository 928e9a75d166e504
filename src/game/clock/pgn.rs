//! A time control as the field `TimeControl` of PGN has it (standard of 1994, 9.6.1): `-` for none, `*180` for an hourglass,
//! `40/5400+30:1800+30` for periods, in seconds.

use super::control::{Extra, FirstIncrement, Period, SECOND, TimeControl, TimeControlError};
use super::control::{base_seconds, extra_seconds, least_base, moves_of};

impl TimeControl {
    /// The field. What it has no form for, a delay or time that is only counted, is `?`, unknown.
    pub fn to_pgn(&self) -> String {
        match self {
            TimeControl::None => return "-".to_owned(),
            TimeControl::Hourglass { base } => return format!("*{}", base / SECOND),
            TimeControl::CountUp => return "?".to_owned(),
            TimeControl::Periods { periods, .. } if periods.iter().any(|period| period.extra != Extra::Increment) => {
                return "?".to_owned();
            }
            TimeControl::Periods { .. } => {}
        }
        let periods = self.periods().iter().map(|period| {
            let moves = period.moves.map_or(String::new(), |moves| format!("{moves}/"));
            let increment =
                if period.increment > 0 { format!("+{}", period.increment / SECOND) } else { String::new() };
            format!("{moves}{}{increment}", period.base / SECOND)
        });
        periods.collect::<Vec<_>>().join(":")
    }

    /// Reads the field. An unknown control is none.
    ///
    /// # Errors
    /// Which part is wrong. Times are bounded as everywhere; what the field does not say, the first increment, comes before the
    /// first move.
    pub fn from_pgn(text: &str) -> Result<TimeControl, TimeControlError> {
        match text.trim() {
            "-" | "?" => return Ok(TimeControl::None),
            text if let Some(base) = text.strip_prefix('*') => {
                return Ok(TimeControl::Hourglass { base: base_seconds(1, base, 1)? });
            }
            _ => {}
        }
        let parts: Vec<&str> = text.split(':').collect();
        let mut periods = Vec::new();
        for (index, text) in parts.iter().enumerate() {
            periods.push(period(index + 1, text)?);
        }
        TimeControl::of_periods(periods, FirstIncrement::Before)
    }
}

fn period(part: usize, text: &str) -> Result<Period, TimeControlError> {
    if text.trim().is_empty() {
        return Err(TimeControlError::Empty { part });
    }
    let (main, increment) = match text.split_once('+') {
        Some((main, increment)) => (main, extra_seconds(part, increment)?),
        None => (text, 0),
    };
    let (base, moves) = match main.split_once('/') {
        Some((moves, base)) => (base, Some(moves_of(part, moves)?)),
        None => (main, None),
    };
    let base = base_seconds(part, base, least_base(part, increment))?;
    Ok(Period { moves, base, increment, extra: Extra::Increment })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_field_is_written_and_read() {
        for (control, field) in [
            ("none", "-"),
            ("hourglass 3", "*180"),
            ("5", "300"),
            ("3+2", "180+2"),
            ("0:30+1", "30+1"),
            ("90/40+30,30+30", "40/5400+30:1800+30"),
            ("120/40,60/20,15+30", "40/7200:20/3600:900+30"),
            ("5/60,0+2", "60/300:0+2"),
        ] {
            let control = control.parse::<TimeControl>().expect("a control");
            assert_eq!((control.to_pgn().as_str(), TimeControl::from_pgn(field)), (field, Ok(control)));
        }
        for control in ["60 delay 5", "up"] {
            assert_eq!(control.parse::<TimeControl>().expect("a control").to_pgn(), "?");
        }
        for wrong in ["", "40/", "+3", "0", "40/300", "300:300", "1/9:1/9:1/9:1/9:9", "*", "5 min", "٣"] {
            assert!(TimeControl::from_pgn(wrong).is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn no_field_makes_it_panic(text in "\\PC{0,24}|[0-9:/+*?-]{0,24}") {
            if let Ok(control) = TimeControl::from_pgn(&text) {
                prop_assert_eq!(TimeControl::from_pgn(&control.to_pgn()), Ok(control));
            }
        }
    }
}
