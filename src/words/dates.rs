//! Days of a month, as they are said in a date.

use super::numbers::{self, Form};
use crate::game::participant::Language;

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

/// A year as the language says it: *eighteen fifty-one*, *achtzehnhunderteinundfünfzig*, *milleottocentocinquantuno*.
pub(super) fn year(language: Language, year: u64) -> String {
    let say = |number| numbers::cardinal(language, number, Form::Counting);
    let (hundreds, rest) = (year / 100, year % 100);
    match (language, hundreds, rest) {
        (Language::En, 11..=19, 0) => format!("{} hundred", say(hundreds)),
        (Language::En, 11..=19, 1..=9) => format!("{} oh {}", say(hundreds), say(rest)),
        (Language::En, 11..=20, 10..) => format!("{} {}", say(hundreds), say(rest)),
        (Language::De, 11..=19, 0) => format!("{}hundert", say(hundreds)),
        (Language::De, 11..=19, _) => format!("{}hundert{}", say(hundreds), say(rest)),
        _ => say(year),
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
}
