//! Spanish: *uno* and the hundreds follow the noun.

use super::{Form, entry};

const SMALL: [&str; 30] = [
    "cero",
    "uno",
    "dos",
    "tres",
    "cuatro",
    "cinco",
    "seis",
    "siete",
    "ocho",
    "nueve",
    "diez",
    "once",
    "doce",
    "trece",
    "catorce",
    "quince",
    "dieciséis",
    "diecisiete",
    "dieciocho",
    "diecinueve",
    "veinte",
    "veintiuno",
    "veintidós",
    "veintitrés",
    "veinticuatro",
    "veinticinco",
    "veintiséis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
];
const TENS: [&str; 10] = ["", "", "", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const HUNDREDS: [&str; 10] = [
    "",
    "ciento",
    "doscientos",
    "trescientos",
    "cuatrocientos",
    "quinientos",
    "seiscientos",
    "setecientos",
    "ochocientos",
    "novecientos",
];

pub(super) fn cardinal(number: u64, form: Form) -> String {
    match number {
        1 | 21 => one(number, form).to_owned(),
        0..=29 => entry(&SMALL, number).to_owned(),
        30..=99 => match number % 10 {
            0 => entry(&TENS, number / 10).to_owned(),
            unit => format!("{} y {}", entry(&TENS, number / 10), cardinal(unit, form)),
        },
        100 => "cien".to_owned(),
        101..=999 => {
            let hundreds = entry(&HUNDREDS, number / 100);
            let hundreds = match (form, hundreds.strip_suffix("os")) {
                (Form::Feminine, Some(stem)) => format!("{stem}as"),
                _ => hundreds.to_owned(),
            };
            with_rest(hundreds, number % 100, form)
        }
        1000..=1999 => with_rest("mil".to_owned(), number % 1000, form),
        _ => {
            // *mil* is masculine, unless the noun is not.
            let count = if form == Form::Feminine { Form::Feminine } else { Form::Masculine };
            with_rest(format!("{} mil", cardinal(number / 1000, count)), number % 1000, form)
        }
    }
}

fn with_rest(words: String, rest: u64, form: Form) -> String {
    if rest == 0 { words } else { format!("{words} {}", cardinal(rest, form)) }
}

const fn one(number: u64, form: Form) -> &'static str {
    match (number, form) {
        (1, Form::Counting) => "uno",
        (1, Form::Masculine) => "un",
        (1, Form::Feminine) => "una",
        (_, Form::Counting) => "veintiuno",
        (_, Form::Masculine) => "veintiún",
        (_, Form::Feminine) => "veintiuna",
    }
}
