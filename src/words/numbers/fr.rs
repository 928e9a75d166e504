//! French: seventy to ninety-nine count on from sixty and eighty.

use super::{Form, entry};

const SMALL: [&str; 20] = [
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize",
    "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
];
const TENS: [&str; 7] = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"];

pub(super) fn cardinal(number: u64, form: Form) -> String {
    let words = below_million(number);
    // *onze* stays, *un* becomes *une*.
    match words.strip_suffix("un") {
        Some(rest) if form == Form::Feminine && number % 100 != 11 => format!("{rest}une"),
        _ => words,
    }
}

/// *Quatre vingt* and *quatre-vingts*.
pub(super) const fn run_together(minutes: u64, seconds: u64) -> bool {
    minutes % 10 == 4 && minutes != 14 && seconds >= 20 && seconds < 30
}

fn below_million(number: u64) -> String {
    match number {
        0..=19 => entry(&SMALL, number).to_owned(),
        20..=79 => {
            let (tens, unit) = if number >= 70 { (6, number - 60) } else { (number / 10, number % 10) };
            let tens = entry(&TENS, tens);
            match unit {
                0 => tens.to_owned(),
                1 | 11 => format!("{tens} et {}", entry(&SMALL, unit)),
                _ => format!("{tens}-{}", entry(&SMALL, unit)),
            }
        }
        80 => "quatre-vingts".to_owned(),
        81..=99 => format!("quatre-vingt-{}", entry(&SMALL, number - 80)),
        100..=999 => {
            let (count, rest) = (number / 100, number % 100);
            match (count, rest) {
                (1, 0) => "cent".to_owned(),
                (1, _) => format!("cent {}", below_million(rest)),
                (_, 0) => format!("{} cents", below_million(count)),
                _ => format!("{} cent {}", below_million(count), below_million(rest)),
            }
        }
        _ => {
            let (count, rest) = (number / 1000, number % 1000);
            // Before *mille*, *vingts* and *cents* lose their s.
            let count = if count == 1 { String::new() } else { format!("{} ", singular(&below_million(count))) };
            let rest = if rest == 0 { String::new() } else { format!(" {}", below_million(rest)) };
            format!("{count}mille{rest}")
        }
    }
}

fn singular(words: &str) -> &str {
    if words.ends_with("vingts") || words.ends_with("cents") { words.strip_suffix('s').unwrap_or(words) } else { words }
}
