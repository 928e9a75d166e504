//! German: one word, units before tens.

use super::{Form, entry};

const SMALL: [&str; 20] = [
    "null",
    "ein",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
];
const TENS: [&str; 10] =
    ["", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"];

pub(super) fn cardinal(number: u64, form: Form) -> String {
    match (number, form) {
        (1, Form::Masculine) => "ein".to_owned(),
        (1, Form::Feminine) => "eine".to_owned(),
        _ if number % 100 == 1 => format!("{}s", stem(number)),
        _ => stem(number),
    }
}

/// *Drei zehn* and *dreizehn*; *sechs zehn* and *sechzehn* are hardly told apart.
pub(super) const fn run_together(minutes: u64, seconds: u64) -> bool {
    matches!(minutes, 3..=9) && seconds == 10
}

/// The number with *ein* for one, as it stands inside a longer word.
fn stem(number: u64) -> String {
    match number {
        0..=19 => entry(&SMALL, number).to_owned(),
        20..=99 => match number % 10 {
            0 => entry(&TENS, number / 10).to_owned(),
            unit => format!("{}und{}", entry(&SMALL, unit), entry(&TENS, number / 10)),
        },
        100..=999 => join(number / 100, "hundert", number % 100),
        _ => join(number / 1000, "tausend", number % 1000),
    }
}

fn join(count: u64, unit: &str, rest: u64) -> String {
    let count = if count == 1 { String::new() } else { stem(count) };
    let rest = if rest == 0 { String::new() } else { stem(rest) };
    format!("{count}{unit}{rest}")
}
