//! Days of a month, as they are said in a date.

use super::numbers::{self, Form};
use crate::game::participant::Language;

const SECONDS_A_DAY: u64 = 86_400;

/// Month (1 to 12) and day (1 to 31) of a moment, in seconds since 1 January 1970, UTC.
///
/// The civil calendar is counted in years that begin in March, so that the leap day is the last of its year.
pub(super) fn month_and_day(seconds: u64) -> (u64, u64) {
    // Days since 1 March 0000; 719,468 of them lie before 1970.
    let days = seconds / SECONDS_A_DAY + 719_468;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    (if shifted < 10 { shifted + 3 } else { shifted - 9 }, day)
}

/// A day of the month as the language says it: *twenty-first*, *einundzwanzigsten*, *primo*.
pub(super) fn day(language: Language, day: u64) -> String {
    let cardinal = numbers::cardinal(language, day, Form::Counting);
    match language {
        Language::En => english(day, &cardinal),
        Language::De => german(day, &cardinal),
        Language::It if day == 1 => "primo".to_owned(),
        Language::Fr if day == 1 => "premier".to_owned(),
        Language::It | Language::Es | Language::Fr => cardinal,
    }
}

fn english(day: u64, cardinal: &str) -> String {
    let (tens, last) = cardinal.rsplit_once('-').map_or(("", cardinal), |(tens, last)| (tens, last));
    let last = match last {
        "one" => "first".to_owned(),
        "two" => "second".to_owned(),
        "three" => "third".to_owned(),
        "five" => "fifth".to_owned(),
        "eight" => "eighth".to_owned(),
        "nine" => "ninth".to_owned(),
        "twelve" => "twelfth".to_owned(),
        _ if day.is_multiple_of(10) && day > 10 => format!("{}ieth", last.trim_end_matches('y')),
        _ => format!("{last}th"),
    };
    if tens.is_empty() { last } else { format!("{tens}-{last}") }
}

fn german(day: u64, cardinal: &str) -> String {
    match day {
        1 => "ersten".to_owned(),
        3 => "dritten".to_owned(),
        7 => "siebten".to_owned(),
        8 => "achten".to_owned(),
        2..=19 => format!("{cardinal}ten"),
        _ => format!("{cardinal}sten"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_said_as_in_a_date() {
        for (number, en, de, it, fr) in [
            (1, "first", "ersten", "primo", "premier"),
            (3, "third", "dritten", "tre", "trois"),
            (12, "twelfth", "zwölften", "dodici", "douze"),
            (20, "twentieth", "zwanzigsten", "venti", "vingt"),
            (21, "twenty-first", "einundzwanzigsten", "ventuno", "vingt et un"),
            (30, "thirtieth", "dreißigsten", "trenta", "trente"),
        ] {
            let said = [Language::En, Language::De, Language::It, Language::Fr].map(|language| day(language, number));
            assert_eq!(said, [en, de, it, fr]);
        }
    }

    #[test]
    fn the_calendar_knows_its_leap_days() {
        for (seconds, date) in [
            (0, (1, 1)),
            (68_169_600, (2, 29)),     // 1972
            (951_782_400, (2, 29)),    // 2000
            (951_868_800, (3, 1)),     // 2000
            (1_795_305_599, (11, 21)), // 2026, the last second of the day
            (4_107_542_400, (3, 1)),   // 2100, no leap year
        ] {
            assert_eq!(month_and_day(seconds), date, "{seconds}");
        }
        let _no_overflow = month_and_day(u64::MAX);
    }
}
