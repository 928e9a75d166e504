//! Italian: one word, in which vowels meet and *tre* at the end takes its accent.

use super::{Form, entry};

const SMALL: [&str; 20] = [
    "zero",
    "uno",
    "due",
    "tre",
    "quattro",
    "cinque",
    "sei",
    "sette",
    "otto",
    "nove",
    "dieci",
    "undici",
    "dodici",
    "tredici",
    "quattordici",
    "quindici",
    "sedici",
    "diciassette",
    "diciotto",
    "diciannove",
];
const TENS: [&str; 10] =
    ["", "", "venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"];

pub(super) fn cardinal(number: u64, form: Form) -> String {
    match (number, form) {
        (1, Form::Masculine) => return "un".to_owned(),
        (1, Form::Feminine) => return "una".to_owned(),
        _ => {}
    }
    let word = below_million(number);
    // *ventitré*, but *tre* alone.
    if number > 20 && number % 10 == 3 && number % 100 != 13 { accented(word) } else { word }
}

fn accented(mut word: String) -> String {
    if word.ends_with("tre") {
        word.pop();
        word.push('é');
    }
    word
}

fn below_million(number: u64) -> String {
    match number {
        0..=19 => entry(&SMALL, number).to_owned(),
        20..=99 => {
            let tens = entry(&TENS, number / 10);
            match number % 10 {
                0 => tens.to_owned(),
                unit @ (1 | 8) => format!("{}{}", shortened(tens), entry(&SMALL, unit)),
                unit => format!("{tens}{}", entry(&SMALL, unit)),
            }
        }
        100..=999 => {
            let hundreds =
                if number < 200 { "cento".to_owned() } else { format!("{}cento", entry(&SMALL, number / 100)) };
            match number % 100 {
                0 => hundreds,
                rest @ (8 | 80..=89) => format!("{}{}", shortened(&hundreds), below_million(rest)),
                rest => format!("{hundreds}{}", below_million(rest)),
            }
        }
        _ => {
            let thousands =
                if number < 2000 { "mille".to_owned() } else { format!("{}mila", below_million(number / 1000)) };
            match number % 1000 {
                0 => thousands,
                rest => format!("{thousands}{}", below_million(rest)),
            }
        }
    }
}

/// Without its last vowel.
fn shortened(word: &str) -> &str {
    word.strip_suffix(['a', 'i', 'o']).unwrap_or(word)
}
