//! English.

use super::entry;

const SMALL: [&str; 20] = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
];
const TENS: [&str; 10] = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

pub(super) fn cardinal(number: u64) -> String {
    match number {
        0..=19 => entry(&SMALL, number).to_owned(),
        20..=99 if number.is_multiple_of(10) => entry(&TENS, number / 10).to_owned(),
        20..=99 => format!("{}-{}", entry(&TENS, number / 10), entry(&SMALL, number % 10)),
        100..=999 => join(&cardinal(number / 100), "hundred", number % 100),
        _ => join(&cardinal(number / 1000), "thousand", number % 1000),
    }
}

/// *and* stands before what is less than a hundred.
fn join(count: &str, unit: &str, rest: u64) -> String {
    match rest {
        0 => format!("{count} {unit}"),
        1..=99 => format!("{count} {unit} and {}", cardinal(rest)),
        _ => format!("{count} {unit} {}", cardinal(rest)),
    }
}
