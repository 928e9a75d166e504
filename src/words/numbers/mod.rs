//! Whole numbers in words, so that no voice has to guess what figures mean.

mod rules;

use crate::game::participant::Language;
use crate::language::OfEach;
use rules::Rules;

/// What the number stands for, where that changes its last word.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Alone, as in counting: *uno*, *eins*.
    Counting,
    /// Before a masculine noun: *un minuto*, *veintiún minutos*.
    Masculine,
    /// Before a feminine noun: *una hora*, *vingt et une heures*.
    Feminine,
}

/// The last number that has a name here.
const LAST: u64 = 999_999;

/// A number in words. One above 999,999 is read figure by figure.
pub fn cardinal(language: Language, number: u64, form: Form) -> String {
    if number > LAST {
        let figures = number.to_string();
        let words = figures.bytes().map(|figure| cardinal(language, u64::from(figure - b'0'), Form::Counting));
        return words.collect::<Vec<_>>().join(" ");
    }
    let form = match form {
        Form::Counting => "counting",
        Form::Masculine => "masculine",
        Form::Feminine => "feminine",
    };
    said(language, form, number)
}

/// A number by one set of the language's rules; by those of counting where it has no such set.
pub(crate) fn said(language: Language, set: &str, number: u64) -> String {
    static RULES: OfEach<Rules> = OfEach::new();
    let words = RULES.get(language, || Rules::read(language.locale().numbers)).say(set, number);
    #[cfg(debug_assertions)]
    let words = super::pseudo::word(words);
    words
}

