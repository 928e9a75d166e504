//! Days of a month, as they are said in a date.

use super::numbers;
use crate::game::participant::Language;

/// A day of the month as the language says it: *twenty-first*, *einundzwanzigsten*, *primo*.
pub(crate) fn day(language: Language, day: u64) -> String {
    numbers::said(language, "day", day)
}

/// A year as the language says it: *eighteen fifty-one*, *achtzehnhunderteinundfünfzig*, *milleottocentocinquantuno*.
pub(crate) fn year(language: Language, year: u64) -> String {
    numbers::said(language, "year", year)
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
