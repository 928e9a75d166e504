//! Text as it is compared: small letters, no accents, no punctuation, single blanks.

use crate::notation::accents::{is_combining, plain};

/// The text as it is compared.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars() {
        // Nearly all of them, and soon done.
        if character.is_ascii_alphanumeric() {
            folded.push(character.to_ascii_lowercase());
            continue;
        }
        for small in character.to_lowercase() {
            match plain(small) {
                Some(letters) => folded.push_str(letters),
                None if small.is_alphanumeric() => folded.push(small),
                // Combining accents vanish; everything else parts words.
                None if is_combining(small) => {}
                None if folded.ends_with(' ') || folded.is_empty() => {}
                None => folded.push(' '),
            }
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn case_accents_and_stops_are_of_no_account() {
        for (text, folded) in [
            ("  Última, jugada? ", "ultima jugada"),
            ("j'accepte", "j accepte"),
            ("Tschüß!", "tschuss"),
            ("u\u{308}ber", "uber"),
            ("half-move 12", "half move 12"),
            ("İ", "i"),
            ("…", ""),
        ] {
            assert_eq!(fold(text), folded);
        }
    }
}