/// Whether two numbers in a row, minutes and seconds, sound like a single one: *drei zehn* like *dreizehn*.
pub(crate) fn run_together(language: Language, minutes: u64, seconds: u64) -> bool {
    (language.locale().run_together)(minutes, seconds)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn numbers_are_said_as_people_say_them() {
        for (number, expected) in [
            (0, ["zero", "zero", "null", "cero", "zéro"]),
            (1, ["one", "uno", "eins", "uno", "un"]),
            (16, ["sixteen", "sedici", "sechzehn", "dieciséis", "seize"]),
            (21, ["twenty-one", "ventuno", "einundzwanzig", "veintiuno", "vingt et un"]),
            (23, ["twenty-three", "ventitré", "dreiundzwanzig", "veintitrés", "vingt-trois"]),
            (28, ["twenty-eight", "ventotto", "achtundzwanzig", "veintiocho", "vingt-huit"]),
            (30, ["thirty", "trenta", "dreißig", "treinta", "trente"]),
            (71, ["seventy-one", "settantuno", "einundsiebzig", "setenta y uno", "soixante et onze"]),
            (80, ["eighty", "ottanta", "achtzig", "ochenta", "quatre-vingts"]),
            (81, ["eighty-one", "ottantuno", "einundachtzig", "ochenta y uno", "quatre-vingt-un"]),
            (99, ["ninety-nine", "novantanove", "neunundneunzig", "noventa y nueve", "quatre-vingt-dix-neuf"]),
            (100, ["one hundred", "cento", "hundert", "cien", "cent"]),
            (101, ["one hundred and one", "centouno", "hunderteins", "ciento uno", "cent un"]),
            (
                518,
                [
                    "five hundred and eighteen",
                    "cinquecentodiciotto",
                    "fünfhundertachtzehn",
                    "quinientos dieciocho",
                    "cinq cent dix-huit",
                ],
            ),
            (
                780,
                [
                    "seven hundred and eighty",
                    "settecentottanta",
                    "siebenhundertachtzig",
                    "setecientos ochenta",
                    "sept cent quatre-vingts",
                ],
            ),
            (1000, ["one thousand", "mille", "tausend", "mil", "mille"]),
            (
                2026,
                [
                    "two thousand and twenty-six",
                    "duemilaventisei",
                    "zweitausendsechsundzwanzig",
                    "dos mil veintiséis",
                    "deux mille vingt-six",
                ],
            ),
            (
                9999,
                [
                    "nine thousand nine hundred and ninety-nine",
                    "novemilanovecentonovantanove",
                    "neuntausendneunhundertneunundneunzig",
                    "nueve mil novecientos noventa y nueve",
                    "neuf mille neuf cent quatre-vingt-dix-neuf",
                ],
            ),
            (
                21_003,
                [
                    "twenty-one thousand and three",
                    "ventunomilatré",
                    "einundzwanzigtausenddrei",
                    "veintiún mil tres",
                    "vingt et un mille trois",
                ],
            ),
            (
                80_200,
                [
                    "eighty thousand two hundred",
                    "ottantamiladuecento",
                    "achtzigtausendzweihundert",
                    "ochenta mil doscientos",
                    "quatre-vingt mille deux cents",
                ],
            ),
        ] {
            assert_eq!(Language::ALL.map(|language| cardinal(language, number, Form::Counting)), expected, "{number}");
        }
    }

    #[test]
    fn the_noun_decides_about_one() {
        for (language, number, masculine, feminine) in [
            (Language::It, 1, "un", "una"),
            (Language::De, 1, "ein", "eine"),
            (Language::Es, 1, "un", "una"),
            (Language::Es, 21, "veintiún", "veintiuna"),
            (Language::Es, 31, "treinta y un", "treinta y una"),
            (Language::Es, 300, "trescientos", "trescientas"),
            (Language::Fr, 21, "vingt et un", "vingt et une"),
            (Language::Fr, 81, "quatre-vingt-un", "quatre-vingt-une"),
            (Language::Fr, 71, "soixante et onze", "soixante et onze"),
        ] {
            assert_eq!(cardinal(language, number, Form::Masculine), masculine);
            assert_eq!(cardinal(language, number, Form::Feminine), feminine);
        }
    }

    #[test]
    fn no_two_numbers_sound_alike() {
        for language in Language::ALL {
            let words: HashSet<String> = (0..=10_000).map(|n| cardinal(language, n, Form::Counting)).collect();
            assert_eq!(words.len(), 10_001, "{language:?}");
            assert!(words.iter().all(|word| !word.is_empty() && !word.contains(|c: char| c.is_ascii_digit())));
        }
    }

    /// Letters alone: blanks and hyphens are not heard.
    fn heard(words: &str) -> String {
        words.chars().filter(|letter| letter.is_alphabetic()).collect()
    }

    /// The last word of the minutes and the seconds behind it: whatever could be heard as a number is known to run together.
    #[test]
    fn minutes_and_seconds_that_sound_like_one_number_are_known() {
        for language in Language::ALL {
            let words = |number| cardinal(language, number, Form::Counting);
            let all: HashSet<String> = (0..=99).map(|number| heard(&words(number))).collect();
            for (minutes, seconds) in (1..60).flat_map(|minutes| (10..60).map(move |seconds| (minutes, seconds))) {
                let (before, behind) = (words(minutes), words(seconds));
                let last = before.rsplit([' ', '-']).next().unwrap_or_default();
                let together = heard(&format!("{last}{behind}"));
                // *Quatre-vingts* has an s that is not heard.
                // Italian says *e* between the two.
                if language != Language::It && (all.contains(&together) || all.contains(&format!("{together}s"))) {
                    assert!(run_together(language, minutes, seconds), "{language:?} {minutes} {seconds}");
                }
            }
        }
        assert!(run_together(Language::De, 3, 10) && run_together(Language::De, 7, 10));
        assert!(run_together(Language::Fr, 44, 20) && run_together(Language::Fr, 4, 29));
        assert!(!run_together(Language::De, 23, 10) && !run_together(Language::Fr, 14, 20));
    }

    #[test]
    fn a_huge_number_is_read_figure_by_figure() {
        assert_eq!(cardinal(Language::En, 1_000_000, Form::Counting), "one zero zero zero zero zero zero");
        assert!(!cardinal(Language::Fr, u64::MAX, Form::Feminine).is_empty());
    }
}
